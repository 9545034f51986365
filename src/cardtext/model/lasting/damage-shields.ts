import type { Instruction } from '../../../card-model/instruction.ts';
import { shieldSchema } from '../../../card-model/lasting/shield.ts';
import { meaningsOf } from '../../forms.ts';

const takers = meaningsOf('damage-takers', shieldSchema.shape.who);

const forms = [
  /^(?<who>you take|take|your opponent takes|neither player takes) (?:no|any) (?:(?<kind>battle|effect) )?damage(?:(?<battle> from that battle)| from (?<from>your opponent's|your) card effects)?$/i,
  /^(?:any|all) (?:(?<kind>battle|effect) )?damage (?:that )?(?<who>you take|your opponent takes|either player takes|both players take) (?<now>this turn )?(?:is|becomes) (?<becomes>halved|0)$/i,
];

/** What a player takes no damage from, or half of it, where the words say it in a known form; other instructions as they are. */
export function withShield(each: Instruction): Instruction {
  if (each.do !== 'described' || each.reads === undefined) return each;
  const said = each.reads.trim().replace(/\.$/, '');
  const found = forms.map((form) => form.exec(said)).find((match) => match !== null)?.groups;
  const who = takers[found?.['who']?.toLowerCase() ?? 'nobody'];
  if (found === undefined || who === undefined) return each;
  const { kind, becomes, battle, now, from } = found;
  const damage = kind === 'battle' || kind === 'effect' ? kind : 'any';
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
      damage: battle === undefined ? damage : 'battle',
      becomes: becomes === 'halved' ? 'halved' : 'none',
      ...(from === undefined ? {} : { from: from === 'your' ? 'you' : 'opponent' }),
    },
  };
}

/** The same of what applies while a card is there: battle damage is told with the battle (cardtext/battle). */
export function withAppliedShield(each: Instruction): Instruction {
  const shielded = withShield(each);
  return shielded.shields?.damage === 'effect' ? shielded : each;
}
