import { phases } from '../../vocabulary/phases.ts';
import { type AttackAsked, forbiddenAttack, forbiddenBattlePhase } from '../restrictions/restriction.ts';
import { askedOf, type Rule, rule, ruleIf } from '../rule.ts';
import { attackerOf } from '../state/battle.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import { battlePhasesOf, noneInFirstTurn } from './battle-phase.ts';
import { attacksDeclared, attacksLeft, moreAttacks } from './more-attacks.ts';
import { changeOf, defendersOf, legalTargets, mayAttackDirectly, mayBeAttacked } from './targets.ts';
import { attackCost, keepsFrom, letsAttack, otherTexts, turnedByText } from './texts-on-attacks.ts';
import { hasTrait, ofSort, traitsOf, unreadTexts } from './traits.ts';

/** May this monster declare an attack now: at all, on that monster, or directly? */
export interface AttackCase extends AttackAsked {
  /** Who would attack with it, where that was said. */
  readonly player?: Player;
  /** Is it asked of this phase alone? */
  readonly now?: boolean;
}

/** Whose the monster is: an Equip Card may take control of it for as long as it is equipped. */
const holderOf = (duel: Duel, { id, controller }: Card): Player =>
  Object.values(duel.cards).find(
    ({ equippedTo, faceUp, model }) =>
      equippedTo === id &&
      faceUp &&
      model.parts.some(
        (part) =>
          part.kind === 'continuous' &&
          part.does.some(({ do: verb, what }) => verb === 'take-control' && what === 'equipped'),
      ),
  )?.controller ?? controller;

/** Is an attack declared that has not come to its Damage Step yet? */
const isAttackOpen = ({ battle }: Duel): boolean => battle?.at === 'declared' && battle.ended === undefined;

/** Is it the attacking monster, in an attack that goes on and of which the targets have changed (rule battle-step/replay)? */
function isChosenAgain(duel: Duel, card: Card): boolean {
  const { battle } = duel;
  if (battle === undefined || !isAttackOpen(duel) || attackerOf(duel)?.id !== card.id) return false;
  if (card.controller !== battle.player) return false;
  const { come, gone } = changeOf(battle.targets, legalTargets(duel, card));
  return come.length + gone.length > 0;
}

/** A rule of attacks that are declared: an attack that goes on in a replay was declared already. */
const ofNewAttacks = (each: Rule<AttackCase>): Rule<AttackCase> =>
  askedOf(each, (asked, duel) => (isChosenAgain(duel, asked.card) ? null : asked));

export const whatToAttack = rule('battle-step/choosing', (duel, asked: AttackCase) => {
  const { card, target } = asked;
  if (card.place !== 'monster-zone') return null;
  const facts = { target: typeof target === 'object' ? target.model.name : '' };
  if (target === 'directly') {
    const ban = ofSort(traitsOf(duel, card), 'not-directly').find(({ holds }) => holds === 'yes');
    if (ban !== undefined) return { code: 'text-not-directly', facts: { ...facts, words: ban.words } };
    const may = mayAttackDirectly(duel, card);
    return { code: may === 'yes' ? 'directly' : may === 'no' ? 'not-directly' : 'directly-open', facts };
  }
  const defenders = defendersOf(duel, card);
  if (target === undefined) {
    const all = [...defenders.map((each) => mayBeAttacked(duel, each)), mayAttackDirectly(duel, card)];
    return all.every((each) => each === 'no') ? { code: 'none', facts } : null;
  }
  if (!defenders.some(({ id }) => id === target.id)) return { code: 'own', facts };
  const may = mayBeAttacked(duel, target);
  return { code: may === 'yes' ? 'target' : may === 'no' ? 'protected' : 'protected-open', facts };
});

/** The rules of an attack declaration, in the order in which a judge asks them. */
export const attackRules: readonly Rule<AttackCase>[] = [
  ruleIf(
    'monster/monsters-battle',
    'not',
    (_, { card }) => card.place !== 'monster-zone' || card.role !== 'monster',
  ),
  noneInFirstTurn,
  ruleIf('start-step/no-attack', 'start', (duel) => duel.phase === 'battle-start'),
  rule('battle-step/when-to-attack', (duel, asked) => {
    const player = holderOf(duel, asked.card);
    const facts = { player, phase: phases.term(duel.phase) };
    if (asked.player !== undefined && asked.player !== player) return { code: 'others', facts };
    if (player !== duel.turnPlayer) return { code: 'turn', facts };
    const later = phases.ids.indexOf(duel.phase) < phases.ids.indexOf('battle-start');
    if (later) return { code: asked.now ? 'phase' : 'later', facts };
    if (duel.phase === 'battle-start') return null;
    if (duel.phase !== 'battle') return { code: 'phase', facts };
    const busy = duel.chain.length > 0 || duel.summoning !== undefined;
    if (!busy && isChosenAgain(duel, asked.card)) return { code: 'replay', facts };
    return { code: busy || isAttackOpen(duel) ? 'chain' : 'now', facts };
  }),
  /** Where the Battle Phase of the monster's player is still to come, a text that does not let it be conducted lets nothing attack. */
  askedOf(forbiddenBattlePhase, ({ card }, duel) => {
    const toCome = phases.ids.indexOf(duel.phase) < phases.ids.indexOf('battle-start');
    return toCome && card.controller === duel.turnPlayer ? {} : null;
  }),
  rule('monster/face-up-attack', (duel, { card }) => {
    if (card.place !== 'monster-zone') return null;
    if (!card.faceUp) return { code: 'face-down' };
    if (card.position === 'attack') {
      const words = turnedByText(duel, card);
      return words === undefined ? { code: 'attack' } : { code: 'position-open', facts: { words } };
    }
    const [found] = ofSort(traitsOf(duel, card), 'attacks-in-defense');
    if (found === undefined) return { code: 'defense' };
    return { code: found.holds === 'yes' ? 'by-text' : 'text-open', facts: { words: found.words } };
  }),
  forbiddenAttack,
  /** A text that keeps a monster from attacking goes before the rule that it may attack. */
  rule('wording/cannot-wins', (duel, asked) => {
    const found = ofSort(traitsOf(duel, asked.card), 'cannot-attack').filter(
      (each) => !letsAttack(each, each.by, asked),
    );
    const [first] = found;
    const sure = found.find(({ holds }) => holds === 'yes');
    const unread = [
      ...unreadTexts(duel).filter((each) => keepsFrom(each, each.by, asked)),
      ...otherTexts(duel, asked),
    ][0];
    if (first === undefined)
      return unread === undefined ? null : { code: 'open', facts: { words: unread.words } };
    return sure === undefined
      ? { code: 'open', facts: { words: first.words } }
      : { code: 'cannot', facts: { words: sure.words } };
  }),
  ofNewAttacks(attackCost),
  ofNewAttacks(attacksLeft),
  ofNewAttacks(moreAttacks),
  /** No source settles whether a monster that has attacked may attack again in an additional Battle Phase. */
  ruleIf(
    'turns-general/second-battle-phase',
    'again',
    (duel, asked) =>
      battlePhasesOf(duel) > 1 && asked.card.thisTurn.attacked && attacksDeclared(duel, asked.card) === 0,
  ),
  whatToAttack,
];

/** Can the monster go on with its attack: still face-up, where it may attack, and not turned meanwhile? */
export const canGoOn = (duel: Duel, card: Card | undefined): boolean =>
  card?.faceUp === true &&
  ((card.position === 'attack' && !wasTurned(duel, card)) ||
    hasTrait(traitsOf(duel, card), 'attacks-in-defense') !== 'no') &&
  hasTrait(traitsOf(duel, card), 'cannot-attack') !== 'yes';

const wasTurned = ({ battle, timeline }: Duel, { id }: Card): boolean =>
  battle?.attacker.id === id &&
  timeline.slice(battle.event).some(({ card }) => card?.id === id && card.after.position === 'defense');
