import type { CardModel } from '../../../effects/card-model.ts';
import type { Facts } from '../../../effects/facts.ts';
import { printedWords } from '../../../effects/printed-words.ts';
import { textOf } from '../../propositions/card-topics.ts';
import type { Source } from './activated-source.ts';
import type { Departure } from './departures.ts';
import { type Removal, removalOf } from './removal.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** What is no longer where it was when an effect resolves. */
export type Gone =
  | { readonly is: 'source'; readonly now?: 'face-down' }
  /** The card is its opponent's now. */
  | { readonly is: 'taken' }
  | {
      readonly is: 'targets';
      readonly all: boolean;
      /** It is still on the field, and is no longer what it was. */
      readonly now?: Departure['now'];
      readonly mine?: boolean;
    }
  /** Something that the activation asked for, or that was paid: its words. */
  | { readonly is: 'condition'; readonly noun: string };

/** "It": a card that was told of before. */
export const pronoun = /^(?:that same |the same |that |the )?(?:it|her|him)$/;

/** What a departure took from an effect; null where that is not clear. */
export function goneIn(left: Departure, effect: Source, sketch: Sketch): Gone | null {
  const { told, cards } = sketch;
  const { what, by, at } = left;
  const removal = by === undefined ? undefined : removalOf(by.model);
  const leaves = removal?.turnsFaceDown ? 'face-down' : removal?.takesControl ? 'taken' : left.now;
  const now = left.paid === true ? undefined : leaves;
  const state = now === undefined ? {} : { now };
  // Of a card that is not known to remove anything, it is enough to be told that it did.
  if (by !== undefined && removal === undefined && (left.said !== true || /negate/i.test(textOf(by.model))))
    return null;
  const ref = /#\d/.exec(what)?.[0];
  const onlyTargeted = /\btargets?\b|\btargeted\b/.test(what);
  const { words } = effect;
  const many = targetsIn(effect);
  const noun = what.split(' ').at(-1) ?? '';
  const calledSo =
    ref === undefined &&
    (new RegExp(`\\btarget\\w* [^.;]*\\b${noun}\\b`).test(told.slice(0, at)) ||
      new RegExp(`${aimedAt(effect.card.ref)}[^.;#]*\\b${noun}\\b`).test(told.slice(0, at)));
  // Only of what was targeted as a Set card does it matter that it is face-up now.
  if (now === 'face-up') {
    const asSet = /\btarget [^.;]*\b(?:set|face-down)\b/.test(words.before);
    const isIt = onlyTargeted || calledSo || pronoun.test(what) || /^(?:the|that) card$/.test(what);
    return asSet && isIt && many === 1 ? { is: 'targets', all: true, ...state } : null;
  }
  const oneOfMany = /^the .* one$/.test(what) && many !== undefined && many > 1;
  if (calledSo || oneOfMany) return many === undefined ? null : { is: 'targets', all: many === 1, ...state };
  if (shownFor(what, effect)) return { is: 'condition', noun };
  if (onlyTargeted || /^one of (?:them|those|the|my|its|these)\b/.test(what)) {
    if (many === undefined) return null;
    return { is: 'targets', all: many === 1 && !/^one of/.test(what), ...state };
  }
  if (ref === effect.card.ref) return canTake(by, effect.card) ? sourceGone(removal, now, effect) : null;
  if (pronoun.test(what)) {
    const it = ofIt(left, effect, sketch);
    if (it?.is === 'source') return sourceGone(removal, now, effect);
    return it?.is === 'targets' ? { ...it, ...state } : now === undefined ? it : null;
  }
  if (isCondition(what, effect)) return { is: 'condition', noun };
  if (ref !== undefined) {
    const known = cards.find((each) => each.ref === ref);
    if (known === undefined) return null;
    if (now === undefined && isNamedCondition(known.model, effect)) return { is: 'condition', noun };
    if (many === undefined) return null;
    const mine = new RegExp(`\\bmy (?:own )?${ref}`).test(told);
    return wasTargeted(ref, told, at, effect.card)
      ? { is: 'targets', all: many === 1, ...state, mine }
      : null;
  }
  if (now !== undefined) return null;
  return asksFor(noun, effect) ? { is: 'condition', noun } : null;
}

/** "X's banish on their ...": what the effect of a card was used on, without a name. */
const aimedAt = (ref: string): string =>
  `${ref}(?:'s(?: [a-z-]+){1,4})? (?:on|at|targeting|targets) (?:(?:my|their|his|her|the|a|an|one|own|opponent's|only|face-up|set|face-down|[a-z]+-type|dark|light|fire|water|wind|earth|two|three|2|3) )+(?=[a-z])`;

/** Did the activation ask for such cards, without the effect doing more with them? */
function asksFor(noun: string, { card: { model }, words }: Source): boolean {
  const before = `${words.before} ${activationConditions(model)}`;
  const called = noun.replace(/s$/, '') === 'scale' ? 'pendulum zone' : noun.replace(/s$/, '');
  if (/\bequal to\b|\bfor each\b/.test(words.does)) return false;
  if (new RegExp(`\\btarget\\b[^.;]*\\b${called}`).test(words.before)) return false;
  return called.length > 2 && before.includes(called) && !words.does.includes(called);
}

/** "One of the revealed cards": cards that were shown or paid for it. */
function shownFor(what: string, { words: { before, does } }: Source): boolean {
  const shown = /\b(reveal|discard|tribut|detach)\w*\b/.exec(what)?.[1];
  return shown !== undefined && before.includes(shown) && !does.includes(shown);
}

/** "My only dragon": a card of whoever activated it, of which the activation asks and the effect does not. */
function isCondition(what: string, { card: { model }, words: { before, does } }: Source): boolean {
  if (!/^(?:one of )?(?:my|the only|their only|his only|her only)\b/.test(what)) return false;
  const asks = `${before} ${activationConditions(model)}`;
  return (
    /\b(?:if|while|when|only if) you control\b/.test(asks) &&
    !/\btarget\b/.test(before) &&
    !ofOwnCards.test(does)
  );
}

const ofOwnCards =
  /\byou control\b|\byour (?:field|monsters?|opponent's)\b|\b(?:that|those|it|its|them|they|their)\b|\bfor each\b|\bequal to\b|\bthis card\b|\btribut|\bas many\b/;

/** "If this card has "X" as material, its effect can be activated ...": a named card that only the activation asks for. */
function isNamedCondition({ name }: CardModel, { part, words: { before, does } }: Source): boolean {
  const called = `"${name.toLowerCase()}"`;
  const isAllowed = part.does.some(
    ({ onlyIf, reads }) =>
      onlyIf?.toLowerCase().includes(called) === true && /^can (?:also )?be activated\b/.test(reads ?? ''),
  );
  const asked =
    isAllowed ||
    new RegExp(`\\b(?:if|while) (?:this card has|you control) (?:a )?(?:face-up )?${called}`).test(before);
  return asked && !does.includes(called);
}

/** What the text asks for to activate the card at all. */
const activationConditions = (model: CardModel): string =>
  model.parts
    .flatMap((part) =>
      part.kind === 'not-an-effect' && part.what === 'activation-condition'
        ? [(printedWords(model, part)?.text ?? part.reads).toLowerCase()]
        : [],
    )
    .join(' ');

/** What a removal makes of the card whose effect was activated; open where it negates too, or only may have taken it. */
function sourceGone(
  removal: Removal | undefined,
  now: Departure['now'],
  { card: { model } }: Source,
): Gone | null {
  if (removal?.negates === true) return null;
  if (now === 'face-down') return model.facts.cardType === 'monster' ? { is: 'source', now } : null;
  return now === 'taken' ? { is: 'taken' } : { is: 'source' };
}

/** Can the removal take a card of this kind? A Pendulum Monster is a Spell in its zone; a Spell/Trap is activated on the field. */
function canTake(by: SketchCard | undefined, { model: { facts } }: SketchCard): boolean {
  const removal = by === undefined ? undefined : removalOf(by.model);
  if (removal?.onField === false && facts.cardType !== 'monster') return false;
  const kinds = removal?.kinds;
  return kinds === undefined || kinds.has(facts.cardType) || (isPendulum(facts) && kinds.has('spell'));
}

const isPendulum = (facts: Facts): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Pendulum');

/** "it": the activated card, or its target, whichever the removal can take; undefined where it can take both. */
function ofIt({ by, at }: Departure, effect: Source, { told, cards }: Sketch): Gone | null {
  const named = [...told.slice(0, at).matchAll(/#\d/g)].map(([ref]) => ref);
  const responded = new Set(
    [
      ...told.matchAll(
        /\b(?:chain(?:s|ed)?|responds? with|answers? with|in response(?: they)?(?: use| activate)?) (?:their |a |an )?(#\d)/g,
      ),
    ].map(([, ref]) => ref),
  );
  // What was chained is what takes, and not what is taken.
  const fits = (card: SketchCard | undefined): boolean =>
    card !== undefined &&
    card !== by &&
    (card === effect.card || !responded.has(card.ref)) &&
    canTake(by, card);
  const meant = named
    .toReversed()
    .map((ref) => cards.find((each) => each.ref === ref))
    .filter(fits);
  const sorts = [...new Set(meant)];
  const unnamed = [...told.slice(0, at).matchAll(new RegExp(aimedAt(effect.card.ref), 'g'))].at(-1);
  // "X's effect on their monster, they destroy it": the monster, or X, whichever can be taken.
  if (unnamed !== undefined && !/#\d/.test(told.slice(unnamed.index + 2, at).replace(by?.ref ?? '#-', ''))) {
    const monster = /^[^.;,]*\bmonsters?\b/.test(told.slice(unnamed.index + unnamed[0].length));
    const takesTarget = takesKind(by, monster ? 'monster' : undefined);
    if (takesTarget === false) return canTake(by, effect.card) ? { is: 'source' } : null;
    return takesTarget && !canTake(by, effect.card) ? targetsGone(effect) : null;
  }
  // "X targets Y, they destroy it": it is Y, which was spoken of last.
  const [last] = sorts;
  const [only, other] =
    last !== undefined && last !== effect.card && wasTargeted(last.ref, told, at, effect.card)
      ? [last]
      : sorts;
  if (other !== undefined) return null;
  if (only === effect.card) return { is: 'source' };
  return only !== undefined && wasTargeted(only.ref, told, at, effect.card)
    ? { is: 'targets', all: targetsIn(effect) === 1 }
    : null;
}

/** Can the removal take a card of that kind? Undefined where that is open. */
function takesKind(by: SketchCard | undefined, kind: 'monster' | undefined): boolean | undefined {
  const kinds = by === undefined ? undefined : removalOf(by.model)?.kinds;
  return kinds === undefined || kind === undefined ? undefined : kinds.has(kind);
}

const targetsGone = (effect: Source): Gone | null => {
  const many = targetsIn(effect);
  return many === undefined ? null : { is: 'targets', all: many === 1 };
};

/** How many cards the effect targets; undefined where it targets none, or any number. */
function targetsIn({ words }: Source): number | undefined {
  const counts = [...words.before.matchAll(/\b(?:target|and|select) (?:up to )?(\d)\b/g)].map(([, n]) =>
    Number(n),
  );
  if (!/\b(?:target|select)\b/.test(words.before) || counts.length === 0) return undefined;
  return counts.reduce((sum, each) => sum + each, 0);
}

/** Was this card targeted by the effect: does its name stand with a word of targeting before it left? */
export function wasTargeted(ref: string, told: string, at: number, card: SketchCard): boolean {
  const earlier = told.slice(0, at + 1);
  return (
    new RegExp(`\\btarget\\w*\\b[^.;]*${ref}`).test(earlier) ||
    new RegExp(`${card.ref}(?:'s effect)? on [^.;]*${ref}`).test(earlier) ||
    new RegExp(`\\btarget\\w*\\b[^.;]*${ref}`).test(told.slice(0, told.indexOf(ref, at) === -1 ? at : at))
  );
}
