import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import type { Brief } from './brief.ts';
import { fitted, type Groups, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { printedOf } from './meant.ts';

const way = '(?<way>normal|tribute|fusion|ritual|synchro|xyz|link|pendulum)';
const pronoun = '(?:it|she|he)';
const wasSummoned = [
  form(`(?:my |their )?${way} summoned {monster}(?: (?:is|was) in (?:my )?field)?`),
  form(`(?:i )?(?:properly )?${way} (?:summoned|summon) {monster}(?: (?:with|using) [^#]+)?`),
  form(`{monster} (?:was|had been|is) (?:properly )?${way} summoned(?: (?:with|using) [^#]+)?`),
  form('{monster} was (?<way>fus)ed with (?:\\d|two|three|four) materials'),
];
const died = [
  form(
    `(?:later )?(?:{monster} |${pronoun} )?(?:died|dies|left field|(?:was |is |got |gets )(?:destroyed|killed|tributed|sent to (?:my )?gy))(?: by battle| in battle)?(?: again)?`,
  ),
  form('later used for {}'),
];
const flippedAtOnce = [
  form(
    `${way} summoned {monster} (?:is|was|gets|got) (?:turned |flipped )?face-down(?: (?:by|with) {})?(?: and (?:later |then )?(?:turned |flipped )?(?:back )?face-up(?: again)?(?: (?:by|with) {})?)?`,
  ),
];
const revived = [
  form(`i ss(?:ed)? (?:{monster}|it|her|him|that) (?:with|by|using|through|via) {}`),
  form(`(?:i )?(?:#\\d|use #\\d on) (?:{monster}|it|her|him)`),
  form(`(?:{monster}|${pronoun}) (?:was|is|gets|got) ssed (?:with|by|using|through|via) {}`),
  form(`{} ss(?:es)? (?:{monster}|it|her|him)`),
];
const down = [
  form(
    `(?:then |later )?(?:{monster}|${pronoun})? ?(?:is|was|gets|got) (?:turned |flipped |set )?face-down(?: (?:by|with) (?:effect|{}))?(?: and (?:later |then )?(?:is |was )?(?:same turn )?(?:turned |flipped )?(?:back )?face-up(?: again)?(?: (?:by|with|through) (?:effect|{}))?)?`,
  ),
];
const up = [
  form(
    `(?:then |later )?(?:{monster}|${pronoun}|{})? ?(?:is|was|gets|got|flips it|turns it)? ?(?:turned |flipped )?(?:back )?face-up(?: again)?(?: later)?(?: (?:by|with|through) (?:effect|{}))?`,
  ),
];
const then = [form(`(?:then |now )?(?:{monster}|${pronoun}) attacks`)];
const asks = [
  form(`can i (?:still )?(?:use|activate) (?:{monster} 's|its|her|his)(?<label>(?: [a-z#\\d]+){0,5})`),
  form(
    `(?:is|are) (?:{monster}|${pronoun}) (?:still )?(?<label>indestructible|protected|unaffected|immune)(?: [^#]*)?`,
  ),
  form(`(?:does|do|will) (?:{monster}(?: 's)?|its|her|his|${pronoun})(?: still)?(?<label>(?: [a-z]+){0,8})`),
];

const shapes = {
  revived: [
    { needs: [wasSummoned, died, revived], may: then, asks },
    { needs: [wasSummoned, revived], may: then, asks },
  ],
  down: [
    { needs: [wasSummoned, down, up], may: then, asks },
    { needs: [wasSummoned, down], may: [...up, ...then], asks },
    { needs: [flippedAtOnce], may: [...up, ...then], asks },
  ],
} as const satisfies Record<string, readonly Shape[]>;

/**
 * A text on a monster that asks how it was Summoned: what was Fusion Summoned and then Special Summoned by an effect is
 * not "this Fusion Summoned card" any more; what was flipped face-down and up again still is (kept/way-summoned).
 */
export function howItWasSummoned({ cards, told, asked }: Brief): Judged | undefined {
  const find = (all: readonly Shape[]): Groups | undefined => {
    for (const shape of all) {
      const says = fitted(told, asked, shape);
      if (says !== undefined) return says;
    }
    return undefined;
  };
  const [again, flipped] = [find(shapes.revived), find(shapes.down)];
  const says = again ?? flipped;
  const model = cardAt(cards, says?.['monster']);
  if (says === undefined || model === undefined || says['way'] === undefined) return undefined;
  const parts = [
    ...asksWay(model, says['way']),
    ...(again === undefined ? [] : answersWay(model, says['way'])),
  ];
  const [part, other] = parts.filter((each) => isAsked(each, says['label'] ?? ''));
  if (part === undefined || other !== undefined) return undefined;
  const read = [{ model, part }];
  const how =
    says['way'] === 'fus' ? 'Fusion' : `${says['way'].charAt(0).toUpperCase()}${says['way'].slice(1)}`;
  if (again !== undefined)
    return ruled(
      'no',
      'chain/same-card',
      `${model.name} left the field, and was then Special Summoned by an effect: it is not the ${how} Summoned monster any more`,
      { read },
    );
  // How many materials there were, and what they were like, is forgotten; and so is that it was Pendulum Summoned.
  if (
    /\b(?:using|with|for each|number of|materials?|Tributed)\b/i.test(printedOf(model, part)) ||
    how === 'Pendulum'
  )
    return undefined;
  return ruled('yes', 'kept/way-summoned', `${model.name} is still ${how} Summoned after it was face-down`, {
    read,
  });
}

/** The parts of a card that hang on how it was Summoned. */
function asksWay(model: CardModel, way: string): readonly Part[] {
  const ways = way === 'fus' ? 'Fusion' : way;
  const words = new RegExp(
    `\\bthis (?:face-up )?${ways} Summoned\\b|\\bthis card was ${ways} Summoned\\b|\\bwhile ${ways} Summoned\\b`,
    'i',
  );
  const found = model.parts.filter(
    (part) => part.kind !== 'not-an-effect' && words.test(printedOf(model, part)),
  );
  return found.length > 0 ? found : [];
}

/** The effects of a card that answer its own Summon in that way. */
const answersWay = (model: CardModel, way: string): readonly Part[] =>
  model.parts.filter(
    (part) =>
      part.kind === 'trigger' &&
      part.on.length > 0 &&
      part.on.every(
        ({ event, of }) => of === 'this' && event === `${way === 'fus' ? 'fusion' : way}-summoned`,
      ),
  );

/** Does the label leave no doubt that this part is meant? */
function isAsked(part: Part, label: string): boolean {
  const words = JSON.stringify(part).toLowerCase();
  const named = label.split(' ').filter((word) => word.length > 3 && !common.has(word));
  if (/indestructible|protected/.test(label))
    return /cannot be destroyed|cannot target|cannot be targeted/.test(words);
  if (/unaffected|immune/.test(label)) return /unaffected/.test(words);
  if (!isActivated(part) && part.kind !== 'continuous') return false;
  return named.length > 0 && named.some((word) => words.includes(word.replace(/(?:ion|ing|s)$/, '')));
}
const common: ReadonlySet<string> = new Set([
  'effect',
  'again',
  'still',
  'apply',
  'work',
  'that',
  'this',
  'turn',
]);
