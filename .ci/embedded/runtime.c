// The functions that a freestanding WebAssembly module needs, built on three simple WASI calls.
typedef __SIZE_TYPE__ size_t;
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int fd_write(int, const void *, int, size_t *);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("random_get")))
int random_get(void *, size_t);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit")))
_Noreturn void proc_exit(int);

extern char __heap_base;
static char *next = &__heap_base;

// Memory is never freed, because the program ends soon.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  next = (char *)(((size_t)next + alignment - 1) & -alignment);
  *memory = next;
  next += size;
  size_t pages = __builtin_wasm_memory_size(0);
  if ((size_t)next > pages * 65536)
    __builtin_wasm_memory_grow(0, ((size_t)next - pages * 65536) / 65536 + 64);
  return 0;
}
void *malloc(size_t size) { void *memory; posix_memalign(&memory, 16, size); return memory; }
void free(void *memory) {}
void arc4random_buf(void *bytes, size_t count) { random_get(bytes, count); }

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (; count > 0; a++, b++, count--)
    if (*a != *b) return *a - *b;
  return 0;
}

void *__stack_chk_guard = (void *)0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

int putchar(int character) {
  char byte = character;
  struct { const void *bytes; size_t count; } text = {&byte, 1};
  size_t written;
  fd_write(1, &text, 1, &written);
  return character;
}

int main(int, char **);
void _start(void) { proc_exit(main(0, 0)); }
