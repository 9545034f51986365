import { isActivated } from '../../card-model/activated.ts';
import type { BattleTrait } from '../../card-model/battle-text.ts';
import { says } from '../../card-model/sayings.ts';
import type { AttackAsked } from '../restrictions/restriction.ts';
import { rule, ruleIf } from '../rule.ts';
import type { Battler } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { exactly, plus, type Range } from '../state/values/amount.ts';
import { countOf } from '../stats/count.ts';
import { battlePhaseBegan, battlePhasesOf } from './battle-phase.ts';
import { type FoundTrait, ofSort, traitsOf, unreadTexts } from './traits.ts';

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
export function attacksDeclared(duel: Duel, card: Card): number {
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

export const attacksLeft = rule('battle-step/choosing', (duel, asked: AttackAsked) => {
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

export const moreAttacks = ruleIf('authority/card-beats-rule', 'more', (duel, asked: AttackAsked) => {
  const declared = attacksDeclared(duel, asked.card);
  if (declared === 0) return null;
  const found = ofSort(traitsOf(duel, asked.card), 'attacks').find(
    (each) => isSure(duel, each, declared) && gives(duel, each, asked, declared),
  );
  return found === undefined ? null : { facts: { words: found.words } };
});
