import { limits } from '../../replies/limits.ts';
import type { Outcome } from '../command.ts';
import { back, type Frame, go, type Picked, picking } from './frame.ts';
import { type At, buildLine } from './line.ts';

/** A pick with the card that it is about. */
export interface AboutCard extends Picked {
  readonly about?: string | undefined;
}

/** What a list says, without its buttons. */
interface Listed extends Pick<Frame, 'title' | 'lead' | 'text'> {
  readonly heading: string;
  readonly picks: readonly AboutCard[];
  readonly at: At;
  /** The step before it. */
  readonly from: string;
}

/** A list to pick from. Where it is long and about several cards, the card is picked first. */
export function listed({ picks, at, from, ...frame }: Listed): Outcome {
  const { text } = frame;
  const cards = [...new Set(picks.flatMap(({ about }) => about ?? []))];
  const choices = [go('Another kind', text, { step: from }), back(text)];
  if (at.card === undefined && picks.length > limits.options && cards.length > 1) {
    const loose = picks.filter(({ about }) => about === undefined);
    const byCard = cards.map((card) => ({
      label: card,
      line: buildLine(text, { step: at.step ?? '', card }),
    }));
    return picking({ ...frame, heading: 'Which card', picks: [...byCard, ...loose], at, choices });
  }
  const own = at.card === undefined ? picks : picks.filter(({ about }) => about === at.card);
  return picking({ ...frame, picks: own, at, choices });
}
