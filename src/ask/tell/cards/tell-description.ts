import type { Frame } from '../../grammar/frame.ts';
import { isOfKind } from '../../text/card-kinds.ts';
import type { Teller } from '../teller.ts';
import { tellState } from './tell-state.ts';

/** "X (Counter Trap, Set)": where X is and how it lies; what it is said to be has to be what is printed on it. */
export function tellDescription(frame: Frame, teller: Teller): void {
  tellState(frame, teller);
  for (const card of frame.subject.flatMap((each) => teller.cardsOf(each, frame)))
    for (const kind of frame.kinds ?? [])
      if (!isOfKind(card.model, kind)) teller.lost(frame, `what ${card.model.name} is`);
}
