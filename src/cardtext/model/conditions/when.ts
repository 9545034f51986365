import { z } from 'zod';
import type { During } from '../../../card-model/link-condition.ts';
import type { Need, TriggerEvent } from '../../../card-model/part.ts';
import { defined } from '../../../platform/defined.ts';
import { type Phase, phases } from '../../../vocabulary/phases.ts';
import type { EffectFacts } from '../../effect-facts.ts';
import { kindsOf, meaningsOf } from '../../forms.ts';
import { tellsEvent } from '../../moments.ts';
import { lists } from '../../phrases/words/words.ts';
import { readTiming } from '../../timing/read-timing.ts';
import { eitherOf } from './state-conditions.ts';

/** What the words before the colon come to in the model. */
export interface When {
  readonly on: readonly TriggerEvent[];
  readonly phase?: Phase;
  /** Conditions besides the event, in the words of the text. */
  readonly conditions: readonly string[];
  /** When it may be activated, where it answers no event of that time. */
  readonly during?: During;
  /** What it answers, where no event says it. */
  readonly unread?: string;
}

type Piece = EffectFacts['head'][number];

/** Reads the pieces of a head. */
export function whenOf({ head, kind }: EffectFacts): When {
  const on: TriggerEvent[] = [];
  const unread: string[] = [];
  let during: During | undefined;
  const conditions: string[] = [];
  let phase: Phase | undefined;
  const timed = head.some(({ sort }) => sort === 'phase');
  for (const piece of head) {
    if (isOwnActivation(piece) && kind.is === 'activation') continue;
    if (tellsIt(piece) && !(timed && isBattle(piece))) {
      const attacks = attacking.test(piece.text);
      const events = readTiming(attacks ? piece.text.replace(attacking, 'this $1') : piece.text);
      if (events === null) unread.push(piece.text);
      else {
        const { event, needs } = stateAsked(events);
        on.push(...event);
        conditions.push(...needs, ...(attacks ? ['this card attacks'] : []));
      }
      continue;
    }
    if (piece.sort === 'phase') phase = phase ?? phaseIn(piece.text);
    const time = kind.is === 'trigger' || kind.is === 'flip' ? undefined : duringIn(piece);
    if (time !== undefined && (during === undefined || piece.sort === 'limit')) {
      during = { ...during, ...time };
      continue;
    }
    const condition = conditionOf(piece);
    // "..., or if ..." is one condition with what stands before it.
    const [other] = condition !== null && /^or if\b/i.test(condition) ? conditions.splice(-1) : [];
    if (condition !== null) conditions.push(other === undefined ? condition : `${other}, ${condition}`);
  }
  return {
    on,
    conditions,
    ...defined({ phase, during }),
    ...(unread.length === 0 ? {} : { unread: unread.join(', ') }),
  };
}

/** "When this attacking card inflicts battle damage": that it attacks is asked of the battle besides. */
const attacking = /\bthis attacking (card|monster)\b/i;

/** Of a card that is leaving, "while you control ..." is asked of the moment before, which no condition is judged at. */
const leaving: ReadonlySet<string> = new Set(lists.leaving);
const withState =
  /^(?<left>.*?)(?:^|,? )(?:(?<join>and|while) )?(?<what>(?<=(?:and|while) )(?:you|your opponent|there|only you)\b(?! controls? this (?!\w+ Summoned (?:card|monster)$)).+|during (?:your|your opponent's) turn)$/;

/** "..., while you control no monsters", "... and you control a Dragon monster": what is asked of the state besides the event. */
function stateAsked(events: readonly TriggerEvent[]): {
  readonly event: readonly TriggerEvent[];
  readonly needs: readonly string[];
} {
  const asNow = { event: events, needs: [] };
  const [reads, ...others] = new Set(events.map((each) => each.reads));
  const { left = '', join, what } = withState.exec(reads ?? '')?.groups ?? {};
  if (others.length > 0 || what === undefined || eitherOf(what) === null) return asNow;
  if (join === 'while' && events.some(({ event }) => leaving.has(event))) return asNow;
  const event = events.map(({ reads: _, ...each }) => (left === '' ? each : { ...each, reads: left }));
  return { event, needs: [what] };
}

/** "When this card is activated": every card has that. */
export const isOwnActivation = ({ text }: Piece): boolean =>
  /^(?:If|When) (?:this card is activated|you activate this card)$/i.test(text);

/** "At the start of the Damage Step, if this card battles": the timing is what it waits for, not the battle. */
const isBattle = ({ text }: Piece): boolean =>
  /\b(?:battles?|attacks?|is attacked)\b(?! damage)/.test(text) && !happensInBattle.test(text);
const happensInBattle =
  /\b(?:is|are) (?:[\w-]+ )?(?:destroyed|declared)\b|\bdestroys\b|\bdeclares?\b|\b(?:takes?|inflicts?)\b[^,]*\bdamage\b/;

/** Does the piece tell what the effect answers? "or if ..." after an event goes on with it. */
const tellsIt = ({ sort, text }: Piece): boolean =>
  (sort === 'timing' && (tellsEvent(text) || /\bwould\b[^,]*\bSummon/.test(text))) ||
  (sort === 'condition' && /^or (?:if|when)\b/i.test(text) && tellsEvent(text.replace(/^or /i, '')));

const named = kindsOf('phases', phases.ids);

/** The phase that a piece names, where it is one of the model; "the Main Phase" is two. */
const phaseIn = (text: string): Phase | undefined => named.find(([words]) => words.test(text))?.[1];

const times = meaningsOf('times-of-effects', z.array(z.literal(phases.ids)));
const wholeTime =
  /^(?:During|In) (?:(the|either player's|each player's|your opponent's|your) )(?:([A-Z].*(?:Phase|Step)(?: \d)?)|turn)(?:, you can)?$/i;

/** "Once per opponent's turn": it is used in such a turn, and in no other. */
const perTurnOf = /^\w+ (?:per|during each of your) (opponent's|your) turns?$/i;

/** A piece that names whole phases or a turn, and nothing else. */
function duringIn({ sort, text }: Pick<Piece, 'sort' | 'text'>): During | undefined {
  if (sort === 'limit') {
    const [, turnOf] = perTurnOf.exec(text) ?? [];
    return turnOf === undefined ? undefined : { turn: turnOf === 'your' ? 'you' : 'opponent' };
  }
  const [, whose = '', name] = sort === 'phase' ? (wholeTime.exec(text) ?? []) : [];
  const phases = name === undefined ? [] : (times[name] ?? null);
  if (whose === '' || phases === null) return undefined;
  const side = { your: 'you', "your opponent's": 'opponent' } as const;
  const turn = whose === 'your' || whose === "your opponent's" ? { turn: side[whose] } : {};
  return { ...turn, ...(phases.length === 0 ? {} : { phases: [...phases] }) };
}

/** Of an effect that answers an event, "during the Battle Phase" is asked of the state besides. */
export function timeNeeded(words: string): readonly Need[] {
  const { turn, phases: named } =
    duringIn({ sort: 'phase', text: words.replace(/^it is /, 'During ') }) ?? {};
  if (named === undefined) return [];
  return [{ words, holds: [[...(turn === undefined ? [] : [{ turnOf: turn }]), { inPhase: named }]] }];
}

/** Places that the model says in `activatesIn`. */
const justPlace =
  /^(?:if|while) this card is (?:face-up )?(?:in your (?:hand|GY|hand or GY|GY or hand|Extra Deck|Monster Zone)|in the (?:GY|Monster Zone)|banished)$/i;

/** A condition in words that can stand after "while"; null for what the model says elsewhere. */
function conditionOf({ sort, text }: Piece): string | null {
  if (sort === 'limit' || sort === 'quick-effect' || sort === 'not-in-damage-step') return null;
  if (justPlace.test(text) || justOffer.test(text)) return null;
  if (sort !== 'phase')
    return text.replace(/^(?:if|when|while|and if|but|after) /i, '').replace(/^you can$/i, '') || null;
  const during = /^(?:During|In) (.+?)(?:, you can)?$/i.exec(text)?.[1];
  return during === undefined
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : `it is ${during.replace(/^each of (your|your opponent's) ((?:\w+ )+Phase)s$/, '$1 $2')}`;
}

/** The options say what it does. */
const justOffer = /^(?:you can )?(?:select and )?activate (?:1|one) of (?:these|the following) effects$/i;
