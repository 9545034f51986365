import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Duel } from './duel.ts';

/** Words that nobody read, and that speak of a change of ATK or DEF. */
const speaksOfValue = wordTest(
  /\b(?:gains?|loses?|increases?|decreases?|becomes?|double[ds]?|halved?|reduced?|switch(?:ed)?)\b[^.]*\b(?:ATK|DEF)\b|\b(?:ATK|DEF)\b[^.]*\b(?:gains?|loses?|increases?|decreases?|becomes?|doubled?|halved?|reduced?|switched|is|are)\b/i,
);

/** Words that keep ATK or DEF as they are. */
const fixesValue = wordTest(
  /\b(?:ATK|DEF)\b[^.]{0,30}\bcannot be (?:changed|increased|decreased|raised|lowered|reduced)\b|\bcannot (?:gain|lose)\b[^.]*\b(?:ATK|DEF)\b/,
);

const maySpeakOfValue = (words: string): boolean => speaksOfValue.test(words) || fixesValue.test(words);

/** Is it an instruction in words alone that changes ATK or DEF, or keeps them? */
export const tellsValue = ({ do: verb, reads = '', battle }: Instruction): boolean =>
  (verb === 'described' && !isOfBattles(battle) && maySpeakOfValue(reads)) ||
  (verb === 'change-status' && fixesValue.test(reads));

/** What is read as what it makes of battles, and nothing besides. */
const isOfBattles = (battle: Instruction['battle']): boolean =>
  battle?.every(({ trait, beside }) => trait !== undefined && beside === undefined) ?? false;

/** Is it a sentence that was not read, and that may change ATK or DEF? */
export const isUnreadValue = (part: CardModel['parts'][number]): boolean =>
  (part.kind === 'unread' || part.kind === 'unclassified') && maySpeakOfValue(part.reads);

/** Words by which something applies in a battle, or in a part of the Battle Phase, alone. */
const onlyInBattle = wordTest(
  /^(?!.*\bexcept\b)(?:(?:if|when|while) [^,]*\b(?:attacks|battles|is attacked|declares an attack)\b|(?:.*, )?during (?:battle\b|damage calculation|(?:the|your|your opponent's|that|each) (?:Damage Step|Battle Phase)))/i,
);

/** Is it the time of what these words say? Outside the Battle Phase it is not, where they speak of battles alone. */
export function isTime({ phase, cards }: Duel, words: string): boolean {
  if (!onlyInBattle.test(words)) return true;
  const attacked = Object.values(cards).some(({ thisTurn }) => thisTurn.attacked);
  return attacked || !outsideBattle.has(phase);
}

const outsideBattle: ReadonlySet<Phase> = new Set<Phase>(['draw', 'standby', 'main-1', 'main-2', 'end']);
