import { tellsEvent } from './moments.ts';

/** How a sentence without signs, in the wording before 2011, takes apart. */
export interface OldSentence {
  readonly head: string | null;
  readonly optional: boolean;
  readonly body: string;
}

const applies =
  /\bwould be\b|\bpiercing\b|inflict the difference|\bcannot\b.*\buntil\b|during (?:the )?(?:damage calculation|Damage Step) only|^(?:If|When) this card (?:attacks|battles)[^,]*, (?:this card|it|the|increase|decrease|your opponent (?:cannot|takes no))|^(?:If|When) (?:you|there)\b[^,]*\bcontrol\b/i;

/** Reads an effect in an old wording; null for what applies without being activated. */
export function readOld(text: string): OldSentence | null {
  const timed = /^((?:Once per turn, )?(?:If|When|Each time|During|At the (?:start|end) of)\b.*?), (you can )?(?=[^,]*)(.*)$/s.exec(text);
  if (timed !== null) {
    const [, head = '', can, body = ''] = timed;
    if (applies.test(text)) return null;
    const phase = /^(?:Once per turn, )?(?:During|At the)/i.test(head);
    if (phase && !can && !/\b(?:Standby|End|Draw|Battle) Phase/.test(head)) return null;
    if (!phase && !tellsEvent(head.replace(/^Once per turn, /, ''))) return can ? { head, optional: true, body } : null;
    return { head, optional: can !== undefined, body };
  }
  const may = /^(?:Once (?:per|during each) turn,? |Once while [^,]*, )?you can (?!(?:also )?(?:Normal |Special |Tribute )?(?:Summon|Set) this card)(.*)$/is.exec(text);
  if (may !== null) {
    if (/^(?:only|activate this card|control|conduct|Normal Summon|attack|treat)\b/i.test(may[1] ?? '')) return null;
    return { head: null, optional: true, body: may[1] ?? '' };
  }
  const by = /^(?:By )?(?:Tribut(?:e|ing)|Discard(?:ing)?|Pay(?:ing)?|Banish(?:ing)?|Send(?:ing)?|Select|Offer(?:ing)?)\b(.*)$/s.exec(text);
  return by === null ? null : { head: null, optional: true, body: text };
}
