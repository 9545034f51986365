import { isActivated } from '../../../card-model/activated.ts';
import { fieldPlaceOf } from '../../../card-model/facts.ts';
import { isDescribed } from '../../../card-model/instruction.ts';
import { isPassive } from '../../grammar/agents.ts';
import { alternativeOf } from '../../grammar/alternatives.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { effectOf } from '../told-link.ts';
import { aimAt, inResponseTo, startLink } from './tell-activation.ts';

/** "I take X with Y". */
export const takesCard = ({ objects, complements }: Frame): boolean =>
  objects.some(({ kind }) => kind === 'card' || kind === 'pronoun') &&
  complements.some(({ prep, value }) => prep === 'with' && value.kind === 'card');

/**
 * "Y hits X", "X got hit by Y": Y is activated, and X is its target, or one of all those that its text speaks of. What it
 * then does is for its text to say.
 */
export function tellHit(frame: Frame, teller: Teller): void {
  const passive = isPassive(frame) || frame.passive;
  const agents =
    passive || frame.subject.every(({ kind }) => kind === 'player')
      ? frame.complements.flatMap(({ prep, value }) => (prep === 'by' || prep === 'with' ? [value] : []))
      : frame.subject;
  const [phrase, another] = agents.filter(({ kind }) => kind !== 'player');
  const [agent] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  const said = passive ? frame.subject : frame.objects;
  // "X is hit by Y in response to its effect": that effect is on the Chain already, and nothing is done to it.
  const answers = frame.complements.some(({ prep }) => prep === 'in-response')
    ? frame.objects.filter(isAnswered)
    : [];
  const hit = said
    .filter((each) => !answers.includes(each))
    .flatMap((each) => teller.cardsOf(each, frame, (card) => card !== agent));
  if (phrase === undefined && taken(frame, hit, teller)) return;
  const effects = agent?.model.parts.filter(isActivated) ?? [];
  const [effect, other] = effects;
  if (phrase === undefined || agent === undefined || another !== undefined || hit.length === 0) {
    teller.lost(frame, 'what hits what');
    return;
  }
  if (
    effect === undefined ||
    other !== undefined ||
    agent.moved ||
    agent.model.facts.cardType === 'monster'
  ) {
    teller.lost(frame, `what ${agent.model.name} does`);
    return;
  }
  for (const card of hit)
    if (card.place === undefined) teller.place(card, fieldPlaceOf(card.model.facts), frame);
  const whose = hit.flatMap(({ setup }) => (setup.controller === undefined ? [] : [setup.controller]));
  const [player] = new Set(whose);
  const { facts } = agent.model;
  const equips = facts.cardType === 'spell' && facts.property === 'Equip';
  const targets = effect.targets.length > 0 || equips;
  const all = effect.does.some(({ what }) => isDescribed(what) && what.count === 'all');
  if (!targets && !all) {
    teller.lost(frame, `what ${agent.model.name} does`);
    return;
  }
  // Nobody said whose card hits: where that may matter, its player is the one who does not control what it hits.
  const by =
    teller.actor(frame) ??
    agent.setup.controller ??
    (player === undefined ? undefined : teller.opponentOf(player));
  const subject = by === undefined ? [] : [{ kind: 'player', who: by } as const];
  lookAtAll(hit, teller);
  for (const each of answers) inResponseTo(each, frame, by, teller);
  const complements = frame.complements.filter(({ prep }) => prep === 'in-response');
  startLink(
    { ...frame, verb: 'activate', passive: false, subject, objects: [], complements },
    phrase,
    agent,
    teller,
  );
  const link = teller.chain.top;
  // "I take X with Y": of alternatives ("change its position, OR take control of it") it is that one.
  const picked = frame.verb === 'hit' ? undefined : alternativeOf(effect.does, 'take-control');
  if (picked !== undefined && link !== undefined) link.picked = [picked];
  if (frame.verb !== 'hit' && frame.form === 'past' && link !== undefined) link.doneAsTold = true;
  if (targets && link !== undefined) for (const card of hit) aimAt(link.targets, card, teller);
  lookAtAll(hit, teller);
}

/** "activates Y, taking control of X", "chains Y and takes control of X": what the effect on the Chain does to its target. */
function taken(frame: Frame, [card, more]: readonly ToldCard[], teller: Teller): boolean {
  const link = teller.chain.top;
  const does = link === undefined ? undefined : effectOf(link)?.does;
  const player = teller.actor(frame);
  const isTaken =
    frame.verb === 'steal' &&
    !isPassive(frame) &&
    frame.complements.length === 0 &&
    does?.some(({ do: verb }) => verb === 'take-control') === true;
  if (link === undefined || does === undefined || card === undefined || more !== undefined || !isTaken)
    return false;
  const other = link.targets.length > 0 && !link.targets.includes(card);
  if (link.resolving || link.deeds.length > 0 || other || (player !== undefined && player !== link.player))
    return false;
  if (card.place === undefined) teller.place(card, fieldPlaceOf(card.model.facts), frame);
  const picked = alternativeOf(does, 'take-control');
  if (picked !== undefined) link.picked = [picked];
  aimAt(link.targets, card, teller);
  return true;
}

const isAnswered = (phrase: Phrase): boolean =>
  phrase.kind === 'effect' ||
  (phrase.kind === 'thing' && (phrase.noun === 'activation' || phrase.noun === 'summon'));

function lookAtAll(cards: readonly ToldCard[], teller: Teller): void {
  for (const card of cards) teller.cards.look(card);
  if (cards.length > 1) teller.cards.group = cards;
}
