import type { CardModel } from '../../card-model/card-model.ts';
import type { Question } from '../../engine/question.ts';
import { somePendulum } from '../../situations/readers/described.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { Teller } from '../tell/teller.ts';
import { mayActivate } from './asked-chain.ts';

/**
 * "May I put it in my backrow", of a card that was lost: is it there, where its text takes it, or elsewhere for sure?
 * Undefined where it asks something else.
 */
export function placedThere(frame: Frame, teller: Teller): { readonly question: Question } | undefined {
  const { passive, modal, subject, objects, complements } = frame;
  const [into, more] = complements;
  const spoken = passive ? subject : objects;
  const place = into?.prep === 'in' || into?.prep === 'to' ? into.value : undefined;
  if (!modal || more !== undefined || place?.kind !== 'place' || place.place !== 'spell-trap-zone')
    return undefined;
  const [card, another] = spoken.flatMap((each) => teller.cardsOf(each, frame, (one) => one.moved));
  if (card === undefined || another !== undefined || !card.moved || card.model.facts.cardType !== 'monster')
    return undefined;
  return { question: { ask: 'is-in', card: card.id, place: 'spell-trap-zone' } };
}

/**
 * "Can I place a Pendulum Monster from my hand into a Pendulum Zone": may it be activated there as a Spell Card (rule
 * pendulum/activate-as-spell)? Undefined where it asks something else.
 */
export function scaled(
  frame: Frame,
  teller: Teller,
): { readonly question: Question | undefined } | undefined {
  const { passive, modal, objects, complements } = frame;
  const player = teller.actor(frame);
  const isZone = ({ kind, ...value }: Phrase): boolean =>
    kind === 'place' && 'place' in value && value.place === 'pendulum-zone';
  const isHand = ({ kind, ...value }: Phrase): boolean =>
    kind === 'place' && 'place' in value && value.place === 'hand';
  const into = complements.filter(({ prep, value }) => prep !== 'from' && isZone(value));
  const from = complements.filter(({ prep, value }) => prep === 'from' && isHand(value));
  if (
    !modal ||
    passive ||
    player === undefined ||
    into.length !== 1 ||
    into.length + from.length < complements.length
  )
    return undefined;
  const [kind, more, ...others] = objects;
  const plain = (each: Phrase | undefined): boolean =>
    each?.kind === 'thing' && each.of === undefined && each.qualities.length === 0 && (each.count ?? 1) === 1;
  if (kind?.kind === 'card' && more === undefined) {
    const [card] = teller.cardsOf(kind, frame);
    if (card === undefined || card.moved || !isPendulum(card.model)) return undefined;
    if (card.place === undefined) teller.cards.putAt(card, 'hand');
    return card.place === 'hand' ? { question: mayActivate(card, frame, teller) } : undefined;
  }
  const some =
    kind?.kind === 'thing' &&
    kind.noun === 'kind-pendulum' &&
    more?.kind === 'thing' &&
    more.noun === 'monster';
  if (!some || !plain(kind) || !plain(more) || others.length > 0) return undefined;
  const card = teller.cards.described(somePendulum('the Pendulum Monster'), 'hand', player);
  return { question: mayActivate(card, frame, teller) };
}

const isPendulum = ({ facts }: CardModel): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Pendulum');
