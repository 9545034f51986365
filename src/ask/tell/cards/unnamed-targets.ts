import { placeThatFits, someCardThatFits } from '../../../situations/readers/described.ts';
import { isField } from '../../../vocabulary/places.ts';
import type { Phrase } from '../../grammar/frame.ts';
import type { Teller } from '../teller.ts';
import { effectOf, type ToldLink } from '../told-link.ts';
import type { ToldCard } from './told-cards.ts';

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

/** A Chain Link of which nobody said what it targets: its card, what it was taken to target, and the told cards that it may target. */
export interface UnsaidTarget {
  readonly by: ToldCard;
  readonly taken: ToldCard;
  readonly others: readonly ToldCard[];
}

/**
 * Nobody said what an activated effect targets: a card such as its text asks for, which is then still there. Gives those
 * links with the told cards that may be meant as well: where these change the answer, nothing is settled.
 */
export function aimWhereUnsaid(teller: Teller): readonly UnsaidTarget[] {
  return teller.chain.links.flatMap((link): readonly UnsaidTarget[] => {
    if (link.negated !== undefined || link.deeds.length > 0 || link.picked !== undefined) return [];
    if (aimAtAttacker(link, teller)) return [];
    const others = teller.cards.all.filter((each) => !each.described && mayTarget(link, each));
    const taken = aimAtFitting(link, teller);
    if (taken === undefined) return [];
    teller.unnamed = true;
    teller.cards.assumed.push(`${link.card.model.name} targets a card that its text asks for`);
    return [{ by: link.card, taken, others }];
  });
}

const attacking = /^(?:the|that|1) (?:opponent's )?attacking monster$/;

/** "Target the attacking monster": nothing else can be the target of an effect that answers the attack that was told. */
function aimAtAttacker(link: ToldLink, { battle }: Teller): boolean {
  const effect = effectOf(link);
  const [wanted, other] = effect?.targets ?? [];
  const answers =
    effect !== undefined && 'on' in effect && effect.on.some(({ event }) => event === 'attack-declared');
  const meant = attacking.test(wanted?.filter.reads ?? '') && wanted?.count === 1 && other === undefined;
  if (!answers || !meant || battle === undefined || link.targets.length > 0) return false;
  if (battle.attacker.moved || (battle.attacker.setup.controller ?? 'P0') === link.player) return false;
  link.targets.push(battle.attacker);
  return true;
}

/** May the link's effect have targeted this card, as far as its kind, its place and its player tell? */
function mayTarget(link: ToldLink, { model, place, setup, ...card }: ToldCard): boolean {
  const [wanted] = effectOf(link)?.targets ?? [];
  if (wanted === undefined || card.id === link.card.id) return false;
  const { cardType, controller } = wanted.filter;
  const kind = model.facts.cardType;
  const fits =
    cardType === undefined || cardType === kind || (cardType === 'spell-trap' && kind !== 'monster');
  const places = [setup.place, place].filter((each) => each !== undefined);
  const there =
    places.length === 0 || wanted.from === undefined || places.some((at) => wanted.from?.includes(at));
  const mine = (setup.controller ?? 'P0') === link.player;
  return fits && there && (controller === undefined || (controller === 'you') === mine);
}

function aimAtFitting(link: ToldLink, teller: Teller): ToldCard | undefined {
  const [wanted, other] = effectOf(link)?.targets ?? [];
  const place = wanted && placeThatFits(wanted);
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
