import { allowSummons, gainSummon } from '../../normal-summon/count.ts';
import { gainOf } from '../../normal-summon/gained.ts';
import { cardOf } from '../../state/duel.ts';
import { done, type Executor, note } from '../played.ts';
import { summonByEffect } from './summoning.ts';

/**
 * "In addition to your Normal Summon/Set": the player gains a Normal Summon for the turn. One that is made right after
 * the effect is told as a Summon of its own.
 */
export const normalSummon: Executor = (playing, instruction) => {
  const { duel, link } = playing;
  const gained = gainOf(cardOf(duel, link.card), instruction);
  if (gained === undefined) return summonByEffect(playing, instruction);
  return done({
    happens: [
      note(playing, `${link.player} gains a Normal Summon in addition to that of the turn`, {
        rule: 'normal-summon/beside-the-count',
      }),
    ],
    changes: [(now) => gainSummon(now, link.player, gained)],
  });
};

/** "You can conduct 2 Normal Summons/Sets this turn, not just 1" (rule normal-summon/effects-that-change-the-count). */
export const conductNormalSummons: Executor = (playing, { amount = 1 }) => {
  const { player } = playing.link;
  const more = amount > playing.duel.normalSummons[player].allowed;
  const rule = more ? 'normal-summon/effects-that-change-the-count' : 'normal-summon/no-same-count-twice';
  return done({
    happens: [note(playing, `${player} can conduct ${amount} Normal Summons or Sets this turn`, { rule })],
    changes: [(duel) => allowSummons(duel, player, amount)],
  });
};
