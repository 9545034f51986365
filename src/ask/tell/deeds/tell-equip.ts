import { isActivated } from '../../../card-model/activated.ts';
import type { Frame, Phrase } from '../../grammar/frame.ts';
import { onField, type ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { aimAt, startLink } from './tell-activation.ts';

/**
 * "equips X to Y", "equips Y with X", "equips X": an Equip Spell is activated for the monster (rule
 * equip/what-can-be-equipped). False where it is no Equip Spell that the player has to activate.
 */
export function tellEquip(frame: Frame, teller: Teller): boolean {
  if (frame.passive) return isEquipped(frame, teller);
  const withs = frame.complements.flatMap(({ prep, value }) => (prep === 'with' ? [value] : []));
  const tos = frame.complements.flatMap(({ prep, value }) => (prep === 'to' || prep === 'on' ? [value] : []));
  const [spell, to] = withs.length > 0 ? [withs, frame.objects] : [frame.objects, tos];
  const [phrase, ...others] = spell;
  if (phrase?.kind !== 'card' || others.length > 0 || to.length > 1) return false;
  const [card] = teller.cardsOf(phrase, frame);
  if (card === undefined || !isPlayed(card)) return false;
  const monster = to[0] === undefined ? onlyMonster(teller) : monsterOf(to[0], frame, teller);
  if (monster === undefined) {
    teller.lost(frame, `what ${card.model.name} is equipped to`);
    return true;
  }
  startLink({ ...frame, verb: 'activate', complements: [] }, phrase, card, teller);
  const link = teller.chain.top;
  if (link !== undefined) aimAt(link.targets, monster, teller);
  return true;
}

/** "Y is equipped with X", "X is equipped to Y", before anything was done: how the cards lie. */
function isEquipped(frame: Frame, teller: Teller): boolean {
  const behind = (prep: 'with' | 'to') =>
    frame.complements.flatMap((each) => (each.prep === prep ? [each.value] : []));
  const withs = behind('with');
  const to = withs.length === 0 && behind('to').length === 1;
  const [phrases, onto] = to ? [frame.subject, behind('to')] : [withs, frame.subject];
  const monsters = onto.flatMap((each) => teller.cardsOf(each, frame, isMonster));
  const cards = phrases.flatMap((each) => (each.kind === 'card' ? teller.cardsOf(each, frame) : []));
  const [monster, ...others] = monsters;
  if (teller.chain.started || monster === undefined || others.length > 0 || cards.length === 0) return false;
  const told = to ? 1 : withs.length;
  if (cards.length < phrases.length || told < frame.complements.length) return false;
  if (!cards.every((card) => card !== monster && (isPlayed(card) || isUnion(card) || isHeld(card, monster))))
    return false;
  if (monster.place === undefined) {
    teller.cards.putAt(monster, 'monster-zone');
    monster.setup.controller ??= cards[0]?.setup.controller ?? 'P0';
  }
  for (const card of cards) {
    if (isHeld(card, monster)) hold(card, monster, frame, teller);
    teller.place(card, 'spell-trap-zone', frame);
    card.setup.faceUp = true;
    card.faceUp = true;
    card.setup.equippedTo = monster.id;
    card.setup.controller ??= monster.setup.controller ?? 'P0';
  }
  teller.cards.look(to ? (cards[0] ?? monster) : monster);
  return true;
}

/** A monster that lies nowhere else, and that the effect of another one equips to that. */
const isHeld = (card: ToldCard, monster: ToldCard): boolean =>
  isMonster(card) &&
  !card.moved &&
  (card.place === undefined || card.place === 'monster-zone') &&
  monster.model.parts.some(
    (part) =>
      isActivated(part) && part.does.some(({ do: verb, what }) => verb === 'equip' && what !== 'this'),
  );

/** What is equipped lies on the side of the monster that has it: whose it was said to be is its owner. */
function hold(card: ToldCard, monster: ToldCard, frame: Frame, teller: Teller): void {
  const owner = card.setup.controller;
  const { controller } = monster.setup;
  if (owner !== undefined && controller !== undefined && owner !== controller) {
    card.setup.owner = owner;
    card.setup.controller = controller;
  }
  if (card.place === 'monster-zone') delete card.place;
  if (owner === undefined && controller === undefined) teller.lost(frame, `whose ${card.model.name} is`);
}

/** "Y took X", "Y absorbed X", of a Y whose effect equips monsters to itself: X is equipped to it by now. */
export function tellHeld(frame: Frame, teller: Teller): boolean {
  const [by, another] = frame.subject;
  const [taken, more] = frame.objects;
  const plain =
    !frame.passive && frame.complements.length === 0 && another === undefined && more === undefined;
  if (!plain || by?.kind !== 'card' || taken?.kind !== 'card' || teller.chain.started) return false;
  const [monster] = teller.cardsOf(by, frame);
  const [card] = teller.cardsOf(taken, frame);
  if (monster === undefined || card === undefined || !isHeld(card, monster)) return false;
  return isEquipped(
    { ...frame, subject: frame.objects, objects: [], complements: [{ prep: 'to', value: by }] },
    teller,
  );
}

/** Is it an Equip Spell that is not on the field yet? */
const isPlayed = ({ model: { facts }, moved, spent, place }: ToldCard): boolean =>
  facts.cardType === 'spell' &&
  facts.property === 'Equip' &&
  (!moved || spent) &&
  place !== 'gy' &&
  place !== 'deck';

/** A Union that was not said to lie elsewhere can be equipped to a monster. */
const isUnion = ({ model: { facts }, moved, place }: ToldCard): boolean =>
  facts.cardType === 'monster' &&
  facts.abilities.includes('Union') &&
  !moved &&
  (place === undefined || place === 'monster-zone');

const isMonster = (card: ToldCard): boolean => card.model.facts.cardType === 'monster';

const monsterOf = (phrase: Phrase, frame: Frame, teller: Teller): ToldCard | undefined =>
  teller.cardsOf(phrase, frame, (card) => isMonster(card) && (card.place === undefined || onField(card)))[0];

/** The only monster that was told of: where the text names none, it is forced. */
function onlyMonster(teller: Teller): ToldCard | undefined {
  const [only, ...more] = teller.cards.all.filter((card) => isMonster(card) && onField(card));
  return more.length === 0 ? only : undefined;
}
