import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { printedOf } from './reading/meant.ts';
import { written } from './reading/verb-words.ts';

/** The card is activated with an effect of it, while something is there that its own text speaks of. */
const activated = new RegExp(
  `^i (?:${written('activate', 'use')}) (?:my |the )?(?:set )?(?<ref>#\\d)(?:,? (?:in|during) my standby phase)?(?:,? and choose its (?:activation )?effect)?,? while i (?:control|have) (?<what>[^#.]+?)(?:,? and choose its (?:activation )?effect)?\\.$`,
);
/** What it does then is asked. */
const byIt =
  /^(?:can i (?:still )?[^?#]+ (?:with it|by its effect|with its effect|with #\d)|does (?:it|its effect|#\d|the effect of #\d)(?: still)? (?:resolve|apply|do anything|send[^?#]*))\?$/;

const putsAway = /\b(?:send|destroy) this card(?: to the (?:GY|Graveyard))?/i;
const another = /\bmonster that is (?:not an?|no) "(?<name>[^"]+)"/i;
const otherTold =
  /^an? (?:non-(?<a>.+?)(?: monster)?|monster that is (?:not an?|no) (?<b>.+?)(?: monster)?)$/;

/**
 * A Continuous Spell or Trap that puts itself away "if you control a monster that is not an "X" monster" does so before the
 * effect that it was activated with begins to resolve, and that effect does nothing (rule effect/continuous-first).
 */
export const goneBeforeItResolves: EveryWordPrinciple = ({ cards, told, question }) => {
  const { ref, what = '' } = activated.exec(told)?.groups ?? {};
  const card = cards.find((each) => each.ref === ref);
  if (card === undefined || cards.length !== 1 || !byIt.test(question)) return undefined;
  const { model } = card;
  const condition = conditionOf(model);
  const other = otherTold.exec(what)?.groups;
  const name = other?.['a'] ?? other?.['b'];
  const effect = model.parts.find((part) => isActivated(part) && part.does.length > 0);
  if (condition === undefined || effect === undefined || name === undefined) return undefined;
  if (condition.name.toLowerCase() !== name) return undefined;
  return ruled(
    'no',
    'effect/continuous-first',
    `${model.name} is put away by its own text before that effect begins to resolve`,
    [{ model, part: condition.part }],
  );
};

/** The part by which a Continuous Spell or Trap puts itself away, and of which monsters the others bring that about. */
const conditionOf = (model: CardModel) =>
  model.facts.cardType === 'monster' || model.facts.property !== 'Continuous'
    ? undefined
    : model.parts
        .filter(({ kind }) => kind === 'continuous' || kind === 'unclassified' || kind === 'unread')
        .flatMap((part) => {
          const words = printedOf(model, part).replaceAll('\\"', '"');
          const name = putsAway.test(words) ? another.exec(words)?.groups?.['name'] : undefined;
          return name === undefined ? [] : [{ part, name }];
        })[0];
