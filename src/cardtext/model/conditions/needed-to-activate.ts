import type { Need } from '../../../card-model/part.ts';
import { normalise } from '../../normalise.ts';
import { needsOf } from './state-conditions.ts';
import { timeNeeded } from './when.ts';

/** What a sentence on when the card can be activated at all asks for, where the state settles that. */
export function neededToActivate(text: string): { readonly needs?: Need } {
  const words = heldToActivate(normalise(text).text);
  const [need] = [...needsOf([words]), ...timeNeeded(words)];
  return need === undefined ? {} : { needs: need };
}

/** What has to hold for a card to be activated: "Activate only if ...", "You must control no monsters to activate this card". */
function heldToActivate(text: string): string {
  const early = /^(?:If|While) (.+?), you can activate this card the turn it was Set\.$/i.exec(text)?.[1];
  if (early !== undefined) return early;
  const { only, time, must } = asksFor.exec(text)?.groups ?? {};
  if (time !== undefined) return `it is ${time.replace(/^(?=Main Phase)/, 'the ')}`;
  if (must !== undefined) return `you ${must}`;
  return (only ?? '')
    .replace(/\bcurrently /, '')
    .replace(/^there (?:is|are) ((?:(?! and ).)+) in (?=your GY$)/, 'you have $1 in ')
    .replace(/^there (?:is|are) (.+) on your field$/, 'you control $1')
    .replace(/(?<=^you (?:control|have) .+) and (?=(?:control|have) )/, ' and you ');
}

const asksFor =
  /^(?:Activate (?:this card )?only|You can (?:only activate this card|activate this card only)|This card can only be activated) (?:(?:if|while|when) (?<only>.+?)|during (?<time>(?:(?:the|your|your opponent's) )?(?:turn|[A-Z]\w+ Phase(?: \d)?)))\.?$|^You must (?<must>control .+) to activate this card\.?$/i;
