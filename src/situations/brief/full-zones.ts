import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { type Instruction, isDescribed } from '../../effects/instruction.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { isField } from '../../vocabulary/places.ts';
import type { Brief } from './brief.ts';
import { fitted, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { effectsMeant } from './meant.ts';

const full = '(?:all |completely )?(?:five |5 )?(?:full|occupied|filled|taken|in use)';
const monsters = [
  form(`(?:all )?(?:five |5 )?(?:of )?(?:my )?(?:five |5 )?(?<zones>monster-zone|field) (?:is|are) ${full}`),
  form(`i (?:have|control) (?:five|5) (?<zones>monsters)(?: \\( [^()]* \\))?`),
  form(
    `i have (?:exactly |only )?(?<open>one|1|single) (?:open |free |empty )?(?<zones>monster-zone)(?: (?:open|free|left|empty))?`,
  ),
  form(`(?:exactly |only )?(?<open>one|1) (?:open |free |empty )(?<zones>monster-zone)`),
  form('i have no (?:open|free|empty) (?<zones>monster-zone)(?: left)?'),
];
const backs = [
  form(`(?:all )?(?:five |5 )?(?:of )?(?:my )?(?:five |5 )?(?<backs>spell-trap-zone) (?:is|are) ${full}`),
  form('i have no (?:open|free|empty) (?<backs>spell-trap-zone)(?: left)?'),
];
const besides = [
  form('(?:opp|their monster|#\\d) (?:attacks?|is attacked|declares? attack)'),
  form('i have {}(?: in hand)?'),
];
const asks = [
  form(
    `can i (?:still )?(?:use|activate|play|resolve) {asked}(?: 's)?(?<label>(?: [a-z]+){0,4}?)(?: effect)?(?: from (?:my )?(?:hand|deck))?(?: and (?:just |only )?(?:ss|summon) (?:just |only )?one(?: [a-z]+){0,3})?`,
  ),
];

/**
 * No free zone for what an effect puts on the field: it cannot be activated (activation/must-be-able-to-resolve). Open
 * where a card leaves such a zone for it first.
 */
export function withFullZones({ cards, told, asked }: Brief): Judged | undefined {
  const shape = (needs: readonly RegExp[]): Shape => ({ needs: [needs], may: besides, asks });
  const says = fitted(told, asked, shape(monsters)) ?? fitted(told, asked, shape(backs));
  const model = cardAt(cards, says?.['asked']);
  if (says === undefined || model === undefined) return undefined;
  const meant = (effectsMeant(model, says['label']) ?? []).filter(isActivated);
  const free = says['open'] === undefined ? 0 : 1;
  const needs = (effect: ActivatedEffect): boolean =>
    says['zones'] === undefined ? needsBack(model, effect) : monstersFor(effect) > free && !makesRoom(effect);
  if (meant.length === 0 || !meant.every(needs)) return undefined;
  const [part] = meant;
  return ruled(
    'no',
    'activation/must-be-able-to-resolve',
    `${model.name} has something put on the field for which there is no free zone`,
    { read: part === undefined ? [] : [{ model, part }] },
  );
}

/** How many monsters the effect has to put on its player's field before anything else. */
function monstersFor({ does, targets }: ActivatedEffect): number {
  const [first] = does;
  if (first === undefined || first.onlyIf !== undefined || first.who !== undefined || first.may) return 0;
  if (first.do !== 'special-summon' && first.do !== 'special-summon-token') return 0;
  const { what } = first;
  if (what === 'this') return 1;
  if (what === 'targets')
    return targets.reduce((sum, { count, upTo }) => sum + (count === 'any' || upTo ? 1 : count), 0);
  if (isDescribed(what)) return typeof what.count === 'number' && what.upTo === undefined ? what.count : 1;
  return 1;
}

/** Does its cost, or anything that it does, take cards from the field? */
const makesRoom = ({ cost, does }: ActivatedEffect): boolean => [...cost, ...does.slice(1)].some(mayLeave);

const leaving: ReadonlySet<string> = new Set([
  'tribute',
  'send-to-gy',
  'banish',
  'destroy',
  'return-to-hand',
  'return-to-deck',
  'described',
  'attach',
  'take-control',
  'switch-control',
]);

function mayLeave({ do: verb, what, from }: Instruction): boolean {
  if (!leaving.has(verb)) return false;
  const places = isDescribed(what) ? (what.from ?? from) : from;
  return places === undefined || places.some(isField);
}

/** Does the effect put a card into a Spell & Trap Zone: the one that is activated, or one that it equips or Sets? */
function needsBack({ facts }: CardModel, effect: ActivatedEffect): boolean {
  const [first] = effect.does;
  if (effect.kind === 'activation') return facts.cardType === 'spell' && facts.property !== 'Field';
  if (first === undefined || makesRoom(effect) || first.onlyIf !== undefined) return false;
  if (first.do === 'equip') return first.what === 'this' && facts.cardType === 'monster';
  return (
    first.do === 'set' &&
    first.who === undefined &&
    isDescribed(first.what) &&
    first.what.filter.cardType !== 'monster' &&
    first.what.filter.cardType !== undefined
  );
}
