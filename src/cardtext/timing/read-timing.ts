import type { TriggerEvent } from '../../card-model/part.ts';
import { readWhole } from '../grammar/grammar.ts';
import type { Told } from './syntax.ts';
import { timing } from './told.ts';
import { activated, activates } from './told-activations.ts';
import { attack, destroys, does, suffers, thisWay, turned } from './told-cards.ts';
import type { Events } from './told-common.ts';
import { player, playerSummons } from './told-players.ts';

/** The events that one thing told comes to; null: the model cannot say it. */
function toldEvents(told: Told): Events {
  switch (told.is) {
    case 'suffers':
      return suffers(told);
    case 'does':
      return does(told);
    case 'destroys':
      return destroys(told);
    case 'player':
      return player(told);
    case 'player-summons':
      return playerSummons(told);
    case 'activates':
      return activates(told);
    case 'activated':
      return activated(told);
    case 'attack':
      return attack(told);
    case 'turned':
      return turned(told);
    case 'this-way':
      return thisWay(told);
  }
}

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
