import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { isNormalSummon, isSpecialSummon, type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { continuousOf, isWorking } from '../negation.ts';
import { rule } from '../rule.ts';
import { beingSummoned, type Card, cardOf, type Duel } from '../state/duel.ts';

const own = /^this card's (?:(?<way>[a-z]+) )?summon cannot be negated/i;
const ofOthers = wordTest(/\bsummons?\b[^.]*\bcannot be negated\b/i);

/** What an instruction of a Continuous Effect says, as one sentence. */
const sentence = ({ what, reads = '' }: Instruction): string => {
  const of = typeof what === 'object' && !isDescribed(what) && 'reads' in what ? `${what.reads} ` : '';
  return `${of}${reads}`;
};

const continuousTexts = ({ parts }: CardModel): readonly string[] =>
  parts.flatMap((part) => (part.kind === 'continuous' ? part.does.map(sentence) : []));

/** Does the text of a monster say that its Summon, made in this way, cannot be negated? */
export const ownSummonCannotBeNegated = (model: CardModel, way: SummonWay): boolean =>
  continuousTexts(model).some((text) => {
    const found = own.exec(text);
    if (found === null) return false;
    const said = found.groups?.['way']?.toLowerCase();
    if (said === undefined) return true;
    if (said === 'normal') return isNormalSummon(way);
    return said === 'special'
      ? isSpecialSummon(way)
      : summonWays.term(way).toLowerCase() === `${said} summoned`;
  });

/** The monsters of the declared Summon whose Summon can be negated, by their own texts. */
export const negatableNow = (duel: Duel): readonly Card[] => {
  const { summoning } = duel;
  if (summoning === undefined) return [];
  return beingSummoned(duel)
    .map((id) => cardOf(duel, id))
    .filter(({ model }) => !ownSummonCannotBeNegated(model, summoning.way));
};

/** What another face-up card says of Summons that cannot be negated; which Summons those are is not read. */
const textOfAnother = (duel: Duel): { readonly card: string; readonly words: string } | undefined =>
  Object.values(duel.cards)
    .filter((card) => isWorking(duel, card) && !beingSummoned(duel).includes(card.id))
    .flatMap((card) =>
      continuousOf(card)
        .flatMap(({ does }) => does.map(sentence))
        .filter((words) => ofOthers.test(words) && !own.test(words))
        .map((words) => ({ card: card.model.name, words })),
    )
    .at(0);

/** "This card's Synchro Summon cannot be negated" is no effect: it holds while the monster is being Summoned. */
export const summonCannotBeNegated = rule({
  id: 'summons-general/no-effects',
  reasons: {
    own: ['forbids', 'by its own text the Summon of {card} cannot be negated'],
    'not-read': ['unknown', 'the text of {card} says which Summons cannot be negated: {words}'],
  },
  decide(duel: Duel) {
    const { summoning, chain } = duel;
    if (summoning === undefined || chain.length > 0) return null;
    if (negatableNow(duel).length === 0)
      return { code: 'own', facts: { card: cardOf(duel, summoning.card).model.name } };
    const text = textOfAnother(duel);
    return text === undefined ? null : { code: 'not-read', facts: text };
  },
});
