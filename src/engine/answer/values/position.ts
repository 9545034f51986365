import { isSpecialSummon, summonWays } from '../../../vocabulary/summons.ts';
import { type Answer, claimsThat, fromFindings, openAnswer, valueAnswer } from '../../findings.ts';
import type { Asked, Facing } from '../../question.ts';
import { applyAll, type Rule, rule } from '../../rule.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import type { DuelEvent } from '../../state/event.ts';
import type { Finding } from '../../state/finding.ts';

interface LiesCase {
  readonly card: Card;
  readonly how: Facing;
}

/** How it lies, in words. */
export const liesWords = {
  'face-up': 'face-up',
  'face-down': 'face-down',
  attack: 'in Attack Position',
  defense: 'in Defense Position',
} as const satisfies Readonly<Record<Facing, string>>;

const turnsMonster: ReadonlySet<string> = new Set([
  'position-changed',
  'flipped-face-down',
  'flipped-face-up',
]);

/** The last that happened to the card and has it lie as it does. */
const turnedBy = ({ timeline }: Duel, { id }: Card): DuelEvent | undefined =>
  timeline.findLast(
    ({ card, names }) =>
      card?.id === id &&
      (names.some((name) => turnsMonster.has(name)) || card.before.place !== card.after.place),
  );

/** A player chooses the position of a monster that is Special Summoned, where its text does not. */
const isChosen = (duel: Duel, card: Card): boolean => {
  const by = turnedBy(duel, card);
  const special = by?.names.some((name) =>
    summonWays.ids.some((way) => way === name && isSpecialSummon(way)),
  );
  return special === true && card.faceUp && card.position === 'attack';
};

const liesSo = ({ card, how }: LiesCase): boolean => {
  if (how === 'face-up') return card.faceUp;
  if (how === 'face-down') return !card.faceUp;
  return card.position === how;
};

/** A monster lies in one of three positions, a Spell or Trap face-up or face-down. */
export const liesRule = rule('monster/positions', (duel, { card, how }: LiesCase) => {
  const facts = { lies: wordsOf(card) };
  const onField = card.place === 'monster-zone' || card.place.endsWith('-zone');
  if (!onField) return { code: 'not-there', facts };
  const position = how === 'attack' || how === 'defense';
  if (position && card.role !== 'monster') return { code: 'no-monster', facts };
  const event = turnedBy(duel, card)?.index;
  const at = event === undefined ? {} : { event };
  if (position && isChosen(duel, card)) return { code: 'chosen', facts, ...at };
  return { code: liesSo({ card, how }) ? 'is' : 'is-not', facts, ...at };
});

export const liesRules: readonly Rule<LiesCase>[] = [liesRule];

const wordsOf = (card: Card): string => {
  const side = card.faceUp ? 'face-up' : 'face-down';
  if (card.role !== 'monster') return side;
  return `in ${side} ${card.position === 'attack' ? 'Attack' : 'Defense'} Position`;
};

/** Does the card lie so: face-up, in Defense Position? */
export function battlePosition(duel: Duel, { card: id, how }: Asked<'lies'>): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const words = liesWords[how];
  return fromFindings(applyAll(liesRules, duel, { card, how }), claimsThat(name, 'is', words));
}

/** In which battle position is the monster: "face-down Defense Position". */
export function positionNow(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const open = `in which position ${name} is is not settled`;
  const findings: readonly Finding[] = applyAll(liesRules, duel, { card, how: card.position });
  const [first] = findings;
  if (card.place !== 'monster-zone') return openAnswer(open, [`where ${name} is`], []);
  if (first?.verdict === 'unknown') return openAnswer(open, [first.because], findings);
  return valueAnswer(wordsOf(card).replace('in ', ''), `${name} is ${wordsOf(card)}`, findings);
}
