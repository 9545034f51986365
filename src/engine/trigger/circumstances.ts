import { triggerEvents } from '../../card-model/activated.ts';
import { readDamageStep } from '../../card-model/damage-step/in-damage-step.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { phases } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { viewFrom } from '../fits.ts';
import { treatedAsNormal } from '../monster/kind.ts';
import { namesOf } from '../names.ts';
import { isNegated } from '../negation.ts';
import { rule, ruleIf } from '../rule.ts';
import { cardOf } from '../state/duel.ts';
import { matches } from './matches.ts';
import type { TriggerCase } from './trigger-case.ts';

/** A Spell/Trap Card whose own activation had not resolved yet did not see the event. */
export const spellTrapUnresolved = ruleIf(
  'trigger/spell-trap-unresolved',
  'unresolved',
  (_, { card, met }: TriggerCase) => {
    if (met === undefined || card.model.facts.cardType === 'monster') return null;
    const then = met.waiting.met;
    if (then.activated || !isField(then.place)) return null;
    const about = met.event.card?.before.model.name;
    return { facts: { event: about === undefined ? 'it' : `the event about ${about}` } };
  },
);

/** A Spell/Trap Card whose activation was negated is no longer a card on the field, and does not go anywhere from there. */
export const activationNegated = ruleIf(
  'negate/card-no-longer-on-field',
  'not-from-field',
  (duel, { card, effect, met }: TriggerCase) => {
    const stage = met?.event.stage;
    if (met?.event.card?.id !== card.id || stage?.in !== 'resolution') return null;
    const negated = duel.resolved.some(({ link, chain, because }) => {
      const part = link.part === undefined ? undefined : card.model.parts[link.part];
      const own = part === undefined || part.kind === 'activation';
      return own && link.card === card.id && chain === stage.chain && because === 'activation-negated';
    });
    const view = { id: card.id, from: card, player: met.waiting.met.controller };
    const answered = triggerEvents(effect).filter((each) => matches(each, met.event, view).met);
    const asksForField = answered.every(
      ({ event, from }) => event === 'left-the-field' || (from?.every(isField) ?? false),
    );
    return negated && asksForField;
  },
);

/** An activation that was negated counts as none: what answers that something was activated finds nothing to answer. */
export const answersNegated = ruleIf('negate/activation', 'negated', (duel, { met }: TriggerCase) => {
  const { stage, names = [], card } = met?.event ?? {};
  if (stage?.in !== 'activation' || !names.includes('effect-activated') || card === undefined) return null;
  const negated = duel.resolved.some(
    ({ link, chain, because }) =>
      because === 'activation-negated' && chain === stage.chain && link.number === stage.link,
  );
  return negated ? { facts: { card: card.before.model.name } } : null;
});

/** A Gemini monster that is treated as a Normal Monster has no Trigger Effect. */
export const geminiHasNone = ruleIf(
  'gemini/treated-as-normal',
  'normal',
  (duel, { card, met }: TriggerCase) => {
    if (met === undefined) return null;
    const own = met.event.card?.id === card.id && met.event.names.includes('left-the-field');
    const judged = own && met.event.card !== undefined ? met.event.card.before : met.waiting.met;
    return treatedAsNormal(duel, judged);
  },
);

/** The phase may have changed since: the effect still activates. */
export const phaseChanged = ruleIf('trigger/phase-changed', 'changed', (duel, { met }: TriggerCase) => {
  if (met === undefined || met.waiting.phase === duel.phase) return null;
  return { facts: { was: phases.term(met.waiting.phase), now: phases.term(duel.phase) } };
});

/** Who controls the monster now is who activates its effect, unless its condition speaks of "you" or "your opponent". */
export const controlChanged = rule('trigger/control-changed', (_, { card, effect, met }: TriggerCase) => {
  if (met === undefined || met.waiting.met.controller === card.controller || !isField(card.place))
    return null;
  const view = viewFrom(card);
  const still = triggerEvents(effect).some((wanted) => matches(wanted, met.event, view).met);
  return {
    code: still ? 'changed' : 'other-side',
    facts: { was: met.waiting.met.controller, now: card.controller },
  };
});

/** The card that the event was about may have lost the name or property since: what counts is what it had then. */
export const propertyLost = ruleIf(
  'trigger/property-lost',
  'lost',
  (duel, { card, effect, met }: TriggerCase) => {
    const about = met?.event.card;
    if (about === undefined || about.id === card.id || effect.kind !== 'trigger') return null;
    const wanted = effect.on.flatMap((each) => (each.of === 'this' ? [] : (each.of.names ?? [])));
    const had = (met?.event.cardNames ?? []).find((name) => wanted.includes(name));
    if (had === undefined || namesOf(duel, cardOf(duel, about.id)).includes(had)) return null;
    return { facts: { card: about.before.model.name, name: had } };
  },
);

/** Damage, destruction and flips by battle are in the Damage Step, whatever phase was said; attack declarations are not. */
const inDamageStep = ({ waiting, event }: NonNullable<TriggerCase['met']>): boolean =>
  waiting.phase === 'damage' || (event.stage.in === 'battle' && !event.names.includes('attack-declared'));

const isOfBattle = ({ event, by }: TriggerEvent): boolean =>
  event === 'inflicted-battle-damage' || (by?.length === 1 && by[0] === 'battle');

/** In the Damage Step: optional effects about their own card's move, flip or position, or that name a timing of battle. */
export const damageStep = rule('trigger/damage-step', (_, { card, effect, met }: TriggerCase) => {
  if (met === undefined || effect.mandatory || !inDamageStep(met)) return null;
  if (effect.damageStep === 'except') return { code: 'excepted' };
  if (effect.damageStep !== undefined) return { code: 'said' };
  const view = { id: card.id, from: card, player: met.waiting.met.controller };
  const answered = triggerEvents(effect).filter((each) => matches(each, met.event, view).met);
  if (answered.some(isOfBattle)) return { code: 'battle' };
  const { categories } = readDamageStep(effect, card.model.facts);
  if (categories.includes('own-move-summons')) return { code: 'own-summons' };
  if (triggerEvents(effect).every((each) => each.of === 'this')) return { code: 'own' };
  const alike = met.event.cause === 'battle' && answered.some(({ by }) => by?.includes('battle'));
  return { code: alike ? 'battle-or-effect' : 'other' };
});

/** Negated effects on the field may be activated, and then do nothing; in the GY they are no longer negated. */
export const negatedEffect = ruleIf(
  'trigger/negated-effect',
  'negated',
  (duel, { card, met }: TriggerCase) => met !== undefined && isField(card.place) && isNegated(duel, card),
);
