import type { Facts } from '../../../card-model/facts.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../../card-model/part.ts';
import { defined } from '../../../platform/defined.ts';
import { separateStatic } from '../lasting/static-parts.ts';
import { bracketIn, destroyedInstead, oldEquipOf, withoutBracket, withoutInstead } from './union-text.ts';

/** The parts of a Union (rule union-monster/once-per-turn): its two effects, the second behind all parts, what it gives and protects. */
export function withUnion(parts: readonly Part[], facts: Facts): readonly Part[] {
  if (facts.cardType !== 'monster' || !facts.abilities.includes('Union')) return parts;
  const read = parts.map(readPart);
  return [...read.map(({ part }) => part), ...read.flatMap(({ more }) => more)];
}

interface Read {
  readonly part: Part;
  /** What else the sentence says, as parts of its own. */
  readonly more: readonly Part[];
}

function readPart(part: Part): Read {
  const text = 'does' in part ? part.does.map(wordsOf).join(' ') : 'reads' in part ? part.reads : '';
  const limit = bracketIn(text);
  const saves =
    part.kind === 'unclassified' && part.destroyedFor !== undefined ? undefined : destroyedInstead(text);
  const printed = 'printed' in part && part.printed !== undefined ? { printed: part.printed } : {};
  const more: Part[] = [
    ...(limit === undefined
      ? []
      : [{ kind: 'not-an-effect' as const, what: 'union-limit' as const, reads: limit, ...printed }]),
    ...(saves === undefined
      ? []
      : [{ kind: 'unclassified' as const, reads: withoutGain(text), destroyedFor: [...saves], ...printed }]),
  ];
  if (part.kind === 'ignition') return withUses(withoutUnionText(part), more);
  if (part.kind === 'trigger') return { part: inEquip(withoutUnionText(part)), more };
  const pierces =
    part.kind === 'continuous' && /^When it attacks with an ATK that is higher than the DEF\b/.test(text);
  if (pierces) return { part: { ...part, does: [piercing] }, more };
  if (
    part.kind === 'quick' ||
    part.kind === 'flip' ||
    part.kind === 'activation' ||
    (limit === undefined && saves === undefined)
  )
    return { part, more: [] };
  const [gains, ...others] = gainsIn(text).map((each) => ({ ...separateStatic(each), ...printed }));
  if (gains !== undefined) return { part: gains, more: [...others, ...more] };
  const [first = part, ...rest] = more;
  return { part: first, more: rest };
}

/** The words of an instruction, with those of the clause about destruction where it was read as one. */
const wordsOf = ({ do: verb, what, onlyIf, reads = '' }: Instruction): string =>
  verb === 'destroy' && what === 'this' && reads === 'instead'
    ? `${onlyIf ?? ''}, destroy this card instead.`
    : reads;

/** In the text of a Union "it" is the equipped monster. */
const piercing: Instruction = {
  do: 'change-status',
  what: 'equipped',
  onlyIf: 'if the equipped monster attacks a Defense Position monster',
  reads: 'inflict piercing battle damage to your opponent',
};

/** What the sentence says of the equipped monster besides. */
function gainsIn(text: string): readonly string[] {
  const rest = withoutInstead(withoutBracket(text)).trim();
  if (rest === '' || rest === '.') return [];
  const whose = rest
    .replace(/\ba monster equipped with this card\b/gi, 'the equipped monster')
    .replace(
      /^(?:While|When) equipped(?: to a monster)? by this (?:card's )?effect, (?:that|the equipped) monster\b/i,
      'the equipped monster',
    );
  return whose
    .split(/, (?=it\b)/)
    .map((each) => each.replace(/^it\b/i, 'the equipped monster').replace(/\.?$/, '.'))
    .map((each) => each.charAt(0).toUpperCase() + each.slice(1));
}

/** Only the words about what would be destroyed. */
const withoutGain = (text: string): string => /\bif the [^.]*\binstead\b/i.exec(text)?.[0] ?? text;

/** Instructions without what the bracket, or the clause about destruction, has put into them. */
function withoutUnionText<Effect extends ActivatedEffect>(effect: Effect): Effect {
  const does = effect.does.flatMap((each): readonly Instruction[] => {
    if (each.reads === undefined)
      return each.do === 'destroy' && /would be destroyed/.test(each.onlyIf ?? '') ? [] : [each];
    if (each.do === 'destroy' && each.reads === 'instead' && each.what === 'this') return [];
    const { reads, ...rest } = each;
    const left = withoutBracket(reads);
    return [left === '' ? rest : { ...rest, reads: left }];
  });
  return { ...effect, does };
}

/** An effect that asks for this card being equipped is activated where Equip Cards are. */
function inEquip<Effect extends ActivatedEffect>(effect: Effect): Effect {
  const said = [...effect.conditions, ...('on' in effect ? effect.on.map(({ reads = '' }) => reads) : [])];
  const asks = said.some((words) =>
    /\bequipped (?:to a monster )?by this effect\b|\bthe equipped monster\b/.test(words),
  );
  return asks ? { ...effect, activatesIn: ['spell-trap-zone'] } : effect;
}

type Ignition = Extract<Part, { kind: 'ignition' }>;

/** The two uses of a Union's effect, where this is it: one activated as a monster, one as an Equip Card. */
function withUses(effect: Ignition, more: readonly Part[]): Read {
  const uses = today(effect) ?? older(effect);
  if (uses === undefined) return { part: inEquip(effect), more };
  const { limit } = effect;
  const { targets, does, position, gains } = uses;
  const { conditions: _, ...common } = effect;
  const shared = {
    ...common,
    conditions: [],
    ...(limit === undefined ? {} : { limit: { ...limit, group: 'union' } }),
  };
  const back: Ignition = {
    ...shared,
    activatesIn: ['spell-trap-zone'],
    targets: [],
    does: [{ do: 'special-summon', what: 'this', ...defined({ position }) }],
  };
  const printed = effect.printed === undefined ? {} : { printed: effect.printed };
  const given: readonly Part[] =
    gains.length === 0 ? [] : [{ kind: 'continuous', conditions: [], does: [...gains], ...printed }];
  return {
    part: { ...shared, activatesIn: ['monster-zone'], targets: [...targets], does: [...does] },
    more: [back, ...given, ...more],
  };
}

interface Uses {
  readonly targets: Ignition['targets'];
  readonly does: readonly Instruction[];
  readonly position?: 'attack' | 'defense';
  /** What stands behind it of the equipped monster. */
  readonly gains: readonly Instruction[];
}

/** "Target 1 ... you control; equip this card to that target, OR: Unequip this card and Special Summon it." */
function today({ targets, does }: Ignition): Uses | undefined {
  const [equips, unequips, summons, ...rest] = does;
  if (
    equips?.do !== 'equip' ||
    equips.what !== 'this' ||
    unequips?.do !== 'unequip' ||
    summons?.do !== 'special-summon'
  )
    return undefined;
  const { position } = summons;
  const gains = rest.map(({ joined, ...each }, at) =>
    at === 0 || joined === undefined ? each : { ...each, joined },
  );
  return {
    // What it equips itself to is a monster, and face-up (rule equip/what-can-be-equipped).
    targets: targets.map(({ from: _, ...each }) => ({
      ...each,
      from: ['monster-zone'],
      filter: { ...each.filter, faceUp: true },
    })),
    does: [equips],
    ...defined({ position }),
    gains,
  };
}

/** "You can equip it to your "..." as an Equip Spell Card, OR unequip it to Special Summon it": nothing is targeted. */
function older({ does }: Ignition): Uses | undefined {
  const [only, ...more] = does;
  const said = only?.do === 'described' && more.length === 0 ? oldEquipOf(only.reads ?? '') : undefined;
  if (said === undefined) return undefined;
  const { onto, position } = said;
  return { targets: [], does: [{ do: 'equip', what: 'this', onto }], ...defined({ position }), gains: [] };
}
