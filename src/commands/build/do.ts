import { whoMay } from '../../engine/answer/who-may.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome } from '../command.ts';
import { addButton } from './add-cards.ts';
import type { Action, Board } from './board.ts';
import { back, framed, picking } from './frame.ts';
import { type At, buildLine } from './line.ts';
import { type AboutCard, listed } from './listed.ts';
import { type Offer, offerLabel, offerWords } from './offer.ts';
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
  const legal = found.filter(({ offers }) => isAllowed(offers));
  const others = found.filter(({ offers }) => !isAllowed(offers));
  return picking({
    title: 'What is done?',
    lead: whoActs(board),
    text,
    heading: 'What is done',
    picks: [...legal, ...others].map(({ kind, offers }) => ({
      label: kind.label(board),
      ...(kind.told ? {} : { detail: counted(offers) }),
      line: buildLine(text, { step: kind.step }),
    })),
    at,
    choices: [back(text)],
  });
}

const isAllowed = (offers: readonly Offer[]): boolean => offers.some(({ verdict }) => verdict !== 'illegal');

function counted(offers: readonly Offer[]): string {
  const count = (verdict: Offer['verdict']): number =>
    offers.filter((each) => each.verdict === verdict).length;
  const said = [
    [count('legal'), 'legal now'],
    [count('undecided'), 'not settled'],
  ] as const;
  const words = said.flatMap(([number, what]) => (number === 0 ? [] : [`${number} ${what}`]));
  return words.length === 0 ? 'against the rules now' : words.join(', ');
}

/** What of a kind can be told. */
export function doKind(kind: Kind, board: Board, text: string, at: At, ruleset: Ruleset): Outcome {
  if (board.situation.actions.length >= MOST_ACTIONS) return atMost(text);
  const picks = offersOf(kind, board).map(
    (offer): AboutCard => ({
      label: kind.told ? offerWords(offer) : offerLabel(offer),
      detail: kind.told && offer.verdict === 'undecided' ? '' : offer.detail,
      about: offer.card,
      line: buildLine(withActions(board.situation, offer.actions, ruleset), { step: 'more' }),
    }),
  );
  const label = kind.label(board);
  return listed({
    title: label,
    lead: picks.length === 0 ? 'Nothing of that kind can be told of these cards now.' : whoActs(board),
    text,
    heading: 'What exactly',
    picks,
    at,
    from: 'do',
  });
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
