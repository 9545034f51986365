import type { Choice } from '../../platform/problem.ts';
import { printQuestion } from '../../situations/language/print.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Services } from '../command.ts';
import { boardOf } from './board.ts';
import { buildLine, isReadable } from './frame.ts';
import { readSoFar, textOf } from './so-far.ts';
import { joinedNames } from './typed-names.ts';

/** What is longer is no situation to build by hand, and would be read again for long. */
const MOST_ACTIONS = 40;

/**
 * The button that goes on with what was read of plain words that were not ruled on, in the builder: what was read is there,
 * and each card that it does not place yet is asked for. What cannot be played as it was read begins with its cards alone.
 * None where nothing is known to build with.
 * @param names what the words name, as the builder takes names
 */
export function buildIt(verdict: Verdict, names: readonly string[], services: Services): readonly Choice[] {
  const { draft = verdict.situation, ruleset } = verdict;
  const text =
    draft === null || draft.actions.length > MOST_ACTIONS ? '' : playable(draft, ruleset, services);
  const placed = new Set(
    text === '' ? [] : draft?.cards.map(({ card }) => (typeof card === 'string' ? card : card.name)),
  );
  const missing = names.filter((name) => !placed.has(name));
  if (text === '' && missing.length === 0) return [];
  const asks = draft !== null && text !== '' && draft.question.ask !== 'who-may';
  const line =
    missing.length === 0
      ? buildLine(text)
      : buildLine(asks ? `${text}\n${printQuestion(draft.question)}` : text, {
          step: 'add',
          card: joinedNames(missing),
        });
  return isReadable({ line }) ? [{ label: 'Build it', line }] : [];
}

/** What was read, as the builder reads it again; empty where it cannot. */
function playable(draft: Situation, ruleset: Verdict['ruleset'], services: Services): string {
  const text = textOf({ ...draft, assumed: [] }, ruleset);
  const read = text === '' ? undefined : readSoFar(text, ruleset, services);
  return read?.ok && boardOf(read.value.situation, services).ok ? text : '';
}
