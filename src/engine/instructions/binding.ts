import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import { says } from '../../card-model/sayings.ts';
import { defined } from '../../platform/defined.ts';
import { battlePhase } from '../../vocabulary/phases.ts';
import { withToldBattlePhase } from '../battle/battle-phase.ts';
import { namesOf } from '../names.ts';
import { withRestriction } from '../restrictions/restriction.ts';
import { isUnderWay, withBattle } from '../state/battle.ts';
import { type CardChange, withChange } from '../state/card-changes.ts';
import { cardOf, type Duel, doesOfLink, otherPlayer, partOfLink, withCard } from '../state/duel.ts';
import { endOf } from '../state/endings.ts';
import { touchedBy } from '../state/missing.ts';
import { loses } from '../state/players.ts';
import { perCard } from './choose.ts';
import { ofAllMonsters, ofGroup } from './deeds/life-points.ts';
import { inWords } from './deeds/moving.ts';
import { changeProperty } from './deeds/stats.ts';
import { isClear, untilEnds } from './later.ts';
import {
  changeId,
  done,
  type EffectContext,
  type Executor,
  effectOf,
  note,
  nothing,
  playersOf,
  wordsOf,
} from './played.ts';

/** "You cannot ..." for the rest of a turn: it binds players from now on; what is not applied is noted. */
export const restrict: Executor = (playing, instruction) => {
  const { bans, until, who, protects, what, whileThere } = instruction;
  if (protects !== undefined && what !== undefined) {
    // What is said of all cards of a kind binds the opponent, with those that come later.
    const ofAll = isDescribed(what) ? ofGroup(playing, instruction) : undefined;
    if (ofAll !== undefined) return done({ changes: [ofAll] });
    if (!isDescribed(what)) return changeStatus(playing, instruction);
  }
  const { card, player } = playing.link;
  const words = wordsOf(instruction);
  const players = playersOf(playing, who);
  const stays = whileThere === undefined ? undefined : whileThere === 'this' ? [card] : playing.previousCards;
  const end =
    until !== undefined ? endOf(playing.duel, until, player) : Array.isArray(stays) ? 'never' : null;
  const notApplied = {
    card,
    words: `"${words}" is not applied`,
    may: [],
    binds: true,
    players,
    ...touchedBy(instruction),
  } as const;
  if (bans === undefined || end === null) return done({ missing: [notApplied] });
  const named = bans.named === undefined ? {} : namesOfThose(playing, what);
  if (named === null) return done({ missing: [notApplied] });
  return done({
    changes: [
      (duel) =>
        withRestriction(duel, {
          ban: bans,
          players,
          source: card,
          player,
          words,
          until: end,
          ...named,
          ...(Array.isArray(stays)
            ? {
                whileThere: stays.map((id: string) => ({
                  id,
                  moves: cardOf(duel, id).moves,
                  ...(whileThere === 'controlled' ? { of: player } : {}),
                })),
              }
            : {}),
        }),
    ],
  });
};

/** The names of the cards that the effect dealt with before; null where it is open which those are. */
function namesOfThose(
  { duel, previousCards, dealt }: EffectContext,
  what: Instruction['what'],
): { readonly names: readonly string[] } | null {
  const those = typeof what === 'object' && 'dealt' in what ? (dealt?.[what.dealt] ?? 'open') : previousCards;
  if (those === 'open' || those.length === 0) return null;
  return { names: those.flatMap((id) => namesOf(duel, cardOf(duel, id))) };
}

/** What cards may do or not do from now on, in words: noted on the card; no rule here applies it. */
export const changeStatus: Executor = (playing, instruction) => {
  const { reads: words } = instruction;
  const ofAll = ofAllMonsters(playing, instruction);
  if (ofAll !== undefined) return ofAll;
  if (words === undefined || !isClear(playing, instruction)) return inWords(playing, instruction);
  if (instruction.tuner || instruction.gemini) return changeProperty(playing, instruction);
  const { unaffected: from, barsMaterial: bar, battle, protects, grants, says: said } = instruction;
  const of = { card: playing.link.card, player: playing.link.player };
  const played = perCard(playing, instruction, {}, (card) => {
    const id = changeId(playing, card);
    const change: CardChange =
      from === undefined
        ? {
            is: 'status',
            words,
            id,
            by: effectOf(playing),
            ...(instruction.activatedSoon ? { activatedSoon: true } : {}),
            ...defined({ barsMaterial: bar, battle, protects }),
            ...(grants ? { grants } : {}),
            ...(said === undefined ? {} : { says: said }),
          }
        : { is: 'unaffected', from, of, id };
    return {
      changes: [
        (duel) => withCard(duel, card.id, withChange(cardOf(duel, card.id), change)),
        untilEnds(playing, { ...instruction, ...asLongAs(playing, instruction) }, card.id, {
          is: 'change',
          id,
        }),
      ],
    };
  });
  if (from !== undefined || (bar !== undefined && !bar.partly) || grants || instruction.activatedSoon)
    return played;
  const ofLater = isPlayed(instruction) ? ofGroup(playing, instruction, played.spared) : undefined;
  if (ofLater !== undefined) return { ...played, changes: [...played.changes, ofLater] };
  if (isPlayed(instruction)) return played;
  const { previousCards: bound } = played;
  const missing = {
    card: playing.link.card,
    words: `"${words}" is not applied`,
    may: [],
    binds: true as const,
    ...(Array.isArray(bound) ? { bound } : {}),
    ...touchedBy(instruction),
    ...(battle?.some(({ trait }) => trait !== undefined) ? { battleRead: true as const } : {}),
  };
  return { ...played, missing: [...played.missing, missing] };
};

/** What a card that stays on the field as it is activated, or is equipped, leaves on a monster, and names no time for, lasts as long as it lies there. */
function asLongAs({ duel, link }: EffectContext, { until }: Instruction): Pick<Instruction, 'whileThere'> {
  const { model } = cardOf(duel, link.card);
  const part = partOfLink(duel, link);
  const equips = doesOfLink(duel, link).some(({ do: verb, what }) => verb === 'equip' && what === 'this');
  const stays = equips || (part?.kind === 'activation' && staysOnField(model));
  return until === undefined && stays ? { whileThere: 'this' } : {};
}

/** Is all that it says asked of its cards: what cannot be done to them or by them, and what it makes of battles? */
function isPlayed(instruction: Instruction): boolean {
  const { battle = [], protects } = instruction;
  if (
    battle.some(
      ({ trait, beside }) => trait === undefined || (beside !== undefined && protects === undefined),
    )
  )
    return false;
  return protects === undefined ? battle.length > 0 && !says(instruction, 'destroyed-or') : true;
}

/** It becomes the End Phase: what comes of that is for the phase to say. */
export const becomeEndPhase: Executor = (playing, instruction) =>
  done({
    happens: [note(playing, wordsOf(instruction))],
    changes: [(duel: Duel): Duel => ({ ...duel, phase: 'end' })],
  });

/** The Battle Phase is over: an attack under way is stopped, and Main Phase 2 follows. */
export const endBattlePhase: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined) return inWords(playing, instruction);
  if (!battlePhase.includes(playing.duel.phase)) return nothing();
  return done({
    happens: [note(playing, 'the Battle Phase ends')],
    changes: [
      (duel: Duel): Duel => {
        const left = withToldBattlePhase(duel);
        const stopped = isUnderWay(left) ? withBattle(left, { ended: 'stopped' }) : left;
        return { ...stopped, phase: 'main-2' };
      },
    ],
  });
};

/** The effect's player wins the Duel (rule victory/ways). */
export const winDuel: Executor = (playing, instruction) =>
  instruction.reads === undefined
    ? done({
        happens: [note(playing, `${playing.link.player} wins the Duel`)],
        changes: [(duel) => loses(duel, otherPlayer(playing.link.player), 'victory/ways')],
      })
    : inWords(playing, instruction);
