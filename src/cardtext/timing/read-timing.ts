import { z } from 'zod';
import type { TriggerEvent } from '../../card-model/part.ts';
import { formsOf } from '../forms.ts';
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

/** The events of a timing clause ("If this card is sent to the GY"); null where it is not read whole. */
export function readTiming(clause: string): readonly TriggerEvent[] | null {
  const said = clause.replace(lead, '');
  if (said === clause || said.length > longest) return null;
  const text = wordings.reduce((all, [other, usual]) => all.replace(other, usual), said);
  const found = readWhole(timing, text);
  if (found === null || timing.print(found.value) !== text) return null;
  const events = found.value.items.map(toldEvents);
  return events.every((each) => each !== null) ? events.flat() : null;
}

/** Other wordings, most of them old, of what the grammar knows in one. */
const wordings = formsOf('timing-wordings', z.string());
const lead = /^(?:or )?(?:If|When|Each time|Whenever|After) /i;
