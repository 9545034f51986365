import type { LpAsked } from '../../../engine/question.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { choice } from '../pieces.ts';
import { record, says } from '../record.ts';
import { player } from '../words.ts';
import { afterBattle } from './after-battle.ts';

type Question = Situation['question'];
type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const who = ['player', player] as const;

const changed = (how: LpAsked, much: string, does: string, all: string) => [
  record<Ask<'lp-changed'>>({ ask: 'lp-changed', how }, `${much} does`, who, does, afterBattle, '?'),
  record<Ask<'lp-changed'>>({ ask: 'lp-changed', how }, `${much} ${all}`, afterBattle, '?'),
];

/** Questions about what became of LP, and who has lost. */
export const lpQuestionForms: readonly Form<Question>[] = [
  {
    name: 'lp',
    example: 'how many LP does P0 have?',
    piece: choice<Ask<'lp'>>(
      record<Ask<'lp'>>({ ask: 'lp' }, 'how many LP does', who, 'have', afterBattle, '?'),
      record<Ask<'lp'>>({ ask: 'lp' }, 'how many LP are left', afterBattle, '?'),
    ),
  },
  {
    name: 'lp-changed',
    example: 'how much damage does P1 take?',
    piece: choice<Ask<'lp-changed'>>(
      ...changed('damage', 'how much damage', 'take', 'is taken'),
      ...changed('loss', 'how many LP', 'lose', 'are lost'),
      ...changed('gain', 'how many LP', 'gain', 'are gained'),
    ),
  },
  {
    name: 'duel-over',
    example: 'does P0 win?',
    piece: choice<Ask<'duel-over'>>(
      record<Ask<'duel-over'>>(
        { ask: 'duel-over' },
        'does',
        ['won', player],
        says('win', 'win the Duel'),
        afterBattle,
        '?',
      ),
      record<Ask<'duel-over'>>(
        { ask: 'duel-over' },
        'does',
        ['lost', player],
        says('lose', 'lose the Duel'),
        afterBattle,
        '?',
      ),
      record<Ask<'duel-over'>>({ ask: 'duel-over' }, 'is the Duel over', afterBattle, '?'),
    ),
  },
  {
    name: 'winner',
    example: 'who wins?',
    piece: record<Ask<'winner'>>({ ask: 'winner' }, says('who wins', 'who wins the Duel'), afterBattle, '?'),
  },
];
