import { keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { forbidding } from '../restrictions/forbidden-acts.ts';
import { ruleOfTexts, surest } from '../rule.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';

/** For what a monster is to be Tributed: for a Tribute Summon or Set, or for anything else. */
export type TributedFor = 'tribute-summon' | 'other';

interface Bar {
  readonly is: Exclude<Ternary, 'no'>;
  readonly words: string;
}

/** What keeps this player from Tributing the monster, surely or perhaps; undefined where nothing does (rule wording/cannot-wins). */
export function keptFromTribute(
  duel: Duel,
  card: Card,
  player: Player,
  purpose: TributedFor,
): Bar | undefined {
  const found: Bar[] = [];
  const add = (is: Ternary, words: string): void => {
    if (is !== 'no') found.push({ is, words });
  };
  for (const each of protectionsOn(duel, card))
    if (each.protects?.for === undefined || purpose === each.protects.for)
      add(keepsFrom(each, 'tribute', { player, kind: 'none' }), each.words);
  for (const part of card.model.parts)
    if (part.kind === 'unread' && part.denies && part.touches?.includes('summon') !== false)
      add('unknown', part.reads);
  for (const { acts, words, conditional } of forbidding(duel, player, ['tribute']))
    if (acts.always) add(conditional ? 'unknown' : 'yes', words);
  return surest(found);
}

/** A monster that was told to be Tributed, and that a text keeps from it. */
export const toldTribute = ruleOfTexts(
  'wording/cannot-wins tribute',
  'not-tributed',
  'perhaps-not',
  (duel, { card, player }: { readonly card: Card; readonly player: Player }) => {
    const found = keptFromTribute(duel, card, player, 'tribute-summon');
    return found && { is: found.is, facts: { words: found.words } };
  },
);
