# Counting and choosing bits in C: by the processor's own instructions where it has them, which is found out when
# the module is loaded, so that one build serves all processors. Plain Python has the same in bits.py.
cdef extern from *:
    """
    #ifndef MARRAKECH_BITS
    #define MARRAKECH_BITS
    #if defined(__GNUC__) && defined(__x86_64__)
    #define MARRAKECH_ASKS 1
    #include <cpuid.h>
    static int marrakech_popcnt = 0, marrakech_pdep = 0;
    __attribute__((constructor, unused)) static void marrakech_ask(void) {
        unsigned int a, b, c, d, family;
        int is_intel;
        if (!__get_cpuid(0, &a, &b, &c, &d)) return;
        is_intel = b == 0x756E6547; /* "Genu" */
        if (!__get_cpuid(1, &a, &b, &c, &d)) return;
        family = (a >> 8 & 15) + (a >> 20 & 255);
        marrakech_popcnt = c >> 23 & 1;
        if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return;
        /* AMD's have pdep since Excavator, but up to Zen 2 it takes a hundred times as long */
        marrakech_pdep = (b >> 8 & 1) && (is_intel || family >= 0x19);
    }
    #endif

    /* how many bits are set */
    static inline int popcount(unsigned long long mask) {
    #if defined(MARRAKECH_ASKS)
        if (marrakech_popcnt) {
            unsigned long long found;
            __asm__("popcnt %1, %0" : "=r"(found) : "r"(mask) : "cc");
            return (int)found;
        }
    #elif defined(__GNUC__) && defined(__aarch64__)
        return __builtin_popcountll(mask);
    #endif
        mask -= mask >> 1 & 0x5555555555555555ULL;
        mask = (mask & 0x3333333333333333ULL) + (mask >> 2 & 0x3333333333333333ULL);
        mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)(mask * 0x0101010101010101ULL >> 56);
    }

    /* the number of the lowest set bit */
    static inline int lowest(unsigned long long mask) {
    #if defined(__GNUC__)
        return __builtin_ctzll(mask);
    #else
        return popcount((mask & (0 - mask)) - 1);
    #endif
    }

    /* the bit that has so many set bits below it */
    static inline unsigned long long nth_bit(unsigned long long mask, int below) {
    #if defined(MARRAKECH_ASKS)
        if (marrakech_pdep) {
            unsigned long long found;
            __asm__("pdep %2, %1, %0" : "=r"(found) : "r"(1ULL << below), "r"(mask));
            return found;
        }
    #endif
        while (below--) mask &= mask - 1;
        return mask & (0 - mask);
    }

    /* the bits of a mask that are connected with one of them, side by side in rows of eight */
    static inline unsigned long long connected(unsigned long long mask, unsigned long long bit) {
        unsigned long long grown = bit, more;
        for (;;) {
            /* two steps at a time: the test whether to go on costs the processor most */
            more = (grown | grown << 1 | grown >> 1 | grown << 8 | grown >> 8) & mask;
            grown = (more | more << 1 | more >> 1 | more << 8 | more >> 8) & mask;
            if (grown == more) return grown;
        }
    }
    #endif
    """
    int popcount(unsigned long long mask) noexcept nogil
    unsigned long long nth_bit(unsigned long long mask, int below) noexcept nogil
    int lowest(unsigned long long mask) noexcept nogil
    unsigned long long connected(unsigned long long mask, unsigned long long bit) noexcept nogil
