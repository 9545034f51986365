import type { Instruction } from '../../card-model/instruction.ts';
import { verbs } from '../../card-model/verbs.ts';
import { kindsOf } from '../forms.ts';

/** How texts say what an effect may be asked to include, within one clause. */
const saidAs = kindsOf('included', verbs);
const fromDeck = /\bfrom (?:your|their|the) (?:hand (?:or|and\/or) )?Deck\b|\bexcavated\b/;
/** A clause that forbids, or tells of what happens otherwise or comes of it, does nothing of it. */
const doesNot = /\b(?:cannot|except|would|if|when|that was|were|this turn|so that)\b/i;
/** What says how long it lasts, or which card is meant, and takes nothing back. */
const besides = / \(?until the end of this turn\)?| that cannot be Normal Summoned\/Set/;

/** What words that were not read as instructions surely include: a clause says the verb, and that cards come from the Deck. */
export function includedIn(words: string): Pick<Instruction, 'includes'> {
  const includes = words
    .split(/[,;.:]| then /)
    .filter((clause) => !doesNot.test(clause.replace(besides, '')))
    .flatMap((clause) =>
      saidAs.flatMap(([form, verb]) =>
        form.test(clause)
          ? [{ do: verb, ...(verb === 'draw' || fromDeck.test(clause) ? { fromDeck: true as const } : {}) }]
          : [],
      ),
    );
  return includes.length === 0 ? {} : { includes };
}
