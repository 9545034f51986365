import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import { isOfKind, kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const again = '(?:gemini |normal )?(?:normal )?summoned(?: again| a second time| twice)?';
const notAgain = new RegExp(
  `\\b(?:not|never|n't|hasn't|isn't|wasn't|haven't)(?: yet| been| yet been)* ${again}|\\bun-?summoned\\b|\\bstill (?:a |treated as a )?normal\\b|\\b(?:without|before) (?:gemini|second|the second|being) ?summon|\\bonly (?:been )?(?:normal )?summoned once\\b`,
);
const inGy = /\b(?:in|from|out of) (?:my |the |their )?(?:gy|graveyard|grave)\b|\brevive|\brebor/;
const elsewhere = /\b(?:in|from|out of) (?:my |the |their )?(?:hand|deck)\b|\bbanished\b|\bsearch/;

/** Where a Gemini monster is told to be: treated as a Normal Monster, or nothing but what is printed on it. */
function stateOf({ told, question }: Sketch, ref: string | undefined): 'normal' | undefined {
  const text = `${told} ${question}`;
  const said = text.replace(/'[^']*'/g, '');
  const isNotAgain = notAgain.test(said);
  if (/\bi (?:then |next |now |also )?(?:gemini |normal )?summon (?:it|#\d)\b/.test(said)) return undefined;
  if (/\bsummoned (?:it )?again\b|\bgemini summoned\b|\bsecond summon/.test(said) && !isNotAgain)
    return undefined;
  if (isNotAgain)
    return elsewhere.test(said.replace(/#\d[^.;?]*from (?:my )?(?:hand|deck)/g, '')) ? undefined : 'normal';
  const gemini = ref ?? 'gemini(?: monster)?';
  const lies = new RegExp(`\\b${gemini}\\b[^.;?#]*${inGy.source}|${inGy.source}[^.;?#]*${gemini}`);
  return lies.test(said) && !elsewhere.test(said) ? 'normal' : undefined;
}

/**
 * A Gemini monster is a Normal Monster, and no Effect Monster, in the GY and face-up on the field until it is Summoned
 * again (rule gemini/treated-as-normal): effects that ask for a Normal Monster see one, those for an Effect Monster none.
 */
export const geminiIsNormal: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const gemini = cards.find(isGemini);
  if (gemini === undefined && !/\bgemini\b/.test(`${told} ${question}`)) return undefined;
  if (stateOf(sketch, gemini?.ref) === undefined) return undefined;
  if (speaksAgainst(told.replace(/\b(?:not|never)\b|n't\b/g, ''), 'replaced')) return undefined;
  if (asksElse.test(question)) return undefined;
  const others = cards.filter((card) => card !== gemini);
  const asking = others.filter(asksSort);
  if (asking.length === 0 || bystanders(sketch, [gemini, ...asking]).length > 0) return undefined;
  return agreed(asking.map((card) => judged(card, gemini, question)));
};

const asksElse =
  /\bface-? ?down\b|\b(?:can|may) i (?:still )?(?:gemini|normal) summon\b|\b(?:synchro|xyz|link|fusion|tribute|ritual) summon|\bmaterial|\b(?:fall|falls|lose|loses|stop|stops|no longer)\b/;

const isGemini = ({ model: { facts } }: SketchCard): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Gemini');

const sort = /\b(non-)?(normal|effect) monsters?(?:\(s\))?/g;

const sortsIn = ({
  model,
}: SketchCard): readonly {
  readonly not: boolean;
  readonly what: string;
  readonly words: string;
  readonly part: SketchCard['model']['parts'][number];
}[] =>
  model.parts.flatMap((part) => {
    const words = part.kind === 'not-an-effect' ? undefined : printedWords(model, part)?.text.toLowerCase();
    if (words === undefined) return [];
    return [...words.matchAll(sort)].map((match) => ({
      not: match[1] !== undefined,
      what: match[2] ?? '',
      words,
      part,
    }));
  });

const asksSort = (card: SketchCard): boolean => sortsIn(card).length > 0;

function judged(card: SketchCard, gemini: SketchCard | undefined, question: string): Ruled | undefined {
  const sorts = sortsIn(card).filter(
    ({ words }) => !/\bexcept\b|\bas a normal monster\b(?!.*\b(?:1|a) normal monster)/.test(words),
  );
  const fits = new Set(sorts.map(({ not, what }) => (what === 'normal') !== not));
  const [fit] = fits;
  const part = sorts[0]?.part;
  if (fit === undefined || fits.size !== 1 || part === undefined) return undefined;
  if (fit && sorts.some((each) => asksMoreThan(each.words, gemini))) return undefined;
  const words = sorts.map((each) => each.words).join(' ');
  const keeps = /\b(?:cannot|neither player can)\b[^.:;]*\b(?:effect|normal) monster/.test(words);
  if (keeps && !asksStill.test(question)) return undefined;
  const because = fit
    ? 'it is a Normal Monster there, so what asks for one sees it'
    : 'it is a Normal Monster there, and no Effect Monster';
  return ruled(fit === keeps ? 'no' : 'yes', 'gemini/treated-as-normal', because, [
    { model: card.model, part },
  ]);
}

/** Does a text ask of the monster more than that it is a Normal or Effect Monster, and it is not so, or was not said? */
const asksMoreThan = (words: string, gemini: SketchCard | undefined): boolean =>
  kindsIn(words).some((kind) => {
    const asks = kind.asks.map((each) =>
      each.filter((ask) => ask.is === 'level' || !/^(?:normal|effect)$/.test(ask.word)),
    );
    const more = { ...kind, asks: asks.filter((each) => each.length > 0), not: [] };
    if (asks.length === more.asks.length || (more.asks.length === 0 && !more.open)) return false;
    return gemini === undefined || isOfKind(gemini.model, more) !== true;
  });

const asksStill = /\b(?:can|could|may|is it (?:possible|allowed)|still)\b/;
