import { type Instruction, isTarget } from '../../../card-model/instruction.ts';
import { shieldSchema } from '../../../card-model/lasting/shield.ts';
import type { Target } from '../../../card-model/part.ts';
import { meaningsOf } from '../../forms.ts';

const takers = meaningsOf('damage-takers', shieldSchema.shape.who);

const forms = [
  /^(?<who>you take|take|your opponent takes|neither player takes) (?:no|any) (?:(?<kind>battle|effect) )?damage(?<battle> from that battle)?$/i,
  /^(?:any|all) (?:(?<kind>battle|effect) )?damage (?:that )?(?<who>you take|your opponent takes|either player takes|both players take) (?<now>this turn )?(?:is|becomes) (?<becomes>halved|0)$/i,
];

/** What a player takes no damage from, or half of it, where the words say it in a known form; other instructions as they are. */
export function withShield(each: Instruction): Instruction {
  if (each.do !== 'described' || each.reads === undefined) return each;
  const said = each.reads.trim().replace(/\.$/, '');
  const found = forms.map((form) => form.exec(said)).find((match) => match !== null)?.groups;
  const who = takers[found?.['who']?.toLowerCase() ?? 'nobody'];
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

const ofIts =
  /^(?:(?:you take|your opponent takes|neither player takes) (?:no|any) (?:battle )?damage(?: you would have taken)?|any battle damage (?:your opponent takes|you take)) from (?:attacks|battles) involving (?<which>this (?:attacking )?card|it|that (?:target|monster|face-up monster)(?: you control)?)(?: is (?:halved|doubled))?$|^any battle damage (?<its>it|this card|that monster) inflicts to your opponent is (?:halved|doubled)$/i;

/** "Your opponent takes no battle damage from attacks involving it this turn": left on the card itself, or on the target that its player controls. */
export const withItsDamage =
  (targets: readonly Target[]) =>
  (each: Instruction, at: number, all: readonly Instruction[]): Instruction => {
    const { reads = '', ...rest } = each;
    const [words, turn] = [
      reads.replace(/ (?:this turn|for the rest of this turn)$/, ''),
      reads.endsWith('this turn'),
    ];
    const { which, its = which } = ofIts.exec(words)?.groups ?? {};
    const until = each.until ?? (turn ? ('end-of-turn' as const) : undefined);
    if (each.do !== 'described' || its === undefined || until === undefined) return each;
    const [only, ...more] = targets;
    const own = only?.count === 1 && more.length === 0 && only.filter.controller === 'you';
    const plain = all.slice(0, at).every(({ what }) => what === undefined || isTarget(what));
    const what = its.startsWith('this') ? 'this' : own && plain ? ({ target: 0 } as const) : undefined;
    if (what === undefined) return each;
    return {
      ...rest,
      do: 'change-status',
      what,
      until,
      reads: words.replace(its, its.startsWith('this') ? its : 'it'),
    };
  };
