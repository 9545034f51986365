import { isActivated } from '../../card-model/activated.ts';
import type { BattleTrait } from '../../card-model/battle-text.ts';
import { says } from '../../card-model/sayings.ts';
import { phases } from '../../vocabulary/phases.ts';
import { type AttackAsked, forbiddenAttack, forbiddenBattlePhase } from '../restrictions/restriction.ts';
import { askedOf, type Rule, rule, ruleIf } from '../rule.ts';
import { attackerOf, type Battler } from '../state/battle.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { exactly, plus, type Range } from '../state/values/amount.ts';
import { countOf } from '../stats/count.ts';
import { battlePhaseBegan, battlePhasesOf, noneInFirstTurn } from './battle-phase.ts';
import { changeOf, defendersOf, legalTargets, mayAttackDirectly, mayBeAttacked } from './targets.ts';
import { attackCost, keepsFrom, letsAttack, otherTexts, turnedByText } from './texts-on-attacks.ts';
import { type FoundTrait, hasTrait, ofSort, traitsOf, unreadTexts } from './traits.ts';

type Attacks = Extract<BattleTrait, { is: 'attacks' }>;

const isDeclaration = ({ names }: DuelEvent): boolean => names.includes('attack-declared');

/** The attack declarations of the monster in this Battle Phase; in the first one of the turn, in the turn. */
function declarations(duel: Duel, card: Card): readonly DuelEvent[] {
  const began = battlePhaseBegan(duel);
  const own = duel.timeline.filter(
    (event) => event.index >= began && isDeclaration(event) && event.card?.id === card.id,
  );
  if (battlePhasesOf(duel) > 1) return own;
  const first = own.findLastIndex(({ card: about }) => about?.before.thisTurn.attacked === false);
  return own.slice(Math.max(0, first));
}

/** How many attacks the monster has declared in this Battle Phase; in the first one of the turn, in the turn. */
function attacksDeclared(duel: Duel, card: Card): number {
  if (!card.thisTurn.attacked) return 0;
  const { length } = declarations(duel, card);
  return battlePhasesOf(duel) > 1 ? length : Math.max(1, length);
}

/** What the monster attacked in this Battle Phase, each attack with what was chosen last for it; undefined: directly. */
const attackedBefore = (duel: Duel, card: Card): readonly (Battler | undefined)[] =>
  declarations(duel, card).map((event) => {
    const next = duel.timeline.find((later) => later.index > event.index && isDeclaration(later));
    const replay = duel.timeline.findLast(
      ({ index, attacked, by }) =>
        index > event.index &&
        index < (next?.index ?? Infinity) &&
        attacked !== undefined &&
        by?.card === card.id,
    );
    return replay?.attacked ?? event.attacked;
  });

type Given = Pick<FoundTrait, 'by'> & { readonly trait: Attacks };

/** How many attacks a text gives that counts them; any number where what it counts is not known. */
const timesOf = (duel: Duel, { each, more = 0 }: Attacks, by: Card): Range =>
  each === undefined
    ? { least: 0, most: null }
    : plus([countOf(duel, each, by, by.controller), exactly(more)]);

/** Does the text surely give it? Of one that counts, as many as it is sure of. */
const isSure = (
  duel: Duel,
  { trait, holds, by }: Given & Pick<FoundTrait, 'holds'>,
  declared: number,
): boolean => holds === 'yes' && (trait.times !== 'some' || declared < timesOf(duel, trait, by).least);

/** Does the text give this attack, after so many? */
function gives(duel: Duel, { trait, by }: Given, { card, target }: AttackAsked, declared: number): boolean {
  if (trait.onMonsters && target === 'directly') return false;
  // "In a row": right after its own attack, before any other monster attacks.
  if (trait.inARow && duel.battle?.attacker.id !== card.id) return false;
  if (trait.times === 'again') return declared < 1 + timesGiven(duel, card);
  if (trait.times === 'some') return declared < (timesOf(duel, trait, by).most ?? Infinity);
  if (trait.times !== 'each') return declared < trait.times;
  const before = attackedBefore(duel, card);
  if (before.includes(undefined)) return false;
  const again =
    typeof target === 'object' &&
    before.some((each) => each?.id === target.id && each.moves === target.moves);
  return !again;
}

/** How many texts give the monster one attack more: each that applies counts. */
const timesGiven = (duel: Duel, card: Card): number =>
  ofSort(traitsOf(duel, card), 'attacks').filter(
    ({ trait, holds }) => trait.times === 'again' && holds === 'yes',
  ).length;

const attacksLeft = rule('battle-step/choosing', (duel, asked: AttackAsked) => {
  const { card, target } = asked;

  const declared = attacksDeclared(duel, card);
  if (declared === 0) return card.thisTurn.attacked ? null : { code: 'first' };
  const more = ofSort(traitsOf(duel, card), 'attacks');
  const given = more.filter((each) => gives(duel, each, asked, declared));
  if (given.some((each) => isSure(duel, each, declared))) return null;
  const words = given[0]?.words ?? notRead(duel, card) ?? notTold(duel, card);
  if (words !== undefined) return { code: 'more-open', facts: { words } };
  const each = more.some(({ trait, holds }) => trait.times === 'each' && holds === 'yes');
  return each && typeof target === 'object' ? { code: 'same-again' } : { code: 'attacked' };
});

/** A text of its player that speaks of further attacks and was not read. */
const notRead = (duel: Duel, card: Card): string | undefined =>
  unreadTexts(duel).find((each) => each.by.controller === card.controller && says(each, 'more-attacks'))
    ?.words;

/** An effect that this attack has met, and that gives another one: nobody said whether it was activated. */
function notTold(duel: Duel, { id, controller }: Card): string | undefined {
  const { battle } = duel;
  if (battle?.attacker.id !== id) return undefined;
  return duel.waiting.flatMap(({ card, part: number, event, passed }) => {
    const by = duel.cards[card];
    const part = by?.model.parts[number];
    const declined = passed !== undefined && passed.by !== 'timing';
    if (
      event < battle.event ||
      by?.controller !== controller ||
      declined ||
      part === undefined ||
      !isActivated(part)
    )
      return [];
    return part.does.flatMap((each) => (says(each, 'more-attacks') ? (each.reads ?? []) : []));
  })[0];
}

const moreAttacks = ruleIf('authority/card-beats-rule', 'more', (duel, asked: AttackAsked) => {
  const declared = attacksDeclared(duel, asked.card);
  if (declared === 0) return null;
  const found = ofSort(traitsOf(duel, asked.card), 'attacks').find(
    (each) => isSure(duel, each, declared) && gives(duel, each, asked, declared),
  );
  return found === undefined ? null : { facts: { words: found.words } };
});

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
