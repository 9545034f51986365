import { wordTest } from '../../card-model/word-test.ts';
import { reaches } from '../battle/traits.ts';
import { isNegated, isWorking } from '../negation.ts';
import { limitsIn } from '../restrictions/worded-limits.ts';
import { rule } from '../rule.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';

/** For what a monster is to be Tributed: for a Tribute Summon or Set, or for anything else. */
export type TributedFor = 'tribute-summon' | 'other';

const barred = wordTest(/\bcannot (?:be (?:used as )?Tribut|Tribute )|\bor be Tributed\b/i);

/** What words on not being Tributed come to: plain ones keep it from being Tributed at all, or for a Tribute Summon. */
function bars(words: string, purpose: TributedFor, own: boolean): Ternary {
  const plain = words
    .trim()
    .replace(/\.$/, '')
    .replace(/^(?:it|they|this card) /i, '');
  if (
    /^cannot be Tributed$/i.test(plain) ||
    /^cannot (?:declare an attack|attack) or be Tributed$/i.test(plain)
  )
    return 'yes';
  if (/^cannot be Tributed for a Tribute Summon$/i.test(plain))
    return purpose === 'tribute-summon' ? 'yes' : 'no';
  if (/^your opponent cannot Tribute this (?:face-up )?card(?: on the field)?$/i.test(plain))
    return own ? 'no' : 'yes';
  return barred.test(words) ? 'unknown' : 'no';
}

interface Bar {
  readonly is: Exclude<Ternary, 'no'>;
  readonly words: string;
}

const worse = (all: readonly Bar[]): Bar | undefined => all.find(({ is }) => is === 'yes') ?? all[0];

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
  for (const change of card.changes)
    if (change.is === 'status') add(bars(change.words, purpose, card.controller === player), change.words);
  for (const part of card.model.parts)
    if ((part.kind === 'unread' || part.kind === 'unclassified') && barred.test(part.reads))
      add('unknown', part.reads);
  for (const by of Object.values(duel.cards)) {
    if (!isWorking(duel, by) || isNegated(duel, by)) continue;
    for (const part of by.model.parts) {
      if (part.kind !== 'continuous') continue;
      for (const { what, reads = '', onlyIf, do: verb } of part.does) {
        if (!barred.test(reads) || verb === 'restrict') continue;
        const reached =
          what === undefined ? (by.id === card.id ? 'unknown' : 'no') : reaches(duel, by, what, card);
        const is = reached === 'no' ? 'no' : bars(reads, purpose, by.controller === player);
        const sure = reached === 'yes' && onlyIf === undefined && part.conditions.length === 0;
        add(is === 'yes' && !sure ? 'unknown' : is, reads);
      }
      for (const { limit, who, words, conditional } of limitsIn(part, by.place)) {
        if (limit?.forbids !== 'acts' || !limit.always || !limit.verbs.includes('tribute')) continue;
        const mine = player === by.controller;
        if ((who === 'opponent' && mine) || (who === 'you' && !mine)) continue;
        add(conditional ? 'unknown' : 'yes', words);
      }
    }
  }
  return worse(found);
}

/** A monster that was told to be Tributed, and that a text keeps from it. */
export const toldTribute = rule({
  id: 'wording/cannot-wins',
  reasons: {
    'not-tributed': ['forbids', 'a text keeps {card} from being Tributed: "{words}"'],
    'perhaps-not': ['unknown', 'whether a text keeps {card} from being Tributed is not settled: "{words}"'],
  },
  decide(duel: Duel, { card, player }: { readonly card: Card; readonly player: Player }) {
    const found = keptFromTribute(duel, card, player, 'tribute-summon');
    if (found === undefined) return null;
    const facts = { card: card.model.name, words: found.words };
    return { code: found.is === 'yes' ? 'not-tributed' : 'perhaps-not', facts };
  },
});
