import { written } from './verb-words.ts';

/** The two players, as the one who asks calls them. */
export type Side = 'me' | 'opponent';

/** What the one who asks calls the other player, as a group of a pattern. */
export const opponent = '(?:my opponent|the opponent|opponent|opp|they|he|she)';

/** Who is asked to do it: "can I", "does my opponent"; undefined where the question names nobody. */
export function askedPlayer(question: string): Side | undefined {
  if (
    /\b(?:can|may|could|do|will|would|am|should|get) i\b|\bi (?:still )?(?:can|may|could|get)\b/.test(
      question,
    )
  )
    return 'me';
  const asks = '\\b(?:can|may|could|do|does|will|would|are|is)';
  if (new RegExp(`${asks} (?:my opponent|the opponent|opponent|opp)\\b`).test(question)) return 'opponent';
  return new RegExp(
    `${asks} (?:they|he|she) (?:still |also |then )?(?:get to |have to )?(?:${deeds})\\b`,
  ).test(question)
    ? 'opponent'
    : undefined;
}

/** What only a player does: "they" who go back, or are destroyed, are cards. */
const deeds = written(
  'activate',
  'use',
  'get',
  'chain',
  'resolve',
  'send',
  'mill',
  'discard',
  'add',
  'draw',
  'detach',
  'gain',
  'pay',
  'take',
  'special-summon',
  'normal-summon',
  'revive',
  'choose',
);
