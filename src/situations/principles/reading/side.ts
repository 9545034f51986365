/** The two players, as the one who asks calls them. */
export type Side = 'me' | 'opponent';

/** What the one who asks calls the other player, as a group of a pattern. */
export const opponent = '(?:my opponent|the opponent|opponent|opp|they|he|she)';

/** "Do they still go back?": the cards, of which no player can do that. */
const meansCards =
  /\b(?:do|will|would|can|are) (?:they|he|she) (?:still |also )?(?:go|return|resolve|come|stay|survive|leave|die|be)\b|\bare they (?:still )?\w+ed\b/;

/** Who is asked to do it: "can I", "does my opponent"; undefined where the question names nobody. */
export function askedPlayer(question: string): Side | undefined {
  if (
    /\b(?:can|may|could|do|will|would|am|should|get) i\b|\bi (?:still )?(?:can|may|could|get)\b/.test(
      question,
    )
  )
    return 'me';
  return new RegExp(`\\b(?:can|may|could|do|does|will|would|are|is) (?:${opponent})\\b`).test(question) &&
    !meansCards.test(question)
    ? 'opponent'
    : undefined;
}
