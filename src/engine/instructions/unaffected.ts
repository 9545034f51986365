import type { Instruction } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { isLeftByItself, isSheltered } from '../continuous/protections.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import { type EffectSource, unaffectedBy } from '../state/unaffected.ts';
import { type EffectContext, effectOf } from './played.ts';
import { type Bar, forbids, leavesOpen, type Reach } from './pool.ts';

/** Why the card is unaffected: by the text of which card. */
function why(duel: Duel, card: Card, source: EffectSource): string {
  const by = unaffectedBy(card, source);
  const whose =
    by === undefined
      ? 'a text'
      : by === card.id
        ? 'its own text'
        : `the text of ${cardOf(duel, by).model.name}`;
  return `${whose} leaves it unaffected by the effect`;
}

/** What an effect left to be done with a monster that it Summoned was settled before the monster's own text applied. */
const isBound = (playing: EffectContext, card: Card): boolean =>
  playing.begun === undefined &&
  playing.moved[card.id] === card.moves &&
  unaffectedBy(card, effectOf(playing)) === card.id;

/** The reach of an instruction without the cards on the field that are unaffected by its effect. Paying affects nothing. */
export function withoutUnaffected(playing: EffectContext, { do: verb }: Instruction, reach: Reach): Reach {
  if (playing.paying || !verbFacts[verb].affects) return reach;
  const source = effectOf(playing);
  return {
    ...reach,
    bars: (duel, card): Bar | undefined => {
      const own = isField(card.place) && !isBound(playing, card) ? isLeftByItself(duel, card, source) : 'no';
      const is = own === 'no' && isField(card.place) ? isSheltered(duel, card, source) : own;
      const rule = 'unaffected/unaffected';
      if (is === 'yes') return forbids(rule, why(duel, card, source));
      const bar = reach.bars?.(duel, card);
      if (is === 'no' || bar !== undefined) return bar;
      return leavesOpen(rule, `whether ${card.model.name} is unaffected by the effect was not read`);
    },
  };
}
