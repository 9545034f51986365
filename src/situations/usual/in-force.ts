import { answeredEvents, isActivated } from '../../card-model/activated.ts';
import { type ActivatedEffect, partSchema } from '../../card-model/part.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { someCardThatFits, someMonster } from '../readers/described.ts';
import type { CardSetup, Situation } from '../situation.ts';
import {
  activate,
  beforeActivation,
  effectsOf,
  fieldOf,
  onField,
  resolve,
  type Staged,
  setupOf,
  situation,
  type UsualCard,
} from './usual-activation.ts';
import { summonedIn } from './usual-moves.ts';

/** A card whose text applies: it lies face-up, or was activated for that and has resolved. */
export function inForce(
  by: UsualCard,
  player: Player,
): { readonly card: CardSetup; readonly actions: Situation['actions'] } {
  const lies = by.model.parts.some(({ kind }) => kind === 'continuous' || kind === 'unclassified');
  const lasting = effectsOf(by).find(([, { does }]) => does.some(({ denies }) => denies === true));
  if (lies || lasting === undefined)
    return { card: setupOf({ ...by, faceUp: true }, player, fieldOf(by)), actions: [] };
  const usual = { by: { ...by, player }, part: lasting[0], effect: lasting[1] };
  return {
    card: beforeActivation(usual, otherPlayer(player)),
    actions: [activate(usual, []), resolve(usual, undefined)],
  };
}

/** While the text of X applies, the other player attacks directly with a monster of which no more is known. */
export function attackKept(by: UsualCard): Situation {
  const player = by.player ?? 'P0';
  const rival = otherPlayer(player);
  const model = someMonster('the attacker', 4);
  const attacker = onField({ model, described: true, position: 'attack' }, rival);
  const { card, actions } = inForce(by, player);
  return situation(
    { cards: [card, attacker], actions, turnPlayer: rival, phase: 'battle' },
    { ask: 'can-attack', card: attacker.id },
  );
}

const tributed = { model: someMonster('the Tribute', 4), described: true } as const;

/** While the text of X applies, the other player is to Summon a monster of which no more is known. */
export function summonKept(by: UsualCard, way: SummonWay): Situation {
  const player = by.player ?? 'P0';
  const rival = otherPlayer(player);
  const { card, actions } = inForce(by, player);
  const other = summonedIn(way, rival);
  const tribute = way === 'tribute-summoned' ? [onField(tributed, rival)] : [];
  const question =
    way === 'normal-summoned' || way === 'tribute-summoned'
      ? ({ ask: 'normal-summon', card: other.id, player: rival, as: 'summon' } as const)
      : ({ ask: 'special-summon', card: other.id, way } as const);
  return situation(
    { cards: [card, other, ...tribute], actions, turnPlayer: rival, phase: 'main-1' },
    question,
  );
}

/** The other player has activated what the effect answers: a card or an effect of its kind, that does what it asks for. */
export function activationAnswered(effect: ActivatedEffect, player: Player): Staged | null {
  const answered = answeredEvents(effect).find(({ event }) => event === 'effect-activated');
  if (answered === undefined || answered.of === 'this' || answered.link?.targets !== undefined) return null;
  const [included] = answered.link?.includes ?? [];
  const [verb] = included?.do ?? [];
  const what = { count: 1, filter: {}, ...(included?.from === undefined ? {} : { from: included.from }) };
  const part = partSchema.parse({
    kind: answered.of.cardType === 'monster' ? 'quick' : 'activation',
    does: [verb === undefined ? { do: 'described', reads: 'what it does' } : { do: verb, what }],
  });
  if (!isActivated(part)) return null;
  // Such as can be activated in either turn.
  const spell = answered.of.cardType?.startsWith('spell') ? { property: 'Quick-Play' as const } : {};
  const filter = { cardType: 'trap' as const, ...answered.of, ...spell };
  const model = { ...someCardThatFits(filter), name: 'the card that is answered', parts: [part] };
  const usual = { by: { model, described: true as const, player }, part: 0, effect: part };
  const card = beforeActivation(usual, otherPlayer(player));
  return { cards: [card], actions: [activate(usual, [])], turnPlayer: player, phase: 'main-1' };
}
