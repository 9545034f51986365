import { printedWords } from '../../effects/printed-words.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, effectsTold, type Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type AskedDeed, askedDeed, asksIfDone, mainClause } from './reading/asked-deed.ts';
import { destroysToo, isNegator, type Negation, negationTold } from './reading/negators.ts';
import type { Sketch } from './reading/sketch.ts';

const more = /\bagain\b|\bsecond\b|\banother\b|\bother\b|\bnext\b|\bmy (?:gy|grave) effect\b/;

/**
 * What is left of an effect after it, or its activation, was negated (rules negate/effect, negate/activation,
 * negate/and-destroy): nothing that it does is done, lasting restrictions included; what was paid stays paid; and a card
 * that was paid as the cost is not there to be destroyed.
 */
export const negatedEffect: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const negation = negationTold(sketch);
  if (negation === undefined || negation.what === 'summon' || more.test(told + question)) return undefined;
  if (speaksAgainst(told, 'negated')) return undefined;
  const { card, by } = negation;
  if (bystanders(sketch, [card, by]).length > 0) return undefined;
  if (sketch.cards.some((each) => each !== card && each !== by && isNegator(each))) return undefined;
  if (
    card.model.parts.some((part) =>
      /cannot be negated|unaffected/i.test(printedWords(card.model, part)?.text ?? ''),
    )
  )
    return undefined;
  return isRestricted(sketch, negation) ?? isTaken(sketch, negation) ?? isDone(sketch, negation);
};

/** "Am I still locked?": a restriction that is a part of the effect goes with it. */
function isRestricted({ question }: Sketch, { card, what }: Negation): Ruled | undefined {
  if (
    !/\b(?:locked|lock|restricted|restriction|restrictions|stuck)\b/.test(question) ||
    /\bcan\b/.test(question)
  )
    return undefined;
  const inEffect = activatedEffects(card).filter(({ words }) => /\byou cannot\b/.test(words.does));
  const ofTurn = card.model.parts.filter(
    (part) => part.kind === 'not-an-effect' && part.what === 'restriction',
  );
  const [effect, other] = inEffect;
  if (effect !== undefined && other === undefined && ofTurn.length === 0) {
    const because = 'the restriction is a part of the effect, and nothing of a negated effect applies';
    return {
      answer: 'no',
      rules: [ruleOf(what)],
      because,
      reads: [{ model: card.model, part: effect.part }],
    };
  }
  const [text] = ofTurn;
  if (what !== 'effect' || text === undefined || effect !== undefined) return undefined;
  const because =
    'the restriction is no part of the effect: it holds in the turn of the activation, which was not negated';
  return { answer: 'yes', rules: ['negate/effect'], because, reads: [{ model: card.model, part: text }] };
}

const ruleOf = (what: Negation['what']): string =>
  what === 'effect' ? 'negate/effect' : 'negate/activation';

/** "Is it destroyed?": not where it was paid as the cost, and is no longer where it was activated. */
function isTaken({ question }: Sketch, { card, by }: Negation): Ruled | undefined {
  const asked = mainClause(question);
  const its = new RegExp(
    `\\b(?:is|does|will|was)\\b[^?]*(?:${card.ref}|\\bit\\b)[^?]*\\b(?:destroyed|banished|leave|get destroyed|get banished)\\b`,
  );
  if (!its.test(asked) || /\bby\b/.test(asked) || card.model.facts.cardType !== 'monster') return undefined;
  const destroys = destroysToo(by) && /\bdestroyed\b/.test(asked);
  const banishes = /\bbanish(?:es)? (?:it|that card)\b/.test(
    activatedEffects(by)
      .map(({ words }) => words.does)
      .join(' '),
  );
  if (!destroys && !(banishes && /\bbanished\b/.test(asked))) return undefined;
  const effects = activatedEffects(card);
  const paid = effects.filter(({ part }) => part.cost.some(({ what }) => what === 'this'));
  const [effect] = paid;
  if (effect === undefined || paid.length !== effects.length) return undefined;
  const because = 'it was paid as the cost, so it is no longer where it was activated, and stays where it is';
  return {
    answer: 'no',
    rules: ['negate/and-destroy'],
    because,
    reads: [{ model: card.model, part: effect.part }],
  };
}

/** "Do I still draw?" */
function isDone({ told, question }: Sketch, { card, by, what }: Negation): Ruled | undefined {
  const asked = askedDeed(question);
  if (asked === undefined || !asksIfDone(question)) return undefined;
  const refs = [...question.matchAll(/#\d/g)].map(([ref]) => ref);
  if (refs.some((ref) => ref !== card.ref)) return undefined;
  if (activatedEffects(by).some((each) => does(each, asked))) return undefined;
  const all = effectsTold(card, told);
  const meant =
    card.model.facts.cardType === 'monster' ? all : all.filter(({ part }) => part.kind === 'activation');
  const [effect] = meant;
  if (effect === undefined || !meant.every((each) => does(each, asked))) return undefined;
  if (all.some((each) => !meant.includes(each) && does(each, asked))) return undefined;
  const because =
    what === 'effect'
      ? 'a negated effect resolves without doing anything'
      : 'an effect whose activation is negated does not resolve';
  return { answer: 'no', rules: [ruleOf(what)], because, reads: [{ model: card.model, part: effect.part }] };
}

const does = ({ words }: Source, asked: AskedDeed): boolean =>
  asked.kind === 'effect' ? false : words.clauses.some(asked.fits);
