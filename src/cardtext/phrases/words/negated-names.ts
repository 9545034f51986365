import type { Instruction } from '../../../card-model/instruction.ts';

const ofName =
  'as well as the activated effects and effects on the field of (?<kind>monsters|cards) with (?:the|its|that) same original name';
const banished = new RegExp(
  `^banish (?<what>it|that target|1 of that declared card from your Main Deck), and if you do, (?:until the end of (?<first>this|the next) turn, )?(?:its effects are negated|negate its effects), ${ofName}(?:, until the end of (?<last>this|the next) turn)?\\.?$`,
  'i',
);
const ofType =
  /^for the rest of this turn, neither player can Special Summon monsters of the declared type, also negate the effects of all monsters of that type while they are on the field\.?$/i;

/** What negates effects by the name, or by a declared type, whichever card they are of; null for other words. */
export function negationsByName(text: string): readonly Instruction[] | null {
  if (ofType.test(text)) {
    return [
      {
        do: 'negate-named',
        named: 'declared-type',
        until: 'end-of-turn',
        reads: 'monsters of the declared type cannot be Special Summoned, and their effects are negated',
      },
    ];
  }
  const { what, kind, first, last } = banished.exec(text)?.groups ?? {};
  if (what === undefined) return null;
  const until = (first ?? last) === 'the next' ? 'end-of-next-turn' : 'end-of-turn';
  const cards = kind?.toLowerCase() === 'monsters' ? { monstersOnly: true as const } : {};
  const negates = { do: 'negate-named', until, ...cards } as const;
  if (!/declared/.test(what))
    return [
      { do: 'banish', what: { target: 0 } },
      { ...negates, named: 'those', joined: 'if-you-do' },
    ];
  return [
    { ...negates, named: 'declared-name', reads: 'a copy of the declared card is banished from the Deck' },
  ];
}
