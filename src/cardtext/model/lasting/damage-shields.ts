import type { Instruction } from '../../../card-model/instruction.ts';
import type { Shield } from '../../../card-model/lasting/shield.ts';

const takers = {
  '': 'you',
  'you take': 'you',
  take: 'you',
  'your opponent takes': 'opponent',
  'neither player takes': 'both',
  'either player takes': 'both',
  'both players take': 'both',
} as const satisfies Readonly<Record<string, Shield['who']>>;

const forms = [
  /^(?<who>you take|take|your opponent takes|neither player takes) (?:no|any) (?:(?<kind>battle|effect) )?damage(?<battle> from that battle)?$/i,
  /^(?:any|all) (?:(?<kind>battle|effect) )?damage (?:that )?(?<who>you take|your opponent takes|either player takes|both players take) (?<now>this turn )?(?:is|becomes) (?<becomes>halved|0)$/i,
];

/** What a player takes no damage from, or half of it, where the words say it in a known form; other instructions as they are. */
export function withShield(each: Instruction): Instruction {
  if (each.do !== 'described' || each.reads === undefined) return each;
  const said = each.reads.trim().replace(/\.$/, '');
  const found = forms.map((form) => form.exec(said)).find((match) => match !== null)?.groups;
  const who = Object.entries(takers).find(([words]) => words === found?.['who']?.toLowerCase())?.[1];
  if (found === undefined || who === undefined) return each;
  const { kind, becomes, battle, now } = found;
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
    },
  };
}

/** The same of what applies while a card is there: battle damage is told with the battle (cardtext/battle). */
export function withAppliedShield(each: Instruction): Instruction {
  const shielded = withShield(each);
  return shielded.shields?.damage === 'effect' ? shielded : each;
}
