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

/** The same for each of a few keys, whatever was made for others. All are kept: there must not be many. */
export function lazilyFor<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, { readonly value: T }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
