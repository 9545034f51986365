import { effectByNumber } from '../../../effects/by-number.ts';
import { activatedEffects, type Source } from './activated-source.ts';
import { askedDeeds } from './asked-deed.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** The cards that a question names; where it names none, the one card that was told of last. */
export function askedCards({ question, told, cards }: Sketch): readonly SketchCard[] {
  const refs = [...question.matchAll(/#\d/g)].map(([ref]) => ref);
  const last = told.match(/#\d(?!.*#\d)/s)?.[0];
  const asked = refs.length > 0 ? refs : last === undefined ? [] : [last];
  return cards.filter(({ ref }) => asked.includes(ref));
}

/**
 * The activated effects of these cards that a question may be about: those that do what it asks for, where it asks for
 * something that effects do.
 */
export function effectsAsked(question: string, cards: readonly SketchCard[]): readonly Source[] {
  const all = cards.flatMap(activatedEffects);
  const nth = numberOf(question);
  if (nth !== undefined)
    return all.filter(({ card, part }) => effectByNumber(card.model, nth)?.part === part);
  const called = calledBy(question, all);
  if (called.length > 0) return called;
  // "Its Tribute trigger", of a card that answers no Tribute: which effect is meant is not known.
  if (bareTrigger.test(question)) return [];
  const asked = askedDeeds(question).flatMap((each) => (each.kind === 'deed' ? [each] : []));
  if (asked.length === 0) return all;
  const doing = asked.map(({ fits }) => all.filter(({ words }) => words.clauses.some(fits)));
  return doing.find((each) => each.length > 0) ?? [];
}

/** "Its second effect": the number by which a question calls an effect. */
function numberOf(question: string): number | undefined {
  const [, word = ''] =
    /\b(first|second|third|1st|2nd|3rd) (?:[a-z]+ )?(?:effect|trigger)\b/.exec(question) ?? [];
  const at = ['first', 'second', 'third', '1st', '2nd', '3rd'].indexOf(word);
  return at < 0 ? undefined : (at % 3) + 1;
}

const bareTrigger = /\b(?:destroy|banish|discard|tribute|detach|summon)(?= trigger\b)/;

/** "Its 'sent to the GY' effect", "the destroyed trigger": Trigger Effects that are called by what they answer. */
function calledBy(question: string, all: readonly Source[]): readonly Source[] {
  const label =
    /\b(?:its|his|her|the|my|their|#\d's) ([^?]*?)\b(?:effect|trigger)\b/.exec(question)?.[1] ?? '';
  const [said] = /\b(?:sent|destroyed|banished|discarded|tributed|detached|summoned)\b/.exec(label) ?? [];
  const [bare] = bareTrigger.exec(question) ?? [];
  const stem = said ?? (bare === undefined ? undefined : bare.replace(/e$/, ''));
  if (stem === undefined) return [];
  return all.filter(({ part, words }) => part.kind === 'trigger' && words.before.includes(stem));
}

const comes = new RegExp(
  `\\b(?:go off|comes? (?:down|out)|${written(
    'activate',
    'trigger',
    'use',
    'get',
    'add',
    'draw',
    'summon',
    'special-summon',
    'revive',
    'come-back',
    'return',
    'put',
    'set',
    'send',
    'destroy',
    'banish',
    'bring',
    'take',
    'equip',
  )})\\b`,
);

/** Does the question ask whether an effect comes: is activated, triggers, does something? */
export const asksIfComes = (question: string): boolean => comes.test(question);

/** The one answer of several readings, where they agree; undefined otherwise, or where one reading is open. */
export function agreed<T extends { readonly answer: string }>(
  all: readonly (T | undefined)[],
): T | undefined {
  const [first] = all;
  return first !== undefined && all.every((each) => each?.answer === first.answer) ? first : undefined;
}

/** Sentences of what was told, and the question last; a semicolon ends one too. */
export const sentences = ({ told }: Sketch): readonly string[] =>
  told.split(/(?<=[.;?!]) /).filter((each) => each !== '');
