import type { Played } from '../situations/rule-on.ts';
import type { Verdict } from '../situations/verdict.ts';
import type { PictureView } from './view.ts';
import { chainView } from './views/chain-view.ts';
import { fieldView } from './views/field-view.ts';
import { ladderView } from './views/ladder-view.ts';
import { timelineView } from './views/timeline-view.ts';

/** The pictures of a ruling that was played, with what each is called, in the order in which they are offered. */
export const pictureKinds = {
  timeline: 'Timeline',
  chain: 'Chain',
  before: 'Field before',
  field: 'Field',
  ladder: 'ATK and DEF',
} as const;
export type PictureKind = keyof typeof pictureKinds;

export const isPictureKind = (word: string): word is PictureKind => word in pictureKinds;

/** A picture of a ruling; undefined where it would show nothing. */
export function pictureOf(
  kind: PictureKind,
  { before, after }: Played,
  verdict: Verdict,
): PictureView | undefined {
  const happened = after.timeline.length > 0;
  const asked = askedCard(verdict.situation);
  switch (kind) {
    case 'timeline':
      return timelineView(after, verdict);
    case 'chain':
      return chainView(after);
    case 'field':
      return fieldView(after, happened ? 'After' : 'As told', before);
    case 'ladder':
      return asked === undefined ? undefined : ladderView(after, asked);
    case 'before':
      return happened ? fieldView(before, 'Before') : undefined;
  }
}

/** The kinds of picture that show something of a ruling, the most telling first. */
export const picturesThere = (played: Played, verdict: Verdict): readonly PictureKind[] =>
  Object.keys(pictureKinds)
    .filter(isPictureKind)
    .filter((kind) => pictureOf(kind, played, verdict) !== undefined);

const askedCard = (situation: Verdict['situation']): string | undefined =>
  situation !== null && 'card' in situation.question ? situation.question.card : undefined;
