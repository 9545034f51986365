/** The milliseconds since a moment of `performance.now()`, to the hundredth. */
export const elapsedMs = (start: number): number => Math.round((performance.now() - start) * 100) / 100;
