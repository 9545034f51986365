import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { fitted, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { done, written } from './reading/verb-words.ts';

const it = '(?:it|she|he|{affected})';
const effects = "(?: 's effects?)?";
const is = '(?:is|was|gets|got)';
const by = '(?: (?:by|with) (?:effect|{}))?';
const activate = written('activate', 'use', 'chain');

const applied = [
  form(`{by}${effects} ${is} (?:applied|used) (?:to|on) {affected}`),
  form(`{by}${effects} ${written('negate', 'target', 'hit')} {affected}${effects}`),
  form(`{affected}${effects} ${is} ${done('negate', 'target', 'hit')} (?:by|with) {by}`),
  form(`(?:i|opp) ${activate} {by} (?:on|targeting) {affected}`),
];
const up = `(?:${is} )?(?:${done('turn')} )?(?:back )?face-up(?: again)?${by}`;
const down = [form(`${it} ${is} (?:${done('turn')} )?face-down${by}(?: and (?:later )?${up})?`)];
const later = [form(`(?:later )?(?:${it} )?${up}`)];
const banished = [
  form(
    `${it} ${is} ${done('banish')}${by}(?: and (?:later )?(?:${done('return')}|came back)(?: to field)?)?`,
  ),
];
const back = [form(`(?:later )?${it} (?:${written('return')}|${written('come-back')})(?: to field)?`)];
const asks = [
  form(`(?:are|is) (?:its effects?|${it}${effects}) still (?:negated|affected)(?: by {by})?`),
  form(`does {by}${effects} still apply(?: to ${it})?`),
];
const shapes: readonly Shape[] = [
  { needs: [applied, down], may: later, asks },
  { needs: [applied, banished], may: back, asks },
];

/** What an effect did to a monster no longer applies to it once it was face-down or banished (kept/lingering-effects). */
export const freedAgain: EveryWordPrinciple = ({ cards, sentences }) => {
  for (const shape of shapes) {
    const says = fitted(sentences, shape);
    const model = cardAt(cards, says?.['by']);
    if (model === undefined || !lingers(model)) continue;
    const because = `what ${model.name} did to the monster no longer applies to it after that`;
    return ruled('no', 'kept/lingering-effects', because);
  }
  return undefined;
};

/** Is all that the card does to monsters done by effects that are activated? */
const lingers = ({ parts }: CardModel): boolean =>
  parts.some(isActivated) &&
  parts.every((part) => isActivated(part) || part.kind === 'not-an-effect') &&
  parts.filter(isActivated).some(({ does }) => does.some(({ do: verb }) => lasting.has(verb)));
const lasting: ReadonlySet<string> = new Set([
  'negate-effects',
  'change-atk',
  'change-def',
  'change-status',
  'change-level',
]);
