import type { Instruction } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import type { Player, Ternary } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';

const asked =
  /^that (?:would|will) inflict (?:effect )?damage(?: to (?<whom>you|your opponent))?(?: when it resolves)?$/;

/**
 * Would the effect that was activated inflict damage, and to the player of whom the words speak (text/described-cards)?
 * Only what it surely does counts: damage that its player may leave out is decided when it resolves, and LP that are
 * lost, paid or halved are no damage. Undefined for words that ask for something else.
 */
export function inflictsDamage(words: string, { link, by }: DuelEvent, reader: Player): Ternary | undefined {
  const groups = asked.exec(words)?.groups;
  if (groups === undefined) return undefined;
  const does = link?.does ?? null;
  if (does === null || by?.player === undefined) return 'unknown';
  const whom = groups['whom'];
  const isReader = by.player === reader;
  const judged = does.map((each) => {
    const hurts = damaged(each);
    if (hurts === undefined || hurts === 'unknown') return hurts ?? 'no';
    if (each.may === true) return 'no';
    if (each.onlyIf !== undefined || each.delayed !== undefined || each.joined === 'or') return 'unknown';
    if (whom === undefined || hurts === 'both') return 'yes';
    const readerIsHurt = (hurts === 'own') === isReader;
    return (whom === 'you') === readerIsHurt ? 'yes' : 'no';
  });
  return judged.includes('yes') ? 'yes' : judged.includes('unknown') ? 'unknown' : 'no';
}

const ofDamage = wordTest(/damage|LP/i);
const ofBattleDamage = wordTest(/battle damage/i);

/** Whom an instruction would inflict damage, from the side of the player who activated it; undefined for nobody. */
function damaged({
  do: verb,
  who,
  reads = '',
}: Instruction): 'own' | 'other' | 'both' | 'unknown' | undefined {
  if (verb === 'described') return ofDamage.test(reads) ? 'unknown' : undefined;
  if (verb !== 'inflict-damage' && verb !== 'take-damage') return undefined;
  if (ofBattleDamage.test(reads)) return undefined;
  if (who === 'both') return 'both';
  if (who === 'owner' || who === 'attacker') return 'unknown';
  return who === 'opponent' ? 'other' : 'own';
}
