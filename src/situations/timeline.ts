import { eventLine } from '../engine/events/event-words.ts';
import type { BattleTime } from '../engine/state/battle.ts';
import type { Duel } from '../engine/state/duel.ts';
import type { DuelEvent, Stage } from '../engine/state/event.ts';
import { damageStepTimings } from '../vocabulary/damage-step.ts';
import { phases } from '../vocabulary/phases.ts';
import type { TimelineLine } from './verdict.ts';

/** The timeline of a played Duel in words, one line an event; the deciding event carries the mark. */
export const timelineLines = (
  duel: Duel,
  mark: { readonly event: number; readonly text: string } | undefined,
): readonly TimelineLine[] =>
  shownEvents(duel).map((event) => ({
    at: stageWords(event),
    what: eventLine(duel, event),
    rule: event.rule,
    ...(mark?.event === event.index ? { mark: mark.text } : {}),
  }));

/** The events of a timeline: without cards cleared away after a Chain, each timing before what happens at it. */
export const shownEvents = (duel: Duel): readonly DuelEvent[] =>
  duel.timeline.filter(({ stage, names }) => stage.in !== 'chain-end' && !isTiming(stage, names));

const isTiming = (stage: Stage, names: DuelEvent['names']): boolean =>
  stage.in === 'battle' && stage.at !== undefined && names.includes('phase-changed');

function stageWords({ stage, names }: DuelEvent): string {
  switch (stage.in) {
    case 'open':
      return names.includes('phase-changed') ? 'Turn' : 'Outside a Chain';
    case 'activation':
      return `Chain Link ${stage.link}, activation`;
    case 'resolution':
      return `Chain Link ${stage.link} resolves`;
    case 'chain-end':
      return 'After the Chain';
    case 'at-once':
      return 'At once';
    case 'summon':
      return 'Summon';
    case 'battle':
      return battleWords(stage.at);
  }
}

function battleWords(at: BattleTime | undefined): string {
  if (at === undefined) return 'Battle';
  if (at === 'declared' || at === 'over') return phases.term('battle');
  const term = damageStepTimings.term(at);
  return `${term.charAt(0).toUpperCase()}${term.slice(1)}`;
}
