import type { Grammar } from '../grammar/grammar.ts';
import { type Row, row } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { AndOr, PlaceName, Where } from './syntax.ts';
import { lines } from './words/word-list.ts';
import { ors } from './words/words.ts';

const whose = words(
  ...lines(`
your
the
their
your opponent's
either
either player's
each player's
its owner's
their owner's
their owners'
the owner's
owner's
its
both
any
that
both players'
this card's
the opponent's
opponent's
that same
that player's
a
an
your own
his/her
its controller's
the turn player's
each of your
the other player's
each
their own
their opponent's
an opponent's
`),
);
const names = words(
  ...lines(`
hand
hands
Deck
Decks
Main Deck
Extra Deck
GY
GYs
banishment
field
Monster Zone
Monster Zones
Main Monster Zone
Main Monster Zones
Extra Monster Zone
Spell & Trap Zone
Spell & Trap Zones
Field Zone
Field Zones
Pendulum Zone
Pendulum Zones
side of the field
column
zone
zones
fields
hand(s)
Zone
side
zone(s)
GY(s)
Pendulum Zone(s)
Monster Zone(s)
Main Monster Zone(s)
Spell & Trap Zone(s)
Extra Monster Zones
Extra Monster Zone(s)
Deck(s)
Extra Deck(s)
Zone(s)
field(s)
hand/Deck
hand/Extra Deck
hand/field
hand/GY
field/GY
Deck/Extra Deck
Deck/GY
GY/banishment
Deck/Extra Deck/GY
hand/Deck/Extra Deck
Decks/Extra Decks
Monster Zones and Spell & Trap Zones
hand/Deck/GY
hand/field/GY
`),
);

/** A place as it stands in a text. */
export const placeName: Grammar<PlaceName> = record<PlaceName>(
  {},
  { maybe: [['whose', whose], ' '] },
  { maybe: [['faceUp', words('face-up ', 'face-down ')]] },
  ['place', names],
  {
    maybe: [['note', matching(/ \((?:if it was there[^()]*|even if not|if it was sent there[^()]*)\)/y)]],
  },
);
const placeRow: Grammar<Row<PlaceName, AndOr>> = row(placeName, ors);

const control = words(
  ...lines(`
you control
your opponent controls
they control
you currently control
its owner controls
your opponent currently controls
either player controls
that player controls
both players control
each of you control
your opponent also controls
you own
that is banished
that are banished
that is your opponent controls
you both control
the turn player controls
each player controls
the opponent controls
their opponent controls
`),
);
const placed = record<Exclude<Where, string>>(
  {},
  [
    'at',
    words(
      ...lines(`
in
from
on
that is in
that are in
face-up in
face-up from
among
in either of
directly from
currently on
currently in
that was in
from the top of
from the bottom of
of
at random from
each from
in either
that is on
is in
are in
is face-up on
that are on
face-up on
sent to
banished from
that is face-up in
used from
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
