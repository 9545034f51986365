import type { VerbId } from '../../words/verbs.ts';
import type { Clause } from './effect-words.ts';
import { written } from './verb-words.ts';

/** Something that players ask of an effect: whether it is still done. */
interface Deed {
  /** How players ask for it. */
  readonly asked: RegExp;
  /** How card texts say it. */
  readonly printed: RegExp;
}

const verbs = (...ids: readonly VerbId[]): RegExp => new RegExp(`\\b${written(...ids)}\\b`);

/** The deeds of effects, as they are asked for and as they are printed. The first that fits is asked. */
const deeds: readonly Deed[] = [
  { asked: verbs('draw'), printed: /\bdraw\b/ },
  { asked: /\btokens?\b/, printed: /\btokens?\b/ },
  {
    asked:
      /\b(?:get|gets|gain|gains|receive|receives|put|place|placed|come with|comes with)\b[^?]*\bcounters?\b/,
    printed: /\bplace\b[^.]*\bcounters?\b/,
  },
  {
    asked: /\bbattle phase\b[^?]*\bend|\bends? (?:the|my|their) battle phase\b/,
    printed: /\bend (?:the|that) battle phase\b/,
  },
  {
    asked:
      /\battack\b[^?]*\b(?:negated|stopped|cancell?ed)\b|\b(?:negate|stop|cancel) (?:the|that|their|my) attack\b/,
    printed: /\bnegate (?:the|that|its) attack\b/,
  },
  { asked: /\bbattle damage\b/, printed: /battle damage/ },
  { asked: verbs('mill', 'send'), printed: /\bsend\b/ },
  { asked: /\bburn|\bdamage\b|\btakes? (?:the |any )?\d+\b/, printed: /inflict|damage/ },
  { asked: /\bgain\b.*\b(?:lp|life)\b/, printed: /\bgain\b.*\blp\b/ },
  { asked: /\batk\b|\bdef\b|\bboost|\battack (?:go|goes) (?:up|down)\b/, printed: /\batk\b|\bdef\b/ },
  {
    asked: new RegExp(`\\b${written('add')}\\b|\\bto (?:my|the|their) hand\\b`),
    printed: /\badd\b|to (?:your|the|their|its owner's|the owner's) hand/,
  },
  { asked: /\bnegat(?:es?|ed|ing|ion)\b/, printed: /\bnegate/ },
  { asked: verbs('destroy', 'die'), printed: /\bdestroy/ },
  { asked: verbs('banish'), printed: /\bbanish/ },
  {
    asked: new RegExp(
      `\\b(?:comes? (?:out|down)|come in|arrives?|show up|land|hit the field|${written('summon', 'special-summon', 'revive', 'come-back')})\\b`,
    ),
    printed: /special summon|\bsummon\b/,
  },
  {
    asked: new RegExp(`\\b(?:go back|goes back|${written('return', 'shuffle')})\\b`),
    printed: /\breturn|shuffle|to the hand/,
  },
  { asked: verbs('equip'), printed: /\bequip\b/ },
  { asked: /\bexcavat/, printed: /\bexcavat/ },
  {
    asked: /\b(?:on|to|at|onto) (?:the )?(?:top|bottom)(?: of)?\b/,
    printed: /\b(?:top|bottom) of the deck\b/,
  },
  {
    asked: /\b(?:on|under|onto)(?:\/(?:on|under))? (?:(?:the|my|their) )?deck\b/,
    printed: /\b(?:place|return|shuffle)\b[^.]*\bdeck\b/,
  },
  { asked: verbs('attach'), printed: /\battach/ },
  { asked: verbs('discard'), printed: /\bdiscard/ },
  { asked: new RegExp(`\\btake (?:control|over)\\b|\\b${written('steal')}\\b`), printed: /control of/ },
  { asked: verbs('set'), printed: /\bset\b/ },
  { asked: /\bface-(?:up|down)\b/, printed: /\bface-(?:up|down)\b/ },
];

/** What a question asks of an effect. */
export type AskedDeed =
  /** Whether the whole effect is done: "does it still resolve?" */
  { readonly kind: 'effect' } | { readonly kind: 'deed'; readonly fits: (clause: Clause) => boolean };

/** Words of a card's text that a question repeats between quotation marks: they say which effect is meant. */
const printedWords = /(?<![a-z0-9])'[^']+(?:'(?=[a-z])[^']*)*'(?![a-z])/g;

/** A clause that only forbids something does nothing. */
const forbids = /^(?:you|they|neither player|your opponent) cannot\b/;

/** "Do I still get C?": of what comes to a player, whichever way; "get its trigger" asks whether that activates. */
const comes =
  /\b(?:get|gets|take|takes)\b(?! to\b| (?:its|his|her) (?:[a-z-]+ )?(?:effect|trigger)\b| (?:the|my|their|that) (?:[a-z-]+ )?trigger\b)/;
const brings = /\badd\b|special summon|to (?:your|the|their) hand|\bdraw\b|\btake\b|\bcontrol of\b/;

const whole =
  /\b(?:effect|it|search|everything|that|activation|#\d)\b[^?]*\b(?:resolve|resolves|go through|goes through|apply|applied|applies|do anything|happens?|work)\b/;

/** "I chain X. Does that work?": whether it can be done is asked, too. */
const ofAttempt =
  /^(?:so |and |but )?(?:does|would|will|did) (?:that|this) (?:even |actually |really )?work\b/;

/** "The banished one", "my destroyed monsters": what it is called, not what is asked. */
const described =
  /\b(the|that|those|my|their|this) (?:other )?(?:banished|destroyed|targeted|discarded|tributed|detached|shuffled|returned|face-down|face-up)(?= (?:one|ones|card|cards|monster|monsters|spell|trap|#\d)\b)/g;

const begins =
  /^.*[,;:] (?:so |then |and |but )?(?=(?:do|does|did|can|could|may|is|are|am|was|were|will|would|must)\b)/;
const ends = /,? (?:even though|although|though|given|because|since|now that|seeing)\b.*$/;

/** "It was sent there, so does X draw?", "is it destroyed even though ...?": the clause that asks. */
export const mainClause = (question: string): string => {
  const bare = question.replace(begins, '');
  const cut = bare.replace(ends, '');
  return cut.length > 8 ? cut : bare;
};

/** Reads what a question asks of an effect, the first of several things; undefined where it asks something else. */
export const askedDeed = (text: string): AskedDeed | undefined => askedDeeds(text)[0];

/** All that a question asks of an effect, the likeliest first: of "banish it and summon another" one may be its cost. */
export function askedDeeds(text: string): readonly AskedDeed[] {
  const question = mainClause(text.replace(printedWords, '')).replace(described, '$1');
  const asked = deeds.filter((deed) => deed.asked.test(question));
  if (asked.length > 0) {
    return asked.map((deed) => ({
      kind: 'deed',
      fits: ({ words }) => deed.printed.test(words) && !forbids.test(words),
    }));
  }
  if (comes.test(question)) return [{ kind: 'deed', fits: ({ words }) => brings.test(words) }];
  return whole.test(question) && !ofAttempt.test(question) ? [{ kind: 'effect' }] : [];
}

/** "the chain", "my other target": no verbs. */
const asNouns =
  /\b(?:the|my|their|his|her|its|that|this|a|an|other|same|whole|entire) (?:chain|target|use|trigger)\b/g;

/** Does the question ask whether something is still done, not whether it may be done now? */
export const asksIfDone = (question: string): boolean =>
  !/\b(?:activate|chain|respond|trigger|target|use)\b(?! part)/.test(question.replace(asNouns, '')) &&
  /\b(?:do|does|did|will|is|are|am|was|can|could|may|would)\b/.test(question);
