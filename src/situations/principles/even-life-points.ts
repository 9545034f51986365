import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, effectsAsked } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const lp = '(?:lp|lps|life points|life totals?|life)';
const tied = new RegExp(
  `\\b${lp} (?:are |is |at )?(?:now |still |both |exactly |currently )*(?:tied|equal|even|the same|identical)\\b|\\b(?:tied|equal|even|the same|identical) (?:on |in |amount of |number of )?${lp}\\b|\\b(?:we|both players|both of us) (?:are |both |have )*(?:both )?(?:tied|even|equal|(?:have|has|at|on) (?:exactly )?the same)\\b`,
);
const asks =
  /\b(?:can|may|could)\b[^?]*\b(?:activate|use|special summon|summon|trigger)\b|\b(?:is|are|does|do|will|am)\b[^?]*\b(?:immune|protected|safe|take no|takes no|apply|applies|active|gain|gains|get|gets|boosted|met|work|works|cannot be|draw|count)\b/;
const compares =
  /\b(?:your|their|its controller's) (?:lp|life points?) (?:are|is) (?:lower|higher|less|greater|fewer) than your opponent's\b(?! or)|\bplayers? with the (?:lowest|lower|highest|higher|most|least) (?:lp|life points)\b|\byour opponent's (?:lp|life points?) (?:are|is) (?:lower|higher|less|greater) than yours\b/i;
const more = /\bwould\b|\bpay|\bthen\b|\blater\b|\bdamage first\b|\bafter\b/;

/**
 * What asks that the LP of one player are lower, or higher, is not so while both have the same (rule
 * trigger/condition-met): nobody has the lower LP then.
 */
export const evenLifePoints: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (!tied.test(told) || !asks.test(question) || speaksAgainst(told, 'standing') || more.test(told))
    return undefined;
  if (/\bnot\b|n't\b|\bno longer\b/.test(question)) return undefined;
  const [card, other] = askedCards(sketch).filter(comparesIn);
  if (card === undefined || other !== undefined || sketch.cards.length > 1) return undefined;
  return judged(card, sketch);
};

const comparesIn = ({ model }: SketchCard): boolean =>
  model.parts.some((part) => compares.test(printedWords(model, part)?.text ?? ''));

const things: readonly RegExp[] = [
  /\bgains?\b[^.;?]*\b(?:atk|def|stats)\b|\b(?:get|gets)\b[^.;?]*\b(?:atk|def)\b|\bboost/i,
  /\bdamage\b/i,
  /\b(?:immune|protected|safe|cannot be|destroyed|indestructible)\b/i,
];

/** Do both speak of the same: of ATK, of damage, of protection? */
const speaksOf = (text: string, question: string): boolean =>
  !/\bwhen\b|\bif\b|\bpierc/.test(question) &&
  things.some((thing) => thing.test(question) && thing.test(text));

function judged(card: SketchCard, { question }: Sketch): Ruled | undefined {
  const { model } = card;
  const because = 'both players have the same LP, so neither has lower or higher ones';
  const reading = model.parts.filter((part) => compares.test(printedWords(model, part)?.text ?? ''));
  const activates = /\b(?:activate|use|special summon|summon|trigger)\b/.test(question);
  const [only, other] = reading;
  if (only === undefined || other !== undefined) return undefined;
  const reads = [{ model, part: only }];
  if (!activates) {
    const applies = only.kind === 'continuous' || only.kind === 'unclassified';
    // Of a card that has more effects, it must be that one that is asked about.
    const isThat = model.parts.length === 1 || speaksOf(printedWords(model, only)?.text ?? '', question);
    return applies && isThat ? ruled('no', 'trigger/condition-met', because, reads) : undefined;
  }
  // What compares in what the effect does is no condition of its activation.
  return agreed(
    effectsAsked(question, [card]).map(({ part, words }) =>
      part === only && compares.test(words.before)
        ? ruled('no', 'trigger/condition-met', because, reads)
        : undefined,
    ),
  );
}
