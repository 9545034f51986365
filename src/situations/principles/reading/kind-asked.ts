import { attributes, spellTrapProperties } from '../../../effects/facts.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';

const word = (each: string): RegExp =>
  new RegExp(`(?<![\\w-])${each.toLowerCase().replace(/[- ]/g, '[- ]?')}s?(?![\\w-])`);
const properties = spellTrapProperties.flatMap((each) => [`${each} spell`, `${each} trap`]);
const kinds = [monsterTypes, attributes, properties].map((all) => all.map(word));

/**
 * May the words of a text be about what a question asks for? "Do I still add a Spellcaster?" is not asked of a text that
 * adds Warriors: where both name Types, Attributes, or sorts of Spells and Traps, one of them is the same.
 * @param question in lower case
 * @param printed what the text says, in any case
 */
export const mayBeOfKindAsked = (question: string, printed: string): boolean =>
  kinds.every((all) => {
    const asked = all.filter((each) => each.test(question));
    const said = all.filter((each) => each.test(printed.toLowerCase()));
    return asked.length === 0 || said.length === 0 || asked.some((each) => said.includes(each));
  });
