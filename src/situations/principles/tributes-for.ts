import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { isOfKind, kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const summons = '(?:(?:tribute|normal) (?:summon|set)|summon)';
const forms: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can|may|could) (?:i|we|they) (?:still |also )?${summons} (?:my |the |a )?(?<of>#\\d) (?:by tributing|by using|by|using|with|off) (?<what>[^?]*)`,
  ),
  /\b(?:can|may|could) (?:i|we|they) (?:still |also )?(?:tribute|use) (?<what>[^?]*?) (?:for|to (?:tribute summon|normal summon|summon)|as (?:a |the |one )?tributes? for) (?:my |the |a )?(?:tribute summon of |summon of |normal summon of )?(?<of>#\d)/,
];
/** "My only monster is Y", with "can I Tribute Summon X?" */
const plain =
  /\b(?:can|may|could) (?:i|we) (?:still |also )?(?:tribute summon|normal summon|tribute set|summon) (?:my |the |a )?(?<of>#\d)(?: from (?:my |the )?hand)?(?: normally)?\s*\?/;
const onlyMonster = [
  /(?<is>#\d) is (?:my only|the only) (?:other )?monster/,
  /\b(?:my )?only (?:other )?monster(?: i (?:control|have))?(?: on (?:my |the )?field)? is (?:an? |my )?(?<is>#\d)/,
  /\bi (?:only|just) (?:control|have) (?:an? |my |one )?(?<is>#\d)/,
  /\bi (?:control|have) (?:an? |my )?(?:only|just|nothing (?:but|except)) (?:an? |my )?(?<is>#\d)/,
];
const elsewhere =
  /\bcannot\b|\bcan't\b|\block|\brestrict|\bnegat|\bmausoleum\b|\bsoul exchange\b|\bextra (?:normal|tribute)|\badditional\b|\balready\b|\bused (?:up )?my\b|\bset #|\bbattle phase\b|\bopponent's turn\b|\bdouble summon\b|\bfor (?:its|the) (?:effect|cost)\b|\bzones?\b/;

/** The turn's Normal Summon may be used up: "it was Normal Summoned this turn". */
const spent =
  /\bthis turn\b|\b(?:normal|tribute) (?:summon|set)(?:ned|med|ed|ted)\b(?! (?:last|on (?:my|the) (?:last|previous)) turn)|\bjust (?:set|summoned)\b/;

/**
 * Which monsters can be Tributed for a Tribute Summon, and whether they are enough (rules normal-summon/one-tribute,
 * normal-summon/two-tributes, move/tribute): by the Level, by what is Tributed, and by monsters that count as two.
 */
export const tributesFor: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const found =
    forms.map((form) => form.exec(question)).find((each) => each !== null)?.groups ??
    plain.exec(question)?.groups;
  const summoned = cards.find(({ ref }) => ref === found?.['of']);
  const needed = summoned === undefined ? undefined : tributesOf(summoned.model);
  if (
    summoned === undefined ||
    needed === undefined ||
    elsewhere.test(`${told} ${question}`) ||
    spent.test(`${told} ${question}`) ||
    speaksAgainst(told, 'stolen')
  )
    return undefined;
  const what = found?.['what'];
  return what === undefined ? byOnly(summoned, needed, sketch) : byDescribed(what, summoned, needed, sketch);
};

/** How many Tributes its Level asks for; undefined where its text says otherwise. */
function tributesOf({ facts, ...model }: CardModel): number | undefined {
  if (facts.cardType !== 'monster' || facts.level === undefined || facts.level < 5) return undefined;
  if (
    /\btribut|cannot be normal summoned|ritual/i.test(
      textOf({ facts, ...model }).replace(
        /\bif (?:this card is|you) tribute summon(?:ed)?\b|\bthis card (?:was|is) tribute summoned\b/gi,
        '',
      ),
    )
  )
    return undefined;
  if (facts.abilities.some((each) => ['Fusion', 'Synchro', 'Xyz', 'Link', 'Ritual'].includes(each)))
    return undefined;
  return facts.level < 7 ? 1 : 2;
}

const hidden = /\bface-?down\b|\bfacedown\b|\bset\b/;
const counts = /treated as 2 tributes? for the tribute summon of (?:an? )?(?<kind>[^.;]*?monster)/i;

/** For how many Tributes a monster counts. */
function worth({ model }: SketchCard, summoned: SketchCard): number | undefined {
  const kind = counts.exec(textOf(model))?.groups?.['kind'];
  if (kind === undefined) return /\btreated as\b.*\btribut/i.test(textOf(model)) ? undefined : 1;
  const kinds = kindsIn(kind.toLowerCase());
  const is = kinds.map((each) => isOfKind(summoned.model, each));
  return is.includes(true) ? 2 : is.every((each) => each === false) ? 1 : undefined;
}

const rule = (needed: number) => (needed === 1 ? 'normal-summon/one-tribute' : 'normal-summon/two-tributes');

/** "X is my only monster. Can I Tribute Summon Y?" */
function byOnly(summoned: SketchCard, needed: number, { told, cards }: Sketch): Ruled | undefined {
  const ref = onlyMonster.map((form) => form.exec(told)?.groups?.['is']).find((each) => each !== undefined);
  const card = cards.find((each) => each.ref === ref);
  if (
    card === undefined ||
    card === summoned ||
    card.model.facts.cardType !== 'monster' ||
    cards.length !== 2
  )
    return undefined;
  return enough([card], summoned, needed, hidden.test(told));
}

function enough(
  cards: readonly SketchCard[],
  summoned: SketchCard,
  needed: number,
  isHidden: boolean,
): Ruled | undefined {
  const worths = cards.map((each) => worth(each, summoned));
  if (worths.some((each) => each === undefined)) return undefined;
  if (cards.some(({ model }) => /cannot be tributed/i.test(textOf(model)))) return undefined;
  const sum = worths.reduce<number>((all, each) => all + (each ?? 0), 0);
  if (sum < needed)
    return ruled(
      'no',
      rule(needed),
      `${summoned.model.name} needs ${needed} Tribute${needed === 1 ? '' : 's'}`,
    );
  if (cards.length > needed) return undefined;
  const double = cards.find((_, at) => worths[at] === 2);
  // That it counts as two is an effect of its own, which a face-down one may not apply.
  if (double !== undefined && isHidden) return undefined;
  return ruled(
    'yes',
    rule(needed),
    double === undefined
      ? 'the Tributes are enough for its Level'
      : `${double.model.name} counts as two Tributes for it`,
  );
}

const count = (what: string): number | undefined =>
  /^(?:only |just |exactly )?(?:an?|one|1|a single|this|that|it)\b/.test(what)
    ? 1
    : /^(?:only |just |both |exactly )?(?:two|2|both)\b/.test(what)
      ? 2
      : /^(?:three|3)\b/.test(what)
        ? 3
        : undefined;

/** "My opponent's monster", "a monster on their field", "a monster my opponent controls": nothing else is said of it. */
const theirs =
  /^(?:(?:only|just|an?|one|1|two|2|both|of) )*(?:(?:my )?opponent's|their|his|her) (?:face-?down |face-?up |set |facedown )?(?:monsters?|tokens?)(?: (?:on|from) (?:the|their|his|her) field)?$|^(?:(?:only|just|an?|one|1|two|2|both) )*(?:face-?down |face-?up |set |facedown )?(?:monsters?|tokens?) (?:(?:on|from) (?:(?:my )?opponent's|their) (?:field|side)|(?:that )?(?:my opponent|they) controls?)$/;

/** "... by Tributing a face-down monster", "... a Token", "... my opponent's monster". */
function byDescribed(what: string, summoned: SketchCard, needed: number, sketch: Sketch): Ruled | undefined {
  const named = sketch.cards.filter((each) => each !== summoned && what.includes(each.ref));
  const words = what.replace(/\s*\?.*$/, '').trim();
  if (named.length > 0) {
    const rest = words
      .replace(/#\d/g, '')
      .replace(/\b(?:my|the|and|just|only|a|an|both|single|alone|one|face-down|set)\b|[, ]/g, '');
    const all =
      named.length === sketch.cards.length - 1 &&
      named.every(({ model }) => model.facts.cardType === 'monster');
    return rest === '' && all && !/\b(?:their|opponent)/.test(sketch.told)
      ? enough(named, summoned, needed, hidden.test(`${sketch.told} ${what}`))
      : undefined;
  }
  if (sketch.cards.length !== 1 || sketch.told.trim() !== '') return undefined;
  const number = count(words);
  if (number === undefined) return undefined;
  if (number > needed)
    return ruled(
      'no',
      rule(needed),
      `${summoned.model.name} is Tribute Summoned with ${needed}, and not with more`,
    );
  if (number < needed)
    return /\bonly\b|\bjust\b|\bsingle\b|\bone\b/.test(words)
      ? ruled('no', rule(needed), `${summoned.model.name} needs ${needed} Tributes`)
      : undefined;
  if (/\bopponent|\btheir\b|\bhis\b|\bher\b/.test(words))
    return /\b(?:took|stole|control|borrowed|taken)\b/.test(words)
      ? ruled('yes', 'control/control-possess-own', 'whoever controls a monster can Tribute it')
      : theirs.test(words)
        ? ruled('no', 'move/tribute', 'only monsters that one controls can be Tributed')
        : undefined;
  if (
    /^(?:only |just |both )?(?:an?|one|1|two|2|both)(?: of)?(?: my| single)? ?(?:face-?down |face-?up |set |facedown )?(?:monsters?|tokens?|effect monsters?|normal monsters?|xyz monsters?|link monsters?)(?: tokens?)?$/.test(
      words,
    )
  )
    return ruled(
      'yes',
      'move/tribute',
      'a monster that one controls can be Tributed, face-up or face-down, Tokens included',
      [],
      ['no text keeps it from being Tributed'],
    );
  return undefined;
}
