import { effectsOf, isTrigger } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import type { Situation } from '../../situations/situation.ts';
import { activatedBy, answersTheirAttacks } from '../unsaid/unsaid-phase.ts';

type Action = Situation['actions'][number];
type CardOf = (
  id: string,
) => { readonly model: CardModel; readonly controller: Player | undefined } | undefined;

/**
 * Whose turn it must be by what was done, where nobody said: Normal Summons, Sets, attacks, Ignition Effects and Spells
 * that are no Quick-Play Spells are for the turn player alone (rules effect/ignition, spell/quick-play).
 * Undefined where nothing tells.
 * @param modelOf the card of an id, and who controls it
 */
export const turnPlayerBy = (actions: readonly Action[], cardOf: CardOf): Player | undefined =>
  turnPlayersBy(actions, cardOf).values().next().value;

/** The same of all that was done: two players, where a turn went by that nobody told of, or one acted in the turn of the other. */
export function turnPlayersBy(actions: readonly Action[], cardOf: CardOf): ReadonlySet<Player> {
  let links = 0;
  const found = new Set<Player>();
  for (const action of actions) {
    const actor = actorOf(action, cardOf);
    if (actor !== undefined && isOfTurnPlayer(action, links, cardOf)) found.add(actor);
    else if (actor !== undefined && answersTheirAttack(action, cardOf)) found.add(otherPlayer(actor));
    if (action.do === 'activate') links += 1;
    if (action.do === 'resolve') links -= 1;
  }
  return found;
}

/**
 * What was done, with the end of the turn before what only the other player's turn allows: who tells of both tells of two turns.
 * @param first whose turn it is at the beginning, where that was said
 * @returns the actions, and whose turn it is by then, where a turn was put in; `unsure`: it may have been done in the battle
 */
export function withTurnsBetween(
  actions: readonly Action[],
  cardOf: CardOf,
  first: Player | undefined,
): { readonly actions: readonly Action[]; readonly by?: Player; readonly unsure?: boolean } {
  let [turn, links, unsure, by] = [first, 0, false, undefined as Player | undefined];
  const all = actions.flatMap((action, at): readonly Action[] => {
    if (action.do === 'phase' && action.phase === 'draw' && turn !== undefined) turn = otherPlayer(turn);
    const actor = isOfTurnPlayer(action, links, cardOf) ? actorOf(action, cardOf) : undefined;
    if (action.do === 'activate') links += 1;
    if (action.do === 'resolve') links -= 1;
    if (actor === undefined || actor === turn) return [action];
    const isLater = turn !== undefined;
    turn = actor;
    if (!isLater) return [action];
    by = actor;
    unsure ||= action.do === 'activate' && actions[at - 1]?.do === 'attack';
    return [{ do: 'phase', phase: 'end' }, { do: 'phase', phase: 'draw' }, action];
  });
  return by === undefined ? { actions } : { actions: all, by, unsure };
}

/** The turn player attacks: what answers an attack of the opponent is activated in the opponent's turn. */
function answersTheirAttack(action: Action, cardOf: CardOf): boolean {
  const part = activatedBy(action, (id) => cardOf(id)?.model);
  return part !== undefined && answersTheirAttacks(part);
}

function actorOf(action: Action, cardOf: CardOf): Player | undefined {
  const byHand =
    action.do === 'happen' ? action.events.find(({ position }) => position !== undefined)?.card : undefined;
  if (byHand !== undefined) return cardOf(byHand)?.controller;
  if (!('card' in action) || action.card === undefined) return undefined;
  return ('player' in action ? action.player : undefined) ?? cardOf(action.card)?.controller;
}

function isOfTurnPlayer(action: Action, links: number, cardOf: CardOf): boolean {
  switch (action.do) {
    case 'attack':
      return true;
    case 'summon':
    case 'declare-summon':
      // What an effect Special Summons is told with the effect: all others are made in the own turn.
      return action.way !== 'special-summoned';
    case 'happen':
      return action.events.some((each) => each.position !== undefined);
    case 'activate': {
      const model = cardOf(action.card)?.model;
      if (model === undefined || links > 0) return false;
      const part = action.part === undefined ? undefined : model.parts[action.part];
      return (
        part?.kind === 'ignition' || (isSlowSpell(model) && (part?.kind ?? 'activation') === 'activation')
      );
    }
    default:
      return false;
  }
}

/** The effects of a card that a player activates freely. */
const freeOf = (model: CardModel | undefined) => effectsOf(model).filter((part) => !isTrigger(part));

/** Are all effects of the card that a player activates freely ones for the own turn: Ignition Effects, slow Spells? */
function isSlow(model: CardModel | undefined): boolean {
  const slow = model && isSlowSpell(model) ? ['ignition', 'activation'] : ['ignition'];
  const free = freeOf(model);
  return free.length > 0 && free.every(({ kind }) => slow.includes(kind));
}

const isSlowSpell = ({ facts }: CardModel): boolean =>
  facts.cardType === 'spell' && facts.property !== 'Quick-Play';

/** Are all effects of the card that a player activates freely ones for the turn of the opponent? */
const isForTheOthersTurn = (model: CardModel | undefined): boolean => {
  const free = freeOf(model);
  return free.length > 0 && free.every(({ during }) => during?.turn === 'opponent');
};

/** Who has taken control of the card by an effect that targets it, as far as that was told. */
function takenBy(card: string, actions: readonly Action[], cardOf: CardOf): Player | undefined {
  const taking = actions.findLast((action) => {
    if (action.do !== 'activate' || !action.targets?.includes(card)) return false;
    const part = activatedBy(action, (id) => cardOf(id)?.model);
    return part?.does.some(({ do: verb }) => verb === 'take-control');
  });
  return taking === undefined ? undefined : actorOf(taking, cardOf);
}

/** Whose turn is meant where somebody asks what the turn player alone may do: who would do it. */
export function turnPlayerAsked(
  question: Situation['question'],
  cardOf: CardOf,
  actions: readonly Action[] = [],
): Player | undefined {
  switch (question.ask) {
    case 'can-activate': {
      const { model, controller } = cardOf(question.card) ?? {};
      if (isSlow(model)) return question.player;
      return isForTheOthersTurn(model) ? otherPlayer(question.player ?? controller ?? 'P0') : undefined;
    }
    case 'normal-summon':
    case 'material-summon':
    case 'own-procedure':
    case 'pendulum-summons':
    case 'normal-summons-left':
    case 'zones':
      return question.player;
    case 'flip-summon':
    case 'can-attack':
    case 'can-attack-directly':
      return takenBy(question.card, actions, cardOf) ?? cardOf(question.card)?.controller;
    default:
      return undefined;
  }
}
