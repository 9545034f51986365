import type { Question } from '../../engine/question.ts';
import type { Player } from '../../engine/state/duel.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { Teller } from '../tell/teller.ts';
import type { Asks } from '../text/chunk.ts';
import { unclear } from './asked-common.ts';

/** Verbs that ask how the Chain is built; "in what order do they resolve" asks the opposite. */
const building: ReadonlySet<Frame['verb']> = new Set([
  'form',
  'activate',
  'trigger',
  'chain',
  'go',
  'put',
  'make',
]);

/** What is asked for beside yes and no: an order, or how many LP. */
export function askedValue(asks: Asks, frames: readonly Frame[], teller: Teller): Question | undefined {
  const [frame, more] = frames;
  if (frame === undefined) return undefined;
  if (asks === 'order') {
    if (!building.has(frame.verb) || more !== undefined)
      return unclear(frame, teller, 'the order of what is asked');
    return { ask: 'chain-order' };
  }
  const said = [...frame.objects, ...frame.subject];
  if (asks === 'lp') return leftOf(frame, more, teller);
  if (more !== undefined || !said.some(isLp))
    return unclear(frame, teller, 'what is asked: no value of that kind is known');
  const whose = said.flatMap((each) => playersOf(each, teller));
  const [player, other] = new Set(whose);
  teller.asksLp = true;
  return { ask: 'lp', ...(player === undefined || other !== undefined ? {} : { player }) };
}

/** "how many LP does P0 have", "how many LP are left". */
function leftOf(frame: Frame, more: Frame | undefined, teller: Teller): Question | undefined {
  const has =
    frame.verb === 'control' || frame.verb === 'be' || frame.verb === 'leave' || frame.verb === 'get';
  const players = frame.subject.flatMap((each) => playersOf(each, teller));
  const others = [...frame.objects, ...frame.subject].some(({ kind }) => kind !== 'player');
  if (!has || others || more !== undefined) return unclear(frame, teller, 'whose LP are asked for');
  const [player, other] = new Set(players);
  teller.asksLp = true;
  return { ask: 'lp', ...(player === undefined || other !== undefined ? {} : { player }) };
}

const isLp = (phrase: Phrase): boolean => phrase.kind === 'thing' && phrase.noun === 'lp';

/** The players whose LP are spoken of: "the LP of P0 and P1", "my LP". */
function playersOf(phrase: Phrase, teller: Teller): readonly Player[] {
  const some = (player: Player | undefined): readonly Player[] => (player === undefined ? [] : [player]);
  if (phrase.kind === 'player') return some(teller.player(phrase.who));
  if (phrase.kind !== 'thing') return [];
  const of = phrase.of === undefined ? [] : playersOf(phrase.of, teller);
  return [...of, ...some(teller.owner(phrase.owner, undefined))];
}
