import { isActivated } from '../../effects/activated.ts';
import { type CardModel, cardModelSchema } from '../../effects/card-model.ts';
import type { Ability } from '../../effects/facts.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import { type EveryWordPrinciple, type Found, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { negatesOf } from './reading/negators.ts';

const way = '(?<way>normal|tribute|flip|link|xyz|synchro|pendulum)';
const what =
  '(?:{monster}|(?<one>(?:another )?monster)|(?:both |exactly )?(?<count>two|2|three|3|four|4|five|5|several|multiple|many|some) monsters(?: at once| at same time)?|(?<some>monsters)|{monster} and {other})';
const with_ =
  '(?: (?:with|using|by using|off) (?:(?:two|2|three|3|its) (?:monsters|materials|level \\d+s?(?: monsters)?)|{material}(?: (?:and|&) {material2})?))?';
/** "With X and Y in my Pendulum Zones": the scales, whose own texts may speak of the Summon. */
const scales =
  '(?: with {scale} (?:and|&) {scale2} (?:in (?:my|their) pendulum-zone|as (?:my|their) scales))?';
const from = '(?: from (?:(?:its|their|my|the) )?(?:hand|extra-deck))?';
const tells = [
  form(
    `(?<who>i|opp) (?:try to |tries to |want to |wants to |is about to |would )?${way} summon(?:s|ed)?(?: ${what})?${from}${with_}${scales}`,
  ),
  form(
    `(?<who>i|opp) (?:try to |tries to |want to |wants to |declares |declare |perform |performs )${way} summon(?: of ${what})?${scales}`,
  ),
];
/** What the text of a material does to the monster is an effect, and no monster applies one while it is being Summoned. */
const negatesMaterialUser = form(
  '(?:which|it|{}) negates (?:all )?effects of (?:that )?(?:(?:synchro|xyz|link) )?monster(?: (?:it makes|it is used for|that uses it|summoned with it|made with it|using it))?',
);
/** "They try to Special Summon X": of a monster whose text Summons it without an effect, that Summon. */
const tellsOwn = form(
  `(?<who>i|opp) (?:try to |tries to |want to |wants to |is about to |would )ss {monster}${from}`,
);
/** "By Tributing": a Normal Summon so is a Tribute Summon. */
const tributing =
  / (?:(?:by|after|while) )?(?:tributing|sacrificing) (?:(?:an?|one|two|his|her|their|its|my|the|1|2) )*(?:monsters?|tributes?|tokens?)$/;
/** A Summon that is part of an effect. */
const byEffect = [
  form(
    `(?<who>i|opp) (?:ss|(?:fusion|ritual) summons?) ${what}${from} (?:with|using|by|via|off) {by}(?: 's effect)?`,
  ),
  form(
    `(?<who>i|opp) (?:use|uses|activate|activates|play|plays|resolve|resolves) {by} (?:to|and) (?:ss|summons?|(?:fusion|ritual) summons?) ${what}${from}`,
  ),
  form(`{by}(?: 's effect)? (?:ss|summons?|(?:fusion|ritual) summons?) ${what}${from}`),
  form(`(?<who>i|opp) (?:activates?|uses?|plays?|chains?) {by}(?: 's effect)?(?: (?:on|targeting) ${what})?`),
  form(
    `(?<who>i|opp) ss(?: ${what})?${from} (?:with|by|using|via|through) (?<unnamed>(?:card |monster |spell |trap )?effects?)`,
  ),
];
const it = `(?:it|that|this|(?:that|this|its|their|my)? ?(?:${way.replace('?<way>', '?:')} )?summon(?: of (?:it|{monster}|that monster|those monsters|them))?)`;
export const asksToNegate = [
  form(`can (?<asks>i|opp) (?:still )?negate ${it} (?:with|using|by using|by|via) {z}`),
  form(`can (?:i|opp) use {z} to (?:negate|stop) ${it}`),
  form(`can {z} (?:still )?(?:negate|stop|hit|be (?:used|activated|chained) (?:to negate|against|on)) ${it}`),
  form(
    `can (?<asks>i|opp) (?:still )?(?:use|activate|chain|flip|play|respond with) {z}(?: (?:in response(?: to)?|to negate|on|against|to))?(?: ${it})?`,
  ),
  form(
    `can (?<asks>i|opp) (?:still )?(?:tribute|send|discard|banish) {z}(?: to gy)? to (?:negate|stop) ${it}`,
  ),
  form(`is ${it} negatable by {z}`),
];
/** What is activated in that time and negates no Summon: "to stop it" says that the Summon is not over yet. */
const asksToStop = [
  form(
    `can (?<asks>i|opp) (?:still )?(?:use|activate|chain|flip|play|respond with) {z}(?: (?:during|in response to|on|to) ${it}| in response)? to (?:(?:destroy|banish|remove|return) (?:(?:one of|my|their|his|her) )*(?:scales?|it) (?:and|to) )?(?:negate|stop|prevent) ${it}`,
  ),
  form(
    `can (?<asks>i|opp) (?:still )?(?:negate|stop|prevent) ${it} by (?:destroying|removing|banishing) (?:(?:one of|my|their|his|her) )*scales? (?:with|using) {z}`,
  ),
];
/** Of any such Summon of the opponent, where none was told of. */
const asksOfAny = [
  form(`(?:can|does|will) {z} (?:negate|stop) ${way} summons?(?: of (?:{monster}|(?<one>monster)))?`),
  form(
    `can (?:i|opp) (?:use|activate|chain|flip|play) {z} (?:to negate|to stop|against|on|in response to) ${way} summons?(?: of (?:{monster}|(?<one>monster)))?`,
  ),
];

/**
 * Can that card negate the Summon that was declared? Summons without an effect have a time in which they can be negated
 * (summons-general/negation-window); which of them a text answers, the engine decides.
 */
export const negateTheSummon: EveryWordPrinciple = ({ cards, sentences }, _books, ruleset) => {
  const { asked } = sentences;
  const told = withoutScalesApart(sentences.told).filter((each) => !negatesMaterialUser.test(each));
  const ofAny = told.length === 0 ? said(asked, asksOfAny) : undefined;
  const stops = ofAny === undefined ? said(asked, asksToStop) : undefined;
  const question = ofAny ?? said(asked, asksToNegate) ?? stops;
  const inEffect = told.length === 1 ? said(told[0] ?? '', byEffect) : undefined;
  if (question !== undefined && inEffect !== undefined)
    return notOfAnEffect(cardAt(cards, question['z']), cardAt(cards, inEffect['by']), inEffect);
  const saying: Readonly<Record<string, string>> | undefined =
    ofAny === undefined ? tellingOf(told, cards) : { one: 'monster', ...ofAny, who: 'opp' };
  if (question === undefined || saying === undefined) return undefined;
  const { who, monster = question['monster'], other } = saying;
  if (question['monster'] !== undefined && question['monster'] !== monster) return undefined;
  const z = cardAt(cards, question['z']);
  if (z === undefined || z.parts.some(({ kind }) => kind === 'unread')) return undefined;
  const negates = negatesOf(z).has('summon');
  if (!negates && stops === undefined) return undefined;
  const beside = ['material', 'material2', 'scale', 'scale2'].map((each) => cardAt(cards, saying[each]));
  if (beside.some((each) => each !== undefined && (each === z || speaksOfSummons(each)))) return undefined;
  const asker = question['asks'] ?? (who === 'i' ? 'opp' : 'i');
  const named = [cardAt(cards, monster), cardAt(cards, other)].filter((each) => each !== undefined);
  if (named.includes(z) || named.some(({ facts }) => facts.cardType !== 'monster')) return undefined;
  // How many there are matters to a Pendulum Summon alone.
  const several = saying['count'] !== undefined || saying['some'] !== undefined || other !== undefined;
  if (several && saying['way'] !== 'pendulum') return undefined;
  const isOpen = named.length === 0 && saying['one'] === undefined && saying['way'] === 'pendulum';
  if (!several && negates && isOpen) return undefined;
  const summoned = named.length > 0 ? named : [unknownMonster(saying['way'] ?? '')];
  return {
    situation: situationOf(ruleset, {
      way: saying['way'] ?? '',
      summoned: several && summoned.length === 1 ? [...summoned, unknownMonster('pendulum')] : summoned,
      summoner: who === 'i' ? 'P0' : 'P1',
      asker: asker === 'i' ? 'P0' : 'P1',
      z,
    }),
  };
};

/** Cards in Pendulum Zones that a comma or "and" cut off from the Summon are told with it. */
function withoutScalesApart(told: readonly string[]): readonly string[] {
  const at = told.findIndex((each) =>
    /^#\d (?:in (?:my|their) pendulum-zone|as (?:my|their) scales)$/.test(each),
  );
  const before = told[at - 1];
  if (before === undefined || !/ with #\d$/.test(before)) return told;
  return [...told.slice(0, at - 1), `${before} and ${told[at]}`, ...told.slice(at + 1)];
}

/** Does a text say which Summons cannot be negated, or answered? */
const speaksOfSummons = (model: CardModel): boolean =>
  /\bsummon[^.]*\b(?:cannot be negated|cannot activate|cannot be activated)\b/i.test(textOf(model));

/** The Summon that was told of, where nothing else was. */
function tellingOf(
  [only, more]: readonly string[],
  cards: Parameters<typeof cardAt>[0],
): Readonly<Record<string, string>> | undefined {
  if (only === undefined || more !== undefined) return undefined;
  const bare = only.replace(tributing, '');
  const told = said(bare, tells);
  const tribute = bare !== only;
  if (told !== undefined)
    return tribute && told['way'] !== 'normal' && told['way'] !== 'tribute'
      ? undefined
      : { ...told, ...(tribute ? { way: 'tribute' } : {}) };
  const own = tribute ? undefined : said(only, [tellsOwn]);
  const procedures = cardAt(cards, own?.['monster'])?.summoning.procedures ?? [];
  const isFromHand = procedures.some((each) => each.from === undefined || each.from.includes('hand'));
  return own !== undefined && isFromHand ? { ...own, way: 'own' } : undefined;
}

/** What only negates Summons does nothing to a Summon that an effect performs (summons-general/not-in-a-chain). */
function notOfAnEffect(
  z: CardModel | undefined,
  by: CardModel | undefined,
  { unnamed }: Readonly<Record<string, string>>,
): Found | undefined {
  if (z === undefined || z === by || !onlySummons(z)) return undefined;
  if (unnamed !== undefined) return performed('that effect');
  if (by === undefined) return undefined;
  const summons = by.parts
    .filter(isActivated)
    .some(({ does }) =>
      does.some(({ do: verb, immediatelyAfter }) => summoning.has(verb) && immediatelyAfter !== true),
    );
  // A monster of its own procedure may be named in the same words.
  if (!summons || by.summoning.procedure !== undefined) return undefined;
  return performed(`the effect of ${by.name}`);
}

const performed = (what: string): Found =>
  ruled(
    'no',
    'summons-general/not-in-a-chain',
    `${what} performs that Summon, so there is no time in which the Summon itself can be negated`,
  );

const summoning: ReadonlySet<string> = new Set(['special-summon', 'fusion-summon', 'ritual-summon']);

const onlySummons = (z: CardModel): boolean => {
  const negates = negatesOf(z);
  return (
    negates.has('summon') &&
    negates.size === 1 &&
    !/\bactivat/i.test(JSON.stringify(z.parts.map((part) => ('does' in part ? part.does : []))))
  );
};

/** A monster of which nothing is known but how it is Summoned. */
export function unknownMonster(said: string): CardModel {
  const kinds: Readonly<Record<string, Ability>> = { link: 'Link', xyz: 'Xyz', synchro: 'Synchro' };
  const kind = kinds[said];
  return cardModelSchema.parse({
    name: 'the monster',
    facts: { cardType: 'monster', abilities: kind === undefined ? ['Effect'] : ['Effect', kind] },
  });
}

interface Told {
  readonly way: string;
  readonly summoned: readonly CardModel[];
  readonly summoner: 'P0' | 'P1';
  readonly asker: 'P0' | 'P1';
  readonly z: CardModel;
}

const ways: Readonly<Record<string, SummonWay>> = {
  normal: 'normal-summoned',
  tribute: 'tribute-summoned',
  flip: 'flip-summoned',
  link: 'link-summoned',
  xyz: 'xyz-summoned',
  synchro: 'synchro-summoned',
  pendulum: 'pendulum-summoned',
  own: 'summoned-by-own-procedure',
};

export function situationOf(ruleset: Ruleset, { way: how, summoned, summoner, asker, z }: Told): Situation {
  const kind = ways[how] ?? 'normal-summoned';
  const from =
    how === 'flip' ? 'monster-zone' : ['link', 'xyz', 'synchro'].includes(how) ? 'extra-deck' : 'hand';
  const ids = summoned.map((_, at) => `monster ${at + 1}`);
  const [first = 'monster 1', ...together] = ids;
  return {
    ruleset,
    turnPlayer: summoner,
    phase: 'main-1',
    ...noNormalSummons,
    cards: [
      ...summoned.map(
        (model, at): CardSetup => ({
          id: ids[at] ?? first,
          card: model,
          place: from,
          controller: summoner,
          ...(how === 'flip' ? { faceUp: false } : {}),
        }),
      ),
      { id: 'z', card: z, controller: asker, ...homeOf(z) },
    ],
    actions: [
      {
        do: 'declare-summon',
        card: first,
        way: kind,
        player: summoner,
        ...(together.length > 0 ? { together } : {}),
      },
    ],
    question: { ask: 'can-activate', card: 'z', player: asker, granted: true },
    assumed: [],
  };
}

function homeOf({ facts, parts }: CardModel): Pick<CardSetup, 'place' | 'faceUp'> {
  if (facts.cardType !== 'monster') return { place: 'spell-trap-zone', faceUp: false };
  const inHand = parts.some(
    (part) =>
      isActivated(part) &&
      part.does.some(({ do: verb }) => verb === 'negate-summon') &&
      part.activatesIn?.includes('hand'),
  );
  return inHand ? { place: 'hand' } : { place: 'monster-zone', faceUp: true };
}
