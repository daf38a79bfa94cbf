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
    #define MARRAKECH_UNUSED __attribute__((unused))
    #else
    #define MARRAKECH_UNUSED
    #endif
    #if defined(__GNUC__) && !defined(__clang__)
    #define MARRAKECH_UNROLLED _Pragma("GCC unroll 8")
    #else
    #define MARRAKECH_UNROLLED
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

    /* One body for each width, so that the compiler keeps all sums of a width in registers */
    #define MARRAKECH_FOLLOW(name, eights) \\
    MARRAKECH_WIDE static void name(const float *dense, const float *skip, int inputs, float *before, const float *x, \\
                                    float *h, float *y) { \\
        marrakech_eight sums[(eights) + 1]; \\
        int i, k, j; \\
        MARRAKECH_LOAD(sums[eights], y); \\
        for (j = 0; j < (eights); j++) MARRAKECH_LOAD(sums[j], h + j * 8); \\
        for (i = 0; i < inputs; i += 4) { \\
            unsigned long long old[2], now[2]; /* four inputs at once: most are as they were */ \\
            memcpy(old, before + i, 16); \\
            memcpy(now, x + i, 16); \\
            if (!((old[0] ^ now[0]) | (old[1] ^ now[1]))) continue; \\
            for (k = i; k < i + 4; k++) { \\
                float v = x[k] - before[k]; \\
                if (v == 0.0f) continue; \\
                before[k] = x[k]; \\
                MARRAKECH_ADD(sums[eights], skip + k * 8, v); \\
                MARRAKECH_UNROLLED for (j = 0; j < (eights); j++) MARRAKECH_ADD(sums[j], dense + k * (eights) * 8 + j * 8, v); \\
            } \\
        } \\
        MARRAKECH_STORE(y, sums[eights]); \\
        for (j = 0; j < (eights); j++) MARRAKECH_STORE(h + j * 8, sums[j]); \\
    }
    MARRAKECH_FOLLOW(marrakech_follow_0, 0)
    MARRAKECH_FOLLOW(marrakech_follow_4, 4)
    MARRAKECH_FOLLOW(marrakech_follow_8, 8)

    MARRAKECH_UNUSED static void marrakech_follow(const float *weights, Py_ssize_t dense_at, Py_ssize_t skip_at, int units, int inputs,
                                 float *before, const float *x, float *h, float *y) {
        const float *dense = weights + dense_at, *skip = weights + skip_at;
        if (units == 0) marrakech_follow_0(dense, skip, inputs, before, x, h, y);
        else if (units == 32) marrakech_follow_4(dense, skip, inputs, before, x, h, y);
        else marrakech_follow_8(dense, skip, inputs, before, x, h, y);
    }

    MARRAKECH_WIDE static void marrakech_nearness(const float *table, Py_ssize_t at, const unsigned char *memory,
                                                  Py_ssize_t sizes_at, unsigned long long mask, float *x,
                                                  Py_ssize_t near_at) {
        static const float nothing[8];
        marrakech_eight near;
        int cell = 0;
        MARRAKECH_LOAD(near, nothing);
        while (mask) {
    #if defined(__GNUC__)
            cell = __builtin_ctzll(mask);
    #else
            while (!(mask >> cell & 1)) cell++;
    #endif
            mask &= mask - 1;
            MARRAKECH_ADD(near, table + at + cell * 8, (float)memory[sizes_at + cell]);
        }
        MARRAKECH_STORE(x + near_at, near);
    }

    MARRAKECH_WIDE static void marrakech_add_row(const float *weights, Py_ssize_t at, int units, float *h) {
        int j;
        for (j = 0; j < units; j += 8) {
            marrakech_eight sum;
            MARRAKECH_LOAD(sum, h + j);
            MARRAKECH_ADD(sum, weights + at + j, 1.0f);
            MARRAKECH_STORE(h + j, sum);
        }
    }

    MARRAKECH_WIDE static void marrakech_change_row(const float *weights, Py_ssize_t before, Py_ssize_t at, int units,
                                                    float *h) {
        const float *old = weights + before, *row = weights + at;
        int j;
        for (j = 0; j < units; j++) h[j] += row[j] - old[j];
    }

    MARRAKECH_WIDE static void marrakech_pass_on(const float *weights, Py_ssize_t second_at, Py_ssize_t bias_at,
                                                 Py_ssize_t third_at, int units, float *h, float *g, float *y) {
        const float *second = weights + second_at, *bias = weights + bias_at, *third = weights + third_at;
        marrakech_eight g0, g1, out;
        int i;
        MARRAKECH_LOAD(g0, bias); MARRAKECH_LOAD(g1, bias + 8); MARRAKECH_LOAD(out, y);
        for (i = 0; i < units; i++) {
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
    void follow "marrakech_follow"(const float* weights, Py_ssize_t dense_at, Py_ssize_t skip_at, int units, int inputs,
                                   float* before, const float* x, float* h, float* y) noexcept nogil
    void nearness "marrakech_nearness"(const float* table, Py_ssize_t at, const unsigned char* memory, Py_ssize_t sizes_at,
                                       unsigned long long mask, float* x, Py_ssize_t near_at) noexcept nogil
    void add_row "marrakech_add_row"(const float* weights, Py_ssize_t at, int units, float* h) noexcept nogil
    void change_row "marrakech_change_row"(const float* weights, Py_ssize_t before, Py_ssize_t at, int units,
                                           float* h) noexcept nogil
    void pass_on "marrakech_pass_on"(const float* weights, Py_ssize_t second_at, Py_ssize_t bias_at, Py_ssize_t third_at,
                                     int units, float* h, float* g, float* y) noexcept nogil
