import { spellSpeed } from '../../../card-model/activated.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import type { ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { effectOf, type ToldLink } from '../told-link.ts';
import { startLink } from './tell-activation.ts';

/** "Chain Link 2 resolves", "it resolves": the Chain resolves down to there. */
export function tellResolves(frame: Frame, teller: Teller): void {
  const [first] = frame.subject;
  const [object, more] = frame.objects;
  const { chain } = teller;
  // "I resolve X": what it is that resolves; where nobody told of its activation, it was activated.
  const subject = first?.kind === 'player' && more === undefined ? object : first;
  const named = subject?.kind === 'card' && (subject === object || object === undefined);
  if (named) activatedFirst(subject, withFor(frame), teller);
  if (subject?.kind === 'thing' && subject.noun === 'chain' && chain.top !== undefined) {
    chain.close();
    return;
  }
  const link = subject?.kind === 'link' ? chain.byNumber(subject.link) : linkOf(subject, frame, teller);
  if (link === undefined) {
    teller.lost(frame, 'what resolves');
    return;
  }
  // "resolves X on Y": Y is among its targets.
  const aims = frame.complements.flatMap(({ prep, value }) =>
    prep === 'on' ? teller.cardsOf(value, frame) : [],
  );
  if (!aims.every((each) => link.targets.includes(each))) teller.lost(frame, 'what it resolves on');
  // Told of a link whose resolution was told before, it is about another one.
  if (link.deeds.length > 0) teller.lost(frame, 'what the other Chain Links are');
  chain.resolveTo(link);
}

/** "X resolved for me": its player activated it. */
function withFor(frame: Frame): Frame {
  const whose = frame.complements.flatMap(({ prep, value }) =>
    prep === 'for' && value.kind === 'player' ? [value] : [],
  );
  const player = frame.subject.filter(({ kind }) => kind === 'player');
  const complements = frame.complements.filter(({ prep }) => prep !== 'for');
  return { ...frame, subject: [...whose, ...player], complements };
}

function activatedFirst(phrase: Phrase, frame: Frame, teller: Teller): void {
  const [card] = teller.cardsOf(phrase, frame);
  if (card === undefined || card.moved || teller.chain.linkOf(card) !== undefined) return;
  if (resolvesNext(card, frame, teller)) return;
  startLink({ ...frame, verb: 'activate' }, phrase, card, teller);
}

/**
 * "X destroys Y, then Z resolves": nobody told that Z was activated after it, so it was activated before, and X was chained
 * to it. Only a fast effect can be. False where X is none.
 */
function resolvesNext(card: ToldCard, frame: Frame, teller: Teller): boolean {
  const { top } = teller.chain;
  const player = card.setup.controller ?? teller.actor(frame) ?? top?.player ?? 'P0';
  if (frame.join !== 'next' || top?.resolving !== true || top.card === card || !isFast(top)) return false;
  if (!teller.cards.readyToActivate(card)) return false;
  card.setup.controller ??= player;
  teller.chain.below(top, card, player);
  Object.assign(card, { moved: true, spent: card.model.facts.cardType !== 'monster' });
  return true;
}

function isFast(link: ToldLink): boolean {
  const { facts } = link.card.model;
  const effect = effectOf(link);
  return effect !== undefined && (spellSpeed(effect, facts) ?? 1) >= 2;
}

function linkOf(subject: Phrase | undefined, frame: Frame, teller: Teller) {
  if (subject === undefined || subject.kind === 'player') return undefined;
  if (subject.kind === 'pronoun' || (subject.kind === 'effect' && subject.of === undefined))
    return teller.chain.top;
  const [card] = teller.cardsOf(subject, frame);
  return card === undefined ? undefined : teller.chain.linkOf(card);
}
