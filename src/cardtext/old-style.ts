import { tellsEvent } from './moments.ts';

/** How a sentence without signs, in the wording before 2011, takes apart. */
export interface OldSentence {
  readonly head: string | null;
  readonly optional: boolean;
  readonly body: string;
}

const applies =
  /^(?:If|When) (?:Summoned this way|you do\b|you Special Summon this|it is Summoned this way)|^After (?!resolving)|^When resolving\b|in addition to your Normal|\binstead(?: of|\.?$)|(?:attacks|declares an attack|battles|successfully|[Mm]aterial|Summoned)[^,]*,[^,]*\bcannot (?:activate|be activated|be negated)\b|\bno (?:\w+ ){0,3}cards? can be activated|\bgains? [^,]*\bduring this turn|\bwould be\b|\bpiercing\b|inflict the difference|\bcannot\b.*\buntil\b|during (?:the )?(?:damage calculation|Damage Step) only|^(?:If|When) this card (?:attacks|battles)[^,]*, (?:this card|it|the|increase|decrease|your opponent (?:cannot|takes no))/i;

/** What simply is so while something else is. */
const stands =
  /^[^.]*?, (?:it|this card|that monster|they|neither player|the other player|any of|you take no|your opponent takes no|any (?:effect|battle) damage)\b(?: that| of|'s effects)?[^.]{0,40}?\b(?:is (?:unaffected|treated|not destroyed|also)|are (?:unaffected|negated)|cannot|can (?:be used|attack|also be used|Set)|becomes 0)\b|\bwin the Duel\b|\brequired for the Ritual Summon|\bsubstitute this card\b/i;

/** What a player must do to keep the card. */
const upkeep =
  /\b(?:Standby|End) Phases?, (?:you must|pay|detach|discard|Tribute|destroy this card unless|return this card unless)/i;

/** The words up to a "you can" later on are all conditions; a sign that no card has stands for the commas in them. */
const withMay = (text: string): string => {
  const found = /^(?:Once per turn, )?(?:If|When|During|At|Each time)\b[^.;:]*?(?=, (?:you can|you may) (?!choose|also))/i.exec(text);
  if (found === null) return text;
  const kept = /^Once per turn, /i.exec(text)?.[0].length ?? 0;
  return text.slice(0, kept) + found[0].slice(kept).replace(/,/g, COMMA) + text.slice(found[0].length);
};
const COMMA = '\u201a';

const someoneCan = /^(?:the turn player|its (?:controller|owner)|each player|either player|that player|they) (?:can|may)\b/i;

/** Reads an effect in an old wording; null for what applies without being activated. */
export function readOld(text: string): OldSentence | null {
  if (stands.test(text)) return null;
  const timed = /^((?:(?:Once|Twice) per turn,? |While [^,]*, |Up to (?:once|twice) per turn, )?(?:If|When|While|Each time|During|At the (?:start|end) of|after)\b.*?), (you can |you may )?(?=[^,]*)(.*)$/is.exec(withMay(text));
  if (timed?.[1] !== undefined) timed[1] = timed[1].replaceAll(COMMA, ',');
  if (timed !== null && !/^you can only\b|^you can (?:also )?(?:Normal |Special |Tribute |Ritual )?(?:Summon|Set) this card/i.test(`${timed[2] ?? ''}${timed[3] ?? ''}`)) {
    const [, head = '', can, body = ''] = timed;
    if (applies.test(text.replace(/\([^()]*\)/g, ''))) return null;
    if (upkeep.test(text) || (/^Each time\b/i.test(text) && !/\bcan\b/.test(text))) return null;
    if (/^activate\b/i.test(body) || (/^While\b/.test(text) && /^Normal Summon (?:it|this card)/.test(body))) return null;
    const phase = /^(?:Once per turn, )?(?:During|At the)/i.test(head);
    if (phase && !can && !/\b(?:Standby|End|Draw|Battle) Phase/.test(head)) return null;
    if (!phase && !tellsEvent(head.replace(/^.*?\b(?=(?:if|when|each time|after)\b)/i, ''))) return can || /^by (?:discard|pay|Tribut|banish|send|return)/i.test(body) ? { head, optional: true, body } : null;
    return { head, optional: can !== undefined || someoneCan.test(body), body };
  }
  const may = /^(?:(?:Once|Twice) (?:per|during each) turn,? |Once while [^,]*, |Up to twice per turn, )?you can (?!(?:also )?(?:Normal |Special |Tribute |Ritual )?(?:Summon|Set) this card)(.*)$/is.exec(text);
  if (may !== null) {
    if (/\bto (?:Normal|Tribute) Summon (?:\([^)]*\) )?this card\b|\bto Special Summon this card (?:from your hand|to your opponent)|in addition to your|\bwhen you Tribute Summon\b/i.test(may[1] ?? '')) return null;
    if (/^(?:only|activate|control|conduct|Normal Summon|attack|treat)\b/i.test(may[1] ?? '')) return null;
    return { head: null, optional: true, body: may[1] ?? '' };
  }
  const by = /^(?:By )?(?:Tribut(?:e|ing)|Discard(?:ing)?|Pay(?:ing)?|Banish(?:ing)?|Send(?:ing)?|Select|Offer(?:ing)?|Remove|Removing)\b(.*)$/s.exec(text);
  return by === null || !/\bto\b|,/.test(by[1] ?? '') || /\beach of your\b/.test(text) ? null : { head: null, optional: true, body: text };
}
