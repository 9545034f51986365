import type { CardModel } from '../../../effects/card-model.ts';
import type { SketchCard } from './sketch.ts';

/** Words before a card that say whose it is, or which one, and change nothing else. */
const before = '(?:(?:my|their|our|his|her|its|this|that|same|own|face-up|one|single|copy of|only) )*';

/** A card in a sentence, as a named group. */
const card = (name: string): string => `${before}#(?<${name}>\\d)`;
const anyCard = `${before}#\\d`;

/** A pattern for what a sentence says. `{x}` is a card that is called x in it, `{}` any card. */
export const form = (pattern: string): RegExp =>
  new RegExp(
    `(?<![\\w#-])(?:${pattern.replaceAll('{}', anyCard).replace(/\{(\w+)\}/g, (_, name: string) => card(name))})(?![\\w-])`,
  );

/**
 * Words beside a form that may change what is asked: what is done, what keeps something from being done, and what is
 * asked in another way. Where one is left over, the sentence does not have the form.
 */
const telling =
  /#|\b(?:negat|destr|banish|flip|turn(?:ed|s into)|face-|chain|respon|unaffect|can ?not|can t|don t|doesn t|didn t|isn t|wasn t|won t|immun|protect|instead|replac|control|return|bounc|sen[dt]|tribut|equip|attach|detach|discard|ss|summon|set|activat|resolv|cop(?:y|ied)|treat|bec[ao]m|chang|swap|mill|draw|drew|search|add|pay|paid|lose|lost|gain|halv|doubl|die|died|kill|left|leav|took|take|stole|steal|give|gave|attack|battle|damage|without|except|unless|until|no|not|never|none|nothing|or|which|how|why|when|while|if|who|whose|where|first|last|again|both|each|all|two|three|second|another|other|per|once|twice|only|equal|lower|higher|full|empty|skill|effect|level|rank|link|name|type|attribute|atk|def|counters?|material|zones?|deck|hand|gy|pendulum|fusion|synchro|xyz|ritual|gemini|union|spirit|toon|token|before|after|during|phase|step|response|must|does|do|is|are|was|were|has|have|had|\d+)/;

/** What a sentence says where it has one of these forms: the cards that it names, by what they are called. */
export function said(
  sentence: string,
  forms: readonly RegExp[],
): Readonly<Record<string, string>> | undefined {
  for (const each of forms) {
    const found = each.exec(sentence);
    if (found === null) continue;
    const rest = `${sentence.slice(0, found.index)} ${sentence.slice(found.index + found[0].length)}`;
    if (!telling.test(rest)) return found.groups ?? {};
  }
  return undefined;
}

/** The card of a text that a group names. */
export const cardAt = (cards: readonly SketchCard[], number: string | undefined): CardModel | undefined =>
  number === undefined ? undefined : cards[Number(number)]?.model;
