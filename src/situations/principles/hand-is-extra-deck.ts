import type { CardModel } from '../../effects/card-model.ts';
import { isExtraDeckMonster } from '../../effects/facts.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { written } from './reading/verb-words.ts';

const kinds = '(?:fusion|synchro|xyz|link)(?: monster)?';
const returns =
  /(?:^|[.:;] ?)(?:\([^)]*\) ?)?(?:target [^.;]*; )?(?:you can )?(?:return|add) (?:1 [^.;]*monster[^.;]*|it|that target) to (?:the|your|its owner's|the owner's) hand(?:, and if you do|, then),? (?<then>[^.]*)/i;
const done: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`\\b(?:${written('destroy')}|nuked|wiped|gone|blown up)\\b`), /\bdestroy\b/i],
  [new RegExp(`\\b${written('draw')}\\b`), /\bdraw\b/i],
  [new RegExp(`\\b(?:${written('special-summon', 'summon')}|ss)\\b`), /\bSpecial Summon\b/i],
  [new RegExp(`\\b${written('banish')}\\b`), /\bbanish\b/i],
];

/**
 * A Fusion, Synchro, Xyz or Link Monster that would go to the hand goes to the Extra Deck: it was not returned to the hand, and
 * what its text does "and if you do", or "then", is not done (rule move/return-to-hand).
 */
export const handIsExtraDeck: KeyWordPrinciple = ({ cards, told, question }) => {
  if (speaksAgainst(told) || /\bchain|\bin response\b|\btoken\b|\bpendulum\b/.test(told)) return undefined;
  const [effect, more] = cards.filter(({ model }) => returns.test(textOf(model)));
  if (effect === undefined || more !== undefined || !told.includes(effect.ref)) return undefined;
  const others = cards.filter((each) => each !== effect);
  const [monster, another] = others;
  if (another !== undefined) return undefined;
  const isKind = new RegExp(
    `\\b(?:is|being) (?:an? |my )?${kinds}\\b|\\b(?:return|returning|choosing|choose|on|with) (?:an? |my |the )?${kinds}\\b`,
  ).test(told);
  const isSo = monster === undefined ? isKind : isAlwaysSo(monster.model) && isChosen(monster.ref, told);
  if (anotherOne.test(told.replace(/\bmy only level \d[^.,;]*? is an? /, ''))) return undefined;
  const then = returns.exec(textOf(effect.model))?.groups?.['then'] ?? '';
  const asked = done.find(([form]) => form.test(question));
  if (
    !isSo ||
    asked === undefined ||
    !asked[1].test(then) ||
    !/^(?:so )?(?:do|does|is|are|will|can)\b/.test(question)
  )
    return undefined;
  return ruled(
    'no',
    'move/return-to-hand',
    'the monster goes to the Extra Deck and not to the hand, so what depends on its return is not done',
    effect.model.parts.flatMap((part) =>
      'does' in part && part.kind !== 'continuous' ? [{ model: effect.model, part }] : [],
    ),
  );
};

/** Words that tell of another monster than the one that would be returned. */
const anotherOne =
  /\blevel \d|\b(?:other|another|different|main deck|opponent|opponent's|their|theirs|enemy|gy|graveyard|banished)\b/;

/** Is it the monster that the effect is used on? */
const isChosen = (ref: string, told: string): boolean =>
  new RegExp(
    `\\b(?:return(?:s|ed|ing)?|target(?:s|ed|ing)?|choos(?:e|es|ing)|chose|pick(?:s|ed|ing)?|bounc(?:e|es|ed|ing)|on|for|using|with) (?:my |the |a )?(?:(?:only|own) )?${ref}`,
  ).test(told);

const isAlwaysSo = (model: CardModel): boolean =>
  isExtraDeckMonster(model.facts) &&
  model.facts.cardType === 'monster' &&
  !model.facts.abilities.includes('Pendulum');
