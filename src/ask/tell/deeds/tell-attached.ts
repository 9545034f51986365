import type { Complement, Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';

/** "X is attached to Y (as material)", before anything was done: how the cards lie. False where that is not said. */
export function tellAttached(frame: Frame, teller: Teller): boolean {
  if (!frame.passive || teller.chain.started) return false;
  const hosts = frame.complements.flatMap(({ prep, value }) => (prep === 'to' ? [value] : []));
  const others = frame.complements.filter(({ prep, value }) => prep !== 'to' && !isMaterial(prep, value));
  const [host, another] = hosts.flatMap((each) => teller.cardsOf(each, frame));
  const cards = frame.subject.flatMap((each) => teller.cardsOf(each, frame, (card) => card !== host));
  if (another !== undefined || others.length > 0 || cards.length === 0) return false;
  if (host === undefined && hosts.length > 0) return false;
  for (const card of cards) attach(card, host, frame, teller);
  return true;
}

const isMaterial = (prep: Complement['prep'], value: Phrase): boolean =>
  prep === 'as' && value.kind === 'thing' && value.noun === 'material';

function attach(card: ToldCard, host: ToldCard | undefined, frame: Frame, teller: Teller): void {
  teller.place(card, 'xyz-material', frame);
  if (host !== undefined) {
    teller.place(host, 'monster-zone', frame);
    card.setup.attachedTo = host.id;
    const player = card.setup.controller ?? host.setup.controller;
    if (player !== undefined) {
      card.setup.controller ??= player;
      host.setup.controller ??= player;
    }
  }
  teller.cards.look(card);
}

/** "detached from Y": the monster that it was attached to is how it lay, and nothing more of what happened. */
export function withoutHost(frame: Frame, teller: Teller): Frame {
  if (frame.verb !== 'detach') return frame;
  const isHost = ({ prep, value }: Complement): boolean => prep === 'from' && value.kind !== 'place';
  const hosts = frame.complements.filter(isHost).flatMap(({ value }) => teller.cardsOf(value, frame));
  const [host, another] = hosts;
  if (host === undefined || another !== undefined) return frame;
  const patients = frame.passive ? frame.subject : frame.objects;
  for (const card of patients.flatMap((each) => teller.cardsOf(each, frame, (one) => one !== host)))
    if (card.place === undefined) attach(card, host, frame, teller);
  return { ...frame, complements: frame.complements.filter((each) => !isHost(each)) };
}
