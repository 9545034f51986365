import { isPassive } from '../../grammar/agents.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import { someCard } from '../../grammar/unnamed-phrases.ts';
import type { Teller } from '../teller.ts';
import { effectOf } from '../told-link.ts';
import { summonVerbs } from '../verb-phrases.ts';

/**
 * Tells what only a log says so: the draw of the turn, a card that is Set and not named, how a monster came to the field before
 * the first step. A Summon that nothing but the monster's own procedure makes is given back as one by that procedure.
 * True where all of it is told.
 */
export function tellStep(frame: Frame, teller: Teller): Frame | true {
  if (drawsForTurn(frame, teller) || setsUnnamed(frame, teller) || cameSo(frame, teller)) return true;
  return byOwnProcedure(frame, teller);
}

/** "My opponent draws for their turn", "I draw": the draw of the Draw Phase. */
function drawsForTurn({ verb, subject, objects, complements }: Frame, teller: Teller): boolean {
  const [who, more] = subject;
  const forTurn = complements.some(({ prep, value }) => prep === 'for' && isTurn(value));
  const plain =
    verb === 'draw' &&
    who?.kind === 'player' &&
    more === undefined &&
    complements.every(({ prep, value }) => prep === 'for' && isTurn(value)) &&
    objects.every((each) => each.kind === 'thing' && each.noun === 'card' && (each.count ?? 1) === 1);
  const player = plain && teller.chain.top === undefined ? teller.player(who.who) : undefined;
  if (player === undefined) return false;
  const begins = !teller.chain.started && teller.phase === undefined;
  if (!begins && teller.isTurnOf(player)) return teller.phase === 'draw';
  if (!begins && !forTurn) return false;
  teller.time({ kind: 'thing', noun: 'turn', owner: player, qualities: [] });
  if (begins) teller.time({ kind: 'phase', phase: 'draw' });
  return true;
}

const isTurn = (phrase: Phrase): boolean => phrase.kind === 'thing' && phrase.noun === 'turn';

/** "My opponent Sets a Spell/Trap", "I Set two Traps". */
function setsUnnamed(frame: Frame, teller: Teller): boolean {
  const [phrase, more] = frame.objects;
  const player = teller.actor(frame);
  const sets =
    frame.verb === 'set' &&
    !isPassive(frame) &&
    frame.complements.length === 0 &&
    teller.chain.top === undefined;
  if (!sets || player === undefined || phrase?.kind !== 'thing' || more !== undefined) return false;
  const { noun } = phrase;
  if ((noun !== 'spell' && noun !== 'trap') || phrase.of !== undefined || phrase.way !== undefined)
    return false;
  for (let at = 0; at < (phrase.count ?? 1); at += 1) {
    const card = someCard({ ...phrase, noun, qualities: [] }, frame, teller);
    Object.assign(card.setup, { controller: player, place: 'hand' });
    teller.outside({ do: 'summon', card: card.id, way: 'set', player });
    Object.assign(card, { moved: true, place: 'spell-trap-zone', faceUp: false });
  }
  return true;
}

/** "Obelisk, which was Tribute Summoned", of a monster that was told to be there: how it came there before. */
function cameSo(frame: Frame, teller: Teller): boolean {
  const way =
    frame.verb === 'special-summon'
      ? 'special-summoned'
      : summonVerbs[frame.verb as keyof typeof summonVerbs];
  const [phrase, more] = frame.subject;
  if (way === undefined || !isPassive(frame) || more !== undefined || frame.complements.length > 0)
    return false;
  if (phrase?.kind !== 'card' && phrase?.kind !== 'pronoun') return false;
  const [card] = teller.cardsOf(phrase, frame);
  if (card === undefined || card.moved || card.place !== 'monster-zone') return false;
  card.setup.summoned = way;
  return true;
}

/** "I Special Summon X from my hand", where no effect does it and X has a procedure of its own. */
function byOwnProcedure(frame: Frame, teller: Teller): Frame {
  const [phrase, more] = frame.objects;
  const plain =
    frame.verb === 'special-summon' &&
    !isPassive(frame) &&
    frame.subject.every(({ kind }) => kind === 'player') &&
    frame.complements.every(({ prep, value }) => prep === 'from' && value.kind === 'place');
  if (!plain || phrase?.kind !== 'card' || more !== undefined) return frame;
  const [card] = teller.cardsOf(phrase, frame);
  const { top } = teller.chain;
  const byEffect =
    top !== undefined && effectOf(top)?.does.some(({ do: verb }) => verb === 'special-summon') !== false;
  if (card === undefined || byEffect || (card.model.summoning.procedures ?? []).length === 0) return frame;
  const procedure = { prep: 'by', value: { kind: 'thing', noun: 'procedure', qualities: [] } } as const;
  return { ...frame, complements: [...frame.complements, procedure] };
}
