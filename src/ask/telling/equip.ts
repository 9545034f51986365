import { isActivated } from '../../card-model/activated.ts';
import { behind, type Clause, isPassive, type Phrase, patientsOf } from '../grammar/clause.ts';
import { aimAt, startLink } from './activation.ts';
import { isMonster, isThere, onField, type ToldCard } from './cards.ts';
import type { Telling } from './telling.ts';

/**
 * "equips X to Y", "equips Y with X", "equips X": an Equip Spell is activated for the monster (rule
 * equip/what-can-be-equipped); "X is equipped to Y": so it lies. False where it is neither.
 */
export function tellEquip(clause: Clause, telling: Telling): boolean | undefined {
  const patients = patientsOf(clause);
  const [withs, tos] = [behind(clause, 'with'), behind(clause, 'to', 'on')];
  const [spells, onto] = withs.length > 0 ? [withs, patients] : [patients, tos];
  const [phrase, ...more] = spells;
  if (phrase?.kind !== 'card' || onto.length > 1) return false;
  const card = telling.oneOf([phrase], clause);
  if (isPassive(clause)) return card !== undefined && isEquipped(spells, onto, clause, telling);
  if (card === undefined || more.length > 0 || !isPlayed(card)) return false;
  const monsters = telling.cards.all.filter((each) => isMonster(each) && onField(each));
  const only = monsters.length === 1 ? monsters[0] : undefined;
  const monster = onto.length === 0 ? only : telling.oneOf(onto, clause, isThere);
  if (monster === undefined) return telling.lost(clause, `what ${card.model.name} is equipped to`);
  aimAt(startLink({ ...clause, verb: 'activate', adjuncts: [] }, phrase, card, telling), monster, telling);
  return undefined;
}

/** "Y is equipped with X", before anything was done: how the cards lie. */
function isEquipped(
  phrases: readonly Phrase[],
  onto: readonly Phrase[],
  clause: Clause,
  telling: Telling,
): boolean {
  const monster = telling.oneOf(onto, clause, isMonster);
  const cards = phrases.flatMap((each) => telling.cardsOf(each, clause));
  const isSo = (card: ToldCard) => card !== monster && monster !== undefined && mayBeEquipped(card, monster);
  if (telling.chain.started || monster === undefined || !cards.every(isSo)) return false;
  monster.setup.controller ??= cards[0]?.setup.controller ?? 'P0';
  telling.place(monster, 'monster-zone', clause);
  for (const card of cards) {
    const owner = card.setup.controller;
    if (isMonster(card) && owner !== undefined && owner !== monster.setup.controller) {
      card.setup.owner = owner;
      card.setup.controller = monster.setup.controller;
    }
    if (card.place === 'monster-zone') delete card.place;
    telling.place(card, 'spell-trap-zone', clause);
    Object.assign(card.setup, { faceUp: true, equippedTo: monster.id });
    card.faceUp = true;
    card.setup.controller ??= monster.setup.controller;
    telling.cards.look(card);
  }
  telling.cards.look(monster);
  return true;
}

/** Is it an Equip Spell that is not on the field yet? */
const isPlayed = ({ model: { facts }, moved, spent, place }: ToldCard): boolean =>
  facts.cardType === 'spell' &&
  facts.property === 'Equip' &&
  (!moved || spent) &&
  place !== 'gy' &&
  place !== 'deck';

/** An Equip Spell, a Union, or what the effect of the monster equips to it. */
const mayBeEquipped = (card: ToldCard, { model: { parts } }: ToldCard): boolean => {
  const { facts } = card.model;
  const lies = !card.moved && (card.place === undefined || card.place === 'monster-zone');
  if (facts.cardType !== 'monster') return isPlayed(card) || facts.cardType === 'trap';
  const takes = parts.some(
    (part) =>
      isActivated(part) && part.does.some(({ do: verb, what }) => verb === 'equip' && what !== 'this'),
  );
  return lies && (facts.abilities.includes('Union') || takes);
};
