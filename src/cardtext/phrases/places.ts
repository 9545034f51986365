import type { Grammar } from '../grammar/grammar.ts';
import { type Row, row } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import type { AndOr, PlaceName, Where } from './syntax.ts';
import { lines, lists, ors } from './words/words.ts';

const whose = words(...lines(lists['whose-place']));
const names = words(...lines(lists.places));

/** A place as it stands in a text. */
export const placeName: Grammar<PlaceName> = record<PlaceName>(
  {},
  { maybe: [['whose', whose], ' '] },
  { maybe: [['faceUp', words('face-up ', 'face-down ')]] },
  ['place', names],
  { maybe: [['note', matching(/ \((?:if it was there[^()]*|even if not|if it was sent there[^()]*)\)/y)]] },
);
const placeRow: Grammar<Row<PlaceName, AndOr>> = row(placeName, ors);

const control = words(...lines(lists.controlled));
const placed = record<Exclude<Where, string>>({}, ['at', words(...lines(lists['in-places']))], ' ', [
  'places',
  placeRow,
]);
/** Where cards are, in one or more forms: "you control or in your GY". */
export const where: Grammar<Row<Where, AndOr>> = row<Where, (typeof ors)[number]>(
  choice(control, placed),
  ors,
);
