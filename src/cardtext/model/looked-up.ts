import type { Counted, Instruction } from '../../card-model/instruction.ts';
import type { When } from './conditions/when.ts';

const whose =
  /^(?:damage|LP), equal to (?<half>half )?(?:the )?(?<monster>[\w' ]*?monster)'s (?:current )?(?<original>original )?(?<stat>ATK|DEF)(?<gy> in the GY)?$/;
const ofWhat =
  /^(?:damage|LP), equal to (?<half>half )?the (?:current )?(?<original>original )?(?<stat>ATK|DEF) of (?<monster>[\w' ]*?monster)(?<gy> in the GY)?$/;

const battling = /^(?:that|the)? ?(?:opponent's (?:battling )?|attacking )monster$/;
const destroyed = /^(?:that|the)? ?(?:destroyed )?monster$/;

const verbs: ReadonlySet<Instruction['do']> = new Set([
  'inflict-damage',
  'take-damage',
  'gain-lp',
  'lose-lp',
]);

/**
 * Damage and LP as much as a monster has that the effect speaks of: the one that battles, the one that was destroyed in the
 * event, or by the effect itself. In the GY a monster has its original ATK and DEF.
 */
export const withLookedUp =
  (when: Pick<When, 'on' | 'phase'>) =>
  (each: Instruction, at: number, all: readonly Instruction[]): Instruction => {
    const { reads = '', counted, do: verb } = each;
    const found = (whose.exec(reads) ?? ofWhat.exec(reads))?.groups;
    if (found === undefined || counted !== undefined || !verbs.has(verb)) return each;
    const { monster = '', half, original, stat, gy } = found;
    const printed = original !== undefined || gy !== undefined;
    const of = meant(monster, when, all.slice(0, at), printed);
    if (of === undefined) return each;
    const looked: Counted = {
      stat: stat === 'DEF' ? 'def' : 'atk',
      of,
      ...(printed ? { original: true as const } : {}),
      ...(half === undefined ? {} : { times: 'half' as const }),
    };
    return { ...each, counted: looked };
  };

function meant(
  monster: string,
  { on, phase }: Pick<When, 'on' | 'phase'>,
  before: readonly Instruction[],
  printed: boolean,
): Extract<Counted, { stat: unknown }>['of'] | undefined {
  if (battling.test(monster))
    return { reads: /attacking/.test(monster) ? 'the attacking monster' : "the opponent's battling monster" };
  // What a monster that was destroyed had on the field, nobody looks up here.
  if (!printed || !destroyed.test(monster) || phase !== undefined) return undefined;
  if (before.some(({ do: verb }) => verb === 'destroy')) return { dealt: 'destroy' };
  const answers = on.length > 0 && on.every(({ event, of }) => event === 'destroyed' && of !== 'this');
  return answers && before.every(({ what }) => what === undefined || what === 'event' || what === 'this')
    ? 'event'
    : undefined;
}
