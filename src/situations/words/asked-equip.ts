import { isActivated } from '../../effects/activated.ts';
import type { Situation } from '../situation.ts';
import { unclear } from './asked-common.ts';
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

function isEquipSpell(phrase: Phrase, frame: Frame, teller: Teller): boolean {
  if (phrase.kind !== 'card') return false;
  const [card] = teller.cardsOf(phrase, frame);
  const facts = card?.model.facts;
  return facts?.cardType === 'spell' && facts.property === 'Equip' && card?.moved === false;
}
