/**
 * A value that is made when it is first asked for, and kept. What making it throws is thrown, and it is tried again at
 * the next use.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
