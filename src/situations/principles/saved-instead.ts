import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { type Doomed, doomedIn } from './reading/doomed.ts';
import { negatesOnField } from './reading/field-negators.ts';
import { isOfKind } from './reading/kind-words.ts';
import { type Saving, savingsOf } from './reading/savings.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/** Asks whether something is done instead of a destruction, or saves something from it. */
const asksToSave =
  /\b(?:sav(?:e|es|ed|ing)|protect(?:s|ed)?|instead|in (?:its|his|her|their|#\d's) (?:place|stead)|in place of|surviv(?:e|es|ed)|replac(?:e|es|ed)|spared?|shield(?:s|ed)?)\b/;
/** Asks the other way round: whether it is destroyed. */
const asksIfGone =
  /^(?:so |then |and |or |, )*(?:is|are|does|do|did|will|would)\b.*\b(?:dies?|destroyed|lost|gone|sent)\b/;
/** Something besides that may change it. */
const changes =
  /\bnegat|\bunaffected\b|\bimmune\b|\bonce already\b|\balready used\b|\bcannot be destroyed\b|\bindestructible\b|\bskill drain\b/;

interface Case {
  readonly saver: SketchCard;
  readonly saving: Saving;
  readonly doomed: Doomed;
  readonly sketch: Sketch;
}

/**
 * "If it would be destroyed, you can ... instead": may it be done, and what does it save (rules destroy/substitution,
 * destroy/substitution-both-destroyed)? By the sentence of the text: which cards it saves, from which destruction, what is
 * done instead, and from where; a card that is being destroyed itself pays for nothing that asks for another place or card.
 */
export const savedInstead: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (!asksToSave.test(question) || asksIfGone.test(question) || changes.test(`${told} ${question}`))
    return undefined;
  // What negates on the field may negate what saves: that is for its own principle.
  if (cards.some(({ model }) => negatesOnField(model.parts) !== undefined)) return undefined;
  const savers = cards.filter(({ model }) => savingsOf(model).length > 0);
  const doomed = doomedIn(sketch);
  if (doomed === undefined) return notDestroyed(savers, sketch);
  const asked = savers.filter(({ ref }) => question.includes(ref));
  const saved = savers.filter(
    ({ ref, model }) =>
      new RegExp(`\\bsav(?:e|es|ing) (?:my |the )?${ref}`).test(question) &&
      savingsOf(model).every(({ saves }) => saves === 'itself'),
  );
  const paying = onlyPaying(savers, sketch).filter(({ model }) =>
    savingsOf(model).every(({ price }) => price.self),
  );
  const meant = savers.length === 1 ? savers : (oneOf(paying) ?? oneOf(saved) ?? asked);
  const [saver, other] = meant;
  if (saver === undefined || other !== undefined) return undefined;
  // The player of the card decides, and not the other.
  if (/\bcan i\b/.test(question) && new RegExp(`\\b(?:opponent's|their|his|her) ${saver.ref}`).test(told))
    return undefined;
  const [saving, another] = savingsOf(saver.model);
  if (saving === undefined || another !== undefined) return undefined;
  return judged({ saver, saving, doomed, sketch });
};

/** A card that is banished, returned or sent away, and not destroyed, is saved by nothing that replaces a destruction. */
function notDestroyed(
  [saver, other]: readonly SketchCard[],
  { told, question, cards }: Sketch,
): Ruled | undefined {
  if (saver === undefined || other !== undefined) return undefined;
  const verbs = savingsOf(saver.model).map(({ price }) => price.verb);
  if (
    !new RegExp(`\\b(?:sav|protect|surviv|${verbs.join('|')})`).test(question) ||
    /\bchain|\bin response/.test(told)
  )
    return undefined;
  if (/destroy|pop|kill|\bdie/.test(`${told} ${question}`)) return undefined;
  const [by, another] = cards.filter(
    ({ ref, model }) =>
      model.facts.cardType !== 'monster' &&
      !/destroy/i.test(textOf(model)) &&
      /\b(?:banish|return|shuffle|send|tribute)\b/i.test(textOf(model)) &&
      new RegExp(
        `${ref} (?:would |will |is about to )?(?:banish|return|bounce|hit|target|send|shuffle|tribute|catch)`,
      ).test(told),
  );
  if (by === undefined || another !== undefined) return undefined;
  return no(`${by.model.name} destroys nothing, and only a destruction is replaced`);
}

const oneOf = (all: readonly SketchCard[]): readonly SketchCard[] | undefined =>
  all.length === 1 ? all : undefined;

/** Of several that could, the one that is named as what is paid: "if I banish X". */
const onlyPaying = (savers: readonly SketchCard[], { told, question }: Sketch): readonly SketchCard[] =>
  savers.filter(({ ref }) =>
    new RegExp(
      `\\b(?:banish|send|destroy|tribut|detach|discard|return)(?:e|es|ing)? (?:my |the |that )?${ref}`,
    ).test(`${told} ${question}`),
  );

const no = (because: string, ...more: readonly string[]): Ruled => ({
  ...ruled('no', 'destroy/substitution', because),
  rules: ['destroy/substitution', ...more],
});

function judged(all: Case): Ruled | undefined {
  const { saver, saving, doomed, sketch } = all;
  const { question } = sketch;
  const { name } = saver.model;
  if (doomed.by !== undefined && !saving.by[doomed.by])
    return no(`${name} replaces no destruction by ${doomed.by === 'battle' ? 'battle' : 'a card effect'}`);
  const price = priceBarred(all);
  if (price !== undefined) return price;
  const saved = savedAsked(all);
  if (saved === undefined) return undefined;
  const outside = saved.filter((each) => isSaved(each, all) === false);
  if (outside.length > 0)
    return no(
      `what ${name} replaces is not the destruction of ${outside.map(({ model }) => model.name).join(' and ')}`,
      'text/described-cards',
    );
  if (saved.length > 1 && saving.many === false) return no(`${name} saves only one card`);
  const all_ = saved.every((each) => isSaved(each, all) === true);
  if (!all_ || (saved.length > 1 && saving.many !== true) || doomed.by === undefined || saving.conditional)
    return undefined;
  if (saving.by.ofOpponentOnly && !/\b(?:opponent|their|they)\b/.test(sketch.told)) return undefined;
  if (!priceFits(all) || /n't\b|\bnot\b|\bno\b/.test(question)) return undefined;
  return {
    ...ruled(
      'yes',
      'destroy/substitution',
      `${name} replaces the destruction of ${saved.length > 1 ? 'all of them at once' : 'such a card'}`,
    ),
    assumed: ['nothing keeps what is done instead from being done'],
  };
}

/** Is the destruction of this card one that is replaced? Undefined where the words leave it open. */
function isSaved(card: SketchCard, { saver, saving, sketch }: Case): boolean | undefined {
  if (saving.saves === 'itself') return card === saver;
  if (saving.saves === 'equipped') return undefined;
  if (card === saver && saving.leavesItselfOut) return false;
  if (card === saver && saving.price.self) return undefined;
  if (saving.anyCard) return true;
  if (/\bexcept\b|\boriginal\b|\bin the\b|\byour \w+ zone\b/.test(saving.who)) return undefined;
  if (new RegExp(`\\b(?:their|opponent's|his) (?:[a-z]+ )?${card.ref}`).test(sketch.told)) return undefined;
  const named = ofNames.exec(saving.who.trim())?.[1];
  if (named !== undefined)
    return [...named.matchAll(/"([^"]+)"/g)].some(([, name = '']) =>
      card.model.name.toLowerCase().includes(name),
    );
  if (saving.kinds.length === 0) return undefined;
  const is = saving.kinds.map((kind) => isOfKind(card.model, kind));
  if (is.includes(true)) return true;
  return is.every((each) => each === false) &&
    !/"/.test(saving.who.replace(/"[^"]+" (?:fusion |synchro |xyz |link |pendulum )?(?:monster|card)/g, ''))
    ? false
    : undefined;
}

/** "Other "A" and/or "B" card(s) you control". */
const ofNames =
  /^(?:an? |other |another |your |face-up )*("[^"]+"(?:(?: and\/or|,| or) "[^"]+")*) cards?(?:\(s\))?(?: you control)?$/;

/** The cards that the question would have saved; undefined where it does not say. */
function savedAsked({
  saver,
  saving,
  doomed,
  sketch: { question },
}: Case): readonly SketchCard[] | undefined {
  if (/\bboth\b|\ball\b|\beverything\b|\bthem\b|\btwo\b|\bthe whole\b/.test(question))
    return doomed.cards.length > 1 ? doomed.cards : undefined;
  const named = doomed.cards.filter(({ ref }) =>
    new RegExp(
      `(?:save|saves|protect|protects|spare|shield|shields|for|instead of|in place of|saving) (?:my |the |that )?${ref}|${ref} (?:[a-z]+ )?(?:survive|saved|spared|protected)|(?:does|is|will|would|can) (?:my |the )?${ref} (?:also |still )?(?:survive|saved|be (?:saved|spared|protected))`,
    ).test(question),
  );
  if (named.length > 0) return named;
  // "Can X have Y destroyed instead?": X itself.
  if (saving.saves === 'itself' && doomed.cards.includes(saver)) return [saver];
  return doomed.cards.length === 1 ? doomed.cards : undefined;
}

/** What cannot be done instead, as it was told; undefined where nothing told keeps it from being done. */
function priceBarred({
  saver,
  saving: { price, leavesItselfOut, saves },
  doomed,
  sketch,
}: Case): Ruled | undefined {
  const { name } = saver.model;
  const isDoomed = doomed.cards.includes(saver);
  if (price.self) {
    const onlyGy = price.from.length === 1 && price.from[0] === 'gy';
    if (onlyGy && isDoomed)
      return no(`${name} would have to be in the GY already, and it is being destroyed as well`);
    if (
      onlyGy &&
      new RegExp(
        `${saver.ref} (?:is |that is |that's )?(?:still )?(?:in|from) (?:my )?(?:hand|deck)|${saver.ref} (?:is |that is )?(?:still )?(?:banished|on (?:my |the )?field)`,
      ).test(`${sketch.told} ${sketch.question}`)
    )
      return no(`${name} would have to be in the GY`);
    if (isDoomed && saves === 'others' && leavesItselfOut)
      return no(
        `${name} is being destroyed itself, and saves only other cards`,
        'destroy/substitution-both-destroyed',
      );
    return undefined;
  }
  const paid = paidAsked(saver, sketch);
  if (paid === undefined) return undefined;
  const { card, from } = paid;
  if (doomed.cards.includes(card) && price.verb === 'destroy')
    return no(`${card.model.name} is being destroyed anyway, and cannot be destroyed instead`);
  if (doomed.cards.includes(card) && price.from.length > 0 && !price.from.includes('field'))
    return no(`${card.model.name} is on the field, and not where ${name} takes it from`);
  if (from !== undefined && price.from.length > 0 && !price.from.includes(from))
    return no(`${name} does not take it from there`);
  const kinds = price.kinds.map((kind) => isOfKind(card.model, kind));
  if (kinds.length > 0 && kinds.every((each) => each === false))
    return no(`${name} asks for ${price.words}`, 'text/described-cards');
  return undefined;
}

/** The named card that would be used up instead, and from where. */
function paidAsked(
  saver: SketchCard,
  { told, question, cards }: Sketch,
): { readonly card: SketchCard; readonly from?: 'gy' | 'hand' | 'deck' | 'field' } | undefined {
  const text = `${told} ${question}`;
  const [card, other] = cards.filter(
    (each) =>
      each !== saver &&
      new RegExp(
        `\\b(?:banish|send|destroy|tribute|detach|discard|return|lose|have|use|using|banishing|sending|destroying|discarding|returning) (?:my |the |that |a |an |one )*${each.ref}|${each.ref} be (?:destroyed|banished|sent|tributed|used) (?:instead|in)`,
      ).test(question),
  );
  if (card === undefined || other !== undefined) return undefined;
  const place = new RegExp(
    `${card.ref} (?:is |that is |that's |i hold )?(?:in|from|on) (?:my |the )?(gy|grave|graveyard|hand|deck|field|board)`,
  ).exec(text)?.[1];
  if (place === undefined) return { card };
  const from = /^g/.test(place) ? 'gy' : place === 'hand' || place === 'deck' ? place : 'field';
  return { card, from };
}

/** Is what is done instead what the text asks for, as far as it was told? */
function priceFits(all: Case): boolean {
  const {
    saver,
    saving: { price },
    doomed,
    sketch,
  } = all;
  const text = `${sketch.told} ${sketch.question}`;
  if (price.self) {
    const inGy = new RegExp(
      `${saver.ref} (?:is |that is |that's )?(?:in|from) (?:my )?(?:gy|grave)|\\b(?:in|from) (?:my )?(?:gy|grave)[a-z]*(?: is| lies)? (?:my )?${saver.ref}|banish(?:ing)? (?:my )?${saver.ref}`,
    ).test(text);
    return price.from.length === 1 && price.from[0] === 'gy'
      ? inGy
      : !doomed.cards.includes(saver) && !isElsewhere(saver, text);
  }
  const paid = paidAsked(saver, sketch);
  if (paid !== undefined) {
    const { card } = paid;
    return (
      price.kinds.some((kind) => isOfKind(card.model, kind) === true) &&
      (price.from.length === 0 || (paid.from !== undefined && price.from.includes(paid.from)))
    );
  }
  if (/\bcounter|\bmaterial/.test(price.words) && price.kinds.length === 0)
    return (
      !hasNone.test(text) && new RegExp(`\\b${price.verb}[a-z]* (?:a|an|one|1|its) `).test(sketch.question)
    );
  return (
    /\bone\b|\ba single\b|\bjust one\b|\b1\b/.test(sketch.question) &&
    /\b(?:banish|send|detach|discard)/.test(sketch.question) &&
    price.kinds.length > 0
  );
}

/** "It has no materials left": what there is to pay with is none, or less. */
const hasNone =
  /\b(?:no|(?<!#)0|zero|without|none|ran out|run out|out of|lost|last|already|used up|all)\b[^.;?]*\b(?:materials?|counters?)\b|\b(?:materials?|counters?)\b[^.;?]*\b(?:gone|left|already|negated|detached|removed)\b|\bnone\b/;

const isElsewhere = ({ ref }: SketchCard, text: string): boolean =>
  new RegExp(
    `${ref} (?:is |that is |that's )?(?:set |face-down |banished|(?:in|from) (?:my |the )?(?:hand|gy|grave|deck|extra))`,
  ).test(text);
