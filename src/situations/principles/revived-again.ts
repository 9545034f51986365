import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Facts } from '../../effects/facts.ts';
import { isProper, needsProperSummon } from '../../engine/proper-summon.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { Books } from '../rule-on.ts';
import { noNormalSummons, type Situation } from '../situation.ts';
import type { EveryWordPrinciple } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { negatesOf } from './reading/negators.ts';
import { idleInPast, type Past, pastOfMonster } from './reading/past-of-monster.ts';
import { phrasesIn, type Said } from './reading/phrases.ts';
import type { SketchCard } from './reading/sketch.ts';
import { couldReach, wayOf } from './reading/summoned-by.ts';

const it = '(?:it|her|him|that|(?:my |their )?{monster})';
const from =
  '(?: from (?:my |their )?(?<place>gy|banished|banishment|banished zone))?(?: (?:later|again|next turn|this turn))*';
const still = '(?:still |later |ever )*';
const asks = [
  form(
    `can ${it} ${still}be (?:ssed|summoned|targeted)${from}(?: (?:with|by|using|through|via) {with}(?: 's effect)?)?${from.replace('?<place>', '?:')}`,
  ),
  form(`can {with}(?: 's effect)? ${still}(?:ss|summon|target|get|return) (?:back )?${it}(?: back)?${from}`),
  form(
    `can i ${still}(?:ss|summon|target|get|return) ${it}(?: back)?${from} (?:with|by|using|via|through) {with}(?: 's effect)?(?: later)?`,
  ),
  form(`can i ${still}(?:ss|summon) ${it}${from}`),
  form(
    `can i ${still}(?:use|activate|play) {with}(?: 's effect)? (?:to (?:ss|summon|target|get|return)|on|for|targeting) (?:back )?${it}(?: back)?${from}`,
  ),
  form(`(?:can (?:i|opp) ${still})?{with} ${it}`),
  form(
    `(?:is|was) ${it} ${still}(?:legal|valid|possible|proper|eligible|correct) (?:target for {with}|{with} target)`,
  ),
];

const summonsItself = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this'),
  );

/** What is known of the monster when all was told. */
interface State {
  readonly proper: 'yes' | 'no' | 'unknown';
  readonly place: 'field' | 'gy' | 'banished' | undefined;
  readonly by?: CardModel;
  /** It was turned face-down, or is being Flip Summoned again. */
  readonly flip?: 'face-down' | 'flipping';
}

/**
 * A monster that was Summoned, or never was, and lies in the GY or is banished: may it be Special Summoned? That hangs on
 * whether it was properly Summoned, and has kept that (properly-summoned/by-procedure, properly-summoned/lost-in-private).
 */
export const revivedAgain: EveryWordPrinciple = ({ cards, sentences }, books, ruleset) => {
  const question = said(sentences.asked, asks);
  const past = phrasesIn(sentences.told.join(' . '), pastOfMonster, idleInPast);
  if (question === undefined || past === undefined || past.length === 0) return undefined;
  const named = new Set(
    [question, ...past.map(({ groups }) => groups)].flatMap((each) => each['monster'] ?? []),
  );
  const [number, other] = [...named];
  const [monster, revives] = [cardAt(cards, number), cardAt(cards, question['with'])];
  if (monster?.facts.cardType !== 'monster' || other !== undefined || question['with'] === number)
    return undefined;
  // Where nothing is said to Summon it, that may be its own effect, which asks for more.
  if (revives === undefined && summonsItself(monster)) return undefined;
  const isTheirs = sentences.told.some((each) => each.includes(`their #${number}`));
  const controller = isTheirs ? ('P1' as const) : ('P0' as const);
  const situation: Situation = {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [{ id: 'monster', card: monster.name, place: 'gy', controller }],
    actions: [],
    question: { ask: 'special-summon', card: 'monster' },
    assumed: [],
  };
  const state = stateAfter(past, { cards, monster, situation, books });
  if (state === undefined) return undefined;
  const asked = question['place'];
  const place = state.place ?? (asked === undefined ? undefined : asked === 'gy' ? 'gy' : 'banished');
  if (place === undefined || place === 'field') return undefined;
  if (needsProperSummon(monster) && state.proper === 'unknown') return undefined;
  const { by } = state;
  const how =
    by === undefined
      ? []
      : [
          `${monster.name} was Special Summoned by ${by.name}, which ${state.proper === 'yes' ? 'is' : 'is not'} a proper Summon of it`,
        ];
  return {
    situation: {
      ...situation,
      cards: [
        { id: 'monster', card: monster.name, place, controller, properlySummoned: state.proper },
        ...(revives === undefined
          ? []
          : [{ id: 'with', card: revives.name, place: 'hand' as const, controller: 'P0' as const }]),
      ],
      question: { ask: 'special-summon', card: 'monster', ...(revives === undefined ? {} : { by: 'with' }) },
      assumed: how,
    },
  };
};

interface Case {
  readonly cards: readonly SketchCard[];
  readonly monster: CardModel;
  readonly situation: Situation;
  readonly books: Books;
}

/** Goes through what was told in its order; undefined where something of it cannot be so, or was not said. */
function stateAfter(past: readonly Said<Past>[], asked: Case): State | undefined {
  let state: State | undefined = { proper: 'unknown', place: undefined };
  for (const each of past) {
    state = state === undefined ? undefined : after(state, each, asked);
  }
  return state;
}

function after(state: State, { says, groups }: Said<Past>, asked: Case): State | undefined {
  const { cards, monster } = asked;
  switch (says) {
    case 'summoned-so':
      return summonedSo(state, `${groups['way']}-summoned`, monster);
    case 'own-procedure':
      return summonedSo(state, 'own', monster);
    case 'properly':
      return { ...state, proper: 'yes', place: state.place ?? 'field' };
    case 'summoned-by':
      return summonedBy(state, cardAt(cards, groups['by']), asked);
    case 'negated':
      return negated(state, cards[Number(groups['negater'])]);
    case 'face-down':
      return state.place === 'field' ? { ...state, flip: 'face-down' } : undefined;
    case 'flipped':
      return state.flip === 'face-down' ? { ...state, flip: 'flipping' } : undefined;
    case 'negated-now':
      return flipNegated(state, cards[Number(groups['negater'])]);
    case 'never':
      return { ...state, proper: 'no' };
    case 'unsummoned':
      return { proper: 'no', place: 'gy' };
    case 'unsummoned-banished':
      return { proper: 'no', place: 'banished' };
    case 'private':
      return { proper: 'no', place: undefined };
    // A Pendulum Monster goes from the field to the Extra Deck.
    case 'to-gy':
      return isPendulum(monster.facts) ? undefined : { ...state, place: 'gy' };
    case 'in-gy':
      return { ...state, place: 'gy' };
    case 'banished':
    case 'is-banished':
      return { ...state, place: 'banished' };
  }
}

const isPendulum = (facts: Facts): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Pendulum');

const ways: Readonly<Record<string, SummonWay>> = {
  'fusion-summoned': 'fusion-summoned',
  'ritual-summoned': 'ritual-summoned',
  'synchro-summoned': 'synchro-summoned',
  'xyz-summoned': 'xyz-summoned',
  'link-summoned': 'link-summoned',
  own: 'summoned-by-own-procedure',
};

function summonedSo(state: State, said: string, monster: CardModel): State | undefined {
  const way = ways[said];
  if (way === undefined) return undefined;
  const now = isProper(monster, way, undefined);
  if (now !== 'yes' && state.proper !== 'yes') return undefined;
  return { ...state, proper: 'yes', place: state.place ?? 'field' };
}

/** A card that Summoned it: what was properly Summoned before stays so. */
function summonedBy(state: State, by: CardModel | undefined, asked: Case): State | undefined {
  if (by === undefined) return undefined;
  if (state.place === 'gy' || state.place === 'banished') return { ...state, place: 'field' };
  const way = wayOf(by);
  if (way === undefined || state.place !== undefined) return undefined;
  const proper = isProper(asked.monster, way, by.name);
  return couldReach(by, 'monster', asked.situation, asked.books) ? { proper, place: 'field', by } : undefined;
}

/** A Flip Summon that is negated takes nothing from how the monster was Summoned before (properly-summoned/flip-summon-negated). */
function flipNegated({ proper, flip, ...state }: State, negater: SketchCard | undefined): State | undefined {
  const now = flip === 'flipping' ? negated({ ...state, proper }, negater) : undefined;
  return now === undefined || now.place === undefined ? undefined : { ...now, proper };
}

/** A Summon that was negated is none; the monster is where what negated it has sent it. */
function negated(state: State, negater: SketchCard | undefined): State | undefined {
  if (state.place === 'gy' || state.place === 'banished') return undefined;
  if (negater === undefined) return { proper: 'no', place: undefined };
  if (!negatesOf(negater.model).has('summon')) return undefined;
  const text = JSON.stringify(negater.model.parts);
  return { proper: 'no', place: /banish|shuffle|"return-to|detach/i.test(text) ? undefined : 'gy' };
}
