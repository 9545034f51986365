import type { Deed, Tail } from './deed-syntax.ts';
import type { After, Noun } from './syntax.ts';
import { orderOf } from './verbs.ts';

type Verbal = Extract<Deed, { is: 'verb' }>;

/** The cards of a verb with all that the text says of them, wherever it says it; and the tails that are left. */
export function arranged(deed: Verbal): { readonly noun: Noun; readonly tails: readonly Tail[] } {
  const tails = deed.tails ?? [];
  const exceptions = tails.flatMap((tail): readonly After[] =>
    tail.is === 'except'
      ? [{ is: 'except', by: ', except ', noun: tail.noun }]
      : tail.is === 'more'
        ? [tail.after]
        : [],
  );
  const early: readonly After[] = deed.early === undefined ? [] : [{ is: 'where', where: deed.early }];
  const told = withBoth(deed);
  const goes = goesTo.has(orderOf.get(deed.verb) ?? '');
  const gone = goes ? placedAt(told, tails) : { noun: told, tails };
  const held = withAfter(gone.noun, [...early, ...exceptions]);
  if (held === null) return gone;
  return { noun: held, tails: gone.tails.filter(({ is }) => is !== 'except' && is !== 'more') };
}

/** "both monsters": how many, where it stands before one sort of cards and not before two. */
function withBoth({ both, noun }: Verbal): Noun {
  const [only, ...others] = noun.items;
  if (both !== 'both ' || only?.is !== 'group' || others.length > 0 || only.count !== undefined) return noun;
  return { items: [{ ...only, count: 'both' }] };
}

function withAfter(noun: Noun, more: readonly After[]): Noun | null {
  const last = noun.items.at(-1);
  if (more.length === 0 || last === undefined || last.is === 'share') return null;
  const held = { ...last, after: [...(last.after ?? []), ...more] };
  return { ...noun, items: [...noun.items.slice(0, -1), held] };
}

/** Verbs after which "in your Field Zone" says where the cards go, not where they are. */
const goesTo: ReadonlySet<string> = new Set(['place', 'put', 'Set', 'Special Summon']);

function placedAt(
  noun: Noun,
  tails: readonly Tail[],
): { readonly noun: Noun; readonly tails: readonly Tail[] } {
  const asIs = { noun, tails };
  const last = noun.items.at(-1);
  if (last === undefined || tails.some(({ is }) => is === 'to')) return asIs;
  if (last.is === 'share') {
    const whole = placedAt(last.whole, tails);
    return {
      ...whole,
      noun: { ...noun, items: [...noun.items.slice(0, -1), { ...last, whole: whole.noun }] },
    };
  }
  const all = last.after ?? [];
  const at = all.findLastIndex(({ is }) => is !== 'except');
  const place = placeOf(all[at]);
  if (place === undefined) return asIs;
  const { after, ...bare } = last;
  const kept = all.filter((_, index) => index !== at);
  const items = [...noun.items.slice(0, -1), kept.length === 0 ? bare : { ...bare, after: kept }];
  return { noun: { ...noun, items }, tails: [{ is: 'to', ...place }, ...tails] };
}

/** The one place that words after a noun name, where cards could go. */
function placeOf(after: After | undefined): Pick<Extract<Tail, { is: 'to' }>, 'how' | 'place'> | undefined {
  if (after?.is !== 'where' || after.where.items.length !== 1) return undefined;
  const [where] = after.where.items;
  if (typeof where !== 'object' || !/^(?:face-up )?(?:in|on)$/.test(where.at)) return undefined;
  const [place, ...others] = where.places.items;
  return place === undefined || others.length > 0 ? undefined : { how: ` ${where.at} `, place };
}
