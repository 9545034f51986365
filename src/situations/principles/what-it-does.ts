import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { type Negates, negatesOf } from './reading/negators.ts';

const its = "(?: 's effects?)?";
const targets = [
  form(
    `(?:does|do) {z}${its} (?:need to |have to |always )?target(?: anything| something| cards?| monsters?| any cards?)?(?: (?:when|on|at|upon)(?: it is| it 's)? activat(?:ed|ion|ing))?`,
  ),
  form(`(?:is|are) {z}${its} targeting(?: effects?| cards?| anything)?`),
  form(`(?:does|do) {z}${its} require targets?`),
];
const negates = [
  form(
    `(?:does|do|can|will) {z}${its} negate(?: (?:(?<summon>summons?)|(?<activation>activations?)|(?<effect>effects?|card effects?|effects? of cards?)|anything|something|cards?|what it destroys|card that it destroys|what it hits|it|that))?`,
  ),
];

/**
 * What the text of one card says of its effects, whatever is played: whether they target (target/chosen-at-activation), and
 * whether they negate. What does not say so does not: destroying is not negating (negate/destroying-is-not-negating).
 * Undefined where effects of the card differ in it, or where a part of its text was not read.
 */
export const whatItDoes: EveryWordPrinciple = ({ cards, sentences }) => {
  if (sentences.told.length > 0 || cards.length !== 1) return undefined;
  const aimed = cardAt(cards, said(sentences.asked, targets)?.['z']);
  if (aimed !== undefined) return whetherItTargets(aimed);
  const negating = said(sentences.asked, negates);
  const z = cardAt(cards, negating?.['z']);
  if (negating === undefined || z === undefined) return undefined;
  const what = (['summon', 'activation', 'effect'] as const).find((each) => negating[each] !== undefined);
  return whetherItNegates(z, what);
};

function whetherItTargets(z: CardModel): Ruled | undefined {
  const effects = z.parts.filter(isActivated);
  const [first, ...others] = effects.map((part) => part.targets.length > 0);
  if (first === undefined || others.some((each) => each !== first)) return undefined;
  const says = /\btarget/i.test(textOf(z));
  const read = effects.map((part) => ({ model: z, part }));
  if (first) return ruled('yes', RULE, 'its text says "target"', read);
  if (says || z.parts.some(({ kind }) => kind === 'unread')) return undefined;
  return ruled('no', RULE, 'its text does not say "target", and only what says so targets', read);
}
const RULE = 'target/chosen-at-activation';

function whetherItNegates(z: CardModel, what: Negates | undefined): Ruled | undefined {
  const parts = z.parts.filter((part) => part.kind !== 'not-an-effect' && part.kind !== 'unread');
  const read = parts.map((part) => ({ model: z, part }));
  if (!/\bnegat/i.test(textOf(z))) {
    if (!parts.some(destroys)) return undefined;
    const because = 'its text says "destroy", and not "negate"';
    return ruled('no', 'negate/destroying-is-not-negating', because, read);
  }
  const found = negatesOf(z);
  if (what === 'activation' && found.size === 1 && found.has('effect'))
    return ruled('no', 'negate/what-is-negated', 'its text negates the effect, and not the activation', read);
  const [one] = what === undefined ? found : [what].filter((each) => found.has(each));
  return one === undefined ? undefined : ruled('yes', `negate/${one}`, 'its text says so', read);
}

const destroys = (part: CardModel['parts'][number]): boolean =>
  'does' in part && part.does.some(({ do: verb }) => verb === 'destroy');
