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
export function withoutConditions(words: string): string {
  if (/[.!?;] ./.test(words)) return words;
  const before = cameFirst.exec(words)?.groups;
  const [card, ...others] = new Set(before?.asked?.match(/#\d/g));
  if (card !== undefined && others.length === 0 && isQuestion.test(before?.asked ?? ''))
    return `${card} ${before?.told}. ${before?.asked}?`;
  const { asked, told } = last.exec(words)?.groups ?? {};
  return asked === undefined || told === undefined || !isQuestion.test(asked)
    ? words
    : `${ofTheOneAsked(told, asked)}. ${asked}?`;
}

/** "Does X trigger if they destroy it": it is the one card that is asked about, where no other is spoken of. */
function ofTheOneAsked(told: string, asked: string): string {
  const [card, other] = new Set(asked.match(/#\d/g));
  const alone = card !== undefined && other === undefined && !told.includes(card);
  return alone ? told.replace(isDoneTo, `$1${card}`) : told;
}

/** What something is done to: before another card is spoken of, by that one, or as what it targets. */
const isDoneTo =
  /^([^#]*?|.* targeting |[^#]*#\d (?:[a-z]+ ){1,2})\b(?:it|him|her)\b(?! (?:is|was|gets|got)\b)/;

const isQuestion =
  /^(?:can|could|may|do|does|did|will|would|should|am|is|are|was|were|what|which|who|whose|where|how)\b/i;
