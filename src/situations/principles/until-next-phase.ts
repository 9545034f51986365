import { isActivated } from '../../effects/activated.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const asksWhen =
  /\bwhen (?:does|do|will|would) (?:my |the |that )?(?<on>#\d|it|he|she|they|that monster|the monster)(?: [a-z]+)? (?:come back|return|get returned|get back)\b|\bwhen is (?:my |the )?(?<on>#\d|it) (?:returned|back)\b|\bwhich turn (?:does|will) (?:my |the )?(?<on>#\d|it) (?:come back|return)\b/;
const asksNow =
  /\b(?:does|do|will|would|is) (?:my |the |that )?(?<on>#\d|it|he|she|that monster)(?: [a-z]+)? (?:come back|return|returned)[^?]*\b(?:this|the same|that same|same|right away|immediately|at once|now)\b/;

/**
 * "Until your next Standby Phase", used in a Standby Phase of one's own: the next one is that of one's next turn (rule
 * turn/until-phase-ends). The phase that is going on is not the next.
 */
export const untilNextPhase: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const [when, now] = [asksWhen.exec(question), asksNow.exec(question)];
  const asked = when ?? now;
  if (asked === null || (when !== null && now !== null) || speaksAgainst(told)) return undefined;
  const phase = /\b(?:in|during) (?:my|our) (?:own )?(?<phase>standby|draw|end) phase\b/.exec(told)?.groups?.[
    'phase'
  ];
  const theirs =
    /\b(?:in|during) (?:their|my opponent's|the opponent's|opponent's|his|her) (?:standby|draw|end) phase\b/.test(
      told,
    );
  if (phase === undefined || theirs) return undefined;
  const used = usedByMe(sketch);
  // A card that was banished for its own cost does not come back.
  if (used.some(({ ref }) => ref === asked.groups?.['on'])) return undefined;
  return agreed(used.map((card) => judged(card, phase, when !== null)));
};

const other = '(?:opp|opponent|opponents|they|he|she)';

/** The cards that I am told to use. */
const usedByMe = ({ told, cards }: Sketch): readonly SketchCard[] =>
  cards.filter(
    ({ ref, model }) =>
      new RegExp(
        `\\b(?:i|we) (?:(?!${other}\\b)[^.;])*?\\b(?:${written('use', 'activate', 'chain', 'banish')}|dodged?|respond(?:s|ed)?|with|using)\\b[^.;]*?${ref}|\\bmy ${ref} (?:banishes|is activated)`,
      ).test(told) &&
      model.parts.some((part) => /until your next/i.test(printedWords(model, part)?.text ?? '')),
  );

function judged({ model }: SketchCard, phase: string, when: boolean): Ruled | undefined {
  const parts = model.parts.filter((part) => /until your next/i.test(printedWords(model, part)?.text ?? ''));
  const [part, other] = parts;
  if (part === undefined || other !== undefined || !isActivated(part)) return undefined;
  const words = printedWords(model, part)?.text ?? '';
  const [, until] = /\buntil your next (standby|draw|end) phase\b/i.exec(words) ?? [];
  if (until?.toLowerCase() !== phase || !/\bbanish\b/i.test(words)) return undefined;
  const name = `${phase.charAt(0).toUpperCase()}${phase.slice(1)} Phase`;
  const because = `the ${name} that is going on is not the next one`;
  return ruled(when ? `in my next turn's ${name}` : 'no', 'turn/until-phase-ends', because, [
    { model, part },
  ]);
}
