import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { Target } from '../../effects/part.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import type { Duel } from '../duel.ts';
import { choose } from '../instructions/choose.ts';
import { moveReach } from '../instructions/moving.ts';
import { objectWords } from '../instructions/object-words.ts';
import { wordsOf } from '../instructions/played.ts';
import { poolOf } from '../instructions/pool.ts';
import { verbs } from '../instructions/verbs.ts';
import { isFullyKnown } from '../state/players.ts';
import { mustBePossible } from './able.ts';
import { assumedOfAnswered } from './answers.ts';
import { type ActivationCase, asIfActivated } from './case.ts';
import { heldConditions } from './conditions.ts';
import { costReach } from './cost.ts';
import { poolFor } from './target.ts';

/** What an activation rests on that nobody said. */
export interface TakenForGranted {
  /** It decides if it is otherwise. */
  readonly assumed: readonly string[];
  /** It is so unless somebody says otherwise: nobody tells it, and no told card speaks against it. */
  readonly usual: readonly string[];
}

/**
 * All that is taken for granted of an activation, in one table: each line says what, and whether it decides. What a told board
 * shows is no assumption; what lies where nobody looks (hand, Deck, LP that were not said) is as usual.
 */
export function takenForGranted(duel: Duel, asked: ActivationCase): TakenForGranted {
  const { effect, player, card } = asked;
  const held = heldConditions(duel, asked);
  const lines: readonly Line[] = [
    ['assumed', effect.conditions.filter((words) => !held.includes(words))],
    ['assumed', assumedOfAnswered(duel, asked)],
    ...effect.targets.map((target) => ofTarget(duel, asked, target)),
    ...effect.cost.map((cost) => ofCost(duel, asked, cost)),
    ...mustBePossible(effect.does).map((each) => ofDeed(duel, asked, each)),
    ofChoice(duel, asked),
    [
      'usual',
      effect.cost.some(({ do: verb }) => verb === 'pay-lp') && duel.players[player].lp === null
        ? [`${player} has enough LP`]
        : [],
    ],
    ['usual', effect.limit === undefined ? [] : ['its limit was not used up before']],
    [
      'usual',
      card.place === 'spell-trap-zone' && !card.faceUp && !card.thisTurn.cameToField
        ? [`${card.model.name} was Set before this turn`]
        : [],
    ],
  ];
  const of = (which: Line[0]) => [...new Set(lines.flatMap(([is, words]) => (is === which ? words : [])))];
  return { assumed: of('assumed'), usual: of('usual') };
}

type Line = readonly [is: keyof TakenForGranted, words: readonly string[]];
const nothing: Line = ['usual', []];

/** A target that the told cards show is there. One of a kind that lies where nobody looked is usual. */
function ofTarget(duel: Duel, asked: ActivationCase, target: Target): Line {
  const { sure } = poolFor(duel, asked, target);
  const needed = target.count === 'any' || target.upTo ? 1 : target.count;
  if (sure.length >= needed) return nothing;
  return [
    asked.granted || isHidden(duel, asked, target.from) ? 'usual' : 'assumed',
    ['there is a legal target'],
  ];
}

function ofCost(duel: Duel, asked: ActivationCase, cost: Instruction): Line {
  if (cost.do === 'pay-lp' || cost.may) return nothing;
  const words = ['its cost can be paid'];
  const { what } = cost;
  const playing = asIfActivated(duel, asked);
  if (what === 'this') {
    const { cards } = choose(playing, cost, costReach(cost, asked.player));
    return cards.length > 0 ? nothing : ['assumed', words];
  }
  if (!isDescribed(what)) return [asked.granted ? 'usual' : 'assumed', words];
  const { sure } = poolOf(playing, what, costReach(cost, asked.player));
  const needed = typeof what.count === 'number' && !what.upTo ? what.count : 1;
  if (sure.length >= needed) return nothing;
  const from = what.from ?? cost.from ?? moveReach(cost).places;
  return [asked.granted || isHidden(duel, asked, from) ? 'usual' : 'assumed', words];
}

/** What it has to be able to do, where that is known in words alone, or hangs on cards of which it was not said whether they fit. */
function ofDeed(duel: Duel, asked: ActivationCase, deed: Instruction): Line {
  const { what } = deed;
  if (deed.do === 'described') return nothing;
  if (typeof what === 'object' && 'reads' in what)
    return [asked.granted ? 'usual' : 'assumed', [`this is possible: ${wordsOf(deed)}`]];
  if (verbs[deed.do](asIfActivated(duel, asked), deed).was !== 'open' || !isDescribed(what)) return nothing;
  const { sure } = poolOf(asIfActivated(duel, asked), what, {});
  if (sure.length > 0) return nothing;
  const is = asked.granted || isHidden(duel, asked, what.from) ? 'usual' : 'assumed';
  return [is, [`there is ${objectWords(what)}`]];
}

/** "Activate 1 of these effects": of one at least it has to be known that it is possible. */
function ofChoice(duel: Duel, asked: ActivationCase): Line {
  const { does } = asked.effect;
  if (does.length === 0 || does.some(({ onlyIf }) => onlyIf === undefined)) return nothing;
  const options = does.filter(({ joined }) => joined === undefined);
  const playing = asIfActivated(duel, asked);
  const possible = options.some((each) => {
    if (!isDescribed(each.what) || each.reads !== undefined) return !('what' in each);
    return poolOf(playing, each.what, {}).sure.length > 0;
  });
  return possible || asked.granted ? nothing : ['assumed', ['one of its effects is possible']];
}

/** Does a player take it from where it was not said what lies there? */
const isHidden = (duel: Duel, { player }: ActivationCase, from: readonly Place[] | undefined): boolean =>
  (from ?? places.ids).some((place) => !isFullyKnown(duel, player, place));
