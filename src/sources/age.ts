/** How old what was synced may be before it is called stale: a bot renews it every day. */
export const STALE_AFTER_DAYS = 3;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How old something is that was synced then (in milliseconds since 1970), in words, and whether it is stale. */
export function ageOf({ syncedAt }: { readonly syncedAt: number }, now = Date.now()) {
  const days = Math.max(0, Math.floor((now - syncedAt) / DAY_MS));
  const inWords = days === 0 ? 'less than a day old' : days === 1 ? '1 day old' : `${days} days old`;
  return { days, stale: days >= STALE_AFTER_DAYS, inWords };
}
