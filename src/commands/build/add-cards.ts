import type { CardModel } from '../../card-model/card-model.ts';
import type { Choice } from '../../platform/problem.ts';
import { shorten } from '../../platform/problem.ts';
import { factsLine } from '../../replies/card-reply.ts';
import { printQuestion } from '../../situations/language/print.ts';
import { freeId } from '../../situations/language/set-up-cards.ts';
import type { CardSetup } from '../../situations/situation.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome, Services } from '../command.ts';
import { placesFor } from './card-places.ts';
import { type At, back, builderRow, buildLine, framed, go, picking } from './frame.ts';
import { type SoFar, textOf } from './so-far.ts';
import { joinedNames, mostNames, typedNames } from './typed-names.ts';

/** As many as a situation sets up. */
const MOST_CARDS = 120;
/** How many cards are offered for a name that is not clear. */
const MOST_MEANT = 10;

/** The button that asks for names: a form on Discord. */
export const addButton = (text: string, label = 'Add a card'): Choice => ({
  label,
  line: buildLine(text, { step: 'add' }),
  opens: true,
  row: builderRow,
});

/** Asks for the names of cards; then which card each name means, and where it is, one after the other. */
export function addCards(soFar: SoFar, at: At, ruleset: Ruleset, services: Services): Outcome {
  const { text, situation, asks } = soFar;
  // A question that was asked already is ruled on when the last card is placed.
  const question = asks ? `\n${printQuestion(situation.question)}` : '';
  const typed = at.card ?? '';
  if (situation.cards.length >= MOST_CARDS || mostNames(typed) > MOST_CARDS) return tooMany(text);
  const [name, ...others] = typedNames(typed, services.catalogue);
  if (name === undefined) return askForNames(text);
  const picked = services.catalogue.pick(name);
  if (!picked.ok) return askWhich(text, name, others, at, services);
  const { card, takenFrom } = picked.value;
  const taken = takenFrom === undefined ? '' : `"${takenFrom}" is taken for ${card.name}. `;
  const next = others.length === 0 ? '' : ` Then: ${shorten(others.join(', '), 200)}.`;
  const modelOf = (setup: CardSetup): CardModel | undefined =>
    typeof setup.card === 'string' ? services.catalogue.exact(setup.card) : setup.card;
  const picks = placesFor(card, situation, modelOf).map(({ label, setup }) => {
    const placed: CardSetup = { id: freeId(card.name, situation.cards), card: card.name, ...setup };
    const whole = textOf({ ...situation, cards: [...situation.cards, placed] }, ruleset);
    return { label, line: buildLine(`${whole}${question}`, afterThis(others)) };
  });
  return picking({
    title: `Where is ${card.name}?`,
    lead: `${taken}${factsLine(card.facts)}.${next}`,
    text,
    heading: 'Where it is',
    picks,
    at,
    choices: [...skip(others, `${text}${question}`), addButton(text, 'Type another name'), back(text)],
  });
}

/** What comes when a card is placed: the next name, or what can be done next. */
const afterThis = (others: readonly string[]): At =>
  others.length === 0 ? {} : { step: 'add', card: joinedNames(others) };

const skip = (others: readonly string[], text: string): readonly Choice[] =>
  others.length === 0 ? [] : [go('Leave this one out', text, afterThis(others))];

/** Where there is no form, the names stand in the line. */
const askForNames = (text: string): Outcome =>
  framed({
    title: 'Which card?',
    lead: `Name it behind card: in the line. Of several, put semicolons between. For example: ${buildLine('', { step: 'add', card: 'Dandylion; Jinzo' })}${text === '' ? '' : ' text:...'}`,
    text,
    choices: [addButton(text, 'Type the name'), back(text)],
  });

const tooMany = (text: string): Outcome =>
  framed({
    title: 'Too many cards',
    lead: `A situation has at most ${MOST_CARDS} cards.`,
    text,
    choices: [back(text)],
  });

/** A name that no card has, or more than one: those that may be meant. */
function askWhich(
  text: string,
  name: string,
  others: readonly string[],
  at: At,
  { catalogue }: Services,
): Outcome {
  const names = [...new Set(catalogue.search(name, MOST_MEANT).map((found) => found.name))];
  const shown = `"${shorten(name)}"`;
  return picking({
    title: `Which card is ${shown}?`,
    lead: names.length === 0 ? `No card is called like ${shown}.` : `No card is called ${shown} for certain.`,
    text,
    heading: 'The card that is meant',
    picks: names.map((each) => ({
      label: each,
      card: each,
      line: buildLine(text, { step: 'add', card: joinedNames([each, ...others]) }),
    })),
    at,
    choices: [...skip(others, text), addButton(text, 'Type another name'), back(text)],
  });
}
