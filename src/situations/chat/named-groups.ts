/** The named groups of a match, by what `replace` gives behind the match itself; a group that took no part is left out. */
export function groupsOf(rest: readonly unknown[]): Readonly<Record<string, string | undefined>> {
  const last = rest.at(-1);
  const groups: Record<string, string | undefined> = {};
  if (typeof last === 'object' && last !== null)
    for (const [key, value] of Object.entries(last)) if (typeof value === 'string') groups[key] = value;
  return groups;
}
