import type { Player } from '../../../engine/duel.ts';
import type { Phase } from '../../../vocabulary/phases.ts';
import type { Ruleset } from '../../../vocabulary/rulesets.ts';
import type { Situation } from '../../situation.ts';
import { type HeaderForm, headerForm } from '../form.ts';
import { number, remark } from '../pieces.ts';
import { record, says } from '../record.ts';
import { phase, player, ruleset } from '../words.ts';

const players = ['P0', 'P1'] as const satisfies readonly Player[];

interface Count {
  readonly player: Player;
  readonly count: number;
}

/** What each player's count is, where it is not the usual one. */
const counts = (all: Situation['normalSummonsUsed'], usual: number): readonly Count[] =>
  players.filter((each) => all[each] !== usual).map((each) => ({ player: each, count: all[each] }));

const count = number('how many');

/** The lines before the cards, in the order in which they are printed. */
export const headerForms: readonly HeaderForm[] = [
  headerForm({
    name: 'ruleset',
    example: 'ruleset: OCG',
    piece: record<{ to: Ruleset }>({}, says('ruleset:', 'rules:'), ['to', ruleset]),
    from: (situation) => [{ to: situation.ruleset }],
    into: (header, { to }) => ({ ...header, ruleset: to }),
    once: () => 'the ruleset',
  }),
  headerForm({
    name: 'turn',
    example: 'turn: P1',
    piece: record<{ to: Player }>({}, says('turn:', 'turn player:'), ['to', player]),
    from: ({ turnPlayer }) => (turnPlayer === 'P0' ? [] : [{ to: turnPlayer }]),
    into: (header, { to }) => ({ ...header, turnPlayer: to }),
    once: () => 'whose turn it is',
  }),
  headerForm({
    name: 'phase',
    example: 'phase: the Damage Step',
    piece: record<{ to: Phase }>({}, 'phase:', ['to', phase]),
    from: (situation) => (situation.phase === 'main-1' ? [] : [{ to: situation.phase }]),
    into: (header, { to }) => ({ ...header, phase: to }),
    once: () => 'the phase',
  }),
  headerForm({
    name: 'normal-summons-used',
    example: 'Normal Summons used by P0: 1',
    piece: record<Count>({}, 'Normal Summons used by', ['player', player], ':', ['count', count]),
    from: ({ normalSummonsUsed }) => counts(normalSummonsUsed, 0),
    into: (header, { player: of, count: to }) => ({
      ...header,
      normalSummonsUsed: { ...header.normalSummonsUsed, [of]: to },
    }),
    once: ({ player: of }) => `the Normal Summons that ${of} has used`,
  }),
  headerForm({
    name: 'normal-summons-allowed',
    example: 'Normal Summons allowed to P0: 2',
    piece: record<Count>({}, 'Normal Summons allowed to', ['player', player], ':', ['count', count]),
    from: ({ normalSummonsAllowed }) => counts(normalSummonsAllowed, 1),
    into: (header, { player: of, count: to }) => ({
      ...header,
      normalSummonsAllowed: { ...header.normalSummonsAllowed, [of]: to },
    }),
    once: ({ player: of }) => `the Normal Summons that ${of} may make`,
  }),
  headerForm({
    name: 'assumed',
    example: 'taken for granted: "nobody answers"',
    piece: record<{ what: string }>({}, says('taken for granted:', 'assume:', 'assuming:'), ['what', remark]),
    from: ({ assumed }) => assumed.map((what) => ({ what })),
    into: (header, { what }) => ({ ...header, assumed: [...header.assumed, what] }),
  }),
];
