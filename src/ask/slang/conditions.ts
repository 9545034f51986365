import { hasVerb } from './question-apart.ts';

const who = '(?:i|we|my|opp|their|his|her|the|there|another|a|an|both|#\\d)';

/** "if opp activates X, can i Y": what is supposed is told. */
const first = new RegExp(
  `^(?:what happens |what |and |so )?(?:if|when|after|once|while) (?=${who}(?![a-z]))`,
  'i',
);
/** "can i Y if opp activates X". */
const last = new RegExp(
  `^(?<asked>(?:.*[.!] )?[^.?!]*?\\S),? (?<!\\b(?:even|only|as|what) )(?:if|when|while|in case|whenever) (?<told>${who}(?![a-z])[^.?!]*)\\?$`,
  'i',
);

/**
 * What a question supposes by "if", "when" or "while" with somebody or a card as its subject is told before it: "can i X if
 * opp controls Y?" asks the same as "opp controls Y. can i X?". What is supposed of "it" stays where it is.
 */
export function withoutConditions(words: string): string {
  if (/[.!?;] ./.test(words)) return words;
  const found = last.exec(words)?.groups;
  const { asked, told } = found ?? {};
  if (asked !== undefined && told !== undefined && isQuestion(asked)) {
    const from = asked.search(/(?<=[.!] )[^.!]*$/);
    const [before, question] = from > 0 ? [asked.slice(0, from).trim(), asked.slice(from)] : ['', asked];
    return `${before === '' ? '' : `${before} `}${ofTheOneAsked(told, asked)}. ${question}?`;
  }
  const sentences = words.split(/(?<=[.?!]) /);
  return sentences
    .map((each, at) => (at < sentences.length - 1 && tells(each) ? each.replace(first, '') : each))
    .join(' ');
}

/** "Does X trigger if they destroy it": it is the one card that is asked about, where no other is spoken of. */
function ofTheOneAsked(told: string, asked: string): string {
  const [card, other] = new Set(asked.match(/#\d/g));
  const alone = card !== undefined && other === undefined && !told.includes('#');
  return alone ? told.replace(/\b(?:it|him|her)\b(?! (?:is|was|gets|got)\b)/, card) : told;
}

/** "After the chain" tells nothing: behind its subject stands no verb. */
const tells = (sentence: string): boolean =>
  hasVerb(
    sentence.replace(
      /^(?:[a-z]+ ){0,2}?(?:if|when|after|once|while) (?:(?:i|we|they|he|she|opp)\b|(?:\S+ )\S+)/i,
      '',
    ),
  );

const isQuestion = (words: string): boolean =>
  /^(?:.*[.!] )?(?:can|could|may|do|does|did|will|would|should|am|is|are|was|were|what|which|who|whose|where|how)\b/i.test(
    words,
  );
