import type { Player } from '../../../engine/state/duel.ts';
import { type UnseenPlace, unseenPlaces } from '../../../engine/state/players.ts';
import type { Phase } from '../../../vocabulary/phases.ts';
import type { Ruleset } from '../../../vocabulary/rulesets.ts';
import type { Situation } from '../../situation.ts';
import { type Header, type HeaderForm, headerForm } from '../piece.ts';
import { choice, number, remark } from '../pieces.ts';
import { template } from '../template.ts';
import { phase, player, ruleset, unseenCards } from '../words.ts';

const players = ['P0', 'P1'] as const satisfies readonly Player[];

interface Count {
  readonly player: Player;
  readonly count: number;
}

/** What each player's count is, where it is not the usual one. */
const counts = (all: Situation['normalSummonsUsed'], usual: number): readonly Count[] =>
  players.filter((each) => all[each] !== usual).map((each) => ({ player: each, count: all[each] }));

const pieces = {
  player,
  ruleset,
  phase,
  turn: number('the number of the turn', 1),
  count: number('how many'),
  lp: number('LP'),
  place: unseenCards,
  what: remark,
};

interface Unseen extends Count {
  readonly place: UnseenPlace;
}

type Known = NonNullable<NonNullable<Situation['players']>[Player]>;

const known = ({ players: all }: Situation, of: Player): Known => all?.[of] ?? {};

/** The header with one thing more that is known of a player. */
const withKnown = (header: Header, of: Player, more: (before: Known) => Known): Header => ({
  ...header,
  players: { ...header.players, [of]: more(header.players?.[of] ?? {}) },
});

/** A number that is known of a player. */
const knownOf = (field: 'lp' | 'summons') => ({
  from: (situation: Situation): readonly Count[] =>
    players.flatMap((each) => {
      const { [field]: left } = known(situation, each);
      return left === undefined ? [] : [{ player: each, count: left }];
    }),
  into: (header: Header, { player: of, count: to }: Count): Header =>
    withKnown(header, of, (before) => ({ ...before, [field]: to })),
});

/** How many Normal Summons of the turn a player has used, or may make. */
const summonsForm = (
  field: 'normalSummonsUsed' | 'normalSummonsAllowed',
  name: string,
  words: string,
  example: number,
  usual: number,
  done: string,
) =>
  headerForm({
    name: `normal-summons-${name}`,
    example: `Normal Summons ${words} P0: ${example}`,
    piece: template<Count>(`Normal Summons ${words} {player}: {count}`, pieces),
    from: (situation) => counts(situation[field], usual),
    into: (header, { player: of, count: to }) => ({ ...header, [field]: { ...header[field], [of]: to } }),
    once: ({ player: of }) => `the Normal Summons that ${of} ${done}`,
  });

/** The lines before the cards, in the order in which they are printed. */
export const headerForms: readonly HeaderForm[] = [
  headerForm({
    name: 'ruleset',
    example: 'ruleset: OCG',
    piece: template<{ to: Ruleset }>('(ruleset:|rules:) {to:ruleset}', pieces),
    from: (situation) => [{ to: situation.ruleset }],
    into: (header, { to }) => ({ ...header, ruleset: to }),
    once: () => 'the ruleset',
  }),
  headerForm({
    name: 'turn',
    example: 'turn: P1',
    piece: template<{ to: Player }>('(turn:|turn player:) {to:player}', pieces),
    from: ({ turnPlayer }) => (turnPlayer === 'P0' ? [] : [{ to: turnPlayer }]),
    into: (header, { to }) => ({ ...header, turnPlayer: to }),
    once: () => 'whose turn it is',
  }),
  headerForm({
    name: 'phase',
    example: 'phase: the Damage Step',
    piece: template<{ to: Phase }>('phase: {to:phase}', pieces),
    from: (situation) => (situation.phase === 'main-1' ? [] : [{ to: situation.phase }]),
    into: (header, { to }) => ({ ...header, phase: to }),
    once: () => 'the phase',
  }),
  headerForm({
    name: 'turn-number',
    example: 'turn number: 3',
    piece: template<{ to: number }>('(turn number:|turn|turn count:) {to:turn}', pieces),
    from: ({ turnNumber }) => (turnNumber === undefined ? [] : [{ to: turnNumber }]),
    into: (header, { to }) => ({ ...header, turnNumber: to }),
    once: () => 'the number of the turn',
  }),
  summonsForm('normalSummonsUsed', 'used', 'used by', 1, 0, 'has used'),
  summonsForm('normalSummonsAllowed', 'allowed', 'allowed to', 2, 1, 'may make'),
  headerForm({
    name: 'lp',
    example: 'LP of P0: 8000',
    piece: choice<Count>(
      template<Count>('LP of {player}: {count:lp}', pieces),
      template<Count>('{player} (has|have) {count:lp} LP', pieces),
    ),
    ...knownOf('lp'),
    once: ({ player: of }) => `the LP of ${of}`,
  }),
  headerForm({
    name: 'summons',
    example: 'monsters that P0 has Summoned this turn: 5',
    piece: template<Count>('monsters that {player} has Summoned this turn: {count}', pieces),
    ...knownOf('summons'),
    once: ({ player: of }) => `how many monsters ${of} has Summoned`,
  }),
  headerForm({
    name: 'unseen',
    example: 'other cards in the hand of P0: 3',
    piece: choice<Unseen>(
      template<Unseen>('other {place} of {player}: {count}', pieces),
      template<Unseen>('{player} (has|have) {count} other {place}', pieces),
    ),
    from: (situation) =>
      players.flatMap((each) =>
        unseenPlaces.flatMap((place) => {
          const cards = known(situation, each).unseen?.[place];
          return cards === undefined ? [] : [{ player: each, place, count: cards }];
        }),
      ),
    into: (header, { player: of, place, count: to }) =>
      withKnown(header, of, (before) => ({ ...before, unseen: { ...before.unseen, [place]: to } })),
    once: ({ player: of, place }) => `the number of other ${unseenCards.print(place)} of ${of}`,
  }),
  headerForm({
    name: 'assumed',
    example: 'taken for granted: "nobody answers"',
    piece: template<{ what: string }>('(taken for granted:|assume:|assuming:) {what}', pieces),
    from: ({ assumed }) => assumed.map((what) => ({ what })),
    into: (header, { what }) => ({ ...header, assumed: [...header.assumed, what] }),
  }),
];
