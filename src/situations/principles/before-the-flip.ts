import { isActivated, isMandatory } from '../../effects/activated.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { mainClause } from './reading/asked-deed.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const removes =
  /\b(?:destroy|banish|return|shuffle|send|move) (?:that|the|it\b|your opponent's|both)[^.;]*?(?:monster|it|target|card)?/i;
const down = '(?:face-? ?down|set)';
/** What asks more of the monster, as how it was Summoned or where it lies, may not be so of this one. */
const asksNothingOfIt =
  /\bthis card (?:battles|attacks)(?: (?:an opponent's|an?|a face-down(?: defense position)?) monster)?,?(?: \(quick effect\))?$/;

/**
 * A monster that is removed at the start of the Damage Step, still face-down, is never flipped: its FLIP effect is not
 * activated (rule damage-step/flip-effects-wait).
 */
export const beforeTheFlip: KeyWordPrinciple = (sketch) => {
  const { told, cards } = sketch;
  const question = mainClause(sketch.question);
  if (!/\bflip\b/.test(question) || /\bcan't\b|\bnot\b/.test(question) || speaksAgainst(told))
    return undefined;
  const pair = attackTold(sketch);
  if (pair === undefined) return undefined;
  const { flipped, attacker } = pair;
  if (flipped.model.parts.every(({ kind }) => kind !== 'flip') || cards.length > 2) return undefined;
  const part = attacker.model.parts.find((each) => {
    const words = printedWords(attacker.model, each)?.text ?? '';
    const when = (words.split(':')[0] ?? '').toLowerCase();
    return (
      isActivated(each) &&
      /\bat the start of the damage step\b/.test(when) &&
      asksNothingOfIt.test(when) &&
      removes.test(words.slice(when.length))
    );
  });
  if (part === undefined || !isActivated(part)) return undefined;
  const used =
    isMandatory(part) ||
    new RegExp(
      `\\b${written('use', 'activate', 'trigger', 'banish', 'destroy')}\\b[^.;?]*\\b(?:start of the damage step|its effect|it)\\b|\\bbanished? (?:it )?by\\b`,
    ).test(told);
  if (!used) return undefined;
  const because = `${flipped.model.name} leaves the field at the start of the Damage Step, before it would be flipped`;
  return ruled('no', 'damage-step/flip-effects-wait', because, [{ model: attacker.model, part }]);
};

/** Which face-down monster is told to be attacked, and by which. */
function attackTold({ told, cards }: Sketch): { flipped: SketchCard; attacker: SketchCard } | undefined {
  const whose = "(?:my |their |the |an? |my opponent's |his |her )*";
  const match =
    new RegExp(`\\b${down} (?<down>#\\d) (?:is|was|gets|got) (?:attacked|hit) by ${whose}(?<by>#\\d)`).exec(
      told,
    ) ??
    new RegExp(
      `(?<by>#\\d) (?:${written('attack')}|declares an attack on|runs into|swings (?:into|at)) ${whose}${down} (?<down>#\\d)`,
    ).exec(told) ??
    new RegExp(`\\b(?:${written('attack')}) ${whose}${down} (?<down>#\\d) with ${whose}(?<by>#\\d)`).exec(
      told,
    ) ??
    new RegExp(
      `(?<by>#\\d) (?:${written('attack')}) ${whose}(?<down>#\\d),? (?:which (?:is|was|lies) )?${down}`,
    ).exec(told);
  const flipped = cards.find(({ ref }) => ref === match?.groups?.['down']);
  const attacker = cards.find(({ ref }) => ref === match?.groups?.['by']);
  return flipped === undefined || attacker === undefined || flipped === attacker
    ? undefined
    : { flipped, attacker };
}
