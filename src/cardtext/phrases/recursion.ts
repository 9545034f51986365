import { type Grammar, memo } from '../grammar/grammar.ts';
import type { Deed, Tail } from './deed-syntax.ts';
import type { Noun } from './syntax.ts';

/** A grammar that others stand on before it is made, as it contains them. `is` says what it is, once. */
interface Forward<T> {
  readonly grammar: Grammar<T>;
  readonly is: (made: Grammar<T>) => Grammar<T>;
}

function forward<T>(name: string): Forward<T> {
  let known: Grammar<T> | undefined;
  return {
    grammar: memo(() => {
      if (known === undefined) throw new Error(`the grammar of ${name} was not loaded`);
      return known;
    }),
    is: (made) => {
      known = made;
      return made;
    },
  };
}

/** Cards, in what is said of cards: `words/nouns.ts`. */
export const anyNoun: Forward<Noun> = forward('nouns');
/** What a player does, in what is said of such deeds: `verb-phrases.ts`. */
export const anyGerund: Forward<Deed> = forward('gerunds');
/** What stands after a verb and its cards: `adjuncts/adjuncts.ts`. */
export const anyTails: Forward<readonly Tail[]> = forward('tails');
