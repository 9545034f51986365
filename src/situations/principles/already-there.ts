import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { agreed, askedCards, asksIfComes, effectsAsked, sentences } from './reading/asked-effects.ts';
import type { Sketch } from './reading/sketch.ts';

const together =
  /\bboth\b|\btogether\b|\bside by side\b|\b(?:at|in) the same (?:time|moment)\b|\bsimultaneously\b|\balongside\b|\btoo\b/;
const leaves =
  /\bdestroy|\bpop|\bkill|\bdie|\bwipe|\bhits\b|\bbanish|\bto the gy\b|\bgrave\b|\bgo to\b|\bbounce|\breturn\w* to\b|\bcrash|\btrade|\bblow/;
const comes = /\bsummon|\bbring|\bbrought|\bback\b|\breviv|\bdrop/;

/**
 * An effect that answers what happens to other cards must be there already when that happens (rule
 * trigger/already-in-place): not when its card leaves, or comes, at the same time, nor when its card comes by that.
 */
export const alreadyThere: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  if (!asksIfComes(question) && !/\btrigger|\bactivat/.test(question)) return undefined;
  if (
    /\bhand\b|\bnot\b|\bafter\b|\bhow (?:many|much)\b|\bwhich\b/.test(question) ||
    /\bchain link\b/.test(told)
  )
    return undefined;
  const effects = effectsAsked(question, askedCards(sketch)).filter(answersOthers);
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
    const here =
      sentence.includes(ref) || (/\bboth\b|\btogether\b/.test(sentence) && sketch.told.includes(ref));
    if (!here) return false;
    if (together.test(sentence) && leaves.test(sentence) && answersLeaving) return true;
    if (together.test(sentence) && comes.test(sentence) && answersComing && sentence.includes(ref))
      return true;
    return (
      answersTribute &&
      new RegExp(`\\b(?:tribut|us)\\w*\\b[^.;]*\\bsummon\\w* (?:my |the )?${ref}`).test(sentence)
    );
  });
}

function judged({ card, part }: Source): Ruled {
  return {
    answer: 'no',
    rules: ['trigger/already-in-place'],
    because: 'its card was not there before what it answers: it left, or came, at the same time',
    reads: [{ model: card.model, part }],
  };
}
