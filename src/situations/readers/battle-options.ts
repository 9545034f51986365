import { bareModel, type CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { fail, ok, problemOf, type Result, shorten } from '../../platform/problem.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import { readModifier } from './modifiers.ts';

/** How the attacked monster lies. */
export const battlePositions = ['attack', 'defense', 'face-down'] as const;
export type BattlePosition = (typeof battlePositions)[number];

/** Whose something is: the attacking monster's, or the attacked one's. */
type Side = 'attacker' | 'defender';

/** What else holds for a monster of the battle: a change of its ATK or DEF, or a text that applies to it. */
export interface BattleModifier {
  readonly side: Side;
  readonly does: Instruction;
}

/** A battle as `/battle` asks it: the monsters, how the attacked one lies, and what else holds. */
export interface BattleQuestion {
  readonly attacker: CardModel;
  /** Left out: a direct attack. */
  readonly defender?: CardModel;
  readonly position: BattlePosition;
  readonly modifiers: readonly BattleModifier[];
  readonly ruleset: Ruleset;
}

/** A monster of which only its values are known: "1900", "1900/1200". Undefined for any other text. */
export function valuesOnly(text: string, name: string): CardModel | undefined {
  const found = /^(?:ATK )?(?<atk>\d{1,5})(?: ?\/ ?(?:DEF )?(?<def>\d{1,5}))?$/i.exec(text.trim())?.groups;
  if (found === undefined) return undefined;
  const facts = {
    cardType: 'monster' as const,
    abilities: ['Normal' as const],
    atk: Number(found.atk),
    ...(found.def === undefined ? {} : { def: Number(found.def) }),
  };
  return bareModel(name, facts);
}

/** Texts that a modifier can give, each with the words that a card has for it. */
const texts: Readonly<Record<string, string>> = {
  piercing: 'inflict piercing battle damage',
  indestructible: 'cannot be destroyed by battle',
  'no damage': 'you take no battle damage from battles involving this card',
};

/** Reads a modifier of a battle: `attacker +500`, `defender half`, `attacker piercing`. A problem says what is understood. */
export function readBattleModifier(item: string): Result<BattleModifier> {
  const found = /^(?<side>attacker|defender)(?: (?<stat>atk|def))? (?<rest>.+)$/i.exec(item.trim())?.groups;
  const side = found?.side?.toLowerCase() === 'defender' ? 'defender' : 'attacker';
  const rest = (found?.rest ?? '').toLowerCase().trim();
  const reads = texts[rest];
  if (found !== undefined && reads !== undefined && found.stat === undefined)
    return ok({ side, does: { do: 'change-status', reads } });
  const step = found === undefined ? undefined : readModifier(rest);
  const change =
    step?.ok === true && step.value.do === 'apply' && !step.value.original ? step.value.change : undefined;
  if (change === undefined) return fail(problemOf('unknown-modifier', `modifiers:${shorten(item)}`));
  const verb = found?.stat?.toLowerCase() === 'def' ? 'change-def' : 'change-atk';
  switch (change.op) {
    case 'plus':
      return ok({ side, does: { do: verb, amount: change.amount } });
    case 'minus':
      return ok({ side, does: { do: verb, amount: -change.amount } });
    case 'become':
      return ok({ side, does: { do: verb, amount: change.amount, becomes: true } });
    case 'halve':
    case 'double':
      return ok({ side, does: { do: verb, times: change.op === 'halve' ? 'half' : 'double' } });
  }
}

/** The LP that a player has at the start of a Duel (rule victory/starting-lp). */
const startingLp = 8000;

/** The situation of a battle: the attack is declared in the Battle Step of P0, and goes on to its end. */
export function battleSituation({
  attacker,
  defender,
  position,
  modifiers,
  ruleset,
}: BattleQuestion): Situation {
  const monster = (id: Side, model: CardModel, more: Partial<CardSetup>): CardSetup => ({
    id,
    card: model.password === undefined ? model : model.name,
    place: 'monster-zone',
    ...more,
  });
  const lies = position === 'face-down' ? { faceUp: false } : { position };
  const cards = [
    monster('attacker', attacker, { controller: 'P0', position: 'attack' }),
    ...(defender === undefined ? [] : [monster('defender', defender, { controller: 'P1', ...lies })]),
    ...modifierCards('attacker', attacker, modifiers),
    ...(defender === undefined ? [] : modifierCards('defender', defender, modifiers)),
  ];
  return {
    ruleset,
    turnPlayer: 'P0',
    phase: 'battle',
    players: { P0: { lp: startingLp }, P1: { lp: startingLp } },
    ...noNormalSummons,
    cards,
    actions: [
      { do: 'attack', card: 'attacker', ...(defender === undefined ? {} : { target: 'defender' }) },
      { do: 'battle', to: 'over' },
    ],
    question: { ask: 'battle-result' },
    assumed: [
      'nothing else is on the field, and no other card or effect is used',
      `each player has ${startingLp} LP`,
    ],
  };
}

/** The same situation before the attack: may it be declared at all? */
export function attackAsked({ actions, ...situation }: Situation): Situation {
  const direct = !actions.some((each) => each.do === 'attack' && each.target !== undefined);
  return {
    ...situation,
    actions: [],
    question: direct
      ? { ask: 'can-attack-directly', card: 'attacker' }
      : { ask: 'can-attack', card: 'attacker', target: 'defender' },
  };
}

/** What holds for one monster besides its own text stands on a card of its player that applies it. */
function modifierCards(
  side: Side,
  { name }: CardModel,
  all: readonly BattleModifier[],
): readonly CardSetup[] {
  const own = all.filter((each) => each.side === side);
  if (own.length === 0) return [];
  const what = {
    count: 'all' as const,
    from: ['monster-zone' as const],
    filter: { names: [name], controller: 'you' as const },
  };
  return [
    {
      id: `what else holds for the ${side}`,
      card: {
        ...bareModel(`what else holds for ${name}`, { cardType: 'spell', property: 'Continuous' }),
        parts: own.map(({ does }) => ({ kind: 'continuous', conditions: [], does: [{ ...does, what }] })),
      },
      place: 'spell-trap-zone',
      faceUp: true,
      controller: side === 'attacker' ? 'P0' : 'P1',
    },
  ];
}
