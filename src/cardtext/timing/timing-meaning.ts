import type { Told } from './syntax.ts';
import { activated, activates } from './told-activations.ts';
import { attack, destroys, does, suffers, thisWay, turned } from './told-cards.ts';
import type { Events } from './told-common.ts';
import { player, playerSummons } from './told-players.ts';

/** The events that one thing told comes to; null: the model cannot say it. */
export function toldEvents(told: Told): Events {
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
