import type { Duel } from '../../engine/state/duel.ts';
import { type DuelEvent, isHappening } from '../../engine/state/event.ts';
import { shownEvents } from '../../situations/timeline.ts';
import { answerKind, type Verdict } from '../../situations/verdict.ts';
import type { ShownMoment, TimelineView } from '../view.ts';

/** What was played, with the moment that decides and the last one; undefined where nothing happened. */
export function timelineView(
  duel: Duel,
  verdict: Pick<Verdict, 'answer' | 'headline' | 'timeline' | 'certainty'>,
): TimelineView | undefined {
  const events = shownEvents(duel);
  if (events.length === 0 || events.length !== verdict.timeline.length) return undefined;
  const last = events.findLast(isHappening)?.moment;
  const moments: ShownMoment[] = [];
  let before: DuelEvent | undefined;
  for (const [index, line] of verdict.timeline.entries()) {
    const event = events[index];
    if (event === undefined) continue;
    const same = before?.moment === event.moment ? moments.pop() : undefined;
    moments.push({
      at: line.at,
      what: [...(same?.what ?? []), line.what],
      mark: same?.mark ?? line.mark,
      isLast: event.moment === last,
    });
    before = event;
  }
  const tone = answerKind(verdict.answer);
  const word =
    verdict.certainty === 'unless' ? answerWord[tone].replace('. ', ', unless ... ') : answerWord[tone];
  return { kind: 'timeline', moments, answer: `${word}${verdict.headline}`, tone };
}

/** The verdict first; a value stands in the sentence. */
const answerWord = { yes: 'Yes. ', no: 'No. ', open: 'Cannot tell. ', value: '' } as const;
