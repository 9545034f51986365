import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Brief } from './brief.ts';
import { fitted, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';

const it = '(?:it|she|he|{affected})';
const done = [
  form("{by}(?: 's effect)? (?:was|is) (?:applied|used) (?:to|on) (?:my |their )?(?:monster|{affected})"),
  form(
    "{by}(?: 's effect)? (?:negated|negates|boosted|boosts|hit|hits|affected|weakened|lowered) (?:my |their )?(?:monster|{affected})(?: 's (?:effects?|atk))?",
  ),
  form('(?:my |their )?(?:monster|{affected}) (?:is|was|got) (?:hit|negated|affected|boosted) by {by}'),
  form('i (?:used|use|activated) {by} on (?:my |their )?(?:monster|{affected})'),
];
const down = [
  form(
    `(?:then |later )?${it} ?(?:is|was|gets|got) (?:turned |flipped )?face-down(?: (?:by|with) (?:effect|{}))?(?: and (?:later |then )?(?:same turn )?(?:is |was )?(?:turned |flipped )?(?:back )?face-up(?: again)?(?: (?:by|with) (?:effect|{}))?)?`,
  ),
];
const up = [
  form(
    `(?:then |later )?(?:${it} |{} )?(?:is|was|gets|got)? ?(?:turned |flipped )?(?:back )?face-up(?: again)?(?: (?:by|with) (?:effect|{}))?`,
  ),
];
const banished = [
  form(
    `${it} (?:is|was|got) (?:temporarily )?banished(?: (?:by|with|for) (?:effect|{}))?(?: and (?:later |then )?(?:returned|came back)(?: to field)?)?`,
  ),
];
const back = [form(`(?:later |then )?${it}? ?(?:returned|returns|came back|comes back)(?: to field)?`)];
const asks = [
  form(
    `(?:are|is) (?:its effects?|${it}(?: 's effects?)?) still (?:negated|affected|boosted|weakened|lowered)(?: by {by})?`,
  ),
  form(`(?:does|do) (?:{by}(?: 's effect)?) still apply(?: to ${it})?`),
  form(`does ${it} still (?:have|keep) (?:boost|negation|atk|bonus)`),
];
const shapes = [
  { needs: [done, down], may: up, asks, rule: 'kept/lingering-effects' },
  { needs: [done, banished], may: back, asks, rule: 'kept/lingering-effects' },
] as const satisfies readonly (Shape & { readonly rule: string })[];

/** What an effect did to a monster no longer applies to it once it was face-down or banished (kept/lingering-effects). */
export function freedAgain({ cards, told, asked }: Brief): Judged | undefined {
  for (const shape of shapes) {
    const says = fitted(told, asked, shape);
    const model = cardAt(cards, says?.['by']);
    if (says === undefined || model === undefined || !lingers(model)) continue;
    return ruled(
      'no',
      shape.rule,
      `what ${model.name} did to the monster no longer applies to it after that`,
    );
  }
  return undefined;
}

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
