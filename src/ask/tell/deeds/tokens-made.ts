import { isActivated } from '../../../card-model/activated.ts';
import { isDescribed } from '../../../card-model/instruction.ts';
import type { Player } from '../../../engine/state/duel.ts';
import type { Situation } from '../../../situations/situation.ts';
import type { ToldCard } from '../cards/told-cards.ts';

/** How many Main Monster Zones of a player the Tokens take that what was activated makes. */
const takenByTokens = (player: Player, { actions }: Situation, cards: readonly ToldCard[]): number =>
  actions
    .flatMap((each) => (each.do === 'activate' && each.player === player ? [each.card] : []))
    .flatMap((id) => cards.find((each) => each.id === id)?.model.parts.filter(isActivated) ?? [])
    .flatMap(({ does }) => does.filter(({ do: verb }) => verb === 'special-summon-token'))
    .reduce(
      (all, { what }) => all + (isDescribed(what) && typeof what.count === 'number' ? what.count : 1),
      0,
    );

/** Numbers for further monsters of a player: as many as three, where Tokens leave room for them. */
export const besideTokens = (
  player: Player,
  situation: Situation,
  cards: readonly ToldCard[],
): readonly number[] => [1, 2, 3].slice(0, Math.max(1, 5 - takenByTokens(player, situation, cards)));
