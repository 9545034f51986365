import { type Instruction, ofChosenOption, pointingWords } from '../../card-model/instruction.ts';
import { setOf } from '../../platform/list-of.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { durations } from '../meaning/tail-meaning.ts';
import { instructionsOf, isChoice } from './leaves.ts';

/** "apply 1 of these effects", "apply the following effect": so many of those that follow. */
const one = /\b1 of\b|\b(?:the following|this) effect$/i;
/** "apply these effects in sequence": all of them, one after the other; the words themselves do nothing. */
const all =
  /^(?:apply|activate|use) (?:(?:all|both) of )?(?:these|the following) effects(?:,? in sequence| \(simultaneously\))?$/i;
const aims = /^(?:[^;]{0,40}: )?(?:you can )?target\b/i;

/** The instructions of a resolution; behind what `offers` says each line with a bullet is an option. */
export function chosenOf(
  leaves: readonly Leaf[],
  offers: EffectFacts['offers'],
  effect: Pick<EffectFacts, 'leaves'>,
): readonly Instruction[] {
  const made = leaves
    .map(instructionsOf)
    .map(forSoLong(leaves))
    .map(byNumber(leaves, effect.leaves))
    .map((does, at) => {
      const lead = leaves[at];
      return offers === null &&
        lead !== undefined &&
        leaves[at + 1]?.bullet !== undefined &&
        lead.bullet === undefined
        ? asOffer(lead, does)
        : does;
    });
  const offer = made.findIndex((does) => does.some(isChoice));
  const offered = offer === -1 && offers !== null;
  if (offer === -1 && !offered)
    return made.flat().filter(({ do: verb, reads = '' }) => verb !== 'activate-one' || !all.test(reads));
  // Words that offer twice, or an offer within an option, stay in words.
  const several = made.filter((does) => does.some(isChoice)).length > (offered ? 0 : 1);
  const behind = leaves.findIndex(({ bullet }, at) => at > offer && bullet === undefined);
  const end = behind === -1 || leaves[offer + 1]?.bullet === undefined ? leaves.length : behind;
  const lines = [...new Set(leaves.slice(offer + 1, end).map(({ bullet }) => bullet))];
  const open: readonly Instruction[] = offered && offers === 'some' ? [{ do: 'activate-one' }] : [];
  const done = leaves.flatMap((leaf, at) => {
    const does = made[at] ?? [];
    if (at === offer) return several ? does : does.map(withNumber);
    if (at < offer || at >= end) return does;
    const option = several || leaf.bullet === undefined ? {} : { option: lines.indexOf(leaf.bullet) };
    return atOwnTarget(does, leaf.text).map((each) => ({ onlyIf: ofChosenOption, ...each, ...option }));
  });
  return [...open, ...done];
}

const forTime =
  /^(?<ahead>for the rest of this Duel), apply|\bapply (?:this|these|the following|1 of (?:these|the following)) effects?(?:\(s\))?[^,;:.]*?,? (?<time>for the rest of this turn|until the end of (?:this turn|the Damage Step)|this turn)(?: \(even if this card leaves the field\)|, (?:based|depending) on [^.;:]*)?[.;:,]?$/i;
const lasting: ReadonlySet<Instruction['do']> = setOf(
  'change-status restrict change-atk change-def negate-effects',
);

/** "Apply these effects until the end of this turn": so long lasts what the lines say, where they name no time of their own. */
const forSoLong =
  (leaves: readonly Leaf[]) =>
  (does: readonly Instruction[], at: number): readonly Instruction[] => {
    const lead = leaves.slice(0, at).findLast(({ bullet }) => bullet === undefined);
    const { ahead, time = '' } =
      leaves[at]?.bullet === undefined ? {} : (forTime.exec(lead?.text ?? '')?.groups ?? {});
    const until = ahead === undefined ? durations[time] : 'rest-of-duel';
    return does.map((each) =>
      until === undefined || each.until !== undefined || !lasting.has(each.do) ? each : { ...each, until },
    );
  };

/** "Based on the number of monsters you control": what a line that begins with a number ("2+") asks for. */
const byNumber = (leaves: readonly Leaf[], all: readonly Leaf[]) => {
  const leads = all.filter(({ bullet }) => bullet === undefined);
  const number = leads.map(({ text }) => counted.exec(text)?.[0]).findLast((words) => words !== undefined);
  return (does: readonly Instruction[], at: number): readonly Instruction[] =>
    number === undefined || leaves[at]?.bullet === undefined
      ? does
      : does.map((each) =>
          /^\d/.test(each.onlyIf ?? '') ? { ...each, onlyIf: `${number}, and ${each.onlyIf}` } : each,
        );
};
const counted = /\b(?:based|depending) on the number of .+?(?= \(|[.;:]*$)/i;

/**
 * Words before lines with bullets that apply what stands there: "then you can apply this effect" applies it as that says; how
 * words that were not read apply it stays open.
 */
function asOffer({ does: read, text }: Leaf, does: readonly Instruction[]): readonly Instruction[] {
  const last = does.at(-1);
  if (last?.do === 'described' && /^apply this effect$/.test(last.reads ?? ''))
    return [...does.slice(0, -1), { ...last, do: 'activate-one' }];
  return read === null && mayApply.test(text) ? [...does, { do: 'activate-one' }] : does;
}
const mayApply =
  /\bcan (?:\w+ )*apply (?:this|the following|\d) effects?\b(?!.* (?:depending|based)\b)|\beffect instead\b/i;

/** What is paid for an option alone, each with the number that its option has among what is done. */
export const paidForOptions = (
  leaves: readonly Leaf[],
  does: readonly Instruction[],
): readonly Instruction[] => {
  const lines = [...new Set(leaves.flatMap(({ bullet }) => bullet ?? []))];
  if (!does.some(({ option }) => option !== undefined)) return [];
  return leaves.flatMap(({ bullet, pays = [] }) =>
    bullet === undefined
      ? []
      : pays.map((each) => ({ ...each, onlyIf: ofChosenOption, option: lines.indexOf(bullet) })),
  );
};

/** How many of the options are applied. */
export const withNumber = (each: Instruction): Instruction =>
  each.do === 'activate-one' && one.test(each.reads ?? '') ? { ...each, amount: 1 } : each;

/** "Target 1 monster; destroy it": in a line with its own target "it" is that. */
const atOwnTarget = (does: readonly Instruction[], text: string): readonly Instruction[] =>
  !aims.test(text)
    ? does
    : does.map((each, at) =>
        at === 0 && pointingWords(each.what) === 'it' ? { ...each, what: 'targets' } : each,
      );
