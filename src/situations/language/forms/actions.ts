import lines from '../../../../data/lexicon/situation-lines.json' with { type: 'json' };
import verbs from '../../../../data/lexicon/summon-verbs.json' with { type: 'json' };
import { damageStepTimings } from '../../../vocabulary/damage-step.ts';
import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import { type TossResult, tossResults } from '../../../vocabulary/tosses.ts';
import type { Situation } from '../../situation.ts';
import { someCounters } from '../counters.ts';
import { atOnce, cost, moments } from '../happens.ts';
import type { Form } from '../piece.ts';
import { list, number, oneOf, ordinal, reference, text, wordPiece } from '../pieces.ts';
import { formsOf } from '../template.ts';
import { phase, player, spellTrapZone, zone } from '../words.ts';
import { timings } from './timings.ts';

export type Action = Situation['actions'][number];

/** A verb in the form for "P0", and in that for nobody. */
const third = (verb: string): string => verb.replace(/\b(Summon|Set)\b/, '$1s');
const bare = (verb: string): string => verb.replace(/\b(Summon|Set)s\b/i, '$1');

const verbOf = (form: (verb: string) => string) =>
  oneOf<SummonWay>(
    'how it is Summoned',
    summonWays.ids.map((value) => ({ value, says: form(verbs[value]), also: [verbs[value]] })),
    (word) => (/\b(summon|set)s?\b/i.test(word) ? summonWays.find(bare(word)) : undefined),
  );

const pieces = {
  player,
  card: reference,
  cards: list(reference, { none: 'nothing' }),
  monsters: list(reference),
  part: ordinal('the number of a part'),
  cost,
  text,
  zone,
  spellTrapZone,
  phase,
  events: atOnce,
  moments,
  counters: someCounters,
  lp: number('how many LP'),
  summon: verbOf((verb) => verb),
  summons: verbOf(third),
  // Whether each "you can" of a text is done, in its order.
  decisions: list(wordPiece('decision'), { none: 'nothing' }),
  // Which of each "A, or B" of a text was picked, in its order.
  picked: list(ordinal('the number of what was picked'), { none: 'nothing' }),
  // What each coin and die of a text showed, in its order.
  results: list(
    oneOf<TossResult>(
      'the result of a coin or a die',
      tossResults.map((value) => ({ value, says: value })),
    ),
  ),
  timing: oneOf(
    'a timing of the Damage Step',
    [...timings, { value: 'over', says: 'its end' }],
    damageStepTimings.find,
  ),
};

/** Every action: a line each. */
export const actionForms: readonly Form<Action>[] = formsOf<Action>('do', lines.actions, pieces);
