import { oneOf } from '../pieces.ts';

/** The battle under way is played to its end before the question is asked. */
export const afterBattle = {
  maybe: [['after', oneOf<'battle'>('when', [{ value: 'battle', says: 'after the battle' }])]],
} as const;
