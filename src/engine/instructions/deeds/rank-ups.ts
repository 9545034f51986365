import { barredAs } from '../../material-summon/barred.ts';
import { hasAbility } from '../../state/ability.ts';
import { materialsOf } from '../../state/attached.ts';
import { cardOf } from '../../state/duel.ts';
import type { Happens } from '../../state/event.ts';
import { byLink, type Executor, everyCard, nothing, open } from '../played.ts';
import { pointedAt } from '../pointed-at.ts';
import { specialSummon } from './summoning.ts';

/** "By using that target as material": the monster that is used goes below the Summoned one, with its materials where the text says so. */
export const rankUp: Executor = (playing, instruction) => {
  const { duel, link } = playing;
  const meant = pointedAt(playing, instruction.onto);
  if (meant.open !== undefined) return open(playing, instruction, meant.open, everyCard(playing));
  const [used] = meant.cards.map((id) => cardOf(duel, id));
  if (used?.place !== 'monster-zone' || used.controller !== link.player) return nothing();
  const played = specialSummon(playing, instruction);
  const [id] = played.previousCards === 'open' ? [] : (played.previousCards ?? []);
  if (played.was !== 'done' || id === undefined) return played;
  const barred = barredAs(duel, 'xyz', { card: cardOf(duel, id), player: link.player, material: used })?.is;
  if (barred === 'yes' || hasAbility(used, 'Token')) return nothing();
  const under = materialsOf(duel, used.id);
  const words = `whether ${used.model.name} can be used as material`;
  if (barred === 'unknown' || !used.faceUp || (under.length > 0 && !instruction.transfers))
    return { ...open(playing, instruction, words, [id, used.id]), usedChoices: played.usedChoices };
  const goes = [...under, used].map(
    (card): Happens => ({
      event: 'became-xyz-material',
      card: card.id,
      onto: id,
      for: 'xyz-summoned',
      ...byLink(playing),
    }),
  );
  return { ...played, happens: goes, next: played.happens };
};
