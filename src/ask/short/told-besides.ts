import { effectsOf, isTrigger } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { defined } from '../../platform/defined.ts';
import type { Books } from '../../situations/rule-on.ts';
import type { CardSetup } from '../../situations/situation.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { readWords } from '../read-words.ts';
import { type Saying, textOf } from '../slang/saying.ts';
import { ruleOnShort } from './rule-on-short.ts';
import { type ShortCard, type ShortQuestion, shortQuestionOf } from './short-question.ts';

/** "I control Z. Does X destroy Y?": by its usual board with that beside it; undefined where it is none such. */
export function ruleOnShortBesides(saying: Saying, books: Books, ruleset: Ruleset): Verdict | undefined {
  const [, before = '', asked = ''] = /^(.+)[.;!] ([^.;!]+)$/.exec(saying.words) ?? [];
  const short = before === '' ? undefined : shortQuestionOf({ ...saying, words: asked });
  if (short === undefined) return undefined;
  const text = `${textOf({ ...saying, words: before }, books.catalogue)}.`;
  const { told, missing } = readWords(text, books.catalogue, ruleset, 'part');
  const isOpen = missing.some((each) => each !== 'what is asked');
  if (told === undefined || isOpen || told.actions.length > 0) return undefined;
  const { cards, players } = told;
  const beside = { cards, ...defined({ players }) };
  const whole = {
    ...short,
    card: asTold(short.card, cards),
    ...defined({ other: short.other && asTold(short.other, cards) }),
  };
  const found = sidesOf(whole).map((each) => ({
    ...each,
    ruled: ruleOnShort({ ...each.short, beside }, books, ruleset),
    bare: ruleOnShort(each.short, books, ruleset),
  }));
  const ruled = found.flatMap((each) => each.ruled ?? []);
  if (ruled.length < found.length) return undefined;
  // Nobody tells of what has no bearing: of two sides the one is meant of which it decides.
  const [meant, more] = found.filter(
    (each) => each.bare !== undefined && each.bare.answer !== each.ruled?.answer,
  );
  const isSame = ruled.every(({ answer }) => answer === ruled[0]?.answer);
  const names = [short.card, short.other].map((each) => each?.model.name ?? '');
  const others = cards.flatMap(({ id, card }) =>
    names.includes(id) ? [] : [typeof card === 'string' ? books.catalogue.exact(card) : card],
  );
  if (meant === undefined && others.some(mayAnswer)) return undefined;
  const verdict = isSame ? ruled[0] : more === undefined ? meant?.ruled : undefined;
  if (verdict === undefined) return undefined;
  return { ...verdict, assumed: [...verdict.assumed, ...(isSame ? [] : (meant?.says ?? []))] };
}

/** Has it an effect that its player may choose to answer with? */
const mayAnswer = (model: CardModel | undefined): boolean =>
  effectsOf(model).some((part) => !isTrigger(part) && part.kind !== 'ignition' && part.does.length > 0);

/** A card of the question as it was told to lie. */
function asTold(card: ShortCard, cards: readonly CardSetup[]): ShortCard {
  const there = cards.find(({ id }) => id === card.model.name);
  if (there === undefined) return card;
  const { controller: player, place, faceUp, position } = there;
  return { ...card, ...defined({ player, place, faceUp, position }) };
}

/** The question as it is usually meant, and with the players the other way round, where nobody said whose the cards are. */
function sidesOf(short: ShortQuestion) {
  const { card, other } = short;
  const isOpen = other !== undefined && card.player === undefined && other.player === undefined;
  if (!isOpen || short.pairs !== undefined) return [{ short, says: [] }];
  const { name } = other.model;
  return (['P1', 'P0'] as const).map((player) => ({
    short: { ...short, other: { ...other, player } },
    says: [`${name} is controlled by ${player}`],
  }));
}
