import type { BattleAsk, BattleCondition } from '../../card-model/battle.ts';
import type { Filter } from '../../card-model/filter.ts';
import { needsOf } from '../model/needs.ts';
import { battleMonsters } from './monsters.ts';

type Battles = Extract<BattleCondition, { is: 'battle' }>;
type Deed = Battles['does'];

/**
 * Reads a condition of a card text on the battle under way, or on what lies there.
 * @param words the condition as the card text has it, with or without "if" ("if this card battles a LIGHT monster")
 * @returns what has to hold, all of it; null where the words say something that no field can
 */
export function readBattleCondition(words: string): readonly BattleCondition[] | null {
  const bare = words
    .trim()
    .replace(/[.,]$/, '')
    .replace(/^(?:and )?(?:if|when|while|as long as|each time) /i, '');
  for (const [form, made] of forms) {
    const found = form.exec(bare);
    const read = found === null ? null : made(found);
    if (read !== null) return read;
  }
  const state = needsOf([bare.replace(/\bface-up (?=")/, '')]);
  const [need] = state;
  if (need !== undefined) return [{ is: 'state', all: need.all }];
  const [, first, second] =
    /^(.+?)(?:,? and (?:if |while )?|, (?:if|while|when) )((?:this|it|you|your|was|the|a|an) .+)$/i.exec(
      bare,
    ) ?? [];
  if (first === undefined || second === undefined) return null;
  const [one, other] = [readBattleCondition(first), readBattleCondition(second)];
  return one === null || other === null ? null : [...one, ...other];
}

/** A condition in its words, with what it asks where that was read. */
export function battleAsk(words: string): BattleAsk {
  const all = readBattleCondition(words);
  return { words, ...(all === null ? {} : { all: [...all] }) };
}

type Made = (found: RegExpExecArray) => readonly BattleCondition[] | null;

const self = 'this (?:face-up |attacking |battling )?(?:card|monster)';
const group = '.+? (?:monster|card)s?(?:\\(s\\))?(?: you control| your opponent controls)?';
const fighters = `${self}|the equipped monster|a monster equipped with this card|${group}`;
const lies = (position: string | undefined): Extract<BattleCondition, { is: 'lies' }>['position'] =>
  /attack/i.test(position ?? '') ? 'attack' : /defense/i.test(position ?? '') ? 'defense' : 'any';

/** Words about another card: "An Xyz Monster that has this card as material gains this effect". */
export const ofOtherCard = /^an? [^.]*\b(?:has|used|using) this card\b[^.]*\bas [^.]*?\bmaterial\b.*$/i;

const forms: readonly (readonly [RegExp, Made])[] = [
  [
    /^(?:once|twice) per turn$|^the first (?:time|two times) .* each turn$|^each turn, the first time .*$/i,
    () => [{ is: 'limit' }],
  ],
  [
    /^(?:it )?was (?:in )?face-down (?:Defense Position )?at the start of the Damage Step$/i,
    () => [{ is: 'was-face-down' }],
  ],
  [
    /^(?:this card is )?equipped (?:to a monster )?by this (?:card's )?effect$/i,
    () => [{ is: 'equipped-by-itself' }],
  ],
  [
    /^this card is equipped to (?:a|your) monster$|^this card is an Equip Card$/i,
    () => [{ is: 'is-equipped' }],
  ],
  [
    /^(?:this card is )?(?<not>not )?equipped with (?<what>an Equip Card|a monster|that monster|a monster by this effect|a card)$/i,
    ({ groups }) => [
      {
        is: 'has-equipped',
        what: /monster/i.test(groups?.['what'] ?? '') ? 'monster' : 'card',
        not: groups?.['not'] !== undefined,
      },
    ],
  ],
  [
    /^(?:this card|it) (?:has (?:any )?materials?(?: attached(?: to it)?)?)$/i,
    () => [{ is: 'has-materials', not: false }],
  ],
  [
    /^(?:unless (?:this card|it) has (?:any )?materials?|(?:this card|it) has no materials?)$/i,
    () => [{ is: 'has-materials', not: true }],
  ],
  [
    /^(?:this card is )?in (?:face-up )?(?<position>Attack|Defense) Position(?: on the field)?$|^this card is face-up(?: on the field| in your Monster Zone)?$|^face-up on the field$/i,
    ({ groups }) => [{ is: 'lies', position: lies(groups?.['position']) }],
  ],
  [
    /^the opponent's monster was not destroyed by the battle$/i,
    () => [{ is: 'opponent-destroyed', not: true }],
  ],
  [
    /^(?:it does|they do) so(?: using this effect)?$/i,
    () => [
      { is: 'directly', who: 'this' },
      { is: 'controls', who: 'opponent', what: { cardType: 'monster' }, not: false },
    ],
  ],
  [
    /^during (?<whose>your|your opponent's) (?:turn|Battle Phase)$/i,
    ({ groups }) => [
      { is: 'state', all: [{ turnOf: groups?.['whose']?.toLowerCase() === 'your' ? 'you' : 'opponent' }] },
    ],
  ],
  [/^came to the field this turn$/i, () => [{ is: 'came-this-turn' }]],
  [ofOtherCard, () => [{ is: 'as-material' }]],
  [
    /^(?<except>unless )?(?<whose>your opponent|they|you) controls? (?:an? )?(?:face-up )?"(?<name>[^"]+)"$/i,
    ({ groups }) => [
      {
        is: 'controls',
        who: groups?.['whose']?.toLowerCase() === 'you' ? 'you' : 'opponent',
        what: { names: [groups?.['name'] ?? ''] },
        not: groups?.['except'] !== undefined,
      },
    ],
  ],
  [
    /^(?<except>unless )?(?<whose>your opponent|they|you) controls? (?<count>no other|no|an?|another) (?:face-up )?(?<monsters>(?:.+ )?monsters?)(?<different> with a different name)?(?:, in which case .+)?$/i,
    controls,
  ],
  [
    /^(?<lies>this (?:face-up )?(?<position>Attack|Defense) Position (?:card|monster)) (?<rest>.+)$/i,
    ({ groups }) => {
      const rest = readBattleCondition(`this card ${groups?.['rest'] ?? ''}`);
      return rest === null ? null : [{ is: 'lies', position: lies(groups?.['position']) }, ...rest];
    },
  ],
  [
    new RegExp(`^(?<who>${fighters}) (?:attacks|attacked) (?:your opponent )?directly$`, 'i'),
    ({ groups }) => {
      const found = fighter(groups?.['who'] ?? '');
      return found === null || found.own !== undefined ? null : [{ is: 'directly', who: found.who }];
    },
  ],
  [new RegExp(`^(?<who>${fighters}) (?<rest>.+)$`, 'i'), fights],
];

function controls({ groups }: RegExpExecArray): readonly BattleCondition[] | null {
  const { except, whose, count, monsters, different } = groups ?? {};
  // "A monster with a different name" is another one.
  const read = battleMonsters(`a ${(monsters ?? '').replace(/monsters$/i, 'monster')}`);
  if (read === undefined || different !== undefined) return null;
  const other = /other/i.test(count ?? '') ? { other: true as const } : {};
  const not = (except === undefined) === /^no\b/i.test(count ?? '');
  return [
    {
      is: 'controls',
      who: whose?.toLowerCase() === 'you' ? 'you' : 'opponent',
      what: { ...read, ...other },
      not,
    },
  ];
}

const deeds: readonly (readonly [RegExp, Deed])[] = [
  [/^(?:attacks or is attacked|attacked or was attacked)(?: by)?(?: |$)/i, 'attacks-or-is-attacked'],
  [
    /^would be destroyed(?: by battle(?: or (?:by )?(?:an opponent's |your opponent's )?card effects?)?)?(?: with)?(?: |$)/i,
    'would-be-destroyed',
  ],
  [/^(?:is|was) destroyed by battle(?: with)?(?: |$)/i, 'was-destroyed'],
  [/^(?:battles|battled)(?: with)?(?: |$)/i, 'battles'],
  [/^(?:attacks|attacked)(?: |$)/i, 'attacks'],
  [/^(?:is|was|is being) (?:attacked|targeted for (?:an )?attack)(?: by)?(?: |$)/i, 'is-attacked'],
];

function fights({ groups }: RegExpExecArray): readonly BattleCondition[] | null {
  const found = fighter(groups?.['who'] ?? '');
  const rest = groups?.['rest'] ?? '';
  if (found === null) return null;
  const destroys = /^(?:destroys|destroyed) (.+) by battle$/i.exec(rest)?.[1];
  if (destroys !== undefined) return withOpponent(found, 'destroys', destroys);
  const verb = deeds.find(([each]) => each.test(rest));
  if (verb === undefined) return null;
  const object = rest.replace(verb[0], '').trim();
  return object === '' ? [{ is: 'battle', ...found, does: verb[1] }] : withOpponent(found, verb[1], object);
}

type Fighter = Pick<Battles, 'who' | 'own'>;

function withOpponent(found: Fighter, does: Deed, object: string): readonly BattleCondition[] | null {
  const opponent = battleMonsters(object);
  if (opponent === undefined) return null;
  const { controller: _, ...filter } = opponent;
  return [{ is: 'battle', ...found, does, opponent: filter }];
}

/** Which monster of the battle the words mean. */
function fighter(words: string): Fighter | null {
  if (new RegExp(`^(?:${self})$`, 'i').test(words)) return { who: 'this' };
  if (/^(?:the equipped monster|a monster equipped with this card)$/i.test(words)) return { who: 'equipped' };
  const read = battleMonsters(words.replace(/\bcards?(?=\(s\)|s? )/, 'monster').replace(/\(s\)/g, ''));
  if (read?.controller === undefined) return null;
  const { controller, ...own } = read;
  return {
    who: controller === 'you' ? 'yours' : 'theirs',
    ...(isPlain(own) ? {} : { own }),
  };
}

const isPlain = (filter: Filter): boolean => Object.keys(filter).every((key) => key === 'cardType');
