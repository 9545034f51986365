import type { BattleAsk, BattleCondition } from '../../card-model/battle-text.ts';
import type { Filter } from '../../card-model/filter.ts';
import { type Conditions, eitherOf } from '../model/conditions/state-conditions.ts';
import { battleMonsters } from './monsters.ts';

type Battles = Extract<BattleCondition, { is: 'battle' }>;
type Deed = Battles['does'];

/** Reads a condition on the battle under way, or on what lies there: all that has to hold; null where no field can say it. */
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
  const state = ofState(bare);
  if (state !== null) return state;
  const [, first, second] =
    /^(.+?)(?:,? and (?:if |while )?|, (?:if|while|when) )((?:this|it|you|your|was|the|a|an) .+)$/i.exec(
      bare,
    ) ?? [];
  if (first === undefined || second === undefined) return null;
  const [one, other] = [readBattleCondition(first), readBattleCondition(second)];
  return one === null || other === null ? null : [...one, ...other];
}

/** Who battles and how is read; of what more is said of the monsters, only that it is said. */
function inPart(bare: string): Battles | null {
  const [, who = '', verb = '', object = ''] = battling.exec(bare) ?? [];
  const does = deeds.find(([each]) => each.test(`${verb} `))?.[1];
  const said = `${who} ${object}`.replace(/\bor (?:more|less|higher|lower|equal)\b|"[^"]*"/gi, '');
  if (does === undefined || /\bor\b|, (?:if|when)\b|\bthis (?:turn|Battle Phase)\b/i.test(said)) return null;
  const found = fighter(who) ?? partOf(who);
  if (found === null) return null;
  const all = { is: 'battle' as const, ...found, does };
  if (object === '') return all;
  if (!/^(?:an?|another|the|your) .*\bmonsters?\b/i.test(object))
    return { ...all, own: { ...found.own, reads: object } };
  const { controller: _, ...opponent } = battleMonsters(object) ?? { reads: object };
  return { ...all, opponent };
}

const battling =
  /^(.+?) (battles|battled|attacks|attacked|(?:is|was)(?: being)? attacked(?: by)?|(?:is|was) destroyed by battle(?: with)?)(?: (.+))?$/i;

/** Whose monster it is that battles, of which more is said. */
function partOf(who: string): Fighter | null {
  const own = { reads: who };
  if (/^this\b.* (?:card|monster)$/i.test(who)) return { who: 'this', own };
  if (/^your (?!opponent)|\byou control$/i.test(who)) return { who: 'yours', own };
  return /^(?:your|an) opponent's |\byour opponent controls$/i.test(who) ? { who: 'theirs', own } : null;
}

/** A condition in its words, with what it asks where that was read. */
export function battleAsk(words: string): BattleAsk {
  const all = readBattleCondition(words);
  if (all !== null) return { words, all: [...all] };
  const part = inPart(words.trim().replace(/^(?:if|when|while) |[.,]$/gi, ''));
  return { words, ...(part === null ? {} : { all: [part], partly: true }) };
}

type Made = (found: RegExpExecArray) => readonly BattleCondition[] | null;

const self = 'this (?:face-up |attacking |battling )?(?:card|monster)';
const group = '.+? (?:monster|card)s?(?:\\(s\\))?(?: you control| your opponent controls)?';
const fighters = `${self}|the equipped monster|a monster equipped with this card|${group}`;
/** Words about another card: "An Xyz Monster that has this card as material gains this effect". */
export const ofOtherCard =
  /^an? [^.]*\b(?:(?:has|used) this card\b[^.]*\bas [^.]*?\bmaterial\b|(?:using|including) this card\b).*$/i;

const forms: readonly (readonly [RegExp, Made])[] = [
  [
    /^(?:once|(?<twice>twice)) per turn$|^the first (?:time|(?<two>two times)) .* each turn$|^each turn, the first time .*$/i,
    ({ groups }) => [
      { is: 'limit', ...((groups?.['twice'] ?? groups?.['two']) === undefined ? {} : { times: 2 as const }) },
    ],
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
    /^(?:the|an) opponent's monster (?:that battled this card )?(?:was|is) not destroyed(?: by the battle)?$/i,
    () => [{ is: 'opponent-destroyed', not: true }],
  ],
  [
    /^(?<rest>.+ battled an opponent's monster) that was not destroyed$/i,
    ({ groups }) => {
      const rest = readBattleCondition(groups?.['rest'] ?? '');
      return rest === null ? null : [...rest, { is: 'opponent-destroyed', not: true }];
    },
  ],
  [
    /^(?:(?:it does|they do) so(?: using this effect)?|it uses this effect)$/i,
    () => [{ is: 'directly', who: 'this' }, ...(ofState('your opponent controls a monster') ?? [])],
  ],
  [
    /^came to the field this turn(?:, (?<way>normal|special) summoned)?$/i,
    ({ groups }) => {
      const way = groups?.['way']?.toLowerCase();
      return [{ is: 'came-this-turn', ...(way === 'normal' || way === 'special' ? { way } : {}) }];
    },
  ],
  [ofOtherCard, () => [{ is: 'as-material' }]],
  [
    /^(?<lies>this (?:face-up )?(?<position>Attack|Defense) Position (?:card|monster)) (?<rest>.+)$/i,
    ({ groups }) => {
      const rest = readBattleCondition(`this card ${groups?.['rest'] ?? ''}`);
      const position = ofState(`this card is in ${groups?.['position'] ?? ''} Position`);
      return rest === null || position === null ? null : [...position, ...rest];
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

/** What the state of the Duel settles; "unless" turns a number of cards round. */
function ofState(said: string): readonly BattleCondition[] | null {
  const { except, words = '' } = /^(?<except>unless )?(?<words>.+)$/i.exec(said)?.groups ?? {};
  const read = eitherOf(
    words
      .replace(/^they (controls?|ha[sv]e?)\b/i, 'your opponent controls')
      .replace(/\bface-up (?=")/, '')
      .replace(/^during (your|your opponent's) Battle Phase$/i, 'during $1 turn')
      .replace(
        /^(?:in (?=(?:face-up )?(?:Attack|Defense) Position)|face-up (?=on the field$))/i,
        'this card is $&',
      )
      .replace(/, in which case .+$/, ''),
  );
  if (read === null) return null;
  const holds = except === undefined ? read : turnedRound(read);
  return holds === null ? null : [{ is: 'state', holds }];
}

function turnedRound(either: Conditions): Conditions | null {
  const [only, ...more] = either.flat();
  if (only === undefined || more.length > 0) return null;
  if ('hasMaterials' in only) return [[{ hasMaterials: !only.hasMaterials }]];
  if (!('cards' in only)) return null;
  const { atLeast, atMost, ...each } = only;
  if (atLeast === 1 && atMost === undefined) return [[{ ...each, atMost: 0 }]];
  return atMost === 0 && atLeast === undefined ? [[{ ...each, atLeast: 1 }]] : null;
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
  return { who: controller === 'you' ? 'yours' : 'theirs', ...(isPlain(own) ? {} : { own }) };
}

const isPlain = (filter: Filter): boolean => Object.keys(filter).every((key) => key === 'cardType');
