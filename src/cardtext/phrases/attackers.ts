import type { EffectObject } from '../../card-model/instruction.ts';
import { readWhole } from '../grammar/grammar.ts';
import { cardsOf } from './card-objects.ts';
import type { Context } from './context.ts';
import { noun as nounPiece } from './words/nouns.ts';

/** What a condition says attacks a Defense Position monster; undefined: it says nothing of that. */
export function attackerIn(condition: string | undefined, context: Context): EffectObject | undefined {
  const words = /^if (.+) attacks a Defense Position monster\b/i.exec(condition ?? '')?.[1];
  const noun = words === undefined ? undefined : readWhole(nounPiece, words)?.value;
  const [only, ...others] = noun?.items ?? [];
  if (words === undefined || noun === undefined || only === undefined || others.length > 0) return undefined;
  const pointed = only.is === 'pronoun' || (only.is === 'group' && only.count === 'this');
  // "A monster you control" is each that attacks so, which no number says.
  return pointed ? cardsOf(noun, context)[0]?.what : { reads: words };
}
