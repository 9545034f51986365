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

/** What has to hold for a card to be activated: "Activate only if ..." */
function heldToActivate(text: string): string {
  const { early, only, time } = asksFor.exec(text)?.groups ?? {};
  if (time !== undefined) return `it is ${time.replace(/^(?=Main Phase)/, 'the ')}`;
  return early ?? only?.replace(/(?<=^you (?:control|have) .+) and (?=(?:control|have) )/, ' and you ') ?? '';
}

const asksFor =
  /^Activate (?:this card )?only (?:(?:if|while|when) (?<only>.+?)|during (?<time>(?:(?:the|your|your opponent's) )?(?:turn|[A-Z]\w+ Phase(?: \d)?)))\.?$|^(?:If|While) (?<early>.+?), you can activate this card the turn it was Set\.$/i;
