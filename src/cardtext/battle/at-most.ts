import { z } from 'zod';
import { type BattleTrait, battleTraitSchema } from '../../card-model/battle-text.ts';
import type { EffectObject } from '../../card-model/instruction.ts';
import { forms, pattern } from '../forms.ts';

/** What words do that is more than a text on battles. */
const doesMore =
  /\b(?:gains?|loses?|increase|becomes?|ATK|DEF|Levels?|sen[dt]s?|banish(?:ed)?|return(?:ed|s)?|shuffled?|place|add|draw|Special Summon|chang(?:e|ed)|control of|negated?|unaffected|activate|detach|pay|remove|equip|skip|end|Damage Step|battle position|column)\b/;

/** What the words can make of a battle at most, by the one matter that they speak of. */
const matters = z.array(z.tuple([pattern, pattern, battleTraitSchema])).parse(forms['battle-matters']);

/** All monsters on the field. */
export const allMonsters: EffectObject = {
  count: 'all',
  from: ['monster-zone'],
  filter: { cardType: 'monster' },
};

/** Words that begin with what their own card does. */
const ofItself = /^(?:this card|cannot|can|is|destroy|inflicts?)\b/i;

/** What unread words on battles can make of one at most, for the cards `what`; undefined: anything. */
export function atMost(
  words: string,
  what: EffectObject | undefined,
): { readonly trait: BattleTrait; readonly of?: EffectObject } | undefined {
  const bare = words.replace(/"[^"]*"/g, '""').replace(/\((?:either|their choice|your choice)[^)]*\)/i, '');
  if (doesMore.test(bare)) return undefined;
  const found = matters.find(([of]) => of.test(bare));
  if (found === undefined || found[1].test(bare)) return undefined;
  const of = what ?? (ofItself.test(bare) ? undefined : allMonsters);
  return { trait: found[2], ...(of === undefined ? {} : { of }) };
}
