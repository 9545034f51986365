import { isActivated } from '../../card-model/activated.ts';
import type { Situation } from '../../situations/situation.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import { unclear } from './asked-common.ts';
import { usedOn } from './asked-summons.ts';

/**
 * "Can I equip X to Y", "can I put X on Y", "can Y be equipped with X", of an Equip Spell that is not on the field yet: may
 * it be activated for that monster? Undefined where it asks something else.
 */
export function equipped(
  frame: Frame,
  teller: Teller,
): { readonly question: Situation['question'] | undefined } | undefined {
  const { passive, modal, subject, objects, complements } = frame;
  const behind = (...preps: readonly string[]) =>
    complements.flatMap(({ prep, value }) => (preps.includes(prep) ? [value] : []));
  const [withs, onto] = [behind('with').filter((each) => !isEffect(each)), behind('to', 'on')];
  const spoken = passive ? subject : objects;
  const [spells, monsters] = withs.length > 0 ? [withs, spoken] : [spoken, onto];
  const [spell, moreSpells] = spells;
  const [monster, moreMonsters] = monsters;
  const others =
    complements.filter(({ value }) => !isEffect(value)).length -
    withs.length -
    (withs.length > 0 ? 0 : onto.length);
  if (!modal || spell === undefined || monster === undefined || others > 0) return undefined;
  if (moreSpells !== undefined || moreMonsters !== undefined) return undefined;
  const union = unionOf(spell, frame, teller);
  if (union !== undefined) return { question: byUnion(union, monster, frame, teller) };
  if (!isEquipSpell(spell, frame, teller)) return undefined;
  if (asksWhose(spell, frame, teller) && !isSaid(monster, frame, teller))
    return { question: unclear(frame, teller, 'whose monster it is') };
  // Nobody is named who would do it: whoever asks.
  const player: readonly Phrase[] = passive ? [{ kind: 'player', who: 'me' }] : subject;
  return {
    question: usedOn(
      {
        ...frame,
        verb: 'activate',
        passive: false,
        subject: player,
        objects: [spell],
        complements: [{ prep: 'on', value: monster }],
      },
      teller,
    ),
  };
}

/** Does its text ask whose the monster is? */
const asksWhose = (spell: Phrase, frame: Frame, teller: Teller): boolean =>
  teller
    .cardsOf(spell, frame)
    .some(({ model }) =>
      model.parts.some(
        (part) => isActivated(part) && part.targets.some(({ filter }) => filter.controller !== undefined),
      ),
    );

const isSaid = (monster: Phrase, frame: Frame, teller: Teller): boolean =>
  monster.kind === 'card' || monster.kind === 'pronoun'
    ? teller.cardsOf(monster, frame).every(({ setup }) => setup.controller !== undefined)
    : monster.kind === 'thing' && (monster.owner !== undefined || monster.qualities.includes('own'));

/** "with its effect": by what else would it be? */
const isEffect = (phrase: Phrase): boolean => phrase.kind === 'effect' && phrase.of === undefined;

/** A Union that is not equipped yet is a monster on the field, where nothing else was said. */
function unionOf(phrase: Phrase, frame: Frame, teller: Teller): ToldCard | undefined {
  const [card] = phrase.kind === 'card' ? teller.cardsOf(phrase, frame) : [];
  const facts = card?.model.facts;
  if (card === undefined || facts?.cardType !== 'monster' || !facts.abilities.includes('Union'))
    return undefined;
  // One that is equipped already is not equipped again: another copy is meant.
  const another =
    card.setup.equippedTo === undefined
      ? card
      : teller.cards.named(card.model.name, teller.actor(frame), true);
  if (another.place === undefined) teller.cards.putAt(another, 'monster-zone');
  return another.place === 'monster-zone' && !another.moved ? another : undefined;
}

/** May the Union be activated to equip itself to that monster? */
function byUnion(
  union: ToldCard,
  onto: Phrase,
  frame: Frame,
  teller: Teller,
): Situation['question'] | undefined {
  const [monster, more] = teller.cardsOf(onto, frame);
  const part = union.model.parts.findIndex(
    (each) =>
      isActivated(each) &&
      each.targets.length === 1 &&
      each.does.some(({ do: verb, what }) => verb === 'equip' && what === 'this'),
  );
  if (monster === undefined || more !== undefined || part < 0)
    return unclear(frame, teller, 'what is equipped to what');
  const player = teller.actor(frame) ?? union.setup.controller ?? 'P0';
  if (union.setup.controller === undefined) union.setup.controller = player;
  if (monster.place === undefined) teller.cards.putAt(monster, 'monster-zone');
  if (monster.setup.controller === undefined) monster.setup.controller = player;
  if (monster.place !== 'monster-zone') return unclear(frame, teller, `where ${monster.model.name} is`);
  return { ask: 'can-activate', card: union.id, part, player, targets: [monster.id] };
}

function isEquipSpell(phrase: Phrase, frame: Frame, teller: Teller): boolean {
  if (phrase.kind !== 'card') return false;
  const [card] = teller.cardsOf(phrase, frame);
  const facts = card?.model.facts;
  return facts?.cardType === 'spell' && facts.property === 'Equip' && card?.moved === false;
}
