import usualQuestions from '../../../data/lexicon/usual-questions.json' with { type: 'json' };
import { activationPlaces, allApplied, answeredEvents } from '../../card-model/activated.ts';
import type { Filter } from '../../card-model/filter.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import type { DeedAsked } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { fail, ok, type Result } from '../../platform/problem.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { CardSetup, Situation } from '../situation.ts';
import {
  activate,
  answersActivation,
  beforeActivation,
  effectsOf,
  fieldOf,
  idOf,
  occasion,
  onField,
  readyToUse,
  resolve,
  type Staged,
  setupOf,
  sidesSaid,
  situation,
  someOnField,
  type UsualCard,
  type UsualEffect,
  usualSummon,
} from './usual-activation.ts';
import {
  activationAnswered,
  afterAttack,
  answeringSummon,
  attacked,
  attackKept,
  inForce,
  inHand,
  stoppingAttack,
  summonKept,
  tributedFor,
  withBeside,
} from './usual-moves.ts';

export type { UsualCard } from './usual-activation.ts';
export { usualQuestions };

/** A short question about one card and another, with no situation told. */
export interface UsualQuestion {
  /**
   * A deed: is that done to `to` by `by` ("does X destroy Y"). `negates`: does X negate Y, or the effect of Y. `kept`:
   * may Y still be activated while the text of X applies; `kept-summon`, `kept-attack`: may a monster be Summoned so, or attack, then. `survives`:
   * is Y still on the field after X.  `affected`: is Y affected by X. `targeted`: can Y be targeted
   * by X. `chains`: can X be chained to Y.  `used-when-set`: may a
   * card be activated in the turn it was Set. `battle-damage`, `destroyed-by-battle`: of an attack of X on Y. `attacks-twice`:
   * may X attack once more, after a direct attack. `tributed-for`: can Y be Tributed to Summon X.
   */
  readonly asks: keyof typeof usualQuestions;
  /** The card whose effect it is. */
  readonly by: UsualCard;
  /** The card that it would be done to: the same one, where a card is asked about by itself. */
  readonly to: UsualCard;
  /** How many monsters its player controls that can be Tributed. */
  readonly tributes?: number;
  /** How a monster is Summoned that is answered. */
  readonly way?: SummonWay;
  /** What was told besides: other cards, and what is known of the players. */
  readonly beside?: Pick<Situation, 'cards' | 'players'>;
}

/**
 * The situations that a short question stands for: X activated by one player, Y where it is usually hit, mostly face-up
 * on the other's field. One for each effect that may be meant: where they are ruled on alike, that is the answer; where
 * not, which effect is meant has to be said. A reader prints them (`printSituation`) and rules on them like on any told
 * one, so that it makes no difference how it is asked. Problems: there is no usual board, as the text of X answers
 * something that has to be told; nothing of it can be activated.
 */
export function usualBoards(asked: UsualQuestion): Result<readonly Situation[]> {
  const { by, to } = asked;
  const all = boardsOf(asked);
  const boards = all.filter((each) => each !== null).map((board) => withBeside(board, asked.beside));
  // That X can be chained to one effect of Y is enough.
  if (boards.length > 0 && (boards.length === all.length || asked.asks === 'chains')) return ok(boards);
  return fail({
    code: 'no-usual-board',
    found: `${by.model.name} and ${to.model.name}`,
    expected:
      all.length === 0
        ? `must be a card with an effect that is activated, and one that it can be done to`
        : `must come with what happened, as the effect of ${by.model.name} answers something`,
    hint: 'Tell who controls what, and what was done.',
  });
}

/** One board for each effect that may be meant; null where what it answers has to be told. */
export function boardsOf({ asks, by, to, ...more }: UsualQuestion): readonly (Situation | null)[] {
  if (asks === 'used-when-set') return [setNow(to)];
  if (asks === 'normal-summoned' || asks === 'set' || asks === 'tributes')
    return [inHand(asks, to, more.tributes ?? 0)];
  if (asks === 'tributed-for') return [tributedFor(by, to)];
  if (asks === 'answers-summon')
    return [answeringSummon(by, more.way ?? 'normal-summoned', by === to ? undefined : to)];
  if (asks === 'kept-summon') return [summonKept(by, more.way ?? 'special-summoned')];
  if (asks === 'kept-attack') return attackKept(by, by === to ? undefined : to);
  if (asks === 'stops-attack') return stoppingAttack(by);
  if (asks === 'attacks-twice') return [afterAttack(by)];
  if (asks === 'battle-damage' || asks === 'destroyed-by-battle') return [attacked(asks, by, to)];
  if (asks === 'negates' && to.model.parts.length === 0) return [];
  if (asks === 'kept' || (asks === 'negates' && negatesWhileFaceUp(by))) return underText(asks, by, to);
  if (asks === 'negates' || asks === 'chains') return onChain(asks, by, to);
  if (asks === 'affected' || asks === 'targeted') return [lying(asks, by, to)];
  return onBoard(asks, by, to);
}

/** A Spell or Trap is Set, and asked for in the same turn. A monster is not Set to be activated. */
function setNow(card: UsualCard): Situation | null {
  const player = card.player ?? 'P0';
  if (card.model.facts.cardType === 'monster') return null;
  const cards = [setupOf({ ...card, place: 'hand' }, player, 'hand')];
  const actions = [{ do: 'summon', card: idOf(card), way: 'set', player } as const];
  const question = { ask: 'can-activate', card: idOf(card), player, granted: true } as const;
  return situation({ cards, actions, turnPlayer: player }, question);
}

/** Does it make effects of other cards come to nothing for as long as it is face-up? */
const negatesWhileFaceUp = ({ model }: UsualCard): boolean =>
  allApplied(model).some((each) => each.do === 'negate-effects');

/** X lies face-up while each effect of Y that is activated resolves, or may be; a card without one is there face-up, too. */
function underText(asks: 'negates' | 'kept', by: UsualCard, to: UsualCard): readonly (Situation | null)[] {
  const [player, other] = sidesSaid(by, to, 'P1');
  const { card: source, actions: applied } = inForce(by, player);
  const effects = effectsOf(to);
  if (effects.length === 0 && asks === 'negates') {
    const cards = [source, setupOf({ ...to, faceUp: true }, other, fieldOf(to))];
    return [situation({ cards, actions: applied, turnPlayer: other }, questionOf(asks, idOf(to)))];
  }
  return effects.map(([part, effect]) => {
    const first: UsualEffect = { by: { ...to, player: other }, part, effect };
    const before = occasion(first) ?? activationAnswered(effect, player);
    if (before === null) return null;
    const own = beforeActivation(first, before.turnPlayer);
    const cards = withThose(
      before,
      source,
      own,
      ...(asks === 'kept' || before.actions.length > 0 ? [someOnField('another monster', player)] : []),
    );
    const activated = activate(first, []);
    const { do: _, ...asked } = activated;
    const earlier = [...applied, ...before.actions];
    if (asks === 'kept')
      return situation(
        { ...before, cards, actions: earlier },
        { ...asked, ask: 'can-activate', granted: true },
      );
    const actions = [...earlier, activated, { do: 'resolve' } as const];
    return situation({ ...before, cards, actions }, questionOf(asks, idOf(to)));
  });
}

/** These cards and the others of the board, each as it lies there. */
const withThose = ({ cards: there }: Staged, ...cards: readonly CardSetup[]): readonly CardSetup[] => [
  ...cards.map((each) => there.find(({ id }) => id === each.id) ?? each),
  ...there.filter((each) => !cards.some(({ id }) => id === each.id)),
];

type OnBoard = DeedAsked | 'survives';

/** X is activated while Y lies where it is usually hit. */
function onBoard(asks: OnBoard, by: UsualCard, to: UsualCard): readonly (Situation | null)[] {
  const all = effectsOf(by);
  const able = all.filter(([, { does }]) => does.some((each) => verbFacts[each.do].event === asks));
  const own = all.filter(([, { kind }]) => kind === 'activation');
  const meant = able.length > 0 ? able : own.length > 0 ? own : all;
  return meant.flatMap(([part, effect]) => {
    // Of what an effect may do else it says nothing where such a card is, and whose.
    const done = effect.does.filter((each) => verbFacts[each.do].event === asks);
    // What it takes from elsewhere is not what it targets.
    const isElsewhere = done.every(({ what }) => isDescribed(what) && what.from?.every(isField) === false);
    if (done.length > 0 && isElsewhere && effect.targets.length > 0) return null;
    const doing = done.length > 0 ? { ...effect, does: done } : effect;
    if (by !== to && answersActivation(effect) && summoned(to, effect) === undefined)
      return onChain(asks, { ...by, part }, to);
    const sides = sidesOf(by, to, doing);
    const usual: UsualEffect = { by: { ...by, player: sides.by }, part, effect };
    const other = { ...to, player: sides.to };
    const before = occasion(usual, other);
    if (before === null || (before.actions.length === 0 && filtersOf(doing).some(isSomewhere))) return null;
    const hit = setupOf(to, sides.to, hitAt(to, doing));
    const source = beforeActivation(usual, before.turnPlayer);
    const targets = effect.targets.length > 0 ? [idOf(to)] : [];
    const board = {
      ...before,
      cards: idOf(by) === idOf(to) ? withThose(before, source) : withThose(before, source, hit),
      actions: [...before.actions, activate(usual, targets), resolve(usual, idOf(to))],
    };
    return situation(board, questionOf(asks, idOf(to)));
  });
}

/** Is the card Summoned in a way that the effect answers? */
const summoned = ({ model }: UsualCard, effect: ActivatedEffect) =>
  usualSummon(
    model,
    answeredEvents(effect).filter((each) => each.of !== 'this'),
  );

function questionOf(asks: OnBoard | 'negates', card: string): Situation['question'] {
  if (asks === 'negates') return { ask: 'negated', card };
  if (asks === 'survives') return { ask: 'on-field', card };
  return { ask: 'happened', card, deed: asks };
}

/** Whether an effect reaches a card is asked of both as they lie. */
function lying(asks: 'affected' | 'targeted', by: UsualCard, to: UsualCard): Situation {
  const [first] = effectsOf(by);
  const sides = sidesOf(by, to, first?.[1]);
  const where = first === undefined ? fieldOf(to) : hitAt(to, first[1]);
  const cards = [readyToUse(by, sides.by, sides.by), setupOf(to, sides.to, where)];
  const ask = asks === 'affected' ? 'affected' : 'can-be-targeted';
  return situation({ cards, turnPlayer: sides.by }, { ask, card: idOf(to), by: idOf(by) });
}

/** X answers the activation of Y; it was on the field first where it would negate an effect of Y that has left. */
function onChain(
  asks: OnBoard | 'negates' | 'chains',
  by: UsualCard,
  to: UsualCard,
): readonly (Situation | null)[] {
  const [player, other] = sidesSaid(by, to, 'P0');
  if (asks === 'negates' && effectsOf(to).length === 0)
    return effectsOf(by).map(([part, effect]) =>
      hitOnField({ by: { ...by, player }, part, effect }, { ...to, player: other }),
    );
  return effectsOf(by).flatMap(([part, effect]) =>
    effectsOf(to).map(([toPart, toEffect]) => {
      const usual: UsualEffect = { by: { ...by, player }, part, effect };
      const first: UsualEffect = { by: { ...to, player: other }, part: toPart, effect: toEffect };
      // What may still be chained where a Summon is answered hangs on that Summon.
      const usualBefore = occasion(first);
      const isOfSummon = usualBefore?.actions.some(({ do: done }) => done === 'declare-summon') === true;
      const before = isOfSummon && asks === 'chains' ? null : usualBefore;
      const onIt = before === null && asks === 'negates' ? hitOnField(usual, first.by, toEffect) : null;
      const staged = before ?? (onIt === null ? activationAnswered(toEffect, player) : null);
      if (staged === null) return onIt;
      const lying = [first, usual].map((each) => beforeActivation(each, staged.turnPlayer));
      const board = { ...staged, cards: withThose(staged, ...lying) };
      const activated = activate(first, aimedFor(effect, toEffect, usual));
      const asking = {
        ask: 'can-activate',
        card: idOf(by),
        player,
        ...partOf(usual),
        granted: true,
      } as const;
      if (asks === 'chains') return situation({ ...board, actions: [...staged.actions, activated] }, asking);
      const answer = [activate(usual, effect.targets.length > 0 ? [idOf(to)] : []), resolve(usual, idOf(to))];
      const isGone = staged.actions.some(({ do: action }) => action === 'happen');
      const actions =
        isGone && !answersActivation(effect) && hitsField(effect)
          ? [...answer, ...staged.actions, activated, { do: 'resolve' } as const]
          : [...staged.actions, activated, ...answer, { do: 'resolve' } as const];
      return situation({ ...board, actions }, questionOf(asks, idOf(to)));
    }),
  );
}

/** What Y targets: X, where that answers what targets it, or its player's cards. */
const aimedFor = (
  effect: ActivatedEffect,
  { targets }: ActivatedEffect,
  { by }: UsualEffect,
): readonly string[] =>
  targets.length === 1 &&
  targets.every(({ from }) => from === undefined || from.includes(fieldOf(by))) &&
  answeredEvents(effect).some(({ link }) => link?.targets !== undefined)
    ? [idOf(by)]
    : [];

/** X makes the effects of Y come to nothing while Y lies there, whatever its effect answers, where it is used there alone. */
function hitOnField(usual: UsualEffect, to: UsualEffect['by'], used?: ActivatedEffect): Situation | null {
  const { effect } = usual;
  const places = used === undefined ? [fieldOf(to)] : (activationPlaces(used, to.model.facts) ?? []);
  if (
    answersActivation(effect) ||
    effect.targets.length !== 1 ||
    !hitsField(effect) ||
    places.join() !== fieldOf(to)
  )
    return null;
  const before = occasion(usual, to);
  if (before === null || before.actions.length > 0) return null;
  const cards = [onField({ ...to, faceUp: true }, to.player), beforeActivation(usual, before.turnPlayer)];
  const actions = [activate(usual, [idOf(to)]), resolve(usual, idOf(to))];
  return situation({ ...before, cards, actions }, questionOf('negates', idOf(to)));
}

const partOf = ({ by, part }: UsualEffect) =>
  effectsOf({ model: by.model }).length > 1 && by.part !== undefined ? { part } : {};

/** Whose cards they are: two players', unless the text of the effect asks for a card of its own player. */
function sidesOf(
  by: UsualCard,
  to: UsualCard,
  effect: ActivatedEffect | undefined,
): { by: Player; to: Player } {
  const side = (player: Player): Player => usualSide(effect, player);
  const first = by.player ?? (to.player === undefined ? 'P0' : side(to.player));
  return { by: first, to: to.player ?? side(first) };
}

/** Whose the cards usually are that an effect is used on, as its text describes them: its own player's, or the other's. */
export function usualSide(effect: ActivatedEffect | undefined, player: Player): Player {
  const filters = effect === undefined ? [] : filtersOf(effect);
  const own =
    filters.length > 0 &&
    filters.every(({ filter: { controller, owner } }) => (controller ?? owner) === 'you');
  return own ? player : otherPlayer(player);
}

interface Described {
  readonly from?: readonly Place[] | undefined;
  readonly filter: Filter;
}

/** The cards that an effect is done to, as its text describes them. */
export const filtersOf = ({ targets, does }: ActivatedEffect): readonly Described[] => [
  ...targets,
  ...does.flatMap(({ what }) => (isDescribed(what) ? [what] : [])),
];

/** Where the cards are is in words that were not read. */
const isSomewhere = ({ from, filter }: Described): boolean =>
  from === undefined && filter.reads !== undefined;

const hitsField = (effect: ActivatedEffect): boolean =>
  filtersOf(effect).every(({ from = [] }) => from.every(isField));

/** Where the effect finds such a card: where it was said to be, or on the field, unless its text looks elsewhere. */
function hitAt(to: UsualCard, effect: ActivatedEffect): Place {
  if (to.place !== undefined) return to.place;
  const places = filtersOf(effect).flatMap(({ from }) => from ?? []);
  const usual = fieldOf(to);
  return places.includes(usual) || places.every(isField) ? usual : (places[0] ?? usual);
}
