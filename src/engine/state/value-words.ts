import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { type Saying, type Spoken, says } from '../../card-model/sayings.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Duel } from './duel.ts';

const maySpeakOfValue = (each: Spoken): boolean => says(each, 'stats') || says(each, 'fixed-stats');

/** Is it an instruction in words alone that changes ATK or DEF, or keeps them? */
export const tellsValue = (each: Instruction): boolean =>
  (each.do === 'described' && !isOfBattles(each.battle) && maySpeakOfValue(each)) ||
  (each.do === 'change-status' && says(each, 'fixed-stats'));

/** What is read as what it makes of battles, and nothing besides. */
const isOfBattles = (battle: Instruction['battle']): boolean =>
  battle?.every(({ trait, beside }) => trait !== undefined && beside === undefined) ?? false;

/** Is it a sentence that was not read, and that may change ATK or DEF? */
export const isUnreadValue = (
  part: CardModel['parts'][number],
): part is Extract<CardModel['parts'][number], { kind: 'unread' | 'unclassified' }> =>
  (part.kind === 'unread' || part.kind === 'unclassified') && maySpeakOfValue(part);

/** Is it the time of what its words say? Outside the Battle Phase it is not, where they apply in battles alone. */
export function isTime({ phase, cards }: Duel, each: Spoken, ofBattle: Saying): boolean {
  if (!says(each, ofBattle)) return true;
  const attacked = Object.values(cards).some(({ thisTurn }) => thisTurn.attacked);
  return attacked || !outsideBattle.has(phase);
}

const outsideBattle: ReadonlySet<Phase> = new Set<Phase>(['draw', 'standby', 'main-1', 'main-2', 'end']);
