import { isMandatory } from '../../effects/activated.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked, sentences } from './reading/asked-effects.ts';
import { eventsWithWords, toldAs } from './reading/event-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const laterLink = /\b(?:chain )?link ?(?:2|3|4|two|three|four)\b|\bcl ?[234]\b/;
const firstLink = /\b(?:chain )?link ?(?:1|one)\b|\bcl ?1\b/;
const onlyLink =
  /\bonly (?:chain )?link\b|\b(?:nobody|no one) (?:chains|responds)\b|\bnothing (?:is )?chained\b|\bno (?:chain|responses?)\b/;
const goesOn =
  /\bthen\b|\bafter(?:wards?| that| it)?\b|\bresolv|\bfinish|\bonce the chain\b|\bbefore\b|\bfirst link\b/;

/**
 * Whether an effect misses its timing that answers what a Chain Link did (rules trigger/missed-timing-chain,
 * trigger/if-cannot-miss, trigger/mandatory-cannot-miss): the link that did it was the 2nd or higher, or the only one.
 */
export const missedTiming: KeyWordPrinciple = (sketch) => {
  const { question } = sketch;
  const misses = /\bmiss(?:es|ed)?\b/.test(question);
  if (!misses && !asksIfComes(question) && !asksIfLive.test(question)) return undefined;
  const onLater = laterLink.test(sketch.told);
  if (speaksAgainst(sketch.told)) return undefined;
  const onOnly = !onLater && onlyLink.test(sketch.told);
  if ((!onLater && !onOnly) || (onLater && !goesOn.test(sketch.told + question))) return undefined;
  const effects = effectsAsked(question, askedCards(sketch)).filter(
    ({ part }) =>
      (part.kind === 'trigger' && part.word !== 'during' && part.word !== 'each-time') || answersOthers(part),
  );
  const meant = effects.map(({ card }) => card);
  const links = sketch.cards.filter(({ ref }) => isLink(ref, sketch.told));
  if (effects.length === 0 || bystanders(sketch, [...meant, ...links]).length > 0) return undefined;
  const answered = effects.filter((effect) => happened(effect, sketch, onLater));
  const read = agreed(answered.map((effect) => judged(effect, onLater)));
  if (read === undefined || !misses) return read;
  return { ...read, answer: read.answer === 'yes' ? 'no' : 'yes' };
};

/** "X (Chain Link 2)", "X is Chain Link 1", "Chain Link 2 is X": it applies only after its own resolution. */
const isLink = (ref: string, told: string): boolean =>
  new RegExp(
    `${ref}(?: \\(| (?:is|was|being|as|at|on))? ?(?:chain )?(?:link|cl) ?\\d|(?:link|cl) ?\\d(?:,| is| was|:)? ?(?:my |their |the )?${ref}`,
  ).test(told);

/** "Is its effect still live", "is the trigger available". */
const asksIfLive =
  /\b(?:effect|trigger) (?:still |now |even )*(?:live|usable|available|playable|activatable)\b/;

/** A Spell or Trap that answers, with "when", what happens to other cards; no activation. */
const answersOthers = (part: ActivatedEffect): boolean =>
  part.kind === 'activation' &&
  part.word === 'when' &&
  part.on.length > 0 &&
  part.on.every(({ of, event, link }) => of !== 'this' && link === undefined && event.endsWith('-summoned'));

/** Was what the effect answers told of the link in question: in its sentence, or in the next? */
function happened({ part, card, words }: Source, sketch: Sketch, onLater: boolean): boolean {
  if (!('on' in part)) return false;
  const all = sentences(sketch);
  const at = all.findIndex((each) => (onLater ? laterLink.test(each) : onlyLink.test(each)));
  const here = all[at] ?? '';
  const next = firstLink.test(all[at + 1] ?? '') ? '' : (all[at + 1] ?? '');
  const near = onLater
    ? `${beforeThen(here)} ${beforeThen(next)}`
    : `${here} ${next} ${all.slice(0, at).join(' ')}`;
  const ofThis = part.on.length > 0 && part.on.every((event) => event.of === 'this');
  if (ofThis && !near.includes(card.ref)) return false;
  if (part.kind === 'activation' && (!onLater || mayHappenAgain(card, near, sketch))) return false;
  const forms = part.on.flatMap(({ event }) => toldAs(event) ?? []);
  const byWords = part.on.length > 0 ? [] : eventsWithWords.flatMap((event) => toldAs(event) ?? []);
  return (
    [...forms, ...byWords.filter((form) => form.test(words.before))].some((form) => form.test(near)) ||
    (part.on.some(({ event }) => event === 'special-summoned') && isPulledOut(card, near, sketch))
  );
}

/** "I pull X out with Y": Special Summoned, where that is all that Y does with cards. */
const isPulledOut = ({ ref }: SketchCard, near: string, { cards }: Sketch): boolean =>
  new RegExp(`\\bpull(?:s|ed|ing)? (?:(?:my|the|a|an) )*${ref}`).test(near) &&
  cards.some(
    (each) =>
      each.ref !== ref &&
      near.includes(each.ref) &&
      activatedEffects(each).length > 0 &&
      activatedEffects(each).every(({ part: { does } }) =>
        does.every(({ do: verb }) => verb === 'special-summon'),
      ),
  );

/** May another card that was told of Summon too, when its own Chain Link resolves? */
const mayHappenAgain = (card: SketchCard, near: string, { cards, told }: Sketch): boolean => {
  const link = laterLink.exec(near)?.[0] ?? '';
  const ofLink = near.slice(0, near.indexOf(link)).match(/#\d(?!.*#\d)/s)?.[0];
  const first = /(#\d)[^.;#]{0,20}\b(?:chain )?(?:link|cl) ?(?:1|one)\b/.exec(told)?.[1];
  return (
    !firstLink.test(told) ||
    (first !== undefined && first === ofLink) ||
    cards.some((each) => each !== card && each.ref !== ofLink && /\bsummon/i.test(textOf(each.model)))
  );
};

/** "Chain Link 2 resolves, then X does ...": what stands behind "then" another link did. */
const beforeThen = (sentence: string): string => sentence.split(/\bthen\b/)[0] ?? '';

function judged({ part, card }: Source, onLater: boolean): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  if (part.kind === 'activation') {
    return {
      answer: 'no',
      rules: ['timing/after-an-action', 'trigger/missed-timing-chain'],
      because:
        'it has to be activated right after what it answers, and another Chain Link resolved after that',
      reads,
    };
  }
  if (part.kind !== 'trigger') return undefined;
  if (!onLater) {
    const because = 'what it answers was the last thing to happen: no other Chain Link resolved after it';
    return { answer: 'yes', rules: ['trigger/missed-timing', 'trigger/condition-met'], because, reads };
  }
  if (isMandatory(part)) {
    const because = 'it is mandatory, so it is activated after the Chain';
    return { answer: 'yes', rules: ['trigger/mandatory-cannot-miss'], because, reads };
  }
  return part.word === 'if'
    ? {
        answer: 'yes',
        rules: ['trigger/if-cannot-miss'],
        because: 'it says "if", so it is activated after the Chain, whatever resolved last',
        reads,
      }
    : {
        answer: 'no',
        rules: ['trigger/missed-timing-chain'],
        because: 'it says "when ... you can", and another Chain Link resolved after what it answers',
        reads,
      };
}
