import type { CardModel } from '../../effects/card-model.ts';
import { type Place, places } from '../../vocabulary/places.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';

const used =
  /^(?:i (?:have |had )?(?:already )?(?:used|activated|resolved|use|activate) (?:my |the )?(?<ref>#\d)(?:'s)?(?: effect)?|(?:my |the )?(?<ref2>#\d)(?:'s)?(?: effect)? (?:was|has been|got) (?:used|activated|resolved))(?: (?:this turn|earlier|already|before))*(?: \((?:extra deck|special summon)? ?(?:lock|locked|restriction)s?\))?[.,;]?$/;
const way = '(?<way>pendulum|special)';
const asks = new RegExp(
  `^(?:so )?(?:can|may|could|am) i (?:able to |allowed to |still |then |even |now )*${way} summon(?: (?:any |other |some |my |a |an )*monsters?)?(?: (?:from|out of|in) (?:my |the )?(?<place>hand|gy|graveyard|grave|deck))(?: (?:this turn|now|then|after that))*\\?$`,
);
const named: Readonly<Record<string, Place>> = {
  hand: 'hand',
  gy: 'gy',
  graveyard: 'gy',
  grave: 'gy',
  deck: 'deck',
};

/**
 * "You cannot Special Summon monsters from the Extra Deck the turn you activate this effect": what comes from elsewhere is not
 * kept from it (rule wording/cannot-wins). Only where all that the card's text forbids to Summon is read, and from there.
 */
export const turnLocks: KeyWordPrinciple = ({ cards, told, question }) => {
  const says = used.exec(told)?.groups;
  const asked = asks.exec(question)?.groups;
  const place = named[asked?.['place'] ?? ''];
  // Nothing is Pendulum Summoned from elsewhere, locked or not.
  if (asked?.['way'] === 'pendulum' && place !== 'hand') return undefined;
  const card = cards.find(({ ref }) => ref === (says?.['ref'] ?? says?.['ref2']));
  if (card === undefined || place === undefined) return undefined;
  if (cards.some((each) => each !== card && told.includes(each.ref))) return undefined;
  const locks = locksOf(card.model);
  if (locks.length === 0 || locks.some((from) => from === undefined || from.includes(place)))
    return undefined;
  const where = [...new Set(locks.flatMap((from) => from ?? []))].map(places.term).join(' or ');
  return ruled(
    'yes',
    'wording/cannot-wins',
    `the text of ${card.model.name} keeps its player only from Special Summons from the ${where}`,
    card.model.parts.flatMap((part) =>
      'bans' in part && part.bans !== undefined ? [{ model: card.model, part }] : [],
    ),
    ['nothing else keeps the player from it, and all else that the Summon takes is there'],
  );
};

/** From where each of its sentences on Summons lets its player make none; one that was not read counts as from everywhere. */
function locksOf(model: CardModel): readonly (readonly Place[] | undefined)[] {
  const sentences = textOf(model)
    .split(/[.\n]/)
    .filter((each) => /\b(?:cannot|can only|can't)\b[^.]*\bSummon/i.test(each) && !ofItself.test(each));
  const bans = model.parts.flatMap((part) =>
    part.kind === 'not-an-effect' && part.bans?.summons !== undefined && part.inTurnOf !== undefined
      ? [part.bans]
      : [],
  );
  return sentences.length > bans.length ? [undefined] : bans.map(({ from }) => from);
}

/** How it is Summoned itself. */
const ofItself =
  /\bcannot be (?:Normal|Special) Summoned|\bmust (?:first )?be\b|\bcan only be\b|\bthis card cannot be\b/i;
