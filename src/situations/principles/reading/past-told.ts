import { isActivated } from '../../../effects/activated.ts';
import type { CardModel } from '../../../effects/card-model.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { wayOf } from './summoned-by.ts';
import { done, written } from './verb-words.ts';

/** What a text says of how a monster came to the field and where it went, by its key words. */
export interface PastTold {
  /** How it was Summoned; undefined where nothing of that was told. */
  readonly summoned?:
    | { readonly is: 'properly' | 'own-procedure' | 'never' }
    | { readonly is: 'so'; readonly way: 'fusion' | 'ritual' | 'synchro' | 'xyz' | 'link' }
    | { readonly is: 'by'; readonly card: SketchCard };
}

const card = '#\\d';
const summon = `(?:${written('summon', 'special-summon')}|ssed|ss)`;
const rightly = '(?:properly|correctly|legally|the (?:right|correct|proper|normal|intended) way|by the book)';
const never = new RegExp(
  `\\b(?:never|not|n't)(?: yet| once| even| actually| properly| really| been| had| be| ever)* (?:(?:fusion|ritual|synchro|xyz|link|special|normal|properly)[- ])?(?:${summon}|on the field|hit the field|touched the field|seen the field|(?:came|come|been) out)\\b|\\bwithout (?:ever )?(?:being|having been|getting|touching|hitting) (?:properly |ever )?(?:${summon}|the field|on the field)`,
);
const kinds = ['fusion', 'ritual', 'synchro', 'xyz', 'link'] as const;
const ofKind = new RegExp(`\\b(fusion|ritual|synchro|xyz|link)(?:[- ])(?:${summon})`);
const hidden = '(?:my |the |their |his )?(?:main |extra )?(?:hand|deck)';
/** It went to the GY, and was on the field in no way. */
const unsummoned = new RegExp(
  `\\b${written('discard', 'mill')}\\b|\\b(?:sent|dumped|put|went|goes|go|send|dump|fell|falls)\\b[^.;]{0,40}\\b(?:from|out of) ${hidden}\\b|\\bstraight (?:from ${hidden} )?(?:in)?to (?:my |the )?(?:gy|grave(?:yard)?)`,
);
const own =
  /\b(?:by|with|using|via|through) (?:its|his|her|their) (?:own )?(?:effect|procedure|condition|summoning condition|method|requirement)|\bcontact[- ]fus/;

const comesBy = '(?:by|with|using|via|through|off|off of|from|thanks to|because of)';
const brings = `(?:${written('summon', 'special-summon', 'bring', 'get', 'make', 'put')}|cheat(?:s|ed)?|pull(?:s|ed)?|call(?:s|ed)?|turn(?:s|ed)? into|fetch(?:es|ed)?|gave|gives|drop(?:s|ped)?|fus(?:es|ed))`;
const cameOut = `(?:${done('summon', 'special-summon', 'bring', 'make', 'put')}|ssed|cheated|pulled|came|comes|arrived|hit the field|appeared)`;

/** The cards that were told to bring the monster out: "X got me Y", "Y came out through X", "I used X for Y". */
export function bringersOf(
  told: string,
  monster: string,
  cards: readonly SketchCard[],
): readonly SketchCard[] {
  const its = `(?:my |the |a |an |his |her |their |out |me |us )*`;
  return cards.filter(({ ref, model }) => {
    if (ref === monster || !summonsMonsters(model)) return false;
    const forms = [
      `${ref}(?:'s)?(?: effect)?(?: then)? ${brings} ${its}(?:back )?${monster}`,
      `\\b(?:${written('use', 'activate')}|cast|resolved|played|with) ${its}${ref}(?:'s effect)? (?:for|into|to (?:get|(?:\\w+[- ])?summon|bring out|make|cheat out|fetch)|and (?:got|summoned|special summoned|made|brought out|chose|picked|took|fetched)|getting|summoning|special summoning|making|bringing out) ${its}${monster}`,
      `${monster}(?: (?:was|is|got|gets|has been|had been|who|which|that))*(?: (?:properly|special))* ?${cameOut}\\b[^.;#]{0,30} ${comesBy} ${its}${ref}`,
      `${brings} ${its}${monster}[^.;#]{0,25} ${comesBy} ${its}${ref}`,
      `${ref}(?:'?e?d)? (?:for|into) ${its}${monster}`,
    ];
    return forms.some((form) => new RegExp(form).test(told));
  });
}

const summonsMonsters = ({ parts }: CardModel): boolean =>
  parts
    .filter(isActivated)
    .some(({ does }) =>
      does.some(({ do: verb }) => verb.endsWith('-summon') && !/^(?:negate|normal)/.test(verb)),
    );

/** Words of a procedure that a text repeats: "by banishing an EARTH", "with 7 Crystal Beasts". */
function byItsProcedure(told: string, { summoning }: CardModel): boolean {
  const says = /\b(?:banish|tribut|discard|send|return|shuffl|reveal|pay|remov)/.exec(
    summoning.procedure?.toLowerCase() ?? '',
  )?.[0];
  return (
    says !== undefined &&
    new RegExp(`\\b(?:${summon}|came out)\\b[^.;#]{0,30} by (?:properly )?${says}\\w*ing\\b`).test(told)
  );
}

/** Reads the past of a monster; undefined where two things are told of it that do not go together. */
export function pastTold(
  { told, cards }: Sketch,
  monster: SketchCard,
  besides: readonly SketchCard[],
): PastTold | undefined {
  const text = told.replace(new RegExp(`\\b(?:he|she|it) (?=${card})`, 'g'), '');
  if (never.test(text)) return { summoned: { is: 'never' } };
  const bringers = bringersOf(
    text,
    monster.ref,
    cards.filter((each) => !besides.includes(each)),
  );
  const [by, more] = bringers;
  if (more !== undefined) return undefined;
  const rights = new RegExp(
    `\\b${rightly}\\b[^.;]{0,30}\\b${summon}\\b|\\b${summon}\\b[^.;]{0,30}\\b${rightly}\\b`,
  ).test(text);
  if (rights) return { summoned: { is: 'properly' } };
  if (by !== undefined)
    return wayOf(by.model) === undefined ? undefined : { summoned: { is: 'by', card: by } };
  const kind = ofKind.exec(text)?.[1];
  const way = kinds.find((each) => each === kind);
  if (way !== undefined) return { summoned: { is: 'so', way } };
  if (own.test(text) || byItsProcedure(text, monster.model)) return { summoned: { is: 'own-procedure' } };
  if (new RegExp(`\\b${summon}\\b`).test(text)) return undefined;
  return unsummoned.test(text) ? { summoned: { is: 'never' } } : {};
}
