import type { BattleTrait } from '../../card-model/battle-text.ts';
import { isMainPhase, phases } from '../../vocabulary/phases.ts';
import { keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { applyEvents } from '../events/happen.ts';
import { type CardCase, type Rule, rule, ruleIf, ruleOfTexts, surest } from '../rule.ts';
import { attackerOf, battlerOf, battleStage, targetOf } from '../state/battle.ts';
import type { Card, Duel } from '../state/duel.ts';
import { withMissing } from '../state/missing.ts';
import { type FoundTrait, ofSort, traitsOf } from './traits.ts';

/** At the end of the Damage Step the battling monsters are turned whose texts say so (rule effect/continuous-starts). */
export const turnAfterBattle = (duel: Duel): Duel =>
  [attackerOf(duel), targetOf(duel)].reduce(
    (now, card) => (card === undefined ? now : turn(now, card, traitsOf(now, card), 'damage-step')),
    duel,
  );

/** The same when the Battle Phase ends, of all that attacked in it: each as if its attack were the last one. */
export const turnAfterBattlePhase = (duel: Duel): Duel =>
  Object.values(duel.cards)
    .filter(({ place, thisTurn }) => place === 'monster-zone' && thisTurn.attacked)
    .reduce((now, card) => turn(now, card, traitsOf(asLast(now, card), card), 'battle-phase'), duel);

function asLast(duel: Duel, card: Card): Duel {
  if (duel.battle === undefined || duel.battle.attacker.id === card.id) return duel;
  const { target: _, ...battle } = duel.battle;
  return { ...duel, battle: { ...battle, attacker: battlerOf(card) } };
}

function turn(
  duel: Duel,
  card: Card,
  traits: readonly FoundTrait[],
  at: Extract<BattleTrait, { is: 'turned' }>['at'],
): Duel {
  const [found] = ofSort(traits, 'turned').filter(({ trait }) => trait.at === at);
  if (found === undefined || found.trait.to === card.position || !card.faceUp) return duel;
  const { holds, trait, by, words } = found;
  if (holds === 'unknown')
    return withMissing(duel, [{ card: by.id, words: `whether "${words}" applies`, may: [card.id] }]);
  return applyEvents(duel, at === 'damage-step' ? battleStage(duel) : { in: 'open' }, [
    { event: 'position-changed', card: card.id, position: trait.to, cause: 'effect', by: by.id },
  ]);
}

/** The texts that keep the position of this card as it is, or may do that. */
const keptBy = (duel: Duel, card: Card) =>
  protectionsOn(duel, card).flatMap((each) => {
    const { by, words, protects } = each;
    // A monster that has attacked goes to Defense Position: one that is in Attack Position has not.
    if (protects.afterAttack && (by.id !== card.id || card.position === 'attack')) return [];
    const is = keepsFrom(each, 'reposition', {});
    const facts = { source: by.model.name, words };
    return is === 'no' ? [] : [{ is: protects.afterAttack ? 'unknown' : is, facts }];
  });

/** A text that keeps a monster's battle position as it is goes before the rule that it may be changed by hand. */
export const positionKept = ruleOfTexts(
  'wording/cannot-wins',
  'kept',
  'perhaps-kept',
  (duel, { card }: CardCase) => surest(keptBy(duel, card)),
);

export const positionRules: readonly Rule<CardCase>[] = [
  ruleIf('gemini/position-after-second-summon', 'again', (_, { card }) => card.thisTurn.summonedAgain),
  ruleIf(
    'link/attack-position-only',
    'link',
    (_, { card }) => card.model.facts.cardType === 'monster' && card.model.facts.abilities.includes('Link'),
  ),
  positionKept,
  rule('monster/once-per-turn-position', (duel, { card }) => {
    const facts = { phase: phases.term(duel.phase) };
    if (card.place !== 'monster-zone' || card.controller !== duel.turnPlayer)
      return { code: 'not-there', facts };
    if (card.thisTurn.cameToField) return { code: 'came', facts };
    if (duel.firstTurn === 'yes') return { code: 'first-turn', facts };
    if (card.thisTurn.attacked) return { code: 'attacked', facts };
    if (card.thisTurn.positionChanged) return { code: 'changed', facts };
    const open = isMainPhase(duel.phase) && duel.chain.length === 0 && duel.summoning === undefined;
    return { code: open ? 'may' : 'not-now', facts };
  }),
];
