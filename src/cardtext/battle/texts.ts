import type { BattleAsk } from '../../card-model/battle-text.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import {
  type BattleText,
  type EffectObject,
  type Instruction,
  isDescribed,
} from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { normalise } from '../normalise.ts';
import { atMost } from './at-most.ts';
import { battleAsk, ofOtherCard, readBattleCondition } from './conditions.ts';
import { battleMonsters } from './monsters.ts';
import { type ReadTrait, readTrait } from './traits.ts';

const ofBattle =
  /\b(?:battles?|battled|battling|attack(?:s|ed|ing)?|damage calculation|damage step|piercing)\b(?! position)/i;

/** The model with what its texts make of battles, and with what their conditions ask of one. */
export function withBattleTexts(model: CardModel): CardModel {
  const parts = model.parts.map((part) => marked(withTexts(part)));
  const asks = asksIn(parts);
  const { asksOfBattle: _, ...rest } = model;
  return { ...rest, parts, ...(asks.length === 0 ? {} : { asksOfBattle: [...asks] }) };
}

/** Texts on battles that may say more, where their conditions were not all read. */
function marked(part: Part): Part {
  const own =
    'battle' in part && part.battle !== undefined ? { ...part, battle: part.battle.map(ofEffects) } : part;
  if (!('does' in own)) return own;
  const does = own.does.map((each) =>
    each.battle === undefined ? each : { ...each, battle: each.battle.map(ofEffects) },
  );
  return { ...own, does };
}

function ofEffects(text: BattleText): BattleText {
  const { trait, words, conditions } = text;
  const isOpen = conditions.some(({ all, partly }) => all === undefined || partly !== undefined);
  const said = [words, ...(trait?.is === 'indestructible' ? conditions.map((each) => each.words) : [])];
  return isOpen && said.some((each) => each.includes('effect')) ? { ...text, ofEffects: true } : text;
}

function withTexts(part: Part): Part {
  if (part.kind === 'not-an-effect' || part.kind === 'each-time') return part;
  if (part.kind === 'continuous') {
    const { does, conditions } = part;
    const texts = does.map((each) => soDone(does[0]?.what, conditions, each));
    return {
      ...part,
      does: does.map((each, at) =>
        withTextsOf(
          each,
          conditions.length > 0 ? (texts[at] ?? []) : inThatBattle(each, texts[at], texts[at - 1]),
        ),
      ),
    };
  }
  const { battle: _, ...bare } = part;
  const texts = textsOf(part);
  const own = texts.length === 0 ? bare : { ...bare, battle: [...texts] };
  return 'does' in own ? { ...own, does: own.does.map(left) } : own;
}

/** "That battle" is the one that the words before in the sentence name; where none do, it is not read which one is meant. */
function inThatBattle(
  { reads = '', onlyIf }: Instruction,
  texts: readonly BattleText[] = [],
  before: readonly BattleText[] = [],
): readonly BattleText[] {
  if (!/\bthat battle\b/.test(reads) || onlyIf !== undefined) return texts;
  const named = before.find(({ trait }) => trait !== undefined);
  if (named === undefined) return texts.map(({ trait: _, ...unread }) => unread);
  const { conditions: asked, of } = named;
  return texts.map((each) => ({ ...each, conditions: asked, ...(of === undefined ? {} : { of }) }));
}

/** "When it does so using this effect": the equipped monster; of several monsters it is not read. */
function soDone(
  first: EffectObject | undefined,
  conditions: readonly string[],
  each: Instruction,
): readonly BattleText[] {
  if (!/\bdo(?:es)? so\b/.test(each.onlyIf ?? '') || first === 'this') return applied(conditions, each);
  const isOne = first === 'equipped';
  const onlyIf = `if ${isOne ? 'the equipped monster' : 'your monster'} attacks directly and your opponent controls a monster`;
  const texts = applied(conditions, { ...each, onlyIf, ...(isOne ? { what: first } : {}) });
  return isOne ? texts : texts.map(({ trait: _, ...unread }) => unread);
}

/** What an effect leaves behind on a card, or on all of a player's monsters, when it has resolved. */
export function left(each: Instruction): Instruction {
  if (each.do !== 'change-status' || each.reads === undefined) return withTextsOf(each, []);
  const words = each.reads
    .replace(
      / (?:(?:during )?this turn|for the rest of this turn|until the end of (?:this|the) turn|(?:during )?the turn (?:you activate this (?:card|effect)|this effect is activated))$/,
      '',
    )
    // Of the cards that it is left on.
    .replace(/^(?:it|they) (?=cannot )/, '');
  const { onlyIf = '', ...plain } = each;
  const turn = pierces.exec(onlyIf)?.groups?.['turn'];
  const texts = read({ words, conditions: [] });
  // What piercing is about is said again in its condition.
  if (!pierces.test(onlyIf) || !texts.every(({ trait }) => trait?.is === 'piercing'))
    return withTextsOf(each, texts);
  return withTextsOf({ ...plain, ...(turn === undefined ? {} : { until: 'end-of-turn' }) }, texts);
}

const pierces =
  /^if (?:this card|it|they|that monster) attacks? a defense position monster(?<turn> this turn)?$/i;

function withTextsOf(each: Instruction, texts: readonly BattleText[]): Instruction {
  const { battle: _, ...bare } = each;
  return texts.length === 0 ? bare : { ...bare, battle: [...texts] };
}

/** What a part makes of battles while it applies: nothing for what is activated, and for what says nothing of them. */
function textsOf(part: Part): readonly BattleText[] {
  switch (part.kind) {
    case 'activation':
      // What a card that stays on the field by its text says of as long as it lies there.
      return part.does.flatMap(({ what, reads, onlyIf }) =>
        onlyIf === 'while this card is face-up on the field' && reads !== undefined
          ? read({ words: reads, conditions: [], ...(what === undefined ? {} : { what }) })
          : [],
      );
    case 'unclassified':
      // That the card is destroyed in place of its monster is played (rule destroy/substitution-mandatory).
      return part.destroyedFor === undefined ? read({ words: part.reads, conditions: [] }) : [];
    case 'unread':
      return read({ words: part.reads, conditions: [] });
    case 'trigger':
      return unknownTrigger(part);
    default:
      return [];
  }
}

function applied(
  conditions: readonly string[],
  { do: verb, what, who, reads, onlyIf = '', position, bans }: Instruction,
): readonly BattleText[] {
  // ATK and DEF are worked out by the ladder of their modifiers.
  if (verb === 'change-atk' || verb === 'change-def') return [];
  if (verb === 'change-position' && position !== undefined) {
    const [, attacks, end] = /^(.+), (at the end of the (?:Damage Step|Battle Phase))$/i.exec(onlyIf) ?? [];
    return attacks === undefined
      ? []
      : read({ words: `is changed to ${position} position ${end}`, conditions: [...conditions, attacks] });
  }
  if (reads === undefined) return [];
  const asked = [...conditions, ...(onlyIf === '' ? [] : [onlyIf])];
  const of = isOwn(what, onlyIf)
    ? undefined
    : isEquipped(what, onlyIf)
      ? ('equipped' as const)
      : described(what);
  const texts = read({
    words: reads,
    conditions: asked,
    ...(of === undefined ? {} : { what: of }),
    ...(who === 'opponent' ? { ofOthers: true as const } : {}),
  });
  // What a ban forbids is asked of each attack.
  return bans?.attacks === undefined ? texts : texts.filter(({ trait }) => trait !== undefined);
}

/** "Your opponent's monsters": a filter says it, where the words are plain. */
function described(what: EffectObject | undefined): EffectObject | undefined {
  if (typeof what !== 'object' || !('reads' in what)) return what;
  const [, more] = /^(?:your opponent's|their) monsters\b ?(.*)$/i.exec(what.reads) ?? [];
  const theirs = {
    cardType: 'monster',
    controller: 'opponent',
    ...(more === '' ? {} : { reads: more }),
  } as const;
  const said = battleMonsters(what.reads);
  const filter = said?.controller === undefined && more !== undefined ? theirs : said;
  return filter?.controller === undefined ? what : { count: 'all', from: ['monster-zone'], filter };
}

/** "If this card destroys ... by battle, it can attack once again": "it" is this card. */
const isOwn = (what: EffectObject | undefined, onlyIf = ''): boolean =>
  typeof what === 'object' &&
  'reads' in what &&
  (what.reads === 'this monster' ||
    (what.reads === 'it' &&
      /^(?:if|when|while) this (?:attacking )?card (?:attacks|battles|destroys)\b/i.test(onlyIf)));

/** "While this card is equipped to a monster, that monster can attack directly." */
const isEquipped = (what: EffectObject | undefined, onlyIf = ''): boolean =>
  typeof what === 'object' &&
  'reads' in what &&
  (/^the equipped monster$/i.test(what.reads) ||
    (/^(?:that monster|it)$/i.test(what.reads) &&
      /^(?:while|if) (?:this card is )?equipped to\b/i.test(onlyIf)));

/** An effect of a battle, at a time told in words alone, may make anything of it; one of the Damage Step where its battle fits. */
function unknownTrigger(part: Extract<Part, { kind: 'trigger' }>): readonly BattleText[] {
  const { mandatory, unreadTiming, phase, on } = part;
  const asksOfBattle = unreadTiming !== undefined && readBattleCondition(unreadTiming) !== null;
  if (!mandatory || (phase === 'damage' && on.length === 0 && asksOfBattle)) return [];
  const told = on.flatMap(({ event, of, reads = [] }) =>
    event !== 'something-else'
      ? []
      : of === 'this' && typeof reads === 'string'
        ? reads.replace(/^it /, 'this card ')
        : reads,
  );
  return [...told, ...(unreadTiming === undefined ? [] : [unreadTiming])]
    .filter((words) => ofBattle.test(words) && !/destroy\w* .*\bby battle/i.test(words))
    .map((words) => ({ conditions: asksOf([`${words}`]).filter(({ all }) => all !== undefined), words }));
}

/** Words on battles as they stand in a text: of what they speak, and under which conditions. */
interface Words {
  readonly words: string;
  readonly what?: EffectObject;
  readonly ofOthers?: true;
  readonly conditions: readonly string[];
}

const asksOf = (conditions: readonly string[]): BattleAsk[] => conditions.map(battleAsk);

/** What words say of battles: several texts where they are joined, one that is not known where a part of them is not. */
function read(said: Words): readonly BattleText[] {
  if (!ofBattle.test(said.words) || ofOtherCard.test(said.words)) return [];
  // What is said of "that equipped monster" is so while one is equipped.
  const equipped = /\bthat equipped monster\b/i.test(said.words) ? ['equipped with a monster'] : [];
  const bare = bared({ ...said, conditions: [...said.conditions, ...equipped] });
  return attempt(bare) ?? (isOptional.test(bare.words) ? [] : [unknown(bare)]);
}

/** What its player may do besides is not done unless that is told. */
const isOptional = /^you can (?!.*\b(?:attack|instead)\b)/i;

/** What was not read: its own words stand as a condition, of which nobody knows whether it holds. */
function unknown({ words, what, conditions, ofOthers }: Words): BattleText {
  const most = atMost(words, what, ofOthers === true);
  return {
    ...(most ?? (what === undefined ? {} : { of: what })),
    conditions: [...asksOf(conditions), ...(most === undefined ? [] : [{ words }])],
    words,
  };
}

/** Without "this card" before the verb, remarks in brackets, and the conditions that stand before and behind. */
function bared(said: Words): Words {
  const words = normalise(said.words)
    .text.replace(/\.$/, '')
    .replace(/ \((?:Damage calculation is applied normally|even if [^)]*)\.?\)/i, '')
    .replace(
      / \(apply (its|their) DEF for damage calculation\)/,
      ', but if it does, apply $1 DEF for damage calculation',
    )
    .replace(/^● /, '')
    .replace(/^this (?:card|monster)(?: (?=cannot|can|may|is|gains|inflicts|must|attacks))/i, '');
  const [, label, labelled] = /^([A-Z]\w*(?: or [A-Z]\w*)?|\d\+): (.+)$/.exec(words) ?? [];
  if (label !== undefined && labelled !== undefined)
    return bared({ ...said, words: labelled, conditions: [...said.conditions, label] });
  const [, condition, rest] =
    /^((?:[Ii]f|[Ww]hen|[Ww]hile|[Aa]s long as|[Ee]ach time) (?:[^,:"]|"[^"]*"|, (?:except|other than) "[^"]*"|, (?:or )?[A-Z][\w-]*(?: [A-Z][\w-]*)?(?=,| or | monster))+)[,:] (.+)$/.exec(
      words,
    ) ?? [];
  if (rest === undefined || condition === undefined || asPattern(words)) return { ...said, words };
  // "If this card is equipped with an Equip Card, it ...": it is this card.
  const own = /^(?:if|when|while) this card\b/i.test(condition)
    ? rest.replace(/^it (?=cannot|can|gains|is)/, '')
    : rest;
  return bared({ ...said, words: own, conditions: [...said.conditions, condition] });
}

/** Forms that begin with a condition of their own. */
const asPattern = (words: string): boolean => (readTrait(words, false) ?? 'nothing') !== 'nothing';

/** The same, where it can be read whole; null where a part of it cannot. */
const attempt = (said: Words): readonly BattleText[] | null =>
  traitOf(said) ?? behind(said) ?? grouped(said) ?? joined(said);

/** A half of a sentence that says nothing of battles, and is not about one either. */
const isBeside = ({ words, conditions }: Words): boolean =>
  !ofBattle.test(words) && !conditions.some((each) => ofBattle.test(each));

function traitOf(said: Words): readonly BattleText[] | null {
  const { words, what, conditions } = said;
  const found = readTrait(words, said.ofOthers === true || isOfOthers(what));
  if (found === null) return null;
  return found === 'nothing' ? [] : [textOf(found, said, conditions)];
}

/** Of all that may attack: what is said of some of them alone is not so of the monster that they attack. */
const isOfOthers = (what: EffectObject | undefined): boolean =>
  isDescribed(what) &&
  what.filter.controller !== 'you' &&
  Object.keys(what.filter).every((key) => key === 'cardType' || key === 'controller' || key === 'faceUp');

function textOf(
  { trait, of, conditions: more = [], beside }: ReadTrait,
  { words, what }: Words,
  conditions: readonly string[],
): BattleText {
  // What piercing is about is said again in its condition.
  const asked =
    trait.is === 'piercing' ? conditions.filter((each) => !attacksDefense.test(each)) : conditions;
  const whose = of ?? what;
  return {
    trait,
    ...(whose === undefined || whose === 'this' ? {} : { of: whose }),
    conditions: [
      ...asksOf(asked),
      ...asksOf(more).map((each) =>
        whose === undefined || whose === 'this' ? each : { ...each, ofEach: true as const },
      ),
    ],
    words,
    ...(beside === undefined ? {} : { beside: [...beside] }),
  };
}

const attacksDefense =
  /^if (?:this card|it|they|the equipped monster|a monster equipped with this card) attacks? a defense position monster$/i;

/** "can attack directly while your opponent controls no monsters": a condition behind it. */
function behind(said: Words): readonly BattleText[] | null {
  const [, rest, condition] =
    /^(.+?),? ((?:while|if|as long as|unless) .+|during your (?:opponent's )?turn)$/i.exec(said.words) ?? [];
  if (rest === undefined || condition === undefined) return null;
  return attempt({ ...said, words: rest, conditions: [...said.conditions, condition] });
}

const verb = / (?=(?:cannot|can|must|inflicts?|gains?|attacks?) )/i;

/** "Fairy monsters you control cannot be destroyed by battle": what stands before the verb. */
function grouped(said: Words): readonly BattleText[] | null {
  const { words } = said;
  const at = words.search(verb);
  if (at <= 0 || said.what !== undefined) return null;
  const filter = battleMonsters(words.slice(0, at).replace(/,$/, ''));
  if (filter === undefined) return null;
  return attempt({
    ...said,
    words: words.slice(at + 1),
    what: { count: 'all', from: ['monster-zone'], filter },
  });
}

const joints = [/,? also (?:that )?/gi, /,? and (?:if you do, )?/gi, /, but /gi, /, /g];

const half = (said: Words): readonly BattleText[] | null => (isBeside(said) ? [] : attempt(said));

/** Two things that are said one after the other, each of which can be read. */
function joined(said: Words): readonly BattleText[] | null {
  for (const joint of joints)
    for (const found of said.words.matchAll(joint)) {
      const [one, other] = [
        said.words.slice(0, found.index),
        said.words.slice(found.index + found[0].length),
      ];
      if (!isClause(one) || !isClause(other)) continue;
      const first = half({ ...said, words: one });
      const second = first === null ? null : half(bared({ ...said, words: other }));
      if (first === null || second === null) continue;
      const beside = [one, other].filter((words) => isBeside(bared({ ...said, words })));
      return [...first, ...second].map((each) =>
        beside.length === 0 ? each : { ...each, beside: [...(each.beside ?? []), ...beside] },
      );
    }
  return null;
}

/** Is it a clause with a verb, which may stand by itself? */
const isClause = (words: string): boolean =>
  /\b(?:cannot|can|is|are|gains?|loses?|must|takes?|becomes?|has|have|inflicts?|unaffected|apply)\b/i.test(
    words,
  );

/** What the conditions that stand among the parts ask of a battle, each once. */
function asksIn(parts: readonly Part[]): readonly BattleAsk[] {
  const said = parts.flatMap((part) => [
    ...('conditions' in part ? part.conditions : []),
    ...('unreadTiming' in part && part.unreadTiming !== undefined ? [part.unreadTiming] : []),
    ...('does' in part ? part.does.flatMap(({ onlyIf }) => onlyIf ?? []) : []),
  ]);
  return [...new Set(said)].map(battleAsk).filter(({ all }) => all?.some(({ is }) => is !== 'state'));
}
