import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

const there = '(?:up|out|on|active|live|in play|face-up|on (?:my |their )?field)';
const stands = [
  form(`{bar} (?:is|was) (?:still )?${there}`),
  form(`(?:i|opp) (?:control|controls|have|has) {bar}(?: ${there})?`),
  form(`there is {bar}(?: ${there})?`),
];
const number = '(?:one|two|three|four|five|\\d|some|several|no)';
const besides = [
  form(`{} (?:has|have) ${number} (?:[a-z]+ )?counters?`),
  form(`(?:i|opp) (?:control|controls|have|has)(?: only| just)? {}(?: ${there}| in (?:my )?hand)?`),
  form(`(?:i|opp) (?:control|controls|have|has)(?: only)? ${number} (?:other )?monsters?`),
  form('i want to tribute summon {}'),
];
const what =
  '(?:{}|it|him|her|(?:one|two|1|2)?(?: of)? ?(?:my |their )?(?:other )?monsters?|anything|cards?)';
const from = '(?: from (?:my )?hand)?';
const asks = [
  form(
    `can (?:i|opp) (?:still )?tribute (?:summon|set) (?:{}|it|(?:level \\d+ )?monsters?)${from}(?: (?:with|using|by tributing|tributing) ${what})?`,
  ),
  form(`can (?:i|opp) (?:still )?use ${what} as (?:tributes?)(?: for (?:{}|it)(?: 's tribute summon)?)?`),
  form(`can (?:i|opp) (?:still )?tribute ${what}(?: (?:for|to tribute summon|to summon) (?:{}|it))?`),
  form(`can ${what} be (?:tributed|used as tributes?)(?: for (?:{}|it))?`),
];
/** A text by which nobody can Tribute, whatever for: then nothing is Tributed for a Tribute Summon either (wording/cannot-wins). */
export const tributesBarred: EveryWordPrinciple = ({ cards, sentences: { told, asked } }) => {
  if (said(asked, asks) === undefined || !told.every((each) => said(each, [...stands, ...besides])))
    return undefined;
  const standing = told.flatMap((each) => cardAt(cards, said(each, stands)?.['bar']) ?? []);
  const [bar, part] =
    standing.flatMap((model) => {
      const found = model.parts.find(barsTributes);
      return found === undefined ? [] : [[model, found] as const];
    })[0] ?? [];
  if (
    bar === undefined ||
    part === undefined ||
    cards.some(({ ref, model }) => model !== bar && told.join(' ').includes(ref) && negates(model))
  )
    return undefined;
  return ruled('no', 'wording/cannot-wins', `while ${bar.name} is face-up, nobody can Tribute`, [
    { model: bar, part },
  ]);
};

const barsTributes = (part: Part): boolean =>
  part.kind === 'continuous' &&
  part.does.some(
    ({ do: verb, reads = '', onlyIf }) =>
      verb === 'restrict' && onlyIf === undefined && nobodyTributes.test(reads),
  );
const nobodyTributes =
  /^(?:neither player can tribute(?: cards| monsters)?|(?:cards|monsters) cannot be tributed)\.?$/i;

/** Does its text negate what applies, or speak of Tributing in spite of it? */
const negates = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) => part.kind === 'continuous' && part.does.some(({ do: verb }) => verb.startsWith('negate')),
  );
