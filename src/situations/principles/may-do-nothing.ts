import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { printedOf } from './reading/meant.ts';

const what =
  '(?:other |more )?(?:[a-z0-9-]+ ){0,4}(?:monsters?|cards?|spells?|traps?|unions?|tuners?|targets?|[a-z]+s)';
const without = [
  form(`there (?:is|are) no ${what}(?: left)? in my deck`),
  form(`i have no ${what}(?: left)? in my deck`),
  form(`i have no(?: more)? {}(?: left)? in my deck`),
  form(`my deck has no ${what}(?: left)?`),
  form('i have nothing (?:to search|to add|left to search|left to add)(?: in my deck)?'),
];
const asks = [
  form('can i (?:still )?(?:activate|play) {asked}(?: without searching| anyway)?'),
  form('can {asked} (?:still )?be (?:activated|played)'),
];

/**
 * "There are no Unions in my Deck. Can I activate X?": a card that stays on the field, and of which all is optional that is
 * done at its activation, can be activated whatever the Deck holds (activation/must-be-able-to-resolve asks for nothing of it).
 */
export const mayDoNothing: EveryWordPrinciple = ({ cards, sentences: { told, asked } }) => {
  const model = cardAt(cards, said(asked, asks)?.['asked']);
  const [only, more] = told;
  if (model === undefined || only === undefined || more !== undefined || !said(only, without))
    return undefined;
  const { facts, parts } = model;
  if (facts.cardType === 'monster' || !['Continuous', 'Field'].includes(facts.property)) return undefined;
  const [part, other] = parts.filter(({ kind }) => kind === 'activation');
  if (part?.kind !== 'activation' || other !== undefined || parts.some(({ kind }) => kind === 'unread'))
    return undefined;
  const free = part.cost.length + part.targets.length + part.conditions.length + part.on.length === 0;
  if (!free || part.does.length === 0 || !isOptional(printedOf(model, part))) return undefined;
  const because = `what ${model.name} does at its activation is optional, so it can be activated without`;
  return ruled(
    'yes',
    'activation/must-be-able-to-resolve',
    because,
    [{ model, part }],
    ['it is a time at which it can be activated'],
  );
};

/** "When this card is activated: You can add ...": what its player may do then, and nothing else. */
const isOptional = (words: string): boolean =>
  /^When this card is activated: You can\b[^.]*\.?$/i.test(words.trim());
