import { fieldPlaceOf } from '../card-model/facts.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Question } from '../engine/question.ts';
import type { Player } from '../engine/state/duel.ts';
import { defined } from '../platform/defined.ts';
import type { SaidPlace } from '../situations/left-out.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situations/situation.ts';
import { phases } from '../vocabulary/phases.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { ask } from './asking/which-question.ts';
import type { NotUnderstood } from './grammar/clause.ts';
import { readStatements } from './grammar/read-statements.ts';
import { takenLines, whichCard } from './names/mention.ts';
import { namesIn } from './names/names-in.ts';
import { aimWhereUnsaid } from './telling/activation.ts';
import type { ToldCard } from './telling/cards.ts';
import { doneEarlier, lastingMeant, notSaid } from './telling/not-said.ts';
import { tellAll } from './telling/tell.ts';
import { type ReadAs, Telling, type ToldValue } from './telling/telling.ts';
import { turnPlayerAsked, turnPlayerBy, turnPlayersBy, withTurnsBetween } from './telling/whose-turn.ts';
import { chunks } from './text/chunks.ts';
import { inContext } from './text/chunks-in-context.ts';
import type { Token } from './text/tokens.ts';
import { type Unsaid, unsaidIn } from './unsaid/unsaid.ts';
import { activationMeant, atAnyMoment, isInBattle, ownPhase } from './unsaid/unsaid-phase.ts';

/** What a text in plain words says. */
export interface ReadWords {
  /** The situation, where a question was understood; it may only be ruled on where nothing is missing. */
  readonly situation?: Situation;
  /** What was told, as far as it was understood; where no question was, it asks who may act. */
  readonly told?: Situation;
  /** Is anything asked, understood or not? */
  readonly asks?: boolean;
  readonly saysPhase?: boolean;
  /** Of a log: where cards were said to be by then, which what was told before has somewhere else. */
  readonly saidPlaces?: readonly SaidPlace[];
  /** What was not said and taken one way: what it is, and the situation the other way. */
  readonly unsaid?: readonly Unsaid[];
  /** Does the text tell of cards, or of something done? Where it does not, it is no situation. */
  readonly isSituation: boolean;
  /** Names that were taken for cards: as they were typed, and the cards. */
  readonly taken: readonly string[];
  /** What was not understood, or was not said and may matter. */
  readonly missing: readonly string[];
  /** The words that were not understood, as they stand in the text. */
  readonly notRead?: readonly string[];
  /** Is it asked what may be activated at an attack of which nobody said whose it is? */
  readonly mayBeAnswered?: boolean;
  /** May effects of the card that are no Trigger Effects be meant as well? */
  readonly mayMeanFree?: boolean;
  /** What was said of LP, ATK and DEF after something was done. */
  readonly toldValues?: readonly ToldValue[];
  /** The same question, asked of further cards: all have one answer, or none is given. */
  readonly alsoAsked?: readonly Question[];
  /** The question is for an amount, and asks only whether it is this one, or any at all; or whether what it asks is not so; or for that of the one player who has one. */
  readonly asksWhether?: number | 'any' | 'not' | 'whose';
}

/** How many LP each player begins with (rule victory/starting-lp). */
const STARTING_LP = 8000;

/**
 * Reads a situation in players' own words: sentences about cards, players and what was done, and one question. Nothing
 * is guessed: words that were not understood and facts that were not said are `missing`. Never throws; the time it
 * takes grows with the length of the text.
 * @param as what is meant where the words leave that open
 */
export function readWords(text: string, catalogue: Catalogue, ruleset: Ruleset, as?: ReadAs): ReadWords {
  const { all, cards: mentions, unclear: unclearNames } = namesIn(text, catalogue);
  const whichOnes = unclearNames.map(whichCard);
  if (mentions.length === 0 && as !== 'part') return { isSituation: false, taken: [], missing: whichOnes };
  const { statements, notUnderstood } = readStatements(inContext(chunks(all, mentions)));
  const telling = new Telling(catalogue, text, as);
  const asking = tellAll(statements, telling);
  const there = new Set(
    telling.cards.all.filter(({ place }) => place === 'monster-zone').map(({ id }) => id),
  );
  const asked = ask(asking, telling);
  const targets = aimWhereUnsaid(telling);
  const done = telling.chain.actions();
  const isOneTurn = telling.readAs === 'log' || /\bsame turn\b/i.test(text);
  const turns = withTurnsBetween(isOneTurn ? [] : done, telling.cardOf, telling.turnPlayer);
  const actions = isOneTurn ? done : turns.actions;
  const question =
    asked && atAnyMoment(asked, actions, (id) => telling.cards.all.find((each) => each.id === id));
  const { turnPlayer, firstPhase, counts } = telling;
  const isTimed = [turnPlayer, firstPhase, counts.P0.lp, counts.P1.lp].some((each) => each !== undefined);
  const meant =
    isTimed && question && 'card' in question
      ? telling.cards.all.find(({ id }) => id === question.card)
      : undefined;
  const isQuiet = statements.some((each) => each.is === 'remark' && each.remark === 'nothing-else');
  const before = question && meant && !isQuiet ? activationMeant(question, actions, meant) : null;
  const players = playersTold(telling);
  telling.missing.push(
    ...notSaid(question, actions, statements, telling),
    ...doneEarlier(text, question, telling),
    ...lastingMeant(all, mentions, catalogue),
  );
  const asker = question && turnPlayerAsked(question, telling.cardOf, actions);
  if (turns.by !== undefined && asker !== undefined && asker !== turns.by)
    telling.missing.push('in whose turn that is asked');
  if (turns.unsure) telling.missing.push('in whose turn that was done');
  const notRead = notReadIn(
    text,
    notUnderstood.filter((each) => !unclearNames.some(({ typed }) => typed === each.text)),
  );
  const asks = question === undefined && telling.missing.length === 0 ? ['what is asked'] : [];
  const missing = [
    ...new Set([
      ...whichOnes,
      ...notRead.map(notReadLine),
      ...telling.missing,
      ...telling.chain.missing,
      ...asks,
    ]),
  ];
  const taken = takenLines(mentions);
  const { turn, phase, ...told } = situationTold(telling, all, taken, {
    ruleset,
    question: question ?? { ask: 'who-may' },
    actions: [...actions, ...(before?.actions ?? [])],
    ...defined({ players: filled(players) }),
  });
  const situation = { ...told.situation, cards: [...told.situation.cards, ...(before?.cards ?? [])] };
  const { toldValues, asksWhether, alsoAsked, saidPlaces, mayMeanFree } = telling;
  return defined({
    isSituation: statements.length > 0,
    taken,
    missing,
    situation: question && situation,
    told: situation,
    asks: asking.length > 0,
    saysPhase: statements.some((each) => each.is === 'time' || (each.is === 'clause' && each.verb === 'go')),
    unsaid: unsaidIn(situation, { telling, turn, phase, targets, there }),
    notRead,
    toldValues,
    alsoAsked,
    saidPlaces,
    asksWhether,
    mayMeanFree,
    mayBeAnswered: as === undefined && telling.battle?.nobodys === true && mayUse(question),
  });
}

/** The situation as it was told, and whether the turn and the phase were said or follow from what was done. */
function situationTold(
  telling: Telling,
  all: readonly Token[],
  taken: readonly string[],
  { question, actions, ...said }: Pick<Situation, 'ruleset' | 'question' | 'actions' | 'players'>,
) {
  const modelOf = (id: string) => telling.cardOf(id)?.model;
  const shown = turnPlayerBy(actions, telling.cardOf);
  const areNumbered = all.some(({ low }) => low === 'p0' || low === 'p1');
  const asked =
    actions.every((each) => each.do === 'happen') || question.ask !== 'can-activate'
      ? turnPlayerAsked(question, telling.cardOf, actions)
      : undefined;
  const whoseTurn = telling.turnPlayer ?? (areNumbered ? 'P0' : (shown ?? asked));
  const own = ownPhase(question, actions, modelOf);
  const supposed =
    own === undefined || telling.firstPhase !== undefined ? [] : [`it is the ${phases.term(own)}`];
  const { ruleset, players } = said;
  const situation: Situation = {
    ruleset,
    turnPlayer: whoseTurn ?? 'P0',
    ...defined({ turnNumber: telling.turnNumber }),
    phase: telling.firstPhase ?? (isInBattle(actions, modelOf) ? 'battle' : (own ?? 'main-1')),
    ...noNormalSummons,
    ...defined({ players }),
    cards: telling.cards.all.map(setupOf),
    actions: [...actions],
    question,
    assumed: [...new Set([...taken, ...telling.cards.assumed, ...telling.chain.assumed, ...supposed])],
  };
  const phase = (telling.firstPhase ?? shown ?? own) !== undefined;
  // In a log a turn may have gone by untold where both did what is for the turn player alone.
  const isBoth =
    telling.readAs === 'log' && !telling.turnIsSaid && turnPlayersBy(actions, telling.cardOf).size > 1;
  return { situation, turn: whoseTurn !== undefined && !isBoth, phase };
}

/** The LP and the numbers of cards of the players; where it is asked how many LP they have, they began with 8000. */
function playersTold(telling: Telling): NonNullable<Situation['players']> {
  const both: readonly Player[] = ['P0', 'P1'];
  const said = both.map((player) => {
    const { lp, cards, summons } = telling.counts[player];
    const unseen = Object.fromEntries(
      Object.entries(cards).map(([place, count]) => {
        const known = telling.cards.all.filter(
          ({ setup }) => setup.place === place && (setup.controller ?? 'P0') === player,
        ).length;
        if (known > count) telling.missing.push('how many cards the players have');
        return [place, Math.max(0, count - known)];
      }),
    );
    return defined({ lp, summons, unseen: filled(unseen) });
  });
  const unsaid = both.filter((_, at) => said[at]?.lp === undefined);
  if (telling.lpTold && (telling.asksLp || unsaid.length < 2))
    telling.missing.push('how many LP the players have by then');
  const whose = unsaid.length === 2 ? 'both players' : unsaid.join();
  if (telling.asksLp && unsaid.length > 0)
    telling.cards.assumed.push(`${whose} had ${STARTING_LP} LP before`);
  const start = telling.asksLp ? { lp: STARTING_LP } : {};
  const [P0, P1] = said.map((each) => filled({ ...start, ...each }));
  return defined({ P0, P1 });
}

const mayUse = (question: Question | undefined): boolean =>
  question?.ask === 'can-activate' || question?.ask === 'activates';

const filled = <T extends object>(fields: T): T | undefined =>
  Object.keys(fields).length === 0 ? undefined : fields;

const setupOf = ({ id, model, setup, described }: ToldCard): CardSetup => ({
  ...setup,
  id,
  card: described ? model : model.name,
  place: setup.place ?? fieldPlaceOf(model.facts),
  controller: setup.controller ?? 'P0',
});

/** So much of a clause is quoted behind a word that was not understood; in characters. */
const LONGEST = 45;

/** The stretches of a text that were not understood, each once, with the rest of its clause: "in its column". */
function notReadIn(text: string, all: readonly NotUnderstood[]): readonly string[] {
  const placed = all.filter(({ to }) => to > 0).toSorted((a, b) => a.from - b.from);
  // What was spoken of and got no verb follows from the words that were not understood, where there are some.
  if (placed.length === 0) return [...new Set(all.map(({ text: said }) => said))];
  const quotes: { from: number; to: number }[] = [];
  for (const { from, to } of placed) {
    const last = quotes.at(-1);
    if (last !== undefined && from <= last.to) continue;
    quotes.push({ from, to: Math.max(to, clauseEnd(text, to)) });
  }
  return [...new Set(quotes.map(({ from, to }) => shortened(text.slice(from, to).trim())))];
}

function clauseEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[.,;:?!)]/);
  return end < 0 ? text.length : from + end;
}

const shortened = (words: string): string =>
  words.length <= LONGEST ? words : `${words.slice(0, words.lastIndexOf(' ', LONGEST))} …`;

/** The line for words that were not understood, as it is shown and as the reply counts them. */
const notReadLine = (words: string): string => `I did not understand: "${words}"`;
