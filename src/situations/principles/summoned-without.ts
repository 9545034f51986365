import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';

const whose = '(?:(?:the|my|an?|another|other|second|one|copy of|copies of) )*';
const way = '(?:ritual|fusion|synchro|xyz|link)';
const asks: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can|could|may|am i able to|is it legal to|possible to)\\b.*\\b${way} summon ${whose}(?<of>#\\d)(?: from (?:my )?hand)? (?:by )?(?:using|with|tributing|including) ${whose}(?<used>#\\d)`,
  ),
  new RegExp(
    `\\b(?:can|could|may) (?:i (?:use|tribute|include) )?${whose}(?<used>#\\d) (?:be (?:used|tributed) )?(?:for|to ${way} summon|as (?:a )?tribute for) ${whose}(?<of>#\\d)`,
  ),
];

/** "Must be Ritual Summoned, without using "X"": no X is used up for it (rule text/material-cannot-be-used). */
export const summonedWithout: KeyWordPrinciple = ({ cards, question }) => {
  const { of, used } =
    asks.map((form) => form.exec(question)?.groups).find((each) => each !== undefined) ?? {};
  const [monster, material] = [of, used].map((ref) => cards.find((each) => each.ref === ref)?.model);
  if (monster === undefined || material === undefined || /n't\b|\bnot\b/.test(question)) return undefined;
  const condition = monster.parts.find(
    (part) =>
      part.kind === 'not-an-effect' &&
      part.what === 'summoning-condition' &&
      new RegExp(`\\bwithout using "${escaped(material.name)}"(?! or)`).test(part.reads),
  );
  if (condition === undefined || /\bname (?:becomes|is (?:also )?treated)/i.test(textOf(material)))
    return undefined;
  return ruled(
    'no',
    'text/material-cannot-be-used',
    `the text of ${monster.name} lets no ${material.name} be used for its Summon`,
    [{ model: monster, part: condition }],
  );
};

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
