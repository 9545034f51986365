import { isActivated } from '../../effects/activated.ts';
import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { effectWords } from './reading/effect-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/**
 * What a Continuous negation of the effects of monsters, or of Traps, does to an effect (rules effect/continuous-stops,
 * trigger/negated-effect, negate/after-it-moved): what applies or resolves on the field is negated; what is activated
 * after its card has left, or has been applied already, is not.
 */
export const negatedOnField: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const negator = sketch.cards.find(({ model }) => negates(model.parts) !== undefined);
  const kind = negator === undefined ? undefined : negates(negator.model.parts);
  const text = `${told} ${question}`;
  if (negator === undefined || kind === undefined || !stands(negator.ref, text)) return undefined;
  if (/\bunaffected\b|\bset\b|\bhand\b|\bdestroys? #|\bmst\b|\bkills?\b|\blevel\b/.test(text))
    return undefined;
  const asked = sketch.cards.filter((card) => card !== negator && question.includes(card.ref));
  const others = sketch.cards.filter((card) => card !== negator);
  const [card] = asked.length === 1 ? asked : others.length === 1 ? others : [];
  if (card === undefined || card.model.facts.cardType !== kind) return undefined;
  const isLater = new RegExp(
    `\\b(?:then|later|afterwards?|came up|and later in the turn)\\b[^?]*${negator.ref}|${negator.ref}[^?.]*(?:came up|afterwards|later)`,
  ).test(told);
  if (isLater) return lasting(sketch, card);
  const left = hasLeft(card.ref, told);
  const free = mayAttack(question, card);
  if (free !== undefined && !left) return free;
  const parts = partsAsked(question, card);
  const read = agreed(parts.map((part) => judged(part, card, left)));
  if (read === undefined || !/\bnegated\b|\bstop(?:s|ped)?\b|\bprevent/.test(question)) return read;
  return { ...read, answer: read.answer === 'yes' ? 'no' : 'yes' };
};

function negates(parts: readonly Part[]): 'monster' | 'trap' | undefined {
  for (const part of parts) {
    if (part.kind !== 'continuous') continue;
    for (const { do: verb, what } of part.does) {
      if (verb !== 'negate-effects' || typeof what !== 'object') continue;
      if (
        'count' in what &&
        what.count === 'all' &&
        what.filter.cardType === 'monster' &&
        what.filter.controller === undefined
      )
        return 'monster';
      if ('reads' in what && /all (?:other )?trap effects on the field/i.test(what.reads)) return 'trap';
    }
  }
  return undefined;
}

/** Is the card told to apply? */
const stands = (ref: string, text: string): boolean =>
  new RegExp(
    `\\bunder (?:my |their |the )?${ref}|${ref} (?:is |was |'s |stays |still )?(?:up|out|on|active|face-up|applying|applies|in play|on the field)\\b|opponent's ${ref} applies|\\b(?:has|have|with|while|controls?|flipped|flips|activat\\w+) (?:my |his |their |a |opponent's )?${ref}|${ref} (?:came|comes|is negating|was (?:flipped|activated))|^${ref},| ${ref}\\.`,
  ).test(text);

const hasLeft = (ref: string, text: string): boolean =>
  new RegExp(
    `${ref}[^?]*\\b(?:sent|destroyed|killed|died|dies|goes to the gy|went to the gy|hits the gy|hit the gy|is tributed|leaves|left|flips? into|used as)\\b`,
  ).test(text) ||
  new RegExp(
    `\\b(?:destroy(?:s|ed)?|kill(?:s|ed)?|tribut(?:e|es|ed)|sen[dt]s?) (?:my |it\\b|the )?${ref}`,
  ).test(text);

/** A restriction of the card's own effect on its attacks is negated too. */
function mayAttack(question: string, { model }: SketchCard): Ruled | undefined {
  if (!/\bcan (?:it|(?:my |their )?#\d|this|he|she) (?:still )?(?:attack|declare an attack)/.test(question))
    return undefined;
  const part = model.parts.find(
    (each) =>
      (each.kind === 'continuous' || each.kind === 'unclassified') &&
      /\bcannot (?:declare an )?attack/i.test(printedWords(model, each)?.text ?? ''),
  );
  if (part === undefined) return undefined;
  const because = 'that it cannot attack is an effect of its own, which is negated';
  return {
    answer: 'yes',
    rules: ['effect/continuous-stops', 'negate/effect'],
    because,
    reads: [{ model, part }],
  };
}

/** The parts of a card that do what the question asks for. */
function partsAsked(question: string, { model }: SketchCard): readonly Part[] {
  const deed = askedDeed(question);
  const all = model.parts.filter(({ kind }) => kind !== 'not-an-effect');
  if (deed?.kind === 'deed') return all.filter((part) => effectWords(model, part)?.clauses.some(deed.fits));
  if (/\bpay\b/.test(question))
    return all.filter((part) => /\bpay|\bcost\b/i.test(printedWords(model, part)?.text ?? ''));
  return [];
}

const away: ReadonlySet<string> = new Set(['gy', 'banished', 'hand', 'extra-deck', 'deck']);
const movesAway: ReadonlySet<string> = new Set([
  'sent-to-gy',
  'destroyed',
  'banished',
  'left-the-field',
  'returned-to-hand',
  'tributed',
  'used-as-material',
]);

function judged(part: Part, { model }: SketchCard, left: boolean): Ruled | undefined {
  const reads = [{ model, part }];
  if (isActivated(part)) {
    const elsewhere =
      part.activatesIn?.every((place) => away.has(place)) ??
      (part.kind === 'trigger' &&
        part.on.length > 0 &&
        part.on.every(({ event, of }) => of === 'this' && movesAway.has(event)));
    if (elsewhere) {
      const because = 'it is activated away from the field, where its effects are not negated';
      return { answer: 'yes', rules: ['negate/after-it-moved', 'trigger/negated-effect'], because, reads };
    }
    if (left || /\btribute this card\b|\bbanish this card\b/i.test(printedWords(model, part)?.text ?? ''))
      return undefined;
    const because = 'it is on the field when its effect resolves, where its effects are negated';
    return { answer: 'no', rules: ['activation/while-negated', 'negate/effect'], because, reads };
  }
  if (part.kind === 'not-an-effect') return undefined;
  const text = printedWords(model, part)?.text.toLowerCase() ?? '';
  if (
    /\bcannot\b.*\bnegated\b|\bcannot be destroyed\b|\bnot destroyed\b|\bwhile (?:this card is )?in (?:the|your)\b|\bgy\b|\busing this card\b|\bused (?:as|for)\b/.test(
      text,
    ) ||
    left
  )
    return undefined;
  if (part.kind === 'unread' && /[:;]|\bmust\b|\bonly be\b|\bcannot be (?:normal|special)/.test(text))
    return undefined;
  const because = 'the effect applies on the field, and is negated there';
  return { answer: 'no', rules: ['effect/continuous-stops', 'negate/effect'], because, reads };
}

/** What an effect has done already, or left to be done, before the negation came. */
function lasting({ told, question }: Sketch, { model }: SketchCard): Ruled | undefined {
  if (!/\bstill\b|\bvanish|\brestricted\b|\blocked\b/.test(question)) return undefined;
  if (!/\bresolved\b|\bused\b|\balready\b|\bwas ritual summoned\b|\beffect this turn\b/.test(told))
    return undefined;
  const part = model.parts.find((each) => isActivated(each));
  if (part === undefined) return undefined;
  const because = 'what has resolved lasts, and only what applies or resolves afterwards is negated';
  return {
    answer: 'yes',
    rules: ['negate/effect', 'effect/continuous-stops'],
    because,
    reads: [{ model, part }],
  };
}
