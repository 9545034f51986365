import { isActivated } from '../../effects/activated.ts';
import type { VerbId } from '../words/verbs.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { faceUpAgain } from './reading/applied.ts';
import { agreed, effectsAsked } from './reading/asked-effects.ts';
import type { Happening } from './reading/happenings.ts';
import { saysOften } from './reading/limit-words.ts';
import { removalOf } from './reading/removal.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const leaves: ReadonlySet<Happening['verb']> = new Set<VerbId>([
  'destroy',
  'die',
  'banish',
  'tribute',
  'return',
  'shuffle',
  'leave',
  'send',
  'hit',
]);
const comes: ReadonlySet<Happening['verb']> = new Set<VerbId>([
  'special-summon',
  'summon',
  'normal-summon',
  'revive',
  'bring',
  'come-back',
  'get',
]);
const uses: ReadonlySet<Happening['verb']> = new Set<VerbId>(['use', 'activate', 'trigger']);
const asks = new RegExp(
  `\\b(?:can|could|may|able|allowed|get to)\\b[^?]*\\b(?:${written('use', 'activate')}|effects?)\\b[^?]*\\b(?:again|(?:a )?second time|another time|once more|this turn)\\b`,
);

/**
 * A card whose effect was used, and that left the field or was turned face-down, and is face-up there again: a limit that
 * does not name it is fresh, one that names it is used up (rules limit/soft-once-per-turn, limit/hard-once-per-turn).
 */
export const freshAgain: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (
    !asks.test(question) ||
    speaksAgainst(told) ||
    /\bnext turn\b|\bsecond (?:copy|#)|\banother\b/.test(told)
  )
    return undefined;
  const at = sketch.happenings.findIndex(
    ({ verb, told: isTold, what, by }) =>
      isTold && uses.has(verb) && [...what, ...by].some(({ card }) => card !== undefined),
  );
  const use = sketch.happenings[at];
  const named =
    use?.by.find(({ card }) => card !== undefined)?.card ??
    use?.what.find(({ card }) => card !== undefined)?.card;
  const card = cards.find(({ ref }) => ref === named?.ref);
  if (card === undefined || card.model.facts.cardType !== 'monster') return undefined;
  const inQuestion = cards.filter(({ ref }) => question.includes(ref));
  if (inQuestion.some((each) => each !== card)) return undefined;
  const how = wasAway(sketch, card, at);
  const helpers = cards.filter((each) => each !== card);
  if (
    how === undefined ||
    bystanders(sketch, [card]).length > 0 ||
    helpers.some(({ model }) => /\bnegate/i.test(JSON.stringify(model.parts)))
  )
    return undefined;
  const effects = effectsAsked(
    `${told} ${question}`.replace(/#\d/g, (ref) => (ref === card.ref ? ref : '')),
    [card],
  );
  const all = effects.length > 0 ? effects : effectsAsked('', [card]);
  return agreed(all.map((effect) => judged(effect, how)));
};

/** How the card was gone from the field, or face-down there, and is face-up again; undefined where that was not told. */
function wasAway(
  { happenings, told, question, cards }: Sketch,
  card: SketchCard,
  at: number,
): 'left' | 'face-down' | undefined {
  const of = ({ what, by }: Happening) =>
    [...what, ...by].some((each) => each.card?.ref === card.ref || each.words === 'it');
  const later = happenings.slice(at + 1);
  const down = later.findIndex((each) => each.told && of(each) && (each.faceDown || turnedBy(each, cards)));
  if (down >= 0) return faceUpAgain.test(`${told} ${question}`) ? 'face-down' : undefined;
  const left = later.findIndex((each) => each.told && leaves.has(each.verb) && of(each));
  if (left < 0) return undefined;
  return later.slice(left + 1).some((each) => each.told && comes.has(each.verb) && of(each))
    ? 'left'
    : undefined;
}

/** "They Book of Moon it", "it is hit by Book of Moon". */
const turnedBy = ({ means, verb, what }: Happening, cards: readonly SketchCard[]): boolean => {
  const by = cards.find(
    ({ ref }) => ref === means?.ref || (verb === 'activate' && what.some(({ card }) => card?.ref === ref)),
  );
  return by !== undefined && removalOf(by.model)?.turnsFaceDown === true;
};

function judged({ card, part }: Source, how: 'left' | 'face-down'): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  const { limit } = part;
  if (!isActivated(part) || (part.kind !== 'ignition' && part.kind !== 'quick')) return undefined;
  if (limit === undefined) {
    if (saysOften(card, part)) return undefined;
    return {
      answer: 'yes',
      rules: ['limit/this-effect-only'],
      because: 'its text has no limit on how often it is used',
      reads,
    };
  }
  if (limit.scope === 'name') {
    if (limit.per !== 'turn' || limit.times !== 1) return undefined;
    const because = 'the limit names the card, and a card of that name was used this turn';
    return { answer: 'no', rules: ['limit/hard-once-per-turn'], because, reads };
  }
  if (limit.per !== 'turn' && limit.per !== 'while-face-up') return undefined;
  // An effect that turns its own monster face-down is remembered.
  if (
    how === 'face-down' &&
    part.does.some(({ do: verb, what }) => verb === 'flip-face-down' && what === 'this')
  )
    return undefined;
  const because =
    how === 'left'
      ? 'it left the field, and its limit is fresh when it is back'
      : 'it was turned face-down, and its limit is fresh when it is face-up again';
  return { answer: 'yes', rules: ['limit/soft-once-per-turn'], because, reads };
}
