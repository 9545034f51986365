import { attributes } from '../../../effects/facts.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import { clausesOf, count, countOf } from './clauses.ts';
import type { Side } from './side.ts';

/** So many cards of a kind were said to lie in a place of a player: "three DARK monsters in my GY". */
export interface GroupTold {
  readonly place: 'gy' | 'monster-zone';
  readonly side: Side;
  readonly count: number;
  /** `card`: all cards that lie there. */
  readonly kind: 'monster' | 'spell' | 'trap' | 'card';
  readonly attribute?: (typeof attributes)[number];
  readonly type?: (typeof monsterTypes)[number];
  /** "At least three": there may be more. */
  readonly orMore?: true;
}

const low = (all: readonly string[]): string =>
  all
    .map((each) => each.toLowerCase())
    .toSorted((a, b) => b.length - a.length)
    .join('|');
const adjectives = `(?:(?:${low(attributes)}|${low(monsterTypes)})(?:-type|-attribute)?(?:s\\b)?)`;
const plain = '(?:other |face-up |effect |normal |different |single |of those )*';
const kinds = '(?:monsters?|spells?|traps?|cards?)';
const group = new RegExp(
  `\\b(?<more>at least |more than )?(?<count>${count}) ${plain}(?:(?<of>${adjectives}(?: ${adjectives})?)(?: (?<noun>${kinds}))?|(?<kind>${kinds}))(?! (?:zones?|cards?)\\b)(?=$|[\\s,)])`,
  'g',
);

const inGy = /\b(?:gy|grave(?:yard)?)s?\b/;
const emptyGy =
  /\b(?:gy|grave(?:yard)?)s? (?:is|are) (?:completely |totally |still |currently )?empty|\bempty (?:gy|grave)|\bnothing in (?:my |the |their )?(?:gy|grave)/;
const elsewhere = /\b(?:hand|deck|banished|zones?|backrow|scales?)\b/;
const controls =
  /\b(?:control|controls|have|has|'ve got|'s got|got|field|board|with|there (?:is|are)|neither|so do|so does)\b/;
const emptyField =
  /\b(?:field|board|side)(?: of the field)? (?:is|are) (?:completely |totally |currently )?(?:empty|clear)|\bempty (?:field|board)/;
const neither = /\bneither (?:of us|player|i nor)\b/;

/** All groups that were told, in their order. */
export function groupsTold(text: string): readonly GroupTold[] {
  const found: GroupTold[] = [];
  let place: GroupTold['place'] | undefined;
  for (const { words, side } of clausesOf(text)) {
    if (inGy.test(words)) place = 'gy';
    else if (elsewhere.test(words)) place = undefined;
    else if (controls.test(words)) place = 'monster-zone';
    const none = (at: GroupTold['place'], kind: GroupTold['kind']): void => {
      found.push({ place: at, side, count: 0, kind });
    };
    if (emptyGy.test(words)) none('gy', 'card');
    else if (emptyField.test(words)) none('monster-zone', 'monster');
    else if (neither.test(words) && /\bmonsters?\b/.test(words))
      found.push(
        { place: 'monster-zone', side: 'me', count: 0, kind: 'monster' },
        { place: 'monster-zone', side: 'opponent', count: 0, kind: 'monster' },
      );
    else if (place !== undefined)
      found.push(...(alike(words, place, side, found.at(-1)) ?? groupsIn(words, place, side)));
  }
  return found;
}

/** "..., and they have two", "..., I have none", "... and so does my opponent": as many of what was told of before. */
function alike(
  words: string,
  place: GroupTold['place'],
  side: Side,
  before: GroupTold | undefined,
): readonly GroupTold[] | undefined {
  if (before?.place !== place || before.side === side) return undefined;
  const number = /\bso (?:do|does|have|has)\b/.test(words)
    ? Math.max(1, before.count)
    : countOf(
        /\b(?:has|have|control|controls|got) (?:only |just )?(none|no|one|two|three|four|five|six|\d)$/.exec(
          words,
        )?.[1],
      );
  return number === undefined ? undefined : [{ ...before, side, count: number }];
}

function groupsIn(words: string, place: GroupTold['place'], side: Side): readonly GroupTold[] {
  const text = words.replace(/\bnot a single\b/g, 'no').replace(/\b(?:only|just|exactly) /g, '');
  return [...text.matchAll(group)].flatMap(({ groups = {} }): readonly GroupTold[] => {
    const number = countOf(groups['count']);
    const of = groups['of'] ?? '';
    const noun = groups['kind'] ?? groups['noun'] ?? 'monster';
    const kind = (['monster', 'spell', 'trap', 'card'] as const).find((each) => noun.startsWith(each));
    if (number === undefined || kind === undefined) return [];
    if (place === 'monster-zone' && kind !== 'monster') return [];
    const attribute = attributes.find((each) => new RegExp(`\\b${each.toLowerCase()}s?\\b`).test(of));
    const type = monsterTypes.find((each) => new RegExp(`\\b${each.toLowerCase()}s?\\b`).test(of));
    const isMonster = attribute !== undefined || type !== undefined;
    return [
      {
        place,
        side,
        count: number,
        kind: isMonster ? 'monster' : kind,
        ...(attribute === undefined ? {} : { attribute }),
        ...(type === undefined ? {} : { type }),
        ...(groups['more'] === undefined ? {} : { orMore: true as const }),
      },
    ];
  });
}
