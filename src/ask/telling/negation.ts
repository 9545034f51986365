import { effectsOf } from '../../card-model/activated.ts';
import { type Clause, isThing, type Phrase, patientsOf } from '../grammar/clause.ts';
import { negatesAnswered, negatesBy } from '../short/negates-by.ts';
import { startFor } from './activation.ts';
import { isMonster, type ToldCard } from './cards.ts';
import { agentCard } from './deed-way.ts';
import { effectOf, type ToldLink } from './link.ts';
import type { Telling } from './telling.ts';

/** "X negates the activation of Y", "its effect is negated by X": the Chain Link under X does not apply. */
export function tellNegation(clause: Clause, telling: Telling): undefined {
  const { chain } = telling;
  const agent = agentCard(clause, telling);
  const [patient, more] = patientsOf(clause);
  if (agent !== undefined && more === undefined) {
    if (usedOn(patient, agent, clause, telling)) return;
    if (chain.top === undefined) activated(patient, agent, clause, telling);
  }
  const by = agent === undefined ? chain.top : (chain.linkOf(agent) ?? chainedTo(agent, telling));
  const link = by === undefined ? undefined : negatedLink(patient, by, clause, telling);
  const how = patient === undefined || by === undefined ? undefined : whatOf(patient, clause, by);
  if (!by || !link || how === undefined || more !== undefined || link === by)
    return telling.lost(clause, 'what is negated');
  chain.resolveTo(by);
  link.negated = how;
  // "Negate it, and if you do, destroy it" is carried out as it is printed.
  const verbs = ['negate-activation', 'negate-effect', 'negate-effects'] as const;
  if (!onlyNegates(by) || by.number !== link.number + 1)
    by.deeds.push({ happens: [], verbs, join: clause.join });
  return undefined;
}

/** Does the text do nothing but negate a Chain Link, and destroy, banish or return its card? */
const onlyNegates = (link: ToldLink): boolean =>
  effectOf(link)?.does.every(
    ({ do: verb, what, joined, may, onlyIf, reads }) =>
      verb === 'negate-activation' ||
      verb === 'negate-summon' ||
      (ofItsCard.test(verb) &&
        what === 'those' &&
        joined === 'if-you-do' &&
        [may, onlyIf, reads].every((each) => each === undefined)),
  ) === true;

/** What a text does, without a choice, with the card that it negated. */
const ofItsCard = /^(?:destroy|banish|return-to-hand|return-to-deck)$/;

/** "Y negated my X", of a monster X and a Y that negates by targeting: Y was activated, and X is its target. */
function usedOn(patient: Phrase | undefined, agent: ToldCard, clause: Clause, telling: Telling): boolean {
  const of = ofWhat(patient);
  const isFresh = !agent.moved && !agent.spent && negatesBy(agent.model) === 'targeting';
  const { top } = telling.chain;
  const spoken = of?.kind === 'pronoun' && top !== undefined ? top.card : undefined;
  const card = of && isFresh ? (spoken ?? telling.oneOf([of], clause)) : undefined;
  const [effect, other] = effectsOf(agent.model);
  if (!card || card === agent || !isMonster(card) || !effect || other) return false;
  if (top !== undefined && (top.card !== card || top.resolving)) return false;
  const mine = card.setup.controller && telling.opponentOf(card.setup.controller);
  const player = agent.setup.controller ?? telling.actor(clause) ?? mine;
  if (player !== undefined) card.setup.controller ??= telling.opponentOf(player);
  const phrase: Phrase = { kind: 'card', name: agent.model.name, qualities: [] };
  const value: Phrase = { kind: 'card', name: card.model.name, qualities: [] };
  const responds = top === undefined ? [] : [{ prep: 'in-response' as const, value }];
  startFor(player, phrase, agent, clause, telling, [{ prep: 'on', value }, ...responds]);
  telling.cards.look(card);
  if (top === undefined) telling.chain.close();
  return true;
}

/** "Y negated my X", where nobody told of X before: it was activated first. */
function activated(patient: Phrase | undefined, agent: ToldCard, clause: Clause, telling: Telling): void {
  const of = ofWhat(patient);
  const negates = effectsOf(agent.model).some(negatesAnswered);
  const card = of?.kind === 'card' && negates ? telling.oneOf([of], clause) : undefined;
  if (!patient || !of || !card || card.moved || card.spent || card === agent) return;
  const by = agent.setup.controller ?? telling.actor(clause);
  if (by !== undefined) agent.setup.controller = by;
  const player = card.setup.controller ?? (by && telling.opponentOf(by));
  if (player !== undefined && player !== by)
    startFor(player, patient.kind === 'effect' ? patient : of, card, clause, telling);
}

/** Of what an effect or a thing is, or what is spoken of itself. */
const ofWhat = (phrase: Phrase | undefined): Phrase | undefined =>
  phrase?.kind === 'effect' || phrase?.kind === 'thing' ? phrase.of : phrase;

/** "it is negated by Y", where Y was not told of before: Y was chained to it. */
function chainedTo(agent: ToldCard, telling: Telling): ToldLink | undefined {
  const { top } = telling.chain;
  if (top === undefined || top.resolving) return undefined;
  const player = agent.setup.controller ?? telling.opponentOf(top.player);
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
  const of = ofWhat(patient);
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
  if (said?.kind === 'thing') return isThing(said, 'activation') ? 'activation' : undefined;
  const does = effectOf(by)?.does.map((each) => each.do) ?? [];
  if (does.includes('negate-activation')) return 'activation';
  return does.includes('negate-effect') ? 'effect' : undefined;
}
