import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { fitted, type Groups, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { printedOf } from './reading/meant.ts';
import { done, written } from './reading/verb-words.ts';

const way = '(?<way>normal|tribute|fusion|ritual|synchro|xyz|link|pendulum)';
const pronoun = '(?:it|she|he)';
const is = '(?:is|was|gets|got)';
const by = '(?: (?:by|with|using|via) {})?';

const wasSummoned = [
  form(`i (?:properly )?${way} summon(?:ed)? {monster}`),
  form(`{monster} (?:was|is) (?:properly )?${way} summoned`),
];
const died = [
  form(
    `(?:later )?(?:{monster} |${pronoun} )?(?:${written('die')}|left field|${is} (?:${done('destroy', 'tribute')}|sent to (?:my )?gy))(?: by battle| in battle)?${by}`,
  ),
];
const revived = [
  form(`i ss(?:ed)? (?:{monster}|it|her|him|that)${by}`),
  form('i #\\d (?:{monster}|it|her|him)'),
  form(`(?:{monster}|${pronoun}) ${is} ssed${by}`),
  form('{} ss(?:es|ed)? (?:{monster}|it|her|him)'),
];
const faceUp = `(?:${is} )?(?:${done('turn')} )?(?:back )?face-up(?: again)?(?: later)?${by}`;
const down = [
  form(
    `(?:later )?(?:{monster}|${pronoun})? ?${is} (?:${done('turn')} )?face-down${by}(?: and (?:later )?${faceUp})?`,
  ),
];
/** "My Ritual Summoned X is turned face-down": both at once. */
const summonedDown = [
  form(
    `(?:my )?(?:properly )?${way} summoned {monster} ${is} (?:${done('turn')} )?face-down${by}(?: and (?:later )?${faceUp})?`,
  ),
];
const up = [form(`(?:later )?(?:{monster}|${pronoun})? ?${faceUp}`)];
const then = [form(`(?:{monster}|${pronoun}) attacks`)];
const asks = [
  form("can i (?:still )?(?:use|activate) (?:{monster} 's|its|her|his)(?<label>(?: [a-z]+){0,5})"),
  form(`(?:is|are) (?:{monster}|${pronoun}) (?:still )?(?<label>indestructible|protected|unaffected|immune)`),
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
    { needs: [summonedDown], may: [...up, ...then], asks },
  ],
} as const satisfies Record<string, readonly Shape[]>;

/**
 * A text on a monster that asks how it was Summoned: what was Fusion Summoned and then Special Summoned by an effect is
 * not "this Fusion Summoned card" any more; what was flipped face-down and up again still is (kept/way-summoned).
 */
export const waySummoned: KeyWordPrinciple = ({ cards, sentences }) => {
  const find = (all: readonly Shape[]): Groups | undefined => {
    for (const shape of all) {
      const says = fitted(sentences, shape);
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
  const reads = [{ model, part }];
  const how = `${says['way'].charAt(0).toUpperCase()}${says['way'].slice(1)}`;
  if (again !== undefined)
    return ruled(
      'no',
      'chain/same-card',
      `${model.name} left the field, and was then Special Summoned by an effect: it is not the ${how} Summoned monster any more`,
      reads,
    );
  // How many materials there were, and what they were like, is forgotten; and so is that it was Pendulum Summoned.
  if (
    /\b(?:using|with|for each|number of|materials?|Tributed)\b/i.test(printedOf(model, part)) ||
    how === 'Pendulum'
  )
    return undefined;
  return ruled(
    'yes',
    'kept/way-summoned',
    `${model.name} is still ${how} Summoned after it was face-down`,
    reads,
  );
};

/** The parts of a card that hang on how it was Summoned. */
function asksWay(model: CardModel, way: string): readonly Part[] {
  const words = new RegExp(
    `\\bthis (?:face-up )?${way} Summoned\\b|\\bthis card was ${way} Summoned\\b|\\bwhile ${way} Summoned\\b`,
    'i',
  );
  return model.parts.filter((part) => part.kind !== 'not-an-effect' && words.test(printedOf(model, part)));
}

/** The effects of a card that answer its own Summon in that way. */
const answersWay = (model: CardModel, way: string): readonly Part[] =>
  model.parts.filter(
    (part) =>
      part.kind === 'trigger' &&
      part.on.length > 0 &&
      part.on.every(({ event, of }) => of === 'this' && event === `${way}-summoned`),
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
