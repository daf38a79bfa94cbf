/* Stands between a program and the C library, for the files of one folder.

   LD_PRELOAD=shim.so FAULTS_FOLDER=/data FAULTS_CONTROL=/control [FAULTS_JOURNAL=/journal] program

   The control file is a page of numbers (see `struct control`) that another process maps, too: it says
   which call is to fail and how, and it is told how many calls there were. The journal gets all that
   the program has done to the files, in order, with the time: from it others make what a disk could
   hold if the power went at any instant.

   All calls on the folder wait for each other, so that there is one order. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum kind { OPEN, READ, WRITE, SYNC, TRUNCATE, MAP, UNLINK, KINDS };
enum { MOST_FILES = 4096 };

struct control {
    _Atomic int64_t kind;      /* which kind of call fails; -1: none */
    _Atomic int64_t at;        /* the how many-th since it was armed, from 1 */
    _Atomic int64_t error;     /* with which errno; 0: half of it is written */
    _Atomic int64_t lasting;   /* whether all later ones of the kind fail as well */
    _Atomic int64_t fired;     /* how often it has failed */
    _Atomic int64_t seen[KINDS];
};

/* What the journal has for each call; `size` bytes follow */
struct record {
    int64_t what; /* enum kind, or one of these */
    int64_t file;
    int64_t offset;
    int64_t size;
    int64_t began, ended; /* CLOCK_MONOTONIC */
};
enum { CREATED = 100, OPENED = 101, RENAMED = 102, LINKED = 103 };

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static struct control *control;
static char folder[PATH_MAX];
static size_t folder_length;
static int journal = -1;
static int files[MOST_FILES]; /* by descriptor: 0, or the number of a file, or of an opened folder */
static int next_file = 1;

static int (*real_open)(const char *, int, ...);
static int (*real_openat)(int, const char *, int, ...);
static int (*real_close)(int);
static ssize_t (*real_read)(int, void *, size_t);
static ssize_t (*real_pread)(int, void *, size_t, off_t);
static ssize_t (*real_write)(int, const void *, size_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off_t);
static void *(*real_mmap)(void *, size_t, int, int, int, off_t);
static int (*real_unlink)(const char *);
static int (*real_rename)(const char *, const char *);
static int (*real_link)(const char *, const char *);

static void find(void *where, const char *name) {
    *(void **)where = dlsym(RTLD_NEXT, name);
}

__attribute__((constructor)) static void begin(void) {
    if (real_open)
        return;
    find(&real_openat, "openat");
    find(&real_close, "close");
    find(&real_read, "read");
    find(&real_pread, "pread");
    find(&real_write, "write");
    find(&real_pwrite, "pwrite");
    find(&real_fsync, "fsync");
    find(&real_fdatasync, "fdatasync");
    find(&real_ftruncate, "ftruncate");
    find(&real_mmap, "mmap");
    find(&real_unlink, "unlink");
    find(&real_rename, "rename");
    find(&real_link, "link");
    find(&real_open, "open");
    const char *wanted = getenv("FAULTS_FOLDER"), *file = getenv("FAULTS_CONTROL");
    if (!wanted || !file)
        return;
    snprintf(folder, sizeof folder, "%s", wanted);
    folder_length = strlen(folder);
    int fd = real_open(file, O_RDWR | O_CLOEXEC);
    void *page = fd < 0 ? MAP_FAILED
                        : real_mmap(0, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
    if (page == MAP_FAILED) {
        perror("faults: no control");
        _exit(99);
    }
    control = page;
    real_close(fd);
    const char *kept = getenv("FAULTS_JOURNAL");
    if (kept)
        journal = real_open(kept, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static void note(int64_t what, int file, int64_t offset, const void *data, int64_t size,
                 int64_t began) {
    if (journal < 0)
        return;
    struct record record = {what, file, offset, size, began, now()};
    struct iovec parts[2] = {{&record, sizeof record}, {(void *)data, data ? size : 0}};
    if (!data)
        record.size = 0;
    if (writev(journal, parts, 2) < 0)
        _exit(98);
}

/* Whether a path is the folder, or something in it */
static int is_ours(const char *path) {
    return control && !strncmp(path, folder, folder_length) &&
           (path[folder_length] == '/' || !path[folder_length]);
}

static int number_of(int fd) {
    return fd >= 0 && fd < MOST_FILES ? files[fd] : 0;
}

/* Whether this call is the one that fails: errno is set then, or 0 if half of it is to be done */
static int fails(enum kind kind) {
    if (!control)
        return 0;
    int64_t number = ++control->seen[kind];
    if (control->kind != kind || control->at <= 0)
        return 0;
    if (number != control->at && !(control->lasting && number > control->at))
        return 0;
    control->fired++;
    errno = (int)control->error;
    return 1;
}

static int opened(int fd, const char *path, int flags, int is_new, int64_t began) {
    if (fd >= 0 && fd < MOST_FILES) {
        files[fd] = next_file++;
        note(is_new ? CREATED : OPENED, files[fd], flags & O_TRUNC ? 1 : 0, path, strlen(path),
             began);
    }
    return fd;
}

static int open_any(int at, const char *path, int flags, mode_t mode) {
    begin();
    if (!is_ours(path))
        return at == AT_FDCWD ? real_open(path, flags, mode) : real_openat(at, path, flags, mode);
    pthread_mutex_lock(&lock);
    int64_t began = now();
    int fd = -1;
    if (!fails(OPEN)) {
        int is_new = (flags & O_CREAT) && access(path, F_OK) != 0;
        fd = opened(real_open(path, flags, mode), path, flags, is_new, began);
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return fd;
}

#define MODE(flags)                                                                                \
    mode_t mode = 0;                                                                               \
    if ((flags) & (O_CREAT | O_TMPFILE)) {                                                         \
        va_list more;                                                                              \
        va_start(more, flags);                                                                     \
        mode = va_arg(more, mode_t);                                                               \
        va_end(more);                                                                              \
    }

int open(const char *path, int flags, ...) {
    MODE(flags)
    return open_any(AT_FDCWD, path, flags, mode);
}

int open64(const char *path, int flags, ...) {
    MODE(flags)
    return open_any(AT_FDCWD, path, flags, mode);
}

int openat(int at, const char *path, int flags, ...) {
    MODE(flags)
    return open_any(at, path, flags, mode);
}

int openat64(int at, const char *path, int flags, ...) {
    MODE(flags)
    return open_any(at, path, flags, mode);
}

int close(int fd) {
    begin();
    if (number_of(fd)) {
        pthread_mutex_lock(&lock);
        files[fd] = 0;
        pthread_mutex_unlock(&lock);
    }
    return real_close(fd);
}

/* Do something to one of our files, under the lock, unless it has to fail */
#define OURS(fd, kind, type, call, after)                                                          \
    begin();                                                                                       \
    if (!number_of(fd))                                                                            \
        return call;                                                                               \
    pthread_mutex_lock(&lock);                                                                     \
    int64_t began = now();                                                                         \
    type result = -1;                                                                              \
    if (!fails(kind)) {                                                                            \
        result = call;                                                                             \
        if (result >= 0)                                                                           \
            after;                                                                                 \
    }                                                                                              \
    int error = errno;                                                                             \
    pthread_mutex_unlock(&lock);                                                                   \
    errno = error;                                                                                 \
    return result;

ssize_t read(int fd, void *data, size_t size) {
    OURS(fd, READ, ssize_t, real_read(fd, data, size), (void)began)
}

static ssize_t read_at(int fd, void *data, size_t size, off_t offset) {
    OURS(fd, READ, ssize_t, real_pread(fd, data, size, offset), (void)began)
}

ssize_t pread(int fd, void *data, size_t size, off_t offset) {
    return read_at(fd, data, size, offset);
}

ssize_t pread64(int fd, void *data, size_t size, off_t offset) {
    return read_at(fd, data, size, offset);
}

/* A write: what fails with 0 is done by half, and then there is no more room for the rest */
static ssize_t write_any(int fd, const void *data, size_t size, off_t offset, int has_offset) {
    pthread_mutex_lock(&lock);
    int64_t began = now();
    ssize_t result = -1;
    int failed = fails(WRITE);
    size_t much = failed ? (errno == 0 ? size / 2 : 0) : size;
    if (!failed || much) {
        off_t at = has_offset ? offset : lseek(fd, 0, SEEK_CUR);
        result = has_offset ? real_pwrite(fd, data, much, offset) : real_write(fd, data, much);
        if (result > 0)
            note(WRITE, number_of(fd), at, data, result, began);
    } else if (errno == 0) {
        errno = ENOSPC;
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}

ssize_t write(int fd, const void *data, size_t size) {
    begin();
    return number_of(fd) ? write_any(fd, data, size, 0, 0) : real_write(fd, data, size);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t offset) {
    begin();
    return number_of(fd) ? write_any(fd, data, size, offset, 1)
                         : real_pwrite(fd, data, size, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off_t offset) {
    return pwrite(fd, data, size, offset);
}

int fsync(int fd) {
    OURS(fd, SYNC, int, real_fsync(fd), note(SYNC, number_of(fd), 0, 0, 0, began))
}

int fdatasync(int fd) {
    OURS(fd, SYNC, int, real_fdatasync(fd), note(SYNC, number_of(fd), 0, 0, 0, began))
}

static int truncate_to(int fd, off_t size) {
    OURS(fd, TRUNCATE, int, real_ftruncate(fd, size),
         note(TRUNCATE, number_of(fd), size, 0, 0, began))
}

int ftruncate(int fd, off_t size) {
    return truncate_to(fd, size);
}

int ftruncate64(int fd, off_t size) {
    return truncate_to(fd, size);
}

void *mmap(void *at, size_t size, int protection, int flags, int fd, off_t offset) {
    begin();
    if (fd >= 0 && number_of(fd)) {
        pthread_mutex_lock(&lock);
        int failed = fails(MAP);
        int error = errno;
        pthread_mutex_unlock(&lock);
        if (failed) {
            errno = error ? error : ENOMEM;
            return MAP_FAILED;
        }
    }
    return real_mmap(at, size, protection, flags, fd, offset);
}

void *mmap64(void *at, size_t size, int protection, int flags, int fd, off_t offset) {
    return mmap(at, size, protection, flags, fd, offset);
}

int unlink(const char *path) {
    begin();
    if (!is_ours(path))
        return real_unlink(path);
    pthread_mutex_lock(&lock);
    int64_t began = now();
    int result = -1;
    if (!fails(UNLINK)) {
        result = real_unlink(path);
        if (!result)
            note(UNLINK, 0, 0, path, strlen(path), began);
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}

/* Another name for a file, instead of the old one or beside it */
static int name_again(int (*real)(const char *, const char *), int what, const char *from,
                      const char *to) {
    if (!is_ours(from) && !is_ours(to))
        return real(from, to);
    pthread_mutex_lock(&lock);
    int64_t began = now();
    int result = real(from, to);
    if (!result) {
        char both[2 * PATH_MAX];
        int size = snprintf(both, sizeof both, "%s%c%s", from, 0, to);
        note(what, 0, 0, both, size, began);
    }
    int error = errno;
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}

int rename(const char *from, const char *to) {
    begin();
    return name_again(real_rename, RENAMED, from, to);
}

int link(const char *from, const char *to) {
    begin();
    return name_again(real_link, LINKED, from, to);
}
