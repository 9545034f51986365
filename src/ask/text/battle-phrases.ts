import said from '../../../data/lexicon/battle.json' with { type: 'json' };
import { setOf } from '../../platform/list-of.ts';
import type { Sense, Who } from './chunk.ts';
import { entriesOf, type Senses, senses, type Words } from './senses.ts';
import type { Token } from './tokens.ts';

/** What a question about a battle asks for, besides those whose verb says it. */
export type BattleAsked =
  /** `any`: only whether it destroys anything is asked. */
  | { readonly what: 'destroyed'; readonly any?: true }
  | { readonly what: 'lp'; readonly who?: Who }
  /** `is`: whether it is so much, or any at all, is asked; `any`: not of battle damage alone. */
  | { readonly what: 'damage'; readonly who?: Who; readonly is?: number | 'any'; readonly any?: true }
  | { readonly what: 'replay' }
  /** Whether the attack goes on, or is stopped. */
  | { readonly what: 'goes-on' | 'stopped' }
  /** All that the battle comes to. */
  | { readonly what: 'result' }
  /** At which timing something happens that the rest of the question says. */
  | { readonly what: 'timing' };

/** What is said beside the deeds: of what else is there, and of the answers to an attack. */
export type Remark = keyof typeof said.remarks;

/** Something that changes who can battle, told by its part in the battle: "another monster is destroyed". */
export interface BattleChange {
  /** `other`: another monster of the player who is attacked; `new`: one that comes to that player's side. */
  readonly who: keyof typeof said.changes | 'new';
  readonly event: keyof typeof said.changed | 'special-summoned';
}

type Groups = Readonly<Record<string, string | undefined>>;
type Make = (groups: Groups) => Sense;

const players: ReadonlyMap<string, Who> = new Map([
  ...entriesOf<keyof Senses['players']>(senses.players).flatMap(([who, words]) =>
    who === 'nobody' ? [] : words.map((each) => [each, who] as const),
  ),
  ['my', 'me'],
]);
const longestFirst = [...players.keys()].toSorted((a, b) => b.length - a.length);
const who = `(?<who>${longestFirst.join('|')})`;
const battle = '(?:(?:this|the|that) )?(?:battle|damage step|attack)';

const form = (words: string): RegExp =>
  new RegExp(
    `^(?:${words
      .replaceAll('WHO', who)
      .replaceAll('AMOUNT', '(?<amount>\\d[\\d,]*)')
      .replaceAll('AFTER', `(?:after|at the end of) (?:${battle}|(?:the )?damage calculation)`)
      .replaceAll('BATTLE', battle)
      .replaceAll('LP', '(?:lp|life points)')
      .replaceAll('IS ', '(?:(?:is|gets|was|has been) )?')})(?= |$)`,
  );

const rows = <Id extends string>(
  table: Readonly<Record<Id, Words>>,
  make: (id: Id, groups: Groups) => Sense,
): readonly (readonly [RegExp, Make])[] =>
  entriesOf<Id>(table).flatMap(([id, words]) =>
    words.map((each) => [form(each), (groups: Groups) => make(id, groups)] as const),
  );

const amountOf = ({ amount = '' }: Groups): number => Number(amount.replaceAll(',', ''));
const whoOf = (groups: Groups): { readonly who?: Who } => {
  const player = players.get(groups['who'] ?? '');
  return player === undefined ? {} : { who: player };
};

function askedBy(asks: keyof typeof said.asks, groups: Groups): BattleAsked {
  // Damage that nobody calls battle damage may be that of an effect as well.
  const any = groups['kind'] === undefined ? ({ any: true } as const) : {};
  switch (asks) {
    case 'any-destroyed':
      return { what: 'destroyed', any: true };
    case 'lp':
      return { what: 'lp', ...whoOf(groups) };
    case 'damage':
      return { what: 'damage', ...whoOf(groups), ...any };
    case 'whether-damage': {
      // Monsters take no damage: "he" is the other player.
      const is = groups['amount'] === undefined ? 'any' : amountOf(groups);
      return { what: 'damage', who: 'opponent', ...whoOf(groups), is, ...any };
    }
    default:
      return { what: asks };
  }
}

const forms: readonly (readonly [RegExp, Make])[] = [
  ...rows<keyof typeof said.asks>(said.asks, (asks, groups) => ({
    is: 'asks-battle',
    asked: askedBy(asks, groups),
  })),
  ...rows<keyof typeof said.moments>(said.moments, (at) => ({ is: 'moment', at: momentsOf(at) })),
  ...rows<Remark>(said.remarks, (remark) => ({ is: 'remark', remark })),
  ...entriesOf<keyof typeof said.changes>(said.changes).flatMap(([part, subjects]) =>
    subjects.flatMap((subject) =>
      entriesOf<keyof typeof said.changed>(said.changed).flatMap(([event, deeds]) =>
        rows({ change: deeds.map((deed) => `${subject} ${deed}`) }, () => ({
          is: 'battle-change',
          change: { who: part, event },
        })),
      ),
    ),
  ),
  ...rows({ comes: said.comes }, () => ({
    is: 'battle-change',
    change: { who: 'new', event: 'special-summoned' },
  })),
  ...rows({ lp: said.lp }, (_, groups) => ({
    is: 'lp',
    who: groups['each'] === undefined ? (whoOf(groups).who ?? 'both') : 'both',
    lp: amountOf(groups),
  })),
];

function momentsOf(at: keyof typeof said.moments) {
  if (at === 'start and before-calculation') return ['start', 'before-calculation'] as const;
  return at === 'after-calculation and end' ? (['after-calculation', 'end'] as const) : [at];
}

/** The longest phrase, in tokens. */
const LONGEST = 22;

/**
 * Reads a phrase about battles from a token on: what is asked, when in the battle, what is said beside it. The longest one
 * counts.
 * @param end the token before which it has to end: the next card's name begins there
 */
export function battlePhraseAt(
  all: readonly Token[],
  start: number,
  end: number,
): { readonly sense: Sense; readonly count: number } | undefined {
  if (!beginnings.has(all[start]?.low ?? '') && all[start]?.kind !== 'number') return undefined;
  const words = all.slice(start, Math.min(end, start + LONGEST)).map(({ low }) => low);
  const text = words.join(' ');
  let best: { readonly sense: Sense; readonly count: number } | undefined;
  for (const [words, make] of forms) {
    const found = words.exec(text);
    const count = found === null ? 0 : found[0].split(' ').length;
    if (found !== null && count > (best?.count ?? 0)) best = { sense: make(found.groups ?? {}), count };
  }
  return best;
}

/** The words that a phrase can begin with: no others are looked at. */
const beginnings: ReadonlySet<string> = setOf(
  'which what who how does will would do is are was were at in when during before after once on',
  'upon the only no nobody neither nothing both hand hands empty all every optional another one an',
  'attacker target your its same count number a attacking attacked targeted lp life p0 p1 player i',
  'me my opponent opp we each their our',
);
