import { whoMay } from '../../engine/answer/who-may.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome } from '../command.ts';
import { addButton } from './add-cards.ts';
import { type Action, type Board, marks, type Offer, offerWords } from './board.ts';
import { type At, back, buildLine, framed, listed, picking } from './frame.ts';
import { textOf } from './so-far.ts';
import { isEmpty, type Kind, kinds, offersOf } from './steps.ts';

/** As many as a situation has. */
const MOST_ACTIONS = 200;

/** The text of a situation with more that was done. */
export const withActions = (situation: Situation, more: readonly Action[], ruleset: Ruleset): string =>
  textOf({ ...situation, actions: [...situation.actions, ...more] }, ruleset);

/** Whom the rules ask to act now, and with what. */
export const whoActs = ({ duel }: Board): string => {
  const because = whoMay(duel).findings.at(-1)?.because;
  return because === undefined ? '' : `${because.charAt(0).toUpperCase()}${because.slice(1)}.`;
};

/** The kinds of things that can be done as the Duel stands: those that the rules allow first. */
export function doSomething(board: Board, text: string, at: At): Outcome {
  if (board.situation.actions.length >= MOST_ACTIONS) return atMost(text);
  if (isEmpty(board)) return noCards(text);
  const found = kinds
    .map((kind) => ({ kind, offers: offersOf(kind, board) }))
    .filter(({ offers }) => offers.length > 0);
  const isAllowed = ({ offers }: (typeof found)[number]) =>
    offers.some(({ verdict }) => verdict !== 'illegal');
  return picking({
    title: 'What is done?',
    lead: whoActs(board),
    text,
    heading: 'What is done',
    picks: found
      .toSorted((a, b) => Number(isAllowed(b)) - Number(isAllowed(a)))
      .map(({ kind, offers }) => ({
        label: kind.label(board),
        ...(kind.told ? {} : { detail: counted(offers) }),
        line: buildLine(text, { step: kind.step }),
      })),
    at,
    choices: [back(text)],
  });
}

function counted(offers: readonly Offer[]): string {
  const words = [
    ['legal', 'legal now'],
    ['undecided', 'not settled'],
  ].flatMap(([verdict, what]) => {
    const count = offers.filter((each) => each.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${what}`];
  });
  return words.length === 0 ? 'against the rules now' : words.join(', ');
}

/** What of a kind can be told. */
export function doKind(kind: Kind, board: Board, text: string, at: At, ruleset: Ruleset): Outcome {
  if (board.situation.actions.length >= MOST_ACTIONS) return atMost(text);
  const picks = offersOf(kind, board).map((offer) => ({
    label: kind.told ? offerWords(offer) : `${offerWords(offer)}${marks[offer.verdict]}`,
    detail: kind.told && offer.verdict === 'undecided' ? '' : offer.detail,
    about: offer.card,
    line: buildLine(withActions(board.situation, offer.actions, ruleset), { step: 'more' }),
  }));
  const lead = picks.length === 0 ? 'Nothing of that kind can be told of these cards now.' : whoActs(board);
  return listed({ title: kind.label(board), lead, text, heading: 'What exactly', picks, at }, 'do');
}

const noCards = (text: string): Outcome =>
  framed({
    title: 'No card yet',
    lead: 'Add the cards first; then say what is done with them.',
    text,
    choices: [addButton(text), back(text)],
  });

const atMost = (text: string): Outcome =>
  framed({
    title: 'No step more',
    lead: `A situation has at most ${MOST_ACTIONS} steps.`,
    text,
    choices: [back(text)],
  });
