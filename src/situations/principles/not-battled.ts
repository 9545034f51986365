import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** Does one of the cards stop the attack when it is declared? */
const stopsAttacks = ({ model }: SketchCard): boolean =>
  model.parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'negate-attack'));

const negated =
  /\battack (?:is|was|gets|got|being|then )* ?(?:negated|stopped|cancelled|canceled)\b|\bnegat(?:es?|ed|ing) (?:the|its|my|that|their|his) (?:direct )?attack\b/;

/**
 * An attack that was negated came to no battle (rule battle-phase/when-damage-step): the monster declared an attack, but
 * did not battle, so that effects for having battled, or for battle damage, are not for it.
 */
export const attackNegated: KeyWordPrinciple = (sketch) => {
  const { told, cards } = sketch;
  const stopper = cards.find(stopsAttacks);
  const isNegated =
    negated.test(told) ||
    (stopper !== undefined &&
      new RegExp(
        `\\b(?:got|gets|was|were|is|by|with|chains?|activates?|activated|uses?|used|discards?|discarded|plays?|played|they|opponent|met) (?:swift |their |a )?${stopper.ref}`,
      ).test(told) &&
      new RegExp(`\\b${written('attack', 'attack-directly')}\\b`).test(told));
  if (!isNegated || /\bnot\b|n't\b|\bunaffected\b|\bcannot be\b|\bagain\b|\bsecond\b|\banother\b/.test(told))
    return undefined;
  return agreed(partsAsked(sketch, stopper).map(({ card, part }) => judged(card, part)));
};

const asksBattled =
  /\bif (?:this card|it) (?:battled|attacked and)|\bthis card (?:battled|inflicts battle damage|inflicted battle damage)|\bafter damage calculation\b|\binflicts? battle damage\b/;
const asksDeclared = /\battacked\b|\bdeclared an attack\b|\bdeclares an attack\b/;

interface Asked {
  readonly card: SketchCard;
  readonly part: Part;
}

function partsAsked({ question, cards }: Sketch, stopper: SketchCard | undefined): readonly Asked[] {
  const all = cards.flatMap((card) =>
    card === stopper
      ? []
      : card.model.parts.flatMap((part): readonly Asked[] => {
          const words = printedWords(card.model, part)?.text.toLowerCase() ?? '';
          return 'does' in part && part.kind !== 'continuous' && asksBattled.test(words)
            ? [{ card, part }]
            : [];
        }),
  );
  const deed = askedDeed(question);
  if (deed?.kind !== 'deed') {
    const isOnly = all.every(({ card }) => activatedEffects(card).length === 1);
    return /\bbattled\b|\bbattle damage\b/.test(question) || isOnly ? all : [];
  }
  return all.filter(({ card, part }) =>
    deed.fits({ join: 'first', words: printedWords(card.model, part)?.text.toLowerCase() ?? '' }),
  );
}

function judged(card: SketchCard, part: Part): Ruled | undefined {
  const words = printedWords(card.model, part)?.text.toLowerCase() ?? '';
  if (asksDeclared.test(words.split(':')[0] ?? words)) return undefined;
  const because = 'its attack was negated, so there was no battle';
  return ruled('no', 'battle-phase/when-damage-step', because, [{ model: card.model, part }]);
}
