import type { Clause } from './effect-words.ts';

/** Something that players ask of an effect: whether it is still done. */
interface Deed {
  /** How players ask for it. */
  readonly asked: RegExp;
  /** How card texts say it. */
  readonly printed: RegExp;
}

/** The deeds of effects, as they are asked for and as they are printed. The first that fits is asked. */
const deeds: readonly Deed[] = [
  { asked: /\bdraw/, printed: /\bdraw\b/ },
  { asked: /\btokens?\b/, printed: /\btokens?\b/ },
  { asked: /\bbattle damage\b/, printed: /battle damage/ },
  { asked: /\bmill|\bsend\b|\bget to send/, printed: /\bsend\b/ },
  { asked: /\bburn|\b(?:take|deal|inflict)\b.*\bdamage\b|\d+ damage/, printed: /inflict|damage/ },
  { asked: /\bgain\b.*\b(?:lp|life)\b/, printed: /\bgain\b.*\blp\b/ },
  { asked: /\batk\b|\bboost|\bstats\b/, printed: /\batk\b|\bdef\b/ },
  {
    asked:
      /\bsearch|\badd(?:ed)?\b|\bto (?:my|the|their) hand\b|\bback to hand\b|\breturn\b.*\bto (?:my|the) hand/,
    printed: /\badd\b|to (?:your|the|their|its owner's|the owner's) hand/,
  },
  { asked: /\bnegat/, printed: /\bnegate/ },
  { asked: /\bdestroy|\bpop|\bboard wipe|\bwipe\b|\bdie\b/, printed: /\bdestroy/ },
  { asked: /\bbanish/, printed: /\bbanish/ },
  {
    asked: /\bsummon|\brevive|\bcome (?:back|out|down)|\bcomes back|\barrive/,
    printed: /special summon|\bsummon\b/,
  },
  { asked: /\bbounce|\breturn(?:ed)?\b|\bgo back\b|\bspin\b/, printed: /\breturn|shuffle|to the hand/ },
  { asked: /\bequip/, printed: /\bequip/ },
  { asked: /\battach/, printed: /\battach/ },
  { asked: /\bdiscard/, printed: /\bdiscard/ },
  { asked: /\btake (?:control|over)|\bsteal|\bchange control/, printed: /control of/ },
  { asked: /\bshuffle/, printed: /\bshuffle/ },
  { asked: /\bbattle phase end|\bend the battle phase/, printed: /end the battle phase/ },
  { asked: /\bset\b/, printed: /\bset\b/ },
];

/** What a question asks of an effect. */
export type AskedDeed =
  /** Whether the whole effect is done: "does it still resolve?" */
  { readonly kind: 'effect' } | { readonly kind: 'deed'; readonly fits: (clause: Clause) => boolean };

/** A clause that only forbids something does nothing. */
const forbids = /^(?:you|they|neither player|your opponent) cannot\b/;

/** "Do I still get C?": of what comes to a player, whichever way. */
const comes = /\b(?:get|gets|take|takes)\b/;
const brings = /\badd\b|special summon|to (?:your|the|their) hand|\bdraw\b|\btake\b/;

const whole =
  /\b(?:effect|it|search|everything|that|activation|#\d)\b[^?]*\b(?:resolve|resolves|go through|goes through|apply|applied|applies|do anything|happens?|work)\b/;

/** Reads what a question asks of an effect; undefined where it asks something else, or two things. */
export function askedDeed(question: string): AskedDeed | undefined {
  const asked = deeds.filter((deed) => deed.asked.test(question));
  const [deed] = asked;
  if (deed !== undefined) {
    return { kind: 'deed', fits: ({ words }) => deed.printed.test(words) && !forbids.test(words) };
  }
  if (comes.test(question)) return { kind: 'deed', fits: ({ words }) => brings.test(words) };
  return whole.test(question) ? { kind: 'effect' } : undefined;
}

/** Does the question ask whether something is still done, not whether it may be done now? */
export const asksIfDone = (question: string): boolean =>
  !/\b(?:activate|chain|respond|trigger|target|use)\b(?! part)/.test(question) &&
  /\b(?:do|does|did|will|is|are|am|was|can|could|may|would)\b/.test(question);
