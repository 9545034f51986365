import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { hasOnly, questionMeant } from './reading/question-meant.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const standsIn =
  /\b(?:stands? in|standing in|substitutes?|substituted|substituting|replaces?|replaced|takes? the place|in (?:the )?place of|instead of)\b/;
const place = '(?:main )?(deck|extra deck|gy|graveyard|grave|hand|field)';
const places = [
  new RegExp(`\\b(?:in|from|on|out of|inside) (?:my |the |its )?${place}\\b`, 'g'),
  /\b(banished|banishment)\b/g,
];
/** The words of such a question; whatever else is asked is another question. */
const words = new Set(
  "can may could might does do will would is are be it i we a an the my of one as for in from on out inside with into to stand stands standing substitute substitutes substituted substituting replace replaces replaced take takes place instead use used using count counts work works serve effect effect's fusion summon summons material materials monster monsters named listed specific required missing another other main deck extra gy graveyard grave hand field banished banishment still also there even legally allowed able possible".split(
    ' ',
  ),
);
/**
 * A monster whose text lets it stand in for a Fusion Material does that where its text says; where that names no place, not
 * in the Deck and not while banished, where texts of monsters do not apply. A card that cannot be Fusion Material otherwise
 * then is none at all (rule fusion-summon/how).
 */
export const standsInFrom: KeyWordPrinciple = (sketch) => {
  const { told, cards } = sketch;
  const question = questionMeant(sketch);
  const card = soleStandIn(question, cards);
  if (card === undefined || !hasOnly(question, words)) return undefined;
  const said = new Set(places.flatMap((form) => [...question.matchAll(form)].map(([, where]) => where)));
  const [where, other] = [...said].map((each) =>
    each?.replace(/^grave(?:yard)?$/, 'gy').replace(/ment$/, ''),
  );
  if (where === undefined || other !== undefined) return undefined;
  if (!isWhere(question, card, cards)) return undefined;
  const text = textOf(card.model);
  if (!standsIn.test(question) && !(isMaterialAsked.test(question) && /\bmaterial otherwise\b/i.test(text)))
    return undefined;
  const from = sentenceOf.exec(text)?.groups?.['from'];
  const says =
    from === undefined ? undefined : new RegExp(`\\b${where}\\b`, 'i').test(from.replace('ished', ''));
  const named = card.model.name;
  if (says === true)
    return cards.length > 1 || told !== '' || !standsIn.test(question)
      ? undefined
      : ruled(
          'yes',
          'fusion-summon/how',
          `${named} stands in for a material from there`,
          [],
          ['the effect that Fusion Summons takes materials from there', 'the other materials go with it'],
        );
  if (says === undefined && !far.has(where)) return undefined;
  const at = where === 'banished' ? 'while it is banished' : `in the ${where === 'gy' ? 'GY' : where}`;
  return ruled('no', 'fusion-summon/how', `${named} does not stand in for a material ${at}`);
};

const isMaterialAsked = /\bmaterials?\b/;
const far: ReadonlySet<string> = new Set(['deck', 'extra deck', 'banished']);
const sentenceOf =
  /\bthis (?:face-up )?card(?: (?:in|on) (?<from>[^.]*?))? can be used as a substitute for (?:any )?1 (?:fusion )?material\b/i;

/** Is it that card of which the place is said? Where another monster is named, the place has to stand at it. */
function isWhere(question: string, { ref }: SketchCard, cards: Sketch['cards']): boolean {
  const others = cards.some(
    (each) => each.ref !== ref && question.includes(each.ref) && each.model.facts.cardType === 'monster',
  );
  if (
    new RegExp(`\\b(?:instead of|in (?:the )?place of|for) (?:the |a |my )?(?:banished )?${ref}`).test(
      question,
    )
  )
    return false;
  return (
    !others ||
    new RegExp(`\\bbanished ${ref}|${ref} (?:in|from|on|out of|inside) (?:my |the |its )?${place}\\b`).test(
      question,
    )
  );
}

/** The card that is asked about, if it alone of those in the question may stand in for a material. */
function soleStandIn(question: string, cards: Sketch['cards']): SketchCard | undefined {
  const [card, other] = cards.filter(
    ({ ref, model }) => question.includes(ref) && sentenceOf.test(textOf(model)),
  );
  return other === undefined ? card : undefined;
}
