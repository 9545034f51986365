import { events } from '../../vocabulary/events.ts';
import type { Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

/** An event of a timeline in words, without when it happened. */
export function eventLine(duel: Duel, event: DuelEvent): string {
  const name = event.names[0] ?? 'something-else';
  const by = event.by?.card === undefined ? undefined : duel.cards[event.by.card]?.model.name;
  if (event.card === undefined) {
    const note = event.note ?? events.present(name);
    return by === undefined || note.includes(by) ? note : `${by}: ${note}`;
  }
  const subject = event.card.before.model.name;
  const player =
    name === 'effect-activated' && event.by?.player !== undefined ? ` by ${event.by.player}` : '';
  const note = event.note === undefined || event.note === '' ? '' : `, ${event.note}`;
  // What no word of the game is for stands in the note.
  if (name === 'something-else' && event.note !== undefined) return `${subject} ${event.note}`;
  return `${subject} ${events.present(name)}${player}${causeWords(event)}${note}`;
}

/** What happens in battles alone needs no word for that. */
const ofBattle: ReadonlySet<string> = new Set([
  'attack-declared',
  'inflicted-battle-damage',
  'flipped-face-up',
]);

/** What it was for is said by its own word. */
const saysMaterial: ReadonlySet<string> = new Set(['used-as-material', 'became-xyz-material']);

function causeWords(event: DuelEvent): string {
  if (event.names.includes('effect-activated') || event.names.includes('not-applied')) return '';
  switch (event.cause) {
    case 'cost':
      return ' (cost)';
    case 'tribute':
      return ' (Tribute)';
    case 'material':
      return saysMaterial.has(event.names[0] ?? '') ? '' : ' (material)';
    case 'battle':
      return ofBattle.has(event.names[0] ?? 'destroyed') ? '' : ' (battle)';
    case 'effect':
    case 'rule':
      return '';
  }
}
