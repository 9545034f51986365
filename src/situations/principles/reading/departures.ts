import type { CardModel } from '../../../effects/card-model.ts';
import { textOf } from '../../propositions/card-topics.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** Something that was told to have left its place before an effect resolved. */
export interface Departure {
  /** The words for what left: a card's ref, "it", "the target", "one of the targeted scales". */
  readonly what: string;
  /** The card that made it leave, where one was named. */
  readonly by?: SketchCard;
  /** It stays on the field, and is face-down now. */
  readonly flipped?: true;
  /** Where in `told` it stands. */
  readonly at: number;
}

const card = '#\\d';
/** What players call a card without its name. */
const thing = `(?:own |that same |the same |that very |the very |that |the |my |their |its |one of (?:the |my |its |their |those |these )?|both |only )*(?:two |three |2 |3 )?(?:targeted |face-up |face-down |revealed |set |only |other |gy |banished |equipped |destroyed |discarded |tributed |detached |other )*(?:${card}|it\\b|them\\b|targets\\b|target\\b|[a-z-]+\\b(?: monster| card| spell| trap)?)`;
const removed =
  'destroyed|banished|bounced|killed|removed|popped|returned|shuffled(?: away| back)?|discarded|tributed|sent|blown up|gone|sniped|spun|lost|stolen';
const removes =
  'destroy(?:s|ed|ing)?|banish(?:es|ed|ing)?|bounc(?:e|es|ed|ing)|kill(?:s|ed|ing)?|remov(?:e|es|ed|ing)|pop(?:s|ped|ping)?|return(?:s|ed|ing)?|shuffl(?:e|es|ed|ing)|snip(?:e|es|ed|ing)|tak(?:e|es|ing)|took|drop(?:s|ped|ping)?|hit(?:s|ting)?|spin(?:s|ning)?|g[eo]ts? rid of';

const forms: readonly RegExp[] = [
  // "they chain MST on it", "they respond with D.D. Crow on Dolphin", "gets hit by MST"
  new RegExp(
    `\\b(?:chain(?:s|ed|ing)?|respond(?:s|ed)?(?: with)?|answer(?:s|ed)?(?: with)?|throws?|flips?|uses?|activates?|play(?:s|ed)?) (?:their |a |an )?(?<by>${card}) (?:on|at|to|targeting|against|in response to) (?<what>${thing})`,
    'g',
  ),
  // "in response MST destroyed one of my scales", "Crow takes AA", "Compulsory takes Inashichi out"
  new RegExp(`(?<by>${card}) (?:then |in response |now )?(?:${removes}) (?<what>${thing})`, 'g'),
  // "my opponent MSTs it", "they Crow the monster that died"
  new RegExp(
    `\\b(?:they|opponent|he|she|opp|got|d\\.d\\.|in response,?) (?<by>${card}) (?<what>${thing})`,
    'g',
  ),
  // "opponent snipes it with MST", "they bounced it with Compulsory"
  new RegExp(
    `\\b(?:${removes}|save|saves|saved) (?<what>${thing})(?: away| back)? (?:with|by|using|via) (?:their |a )?(?<by>${card})`,
    'g',
  ),
  // "MST is chained to it and destroys it"
  new RegExp(
    `\\b(?:chain(?:s|ed|ing)?|respond(?:s|ed)?(?: with)?|answer(?:s|ed)?(?: with)?|throws?) (?:their |a |an )?(?<by>${card})(?:,? and|,? which| to|,? so|,)? (?:immediately )?(?:it )?(?:${removes}) (?<what>${thing})`,
    'g',
  ),
  // "one of them was MSTed", "it gets hit by MST", "Rat is destroyed", "one leaves the GY in response"
  new RegExp(
    `(?<what>${thing}) (?:is|was|were|gets|got|has been|had been|are|being) (?:also |then )?(?:(?:hit|${removed}) (?:by|with) (?:their |a )?)?(?<by>${card})`,
    'g',
  ),
  new RegExp(
    `(?<what>${thing}) (?:is|was|were|gets|got|has been|had been|are|being) (?:then |also )?(?:${removed})\\b(?! (?:by|with) #)`,
    'g',
  ),
  new RegExp(
    `(?<what>${thing}) (?:leaves|left|goes back to|returns to|returned to|(?:is|was|isn't|is not) (?:no longer|not|gone|off)?(?: in| on)?)(?: my| the)? (?:gy|field|hand|monster zone|zone|deck)(?! when)(?: anymore| any more| before| in response)?`,
    'g',
  ),
  new RegExp(
    `(?<what>${thing}),? (?:which |that )?(?:dodged|dodges|escaped|escapes) (?:with|by|through|via) (?<by>${card})`,
    'g',
  ),
  // "the opponent banishes the target", "they killed Rockey"
  new RegExp(
    `\\b(?:they|opponent|he|she|opp|responds by|in response,?)(?: then| also)? (?:${removes}) (?<what>${thing})(?! (?:with|by|using|via) #)`,
    'g',
  ),
];

/** Words that stand where a thing may, and are none. */
const isNoThing =
  /^(?:i|(?:drop|destroy|banish|bounce|return|remove|take|get|make|stop|save|negate)(?:\b.*)?|that|which|who|they|you|we|and|so|there|what|both|(?:the |my )*(?:field|gy|hand|deck|turn|chain))$/;

/** All departures that the words before the question tell of; the same thing at the same place once. */
export function departures({ told, cards }: Sketch): readonly Departure[] {
  const found: Departure[] = [];
  for (const form of forms) {
    for (const match of told.matchAll(form)) {
      const what = match.groups?.what;
      if (what === undefined || isNoThing.test(what)) continue;
      const by = cards.find(({ ref }) => ref === match.groups?.by);
      const at = match.index;
      found.push(by === undefined ? { what, at } : { what, by, at });
    }
  }
  for (const match of told.matchAll(turned)) {
    const what = match.groups?.what;
    if (what === undefined || isNoThing.test(what)) continue;
    found.push({ what, flipped: true, at: match.index });
  }
  return found;
}

/** "Book of Moon turned it face-down", "it is flipped face-down by Book of Moon" */
const turned = new RegExp(
  `(?:turn(?:s|ed|ing)?|flip(?:s|ped|ping)?|chang(?:es|ed|ing)) (?<what>${thing})(?: to)? face-down`,
  'g',
);

/** What kind of card a removal takes, by the words of its text; undefined where it takes any, or does not say. */
export function takes(model: CardModel): 'monster' | 'spell-trap' | undefined {
  const text = textOf(model).toLowerCase();
  if (/(?:target|destroy|return|banish|shuffle)[^.;]*\bspells?\/traps?\b/.test(text)) return 'spell-trap';
  if (/(?:target|destroy|return|banish|shuffle)[^.;]*\bmonsters?\b/.test(text)) return 'monster';
  return undefined;
}

/** Does the text of a card say that it takes cards from their places? */
export const isRemoval = (model: CardModel): boolean =>
  /\b(?:destroy|banish|return|shuffle|discard|take control|send)\b/.test(textOf(model).toLowerCase());
