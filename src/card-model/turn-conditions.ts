import type { EventName } from '../vocabulary/events.ts';
import { type Phase, phases } from '../vocabulary/phases.ts';

/** What a text asks of the turn in which an effect activates during a phase. */
export type TurnCondition =
  /** It is this phase: of any turn, or of the turn of one player. */
  | { readonly is: 'phase'; readonly phase: Phase; readonly whose?: 'you' | 'opponent' }
  /** One of these happened to the card itself in this turn; `words` is how the game says it. */
  | { readonly is: 'happened'; readonly any: readonly EventName[]; readonly words: string };

const happenings: Readonly<Record<string, readonly [EventName, string]>> = {
  'normal summoned': ['normal-summoned', 'Normal Summoned'],
  'special summoned': ['special-summoned', 'Special Summoned'],
  'flip summoned': ['flip-summoned', 'Flip Summoned'],
  'flipped face-up': ['flipped-face-up', 'flipped face-up'],
};
const sides = { your: 'you', "your opponent's": 'opponent' } as const;
const isSide = (word: string): word is keyof typeof sides => Object.hasOwn(sides, word);

const duringPhase =
  /^(?:it is|at the (?<edge>start|end) of) (?:the|each|each player's|(?<side>your|your opponent's)) (?<phase>[a-z]+ phase)(?: of the turn (?:that )?(?:this card|it) (?:is|was) (?<what>.+))?$/;
/** The first and the last step of the Battle Phase; of other phases nothing is known of their start and end. */
const edges: Readonly<Record<string, Phase>> = { start: 'battle-start', end: 'battle-end' };
const happenedTo = /^this card(?: on the field)? was (?<what>.+) this turn$/;

/** Reads a condition of an effect of a phase ("it is the End Phase"): all that has to hold; null where something is not known. */
export function readTurnCondition(words: string): readonly TurnCondition[] | null {
  const said = words.toLowerCase();
  const happened = happenedTo.exec(said)?.groups?.what;
  if (happened !== undefined) {
    const found = readHappened(happened);
    return found === null ? null : [found];
  }
  const { edge, side = '', phase = '', what } = duringPhase.exec(said)?.groups ?? {};
  const found = phases.find(phase);
  const named = edge === undefined ? found : found === 'battle' ? edges[edge] : undefined;
  if (named === undefined) return null;
  const rest = what === undefined ? undefined : readHappened(what);
  if (rest === null) return null;
  return [
    { is: 'phase', phase: named, ...(isSide(side) ? { whose: sides[side] } : {}) },
    ...(rest === undefined ? [] : [rest]),
  ];
}

/** "Normal Summoned or flipped face-up": null where one of them is not known. */
function readHappened(words: string): TurnCondition | null {
  const any = words.split(' or ').map((each) => happenings[each]);
  const known = any.filter((each) => each !== undefined);
  return known.length < any.length
    ? null
    : { is: 'happened', any: known.map(([name]) => name), words: known.map(([, said]) => said).join(' or ') };
}
