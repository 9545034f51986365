import { type Facts, fieldPlaceOf } from '../card-model/facts.ts';
import type { Instruction } from '../card-model/instruction.ts';
import type { ActivatedEffect, Target } from '../card-model/part.ts';
import type { Verb } from '../card-model/verbs.ts';
import { type Place, places } from '../vocabulary/places.ts';
import type { ActivatedKind, Box, ReadEffect } from './card-text.ts';
import { kindsOf } from './forms.ts';
import type { HeadSort } from './head.ts';
import type { ReadLimit } from './limits.ts';
import { givesEffect } from './shapes.ts';
import type { Span, Words } from './span.ts';

// Behind a place may stand since when the card has to be there: "GY (if it was there when ...) or hand (even if not)".
const name =
  '(?:face-up )?(?:hand|field|GY|Deck|Extra Deck|(?:Main |Extra )?Monster Zone|Spell & Trap Zone)(?: \\((?:if it was|even if not)[^()]*\\))?';
/** "this card from your hand or field", "while this card is in your GY". */
const lies = new RegExp(
  `\\bthis (?:face-up )?(?:card|monster)(?: is)?(?: \\([^()]*\\))?(?: face-up)?,? (?:in|from) (?:your|the|its owner's) (${name}(?:(?:,| or| and/or|, or) (?:your )?${name})*)`,
  'gi',
);
/** Words that name no place and still say where the card is. */
const implied = kindsOf('implied-places', places.ids);

/** Where an effect is activated. Empty for a Trigger Effect about its own card's move: it activates where that left it. */
function placesOf(effect: ReadEffect, facts: Facts): readonly Place[] {
  const { kind, box, clauses, head } = effect;
  if (box === 'pendulum') return ['pendulum-zone'];
  const does = `${clauses.activation?.text ?? ''}; ${clauses.resolution.text.replace(/\bwhile\b.*$/, '')}`;
  const text = `${clauses.head?.text ?? ''}: ${does}`;
  const timing = head.find(({ sort }) => sort === 'timing')?.text ?? '';
  // "During the End Phase, if this card was banished this turn" waits for the phase, wherever the card lies then.
  const waits = head.some(({ sort }) => sort === 'phase');
  const own =
    !waits &&
    /^(?:If|When) (?:this|the) (?:\w+[- ]){0,4}card\b|^(?:If|When) (?:it|you do|Summoned)/i.test(timing);
  if (kind === 'activation')
    return facts.cardType === 'trap' ? [fieldPlaceOf(facts)] : ['hand', fieldPlaceOf(facts)];
  if ((kind === 'trigger' && own && !/\bis in\b/.test(timing)) || kind === 'flip') return [];
  const inHead = [...(clauses.head?.text ?? '').matchAll(lies)].filter(([words]) => /\bis\b/.test(words));
  // "Place this card in your Spell & Trap Zone" is where it goes, and its head says where it is.
  const said = (inHead.length > 0 ? inHead : [...text.matchAll(lies)]).flatMap(([, places = '']) =>
    namedPlaces(places, facts),
  );
  const elsewhere = [
    ...said,
    ...implied.flatMap(([words, place]) => (said.length === 0 && words.test(text) ? [place] : [])),
  ];
  return elsewhere.length > 0 ? [...new Set(elsewhere)] : [fieldPlaceOf(facts)];
}

/** The places of "hand or field" where the card can be activated; the field is the zone of its kind. */
function namedPlaces(words: string, facts: Facts): readonly Place[] {
  const places = words.replace(/ \([^()]*\)/g, '');
  return places.split(/,? (?:or|and\/or) |, /).flatMap((each): readonly Place[] => {
    const word = each.replace(/^(?:your|the) /, '').replace(/^face-up /, '');
    if (word === 'hand') return ['hand'];
    if (word === 'GY') return ['gy'];
    if (word === 'Deck') return ['deck'];
    if (word === 'Extra Deck') return ['extra-deck'];
    if (word === 'Monster Zone') return ['monster-zone'];
    return [fieldPlaceOf(facts)];
  });
}

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
function targetWords(effect: ReadEffect): Span | null {
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

/** Words of an effect that the grammar of phrases turns into instructions. */
export interface Leaf extends Words {
  readonly role: 'condition' | 'cost' | 'resolution';
  /** What they have a player do; null where the reader of phrases did not know them. */
  readonly does: readonly Instruction[] | null;
  /** What they target, of a cost that was read, or of a bullet with its own. */
  readonly targets?: readonly Target[];
  /** What is paid for it, of a bullet with its own cost. */
  readonly pays?: readonly Instruction[];
  /** The line of the text that it stands in, of a line that begins with a bullet. */
  readonly bullet?: number;
}

/** What the reader of phrases makes of words. */
export interface Phrase {
  readonly instructions: readonly Instruction[];
  readonly targets: readonly Target[];
  /** What is paid for it, where the words have a cost of their own. */
  readonly pays?: readonly Instruction[];
}

/** Turns the words of a leaf into instructions, `given` the targets; null where it does not know them (read-leaf.ts). */
export type ReadPhrase = (role: Leaf['role'], text: string, given?: readonly Target[]) => Phrase | null;

/** A fact with the words of the original text that decide it. */
export interface Decided<T> {
  readonly is: T;
  readonly span: Span;
}

/** What is derived of an effect that starts a Chain Link. Spans are those of the original text of its box. */
export interface EffectFacts {
  readonly box: Box;
  readonly span: Span;
  readonly kind: Decided<ActivatedKind>;
  readonly mandatory: Decided<boolean>;
  /** Does its text leave it to the player ("you can")? */
  readonly optional: boolean;
  readonly word: Decided<'when' | 'if' | 'each-time' | 'after' | 'during'> | null;
  readonly places: readonly Place[];
  readonly limits: readonly Decided<ReadLimit>[];
  readonly targets: Decided<boolean>;
  readonly cost: Leaf | null;
  /** What the words before the colon say of the Damage Step itself; null where they do not name it. */
  readonly damageStep: Decided<NonNullable<ActivatedEffect['damageStep']>> | null;
  /** The words before the colon, piece by piece. */
  readonly head: readonly { readonly sort: HeadSort; readonly text: string; readonly span: Span }[];
  /** Its lines with bullets are options of which one, or so many as the words say, is activated or applied. */
  readonly offers: 'one' | 'some' | null;
  /** The words of its condition, of cost and targets, of what happens, and of each sentence that goes on with it. */
  readonly leaves: readonly Leaf[];
}

/** What stands before a semicolon without being a cost. */
const noCost = /^(?:up to )?target\b|^activate (?:this card by targeting|\d of|the following|this effect)\b/i;

const paysNothing: ReadonlySet<Verb> = new Set<Verb>(['activate', 'activate-one', 'restrict']);

const inDamageStep: readonly (readonly [NonNullable<ActivatedEffect['damageStep']>, RegExp])[] = [
  ['except', /\b(?:except|not) (?:during|in) [^();:]*\bDamage Step\b/i],
  ['also', /\beven during the Damage Step\b/i],
  ['only', /\bDamage Step\b|\bdamage calculation\b/i],
];

/** "Target 1 monster; Special Summon 1 monster from your hand. Its ATK becomes 0": "it" is what came last, and not the target. */
const isOfNewCard = (text: string, before = ''): boolean =>
  /^Its?\b/.test(text) && /\b(?:Special Summon|Set)(?: [^;.]*?,)? 1 [^;.]*\.?$/.test(before);

/** Derives the facts of an effect. `original` gives a span of the normalised text as one of the original. */
export function factsOf(
  effect: ReadEffect,
  facts: Facts,
  original: (span: Span) => Span,
  readPhrase: ReadPhrase,
): EffectFacts {
  const { kind, box, clauses, head, limits, sentence, trailing } = effect;
  const headSpan = clauses.head?.span ?? sentence.span;
  const mandatory = (kind === 'trigger' || kind === 'flip') && !clauses.optional;
  const word = timingWord(effect);
  const targets = targetWords(effect);
  const step = inDamageStep.find(([, words]) => words.test(clauses.head?.text ?? ''))?.[0];
  const leaf = (role: Leaf['role'], { text, span }: Words, given?: readonly Target[]): Leaf => {
    const read = readPhrase(role, text, given);
    return {
      role,
      text,
      span: original(span),
      does: read?.instructions ?? null,
      ...(read === null || read.targets.length === 0 ? {} : { targets: read.targets }),
      ...(read?.pays === undefined ? {} : { pays: read.pays }),
    };
  };
  const activation = clauses.activation === null ? null : leaf('cost', clauses.activation);
  const later: Leaf[] = [];
  // "That target" is what the activation targets, be it told with a cost or in a sentence of its own.
  later.push(leaf('resolution', clauses.resolution, activation?.targets));
  for (const each of trailing) {
    const aimed = activation?.targets ?? later.find(({ targets: own }) => own)?.targets;
    const before = later.map(({ text }) => text.replace(/ ?\([^()]*\)/g, '')).findLast((text) => text !== '');
    const given = !each.bullet && isOfNewCard(each.text, before) ? [] : aimed;
    later.push({ ...leaf('resolution', each, given), ...(each.bullet ? { bullet: each.line } : {}) });
  }
  const beside = besideOffer(clauses.activation);
  if (beside !== null) later.push(leaf('resolution', beside));
  // "Target 1 monster and pay 500 LP" has a cost behind its target.
  const pays = activation?.does?.some(({ do: verb }) => !paysNothing.has(verb)) ?? false;
  const cost = activation === null || (noCost.test(activation.text) && !pays) ? null : activation;
  return {
    box,
    span: original(sentence.span),
    kind: { is: kind, span: original(headSpan) },
    mandatory: { is: mandatory, span: original(sentence.span) },
    optional: clauses.optional,
    word: word === null ? null : { is: word.is, span: original(word.span) },
    places: placesOf(effect, facts),
    limits: limits.map(({ limit, span }) => ({ is: limit, span: original(span) })),
    targets: { is: targets !== null, span: original(targets ?? sentence.span) },
    cost,
    offers: offersOf(effect),
    damageStep: step === undefined ? null : { is: step, span: original(headSpan) },
    head: head.map(({ sort, text, span }) => ({ sort, text, span: original(span) })),
    leaves: [
      ...(clauses.head === null ? [] : [leaf('condition', clauses.head)]),
      ...(activation === null ? [] : [activation]),
      ...later,
    ].filter(({ text }) => text !== ''),
  };
}

/** "Activate 1 of these effects, but skip your next Battle Phase": what is done whichever effect is chosen. */
function besideOffer(words: Words | null): Words | null {
  const said = /^activate \d of (?:these|the following) effects\b.*?(?:, but|,? \(?also,?) (.+?)\)?$/i.exec(
    words?.text ?? '',
  )?.[1];
  if (words === null || said === undefined) return null;
  const from = words.span[0] + words.text.lastIndexOf(said);
  return { text: said, span: [from, from + said.length] };
}

/** What the words right before its lines with bullets offer. */
function offersOf({ sentence, trailing }: ReadEffect): EffectFacts['offers'] {
  const first = trailing.findIndex(({ bullet }) => bullet);
  const before = first <= 0 ? sentence : trailing[first - 1];
  if (first === -1 || before === undefined || !offersOne.test(before.text)) return null;
  if (/\bin sequence, depending\b/.test(before.text)) return null;
  return offersMore.test(before.text) ? 'some' : 'one';
}
const offersOne =
  /\b(?:1|one|(?:activate|apply|use) any)(?: or (?:more|both))? of (?:these|the following)(?: appropriate)? effects?\b|\b(?:choose (?:that many|\d) effects?|\d effects? from this list)\b/i;
const offersMore =
  /\b1 or (?:more|both)\b|,? \bor,? if\b|\b(?:all|both|any) (?:of )?(?:the|them|these)\b|\bthat many\b|\bfor every\b|\bfrom this list\b/i;

/** The timing word: of two, the one that stands with the event. */
function timingWord({ head }: ReadEffect): EffectFacts['word'] {
  const piece = head.find(({ sort }) => sort === 'timing') ?? head.find(({ sort }) => sort === 'phase');
  const found = /^(when|if|each time|after|during)\b/i.exec(piece?.text ?? '')?.[1]?.toLowerCase();
  if (piece === undefined || found === undefined) return null;
  const span: Span = [piece.span[0], piece.span[0] + found.length];
  if (found === 'each time') return { is: 'each-time', span };
  // "When ..., or if ...": what "if" tells of waits for the Chain, and what "when" tells of there begins a battle or ends one.
  if (found === 'when' && head.some(({ text }) => /(?:^|, )or if\b/i.test(text))) return { is: 'if', span };
  return found === 'when' || found === 'if' || found === 'after' || found === 'during'
    ? { is: found, span }
    : null;
}
