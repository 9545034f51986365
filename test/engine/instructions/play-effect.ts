import type { Duel } from '../../../src/engine/state/duel.ts';
import type { Situation } from '../../../src/situations/situation.ts';
import { activate, activation, type Placed, playAll, spell, start } from '../../support/duels.ts';

/** An instruction as a row writes it. */
export type Does = Readonly<Record<string, unknown>>;

export interface Told {
  readonly cards?: Readonly<Record<string, Placed>>;
  readonly targets?: readonly string[];
  readonly chosen?: readonly string[];
  readonly optional?: readonly boolean[];
  readonly players?: Situation['players'];
}

/**
 * A Spell that does this has resolved. `targets` are told as its targets, `chosen` as what its player chose. The Duel
 * has the rival's monster `foe`, and nothing else on the field but what `cards` says.
 */
export function playEffect(does: readonly Does[], told: Told = {}): Duel {
  const { cards = {}, targets = [], chosen = [], optional } = told;
  const s: Placed = [
    spell('Rolling Boulder', [activation(does, { targets: targets.map(() => ({ count: 1 })) })]),
    'hand',
  ];
  return playAll(
    start({ ...cards, s }, told.players === undefined ? {} : { players: told.players }),
    activate('s', targets.length === 0 ? {} : { targets }),
    { do: 'resolve', chosen: [...chosen], ...(optional === undefined ? {} : { optional: [...optional] }) },
  );
}

/** What was not said of it, in words. */
export const missingOf = (duel: Duel): readonly string[] => duel.missing.map(({ words }) => words);

/** What the effect made happen, as the first name or the note of each event. */
export const happened = (duel: Duel): readonly string[] =>
  duel.timeline
    .filter(({ stage }) => stage.in === 'resolution')
    .map(({ names, note, card }) =>
      card === undefined || names[0] === 'something-else' ? (note ?? '') : `${card.id} ${names[0]}`,
    );
