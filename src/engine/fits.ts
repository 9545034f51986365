import table from '../../data/lexicon/filter-fields.json' with { type: 'json' };
import { alwaysTreatedAs } from '../card-model/always-named.ts';
import { type Beside, besideWords } from '../card-model/beside.ts';
import { filterWords } from '../card-model/describe/describe-filter.ts';
import { type Facts, isExtraDeckMonster, type MonsterFacts } from '../card-model/facts.ts';
import type { Filter, MadeOf } from '../card-model/filter.ts';
import { listOf } from '../platform/list-of.ts';
import { extraDeckWays, isSpecialSummon } from '../vocabulary/summons.ts';
import { type Compared, standsBeside } from './stands-beside.ts';
import { hasAbility, isTreatedAsNormal } from './state/ability.ts';
import { arrowsAre, columnsAre } from './state/board.ts';
import { factsNow } from './state/card-changes.ts';
import type { Card, Player, Ternary } from './state/duel.ts';
import type { Source } from './state/event.ts';
import { isInMainZone } from './state/room.ts';
import { type Stat, statWithin } from './state/stat-line.ts';
import { unknownOf, unsaidOf } from './unsaid-fields.ts';

/** Whether a card is one that a text speaks of. `assumed` lists what was taken for granted to say yes. */
export interface FilterMatch {
  readonly verdict: 'yes' | 'no';
  /** The field that does not hold. */
  readonly fails?: string;
  readonly assumed: readonly string[];
  /** What was not said of the card: if it is otherwise, the card does not fit. */
  readonly open: readonly string[];
}

/** Is it surely such a card? What was taken for granted, or not said, leaves it open. */
export const sureness = ({ verdict, assumed, open }: FilterMatch): Ternary =>
  verdict === 'no' ? 'no' : assumed.length + open.length === 0 ? 'yes' : 'unknown';

/** From where a text is read: the card that it stands on, and its player ("you"). */
export interface Perspective {
  readonly id: string;
  /** The card itself, for texts that speak of its column or of its Link Arrows. */
  readonly from?: Card;
  readonly player: Player;
  /** The cards that its words speak of beside the one that is looked at; left out: only the card itself is known. */
  readonly others?: (to: Beside['to']) => readonly Compared[] | 'open';
}

/** The view of the player who controls the card that a text stands on. */
export const viewFrom = (from: Card): Perspective => ({ id: from.id, from, player: from.controller });

/** What is only known of a face-up card. */
const onlyFaceUp: ReadonlySet<string> = new Set(
  listOf(
    'names archetype type attribute abilities notAbilities property levelAtMost levelAtLeast levels',
    'hasLevel rankAtMost rankAtLeast ranks linkAtMost linkAtLeast links atkAtMost atkAtLeast',
    'defAtMost defAtLeast mentions listsMaterial equipCard counter summonedFrom beside madeOf',
  ) satisfies readonly (keyof Filter)[],
);

/** Does the filter ask for a Type, a name or the like, which no card has that lies face-down on the field? */
export const asksFaceUp = (filter: Filter): boolean =>
  filter.faceUp !== false &&
  (Object.keys(filter).some((field) => onlyFaceUp.has(field)) ||
    (filter.anyOf !== undefined && filter.anyOf.length > 0 && filter.anyOf.every(asksFaceUp)));

/** Does the card, under these names, fit the filter? */
export function matchesFilter(
  filter: Filter,
  card: Card,
  names: readonly string[],
  view: Perspective,
): FilterMatch {
  const unsaid = [...unsaidOf(card, filter), ...unknownOf(card, filter)];
  const failing = checks.filter(([, holds]) => !holds(filter, card, names, view)).map(([field]) => field);
  const fails = failing.find((field) => !unsaid.includes(field));
  if (fails !== undefined) return { verdict: 'no', fails, assumed: [], open: [] };
  // What was told to be of an archetype is called by it.
  const unknown = unknownOf(card, filter).filter(
    (field) => field !== 'archetype' && !failing.includes(field),
  );
  const own: FilterMatch = {
    verdict: 'yes',
    assumed: [...(filter.reads === undefined ? [] : [filter.reads]), ...togetherWords(filter)],
    open: [...failing, ...unknown].map((field) => `the ${fieldWords(field)} of ${card.model.name}`),
  };
  const fit = (each: Filter): FilterMatch => matchesFilter(each, card, names, view);
  return [
    ...comparisons.map((each) => compare(each, filter, card, view)),
    besideFit(filter, { card, names }, view),
    mentionFit(filter, card),
    listFit(filter, card),
    madeOfFit(filter, card, view),
    anyOf((filter.anyOf ?? []).map(fit)),
    noneOf((filter.except ?? []).map(fit)),
  ].reduce(together, own);
}

const isSure = ({ verdict, assumed, open }: FilterMatch): boolean =>
  verdict === 'yes' && assumed.length + open.length === 0;

const fine: FilterMatch = { verdict: 'yes', assumed: [], open: [] };

/** What is asked of the cards that are taken together: whoever takes one at a time takes it for granted. */
const togetherWords = ({ different, taken, beside }: Filter): readonly string[] => {
  const asked = {
    ...(different && { different }),
    ...(taken && { taken }),
    ...(beside?.to === 'each-other' && { beside }),
  };
  return Object.keys(asked).length === 0 ? [] : [filterWords(asked).trim()];
};

/** A field that is judged from where the card, or the card whose text it is, lies and came from: it may not have been said. */
type Comparison = readonly [keyof Filter, string, (filter: Filter, card: Card, from?: Card) => Ternary];

const comparisons: readonly Comparison[] = [
  [
    'column',
    'column',
    ({ column }, card, from) => (from && column ? columnsAre(column, from, card) : 'unknown'),
  ],
  [
    'arrows',
    'Monster Zone',
    ({ arrows }, card, from) => (from && arrows ? arrowsAre(arrows, from, card) : 'unknown'),
  ],
  ['zone', 'Monster Zone', ({ zone }, card) => isInZone(zone, card)],
  ['summonedFrom', 'place before its Summon', (_, card) => isFromExtraDeck(card)],
];

function compare(
  [field, words, is]: Comparison,
  filter: Filter,
  card: Card,
  { from }: Perspective,
): FilterMatch {
  const found = filter[field] === undefined ? 'yes' : is(filter, card, from);
  if (found === 'no') return { verdict: 'no', fails: field, assumed: [], open: [] };
  return found === 'yes' ? fine : { ...fine, open: [`the ${words} of ${card.model.name}`] };
}

function isInZone(zone: Filter['zone'], card: Card): Ternary {
  if (card.place !== 'monster-zone') return 'no';
  if (isInMainZone(card)) return zone === 'main' ? 'yes' : 'no';
  return card.zone === undefined ? 'unknown' : zone === 'extra' ? 'yes' : 'no';
}

/** Only monsters of the Extra Deck, and Pendulum Monsters, can come from there; a Summon of their own kind surely does. */
function isFromExtraDeck(card: Card): Ternary {
  const { summoned } = card;
  const may = isExtraDeckMonster(card.model.facts) || hasAbility(card, 'Pendulum');
  if (!may || card.place !== 'monster-zone' || (summoned !== undefined && !isSpecialSummon(summoned)))
    return 'no';
  return summoned !== undefined && ofExtraDeck.has(summoned) ? 'yes' : 'unknown';
}
const ofExtraDeck: ReadonlySet<string> = new Set(Object.values(extraDeckWays));

/** How it stands to the cards that the words speak of. */
function besideFit({ beside }: Filter, card: Source, { from, others }: Perspective): FilterMatch {
  // Of cards that are taken together it is asked where they are taken.
  if (beside === undefined || beside.to === 'each-other') return fine;
  const known =
    beside.to === 'itself'
      ? [[card]]
      : (others?.(beside.to) ?? (beside.to === 'this' && from !== undefined ? ownCard(from) : 'open'));
  const is = standsBeside(beside, card, known);
  if (is === 'no') return { verdict: 'no', fails: 'beside', assumed: [], open: [] };
  return is === 'yes' ? fine : { ...fine, open: [`whether it is one${besideWords(beside)}`] };
}
const ownCard = (card: Card): readonly Compared[] => [[{ card, names: [card.model.name] }]];

/** Whether its text mentions a card. What its own name in it comes to is not said, nor is a text that nobody knows. */
function mentionFit({ mentions: asked }: Filter, { model: { mentions, name } }: Card): FilterMatch {
  if (asked === undefined || mentions?.some((each) => asked.includes(each))) return fine;
  return mentions === undefined || asked.includes(name)
    ? { ...fine, assumed: [`it mentions ${asked.join(' or ')}`] }
    : { verdict: 'no', fails: 'mentions', assumed: [], open: [] };
}

/** Whether its materials name such a card; what they are was not read of every monster. */
function listFit({ listsMaterial: asked }: Filter, { model: { summoning } }: Card): FilterMatch {
  if (asked === undefined) return fine;
  const { names = [], archetypes = [] } = asked;
  const { materials } = summoning;
  if (materials === undefined)
    return { ...fine, assumed: [`it lists ${[...names, ...archetypes].join(' or ')} as material`] };
  const listed = [...materials.groups, ...(materials.including === undefined ? [] : [materials.including])]
    .flatMap(({ filter }) => [filter, ...(filter.anyOf ?? [])])
    .flatMap(({ names: own = [], archetype }) => [...own, ...(archetype === undefined ? [] : [archetype])]);
  const is =
    names.some((name) => listed.includes(name)) ||
    archetypes.some((series) => listed.some((each) => each.includes(series)));
  return is ? fine : { verdict: 'no', fails: 'listsMaterial', assumed: [], open: [] };
}

/** With what the monster was Summoned. Of one on the field that was there before anything was told, that was not said. */
function madeOfFit({ madeOf: asked }: Filter, card: Card, view: Perspective): FilterMatch {
  const is = asked === undefined ? 'yes' : isMadeOf(asked, card, view);
  if (is === 'no') return { verdict: 'no', fails: 'madeOf', assumed: [], open: [] };
  return is === 'yes' ? fine : { ...fine, open: [`with what ${card.model.name} was Summoned`] };
}

function isMadeOf(
  { this: own, cards = {}, atLeast = 1, only }: MadeOf,
  card: Card,
  view: Perspective,
): Ternary {
  const { madeOf: used = [], place } = card;
  const many = usedThatFit(cards, card, view);
  if (place !== 'monster-zone') return 'no';
  if (many === undefined) return 'unknown';
  if (own) return used.some((each) => each.card.id === view.id) ? 'yes' : 'no';
  const least = only ? Math.max(used.length, 1) : atLeast;
  return many.least >= least ? 'yes' : many.most < least ? 'no' : 'unknown';
}

/** How many such cards the monster was Summoned with, at least and at most; undefined where that was not said. */
export function usedThatFit(filter: Filter, { madeOf, summoned }: Card, view: Perspective) {
  if (madeOf === undefined) return summoned === 'special-summoned' ? { least: 0, most: 0 } : undefined;
  const fits = madeOf.map(({ card, names }) => sureness(matchesFilter(filter, card, names, view)));
  return { least: fits.filter((is) => is === 'yes').length, most: fits.filter((is) => is !== 'no').length };
}

/** One of several alternatives: the surest of those that may hold. */
function anyOf(all: readonly FilterMatch[]): FilterMatch {
  if (all.length === 0) return fine;
  const may = all.filter(({ verdict }) => verdict === 'yes');
  return may.find(isSure) ?? may[0] ?? { verdict: 'no', fails: 'anyOf', assumed: [], open: [] };
}

/** None of the exceptions. One that may hold leaves it open. */
function noneOf(all: readonly FilterMatch[]): FilterMatch {
  if (all.some(isSure)) return { verdict: 'no', fails: 'except', assumed: [], open: [] };
  const may = all.filter(({ verdict }) => verdict === 'yes');
  return { ...fine, open: may.flatMap(({ assumed, open }) => [...assumed, ...open]) };
}

function together(a: FilterMatch, b: FilterMatch): FilterMatch {
  if (a.verdict === 'no') return a;
  if (b.verdict === 'no') return b;
  return { verdict: 'yes', assumed: [...a.assumed, ...b.assumed], open: [...a.open, ...b.open] };
}

const words: Readonly<Partial<Record<string, string>>> = table satisfies Partial<
  Record<keyof Filter, string>
>;

/** What the field of a filter that does not hold is called: "ATK", "Level". */
export const fieldWords = (fails: string | undefined): string => words[fails ?? ''] ?? fails ?? 'kind';

type Check = (filter: Filter, card: Card, names: readonly string[], view: Perspective) => boolean;

/** One line a field of the filter. A field that is not given holds. */
const checks: readonly (readonly [keyof Filter, Check])[] = [
  ['cardType', (f, card) => f.cardType === undefined || isOfType(f.cardType, card)],
  ['names', (f, _, names) => f.names === undefined || f.names.some((name) => names.includes(name))],
  ['archetype', (f, card, names) => f.archetype === undefined || isInSeries(f.archetype, names, card.model)],
  ['type', (f, card) => f.type === undefined || monster(card)?.type === f.type],
  ['attribute', (f, card) => f.attribute === undefined || monster(card)?.attribute === f.attribute],
  ['abilities', (f, card) => f.abilities?.every((a) => abilitiesOf(card).includes(a)) ?? true],
  ['notAbilities', (f, card) => !f.notAbilities?.some((a) => abilitiesOf(card).includes(a))],
  ['property', (f, card) => f.property === undefined || property(card.model.facts) === f.property],
  ['levelAtMost', (f, card) => within(monster(card)?.level, undefined, f.levelAtMost)],
  ['levelAtLeast', (f, card) => within(monster(card)?.level, f.levelAtLeast, undefined)],
  ['levels', (f, card) => f.levels === undefined || f.levels.some((l) => l === monster(card)?.level)],
  ['hasLevel', (f, card) => f.hasLevel === undefined || monster(card)?.level !== undefined],
  [
    'normalSummonable',
    (f, card) => f.normalSummonable === undefined || isNormalSummonable(card) === f.normalSummonable,
  ],
  ['rankAtMost', (f, card) => within(monster(card)?.rank, undefined, f.rankAtMost)],
  ['rankAtLeast', (f, card) => within(monster(card)?.rank, f.rankAtLeast, undefined)],
  ['ranks', (f, card) => f.ranks === undefined || f.ranks.some((each) => each === monster(card)?.rank)],
  ['linkAtMost', (f, card) => within(monster(card)?.link, undefined, f.linkAtMost)],
  ['linkAtLeast', (f, card) => within(monster(card)?.link, f.linkAtLeast, undefined)],
  ['links', (f, card) => f.links === undefined || f.links.some((each) => each === monster(card)?.link)],
  ['defAtMost', (f, card) => liesWithin(card, 'def', undefined, f.defAtMost)],
  ['defAtLeast', (f, card) => liesWithin(card, 'def', f.defAtLeast, undefined)],
  ['position', (f, card) => f.position === undefined || card.position === f.position],
  ['in', (f, card) => f.in === undefined || f.in.includes(card.place)],
  ['atkAtMost', (f, card) => liesWithin(card, 'atk', undefined, f.atkAtMost)],
  ['atkAtLeast', (f, card) => liesWithin(card, 'atk', f.atkAtLeast, undefined)],
  [
    'controller',
    (f, card, _, view) => f.controller === undefined || side(card.controller, view) === f.controller,
  ],
  ['owner', (f, card, _, view) => f.owner === undefined || side(card.owner, view) === f.owner],
  ['faceUp', (f, card) => f.faceUp === undefined || card.faceUp === f.faceUp],
  ['summoned', (f, card) => f.summoned === undefined || f.summoned.some((way) => way === card.summoned)],
  ['other', (f, card, _, view) => f.other === undefined || card.id !== view.id],
  [
    'monsterCard',
    (f, { asMonster, model }) => !f.monsterCard || (asMonster?.printed ?? model).facts.cardType === 'monster',
  ],
  ['counter', ({ counter: f }, card) => !f || (card.counters[f.name] ?? 0) >= (f.atLeast ?? 1)],
  ['equipCard', (f, card) => !f.equipCard || isEquipCard(card)],
];

const side = (player: Player, view: Perspective): 'you' | 'opponent' =>
  player === view.player ? 'you' : 'opponent';

function isOfType(type: NonNullable<Filter['cardType']>, card: Card): boolean {
  if (card.asMonster?.stillTrap && (type === 'trap' || type === 'spell-trap')) return true;
  const is = card.role === 'equip-card' ? 'spell' : card.role;
  return type === 'spell-trap' ? is === 'spell' || is === 'trap' : is === type;
}

/** A monster that is equipped to another, an Equip Spell, or a Trap that was equipped. */
const isEquipCard = ({ role, model, equippedTo }: Card): boolean =>
  role === 'equip-card' || equippedTo !== undefined || property(model.facts) === 'Equip';

const monster = factsNow;

/** What kind of monster it is: a Gemini monster that is treated as a Normal Monster is one (rule gemini/treated-as-normal). */
function abilitiesOf(card: Card): MonsterFacts['abilities'] {
  const abilities = monster(card)?.abilities ?? [];
  return isTreatedAsNormal(card) ? abilities.map((each) => (each === 'Effect' ? 'Normal' : each)) : abilities;
}

const property = (facts: Facts) => (facts.cardType === 'monster' ? undefined : facts.property);

/** Does the value, whatever it may be, lie between these? */
function liesWithin(card: Card, stat: Stat, least: number | undefined, most: number | undefined): boolean {
  const value = statWithin(card, stat).current;
  if (least === undefined && most === undefined) return true;
  if (monster(card) === undefined) return false;
  return value.least >= (least ?? 0) && (most === undefined || (value.most !== null && value.most <= most));
}

/** Is it a monster that can be Normal Summoned/Set, as far as its kind and its own text say? */
const isNormalSummonable = ({ model: { facts, summoning } }: Card): boolean =>
  facts.cardType === 'monster' &&
  !isExtraDeckMonster(facts) &&
  !facts.abilities.includes('Token') &&
  summoning.noNormalSummonSet === undefined;

/** Does the card belong to an archetype: by a name that it has, in whatever letters, or as its text always treats it? */
export const isInSeries = (archetype: string, names: readonly string[], model: Card['model']): boolean =>
  [...names, ...alwaysTreatedAs(model).series].some((name) =>
    name.toLowerCase().includes(archetype.toLowerCase()),
  );

function within(value: number | undefined, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== undefined && value >= (least ?? value) && value <= (most ?? value);
}
