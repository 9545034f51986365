import { Recent } from '../platform/lru-cache.ts';
import type { HeadPiece } from './head.ts';
import { tellsEvent } from './moments.ts';

/** What a Trigger Effect answers, as card text tells it. One clause can tell several of these. */
const told = {
  'normal-summoned':
    /\b(?:Normal|Tribute)\b[^,:]*?\bSummon(?:ed|s)?\b|\bNormal or\b|\bis Summoned\b|\bare Summoned\b/,
  'special-summoned':
    /\b(?:Special|Fusion|Synchro|Xyz|Link|Ritual|Pendulum)\b[^,:]*?\bSummon(?:ed|s)?\b|\b(?:is|are) Summoned\b|^(?:When|If) (?:you do|(?:Special )?Summoned this way)/i,
  'flip-summoned': /\bFlip Summon|\b(?:is|are) Summoned\b/,
  'flipped-face-up': /\bflipped\b(?! face-down)/,
  set: /\b(?:is|are) Set\b|\bSets\b/,
  'destroyed-by-battle': /\bdestroyed by battle\b|\bdestroyed\b[^:]*\b(?:battle|attack)\b/,
  destroyed: /\b(?:is|are|is either)\b[^,:]*\bdestroyed\b|\bdestroyed\b/,
  'destroys-by-battle': /\bdestroys\b[^:]*\bbattle\b|\bdestroy\b[^:]*\bby battle\b/,
  'sent-to-gy': /\bsent\b[^:]*\bGYs?\b|\bsends?\b[^:]*\bGY\b|\bsent there\b/,
  banished: /\bbanished\b|\bbanish(?:es)?\b/,
  'added-to-hand':
    /\badded\b[^:]*\bhand\b|\badds?\b[^:]*\bhand\b|\breturned\b[^:]*\bhand\b|\breturns?\b[^:]*\bhand\b/,
  'returned-to-deck': /\b(?:returned|shuffled|returns?)\b[^:]*\bDeck\b/,
  drawn: /\bdrawn?\b|\bdraws\b/,
  discarded: /\bdiscard(?:ed|s)?\b/,
  tributed: /\bTributed\b/,
  detached: /\bdetach(?:ed|es)?\b/,
  'used-as-material':
    /\bas (?:a )?(?:Fusion |Synchro |Xyz |Link )?material\b|\bfor (?:a|the) (?:Fusion|Synchro|Xyz|Link|Ritual|Tribute) Summon\b|\bSynchro Material\b|\bLink Material\b|\bFusion Material\b/i,
  'left-the-field': /\bleaves?\b[^:]*\bfield\b|\bmoves?\b/,
  'battle-damage':
    /\bbattle (?:or effect )?damage\b|\b(?:takes?|inflicts?) (?:\d+ or more )?damage\b(?! from (?:an? )?(?:opponent's )?card effect)|\battack damage\b/,
  'effect-damage': /\beffect damage\b|\bdamage\b[^:]*\beffect\b/,
  'attack-declared': /\bdeclares?\b[^:]*\battack\b|\battack is declared\b|\battacks\b/,
  'attack-targeted':
    /\btargeted for (?:an )?attack\b|\battacked\b|\battack target\b|\btargets?\b[^:]*\battack\b/,
  activated: /\bactivat(?:es|ed)\b|\bresolv(?:es|ed|ing)\b|\bChained\b/,
  targeted: /\btargeted by\b|\btargets\b/,
  equipped: /\bequip(?:ped|s)\b/,
  'control-changed': /\bcontrol\b[^:]*\b(?:changes|shifts|switch)|\btakes? control\b/,
  'position-changed': /\bbattle position\b|\bis changed (?:to|from)\b/,
  'lp-gained': /\bgains? LP\b|\bgains? \d+ LP\b|\bgain LP\b/,
  countered: /\bCounters?\b/,
  battles: /\bbattles?\b|\bbattled\b/,
  'end-phase': /\bEnd Phase/,
  'standby-phase': /\bStandby Phase/,
  'draw-phase': /\bDraw Phase/,
  'battle-phase': /\bBattle Phase/,
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
