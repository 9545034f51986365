import { otherPlayer } from '../../engine/state/duel.ts';
import type { Situation } from '../../situations/situation.ts';
import { isMainPhase, type Phase, phases } from '../../vocabulary/phases.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome } from '../command.ts';
import { back, type Picked, picking } from './frame.ts';
import { type At, buildLine } from './line.ts';
import { textOf } from './so-far.ts';

/** The usual LP at the start of a Duel. */
const USUAL_LP = 8000;

const withArticle = (phase: Phase): string => `${isMainPhase(phase) ? '' : 'the '}${phases.term(phase)}`;

/** Whose turn it is when the situation begins, and in which phase. */
export function turnAndPhase(situation: Situation, text: string, at: At, ruleset: Ruleset): Outcome {
  const begun = (label: string, change: Partial<Situation>): Picked => ({
    label,
    line: buildLine(textOf({ ...situation, ...change }, ruleset)),
  });
  const { turnPlayer, phase } = situation;
  const other = otherPlayer(turnPlayer);
  const lp = situation.players?.P0?.lp === undefined && situation.players?.P1?.lp === undefined;
  const players = {
    P0: { ...situation.players?.P0, lp: USUAL_LP },
    P1: { ...situation.players?.P1, lp: USUAL_LP },
  };
  return picking({
    title: 'Turn and phase',
    lead: `It is the turn of ${turnPlayer}, and ${withArticle(phase)}, when the situation begins.`,
    text,
    heading: 'When the situation begins',
    picks: [
      begun(`It is the turn of ${other}`, { turnPlayer: other }),
      ...phases.ids
        .filter((each) => each !== phase)
        .map((each) => begun(`It is ${withArticle(each)}`, { phase: each })),
      ...(lp ? [begun(`Both players have ${USUAL_LP} LP`, { players })] : []),
    ],
    at,
    choices: [back(text)],
  });
}
