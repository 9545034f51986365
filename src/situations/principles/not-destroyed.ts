import { printedWords } from '../../effects/printed-words.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { effectsTold, sources } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedDeed, asksIfDone } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { type Clause, carriedOut } from './reading/effect-words.ts';
import type { SketchCard } from './reading/sketch.ts';

/** "... that cannot be destroyed", "it survives": what was to be destroyed is not. */
const saysSo =
  /\b(?:it|that|this|which|card|monster|target|she|he|#\d) (?:still )?(?:can't|cannot|can not|couldn't|could not|isn't|is not|wasn't|was not|doesn't get|won't be) (?:be )?destroyed\b|\b(?:indestructible|survives|survived)\b/;
const byBattle = /\bby battle\b/;

/**
 * What hangs on a destruction that does not take place: "and if you do" and "then" are not done, "also" is (rule
 * text/conjunctions).
 */
export const notDestroyed: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const immune = immuneTarget(sketch);
  if ((!saysSo.test(told) && immune === undefined) || byBattle.test(told) || !asksIfDone(question))
    return undefined;
  if (speaksAgainst(told, 'denied', 'immune')) return undefined;
  const asked = askedDeed(question);
  const source = sources(sketch).find((card) => card !== immune && destroysOne(card));
  if (asked?.kind !== 'deed' || source === undefined) return undefined;
  const all = effectsTold(source, told).filter(({ words }) =>
    words.clauses.some(({ words: each }) => destroys.test(each)),
  );
  return agreed(
    all.map(({ card, part, words: { clauses } }): Ruled | undefined => {
      const done = carriedOut(clauses, (clause) => can(clause));
      const fitting = clauses.flatMap((clause, at) =>
        asked.fits(clause) && !destroys.test(clause.words) ? [done[at]] : [],
      );
      const [first] = fitting;
      if (first === undefined || fitting.some((each) => each !== first)) return undefined;
      const because = first
        ? 'it does not hang on the destruction'
        : 'nothing was destroyed, and what is joined to that by "if you do" or "then" is not done';
      return {
        answer: first ? 'yes' : 'no',
        rules: ['text/conjunctions'],
        because,
        reads: [{ model: card.model, part }],
      };
    }),
  );
};

/** The card that was targeted, where its own text says that it cannot be destroyed by card effects at all. */
function immuneTarget({
  told,
  cards,
}: {
  readonly told: string;
  readonly cards: readonly SketchCard[];
}): SketchCard | undefined {
  return cards.find(
    ({ ref, model }) =>
      new RegExp(`\\b(?:target(?:s|ed|ing)?|on) (?:my |their |the |his |her |opponent's )*${ref}`).test(
        told,
      ) &&
      model.parts.some((part) =>
        /^(?:this card )?cannot be destroyed by (?:card effects|battle or card effects|your opponent's card effects)\.?$/i.test(
          part.kind === 'continuous' ? (printedWords(model, part)?.text ?? '') : '',
        ),
      ) &&
      !model.parts.some((part) =>
        /cannot be destroyed by your opponent/i.test(printedWords(model, part)?.text ?? ''),
      ),
  );
}

const destroys = /\bdestroy (?:it|that target|that card|that monster|that spell\/trap|them)\b/;
const can = ({ words }: Clause): boolean => !destroys.test(words);
const destroysOne = (card: SketchCard): boolean =>
  effectsTold(card, '').some(
    ({ part, words }) =>
      part.targets.length === 1 && part.targets[0]?.count === 1 && destroys.test(words.does),
  );
