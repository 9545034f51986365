import { readBattleCondition } from './battle-conditions.ts';
import type { EffectObject } from './instruction.ts';
import type { Part } from './part.ts';

/** What a text that applies makes of a battle. */
export type BattleTrait =
  | { readonly is: 'indestructible' | 'piercing' | 'uses-def' | 'attacks-in-defense' }
  | { readonly is: 'attacks-directly' | 'not-directly' | 'cannot-attack' }
  /** It cannot be attacked; `direct`: that does not keep others from attacking directly. */
  | { readonly is: 'no-target'; readonly direct: boolean }
  /** No other monster of its player can be attacked. */
  | { readonly is: 'only-target' }
  /**
   * More than one attack: so many in all, each monster once, or one more than there would be (`again`). Some of them are
   * on monsters alone, and some right after the attack before (`inARow`).
   */
  | {
      readonly is: 'attacks';
      readonly times: number | 'each' | 'again';
      readonly onMonsters: boolean;
      readonly inARow?: true;
    }
  /** What becomes of battle damage from its battles: for its own player, or for the opponent. */
  | {
      readonly is: 'damage';
      readonly of: 'own' | 'opponent' | 'both';
      readonly becomes: 'none' | 'halved' | 'doubled';
    }
  /** Its player pays so many LP for each of its attack declarations. */
  | { readonly is: 'attack-cost'; readonly lp: number }
  /** The opponent takes the battle damage that its own player would have taken. */
  | { readonly is: 'opponent-takes' };

/** A text about battles: what it makes of them, of which card, and under which conditions. `trait` null: not known. */
export interface BattleText {
  readonly trait: BattleTrait | null;
  readonly of: EffectObject | 'this' | 'battling';
  readonly conditions: readonly string[];
  readonly words: string;
}

type Pattern = readonly [
  RegExp,
  BattleTrait | 'nothing' | ((found: RegExpExecArray) => BattleTrait),
  { readonly of?: 'battling' | 'this'; readonly if?: (found: RegExpExecArray) => string }?,
];

const alsoEffects =
  "(?: or (?:by )?(?:an? )?(?:(?:your )?opponent's )?(?:card |monster |spell/trap )?effects?)?";
const involving = '(?:(?:attacks|battles) involving this card|that battle)';

/** The forms in which texts say it. Each may stand with or without "this card" before it. */
const patterns: readonly Pattern[] = [
  [new RegExp(`^cannot be destroyed by battle${alsoEffects}$`), { is: 'indestructible' }],
  [
    /^cannot be destroyed by battle with (an? .+ monster)$/,
    { is: 'indestructible' },
    { if: ([, monster = '']) => `this card battles ${monster}` },
  ],
  [/^cannot be destroyed by that battle$/, { is: 'indestructible' }],
  [/^neither can be destroyed by that battle$/, { is: 'indestructible' }, { of: 'battling' }],
  [
    /^(?:the first time this card would be destroyed by battle(?: or card effect)? each turn|each turn, the first time this card would be destroyed by battle|once per turn, if this card would be destroyed by battle), it is not destroyed$/,
    { is: 'indestructible' },
    { if: () => 'once per turn' },
  ],
  [/^inflicts? piercing battle damage(?: to your opponent)?$/, { is: 'piercing' }],
  [
    /^(?:during battle between this attacking card and a defense position monster whose def is lower than the atk of this card|when (?:it|this card) attacks with an atk that is higher than the def of (?:a|your opponent's) defense position monster), inflict the difference as battle damage to your opponent(?:'s life points)?$/,
    { is: 'piercing' },
  ],
  [
    /^if this card attacks a defense position monster, inflict piercing battle damage(?: to your opponent)?$/,
    { is: 'piercing' },
  ],
  [
    /^(?:can|may) attack (?:your opponent(?:'s life points)? )?directly(?: even if there is a monster on your opponent's side of the field)?$/,
    { is: 'attacks-directly' },
  ],
  // What it has to attack otherwise binds the player, and lets it attack nothing more.
  [
    /^can attack (?:your opponent )?directly, in which case this card must target an? .+ for its attacks$/,
    { is: 'attacks-directly' },
  ],
  [/^cannot attack (?:your opponent )?directly$/, { is: 'not-directly' }],
  [/^can attack while in (?:face-up )?defense position$/, { is: 'attacks-in-defense' }],
  [/^if it does, apply its def for damage calculation$/, { is: 'uses-def' }],
  [
    /^(?:cannot (?:attack|declare an attack)(?: n?or (?:change (?:its|their) battle positions?|be tributed|activate (?:its|their) effects))?|cannot change (?:its|their) battle positions? or (?:attack|declare an attack))$/,
    { is: 'cannot-attack' },
  ],
  [
    /^cannot (?:attack|declare an attack) (?:during |in )?the (?:same )?turn (?:that )?(?:it is|they are) (?:(?:normal |special |normal (?:summoned )?or special ))?summoned$/,
    { is: 'cannot-attack' },
    { if: () => 'came to the field this turn' },
  ],
  [
    /^(?:can (?:make a second attack during (?:each|this|that) battle phase|attack twice during (?:each|the same|the|this) battle phase)|gains 1 additional attack during each battle phase)$/,
    { is: 'attacks', times: 2, onMonsters: false },
  ],
  [
    /^can make a second attack on (?:a monster|monsters|an opponent's monster) during (?:each|this) battle phase$/,
    { is: 'attacks', times: 2, onMonsters: true },
  ],
  [
    /^can make a second and third attack during each battle phase$/,
    { is: 'attacks', times: 3, onMonsters: false },
  ],
  [
    /^can make up to (\d) attacks( on monsters)? during (?:each|this) battle phase$/,
    ([, times, onMonsters]) => ({
      is: 'attacks',
      times: Number(times),
      onMonsters: onMonsters !== undefined,
    }),
  ],
  [
    /^can (?:make a second attack( on an opponent's monster)?|attack( an opponent's monster)? once again) in a row$/,
    ([, second, again]) => ({
      is: 'attacks',
      times: 2,
      onMonsters: (second ?? again) !== undefined,
      inARow: true,
    }),
  ],
  [
    /^can attack( an opponent's monster)? again in a row$/,
    ([, onMonsters]) => ({
      is: 'attacks',
      times: 'again',
      onMonsters: onMonsters !== undefined,
      inARow: true,
    }),
  ],
  [
    /^can attack all (?:monsters your opponent controls|your opponent's monsters),? once each$/,
    { is: 'attacks', times: 'each', onMonsters: true },
  ],
  [
    /^(?:cannot target this card for attacks|cannot be targeted for attacks)$/,
    { is: 'no-target', direct: false },
  ],
  [
    /^cannot be targeted for attacks, but does not prevent your opponent from attacking you directly$/,
    { is: 'no-target', direct: true },
  ],
  [
    /^cannot (?:target monsters for attacks|attack any monsters), except this one$/,
    { is: 'only-target' },
    { of: 'this' },
  ],
  [
    new RegExp(`^you take no (?:battle )?damage from ${involving}$`),
    { is: 'damage', of: 'own', becomes: 'none' },
  ],
  [
    /^battle damage to this card's controller from a battle involving this card becomes 0$/,
    { is: 'damage', of: 'own', becomes: 'none' },
  ],
  [
    new RegExp(`^your opponent takes no battle damage(?: from ${involving})?$`),
    { is: 'damage', of: 'opponent', becomes: 'none' },
  ],
  [
    new RegExp(`^neither player takes (?:any )?battle damage from ${involving}$`),
    { is: 'damage', of: 'both', becomes: 'none' },
  ],
  [
    /^your opponent takes any battle damage you would have taken from battles involving this card(?:,? instead)?$/,
    { is: 'opponent-takes' },
  ],
  [
    /^any battle damage (?:your opponent takes from (?:battles|attacks) involving this card|(?:it|this card) inflicts to your opponent) is doubled$/,
    { is: 'damage', of: 'opponent', becomes: 'doubled' },
  ],
  [
    /^any battle damage (?:your opponent takes from (?:battles|attacks) involving this card|(?:it|this card) inflicts to your opponent) is halved$/,
    { is: 'damage', of: 'opponent', becomes: 'halved' },
  ],
  [
    /^(?:you must )?pay (\d+) (?:lp|life points) (?:to declare an attack|for each attack declaration)(?: with this (?:card|monster))?$/,
    ([, lp]) => ({ is: 'attack-cost', lp: Number(lp) }),
  ],
  // What only binds a player, or comes after the battle, changes nothing of its result.
  [/^must attack(?:, if able)?$/, 'nothing'],
  [
    /^cannot (?:attack|declare an attack) (?:directly )?(?:during )?the (?:same )?turn (?:this effect is activated|you activate this effect)$/,
    'nothing',
  ],
  [/battle positions? cannot be changed|cannot change their battle positions/, 'nothing'],
  [/is changed to defense position at the end of the (?:battle phase|damage step)/, 'nothing'],
  [
    /cannot activate .* until the end of the damage step|cards and effects cannot be activated until the end of the damage step/,
    'nothing',
  ],
];

const ofBattle =
  /\b(?:battles?|battled|battling|attack(?:s|ed|ing)?|damage calculation|damage step|piercing)\b/;

/** What a part of a card makes of battles while it applies: nothing for what is activated, and for what says nothing of them. */
export function battleTexts(part: Part): readonly BattleText[] {
  switch (part.kind) {
    case 'continuous':
      return part.does.flatMap(({ do: verb, what, reads, onlyIf, position, bans }) => {
        // ATK and DEF are worked out by the ladder of their modifiers, and positions after the battle do not matter to it.
        if (verb === 'change-atk' || verb === 'change-def') return [];
        if (verb === 'change-position' && position !== undefined) return [];
        const conditions = [...part.conditions, ...(onlyIf === undefined ? [] : [onlyIf])];
        const texts = read(reads ?? '', isOwn(what, onlyIf) ? 'this' : (what ?? 'this'), conditions);
        // What a ban forbids is asked of each attack.
        return bans?.attacks === undefined ? texts : texts.filter(({ trait }) => trait !== null);
      });
    case 'activation':
      // What a card that stays on the field by its text says of as long as it lies there.
      return part.does.flatMap(({ what, reads, onlyIf }) =>
        onlyIf === 'while this card is face-up on the field' ? read(reads ?? '', what ?? 'this', []) : [],
      );
    case 'unclassified':
      // That the card is destroyed in place of its monster is played (rule destroy/substitution-mandatory).
      return part.destroyedFor === undefined ? read(part.reads, 'this', []) : [];
    case 'unread':
      return read(part.reads, 'this', []);
    case 'trigger':
      return unknownTrigger(part);
    default:
      return [];
  }
}

/** "If this card destroys ... by battle, it can attack once again": "it" is this card. */
const isOwn = (what: EffectObject | undefined, onlyIf = ''): boolean =>
  typeof what === 'object' &&
  'reads' in what &&
  what.reads === 'it' &&
  /^(?:if|when|while) this (?:attacking )?card (?:attacks|battles|destroys)\b/i.test(onlyIf);

/**
 * An effect that has to be activated in a battle, at a time that is told in words alone, may make anything of it. One
 * for a timing of the Damage Step is activated there if the battle is one that its words ask for.
 */
function unknownTrigger({
  mandatory,
  unreadTiming,
  phase,
  on,
}: Extract<Part, { kind: 'trigger' }>): readonly BattleText[] {
  const asksOfBattle = unreadTiming !== undefined && readBattleCondition(unreadTiming) !== null;
  if (!mandatory || (phase === 'damage' && on.length === 0 && asksOfBattle)) return [];
  const told = on.flatMap(({ event, reads }) => (event === 'something-else' ? (reads ?? []) : []));
  return [...told, ...(unreadTiming === undefined ? [] : [unreadTiming])]
    .filter((words) => ofBattle.test(words.toLowerCase()) && !/destroy\w* .*\bby battle/i.test(words))
    .map((words) => ({ trait: null, of: 'this', conditions: [], words }));
}

/** The same of a change that an effect has made of a card for some time, in its words. */
export const battleTextsOfStatus = (words: string): readonly BattleText[] =>
  read(
    words.replace(/ (?:this turn|for the rest of this turn|until the end of (?:this|the) turn)$/, ''),
    'this',
    [],
  );

function read(words: string, of: EffectObject, conditions: readonly string[]): readonly BattleText[] {
  const said = words
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^this (?:card|monster)(?: can| may| cannot)? ?/, (start) =>
      start.replace(/^this (?:card|monster) ?/, ''),
    );
  for (const [form, trait, more = {}] of patterns) {
    const found = form.exec(said);
    if (found === null) continue;
    if (trait === 'nothing') return [];
    const is = typeof trait === 'function' ? trait(found) : trait;
    const further = more.if === undefined ? [] : [more.if(found)];
    // What piercing is about is said again in its condition.
    const asked = is.is === 'piercing' ? conditions.filter((each) => !attacksDefense.test(each)) : conditions;
    return [{ trait: is, of: more.of ?? of, conditions: [...asked, ...further], words }];
  }
  return ofBattle.test(said) ? [{ trait: null, of, conditions, words }] : [];
}

const attacksDefense =
  /^if (?:this card|it|the equipped monster|a monster equipped with this card) attacks a defense position monster$/i;
