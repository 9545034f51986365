import { z } from 'zod';
import { type Aspect, aspects, type Footprint, type Reach } from '../card-model/aspects.ts';
import { readUnreadWords, withoutUnreadWords } from '../card-model/unread-words.ts';
import { defined } from '../platform/defined.ts';
import { ofOtherCard } from './battle/conditions.ts';
import { formsOf } from './forms.ts';
import { occasionsAtFirst } from './occasions.ts';

/** The verbs and nouns of card texts, and what a clause with them can touch. All rows that are found count. */
const words = formsOf('touches', z.array(z.enum(aspects)));

/** One more character of the same part of a sentence: ", also", ", then" and ", and if you do," begin another one. */
const going = String.raw`(?:(?!, (?:also|then|and if you do)\b)[^.;])*`;
/** Words that keep something from happening, or have another thing happen instead: what they name is not done by them. */
const prevention = new RegExp(
  String.raw`\b(?:cannot|is not|are not|not) (?:be )?(?:\w+ed|destroyed|sent|banish|destroy|send|return|(?:\w+ )?Summon)\b${going}|\bwould (?:be \w+|leave|destroy|also)\b${going}|${going}\binstead\b`,
  'gi',
);
/** Words that tell when or where, and do nothing: "when this card leaves the field", "sent to the GY this turn". */
const circumstances =
  /\b(?:if|when|while|each time|after) [^,:;.]*(?:[,:]|\.?$)|\bthe (?:same )?turn [^,:;.]*/gi;

/** What an unread clause can touch, by its verbs (DESIGN.md, "How sure an answer is"); without known verbs everything. */
export function footprintOf(text: string): Footprint {
  const unread = readUnreadWords(text).map((each) => each.footprint);
  const [first] = unread;
  if (first === undefined) return footprintOfWords(text);
  const isAll = unread.length === 1 && withoutUnreadWords(text).trim() === '';
  if (isAll) return first;
  const all = joined([...unread, ...besides(text)]);
  // When it counts is said by how it begins.
  const { upon, only } = text.trimStart().startsWith('[') ? first : {};
  return { ...all, ...defined({ upon, only }) };
}

/** Of what stands beside words that are not here, where a verb of it is known. */
function besides(text: string): readonly Footprint[] {
  const found = footprintOfWords(withoutUnreadWords(text));
  return found.aspects === 'everything' ? [] : [found];
}

/** What any of several clauses can touch. */
function joined(all: readonly Footprint[]): Footprint {
  const touched = all.map(({ aspects }) => aspects);
  const only = <T>(of: (each: Footprint) => T, other: T): T => {
    const [first, ...rest] = new Set(all.map(of));
    return first === undefined || rest.length > 0 ? other : first;
  };
  return {
    aspects: touched.some((each) => each === 'everything')
      ? 'everything'
      : [...new Set(touched.flatMap((each) => (each === 'everything' ? [] : each)))],
    reach: only(({ reach }) => reach, 'all'),
    turns: only(({ turns }) => turns, 'either'),
  };
}

function footprintOfWords(printed: string): Footprint {
  const text = printed.replace(/ \([^()]*, if tied\)/g, '');
  const keeps = text.match(prevention) !== null;
  const said = text.replace(prevention, ' ');
  const done = touchedBy(said.replace(circumstances, ' '));
  const found = new Set([
    // Where it does nothing that is known besides, what is told of its time may be what it does.
    ...(done.length > 0 ? done : touchedBy(said)),
    // What it keeps from being done, it touches: but that is for the card alone to which it would be done.
    ...(keeps ? touchedBy(text).filter((each) => each !== 'place' && each !== 'destruction') : []),
    ...preventedIn(text),
  ]);
  const quoted = [...text.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  const ofOthers = quoted.length > 0 && !/\b(?:this card|this monster|equipped monster|it)\b/i.test(text);
  const upon = occasionsAtFirst(text);
  return {
    aspects: found.size === 0 ? 'everything' : [...found],
    reach: reachOf(text),
    turns: turnsOf(text),
    ...(upon === undefined ? {} : { upon }),
    ...(ofOthers && namesSubject.test(text) ? { named: quoted } : {}),
    ...onlyWhen(text),
  };
}

function touchedBy(text: string): readonly Aspect[] {
  const said = text.replace(valueOfWhich, ' ');
  return words.flatMap(([form, touched]) => (form.test(said) ? touched : []));
}

/** "Monsters with 2000 or more ATK": which ones are meant does nothing to their values. */
const valueOfWhich =
  /\b(?:with|whose) (?:an? )?(?:original |current )*(?:\d+ (?:or (?:more|less) )?|(?:more|less|higher|lower) (?:than \d+ )?|the (?:highest|lowest) |(?=(?:ATK|DEF) (?:is|equals|less|lower|greater|higher)\b))(?:original |current )*(?:ATK|DEF)(?: or DEF)?\b/g;

/** When alone the words count, by how they begin. */
function onlyWhen(text: string): Pick<Footprint, 'only'> {
  const only = times.find(([form]) => form.test(text))?.[1];
  return only === undefined ? {} : { only };
}
const times: readonly (readonly [RegExp, Footprint['only']])[] = [
  [
    /^(?:If|When) this (?:face-up )?card(?: you control)?(?: (?:on|in) [^,]*?)? (?:would be|is|was|would leave|leaves) (?:destroyed|sent|banished|returned|removed|the field)\b/i,
    'lost',
  ],
  [/^(?:●? ?)?You can\b(?!.*\binstead\b)/i, 'activated'],
  [ofOtherCard, 'material'],
  [/\b(?:Summon(?:s|ed)? using|that used) this card\b(?! you control)/, 'material'],
];

/** A name stands for the cards that the clause is about, and not in its condition alone. */
const namesSubject =
  /^(?:[^"]*\b(?:The activation and effects of|All|Each|Any|The first time each|If (?:exactly \d |a |an )?) ?)?(?:face-up )?"[^"]+" (?:\w+ )?(?:monsters?|cards?|Spells?|Traps?|Tokens?)\b/;

/** What the words keep from being done to cards, or have replaced: by effects, and by battle as well. */
function preventedIn(text: string): readonly Aspect[] {
  const kept = (text.match(prevention) ?? []).filter((words) => moved.test(words));
  if (kept.length === 0) return [];
  return kept.some((words) => /destroy/i.test(withoutEffects(words)))
    ? ['prevention', 'destruction']
    : ['prevention'];
}
const moved =
  /destroy|sen[dt]\b|banish|return|shuffle|leave|remove|affect|chang|control|switch|instead|would/i;
/** Without what effects destroy: "would be destroyed by a card effect, it is not destroyed". */
function withoutEffects(words: string): string {
  const rest = words.replace(byEffects, '');
  return rest === words ? words : rest.replace(/\b(?:it is|they are) not destroyed\b/i, '');
}
const byEffects =
  /\b(?:destroyed|destroy\w*) (?:it )?(?:by|with) (?:an? |your |their |its |other )*(?:opponent's |activated )*(?:card|monster|Spell(?:\/Trap)?|Trap)(?:'s)?(?: cards?)? effects?\b/gi;

const denies =
  /\bcannot\b|\bcan't\b|\bnot\b|\bneither\b|\bno\b|\bonly\b|\bmust\b|\bunless\b|\bexcept\b|\bnegate|\bskip|\bunaffected\b|\binstead\b/i;
/** Do words say of something that it cannot be done, or only in a way? */
export const deniesIn = (text: string): boolean =>
  /\b(?:cannot|only|must|neither|no|not|unless|except|pay|maximum)\b|n't\b/i.test(text);
const apart = /[.;] |, (?:and|also|but|nor)\b(?: also)?,? /i;
const leading = /^(?:(?:for the rest of|until|during|this|while|as long as|if|when)\b[^,]*, )+/i;
const forbidden = /^(?:(?:[^,]*?\b)?(?:cannot|can only|can neither|must (?:attack|be)\b)|except\b|skip\b)/i;
const noDamage =
  /\bdamage\b[^,]*\b(?:becomes?|is(?: reduced to)?) (?:0|halved)\b|\btakes? no (?:battle |effect )?damage\b/i;

/** Do words do nothing to cards or LP, but say what may not be done to them, or what damage does? */
export const bindsOnly = (text: string): boolean =>
  !/\byou can (?!only\b|neither\b)|\binstead\b|\bthen\b/i.test(text) &&
  text
    .replace(/"[^"]*"/g, 'X')
    .replace(/ ?\([^()]*\)/g, '')
    .split(apart)
    .map((each) => each.replace(leading, ''))
    .every((each) => forbidden.test(each) || noDamage.test(each));
const grants = /\bcan\b|\bmay\b|\btreated as\b|\bgains? th(?:is|ese) effects?\b/i;

function turnsOf(text: string): Footprint['turns'] {
  const permits = grants.test(text.replace(/\bcan only\b/gi, ''));
  if (denies.test(text)) return permits ? 'either' : 'denies';
  return permits ? 'grants' : 'either';
}

const own = /\bthis (?:card|monster|attacking card|effect)(?:'s)?\b|\bit(?:s|self)?\b/gi;
const thisCard = /\bthis (?:[\w-]+ )*(?:card|monster)\b/i;
const others =
  /\bmonsters?\b|\bcards\b|\bplayers?\b|\byou\b|\byour\b|\beach\b|\bany\b|\ball\b|\bneither\b|\bSpells?\b|\bTraps?\b|\bTokens?\b|"/i;
/** Whose doings a "by" or "with" names are not the cards that it is about. */
const agents =
  /\b(?:by|with) (?:your opponent's |an opponent's |other )?(?:card |monster |Spell\/Trap |Spell |Trap )?effects?\b|\bby battle\b|\byour opponent's card effects\b/gi;

/** About whom the words are; where nothing tells that, about all. */
function reachOf(text: string): Reach {
  const said = text.trim().replace(agents, '').replace(circumstances, '');
  const rest = said.replace(own, '');
  if (/\bequipped monster\b/i.test(said) && !others.test(rest.replace(/\bequipped monster\b/gi, '')))
    return 'equipped';
  // "Change it" is of this card only where the same words name it.
  if (rest.length < said.length && !others.test(rest) && thisCard.test(text)) return 'own';
  if (/\b(?:Neither player|Each player|Both players|on the field)\b/i.test(said)) return 'all';
  const mine = /\byou control\b|^You\b/i.test(said.trim());
  const theirs = /\byour opponent\b/i.test(said);
  if (mine && !theirs) return 'you';
  if (
    theirs &&
    !mine &&
    /\bmonsters? your opponent controls\b|^Your opponent (?:cannot|can|must)\b/i.test(said.trim())
  )
    return 'opponent';
  return 'all';
}
