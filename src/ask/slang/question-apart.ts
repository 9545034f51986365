import { verbForms } from '../text/verbs.ts';

const noun =
  '(?:my|their|his|her|its|the|this|that|these|those|both|any|a|an|another|all|#\\d|anything|everything|nothing)';
const pronoun = '(?:i|we|he|she|they|it|you|opp)';
const aux = "(?:can|could|may|do|does|did|will|would|should|am|is|are|was|were)(?:n't)?";
const wh = '(?:who|whose|whom|what|which|where|when|why|how(?: much| many| long)?|at what point)';

/** A question that begins with its helping verb: "can i", "does my", "is #0 negated". */
const inverted = new RegExp(
  `\\b(?:${aux} (?:still )?${pronoun}\\b|(?:can|could|may|do|does|did|will|would|should)(?:n't)? (?:still )?${noun}(?![a-z])|(?:is|are|was|were)(?:n't)? (?=${noun}(?: [a-z#\\d'-]+){0,4} (?:still )?(?:negated|destroyed|banished|sent|returned|summoned|able|allowed|legal|safe|protected|affected|unaffected|gone|dead|live|considered|treated)\\b)${noun}(?![a-z]))`,
  'gi',
);
/** One that begins with what it asks for: "how much damage does", "whose gy does". */
const asking = new RegExp(
  `\\b(?:(?:in|to|from|on) )?${wh}(?: (?!${aux}\\b)[a-z#\\d'-]+){0,4}? ${aux} (?:${pronoun}\\b|${noun}(?![a-z]))|\\bhow (?:much|many)(?: [a-z]+){1,2}$`,
  'gi',
);

/** Behind these words a helping verb asks nothing of its own. */
const bound = /\b(?:if|whether|that|which|who|what|how|where|when|why|whose|as|than|not)$/i;
/** Nor behind its subject; what something is done to, or on, is none. */
const subject =
  /(?<!\b(?:on|to|with|at|of|target(?:s|ing)?|attacks?|destroys?|banish(?:es)?|negates?) )\b(?:i|he|she|they|you|we|it)$/i;
/** "says he gets it is he right": asks for what is said there. */
const askingBack = /^(?:is|am) (?:he|she|i|that|this|it) (?:right|correct|true|wrong)\b/i;
/** What begins so says nothing. */
const turnedFirst = new RegExp(`^${aux} (?:still )?(?:${pronoun}\\b|${noun}(?![a-z]))`, 'i');
const turned = new RegExp(`^${aux} (?:still )?${pronoun}\\b`, 'i');

/** Does a clause have a verb of its own? */
export const hasVerb = (clause: string): boolean => finite.test(clause);

const finite = new RegExp(
  `\\b(?:has|have|had|is|are|was|were|'s|'re|${verbForms
    .filter(({ form }) => form !== 'ing')
    .map(({ words }) => words)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b|#\\d~`,
  'i',
);
/** A clause of time or reason in front of a question belongs to it. */
const leading =
  /(?:^|, )(?:(?:so|and|but|then) )?(?:before|after|once|until|unless|since|because|as|although|though|given|assuming|during|at|on|in)\b[^,]*,?$/i;

/** Puts a full stop before the question of a sentence that runs on into it ("opp has X up can i Y"). */
export function withQuestionApart(words: string): string {
  const bare = words.replace(/[?.! ]+$/, '');
  const from = Math.max(bare.lastIndexOf('. '), bare.lastIndexOf('? '), bare.lastIndexOf('! ')) + 1;
  const [told, sentence] = [bare.slice(0, from).trim(), bare.slice(from).trim()];
  const at = questionAt(sentence);
  if (at === undefined) return words;
  const before = sentence
    .slice(0, at)
    .trim()
    .replace(/(?:[ ,;:\u2013\u2014-]|\b(?:and|so|but|then|also|now|if so)\b)+$/, '');
  return [told, before === '' ? '' : `${before}.`, `${sentence.slice(at).trim()}?`]
    .filter((each) => each !== '')
    .join(' ');
}

/** Where the question begins; undefined where there is none, or nobody can tell. */
function questionAt(sentence: string): number | undefined {
  if (turnedFirst.test(sentence)) return 0;
  const openers = [...sentence.matchAll(asking), ...sentence.matchAll(inverted)]
    .map(({ index }) => index)
    .toSorted((a, b) => a - b);
  return openers.find((at) => {
    if (at === 0) return true;
    const before = sentence.slice(0, at).trim();
    if (askingBack.test(sentence.slice(at))) return false;
    if (subject.test(before) && !turned.test(sentence.slice(at))) return false;
    // A capital in the middle begins the question, whatever stands before it.
    const begins = /^[A-Z]/.test(sentence.slice(at));
    return !bound.test(before) && !leading.test(before) && (begins || hasVerb(before));
  });
}
