import { textOf } from '../../propositions/card-topics.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** Cards that are told to be about to be destroyed, all at once. */
export interface Doomed {
  readonly cards: readonly SketchCard[];
  /** More than those that are named, or all of them: "both", "my two X". */
  readonly by: 'battle' | 'effect' | undefined;
  readonly source?: SketchCard;
}

const whose =
  "(?:both |all |my |the |their |his |her |a |an |of |set |face-up |face-down |own |single |only |opponent's )*";
const list = `${whose}#\\d(?:(?:,| and| &|, and| or) ${whose}#\\d)*(?! (?:is|lies|sits|in|has|was)\\b)`;
const hits = `(?:${written('destroy', 'hit', 'target')}|pops?|kills?|wipes?(?: out)?|nukes?|takes? out|catches|catch)`;
const will = '(?:would |will |is about to |is going to |tries to |wants to |could |now |just |both )*';

const forms: readonly RegExp[] = [
  new RegExp(`#(?<by>\\d)(?:'s effect)? ${will}${hits} (?<list>${list})`, 'g'),
  new RegExp(
    `(?<list>${list}) (?:would|will|are|is|were|was|get|gets|about|to|going|both|all|each|be|being|about to) [^.;#]{0,25}?(?:destroyed|popped|wiped|killed|hit)(?: [^.;#]{0,20}?\\b(?:by|with|to) (?:an? |the |my |their |his |opponent's )*#(?<by>\\d))?`,
    'g',
  ),
  new RegExp(
    `\\b(?:activates?|uses?|chains?|flips?|plays?|drops?|resolves?) #(?<by>\\d)(?:'s effect)? (?:on|to destroy|targeting) (?<list>${list})`,
    'g',
  ),
  new RegExp(`\\b${hits} (?<list>${list}) (?:with|using|by|via) (?:my |their |the |a |an )*#(?<by>\\d)`, 'g'),
];

const destroys = /\bdestroy/i;

/** Which named cards are about to be destroyed at once, by what was told; undefined where none are, or it is not clear. */
export function doomedIn({ told, question, cards }: Sketch): Doomed | undefined {
  const text = `${told} ${question}`;
  const found = new Map<string, SketchCard>();
  let source: SketchCard | undefined;
  for (const form of forms)
    for (const match of text.matchAll(form)) {
      const by = cards.find(({ ref }) => ref === `#${match.groups?.['by']}`);
      const words = match.groups?.['list'] ?? '';
      const saysSo =
        /destroy|pop|kill|wipe|die/.test(match[0].replace(words, '')) ||
        (by !== undefined && destroys.test(textOf(by.model)));
      if (!saysSo || /\b(?:n't|not)\b/.test(match[0])) continue;
      if (by !== undefined && source !== undefined && by !== source) return undefined;
      source ??= by;
      for (const [ref] of words.matchAll(/#\d/g)) {
        const card = cards.find((each) => each.ref === ref);
        if (card !== undefined && card !== by) found.set(ref, card);
      }
    }
  if (found.size === 0) return undefined;
  const battle = /\bbattl|\battack|\bin a fight|\bruns? (?:over|into)|\bcrash|\bswing/.test(text);
  const byEffect =
    /\bby (?:an? |my |their |the )*(?:opponent's |card )*effect\b/.test(text) ||
    (source !== undefined && isEffect(source, text));
  return {
    cards: [...found.values()],
    by: battle === byEffect ? undefined : battle ? 'battle' : 'effect',
    ...(source === undefined ? {} : { source }),
  };
}

/** A Spell or Trap destroys by its effect; a monster may do so by battle. */
const isEffect = ({ model, ref }: SketchCard, text: string): boolean =>
  model.facts.cardType !== 'monster' ||
  new RegExp(
    `${ref}'s (?:[a-z]+ )*effect|effect of (?:[a-z]+ )?${ref}|${written('activate', 'use')} (?:my |the )?${ref}`,
  ).test(text);
