import { isActivated } from '../../../effects/activated.ts';
import type { ActivatedEffect } from '../../../effects/part.ts';
import { askedDeed, mainClause } from './asked-deed.ts';
import { asksIfComes, effectsAsked } from './asked-effects.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** Something that the player who asks would do with one card: activate one of its effects, or Summon it in its own way. */
export interface Attempt {
  readonly card: SketchCard;
  readonly ways: readonly (
    | { readonly is: 'activation'; readonly part: ActivatedEffect }
    | {
        readonly is: 'procedure' /** The question says that monsters are Tributed for it. */;
        readonly tributes: boolean;
      }
  )[];
}

const isToken = ({ model: { facts } }: SketchCard): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Token');

/** The cards of a text that are no Tokens. */
export const namedCards = ({ cards }: Sketch): readonly SketchCard[] =>
  cards.filter((each) => !isToken(each));

const may =
  /\b(?:can|may|could|able|allowed|possible|legal|legally|valid|ok|okay|fine|permitted|get to|do i|does|will|is|an option|playable|usable|activatable)\b/;
const bare =
  /^(?:so |and |then )*(?:is (?:it|that|this|the activation) )?(?:still )?(?:legal|allowed|possible|ok|okay|valid|playable|activatable|usable)(?: or not| then| here| now)?\s*\??$|^(?:an? |my )?#\d\s*\??$/;
const does = `(?:${written('activate', 'use', 'chain', 'resolve')}|cast|flip|fire|afford|pay for|throw|drop|trigger|go off)`;
const uses = new RegExp(`\\b${does}\\b`);
const usable = /\b(?:activatable|usable|playable|legal|allowed|live|an option|possible|castable)\b/;
const summons = new RegExp(
  `\\b(?:${written('special-summon', 'summon', 'bring', 'put')}|ss|give|hit the field|come out)\\b`,
);

/** Summons that no procedure of a monster's own is. */
const otherSummons = /\b(?:normal|tribute|flip|fusion|ritual|synchro|xyz|link|pendulum)[ -]summon/;

/** What the question says of another time, or of a second try, is not settled by what was told. */
const saysMore =
  /\b(?:damage step|twice|again|second time|next turn|end phase|standby|battle phase|if (?:i|they|he|she|my)|after|before|first|instead|without|how|why|what|which|who)\b|n't\b/;

/** Reads what is attempted with which card; undefined where the question is another, or the card is not clear. */
export function attemptAsked(sketch: Sketch): Attempt | undefined {
  const question = mainClause(sketch.question);
  const all = namedCards(sketch);
  const inQuestion = all.filter(({ ref }) => question.includes(ref));
  const [card, other] = inQuestion.length > 0 ? inQuestion : all;
  if (card === undefined || other !== undefined || saysMore.test(question)) return undefined;
  if (!may.test(question) && !bare.test(question)) return undefined;
  const ways = waysOf(card, question, sketch.told);
  return ways.length === 0 ? undefined : { card, ways };
}

function waysOf(card: SketchCard, question: string, told: string): Attempt['ways'] {
  const { facts, summoning, parts } = card.model;
  const isMonster = facts.cardType === 'monster';
  const itself = new RegExp(
    `${summons.source} (?:them |him |her |my opponent |my |the |that |very |same )*(?:${card.ref}|it\\b|itself|herself|himself|her\\b|him\\b)|(?:^|[ ,])(?:${card.ref}|it|she|he) (?:still |also )?(?:be )?(?:\\w+ )?${summons.source}`,
  );
  if (isMonster && itself.test(question))
    return !otherSummons.test(question) && (summoning.procedures ?? []).length > 0
      ? [{ is: 'procedure', tributes: /\btribut/.test(question) }]
      : [];
  const activations = parts.filter(isActivated);
  if (!isMonster) {
    const played = activations.filter(({ kind }) => kind === 'activation');
    const deed = askedDeed(question);
    const fitting = deed?.kind === 'deed' ? effectsAsked(question, [card]).map(({ part }) => part) : [];
    const onField = fitting.filter(({ kind }) => kind !== 'activation');
    if (
      new RegExp(`${card.ref}'s\\b`).test(question) &&
      onField.length > 0 &&
      onField.length === fitting.length
    )
      return onField.map((part) => ({ is: 'activation', part }));
    const wasPlayed = new RegExp(`\\b${does} (?:my |a |the )?${card.ref}`).test(told);
    if (wasPlayed && uses.test(question)) return [];
    const asks =
      bare.test(question) ||
      uses.test(question) ||
      usable.test(question) ||
      new RegExp(`\\b(?:i|we) (?:still |even )?${card.ref}\\b`).test(question) ||
      (deed?.kind === 'deed' && (wasPlayed || fitting.length > 0));
    return asks && !/\bgy\b|\bgrave/.test(question) ? played.map((part) => ({ is: 'activation', part })) : [];
  }
  const asks = uses.test(question) || usable.test(question) || asksIfComes(question);
  return asks ? effectsAsked(question, [card]).map(({ part }) => ({ is: 'activation', part })) : [];
}
