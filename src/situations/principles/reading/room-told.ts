import { lazilyFor } from '../../../lazily.ts';
import { clausesOf, count, countOf } from './clauses.ts';
import type { Side } from './side.ts';

/** The zones of a player that are spoken of. */
export type ZoneKind = 'monster' | 'spellTrap';

/** How many zones of a player were said to be free. */
export interface RoomTold {
  readonly kind: ZoneKind;
  readonly free: number;
  readonly side: Side;
}

/** How many Main Monster Zones, and how many Spell & Trap Zones, a player has. */
const ALL = 5;

const zones = {
  monster: '(?:main )?monster (?:card )?zones?|main zones?|mmz',
  spellTrap:
    '(?:spell ?(?:& |and |/ ?)?trap|spells?/traps?|s ?/ ?t|s & t|st|backrow|back row)(?: card)? zones?|backrow|back row',
  /** A zone of which nobody says more is one for monsters. */
  any: 'zones?|spots?|slots?|spaces?',
} as const;
const quite = '(?:(?:all|completely|totally|already|currently|now|both|each) )*';
const filled = `${quite}(?:full|occupied|taken|filled(?: up)?|used up|in use|clogged(?: up)?|stuffed|packed|jammed|blocked)`;
const open = '(?:open|free|empty|available|unoccupied)';
const left = `(?:that (?:is|are) )?(?:still )?(?:${open}|left(?: ${open})?|remaining)`;
const whose = "(?:of )?(?:my (?:opponent's )?|the (?:opponent's )?|their |his |her |opponent's |those )?";

/** Forms in which the first group counts the zones that are free. */
const counted = lazilyFor((zone: string): readonly RegExp[] => [
  new RegExp(`\\b(${count}) (?:more |other )?${open} (?:${zone})\\b`),
  new RegExp(`\\b(${count}) (?:more |other )?(?:${zone})(?: (?:is|are))? ${left}\\b`),
  new RegExp(`\\b(${count}) (?:more )?${open} ${whose}(?:${zone})\\b`),
]);

/** Forms in which something that is done leaves so many zones free; without a group: none. */
const leaving = lazilyFor((zone: string): readonly RegExp[] => [
  new RegExp(
    `\\bleft (?:me|us) (?:with )?(?:only |just |exactly )?(${count}) (?:more |other )?(?:${open} )?(?:${zone})\\b`,
  ),
  new RegExp(
    `\\bleav(?:es|ing) (?:me |us )?(?:with )?(?:only |just |exactly )?(${count}) (?:more |other )?(?:${open} )?(?:${zone})\\b`,
  ),
  new RegExp(
    `\\b(?:only|just) (${count}) (?:more |other )?(?:${open} )?(?:${zone})(?: (?:is|are|remains?|stays?|left))*\\b`,
  ),
  new RegExp(`\\b(${count}) (?:${open} )?(?:${zone}) (?:still )?remains?\\b`),
]);
const filling = lazilyFor(
  (zone: string): RegExp =>
    new RegExp(
      `\\b(?:fill(?:s|ed|ing)?(?: up)?|clog(?:s|ged|ging)?(?: up)?|(?:takes?|took|taking|occup(?:y|ies|ied|ying)|us(?:es|ed|ing)(?: up)?|into|in|block(?:s|ed|ing)?)(?= (?:up )?(?:my|the|our) (?:last|only|final|one|remaining|rest))) (?:up )?(?:all |both )?(?:of )?(?:my|the|our) (?:(?:last|only|final|one|remaining|single|rest|of|my|the|other|free|open|empty|two|three) )*(?:${zone})\\b`,
    ),
);

/** How many zones are free after the last thing that was told of them: the player's who asks. */
export function roomLeft(text: string): RoomTold | undefined {
  const found = clausesOf(joined(text)).flatMap(({ words }) =>
    (['monster', 'spellTrap'] as const).flatMap((kind): readonly RoomTold[] => {
      const named = zones[kind];
      const any = kind === 'monster' && !otherZones.test(words) ? `${named}|${zones.any}` : named;
      if (/\bextra monster zones?\b|\bemz\b|\bpoint/.test(words)) return [];
      const whole = kind === 'monster' ? `${any}|field|board|side` : any;
      if (filling(whole).test(words) && !/\b(?:their|his|her) /.test(words))
        return [{ kind, free: 0, side: 'me' }];
      const [free] = [
        ...leaving(any).flatMap((form) => countOf(form.exec(words)?.[1]) ?? []),
        ...freeIn(words, kind),
      ];
      return free === undefined
        ? []
        : [{ kind, free, side: theirsAlone.test(words) && !mine.test(words) ? 'opponent' : 'me' }];
    }),
  );
  const last = found.at(-1);
  return last?.side === 'me' ? last : undefined;
}
const theirsAlone = /\b(?:their|his|her|they|he|she|opponent|opponent's)\b/;
const mine = /\b(?:i|i've|i'm|me|my|we|us|our)\b/;

/** Forms in which the first group counts the zones that are taken. */
const taken = lazilyFor((zone: string): readonly RegExp[] => [
  new RegExp(
    `(?<!(?:every|each|any) )\\b(every one|each one|each|${count}|all|every|both)(?: (?:of )?(?:the )?(?:five|5))? ${whose}(?:(?:five|5) )?(?:${zone})(?: (?:is|are|being|'re))? ${filled}\\b`,
  ),
  new RegExp(`\\b(${count}|all)(?: (?:five|5))? (?:occupied|taken|filled|full) (?:${zone})\\b`),
]);

/** Forms in which all of them are taken. */
const full = lazilyFor((zone: string): readonly RegExp[] => [
  new RegExp(`\\b${whose}(?:(?:five|5) )?(?:${zone}) (?:is|are|being|'re) ${filled}\\b`),
  new RegExp(`\\b(?:a )?full (?:${zone})\\b`),
  new RegExp(`\\bout of (?:${open} )?(?:${zone})\\b`),
]);

/** Five monsters are as many as the Main Monster Zones hold; five Set cards, as the Spell & Trap Zones. */
const held: Readonly<Record<ZoneKind, readonly RegExp[]>> = {
  monster: [
    /\b(?:control|controls|have|has|'ve got|got|with|my|their) (?:already )?(?:a full |all )?(?:five|5) (?:other )?monsters\b/,
    /\b(?:field|board|side) (?:is|are) (?:already |completely )?full(?: of monsters)?$/,
    /\b(?:field|board|side) (?:is|are) (?:already |completely )?full of monsters\b/,
    /\bfull (?:field|board|side)(?: of monsters)?\b/,
    /\bno (?:more )?room (?:for (?:more |any |another )*monsters?|(?:on|in) (?:my|their|the) (?:field|board|side|monster zones))/,
  ],
  spellTrap: [
    /\b(?:control|controls|have|has|'ve got|got|with|my|their) (?:already )?(?:five|5) (?:set (?:cards|spells\/traps)|spells\/traps|backrow(?: cards)?|spells (?:and|&) traps|face-?downs)\b/,
  ],
};

/** "Three of my five zones", "4 monsters in my Main Monster Zones": so many are taken. */
const inZones = new RegExp(
  `\\b(${count}) (?:other )?(?:monsters|cards) (?:already )?in ${whose}(?:${zones.monster})\\b`,
);

const isNamed = lazilyFor((zone: string): RegExp => new RegExp(`\\b(?:${zone})\\b`));

function freeIn(words: string, kind: ZoneKind): readonly number[] {
  const zone = isNamed(zones[kind]).test(words) ? zones[kind] : kind === 'monster' ? zones.any : undefined;
  if (/\bextra monster zones?\b|\bemz\b/.test(words) && !/\bmain\b/.test(words)) return [];
  if (held[kind].some((form) => form.test(words))) return [0];
  if (zone === undefined || (zone === zones.any && otherZones.test(words))) return [];
  const some = counted(zone).flatMap((form) => countOf(form.exec(words)?.[1]) ?? []);
  if (some.length > 0) return some;
  const used = [...taken(zone), ...(kind === 'monster' ? [inZones] : [])].flatMap((form) => {
    const said = form.exec(words)?.[1];
    return said === undefined
      ? []
      : [/^(?:all|every|both|each)(?: one)?$/.test(said) ? ALL : (countOf(said) ?? 0)];
  });
  if (used.some((each) => each > ALL)) return [];
  if (used.length > 0) return used.map((each) => ALL - each);
  return full(zone).some((form) => form.test(words)) ? [0] : [];
}

const otherZones = /\b(?:spell|trap|pendulum|field|extra|backrow|back row|s\/t|scale) ?/;

/** All that was told of free zones; nothing of zones of which two different things were said. */
export function roomsTold(text: string): readonly RoomTold[] {
  const found = clausesOf(joined(text)).flatMap(({ words, side }) =>
    (['monster', 'spellTrap'] as const).flatMap((kind) =>
      freeIn(words, kind).map((free): RoomTold => ({ kind, free, side })),
    ),
  );
  const same = (a: RoomTold, b: RoomTold) => a.kind === b.kind && a.side === b.side;
  return found.filter(
    (each, at) =>
      found.findIndex((other) => same(each, other)) === at &&
      found.every((other) => !same(each, other) || other.free === each.free),
  );
}

/** "Spell and Trap Zones" is one thing. */
const joined = (text: string): string =>
  text.replace(/\b(spells?) and (traps?)\b/g, '$1 & $2').replace(noExtra, ' ');

/** "(no Extra Monster Zone used, no Links)": so all that is told of lies in the Main Monster Zones. */
const noExtra =
  / ?[(,] ?(?:with )?(?:no|none in (?:the|an)) (?:extra monster zones?|emzs?)(?: (?:is |are )?(?:used|in use|taken|involved))?(?:, (?:and )?no (?:links?|link monsters?))? ?\)?/g;

/** How much room the player who asks was said to have: undefined where none was told, or two different things. */
export function roomTold(text: string): RoomTold | undefined {
  const [first, ...others] = roomsTold(text).filter(({ side }) => side === 'me');
  return others.length === 0 ? first : undefined;
}
