import { forms } from '../forms.ts';
import { lists } from './words/words.ts';

/** Verbs that take cards, in the form of an order. */
export const orders: readonly string[] = lists.verbs;

const third = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const form = /(?:s|sh|ch|x)$/.test(first)
    ? `${first}es`
    : /[^aeo]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [
    first === 'Special' || first === 'Normal' || / Summon/.test(verb) ? `${first}` : form,
    ...rest,
  ].join(' ');
};
/** "discards", "Special Summons". */
const thirdForms = orders.map((verb) => (/ Summon$/.test(verb) ? `${verb}s` : third(verb)));

/** "discarding", "Special Summoning", for "by discarding". */
const gerundOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const last = rest.at(-1);
  if (last === 'Summon') return [first, ...rest.slice(0, -1), 'Summoning'].join(' ');
  const stem = first === 'Set' ? 'Sett' : first.endsWith('e') ? first.slice(0, -1) : first;
  return [`${stem}ing`, ...rest].join(' ');
};
const gerunds: readonly string[] = orders.map(gerundOf);

/** The order that a form of a verb is of. */
export const orderOf: ReadonlyMap<string, string> = new Map([
  ...orders.map((verb) => [verb, verb] as const),
  ...orders.map((verb, at) => [thirdForms[at] ?? verb, verb] as const),
  ...orders.map((verb, at) => [gerunds[at] ?? verb, verb] as const),
]);
/** The forms that a deed can begin with: "destroy", "destroys". */
export const verbForms: readonly string[] = [...new Set([...orders, ...thirdForms])];
export const gerundForms: readonly string[] = gerunds;

const participles: Readonly<Record<string, string>> = forms.participles;
/** " is destroyed", " are sent", with the order that each is of. */
export const passives: ReadonlyMap<string, string> = new Map(
  Object.entries(participles).flatMap(([participle, order]) => [
    [` is ${participle}`, order] as const,
    [` are ${participle}`, order] as const,
  ]),
);
