import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { isNormalSummon } from '../../vocabulary/summons.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import type { Card, Duel, Player } from '../state/duel.ts';
import type { Gained } from '../state/lasting.ts';

/** The additional Normal Summons of a player now: those of effects that have resolved, and of effects that apply. */
export function gainedBy(duel: Duel, player: Player): readonly Gained[] {
  const working = Object.values(duel.cards).filter(
    (card) => card.controller === player && isWorking(duel, card) && !isNegated(duel, card),
  );
  const applied = working.flatMap((card) =>
    continuousOf(card).flatMap(({ does }) => does.flatMap((each) => gainOf(card, each) ?? [])),
  );
  return [...(duel.normalSummons[player].gained ?? []), ...applied];
}

/** What an instruction of a card gives, if that is an additional Normal Summon. */
export function gainOf(
  source: Card,
  { do: verb, what, inAddition, onlyIf, reads }: Instruction,
): Gained | undefined {
  if (verb !== 'normal-summon' || inAddition === undefined) return undefined;
  if (inAddition === 'turn-normal-summoned' && !wasNormalSummoned(source)) return undefined;
  const words = isDescribed(what) ? [onlyIf, reads] : ['which monster it is for'];
  const open = words.filter((each) => each !== undefined).join(', ');
  const filter = isDescribed(what) ? what.filter : {};
  return { source: source.id, filter, ...(open === '' ? {} : { open }) };
}

/** Was the monster Normal Summoned in this turn, and has it stayed? */
const wasNormalSummoned = ({ thisTurn, summoned }: Card): boolean =>
  thisTurn.summonedAgain || (thisTurn.cameToField && summoned !== undefined && isNormalSummon(summoned));

/** Can the additional Normal Summon be used for this monster? */
export function fitsGained(duel: Duel, player: Player, card: Card, gained: Gained): 'yes' | 'no' | 'open' {
  const fits = fitsNow(duel, gained.filter, card, { id: gained.source, player });
  return fits !== 'no' && (gained.open !== undefined || fits === 'unknown') ? 'open' : fits;
}

/** The additional Normal Summon that could be used for the monster: a sure one before an open one. One a turn is the most. */
export function gainFor(
  duel: Duel,
  player: Player,
  card: Card,
): { readonly gained: Gained; readonly fit: 'yes' | 'open' } | undefined {
  if (duel.normalSummons[player].gainedUsed === true) return undefined;
  const all = gainedBy(duel, player).map((gained) => ({
    gained,
    fit: fitsGained(duel, player, card, gained),
  }));
  const may = all.flatMap(({ gained, fit }) => (fit === 'no' ? [] : [{ gained, fit }]));
  return may.find(({ fit }) => fit === 'yes') ?? may[0];
}
