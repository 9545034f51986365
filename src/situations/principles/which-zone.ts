import type { CardModel } from '../../effects/card-model.ts';
import { cardSummonVerbs } from '../../effects/instruction.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { choicesOf } from './reading/takes.ts';

const main = '(?:a |the |my )?(?:main monster zones?|main zones?|mmz)';
const extra = '(?:an? |the |my )?(?:extra monster zones?|emz)';
const lead =
  '(?:(?:so|and) )?(?:(?:does|will|must|should) (?:it|she|he|that monster) (?:go|be placed|come|land) (?:in|into|to|on) |(?:is it|do i place it|do i put it) (?:in |into |to )?|to |into |in )?';
const either = new RegExp(`^${lead}(?:${main} or ${extra}|${extra} or ${main})\\?$`);
const whether = new RegExp(
  `^(?:so )?(?:(?:can|may|could) (?:it|she|he|that monster|the monster|i (?:put|place|summon|special summon) (?:it|her|him|that monster)) (?:(?:go|be (?:placed|put|summoned|special summoned)|come back|land) )?(?:in|into|to|on) ${extra})\\?$`,
);
const otherwise =
  /\b(?:extra deck|pendulum|(?:link|fusion|synchro|xyz)(?!-\d| ?monster)|(?:use|uses|used|using|with) (?:it|him|her|that|them)\b|ma(?:ke|kes|king|de)\b|overlay\w*|material\w*|set\b|control|chain\w*|negat\w*|their|his|her|opponent|opponent's)\b|n't\b|\bnot\b/;

/**
 * What an effect Special Summons from the GY, the hand, the Deck or from being banished goes to a Main Monster Zone, whatever
 * kind of monster it is (rule rule-change/link-and-pendulum-zones).
 */
export const whichZone: KeyWordPrinciple = ({ cards, told, question }) => {
  const asksWhich = either.test(question);
  if (!(asksWhich || whether.test(question)) || otherwise.test(told)) return undefined;
  const [effect, other] = cards.filter(({ model }) => model.facts.cardType !== 'monster');
  if (effect === undefined || other !== undefined || !takesFromElsewhere(effect.model)) return undefined;
  if (!told.includes(effect.ref) || cards.length > 2) return undefined;
  const because = `${effect.model.name} takes no monster from the Extra Deck, so it goes to a Main Monster Zone`;
  return ruled(asksWhich ? 'a Main Monster Zone' : 'no', 'rule-change/link-and-pendulum-zones', because);
};

const takesFromElsewhere = (model: CardModel): boolean => {
  const choices = choicesOf(model, cardSummonVerbs);
  return (
    choices !== null &&
    choices.length > 0 &&
    choices.every(({ from = [] }) => from.length > 0 && !from.includes('extra-deck'))
  );
};
