import { saidBy } from '../../card-model/word-test.ts';
import { footprintOf } from '../../cardtext/footprint.ts';
import type { ToldOf } from './without-words.ts';
// With the rules is loaded what they ask of words.
import '../../engine/legal/judge-step.ts';
import '../../engine/answer/answer-question.ts';

/** What a shipped model tells of words that it leaves out. */
export const toldOf: ToldOf = (words) => ({ footprint: footprintOf(words), says: saidBy(words) });
