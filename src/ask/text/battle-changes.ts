import type { Happening } from '../../vocabulary/events.ts';
import type { Who } from './chunk.ts';

/** Something that changes who can battle, told by its part in the battle: "another monster is destroyed". */
export interface BattleChange {
  /** `other`: another monster of the player who is attacked; `new`: one that comes to that player's side. */
  readonly who: 'attacker' | 'target' | 'other' | 'new';
  readonly event: Happening | 'special-summoned';
}

/** A change as a text tells it. */
export interface ToldChange extends BattleChange {
  /** The card whose effect did it, and the player who used that, where they were named. */
  readonly card?: string;
  readonly player?: Who;
  /** Where it stands in the text. */
  readonly from: number;
}

const is = '(?:(?:is|gets|was|has been) )?';
const subjects = [
  ['attacker', '(?:(?:the|my|your|its) )?(?:attacker|attacking monster)'],
  ['target', '(?:(?:the|my|your|its) )?(?:target|attack target|attacked monster|targeted monster)'],
  [
    'other',
    "(?:another|one|one other|an other)(?: (?:p1|p1 's|p0 's|my|opponent|opponent 's|my opponent 's|of (?:my|their|his|her)))? monsters?(?: \\( not the target \\))?",
  ],
] as const;

const deeds = [
  ['destroyed', `${is}destroyed`],
  ['banished', `${is}banished`],
  ['returned-to-hand', `${is}(?:bounced|returned to (?:the |its owner 's )?hand)`],
  ['left-the-field', `(?:${is}(?:removed|gone)|leaves)(?: from)?(?: the field)?`],
  ['flipped-face-down', `${is}(?:turned|flipped|set) face down(?: defense position)?`],
  ['position-changed', `${is}(?:turned|changed|switched)(?: to)?(?: face up)? defense position`],
] as const;

const comes =
  '(?:(?:(?:the |my )?opponent|p1|p0|the defender|the defending player) (?:gains|gets|summons) (?:a|another|one) (?:new )?monster|(?:one|a new monster|another monster) (?:arrives|comes|appears)(?: (?:on|to) (?:the )?field)?)';

/** The forms in which players tell it, each with what it says. */
export const changeForms: readonly (readonly [string, BattleChange])[] = [
  [comes, { who: 'new', event: 'special-summoned' }],
  ...subjects.flatMap(([who, subject]) =>
    deeds.map(([event, deed]): readonly [string, BattleChange] => [`${subject} ${deed}`, { who, event }]),
  ),
];
