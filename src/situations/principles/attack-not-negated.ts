import type { Part } from '../../effects/part.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedDeed, asksIfDone } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { type Clause, carriedOut } from './reading/effect-words.ts';
import { opponent } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/**
 * "Negate the attack, then ...": an attack that is negated already, or that of a monster which the effect does not affect
 * any more, is not negated by it, and what hangs on that is not done (rules text/conjunctions, unaffected/unaffected).
 */
export const attackNotNegated: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (
    !asksIfDone(question.replace(/\bchain link \d\b/g, '')) ||
    speaksAgainst(told) ||
    /\bunaffected\b|\bnot\b|n't\b/.test(question)
  )
    return undefined;
  const stoppers = cards.filter((card) => effectsThatStop(card).length > 0);
  const [stopper, ...more] = askedAbout(stoppers, sketch);
  if (stopper === undefined || more.length > 0) return undefined;
  const why = alreadyNegated(stopper, stoppers, sketch) ?? freedAttacker(stopper, sketch);
  const deed = askedDeed(question);
  if (why === undefined || deed?.kind !== 'deed') return undefined;
  return agreed(
    effectsThatStop(stopper).map(({ card: { model }, part, words }): Ruled | undefined => {
      const done = carriedOut(words.clauses, (clause) => (stops(clause) ? false : undefined));
      const asked = words.clauses.findIndex(deed.fits);
      return asked >= 0 && done[asked] === false
        ? { answer: 'no', rules: why.rules, because: why.because, reads: [{ model, part: part as Part }] }
        : undefined;
    }),
  );
};

const stops = ({ words }: Clause): boolean => /^negate (?:the|that|its|their) attack\b/.test(words);
const effectsThatStop = (card: SketchCard): readonly Source[] =>
  activatedEffects(card).filter(({ words }) => words.clauses.some(stops));

/** The effect that the question is about: of the card that it names, or of the first Chain Link, where there is a choice. */
function askedAbout(stoppers: readonly SketchCard[], { question, told }: Sketch): readonly SketchCard[] {
  const named = stoppers.filter(({ ref }) => question.includes(ref));
  if (named.length > 0 || stoppers.length < 2) return named.length > 0 ? named : stoppers;
  if (!firstLink.test(question)) return stoppers;
  const [, , below] = chained.exec(told) ?? [];
  return stoppers.filter(({ ref }) => ref === below);
}

const firstLink = /\b(?:chain link 1|cl ?1|first (?:one|copy|card|link)|lower (?:one|chain link|link))\b/;
const chained = new RegExp(
  `\\b(?:i|${opponent}) (?:then |also )?${written('chain')} (?:my |a |an |their |another )*(#\\d) to (?:my |a |an |their )*(#\\d)`,
);
const chainedCopies = new RegExp(
  `\\b(?:i|${opponent}) (?:then |also )?${written('chain')} (?:one|a|a second|another|my second|my other|the second) (#\\d) to (?:another|the other|the first|one|my first|the one|my other|it)\\b`,
);

interface Why {
  readonly rules: Ruled['rules'];
  readonly because: string;
}

/** Two effects that negate the attack on one Chain: the one on the lower Chain Link finds it negated. */
function alreadyNegated(
  stopper: SketchCard,
  stoppers: readonly SketchCard[],
  { told, question }: Sketch,
): Why | undefined {
  const copies = chainedCopies.exec(told)?.[1];
  const [, above, below] = chained.exec(told) ?? [];
  const twoCards = stoppers.some(({ ref }) => ref === above) && below === stopper.ref && above !== below;
  if (!(copies === stopper.ref && firstLink.test(question)) && !twoCards) return undefined;
  return {
    rules: ['text/conjunctions'],
    because: 'the attack was negated by the higher Chain Link already, so this one does not negate it',
  };
}

/** The attacking monster is made unaffected by such cards in response. */
function freedAttacker(stopper: SketchCard, { told, cards }: Sketch): Why | undefined {
  const type = stopper.model.facts.cardType;
  const by = cards.find(
    (card) =>
      card !== stopper &&
      new RegExp(
        `\\b(?:i|${opponent}) (?:then |just )?(?:${written('chain')}|responds? with|responded with) (?:a |an |my |their )?${card.ref} (?:on|to|targeting|onto|for) (?:the |my |their |its |his )?(?:own )?(?:attacker|attacking monster|#\\d|monster that attacks)|\\b(?:i|${opponent}) (?:${written('chain')}) (?:a |an |my |their )?${card.ref},? targeting (?:the |my |their )?(?:attacker|attacking monster|#\\d)`,
      ).test(told),
  );
  if (by === undefined) return undefined;
  const words = textOf(by.model).toLowerCase();
  const from =
    /\b(?:that (?:target|monster)|it|the target)\b[^.;]*\bis unaffected by (?:the effects of )?(?:(?:other|your opponent's|your opponent’s) )?(?<what>[^.;,]*?)(?: effects?| cards?)?(?:[.;,]|$)/.exec(
      words,
    )?.groups?.['what'];
  if (from === undefined) return undefined;
  const covers =
    type === 'monster'
      ? /\bmonsters?\b|^card$/
      : type === 'trap'
        ? /\btraps?\b|^cards?$/
        : /\bspells?\b|^cards?$/;
  const attacker = new RegExp(`${by.ref},? (?:on|to|targeting|onto|for) (?:the |my |their )?(#\\d)`).exec(
    told,
  )?.[1];
  const isAttacker =
    attacker === undefined ||
    new RegExp(
      `${attacker} (?:attack|declare|swing)|\\battacking ${attacker}|\\battack[a-z]* (?:[a-z]+ )*with (?:my |their )?${attacker}`,
    ).test(told);
  if (!covers.test(from.trim()) || !isAttacker) return undefined;
  return {
    rules: ['unaffected/unaffected', 'text/conjunctions'],
    because: `the attacking monster is unaffected by ${stopper.model.name} when it resolves, so the attack is not negated`,
  };
}
