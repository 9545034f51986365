import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Verb } from '../../effects/instruction.ts';
import type { Known } from '../../engine/duel.ts';
import { isProper } from '../../engine/proper-summon.ts';
import type { Books } from '../rule-on.ts';
import { noNormalSummons, type Situation } from '../situation.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { bystanders } from './reading/against.ts';
import { answerOf } from './reading/answer-of.ts';
import { mainClause } from './reading/asked-deed.ts';
import { namedCards } from './reading/attempt.ts';
import { bringersOf, type PastTold, pastTold } from './reading/past-told.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { couldReach, wayOf } from './reading/summoned-by.ts';
import { written } from './reading/verb-words.ts';
import { isSummoner } from './reading/who-summons.ts';

const may = /\b(?:can|may|could|will|would|able|allowed|legal|valid|possible|eligible|option|does|is)\b/;
const revives = new RegExp(
  `\\b(?:${written('revive', 'bring', 'special-summon', 'summon', 'target', 'come-back', 'return', 'get', 'use', 'activate', 'put')}|allowed|legal|valid|possible|eligible|works?|ss|resurrect|reviv\\w+|target|grab|pick)\\b`,
);

/** More than whether that monster may be taken from the GY is asked, or it lies elsewhere. */
const elsewhere =
  /\b(?:n't|banish(?:ed|es)?(?! (?:an?|one|two|\d))|instead|negat\w*|face-down|overlay|on top of|onto|xyz material|material|attached|equipped|opponent's (?:gy|grave|side|field)|(?:their|his|her) (?:gy|grave(?:yard)?|deck|hand|field|side)|bounced?|shuffled?|spun|returned? to|back to (?:my |the )?(?:hand|deck|extra)|added|control of|stole|unless|flipped)\b/;

const answered = /\bchain(?:s|ed)?\b|\bin response\b|\brespon(?:ds?|ded)\b/;

/**
 * A monster that was Summoned, or never was, and lies in the GY: may a card Special Summon it? That hangs on whether it
 * was properly Summoned, and on what its text and that card say (properly-summoned/by-procedure and others); the engine
 * rules on it.
 */
export const revival: KeyWordPrinciple = (sketch, books, ruleset) => {
  const { told } = sketch;
  const question = mainClause(sketch.question);
  if (elsewhere.test(told) || elsewhere.test(question) || !may.test(question)) return undefined;
  // What answered the effect may have kept it from anything.
  if (answered.test(told) && /\bstill\b|\b(?:does|do|will|is)\b/.test(question)) return undefined;
  const pair = pairAsked(question, sketch);
  if (pair === undefined) return undefined;
  const { monster, by } = pair;
  if (new RegExp(`\\b(?:chain|respond|response|against|answer)\\b[^?]*${by.ref}`).test(question))
    return undefined;
  if (isSummoner(question, monster.ref, by.ref)) return undefined;
  const isTheirs = new RegExp(`\\b(?:opponent's|their|his|her) (?:own )?${monster.ref}`);
  if (isTheirs.test(`${told} ${question}`)) return undefined;
  if (isPendulum(monster.model) || bystanders(sketch, [monster, by]).length > 0) return undefined;
  const past = pastTold(sketch, monster, [by]);
  if (past?.summoned !== undefined && past.summoned.is !== 'never' && !left.test(told)) return undefined;
  const bringer = past?.summoned?.is === 'by' ? past.summoned.card : undefined;
  const others = namedCards(sketch).filter((each) => each !== monster && each !== by && each !== bringer);
  if (others.some((each) => takesElsewhere(each.model) || !isRemover(each, told))) return undefined;
  const lies: Situation = {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    ...noNormalSummons,
    cards: [{ id: 'monster', card: monster.model.name, place: 'gy', controller: 'P0' }],
    actions: [],
    question: { ask: 'special-summon', card: 'monster' },
    assumed: [],
  };
  const proper = past === undefined ? 'unknown' : properBy(past, monster.model, lies, books);
  if (proper === undefined) return undefined;
  // Where nobody told how it was Summoned, that may not matter: both cases are tried.
  const cases = (proper === 'unknown' ? (['yes', 'no'] as const) : [proper]).map((properlySummoned) => ({
    ...lies,
    cards: [
      ...lies.cards.map((each) => ({ ...each, properlySummoned })),
      { id: 'with', card: by.model.name, place: 'hand' as const, controller: 'P0' as const },
    ],
    question: { ask: 'special-summon' as const, card: 'monster', by: 'with' },
  }));
  const answers = new Set(cases.map((situation) => answerOf({ situation }, books)));
  const [situation] = cases;
  return answers.size === 1 && situation !== undefined ? { situation } : undefined;
};

/** It was told that it is on the field no more. */
const left = new RegExp(
  `\\b${written('destroy', 'die', 'hit', 'tribute', 'send', 'leave', 'go', 'discard')}\\b|\\bin (?:my |the )?(?:gy|grave)|\\b(?:ran|run|runs) (?:over|into)\\b|\\b(?:lost|dead|gone|popped|exploded|crashed|fell|perished)\\b`,
);

/** May something else that was told of have put the monster elsewhere than into the GY, or have negated its Summon? */
const takesElsewhere = ({ facts, parts }: CardModel): boolean =>
  facts.cardType !== 'monster' &&
  !parts.every((part) => isActivated(part) && part.does.every(({ do: verb }) => leavesInGy.has(verb)));

/** "It got hit by X", "X destroyed it", "discarded for X": what the card has to do with the monster was told. */
const isRemover = ({ ref }: SketchCard, told: string): boolean =>
  new RegExp(
    `\\b(?:by|to|with|for|using|via|from|through|off) (?:my |their |his |her |the |an? |opponent's |another )*${ref}|${ref} (?:then |later )?${written('destroy', 'hit', 'send', 'discard', 'tribute')}`,
  ).test(told);

const leavesInGy: ReadonlySet<Verb> = new Set<Verb>([
  'destroy',
  'inflict-damage',
  'send-to-gy',
  'tribute',
  'discard',
  'draw',
]);

/** The monster, and the card that would Special Summon it. */
function pairAsked(
  question: string,
  sketch: Sketch,
): { readonly monster: SketchCard; readonly by: SketchCard } | undefined {
  const all = namedCards(sketch);
  const named = all.filter(({ ref }) => question.includes(ref));
  const [by, other] = named.filter(({ model }) => revivesFromGy(model));
  if (by === undefined || other !== undefined) return undefined;
  const asMonster = named.filter((each) => each !== by);
  const [monster, more] = asMonster.length > 0 ? asMonster : [spokenOf(sketch, by)];
  if (monster?.model.facts.cardType !== 'monster' || more !== undefined) return undefined;
  const verb = new RegExp(`\\b(?:i|we) (?:still |just |simply )*${by.ref}`).test(question);
  const points =
    asMonster.length > 0 || /\b(?:it|him|her|he|she|that|them|the (?:monster|card))\b/.test(question);
  return points && (verb || revives.test(question)) ? { monster, by } : undefined;
}

/** The one monster that was told of, and what is no monster brought it or removed it. */
function spokenOf(sketch: Sketch, by: SketchCard): SketchCard | undefined {
  const monsters = namedCards(sketch).filter(
    (each) => each !== by && each.model.facts.cardType === 'monster' && sketch.told.includes(each.ref),
  );
  const brought = monsters.filter(({ ref }) => bringersOf(sketch.told, ref, monsters).length > 0);
  const [only, more] = monsters.length === 1 ? monsters : brought;
  return more === undefined ? only : undefined;
}

const isPendulum = ({ facts }: CardModel): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Pendulum');

/** Does an effect of it Special Summon a monster from a GY? */
const revivesFromGy = ({ parts }: CardModel): boolean =>
  parts.filter(isActivated).some(
    ({ does, targets }) =>
      does.some(({ do: verb }) => verb === 'special-summon') &&
      (targets.some(({ from }) => from?.includes('gy')) ||
        does.some(({ do: verb, from, what }) => {
          const places = typeof what === 'object' && 'count' in what ? (what.from ?? from) : from;
          return verb === 'special-summon' && (places?.includes('gy') ?? false);
        })),
  );

/** Was the monster properly Summoned? Undefined where what was told cannot be so. */
function properBy(
  { summoned }: PastTold,
  monster: CardModel,
  situation: Situation,
  books: Books,
): Known | undefined {
  switch (summoned?.is) {
    case undefined:
      return 'unknown';
    case 'never':
      return 'no';
    case 'properly':
      return 'yes';
    case 'own-procedure':
      return isProper(monster, 'summoned-by-own-procedure', undefined) === 'yes' ? 'yes' : undefined;
    case 'so':
      return isProper(monster, `${summoned.way}-summoned`, undefined) === 'yes' ? 'yes' : undefined;
    case 'by': {
      const { model } = summoned.card;
      const way = wayOf(model);
      return way !== undefined && couldReach(model, 'monster', situation, books)
        ? isProper(monster, way, model.name)
        : undefined;
    }
  }
}
