import { canMissTiming, isActivated, isMandatory, isTrigger, spellSpeed } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { ActivatedEffect, Part } from '../../effects/part.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { saysOften } from './reading/limit-words.ts';

const its = "(?: 's (?:trigger |search |monster )?effects?| effects?)?";
const speeds = [
  form(`what(?: is| 's)? spell speed (?:is|does|of) {z}${its}(?: have)?`),
  form(`what(?: is| 's) {z}${its} 's spell speed`),
  form(`(?:is|are) {z}${its} spell speed (?<speed>[123])`),
];
const musts = [form(`(?:is|are) {z}${its} (?:(?<must>mandatory|compulsory|forced)|optional)`)];
const timings = [form(`(?:can|does|do|will) {z}${its} (?:ever )?miss (?:its |their )?timing`)];
const limits = [
  form(`(?:is|are) {z}${its} (?<sort>hard |soft )?(?:once per turn|opt|hopt)`),
  form(`(?:does|do) {z}${its} have (?<sort>hard |soft )?(?:once per turn|opt|hopt)(?: limit| clause)?`),
];
const sorts = [
  form(`(?:is|are) {z}${its} (?<sort>quick|ignition|trigger|flip|continuous) effects?`),
  form(`(?:does|do) {z} have (?<sort>quick|ignition|trigger|flip|continuous) effects?`),
];

/**
 * What the effects of one card are, whatever is played: their Spell Speed, mandatory or not, "once per turn" or not, whether
 * they can miss the timing, and of which kind they are (rules chain/spell-speed, trigger/optional-or-mandatory,
 * trigger/missed-timing, limit/soft-once-per-turn, effect/kinds). Undefined where effects of the card differ in it, or
 * where a part of its text was not read.
 */
export const kindOfEffect: EveryWordPrinciple = ({ cards, sentences }) => {
  const [card, other] = cards;
  if (sentences.told.length > 0 || card === undefined || other !== undefined) return undefined;
  const { model } = card;
  if (model.parts.some(({ kind }) => kind === 'unread')) return undefined;
  const asks = (forms: readonly RegExp[]) => {
    const found = said(sentences.asked, forms);
    return cardAt(cards, found?.['z']) === undefined ? undefined : found;
  };
  const effects = model.parts.filter(isActivated);
  const speed = asks(speeds);
  if (speed !== undefined) return ofSpeed(model, effects, speed['speed']);
  const must = asks(musts);
  if (must !== undefined) return whetherMandatory(model, effects, must['must'] !== undefined);
  if (asks(timings) !== undefined) return whetherItMisses(model, effects);
  const limit = asks(limits);
  if (limit !== undefined) return ofLimit(model, effects, limit['sort']?.trim());
  const sort = asks(sorts)?.['sort'];
  return sort === undefined ? undefined : ofSort(model, sort, / have /.test(sentences.asked));
};

const reading = (model: CardModel, parts: readonly Part[]): Ruled['reads'] =>
  parts.map((part) => ({ model, part }));

/** What all of them have in common; undefined for none, and where they differ. */
function common<T>(all: readonly T[]): T | undefined {
  const [first, ...others] = all;
  return others.every((each) => each === first) ? first : undefined;
}

function ofSpeed(model: CardModel, all: readonly ActivatedEffect[], asked: string | undefined) {
  // Of a Spell or Trap that of its activation is meant, unless its effects have the same one.
  const effects = all.some(({ kind }) => kind === 'activation')
    ? all.filter(({ kind }) => kind === 'activation')
    : all;
  const speed = common(effects.map((each) => spellSpeed(each, model.facts)));
  if (speed === undefined) return undefined;
  const answer = asked === undefined ? String(speed) : Number(asked) === speed ? 'yes' : 'no';
  return ruled(answer, 'chain/spell-speed', `it has Spell Speed ${speed}`, reading(model, effects));
}

function whetherMandatory(model: CardModel, all: readonly ActivatedEffect[], must: boolean) {
  const triggers = all.filter((each) => isTrigger(each) || isMandatory(each));
  const is = common(triggers.map(isMandatory));
  if (is === undefined) return undefined;
  return ruled(
    is === must ? 'yes' : 'no',
    'trigger/optional-or-mandatory',
    is ? 'its text does not say "you can"' : 'its text says "you can"',
    reading(model, triggers),
  );
}

function whetherItMisses(model: CardModel, all: readonly ActivatedEffect[]) {
  const triggers = all.filter(isTrigger);
  const may = common(triggers.map((each) => (isMandatory(each) ? false : canMissTiming(each))));
  if (may === undefined || may === null) return undefined;
  const read = reading(model, triggers);
  if (may) return ruled('yes', 'trigger/missed-timing', 'it is an optional "when" effect', read);
  return triggers.every(isMandatory)
    ? ruled('no', 'trigger/mandatory-cannot-miss', 'it is mandatory', read)
    : ruled('no', 'trigger/if-cannot-miss', 'its text says "if", and not "when"', read);
}

function ofLimit(model: CardModel, all: readonly ActivatedEffect[], sort: string | undefined) {
  const limit = common(
    all.map((part) => {
      if (part.limit === undefined) return saysOften({ ref: '', model }, part) ? 'unread' : 'none';
      return part.limit.per === 'turn' && part.limit.times === 1 ? part.limit.scope : 'other';
    }),
  );
  const read = reading(model, all);
  if (limit === 'none')
    return ruled('no', 'limit/this-effect-only', 'its text has no limit on how often it is used', read);
  if (limit === 'name' && sort !== 'soft')
    return ruled('yes', 'limit/hard-once-per-turn', 'its limit names the card: all copies together', read);
  if (limit === 'name')
    return ruled('no', 'limit/hard-once-per-turn', 'its limit names the card: all copies together', read);
  if (limit !== 'card') return undefined;
  const because = 'its text says "once per turn" without a name: each copy for itself';
  return ruled(sort === 'hard' ? 'no' : 'yes', 'limit/soft-once-per-turn', because, read);
}

/** `some`: it is asked whether it has one such effect, not whether that is what its effect is. */
function ofSort(model: CardModel, sort: string, some: boolean) {
  const parts = model.parts.filter((part) => isActivated(part) || part.kind === 'continuous');
  const isSort = ({ kind }: Part): boolean => kind === sort || (sort === 'trigger' && kind === 'flip');
  const found = parts.filter(isSort);
  const is = some ? found.length > 0 : common(parts.map(isSort));
  if (is === undefined || parts.length === 0 || model.facts.cardType !== 'monster') return undefined;
  const because = is ? `that is how its text is written` : 'its text is written otherwise';
  return ruled(is ? 'yes' : 'no', 'effect/kinds', because, reading(model, is ? found : parts));
}
