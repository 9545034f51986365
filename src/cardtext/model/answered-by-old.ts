import type { Instruction } from '../../card-model/instruction.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { readTiming } from '../timing/read-timing.ts';

const negates =
  /^(?:Negate )?the activation(?: and (?:the )?effects?)? of (?<what>[^.;]+?)(?:,? and (?:destroy|return|remove|banish) [^.;]*)?\.?$/i;
/** What says how the effects are used, and does nothing by itself. */
const said: ReadonlySet<Instruction['do']> = new Set(['described', 'restrict', 'activate-one']);
const answers = /\b[Ww]hen (.+)$/;
const asksMore = /^(?<what>.+?)(?<that> (?:that|which) .+)$/i;

/** What an activation answers, or the words of it that are not read. */
export interface Answered {
  readonly on: readonly TriggerEvent[];
  readonly unread?: string;
  /** What it does, where its sentences tell that several times, each for its own time. */
  readonly does?: readonly Instruction[];
}

/**
 * What is answered where no head says it. "Negate the activation of a Trap Card" before 2011: activated when such a card is;
 * effects of which each has its own time ("● When your opponent activates a card: ..."): activated when one of these is.
 * Undefined where it says no such thing.
 */
export function answeredByOld(does: readonly Instruction[]): Answered | undefined {
  const timed = does.filter(({ do: verb, option }) => option !== undefined || !said.has(verb));
  const times = timed.map(({ delayed = '', later }) => (later === undefined ? answers.exec(delayed) : null));
  if (times.length > 0 && !times.includes(null)) {
    const now = does.map(({ delayed: _, ...each }): Instruction => each);
    const first = does.findIndex((each) => timed.includes(each));
    const isAgain = (each: Instruction, at: number) =>
      at > first && JSON.stringify(each) === JSON.stringify(now[first]);
    const read = times.map((time) => (time?.index === 0 ? readTiming(`When ${time[1]}`) : null));
    const unread = [...new Set(timed.map(({ delayed }) => delayed))].join(', or ');
    return {
      on: read.includes(null) ? [] : read.flatMap((on) => on ?? []),
      ...(read.includes(null) ? { unread } : {}),
      does: now.filter((each, at) => !isAgain(each, at)),
    };
  }
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
