import { isDeepStrictEqual } from 'node:util';
import type { CardModel } from '../../card-model/card-model.ts';
import type { CardSetup, Situation } from '../situation.ts';
import { actionForms } from './forms/actions.ts';
import { type CardLine, cardForms, type Details } from './forms/cards.ts';
import { type Described, describedForms, type Reading } from './forms/described.ts';
import { headerForms } from './forms/header.ts';
import { questionForms } from './forms/questions.ts';
import { type Form, printed } from './piece.ts';
import { choice } from './pieces.ts';
import { readCardText } from './read-card-text.ts';

const pieceOf = <T>(forms: readonly Form<T>[]) => choice(...forms.map(({ piece }) => piece));
const cardPiece = pieceOf(cardForms);
const describedPiece = pieceOf(describedForms);
const actionPiece = pieceOf(actionForms);
const questionPiece = pieceOf(questionForms);

/** A situation in the situation language, one thing a line; `readSituation` gives the same one back. */
export const printSituation = (situation: Situation): string =>
  [
    ...headerForms.flatMap((form) => form.print(situation)),
    ...situation.cards.flatMap(cardLines),
    ...situation.actions.map(printAction),
    printQuestion(situation.question),
  ].join('\n');

/** The line that says an action. */
export const printAction = (action: Situation['actions'][number]): string => printed(actionPiece, action);

/** The line that asks a question. */
export const printQuestion = (question: Situation['question']): string => printed(questionPiece, question);

/** The line that says where a card is, and those that describe it where it is in no catalogue. */
function cardLines({ id, card, place, controller, ...rest }: CardSetup): readonly string[] {
  const details: Details = rest;
  const name = typeof card === 'string' ? card : card.name;
  const line: CardLine = {
    ...(controller === undefined ? {} : { controller }),
    place,
    cards: [
      {
        name,
        ...(id === name ? {} : { id }),
        ...(Object.values(details).every((each) => each === undefined) ? {} : { details }),
      },
    ],
  };
  const described = typeof card === 'string' ? [] : describe(id, card);
  return [printed(cardPiece, line), ...described.map((each) => printed(describedPiece, each))];
}

function describe(id: string, model: CardModel): readonly Described[] {
  const facts: Described = { card: id, facts: model.facts };
  const text = model.text?.main;
  if (text && wasDescribed(model) && isDeepStrictEqual(readAgain(model, text), model))
    return [facts, { card: id, text }];
  const reading = readingOf(model);
  return Object.keys(reading).length === 0 ? [facts] : [facts, { card: id, reading }];
}

/** Only a card of a catalogue has numbers: its text is not all that it has, and reading it again takes long. */
const wasDescribed = ({ password, konamiId }: CardModel): boolean =>
  password === undefined && konamiId === undefined;

const readAgain = ({ name, facts }: CardModel, text: string): CardModel =>
  readCardText({ name, facts, text });

/** What a model has besides its name and facts, without what every model has. */
function readingOf({ name: _, facts: __, ...model }: CardModel): Reading {
  const { summoning, parts, sources, ...rest } = model;
  return {
    ...rest,
    ...(isDeepStrictEqual(summoning, { ways: [] }) ? {} : { summoning }),
    ...(parts.length === 0 ? {} : { parts }),
    ...(sources.length === 0 ? {} : { sources }),
  };
}
