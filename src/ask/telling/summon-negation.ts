import { effectsOf, isActivated } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';
import type { Player } from '../../engine/state/duel.ts';
import { waySummonedWithoutEffect } from '../../situations/usual/usual-activation.ts';
import { isSuchSummon } from '../../vocabulary/summons.ts';
import { type Clause, isThing, type Phrase, patientsOf } from '../grammar/clause.ts';
import { negatesSummon, negatesSummons } from '../short/negates-by.ts';
import type { ToldCard } from './cards.ts';
import { agentCard } from './deed-way.ts';
import { partOf } from './link.ts';
import { homeOf } from './summoning.ts';
import type { Telling } from './telling.ts';

/** Of alternatives ("negate the Summon, OR negate the activation") which one does this; undefined where it is none of them. */
export function alternativeOf(does: readonly Instruction[], wanted: Verb): number | undefined {
  const at = does.findIndex(({ do: verb }) => verb === wanted);
  if (does[at]?.joined === 'or') return at - does.slice(0, at).findLastIndex(({ joined }) => joined !== 'or');
  return does[at + 1]?.joined === 'or' ? 0 : undefined;
}

/**
 * "Y negates the Summon of X", "my Link Summon of X is negated by Y", "Y negates it" right after X was Summoned: the
 * Summon was declared, and Y negated it. False where no Summon is spoken of.
 */
export function tellSummonNegation(clause: Clause, telling: Telling): false | undefined {
  const [patient, more] = patientsOf(clause);
  const justNow =
    patient === undefined || patient.kind === 'pronoun' ? telling.chain.lastSummon() : undefined;
  if (!isThing(patient, 'summon') && justNow === undefined) return false;
  const agent = agentCard(clause, telling);
  const effect = effectsOf(agent?.model).find(negatesSummon);
  const card = agent === undefined || more !== undefined ? undefined : declared(patient, clause, telling);
  if (!agent || !effect || !card) return telling.lost(clause, 'what is negated');
  const by = agent.setup.controller ?? telling.opponentOf(card.setup.controller ?? 'P0');
  const link = telling.activate(agent, by, false);
  const picked = alternativeOf(effect.does, 'negate-summon');
  if (picked !== undefined) link.picked = [picked];
  Object.assign(card, { moved: true, place: 'gy', faceUp: true });
  telling.chain.close();
  telling.cards.look(card);
  return undefined;
}

/** The monster whose Summon is negated, or would be: it was declared, and not made. */
export function declared(
  patient: Phrase | undefined,
  clause: Clause,
  telling: Telling,
): ToldCard | undefined {
  const last = telling.chain.lastSummon();
  const summon = patient?.kind === 'thing' ? patient : undefined;
  const card =
    summon?.of === undefined
      ? telling.cards.all.find(({ id }) => id === last?.card)
      : telling.oneOf([summon.of], clause);
  if (last !== undefined && card?.id === last.card) return telling.chain.declareOnly() ? card : undefined;
  const way = summon && (summon.way ?? (card && waySummonedWithoutEffect(card.model)));
  if (!card || way === undefined || card.moved || (last ?? telling.chain.top) !== undefined) return undefined;
  const player = card.setup.controller ?? telling.owner(summon?.owner, undefined) ?? 'P0';
  card.setup.controller = player;
  homeOf(card, way, { ...clause, adjuncts: [] }, telling);
  telling.chain.outside({ do: 'declare-summon', card: card.id, way, player });
  return card;
}

/**
 * "My opponent Synchro Summons X. Can I activate Y", where Y negates Summons: it is asked while the Summon can still be
 * negated, so it is declared only; nothing is done for other cards. False where it is open whether it can be negated: a
 * Fusion or Ritual Summon is an effect's, but for some.
 */
export function declareIfNegatable({ model }: ToldCard, telling: Telling): boolean {
  const last = telling.chain.lastSummon();
  if (last === undefined || !negatesSummons(model)) return true;
  return last.way !== 'fusion-summoned' && last.way !== 'ritual-summoned' && telling.chain.declareOnly();
}

/** "I Normal Summon X. They activate Y", where Y negates such Summons: the Summon was only declared. */
export function declaredForNegation(
  card: ToldCard,
  { player, effectOnly }: { readonly player: Player | undefined; readonly effectOnly: boolean },
  telling: Telling,
): boolean {
  const last = telling.chain.lastSummon();
  const number = partOf(card, effectOnly);
  const part = number === undefined ? undefined : card.model.parts[number];
  if (part === undefined || !isActivated(part) || !negatesSummon(part)) return false;
  if (last === undefined && telling.chain.lastSpecialSummoned() !== undefined)
    telling.missing.push('by what it was Special Summoned');
  const summoner = last?.player ?? telling.cardOf(last?.card ?? '')?.controller;
  if (last === undefined || (player !== undefined && player === summoner)) return false;
  const { way } = last;
  const fits =
    'on' in part && part.on.some(({ event, declared: of }) => of === true && isSuchSummon(event, way));
  // What an effect Special Summons cannot be negated; whether an effect did was not said.
  const byEffect = way === 'special-summoned' || way === 'fusion-summoned' || way === 'ritual-summoned';
  if (!fits || byEffect) telling.missing.push(`what ${card.model.name} answers`);
  return fits && !byEffect && telling.chain.declareOnly();
}
