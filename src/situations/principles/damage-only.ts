import { type KeyWordPrinciple, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

const owner = "(?:my |their |his |her |the |my opponent's |an? )*";
/** A battle that would destroy the attacked monster, in the words that players have for it. */
const beaten = new RegExp(
  `#\\d (?:(?:attacks and )?(?:runs|ran|rolls|rolled) over|(?:attacks and |would |is about to )(?:beats?|destroys?|kills?)) ${owner}(?<a>#\\d)|${owner}(?<b>#\\d) (?:is|gets|got|was) (?:run|ran|rolled) over by ${owner}#\\d|#\\d (?:attacks|attacked) ${owner}(?:smaller|weaker|lower-atk) (?<c>#\\d)`,
);
const asks = (ref: string): { readonly gone: RegExp; readonly kept: RegExp } => {
  const it = `(?:${owner}${ref}|it|my monster|the monster)`;
  return {
    gone: new RegExp(
      `\\b(?:is|was|does|will|would|do) ${it} (?:still |then |also |be |get )*(?:${done('destroy')}|${written('die')}|lost|gone)\\b`,
    ),
    kept: new RegExp(
      `\\b(?:does|will|would|is) ${it} (?:still |then )*(?:survive|live|safe|saved|stay|protected)\\b`,
    ),
  };
};
const saves =
  /\bdestroy|\bindestructible|\bnegate the attack|\bend the battle phase|\batk\b|\bdef\b|\breturn\b|\bbanish (?:that|the|it)\b|\bspecial summon\b|\bposition\b/;

const spares =
  /\bcannot be destroyed\b|\bwould be destroyed\b|\bnot destroyed\b|\bnegate the attack\b|\bend the battle phase\b/i;

/**
 * What only takes the battle damage away does not keep the monster: the battle destroys it all the same (rule
 * damage/battle-damage).
 */
export const damageOnly: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const groups = beaten.exec(told)?.groups;
  const ref = groups?.['a'] ?? groups?.['b'] ?? groups?.['c'];
  const beat = cards.find((card) => card.ref === ref);
  if (beat === undefined || ref === undefined || speaksAgainst(told)) return undefined;
  if (/\bprotect|\bshield|\bequip|\bindestruct|\bsurviv|\bspared\b/.test(told)) return undefined;
  // One of lower ATK may have the higher DEF.
  if (groups?.['c'] !== undefined && /\bdefen[cs]e\b|\bdef\b/.test(told)) return undefined;
  const { gone, kept } = asks(ref);
  const [isGone, isKept] = [gone.test(question), kept.test(question)];
  if (isGone === isKept || /\bnot\b|n't\b|\bwhy\b/.test(question)) return undefined;
  const [used, other] = cards.filter((card) => isUsed(card, sketch));
  if (used === undefined || other !== undefined || used === beat) return undefined;
  const attacker = cards.filter((card) => card !== beat && card !== used);
  if (attacker.length > 1 || bystanders(sketch, [beat, used, ...attacker]).length > 0) return undefined;
  // What the attacked monster's own text says of its destruction is another matter.
  if (
    [beat, used].some(({ model }) => spares.test(`${model.text?.main ?? ''} ${model.text?.pendulum ?? ''}`))
  )
    return undefined;
  const [effect, another] = activatedEffects(used).filter(({ words }) =>
    /\b(?:take|takes) no (?:battle )?damage\b|\bbattle damage [^.;]*\bbecomes? 0\b|\breduce (?:the|that|your) battle damage[^.;]* to 0\b/.test(
      words.does,
    ),
  );
  if (effect === undefined || another !== undefined || saves.test(effect.words.does)) return undefined;
  return ruled(
    isGone ? 'yes' : 'no',
    'damage/battle-damage',
    `${used.model.name} only takes the battle damage away, and says nothing of the destruction`,
    [{ model: used.model, part: effect.part }],
  );
};

const isUsed = ({ ref }: SketchCard, { told }: Sketch): boolean =>
  new RegExp(
    `\\bi (?:then |just |also )?(?:${written('discard', 'use', 'activate', 'chain', 'banish')}|drops?|dropped|pitch|pitched|throw|threw|respond with|responded with) (?:my |a |an |the )?${ref}`,
  ).test(told);
