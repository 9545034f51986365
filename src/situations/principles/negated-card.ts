import { isActivated } from '../../effects/activated.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { sideOf } from './reading/answering.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed, askedCards, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { destroysToo, isNegator, type Negation, negationTold } from './reading/negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/**
 * What follows from a negated activation or Summon (rules negate/card-no-longer-on-field, negate/summon,
 * negate/activation): the card does not count as a card on the field, nor as activated or Summoned, when it is destroyed.
 */
export const negatedCard: KeyWordPrinciple = (sketch) => {
  const { question, told } = sketch;
  if (/\bcost\b|\bagain\b|\bsecond\b|\banother\b|\bnot negated\b|\bonly negates?\b/.test(told + question))
    return undefined;
  const negation = negationTold(sketch);
  if (negation === undefined || negation.what === 'effect') return undefined;
  if (speaksAgainst(told, 'negated')) return undefined;
  if (sketch.cards.some((each) => each !== negation.card && each !== negation.by && isNegator(each)))
    return undefined;
  return saves(sketch, negation) ?? ownEffect(sketch, negation) ?? othersEffect(sketch, negation);
};

const onField =
  /\bon the field\b|\byou control\b|\bfrom the (?:field|spell & trap zone|monster zone|field zone)\b|\bface-up card\b|\bmonster zone\b|\bby battle\b|\bwith material\b|\bwhile it has\b|\bleaves the field\b|\b(?:xyz|link|synchro|fusion|ritual|special|normal|tribute|pendulum) summoned card\b/;
const asSummoned =
  /\bif this card is (?:[a-z]+ (?:or )?)+summoned\b|\bwhen this card is (?:[a-z]+ (?:or )?)+summoned\b/;
const anywhere =
  /\b(?:if|when) this card (?:in your possession )?is (?:destroyed|sent to (?:the|your) gy|sent to (?:the|your) graveyard)/;

/** An effect of the negated card itself, for being destroyed or sent to the GY. */
function ownEffect({ question }: Sketch, { card, by, what }: Negation): Ruled | undefined {
  if (
    !asksIfComes(question) ||
    (!/\b(?:its|it|effect)\b|#\d/.test(question) && askedDeed(question) === undefined)
  )
    return undefined;
  const others = [...question.matchAll(/#\d/g)].some(([ref]) => ref !== card.ref && ref !== by.ref);
  if (others && !question.includes(card.ref)) return undefined;
  const activated = card.model.parts.filter(isActivated);
  const asksEffect = /\b(?:effects?|triggers?|activates?|activated)\b/.test(question);
  if (asksEffect && what === 'summon' && activated.length > 0 && activated.every(answersOwnSummon)) {
    const because = 'its Summon was negated, so that it was not Summoned';
    const reads = activated.map((part) => ({ model: card.model, part }));
    return { answer: 'no', rules: ['negate/summon'], because, reads };
  }
  const effects = effectsAsked(question, [card]).filter(
    ({ part, words }) =>
      part.kind === 'trigger' && /\b(?:if|when) this (?:[a-z-]+ ){0,3}card\b/.test(words.before),
  );
  return agreed(
    effects.map(({ part, words }): Ruled | undefined => {
      const reads = [{ model: card.model, part }];
      if (what === 'activation' && card.model.facts.cardType === 'monster')
        return destroysToo(by) && activatesOnField(card) && onField.test(words.before)
          ? {
              answer: 'yes',
              rules: ['trigger/condition-met', 'move/destroy'],
              because: destroyedThere,
              reads,
            }
          : undefined;
      if (onField.test(words.before) || asSummoned.test(words.before)) {
        return what === 'activation'
          ? {
              answer: 'no',
              rules: ['negate/card-no-longer-on-field'],
              because: 'a card whose activation is negated does not count as a card on the field any more',
              reads,
            }
          : {
              answer: 'no',
              rules: ['negate/summon'],
              because: 'its Summon was negated, so it was never a Summoned monster on the field',
              reads,
            };
      }
      if (!anywhere.test(words.before) || !destroysToo(by)) return undefined;
      const because = 'its text asks only for what happened to it, not for the field';
      return { answer: 'yes', rules: ['trigger/condition-met', 'negate/summon'], because, reads };
    }),
  );
}

const destroyedThere =
  'a monster whose effect was activated on the field is still there when the negation destroys it';

/** Are all effects of the monster that are no Trigger Effects activated on the field, and none by paying the monster itself? */
const activatesOnField = ({ model }: SketchCard): boolean =>
  model.parts
    .filter(isActivated)
    .filter(({ kind }) => kind !== 'trigger')
    .every(
      ({ activatesIn, cost }) =>
        (activatesIn ?? []).every((place) => place === 'monster-zone') &&
        cost.every(({ what }) => what !== 'this'),
    );

const answersOwnSummon = (part: ActivatedEffect): boolean =>
  part.kind === 'trigger' &&
  part.on.length > 0 &&
  part.on.every(({ event, of }) => of === 'this' && event.endsWith('-summoned'));

/** An effect of another card, for the activation or the Summon that was negated. */
function othersEffect(sketch: Sketch, { card, by, what }: Negation): Ruled | undefined {
  const { question } = sketch;
  if (!asksIfComes(question) && !/\btokens?\b|\bcounters?\b/.test(question)) return undefined;
  const asked = askedCards(sketch).filter((each) => each !== card && each !== by);
  const others = asked.length > 0 ? asked : sketch.cards.filter((each) => each !== card && each !== by);
  if (others.length !== 1) return undefined;
  const effects: readonly Source[] = effectsAsked(question, others);
  return agreed(
    effects
      .filter(({ part }) => part.kind === 'trigger')
      .map(({ part, words, card: other }): Ruled | undefined => {
        const text = printedWords(other.model, part)?.text.toLowerCase() ?? words.before;
        const reads = [{ model: other.model, part }];
        if (what === 'activation' && answersNoNegated(words.before, { card, by }, sketch)) {
          const because = 'a negated activation counts as none';
          return { answer: 'no', rules: ['negate/activation'], because, reads };
        }
        if (
          what === 'summon' &&
          !asSummoned.test(words.before) &&
          /\bsummon(?:ed)?\b|\bmaterial\b/.test(words.before) &&
          !/\bwould\b/.test(text)
        ) {
          const because = 'a negated Summon is none, and nothing was material for it';
          return { answer: 'no', rules: ['negate/summon'], because, reads };
        }
        return undefined;
      }),
  );
}

/**
 * Does a condition ask for an activation, so that the negated one does not meet it? Of "if you activate X, or if you negate"
 * neither half is met by what the opponent negated; what negated it was activated, too.
 */
function answersNoNegated(
  before: string,
  { card, by }: Pick<Negation, 'card' | 'by'>,
  { told }: Sketch,
): boolean {
  const parts = before.split(/,? or (?=if |when |each )/);
  const of = sideOf(card.ref, told);
  const other = of === undefined ? undefined : of === 'me' ? 'opponent' : 'me';
  const side = sideOf(by.ref, told.split(card.ref).at(-1) ?? '') ?? other;
  const met = (part: string): boolean =>
    /\bnegate/.test(part)
      ? side !== 'opponent' || !/\byou negate\b/.test(part)
      : side !== 'opponent' && /\byou activate\b/.test(part);
  return (
    /\bactivat(?:e|es|ed)\b/.test(before) &&
    parts.every((part) => !met(part)) &&
    (/\byou activate\b/.test(before) || !answersCard(before, by))
  );
}

/** May the condition be met by the activation of this card itself? */
const answersCard = (before: string, { model: { facts } }: SketchCard): boolean => {
  const kind = facts.cardType === 'monster' ? 'monster' : facts.cardType;
  const others = ['monster', 'spell', 'trap'].filter((each) => each !== kind);
  const names = (each: string) => new RegExp(`\\b${each}\\b`).test(before);
  return names(kind) || !others.some(names);
};

/** A card that protects cards on the field from being destroyed, or is put in their place. */
function saves({ question, cards }: Sketch, { card, by, what }: Negation): Ruled | undefined {
  if (!/\b(?:save|protect|keep)\b|\bfrom being destroyed\b|\binstead\b/.test(question)) return undefined;
  const part = cards
    .filter((each) => each !== card && each !== by)
    .flatMap(({ model }) => model.parts.map((each) => ({ model, part: each })))
    .find(({ model, part: each }) => {
      const text = printedWords(model, each)?.text.toLowerCase() ?? '';
      return (
        /cannot be destroyed|would be destroyed/.test(text) &&
        /you control|on the field|your field/.test(text)
      );
    });
  if (part === undefined) return undefined;
  const because =
    what === 'activation'
      ? 'a card whose activation is negated is not destroyed as a card on the field'
      : 'a monster whose Summon is negated is not destroyed as a monster on the field';
  return {
    answer: 'no',
    rules: [what === 'activation' ? 'negate/card-no-longer-on-field' : 'negate/summon'],
    because,
    reads: [part],
  };
}
