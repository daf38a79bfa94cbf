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
    #define MARRAKECH_REPLACE(sum, row, old) \\
        do { marrakech_eight r_, o_; MARRAKECH_LOAD(r_, row); MARRAKECH_LOAD(o_, old); (sum) += r_ - o_; } while (0)
    #else
    typedef struct { float at[8]; } marrakech_eight;
    #define MARRAKECH_LOAD(into, from) memcpy(&(into), (from), sizeof(into))
    #define MARRAKECH_STORE(to, from) memcpy((to), &(from), sizeof(from))
    #define MARRAKECH_ADD(sum, row, times) \\
        do { int j_; for (j_ = 0; j_ < 8; j_++) (sum).at[j_] += (times) * (row)[j_]; } while (0)
    #define MARRAKECH_REPLACE(sum, row, old) \\
        do { int j_; for (j_ = 0; j_ < 8; j_++) (sum).at[j_] += (row)[j_] - (old)[j_]; } while (0)
    #endif

    /* which of four numbers differ from four others, as bits */
    #if defined(__SSE2__)
    #include <emmintrin.h>
    static inline unsigned long long marrakech_differing(const float *one, const float *other) {
        __m128i equal = _mm_cmpeq_epi32(_mm_loadu_si128((const __m128i *)one), _mm_loadu_si128((const __m128i *)other));
        return 15 ^ (unsigned long long)_mm_movemask_ps(_mm_castsi128_ps(equal));
    }
    #else
    static inline unsigned long long marrakech_differing(const float *one, const float *other) {
        return (one[0] != other[0]) | (one[1] != other[1]) << 1 | (one[2] != other[2]) << 2 | (one[3] != other[3]) << 3;
    }
    #endif
    static inline int marrakech_lowest(unsigned long long mask) {
    #if defined(__GNUC__)
        return __builtin_ctzll(mask);
    #else
        int place = 0;
        while (!(mask >> place & 1)) place++;
        return place;
    #endif
    }

    /* One body for each width, so that the compiler keeps all sums of a width in registers */
    #define MARRAKECH_FOLLOW(name, eights) \\
    MARRAKECH_WIDE static void name(const float *table, const float *dense, const float *skip, int inputs, \\
                                    const float *before, const float *x, const int *rows_before, const int *rows, \\
                                    int number, int anew, float *h, float *y) { \\
        marrakech_eight sums[(eights) + 1]; \\
        unsigned long long differing[3] = {0, 0, 0}; /* inputs, as bits */ \\
        int i, j; \\
        MARRAKECH_LOAD(sums[eights], y); \\
        for (j = 0; j < (eights); j++) MARRAKECH_LOAD(sums[j], h + j * 8); \\
        for (i = 0; i < inputs; i += 4) differing[i >> 6] |= marrakech_differing(before + i, x + i) << (i & 63); \\
        for (i = 0; i < 3; i++) { \\
            while (differing[i]) { \\
                int k = i * 64 + marrakech_lowest(differing[i]); \\
                float v = x[k] - before[k]; \\
                differing[i] &= differing[i] - 1; \\
                MARRAKECH_ADD(sums[eights], skip + k * 8, v); \\
                MARRAKECH_UNROLLED for (j = 0; j < (eights); j++) MARRAKECH_ADD(sums[j], dense + k * (eights) * 8 + j * 8, v); \\
            } \\
        } \\
        for (i = 0; (eights) && i < number; i++) { \\
            const float *row = table + rows[i] * (eights) * 8, *old = table + rows_before[i] * (eights) * 8; \\
            if (anew) { \\
                MARRAKECH_UNROLLED for (j = 0; j < (eights); j++) MARRAKECH_ADD(sums[j], row + j * 8, 1.0f); \\
            } else if (row != old) { \\
                MARRAKECH_UNROLLED for (j = 0; j < (eights); j++) MARRAKECH_REPLACE(sums[j], row + j * 8, old + j * 8); \\
            } \\
        } \\
        MARRAKECH_STORE(y, sums[eights]); \\
        for (j = 0; j < (eights); j++) MARRAKECH_STORE(h + j * 8, sums[j]); \\
    }
    MARRAKECH_FOLLOW(marrakech_follow_0, 0)
    MARRAKECH_FOLLOW(marrakech_follow_4, 4)
    MARRAKECH_FOLLOW(marrakech_follow_8, 8)

    MARRAKECH_UNUSED static void marrakech_follow(const float *weights, Py_ssize_t dense_at, Py_ssize_t skip_at, int units,
                                                  int inputs, const float *before, const float *x, const int *rows_before,
                                                  const int *rows, int number, int anew, float *h, float *y) {
        const float *dense = weights + dense_at, *skip = weights + skip_at;
        if (units == 0)
            marrakech_follow_0(weights, dense, skip, inputs, before, x, rows_before, rows, number, anew, h, y);
        else if (units == 32)
            marrakech_follow_4(weights, dense, skip, inputs, before, x, rows_before, rows, number, anew, h, y);
        else
            marrakech_follow_8(weights, dense, skip, inputs, before, x, rows_before, rows, number, anew, h, y);
    }

    MARRAKECH_WIDE static void marrakech_nearness(const float *table, Py_ssize_t at, const unsigned char *memory,
                                                  Py_ssize_t sizes_at, unsigned long long mask, float *x,
                                                  Py_ssize_t near_at) {
        static const float nothing[8];
        marrakech_eight near;
        MARRAKECH_LOAD(near, nothing);
        while (mask) {
            int cell = marrakech_lowest(mask);
            mask &= mask - 1;
            MARRAKECH_ADD(near, table + at + cell * 8, (float)memory[sizes_at + cell]);
        }
        MARRAKECH_STORE(x + near_at, near);
    }

    MARRAKECH_WIDE static void marrakech_pass_on(const float *weights, Py_ssize_t second_at, Py_ssize_t bias_at,
                                                 Py_ssize_t third_at, int units, float *h, float *g, float *y) {
        const float *second = weights + second_at, *bias = weights + bias_at, *third = weights + third_at;
        marrakech_eight g0, g1, out;
        int i;
        MARRAKECH_LOAD(g0, bias); MARRAKECH_LOAD(g1, bias + 8); MARRAKECH_LOAD(out, y);
        for (i = 0; i < units; i++) h[i] = h[i] > 0.0f ? h[i] : 0.0f;
        for (i = 0; i < units; i++) { /* all: to find out which are not 0 takes longer */
            MARRAKECH_ADD(g0, second + i * 16, h[i]);
            MARRAKECH_ADD(g1, second + i * 16 + 8, h[i]);
        }
        MARRAKECH_STORE(g, g0); MARRAKECH_STORE(g + 8, g1);
        for (i = 0; i < 16; i++) g[i] = g[i] > 0.0f ? g[i] : 0.0f;
        for (i = 0; i < 16; i++) MARRAKECH_ADD(out, third + i * 8, g[i]);
        MARRAKECH_STORE(y, out);
    }
    #endif
    """
    void follow "marrakech_follow"(const float* weights, Py_ssize_t dense_at, Py_ssize_t skip_at, int units, int inputs,
                                   const float* before, const float* x, const int* rows_before, const int* rows,
                                   int number, int anew, float* h, float* y) noexcept nogil
    void nearness "marrakech_nearness"(const float* table, Py_ssize_t at, const unsigned char* memory, Py_ssize_t sizes_at,
                                       unsigned long long mask, float* x, Py_ssize_t near_at) noexcept nogil
    void pass_on "marrakech_pass_on"(const float* weights, Py_ssize_t second_at, Py_ssize_t bias_at, Py_ssize_t third_at,
                                     int units, float* h, float* g, float* y) noexcept nogil
