import { z } from 'zod';
import { type BattleTrait, battleTraitSchema } from '../../card-model/battle-text.ts';
import type { EffectObject } from '../../card-model/instruction.ts';
import { filled, forms, namedIn } from '../forms.ts';
import { countedOf } from '../model/counted.ts';
import { battleMonsters } from './monsters.ts';

/** What words on battles come to: the trait, and where the words say so of whom and under which conditions. */
export interface ReadTrait {
  readonly trait: BattleTrait;
  readonly of?: EffectObject | 'battling';
  readonly conditions?: readonly string[];
  /** What the words say besides, which is nothing of battles. */
  readonly beside?: readonly string[];
}

type Groups = Readonly<Record<string, string | undefined>>;
type Made = (groups: Groups, said: string, ofOthers: boolean) => ReadTrait | null;

const indestructible = { is: 'indestructible' } as const;

/** What forms come to that are more than a trait, by what the data call it. */
const made = {
  against: ({ monster }) => ({ trait: indestructible, conditions: [`this card battles ${monster}`] }),
  'but-against': ({ monster = '' }) => ({
    trait: indestructible,
    conditions: [`this card battles a monster, except a ${monster}`],
  }),
  battling: () => ({ trait: indestructible, of: 'battling' }),
  'a-turn': ({ two }) => ({
    trait: indestructible,
    conditions: [two === undefined ? 'once per turn' : 'twice per turn'],
  }),
  'each-a-turn': ({ each = 'equipped' }) => ofGroup(indestructible, each, ['once per turn']),
  piercing: ({ double }) => ({
    trait: { is: 'piercing', ...(double === undefined ? {} : { double: true as const }) },
  }),
  'came-this-turn': ({ way }) => ({
    trait: { is: 'cannot-attack' },
    conditions: [`came to the field this turn${way === undefined ? '' : `, ${way} Summoned`}`],
  }),
  attacks: ({ times, often, on }) => attacks(Number(times ?? often), on),
  'in-a-row': ({ second, again }) => attacks(2, second ?? again, { inARow: true }),
  again: ({ on }) => attacks('again', on, { inARow: true }),
  some: ({ on, all, many, more, besides }) => {
    const each = countedOf((many ?? more ?? besides ?? '').replace(/\bcurrently /, ''));
    const one = many === undefined ? { more: 1 } : {};
    return attacks('some', on ?? all, each === null ? {} : { each, ...one });
  },
  /** "Your opponent cannot target other monsters for attacks": those of the player whose text it is are meant. */
  'cannot-target': ({ subject, what = '', except = '' }, _, ofOthers) => {
    if (subject === undefined && !ofOthers) return null;
    if (/^this (?:card|monster)$/i.test(what))
      return { trait: { is: 'no-target', direct: false }, of: 'this' };
    return protectedFrom(
      `${what}${except
        .replace(/^,? \(?/, ', ')
        .replace(/\)$/, '')
        .replace(/\bthis one$/i, 'this card')}`,
    );
  },
  only: ({ subject, only = '' }, _, ofOthers) => {
    if (subject === undefined && !ofOthers) return null;
    return protectedFrom(
      /^this (?:card|one)$/i.test(only) ? 'monsters except this card' : `monsters, except ${only}`,
    );
  },
  damage: (groups) => damage(groups),
  'no-damage': (groups, said) =>
    groups['from'] === undefined && !/^your/i.test(said) ? null : damage(groups),
  named: ({ any = '' }) => ofGroup({ is: 'damage', of: 'own', becomes: 'none' }, any),
  takes: (groups, said) => inBattles({ is: /^your/i.test(said) ? 'opponent-takes' : 'own-takes' }, groups),
  'opponent-too': (groups) => inBattles({ is: 'opponent-too' }, groups),
  'both-take': (groups) => inBattles({ is: 'both-take' }, groups),
  costs: ({ lp }) => ({ trait: { is: 'attack-cost', lp: Number(lp) } }),
  banishes: ({ what = '' }, said) =>
    /^(?:opponent's )?monsters?$/i.test(what) && /banish|removed from play/i.test(said)
      ? { trait: { is: 'banishes-destroyed' } }
      : null,
  turned: ({ to = '', at = '', beside }) => ({
    trait: {
      is: 'turned',
      to: /attack/i.test(to) ? 'attack' : 'defense',
      at: /damage/i.test(at) ? 'damage-step' : 'battle-phase',
    },
    ...(beside === undefined ? {} : { beside: [beside] }),
  }),
} as const satisfies Readonly<Record<string, Made>>;

/** `nothing`: they bind a player, or come after the battle, and change nothing of its result. */
const meaningSchema = z.union([z.literal('nothing'), namedIn(made), battleTraitSchema]);

/** The forms in which texts say it, of the card itself or of those that stand before the verb; of `/.../` anywhere in the words. */
const read = forms['battle-traits'].map(([written, meaning]) => {
  const form = filled(String(written), forms['battle-parts']);
  const source = form.startsWith('/') ? form.slice(1, -1) : `^(?:${form})$`;
  return { form: new RegExp(source, 'i'), meaning: meaningSchema.parse(meaning) };
});

const attacks = (
  times: Extract<BattleTrait, { is: 'attacks' }>['times'],
  on: string | undefined,
  more: Partial<Extract<BattleTrait, { is: 'attacks' }>> = {},
): ReadTrait => ({ trait: { is: 'attacks', times, onMonsters: on !== undefined, ...more } });

/** What the text makes of each monster that the words name, or of the equipped one. */
function ofGroup(trait: BattleTrait, words: string, conditions: readonly string[] = []): ReadTrait | null {
  if (words === 'equipped') return { trait, of: 'equipped', conditions };
  const filter = battleMonsters(words);
  return filter === undefined
    ? null
    : { trait, of: { count: 'all', from: ['monster-zone'], filter }, conditions };
}

/** "From battles involving this card", "this attacking card" or "your Fairy monsters": which battles the words are about. */
function inBattles(trait: BattleTrait, { involved = 'this card', attacked }: Groups): ReadTrait | null {
  const [, sort] = /^this (?:(.+) )?(?:card|monster)$/i.exec(involved) ?? [];
  if (attacked !== undefined) return { trait, conditions: ['this card is attacked'] };
  if (sort === 'attacking') return { trait, conditions: ['this card attacks'] };
  if (sort !== undefined)
    return { trait, conditions: [`this card ${/position/i.test(sort) ? 'is in' : 'was'} ${sort}`] };
  if (/^(?:it|this card|this monster)$/i.test(involved)) return { trait };
  if (involved === 'the equipped monster') return ofGroup(trait, 'equipped');
  if (/^(?:that|those|the)\b/i.test(involved)) return null;
  return ofGroup(trait, `your ${involved.replace(/^your | you control$/g, '')}`);
}

function damage(groups: Groups): ReadTrait | null {
  const { inflicted = 'either', who = inflicted, becomes = '' } = groups;
  const of = /^you take/i.test(who) ? 'own' : /^n?either/i.test(who) ? 'both' : 'opponent';
  const left = becomes === '' ? 'none' : /^halve/i.test(becomes) ? 'halved' : 'doubled';
  return inBattles({ is: 'damage', of, becomes: left }, groups);
}

function protectedFrom(words: string): ReadTrait | null {
  const filter = battleMonsters(words);
  if (filter === undefined || filter.controller === 'opponent') return null;
  return {
    trait: { is: 'no-target', direct: false },
    of: { count: 'all', from: ['monster-zone'], filter: { ...filter, controller: 'you' } },
  };
}

/** What the words say of battles, of the card itself or `ofOthers`; null where no form fits. */
export function readTrait(words: string, ofOthers: boolean): ReadTrait | 'nothing' | null {
  for (const { form, meaning } of read) {
    const found = form.exec(words);
    if (found === null) continue;
    if (meaning === 'nothing') return meaning;
    const trait =
      typeof meaning === 'string'
        ? made[meaning](found.groups ?? {}, found[0], ofOthers)
        : { trait: meaning };
    if (trait !== null) return trait;
  }
  return null;
}
