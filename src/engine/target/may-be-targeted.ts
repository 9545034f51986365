import type { Place } from '../../vocabulary/places.ts';
import type { Doer } from '../continuous/protections.ts';
import { type Rule, rule } from '../rule.ts';
import { beingSummoned, type Card, type Duel } from '../state/duel.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import { protectionOf } from './protection.ts';

/** May this card be targeted now, by an effect of which this much was said? */
export interface TargetCase {
  readonly card: Card;
  readonly by: Doer;
}

/** Where nothing can be targeted (rule target/where). */
export const neverTargeted: readonly Place[] = ['hand', 'deck', 'extra-deck', 'xyz-material'];

const whereTargeted = rule({
  id: 'target/where',
  reasons: {
    'not-there': ['forbids', '{card} is {where}, where no card can be targeted'],
    summoning: ['forbids', '{card} is being Summoned and is in no place yet'],
    there: ['permits', '{card} is {where}, where cards can be targeted'],
  },
  decide(duel: Duel, { card }: TargetCase) {
    const facts = { where: whereWords(card) };
    if (beingSummoned(duel).includes(card.id) && card.place !== 'monster-zone')
      return { code: 'summoning', facts };
    return { code: card.gone || neverTargeted.includes(card.place) ? 'not-there' : 'there', facts };
  },
});

/** A text keeps the card from being targeted. */
export const protectedNow = rule({
  id: 'target/protection-comes-late',
  reasons: {
    protected: ['forbids', 'the text of {source} keeps {card} from being targeted: "{words}"'],
    open: ['unknown', 'whether the text of {source} keeps {card} from being targeted is open: "{words}"'],
  },
  decide(duel: Duel, { card, by }: TargetCase) {
    const found = protectionOf(duel, card, by);
    if (found === undefined) return null;
    const facts = { source: found.source, words: found.words };
    return { code: found.verdict === 'forbids' ? 'protected' : 'open', facts };
  },
});

/** The rules on what can be targeted, whatever the effect asks for. */
export const targetRules: readonly Rule<TargetCase>[] = [whereTargeted, protectedNow];
