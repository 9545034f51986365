import { isField } from '../../vocabulary/places.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked, sentences } from './reading/asked-effects.ts';
import { movesIn } from './reading/moves.ts';
import type { Sketch } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const together = /\bboth\b|\btogether\b|\b(?:at|in) the same (?:time|moment)\b|\bsimultaneously\b/;
const leaves = new RegExp(
  `\\b(?:to the gy|${written('destroy', 'die', 'banish', 'send', 'return', 'shuffle', 'leave')})\\b`,
);
const comes = new RegExp(`\\b${written('summon', 'special-summon', 'revive', 'bring', 'come-back')}\\b`);

/**
 * An effect that answers what happens to other cards must be there already when that happens (rule
 * trigger/already-in-place): not when its card leaves, or comes, at the same time, nor when its card comes by that.
 */
export const alreadyThere: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  if (speaksAgainst(told)) return undefined;
  if (!asksIfComes(question) && !/\btrigger|\bactivat/.test(question)) return undefined;
  if (
    /\bhand\b|\bnot\b|\bafter\b|\bhow (?:many|much)\b|\bwhich\b/.test(question) ||
    /\bchain link\b/.test(told)
  )
    return undefined;
  const subject =
    /\b(?:can|does|do|will|would|could|may|is) (?:my |the |that |their )*(#\d)(?!'s (?:atk|def))/.exec(
      question,
    )?.[1];
  const cards = askedCards(sketch).filter(({ ref }) => subject === undefined || ref === subject);
  const effects = effectsAsked(question, cards).filter(answersOthers);
  // What was told to have gone does not apply.
  const gone = movesIn(sketch).flatMap((move) =>
    move.to !== undefined && !isField(move.to) ? move.card : [],
  );
  if (bystanders(sketch, [...effects.map((each) => each.card), ...gone]).length > 0) return undefined;
  const moved = effects.filter((each) => movedWith(each, sketch));
  return moved.length === effects.length ? agreed(moved.map(judged)) : undefined;
};

/** Does the effect answer what happens to other cards than its own? */
function answersOthers({ part, words }: Source): boolean {
  if (part.kind !== 'trigger' || part.word === 'during') return false;
  if (part.on.some((event) => event.of === 'this')) return false;
  return (
    !/\b(?:if|when) this (?:[a-z-]+ ){0,3}card (?:is|was|in|on|you|and|or)\b/.test(words.before) &&
    !/\bphase\b/.test(words.before)
  );
}

/** Did the card of the effect leave or come at the same time as what it answers, or by it? */
function movedWith({ card, words }: Source, sketch: Sketch): boolean {
  const { ref } = card;
  const answersLeaving = /destroy|sent|leave|banish|return/.test(words.before);
  const answersComing = /summon/.test(words.before);
  const answersTribute = /tribut|material/.test(words.before);
  if (answersComing && cameLater(ref, sketch)) return true;
  return sentences(sketch).some((sentence, at, all) => {
    const wiped = wipes.test(sentence) && leaves.test(sentence) && answersLeaving;
    const before = all.slice(0, at).join(' ');
    if (wiped && stood(ref, before) && !moved.test(before)) return true;
    const moves = (leaves.test(sentence) && answersLeaving) || (comes.test(sentence) && answersComing);
    if (moves && together.test(sentence) && isNamedWithAnother(sentence, ref)) return true;
    return (
      answersTribute &&
      new RegExp(
        `\\b${written('tribute', 'use')}\\b[^.;]*\\b${written(...summons)} (?:my |the )?${ref}`,
      ).test(sentence)
    );
  });
}

/** "X wipes both", "the whole board dies": all that were told to be there go at once. */
const wipes =
  /\b(?:both(?: of them)?|all (?:of them|three|four)|everything|(?:the|my) (?:whole|entire) (?:board|field))\b/;
const stood = (ref: string, before: string): boolean =>
  new RegExp(`${ref}(?:(?! #\\d)[^.;])* (?:on (?:my|the) (?:side|field)|face-up|in (?:attack|defense))`).test(
    before,
  ) || new RegExp(`\\b(?:control|have|has|got) [^.;]*${ref}`).test(before);
const moved = new RegExp(`\\b${written('destroy', 'die', 'banish', 'return', 'tribute')}\\b`);

/** "... is Summoned, and after that X is placed": X was not there yet when the other came. */
const cameLater = (ref: string, { told }: Sketch): boolean => {
  const at = new RegExp(
    `\\b(?:after that|afterwards|and then|then)\\b[^.;#]* ${ref} (?:is|was|gets|got) (?:\\w+ )?(?:placed|set|put|summoned|ssed|activated|revived)\\b`,
  ).exec(told)?.index;
  return at !== undefined && comes.test(told.slice(0, at)) && !comes.test(told.slice(at + 40));
};

const summons = [
  'summon',
  'tribute-summon',
  'fusion-summon',
  'ritual-summon',
  'synchro-summon',
  'xyz-summon',
  'link-summon',
] as const;

/** Does the sentence name the card itself beside another: "X and Y", "X together with Y"? */
function isNamedWithAnother(sentence: string, ref: string): boolean {
  const other =
    "(?:my |the |a |an |your |their |another |opposing |opponent's )*(?:#\\d|monster|card|(?<=(?:opposing|another|opponent's) )[a-z]+)(?!'s)";
  const joint = '(?: (?:and|alongside)|[^.;,#]*\\b(?:together|same time|same moment)(?: with| as)?)';
  const own = `(?:my |the |your |their )*${ref}(?!'s)`;
  return new RegExp(`${own}${joint} ${other}|#\\d(?!'s)${joint} ${own}`).test(sentence);
}

function judged({ card, part }: Source): Ruled {
  return {
    answer: 'no',
    rules: ['trigger/already-in-place'],
    because: 'its card was not there before what it answers: it left, or came, at the same time',
    reads: [{ model: card.model, part }],
  };
}
