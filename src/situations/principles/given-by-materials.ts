import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const count = '(?<many>two|three|both|2|3|a pair of)(?: (?:copies|copy) of)?(?: my)?';
const made = `(?:made|ssed|summon(?:ed)?|xyz summon(?:ed)?|synchro summon(?:ed)?|link summon(?:ed)?|fusion summon(?:ed)?|ritual summon(?:ed)?)\\b[^.;]*? (?:with|using|from|out of|off|by (?:using|tributing|overlaying)) ${count} `;

/** A text that gives an effect to the monster that was Summoned with its card: "... gains this effect. ● ...". */
const gives =
  /\ban? (?<kind>[^.]*?) ?(?:that was )?(?:(?<way>xyz|synchro|link|fusion|ritual) )?summoned using this card(?: on the field)?(?: as (?:(?:xyz |synchro |link )?material|a material))? gains (?:this effect|the following effect)\.(?<limit>[^●]*)●(?<effect>[^●\n]*)$/is;

/** Words by which the Summon, or who made it, may be another one, or by which the effect was lost since. */
const moreOfIt =
  /\b(?:my opponent|the opponent|they|he|she) \w|\breviv|\breborn\b|\brank-?up\b|\bgy\b|\bgrave|\bbanish|\bface-?down\b|\battach|\blater\b|\bleaves?\b|\bleft\b|\breturn|\blast turn\b|\bre-?summon/;

interface Given {
  readonly kind: string;
  readonly effect: string;
  /** The card that gives it may do so once in a turn. */
  readonly once: boolean;
}

/** What a card gives to what is Summoned with it; undefined where it gives nothing, or where its text says more of it. */
function givenBy(model: CardModel): Given | undefined {
  const groups = gives.exec(textOf(model))?.groups;
  if (groups === undefined) return undefined;
  const { kind = '', way = '', limit = '', effect = '' } = groups;
  const once = /\byou can only use (?:the|each of the) preceding effects?\b[^.]*\bonce per turn\b/i.test(
    limit,
  );
  if (!once && limit.trim() !== '') return undefined;
  return { kind: `${way} ${kind}`.toLowerCase(), effect: effect.toLowerCase().trim(), once };
}

/**
 * How much comes of the effect that several copies give to the monster that was Summoned with them: each gives it once (rule
 * copy/gained-effects), unless its text lets it do so once in a turn (rule copy/limits).
 */
export const givenByMaterials: KeyWordPrinciple = (sketch) => {
  const { told, cards } = sketch;
  if (speaksAgainst(told) || cards.length > 2) return undefined;
  const match = new RegExp(`\\b${made}(?<ref>#\\d)`).exec(told);
  const giver = cards.find(({ ref }) => ref === match?.groups?.['ref']);
  const given = giver === undefined ? undefined : givenBy(giver.model);
  if (match === null || giver === undefined || given === undefined) return undefined;
  const taker = cards.find((each) => each !== giver);
  const rest = told.slice(match.index + match[0].length);
  if (moreOfIt.test(told) || (rest.match(/[.;]/g) ?? []).length > 1) return undefined;
  if (!isOfKind(given.kind, taker, told)) return undefined;
  const words = match.groups?.['many'] ?? '';
  const copies = given.once ? 1 : words === 'three' || words === '3' ? 3 : 2;
  const each = amountAsked(given, sketch, taker);
  if (each === undefined) return undefined;
  const part = giver.model.parts.find((one): one is Part => 'printed' in one && one.printed !== undefined);
  return {
    answer: String(copies * each),
    rules: given.once ? ['copy/limits', 'copy/gained-effects'] : ['copy/gained-effects'],
    because: given.once
      ? 'its text lets only one of the copies give the effect in a turn'
      : 'each of the copies gives the effect once',
    reads: part === undefined ? [] : [{ model: giver.model, part }],
  };
};

/** Is the monster of the kind that gains it: "an Xyz Monster", "a "Vendread" monster"? */
function isOfKind(kind: string, taker: SketchCard | undefined, told: string): boolean {
  const bare = kind.replace(/\bmonsters?\b|\ban?\b/g, '').trim();
  const family = /"([^"]+)"/.exec(bare)?.[1];
  const ways = bare
    .replace(/"[^"]*"/g, '')
    .split(' ')
    .filter((each) => each !== '');
  const { facts, name } = taker?.model ?? {};
  if (facts === undefined)
    return (
      family === undefined &&
      ways.every((way) => new RegExp(`\\b${way}\\b`).test(told)) &&
      (told.match(/\b(?:fusion|synchro|xyz|link|ritual)\b/g) ?? []).every((way) => ways.includes(way))
    );
  if (facts.cardType !== 'monster') return false;
  return (
    (family === undefined || name?.toLowerCase().includes(family) === true) &&
    ways.every((way) => facts.abilities.some((each) => each.toLowerCase() === way))
  );
}

/** How much one of the effects comes to, for what is asked; undefined where that is not what it does. */
function amountAsked(
  { effect, once }: Given,
  { told, question }: Sketch,
  taker: SketchCard | undefined,
): number | undefined {
  const it = `(?:it|${taker?.ref ?? 'it'}|the xyz monster|that monster)`;
  if (
    /\bhow (?:many|often)\b[^?]*\b(?:copies|instances|times)\b[^?]*\beffects?\b[^?]*\b(?:gain|get|have)/.test(
      question,
    )
  )
    return 1;
  // What is used once in a turn by name, or of what else was not told to have happened, is not counted here.
  if (once || /\bonce per turn\b/.test(effect) || !hasHappened(effect, told)) return undefined;
  const amounts: readonly (readonly [RegExp, RegExp])[] = [
    [
      new RegExp(`\\bhow much atk (?:does|will|would|did) ${it} gain\\b`),
      /\b(?:it|this card) gains (\d+) atk\b/,
    ],
    [/\bhow many (?:cards )?(?:do|can|will|would) i (?:get to )?draw\b/, /\bdraw (\d) cards?\b/],
    [
      /\bhow much (?:damage|burn) (?:do|does|will|would) (?:they|my opponent|the opponent) take\b/,
      /\binflict (\d+) damage to your opponent\b/,
    ],
  ];
  const asked = amounts.find(([form]) => form.test(question));
  const amount = asked?.[1].exec(effect)?.[1];
  return amount === undefined ? undefined : Number(amount);
}

/** Was what the effect answers told, once: the Summon itself, or a monster that it destroyed by battle? */
function hasHappened(effect: string, told: string): boolean {
  if (/^(?:if|when) (?:it|this card) is (?:xyz |synchro |link |fusion |ritual )?summoned\b/.test(effect))
    return true;
  return (
    /^(?:if|when) this card destroys (?:a|an opponent's) monster by battle\b[:,]/.test(effect) &&
    (
      told.match(
        /\bdestroys? (?:a|an|one|1|their|an opponent's|my opponent's) (?:[a-z]+ )?monster (?:in|by) battle\b/g,
      ) ?? []
    ).length === 1
  );
}
