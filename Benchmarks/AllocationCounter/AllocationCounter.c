#include "AllocationCounter.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_ulong allocations;

unsigned long allocation_count(void) { return atomic_load_explicit(&allocations, memory_order_relaxed); }

#if defined(__GLIBC__) || defined(__linux__)
/* The executable's own malloc comes before the C library's, for the Swift runtime's libraries too. */
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  return __libc_realloc(block, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}
#endif
