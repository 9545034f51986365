/** A value that is made when it is first asked for, and kept; what making it throws is thrown, and tried again. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
