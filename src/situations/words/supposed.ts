/** "do" and "Do". */
const anyCase = (words: string): string =>
  words
    .split(' ')
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join('|');

const asker = `(?:(?:${anyCase('what which who whose where when how why')})(?: [a-z]+){0,3} )?`;
const verbs = anyCase(
  "do does did can could will would may should am don't doesn't didn't can't won't wouldn't",
);
const being = anyCase("is are was were isn't aren't wasn't weren't");
const subjects = `(?:i|${'my we our the it its they their them he she his her you opp opponent that this those these any anything anyone something someone both one a an either neither all each there'.replaceAll(' ', '|')}|I|[A-Z#"\u201c'])`;

/** A question whose verb stands before its subject, with the word that asks where there is one. */
const inverted = new RegExp(`(?:^|[ ,;:])(${asker}(?:${verbs})(?: not)? ${subjects}(?![a-z]*-))`);
/** At the beginning of a clause these ask whatever their subject is: "can stratos search", "does peten trigger". */
const invertedFirst = new RegExp(
  `(?:^|[,;:] )((?:${anyCase('do does did can could will')})(?: not)? [a-z]{2,})`,
);

/** "Is it" may end a clause that tells something, too: it asks only where a clause begins. */
const invertedBe = new RegExp(
  `(?:^|[,;:] ?|[ ,;:](?:so|then|and|but|now) )(${asker}(?:${being}) ${subjects})`,
);

const clause =
  /^(.{8,}?),? (?:if|when|once(?! (?:an?|each|every|this|the) (?:turn|chain|phase|duel)\b)|after|since|because|while|even though|although|though|given that|seeing as) ((?:i|they|he|she|it|you|my|their|his|her|its|the|an?|opponent|both|someone|somebody|#\d)\b.*\b[a-z']+.*)$/s;

/**
 * "does Y trigger if X is destroyed?": what a question supposes behind what it asks, and what it asks; undefined where it
 * supposes nothing. "It" there is the one card that is asked about.
 * @param question in lower case, with refs for the cards
 */
export function supposedBehind(
  question: string,
): { readonly that: string; readonly asked: string } | undefined {
  const [, asked, that] = clause.exec(question.replace(/\?\s*$/, '')) ?? [];
  if (asked === undefined || that === undefined || questionAt(asked) === undefined) return undefined;
  if (questionAt(that) !== undefined || !/ /.test(that)) return undefined;
  const refs = new Set(asked.match(/#\d/g) ?? []);
  const [only] = refs;
  const spoken = refs.size === 1 && only !== undefined;
  return {
    that: spoken ? that.replace(/^(?:it|he|she)\b/, only).replace(/^(?:its|his|her) /, `${only}'s `) : that,
    asked: `${asked}?`,
  };
}

/** Where in its sentence a question begins, in characters; undefined where none stands in it. */
function questionAt(sentence: string): number | undefined {
  const found = [inverted, invertedFirst, invertedBe].flatMap((form) => {
    const match = form.exec(sentence);
    return match === null ? [] : [match.index + match[0].length - (match[1]?.length ?? 0)];
  });
  return found.length === 0 ? undefined : Math.min(...found);
}

/** "if X is destroyed, does Y trigger": what the question supposes, and what it asks; undefined where it supposes nothing. */
export function supposed(question: string): { readonly that: string; readonly asked: string } | undefined {
  const at = questionAt(question) ?? 0;
  const that = /^\s*(?:if|since|because|given that|given|assuming|suppose|while|when) (.*?)[,;: ]*$/is.exec(
    question.slice(0, at),
  )?.[1];
  return that === undefined ? undefined : { that, asked: question.slice(at) };
}
