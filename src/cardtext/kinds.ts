import type { Facts } from '../card-model/facts.ts';
import type { ActivatedKind, Box } from './card-text.ts';
import type { Clauses } from './clauses.ts';
import type { HeadPiece } from './head.ts';
import { tellsEvent } from './moments.ts';

const eitherPlayer =
  /\b(?:during|of|in) (?:either|each|any) player's (?!(?:Standby|End|Draw) Phase)|(?<!except |even )\bduring the Damage Step$/i;
const triggerPhase =
  /^(?:during|at the (?:start|end) of|in|before|after)\b.*\b(?:Standby|End|Draw|Battle) Phases?\b|\bdamage calculation\b|\bDamage Step\b|\bBattle Step\b|^at the (?:start|end) of\b|\bturn after\b|\b(?:1st|2nd|3rd|next) turn\b/i;

/** A condition or a limit that tells the phase too. */
const phaseWithin =
  /\bduring (?:each of )?(?:your|your opponent's|the|each player's) (?:opponent's )?(?:next )?(?:Standby|End) Phases?\b|\bat the end of (?:any|the) Battle Phase/i;

/** A monster that lies in the Spell & Trap Zone as a Trap has effects of Spell Speed 2 there. */
const treatedAsTrap = /\bif this card is (?:treated as )?an? (?:face-up )?Continuous Trap\b/i;
/** In the middle of the Battle Phase only fast effects are activated. */
const midBattle =
  /^during (?:your|your opponent's|the|either player's) (?:opponent's )?(?:Main Phase or (?:your opponent's )?)?Battle (?:Phase|Step)\b(?! of)/i;

/** The Battle Step and the Damage Step as a whole are no moment that a Trigger Effect could answer. */
const battleStep = /\bduring (?:your |the )?(?:Battle Step|Damage Step,)/i;

/** The kind of an effect that starts a Chain Link, by its head and the card that it is on. */
export function kindOf(
  sentence: string,
  clauses: Clauses,
  head: readonly HeadPiece[],
  facts: Facts,
  box: Box,
): ActivatedKind {
  if (clauses.flip) return 'flip';
  const before = clauses.head?.text ?? '';
  const all = `${before} ${clauses.activation?.text ?? ''}`;
  if (
    /\(Quick Effect\)/.test(all) ||
    eitherPlayer.test(before) ||
    /\(This is a Quick Effect\.?\)/i.test(sentence)
  )
    return 'quick';
  if (
    facts.cardType !== 'monster' &&
    box === 'main' &&
    /^(?:When|If) (?:you activate this card|this card is activated)\b/i.test(before)
  )
    return 'activation';
  const trap = facts.cardType === 'trap' && box === 'main';
  const events = head.filter(({ sort, text }) => sort === 'timing' && tellsEvent(text));
  const phase = head.find(
    ({ sort, text }) =>
      (sort === 'phase' && triggerPhase.test(text)) ||
      ((sort === 'timing' || sort === 'limit') && phaseWithin.test(text)),
  );
  if (treatedAsTrap.test(before)) return 'quick';
  if (clauses.optional && battleStep.test(before)) return 'quick';
  if (events.length > 0) {
    const chain = events.some(
      ({ text }) => /\b(?:activat(?:es|ed)|you activate)\b/.test(text) && !/^If\b.*\bwas\b/.test(text),
    );
    if (
      events.some(({ text }) => /\bactivat(?:es|ed)\b/.test(text)) &&
      facts.cardType === 'monster' &&
      (/\bnegate\b/i.test(clauses.resolution.text) ||
        events.some(({ text }) => /^when\b/i.test(text) && clauses.optional)) &&
      clauses.head !== null
    )
      return 'quick';
    return trap && chain ? 'quick' : 'trigger';
  }
  if (phase !== undefined)
    return clauses.optional && (trap || midBattle.test(phase.text)) ? 'quick' : 'trigger';
  return trap ? 'quick' : 'ignition';
}
