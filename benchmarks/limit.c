/* Random games of Marrakech by hand in C: the limit that the compiled kernel is measured against.
 *
 * It plays the standard rules and nothing else (elimination, cover = opponents, shuffled two-colour
 * piles for two players), keeps no history, checks no input, and knows the number of players at
 * compile time. It consumes random numbers exactly as kernel.py does, so that equal seeds must give
 * equal checksums: the comparison is of the same games.
 *
 *   cc -O3 -mpopcnt -o limit limit.c && ./limit PLAYERS GAMES SEED
 *
 * With -DCHEAP it takes a generator that is cheaper still, and plays other games.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t u64;
enum { N, E, S, W };
enum { UNKNOWN = 7 };

static u64 near_across[56], near_down[56];
static uint8_t walk_table[56][4][5]; /* cell * 4 + heading */
static const uint8_t faces[6] = {1, 2, 2, 3, 3, 4};

typedef struct {
    u64 visible[4], toward[4];
    int dirhams[4], rugs[4], pile[4], top[4], out[4];
    int assam, heading, mover, remaining, over;
} game_t;

static u64 mix(u64 z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

static void one_step(int *row, int *column, int *heading) {
    static const int down[4] = {-1, 0, 1, 0}, right[4] = {0, 1, 0, -1};
    int r = *row + down[*heading], c = *column + right[*heading];
    if (r >= 0 && r < 7 && c >= 0 && c < 7) { *row = r; *column = c; return; }
    int vertical = *heading == N || *heading == S;
    int offset = *heading == E || *heading == S;
    int line = vertical ? *column : *row;
    int partner = ((line + offset) ^ 1) - offset;
    if (partner < 0 || partner > 6) { *heading = 3 - *heading; return; }
    if (vertical) *column = partner; else *row = partner;
    *heading ^= 2;
}

static void make_tables(void) {
    static const int down[4] = {-1, 0, 1, 0}, right[4] = {0, 1, 0, -1};
    for (int r = 0; r < 7; r++) for (int c = 0; c < 7; c++) {
        int cell = 8 * r + c;
        for (int h = 0; h < 4; h++) {
            int row = r, column = c, heading = h;
            for (int steps = 1; steps < 5; steps++) {
                one_step(&row, &column, &heading);
                walk_table[cell][h][steps] = (8 * row + column) * 4 + heading;
            }
            int nr = r + down[h], nc = c + right[h];
            if (nr < 0 || nr > 6 || nc < 0 || nc > 6) continue;
            for (int b = 0; b < 4; b++) {
                int fr = nr + down[b], fc = nc + right[b];
                if (fr < 0 || fr > 6 || fc < 0 || fc > 6 || (fr == r && fc == c)) continue;
                int near = 8 * nr + nc, far = 8 * fr + fc, first = near < far ? near : far;
                (abs(near - far) == 1 ? near_across : near_down)[cell] |= (u64)1 << first;
            }
        }
    }
}

/* The compiler's own: one instruction with -mpopcnt. */
static inline int count(u64 mask) { return __builtin_popcountll(mask); }

/* What a turn draws its luck from. CHEAP is about the cheapest that gives fair games: a linear
 * congruence, stirred by one shift; else it is the kernel's generator, and so the kernel's games. */
static inline u64 draw(u64 *luck) {
#ifdef CHEAP
    *luck = *luck * 0x5851F42D4C957F2Du + 0x14057B7EF767814Fu;
    return *luck ^ *luck >> 33;
#else
    return mix(*luck += 0x9E3779B97F4A7C15u);
#endif
}

static inline u64 area(u64 mask, u64 grown) {
    for (;;) {
        u64 more = (grown | grown << 1 | grown >> 1 | grown << 8 | grown >> 8) & mask;
        if (more == grown) return grown;
        grown = more;
    }
}

static inline void advance(game_t *g, const int players) {
    int seat = g->mover;
    for (int i = 0; i < players; i++) {
        if (++seat == players) seat = 0;
        if (g->pile[seat]) { g->mover = seat; return; }
    }
    g->over = 1;
}

/* One turn from one random number. */
static inline void turn(game_t *g, u64 number, const int players) {
    const int colours = players == 3 ? 3 : 4;
    int fate = (int)(number % 18), mover = g->mover;
    int heading = (g->heading + fate / 6 + 3) & 3;
    int end = walk_table[g->assam][heading][faces[fate % 6]];
    int assam = g->assam = end >> 2;
    g->heading = end & 3;

    u64 bit = (u64)1 << assam;
    for (int colour = 0; colour < colours; colour++) {
        if (!(g->visible[colour] & bit)) continue;
        int owner = players == 2 ? colour & 1 : colour;
        if (owner == mover || g->out[owner]) break;
        int due = count(area(g->visible[colour], bit));
        if (g->dirhams[mover] >= due) {
            g->dirhams[mover] -= due;
            g->dirhams[owner] += due;
            break;
        }
        g->dirhams[owner] += g->dirhams[mover];
        g->dirhams[mover] = 0;
        g->out[mover] = players - g->remaining + 1;
        g->pile[mover] = 0;
        if (--g->remaining == 1) g->over = 1; else advance(g, players);
        return;
    }

    u64 own = g->visible[mover];
    if (players == 2) own |= g->visible[mover + 2];
    u64 across = near_across[assam] & ~(g->toward[E] & g->toward[W] >> 1 & ~own);
    u64 down = near_down[assam] & ~(g->toward[S] & g->toward[N] >> 8 & ~own);
    int choices = count(across);
    int chosen = (int)((number >> 43) * (choices + count(down)) >> 21);
    int lies_down = chosen >= choices;
    u64 places = lies_down ? down : across;
    if (lies_down) chosen -= choices;
    while (chosen--) places &= places - 1;
    u64 first = places & -places, second = lies_down ? first << 8 : first << 1;
    u64 rest = ~(first | second);
    for (int i = 0; i < 4; i++) { g->visible[i] &= rest; g->toward[i] &= rest; }
    int colour = players == 2 ? g->top[mover] : mover;
    g->visible[colour] |= first | second;
    if (lies_down) { g->toward[S] |= first; g->toward[N] |= second; }
    else { g->toward[E] |= first; g->toward[W] |= second; }
    g->pile[mover]--;
    if (players == 2) {
        g->rugs[colour]--;
        if (g->pile[mover]) {
            int drawn = (int)((number >> 22 & 0x1FFFFF) * g->pile[mover] >> 21);
            g->top[mover] = drawn < g->rugs[mover] ? mover : mover + 2;
        }
    }
    advance(g, players);
}

static inline void play(const int players, long games, u64 seed, u64 *turns, u64 *checksum) {
    for (long i = 0; i < games; i++) {
        game_t game, *g = &game;
        memset(g, 0, sizeof *g);
        g->assam = 27;
        g->heading = S;
        g->remaining = players;
        for (int seat = 0; seat < players; seat++) {
            g->dirhams[seat] = 30;
            g->pile[seat] = players == 2 ? 24 : players == 3 ? 15 : 12;
        }
        u64 luck = mix(mix(seed) + (u64)i);
        if (players == 2) {
            for (int colour = 0; colour < 4; colour++) g->rugs[colour] = 12;
            for (int seat = 0; seat < 2; seat++) {
                int drawn = (int)((draw(&luck) >> 22 & 0x1FFFFF) * 24 >> 21);
                g->top[seat] = drawn < 12 ? seat : seat + 2;
            }
        }
        while (!g->over) {
            turn(g, draw(&luck), players);
            ++*turns;
        }
        for (int seat = 0; seat < players; seat++)
            *checksum = mix(*checksum ^ (u64)g->dirhams[seat]);
        for (int colour = 0; colour < (players == 3 ? 3 : 4); colour++)
            *checksum = mix(*checksum ^ g->visible[colour]);
    }
}

static double now(clockid_t which) {
    struct timespec at;
    clock_gettime(which, &at);
    return (double)at.tv_sec + 1e-9 * (double)at.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 4) { fprintf(stderr, "usage: limit PLAYERS GAMES SEED\n"); return 2; }
    int players = atoi(argv[1]);
    long games = atol(argv[2]);
    u64 seed = strtoull(argv[3], NULL, 10), turns = 0, checksum = 0;
    make_tables();
    double clock = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
    if (players == 2) play(2, games, seed, &turns, &checksum);
    else if (players == 3) play(3, games, seed, &turns, &checksum);
    else if (players == 4) play(4, games, seed, &turns, &checksum);
    else return 2;
    clock = now(CLOCK_MONOTONIC) - clock;
    cpu = now(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    printf("{\"seconds\": %.6f, \"cpu\": %.6f, \"turns\": %llu, \"checksum\": %llu}\n",
           clock, cpu, (unsigned long long)turns, (unsigned long long)checksum);
    return 0;
}
