import { allApplied } from '../../../card-model/activated.ts';
import { isField } from '../../../vocabulary/places.ts';
import { type Answer, claimsOfValue, valueByRules } from '../../findings.ts';
import { isWorking } from '../../negation.ts';
import type { Asked } from '../../question.ts';
import { type CardCase, type Rule, rule } from '../../rule.ts';
import { hasAbility } from '../../state/ability.ts';
import { materialsOf } from '../../state/attached.ts';
import { countersOn } from '../../state/counters.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import { hasNotHappened } from '../../state/missing.ts';
import { touchesAny } from '../relevance.ts';

interface CountersCase {
  readonly card: Card;
  readonly counter: string;
}

/** Why there may be more or fewer: a text that changes counters as something happens, or what was not played. */
function doubtOf(duel: Duel, { card }: CountersCase): string | undefined {
  const texts = Object.values(duel.cards).filter((each) => isField(each.place) && isWorking(duel, each));
  const changes = texts.flatMap(({ id, model }) =>
    allApplied(model)
      .filter(({ do: verb }) => verb === 'place-counter' || verb === 'remove-counter')
      .filter(({ what, upon }) => (what !== 'this' || id === card.id) && !hasNotHappened(duel, upon))
      .map(({ onlyIf = 'its text' }) => `what ${model.name} did to them (${onlyIf})`),
  );
  return changes[0] ?? duel.missing.find((each) => touchesAny(each, ['counters']))?.words;
}

/** Counters are public: so many lie on the card as were told and placed. */
const countersThere = rule('knowledge/knowledge', (duel, asked: CountersCase) => {
  const doubt = doubtOf(duel, asked);
  if (doubt !== undefined) return { code: 'open', facts: { doubt } };
  const { card, counter } = asked;
  return { code: 'there', facts: { count: countersOn(card, counter) } };
});

const counterRules: readonly Rule<CountersCase>[] = [countersThere];

/** How many counters of this name lie on the card. */
export function howManyCounters(duel: Duel, { card: id, counter }: Asked<'counters'>): Answer {
  const card = cardOf(duel, id);
  const claim = `the number of ${counter}s on ${card.model.name}`;
  const count = String(countersOn(card, counter));
  return valueByRules(counterRules, duel, { card, counter }, count, claimsOfValue(claim, count));
}

/** The materials of an Xyz Monster are the cards that lie under it; where nobody named one, how many there are is open. */
const materialsUnder = rule('xyz-summon/how', (duel, { card }: CardCase) => {
  const all = materialsOf(duel, card.id);
  const facts = { card: card.model.name, names: all.map(({ model }) => model.name).join(', ') };
  if (all.length > 0) return { code: 'under', facts };
  const mayHave = card.place === 'monster-zone' && hasAbility(card, 'Xyz');
  const lost = duel.timeline.some(
    ({ card: about }) => about?.before.attachedTo === card.id && about.after.attachedTo !== card.id,
  );
  return { code: mayHave && !lost && !card.noMaterials ? 'not-said' : 'none', facts };
});

export const materialRules: readonly Rule<CardCase>[] = [materialsUnder];

/** How many materials the card has. */
export function howManyMaterials(duel: Duel, { card: id }: Asked<'materials'>): Answer {
  const card = cardOf(duel, id);
  const count = String(materialsOf(duel, id).length);
  const claim = `the number of materials of ${card.model.name}`;
  return valueByRules(materialRules, duel, { card }, count, claimsOfValue(claim, count));
}
