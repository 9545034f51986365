import { isAnswering, isMandatory, isTrigger } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Target } from '../../card-model/part.ts';
import { fieldPlaces, isField } from '../../vocabulary/places.ts';
import { type ActivationCase, activationCases } from '../activation/activation-case.ts';
import { controlsNeeded, heldConditions, unreadConditions } from '../activation/activation-conditions.ts';
import { activationRules, neededRules } from '../activation/activation-rules.ts';
import { targetKept } from '../activation/forbidden-by.ts';
import { isPendulumActivation, ofItsPlayer } from '../activation/offer.ts';
import { type TakenForGranted, takenForGranted } from '../activation/taken-for-granted.ts';
import {
  carryingTarget,
  hasTarget,
  protectedTarget,
  summonableTarget,
  targetExists,
  targetFits,
  turnableTarget,
} from '../activation/target.ts';
import { type Answer, claimsThat, fromFindings } from '../findings.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { pendulumActivation } from '../pendulum/activation.ts';
import type { Asked } from '../question.ts';
import { applyAll, outcome, rule, ruleIf } from '../rule.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import type { PlayerState } from '../state/players.ts';
import { activates } from '../turn/activates.ts';
import { targetsNothing } from './affected.ts';

/** A card without an effect that is activated has nothing to activate. */
export const hasEffect = rule('chain/activation', (_, { name, parts, facts }: CardModel) => {
  const read = parts.length > 0 || (facts.cardType === 'monster' && facts.abilities.includes('Normal'));
  const all = read && parts.every(({ kind }) => kind !== 'unread');
  return { code: all ? 'applies' : 'none', facts: { card: name } };
});

/** What it can activate by an effect that another effect gave it, which only words say. */
const gainedEffect = ruleIf('chain/activation gained', 'gained', (_, { changes, model }: Card) => {
  const found = changes.flatMap((change) => (change.is === 'status' && change.grants ? [change] : []))[0];
  return found === undefined ? null : { facts: { card: model.name, words: found.words } };
});

/** May an effect of the card be activated now? Of several the likeliest answers, or the one that was named. */
export function canActivate(duel: Duel, question: Asked<'can-activate'>): Answer {
  const { model } = cardOf(duel, question.card);
  const { granted, later, whole } = question;
  const targets = (question.targets ?? []).map((id) => cardOf(duel, id));
  const cases = activationCases(duel, question.card, question.part, question.player)
    .map((each) => ({
      ...each,
      ...(granted ? { granted } : {}),
      ...(later ? { later } : {}),
      ...(whole ? { whole } : {}),
    }))
    .filter(({ effect }) => targets.length === 0 || effect.targets.length > 0);
  const card = cardOf(duel, question.card);
  const asSpell =
    question.part === undefined && isPendulumActivation(card) ? [asPendulumSpell(duel, question)] : [];
  const other = question.part === undefined ? applyAll([gainedEffect], duel, card) : [];
  const gained = other.length === 0 ? [] : [fromFindings(other, claimsFor(model.name))];
  const best = likeliest([...asSpell, ...gained, ...cases.map((each) => answerFor(duel, each, targets))]);
  if (best !== undefined) return best;
  if (targets.length > 0)
    return fromFindings(applyAll([targetsNothing], duel, { source: card }), claimsFor(model.name));
  const none = hasEffect.apply(duel, model);
  return fromFindings(none === null ? [] : [none], claimsFor(model.name));
}

/** Does the card answer what happened? The likeliest of its effects answers, or the one that was named. */
export function answersEvent(duel: Duel, id: string, part: number | undefined): Answer {
  const fast = activationCases(duel, id, part, undefined).filter(({ effect }) => isAnswering(effect));
  const { parts } = cardOf(duel, id).model;
  const triggers = parts.flatMap((each, at) =>
    isTrigger(each) && (part === undefined || part === at) ? [at] : [],
  );
  const answers = fast.map((each) => answerFor(duel, each));
  const ofPart = (at: number | undefined) => withWhatItNeeds(duel, activates(duel, id, at));
  const own = ofPart(part);
  if (triggers.length === 0 && fast.length > 0) return likeliest(answers) ?? own;
  // Of several effects, that one does not says nothing of the others.
  const others = own.answer === 'no' && triggers.length > 1 ? triggers.map(ofPart) : [];
  return likeliest([own, ...answers, ...others]) ?? own;
}

/** An optional Trigger Effect that could do nothing is not activated; what is there to be taken is granted, no zone is. */
export function withWhatItNeeds(duel: Duel, base: Answer): Answer {
  if (base.answer !== 'yes') return base;
  const cases = base.read.map(({ card, part }) =>
    activationCases(duel, card, part, undefined).filter(({ effect }) => isTrigger(effect)),
  );
  const needed = cases.map((all) =>
    all.flatMap((each) =>
      applyAll(isMandatory(each.effect) ? [controlsNeeded, targetExists] : neededRules, duel, {
        ...each,
        granted: true,
      }),
    ),
  );
  const against = needed.map((all) => all.find(({ verdict }) => verdict === 'forbids'));
  const isForbidden = against.length > 0 && !against.includes(undefined);
  const open = cases.length > 0 && cases.every((all) => all.some((each) => lacksTarget(duel, each)));
  // Of a target that nobody told it is taken that there is none.
  const lacking = open ? cases.flat() : [];
  const [first] = isForbidden ? against : lacking.flatMap((each) => withoutTarget(duel, each));
  if (first === undefined)
    return open ? { ...base, assumed: [...new Set([...base.assumed, 'there is a legal target'])] } : base;
  const name = cardOf(duel, base.read[0]?.card ?? '').model.name;
  return {
    ...fromFindings([first, ...base.findings], claimsFor(name)),
    assumed: base.assumed,
    usual: base.usual ?? [],
    read: base.read,
  };
}

/** That there is no legal target, unless one was not told. */
const withoutTarget = (duel: Duel, asked: ActivationCase): readonly Finding[] =>
  applyAll([targetExists], duel, asked).flatMap((each) =>
    each.verdict === 'forbids' ? [{ ...each, unless: each.unless ?? 'there is a legal target' }] : [],
  );

/** Were cards told to lie where it targets, and is none of what lies there surely one that it can target? */
const lacksTarget = (duel: Duel, asked: ActivationCase): boolean =>
  asked.effect.targets.some((target) => !hasTarget(duel, asked, target) && wasTold(duel, asked, target));

/** A field is told of by the cards of the kind, and by those that left it: where only its player's can be targeted, by his. */
function wasTold(duel: Duel, { card: own, player }: ActivationCase, { from, filter }: Target): boolean {
  const kind = filter.cardType === undefined ? {} : { cardType: filter.cardType };
  const isThere = (card: Card) =>
    card.moves === 0 &&
    (from ?? fieldPlaces).includes(card.place) &&
    fitsNow(duel, kind, card, viewFrom(own)) !== 'no';
  const left = duel.timeline.flatMap(({ card }) => card?.before ?? []);
  return (
    Object.values(duel.cards).some((card) => card.id !== own.id && isThere(card)) ||
    (filter.controller === 'you' &&
      left.some((card) => isThere(card) && isField(card.place) && card.controller === player))
  );
}

/** The activation of a Pendulum Monster as a Spell. */
export function asPendulumSpell(
  duel: Duel,
  question: Pick<Asked<'can-activate'>, 'card' | 'player'>,
): Answer {
  const card = cardOf(duel, question.card);
  const { name } = card.model;
  const player = question.player ?? card.owner;
  const claims = claimsThat(name, 'can', 'be activated in a Pendulum Zone');
  return fromFindings(pendulumActivation(duel, { card, player }), claims);
}

/** The best of several answers for whoever wants to activate; of equals the first. A "no" that hangs on what nobody told is better. */
export const likeliest = (answers: readonly Answer[]): Answer | undefined =>
  answers.toSorted((a, b) => rank(a) - rank(b))[0];
const rank = ({ answer, assumed, deciding }: Answer): number => {
  if (answer === 'yes') return assumed.length === 0 ? 0 : 1;
  if (answer !== 'no') return 2;
  // An effect of another place, or the activation of what lies face-up already, is hardly the one that is meant.
  return deciding?.unless !== undefined ? 3 : deciding?.rule === hasEffect.id ? 5 : 4;
};

/** A monster that is being Flip Summoned lies face-up in its zone, where it can be targeted (flip-summon/negation-window). */
function asItLies(duel: Duel): Duel {
  const { summoning } = duel;
  const card = summoning?.way === 'flip-summoned' ? duel.cards[summoning.card] : undefined;
  if (card === undefined) return duel;
  return { ...duel, cards: { ...duel.cards, [card.id]: { ...card, faceUp: true, position: 'attack' } } };
}

/** May it target all of these cards? */
const aimedAt = (duel: Duel, each: ActivationCase, targets: readonly Card[]): readonly Finding[] =>
  targets.flatMap((target) =>
    applyAll(
      [protectedTarget, turnableTarget, summonableTarget, carryingTarget, targetFits, targetKept],
      asItLies(duel),
      { ...each, target },
    ),
  );

/** The findings, with what a told board lacks: cards that all can see (GY, banished) are those that were told. */
function asTold(duel: Duel, each: ActivationCase, findings: readonly Finding[]): readonly Finding[] {
  if (each.granted || outcome(findings) !== 'permits') return findings;
  const lacks = applyAll(neededRules, withToldPiles(duel), each).find(({ verdict }) => verdict === 'forbids');
  const unless = 'more cards lie in a GY, or are banished, than were told';
  return lacks === undefined ? findings : [...findings, { ...lacks, unless }];
}

/** As if no cards but the told ones lay in a GY or were banished. What is in a hand is for nobody to tell. */
function withToldPiles(duel: Duel): Duel {
  const told = ({ unseen, ...more }: PlayerState): PlayerState => ({
    ...more,
    unseen: { ...unseen, gy: unseen.gy ?? 0, banished: unseen.banished ?? 0 },
  });
  const { P0, P1 } = duel.players;
  return { ...duel, players: { P0: told(P0), P1: told(P1) } };
}

/** What an activation needs is among the cards that were told. */
const lackedByTold = ruleIf(
  'activation/must-be-able-to-resolve',
  'not-told',
  (_, { lacking }: Pick<TakenForGranted, 'lacking'>) =>
    lacking.length === 0 ? null : { unless: lacking.join(', and ') },
);

function answerFor(duel: Duel, each: ActivationCase, targets: readonly Card[] = []): Answer {
  const { card, part, effect } = each;
  const read = [{ card: card.id, part }];
  if (!isTrigger(effect)) {
    const aimed = aimedAt(duel, each, targets);
    const findings = asTold(duel, each, [...aimed, ...applyAll(activationRules, duel, each)]);
    const answer = fromFindings(findings, claimsFor(card.model.name));
    return ifRead(asFarAsTold(duel, each, { ...answer, read }), each);
  }
  // A Trigger Effect needs its event first; then what every activation needs.
  const base = activates(duel, card.id, part);
  const rules = [ofItsPlayer, ...neededRules];
  const needed = asTold(duel, each, [...applyAll(rules, duel, each), ...aimedAt(duel, each, targets)]);
  if (base.answer !== 'yes') return base;
  if (outcome(needed) === 'permits') {
    // Its conditions were judged with its event; what it targets, pays with and does are judged here.
    const held = heldConditions(duel, each);
    const granted = base.assumed.filter((words) => !held.includes(words));
    const asked = { ...each, effect: { ...effect, conditions: [] } };
    const { assumed, usual: _, ...answer } = asFarAsTold(duel, asked, base);
    return ifRead({ ...base, ...answer, assumed: [...new Set([...granted, ...assumed])] }, each);
  }
  return {
    ...fromFindings([...needed, ...base.findings], claimsFor(card.model.name)),
    assumed: base.assumed,
    usual: base.usual ?? [],
    read,
  };
}

/** The answer with what is taken for granted: where no told card is what it needs, it is "no" unless there is one. */
function asFarAsTold(duel: Duel, each: ActivationCase, answer: Answer): Answer {
  if (answer.answer === 'no') return answer;
  const { lacking, ...taken } = takenForGranted(duel, each);
  const lacks = lackedByTold.apply(duel, { lacking });
  if (lacks === null || answer.answer !== 'yes' || isMandatory(each.effect)) return { ...answer, ...taken };
  const { read, findings } = answer;
  return { ...fromFindings([lacks, ...findings], claimsFor(each.card.model.name)), ...taken, read };
}

/** What the text asks for in words that nothing judges is no detail: whoever tells no other cards is told no "yes" by it. */
function ifRead(answer: Answer, each: ActivationCase): Answer {
  const own = unreadConditions(each);
  const missing = answer.assumed.filter((words) => own.includes(words));
  return answer.answer !== 'yes' || each.granted || missing.length === 0
    ? answer
    : { ...answer, answer: 'cannot tell', claim: claimsFor(each.card.model.name).open, missing };
}

const claimsFor = (name: string) => claimsThat(`the effect of ${name}`, 'can', 'be activated');
