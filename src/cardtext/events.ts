import { Recent } from '../platform/lru-cache.ts';
import type { HeadPiece } from './head.ts';
import { tellsEvent } from './moments.ts';

/** What an effect answers, as card text tells it, as far as the Damage Step asks for it. One clause can tell several. */
const told = {
  'flipped-face-up': /\bflipped\b(?! face-down)/,
  'destroyed-by-battle': /\bdestroyed by battle\b|\bdestroyed\b[^:]*\b(?:battle|attack)\b/,
  destroyed: /\b(?:is|are|is either)\b[^,:]*\bdestroyed\b|\bdestroyed\b/,
  'destroys-by-battle': /\bdestroys\b[^:]*\bbattle\b|\bdestroy\b[^:]*\bby battle\b/,
  'sent-to-gy': /\bsent\b[^:]*\bGYs?\b|\bsends?\b[^:]*\bGY\b|\bsent there\b/,
  banished: /\bbanished\b|\bbanish(?:es)?\b/,
  discarded: /\bdiscard(?:ed|s)?\b/,
  tributed: /\bTributed\b/,
  detached: /\bdetach(?:ed|es)?\b/,
  'left-the-field': /\bleaves?\b[^:]*\bfield\b|\bmoves?\b/,
  'battle-damage':
    /\bbattle (?:or effect )?damage\b|\b(?:takes?|inflicts?) (?:\d+ or more )?damage\b(?! from (?:an? )?(?:opponent's )?card effect)|\battack damage\b/,
  activated: /\bactivat(?:es|ed)\b|\bresolv(?:es|ed|ing)\b|\bChained\b/,
  'damage-step-start': /\bstart of the Damage Step/,
  'before-damage-calculation': /\bbefore damage calculation/i,
  'damage-calculation': /\bduring (?:the )?damage calculation/i,
  'after-damage-calculation': /\bafter damage calculation/i,
  'damage-step-end': /\bend of the Damage Step/,
} as const satisfies Readonly<Record<string, RegExp>>;
export type ToldEvent = keyof typeof told;

const isToldEvent = (name: string): name is ToldEvent => name in told;
const names = Object.keys(told).filter(isToldEvent);

/** Many heads stand word for word on several cards, and those of a card are asked for more than once. */
const recent = new Recent<readonly ToldEvent[]>(1_000);
const eventsIn = (text: string): readonly ToldEvent[] => names.filter((name) => told[name].test(text));

/** The events and phases that the words before a colon tell. */
export function toldEvents(head: readonly HeadPiece[]): readonly ToldEvent[] {
  const text = head
    .filter(({ sort }) => sort === 'timing' || sort === 'phase')
    .map((piece) =>
      piece.text.replace(/"[^"]*"/g, 'X').replace(/,? while\b.*$|\bexcept (?:the turn|during)\b.*$/, ''),
    )
    .join(', ');
  return text === '' ? [] : recent.of(text, eventsIn);
}

/** The events that happen just then: without conditions that only look back, and without exceptions. */
export function happeningEvents(head: readonly HeadPiece[]): readonly ToldEvent[] {
  const now = head.flatMap((piece) =>
    piece.sort === 'timing' && tellsEvent(piece.text)
      ? [{ ...piece, text: piece.text.replace(/,? \bexcept\b.*$|\bwas\b.*$/, '') }]
      : [],
  );
  return toldEvents(now);
}
