import { type SummonWay, summonWays } from '../../../vocabulary/summons.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { choice, list, oneOf, reference, wordOf } from '../pieces.ts';
import { record, says } from '../record.ts';
import { player } from '../words.ts';
import { afterBattle } from './after-battle.ts';

type Question = Situation['question'];
type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const cards = list(reference, { none: 'nothing' });
const way = wordOf<SummonWay>(summonWays);
/** How a monster is Normal Summoned or Set. */
export const normalWay = oneOf('a way of Normal Summoning', [
  { value: 'summon', says: 'Normal Summoned', also: ['Tribute Summoned'] },
  { value: 'set', says: 'Set', also: ['Normal Set'] },
  { value: 'again', says: 'Normal Summoned again', also: ['Gemini Summoned'] },
]);

/** Questions about zones, materials, Tributes and how many Summons there are. */
export const summonQuestionForms: readonly Form<Question>[] = [
  {
    name: 'zones',
    example:
      'in which zones may "Stardust Dragon" be placed by P0, that is Synchro Summoned, using "Star Boy"?',
    piece: record<Ask<'zones'>>(
      { ask: 'zones' },
      'in which zones may',
      ['card', reference],
      'be placed',
      { maybe: ['by', ['player', player]] },
      { maybe: [says(', that is', 'that is'), ['way', way]] },
      { maybe: [says(', using', 'using'), ['materials', cards]] },
      '?',
    ),
  },
  {
    name: 'material-summon',
    example: 'can "Stardust Dragon" be Summoned by P0, using "Dandylion" and "Star Boy"?',
    piece: record<Ask<'material-summon'>>(
      { ask: 'material-summon' },
      'can',
      ['card', reference],
      'be Summoned',
      { maybe: ['by', ['player', player]] },
      says(', using', 'using'),
      ['materials', cards],
      '?',
    ),
  },
  {
    name: 'own-procedure',
    example: 'can "Dandylion" be Special Summoned by P0 by its own procedure, using "Jinzo"?',
    piece: record<Ask<'own-procedure'>>(
      { ask: 'own-procedure' },
      'can',
      ['card', reference],
      'be Special Summoned',
      { maybe: ['by', ['player', player]] },
      'by its own procedure',
      { maybe: [says(', using', 'using'), ['used', list(reference)]] },
      { maybe: [['granted', oneOf<true>('what is granted', [{ value: true, says: 'among other cards' }])]] },
      '?',
    ),
  },
  {
    name: 'normal-summons-left',
    example: 'how many Normal Summons has P0 left?',
    piece: record<Ask<'normal-summons-left'>>(
      { ask: 'normal-summons-left' },
      'how many Normal Summons has',
      ['player', player],
      'left',
      '?',
    ),
  },
  {
    name: 'how-many-tributes',
    example: 'how many Tributes does "Jinzo" need to be Normal Summoned?',
    piece: record<Ask<'how-many-tributes'>>(
      { ask: 'how-many-tributes' },
      'how many Tributes does',
      ['card', reference],
      'need to be',
      ['as', normalWay],
      '?',
    ),
  },
  {
    name: 'pendulum-summons',
    example: 'which monsters can P0 Pendulum Summon?',
    piece: choice<Ask<'pendulum-summons'>>(
      record<Ask<'pendulum-summons'>>(
        { ask: 'pendulum-summons', atOnce: true },
        says('which monsters come when'),
        ['player', player],
        says('Pendulum Summons as many as possible'),
        { maybe: [', of', ['cards', cards]] },
        '?',
      ),
      record<Ask<'pendulum-summons'>>(
        { ask: 'pendulum-summons' },
        'which monsters can',
        ['player', player],
        'Pendulum Summon',
        { maybe: [', of', ['cards', cards]] },
        '?',
      ),
    ),
  },
  {
    name: 'where',
    example: 'where is "Dandylion"?',
    piece: choice<Ask<'where'>>(
      record<Ask<'where'>>({ ask: 'where' }, 'where is', ['card', reference], afterBattle, '?'),
      record<Ask<'where'>>(
        { ask: 'where', became: true },
        'what becomes of',
        ['card', reference],
        afterBattle,
        '?',
      ),
    ),
  },
];
