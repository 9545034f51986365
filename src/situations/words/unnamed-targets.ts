import { isField } from '../../vocabulary/places.ts';
import { someCardThatFits } from '../readers/described.ts';
import type { Phrase } from './frame.ts';
import type { Teller } from './teller.ts';
import type { ToldCard } from './told-cards.ts';
import { effectOf, type ToldLink } from './told-chain.ts';

/** "on a Set card", "targeting a monster": where the text targets one card, one such as it asks for. */
export function aimAtSome(phrase: Extract<Phrase, { kind: 'thing' }>, link: ToldLink, teller: Teller): void {
  teller.unnamed = true;
  teller.cards.lookAway();
  const card = (phrase.count ?? 1) === 1 ? aimAtFitting(link, teller) : undefined;
  if (card === undefined) return;
  const owner = teller.owner(phrase.owner, link.player);
  if (owner !== undefined) card.setup.controller = owner;
  if (phrase.qualities.includes('set') || phrase.qualities.includes('face-down')) card.setup.faceUp = false;
}

/** Nobody said what an activated effect targets: a card such as its text asks for, which is then still there. */
export function aimWhereUnsaid(teller: Teller): void {
  for (const link of teller.chain.links) {
    if (link.negated !== undefined || link.deeds.length > 0 || link.picked !== undefined) continue;
    const card = aimAtFitting(link, teller);
    if (card === undefined) continue;
    teller.unnamed = true;
    teller.cards.assumed.push(`${link.card.model.name} targets a card that its text asks for`);
  }
}

function aimAtFitting(link: ToldLink, teller: Teller): ToldCard | undefined {
  const [wanted, other] = effectOf(link)?.targets ?? [];
  const [place] = wanted?.from ?? [];
  if (wanted === undefined || other !== undefined || wanted.count !== 1 || place === undefined)
    return undefined;
  if (link.targets.length > 0 || link.player === undefined) return undefined;
  const own = wanted.filter.controller === 'you' || !isField(place);
  const player = own ? link.player : teller.opponentOf(link.player);
  const model = { ...someCardThatFits(wanted.filter), name: `the target of ${link.card.model.name}` };
  const card = teller.cards.described(model, place, player);
  link.targets.push(card);
  return card;
}
