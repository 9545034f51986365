import { isActivated } from '../../../card-model/activated.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import { agentCard, isPassive } from '../../grammar/agents.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { effectOf, type ToldLink } from '../told-link.ts';
import { startLink } from './tell-activation.ts';

/** "X negates the activation of Y", "its effect is negated by X": the Chain Link under X does not apply. */
export function tellNegation(frame: Frame, teller: Teller): void {
  const { chain } = teller;
  const agent = agentCard(frame, teller);
  if (agent !== undefined && saysItsText(frame, agent)) {
    teller.cards.look(agent);
    return;
  }
  const patients = isPassive(frame) ? frame.subject : frame.objects;
  const [patient, more] = patients;
  if (agent !== undefined && chain.top === undefined && more === undefined)
    activated(patient, agent, frame, teller);
  const by = agent === undefined ? chain.top : (chain.linkOf(agent) ?? chainedTo(agent, teller));
  const link = by === undefined ? undefined : negatedLink(patient, by, frame, teller);
  const how = patient === undefined || by === undefined ? undefined : whatOf(patient, by);
  if (by === undefined || link === undefined || how === undefined || more !== undefined) {
    teller.lost(frame, 'what is negated');
    return;
  }
  chain.resolveTo(by);
  link.negated = how;
  // "Negate it, and if you do, destroy it" is carried out as it is printed.
  if (onlyNegates(by) && by.number === link.number + 1) return;
  by.deeds.push({
    happens: [],
    verbs: ['negate-activation', 'negate-effect', 'negate-effects'],
    join: frame.join,
  });
}

/** "X negates monsters Summoned from the Extra Deck": its Continuous Effect does that as it is printed. */
const saysItsText = ({ objects, passive, form, complements }: Frame, { model }: ToldCard): boolean =>
  form === 's' &&
  !passive &&
  complements.length === 0 &&
  objects.every(
    (each) => each.kind === 'thing' && each.noun === 'monster' && each.of === undefined && !each.owner,
  ) &&
  model.parts.some(
    (part) => part.kind === 'continuous' && part.does.some(({ do: verb }) => verb === 'negate-effects'),
  );

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

/** "Y negated my X", "the activation of X was negated by Y", where nobody told of X before: it was activated first. */
function activated(patient: Phrase | undefined, agent: ToldCard, frame: Frame, teller: Teller): void {
  const of = patient?.kind === 'effect' || patient?.kind === 'thing' ? patient.of : patient;
  if (of?.kind !== 'card' || !agent.model.parts.some((part) => isActivated(part) && negates(part.does)))
    return;
  const [card, more] = teller.cardsOf(of, frame);
  if (card === undefined || more !== undefined || card.moved || card.spent || card === agent) return;
  const by = agent.setup.controller;
  const player = card.setup.controller ?? (by === undefined ? undefined : teller.opponentOf(by));
  if (player === undefined || player === by) return;
  startLink(
    {
      ...frame,
      verb: 'activate',
      passive: false,
      subject: [{ kind: 'player', who: player }],
      objects: [],
      complements: [],
    },
    patient?.kind === 'effect' ? patient : of,
    card,
    teller,
  );
}

const negates = (does: readonly Instruction[]): boolean =>
  does.some(({ do: verb }) => verb === 'negate-activation' || verb === 'negate-effect');

/** "it is negated by Y", where Y was not told of before: Y was chained to it. */
function chainedTo(agent: ToldCard, teller: Teller): ToldLink | undefined {
  const { top } = teller.chain;
  if (top === undefined || top.resolving) return undefined;
  const player = agent.setup.controller ?? teller.opponentOf(top.player);
  if (agent.setup.controller === undefined) agent.setup.controller = player;
  const hand = agent.model.parts.flatMap((part) => (part.kind === 'quick' ? (part.activatesIn ?? []) : []));
  if (agent.place === undefined && hand.includes('hand') && agent.model.facts.cardType === 'monster')
    teller.cards.putAt(agent, 'hand');
  teller.cards.readyToActivate(agent);
  const link = teller.chain.activate(agent, player, { chained: true, effectOnly: false });
  Object.assign(agent, { moved: true, spent: agent.model.facts.cardType !== 'monster' });
  return link;
}

/** The link that is negated: the one that is named, or the one that the negating card answers. */
function negatedLink(
  patient: Phrase | undefined,
  by: ToldLink,
  frame: Frame,
  teller: Teller,
): ToldLink | undefined {
  const under = teller.chain.byNumber(by.number - 1);
  if (patient === undefined || (patient.kind === 'thing' && patient.noun === 'summon')) return undefined;
  if (patient.kind === 'link') return teller.chain.byNumber(patient.link);
  const of = patient.kind === 'effect' || patient.kind === 'thing' ? patient.of : patient;
  if (of === undefined || of.kind === 'pronoun') return under;
  const [card] = teller.cardsOf(of, frame);
  return card === undefined ? undefined : teller.chain.linkOf(card);
}

/** The activation or the effect: as it is said, else as the text of the negating card has it. */
function whatOf(patient: Phrase, by: ToldLink): 'activation' | 'effect' | undefined {
  if (patient.kind === 'effect') return 'effect';
  if (patient.kind === 'thing') return patient.noun === 'activation' ? 'activation' : undefined;
  const does = effectOf(by)?.does.map((each) => each.do) ?? [];
  if (does.includes('negate-activation')) return 'activation';
  return does.includes('negate-effect') ? 'effect' : undefined;
}
