import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Instruction } from '../../effects/instruction.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import type { Brief } from './brief.ts';
import { fitted, type Groups, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { effectsMeant } from './meant.ts';

const it = '(?:it|her|him|{mine})';
const inChain = '(?: in (?:response|chain|same chain|that chain)| first| before it resolves)?';
const label = "(?: 's(?<label>(?: [a-z]+){0,4}?)(?: effect)?)?";

const activated = [
  form(
    `(?:end (?:phase|of battle phase) : )?i (?:activate|activated|use|used|trigger|triggered) (?:effect of )?{mine}${label}(?: in my (?<scale>pendulum-zone)| on field)?`,
  ),
  form(
    `(?:end (?:phase|of battle phase) : )?(?:my )?{mine}(?: 's)?(?<label>(?: [a-z]+){0,3}?)(?: effect| trigger)? (?:is|was) (?:activated|on chain)`,
  ),
  form(
    `i (?:tribute|discard|banish|send|pay|paid) (?:[a-z\\d]+ ){1,4}(?:for|to activate|to use) {mine}${label}`,
  ),
];
const gone = [
  form(
    `opp (?:chain|chains|chained|uses?|used|responds? with|answers? with) (?<gone>#\\d) (?:on ${it}|to (?:destroy|bounce|banish|pop|remove) ${it})${inChain}`,
  ),
  form(
    `opp (?:chain|chains|chained|uses?|used|responds? with|answers? with) (?<gone>#\\d)(?: on ${it})? and (?:destroys?|destroyed|bounces?|bounced|banishe[sd]|removes?d?) ${it}${inChain}`,
  ),
  form(`(?<gone>#\\d) (?:destroys?|destroyed|hits?|bounces?|bounced|banishe[sd]|removes?d?) ${it}${inChain}`),
  form(
    `(?:it|she|he|{mine}) (?:is|was|gets|got) (?:destroyed|hit|bounced|banished|removed|popped) by (?<gone>#\\d)${inChain}`,
  ),
  form(`(?:it|she|he|{mine}) (?:is|was|gets|got) (?<gone>#\\d) d${inChain}`),
];
const taken = [
  form(
    `opp (?:takes?|took|steals?|stole|takes? control of) ${it} (?:with|by|using) (?<taken>#\\d)${inChain}`,
  ),
  form(
    `(?:it|she|he|{mine}) (?:is|was|gets|got) (?:stolen|taken) (?:with|by|using) (?<taken>#\\d)${inChain}`,
  ),
  form(`(?<taken>#\\d) (?:takes?|took|steals?|stole) ${it}${inChain}`),
  form(`opp (?<taken>#\\d) ${it}(?: to their (?:side|field))?${inChain}`),
  form(
    `opp (?:chain|chains|chained|uses?|used|responds? with) (?<taken>#\\d) (?:and|to) (?:takes?|took|steals?) ${it}${inChain}`,
  ),
];
const asks = [
  form(
    `(?:does|will|do|can) (?:effect|its effect|her effect|his effect|{mine}(?: 's(?: [a-z]+){0,3})?|it) still (?:resolve|resolves|apply|work|go through|happen|go off|blow up [a-z ]+)(?: properly| normally)?`,
  ),
  form('(?:does|will) effect (?:of {mine} )?(?:resolve|apply|go through)'),
  form('(?:do|can|will) i still (?:get|draw|search|add|ss|gain|mill|destroy|banish)(?: [a-z\\d-]+){0,6}'),
  form('(?:do|will|does) opp still (?:take|lose|discard|get)(?: [a-z\\d-]+){0,4}'),
];
const shapes: readonly Shape[] = [gone, taken].map((response) => ({ needs: [activated, response], asks }));

/**
 * An effect that was activated, and whose card is removed or taken in response: does it still resolve? A monster's does
 * (effect/resolves-after-leaving), also where it is taken (chain/controller-of-the-effect); that of a card that has to
 * stay face-up does not (negate/must-remain-face-up).
 */
export function answeredInChain({ cards, told, asked }: Brief): Judged | undefined {
  for (const shape of shapes) {
    const says = fitted(told, asked, shape);
    const model = cardAt(cards, says?.['mine']);
    const response = cardAt(cards, (says?.['gone'] ?? says?.['taken'])?.slice(1));
    if (says === undefined || model === undefined || response === undefined || response === model) continue;
    const meant = (effectsMeant(model, says['label']) ?? [])
      .filter(isActivated)
      .filter(({ does }) => does.length > 0);
    const judged = meant.map((part) => judge(model, part, response, says));
    const [first] = judged;
    if (first === undefined || judged.some((each) => each?.answer !== first.answer)) return undefined;
    const [part] = meant;
    return ruled(first.answer, first.rule, first.because, {
      read: part === undefined ? [] : [{ model, part }],
    });
  }
  return undefined;
}

interface Ruled {
  readonly answer: 'yes' | 'no';
  readonly rule: string;
  readonly because: string;
}

function judge(
  model: CardModel,
  part: ActivatedEffect,
  response: CardModel,
  says: Groups,
): Ruled | undefined {
  const does = response.parts.filter(isActivated).flatMap((each) => each.does);
  if (does.some(({ do: verb }) => verb.startsWith('negate'))) return undefined;
  const { facts, name } = model;
  if (says['taken'] !== undefined) {
    if (!does.some(({ do: verb }) => verb === 'take-control') || facts.cardType !== 'monster')
      return undefined;
    if (part.does.some(needsOwnSide)) return undefined;
    return {
      answer: 'yes',
      rule: 'chain/controller-of-the-effect',
      because: `the player who activated the effect of ${name} resolves it, whoever controls ${name} then`,
    };
  }
  if (!does.some(({ do: verb }) => removing.has(verb))) return undefined;
  const stays =
    says['scale'] !== undefined ||
    (facts.cardType !== 'monster' && (facts.property === 'Continuous' || facts.property === 'Field'));
  const elsewhere =
    part.activatesIn !== undefined && !part.activatesIn.some((place) => place.endsWith('-zone'));
  if (part.mustBeFaceUpToResolve === true || (stays && !elsewhere)) {
    if (part.cost.some(({ what }) => what === 'this')) return undefined;
    const because = `${name} has to be face-up in its place when its effect resolves, and it is gone`;
    return { answer: 'no', rule: 'negate/must-remain-face-up', because };
  }
  if (facts.cardType !== 'monster' || part.does.some(isOfItself)) return undefined;
  const because = `the effect of ${name} was activated, and resolves although ${name} is gone`;
  return { answer: 'yes', rule: 'effect/resolves-after-leaving', because };
}

const removing: ReadonlySet<string> = new Set([
  'destroy',
  'banish',
  'return-to-hand',
  'return-to-deck',
  'send-to-gy',
]);

/** Does it do something with its own card, or may it? */
const isOfItself = ({ do: verb, what, onto, onlyIf, reads = '' }: Instruction): boolean =>
  what === 'this' ||
  onto === 'this' ||
  verb === 'described' ||
  onlyIf !== undefined ||
  /this card|\bit\b/i.test(reads);

/** Does it need its own card on its player's side? */
const needsOwnSide = ({ do: verb, onto, onlyIf, what }: Instruction): boolean =>
  onto === 'this' || onlyIf !== undefined || verb === 'described' || (what === 'this' && verb !== 'destroy');
