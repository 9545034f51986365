import type { Situation } from '../situation.ts';
import { usedOn } from './asked-summons.ts';
import type { Frame, Phrase } from './frame.ts';
import type { Teller } from './teller.ts';

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
  const [withs, onto] = [behind('with'), behind('to', 'on')];
  const spoken = passive ? subject : objects;
  const [spells, monsters] = withs.length > 0 ? [withs, spoken] : [spoken, onto];
  const [spell, moreSpells] = spells;
  const [monster, moreMonsters] = monsters;
  const others = complements.length - withs.length - (withs.length > 0 ? 0 : onto.length);
  if (!modal || spell === undefined || monster === undefined || others > 0) return undefined;
  if (moreSpells !== undefined || moreMonsters !== undefined || !isEquipSpell(spell, frame, teller))
    return undefined;
  const player = passive ? [] : subject;
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

function isEquipSpell(phrase: Phrase, frame: Frame, teller: Teller): boolean {
  if (phrase.kind !== 'card') return false;
  const [card] = teller.cardsOf(phrase, frame);
  const facts = card?.model.facts;
  return facts?.cardType === 'spell' && facts.property === 'Equip' && card?.moved === false;
}
