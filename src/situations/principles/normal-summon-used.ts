import type { CardModel } from '../../effects/card-model.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { fitted, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { done, written } from './reading/verb-words.ts';

const way = '(?:my )?(?:normal|tribute) summon';
const that = `(?:it|that|(?:${way}|summon))`;
const with_ = '(?: (?:with|using|by tributing) {})?';

const negated = [
  form(`${way} of {}${with_} (?:is|was|gets|got) ${done('negate')} (?:by|with) {negater}`),
  form(`{} 's ${way} (?:is|was|gets|got) ${done('negate')} (?:by|with) {negater}`),
  form(`${way} (?:is|was|gets|got) ${done('negate')} (?:by|with) {negater}`),
  form(`{negater} ${written('negate')} ${way} of {}${with_}`),
  form(`{negater} ${written('negate')} (?:{} 's )?${way}`),
  form(`opp ${written('negate')} (?:${way} of {}|(?:{} 's )?${way}) (?:with|using) {negater}`),
];
const tried = [form(`i (?:try to |want to )?${written('normal-summon', 'tribute-summon')} {}${with_}`)];
const stopped = [
  form(`{negater} ${written('negate')} ${that}`),
  form(`opp ${written('activate', 'chain', 'use')} (?:with )?{negater}(?: to negate ${that})?`),
  form(`opp ${written('negate')} ${that} (?:with|using) {negater}`),
  form(`${that} (?:is|was|gets|got) ${done('negate')} (?:by|with) {negater}`),
];
/** "No other effect gives Normal Summons": what is taken for granted anyway. */
const noMore = [
  form(
    '(?:there is )?no (?:other )?(?:effect|card)s?(?: that)? (?:gives?|grants?|lets|allows?)(?: me| opp)?(?: more| additional| extra| another| any| further| second)* normal summons?',
  ),
  form(
    '(?:i have )?no (?:other |more |additional |extra )*(?:normal summons?|effects? for (?:more|additional|extra) normal summons?)',
  ),
];
const asks = [
  form(
    'can i (?:still )?normal summon(?: or set)?(?: (?:again|(?:another|different|second|other) (?:monster|one)|monster|something else))?(?: this turn)?',
  ),
];
const shapes: readonly Shape[] = [
  { needs: [negated], may: noMore, asks },
  { needs: [tried, stopped], may: noMore, asks },
];

/** A Normal Summon that was negated is the one of the turn all the same (normal-summon/count-used-up). */
export const normalSummonUsed: EveryWordPrinciple = ({ cards, sentences }) => {
  const says = shapes.map((shape) => fitted(sentences, shape)).find((each) => each !== undefined);
  const negater = cardAt(cards, says?.['negater']);
  if (negater === undefined || !negatesSummons(negater) || cards.some(({ model }) => givesMore(model)))
    return undefined;
  const because = 'the Normal Summon was made, although it was negated, and it was the one of the turn';
  const assumed = ['no effect gives another Normal Summon'];
  return ruled('no', 'normal-summon/count-used-up', because, [], assumed);
};

const negatesSummons = ({ parts }: CardModel): boolean =>
  parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'negate-summon'));

/** Does the text speak of further Normal Summons? */
const givesMore = ({ text }: CardModel): boolean =>
  /additional|in addition|Normal Summon(?:s|\/Set)? (?:up to )?\d|immediately after/i.test(text?.main ?? '');
