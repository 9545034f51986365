import {
  type DescribedCards,
  type EffectObject,
  type Instruction,
  isDescribed,
} from '../effects/instruction.ts';
import type { EventName } from '../vocabulary/events.ts';
import { type ChainLink, cardOf, type Duel } from './duel.ts';
import type { Stage } from './event.ts';
import { fits } from './fits.ts';
import { type Happens, happen } from './happen.ts';
import { namesOf } from './names.ts';

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
const atOnce: ReadonlySet<Instruction['joined']> = new Set(['and', 'if-you-do', 'also', 'or', 'otherwise']);

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
  const open = alternatives(instructions);
  let now = duel;
  let done = true;
  for (const step of steps(instructions)) {
    if (step[0]?.joined === 'then' && !done) continue;
    const happens = dependent(
      step,
      step.map((each) => toHappen(now, link, each, left, open.has(each))),
    );
    done = happens.length > 0;
    now = happen(now, stage, happens);
    if (step.some((each) => each.do === 'become-end-phase')) now = { ...now, phase: 'end' };
  }
  return now;
}

/** Instructions of which one happens instead of the other ("or", "otherwise"): which one is not known. */
function alternatives(instructions: readonly Instruction[]): ReadonlySet<Instruction> {
  const otherwise = instructions.findLastIndex(({ joined }) => joined === 'otherwise');
  return new Set(
    instructions.filter(
      ({ joined }, at) => at <= otherwise || joined === 'or' || instructions[at + 1]?.joined === 'or',
    ),
  );
}

/** What is left of a step where a part could not be done: "and" needs both parts, "and if you do" the first. */
function dependent(step: Step, parts: readonly (readonly Happens[])[]): readonly Happens[] {
  const kept = parts.map((part) => [...part]);
  for (const [at, { joined }] of step.entries()) {
    const [before, here] = [kept[at - 1], kept[at]];
    if (before === undefined || here === undefined) continue;
    if (joined === 'if-you-do' && before.length === 0) here.length = 0;
    if (joined === 'and' && (before.length === 0 || here.length === 0)) before.length = here.length = 0;
  }
  return kept.flat();
}

function toHappen(
  duel: Duel,
  link: ChainLink,
  instruction: Instruction,
  left: string[],
  open: boolean,
): readonly Happens[] {
  const event = eventOf[instruction.do];
  // What depends on a condition of its own, or comes later, may or may not happen here.
  const later = instruction.onlyIf !== undefined || instruction.delayed !== undefined;
  if (event === undefined || open || later) return [something(instruction, link, event)];
  const cards = cardsOf(duel, instruction.what, link, left).filter(
    (id) => instruction.from === undefined || instruction.from.includes(cardOf(duel, id).place),
  );
  if (cards.length === 0) {
    // A target that is gone, or "all" of places where none fits: nothing happens.
    if (isGoneTarget(duel, instruction, link) || isAll(instruction.what)) return [];
    return instruction.may ? [] : [something(instruction, link, event)];
  }
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

/** A target that is not where it was targeted any more, or was not told: then something may have happened to it. */
function isGoneTarget(duel: Duel, { what }: Instruction, link: ChainLink): boolean {
  if (what === 'targets') return link.targets.length > 0;
  if (typeof what !== 'object' || !('target' in what)) return false;
  const target = link.targets[what.target];
  return target !== undefined && cardOf(duel, target.id).moves !== target.moves;
}

/** What an instruction may have done to cards that nobody named. */
const perhaps = (event: EventName): readonly EventName[] =>
  ['destroyed', 'tributed', 'discarded', 'sent-to-gy', 'banished'].includes(event)
    ? [event, 'sent-to-gy', 'banished', 'left-the-field']
    : [event, 'left-the-field'];

const something = (instruction: Instruction, link: ChainLink, event?: EventName): Happens => ({
  event: 'something-else',
  ...(event === undefined ? {} : { perhaps: perhaps(event) }),
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
  // A target that has left the place where it was targeted is no longer that target.
  const stillThere = link.targets.filter(({ id, moves }) => cardOf(duel, id).moves === moves);
  if (what === 'this') return [link.card];
  if (what === 'targets') return stillThere.map(({ id }) => id);
  if (typeof what === 'object' && 'target' in what) {
    const target = link.targets[what.target];
    return target !== undefined && stillThere.includes(target) ? [target.id] : [];
  }
  if (!isDescribed(what)) return [];
  if (isAll(what) && left.length === 0) return allFitting(duel, what, link);
  const count = what.count === 'all' || what.count === 'any' ? left.length : what.count;
  const fitting = left.filter((id) => what.from === undefined || what.from.includes(cardOf(duel, id).place));
  const taken = fitting.slice(0, count);
  for (const id of taken) left.splice(left.indexOf(id), 1);
  return taken;
}

/** "All monsters on the field": all of them, where the places are named and nothing else needs to be known. */
const isAll = (what: EffectObject | undefined): what is DescribedCards =>
  isDescribed(what) && what.count === 'all' && what.from !== undefined && what.filter.reads === undefined;

const allFitting = (duel: Duel, what: DescribedCards, link: ChainLink): readonly string[] =>
  Object.values(duel.cards)
    .filter((card) => what.from?.includes(card.place) === true)
    .filter((card) => {
      const fit = fits(what.filter, card, namesOf(duel, card), { id: link.card, player: link.player });
      return fit.verdict === 'yes' && fit.open.length + fit.assumed.length === 0;
    })
    .map(({ id }) => id);
