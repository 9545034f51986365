import { isActivated } from '../../effects/activated.ts';
import type { Part } from '../../effects/part.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type Negation, negationTold } from './reading/negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const asksGain =
  /^(?:so |and |then |but )*(?:does|do|did|will|would) (?:my |their |his |her |the )*(?:#(?<of>\d)|it|she|he)(?:'s)? (?:still |also |then |even |actually )*(?:(?:gain|get) (?:[^?#]|#\d's)*\batk\b|atk (?:go up|rise|increase|change)|(?:go up|grow|increase) in atk)/;

/** What a card gains for the monster that it has destroyed, and only for that. */
const gains =
  /\bdestroy (?:it|that monster|that card|that target)(?:, and if you do(?: that)?,|\. if this card's effect destroys [^,.]+,) this card gains atk\b/i;

/**
 * "Negate the activation, and if you do, destroy it ... gains ATK": where the monster is not destroyed, nothing is gained. It is
 * not where it has left as a cost (chain/same-card), or where its own text does not let effects destroy it.
 */
export const gainsByDestroying: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const asked = asksGain.exec(question)?.groups;
  const bare = cards.reduce((text, card) => text.replace(indestructible(card), ''), told);
  const negation = asked === undefined ? undefined : negationTold({ ...sketch, told: bare });
  if (asked === undefined || negation === undefined || negation.what === 'summon') return undefined;
  const { card, by } = negation;
  if (asked['of'] !== undefined && `#${asked['of']}` !== by.ref) return undefined;
  const part = by.model.parts.find((each) => isActivated(each) && destroysNegated(each));
  if (part === undefined || !gains.test(textOf(by.model)) || card.model.facts.cardType !== 'monster')
    return undefined;
  if (speaksAgainst(bare, 'negated') || bystanders(sketch, [card, by]).length > 0) return undefined;
  const reads = [{ model: by.model, part }];
  return leftAsCost(sketch, negation, reads) ?? cannotBeDestroyed(negation, reads);
};

const destroysNegated = (part: Part): boolean =>
  'does' in part &&
  part.does.some(({ do: verb }) => verb === 'negate-activation' || verb === 'negate-effect') &&
  part.does.some(({ do: verb, what }) => verb === 'destroy' && what === 'those');

/** What is told of a card that its text says. */
const indestructible = ({ ref, model }: SketchCard): RegExp =>
  /\bcannot be destroyed by (?:[a-z]+ or )?(?:card )?effects\b/i.test(textOf(model))
    ? new RegExp(`${ref} (?:cannot|can't) be destroyed by (?:battle or )?(?:card )?effects`, 'g')
    : /(?!)/g;

function leftAsCost({ told }: Sketch, { card }: Negation, reads: Ruled['reads']): Ruled | undefined {
  const paysItself = card.model.parts
    .filter(isActivated)
    .some(({ cost }) => cost.some(({ what }) => what === 'this'));
  const pays = new RegExp(
    `\\b${written('tribute', 'send', 'banish', 'discard')} (?:my |their |his |her |the )?(?:${card.ref}|it\\b)|\\b(?:by|for) tributing it`,
  );
  if (!paysItself || !pays.test(told)) return undefined;
  const because = `${card.model.name} had left as the cost of its own effect, so it was not destroyed`;
  return { answer: 'no', rules: ['chain/same-card', 'text/conjunctions'], because, reads };
}

function cannotBeDestroyed({ card }: Negation, reads: Ruled['reads']): Ruled | undefined {
  const own = card.model.parts.some(
    (part) =>
      part.kind === 'continuous' &&
      part.conditions.length === 0 &&
      part.does.some(
        ({ do: verb, what, reads: words = '', onlyIf }) =>
          what === 'this' && onlyIf === undefined && verb !== 'described' && saysSo.test(words),
      ),
  );
  if (!own) return undefined;
  const because = `by its own text ${card.model.name} is not destroyed by card effects, and a negated activation does not change that`;
  return { answer: 'no', rules: ['text/conjunctions', 'negate/activation'], because, reads };
}

const saysSo = /^cannot be destroyed by (?:battle or )?card effects$/i;
