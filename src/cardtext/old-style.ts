import type { Clauses } from './clauses.ts';
import { tellsEvent } from './moments.ts';
import type { Sentence } from './sentences.ts';
import { eachTimeLater } from './shapes.ts';

/** How a sentence without signs, in the wording before 2011, takes apart: its pieces give it back in a row. */
interface OldSentence {
  readonly head: string;
  /** What stands between: a comma, or a comma and "you can". */
  readonly joint: string;
  readonly body: string;
  readonly optional: boolean;
}

/** Sentences that begin like a trigger and apply without being activated. */
const applies = [
  /^(?:If|When) (?:Summoned this way|you do\b|you Special Summon this)|^After (?!resolving|a Chain\b|damage calculation, if\b)|^When resolving\b|^(?:Once per turn, )?when [^,]*\bresolves\b|"[^"]*"[^,]* is (?:destroyed|removed[^,]*|banished[^,]*), destroy this card\b/i,
  /^[^,]*, (?:neither player|the Tribute|all (?:the )?(?:Tributes|other))\b|\bas \d Tributes\b|in addition to your Normal|\binstead(?: of(?! drawing,)|\.?$)|\bwould (?:be|detach)\b|\bpiercing\b|inflict the difference|\bcannot\b.*\buntil\b/i,
  /(?:attacks|declares an attack|battles|successfully|[Mm]aterial|Summoned)[^,]*,[^,]*\bcannot (?:activate|be activated|be negated)\b/i,
  /\bno (?:\w+ ){0,3}cards? can be activated|during (?:the )?(?:damage calculation|Damage Step) only/i,
  /^(?:If|When) this card (?:attacks|battles)[^,]*, (?:this card|it|the|any battle damage|increase|decrease|your opponent (?:cannot|takes no))/i,
];

/** What simply is so while something else is. */
const stands =
  /^[^.]*?, (?:it|this card|that monster|they|neither player|the other player|any of|you take no|your opponent takes no|any (?:effect|battle) damage)\b(?: that| of|'s effects)?[^.]{0,40}?\b(?:is (?:unaffected|treated|not destroyed|also)|are (?:unaffected|negated)|cannot|can (?:be used|attack|make a second attack during|also be used|Set)|gains this effect|becomes 0)\b|\brequired for the Ritual Summon|\bsubstitute this card\b/i;

/** Counters are placed without being activated. */
const counters = /^(?:place|put)\b.*\bCounters?\b|^immediately after it resolves/i;

/** What a player must do to keep the card. */
const upkeep =
  /\b(?:Standby|End) Phases?, (?:you must|pay|detach|discard|Tribute|destroy this card unless)|^Each time [^,]*, you must\b|^The controller of this card (?:must )?pays?\b/i;

const someoneCan =
  /^(?:the turn player|its (?:controller|owner)|the controller of this (?:\w+ )*card|each player|either player|that player|they) (?:can|may)\b/i;
const ownSummon =
  /^(?:also )?(?:Normal |Special |Tribute |Ritual )?(?:Summon|Set) (?:this card\b|it \(from\b)/i;
const summonsItself =
  /\bto (?:Normal|Tribute) Summon (?:\([^)]*\) )?this card\b|\bto Special Summon this card (?:from your hand|to your opponent|when\b)|\bto Tribute Summon an?\b|in addition to your/i;
const notActivated =
  /^(?:only|activate|control|conduct|Normal Summon|Tribute Summon|attack|treat|negate [^.]*\bin response to|(?:put|place|return|banish|shuffle|send) [^.]*\binstead of)\b/i;
const begins =
  /^(?:(?:Once|Twice) per turn,? |While [^,]*, |Up to (?:once|twice) per turn, )?(?:If|When|While|Each time|During|At the (?:start|end) of|Before|After)\b/i;
const inDamageStep = /^(?:At the (?:start|end) of the Damage Step|(?:Before|After) damage calculation), /;

/** Takes a sentence in an old wording apart; null for what applies without being activated. */
export function oldClauses(sentence: Sentence): Clauses | null {
  const read = readOld(sentence.text);
  if (read === null || read.head + read.joint + read.body !== sentence.text) return null;
  return clausesOfOld(sentence, read);
}

const clausesOfOld = ({ span: [start, end] }: Sentence, read: OldSentence): Clauses => ({
  flip: false,
  head: read.head === '' ? null : { text: read.head, span: [start, start + read.head.length] },
  optional: read.optional,
  may: null,
  joint: read.joint,
  activation: null,
  sign: ';',
  resolution: { text: read.body, span: [end - read.body.length, end] },
});

/** Takes apart a sentence before bullets that lets the player activate one of them; null where it is none. */
export function offerClauses(sentence: Sentence): Clauses | null {
  const offer =
    /^((?:Once|Twice) per turn)?((?:, |^)you can )((?:[^.;:]*,? (?:then|and|to) )?activate \d of (?:these|the following) effects?\b.*)$/is.exec(
      sentence.text,
    );
  const [, head = '', joint = '', body = ''] = offer ?? [];
  return offer === null ? null : clausesOfOld(sentence, { head, joint, body, optional: true });
}

function readOld(text: string): OldSentence | null {
  if (stands.test(text)) return null;
  const timed = begins.test(text) ? splitTimed(text) : null;
  if (timed !== null) return ofTimed(timed, text);
  const may =
    /^((?:(?:Once|Twice) (?:per|during each) turn|Up to twice per turn)?)((?:, ?| |^)you can )(.*)$/is.exec(
      text,
    );
  const [, head = '', joint = '', body = ''] = may ?? [];
  if (may !== null)
    return ownSummon.test(body) || summonsItself.test(body) || notActivated.test(body)
      ? null
      : { head, joint, body, optional: true };
  return ofOrder(text) ?? ofLater(text);
}

/** Splits at the "you can" that ends the conditions, or else at the first comma after "Once per turn". */
function splitTimed(text: string): Omit<OldSentence, 'optional'> | null {
  const may =
    /^([^.;:]*?)(, (?:you can|you may) )(?!choose\b|also\b)(.*)$/is.exec(text) ??
    /^((?:If|When) [^.;:]*?, during [^,.;:]*?)( you can )(?!choose\b|also\b)(.*)$/is.exec(text);
  const first =
    /^((?:(?:Once|Twice) per turn, |(?:At the (?:start|end) of the Damage Step|(?:Before|After) damage calculation), (?=if\b)|While [^,]*, (?=if\b|when\b|during\b|each\b|you can\b)|Up to (?:once|twice) per turn, )?[^,]*)(, )(.*)$/is.exec(
      text,
    );
  const [, head, joint, body] = may ?? first ?? [];
  return head === undefined || joint === undefined || body === undefined ? null : { head, joint, body };
}

function ofTimed({ head, joint, body }: Omit<OldSentence, 'optional'>, text: string): OldSentence | null {
  const can = joint !== ', ';
  const happens =
    inDamageStep.test(head) || tellsEvent(head.replace(/^.*?\b(?=(?:if|when|each time|after)\b)/i, ''));
  const procedure = ownSummon.test(body) && (!happens || /\(from\b/.test(body));
  if (can && (procedure || /^(?:only|activate)\b/i.test(body))) return null;
  const plain = text.replace(/\([^()]*\)/g, '');
  if (applies.some((each) => each.test(plain)) || upkeep.test(text)) return null;
  if (/^Each time\b/i.test(text) && counters.test(body)) return null;
  if (/^activate\b/i.test(body) || (/^While\b/.test(text) && /^Normal Summon (?:it|this)/.test(body)))
    return null;
  const phase = /^(?:Once per turn, )?(?:During|At the)/i.test(head) && !inDamageStep.test(head);
  if (phase && !can && !/\b(?:Standby|End|Draw|Battle) Phase/.test(head)) return null;
  const pays = /^by (?:discard|pay|Tribut|banish|send|return|remov)/i.test(body);
  if (!phase && !can && !pays && (!happens || isMeanwhile(head))) return null;
  return { head, joint, body, optional: can || (!phase && !happens) || pays || someoneCan.test(body) };
}

/** Words that only say meanwhile, and tell nothing that happens. */
const isMeanwhile = (head: string): boolean => /^While\b[^,]*$/i.test(head);

/** An order to pay for something: "Discard 1 card to ...". */
function ofOrder(text: string): OldSentence | null {
  const order =
    /^(?:Once per turn, )?(?:By )?(?:Tribut(?:e|ing)|Discard(?:ing)?|Pay(?:ing)?|Banish(?:ing)?|Send(?:ing)?|Select|Offer(?:ing)?|Remov(?:e|ing))\b(.*)$/is.exec(
      text,
    );
  if (order === null || !/\bto\b|,/.test(order[1] ?? '') || /\beach of your\b/.test(text)) return null;
  return { head: '', joint: '', body: text, optional: !/\bto activate this card\b/i.test(text) };
}

/** What happens comes first, and when it happens last. */
function ofLater(text: string): OldSentence | null {
  if (!eachTimeLater.test(text) || !laterVerb.test(text) || upkeep.test(text) || /\bunless\b/.test(text))
    return null;
  return { head: '', joint: '', body: text, optional: false };
}

const laterVerb =
  /^(?:Inflict|Increase|Decrease|Select|Your opponent|The controller|You (?:gain|take|lose|draw|can)|Gain|Draw|Destroy|Return|Send|Each player|Both players|As long as|This card (?:gains|is changed))\b/i;
