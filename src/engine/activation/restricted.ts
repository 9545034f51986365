import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Ban } from '../../card-model/lasting/lasting-fields.ts';
import type { Part } from '../../card-model/part.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { battlePhase } from '../../vocabulary/phases.ts';
import {
  type Bearing,
  bearingOnAttack,
  bearingOnSummon,
  withRestriction,
} from '../restrictions/restriction.ts';
import { rule } from '../rule.ts';
import { type ChainLink, cardOf, type Duel, doesOfLink, type Player } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import type { Restriction } from '../state/lasting.ts';
import type { ActivationCase } from './activation-case.ts';

/** What may not be done in the turn of an activation, in the words of its card. */
interface OfActivation {
  readonly ban: Ban;
  readonly words: string;
}

type TurnPart = Extract<Part, { kind: 'not-an-effect' }>;

const boxOf = (printed: Part['printed']): string => printed?.box ?? 'main';

/** Is "this effect" of the restriction the effect that stands before it in the same box? */
function isAbout({ parts }: CardModel, at: number, { printed }: TurnPart, part: number): boolean {
  const before = parts.findLastIndex(
    (each, index) => index < at && isActivated(each) && boxOf(each.printed) === boxOf(printed),
  );
  return before === part;
}

/** The restrictions of the turn in which this part of a card is activated; of every part where it was not said which. */
function restrictionsOfPart(model: CardModel, part: number | undefined): readonly OfActivation[] {
  const effect = part === undefined ? undefined : model.parts[part];
  return model.parts.flatMap((each, at): readonly OfActivation[] => {
    if (each.kind !== 'not-an-effect' || each.bans === undefined || each.inTurnOf === undefined) return [];
    const about =
      part === undefined ||
      (each.inTurnOf === 'card' ? effect?.kind === 'activation' : isAbout(model, at, each, part));
    return about ? [{ ban: each.bans, words: each.reads }] : [];
  });
}

/** What its text does not let the player do for the rest of the turn in which it is activated binds from now on. */
export function bindActivation(duel: Duel, { card, part, player, asSpell }: ChainLink): Duel {
  if (asSpell) return duel;
  const { model } = cardOf(duel, card);
  return restrictionsOfPart(model, part).reduce(
    (now, { ban, words }) =>
      withRestriction(now, {
        ban,
        words,
        players: [player],
        player,
        source: card,
        ofActivation: true,
        until: { turn: duel.turn, phase: 'end' },
        ...(part === undefined ? { open: 'which effect was activated was not said' } : {}),
      }),
    duel,
  );
}

/** An activation that was negated was not made; whether its restriction binds all the same no source here says. */
export function openIfNegated(duel: Duel, { card, player }: ChainLink): Duel {
  const isOf = (each: Restriction) => each.ofActivation && each.source === card && each.player === player;
  if (!duel.restrictions.some(isOf)) return duel;
  return {
    ...duel,
    restrictions: duel.restrictions.map((each) =>
      isOf(each) ? { ...each, open: 'the activation that it belongs to was negated' } : each,
    ),
  };
}

/** The Summons that this player has made in this turn, with the monster as it was right after. */
const summonsOf = (duel: Duel, player: Player): readonly DuelEvent[] =>
  duel.timeline.slice(duel.turnBegan).filter(({ names, by, card }) => {
    const summoned =
      card !== undefined && card.after.model.facts.cardType === 'monster' && names.some(isSummonWay);
    return summoned && (by?.player ?? card.after.controller) === player;
  });

/** Has the player drawn by a card effect in this turn? The normal draw is made by none. */
const hasDrawn = (duel: Duel, player: Player): boolean =>
  duel.resolved.some(({ link, applied }) => {
    const draws = doesOfLink(duel, link).some(
      ({ do: verb, may, onlyIf, who = 'you' }) =>
        verb === 'draw' &&
        may !== true &&
        onlyIf === undefined &&
        (who === 'both' || (who === 'you') === (link.player === player)),
    );
    return applied && link.turn === duel.turn && draws;
  });

interface Before {
  readonly bearing: 'forbids' | 'open';
  readonly monster: string;
  readonly event: number;
  readonly did: 'summoned' | 'attacked';
}

/** What an attack declared at this event comes to: only the last is known to have been carried out, or to be direct. */
function carriedOut({ battle }: Duel, { ban }: Restriction, declared: number): Bearing {
  if (battle?.event !== declared) return 'open';
  if (battle.ended === undefined) return battle.at === 'over' ? 'forbids' : 'open';
  return ban.attacks === 'direct' ? 'none' : 'open';
}

/** The attack that was declared in this turn already and that the restriction does not let be, or may not. */
const attackBefore = (duel: Duel, player: Player, restriction: Restriction): Before | undefined =>
  duel.timeline.slice(duel.turnBegan).flatMap(({ names, card, attacked, index }): readonly Before[] => {
    if (!names.includes('attack-declared') || card?.before.controller !== player) return [];
    const target = attacked === undefined ? 'directly' : 'monster';
    const bears = bearingOnAttack(duel, restriction, card.after, target);
    const bearing = bears === 'forbids' ? carriedOut(duel, restriction, index) : bears;
    return bearing === 'none'
      ? []
      : [{ bearing, monster: card.after.model.name, event: index, did: 'attacked' }];
  })[0];

/** What the player has done in this turn already that the restriction does not let be, or may not. */
export function doneBefore(
  duel: Duel,
  player: Player,
  restriction: Restriction,
): 'battled' | 'drew' | Before | undefined {
  if (restriction.ban.draws && hasDrawn(duel, player)) return 'drew';
  const battled = battlePhase.includes(duel.phase) || duel.phase === 'main-2';
  if (restriction.ban.battlePhase && battled && duel.turnPlayer === player) return 'battled';
  const attacked = attackBefore(duel, player, restriction);
  if (attacked !== undefined) return attacked;
  for (const { card: summoned, names, cardNames, index } of summonsOf(duel, player)) {
    if (summoned === undefined) continue;
    const bears = names
      .filter(isSummonWay)
      .map((way) =>
        bearingOnSummon(duel, restriction, {
          card: summoned.after,
          way,
          from: summoned.before.place,
          ...(cardNames === undefined ? {} : { names: cardNames }),
        }),
      );
    const bearing = bears.includes('forbids') ? 'forbids' : bears.includes('open') ? 'open' : undefined;
    if (bearing !== undefined)
      return { bearing, monster: summoned.after.model.name, event: index, did: 'summoned' };
  }
  return undefined;
}

/** What was done earlier in the turn keeps an effect from being activated whose text does not let that be. */
export const turnOfActivation = rule(
  'wording/summon-lock',
  (duel, { card, part, player }: ActivationCase) => {
    for (const { ban, words } of restrictionsOfPart(card.model, part)) {
      const facts = { words };
      const found = doneBefore(duel, player, { ban, words, players: [player], player, source: card.id });
      if (found === 'battled' || found === 'drew') return { code: found, facts };
      if (found === undefined) continue;
      const { bearing, monster, event, did } = found;
      const code = bearing === 'forbids' ? did : ('perhaps' as const);
      return { code, facts: { ...facts, monster }, event };
    }
    return null;
  },
);
