import { isMandatory } from '../../card-model/activated.ts';
import { bareModel, type CardModel } from '../../card-model/card-model.ts';
import { mustBePossible } from '../../card-model/conjunctions.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Filter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { says } from '../../card-model/sayings.ts';
import { verbFacts, verbWords } from '../../card-model/verbs.ts';
import { isField, type Place, places } from '../../vocabulary/places.ts';
import { asIfNoneDetermined, stillDetermined } from '../damage-step/destruction-pending.ts';
import { type Redirect, redirectOf } from '../events/redirect.ts';
import { choose } from '../instructions/choose.ts';
import { cardsInWords } from '../instructions/concerned.ts';
import { moveReach } from '../instructions/deeds/moving.ts';
import { withoutDetermined } from '../instructions/determined-reach.ts';
import { executors } from '../instructions/executors.ts';
import { type Bar, forbids, mayBeTaken, poolOf, type Reach } from '../instructions/pool.ts';
import { keptFromTribute } from '../normal-summon/tributable.ts';
import { rule, ruleIf } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import { materialCount } from '../state/attached.ts';
import { type Card, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { newCard } from '../state/new-card.ts';
import { countIn, isBoardTold, isUnseenPlace, unseenPlaces } from '../state/players.ts';
import { type ActivationCase, asIfActivated } from './activation-case.ts';
import { isToldWhole, monstersTold } from './activation-conditions.ts';

/** Would all that it could send to the GY be banished instead? Judged by an ordinary card of each kind; undefined: not all. */
function allGoElsewhere(duel: Duel, { player }: ActivationCase, part: Instruction): Redirect | undefined {
  const { what } = part;
  if (part.do !== 'send-to-gy' || !isDescribed(what) || part.may || part.onlyIf !== undefined)
    return undefined;
  const kinds =
    what.filter.cardType === undefined
      ? ordinary
      : ordinary.filter((facts) => isKind(facts, what.filter.cardType));
  const places = what.from ?? part.from ?? ['hand'];
  const redirects = places.flatMap((place) =>
    kinds.map((facts) => {
      const card = { id: 'a card to send', model: bareModel('a card', facts), owner: player, place };
      return redirectOf(duel, newCard(card), new Set());
    }),
  );
  return redirects.every((each) => each?.sure === true) ? redirects[0] : undefined;
}

const ordinary: readonly CardModel['facts'][] = [
  { cardType: 'monster', abilities: ['Effect'] },
  { cardType: 'spell', property: 'Normal' },
  { cardType: 'trap', property: 'Normal' },
];

const isKind = ({ cardType }: CardModel['facts'], wanted: Filter['cardType']): boolean =>
  cardType === wanted || (wanted === 'spell-trap' && cardType !== 'monster');

/** What has to send a card to the GY is not activated while that card would be banished instead; a mandatory effect is. */
export const sentElsewhere = rule('activation/sent-elsewhere', (duel, question: ActivationCase) => {
  const { effect } = question;
  if (isMandatory(effect)) return null;
  for (const part of mustBePossible(effect.does)) {
    const redirect = allGoElsewhere(duel, question, part);
    if (redirect === undefined || !isDescribed(part.what)) continue;
    const own = (part.what.from ?? part.from ?? []).every((place) => place === 'hand' || place === 'deck');
    const plain = part.reads === undefined && part.what.filter.reads === undefined;
    return { code: own && plain ? 'elsewhere' : 'open', facts: { source: redirect.by } };
  }
  return null;
});

/** How many cards lie at most where a text takes cards of this filter from; undefined where of a place it was not said. */
export function countedIn(
  duel: Duel,
  player: Player,
  places: readonly Place[] | undefined,
  { owner, controller }: Filter,
): number | undefined {
  const whose = owner ?? controller;
  const counts = (places ?? []).flatMap((place): readonly (number | null)[] => {
    if (!isUnseenPlace(place)) return [null];
    const both = whose === undefined && (place === 'gy' || place === 'banished');
    const players = both ? bothPlayers : [whose === 'opponent' ? otherPlayer(player) : player];
    return players.map((each) => countIn(duel, each, place));
  });
  return counts.length > 0 && counts.every((count) => count !== null)
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined;
}
/** Was it said how many cards lie in each place that these are taken from? Then no others are there to be granted. */
export const isCounted = (
  duel: Duel,
  player: Player,
  { what, from }: Pick<Instruction, 'what' | 'from'>,
): boolean => isDescribed(what) && countedIn(duel, player, what.from ?? from, what.filter) !== undefined;

const bothPlayers = ['P0', 'P1'] as const;

/** Was it said of some place of a player that no card lies there? */
export const isSomeplaceEmpty = (duel: Duel): boolean =>
  bothPlayers.some((player) => unseenPlaces.some((place) => countIn(duel, player, place) === 0));

/** LP are paid in full (rule damage/paying-lp). */
export const lpForCost = rule('damage/paying-lp cost', (duel, { effect, player }: ActivationCase) => {
  const amount = effect.cost.reduce((sum, each) => sum + (each.do === 'pay-lp' ? (each.amount ?? 0) : 0), 0);
  const { lp } = duel.players[player];
  if (amount === 0 || lp === null) return null;
  return { code: lp < amount ? 'too-few' : 'enough', facts: { amount, lp } };
});

/** Would this card, sent to the GY as a cost, go elsewhere? Then the cost cannot be paid with it. */
const goesElsewhere = (duel: Duel, card: Card): boolean =>
  redirectOf(duel, card, new Set())?.sure === true ||
  (isField(card.place) && (hasAbility(card, 'Token') || hasAbility(card, 'Pendulum')));

function tributeBar(duel: Duel, card: Card, player: Player): Bar | undefined {
  const kept = keptFromTribute(duel, card, player, 'other');
  if (kept === undefined) return undefined;
  const because = kept.is === 'yes' ? `protection: ${kept.words}` : `what "${kept.words}" makes of it`;
  return { verdict: kept.is === 'yes' ? 'forbids' : 'unknown', rule: 'wording/cannot-wins', because };
}

/** To send to the GY, or to discard "to the GY", cards have to come there; to discard alone they need not. */
const mustReachGy = (cost: Instruction): boolean =>
  cost.do === 'send-to-gy' || (cost.do === 'discard' && cost.to === 'gy');

/** What keeps a card from paying a cost that sends it to the GY. */
const gyBar = (cost: Instruction, duel: Duel, card: Card): Bar | undefined =>
  mustReachGy(cost) && goesElsewhere(duel, card)
    ? forbids('cost/must-be-payable', 'way to the GY')
    : undefined;

/** What is used up for a Summon by an own procedure can be used at all. */
export function usedUpReach(cost: Instruction, player: Player): Reach {
  const reach = moveReach(cost);
  // What is paid with is controlled by who pays.
  const own = cost.what === 'this' ? {} : { filter: { controller: 'you' as const } };
  return cost.do === 'tribute'
    ? { ...own, ...reach, bars: (duel, card) => tributeBar(duel, card, player) }
    : { ...reach, bars: (duel, card) => gyBar(cost, duel, card) };
}

/** What the kind of a card keeps it from, as a cost: a Token and a monster of the Extra Deck go to no hand, for one. */
function kindBar({ do: verb, to }: Instruction, card: Card): Bar | undefined {
  const token = hasAbility(card, 'Token');
  const ofExtraDeck = isExtraDeckMonster(card.model.facts);
  const bar = (verdict: Bar['verdict'], because: string): Bar => ({
    verdict,
    rule: 'cost/must-be-payable',
    because,
  });
  if (verb === 'banish' && token) return bar('forbids', 'way to be banished');
  if (verb === 'return-to-hand' && (token || ofExtraDeck)) return bar('forbids', 'way to the hand');
  if (verb !== 'return-to-deck') return undefined;
  if (token) return bar('forbids', 'way to the Deck');
  return ofExtraDeck && to !== 'extra-deck'
    ? bar('unknown', 'whether it goes to the Deck, and not to the Extra Deck')
    : undefined;
}

/** "Send 1 monster from your hand to the GY; Special Summon this card from your hand": the card itself is needed where it is. */
function neededItself({ card, effect }: ActivationCase, paying: Card): Bar | undefined {
  if (paying.id !== card.id) return undefined;
  if (effect.does.some(({ what, from }) => what === 'this' && from?.includes(card.place)))
    return forbids('cost/must-be-payable', 'its own effect, which needs it where it is');
  // "Discard this card and 1 monster": the card pays once.
  return effect.cost.some((each) => each.what === 'this' && verbFacts[each.do].pays && !each.may)
    ? forbids('cost/must-be-payable', 'another part of the cost, which takes it')
    : undefined;
}

/** What the cost of an activation can be paid with at all. */
export function costReach(cost: Instruction, asked: ActivationCase): Reach {
  const { bars, ...reach } = usedUpReach(cost, asked.player);
  const own = (card: Card) => (cost.what === 'this' ? undefined : neededItself(asked, card));
  return { ...reach, bars: (duel, card) => own(card) ?? kindBar(cost, card) ?? bars?.(duel, card) };
}

/** Is there surely nothing, or not enough, to pay this part with? What it lacks, in words; null: it may be payable. */
function lacks(duel: Duel, question: ActivationCase, cost: Instruction): string | null {
  if (!verbFacts[cost.do].pays || cost.may || cost.onlyIf !== undefined) return null;
  const playing = asIfActivated(duel, question);
  const { what } = cost;
  if (what === 'this') {
    const { cards, rest } = choose(playing, cost, costReach(cost, question));
    return cards.length === 0 && rest === 'none' ? question.card.model.name : null;
  }
  if (!isDescribed(what) || what.count === 'all') return null;
  const reach = costReach(cost, question);
  const from = cost.from ?? reach.places;
  const { granted, player, whole } = question;
  const places = what.from ?? from ?? [];
  const filter: Filter = { controller: 'you', ...what.filter };
  const isWhole =
    places.length > 0 && isToldWhole({ from: places, filter }, player, monstersTold(duel, whole), duel);
  if (
    granted &&
    !isWhole &&
    !isCounted(duel, player, { what, ...(from === undefined ? {} : { from: [...from] }) })
  )
    return null;
  const pool = poolOf(playing, what, withoutDetermined(playing, cost, reach));
  // "Any number of cards" is one at least.
  const needed = what.upTo || what.count === 'any' ? 1 : what.count;
  return pool.complete && pool.sure.length + pool.perhaps.length < needed ? cardsInWords(what) : null;
}

/** Several parts of a cost take different cards: the part for which too few are left, in words, where all of them were told. */
function lackTogether(duel: Duel, question: ActivationCase): Instruction | undefined {
  const playing = asIfActivated(duel, question);
  const taken = new Set<string>();
  let needed = 0;
  return question.effect.cost.find((cost) => {
    const { what } = cost;
    if (question.granted || !isDescribed(what) || typeof what.count !== 'number' || what.upTo) return false;
    if (!verbFacts[cost.do].pays || cost.may || cost.onlyIf !== undefined) return false;
    const pool = poolOf(playing, what, withoutDetermined(playing, cost, costReach(cost, question)));
    needed += what.count;
    for (const { id } of mayBeTaken(pool)) taken.add(id);
    return pool.complete ? taken.size < needed : false;
  });
}

/** Was it told how many counters lie on the card that this cost takes them from? */
const isSaid = ({ card }: ActivationCase, { what }: Instruction): boolean =>
  what === 'this' && card.countersSaid === true;

/** Were fewer counters told of than the cost takes? Those of the card itself are held against it wherever they were told. */
const lacksCounters = (duel: Duel, question: ActivationCase, cost: Instruction): boolean =>
  cost.do === 'remove-counter' &&
  !cost.may &&
  (!question.granted || isSaid(question, cost)) &&
  executors['remove-counter'](asIfActivated(duel, question), cost).was === 'nothing';

/** How many materials this part detaches, and how many its card or the monsters that it names have; undefined where those are enough. */
function tooFewMaterials(duel: Duel, question: ActivationCase, { do: verb, what, onto, may }: Instruction) {
  const { card, granted } = question;
  if (verb !== 'detach' || onto === undefined || may || !isDescribed(what)) return undefined;
  const needed = typeof what.count !== 'number' || what.upTo ? 1 : what.count;
  const named =
    onto !== 'this' && isDescribed(onto) ? poolOf(asIfActivated(duel, question), onto, {}) : undefined;
  if (onto !== 'this' && named === undefined) return undefined;
  const holders = named === undefined ? [card] : mayBeTaken(named);
  const counts = holders.map((each) => materialCount(duel, each));
  const wereTold = counts.every((each) => each !== undefined);
  if (granted && !(wereTold && named === undefined)) return undefined;
  const count = counts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (count >= needed) return undefined;
  return { needed, count, wereTold };
}

/** How many cards this part takes, and how many there are for it at most, where it was said and they are too few. */
function tooFewFor(
  duel: Duel,
  { player, card }: ActivationCase,
  cost: Instruction,
): { readonly needed: number; readonly count: number } | undefined {
  const { what } = cost;
  if (!verbFacts[cost.do].pays || cost.may || cost.onlyIf !== undefined || !isDescribed(what))
    return undefined;
  if (what.count === 'all' || what.count === 'any') return undefined;
  const { from, filter } = what;
  const places = from ?? cost.from ?? moveReach(cost).places;
  const counted = countedIn(duel, player, places, filter);
  if (counted === undefined) return undefined;
  // The card itself pays for nothing where it is among them.
  const count = places?.includes(card.place) ? counted - 1 : counted;
  const needed = what.upTo ? 1 : what.count;
  return count < needed ? { needed, count } : undefined;
}

/** A cost that only words say, of cards in a place of which it was told how many are there. */
function countOpen(duel: Duel, { player }: ActivationCase, cost: Instruction) {
  const { do: verb, reads: words } = cost;
  if (verb !== 'described' || words === undefined) return undefined;
  return unseenPlaces.flatMap((each) => {
    const there = countIn(duel, player, each);
    return there === null || !says(cost, `your-${each}`) ? [] : [{ there, place: places.term(each), words }];
  })[0];
}

/** A monster that the battle is determined to destroy pays for mandatory effects only. */
export const determinedCost = ruleIf(
  'damage-step/determined-cost',
  'barred',
  (duel, question: ActivationCase) => {
    const lost = stillDetermined(duel);
    if (lost.length === 0) return null;
    const before = asIfNoneDetermined(duel);
    const barred = question.effect.cost.some(
      (cost) => lacks(duel, question, cost) !== null && lacks(before, question, cost) === null,
    );
    return barred ? { facts: { what: lost.map(({ model }) => model.name).join(' or ') } } : null;
  },
);

/** A cost has to be possible as it is written, when the effect is activated. */
export const costPayable = rule('cost/must-be-payable', (duel, question: ActivationCase) => {
  for (const cost of question.effect.cost) {
    if (lacksCounters(duel, question, cost))
      return {
        code: 'no-counters',
        facts: { what: cost.reads ?? 'counters' },
        ...(isBoardTold(duel) || isSaid(question, cost)
          ? {}
          : { unless: `there are more counters than were told: ${cost.reads ?? ''}` }),
      };
    const what = lacks(duel, question, cost);
    if (what !== null) return { code: 'cannot-pay', facts: { what, verb: verbWords(cost.do) } };
    const few = tooFewFor(duel, question, cost);
    if (few !== undefined) return { code: 'too-few', facts: { ...few, verb: verbWords(cost.do) } };
    const materials = tooFewMaterials(duel, question, cost);
    if (materials !== undefined) {
      const { needed, count, wereTold } = materials;
      const facts = { needed, count };
      return {
        code: 'materials',
        facts,
        ...(wereTold || isBoardTold(duel)
          ? {}
          : { unless: needed === 1 ? 'there is a material' : `there are ${needed} materials` }),
      };
    }
    const open = countOpen(duel, question, cost);
    if (open !== undefined) return { code: 'count-open', facts: open };
    const redirect = allGoElsewhere(duel, question, mustReachGy(cost) ? { ...cost, do: 'send-to-gy' } : cost);
    if (redirect !== undefined) return { code: 'elsewhere', facts: { source: redirect.by } };
  }
  const short = lackTogether(duel, question);
  if (short !== undefined && isDescribed(short.what))
    return {
      code: 'cannot-pay',
      facts: { what: `other ${cardsInWords(short.what)}`, verb: verbWords(short.do) },
    };
  return null;
});
