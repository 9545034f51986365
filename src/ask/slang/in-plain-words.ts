import rows from '../../../data/lexicon/slang.json' with { type: 'json' };
import words from '../../../data/lexicon/words.json' with { type: 'json' };
import type { Catalogue } from '../../cards/catalogue.ts';
import { withMaterialsCalled } from '../names/kind-of-monster.ts';
import { negatesBy } from '../short/negates-by.ts';
import { withWordsPutRight } from '../text/mistyped-words.ts';
import { verbForms } from '../text/verbs.ts';
import { withNamesAsVerbs } from './names-as-verbs.ts';
import { compile, filled } from './pattern.ts';
import { withQuestionApart } from './question-apart.ts';
import { type Saying, sayingOf, textOf } from './saying.ts';

const who = '(?:i|we|my|opp|their|his|her|the|there|another|a|an|both|#\\d)';

/** "can i Y if opp activates X". */
const last = new RegExp(
  `^(?<asked>[^.?!]*?\\S),? (?<!\\b(?:even|only|as|what) )(?:if|when|while|in case|whenever) (?<told>${who}(?![a-z])[^.?!]*)\\??$`,
  'i',
);

/** "Does X trigger when sent to the GY if it was Special Summoned": how it came to be there is told before what happens to it. */
const cameFirst =
  /^(?<asked>[^.?!]*? (?:if|when|after|once|upon) [^.?!]*?\S),? if (?:it|he|she) (?<told>(?:was|had been|has been|got) [^.?!]*summoned[^.?!]*)\??$/i;

/**
 * What a question supposes by "if", "when" or "while" with somebody or a card as its subject is told before it: "can i X if
 * opp controls Y?" asks the same as "opp controls Y. can i X?". What is supposed of "it" stays where it is.
 */
function withoutConditions(words: string, cards: Saying['cards']): string {
  if (/[.!?;] ./.test(words)) return words;
  const before = cameFirst.exec(words)?.groups;
  const [card, ...others] = new Set(before?.asked?.match(/#\d/g));
  if (card !== undefined && others.length === 0 && isQuestion.test(before?.asked ?? ''))
    return `${card} ${before?.told}. ${before?.asked}?`;
  const { asked, told } = last.exec(words)?.groups ?? {};
  return asked === undefined || told === undefined || !isQuestion.test(asked)
    ? words
    : `${ofTheOneAsked(told, asked, cards)}. ${asked}?`;
}

/** "Does X trigger if they destroy it": it is the one card that is asked about, where no other is spoken of. */
function ofTheOneAsked(told: string, asked: string, cards: Saying['cards']): string {
  const [card, other] = new Set(asked.match(/#\d/g));
  const usedOn = onWhich.exec(asked)?.groups;
  const { by = '', on } = usedOn ?? {};
  // "Can I use X on Y if it was discarded": a Spell or Trap that was is not used.
  const isUsed =
    cards[Number(by.slice(1))]?.facts.cardType !== 'monster' && !/\b(?:set|drew|add)/i.test(told);
  if (on !== undefined && isUsed && !/#\d/.test(told))
    return told.replace(isDoneTo, `$1${on}`).replace(/^it\b/i, on);
  const alone = card !== undefined && other === undefined && !told.includes(card);
  return alone ? told.replace(isDoneTo, `$1${card}`) : told;
}

/** "Use X on Y", "revive Y with X". */
const onWhich =
  /\b(?:use|activate|play) (?<by>#\d) (?:on|targeting) (?:(?:my|my opponent's|their|the) )?(?<on>#\d)\b|\b[a-z]+ (?:(?:my|my opponent's|their|the) )?(?<on>#\d)(?: from [a-z ]+)? (?:with|using) (?<by>#\d)\b/i;

/** What something is done to: before another card is spoken of, by that one, or as what it targets. */
const isDoneTo =
  /^([^#]*?|.* targeting |[^#]*#\d (?:[a-z]+ ){1,2})\b(?:it|him|her)\b(?! (?:is|was|gets|got)\b)/;

const isQuestion =
  /^(?:can|could|may|do|does|did|will|would|should|am|is|are|was|were|what|which|who|whose|where|how)\b/i;

const pastForms = verbForms.flatMap(({ words: form, form: is }) => (is === 'past' ? [form] : [])).join('|');

const slang = rows.map(({ says, means, whole }) => ({ form: compile(says, words, whole), means }));

/** A text in the words of the grammar. */
export interface PlainWords {
  readonly text: string;
  /** As it was typed, with mistyped words put right. */
  readonly typed: string;
  /** The same with a ref for each card; left out where a name is unclear, or the text too long to be put in other words. */
  readonly saying?: Saying;
  /** What was put right, and names that were taken for cards. */
  readonly taken: readonly string[];
}

/**
 * A text in the words of the grammar: mistyped words put right, the slang of data/lexicon read as what it means, card names
 * that are used as verbs as what is done with the card, what is supposed as told, and the question apart from it. Never
 * throws.
 */
export function inPlainWords(typed: string, catalogue: Catalogue): PlainWords {
  const whether = withWhyAsked(typed);
  const { text, taken } = withWordsPutRight(whether, catalogue) ?? { text: whether, taken: [] };
  const saying = sayingOf(text, catalogue);
  if (saying === undefined) return { text, typed: text, taken };
  let said = withItsNamed(saying.words.replace(itsForIs, "it's"));
  for (const { form, means } of slang)
    said = said.replace(form, (...found) => filled(means, groupsOf(found)));
  said = said.replace(/#\d(?= effects?\b)/g, "$&'s");
  const right = saying.cards.length === 0 ? tidy(said) : text;
  said = withNamesAsVerbs(withMaterialsCalled(said), saying.cards);
  said = withNegationAsked(withoutConditions(withQuestionApart(said), saying.cards), saying.cards);
  const plain = { ...saying, words: tidy(said) };
  return { text: textOf(plain, catalogue), typed: right, saying: plain, taken: [...taken, ...saying.taken] };
}

/** "I control X. Can I use its effect to destroy Y": the effect of the one card that was told of. */
function withItsNamed(words: string): string {
  const [, before = '', asked = ''] = /^(.+[.;!] )([^.;!]+)$/.exec(words) ?? [];
  const [card, other] = new Set(before.match(/#\d(?!~)/g));
  return card === undefined || other !== undefined
    ? words
    : before + asked.replace(/\b(use|activate) its (?=effect to )/i, `$1 ${card}'s `);
}

/** "If its destroyed by", "its face-down": "it's". */
const itsForIs = new RegExp(
  `\\bits(?= (?:(?:already|still|not|being|been|just) )*(?:#\\d|${pastForms}|face-?(?:up|down)|in|on|my|our|their|the)(?:$|[,.?!]| (?:by|to|from|in|on|as|for|with|during|and|while|when|while|before|after|last|this|turn|gy|hand|field)\\b))`,
  'gi',
);

const why =
  /(?<=^|[.?!] )(?:(?:so|but|and) )?why (is|was|are|were|can|could|do|does|did|may|would)(?:n?'t)?( [^.?!]*)\?*$/i;

/** "Why isn't it destroyed?", "why can i not target it?": whether it is, with the reason, is what answers that. */
const withWhyAsked = (words: string): string =>
  words.replace(why, (_, aux: string, rest: string) => `${aux}${rest.replace(/ (?:not|never)\b/i, '')}?`);

const negatesIt = [
  '<mood> X [still] <negate> (it|that|this|him|her|Y [<effect>])',
  '<can> WHO [still] <negate> (it|that|this|him|her|Y [<effect>]) (with|using) X',
  // With the one card that the player was said to control and that negates what it answers.
  '<can> WHO [still] <negate> (it|that|this)[.?!]',
].map((form) => compile(form, words));

/** "Can X negate it?" of what was told last: of a card that negates what it answers, it asks whether it can be chained. */
const withNegationAsked = (said: string, cards: Saying['cards']): string =>
  negatesIt.reduce(
    (now, form) =>
      now.replace(form, (all: string, ...found) => {
        const { WHO, ...told } = groupsOf(found);
        const { X: by = ownNegator(now, cards, WHO), Y = '' } = told;
        const X = by.replace(/'s?$/, '');
        const [card = '', answered = ''] = [X, Y].map((each) => /#\d/.exec(each)?.[0]);
        const model = cards[Number(card.slice(1))];
        const last = /([^.;!?]+)[.;!?] $/.exec(now.slice(0, Number(found.at(-3))))?.[1];
        const isTold = Y === '' || last?.includes(answered);
        // "I chain X to it. Does X negate it?" asks what that comes to.
        const isChained = new RegExp(
          `\\b(?:chain|activat|use|respond|play|flip|discard)[^.;!?#]*${card}`,
        ).test(last ?? '');
        return model !== undefined && negatesBy(model) === 'answering' && isTold && !isChained
          ? `can ${WHO === undefined ? `${X} be chained` : `${WHO} chain ${X}`}`
          : all;
      }),
    said,
  );

/** The one card that negates what it answers, where the player was said to control it. */
function ownNegator(said: string, cards: Saying['cards'], who = ''): string {
  const player = /^(?:i|we)$/i.test(who) ? '(?:i|we)' : '(?:my opponent|they|he|she)';
  const [X, other] = cards.flatMap((each, at) =>
    negatesBy(each) === 'answering' &&
    new RegExp(`\\b${player} (?:controls?|has|have) [^.;!?]*#${at}(?!\\d)`, 'i').test(said)
      ? [`#${at}`]
      : [],
  );
  return X === undefined || other !== undefined ? '' : X;
}

/** The named groups of a match, which stand last among what `replace` gives. */
const groupsOf = (found: readonly unknown[]): Readonly<Record<string, string | undefined>> => {
  const last = found.at(-1);
  return typeof last === 'object' && last !== null ? (last as Record<string, string | undefined>) : {};
};

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!])/g, '$1')
    .replace(/^[,. ]+/, '')
    .trim();
