import { isActivated } from '../card-model/activated.ts';
import { fieldPlaceOf } from '../card-model/facts.ts';
import { type Instruction, isAtTargets, isDescribed } from '../card-model/instruction.ts';
import { staysByKind, staysOnField } from '../card-model/lasting/stays-on-field.ts';
import type { ActivatedEffect, Part } from '../card-model/part.ts';
import { defined } from '../platform/defined.ts';
import { isField, type Place } from '../vocabulary/places.ts';
import type { SpellTrapZone } from '../vocabulary/zones.ts';
import { activatedLink } from './activation/activated-link.ts';
import { type ActivationCase, asIfActivated } from './activation/activation-case.ts';
import { costReach } from './activation/cost.ts';
import { forcedTargets } from './activation/forced-targets.ts';
import { onlyMeant } from './activation/infer-effect.ts';
import { bindActivation, openIfNegated } from './activation/restricted.ts';
import { activationNegatedBy, perhapsNegatedBy } from './activation-negation.ts';
import { resultRules } from './chain-result.ts';
import { syncContinuous } from './continuous/sync-stats.ts';
import { applyEvents } from './events/happen.ts';
import { unbound } from './events/moves.ts';
import { destroyTargeted, withSelfDestructions } from './events/self-destruction.ts';
import { type Carrying, carryOut } from './instructions/carry-out.ts';
import { poolOf } from './instructions/pool.ts';
import { isNegated, isNegatedWhereActivated, negatedByName } from './negation.ts';
import { isToldAsSpell, laidAsSpell, placeAsSpell } from './pendulum/together.ts';
import { begun } from './restrictions/too-many.ts';
import { applyAll } from './rule.ts';
import type { Told } from './state/action.ts';
import {
  type Card,
  type ChainLink,
  cardOf,
  type Duel,
  effectOfLink,
  type Player,
  partOfLink,
  type Resolved,
  withCard,
} from './state/duel.ts';
import type { Happens, Stage } from './state/event.ts';
import { type Unknown, withMissing } from './state/missing.ts';
import { oldFieldSpell } from './state/room.ts';
import { passWindow } from './trigger/window.ts';

/** Does its effect need the card to lie face-up in its place? Spell/Trap Cards that stay there, unless a cost moved them. */
function mustRemain({ model }: Card, { place }: ChainLink): boolean {
  if (place === 'pendulum-zone') return true;
  return (place === 'spell-trap-zone' || place === 'field-zone') && staysByKind(model);
}

/** A Spell/Trap Card has finished its own activation: a Continuous, Field or Equip card applies from now on. */
function finishActivation(duel: Duel, { link, because }: Resolved): Duel {
  const card = cardOf(duel, link.card);
  const part = partOfLink(duel, link);
  const own = part === undefined || part.kind === 'activation';
  const lies = isField(card.place) && card.faceUp && card.moves === link.moves;
  if (!own || !lies || card.role === 'monster' || because === 'activation-negated') return duel;
  return begun(duel, syncContinuous(withCard(duel, card.id, { activated: true })));
}

/** When the Chain is over, Spell/Trap Cards that do not stay on the field go to the GY; nothing sees that as an event. */
function clearAway(duel: Duel): Duel {
  const done = duel.resolved
    .filter(({ chain }) => chain === duel.chains)
    .filter(({ link, because }) => {
      const { model, place, faceUp, activated, role } = cardOf(duel, link.card);
      const { facts } = model;
      if (role === 'equip-card' || !faceUp) return false;
      if (link.asSpell) return place === 'pendulum-zone' && because === 'activation-negated' && !activated;
      if (facts.cardType === 'monster') return false;
      if (place !== 'spell-trap-zone' && place !== 'field-zone') return false;
      return activated ? !staysOnField(model) : because === 'activation-negated';
    });
  return applyEvents(
    duel,
    { in: 'chain-end', chain: duel.chains },
    [...new Map(done.map(({ link, because }) => [link.card, because])).entries()].map(([card, because]) => ({
      event: 'sent-to-gy',
      ...(because === 'activation-negated' ? {} : { rule: 'chain/cards-leave-after-chain' }),
      card,
      cause: 'rule',
    })),
  );
}

/** A card with several effects, of which one resolved: which, and so what it did, was not said. */
function whichEffect(duel: Duel, { card }: ChainLink): readonly Unknown[] {
  const { name, parts } = cardOf(duel, card).model;
  if (!parts.some(isActivated)) return [];
  const words = `which effect of ${name} resolved was not said`;
  return [{ card, words, may: Object.keys(duel.cards), whole: true }];
}

/** What had to hold at the activation has to hold now: where something of the Chain came in between, that is open. */
function stillHeld(duel: Duel, link: ChainLink, { heldToResolve }: ActivatedEffect): readonly Unknown[] {
  const between = duel.resolved.some(
    ({ chain, link: { number } }) => chain === duel.chains && number > link.number,
  );
  if (heldToResolve === undefined || !between) return [];
  const { name } = cardOf(duel, link.card).model;
  const words = `whether this held when the effect of ${name} resolved: ${heldToResolve}`;
  return [{ card: link.card, words, may: Object.keys(duel.cards) }];
}

/** A text on the field may negate what has been activated, in words that were not read: what it did is open then. */
function perhapsNegated(duel: Duel, { card, event }: ChainLink): readonly Unknown[] {
  const by = perhapsNegatedBy(duel, cardOf(duel, card), duel.timeline[event]);
  if (by === undefined) return [];
  const { name } = cardOf(duel, card).model;
  const words = `whether the text of ${by.model.name} negates the effect of ${name}`;
  return [{ card, words, may: Object.keys(duel.cards) }];
}

/** Adds a Chain Link: the card is put face-up where it must be, the cost is paid, the targets are chosen. */
export function activate(duel: Duel, told: Told<'activate'>): Duel {
  const card = cardOf(duel, told.card);
  const chain = duel.chain.length === 0 ? duel.chains + 1 : duel.chains;
  const number = duel.chain.length + 1;
  const asSpell = isToldAsSpell(duel, told);
  const part = asSpell ? undefined : (told.part ?? onlyMeant(duel, card, told));
  const player = told.player ?? card.controller;
  const text = partOfLink(duel, { card: card.id, part });
  // A new Chain is made of the Trigger Effects that wait; while a Summon can be negated, they wait on.
  const opens = duel.chain.length === 0 && duel.summoning === undefined;
  const passed = opens ? passWindow(duel, { by: 'chain', chain }) : duel;
  const now = withoutOldField(passed, card, text, player);
  const laid = asSpell ? placeAsSpell(now, card) : placeForActivation(now, card, text);
  const lies = withToldZone(laid, card, told.zone);
  const link: ChainLink = {
    number,
    card: card.id,
    ...(part === undefined ? {} : { part }),
    ...(asSpell ? { asSpell } : {}),
    player,
    event: duel.timeline.length,
    turn: duel.turn,
    phase: duel.phase,
    place: card.place,
    moves: card.moves,
    ...(card.place === 'hand' ? { fromHand: true } : {}),
    activatedAt: cardOf(lies, card.id).moves,
    targets: [],
    ...(told.declared === undefined ? {} : { declared: told.declared }),
  };
  const stage: Stage = { in: 'activation', chain, link: number };
  const placed = { ...lies, chain: [...duel.chain, link], chains: chain };
  const aimed = targetsOf(duel, card, text, player, told);
  const activated = activatedLink(placed, link, aimed);
  const opened = applyEvents(placed, stage, [
    { event: 'effect-activated', card: card.id, player, note: targetNote(placed, aimed), link: activated },
  ]);
  const paid = payCost(opened, stage, link, told);
  // Targets are followed from when the cost has been paid: the cost may have moved them to where they are targeted.
  const targets = aimed.map((id) => ({ id, moves: cardOf(paid, id).moves }));
  const { place, moves } = cardOf(paid, card.id);
  const revealed = paid.chain.at(-1)?.revealed;
  const placedLink = { ...link, targets, place, moves, ...defined({ revealed }) };
  return bindActivation({ ...paid, chain: [...duel.chain, placedLink] }, placedLink);
}

/** Pays the cost that was told; where none was, the effect's own cost, as far as it is known with what it is paid. */
function payCost(duel: Duel, stage: Stage, link: ChainLink, { cost, chosen = [] }: Told<'activate'>): Duel {
  const effect = effectOfLink(duel, link);
  // What is banished for a time comes back by the text, also where it was told to be the cost.
  const isOwn = effect?.cost.some(({ what, until }) => what === 'this' && until !== undefined) === true;
  if (cost !== undefined && !(isOwn && cost.every((each) => each.card === link.card)))
    return applyEvents(
      duel,
      stage,
      cost.map((each) => ({ by: link.card, player: link.player, ...each })),
    );
  return effect === undefined
    ? duel
    : carryOut(duel, ownCost(duel, link, effect, chosen), { ...carrying(duel, stage, link), chosen });
}

/** What is to be carried out, with the targets of the link's own effect. */
const carrying = (duel: Duel, stage: Stage, link: ChainLink): Omit<Carrying, 'chosen'> => ({
  stage,
  link,
  chain: duel.chains,
  targets: effectOfLink(duel, link)?.targets ?? [],
});

/** The parts of a cost that can be played: with cards that nobody named it was paid with others, unless there are none. */
function ownCost(
  duel: Duel,
  { card, part = 0, player }: ChainLink,
  effect: ActivatedEffect,
  chosen: readonly string[],
): readonly Instruction[] {
  if (chosen.length > 0) return effect.cost;
  const asked: ActivationCase = { card: cardOf(duel, card), part, effect, player };
  const playing = asIfActivated(duel, asked);
  return effect.cost.filter(
    (cost) =>
      cost.what === 'this' ||
      cost.do.endsWith('-lp') ||
      (isDescribed(cost.what) && !cost.may && poolOf(playing, cost.what, costReach(cost, asked)).complete),
  );
}

/** What was told to be targeted; where nothing was, what the text leaves no choice of. */
function targetsOf(
  duel: Duel,
  card: Card,
  part: Part | undefined,
  player: Player,
  { targets = [] }: Told<'activate'>,
): readonly string[] {
  const mayAnswer = part?.kind === 'activation' || part?.kind === 'quick' || part?.kind === 'trigger';
  return targets.length > 0 || !mayAnswer ? targets : (forcedTargets(duel, card, part, player) ?? []);
}

const targetNote = (duel: Duel, targets: readonly string[]): string =>
  targets.length === 0 ? '' : `targeting ${targets.map((id) => cardOf(duel, id).model.name).join(', ')}`;

/** Resolves the last Chain Link that has not resolved. Throws where there is none: the reader checks that first. */
export function resolveLink(duel: Duel, told: Told<'resolve'>): Duel {
  const link = duel.chain.at(-1);
  if (link === undefined) throw new Error('there is no Chain to resolve');
  const stage: Stage = { in: 'resolution', chain: duel.chains, link: link.number };
  const why = notApplied(duel, link, told);
  const result: Resolved = {
    link,
    chain: duel.chains,
    applied: why === undefined,
    ...(why === undefined ? {} : { because: why }),
    ...(why === undefined && told.happens !== undefined ? { told: true as const } : {}),
  };
  const before: Duel = { ...duel, chain: duel.chain.slice(0, -1) };
  const played =
    why === undefined
      ? apply(before, stage, link, told)
      : applyEvents(before, stage, [
          { event: 'not-applied', card: link.card, cause: 'rule', ...whyResult(duel, result) },
          ...(why === 'effect-negated' && told.negated === undefined ? destroyedAsNegated(duel, link) : []),
        ]);
  const done = finishActivation({ ...played, resolved: [...played.resolved, result] }, result);
  const finished = withSelfDestructions(duel, destroyTargeted(done, stage, result), stage);
  const bound = why === 'activation-negated' ? openIfNegated(finished, link) : finished;
  return bound.chain.length === 0 ? clearAway(bound) : bound;
}

/** What negates the activated effect by its text, of those that lie there when it resolves. */
function negatedAsItResolves(duel: Duel, link: ChainLink) {
  const event = duel.timeline[link.event];
  return event === undefined ? undefined : activationNegatedBy(duel, cardOf(duel, link.card), event);
}

/** A text that negates activated effects may say that their cards are destroyed as well. */
function destroyedAsNegated(duel: Duel, link: ChainLink): readonly Happens[] {
  const by = link.negated === undefined ? negatedAsItResolves(duel, link) : undefined;
  const card = cardOf(duel, link.card);
  return by?.destroys && isField(card.place)
    ? [{ event: 'destroyed', card: card.id, cause: 'effect', by: by.source.id }]
    : [];
}

const whyResult = (duel: Duel, resolved: Resolved): Pick<Happens, 'rule'> => {
  const [finding] = applyAll(resultRules, duel, { resolved });
  return finding === undefined ? {} : { rule: finding.rule };
};

function apply(duel: Duel, stage: Stage, link: ChainLink, told: Told<'resolve'>): Duel {
  if (told.happens !== undefined) {
    const after = told.happens.reduce(
      (now, moment) =>
        applyEvents(
          now,
          stage,
          moment.map((each) => ({ by: link.card, ...each })),
        ),
      duel,
    );
    const named = told.happens.flat().flatMap(({ card }) => card ?? []);
    return carryOut(after, leftByText(effectOfLink(duel, link), link), {
      ...carrying(after, stage, link),
      chosen: [],
      those: [...new Set(named)],
    });
  }
  const part = effectOfLink(duel, link);
  if (link.asSpell) return applyEvents(duel, stage, [laidAsSpell(duel, link)]);
  if (part === undefined) {
    const { name } = cardOf(duel, link.card).model;
    const note = `the effect of ${name} was applied`;
    return applyEvents(withMissing(duel, whichEffect(duel, link)), stage, [
      { event: 'something-else', by: link.card, note },
    ]);
  }
  const { chosen, optional, picked, results } = told;
  return carryOut(
    withMissing(duel, [...stillHeld(duel, link, part), ...perhapsNegated(duel, link)]),
    part.does,
    { ...carrying(duel, stage, link), chosen, ...defined({ optional, picked, results }) },
  );
}

/** What the text leaves behind whatever was told: what it forbids, makes of those cards, and does in a later phase. */
const leftByText = (part: ActivatedEffect | undefined, { targets }: ChainLink): readonly Instruction[] =>
  (part?.does ?? [])
    .map((each) =>
      targets.length === 0 && isAtTargets(each.what) ? { ...each, what: 'those' as const } : each,
    )
    .filter(({ do: verb, what, delayed, bans, until, joined = 'also', onlyIf, may }) => {
      if (onlyIf !== undefined) return false;
      if (delayed !== undefined) return what === 'those' && may === undefined;
      const forbids = verb === 'restrict' && bans !== undefined && until !== undefined;
      const makes = verb === 'change-status' || verb === 'negate-effects';
      if (makes && (what === 'those' || isAtTargets(what))) return may === undefined && joined !== 'or';
      return joined.startsWith('also') && forbids;
    });

function notApplied(duel: Duel, link: ChainLink, told: Told<'resolve'>): Resolved['because'] {
  const negated = told.negated ?? link.negated;
  if (negated !== undefined) return negated === 'activation' ? 'activation-negated' : 'effect-negated';
  const card = cardOf(duel, link.card);
  const part = partOfLink(duel, link);
  const there = card.moves === link.moves && card.faceUp;
  if (mustRemain(card, link) && !there) return 'card-gone';
  if (part === undefined || !isActivated(part)) return undefined;
  if (part.mustBeFaceUpToResolve && !(there && card.place === 'monster-zone')) return 'not-face-up';
  if (negatedByName(duel, card) !== undefined) return 'effect-negated';
  if (negatedAsItResolves(duel, link) !== undefined) return 'effect-negated';
  return isNegated(duel, card) || isNegatedWhereActivated(duel, card, link)
    ? 'effects-negated-on-field'
    : undefined;
}

/** A Field Spell that is activated takes the place of the one that its player has there (rule spell/field). */
function withoutOldField(duel: Duel, card: Card, part: Part | undefined, player: Player): Duel {
  const { facts } = card.model;
  const isField = facts.cardType === 'spell' && facts.property === 'Field';
  const played = isField && card.place !== 'field-zone' && card.place !== 'gy' && card.place !== 'banished';
  const own = part === undefined || part.kind === 'activation';
  return played && own ? applyEvents(duel, { in: 'open' }, oldFieldSpell(duel, player)) : duel;
}

const takesZone: ReadonlySet<Place> = new Set(['spell-trap-zone', 'pendulum-zone']);

/** The zone that a card was told to be activated in, where it was placed there by that. */
const withToldZone = (duel: Duel, { id, place }: Card, spellTrapZone: SpellTrapZone | undefined): Duel =>
  spellTrapZone === undefined || place !== 'hand' || !takesZone.has(cardOf(duel, id).place)
    ? duel
    : withCard(duel, id, { spellTrapZone });

/** A Spell/Trap Card that is activated lies face-up on the field while its activation is on the Chain. */
function placeForActivation(duel: Duel, card: Card, part: Part | undefined): Duel {
  const { facts } = card.model;
  if (facts.cardType === 'monster' || card.role === 'equip-card' || card.place === 'monster-zone')
    return duel;
  // An effect that is not known, of a card that is no longer to be played, is an effect there.
  const effectOnly = part === undefined && (card.place === 'gy' || card.place === 'banished');
  if (effectOnly || (part !== undefined && part.kind !== 'activation')) return duel;
  const place = fieldPlaceOf(facts);
  const moves = card.moves + (card.place === place ? 0 : 1);
  return { ...duel, cards: { ...duel.cards, [card.id]: { ...unbound(card), place, faceUp: true, moves } } };
}
