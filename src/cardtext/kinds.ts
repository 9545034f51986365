import type { Facts } from '../effects/facts.ts';
import type { ActivatedKind, Box } from './card-text.ts';
import type { Clauses } from './clauses.ts';
import type { HeadPiece } from './head.ts';
import { tellsEvent } from './moments.ts';

const eitherPlayer = /\bduring (?:either|each|any) player's (?:turn|Main Phase|Battle Phase|Damage Step|Battle Step|Standby|End|Draw)|\bduring either player's\b/i;
const triggerPhase =
  /^(?:during|at the (?:start|end) of|in|before|after)\b.*\b(?:Standby|End|Draw|Battle) Phases?\b|\bdamage calculation\b|\bDamage Step\b|\bBattle Step\b|^at the (?:start|end) of\b|\bturn after\b|\b(?:1st|2nd|3rd|next) turn\b/i;

/** The kind of an effect that starts a Chain Link, by its head and the card that it is on. */
export function kindOf(clauses: Clauses, head: readonly HeadPiece[], facts: Facts, box: Box): ActivatedKind {
  if (clauses.flip) return 'flip';
  const all = `${clauses.head?.text ?? ''} ${clauses.activation?.text ?? ''}`;
  if (/\(Quick Effect\)/.test(all) || eitherPlayer.test(clauses.head?.text ?? '')) return 'quick';
  const trap = facts.cardType === 'trap' && box === 'main';
  const timing = head.filter(({ sort }) => sort === 'timing');
  const events = timing.filter(({ text }) => tellsEvent(text));
  if (events.length > 0) {
    const chain = events.some(({ text }) => /\bactivat(?:es|ed)\b/.test(text) && !/^If\b.*\bwas\b/.test(text));
    return trap && chain ? 'quick' : 'trigger';
  }
  const phase = head.find(({ sort, text }) => sort === 'phase' && triggerPhase.test(text));
  if (phase !== undefined && !(trap && /^during (?:the|your opponent's|your) (?:Main|Battle|turn)/i.test(phase.text)))
    return 'trigger';
  return trap ? 'quick' : 'ignition';
}
