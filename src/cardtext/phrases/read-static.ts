import { z } from 'zod';
import type { Instruction } from '../../card-model/instruction.ts';
import { formsOf } from '../forms.ts';
import type { About } from './context.ts';
import { forms, longest, normal, readingOf } from './read-clause.ts';

/** The case that a bullet is for: a number, the side of a coin, an Attribute, a place. */
const label =
  /^(\d+(?:\+| or (?:more|higher|lower)|(?: or|, ) ?\d+)?|Heads|Tails|Center|Leftmost|Rightmost|Others|Fusion|Synchro|Xyz|Link|(?:Attack|Defense) Position|(?:LIGHT|DARK|EARTH|WATER|FIRE|WIND)(?: or (?:LIGHT|DARK|EARTH|WATER|FIRE|WIND))?|Level \d+ or (?:higher|lower)): /;

/** How a sentence without a subject begins, and what it begins with when "this card" is said. */
const subjectless = formsOf('subjectless', z.string());

/**
 * Reads a sentence that starts no Chain Link: what applies while its card is there, what players may not do, how its
 * card may be Summoned. Like a clause, a reading counts only if printing it gives
 * the sentence back; a sentence without a subject ("Cannot be destroyed by battle") is about its card.
 * @returns what holds, as instructions; null where the sentence is not read whole
 */
export function readStatic(text: string): readonly Instruction[] | null {
  const labelled = label.exec(text);
  if (labelled?.[1] !== undefined) {
    const own = readStatic(text.slice(labelled[0].length));
    return own?.some(({ onlyIf }) => onlyIf !== undefined) === false
      ? own.map((each) => ({ ...each, onlyIf: labelled[1] ?? '' }))
      : null;
  }
  const plain = normal(text.replace(/^\(([^()]*)\)\.?$/, '$1'));
  if (plain === '' || plain.length > longest) return null;
  for (const form of [...withSubject(plain), ...forms(plain)]) {
    const meaning = readingOf(form)?.static(() => aboutOf(form)) ?? null;
    if (meaning === null || meaning.instructions.length === 0 || meaning.targets.length > 0) continue;
    return meaning.instructions.map(holding);
  }
  return null;
}

const another = /\b(?:monster|card|Spell|Trap|Token)s?\b|"/;

const leads = /^ (?:if|when|while|unless|as long as|each time|the first)\b/;

/** "It" is this card where the conditions that a sentence begins with speak of this card and of no other. */
function aboutOf(text: string): About {
  if (!/\bthis card\b/.test(text)) return {};
  const parts = text.split(',');
  const others = parts.findIndex((part, at) => at > 0 && !leads.test(part));
  const first = parts.slice(0, others === -1 ? parts.length : others).join(',');
  const alone = /\bthis card\b/.test(first) && !another.test(first.replaceAll('this card', ''));
  return { subject: 'this', ...(alone ? { last: 'this' } : {}) };
}

/** What applies without being activated applies at a time, it does not happen later. */
function holding({ delayed, ...each }: Instruction): Instruction {
  const onlyIf = [each.onlyIf, delayed].filter((words) => words !== undefined).join(', ');
  return { ...each, ...(onlyIf === '' ? {} : { onlyIf }) };
}

const withSubject = (text: string): readonly string[] =>
  subjectless.flatMap(([begins, said]) => (begins.test(text) ? [text.replace(begins, said)] : []));
