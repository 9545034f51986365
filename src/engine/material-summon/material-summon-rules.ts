import type { Difference } from '../../card-model/filter.ts';
import type { MaterialGroup, Materials } from '../../card-model/materials.ts';
import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { fitsNow, namesOf } from '../names.ts';
import { controlRulesFor } from '../restrictions/control-limits.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { askedOf, type Rule, rule, ruleIf, ruleOf } from '../rule.ts';
import { specialSummonRules } from '../special-summon/special-summon-rules.ts';
import { hasAbility } from '../state/ability.ts';
import { factsNow } from '../state/card-changes.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import { inSomeZone } from '../zones/place-rules.ts';
import { barredMaterial, unlessAllowed } from './barred.ts';

/** The Summons that use up monsters on the field as material, without a card effect. */
const materialWays = ['synchro-summoned', 'xyz-summoned', 'link-summoned'] as const;
export type MaterialWay = (typeof materialWays)[number];

export const isMaterialWay = (way: SummonWay): way is MaterialWay =>
  materialWays.some((each) => each === way);

/** May the player Summon the monster now in this way, with these materials? */
export interface MaterialSummonCase {
  readonly card: Card;
  readonly way: MaterialWay;
  readonly player: Player;
  readonly materials: readonly Card[];
}

/** The Summon of its own kind that a monster of the Extra Deck has; undefined for Fusion Monsters and all others. */
export function ownMaterialWay(card: Card): MaterialWay | undefined {
  if (hasAbility(card, 'Synchro')) return 'synchro-summoned';
  if (hasAbility(card, 'Xyz')) return 'xyz-summoned';
  return hasAbility(card, 'Link') ? 'link-summoned' : undefined;
}

/** Is a material of this sort, as far as that was said? */
const isOf = (duel: Duel, { filter }: MaterialGroup, material: Card, player: Player): Ternary =>
  fitsNow(duel, filter, material, { id: '', player });

/** Do the materials fit the list: each in one sort, every sort with as many as it asks for? */
export function fitsList(
  duel: Duel,
  { groups, including, different }: Materials,
  materials: readonly Card[],
  player: Player,
): Ternary {
  if (different?.some((each) => agree(duel, materials, each)) === true) return 'no';
  const rest = groups.map(({ count }) => count);
  const sure = distribute(duel, groups, materials, player, rest, (is) => is === 'yes');
  const may = sure || distribute(duel, groups, materials, player, rest, (is) => is !== 'no');
  if (!may) return 'no';
  if (including === undefined) return sure ? 'yes' : 'unknown';
  const among = materials.map((each) => isOf(duel, including, each, player));
  const enough = (...wanted: readonly string[]) =>
    among.filter((each) => wanted.includes(each)).length >= including.count;
  if (!enough('yes', 'unknown')) return 'no';
  return sure && enough('yes') ? 'yes' : 'unknown';
}

/** Can the materials be shared out? `left` is how many each sort still asks for. */
function distribute(
  duel: Duel,
  groups: readonly MaterialGroup[],
  materials: readonly Card[],
  player: Player,
  left: readonly number[],
  counts: (is: Ternary) => boolean,
): boolean {
  const [first, ...others] = materials;
  if (first === undefined) return left.every((each) => each <= 0);
  return groups.some((group, at) => {
    const free = (left[at] ?? 0) > 0 || group.orMore === true;
    return (
      free &&
      counts(isOf(duel, group, first, player)) &&
      distribute(duel, groups, others, player, left.with(at, (left[at] ?? 0) - 1), counts)
    );
  });
}

/** Do two of the materials agree where the list asks for different ones? */
export function agree(duel: Duel, materials: readonly Card[], by: Difference): boolean {
  const values = materials.flatMap((each) => {
    if (by === 'names') return namesOf(duel, each);
    const facts = factsNow(each);
    const value = by === 'types' ? facts?.type : facts?.attribute;
    return value === undefined ? [] : [value];
  });
  return new Set(values).size < values.length;
}

/** How many cards there are at most of which no two agree. */
export function kinds(duel: Duel, cards: readonly Card[], by: Difference): number {
  const kept: Card[] = [];
  for (const each of cards) if (!kept.some((other) => agree(duel, [other, each], by))) kept.push(each);
  return kept.length;
}

const chapters = {
  'synchro-summoned': 'synchro-summon',
  'xyz-summoned': 'xyz-summon',
  'link-summoned': 'link-summon',
} as const satisfies Record<MaterialWay, string>;

/** The same rule for each of the three Summons, under the entry of each. */
const forEach = (make: (way: MaterialWay, chapter: string) => Rule<MaterialSummonCase>) => {
  const made = (way: MaterialWay): Rule<MaterialSummonCase> => make(way, chapters[way]);
  return [made('synchro-summoned'), made('xyz-summoned'), made('link-summoned')];
};

/** The player's own Main Phase, with nothing under way: of those cases that a rule has a say on. */
export const inOwnMainPhase = <Case extends { readonly player: Player }>(
  id: string,
  isOf: (question: Case) => boolean = () => true,
) =>
  ruleOf(
    'when',
    (duel, question: Case) => {
      if (!isOf(question)) return null;
      const facts = { phase: phases.term(duel.phase), player: duel.turnPlayer };
      if (question.player !== duel.turnPlayer || !isMainPhase(duel.phase)) return { code: 'not-now', facts };
      return duel.chain.length > 0 || duel.summoning !== undefined ? { code: 'chain' } : null;
    },
    { id },
  );

const when = forEach((way, chapter) =>
  inOwnMainPhase<MaterialSummonCase>(`${chapter}/when`, (question) => question.way === way),
);

const isThere = ({ player }: MaterialSummonCase, { place, controller, faceUp, gone }: Card): boolean =>
  place === 'monster-zone' && controller === player && faceUp && gone !== true;

/** Which monsters: face-up ones on the player's field, as the list of materials asks. */
const how = forEach((way, chapter) =>
  ruleOf(
    'how',
    (duel, question: MaterialSummonCase) => {
      const { card, materials, player } = question;
      if (question.way !== way) return null;
      const names = materials.map(({ model }) => model.name).join(' and ');
      const facts = { materials: names };
      const away = materials.find((each) => !isThere(question, each));
      if (away !== undefined)
        return { code: 'not-there', facts: { ...facts, material: away.model.name, where: whereWords(away) } };
      const list = card.model.summoning.materials;
      if (list === undefined) return { code: 'not-read', facts };
      const fit = fitsList(duel, list, materials, player);
      return { code: fit === 'yes' ? 'fits' : fit === 'no' ? 'list' : 'not-said', facts };
    },
    { id: `${chapter}/how` },
  ),
);

const level = (card: Card): number | undefined => factsNow(card)?.level;
const hasNoLevel = (card: Card): boolean => hasAbility(card, 'Xyz') || hasAbility(card, 'Link');

/** Synchro and Xyz Materials have a Level. */
const levelNeeded = (['synchro-summoned', 'xyz-summoned'] as const).map((way) =>
  ruleOf(
    'level-needed',
    (_, question: MaterialSummonCase) => {
      const without = question.materials.find((each) => hasNoLevel(each) && !named(question, each));
      return question.way === way && without !== undefined
        ? { code: 'none', facts: { material: without.model.name } }
        : null;
    },
    { id: `${chapters[way]}/level-needed` },
  ),
);

/** An Xyz Monster may ask for Xyz or Link Monsters as its materials. */
const named = ({ card, way }: MaterialSummonCase, material: Card): boolean =>
  way === 'xyz-summoned' &&
  (card.model.summoning.materials?.groups.some(
    ({ filter }) =>
      filter.names?.includes(material.model.name) === true ||
      filter.abilities?.some((each) => (each === 'Xyz' || each === 'Link') && hasAbility(material, each)) ===
        true,
  ) ??
    true);

const noTokens = ruleIf('xyz-summon/how', 'token', (_, { way, materials }: MaterialSummonCase) => {
  const token = materials.find((each) => hasAbility(each, 'Token'));
  return way === 'xyz-summoned' && token !== undefined ? { facts: { material: token.model.name } } : null;
});

/** The Levels of the Synchro Materials are together that of the Synchro Monster. */
const levelsAddUp = rule(
  'synchro-summon/levels-add-up',
  (_, { card, way, materials }: MaterialSummonCase) => {
    if (way !== 'synchro-summoned' || materials.some(hasNoLevel)) return null;
    const levels = materials.map(level);
    const wanted = level(card);
    if (wanted === undefined || !levels.every((each) => each !== undefined)) return { code: 'not-said' };
    const sum = levels.reduce((all, each) => all + each, 0);
    const facts = { sum, level: wanted };
    return { code: sum === wanted ? 'adds' : 'other', facts };
  },
);

/** A Link Monster counts as 1 or as its LINK rating; together the materials are the rating of the monster Summoned. */
const linkCount = rule(
  'link-summon/counting-materials',
  (_, { card, way, materials }: MaterialSummonCase) => {
    if (way !== 'link-summoned') return null;
    const rating = factsNow(card)?.link;
    const worths = materials.map((each) => (hasAbility(each, 'Link') ? [1, factsNow(each)?.link] : [1]));
    if (rating === undefined || worths.some((each) => each.includes(undefined))) return { code: 'not-said' };
    const sums = worths.reduce<readonly number[]>(
      (all, each) => all.flatMap((sum) => each.map((worth) => sum + (worth ?? 1))),
      [0],
    );
    return { code: sums.includes(rating) ? 'counts' : 'other', facts: { rating } };
  },
);

/** A zone for it, when the materials have left theirs. */
const aZone = forEach((way, chapter) =>
  ruleOf(
    'full-zones',
    (duel, question: MaterialSummonCase) => {
      if (question.way !== way) return null;

      const leaving = question.materials.map(({ id }) => id);
      const is = inSomeZone(duel, { ...question, leaving });
      return is === 'yes' ? null : { code: is === 'unknown' ? 'not-said' : 'none' };
    },
    { id: `${chapter}/full-zones` },
  ),
);

/** The monster itself: where it is, and what its text says of Special Summons. */
const itself = specialSummonRules.map((each) =>
  askedOf(each, ({ card, way }: MaterialSummonCase) => ({ card, by: { kind: 'summon' as const, way } })),
);

/** The rules on the materials alone. */
export const materialRules: readonly Rule<MaterialSummonCase>[] = [
  ...levelNeeded.map(unlessAllowed),
  noTokens,
  unlessAllowed(levelsAddUp),
  unlessAllowed(linkCount),
  barredMaterial,
  ...how.map(unlessAllowed),
];

/** The rules of a Synchro, Xyz or Link Summon with its materials, in the order in which they are asked. */
export const materialSummonRules: readonly Rule<MaterialSummonCase>[] = [
  ...when,
  ...itself,
  onlyOneFor(({ card, player, materials }: MaterialSummonCase) => ({
    card,
    player,
    leaving: materials.map(({ id }) => id),
  })),
  ...controlRulesFor(({ card, player, materials }: MaterialSummonCase) => ({
    card,
    player,
    faceUp: true,
    leaving: materials.map(({ id }) => id),
  })),
  ...materialRules,
  ...aZone,
];
