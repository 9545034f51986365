import type { BattleAsk, BattleCondition } from '../../card-model/battle-text.ts';
import type { Filter } from '../../card-model/filter.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { isSpecialSummon } from '../../vocabulary/summons.ts';
import { type Perspective, viewFrom } from '../fits.ts';
import { fitsNow, namesOf, othersSeen } from '../names.ts';
import { type Battler, fighterOf, targetOf } from '../state/battle.ts';
import { type Card, cardOf, type Duel, otherPlayer, type Ternary } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';

/** Whether a condition on the battle holds; `assumed` is what was taken for granted to say so. */
export interface Holds {
  readonly is: Ternary;
  readonly assumed?: string;
}

const yes: Holds = { is: 'yes' };
const no: Holds = { is: 'no' };
const unknown: Holds = { is: 'unknown' };

/** What a battle comes to as far as it was worked out: the monsters that lose it, but for what the texts asked of say. */
export interface Foreseen {
  /** Undefined: not known. */
  readonly losers: readonly string[] | undefined;
}

/**
 * Does the condition of a text hold in the battle under way?
 * @param source the card on which the text stands
 * @param words the condition as its text has it
 * @returns unknown where the words are not known, or hang on what was not said
 */
export const holdsInBattle = (duel: Duel, source: Card, words: string): Holds =>
  holdsAsk(duel, source, askOf(source, words) ?? { words });

/** What a condition of the card's text asks of a battle; undefined where that is not known. */
export const askOf = ({ model }: Card, words: string): BattleAsk | undefined =>
  model.asksOfBattle?.find((each) => each.words === words);

/** The same of a condition with what it asks. */
export function holdsAsk(duel: Duel, source: Card, ask: BattleAsk, foreseen?: Foreseen): Holds {
  if (ask.all === undefined) return unknown;
  const all = ask.all.map((each) => holds(duel, source, each, { words: ask.words, foreseen }));
  const assumed = all.flatMap((each) => each.assumed ?? [])[0];
  const is = all.some((each) => each.is === 'no')
    ? 'no'
    : all.some((each) => each.is === 'unknown')
      ? 'unknown'
      : 'yes';
  return { is, ...(assumed === undefined ? {} : { assumed }) };
}

const sure = (is: boolean): Holds => (is ? yes : no);

function holds(
  duel: Duel,
  source: Card,
  condition: BattleCondition,
  { words, foreseen }: { readonly words: string; readonly foreseen: Foreseen | undefined },
): Holds {
  const { battle } = duel;
  switch (condition.is) {
    case 'limit':
      if (source.thisTurn.spared >= (condition.times ?? 1)) return no;
      return duel.spared?.some(({ card }) => card === source.id) === true
        ? { is: 'yes', assumed: `${source.model.name}: "${words}" was not used up before` }
        : yes;
    case 'as-material':
      return no;
    case 'came-this-turn':
      return cameThisTurn(source, condition.way);
    case 'equipped-by-itself':
      return equippedByItself(duel, source);
    case 'state':
      return { is: anyHolds(duel, condition.holds, source, source.controller) };
  }
  if (battle === undefined) return no;
  switch (condition.is) {
    case 'was-face-down':
      return sure(battle.target?.id === source.id && battle.wasFaceDown === true);
    case 'opponent-destroyed': {
      const destroyed = battle.calculated?.destroyed;
      if (destroyed === undefined || destroyed === null) return unknown;
      const own = [battle.attacker, battle.target].find((each) => each?.id === source.id);
      const other = own?.id === battle.attacker.id ? battle.target : battle.attacker;
      if (own === undefined || other === undefined) return no;
      return sure(destroyed.some(({ id }) => id === other.id) !== condition.not);
    }
    case 'directly': {
      const attacks = whoFights(duel, source, condition)?.id === battle.attacker.id;
      return sure(attacks && battle.target === undefined);
    }
    case 'battle':
      return fights(duel, source, condition, foreseen);
  }
}

function cameThisTurn({ thisTurn, summoned }: Card, way: 'normal' | 'special' | undefined): Holds {
  if (thisTurn.cameToField) {
    if (way === undefined) return yes;
    return summoned === undefined ? unknown : sure(isSpecialSummon(summoned) === (way === 'special'));
  }
  return summoned === undefined ? { is: 'no', assumed: 'it was not Summoned this turn' } : unknown;
}

/** By what it was equipped is on the timeline; where it is not, it is taken for granted that its own effect did it. */
function equippedByItself({ timeline }: Duel, { id, moves, equippedTo, model }: Card): Holds {
  if (equippedTo === undefined) return no;
  const by = timeline.findLast(
    ({ names, card }) => names.includes('equipped') && card?.id === id && card.after.moves === moves,
  );
  if (by === undefined) return { is: 'yes', assumed: `${model.name} was equipped by its own effect` };
  if (by.by?.card === undefined) return unknown;
  return by.by.card === id ? yes : no;
}

type Fights = Extract<BattleCondition, { is: 'battle' }>;

/** The battling monster that "this card", "the equipped monster" or "your monster" is; undefined where it does not battle. */
function whoFights(
  duel: Duel,
  source: Card,
  { who, own }: Pick<Fights, 'who'> & { readonly own?: Filter | undefined },
): Battler | undefined {
  const { battle } = duel;
  const both = [battle?.attacker, battle?.target].flatMap((each) => each ?? []);
  const is: Readonly<Record<Fights['who'], (id: string) => boolean>> = {
    this: (id) => id === source.id,
    equipped: (id) => id === source.equippedTo,
    yours: (id) => cardOf(duel, id).controller === source.controller,
    theirs: (id) => cardOf(duel, id).controller !== source.controller,
  };
  return both.find(
    (each) => is[who](each.id) && (own === undefined || fitsMonster(duel, source, own, each).is !== 'no'),
  );
}

/** The monster of the battle that the words of a continuous text mean, by what its condition says of one; undefined: not known. */
export function battlerMeant(
  duel: Duel,
  source: Card,
  { reads, ...said }: Spoken & { readonly reads: string },
  onlyIf = '',
): Battler | undefined {
  const { battle } = duel;
  const asked = askOf(source, onlyIf)?.all?.find((each) => each.is === 'battle');
  if (battle === undefined || asked === undefined) return undefined;
  if (says(said, 'attacker')) return battle.attacker;
  const own = whoFights(duel, source, asked);
  // "If your monster attacks, it gains ...".
  if (reads === 'it' && asked.who === 'yours') return own;
  const ofOther = asked.who === 'this' || asked.who === 'equipped' || says(said, 'opponents');
  if (!says(said, 'battling') || !ofOther || own === undefined) return undefined;
  return fighterOf(duel, otherPlayer(source.controller));
}

function fights(duel: Duel, source: Card, asked: Fights, foreseen: Foreseen | undefined): Holds {
  const { battle } = duel;
  const { does, opponent } = asked;
  const own = whoFights(duel, source, asked);
  if (battle === undefined || own === undefined) return no;
  const attacks = battle.attacker.id === own.id;
  const other = attacks ? battle.target : battle.attacker;
  if (!sideFits(does, attacks)) return no;
  if (asked.own !== undefined && fitsMonster(duel, source, asked.own, own).is !== 'yes') return unknown;
  if (does === 'would-be-destroyed') {
    if (foreseen?.losers === undefined) return unknown;
    return sure(foreseen.losers.includes(own.id));
  }
  if (does === 'was-destroyed' || does === 'destroys') {
    const destroyed = battle.calculated?.destroyed;
    if (destroyed === null) return unknown;
    const loser = does === 'destroys' ? other : own;
    if (destroyed === undefined || !destroyed.some(({ id }) => id === loser?.id)) return no;
  }
  if (opponent === undefined) return yes;
  return other === undefined ? no : fitsMonster(duel, source, opponent, other, own);
}

function sideFits(does: Fights['does'], attacks: boolean): boolean {
  if (does === 'attacks') return attacks;
  return does === 'is-attacked' ? !attacks : true;
}

/** @param beside the monster that "higher ATK" compares it with: the one that battles it */
function fitsMonster(duel: Duel, source: Card, filter: Filter, other: Battler, beside = other): Holds {
  const card = cardOf(duel, other.id);
  const [own, view] = [cardOf(duel, beside.id), viewFrom(source)];
  const others: Perspective['others'] = (to) =>
    to === 'this' ? [[{ card: own, names: namesOf(duel, own) }]] : othersSeen(duel, view, to);
  // What a face-down monster is, nobody may look at (rule damage-step/flipped).
  const asksWhat = Object.keys(filter).some(
    (key) => key !== 'cardType' && key !== 'faceUp' && key !== 'position' && key !== 'reads',
  );
  if (asksWhat && !card.faceUp && targetOf(duel)?.id === card.id) return no;
  return { yes, no, unknown }[fitsNow(duel, filter, card, { ...view, others })];
}
