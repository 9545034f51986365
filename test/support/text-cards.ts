import type { CardModel } from '../../src/card-model/card-model.ts';
import { cardModelOf } from '../../src/cardtext/model/card-model-of.ts';
import { monster, spell, trap } from './card-texts.ts';

/** Invented cards that are read from invented texts, so that what is printed on them is known. */
const read = (name: string, facts: CardModel['facts'], text: string, pendulum?: string): CardModel =>
  cardModelOf({ name, facts, text, ...(pendulum === undefined ? {} : { pendulum }) });

export const textMonster = (
  name: string,
  text: string,
  ...abilities: Parameters<typeof monster>
): CardModel => read(name, monster(...abilities), text);
export const textPendulum = (name: string, text: string, pendulum: string): CardModel =>
  read(name, monster('Effect', 'Pendulum'), text, pendulum);
export const textSpell = (name: string, text: string, property?: Parameters<typeof spell>[0]): CardModel =>
  read(name, spell(property), text);
export const textTrap = (name: string, text: string, property?: Parameters<typeof trap>[0]): CardModel =>
  read(name, trap(property), text);
