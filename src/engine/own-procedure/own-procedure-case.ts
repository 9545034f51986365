import type { Difference } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Procedure } from '../../card-model/procedure.ts';
import { usedUpReach } from '../activation/cost.ts';
import type { EffectContext } from '../instructions/played.ts';
import { poolOf } from '../instructions/pool.ts';
import { agree, kinds } from '../material-summon/material-summon-rules.ts';
import type { Card, ChainLink, Duel, Player, Ternary } from '../state/duel.ts';

/** Can what a procedure asks for be met with the cards that there are, whichever, each used once? */
export function canBeMet(duel: Duel, needs: readonly Need[], different: Procedure['different']): Ternary {
  const sure = needs.map(({ count, sure: cards }) => ({ count, cards }));
  const may = needs.map(({ count, sure: cards, perhaps }) => ({ count, cards: [...cards, ...perhaps] }));
  const unseen = needs.some(({ complete }) => !complete);
  const isSure =
    match(sure) && (different === undefined || needs.every((each) => areVaried(duel, each, different)));
  if (isSure && (different === undefined || needs.length === 1)) return 'yes';
  if (unseen || match(may))
    return different === undefined || unseen ? 'unknown' : variedOrNot(duel, needs, different);
  return 'no';
}

/** With "different", what there is surely does not do only where too few differ. */
const variedOrNot = (duel: Duel, needs: readonly Need[], different: readonly Difference[]): Ternary =>
  needs.some(({ count, sure, perhaps }) =>
    different.some((by) => kinds(duel, [...sure, ...perhaps], by) < count),
  )
    ? 'no'
    : 'unknown';

const areVaried = (duel: Duel, { count, sure }: Need, different: readonly Difference[]): boolean =>
  different.length === 1 && different.every((by) => kinds(duel, sure, by) >= count);

/** Do these cards, and no others, meet it? */
export function areThese(
  duel: Duel,
  needs: readonly Need[],
  different: Procedure['different'],
  used: readonly Card[],
): Ternary {
  const ids = new Set(used.map(({ id }) => id));
  const only = (cards: readonly Card[]) => cards.filter(({ id }) => ids.has(id));
  const number = needs.reduce((sum, { count }) => sum + count, 0);
  if (ids.size !== number || different?.some((by) => agree(duel, used, by)) === true) return 'no';
  if (match(needs.map(({ count, sure }) => ({ count, cards: only(sure) })))) return 'yes';
  return match(needs.map(({ count, sure, perhaps }) => ({ count, cards: only([...sure, ...perhaps]) })))
    ? 'unknown'
    : 'no';
}

interface Places {
  readonly count: number;
  readonly cards: readonly Card[];
}

/** Can every need get its cards, no card twice? Each place is given a card by way of those that can give theirs up. */
function match(needs: readonly Places[]): boolean {
  const places = needs.flatMap(({ count, cards }) => Array.from({ length: count }, () => cards));
  const holder = new Map<string, number>();
  const give = (place: number, tried: Set<string>): boolean =>
    (places[place] ?? []).some(({ id }) => {
      if (tried.has(id)) return false;
      tried.add(id);
      const before = holder.get(id);
      if (before !== undefined && !give(before, tried)) return false;
      holder.set(id, place);
      return true;
    });
  return places.every((_, at) => give(at, new Set()));
}

/** The question that the rules of this folder answer: may this player Special Summon the monster now, in this way of its own? */
export interface ProcedureCase {
  readonly card: Card;
  readonly player: Player;
  readonly procedure: Procedure;
  /** The cards that are to be used up for it; undefined: it was not said which. */
  readonly used?: readonly Card[];
  /** There may be cards beside those that were named. */
  readonly granted?: true;
}

/** The cases of a monster: one for each way of its own that its text gives. */
export const procedureCases = (asked: Omit<ProcedureCase, 'procedure'>): readonly ProcedureCase[] =>
  (asked.card.model.summoning.procedures ?? []).map((procedure) => ({ ...asked, procedure }));

/** What a procedure is carried out from: it is no Chain Link, but reads its text as its player does. */
export const linkOf = (duel: Duel, { id, place, moves }: Card, player: Player): ChainLink => ({
  number: 0,
  card: id,
  player,
  event: duel.timeline.length,
  turn: duel.turn,
  phase: duel.phase,
  place,
  moves,
  activatedAt: moves,
  targets: [],
});

/** Cards for one thing that a procedure asks for: how many, those that are it for sure, those that may be, and whether there may be others. */
export interface Need {
  readonly instruction: Instruction;
  readonly count: number;
  readonly sure: readonly Card[];
  readonly perhaps: readonly Card[];
  readonly complete: boolean;
}

/** Does the text ask for more than what can be told of a card that lies face-down? */
const isHidden = ({ faceUp, place }: Card): boolean => !faceUp && place !== 'hand' && place !== 'deck';

/** What the procedure asks for, each with the cards that there are. The monster itself is none of them. */
export function needsOf(duel: Duel, { card, player, procedure }: ProcedureCase): readonly Need[] {
  const pending: Duel = { ...duel, summoning: { card: card.id, way: 'summoned-by-own-procedure', player } };
  const playing: EffectContext = {
    duel: pending,
    link: linkOf(duel, card, player),
    chain: duel.chains,
    targets: [],
    told: [],
    previousCards: [],
    moved: {},
    paying: true,
  };
  return procedure.uses.flatMap((instruction): readonly Need[] => {
    const { what } = instruction;
    if (!isDescribed(what) || typeof what.count !== 'number') return [];
    const { sure, perhaps, complete } = poolOf(playing, what, usedUpReach(instruction, player));
    const known = sure.filter((each) => !isHidden(each) || instruction.do === 'tribute');
    return [
      {
        instruction,
        count: what.count,
        sure: known,
        perhaps: [...perhaps.map((each) => each.card), ...sure.filter((each) => !known.includes(each))],
        complete,
      },
    ];
  });
}
