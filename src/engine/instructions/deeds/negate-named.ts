import { abilities } from '../../../card-model/facts.ts';
import type { Ban } from '../../../card-model/lasting/ban.ts';
import { withRestriction } from '../../restrictions/restriction.ts';
import { cardOf } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import type { NegatedEffects } from '../../state/lasting.ts';
import { done, type EffectContext, type Executor, note } from '../played.ts';
import { inWords } from './moving.ts';

const kinds = abilities.filter((each) =>
  ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Pendulum', 'Link'].includes(each),
);

/** Negates the effects of cards by their original name, or by a declared kind, for a time (rule negate/effect). */
export const negateNamed: Executor = (playing, instruction) => {
  const { duel, link } = playing;
  const { until, named, monstersOnly = false, reads = 'effects are negated by name' } = instruction;
  const end = until === undefined ? null : endOf(duel, until, link.player);
  const all = negatedBy(playing, named, monstersOnly);
  if (end === null || all.length === 0)
    return inWords(playing, { ...instruction, reads: `${reads}: which was not said` });
  return done({
    happens: [note(playing, reads)],
    changes: all.map(
      ({ negates, ban }) =>
        (now) =>
          withRestriction(now, {
            ban,
            negates,
            players: ['P0', 'P1'],
            player: link.player,
            source: link.card,
            words: reads,
            until: end,
          }),
    ),
  });
};

function negatedBy(
  { duel, link, previousCards: those }: EffectContext,
  named: 'those' | 'declared-name' | 'declared-type' | undefined,
  monstersOnly: boolean,
): readonly { readonly negates: NegatedEffects; readonly ban: Ban }[] {
  const { declared } = link;
  switch (named) {
    case 'those':
      return (those === 'open' ? [] : those).map((id) => ({
        negates: { name: cardOf(duel, id).model.name, monstersOnly },
        ban: {},
      }));
    case 'declared-name':
      return declared === undefined ? [] : [{ negates: { name: declared, monstersOnly }, ban: {} }];
    case 'declared-type': {
      const ability = kinds.find((each) => each.toLowerCase() === declared?.toLowerCase());
      const of = ability === undefined ? [] : [ability];
      return of.map((each) => ({
        negates: { ability: each },
        ban: { summons: ['special'], of: { cardType: 'monster', abilities: [each] } },
      }));
    }
    case undefined:
      return [];
  }
}
