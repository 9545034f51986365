import type { EffectObject, Instruction } from '../effects/instruction.ts';
import type { EventName } from '../vocabulary/events.ts';
import { type ChainLink, cardOf, type Duel } from './duel.ts';
import type { Stage } from './event.ts';
import { type Happens, happen } from './happen.ts';

/** What an instruction makes happen to the cards that it is about. Verbs that are missing here are not executed. */
const eventOf: Readonly<Partial<Record<Instruction['do'], EventName>>> = {
  'add-to-hand': 'added-to-hand',
  attach: 'became-xyz-material',
  banish: 'banished',
  'change-position': 'position-changed',
  destroy: 'destroyed',
  detach: 'detached',
  discard: 'discarded',
  equip: 'equipped',
  'flip-face-down': 'flipped-face-down',
  'flip-face-up': 'flipped-face-up',
  'negate-effects': 'effects-negated',
  'return-to-deck': 'returned-to-deck',
  'return-to-hand': 'returned-to-hand',
  'send-to-gy': 'sent-to-gy',
  'special-summon': 'special-summoned',
  'take-control': 'control-changed',
  tribute: 'tributed',
};

/** Instructions that happen at the same time as the one before them. */
const atOnce: ReadonlySet<Instruction['joined']> = new Set(['and', 'if-you-do', 'also']);

/** Steps of a cost or a resolution that belong to one moment. */
type Step = readonly Instruction[];

/** Splits instructions into moments: "then" and a new sentence start a new one, "and if you do" and "also" do not. */
export function steps(instructions: readonly Instruction[]): readonly Step[] {
  const all: Instruction[][] = [];
  for (const each of instructions) {
    const last = all.at(-1);
    if (last !== undefined && atOnce.has(each.joined)) last.push(each);
    else all.push([each]);
  }
  return all;
}

/**
 * Carries out instructions in order. `chosen` are the cards that the player was told to have chosen; an instruction
 * whose cards are not known is told as something that happens, so that the timeline does not lose its step.
 */
export function carryOut(
  duel: Duel,
  stage: Stage,
  link: ChainLink,
  instructions: readonly Instruction[],
  chosen: readonly string[],
): Duel {
  const left = [...chosen];
  let now = duel;
  for (const step of steps(instructions)) {
    now = happen(
      now,
      stage,
      step.flatMap((each) => toHappen(now, link, each, left)),
    );
    if (step.some((each) => each.do === 'become-end-phase')) now = { ...now, phase: 'end' };
  }
  return now;
}

function toHappen(duel: Duel, link: ChainLink, instruction: Instruction, left: string[]): readonly Happens[] {
  const event = eventOf[instruction.do];
  if (event === undefined) return [something(instruction, link)];
  const cards = cardsOf(duel, instruction.what, link, left);
  if (cards.length === 0) return instruction.may ? [] : [something(instruction, link)];
  return cards.map((card) => ({
    event: specialEvent(instruction, event),
    card,
    by: link.card,
    player: link.player,
    ...(instruction.do === 'take-control' ? { controller: link.player } : {}),
    ...(event === 'special-summoned' ? { controller: link.player } : {}),
  }));
}

function specialEvent(instruction: Instruction, event: EventName): EventName {
  if (instruction.do === 'banish' && instruction.faceDown) return 'banished-face-down';
  if (instruction.do !== 'special-summon') return event;
  switch (instruction.treatedAs) {
    case 'fusion':
      return 'fusion-summoned';
    case 'ritual':
      return 'ritual-summoned';
    case 'synchro':
      return 'synchro-summoned';
    case 'xyz':
      return 'xyz-summoned';
    case 'link':
      return 'link-summoned';
    case undefined:
      return instruction.ignoringConditions ? 'special-summoned-ignoring-conditions' : event;
  }
}

const something = (instruction: Instruction, link: ChainLink): Happens => ({
  event: 'something-else',
  by: link.card,
  player: link.player,
  note: instruction.reads ?? instruction.do.replaceAll('-', ' '),
});

/** The cards that an instruction is about: this card, a target still where it was, or the next of those chosen. */
function cardsOf(
  duel: Duel,
  what: EffectObject | undefined,
  link: ChainLink,
  left: string[],
): readonly string[] {
  if (what === undefined || what === 'those') return [];
  if (what === 'this') return [link.card];
  if ('target' in what) {
    const target = link.targets[what.target];
    // A target that has left the place where it was targeted is no longer that target.
    return target !== undefined && cardOf(duel, target.id).moves === target.moves ? [target.id] : [];
  }
  const count = what.count === 'all' || what.count === 'any' ? left.length : what.count;
  const fitting = left.filter((id) => what.from === undefined || what.from.includes(cardOf(duel, id).place));
  const taken = fitting.slice(0, count);
  for (const id of taken) left.splice(left.indexOf(id), 1);
  return taken;
}
