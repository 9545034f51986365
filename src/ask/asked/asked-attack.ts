import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import type { Question } from '../../engine/question.ts';
import type { Frame } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import { oneCard, unclear } from './asked-common.ts';

/** "Can X attack?", "can X attack Y?", "can X attack directly?" */
export function mayAttack(frame: Frame, teller: Teller): Question | undefined {
  const attacker =
    oneCard(frame.subject, frame, teller) ?? withCard(frame, teller) ?? onlyMonsterOf(frame, teller);
  if (attacker === undefined || frame.passive) return unclear(frame, teller, 'which monster is asked about');
  const player = teller.actor(frame);
  if (player !== undefined && attacker.setup.controller === undefined) attacker.setup.controller = player;
  teller.place(attacker, 'monster-zone', frame);
  const direct = frame.verb === 'attack-directly' || frame.objects.some(({ kind }) => kind === 'player');
  const left = teller.cards.all.find((card) => isUsedUp(card) && !isPlayed(card, teller));
  if (left !== undefined) return unclear(frame, teller, `when ${left.model.name} was used`);
  const bound = teller.cards.all.find((card) => bindsOneSide(card) && card.setup.controller === undefined);
  if (bound !== undefined) return unclear(frame, teller, `whose ${bound.model.name} is`);
  const target = direct ? undefined : oneCard(frame.objects, frame, teller);
  if (target === undefined && frame.objects.length > 0 && !direct)
    return unclear(frame, teller, 'what is attacked');
  // Who asks of a monster as nobody's asks of the own one, and what it attacks is the other player's.
  attacker.setup.controller ??=
    target?.setup.controller === undefined ? 'P0' : teller.opponentOf(target.setup.controller);
  if (target !== undefined) target.setup.controller ??= teller.opponentOf(attacker.setup.controller);
  // "in Defense Position": of the monster that is attacked, or else of the one that attacks.
  teller.qualify(target ?? attacker, frame.qualities, frame);
  // "Can I attack with my X" asks of whoever controls it by then.
  const by = player === undefined || !hasMoved(teller) ? {} : { player };
  if (direct) return { ask: 'can-attack-directly', card: attacker.id, ...by };
  if (target !== undefined) teller.place(target, 'monster-zone', frame);
  return {
    ask: 'can-attack',
    card: attacker.id,
    ...(target === undefined ? {} : { target: target.id }),
    ...by,
  };
}

/** "Can I attack": with the one monster of that player that was told of, where no other was. */
function onlyMonsterOf(frame: Frame, teller: Teller): ToldCard | undefined {
  const player = teller.actor(frame);
  if (player === undefined || frame.complements.length > 0 || frame.passive) return undefined;
  const [only, more] = teller.cards.all.filter(
    ({ model, place, setup }) =>
      model.facts.cardType === 'monster' && place === 'monster-zone' && setup.controller === player,
  );
  return more === undefined ? only : undefined;
}

/** Was anything told to be done, so that control may have changed? */
const hasMoved = ({ chain }: Teller): boolean => chain.actions().length > 0;

/** A Spell or Trap that does not stay on the field, and speaks of attacks. */
const isUsedUp = ({ model, place, faceUp, moved }: ToldCard): boolean =>
  model.facts.cardType !== 'monster' &&
  !(place === 'spell-trap-zone' && faceUp !== false && !moved && liesThere(model)) &&
  ['Normal', 'Quick-Play', 'Counter'].includes(model.facts.property) &&
  /\battack|\bBattle Phase\b/i.test(model.text?.main ?? JSON.stringify(model.parts));

/** A Spell that stays on the field by its text, and binds the other player's monsters. */
const bindsOneSide = ({ model, moved }: ToldCard): boolean =>
  model.facts.cardType !== 'monster' &&
  !moved &&
  model.facts.property === 'Normal' &&
  staysOnField(model) &&
  /your opponent's monsters/i.test(JSON.stringify(model.parts));

/** Does it stay on the field, or apply there? */
const liesThere = (model: ToldCard['model']): boolean =>
  staysOnField(model) || model.parts.some(({ kind }) => kind === 'continuous');

/** Was it activated in what was told, so that it is played? */
const isPlayed = (card: ToldCard, { chain }: Teller): boolean =>
  chain.actions().some((action) => action.do === 'activate' && action.card === card.id);

const withCard = (frame: Frame, teller: Teller): ToldCard | undefined =>
  oneCard(
    frame.complements.flatMap(({ prep, value }) => (prep === 'with' ? [value] : [])),
    frame,
    teller,
  );
