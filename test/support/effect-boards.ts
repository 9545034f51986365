import { isActivated } from '../../src/card-model/activated.ts';
import type { CardModel } from '../../src/card-model/card-model.ts';
import type { MonsterFacts } from '../../src/card-model/facts.ts';
import type { Filter } from '../../src/card-model/filter.ts';
import { type DescribedCards, type Instruction, isDescribed } from '../../src/card-model/instruction.ts';
import type { ActivatedEffect, Target } from '../../src/card-model/part.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import type { PublishedCard } from '../../src/cards/published.ts';
import type { EffectFacts } from '../../src/cardtext/effect-facts.ts';
import { activatedPart } from '../../src/cardtext/model/activated-part.ts';
import { withFields } from '../../src/cardtext/model/played-words.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { setUp } from '../../src/situations/set-up.ts';
import type { CardSetup, Situation } from '../../src/situations/situation.ts';
import { isField, isPrivate, type Place } from '../../src/vocabulary/places.ts';
import { ruleTables } from './rule-tables.ts';

/** Boards on which the effects of real cards are played: for each card that a text asks for, one that fits lies there. */

/** An effect that was read whole, on a board made for it, and the actions that play it. */
export interface Board {
  readonly duel: Duel;
  readonly actions: readonly Action[];
}

/** The part of a card that an effect was read to, as it is played whenever it can be; null where not every word of it was read. */
export function partOf(card: PublishedCard, effect: EffectFacts): ActivatedEffect | null {
  const all = effect.leaves.filter(({ role }) => role !== 'condition');
  if (all.length === 0 || all.some(({ does }) => does === null)) return null;
  const part = activatedPart(effect, card.facts);
  const [read] = withFields({ ...bareOf(card), parts: [part] }).parts;
  if (read === undefined || !isActivated(read)) return null;
  const plain = { conditions: [], cost: read.cost, targets: read.targets, does: read.does };
  // What answers something is as fast as a Quick Effect, whatever it is printed as: a slower one could not be chained.
  const fast = effect.kind.is === 'quick' || answeredBy(plain.does).before.length > 0;
  if (effect.kind.is === 'activation') return { kind: 'activation', on: [], ...plain };
  return fast ? { kind: 'quick', on: [], ...plain } : { kind: 'ignition', ...plain };
}

const bareOf = ({ name, facts }: PublishedCard) => ({ name, facts, summoning: { ways: [] }, sources: [] });

const fieldOf = (verb: Instruction['do']): Place => {
  switch (verb) {
    case 'discard':
    case 'reveal':
      return 'hand';
    case 'detach':
      return 'xyz-material';
    case 'banish':
      return 'gy';
    case 'special-summon':
    case 'normal-summon':
      return 'hand';
    default:
      return 'monster-zone';
  }
};

/** A card such as the filter asks for; what it does not say is left ordinary. */
function fitting(filter: Filter, place: Place): CardModel {
  const alternative = { ...filter, ...filter.anyOf?.[0] };
  const { cardType, names, archetype, property, abilities, type, attribute, summoned } = alternative;
  const name = names?.[0] ?? (archetype === undefined ? 'Fitting Newt' : `Fitting ${archetype}`);
  const bare = { name, summoning: { ways: [] }, parts: [], sources: [] };
  if (cardType === 'spell' || cardType === 'trap' || cardType === 'spell-trap' || property !== undefined) {
    const kind = cardType === 'trap' ? 'trap' : 'spell';
    return { ...bare, facts: { cardType: kind, property: property ?? 'Normal' } };
  }
  if (cardType === undefined && (place === 'spell-trap-zone' || place === 'field-zone')) {
    return { ...bare, facts: { cardType: 'spell', property: 'Continuous' } };
  }
  const kinds = abilities ?? (place === 'extra-deck' ? ['Fusion', 'Effect'] : ['Effect']);
  const isXyz =
    kinds.includes('Xyz') || alternative.ranks !== undefined || alternative.rankAtMost !== undefined;
  const isLink =
    kinds.includes('Link') || alternative.links !== undefined || alternative.linkAtMost !== undefined;
  const level = alternative.levels?.[0] ?? alternative.levelAtMost ?? alternative.levelAtLeast ?? 4;
  const rank = alternative.ranks?.[0] ?? alternative.rankAtMost ?? alternative.rankAtLeast ?? 4;
  const facts: MonsterFacts = {
    cardType: 'monster',
    abilities: [
      ...new Set([...kinds, ...(isXyz ? (['Xyz'] as const) : []), ...(isLink ? (['Link'] as const) : [])]),
    ],
    type: type ?? 'Warrior',
    attribute: attribute ?? 'EARTH',
    atk: alternative.atkAtMost ?? alternative.atkAtLeast ?? 1500,
    ...(isLink
      ? { link: alternative.links?.[0] ?? alternative.linkAtMost ?? 2 }
      : { def: alternative.defAtMost ?? 1000 }),
    ...(isXyz ? { rank } : isLink ? {} : { level }),
    ...(kinds.includes('Pendulum') ? { scale: 4 } : {}),
  };
  return { ...bare, facts, ...(summoned === undefined ? {} : { note: 'Summoned as the text asks' }) };
}

/** The setups of cards that a text asks for. */
function setups(
  what: Pick<DescribedCards, 'from' | 'filter'> & { readonly count: DescribedCards['count'] },
  verb: Instruction['do'],
  prefix: string,
  side: 'you' | 'opponent',
): readonly CardSetup[] {
  const { filter } = what;
  const place = filter.in?.[0] ?? what.from?.[0] ?? fieldOf(verb);
  const whose = filter.controller ?? filter.owner ?? side;
  const count = typeof what.count === 'number' ? Math.min(what.count, 5) : 2;
  const model = fitting(filter, place);
  return Array.from({ length: count }, (_, at): CardSetup => {
    const kind = { ...filter, ...filter.anyOf?.[0] };
    const faceUp = kind.faceUp ?? (!isPrivate(place, false) || (place === 'extra-deck' && false));
    return {
      id: `${prefix}${at}`,
      card: model,
      owner: whose === 'you' ? 'P0' : 'P1',
      controller: whose === 'you' ? 'P0' : 'P1',
      place,
      faceUp,
      position: kind.position ?? (faceUp ? 'attack' : 'defense'),
      ...(place === 'monster-zone' ? { summoned: kind.summoned?.[0] ?? 'normal-summoned' } : {}),
      properlySummoned: 'yes',
      ...(place === 'xyz-material' ? { attachedTo: 'self' } : {}),
    };
  });
}

const negates = (does: readonly Instruction[], ...verbs: readonly Instruction['do'][]): boolean =>
  does.some(({ do: verb }) => verbs.includes(verb));

/** Where the card lies whose effect it is. */
function placeOf(card: PublishedCard, effect: EffectFacts, part: ActivatedEffect): Place {
  const asked = [...part.cost, ...part.does].find(({ what, from }) => what === 'this' && from !== undefined)
    ?.from?.[0];
  const detaches = part.cost.some(({ do: verb }) => verb === 'detach');
  if (asked !== undefined && !detaches) return asked;
  if (part.cost.some(({ do: verb, what }) => verb === 'discard' && what === 'this')) return 'hand';
  const brought: readonly Instruction['do'][] = ['special-summon', 'set', 'add-to-hand', 'return-to-deck'];
  if (part.does.some(({ do: verb, what }) => what === 'this' && brought.includes(verb))) return 'gy';
  const listed = effect.places[0];
  if (listed !== undefined) return listed;
  if (card.facts.cardType === 'monster') return 'monster-zone';
  return card.facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
}

/** The board of an effect that was read whole; null for one that was not. */
export function boardOf(card: PublishedCard, effect: EffectFacts): Board | null {
  const part = partOf(card, effect);
  if (part === null) return null;
  const place = placeOf(card, effect, part);
  const self: CardSetup = {
    id: 'self',
    card: { ...bareOf(card), parts: [part] },
    owner: 'P0',
    controller: 'P0',
    place,
    faceUp: !isPrivate(place, false),
    ...(place === 'monster-zone' ? { summoned: 'special-summoned' } : {}),
    properlySummoned: 'yes',
    ...(isField(place) && part.kind !== 'activation' ? { activated: true } : {}),
  };
  const of = (prefix: string, all: readonly Instruction[]) =>
    all.flatMap(({ what, do: verb, who, from, onto, counted }, at) => [
      ...(isDescribed(what) && verb !== 'draw' && verb !== 'special-summon-token'
        ? setups(
            { ...what, ...(what.from === undefined && from !== undefined ? { from } : {}) },
            verb,
            `${prefix}${at}-`,
            who === 'opponent' ? 'opponent' : 'you',
          )
        : []),
      ...(isDescribed(onto) ? setups(onto, 'destroy', `${prefix}${at}-onto`, 'you') : []),
      ...(counted !== undefined && 'each' in counted && isDescribed(counted.each)
        ? setups(counted.each, 'destroy', `counted${at}-`, 'you')
        : []),
    ]);
  const targets = part.targets.flatMap((target: Target, at) =>
    setups(target, 'destroy', `target${at}-`, 'you'),
  );
  const [paid, chosen] = [of('paid', part.cost), of('chosen', part.does)];
  const answered = answeredBy(part.does);
  const situation: Situation = {
    ruleset: 'tcg',
    turnPlayer: 'P0',
    phase: 'main-1',
    normalSummonsUsed: { P0: 0, P1: 0 },
    normalSummonsAllowed: { P0: 1, P1: 1 },
    players: { P0: { lp: 8000, unseen: { deck: 30 } }, P1: { lp: 8000, unseen: { deck: 30 } } },
    cards: [self, ...targets, ...paid, ...chosen, ...answered.cards],
    actions: [],
    question: { ask: 'ends', until: 'end-phase' },
    assumed: [],
  };
  const set = setUp(situation, noCatalogue, ruleTables);
  if (!set.ok) return null;
  const actions: readonly Action[] = [
    ...answered.before,
    {
      do: 'activate',
      card: 'self',
      part: 0,
      player: 'P0',
      chosen: paid.map(({ id }) => id),
      targets: targets.map(({ id }) => id),
    },
    // "All" is nobody's choice.
    {
      do: 'resolve',
      chosen: chosen.map(({ id }) => id).filter((id) => isTold(part.does, id)),
      optional: [true, true, true, true, true, true],
      picked: [0, 0, 0],
    },
  ];
  return { duel: set.value, actions };
}

/** Is the card chosen when the effect resolves? Of "all" nobody chooses, nor for what comes later or is not what was picked. */
const isTold = (does: readonly Instruction[], id: string): boolean => {
  const { what, joined, option = 0, delayed } = does[Number(/^chosen(\d+)-/.exec(id)?.[1])] ?? {};
  const isAll = isDescribed(what) && what.count === 'all';
  return !isAll && joined !== 'or' && option === 0 && delayed === undefined;
};

const noCatalogue = makeCatalogue([]);

/** What an effect that negates something answers: a Spell of the opponent, a Summon, an attack. */
function answeredBy(does: readonly Instruction[]): {
  readonly cards: readonly CardSetup[];
  readonly before: readonly Action[];
} {
  const foe = fitting({ cardType: 'monster' }, 'monster-zone');
  if (negates(does, 'negate-activation', 'negate-effect')) {
    const spell = fitting({ cardType: 'spell' }, 'hand');
    return {
      cards: [{ id: 'answered', card: spell, owner: 'P1', place: 'hand' }],
      before: [{ do: 'activate', card: 'answered', player: 'P1' }],
    };
  }
  if (negates(does, 'negate-summon')) {
    return {
      cards: [{ id: 'answered', card: foe, owner: 'P1', place: 'hand' }],
      before: [{ do: 'declare-summon', card: 'answered', way: 'normal-summoned', player: 'P1' }],
    };
  }
  return negates(does, 'negate-attack')
    ? {
        cards: [{ id: 'answered', card: foe, owner: 'P1', place: 'monster-zone' }],
        before: [{ do: 'happen', in: 'battle', events: [{ event: 'attack-declared', card: 'answered' }] }],
      }
    : { cards: [], before: [] };
}
