import type { CardModel } from '../../src/card-model/card-model.ts';
import type { Filter } from '../../src/card-model/filter.ts';
import {
  type DescribedCards,
  type Instruction,
  isDescribed,
  isTarget,
} from '../../src/card-model/instruction.ts';
import type { ActivatedEffect, Target } from '../../src/card-model/part.ts';
import { says } from '../../src/card-model/sayings.ts';
import type { Condition } from '../../src/card-model/value.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import type { PublishedCard } from '../../src/cards/published.ts';
import type { EffectFacts } from '../../src/cardtext/effect-facts.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import type { Action } from '../../src/engine/state/action.ts';
import type { Duel } from '../../src/engine/state/duel.ts';
import { setUp } from '../../src/situations/set-up.ts';
import type { CardSetup, Situation } from '../../src/situations/situation.ts';
import { isField, isPrivate, type Place } from '../../src/vocabulary/places.ts';
import { type TossResult, tossResults } from '../../src/vocabulary/tosses.ts';
import { answeredBy } from './answered.ts';
import { fieldOf, fitting } from './fitting-cards.ts';
import { ruleTables } from './rule-tables.ts';

/** Boards on which the effects of real cards are played: for each card that a text asks for, one that fits lies there. */

/** An effect that was read whole, on a board made for it, and the actions that play it. */
export interface Board {
  readonly duel: Duel;
  readonly actions: readonly Action[];
}

/** The part of a card's model that an effect was read to; null where not every word of it was read. */
export function partOf({ leaves, box, span }: EffectFacts, { parts }: CardModel): ActivatedEffect | null {
  const all = leaves.filter(({ role }) => role !== 'condition');
  if (all.length === 0 || all.some(({ does }) => does === null)) return null;
  const part = parts.find((each) => each.printed?.box === box && each.printed.span[0] === span[0]);
  if (part === undefined || !('cost' in part)) return null;
  const { limit: _, ...rest } = part;
  return rest;
}

/** Do cards that are taken together differ in more than their place? */
const differs = ({ different, beside }: Filter): boolean =>
  different !== undefined || (beside?.to === 'each-other' ? beside.same === undefined : false);

/** The setups of cards that a text asks for. */
function setups(
  what: Pick<DescribedCards, 'from' | 'filter'> & { readonly count: DescribedCards['count'] },
  verb: Instruction['do'],
  prefix: string,
  side: 'you' | 'opponent',
  onto?: string,
): readonly CardSetup[] {
  const { filter } = what;
  const either = { ...filter, ...filter.anyOf?.[0] };
  const place = either.in?.[0] ?? what.from?.[0] ?? fieldOf(verb);
  const wanted = verb === 'activate' ? { property: 'Field' as const, ...filter } : filter;
  const whose = either.controller ?? either.owner ?? side;
  const count = typeof what.count === 'number' ? Math.min(what.count, 5) : 2;
  return Array.from({ length: count }, (_, at): CardSetup => {
    const plain = fitting(wanted, place, differs(filter) ? at : 0);
    const apart =
      filter.beside?.different?.includes('name') ||
      (filter.beside?.to === 'this' && filter.names === undefined);
    const model = apart ? { ...plain, name: `${plain.name} Apart` } : plain;
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
      ...(place === 'monster-zone'
        ? {
            summoned:
              kind.summoned?.[0] ??
              (kind.summonedFrom ? 'fusion-summoned' : faceUp ? 'normal-summoned' : 'set'),
          }
        : {}),
      properlySummoned: 'yes',
      ...(place === 'xyz-material' ? { attachedTo: onto ?? 'self' } : {}),
      ...(kind.counter === undefined ? {} : { counters: { [kind.counter.name]: kind.counter.atLeast ?? 1 } }),
    };
  });
}

const kindOf: Partial<Record<Instruction['do'], 'Synchro' | 'Xyz' | 'Link'>> = {
  'synchro-summon': 'Synchro',
  'xyz-summon': 'Xyz',
  'link-summon': 'Link',
};

/** A Summon with what it needs: any monster of that kind, and ordinary monsters that it is made with besides this card. */
function summonOf({ do: verb, what, uses }: Instruction, facts: CardModel['facts']) {
  const kind = kindOf[verb];
  // A monster of Level 5 or 6 comes with a Tribute.
  if (verb === 'normal-summon' && isDescribed(what) && what.filter.levelAtLeast === 5)
    return { summoned: what, materials: [{ cardType: 'monster' as const }] };
  const withThis = uses?.including === 'this';
  const level = withThis && 'level' in facts ? Number(facts.level) : 4;
  const fits = kind === 'Synchro' ? { levels: [level + 4] } : kind === 'Xyz' ? { ranks: [level] } : {};
  const asked = isDescribed(what) ? what : ({ count: 1, filter: {} } as const);
  const summoned =
    kind === undefined ? what : { ...asked, filter: { abilities: [kind], ...fits, ...asked.filter } };
  const isTuner = 'abilities' in facts && facts.abilities.includes('Tuner');
  const own = typeof uses?.including === 'object' ? uses.including : {};
  const tuner =
    kind !== 'Synchro' || (withThis && isTuner) ? {} : { abilities: ['Tuner', 'Effect'] as const };
  const used = uses?.filter ?? {};
  const materials: Filter[] = [
    { ...used, ...own, ...tuner, ...(kind === 'Xyz' && { levels: [level] }) } as Filter,
  ];
  if (!withThis && verb !== 'ritual-summon')
    materials.push(kind === 'Xyz' ? { ...used, levels: [level] } : used);
  return { summoned, materials: uses === undefined ? [] : materials };
}

/** What is detached from a monster, or attached to it, makes it an Xyz Monster. */
const bearing = (onto: DescribedCards, verb: Instruction['do']): DescribedCards =>
  verb === 'equip' ? onto : { ...onto, filter: { abilities: ['Xyz'], ...onto.filter } };

/** Where the card lies whose effect it is. */
function placeOf(card: PublishedCard, effect: EffectFacts, part: ActivatedEffect): Place {
  const asked = [...part.cost, ...part.does].find(({ what, from }) => what === 'this' && from !== undefined)
    ?.from?.[0];
  const detaches = part.cost.some(({ do: verb, onto }) => verb === 'detach' && onto === 'this');
  if (asked !== undefined && !detaches) return asked;
  if (part.cost.some(({ do: verb, what }) => verb === 'discard' && what === 'this')) return 'hand';
  const brought: readonly Instruction['do'][] = ['special-summon', 'set', 'add-to-hand', 'return-to-deck'];
  if (part.does.some(({ do: verb, what }) => what === 'this' && brought.includes(verb))) return 'gy';
  const listed = effect.places[0];
  if (listed !== undefined) return listed;
  if (card.facts.cardType === 'monster') return 'monster-zone';
  return card.facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
}

/** The cards by which the case holds that a text asks for. */
const there = (conditions: readonly Condition[], prefix: string): readonly CardSetup[] =>
  conditions.flatMap((each, at) =>
    'cards' in each && each.atLeast
      ? setups({ ...each.cards, count: each.atLeast }, 'destroy', `${prefix}-${at}-`, 'you')
      : [],
  );

/** The board of an effect that was read whole; null for one that was not. */
export function boardOf(card: PublishedCard, effect: EffectFacts): Board | null {
  const { asksOfBattle, ...model } = cardModelOf(card);
  const part = partOf(effect, { ...model });
  // What only pays as its card is activated does nothing else.
  if (part === null || part.does.length === 0) return null;
  const asks = asksOfBattle?.filter(({ words }) => part.conditions.includes(words));
  const answered = answeredBy(
    part,
    asks?.flatMap(({ all = [] }) => all),
  );
  const place = answered.fights === 'self' ? 'monster-zone' : placeOf(card, effect, part);
  const bears =
    part.kind !== 'activation' &&
    place === 'spell-trap-zone' &&
    'property' in card.facts &&
    card.facts.property === 'Equip';
  const fights = answered.cards.some(({ id }) => id === 'ally0');
  const bearer =
    bears && !fights ? setups({ count: 1, filter: { cardType: 'monster' } }, 'destroy', 'ally', 'you') : [];
  const words = JSON.stringify(part);
  const [, counter] = /"counters":(?:true|"([^"]+)")/.exec(words)?.map((each = 'Counter') => each) ?? [];
  const self: CardSetup = {
    id: 'self',
    card: {
      ...{ name: card.name, facts: card.facts, summoning: { ways: [] }, parts: [part], sources: [] },
      ...(asksOfBattle && { asksOfBattle }),
    },
    owner: 'P0',
    controller: 'P0',
    place,
    faceUp: !isPrivate(place, false),
    ...(place === 'monster-zone' ? { summoned: 'special-summoned' } : {}),
    properlySummoned: 'yes',
    ...(isField(place) && part.kind !== 'activation' ? { activated: true } : {}),
    ...(counter === undefined ? {} : { counters: { [counter]: 3 } }),
    ...(bears ? { equippedTo: 'ally0' } : {}),
  };
  const of = (prefix: string, all: readonly Instruction[]) =>
    all.flatMap((each, at) => {
      const { do: verb, who, from, onto, uses, counted, value, holds: [[...held] = []] = [] } = each;
      const { summoned, materials } = summonOf(each, card.facts);
      // What is shown fits what is taken of it.
      const [taken] = all.filter((other) => shownBy(other) === verb).flatMap((other) => other.what ?? []);
      const what =
        isDescribed(summoned) && isDescribed(taken)
          ? { ...summoned, filter: { ...taken.filter, ...summoned.filter } }
          : summoned;
      return [
        ...(isDescribed(what) &&
        shownBy(each) === undefined &&
        verb !== 'draw' &&
        verb !== 'special-summon-token'
          ? setups(
              { ...what, ...(what.from === undefined && from !== undefined ? { from } : {}) },
              verb,
              `${prefix}${at}-`,
              who === 'opponent' ? 'opponent' : 'you',
              isDescribed(onto) ? `${prefix}${at}-onto0` : undefined,
            )
          : []),
        ...materials.flatMap((filter, place) =>
          setups({ count: 1, from: uses?.from, filter }, 'destroy', `${prefix}${at}-used${place}`, 'you'),
        ),
        ...there(held, `held${at}`),
        ...(isDescribed(onto) ? setups(bearing(onto, verb), 'destroy', `${prefix}${at}-onto`, 'you') : []),
        ...(counted !== undefined && 'each' in counted && isDescribed(counted.each)
          ? setups(counted.each, 'destroy', `counted${at}-`, 'you')
          : []),
        ...(typeof value?.each === 'object' && 'cards' in value.each ? value.each.cards : []).flatMap(
          (group, place) => setups({ ...group, count: 2 }, 'destroy', `each${at}-${place}-`, 'you'),
        ),
      ];
    });
  const comes = part.does.some(({ do: verb, what }) => verb === 'special-summon' && isTarget(what));
  const targets = part.targets.flatMap((target: Target, at) => {
    const met =
      says(target, 'answered') || says(target, 'attacking')
        ? answered.cards.find(({ id }) => id === 'answered')
        : undefined;
    const from = target.from ?? (comes ? (['gy'] as const) : undefined);
    return met ? [met] : setups({ ...target, from }, 'destroy', `target${at}-`, 'you');
  });
  const [paid, chosen] = [of('paid', part.cost), of('chosen', part.does)];
  const needed = there(part.needs?.flatMap(({ holds: [all = []] }) => all) ?? [], 'needed');
  const situation: Situation = {
    ruleset: 'tcg',
    turnPlayer: part.during?.turn === 'opponent' ? 'P1' : 'P0',
    phase: (answered.before.length === 0 && part.during?.phases?.[0]) || 'main-1',
    normalSummonsUsed: { P0: 0, P1: 0 },
    normalSummonsAllowed: { P0: 1, P1: 1 },
    players: { P0: { ...toldWhole, lp: words.includes('"lp":"lower"') ? 5000 : 8000 }, P1: toldWhole },
    cards: [...new Set([self, ...targets, ...needed, ...bearer, ...paid, ...chosen, ...answered.cards])],
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
      ...(words.includes('"named":"declared"') ? { declared: '5, FIRE, Dragon' } : {}),
    },
    // "All" is nobody's choice.
    {
      do: 'resolve',
      chosen: [
        ...part.does.flatMap((each, at) => {
          const from = part.does.findIndex((other) => other.do === shownBy(each));
          const ids = chosen.flatMap(({ id }) =>
            id.startsWith(`chosen${from === -1 ? at : from}-`) ? [id] : [],
          );
          const some = isDescribed(each.what) && typeof each.what.count === 'number' ? each.what.count : 0;
          return from === -1 ? ids.filter((id) => isChosen(part.does, id)) : ids.slice(0, some);
        }),
        ...part.does.flatMap(({ uses }) => (uses?.including === 'this' ? ['self'] : [])),
      ],
      optional: Array.from({ length: 6 }, () => true),
      picked: [0, 0, 0],
      results: part.does.flatMap(shown),
    },
  ];
  return { duel: set.value, actions };
}

/** Of cards that are taken among shown ones: by which deed those are shown. */
const shownBy = ({ what }: Instruction): Instruction['do'] | undefined =>
  isDescribed(what) && typeof what.among === 'object' ? what.among.dealt : undefined;

/** Is the card one of those that a player chooses as the effect resolves: not of "all", of another option, or for later? */
const isChosen = (does: readonly Instruction[], id: string): boolean => {
  const at = Number(/^chosen(\d+)-/.exec(id)?.[1]);
  const { what, option = 0, joined, delayed, inAddition, ifResult } = does[at] ?? { do: 'described' };
  const [first] = does.flatMap((each) => each.ifResult ?? []);
  return (
    JSON.stringify(ifResult ?? first) === JSON.stringify(first) &&
    at >= 0 &&
    inAddition === undefined &&
    option === 0 &&
    joined !== 'or' &&
    joined !== 'otherwise' &&
    delayed === undefined &&
    !(isDescribed(what) && (what.count === 'all' || what.among !== undefined))
  );
};

/** What a coin or a die shows on these boards: the case that its text names first. */
const shown = (
  { do: verb, amount = 1, reads = '' }: Instruction,
  at: number,
  all: readonly Instruction[],
): readonly TossResult[] => {
  if (verb !== 'coin-toss' && verb !== 'die-roll') return [];
  const [number = 6] = all.slice(at).flatMap(({ ifResult }) => ifResult?.in ?? []);
  const die = tossResults.find((each) => each === String(Math.min(number, 6)));
  const one = verb === 'die-roll' ? (die ?? '6') : reads.includes('call') ? 'right' : 'heads';
  return Array.from({ length: amount }, () => one);
};

const noCatalogue = makeCatalogue([]);
/** A player of whom all cards are told but those of the Deck. */
const toldWhole = { lp: 8000, unseen: { deck: 30, hand: 0, gy: 0, banished: 0, 'extra-deck': 0 } };
