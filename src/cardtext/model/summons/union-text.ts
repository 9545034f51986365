import type { DescribedCards } from '../../../card-model/instruction.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';

/** What a Union's text says in whatever wording: whom it equips itself to, what it is destroyed for, how many there may be. */
const bracket = /\s*\((?:A|1) monster can only be equipped with 1 Union monster at a time\.[^()]*\)/i;

/** The bracketed text of older Unions; undefined where there is none. */
export const bracketIn = (text: string): string | undefined => bracket.exec(text)?.[0].trim();

/** The text without it. */
export const withoutBracket = (text: string): string => text.replace(bracket, '').trim();

const instead =
  /\bif the (?:equipped monster|monster (?:that )?this card is equipped to) (?:would be|is) destroyed(?<how> by battle or (?:by )?card effects?| (?:by|as a result of) battle| by (?:a )?card effects?)?, (?:destroy this card|this card is destroyed) instead\b/i;

/** By what the equipped monster would be destroyed for this card to be destroyed in its place; undefined: the text says no such thing. */
export function destroyedInstead(text: string): readonly ('battle' | 'effect')[] | undefined {
  const found = instead.exec(text);
  if (found === null) return undefined;
  const how = found.groups?.how ?? '';
  const battle = how === '' || /battle/i.test(how);
  const effect = how === '' || /effect/i.test(how);
  return [...(battle ? (['battle'] as const) : []), ...(effect ? (['effect'] as const) : [])];
}

/** The text without that clause, where it stands behind another: "..., also if the equipped monster would be ...". */
export const withoutInstead = (text: string): string =>
  text.replace(new RegExp(`(?:, also )?${instead.source}\\.?`, 'i'), '.').replace(/^\s*\.\s*$/, '');

const oldEquip =
  /^equip (?:it|this card) to (?:(?:your|an?) )?(?<whom>.+?)(?: you control| on your field)?(?: as an Equip (?:Spell )?Card)?, OR unequip .*Special Summon .*?(?<attack> in (?:face-up )?Attack Position)?\.?$/i;

/** The equip and unequip of an older Union, in one sentence: to which of its player's monsters, and how it comes back. */
export function oldEquipOf(
  text: string,
): { readonly onto: DescribedCards; readonly position?: 'attack' } | undefined {
  const found = oldEquip.exec(text)?.groups;
  const whom = found?.whom?.trim();
  if (found === undefined || whom === undefined) return undefined;
  const named = /^"([^"]+)"$/.exec(whom)?.[1];
  const type = monsterTypes.find((each) => whom.toLowerCase() === `${each.toLowerCase()} monster`);
  const any = /^face-up monster$/i.test(whom);
  if (named === undefined && type === undefined && !any) return undefined;
  return {
    onto: {
      count: 1,
      from: ['monster-zone'],
      filter: {
        cardType: 'monster',
        controller: 'you',
        faceUp: true,
        ...(named === undefined ? {} : { names: [named] }),
        ...(type === undefined ? {} : { type }),
      },
    },
    ...(found.attack === undefined ? {} : { position: 'attack' as const }),
  };
}
