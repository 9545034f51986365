import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { aimAtFitting } from './activation.ts';
import type { ToldCard } from './cards.ts';
import { effectOf, type ToldLink } from './link.ts';
import type { Telling } from './telling.ts';

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
export const aimWhereUnsaid = (telling: Telling): readonly UnsaidTarget[] =>
  telling.chain.links.flatMap((link): readonly UnsaidTarget[] => {
    if (link.negated !== undefined || link.deeds.length > 0 || link.picked !== undefined) return [];
    if (aimAtAttacker(link, telling)) return [];
    const others = telling.cards.all.filter((each) => !each.described && mayTarget(link, each, telling));
    const taken = aimAtFitting(link, telling);
    if (taken === undefined) return [];
    telling.unnamed = true;
    telling.cards.assumed.push(`${link.card.model.name} targets a card that its text asks for`);
    return [{ by: link.card, taken, others }];
  });

const attacking = /^(?:the|that|1) (?:opponent's )?attacking monster$/;

/** "Target the attacking monster": nothing else can be the target of an effect that answers the attack that was told. */
function aimAtAttacker(link: ToldLink, { battle }: Telling): boolean {
  const effect = effectOf(link);
  const [wanted, other] = effect?.targets ?? [];
  const answers = effect && 'on' in effect && effect.on.some(({ event }) => event === 'attack-declared');
  const meant = attacking.test(wanted?.filter.reads ?? '') && wanted?.count === 1 && other === undefined;
  if (!answers || !meant || battle === undefined || link.targets.length > 0) return false;
  if (battle.attacker.moved || (battle.attacker.setup.controller ?? 'P0') === link.player) return false;
  link.targets.push(battle.attacker);
  return true;
}

/** May the link's effect have targeted this card, as far as its kind, its place and its player tell? */
function mayTarget(link: ToldLink, { model, place, setup, ...card }: ToldCard, { chain }: Telling): boolean {
  const [wanted] = effectOf(link)?.targets ?? [];
  if (wanted === undefined || card.id === link.card.id) return false;
  const { cardType, controller } = wanted.filter;
  const kind = model.facts.cardType;
  const fits = [undefined, kind, kind === 'monster' ? kind : 'spell-trap'].includes(cardType);
  // A Spell that is activated from the hand is on the field by then.
  const isLink = kind !== 'monster' && chain.links.some((each) => each.card.id === card.id);
  const places = [isLink ? fieldPlaceOf(model.facts) : setup.place, place].flatMap((each) => each ?? []);
  const there = places.length === 0 || places.some((at) => wanted.from?.includes(at) ?? true);
  const mine = (setup.controller ?? 'P0') === link.player;
  return fits && there && (controller === undefined || (controller === 'you') === mine);
}

/** What the effects of a card target, and what they deal with by its kind, with whose it may be. */
export function concernedBy({ parts }: CardModel, player: Player) {
  const ownersOf = (side: 'you' | 'opponent' | undefined): readonly Player[] =>
    side === undefined ? ['P0', 'P1'] : [side === 'you' ? player : otherPlayer(player)];
  return parts
    .filter(isActivated)
    .flatMap(({ targets, does }) => [...targets, ...does.map(({ what }) => what).filter(isDescribed)])
    .map(({ from, filter }) => ({ from, filter, owners: ownersOf(filter.controller) }));
}
