import { isActivated } from '../../effects/activated.ts';
import type { Filter } from '../../effects/filter.ts';
import { type DescribedCards, isDescribed, type Verb } from '../../effects/instruction.ts';
import type { Part } from '../../effects/part.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { written } from './reading/verb-words.ts';

const verbs = {
  destroy: written('destroy'),
  banish: written('banish'),
  return: written('return'),
} as const;
const printedAs: Readonly<Record<keyof typeof verbs, readonly Verb[]>> = {
  destroy: ['destroy'],
  banish: ['banish'],
  return: ['return-to-hand', 'return-to-deck'],
};
const group =
  "(?:all )?(?<whose>my own|my|own|their|both players?(?: 's)?)? ?(?<how>face-down|face-up|set|attack position|defense position)? ?(?<what>monsters?|spells?|traps?|spell-trap|backrow|spell-trap-zone|cards)(?: (?<by>i control|opp controls?|on (?:my|their) (?:side of )?field))?";
const asks = (Object.keys(verbs) as (keyof typeof verbs)[]).map(
  (verb) => [verb, [form(`(?:does|do|will|can) {z} (?:also )?${verbs[verb]} ${group}`)]] as const,
);

/**
 * "Does X destroy my own monsters?", of an effect that does something to all cards of a kind, where nothing is told: whose
 * they are, and how they lie, by its text (rule text/described-cards). Undefined where its text says more of them than that.
 */
export const whichItSweeps: EveryWordPrinciple = ({ cards, sentences }) => {
  if (sentences.told.length > 0 || cards.length !== 1) return undefined;
  for (const [verb, forms] of asks) {
    const asked = said(sentences.asked, forms);
    const z = cardAt(cards, asked?.['z']);
    const swept = asked === undefined ? undefined : describedBy(asked);
    if (z === undefined || swept === undefined) continue;
    if (z.parts.some(({ kind }) => kind === 'unread')) return undefined;
    const found = z.parts.flatMap((part) =>
      groupsOf(part, printedAs[verb]).map((what) => ({ part, is: isAmong(swept, what) })),
    );
    const [first, ...others] = found;
    if (first?.is === undefined || others.some(({ is }) => is !== first.is)) return undefined;
    const because = first.is ? 'its text speaks of these too' : 'its text speaks of others';
    const reads = found.map(({ part }) => ({ model: z, part }));
    return ruled(first.is ? 'yes' : 'no', 'text/described-cards', because, reads);
  }
  return undefined;
};

/** The cards that an effect does this to, where it takes all that there are; none where it does it in another way as well. */
function groupsOf(part: Part, printed: readonly Verb[]): readonly DescribedCards[] {
  if (!isActivated(part)) return [];
  const doing = part.does.filter((each) => printed.includes(each.do));
  const all = doing.flatMap(({ what }) => (isDescribed(what) && what.count === 'all' ? [what] : []));
  return all.length === doing.length ? all : [];
}

interface Swept {
  readonly controller?: 'you' | 'opponent';
  readonly cardType?: 'monster' | 'spell' | 'trap' | 'spell-trap';
  readonly faceUp?: boolean;
  readonly position?: 'attack' | 'defense';
}

function describedBy({ whose = '', how = '', what = '', by = '' }: Readonly<Record<string, string>>): Swept {
  const mine = /^(?:my|own)/.test(whose) || /\b(?:i|my)\b/.test(by);
  const theirs = whose === 'their' || /\b(?:opp|their)\b/.test(by);
  const cardType = /^monster/.test(what)
    ? 'monster'
    : what === 'cards'
      ? undefined
      : ((/^(?:spell|trap)(?=s?$)/.exec(what)?.[0] as 'spell' | 'trap' | undefined) ?? 'spell-trap');
  const isDown = how === 'face-down' || how === 'set';
  return {
    ...(mine ? { controller: 'you' } : theirs ? { controller: 'opponent' } : {}),
    ...(cardType === undefined ? {} : { cardType }),
    ...(isDown ? { faceUp: false } : how === 'face-up' ? { faceUp: true } : {}),
    ...(how.startsWith('attack') ? { position: 'attack' } : {}),
    ...(how.startsWith('defense') || (isDown && cardType === 'monster') ? { position: 'defense' } : {}),
  };
}

/** Are such cards among those of the text? Undefined where that hangs on more than was said. */
function isAmong(swept: Swept, { filter, from }: DescribedCards): boolean | undefined {
  const { cardType, controller, faceUp, position, ...more }: Filter = filter;
  if (from?.some((each) => each === 'hand' || each === 'deck' || each === 'gy')) return undefined;
  if (Object.keys(more).length > 0) return undefined;
  const judged = [
    isOfType(swept.cardType, cardType),
    same(swept.controller, controller),
    same(swept.faceUp, faceUp),
    same(swept.position, position),
  ];
  return judged.includes(false) ? false : judged.includes(undefined) ? undefined : true;
}

/** What the text leaves out is anything; what was not said may be anything. */
const same = <T>(said: T | undefined, printed: T | undefined): boolean | undefined =>
  printed === undefined ? true : said === undefined ? undefined : said === printed;

function isOfType(said: Swept['cardType'], printed: Filter['cardType']): boolean | undefined {
  if (printed === undefined || said === printed) return true;
  if (said === undefined) return undefined;
  if (printed === 'spell-trap') return said !== 'monster';
  return said === 'spell-trap' && printed !== 'monster' ? undefined : false;
}
