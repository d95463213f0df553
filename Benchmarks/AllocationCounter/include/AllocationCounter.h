#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks this process has asked the allocator for so far; 0 for ever where counting is not possible.
unsigned long allocation_count(void);

#endif
