import { fieldPlaceOf } from '../card-model/facts.ts';
import type { Catalogue } from '../cards/catalogue.ts';
import type { Question } from '../engine/question.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situations/situation.ts';
import { phases } from '../vocabulary/phases.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { askedOf } from './asked/asked.ts';
import { comesOfBattle } from './asked/asked-battle.ts';
import { withKindsAsked } from './asked/asked-kinds.ts';
import { shortQuestion } from './asked/asked-short.ts';
import { statsAskedIn, statsQuestion } from './asked/asked-stats.ts';
import { askedValue } from './asked/asked-values.ts';
import { shortQuestionIn } from './asked/short-questions.ts';
import { askedAbout, boardQuestion } from './board/asked-board.ts';
import { boardOf } from './board/board.ts';
import { tellBoard } from './board/tell-board.ts';
import type { Frame, Phrase } from './grammar/frame.ts';
import { readFrames } from './grammar/frames.ts';
import { relativesFirst } from './grammar/relative-clauses.ts';
import { takenLines, whichCard } from './names/mention.ts';
import { namesIn } from './names/names-in.ts';
import { notReadIn, notReadLine } from './not-read.ts';
import type { ToldCard } from './tell/cards/told-cards.ts';
import { aimWhereUnsaid } from './tell/cards/unnamed-targets.ts';
import { takeSideAsked } from './tell/cards/whose-monster.ts';
import { tellAboutBattle, tellLps } from './tell/deeds/tell-battle.ts';
import { doneEarlier } from './tell/done-earlier.ts';
import { lastingMeant } from './tell/lasting-meant.ts';
import { negatedByBattle } from './tell/negated-by-battle.ts';
import { playersTold } from './tell/players-told.ts';
import { tellAll } from './tell/tell.ts';
import { Teller } from './tell/teller.ts';
import type { ToldValue } from './tell/told-values.ts';
import { turnPlayerAsked, turnPlayerBy } from './tell/whose-turn.ts';
import { chunks } from './text/chunks.ts';
import { describedResponse } from './text/described-response.ts';
import { inFull } from './text/elided.ts';
import { withoutTitle } from './text/headings.ts';
import { lifePointsIn, tellLifePoints } from './text/life-points.ts';
import { withoutNumbers } from './text/numbered-list.ts';
import { withoutSaidAgain } from './text/said-again.ts';
import { spelledOut } from './text/standing.ts';
import { type Token, tokens } from './text/tokens.ts';
import { withoutTurnNumbers } from './text/turn-numbers.ts';
import { type Unsaid, unsaidIn } from './unsaid/unsaid.ts';
import { isInBattle, ownPhase } from './unsaid/unsaid-phase.ts';

/** What a text in plain words says. */
export interface ReadWords {
  /** The situation, where a question was understood; it may only be ruled on where nothing is missing. */
  readonly situation?: Situation;
  /** What was told, as far as it was understood; where no question was, it asks who may act. */
  readonly told?: Situation;
  /** Is anything asked, understood or not? */
  readonly asks?: boolean;
  /** Does it name a phase? */
  readonly saysPhase?: boolean;
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
  /** What was said of LP, ATK and DEF after something was done. */
  readonly toldValues?: readonly ToldValue[];
  /** The same question, asked of further cards: all have one answer, or none is given. */
  readonly alsoAsked?: readonly Question[];
  /** The question is for an amount, and asks only whether it is this one, or any at all. */
  readonly asksWhether?: number | 'any';
}

/**
 * Reads a situation in players' own words: sentences about cards, players and what was done, and one question. Nothing
 * is guessed: words that were not understood and facts that were not said are `missing`. Never throws; the time it
 * takes grows with the length of the text.
 * @param isLog every thing that a player does is a step of its own
 */
export function readWords(text: string, catalogue: Catalogue, ruleset: Ruleset, isLog = false): ReadWords {
  const all = tokens(text);
  const { cards: mentions, unclear: unclearNames } = namesIn(all, text, catalogue);
  const whichOnes = unclearNames.map(whichCard);
  if (mentions.length === 0) return { isSituation: false, taken: [], missing: whichOnes };
  const { rest: timed, turnNumber } = withoutTurnNumbers(chunks(all, mentions));
  const { rest: said, response } = describedResponse(
    withoutNumbers(
      withoutTitle(
        inFull(spelledOut(relativesFirst(withoutSaidAgain(withKindsAsked(timed), catalogue))), catalogue),
        text,
      ),
    ),
  );
  const { rest, told: lps } = lifePointsIn(said);
  const board = boardOf(rest, catalogue);
  const { rest: withoutStats, asked: stats } = statsAskedIn(board.rest);
  const { rest: sentences, asked: short } = shortQuestionIn(withoutStats);
  const about = askedAbout(sentences);
  const read = readFrames(about?.rest ?? sentences);
  const teller = new Teller(catalogue, text, isLog);
  tellLifePoints(lps, teller);
  const onBoard = tellBoard(board.statements, teller);
  const begins = read.frames[0]?.from ?? 0;
  const isBefore = ({ from }: { readonly from: number }): boolean => from < begins;
  const { lp } = read.aboutBattle;
  tellLps(lp.filter(isBefore), teller);
  const asked = tellAll(read, teller);
  const there = new Set(teller.cards.all.filter(({ place }) => place === 'monster-zone').map(({ id }) => id));
  tellAboutBattle({ ...read.aboutBattle, lp: lp.filter((each) => !isBefore(each)) }, teller, response);
  const spoken = () => {
    if (stats !== undefined) return statsQuestion(stats, asked, teller);
    if (short !== undefined) return shortQuestion(short, asked, teller);
    return read.asks === undefined
      ? askedOf(asked, read.aboutBattle, teller)
      : askedValue(read.asks, asked, teller);
  };
  const question =
    about === undefined ? comesOfBattle(spoken(), teller) : boardQuestion(about.asked, onBoard, teller);
  takeSideAsked(question, teller);
  const targets = aimWhereUnsaid(teller);
  const actions = teller.chain.actions();
  const { players, assumed: startingLp, missing: unclearPlayers } = playersTold(teller);
  teller.missing.push(...unclearPlayers);
  const isTriggered = question?.ask === 'activates' || question?.ask === 'effect-does';
  if (isTriggered && actions.length === 0) teller.missing.push('what happened before');
  const { answersUntold } = teller.chain;
  if (isTriggered && answersUntold !== undefined && answersUntold.id !== question.card)
    teller.missing.push(`what ${answersUntold.model.name} was activated in response to`);
  teller.missing.push(
    ...whoseMatters(question, teller.cards.all),
    ...unplaced(teller.cards.all),
    ...negatedByBattle(question, teller),
    ...doneEarlier(text, question, teller),
    ...leftOut(read.frames, teller.cards.all),
    ...lastingMeant(all, mentions, catalogue),
  );
  const notRead = notReadIn(
    text,
    read.notUnderstood.filter((each) => !unclearNames.some(({ typed }) => typed === each.text)),
  );
  const unclear = notRead.map(notReadLine);
  const asks = question === undefined && teller.missing.length === 0 ? ['what is asked'] : [];
  const missing = [
    ...new Set([...whichOnes, ...unclear, ...teller.missing, ...teller.chain.missing, ...asks]),
  ];
  const taken = takenLines(mentions);
  const isSituation = read.frames.length + board.statements.length > 0;
  const isAsked = [about, stats, short, read.asks].some((each) => each !== undefined) || asked.length > 0;
  const asking: Question = question ?? { ask: 'who-may' };
  const toldCards = new Map(teller.cards.all.map((card) => [card.id, card]));
  const cardOf = (id: string) => {
    const card = toldCards.get(id);
    return card === undefined ? undefined : { model: card.model, controller: card.setup.controller };
  };
  const shown = turnPlayerBy(actions, cardOf);
  const whoseTurn =
    teller.turnPlayer ??
    (areNumbered(all)
      ? 'P0'
      : (shown ??
        (actions.length === 0 || asking.ask !== 'can-activate'
          ? turnPlayerAsked(asking, cardOf, actions)
          : undefined)));
  const own = ownPhase(asking, actions, (id) => cardOf(id)?.model);
  const supposed =
    own === undefined || teller.firstPhase !== undefined ? [] : [`it is the ${phases.term(own)}`];
  const told: Situation = {
    ruleset,
    turnPlayer: whoseTurn ?? 'P0',
    ...(turnNumber === undefined ? {} : { turnNumber }),
    phase:
      teller.firstPhase ?? (isInBattle(actions, (id) => cardOf(id)?.model) ? 'battle' : (own ?? 'main-1')),
    ...noNormalSummons,
    ...(Object.keys(players).length === 0 ? {} : { players }),
    cards: teller.cards.all.map(setupOf),
    actions: [...actions],
    question: asking,
    assumed: [
      ...new Set([...taken, ...startingLp, ...teller.cards.assumed, ...teller.chain.assumed, ...supposed]),
    ],
  };
  const unsaid = unsaidIn(told, {
    cards: teller.cards.all,
    statements: board.statements,
    turn: whoseTurn !== undefined,
    phase: teller.firstPhase !== undefined || shown !== undefined || own !== undefined,
    attacker: teller.unsaidTargetOf,
    targets,
    there,
    none: teller.withoutMonsters.size > 0,
    summoned: teller.unsaidWayOf,
    specialSummoned: teller.unsaidEffectOn,
    doubtful: teller.chain.doubtful(),
  });
  const { toldValues, damageAsked, alsoAsked } = teller;
  return {
    isSituation,
    taken,
    missing,
    ...(question === undefined ? {} : { situation: told }),
    told,
    asks: isAsked,
    saysPhase: [...read.times.map(({ phrase }) => phrase.kind), ...board.statements.map(({ is }) => is)].some(
      (each) => each === 'phase' || each === 'time',
    ),
    unsaid,
    notRead,
    toldValues,
    alsoAsked,
    ...(damageAsked === undefined ? {} : { asksWhether: damageAsked }),
  };
}

/** Players that are called by number. */
const areNumbered = (all: readonly Token[]): boolean => all.some(({ low }) => low === 'p0' || low === 'p1');

/** What somebody "has", where nothing that was told or asked says whether it is in the hand. */
const unplaced = (cards: readonly ToldCard[]): readonly string[] =>
  cards
    .filter(
      ({ mayBeInHand, place, setup }) => mayBeInHand && place === undefined && setup.place === undefined,
    )
    .map(({ model: { name } }) => `where ${name} is`);

/** Cards that bind only one of the players, where nobody said whose they are, and what may be activated is asked. */
const whoseMatters = (question: Question | undefined, cards: readonly ToldCard[]): readonly string[] =>
  question?.ask !== 'can-activate'
    ? []
    : cards
        .filter(({ id, setup, model }) => {
          const binds = model.parts.some(
            (part) =>
              part.kind === 'continuous' && part.does.some(({ who }) => who !== undefined && who !== 'both'),
          );
          return binds && setup.controller === undefined && id !== question.card;
        })
        .map(({ model: { name } }) => `whose ${name} is`);

/** Cards that the sentences name, and of which nothing came to be told: what was said with them would be lost. */
function leftOut(frames: readonly Frame[], cards: readonly ToldCard[]): readonly string[] {
  const told = new Set(cards.map(({ model }) => model.name));
  const named = frames.flatMap(({ subject, objects, complements }) =>
    [...subject, ...objects, ...complements.map(({ value }) => value)].flatMap(nameIn),
  );
  return named.filter((name) => !told.has(name)).map((name) => `what ${name} has to do with it`);
}

function nameIn(phrase: Phrase): readonly string[] {
  if (phrase.kind === 'card') return [phrase.name];
  const of = phrase.kind === 'effect' || phrase.kind === 'thing' ? phrase.of : undefined;
  return of === undefined ? [] : nameIn(of);
}

function setupOf({ id, model, setup, described }: ToldCard): CardSetup {
  return {
    ...setup,
    id,
    card: described ? model : model.name,
    place: setup.place ?? fieldPlaceOf(model.facts),
    controller: setup.controller ?? 'P0',
  };
}
