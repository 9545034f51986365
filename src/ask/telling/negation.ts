import { isActivated } from '../../card-model/activated.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';
import type { Player } from '../../engine/state/duel.ts';
import { waySummonedWithoutEffect } from '../../situations/usual/usual-activation.ts';
import { isNormalSummon, isSpecialSummon } from '../../vocabulary/summons.ts';
import { type Clause, isThing, type Phrase, patientsOf } from '../grammar/clause.ts';
import { negatesAnswered, negatesSummons } from '../short/negates-by.ts';
import { supposeLink } from './activation.ts';
import type { ToldCard } from './cards.ts';
import { agentCard } from './deed-of.ts';
import { effectOf, partOf, type ToldLink } from './link.ts';
import { homeOf } from './summoning.ts';
import type { Telling } from './telling.ts';

/** "X negates the activation of Y", "its effect is negated by X": the Chain Link under X does not apply. */
export function tellNegation(clause: Clause, telling: Telling): void {
  const { chain } = telling;
  const agent = agentCard(clause, telling);
  const [patient, more] = patientsOf(clause);
  if (agent !== undefined && chain.top === undefined && more === undefined)
    activated(patient, agent, clause, telling);
  const by = agent === undefined ? chain.top : (chain.linkOf(agent) ?? chainedTo(agent, telling));
  const link = by === undefined ? undefined : negatedLink(patient, by, clause, telling);
  const how = patient === undefined || by === undefined ? undefined : whatOf(patient, clause, by);
  if (by === undefined || link === undefined || how === undefined || more !== undefined || link === by) {
    telling.lost(clause, 'what is negated');
    return;
  }
  chain.resolveTo(by);
  link.negated = how;
  // "Negate it, and if you do, destroy it" is carried out as it is printed.
  if (onlyNegates(by) && by.number === link.number + 1) return;
  by.deeds.push({
    happens: [],
    verbs: ['negate-activation', 'negate-effect', 'negate-effects'],
    join: clause.join,
  });
}

/** Does the text do nothing but negate a Chain Link, and destroy, banish or return its card? */
const onlyNegates = (link: ToldLink): boolean =>
  effectOf(link)?.does.every(
    ({ do: verb, what, joined, may, onlyIf, reads }) =>
      verb === 'negate-activation' ||
      verb === 'negate-summon' ||
      (ofItsCard.has(verb) &&
        what === 'those' &&
        joined === 'if-you-do' &&
        [may, onlyIf, reads].every((each) => each === undefined)),
  ) === true;

/** What a text does, without a choice, with the card that it negated. */
const ofItsCard: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>([
  'destroy',
  'banish',
  'return-to-hand',
  'return-to-deck',
]);

/** "Y negated my X", where nobody told of X before: it was activated first. */
function activated(patient: Phrase | undefined, agent: ToldCard, clause: Clause, telling: Telling): void {
  const of = patient?.kind === 'effect' || patient?.kind === 'thing' ? patient.of : patient;
  const negates = agent.model.parts.filter(isActivated).some(negatesAnswered);
  const card = of?.kind === 'card' && negates ? telling.oneOf([of], clause) : undefined;
  if (of === undefined || patient === undefined || card === undefined || card === agent) return;
  if (card.moved || card.spent) return;
  const by = agent.setup.controller;
  const player = card.setup.controller ?? (by === undefined ? undefined : telling.opponentOf(by));
  if (player === undefined || player === by) return;
  supposeLink(clause, player, patient.kind === 'effect' ? patient : of, card, telling);
}

/** "it is negated by Y", where Y was not told of before: Y was chained to it. */
function chainedTo(agent: ToldCard, telling: Telling): ToldLink | undefined {
  const { top } = telling.chain;
  if (top === undefined || top.resolving) return undefined;
  const player = agent.setup.controller ?? telling.opponentOf(top.player);
  agent.setup.controller ??= player;
  const hand = agent.model.parts.flatMap((part) => (part.kind === 'quick' ? (part.activatesIn ?? []) : []));
  if (agent.place === undefined && hand.includes('hand') && agent.model.facts.cardType === 'monster')
    telling.cards.putAt(agent, 'hand');
  return telling.activate(agent, player, true);
}

/** The link that is negated: the one that is named, or the one that the negating card answers. */
function negatedLink(
  patient: Phrase | undefined,
  by: ToldLink,
  clause: Clause,
  telling: Telling,
): ToldLink | undefined {
  if (patient === undefined || isThing(patient, 'summon')) return undefined;
  if (patient.kind === 'link') return telling.chain.byNumber(patient.link);
  const of = patient.kind === 'effect' || patient.kind === 'thing' ? patient.of : patient;
  if (of === undefined || of.kind === 'pronoun') return telling.chain.byNumber(by.number - 1);
  const card = telling.oneOf([of], clause);
  return card === undefined ? undefined : telling.chain.linkOf(card);
}

/** The activation or the effect: as it is said, else as the text of the negating card has it. */
function whatOf(
  patient: Phrase,
  { objects, passive }: Clause,
  by: ToldLink,
): 'activation' | 'effect' | undefined {
  if (patient.kind === 'effect') return 'effect';
  const said = patient.kind === 'thing' ? patient : passive ? objects[0] : undefined;
  if (said?.kind === 'thing') return said.noun === 'activation' ? 'activation' : undefined;
  const does = effectOf(by)?.does.map((each) => each.do) ?? [];
  if (does.includes('negate-activation')) return 'activation';
  return does.includes('negate-effect') ? 'effect' : undefined;
}

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
export function tellSummonNegation(clause: Clause, telling: Telling): boolean {
  const [patient, more] = patientsOf(clause);
  const saysSummon = patient !== undefined && isThing(patient, 'summon');
  const justNow =
    patient === undefined || patient.kind === 'pronoun' ? telling.chain.lastSummon() : undefined;
  if (!saysSummon && justNow === undefined) return false;
  const agent = agentCard(clause, telling);
  const effect = agent?.model.parts
    .filter(isActivated)
    .find(({ does }) => does.some(({ do: verb }) => verb === 'negate-summon'));
  const card = agent === undefined || more !== undefined ? undefined : declared(patient, clause, telling);
  if (agent === undefined || effect === undefined || card === undefined) {
    telling.lost(clause, 'what is negated');
    return true;
  }
  const by = agent.setup.controller ?? telling.opponentOf(card.setup.controller ?? 'P0');
  const link = telling.activate(agent, by, false);
  const picked = alternativeOf(effect.does, 'negate-summon');
  if (picked !== undefined) link.picked = [picked];
  Object.assign(card, { moved: true, place: 'gy', faceUp: true });
  telling.chain.close();
  telling.cards.look(card);
  return true;
}

/** The monster whose Summon is negated: it was declared, and not made. */
function declared(patient: Phrase | undefined, clause: Clause, telling: Telling): ToldCard | undefined {
  const last = telling.chain.lastSummon();
  const of = patient?.kind === 'thing' ? patient.of : undefined;
  const card =
    of === undefined ? telling.cards.all.find(({ id }) => id === last?.card) : telling.oneOf([of], clause);
  if (last !== undefined && card?.id === last.card) return telling.chain.declareOnly() ? card : undefined;
  const way =
    patient?.kind === 'thing' ? (patient.way ?? (card && waySummonedWithoutEffect(card.model))) : undefined;
  if (
    card === undefined ||
    way === undefined ||
    card.moved ||
    last !== undefined ||
    telling.chain.top !== undefined
  )
    return undefined;
  const owner = patient?.kind === 'thing' ? telling.owner(patient.owner, undefined) : undefined;
  const player = card.setup.controller ?? owner ?? 'P0';
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

/**
 * "I Normal Summon X. They activate Y", where Y negates such Summons: the Summon was only declared, and Y answers it. False
 * where Y answers anything else, or negates no Summon of that kind.
 */
export function declaredForNegation(
  card: ToldCard,
  { player, effectOnly }: { readonly player: Player | undefined; readonly effectOnly: boolean },
  telling: Telling,
): boolean {
  const last = telling.chain.lastSummon();
  const number = partOf(card, effectOnly);
  const part = number === undefined ? undefined : card.model.parts[number];
  if (part === undefined || !isActivated(part) || !part.does.some(({ do: verb }) => verb === 'negate-summon'))
    return false;
  if (last === undefined && telling.chain.lastSpecialSummoned() !== undefined)
    telling.missing.push('by what it was Special Summoned');
  const summoner = last?.player ?? telling.cardOf(last?.card ?? '')?.controller;
  if (last === undefined || (player !== undefined && player === summoner)) return false;
  const { way } = last;
  const fits =
    'on' in part &&
    part.on.some(
      ({ event, declared: of }) =>
        of === true &&
        (event === way ||
          (event === 'special-summoned' && isSpecialSummon(way)) ||
          (event === 'normal-summoned' && isNormalSummon(way))),
    );
  // What an effect Special Summons cannot be negated; whether an effect did was not said.
  const byEffect = way === 'special-summoned' || way === 'fusion-summoned' || way === 'ritual-summoned';
  if (!fits || byEffect) telling.missing.push(`what ${card.model.name} answers`);
  return fits && !byEffect && telling.chain.declareOnly();
}
