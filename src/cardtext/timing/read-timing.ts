import type { TriggerEvent } from '../../card-model/part.ts';
import { readWhole } from '../grammar/grammar.ts';
import { toldEvents } from './timing-meaning.ts';
import { timing } from './told.ts';

/** Longer clauses are not read: no timing clause of a card has so many characters. */
const longest = 400;

/**
 * The events that a timing clause tells ("If this card is sent to the GY"), in the model's fields; null where it is
 * not read whole, or tells what no field can say. A reading counts only if printing it gives the clause back.
 */
export function readTiming(clause: string): readonly TriggerEvent[] | null {
  const text = clause.replace(lead, '');
  if (text === clause || text.length > longest) return null;
  const found = readWhole(timing, text);
  if (found === null || timing.print(found.value) !== text) return null;
  const events = found.value.items.map(toldEvents);
  return events.every((each) => each !== null) ? events.flat() : null;
}

const lead = /^(?:or )?(?:If|When|Each time|Whenever|After) /i;
