import type { Filter } from '../../effects/filter.ts';
import { normalise } from '../normalise.ts';
import { monstersOf } from './monsters-of.ts';

/** "Equip only to a DARK monster.", "You can only equip this card to ...", as of today and of old. */
const onlyTo =
  /\b(?:equip(?:ped)? only to|only be equipped to|only equip (?:this card |it )?to) (?<what>(?:"[^"]*"|[^".;])+)/i;

/** Whose it has to be, around the words for what it is. */
const controllers: readonly (readonly [RegExp, Filter['controller']])[] = [
  [/^(?<what>.+) (?:you control|on your (?:side of the )?field)$/i, 'you'],
  [/^(?<what>.+) (?:your opponent controls|on your opponent's (?:side of the )?field)$/i, 'opponent'],
  [/^an opponent's (?<what>.+)$/i, 'opponent'],
];

/**
 * The monsters that an Equip Card can be equipped to, besides that they are face-up: by its text, or all. `reads` where
 * the text restricts them in words that no field says.
 */
export function equippableTo(text: string): Filter {
  const said = onlyTo.exec(normalise(text).text)?.groups?.what?.trim();
  if (said === undefined) return {};
  const [what, controller] =
    controllers
      .map(([words, whose]) => [words.exec(said)?.groups?.what, whose] as const)
      .find(([each]) => each !== undefined) ?? [];
  const which = what ?? said;
  // "Monster" alone says nothing more.
  const monsters = /^(?:an? )?monster$/i.test(which)
    ? {}
    : monstersOf(/^an? |^"/i.test(which) ? which : `a ${which}`);
  if (monsters === undefined) return { reads: 'it is what the Equip Card can be equipped to' };
  return { ...monsters, ...(controller === undefined ? {} : { controller }) };
}
