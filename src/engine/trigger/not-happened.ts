import type { EventName } from '../../vocabulary/events.ts';
import type { Duel } from '../state/duel.ts';

/**
 * Can nothing that was told be what words of a text ask for? They were not read as an event, but one of these it would be.
 * What was kept from happening counts as well, as the text may be what kept it.
 * @param events left out: it may be anything
 */
export const hasNotHappened = (duel: Duel, events: readonly EventName[] | undefined): boolean =>
  events !== undefined &&
  duel.missing.length === 0 &&
  (duel.spared ?? []).length === 0 &&
  !(duel.phase !== 'main-1' && events.includes('phase-changed')) &&
  !(duel.battle !== undefined && events.includes('attack-declared')) &&
  !duel.timeline.some(({ names }) => names.some((each) => events.includes(each)));
