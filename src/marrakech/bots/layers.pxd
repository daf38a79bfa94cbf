# The arithmetic of the value network in C, eight numbers at a time: by the processor's wider instructions where it has
# them, which is found out when the module is loaded. Every sum is added in the order of layers.py, so that all processors
# come to the same result, to the last bit.
cdef extern from *:
    """
    #ifndef MARRAKECH_LAYERS
    #define MARRAKECH_LAYERS
    #include <string.h>
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
    #define MARRAKECH_WIDE __attribute__((target_clones("avx2", "default"), unused))
    #elif defined(__GNUC__)
    #define MARRAKECH_WIDE __attribute__((unused))
    #else
    #define MARRAKECH_WIDE
    #endif
    #if defined(__GNUC__)
    typedef float marrakech_eight __attribute__((vector_size(32)));
    #define MARRAKECH_LOAD(into, from) memcpy(&(into), (from), sizeof(into))
    #define MARRAKECH_STORE(to, from) memcpy((to), &(from), sizeof(from))
    #define MARRAKECH_ADD(sum, row, times) \\
        do { marrakech_eight r_; MARRAKECH_LOAD(r_, row); (sum) += r_ * (times); } while (0)
    #else
    typedef struct { float at[8]; } marrakech_eight;
    #define MARRAKECH_LOAD(into, from) memcpy(&(into), (from), sizeof(into))
    #define MARRAKECH_STORE(to, from) memcpy((to), &(from), sizeof(from))
    #define MARRAKECH_ADD(sum, row, times) \\
        do { int j_; for (j_ = 0; j_ < 8; j_++) (sum).at[j_] += (times) * (row)[j_]; } while (0)
    #endif

    MARRAKECH_WIDE static void marrakech_follow(const float *weights, Py_ssize_t dense_at, Py_ssize_t skip_at,
                                                int linear, int inputs, float *before, const float *x, float *h,
                                                float *y) {
        const float *dense = weights + dense_at, *skip = weights + skip_at;
        marrakech_eight h0, h1, h2, h3, out;
        int i, k;
        MARRAKECH_LOAD(out, y);
        MARRAKECH_LOAD(h0, h); MARRAKECH_LOAD(h1, h + 8); MARRAKECH_LOAD(h2, h + 16); MARRAKECH_LOAD(h3, h + 24);
        for (i = 0; i < inputs; i += 2) {
            unsigned long long old, now; /* two inputs at once: most are as they were */
            memcpy(&old, before + i, 8);
            memcpy(&now, x + i, 8);
            if (old == now) continue;
            for (k = i; k < i + 2; k++) {
                float v = x[k] - before[k];
                if (v == 0.0f) continue;
                before[k] = x[k];
                MARRAKECH_ADD(out, skip + k * 8, v);
                if (linear) continue;
                MARRAKECH_ADD(h0, dense + k * 32, v);
                MARRAKECH_ADD(h1, dense + k * 32 + 8, v);
                MARRAKECH_ADD(h2, dense + k * 32 + 16, v);
                MARRAKECH_ADD(h3, dense + k * 32 + 24, v);
            }
        }
        MARRAKECH_STORE(y, out);
        MARRAKECH_STORE(h, h0); MARRAKECH_STORE(h + 8, h1); MARRAKECH_STORE(h + 16, h2); MARRAKECH_STORE(h + 24, h3);
    }

    MARRAKECH_WIDE static void marrakech_pass_on(const float *weights, Py_ssize_t second_at, Py_ssize_t bias_at,
                                                 Py_ssize_t third_at, float *h, float *g, float *y) {
        const float *second = weights + second_at, *bias = weights + bias_at, *third = weights + third_at;
        marrakech_eight g0, g1, out;
        int i;
        MARRAKECH_LOAD(g0, bias); MARRAKECH_LOAD(g1, bias + 8); MARRAKECH_LOAD(out, y);
        for (i = 0; i < 32; i++) {
            float v = h[i];
            if (!(v > 0.0f)) { h[i] = 0.0f; continue; }
            MARRAKECH_ADD(g0, second + i * 16, v);
            MARRAKECH_ADD(g1, second + i * 16 + 8, v);
        }
        MARRAKECH_STORE(g, g0); MARRAKECH_STORE(g + 8, g1);
        for (i = 0; i < 16; i++) {
            float v = g[i];
            if (!(v > 0.0f)) { g[i] = 0.0f; continue; }
            MARRAKECH_ADD(out, third + i * 8, v);
        }
        MARRAKECH_STORE(y, out);
    }
    #endif
    """
    void follow "marrakech_follow"(const float* weights, Py_ssize_t dense_at, Py_ssize_t skip_at, int linear, int inputs,
                                   float* before, const float* x, float* h, float* y) noexcept nogil
    void pass_on "marrakech_pass_on"(const float* weights, Py_ssize_t second_at, Py_ssize_t bias_at,
                                     Py_ssize_t third_at, float* h, float* g, float* y) noexcept nogil
