import { type EffectObject, type Instruction, isTarget } from '../../../card-model/instruction.ts';
import { shieldSchema } from '../../../card-model/lasting/lasting-fields.ts';
import { defined } from '../../../platform/defined.ts';
import { meaningsOf } from '../../forms.ts';

const takers = meaningsOf('damage-takers', shieldSchema.shape.who);

const now = '(?:this turn|for the rest of this turn)';
const battle = '(?<battle> from (?:that|this) (?:battle|attack))';
const involving =
  '(?: from (?:attacks|battles) involving (?<involving>this card|this monster|it|that (?:monster|target))(?: you control)?)';

const forms = [
  new RegExp(
    `^(?:(?<first>${now}), )?(?<who>you take|take|your opponent takes|neither player takes|players take) (?:no|any) (?:further )?(?:(?<kind>battle|effect) )?damage(?:${battle}|${involving}| from (?<from>your opponent's|your) card effects)?(?<now> ${now})?$`,
    'i',
  ),
  new RegExp(
    `^(?:(?<first>${now}), )?(?:any|all) (?:(?<kind>battle|effect) )?damage (?:that )?(?<who>you take|your opponent takes|either player takes|both players take)(?:${battle}|${involving})?(?<now> ${now})? (?:is|becomes) (?<becomes>halved|doubled|0)$`,
    'i',
  ),
  new RegExp(
    `^the (?:battle )?damage (?<who>you take|your opponent takes)${battle} (?:is|becomes) (?<becomes>halved|doubled|0)$`,
    'i',
  ),
];

/**
 * What becomes of damage that a player takes, where the words say it in a known form; other instructions as they are.
 * @param before what the step before it is about, as "it" and "that monster" are
 */
export function withShield(each: Instruction, before?: EffectObject): Instruction {
  if (each.do !== 'described' || each.reads === undefined) return each;
  const said = each.reads.trim().replace(/\.$/, '');
  const found = forms.map((form) => form.exec(said)).find((match) => match !== null)?.groups;
  const who = takers[found?.['who']?.toLowerCase() ?? 'nobody'];
  if (found === undefined || who === undefined) return each;
  const { kind, becomes, battle, first, now = first, from, involving } = found;
  const damage = kind === 'battle' || kind === 'effect' ? kind : 'any';
  const card = involving?.startsWith('this')
    ? 'this'
    : before === 'this' || isTarget(before)
      ? before
      : undefined;
  if (involving !== undefined && card === undefined) return each;
  // Damage "from that battle" is taken in its Damage Step.
  const until =
    battle !== undefined
      ? { until: 'end-of-damage-step' as const }
      : now !== undefined
        ? { until: 'end-of-turn' as const }
        : {};
  return {
    ...until,
    ...each,
    shields: {
      who,
      damage: (battle ?? involving) === undefined ? damage : 'battle',
      becomes: becomes === 'halved' || becomes === 'doubled' ? becomes : 'none',
      ...(from === undefined ? {} : { from: from === 'your' ? 'you' : 'opponent' }),
      ...(involving === undefined ? {} : defined({ involving: card })),
    },
  };
}

/** The same of what applies while a card is there: battle damage is told with the battle (cardtext/battle). */
export function withAppliedShield(each: Instruction): Instruction {
  const shielded = withShield(each);
  return shielded.shields?.damage === 'effect' ? shielded : each;
}
