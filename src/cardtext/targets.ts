import type { ReadEffect } from './card-text.ts';
import { givesEffect } from './shapes.ts';
import type { Span } from './span.ts';

const verb = /(?<!attack )\btarget(?:s|ing)?\b (?!for\b|of\b|to\b|and\b|is\b|with\b)/i;
const choice =
  /(?<!attack )\btarget(?:ing)? (?:\d|face-up |up to|any|that|the|both|this|a|an|other|Synchro)/i;
const bulletChoice = /^(?:.{0,40}: )?[^;]*\btarget \d[^;]*;|^select \d/i;
/** Texts before 2011: what is selected is targeted. */
const selected =
  /\b\d selected\b|(?<!randomly )\bselect(?:ing)?\b (?:(?:up to |any |a |an |another |the |\d)(?!(?:(?! and |,)[^.;])*\b(?:from your Deck|(?:from|in) (?:your|your opponent's) hand\b(?! or )|among|in it|Zone\b))|that (?:monster|card)\b|and (?:Special Summon|destroy)\b)/i;
/** Texts before 2011: what is paid stands before "to". */
const paid =
  /^.*?\b(?:send(?:ing)?|discard(?:ing)?|pay(?:ing)?|Tribut(?:e|ing)|banish(?:ing)?|remov(?:e|ing)|detach(?:ing)?|return(?:ing)?|reveal(?:ing)?)\b[^.;]*? to (?=destroy|inflict|gain|add|Special|negate|draw|return|take|change|have|make|increase|decrease|select|target|remove|equip|Normal|allow|look|place|reduce)/i;
/** Texts before 2011 that only name what happens to one card in the open: it is targeted by rule. */
const inTheOpen =
  /\b(?:destroy|return|banish|change|take control|Special Summon|add|equip|flip|negate(?! the (?:activation|Summon|attack|battle))|shuffle|remove|place|put|increase|decrease|reduce|halve|look at|switch|have|make|see)\b[^.;]*?\b(?:up to )?(?<!the )(?<!Level )(?<!Rank )(?:\d(?! or (?:lower|higher))|any number of|a(?! number| monster\(s\))|an) (?!random|A?-?counter|\w+-Counters? on each)[^.;]*?\b(?:on the field|on (?:your|either player's|your opponent's) field|controls?|face-(?:up|down) (?:[\w-]+ ){0,4}(?:monsters?|cards?)\b(?![^.;]*from your Extra Deck)|monsters? with (?:ATK|DEF|an? )|(?:monsters?|cards?) equipped|of your monsters\b|(?:from|in|to) (?:your|your opponent's|its owner's|either player's|either|the) GYs?)\b/i;

/** The words by which an effect targets cards; null where it does not target. */
export function targetWords(effect: ReadEffect): Span | null {
  const { clauses, trailing, sentence } = effect;
  const { activation, head, resolution } = clauses;
  if (activation !== null && verb.test(`${activation.text} `)) return activation.span;
  const gives = [sentence, ...trailing].some(({ text }) => givesEffect.test(text));
  const bullet = gives ? undefined : trailing.find((each) => each.bullet && bulletChoice.test(each.text));
  if (bullet !== undefined) return bullet.span;
  if (activation !== null) return null;
  if (/\b(?:player|owner|opponent|controller) (?:can )?targets? \d/i.test(resolution.text))
    return resolution.span;
  const words = `${head?.text ?? ''} ${resolution.text}`;
  if (choice.test(words)) return sentence.span;
  if (clauses.joint === null && head !== null && !clauses.flip) return null;
  const later = [resolution, ...trailing].find(({ text }) => selected.test(text));
  if (later !== undefined) return later.span;
  if (effect.today || /\band if (?:you|it) do/i.test(words)) return null;
  const rest = effect.kind === 'activation' ? trailing.map(({ text }) => text).join(' ') : '';
  const sure = /\byou can\b/i.test(rest) ? '' : rest;
  const open = inTheOpen.exec(`${words.replace(paid, '')} ${sure}`)?.[0];
  return open === undefined || /\b(?:hand|Deck)\b/.test(open) ? null : resolution.span;
}
