import { isActivated } from '../../effects/activated.ts';
import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { ActivatedEffect, ContinuousEffect } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { staysByKind } from '../../effects/stays-on-field.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import {
  type Applied,
  appliedFirst,
  type Became,
  becameLater,
  faceUpAgain,
  helpersTold,
  isBack,
} from './reading/applied.ts';
import { agreed } from './reading/asked-effects.ts';
import { negatesOf } from './reading/negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/** What goes on after an effect was applied, as it is asked for, and the instructions that do it. */
interface Aspect {
  readonly asked: RegExp;
  readonly does: (instruction: Instruction) => boolean;
  /** Words of its own that would otherwise speak against an answer. */
  readonly heeds?: readonly ['immune'];
}

const aspects: readonly Aspect[] = [
  {
    asked:
      /\bnegat|\beffects? (?:still )?(?:off|gone|back|blank)|\bback online\b|\b(?:its|his|her) effects?\b|\bblanked\b/,
    does: ({ do: verb }) => verb === 'negate-effects',
  },
  {
    asked: /\block(?:ed)?\b|\brestrict|\bcannot (?:activate|summon|attack)\b/,
    does: ({ do: verb, until }) => verb === 'restrict' && until !== undefined,
  },
  {
    asked: /\bprotect|\bimmune\b|\bunaffected\b|\bcannot be (?:destroyed|targeted)\b/,
    does: ({ do: verb, until, reads = '' }) =>
      (verb === 'change-status' || verb === 'restrict') &&
      until !== undefined &&
      /\bcannot be\b|\bunaffected\b|\bcannot target\b/.test(reads),
    heeds: ['immune'],
  },
  {
    asked: /\batk\b|\bdef\b|\bdoubled?\b|\bhalved?\b|\bboost|\bbonus\b|\bpump|\bstats?\b|\b\d{3,4}\b/,
    does: ({ do: verb }) => verb === 'change-atk' || verb === 'change-def',
  },
];

const asksKept =
  /\b(?:still|keeps?|stays?|remains?|retains?|too|as well|also)\b|\b(?:is|are) [^?]*\b(?:negated|doubled|halved|boosted)\b/;
const asksLost =
  /\b(?:lose|loses|lost|back|again|normal|revert|reverts|wear off|wears off|go away|goes away|go down|end|ends|over|drops?|vanish|vanishes|disappears?|fades?)\b/;
/** "Can it be negated", "negate it": what is asked is whether something new is negated. */
const asksOther =
  /\b(?:can|may|could) (?:i|they|it|he|she|my|opponent|#\d)\b|\bnegates?\b|\bhow (?:much|many)\b|\bwhat\b/;

/**
 * Is what an effect did to monsters still so (rules face-down/forgets, stats/amount-settled, effect/continuous-stops,
 * turn/until-phase-ends)? What an activated effect did stays for as long as it says, whatever becomes of its card; what a
 * card applies while it lies there ends with it; a monster that is turned face-down is free of both; and a monster that
 * came later was none of those that the effect was applied to.
 */
export const whatGoesOn: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const aspect =
    aspects.find(({ asked }) => asked.test(question)) ?? aspects.find(({ asked }) => asked.test(told));
  if (aspect === undefined || asksOther.test(question)) return undefined;
  const [kept, lost] = [asksKept.test(question), asksLost.test(question)];
  if (kept === lost) return undefined;
  const applied = appliedFirst(sketch);
  if (applied === undefined || speaksAgainst(told, 'negated', 'stolen', ...(aspect.heeds ?? [])))
    return undefined;
  if (/\bcontrol of\b|\bst[eo]le?n?s?\b/.test(told) || relative.test(told)) return undefined;
  if (wasNegated(sketch, applied.source)) return undefined;
  const parts = partsThat(applied.source, aspect);
  const change = changeOf(sketch, applied);
  if (change === undefined) return undefined;
  const goesOn = agreed(parts.map((part) => judged(part, aspect, change, applied)));
  if (goesOn === undefined) return undefined;
  return lost ? { ...goesOn, answer: goesOn.answer === 'yes' ? 'no' : 'yes' } : goesOn;
};

/** "The monster that I hit with X was banished": it is not X to which that happened. */
const relative =
  /\b(?:monsters?|cards?|ones?|#\d)(?: that| which)? (?:i|we|they|he|she|my opponent|opponent) [^.;,]{1,40}\b(?:with|using|by|via) #\d (?:(?:then|later|just|now) )?(?:is|was|are|were|got|gets|has been|have been|left|leaves|died|dies|came|comes)\b/;

/** Was the effect, or something else than what it negates, told to be negated? */
const wasNegated = ({ happenings, cards, told }: Sketch, source: SketchCard): boolean =>
  happenings.some(
    ({ verb, what, by, means, from }) =>
      verb === 'negate' &&
      from < told.length &&
      (what.some(({ card }) => card?.ref === source.ref) ||
        [...by.map(({ card }) => card), means].some((each) => each !== undefined && each.ref !== source.ref)),
  ) ||
  cards.some((card) => card !== source && negatesOf(card.model).size > 0) ||
  (/\bnegat/.test(told) &&
    !source.model.parts.some(
      (part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'negate-effects'),
    ));

type Applying = ActivatedEffect | ContinuousEffect;

const partsThat = ({ model }: SketchCard, { does }: Aspect): readonly Applying[] =>
  model.parts.flatMap((part) =>
    (isActivated(part) || part.kind === 'continuous') && part.does.some(does) ? [part] : [],
  );

/** What is told to have changed since. */
type Change =
  | 'source-gone'
  | 'source-face-down'
  | 'monster-face-down'
  | 'monster-back'
  | 'next-turn'
  | 'came-later';

/** The one change that was told; undefined where there is none, more than one, or one that is not understood. */
function changeOf(sketch: Sketch, applied: Applied): Change | undefined {
  const { told, question, cards } = sketch;
  const { source, to } = applied;
  const text = `${told} ${question}`;
  const became = becameLater(sketch, applied);
  if (became.includes(null)) return undefined;
  const known = became.flatMap((each) => each ?? []);
  const involved = [source, to, ...known.flatMap(({ by }) => by ?? []), ...helpersTold(sketch)];
  const later = cameLater(sketch, applied);
  const others = cards.filter((card) => !involved.includes(card) && card !== later?.card);
  if (others.length > 0 || bystanders(sketch, involved).length > 0) return undefined;
  const changes = new Set(known.map((each) => changeIn(each, applied, sketch)));
  if (later !== undefined) changes.add('came-later');
  if (/\bnext turn\b|\bturn (?:ended|is over|ends)\b|\bfollowing turn\b/.test(text)) changes.add('next-turn');
  const [only, other] = changes;
  if (only === undefined || other !== undefined) return undefined;
  // A monster that still lies face-down has no effects and no ATK to speak of.
  if (only === 'monster-face-down' && !faceUpAgain.test(text)) return undefined;
  if (only !== 'monster-face-down' && /\bface-? ?down\b|\bflip/.test(told) && only !== 'source-face-down')
    return undefined;
  return only;
}

function changeIn({ card, is }: Became, { source, to, at }: Applied, sketch: Sketch): Change | undefined {
  if (card === source) return is === 'gone' ? 'source-gone' : 'source-face-down';
  if (card !== to && card !== 'monster') return undefined;
  if (is === 'face-down') return 'monster-face-down';
  return isBack(sketch, card, at) ? 'monster-back' : undefined;
}

/** A monster that is told to have been Summoned after the effect was applied, and that is asked about. */
function cameLater(
  { happenings, question, cards, told }: Sketch,
  { at, source, to }: Applied,
): { readonly card?: SketchCard } | undefined {
  if (to !== undefined || /\b(?:in response|chain)/.test(told)) return undefined;
  for (const { verb, what, told: isTold, from } of happenings) {
    if (!isTold || from <= at || !verb.endsWith('summon')) continue;
    const named = cards.find(({ ref }) => what.some(({ card }) => card?.ref === ref));
    if (named === source) return undefined;
    if (named !== undefined) return question.includes(named.ref) ? { card: named } : undefined;
    return /\b(?:that|the|this) (?:new |other |second |later )?(?:monster|one)\b|\bit\b/.test(question)
      ? {}
      : undefined;
  }
  return undefined;
}

function judged(part: Applying, { does }: Aspect, change: Change, { source }: Applied): Ruled | undefined {
  const { model } = source;
  const reads = [{ model, part }];
  const [instruction, ...more] = part.does.filter(does);
  if (instruction === undefined || more.some(({ until }) => until !== instruction.until)) return undefined;
  const words = printedWords(model, part)?.text.toLowerCase() ?? '';
  const whileThere =
    part.kind === 'continuous' ||
    (part.kind === 'activation' && instruction.until === undefined && staysByKind(model));
  const hangs = /\b(?:while|as long as) (?:this card|it|you control this)\b/.test(words) && !whileThere;
  const isOfStats = instruction.do === 'change-atk' || instruction.do === 'change-def';
  const { name } = model;
  switch (change) {
    case 'source-gone':
    case 'source-face-down':
      if (hangs || (isOfStats && whileThere && part.kind !== 'continuous')) return undefined;
      if (whileThere)
        return ruled(
          'no',
          isOfStats ? 'stats/continuous-change' : 'effect/continuous-stops',
          `${name} applies that only while it lies face-up`,
          reads,
        );
      return ruled(
        'yes',
        'stats/amount-settled',
        `what ${name} did when its effect resolved does not need ${name}`,
        reads,
      );
    case 'monster-face-down':
      if (part.kind === 'continuous' && instruction.what !== 'equipped') return undefined;
      return ruled(
        'no',
        'face-down/forgets',
        'a monster that was turned face-down is free of it, face-up again or not',
        reads,
      );
    case 'monster-back':
      if (part.kind === 'continuous' && instruction.what !== 'equipped') return undefined;
      return ruled('no', 'chain/same-card', 'a monster that left and came back is another one to it', reads);
    case 'next-turn':
      return nextTurn(part, instruction, whileThere || hangs, reads);
    case 'came-later': {
      if (part.kind === 'continuous' || whileThere || hangs || !isDescribed(instruction.what))
        return undefined;
      // "Your monsters cannot be destroyed this turn" speaks of those that come later, too.
      if (instruction.do === 'restrict' || instruction.do === 'change-status')
        if (!/\bcurrently\b/.test(words)) return undefined;
      const because = `${name} did it to those that were there when its effect resolved`;
      return ruled('no', 'text/described-cards', because, reads);
    }
  }
}

/** "On my next turn": what lasts for the turn is over. */
function nextTurn(
  part: Applying,
  { until, delayed, onlyIf }: Instruction,
  hangs: boolean,
  reads: Ruled['reads'],
): Ruled | undefined {
  if (until === 'end-of-turn' || until === 'end-phase')
    return ruled('no', 'turn/until-phase-ends', 'it lasts until the end of that turn', reads);
  if (
    until !== undefined ||
    delayed !== undefined ||
    onlyIf !== undefined ||
    hangs ||
    part.kind === 'continuous'
  )
    return undefined;
  return ruled('yes', 'stats/lingering-change', 'its text names no end for it', reads);
}
