import { isActivated } from '../../effects/activated.ts';
import type { Verb } from '../../effects/instruction.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { effectsTold, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed, asksIfDone } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { type Clause, carriedOut } from './reading/effect-words.ts';
import type { SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** What an answer to an activation may do without touching it, and the words of a clause that it would touch all the same. */
const harmless: Readonly<Partial<Record<Verb, RegExp>>> = {
  'negate-attack': /\battack|\bbattle/,
  'end-battle-phase': /\battack|\bbattle/,
  'gain-lp': /\blp\b|\bdamage\b/,
  'inflict-damage': /\blp\b|\bdamage\b/,
  draw: /\bhand\b|\bdeck\b|\bdraw/,
};

/** What the answer does to what an effect hangs on: the words that would; undefined where it may do anything. */
function touches({ model }: SketchCard): readonly RegExp[] | undefined {
  const does = model.parts.filter(isActivated).flatMap((part) => part.does);
  const words = does.map(({ do: verb }) => harmless[verb]);
  return words.length === 0 || words.includes(undefined)
    ? undefined
    : words.filter((each) => each !== undefined);
}

const ofAttack =
  /\b(?:negat(?:es?|ed|ing)|stops?|stopped|stopping) (?:the|my|their|that|its|his|her) (?:direct )?attack\b/g;
const moved = new RegExp(
  `\\b${written('destroy', 'banish', 'tribute', 'return', 'shuffle', 'steal', 'detach')}\\b`,
);

/**
 * An effect that was activated resolves, although the attack that it answered is negated by then, the Battle Phase is about
 * to end, or LP have changed: what its activation asked for is not checked again (rule activation/condition-checked-once).
 */
export const resolvesAllTheSame: KeyWordPrinciple = (sketch) => {
  const told = sketch.told.replace(ofAttack, '');
  if (!asksIfDone(sketch.question) || speaksAgainst(told) || moved.test(told)) return undefined;
  const asked = askedDeed(sketch.question);
  const [source, answer, more] = sources(sketch);
  if (asked === undefined || source === undefined || answer === undefined || more !== undefined)
    return undefined;
  if (sketch.cards.length !== 2 || bystanders(sketch, [source]).length > 0 || departures(sketch).length > 0)
    return undefined;
  if (!/\b(?:chain|respon|answer)|\bin response\b/.test(told)) return undefined;
  const words = touches(answer);
  if (words === undefined) return undefined;
  const can = (clause: Clause): boolean | undefined =>
    words.some((each) => each.test(clause.words)) || /\bthat (?:attack|damage)\b/.test(clause.words)
      ? undefined
      : true;
  const all = effectsTold(source, sketch.told);
  const meant = all.filter(({ words: { clauses } }) => asked.kind === 'effect' || clauses.some(asked.fits));
  return agreed(
    meant.map(({ card, part, words: { clauses } }): Ruled | undefined => {
      if (part.mustBeFaceUpToResolve === true || part.heldToResolve !== undefined) return undefined;
      const done = carriedOut(clauses, can);
      const fitting = clauses.flatMap((clause, at) =>
        asked.kind === 'effect' || asked.fits(clause) ? [done[at]] : [],
      );
      if (fitting.length === 0 || fitting.some((each) => each !== true)) return undefined;
      const because = 'what its activation answered is not checked again when it resolves';
      return {
        answer: 'yes',
        rules: ['activation/condition-checked-once'],
        because,
        reads: [{ model: card.model, part }],
      };
    }),
  );
};
