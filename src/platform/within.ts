/** What work comes to; `late` where it takes longer than so many milliseconds. */
export async function within<T, Late>(ms: number, work: Promise<T>, late: Late): Promise<T | Late> {
  const { promise: over, resolve } = Promise.withResolvers<Late>();
  const timer = setTimeout(resolve, ms, late);
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
