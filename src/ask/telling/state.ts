import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import type { Player } from '../../engine/state/duel.ts';
import { isUnseenPlace } from '../../engine/state/players.ts';
import { someMonster, someSpell, someTrap } from '../../situations/readers/described.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import {
  type Clause,
  isPassive,
  isThing,
  it,
  type Phrase,
  type Statement,
  type Thing,
} from '../grammar/clause.ts';
import { isOfKind } from '../text/card-kinds.ts';
import { isMonster, type ToldCard } from './cards.ts';
import type { Telling } from './telling.ts';

/** "P0 controls X", "P0 has X Set face-down", "X is in P0's GY": where cards are before anything is done. */
export function tellState(clause: Clause, telling: Telling): undefined {
  const { verb, objects, subject } = clause;
  // "It is my turn", "it is my turn, turn 3", "it is my Standby Phase".
  if (verb === 'be' && objects.length > 0 && objects.every(isTime) && subject.length <= 1) {
    for (const turn of objects) telling.time(turn, true);
    return undefined;
  }
  const [object, ...others] = objects;
  // "It has 3 Spell Counters on it", "has no materials".
  const onIt = clause.adjuncts.every(({ prep, value }) => prep === 'on' && value.kind === 'pronoun');
  if (verb === 'have' && isOnCard(object) && others.length === 0 && onIt) {
    const holder = telling.oneOf(subject.length === 0 ? [it] : subject, clause);
    if (holder === undefined || !mayHave(holder, object)) return telling.lost(clause, 'which card has them');
    if (holder.place === undefined) telling.place(holder, fieldPlaceOf(holder.model.facts), clause);
    putOn(holder, object, telling);
    telling.cards.look(holder);
    return undefined;
  }
  const has = verb === 'have' || verb === 'control';
  const says = clause.adjuncts.length + clause.qualities.length + objects.length + clause.kinds.length > 0;
  if (!has && !says && subject.some((each) => each.kind === 'card' && each.qualities.length === 0))
    return telling.lost(clause, 'what is said of it');
  const spoken = has ? objects : subject;
  if (spoken.length === 0 || (verb === 'be' && objects.length > 0))
    return telling.lost(clause, verb === 'be' ? 'what a card is' : 'what is there');
  const [thing, more] = subject;
  const onField = clause.adjuncts.every(
    ({ value }) => value.kind === 'place' && value.place === 'field' && value.owner === undefined,
  );
  if (verb === 'be' && more === undefined && isThing(thing, ...nobody) && onField) {
    for (const player of ['P0', 'P1'] as const) fieldWithout(thing.noun, undefined, player, telling);
    return undefined;
  }
  const player = has ? (telling.actor(clause) ?? placeOwner(subject, telling)) : undefined;
  if (has && player === undefined) telling.lost(clause, 'who has it');
  const cards: ToldCard[] = [];
  for (const [at, phrase] of spoken.entries()) {
    if (phrase.kind === 'thing' && phrase.of === undefined) {
      // "2 monsters, X and Y", "5 monsters (X, Y)": the names say which they are.
      const named = spoken.length - 1 - at;
      const place = clause.adjuncts.find(({ value }) => value.kind === 'place')?.value;
      const isNamed = isThing(phrase, 'monster', 'card') && phrase.count === named && named > 0;
      if (isNamed && player !== undefined) tellCount(phrase, place, player, telling);
      if (!isNamed && !tellThing(phrase, clause, player, telling)) telling.lost(clause, 'what is there');
      continue;
    }
    const found = ownCopies(phrase, clause, player, telling);
    if (found.length === 0) telling.lost(clause, 'what is there');
    const isLast = at === spoken.length - 1;
    for (const card of found) {
      if (player !== undefined && !card.moved) card.setup.controller = player;
      placed(card, phrase, isLast, clause, telling);
      if ('qualities' in phrase) telling.qualify(card, phrase.qualities.filter(isLying), clause);
      const apart = !isLast && phrase.kind === 'card' && phrase.qualities.length > 0;
      if (!apart) telling.qualify(card, clause.qualities, clause);
      if (has && card.place === undefined) put(card, verb === 'have', clause, telling);
      telling.cards.look(card);
    }
    cards.push(...found);
  }
  if (cards.length > 1) telling.cards.group = cards;
}

/** Where a card is that somebody has, where nobody said it. */
function put(card: ToldCard, has: boolean, clause: Clause, telling: Telling): void {
  const { facts, parts } = card.model;
  const activated = parts.filter(isActivated);
  if (facts.cardType !== 'monster' && !staysOnField(card.model)) telling.cards.readyToActivate(card);
  else if (
    has &&
    facts.cardType === 'monster' &&
    activated.some(({ activatesIn = [] }) => activatesIn.includes('hand')) &&
    parts.every(({ kind }) => kind !== 'continuous')
  )
    card.mayBeInHand = true;
  else telling.place(card, fieldPlaceOf(facts), clause);
}

const isTime = ({ kind }: Phrase): boolean => kind === 'turn' || kind === 'phase';

const isLying = (quality: string): boolean =>
  quality === 'face-up' || quality === 'face-down' || quality === 'set';

/** The phrase without how its cards lie: face-up in the Extra Deck is another place than face-up. */
const lyingApart = (phrase: Phrase): Phrase =>
  phrase.kind === 'card'
    ? { ...phrase, qualities: phrase.qualities.filter((each) => !isLying(each)) }
    : phrase;

const placeOwner = (subject: readonly Phrase[], telling: Telling): Player | undefined =>
  subject.flatMap((each) => (each.kind === 'place' ? (telling.owner(each.owner, undefined) ?? []) : []))[0];

/** "P0 has X", where an X was played already, or is the other player's: another copy. */
function ownCopies(
  phrase: Phrase,
  clause: Clause,
  player: Player | undefined,
  telling: Telling,
): readonly ToldCard[] {
  const cards = telling.cardsOf(lyingApart(phrase), clause);
  if (player === undefined || phrase.kind !== 'card') return cards;
  return cards.map((card) => {
    const theirs = card.setup.controller !== undefined && card.setup.controller !== player;
    return card.spent || theirs ? telling.cards.named(phrase.name, player, true) : card;
  });
}

function placed(card: ToldCard, phrase: Phrase, isLast: boolean, clause: Clause, telling: Telling): void {
  // "X in my hand and Y in my GY": each of its own; "X and Y in my hand", "in my hand X and Y": both.
  const own = clause.adjuncts.filter(({ behind }) => behind === phrase);
  // "2 cards in my hand, X and Y": the names say which those are.
  const [said, ...names] = clause.objects;
  const those = said?.kind === 'thing' && said.count === names.length ? said : undefined;
  const shared = clause.adjuncts.filter(({ behind }) => behind === undefined || behind === those);
  const at = clause.objects.indexOf(phrase);
  const later = clause.adjuncts.filter(
    ({ behind }) => behind !== undefined && clause.objects.indexOf(behind) > at,
  );
  for (const { prep, value } of [own, shared, later].find((each) => each.length > 0) ?? []) {
    if ((prep === 'in' || prep === 'on') && value.kind === 'place') {
      telling.place(card, value.place, clause);
      const owner = telling.owner(value.owner, telling.actor(clause));
      if (owner !== undefined && !card.moved) card.setup.controller = owner;
    } else if (prep === 'with' && isOnCard(value) && mayHave(card, value)) {
      if (isLast) putOn(card, value, telling);
    } else if (prep !== 'after' && !(prep === 'on' && value.kind === 'pronoun'))
      telling.lost(clause, 'what is said of where a card is');
  }
}

/** "With 2 Spell Counters", "with no materials": what lies on a card. */
export const isOnCard = (phrase: Phrase | undefined): phrase is Thing =>
  phrase?.kind === 'thing' &&
  (phrase.noun === 'material' || phrase.noun === 'no-materials' || phrase.called !== undefined);

const mayHave = (card: ToldCard, { called }: Thing): boolean => called !== undefined || isMonster(card);

/** Counters on a card, or Xyz Materials that nobody named: so many, or none. */
export function putOn(card: ToldCard, said: Thing, telling: Telling): void {
  const player = card.setup.controller ?? 'P0';
  const count = said.noun === 'no-materials' ? 0 : (said.count ?? 1);
  if (said.called !== undefined) {
    // How many there are by then is what was played, not how it began.
    if (telling.chain.started || count === 0)
      telling.missing.push(`how many ${said.called}s there were before`);
    card.setup.counters = { ...card.setup.counters, [said.called]: count };
    return;
  }
  if (count === 0) card.setup.noMaterials = true;
  for (let added = 0; added < count; added += 1) {
    const material = telling.cards.described(someMonster('a material', 4), 'xyz-material', player);
    material.setup.attachedTo = card.id;
  }
}

/** "P1 is at 4000 LP": how many LP a player has; after something that may change LP, how many they have by then. */
export function tellLp(player: Player, lp: number, telling: Telling): void {
  const counts = telling.counts[player];
  if (telling.battle === undefined && telling.chain.mayChangeLp) telling.toldValues.push({ player, lp });
  else if (counts.lp !== undefined && counts.lp !== lp) telling.missing.push('how many LP the players have');
  else counts.lp = lp;
}

/** What stands for a card that is called by its kind alone. */
export const someCards: Readonly<Record<string, CardModel>> = {
  card: someTrap('a card'),
  monster: someMonster('a monster', 4),
  spell: someSpell('a Spell'),
  trap: someTrap('a Trap'),
  token: {
    ...someMonster('a Token', 1),
    facts: { cardType: 'monster', abilities: ['Normal', 'Token'], level: 1 },
  },
};

const lying = /^(?:face-down|set|face-up|own|only|attack|defense)$/;

/** "2 cards in hand": as many as all that are there. */
function tellCount(
  { noun, count }: Thing,
  place: Phrase | undefined,
  player: Player,
  telling: Telling,
): boolean {
  const isIn = place?.kind === 'place' && place.place !== 'field' && isUnseenPlace(place.place);
  if (noun !== 'card' || count === undefined || !isIn) return false;
  telling.counts[player].cards[place.place] = count;
  return true;
}

/** "3000 LP", "2 cards in hand", "no monsters", "a face-down card": what is there, and was not named. */
function tellThing(phrase: Thing, clause: Clause, player: Player | undefined, telling: Telling): boolean {
  const { noun, count, qualities } = phrase;
  if (player === undefined || (phrase.owner !== undefined && phrase.owner !== 'own')) return false;
  if (noun === 'lp' && count !== undefined) {
    tellLp(player, count, telling);
    return true;
  }
  const [first, more] = clause.adjuncts.filter(({ behind }) => behind === undefined || behind === phrase);
  const place = [clause.subject[0], first?.value].find((each) => each?.kind === 'place');
  if (more !== undefined || (first !== undefined && first.value.kind !== 'place')) return false;
  const onField = place === undefined || place.place === 'field' || place.place === 'monster-zone';
  if (isThing(phrase, ...nobody) || count === 0) {
    if (place === undefined || place.place === 'field' || !isUnseenPlace(place.place))
      return fieldWithout(noun, place?.place, telling.owner(place?.owner, player) ?? player, telling);
    telling.counts[player].cards[place.place] = 0;
    if (noun !== 'none' && noun !== 'card') telling.noMonstersIn.push({ player, place: place.place });
    return true;
  }
  if (tellCount(phrase, place, player, telling)) return true;
  const model = someCards[noun];
  if (model === undefined || phrase.way !== undefined || !qualities.every((each) => lying.test(each)))
    return false;
  for (let at = 0; at < (count ?? 1); at += 1) {
    const card = telling.cards.described(model, undefined, player);
    if (!onField) telling.place(card, place.place, clause);
    const said = [...qualities, ...clause.qualities];
    const lies = said.some((each) => each === 'face-down' || each === 'set');
    const faceUp = lies ? false : isMonster(card) ? undefined : true;
    if (card.place === undefined) telling.cards.putAt(card, fieldPlaceOf(model.facts), faceUp);
    card.faceUp = !lies;
    const positions = said.filter((each) => each === 'attack' || each === 'defense');
    if (isMonster(card)) telling.qualify(card, positions, clause);
  }
  // "2 monsters in my GY": so many, and no more.
  if (count !== undefined && !onField && isUnseenPlace(place.place) && place.place !== 'hand') {
    telling.counts[player].cards[place.place] ??= count;
    telling.noMonstersIn.push({ player, place: place.place });
  }
  if (qualities.includes('only')) telling.alone.add(player);
  else telling.unnamed = true;
  return true;
}

const nobody = ['none', 'no-monsters', 'no-spells-or-traps'] as const;

/** "No monsters", "nothing": of what the field of the player has no more than was named. False where a place says less than that. */
function fieldWithout(
  noun: Thing['noun'],
  place: Place | 'field' | undefined,
  player: Player,
  { alone, noSpellTraps }: Telling,
): boolean {
  const isAll = noun === 'none' || noun === 'card';
  const isOfAny = place === undefined || place === 'field';
  const monsters =
    (isAll || noun === 'no-monsters' || noun === 'monster') && (isOfAny || place === 'monster-zone');
  const others = (isAll || noun === 'no-spells-or-traps') && isOfAny;
  if (monsters) alone.add(player);
  if (others) noSpellTraps.add(player);
  return monsters || others;
}

/** "I do not control X": all of the field is told but for cards that may be there instead. False where it says something else. */
export function tellAbsent(clause: Clause, telling: Telling): boolean {
  const { verb, modal, objects, adjuncts } = clause;
  const player = telling.actor(clause);
  const names = objects.flatMap((each) => (each.kind === 'card' ? [each.name] : []));
  const onField = verb === 'control' || (verb === 'have' && adjuncts.length > 0);
  const isThere = adjuncts.every(({ value }) => value.kind === 'place' && value.place === 'field');
  const isTold = telling.cards.all.some(
    ({ model, place }) => names.includes(model.name) && (place === undefined || isField(place)),
  );
  if (player === undefined || modal || isTold || !onField || !isThere || names.length !== objects.length)
    return false;
  telling.alone.add(player);
  for (const name of names) telling.absent.set(name, player);
  return names.length > 0;
}

/** "(3000 ATK)", "(Counter Trap)": what is said to be printed has to be so, or another card is meant. */
export function tellPrinted(
  { of, value, kind, from }: Extract<Statement, { is: 'printed' }>,
  clause: Clause,
  telling: Telling,
): undefined {
  const named = of.kind === 'effect' ? of.of : of;
  if (named?.kind !== 'card') return;
  const card = telling.oneOf([{ kind: 'card', name: named.name, qualities: [] }], clause);
  if (card === undefined) return;
  const { facts } = card.model;
  const isOne = facts.cardType === 'monster';
  const values = isOne ? [facts.atk, facts.def, facts.level, facts.rank, facts.scale, facts.link] : [];
  const fits = kind === undefined ? values.includes(value) : isOfKind(card.model, kind);
  if (!fits) telling.lost({ from, to: from + 30 }, `which card ${card.model.name} is`);
}

const isEarlier = (phrase: Phrase): boolean => isThing(phrase, 'earlier-turn');

/** "in an earlier turn". */
export const saysEarlier = ({ adjuncts, objects }: Clause): boolean =>
  [...adjuncts.map(({ value }) => value), ...objects].some(isEarlier);

/** "X was Set in an earlier turn", "I Normal Summoned X last turn": it lies there so. Of no card it is taken for granted anyway. */
export function tellEarlier(
  clause: Clause,
  way: Extract<Phrase, { kind: 'card' }>['way'] | 'set',
  telling: Telling,
): undefined {
  const phrases = isPassive(clause) ? clause.subject : clause.objects.filter((each) => !isEarlier(each));
  const player = telling.actor(clause);
  for (const phrase of phrases) {
    if (way === undefined || clause.negated) telling.lost(clause, 'what was Summoned in an earlier turn');
    if (phrase.kind !== 'card' || way === undefined) continue;
    // "I activate X, which I Set last turn": that X.
    const [activated] = clause.hangs !== undefined && way === 'set' ? telling.cardsOf(phrase, clause) : [];
    if (activated !== undefined && activated === telling.chain.top?.card) {
      Object.assign(activated.setup, { place: fieldPlaceOf(activated.model.facts), faceUp: false });
      continue;
    }
    const cards =
      way === 'set'
        ? ownCopies(phrase, clause, player, telling)
        : telling.cardsOf({ ...phrase, way }, clause);
    for (const card of cards) {
      if (way === 'set') telling.qualify(card, ['set'], clause);
      if (player !== undefined && !card.moved) card.setup.controller = player;
      telling.cards.look(card);
    }
  }
}
