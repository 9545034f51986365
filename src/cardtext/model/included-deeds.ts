import type { Instruction } from '../../card-model/instruction.ts';
import type { Verb } from '../../card-model/verbs.ts';

/** How texts say what an effect may be asked to include, within one clause. */
const saidAs: readonly (readonly [Verb, RegExp])[] = [
  ['add-to-hand', /\badd\b.*\bto (?:your|their|the) hand\b/i],
  ['draw', /\bdraw \d/i],
  ['special-summon', /\bSpecial Summon\b/],
  ['send-to-gy', /\bsend\b.*\bto (?:the|your|their) GY\b/i],
  ['negate-activation', /\bnegate (?:the|that|its|their|this)(?: [\w/]+)* activation\b/i],
  [
    'change-atk',
    /^(?!.*\byou can\b).*(?:\b(?:gains?|loses?|increases?|decreases?|reduces?|doubles?|halves?|switch|swap|changes?|make)\b(?:(?!\b(?:LP|with|than|whose|has|have|equal|Summon)\b)[^;])*\b(?:ATK|DEF)\b|\b(?:ATK|DEF)s?\b(?:(?!\bSummon\b)[^;])*\b(?:becomes?|(?:is|are) (?:doubled|halved|reduced|increased|switched|changed))\b)/i,
  ],
];
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
      saidAs.flatMap(([verb, form]) =>
        form.test(clause)
          ? [{ do: verb, ...(verb === 'draw' || fromDeck.test(clause) ? { fromDeck: true as const } : {}) }]
          : [],
      ),
    );
  return includes.length === 0 ? {} : { includes };
}
