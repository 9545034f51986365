import { activationPlaces, isMandatory, isTrigger } from '../../card-model/activated.ts';
import type { Part } from '../../card-model/part.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { phases } from '../../vocabulary/phases.ts';
import { isField } from '../../vocabulary/places.ts';
import { activate, resolveLink } from '../chain.ts';
import { applyEvents } from '../events/happen.ts';
import {
  type Card,
  cardOf,
  type Duel,
  effectOfLink,
  type PendingTrigger,
  type Player,
} from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import { type Unknown, withAssumed, withMissing } from '../state/missing.ts';
import { countIn, loses, moveUnseen } from '../state/players.ts';
import { isOfPhase, phaseConditions } from '../trigger/condition-met.ts';
import { activates } from './activates.ts';

/** The turn player draws (rule draw-phase/draw-first); with no card in the Deck that player loses (rule victory/deck-out). */
export function normalDraw(duel: Duel): Duel {
  const player = duel.turnPlayer;
  const there = countIn(duel, player, 'deck');
  if (there === 0) return loses(duel, player, 'victory/deck-out');
  const named = inDeck(duel, player);
  const [only, ...others] = named;
  const unseen = duel.players[player].unseen.deck;
  if (unseen === 0 && only !== undefined && others.length === 0)
    return applyEvents(duel, { in: 'open' }, [
      { event: 'drawn', rule: 'draw-phase/draw-first', card: only, player, cause: 'rule' },
    ]);
  if (unseen !== 0) return { ...moveUnseen(duel, player, 'deck', 'hand', 1), drawnUnseen: duel.turn };
  // The Deck is known card by card, and which of them is on top is not.
  return withMissing(
    duel,
    only === undefined
      ? []
      : [{ card: only, words: `which card ${player} drew for the turn was not said`, may: named }],
  );
}

/** The draw of the Draw Phase is told with its card: it is the draw that was taken for one of an unnamed card. */
export function withDrawTold(duel: Duel, told: readonly Happens[]): Duel {
  if (duel.drawnUnseen !== duel.turn || duel.phase !== 'draw') return duel;
  const player = duel.turnPlayer;
  const draws = told.some(
    ({ event, card, by }) =>
      event === 'drawn' && by === undefined && card !== undefined && cardOf(duel, card).owner === player,
  );
  if (!draws) return duel;
  const { drawnUnseen: _, ...rest } = moveUnseen(duel, player, 'hand', 'deck', 1);
  return rest;
}

const inDeck = (duel: Duel, player: Player): readonly string[] =>
  Object.values(duel.cards).flatMap(({ id, place, owner, gone }) =>
    place === 'deck' && owner === player && !gone ? [id] : [],
  );

/** Before the End Phase is left, its mandatory effects are activated, one by one (rule trigger/phase-one-by-one). */
export function playPhaseEffects(duel: Duel): Duel {
  let now = withOrder(duel);
  const done = new Set<string>();
  for (;;) {
    const next = mandatoryNow(now).find((each) => !done.has(key(each)));
    if (next === undefined || now.over !== undefined) return withMissing(now, unreadPhaseEffects(now));
    done.add(key(next));
    now = playOne(now, next);
  }
}

/** Of several effects of one player the order is that player's choice: the one taken is said. */
function withOrder(duel: Duel): Duel {
  const all = mandatoryNow(duel).map(({ card }) => cardOf(duel, card));
  const several = all.filter(({ controller }, at) =>
    all.some((other, index) => index !== at && other.controller === controller),
  );
  if (several.length === 0) return duel;
  const names = several.map(({ model }) => model.name).join(', ');
  return withAssumed(duel, [
    `the effects of the ${phases.term(duel.phase)} are activated in this order: ${names}`,
  ]);
}

const key = ({ card, part }: PendingTrigger): string => `${card} ${part}`;

/** The mandatory effects that wait for this phase. */
const mandatoryNow = (duel: Duel): readonly PendingTrigger[] => {
  const first = (each: PendingTrigger): number =>
    cardOf(duel, each.card).controller === duel.turnPlayer ? 0 : 1;
  return duel.waiting
    .filter(({ card, part: number, event, phase, judged }) => {
      const part = effectOfLink(duel, { card, part: number });
      const ofPhase =
        judged === true && phase === duel.phase && duel.timeline[event]?.names[0] === 'phase-changed';
      return ofPhase && event >= duel.turnBegan && part !== undefined && isTrigger(part) && isMandatory(part);
    })
    .toSorted((a, b) => first(a) - first(b));
};

function playOne(duel: Duel, { card, part }: PendingTrigger): Duel {
  const { model, controller } = cardOf(duel, card);
  const { answer } = activates(duel, card, part);
  if (answer === 'no') return duel;
  const targets = (effectOfLink(duel, { card, part })?.targets ?? []).length > 0;
  if (answer !== 'yes' || targets) {
    const words = targets
      ? `what the mandatory effect of ${model.name} targets in the End Phase`
      : `whether the effect of ${model.name} is activated in the End Phase`;
    return withMissing(duel, [{ card, words, may: targets ? Object.keys(duel.cards) : [card] }]);
  }
  return resolveLink(activate(duel, { card, part, player: controller }), {});
}

/** The effects of the phase that has just begun wait for it, where all that they ask of the turn is read. */
export function withPhaseEffects(duel: Duel): Duel {
  const waiting = Object.values(duel.cards).flatMap((card) =>
    card.model.parts.flatMap((_, part) => waitingFor(duel, card, part)),
  );
  return waiting.length === 0 ? duel : { ...duel, waiting: [...duel.waiting, ...waiting] };
}

/** The effects of this phase that must be activated if something holds that no form reads are missing. */
const unreadPhaseEffects = (duel: Duel): readonly Unknown[] =>
  Object.values(duel.cards).flatMap((card) =>
    card.model.parts.flatMap((_, number): readonly Unknown[] => {
      const part = ofPhase(duel, card, number);
      if (part === undefined || !isMandatory(part) || phaseConditions(duel, card, part) !== undefined)
        return [];
      const words = `whether the effect of ${card.model.name} is activated in the ${phases.term(duel.phase)}`;
      const onlyItself = part.does.every(({ what }) => what === 'this');
      return [{ card: card.id, words, may: onlyItself ? [card.id] : Object.keys(duel.cards) }];
    }),
  );

/** A monster that was there before all that was told: what effects of its own made of it in phases before, nobody said. */
export const ownPhasesBefore = ({ model: { parts }, moves, place }: Card): readonly string[] =>
  moves === 0 && place === 'monster-zone' && parts.some(changesInPhase)
    ? ['its effect of a phase has not been applied to it before']
    : [];

const values: readonly Verb[] = ['change-atk', 'change-def', 'change-level'];

const changesInPhase = (part: Part): boolean =>
  isTrigger(part) &&
  isOfPhase(part) &&
  isMandatory(part) &&
  part.does.some((each) => each.what === 'this' && values.includes(each.do) && !each.until);

/** The part, if it is an effect of the phase that it is, of a card that is where it activates. */
function ofPhase(duel: Duel, { model, place, faceUp }: Card, number: number) {
  const part = model.parts[number];
  if (part?.kind !== 'trigger' || !isOfPhase(part) || part.phase !== duel.phase) return undefined;
  const places = activationPlaces(part, model.facts);
  const there = (places === null || places.includes(place)) && (!isField(place) || faceUp);
  return there ? part : undefined;
}

function waitingFor(duel: Duel, card: Card, number: number): readonly PendingTrigger[] {
  const part = ofPhase(duel, card, number);
  const judged = part === undefined ? undefined : phaseConditions(duel, card, part);
  if (judged === undefined || judged.some(({ is }) => is === 'no')) return [];
  return [
    {
      card: card.id,
      part: number,
      event: duel.timeline.findLastIndex(({ names }) => names[0] === 'phase-changed'),
      met: card,
      phase: duel.phase,
      assumed: judged.flatMap(({ assumed }) => assumed ?? []),
      open: judged.flatMap(({ is, words }) => (is === 'unknown' ? [words] : [])),
      judged: true,
    },
  ];
}
