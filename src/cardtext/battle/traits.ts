import type { BattleTrait } from '../../card-model/battle-text.ts';
import type { EffectObject } from '../../card-model/instruction.ts';
import { battleMonsters } from './monsters.ts';

/** What words on battles come to: the trait, and where the words say so of whom and under which conditions. */
export interface ReadTrait {
  readonly trait: BattleTrait;
  readonly of?: EffectObject | 'battling';
  readonly conditions?: readonly string[];
  /** What the words say besides, which is nothing of battles. */
  readonly beside?: readonly string[];
}

/** `nothing`: they bind a player, or come after the battle, and change nothing of its result. */
type Made = (found: RegExpExecArray, ofOthers: boolean) => ReadTrait | null;
type Form = readonly [RegExp, BattleTrait | 'nothing' | Made];

const effects =
  "(?:,? (?:or|and|nor)(?: by)? (?:an? )?(?:(?:your )?opponent's )?(?:card |monster |spell/trap |trap )?effects?)?";
/** Whose battles: those of the card itself, or of the monsters that are named. */
const involving =
  '(?:(?:attacks|battles|a battle|an attack|any battle) involving (?<involved>[^,]+?)|(?<attacked>attacks on this card)|that battle)';
const battles = '(?:each|this|that|the same|the) battle phase(?: of this turn| this turn)?';
const toOpponent = "(?: to your opponent)?(?:'s lp)?";

/** The forms in which texts say it, of the card itself or of those that stand before the verb. */
const whole: readonly (readonly [string, Form[1]])[] = [
  [`(?:cannot be|is not|are not) destroyed (?:by|as a result of) battle${effects}`, { is: 'indestructible' }],
  ['cannot be destroyed by (?:card )?effects? or by battle', { is: 'indestructible' }],
  ['cannot be (?:tributed|targeted by .+?),? or be destroyed by battle', { is: 'indestructible' }],
  [
    'cannot be destroyed by battle with (?<monster>an? (?:.+ )?monster(?: .+)?)',
    ({ groups }) => with_('this card battles', groups?.['monster']),
  ],
  [
    'cannot be destroyed by battle(?:, except(?: by battle)? with an? | or (?:by )?card effects?, except by battle with an? )(?<monster>.+ monster)',
    ({ groups }) => with_('this card battles', `a monster, except a ${groups?.['monster'] ?? ''}`),
  ],
  ['cannot be destroyed by that battle', { is: 'indestructible' }],
  ['neither can be destroyed by that battle', () => ({ trait: { is: 'indestructible' }, of: 'battling' })],
  [
    '(?:the first (?:time|(?<two>two times)) this (?:special summoned )?card would be destroyed by battle(?: or card effect)? each turn|each turn, the first time this card would be destroyed by battle(?: or card effect)?|once per turn, if this card would be destroyed by battle), it is not destroyed',
    ({ groups }) => ({
      trait: { is: 'indestructible' },
      conditions: [groups?.['two'] === undefined ? 'once per turn' : 'twice per turn'],
    }),
  ],
  [
    '(?:each turn, )?the first time (?:(?<each>each .+?)|the equipped monster) would be destroyed(?: each turn,)? by battle(?: or (?:by )?card effects?)?(?: each turn)?, it is not destroyed',
    ({ groups }) => ofGroup({ is: 'indestructible' }, groups?.['each'] ?? 'equipped', ['once per turn']),
  ],
  [`inflicts? (?<double>double )?piercing battle damage${toOpponent}`, piercing],
  [
    `(?:during battle between this attacking card and a defense position monster whose def is lower than the atk of this card|when (?:it|this card) attacks with an atk that is higher than the def of (?:a|your opponent's) defense position monster), inflict the difference as battle damage to your opponent(?:'s (?:life points|lp))?`,
    { is: 'piercing' },
  ],
  [
    `if (?:this card|it|they) attacks? a defense position monster, inflicts? (?<double>double )?piercing battle damage${toOpponent}`,
    piercing,
  ],
  [
    "(?:can|may)? ?attacks? (?:your opponent(?:'s (?:life points|lp))? )?directly(?: even if there is a monster on your opponent's (?:side of the )?field)?",
    { is: 'attacks-directly' },
  ],
  // What it has to attack otherwise binds the player, and lets it attack nothing more.
  [
    'can attack (?:your opponent )?directly, in which case this card must target an? .+ for its attacks',
    { is: 'attacks-directly' },
  ],
  ['cannot attack (?:your opponent )?directly', { is: 'not-directly' }],
  ['can attack while in (?:face-up )?defense position', { is: 'attacks-in-defense' }],
  ['if (?:it does|they do), apply (?:its|their) def for damage calculation', { is: 'uses-def' }],
  [
    '(?:cannot (?:attack|declare an attack)(?: n?or (?:change (?:its|their) battle positions?|be tributed|activate (?:its|their) effects))?|cannot change (?:its|their) battle positions? or (?:attack|declare an attack))',
    { is: 'cannot-attack' },
  ],
  [
    'cannot (?:attack|declare an attack) (?:during |in )?the (?:same )?turn (?:that )?(?:it is|they are) (?:(?:normal |special |normal (?:summoned )?or special ))?summoned',
    () => ({ trait: { is: 'cannot-attack' }, conditions: ['came to the field this turn'] }),
  ],
  [
    `(?:can (?:make a second attack during ${battles}|attack twice(?: during (?:${battles}|the same turn))?)|gains 1 additional attack during each battle phase)`,
    { is: 'attacks', times: 2, onMonsters: false },
  ],
  [
    `can make a second attack on (?:a monster|monsters|an opponent's monster) during ${battles}`,
    { is: 'attacks', times: 2, onMonsters: true },
  ],
  [`can make a second and third attack during ${battles}`, { is: 'attacks', times: 3, onMonsters: false }],
  [
    `can (?:make (?:up to )?(?<times>\\d) attacks(?<on> on monsters)?|attack (?<often>\\d) times) during ${battles}`,
    ({ groups }) => ({
      trait: {
        is: 'attacks',
        times: Number(groups?.['times'] ?? groups?.['often']),
        onMonsters: groups?.['on'] !== undefined,
      },
    }),
  ],
  [
    "can (?:make a second attack(?<second> on an opponent's monster)?|attack(?<again> an opponent's monster)? once again) in a row",
    ({ groups }) => ({
      trait: {
        is: 'attacks',
        times: 2,
        onMonsters: (groups?.['second'] ?? groups?.['again']) !== undefined,
        inARow: true,
      },
    }),
  ],
  [
    "can attack(?<on> an opponent's monster)? again in a row",
    ({ groups }) => ({
      trait: { is: 'attacks', times: 'again', onMonsters: groups?.['on'] !== undefined, inARow: true },
    }),
  ],
  [
    "can attack all (?:monsters your opponent controls|your opponent's monsters),? once each",
    { is: 'attacks', times: 'each', onMonsters: true },
  ],
  ['cannot be (?:targeted for attacks|attacked)', { is: 'no-target', direct: false }],
  [
    'cannot be targeted for attacks, but (?:this )?does not prevent your opponent from attacking you directly',
    { is: 'no-target', direct: true },
  ],
  [
    '(?:(?<subject>your opponent|your opponent\'s monsters|monsters your opponent controls|monsters) )?(?:cannot (?:target|select|attack)) (?<what>.+?)(?:,? (?:with (?:card )?effects or )?(?:for (?:an )?attacks?|as (?:an )?attack targets?)(?:, or with .+? effects|, or target (?:it|them) with .+? effects)?)?(?<except>,? \\(?except (?:"[^"]*"|[^,"])+?\\)?)?',
    cannotTarget,
  ],
  [
    "(?:(?<subject>your opponent(?:'s monsters)?|monsters your opponent controls) )?can only (?:target|select|attack) (?<only>.+?)(?: for attacks| as attack targets?)?",
    ({ groups }, ofOthers) => {
      if (groups?.['subject'] === undefined && !ofOthers) return null;
      const only = /^this (?:card|one)$/i.test(groups?.['only'] ?? '')
        ? 'monsters except this card'
        : `monsters, except ${groups?.['only'] ?? ''}`;
      return protectedFrom(only);
    },
  ],
  [
    `(?<who>you take no (?:battle )?damage|your opponent takes no battle damage|neither player takes (?:any )?battle damage)(?<from> from ${involving})?`,
    (found, ofOthers) =>
      found.groups?.['from'] === undefined && !/^your/i.test(found[0]) ? null : damage(found, ofOthers),
  ],
  [
    'battle damage to the controller of (?<any>an? .+) from a battle involving that monster becomes 0',
    ({ groups }) => ofGroup({ is: 'damage', of: 'own', becomes: 'none' }, groups?.['any'] ?? ''),
  ],
  [
    `(?<who>your opponent (?:also )?takes|you take) any battle damage you(?:r opponent)? would have taken from ${involving}(?:,? instead)?`,
    (found, ofOthers) =>
      inBattlesOf({ is: /^your/i.test(found[0]) ? 'opponent-takes' : 'own-takes' })(found, ofOthers),
  ],
  [
    `(?:all|any) battle damage you take from ${involving} is also inflicted to your opponent`,
    inBattlesOf({ is: 'opponent-too' }),
  ],
  [
    `(?:both players take any battle damage (?:from ${involving}|involving this card)|its battles damage both players)`,
    inBattlesOf({ is: 'both-take' }),
  ],
  [
    `(?:any battle damage (?<who>your opponent takes|you take|either player takes|(?:it|this card|this monster|that monster) inflicts to your opponent)?(?: from ${involving})?|the battle damage (?<inflicted>(?:it|this card) inflicts|inflicted) to your opponent(?:'s lp)?) is (?<becomes>halved|doubled)`,
    damage,
  ],
  [
    `(?<becomes>double|halve) any battle damage (?<who>your opponent takes|you take)(?: from ${involving})?`,
    damage,
  ],
  [
    '(?:you must )?(?:requires a cost of|pay) (?<lp>\\d+)(?: of your own)? (?:lp|life points) (?:to (?:declare an )?attack|for each attack declaration)(?: with this (?:card|monster))?',
    ({ groups }) => ({ trait: { is: 'attack-cost', lp: Number(groups?.['lp']) } }),
  ],
  // Where those go that the battle destroys.
  [
    '(?:banish )?(?:any|all|a|an|each) (?<what>.*?monsters?)(?: that)? (?:this card destroys by battle|destroyed (?:by battle with this card|by this card by battle)|this card destroys as a result of battle)(?: (?:with this card ))?(?: (?:is|are) (?:banished|removed from play))?(?: instead of (?:going|being sent|sending (?:it|them)) to the gy)?',
    ({ groups, 0: said }) =>
      /^(?:opponent's )?monsters?$/i.test(groups?.['what'] ?? '') && /banish|removed from play/i.test(said)
        ? { trait: { is: 'banishes-destroyed' } }
        : null,
  ],
  [
    'if this card destroys a monster by battle, banish (?:it|that monster)(?: instead of sending it to the gy)?',
    { is: 'banishes-destroyed' },
  ],
  // What is optional is not done unless it is told.
  [
    'you can .+ instead(?: of destroying \\d+ of those monsters)?(?:, and if you do, .+)?',
    { is: 'may-replace' },
  ],
  [
    '(?:is changed|change it) to (?<to>attack|defense) position at the end of the (?<at>battle phase|damage step)(?:,? and (?<beside>its battle position cannot be changed .+))?',
    ({ groups }) => ({
      trait: {
        is: 'turned',
        to: /attack/i.test(groups?.['to'] ?? '') ? 'attack' : 'defense',
        at: /damage/i.test(groups?.['at'] ?? '') ? 'damage-step' : 'battle-phase',
      },
      ...(groups?.['beside'] === undefined ? {} : { beside: [groups['beside']] }),
    }),
  ],
  // What only binds a player, or comes after the battle, changes nothing of its result.
  ['must attack(?: .+)?(?:, if able)?', 'nothing'],
  [
    'cannot (?:attack|declare an attack) (?:directly )?(?:during )?the (?:same )?turn (?:this effect is activated|you activate this effect)',
    'nothing',
  ],
  [
    "can attack (?:(?<on>monsters |your opponent's monsters )?a number of times each battle phase,? up to .+|(?<all>all .+ your opponent controls,? once each))|can attack up to that many times during each battle phase|gains \\d additional attacks? during each battle phase, for each .+|at the start of your battle phase, for each .+, this card gains \\d additional attacks? during each battle phase this turn",
    ({ groups }) => ({
      trait: { is: 'attacks', times: 'some', onMonsters: (groups?.['on'] ?? groups?.['all']) !== undefined },
    }),
  ],
];

/** Those that may stand anywhere in the words, behind the others. */
const forms: readonly Form[] = [
  ...whole.map(([form, made]): Form => [new RegExp(`^(?:${form})$`, 'i'), made]),
  [/battle positions? cannot be changed|cannot change (?:its|their) battle positions?/i, 'nothing'],
  [
    /cannot activate .* (?:until (?:after|the end of) the damage step|during the battle phase)|cards and effects cannot be activated until the end of the damage step/i,
    'nothing',
  ],
  [/^(?:skip|end) the battle phase of your next turn$/i, 'nothing'],
];

/** What the text makes of each monster that the words name, or of the equipped one. */
function ofGroup(trait: BattleTrait, words: string, conditions: readonly string[] = []): ReadTrait | null {
  const filter = words === 'equipped' ? undefined : battleMonsters(words);
  if (words === 'equipped') return { trait, of: 'equipped', conditions };
  return filter === undefined
    ? null
    : { trait, of: { count: 'all', from: ['monster-zone'], filter }, conditions };
}

function with_(deed: string, monster: string | undefined): ReadTrait | null {
  return monster === undefined
    ? null
    : { trait: { is: 'indestructible' }, conditions: [`${deed} ${monster}`] };
}

function piercing({ groups }: RegExpExecArray): ReadTrait {
  return {
    trait: { is: 'piercing', ...(groups?.['double'] === undefined ? {} : { double: true as const }) },
  };
}

/** "From battles involving this card", "this attacking card" or "your Fairy monsters": which battles the words are about. */
function inBattlesOf(trait: BattleTrait): Made {
  return ({ groups }) => {
    const { involved = 'this card', attacked } = groups ?? {};
    const [, sort] = /^this (?:(.+) )?(?:card|monster)$/i.exec(involved) ?? [];
    if (attacked !== undefined) return { trait, conditions: ['this card is attacked'] };
    if (sort !== undefined)
      return {
        trait,
        conditions: [
          sort === 'attacking'
            ? 'this card attacks'
            : `this card ${/position/i.test(sort) ? 'is in' : 'was'} ${sort}`,
        ],
      };
    if (/^(?:it|this card|this monster)$/i.test(involved)) return { trait };
    if (involved === 'the equipped monster') return ofGroup(trait, 'equipped');
    if (/^(?:that|those|the)\b/i.test(involved)) return null;
    return ofGroup(trait, `your ${involved.replace(/^your | you control$/g, '')}`);
  };
}

function damage(found: RegExpExecArray, ofOthers: boolean): ReadTrait | null {
  const { inflicted = 'either', who = inflicted, becomes = '' } = found.groups ?? {};
  return inBattlesOf({
    is: 'damage',
    of: /^you take/i.test(who) ? 'own' : /^n?either/i.test(who) ? 'both' : 'opponent',
    becomes: becomes === '' ? 'none' : /^halve/i.test(becomes) ? 'halved' : 'doubled',
  })(found, ofOthers);
}

/** "Your opponent cannot target other monsters for attacks": those of the player whose text it is are meant. */
function cannotTarget({ groups }: RegExpExecArray, ofOthers: boolean): ReadTrait | null {
  const { subject, what = '', except = '' } = groups ?? {};
  if (subject === undefined && !ofOthers) return null;
  if (/^this (?:card|monster)$/i.test(what)) return { trait: { is: 'no-target', direct: false }, of: 'this' };
  return protectedFrom(`${what}${except.replace(/^,? \(?/, ', ').replace(/\)$/, '')}`);
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
  for (const [form, made] of forms) {
    const found = form.exec(words);
    if (found === null) continue;
    if (made === 'nothing') return made;
    const read = typeof made === 'function' ? made(found, ofOthers) : { trait: made };
    if (read !== null) return read;
  }
  return null;
}
