import type { Catalogue } from '../cards/catalogue.ts';
import { sayingOf } from './slang/saying.ts';

/** The card of a text that asks for nothing but what it does: "dandylion", "what does dandylion do"; undefined for all else. */
export function cardToShow(text: string, catalogue: Catalogue): string | undefined {
  const { words, cards } = sayingOf(text, catalogue) ?? { words: '', cards: [] };
  const [card, other] = cards;
  return other === undefined && asksToShow.test(words) ? card?.name : undefined;
}

const asksToShow =
  /^(?:(?:what (?:does|do)|how (?:does|do)) #0(?:'s effects?)? (?:do|say|work)|(?:show(?: me)? |what is |what are |what's |whats )?(?:the )?(?:(?:text|effects?) of )?#0(?:'s)?(?: text| effects?)?)[ .?!]*$/i;
