import type { Instruction } from '../../card-model/instruction.ts';

const whose = '(?:on the field|your opponent controls|you control)';
const form = new RegExp(
  `^(?:(?<before>${whose}) )?(?:that has|with) the (?<which>highest|lowest) (?<stat>ATK|DEF)(?: (?<after>${whose}))?(?:,? \\((?:your choice, if tied|If it's a tie, you get to choose\\.?)\\))?\\.?$`,
);

const oneMonster = /^the (?:1 )?(?:face-up|(?:face-up )?(?=Attack)(Attack) Position) monster$/;

const controllers = { 'your opponent controls': 'opponent', 'you control': 'you' } as const;

/** "The 1 ... that has the lowest ATK (your choice, if tied)": which one shows when it is done, of face-up ones. */
export function withSuperlative(each: Instruction): Instruction {
  const { what, reads, ...rest } = each;
  const one = typeof what === 'object' && 'reads' in what ? oneMonster.exec(what.reads) : null;
  const found = one !== null && reads !== undefined ? form.exec(reads)?.groups : undefined;
  if (found === undefined) return each;
  const { before, after, which, stat } = found;
  if ((before === undefined) === (after === undefined)) return each;
  const controller = Object.entries(controllers).find(([words]) => words === (before ?? after))?.[1];
  return {
    ...rest,
    what: {
      count: 1,
      from: ['monster-zone'],
      filter: {
        cardType: 'monster',
        faceUp: true,
        ...(one?.[1] === undefined ? {} : { position: one[1] === 'Attack' ? 'attack' : 'defense' }),
        ...(controller === undefined ? {} : { controller }),
      },
      extreme: { stat: stat === 'DEF' ? 'def' : 'atk', which: which === 'lowest' ? 'lowest' : 'highest' },
    },
  };
}
