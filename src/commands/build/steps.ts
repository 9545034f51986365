import { isUnderWay } from '../../engine/state/battle.ts';
import { activations } from './activations.ts';
import { attacks, goingOnInBattle } from './battles.ts';
import { type Board, cardsOf } from './board.ts';
import { happenings } from './happenings.ts';
import { judgedOffers, type Offer, type Tried } from './offer.ts';
import { declared, normalSummons, positions, specialSummons } from './summons.ts';
import { goingOn, resolutions, summonGoes } from './turns.ts';

/** A kind of thing that can be done: a step of its own. */
export interface Kind {
  readonly step: string;
  readonly label: (board: Board) => string;
  readonly tried: (board: Board) => readonly Tried[];
  /** It is told, and no rule is asked whether it may be. */
  readonly told?: true;
}

const chained = ({ duel }: Board): boolean => duel.chain.length > 0;

/** Everything that can be done, in the order in which it is offered where the rules have no other. */
export const kinds: readonly Kind[] = [
  { step: 'summon-goes', label: () => 'The Summon succeeds, or is negated', tried: summonGoes, told: true },
  {
    step: 'activate',
    label: (board) => (chained(board) ? 'Chain a card or effect' : 'Activate a card or effect'),
    tried: activations,
  },
  { step: 'resolve', label: () => 'Resolve the last Chain Link', tried: resolutions, told: true },
  { step: 'battle', label: () => 'Go on with the battle', tried: goingOnInBattle, told: true },
  { step: 'normal-summon', label: () => 'Normal Summon or Set', tried: normalSummons },
  { step: 'special-summon', label: () => 'Special Summon without an effect', tried: specialSummons },
  {
    step: 'declare-summon',
    label: () => 'Declare a Summon that may be negated',
    tried: (board) => declared([...normalSummons(board), ...specialSummons(board)]),
  },
  { step: 'attack', label: () => 'Attack', tried: attacks },
  { step: 'position', label: () => 'Change a battle position', tried: positions },
  { step: 'turn', label: () => 'Pass, or go on in the turn', tried: goingOn },
  {
    step: 'happens',
    label: (board) => (chained(board) ? 'Resolve: say what happens' : 'Something happens to a card'),
    tried: happenings,
    told: true,
  },
];

/** What of a kind can be told now, with what the rules say of it. */
export const offersOf = (kind: Kind, board: Board): readonly Offer[] =>
  judgedOffers(board, kind.tried(board));

/** Is there nothing on the board to do anything with, or to go on with? */
export const isEmpty = (board: Board): boolean => cardsOf(board).length === 0 && !isUnderWay(board.duel);
