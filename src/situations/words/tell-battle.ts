import type { Frame } from './frame.ts';
import type { Teller } from './teller.ts';

/** "X attacks Y", "P0 attacks Y with X": the attack is declared. */
export function tellAttack(frame: Frame, teller: Teller): void {
  const player = teller.actor(frame);
  const by = frame.passive ? 'by' : 'with';
  const told = frame.complements.flatMap(({ prep, value }) =>
    prep === by ? teller.cardsOf(value, frame) : [],
  );
  const subjects = frame.subject.flatMap((each) =>
    each.kind === 'player' ? [] : teller.cardsOf(each, frame),
  );
  const [attacker, more] = frame.passive ? told : [...subjects, ...told];
  const [target, others] = frame.passive
    ? subjects
    : frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const known = frame.complements.every(({ prep }) => prep === by || prep === 'after');
  if (attacker === undefined || more !== undefined || others !== undefined || !known) {
    teller.lost(frame, 'which monster attacks');
    return;
  }
  if (attacker.setup.controller === undefined && player !== undefined) attacker.setup.controller = player;
  for (const card of [attacker, target]) if (card !== undefined) teller.place(card, 'monster-zone', frame);
  const whose = attacker.setup.controller ?? player ?? 'P0';
  if (target !== undefined && target.setup.controller === undefined)
    target.setup.controller = teller.opponentOf(whose);
  if (teller.turnPlayer === undefined) teller.turnPlayer = whose;
  teller.phase = 'battle';
  if (!teller.chain.started) teller.firstPhase = 'damage';
  else teller.outside({ do: 'phase', phase: 'battle' });
  teller.battle = { attacker, ...(target === undefined ? {} : { target }) };
  teller.outside({ do: 'happen', in: 'battle', events: [{ event: 'attack-declared', card: attacker.id }] });
  teller.cards.look(attacker);
  if (target !== undefined) teller.cards.look(target);
}
