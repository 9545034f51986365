import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked, sentences } from './reading/asked-effects.ts';
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
  const effects = effectsAsked(question, askedCards(sketch)).filter(answersOthers);
  if (
    bystanders(
      sketch,
      effects.map(({ card }) => card),
    ).length > 0
  )
    return undefined;
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
  return sentences(sketch).some((sentence) => {
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
  const other = "(?:my |the |a |an |your |their |another )*(?:#\\d|monster|card)(?!'s)";
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
