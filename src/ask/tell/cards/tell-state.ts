import { isActivated } from '../../../card-model/activated.ts';
import { fieldPlaceOf } from '../../../card-model/facts.ts';
import { staysOnField } from '../../../card-model/lasting/stays-on-field.ts';
import type { Player } from '../../../engine/state/duel.ts';
import { isPassive } from '../../grammar/agents.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import { isSomeCard, someCard } from '../../grammar/unnamed-phrases.ts';
import type { VerbId } from '../../text/verbs.ts';
import { tellActivation } from '../deeds/tell-activation.ts';
import { tellCounts } from '../deeds/tell-counts.ts';
import type { Teller } from '../teller.ts';
import { summonVerbs } from '../verb-phrases.ts';
import type { ToldCard } from './told-cards.ts';
import { addUnnamed, attachUnnamed } from './unnamed-cards.ts';

/** "P0 controls X", "P0 has X Set face-down", "X is in P0's GY": where cards are before anything is done. */
export function tellState(said: Frame, teller: Teller): void {
  if (tellCounts(said, teller)) return;
  const frame = withoutCount(withoutLp(said, teller));
  const turn = isTurnOf(frame);
  if (turn !== undefined) {
    teller.time(turn);
    return;
  }
  if (isOnChain(frame)) {
    tellActivation({ ...frame, verb: 'activate', passive: true, complements: [] }, teller);
    return;
  }
  const phrases = frame.verb === 'be' ? frame.subject : frame.objects;
  const cards = phrases.flatMap((each) => ownCopies(each, frame, teller));
  const unnamed = phrases.filter((each) => each.kind === 'thing');
  if (
    cards.length + unnamed.length === 0 ||
    !unnamed.every((each) => each.of !== undefined || tellUnnamed(each, frame, teller))
  ) {
    teller.lost(frame, 'what is there');
    return;
  }
  if (frame.verb === 'be' && frame.objects.length > 0) {
    teller.lost(frame, 'what a card is');
    return;
  }
  const player = teller.actor(frame);
  // "X in Attack Position and Y in Defense Position": what is said behind Y is said of Y alone.
  const saidApart = cards.filter((_, at) => {
    const phrase = phrases.length === cards.length ? phrases[at] : undefined;
    return at < cards.length - 1 && phrase?.kind === 'card' && phrase.qualities.length > 0;
  });
  for (const card of cards) {
    // "Y took X while it was face-down": how it lay before it was equipped to Y.
    if (frame.join === 'while' && card.setup.equippedTo !== undefined) continue;
    if (frame.verb === 'control' && player !== undefined && !card.moved) card.setup.controller = player;
    placed(card, frame, teller);
    if (!saidApart.includes(card)) teller.qualify(card, frame.qualities, frame);
    if (frame.verb === 'control' && card.place === undefined) {
      if (isToPlay(card)) teller.cards.readyToActivate(card);
      else if (frame.has && isOfTheHand(card)) card.mayBeInHand = true;
      else teller.place(card, fieldPlaceOf(card.model.facts), frame);
    }
    teller.cards.look(card);
  }
  if (cards.length > 1) teller.cards.group = cards;
}

/** "I have 2 monsters, X and Y": the names say which they are. */
function withoutCount(frame: Frame): Frame {
  const [first, ...rest] = frame.objects;
  const counts =
    first?.kind === 'thing' &&
    (first.noun === 'monster' || first.noun === 'card') &&
    (first.count ?? 1) > 1 &&
    rest.length === first.count &&
    rest.every(({ kind }) => kind === 'card');
  return counts ? { ...frame, objects: rest } : frame;
}

/** "P1 has 800 LP and no monsters": the LP are told by themselves, what is there is left. */
function withoutLp(frame: Frame, teller: Teller): Frame {
  const isLp = (each: Phrase): boolean => each.kind === 'thing' && each.noun === 'lp';
  const lp = frame.objects.filter(isLp);
  const rest = frame.objects.filter((each) => !isLp(each));
  const told =
    lp.length === 1 && rest.length > 0 && tellCounts({ ...frame, objects: lp, complements: [] }, teller);
  return told ? { ...frame, objects: rest } : frame;
}

/** "I have another X", of a Spell or Trap that does not lie face-up: it is there to be activated. */
const isToPlay = ({ model }: ToldCard): boolean => model.facts.cardType !== 'monster' && !staysOnField(model);

/** "I have X", of a monster with an effect that is activated in the hand: it may be there. */
function isOfTheHand({ model: { facts, parts } }: ToldCard): boolean {
  const activated = parts.filter(isActivated);
  return (
    facts.cardType === 'monster' &&
    activated.length > 0 &&
    activated.some(({ activatesIn = [] }) => activatesIn.includes('hand')) &&
    parts.every(({ kind }) => kind !== 'continuous')
  );
}

/** "X's effect is on the Chain": it was activated. */
const isOnChain = ({ verb, complements, subject }: Frame): boolean =>
  verb === 'be' &&
  subject.some(({ kind }) => kind === 'effect' || kind === 'card') &&
  complements.some(({ prep, value }) => prep === 'on' && value.kind === 'thing' && value.noun === 'chain');

/** "P1 controls no monsters", "my opponent has three monsters in the Main Monster Zones": what nobody named. */
function tellUnnamed(phrase: Extract<Phrase, { kind: 'thing' }>, frame: Frame, teller: Teller): boolean {
  const { noun, count, qualities, owner } = phrase;
  const player = teller.actor(frame);
  if (tellSome(phrase, frame, player, teller)) return true;
  const onField = frame.complements.every(
    ({ prep, value }) =>
      (prep === 'in' || prep === 'on') &&
      value.kind === 'place' &&
      (value.place === 'field' || value.place === 'monster-zone'),
  );
  if (frame.verb !== 'control' || player === undefined || !onField || owner !== undefined) return false;
  const monsters = teller.cards.all.filter(
    ({ place, setup }) => place === 'monster-zone' && setup.controller === player,
  );
  const listed = frame.objects.flatMap((each) => (each.kind === 'card' ? [each.name] : []));
  if (noun === 'none' || noun === 'no-monsters') {
    teller.withoutMonsters.add(player);
    return monsters.every(({ model }) => listed.includes(model.name));
  }
  if (noun !== 'monster' || count === undefined || qualities.length > 0 || monsters.length > 0) return false;
  addUnnamed('monsters', count, player, teller);
  return true;
}

/** "I control a monster", "I have 2 Spells in my GY", "they have only Set cards": that many such cards are there. */
function tellSome(
  phrase: Extract<Phrase, { kind: 'thing' }>,
  frame: Frame,
  player: Player | undefined,
  teller: Teller,
): boolean {
  if (!isSomeCard(phrase) || frame.verb !== 'control' || player === undefined) return false;
  const [place, more] = frame.complements.flatMap(({ prep, value }) =>
    (prep === 'in' || prep === 'on') && value.kind === 'place' ? [value] : [],
  );
  if (more !== undefined || frame.complements.length > (place === undefined ? 0 : 1)) return false;
  const only = phrase.qualities.includes('only');
  // "three monsters" on the field are a board of their own.
  const counted = phrase.count !== undefined && phrase.count > 1;
  const onField = place === undefined || place.place === 'field' || place.place === 'monster-zone';
  if (onField && counted) return false;
  for (let at = 0; at < (phrase.count ?? 1); at += 1) {
    const card = someCard(phrase, { ...frame, subject: [] }, teller);
    card.setup.controller = player;
    const lies = frame.qualities.includes('face-down') || frame.qualities.includes('set');
    if (place !== undefined && !onField) teller.place(card, place.place, frame);
    else if (card.place === undefined) teller.cards.putAt(card, fieldPlaceOf(card.model.facts), !lies);
  }
  teller.unnamed = true;
  if (only) teller.withoutMonsters.add(player);
  return true;
}

/** "It is my turn". */
function isTurnOf({ verb, subject, objects, negated }: Frame): Phrase | undefined {
  const [it] = subject;
  const [turn, more] = objects;
  const says = verb === 'be' && !negated && it?.kind === 'pronoun' && more === undefined;
  return says && turn?.kind === 'thing' && turn.noun === 'turn' ? turn : undefined;
}

/** "P0 has X", where an X was played already: another copy. */
function ownCopies(phrase: Phrase, frame: Frame, teller: Teller): readonly ToldCard[] {
  const cards = teller.cardsOf(phrase, frame);
  const has = frame.verb === 'control' || frame.kinds !== undefined;
  const player = teller.actor(frame);
  if (!has || phrase.kind !== 'card') return cards;
  return cards.map((card) => {
    const theirs =
      player !== undefined && card.setup.controller !== undefined && card.setup.controller !== player;
    return card.spent || theirs
      ? teller.cards.named(phrase.name, player ?? card.setup.controller, true)
      : card;
  });
}

function placed(card: ToldCard, frame: Frame, teller: Teller): void {
  for (const { prep, value } of frame.complements) {
    if ((prep === 'in' || prep === 'on') && value.kind === 'place') {
      teller.place(card, value.place, frame);
      // Which of the zones of its kind it is makes no difference where nothing points to it.
      if (value.zone !== undefined && !card.moved)
        card.setup.zone = value.zone === 'extra' ? 'EMZ-left' : 'M3';
      const owner = teller.owner(value.owner, teller.actor(frame));
      if (owner !== undefined && !card.moved) card.setup.controller = owner;
    } else if (prep === 'with' && isMaterials(value) && card.model.facts.cardType === 'monster')
      attachUnnamed(card, value.count ?? 1, teller);
    else if (prep !== 'after') teller.lost(frame, 'what is said of where a card is');
  }
}

const isMaterials = (phrase: Phrase): phrase is Extract<Phrase, { kind: 'thing' }> =>
  phrase.kind === 'thing' &&
  phrase.noun === 'material' &&
  phrase.count !== undefined &&
  (phrase.way === undefined || phrase.way === 'xyz-summoned');

/** "in an earlier turn". */
export const saysEarlier = ({ complements, objects }: Frame): boolean =>
  [...complements.map(({ value }) => value), ...objects].some(isEarlier);

const isEarlier = (phrase: Phrase): boolean => phrase.kind === 'thing' && phrase.noun === 'earlier-turn';

/** "X was Set in an earlier turn": it lies there Set. "Set cards were Set in an earlier turn" is taken for granted anyway. */
export function tellSetEarlier(frame: Frame, teller: Teller): void {
  const phrases = [...(isPassive(frame) ? frame.subject : frame.objects)].filter(
    ({ kind }) => kind === 'card',
  );
  for (const phrase of phrases)
    for (const card of ownCopies(phrase, { ...frame, verb: 'control' }, teller)) {
      teller.qualify(card, ['set'], frame);
      const player = teller.actor(frame);
      if (player !== undefined && !card.moved) card.setup.controller = player;
      teller.cards.look(card);
    }
}

/** "X was Normal Summoned last turn": it is on the field, and came there so; nothing of that is of this turn. */
export function tellSummonedEarlier(frame: Frame, teller: Teller): void {
  const way = frame.verb === 'special-summon' ? 'special-summoned' : summonVerbs[frame.verb as VerbId];
  const phrases = (isPassive(frame) ? frame.subject : frame.objects).filter((each) => !isEarlier(each));
  const [phrase, more] = phrases;
  const plain = frame.complements.every(
    ({ prep, value }) => isEarlier(value) || (prep === 'by' && value.kind === 'player'),
  );
  if (way === undefined || phrase?.kind !== 'card' || more !== undefined || !plain || frame.negated) {
    teller.lost(frame, 'what was Summoned in an earlier turn');
    return;
  }
  for (const card of teller.cardsOf({ ...phrase, way }, frame)) {
    const player = teller.actor(frame) ?? card.setup.controller ?? 'P0';
    if (!card.moved) card.setup.controller = player;
    teller.cards.look(card);
  }
}

/** "activates X, replacing Y": a Field Spell makes way for the next one of its player, which the engine does by itself. */
export function tellReplaced(frame: Frame, teller: Teller): void {
  const cards = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const isField = ({ model: { facts } }: ToldCard): boolean =>
    facts.cardType === 'spell' && facts.property === 'Field';
  const by = teller.chain.top?.card;
  const made = by !== undefined && isField(by) && cards.length === 1 && cards.every(isField);
  if (!made) teller.lost(frame, 'what is replaced by what');
}
