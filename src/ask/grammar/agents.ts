import { isActivated } from '../../card-model/activated.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import type { ToldLink } from '../tell/told-link.ts';
import { answersLast } from './deed-complements.ts';
import type { Frame, Phrase } from './frame.ts';

/** The Chain Link that is named, or that is told of now. */
export function linkMeant({ subject, complements, passive }: Frame, teller: Teller): ToldLink | undefined {
  const numbers = [
    ...(passive ? [] : subject),
    ...complements.flatMap(({ prep, value }) => (prep === 'by' ? [value] : [])),
  ];
  const number = numbers.flatMap((each) => (each.kind === 'link' ? [each.link] : []))[0];
  return number === undefined ? teller.chain.top : teller.chain.byNumber(number);
}

/** The card whose effect or cost it is: "by X", "with X", "for the cost of X", or the subject of an active verb. */
export function agentCard(frame: Frame, teller: Teller): ToldCard | undefined {
  const from = frame.complements.flatMap(({ prep, value }): readonly Phrase[] => {
    if (value.kind === 'thing' && value.noun === 'cost' && value.of !== undefined) return [value.of];
    const agent = prep === 'by' || prep === 'with' || prep === 'for' || prep === 'off';
    return agent && (value.kind === 'card' || (value.kind === 'effect' && value.of?.kind === 'card'))
      ? [value]
      : [];
  });
  const subject = isPassive(frame) ? [] : frame.subject.filter(({ kind }) => kind === 'card');
  const [phrase] = [...from, ...subject];
  return phrase === undefined ? undefined : teller.cardsOf(phrase, frame)[0];
}

const saysEffect = ({ complements, subject }: Frame): boolean =>
  [...subject, ...complements.map(({ value }) => value)].some(({ kind }) => kind === 'effect');

/** The Chain Link of a card whose effect did something; one that was not told before is activated for it. */
export function linkFor(agent: ToldCard, frame: Frame, teller: Teller): ToldLink | undefined {
  const known = teller.chain.linkOf(agent);
  if (known !== undefined) return known;
  if (
    agent.model.facts.cardType === 'monster' &&
    !saysEffect(frame) &&
    !agent.model.parts.some(isActivated)
  ) {
    teller.lost(frame, `how ${agent.model.name} did it`);
    return undefined;
  }
  const { top } = teller.chain;
  const chained = answersLast(frame) && top !== undefined;
  const player =
    agentPlayer(frame, teller) ??
    agent.setup.controller ??
    (chained ? teller.opponentOf(top.player) : undefined);
  const card = agent.spent ? teller.cards.named(agent.model.name, agent.setup.controller, true) : agent;
  teller.cards.readyToActivate(card);
  if (player !== undefined && card.setup.controller === undefined) card.setup.controller = player;
  const link = teller.chain.activate(card, player, { chained, effectOnly: false });
  card.moved = true;
  card.spent = card.model.facts.cardType !== 'monster';
  return link;
}

/** A past form without "was" is passive where a card is its subject and nothing its object. */
export const isPassive = (frame: Frame): boolean =>
  frame.passive ||
  (frame.form === 'past' &&
    frame.objects.length === 0 &&
    frame.subject.some(({ kind }) => kind === 'card' || kind === 'pronoun'));

export const agentPlayer = (frame: Frame, teller: Teller): Player | undefined =>
  teller.actor(frame) ??
  frame.complements.flatMap(({ prep, value }) =>
    prep === 'by' && value.kind === 'player' ? [teller.player(value.who)] : [],
  )[0];
