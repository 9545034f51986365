import { isMandatory, unreadDeed } from '../../card-model/activated.ts';
import { mustBePossible } from '../../card-model/conjunctions.ts';
import { type Instruction, isAtTargets, isDescribed, pointingWords } from '../../card-model/instruction.ts';
import { ofChosenEffect, type Target } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { choose } from '../instructions/choose.ts';
import { lacksAllMaterials } from '../instructions/deeds/with-materials.ts';
import { wordsOf } from '../instructions/played.ts';
import { poolOf } from '../instructions/pool.ts';
import type { Duel } from '../state/duel.ts';
import { type ActivationCase, asIfActivated, asIfBefore } from './activation-case.ts';
import { heldConditions, isToldWhole } from './activation-conditions.ts';
import { assumedOfAnswered } from './answers.ts';
import { costReach } from './cost.ts';
import { doubtOf, firstOptions, impossibleLater, lacksCards, thereIs } from './doubts.ts';
import { hasTarget } from './target.ts';

/** What an activation rests on that nobody said. */
export interface TakenForGranted {
  /** It decides if it is otherwise. */
  readonly assumed: readonly string[];
  /** It is so unless somebody says otherwise: nobody tells it, and no told card speaks against it. */
  readonly usual: readonly string[];
  /** What of this none of the told cards is: it is not so unless there are others. */
  readonly lacking: readonly string[];
}

/** All that is taken for granted of an activation, in one table: each line says what, and whether it decides. */
export function takenForGranted(duel: Duel, asked: ActivationCase): TakenForGranted {
  const { effect, player, card } = asked;
  const held = heldConditions(duel, asked);
  const lines: readonly Line[] = [
    ['assumed', effect.conditions.filter((words) => !held.includes(words))],
    ['assumed', assumedOfAnswered(duel, asked)],
    ...effect.targets.map((target) => ofTarget(duel, asked, target)),
    ...effect.cost.flatMap((cost) => (cost.option === undefined ? [ofCost(duel, asked, cost)] : [])),
    ...(isMandatory(effect) ? [] : ofDeeds(duel, asked)),
    ofUnread(asked),
    duel.players[player].lp === null && effect.cost.some(asksForLp)
      ? unsaid(asked, `${player} has enough LP`)
      : nothing,
    ['usual', effect.limit === undefined ? [] : ['its limit was not used up before']],
    [
      'usual',
      card.place === 'spell-trap-zone' && !card.faceUp && !card.thisTurn.cameToField
        ? [`${card.model.name} was Set before this turn`]
        : [],
    ],
  ];
  const of = (...which: readonly Line[0][]) => [
    ...new Set(lines.flatMap(([is, words]) => (which.includes(is) ? words : []))),
  ];
  return { assumed: of('assumed', 'lacking'), usual: of('usual'), lacking: of('lacking') };
}

/** Half of one's LP can always be paid (rule damage/paying-lp). */
const asksForLp = ({ do: verb, times }: Instruction): boolean => verb === 'pay-lp' && times !== 'half';

type Line = readonly [is: keyof TakenForGranted, words: readonly string[]];
const nothing: Line = ['usual', []];

/** What nobody said decides, unless whoever asks takes for granted that cards are there. */
const unsaid = ({ granted }: ActivationCase, ...words: readonly string[]): Line =>
  words.length === 0 ? nothing : [granted ? 'usual' : 'assumed', words];

/** What none of the told cards is decides the other way. */
function doubted(duel: Duel, asked: ActivationCase, deed: Instruction, words: string): Line {
  if (asked.granted) return unsaid(asked, words);
  if (isDescribed(deed.what) && lacksCards(duel, asked, deed)) return ['lacking', [thereIs(deed.what)]];
  const isToSummon = verbFacts[deed.do].needs === 'materials';
  return isToSummon && lacksAllMaterials(asIfBefore(duel, asked, deed), deed)
    ? ['lacking', ['other cards are there to Summon with']]
    : unsaid(asked, words);
}

/** A target that the told cards show is there. */
function ofTarget(duel: Duel, asked: ActivationCase, target: Target): Line {
  const untargeted = (each: Instruction) => !isAtTargets(each.what) && isPossible(duel, asked, each);
  if (target.filter.reads === ofChosenEffect && firstOptions(duel, asked).some(untargeted)) return nothing;
  if (isSaidByDeeds(target, asked.effect.does)) return nothing;
  const { from = [], filter } = target;
  const isTold = from.length > 0 && isToldWhole({ from, filter }, asked.player, asked.whole ?? []);
  if (hasTarget(duel, asked, target)) return nothing;
  return isTold ? ['assumed', ['there is a legal target']] : unsaid(asked, 'there is a legal target');
}

/** An old sentence that targets and is read as deeds: what it takes has to be there for these. */
const isSaidByDeeds = ({ inDeeds }: Target, does: readonly Instruction[]): boolean =>
  inDeeds === true &&
  does.every(
    (each) => each.do !== 'described' && !isAtTargets(each.what) && pointingWords(each.what) === undefined,
  );

function ofCost(duel: Duel, asked: ActivationCase, cost: Instruction): Line {
  if (cost.do === 'activate-one' || verbFacts[cost.do].needs === 'nothing' || cost.may) return nothing;
  const words = 'its cost can be paid';
  const { what } = cost;
  const playing = asIfActivated(duel, asked);
  if (what === 'this') {
    const { cards } = choose(playing, cost, costReach(cost, asked));
    return cards.length > 0 ? nothing : ['assumed', [words]];
  }
  if (!isDescribed(what)) return unsaid(asked, words);
  const { sure } = poolOf(playing, what, costReach(cost, asked));
  const needed = typeof what.count === 'number' && !what.upTo ? what.count : 1;
  if (sure.length >= needed) return nothing;
  return doubted(duel, asked, cost, words);
}

/**
 * "Special Summon 1 monster from your Deck." of a card that stays, not read: its activation may have to be able to do that.
 * Words not read about how it can come to the field at all ("can only be placed there by ...") are for the activation as well.
 */
function ofUnread(asked: ActivationCase): Line {
  const { effect, card } = asked;
  if (effect.kind !== 'activation') return nothing;
  const { parts } = card.model;
  const placed = parts.find(
    (part) =>
      part.kind === 'unread' &&
      part.denies &&
      ['summon', 'activation'].every((each) => part.touches?.some((is) => is === each)),
  );
  // Granted is that cards are there, not what a text says.
  if (placed?.kind === 'unread') return ['assumed', [`its text lets it be played: ${placed.reads}`]];
  const deed = unreadDeed(effect, card.model);
  return deed === undefined ? nothing : unsaid(asked, `this is possible: ${deed}`);
}

/** All that the effect has to be able to do. */
const ofDeeds = (duel: Duel, asked: ActivationCase): readonly Line[] => [
  ...mustBePossible(asked.effect.does).map((each) => ofDeed(duel, asked, each)),
  ofChoice(duel, asked),
  ...ofLater(duel, asked),
];

/** A deed that has to be possible, and of which that is not sure. */
function ofDeed(duel: Duel, asked: ActivationCase, deed: Instruction): Line {
  const doubt = doubtOf(duel, asked, deed);
  return doubt === undefined ? nothing : doubted(duel, asked, deed, doubt);
}

/** "Activate 1 of these effects", "A or B": of one at least it has to be known that it is possible. */
function ofChoice(duel: Duel, asked: ActivationCase): Line {
  const options = firstOptions(duel, asked);
  const possible = options.some((each) => isPossible(duel, asked, each));
  return options.length === 0 || possible ? nothing : unsaid(asked, 'one of its effects is possible');
}

const isPossible = (duel: Duel, asked: ActivationCase, option: Instruction): boolean =>
  option.onlyIf === undefined &&
  doubtOf(duel, asked, option) === undefined &&
  [option, ...asked.effect.cost.filter((cost) => cost.option === option.option)].every(
    (each) => each.option === undefined || isPayable(duel, asked, each),
  );

/** Can be paid what an option alone costs, as far as it was told? */
const isPayable = (duel: Duel, asked: ActivationCase, cost: Instruction): boolean =>
  cost.do === 'pay-lp'
    ? (duel.players[asked.player].lp ?? Number.POSITIVE_INFINITY) >= (cost.amount ?? 0)
    : !asked.effect.cost.includes(cost) || ofCost(duel, asked, cost) === nothing;

/** Later parts that cannot be done as things stand. */
const ofLater = (duel: Duel, asked: ActivationCase): readonly Line[] =>
  impossibleLater(duel, asked).map((each) =>
    doubted(duel, asked, each, `this is possible: ${wordsOf(each)}`),
  );
