import type { Grammar } from '../grammar/grammar.ts';
import { type Row, row } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { AndOr, PlaceName, Where } from './syntax.ts';
import { lines } from './words/word-list.ts';
import { ors } from './words/words.ts';

const whose = words(
  ...lines(`
your | the | their | your opponent's | either | either player's | each player's | its owner's
their owner's | their owners' | the owner's | its | any | that | both players' | this card's
the opponent's | a | an | his/her | its controller's | the turn player's | each | their own
their opponent's | an opponent's
`),
);
const names = words(
  ...lines(`
hand | hands | Deck | Decks | Main Deck | Extra Deck | GY | GYs | banishment | field | Monster Zone
Monster Zones | Main Monster Zone | Main Monster Zones | Extra Monster Zone | Spell & Trap Zone
Spell & Trap Zones | Field Zone | Field Zones | Pendulum Zone | Pendulum Zones | column | zone | fields
hand(s) | GY(s) | Pendulum Zone(s) | Extra Monster Zones | Extra Monster Zone(s) | Deck(s) | field(s)
hand/Extra Deck | hand/field | Deck/Extra Deck
`),
);

/** A place as it stands in a text. */
export const placeName: Grammar<PlaceName> = record<PlaceName>(
  {},
  { maybe: [['whose', whose], ' '] },
  { maybe: [['faceUp', words('face-up ', 'face-down ')]] },
  ['place', names],
  { maybe: [['note', matching(/ \((?:if it was there[^()]*|even if not|if it was sent there[^()]*)\)/y)]] },
);
const placeRow: Grammar<Row<PlaceName, AndOr>> = row(placeName, ors);

const control = words(
  ...lines(`
you control | your opponent controls | they control | you currently control
your opponent currently controls | you own | that is banished | that are banished | the turn player controls
their opponent controls
`),
);
const placed = record<Exclude<Where, string>>(
  {},
  [
    'at',
    words(
      ...lines(`
in | from | on | that is in | face-up in | face-up from | directly from | currently on | currently in
from the top of | of | each from | is in | are in | face-up on | sent to
`),
    ),
  ],
  ' ',
  ['places', placeRow],
);
/** Where cards are, in one or more forms: "you control or in your GY". */
export const where: Grammar<Row<Where, AndOr>> = row<Where, (typeof ors)[number]>(
  choice(control, placed),
  ors,
);
