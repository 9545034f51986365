import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { staysByKind } from '../../effects/stays-on-field.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { destroysToo, isNegator, type Negation, negationTold } from './reading/negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/**
 * What follows from a negated effect, other than from a negated activation (rules negate/effect, negate/activation): the
 * card was activated, so what counts activations counts it, and a card that stays on the field stays there.
 */
export const negatedEffect: KeyWordPrinciple = (sketch) => {
  const negation = negationTold(sketch);
  if (negation === undefined || negation.what === 'summon') return undefined;
  if (speaksAgainst(sketch.told, 'negated')) return undefined;
  const { card, by } = negation;
  if (sketch.cards.some((each) => each !== card && each !== by && isNegator(each))) return undefined;
  return counted(sketch, negation) ?? whetherItStays(sketch, negation);
};

const asksCount = /\bcounters?\b|\btrigger|\bactivate/;
const countsActivations =
  /\b(?:each time|if|when|whenever) (?:a|any|another|either player(?:'s)?) (spell|trap)(?: card)? is activated\b|\b(?:each time|if|when) (?:you|either player|your opponent) activates? an? (spell|trap)(?: card)?\b/i;

/** A card that counts activations, or answers them once they resolve. */
function counted(sketch: Sketch, { card, by, what }: Negation): Ruled | undefined {
  const { question, told } = sketch;
  const [other, more] = sketch.cards.filter((each) => each !== card && each !== by);
  if (other === undefined || more !== undefined || !question.includes(other.ref)) return undefined;
  if (!asksCount.test(question) || !stands(other.ref, told)) return undefined;
  const found = other.model.parts.flatMap((part) => {
    const text = printedWords(other.model, part)?.text ?? '';
    const match = countsActivations.exec(text);
    const kind = (match?.[1] ?? match?.[2])?.toLowerCase();
    return kind === undefined ? [] : [{ part, kind }];
  });
  const [only, another] = found;
  if (only === undefined || another !== undefined || !isCounter(only.part)) return undefined;
  const reads = [{ model: other.model, part: only.part }];
  if (only.kind !== card.model.facts.cardType) {
    const because = `it asks for the activation of a ${only.kind === 'spell' ? 'Spell' : 'Trap'} Card`;
    return { answer: 'no', rules: ['trigger/condition-met'], because, reads };
  }
  return what === 'effect'
    ? {
        answer: 'yes',
        rules: ['negate/effect', 'negate/effect-still-resolves'],
        because:
          'only the effect was negated: the card was activated, and its Chain Link counts as carried out',
        reads,
      }
    : { answer: 'no', rules: ['negate/activation'], because: 'a negated activation counts as none', reads };
}

const isCounter = (part: Part): boolean =>
  part.kind === 'continuous' && part.does.some(({ do: verb }) => verb === 'place-counter');

const asksStays =
  /\b(?:stay|stays|remain|remains|keep|left)\b[^?]*\b(?:field|face-up|board|side)\b|\bstill (?:on (?:the|my) (?:field|board|side)|face-up|up)\b/;
const asksGone =
  /\b(?:get |gets |be |is |are )?(?:destroyed|sent to (?:the|my) (?:gy|grave\w*))\b|\b(?:go|goes) to (?:the|my) (?:gy|grave\w*)\b|\bleave the field\b/;

/** Does the negated card itself stay on the field? */
function whetherItStays(sketch: Sketch, { card, by, what }: Negation): Ruled | undefined {
  const question = sketch.question;
  const stays = asksStays.test(question);
  if (stays === asksGone.test(question) || what !== 'effect' || destroysToo(by)) return undefined;
  if (bystanders(sketch, [card, by]).length > 0) return undefined;
  const refs = [...question.matchAll(/#\d/g)].map(([ref]) => ref);
  if (
    refs.some((ref) => ref !== card.ref) ||
    (refs.length === 0 && !/\b(?:it|card|spell|trap)\b/.test(question))
  )
    return undefined;
  if (!isLasting(card)) return undefined;
  return {
    answer: stays ? 'yes' : 'no',
    rules: ['negate/effect', 'negate/destroying-is-not-negating'],
    because: 'only its effect was negated, and nothing destroyed the card',
    reads: [],
  };
}

/** A Spell or Trap that stays on the field after its activation. */
const isLasting = ({ model }: SketchCard): boolean => staysByKind(model);
