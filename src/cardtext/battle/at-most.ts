import { z } from 'zod';
import { type BattleTrait, battleTraitSchema } from '../../card-model/battle-text.ts';
import type { EffectObject } from '../../card-model/instruction.ts';
import { forms, pattern } from '../forms.ts';

/** What words do that is more than a text on battles. */
const doesMore =
  /\b(?:gains?|loses?|increase|becomes?|ATK|DEF|Levels?|sen[dt]s?|banish(?:ed)?|return(?:ed|s)?|shuffled?|place|add|draw|Special Summon|chang(?:e|ed)|control of|negated?|unaffected|activate|detach|pay|remove|equip|skip|end|Damage Step|battle position)\b/;

/** What the words can make of a battle at most, by the one matter that they speak of. */
const matters = z.array(z.tuple([pattern, pattern, battleTraitSchema])).parse(forms['battle-matters']);

const allMonsters = {
  count: 'all',
  from: ['monster-zone'],
  filter: { cardType: 'monster' },
} satisfies EffectObject;

/** Words that begin with what their own card does. */
const ofItself = /^(?:this card|cannot|can|is|destroy|inflicts?)\b/i;

/** Words that bind the opponent: by them the player whose card it is may still attack. */
const ofOpponent = /^(?:each of )?your opponent\b|^monsters your opponent controls\b/i;
const theirMonsters: EffectObject = {
  ...allMonsters,
  filter: { cardType: 'monster', controller: 'opponent' },
};

/**
 * What unread words on battles can make of one at most, for the cards `what`; undefined: anything.
 * @param ofOthers it is the opponent who can, or cannot
 */
export function atMost(
  words: string,
  what: EffectObject | undefined,
  ofOthers: boolean,
): { readonly trait: BattleTrait; readonly of?: EffectObject } | undefined {
  const bare = words.replace(/"[^"]*"/g, '""').replace(/\((?:either|their choice|your choice)[^)]*\)/i, '');
  if (doesMore.test(bare)) return undefined;
  const found = matters.find(([of]) => of.test(bare));
  if (found === undefined || found[1].test(bare)) return undefined;
  const [, , trait] = found;
  const isTheirs = trait.is === 'cannot-attack' && (ofOthers || ofOpponent.test(bare));
  const those = isTheirs ? theirMonsters : ofOthers ? allMonsters : undefined;
  const of = what ?? those ?? (ofItself.test(bare) ? undefined : allMonsters);
  return { trait, ...(of === undefined ? {} : { of }) };
}
