import type { Instruction } from '../../card-model/instruction.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { readTiming } from '../timing/read-timing.ts';

const negates =
  /^(?:Negate )?the activation(?: and (?:the )?effects?)? of (?<what>[^.;]+?)(?:,? and (?:destroy|return|remove|banish) [^.;]*)?\.?$/i;
const asksMore = /^(?<what>.+?)(?<that> (?:that|which) .+)$/i;

/** What an activation answers, or the words of it that are not read. */
export interface Answered {
  readonly on: readonly TriggerEvent[];
  readonly unread?: string;
}

/** "Negate the activation of a Trap Card" before 2011: activated when such a card is; undefined where it says no such thing. */
export function answeredByOld(does: readonly Instruction[]): Answered | undefined {
  const words = does
    .filter(({ do: verb }) => verb === 'negate-activation' || verb === 'described')
    .flatMap(({ reads }) => (reads === undefined ? [] : (negates.exec(reads)?.groups?.['what'] ?? [])))
    .at(0);
  if (words === undefined || /^(?:the|that|this) card\b|\ball other\b/i.test(words)) return undefined;
  const { what = words, that = '' } = asksMore.exec(words)?.groups ?? {};
  const theirs = /^(?:an opponent's|your opponent's|1 of your opponent's) (?<card>.+)$/i.exec(what)?.groups?.[
    'card'
  ];
  const clause =
    theirs === undefined
      ? `When ${what} is activated${that}`
      : `When your opponent activates a ${theirs}${that}`;
  const on = readTiming(clause);
  return on === null ? { on: [], unread: clause } : { on };
}

const andDestroys = /,? and destroy (?:it|that card)\.?$/i;

/** Such a sentence that was not read to its end, as what it does: the condition in it is no part of that. */
export const withOldNegation = (does: readonly Instruction[]): readonly Instruction[] =>
  does.flatMap((each): readonly Instruction[] => {
    const { do: verb, reads = '', joined } = each;
    if (verb !== 'described' || !/^Negate the activation of /i.test(reads) || !andDestroys.test(reads))
      return [each];
    return [
      { do: 'negate-activation', ...(joined === undefined ? {} : { joined }) },
      { do: 'destroy', what: 'those', joined: 'and' },
    ];
  });
