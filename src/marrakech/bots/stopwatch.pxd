# The time in C, which needs no interpreter lock. Plain Python has the same in stopwatch.py.
cdef extern from *:
    """
    #ifndef MARRAKECH_STOPWATCH
    #define MARRAKECH_STOPWATCH
    #ifdef _WIN32
    #include <windows.h>
    static inline double marrakech_now(void) {
        LARGE_INTEGER ticks, frequency;
        QueryPerformanceFrequency(&frequency);
        QueryPerformanceCounter(&ticks);
        return (double)ticks.QuadPart / (double)frequency.QuadPart;
    }
    #else
    #include <time.h>
    static inline double marrakech_now(void) {
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
    }
    #endif
    #endif
    """
    double now "marrakech_now"() noexcept nogil
