import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import type { Brief } from './brief.ts';
import { fitted, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { effectsMeant, printedOf } from './meant.ts';

const way =
  '(?<way>(?:normal|tribute|flip|special|fusion|ritual|synchro|xyz|link|pendulum) summon|ss|summon|synchro|xyz|link|link into|synchro into)';
const that = '(?:it|that|that summon|summon|(?:its )?(?:[a-z]+ )?summon)';
const materials = '(?: (?:with|using|by using|by tributing) {material}(?: as material)?)?';
const negates = `(?: to (?:negate|stop) ${that}(?: and destroy (?:it|him|her))?)?`;

const summon = [
  form(
    `(?:(?:my|their) )?${way} of {summoned}${materials} (?:is|was|gets|got|has been) (?:negated|stopped|hit)(?: (?:by|with) {negater})?`,
  ),
  form(`(?:(?:my|their) )?${way} (?:is|was|gets|got) (?:negated|stopped) (?:by|with) {negater}`),
  form(`{negater} (?:negated|negates|stopped|stops|hit) (?:my |their )?${way} of {summoned}${materials}`),
  form(
    `{summoned} 's ${way} (?:is|was|gets|got|has been) (?:negated|stopped|hit)(?: (?:by|with) {negater})?`,
  ),
];
const tried = [
  form(`(?:i|opp) (?:try to |want to |attempt to )?${way} {summoned}${materials}(?: from [a-z-]+)?`),
  form(
    `(?:i|opp) (?:try to |want to |attempt to )?${way}(?: monster)? (?:with|using) {material}(?: as material)?`,
  ),
];
const stopped = [
  form(`{negater} (?:negates|negated|stops|stopped) ${that}`),
  form(
    `(?:i|opp) (?:use|uses|chain|chains|play|plays|activate|activates|flip|flips|answers? with|responds? with|negates? (?:it|that) with) {negater}${negates}`,
  ),
  form(`(?:it|that|summon) (?:is|was|gets|got) (?:negated|stopped|hit) (?:by|with) {negater}`),
];
const besides = [
  form('(?:{}|it|he|she) (?:goes|went|lands|is sent|was sent) (?:to|in) (?:my |their )?gy'),
  form('(?:{}|it|he|she) (?:is|was) destroyed'),
  form(
    '(?:i (?:have|control) )?{}(?: is| are)?(?: (?:on (?:my |their )?field|face-up|up|out|in (?:my |their )?(?:hand|gy)))?',
  ),
  form('nothing (?:is|was) summoned'),
  form('no other (?:card|effect)s? gives? (?:me )?normal summons?'),
];
const asksEffect = [
  form(
    `(?:in end phase |then )?(?:can|does|do|will) (?:{asked}|it|he|she)(?: 's)?(?<label>(?: [a-z]+){0,6}?)(?: effects?)? (?:be (?:activated|used)|activate|activates|trigger|triggers|go off|search|draw|get counter)`,
  ),
  form(
    `(?:in end phase ,? ?)?(?:can|do|will|does) (?:i|opp|it|she|he|{asked}) (?:use|activate|get) (?:{asked2}|its|her|his)(?: 's)?(?<label>(?: [a-z]+){0,9})`,
  ),
];
const asksNormal = [
  form(
    '(?:can|do) i (?:still )?(?:normal summon|get to normal summon)(?: or set)?(?: (?:again|(?:another|different|second|other) (?:monster|one)|monster|something else))?(?: this turn)?',
  ),
];

const shapes: readonly Shape[] = [
  { needs: [summon], may: besides, asks: asksEffect },
  { needs: [tried, stopped], may: besides, asks: asksEffect },
];
const normalShapes: readonly Shape[] = [
  { needs: [summon], may: besides, asks: asksNormal },
  { needs: [tried, stopped], may: besides, asks: asksNormal },
];

/**
 * After a Summon was negated: the monster was not Summoned, so that what answers its Summon does not activate, nothing
 * was used as material for a Summon (summons-general/negated); but a Normal Summon is used up.
 */
export function afterNegatedSummon({ cards, told, asked }: Brief): Judged | undefined {
  for (const shape of normalShapes) {
    const says = fitted(told, asked, shape);
    if (says === undefined || !negatesSummons(cardAt(cards, says['negater']))) continue;
    if (!/^(?:normal|tribute) summon$/.test(says['way'] ?? '')) return undefined;
    return ruled(
      'no',
      'normal-summon/count-used-up',
      'the Normal Summon was made, although it was negated, and it was the one of the turn',
      {
        assumed: ['no effect gives another Normal Summon'],
      },
    );
  }
  for (const shape of shapes) {
    const says = fitted(told, asked, shape);
    if (says === undefined || !negatesSummons(cardAt(cards, says['negater']))) continue;
    const summoned = cardAt(cards, says['summoned']);
    const who = cardAt(cards, says['asked'] ?? says['asked2'] ?? says['summoned']);
    if (who === undefined || who === cardAt(cards, says['negater'])) return undefined;
    const label = says['label']?.replace(/\bon summon\b/, '');
    const bySummon = /\bsummoned|material|on summon/.test(says['label'] ?? '');
    const meant = (bySummon ? effectsMeant(who, '') : effectsMeant(who, label)) ?? [];
    const parts = bySummon ? meant.filter((part) => needsSummon(who, part, summoned)) : meant;
    if (parts.length === 0 || !parts.every((part) => needsSummon(who, part, summoned))) return undefined;
    const [part] = parts;
    return ruled(
      'no',
      'summons-general/negated',
      `the Summon was negated, so it did not take place, and the effect of ${who.name} needs it`,
      { read: part === undefined ? [] : [{ model: who, part }] },
    );
  }
  return undefined;
}

const negatesSummons = (model: CardModel | undefined): boolean =>
  model?.parts.some(
    (part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'negate-summon'),
  ) === true;

/** Does the effect activate only where a monster was Summoned, or was material for a Summon that took place? */
function needsSummon(model: CardModel, part: Part, summoned: CardModel | undefined): boolean {
  if (!isActivated(part)) return false;
  const on = 'on' in part ? part.on : [];
  const words = `${printedOf(model, part)} ${JSON.stringify(part)}`;
  if (
    /\bas (?:a )?(?:Fusion |Synchro |Xyz |Link )?Material|material for (?:its|a|the) [A-Z]/i.test(words) &&
    model !== summoned
  )
    return true;
  if (on.length === 0 && 'unreadTiming' in part)
    return (
      /\bSummoned\b/.test(part.unreadTiming ?? '') &&
      !/\bwould be\b|destroyed|sent|leaves/i.test(part.unreadTiming ?? '')
    );
  return (
    on.length > 0 && on.every(({ event, declared }) => event.endsWith('-summoned') && declared === undefined)
  );
}
