import { defined } from '../../platform/defined.ts';
import { type Clause, isThing, type Phrase } from '../grammar/clause.ts';
import { anyMonster } from '../names/told-monsters.ts';
import type { ToldCard } from './cards.ts';
import type { Telling } from './telling.ts';

/** "X attacks Y", "P0 attacks Y with X", "X declares an attack on Y", "X attacks directly": the attack is declared. */
export function tellAttack(clause: Clause, telling: Telling): void {
  const { passive, verb, adjuncts, objects, subject } = clause;
  const by = passive ? 'by' : 'with';
  const on = verb === 'declare' ? ['on', 'against'] : ['to', 'on'];
  const others = adjuncts.filter(
    ({ prep }) => prep !== by && !on.includes(prep) && prep !== 'after' && prep !== 'during',
  );
  const agents = adjuncts.flatMap(({ prep, value }) => (prep === by ? [value] : []));
  const acting = subject.filter(({ kind }) => kind !== 'player');
  const own = passive ? agents : [...acting, ...agents];
  const spoken = own.flatMap((each) => telling.cardsOf(each, clause, isMonster));
  const [attacker = someAttacker(clause, telling), ...more] = spoken;
  const actor = telling.actor(clause);
  if (attacker !== undefined && actor !== undefined) attacker.setup.controller ??= actor;
  const isDirect =
    verb === 'attack-directly' ||
    objects.some((each) => each.kind === 'player' || isThing(each, 'direct-attack'));
  const aimed = [
    ...(passive ? subject : objects.filter((each) => !isAttack(each))),
    ...adjuncts.flatMap(({ prep, value }) => (on.includes(prep) ? [value] : [])),
  ].filter(({ kind }) => kind !== 'player');
  const [target = someTarget(aimed, clause, telling), ...targets] = isDirect
    ? []
    : aimed.flatMap((each) => telling.cardsOf(each, clause, isMonster));
  const unsaid = !isDirect && target === undefined;
  if (
    attacker === undefined ||
    more.length + targets.length + others.length > 0 ||
    (unsaid && (passive || aimed.length > 0)) ||
    attacker === target
  ) {
    telling.lost(clause, 'which monster attacks');
    return;
  }
  for (const card of [attacker, target]) if (card !== undefined) telling.place(card, 'monster-zone', clause);
  // "attacks Y in Defense Position", "attacks Y face-down": how the monster that is attacked lies.
  if (target !== undefined) telling.qualify(target, clause.qualities, clause);
  const other = target?.setup.controller;
  const nobodys = attacker.setup.controller === undefined && actor === undefined && other === undefined;
  const whose =
    attacker.setup.controller ?? actor ?? (other === undefined ? 'P0' : telling.opponentOf(other));
  attacker.setup.controller ??= whose;
  if (target !== undefined) target.setup.controller ??= telling.opponentOf(whose);
  telling.turnPlayer ??= whose;
  telling.phase = 'battle';
  if (!telling.chain.started) telling.firstPhase = 'battle';
  telling.battle = { attacker, ...defined({ target }), nobodys };
  if (unsaid) telling.unsaidTargetOf = attacker;
  telling.chain.outside({ do: 'attack', card: attacker.id, ...defined({ target: target?.id }) });
  telling.cards.look(attacker);
  if (target !== undefined) telling.cards.look(target);
}

const isAttack = (phrase: Phrase): boolean => isThing(phrase, 'attack', 'direct-attack');

const isMonster = ({ model, place }: ToldCard): boolean =>
  model.facts.cardType === 'monster' || place === 'monster-zone';

/** "My opponent attacks", "X is attacked": with a monster that nobody named. */
function someAttacker({ passive, subject, adjuncts }: Clause, telling: Telling): ToldCard | undefined {
  const [who, more] = subject;
  const player = who?.kind === 'player' ? telling.player(who.who) : undefined;
  const isUnnamed = passive ? who?.kind !== 'player' : player !== undefined;
  if (!isUnnamed || more !== undefined || adjuncts.some(({ prep }) => prep === 'with' || prep === 'by'))
    return undefined;
  const card = telling.cards.described(anyMonster('the attacking monster'), 'monster-zone', player);
  card.setup.position = 'attack';
  return card;
}

/** "attacks my monster": one that nobody named, of a player who has no other. */
function someTarget([what, more]: readonly Phrase[], clause: Clause, telling: Telling): ToldCard | undefined {
  if (more !== undefined || what === undefined || !isThing(what, 'monster') || clause.passive)
    return undefined;
  const player = what.owner === 'own' ? undefined : telling.owner(what.owner, undefined);
  if (player === undefined || (what.count ?? 1) !== 1 || what.qualities.length > 0) return undefined;
  return telling.cards.described(anyMonster('the attacked monster'), 'monster-zone', player);
}
