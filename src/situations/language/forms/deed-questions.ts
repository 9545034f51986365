import { deedWords } from '../../../engine/answer/deeds.ts';
import type { DeedAsked, EffectAsked } from '../../../engine/question.ts';
import type { Situation } from '../../situation.ts';
import type { Form } from '../form.ts';
import { oneOf, reference } from '../pieces.ts';
import { record } from '../record.ts';
import { afterBattle } from './after-battle.ts';

type Question = Situation['question'];
type Ask<K extends Question['ask']> = Extract<Question, { ask: K }>;

const deed = oneOf<DeedAsked>('what may happen to a card', [
  { value: 'destroyed', says: deedWords.destroyed },
  { value: 'banished', says: deedWords.banished },
  { value: 'sent-to-gy', says: deedWords['sent-to-gy'] },
  { value: 'returned-to-hand', says: deedWords['returned-to-hand'] },
  { value: 'returned-to-deck', says: deedWords['returned-to-deck'] },
  { value: 'special-summoned', says: deedWords['special-summoned'], also: ['Summoned'] },
  { value: 'added-to-hand', says: deedWords['added-to-hand'] },
  { value: 'discarded', says: deedWords.discarded },
  { value: 'tributed', says: deedWords.tributed },
]);

const does = oneOf<EffectAsked>('what an effect may do', [
  { value: 'draw', says: 'draw' },
  { value: 'add-to-hand', says: 'add to the hand' },
  { value: 'destroy', says: 'destroy' },
  { value: 'banish', says: 'banish' },
  { value: 'send-to-gy', says: 'send to the GY' },
  { value: 'return-to-hand', says: 'return to the hand' },
  { value: 'return-to-deck', says: 'return to the Deck' },
  { value: 'special-summon', says: 'Special Summon' },
  { value: 'special-summon-token', says: 'Special Summon Tokens' },
  { value: 'discard', says: 'discard' },
]);

/** Questions about what was done, or would be: to a card, or by an effect. */
export const deedQuestionForms: readonly Form<Question>[] = [
  {
    name: 'happened',
    example: 'was "Dandylion" destroyed?',
    piece: record<Ask<'happened'>>(
      { ask: 'happened' },
      'was',
      ['card', reference],
      ['deed', deed],
      afterBattle,
      '?',
    ),
  },
  {
    name: 'effect-does',
    example: 'did the effect of "Monster Reborn" Special Summon?',
    piece: record<Ask<'effect-does'>>(
      { ask: 'effect-does' },
      'did the effect of',
      ['card', reference],
      ['does', does],
      '?',
    ),
  },
  {
    name: 'affected',
    example: 'is "Jinzo" affected by "Solemn Judgment"?',
    piece: record<Ask<'affected'>>(
      { ask: 'affected' },
      'is',
      ['card', reference],
      'affected by',
      ['by', reference],
      '?',
    ),
  },
];
