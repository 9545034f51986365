import saidOf from '../../../data/lexicon/described.json' with { type: 'json' };
import { setOf } from '../../platform/list-of.ts';
import { places } from '../../vocabulary/places.ts';
import { summonWays } from '../../vocabulary/summons.ts';
import { besideWords } from '../beside.ts';
import type { Filter, MadeOf, PlainFilter } from '../filter.ts';

/** Says which cards a filter means: "a Level 4 or lower Warrior monster that you control". */
export function filterWords(filter: Filter, article = 'a ', many = false): string {
  const { anyOf, except, controller, owner, column, arrows, counter, reads, summoned, ...own } = filter;
  const either = (anyOf ?? [{}]).map(
    (each) => `${withArticle(article, nounOf({ ...own, ...each }, many))}${whoseOf(each)}`,
  );
  const said = [
    [...new Set(either)].join(' or '),
    whoseOf({ controller, owner }),
    summonedWords(summoned, many),
    column === undefined ? '' : saidOf.columns[column],
    arrows === undefined ? '' : saidOf.arrows[arrows],
    counter === undefined ? '' : ` with ${counter.atLeast ?? 1} or more ${counter.name}s`,
    inBrackets(reads),
    exceptWords(except),
  ];
  return said.join('');
}

/** "An Insect monster", "another card". */
function withArticle(article: string, noun: string): string {
  if (article !== 'a ') return `${article}${noun}`;
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${'AEIOaeio'.includes(noun.replace('"', '').charAt(0)) ? 'an' : 'a'} ${noun}`;
}

const inBrackets = (words: string | undefined): string =>
  words === undefined ? '' : words.startsWith('(') ? ` ${words}` : ` (${words})`;

const summonedWords = (summoned: PlainFilter['summoned'], many: boolean): string =>
  summoned === undefined
    ? ''
    : ` that ${many ? 'were' : 'was'} ${summoned.length > 3 ? 'Special Summoned' : summoned.map(summonWays.term).join(' or ')}`;

/** Which of them are not meant. */
export function exceptWords(except: Filter['except']): string {
  const but = (except ?? []).map((each) => `${nounOf(each, true)}${whoseOf(each)}`);
  return but.length === 0 ? '' : `, except ${[...new Set(but)].join(' or ')}`;
}

const whoseOf = ({ controller, owner }: Pick<PlainFilter, 'controller' | 'owner'>): string =>
  controller === 'you' && owner === 'you'
    ? ' you own and control'
    : [
        controller === undefined ? '' : controller === 'you' ? ' you control' : ' your opponent controls',
        owner === undefined ? '' : owner === 'you' ? ' of yours' : " of your opponent's",
      ].join('');

/** What the cards are, and where: "face-up Level 4 Dragon monster with 1500 or lower ATK". */
function nounOf(filter: PlainFilter, many: boolean): string {
  const { names, abilities = [], summoned, reads } = filter;
  const kind = kindOf(filter, many);
  const words = [
    filter.other ? 'other' : '',
    filter.taken === 'random' ? 'random' : '',
    filter.faceUp === undefined ? '' : filter.faceUp ? 'face-up' : 'face-down',
    filter.position === undefined ? '' : `${filter.position === 'attack' ? 'Attack' : 'Defense'} Position`,
    rated('Level', filter.levels, filter.levelAtLeast, filter.levelAtMost),
    rated('Rank', filter.ranks, filter.rankAtLeast, filter.rankAtMost),
    rated('LINK', filter.links, filter.linkAtLeast, filter.linkAtMost),
    filter.attribute ?? '',
    filter.type ?? '',
    filter.property ?? '',
    filter.archetype === undefined ? '' : `"${filter.archetype}"`,
    // Of "Lamp Tokens" the reader knows both forms.
    names
      ?.filter((name) => !names.includes(`${name}s`))
      .map((name) => `"${name}"`)
      .join(' or ') ?? '',
    ...(filter.notAbilities ?? []).map((each) => `non-${each}`),
    ...abilities,
    names !== undefined && (filter.cardType === 'monster' || filter.cardType === undefined) ? '' : kind,
  ].filter((each) => each !== '');
  const stats = [
    valued('ATK', range(filter.atkAtLeast, filter.atkAtMost)),
    valued('DEF', range(filter.defAtLeast, filter.defAtMost)),
    filter.hasLevel ? 'a Level' : '',
  ].filter((each) => each !== '');
  return [
    words.join(' '),
    stats.length === 0 ? '' : ` with ${stats.join(' and ')}`,
    filter.normalSummonable ? ' that can be Normal Summoned/Set' : '',
    filter.summonedFrom === undefined ? '' : ' Special Summoned from the Extra Deck',
    filter.zone === undefined ? '' : ` in ${filter.zone === 'main' ? 'a Main' : 'an Extra'} Monster Zone`,
    filter.beside === undefined ? '' : besideWords(filter.beside),
    filter.different === undefined ? '' : ` with different ${differenceWords(filter.different)}`,
    filter.mentions === undefined
      ? ''
      : ` that mention${many ? '' : 's'} ${filter.mentions.map((name) => `"${name}"`).join(' or ')}`,
    filter.listsMaterial === undefined ? '' : materialWords(filter.listsMaterial, many),
    filter.madeOf === undefined ? '' : madeOfWords(filter.madeOf),
    filter.in === undefined || filter.controller !== undefined
      ? ''
      : ` in the ${filter.in.map(places.term).join(' or ')}`,
    summonedWords(summoned, many),
    inBrackets(reads),
  ].join('');
}

/** "names", "Types and Attributes". */
const differenceWords = (of: NonNullable<PlainFilter['different']>): string =>
  of
    .map((each) => (each === 'names' ? each : `${each.charAt(0).toUpperCase()}${each.slice(1)}`))
    .join(' and ');

const materialWords = (
  { names = [], archetypes = [] }: NonNullable<PlainFilter['listsMaterial']>,
  many: boolean,
): string => {
  const listed = [
    ...names.map((name) => `"${name}"`),
    ...archetypes.map((series) => `a "${series}" monster`),
  ];
  return ` that list${many ? '' : 's'} ${listed.join(' or ')} as material`;
};

/** "Summoned using 2 or more Machine monsters". */
const madeOfWords = ({ this: own, cards = {}, atLeast, only }: MadeOf): string => {
  const count = atLeast === undefined ? '' : `${atLeast} or more `;
  const what = own ? 'this card' : `${count}${filterWords(cards).trim() || 'cards'}`;
  return ` Summoned using ${only ? 'only ' : ''}${what}`;
};

/** Kinds of monsters that texts write with a capital letter: "Fusion Monster", but "Tuner monster". */
const capital: ReadonlySet<string> = setOf('Normal Effect Fusion Ritual Synchro Xyz Link Pendulum');

function kindOf({ cardType, abilities = [], monsterCard, equipCard }: PlainFilter, many: boolean): string {
  const plural = many ? 's' : '';
  if (cardType === undefined && (monsterCard ?? equipCard))
    return `${equipCard ? 'Equip' : 'Monster'} Card${plural}`;
  switch (cardType) {
    case 'monster':
      return `${abilities.some((each) => capital.has(each)) ? 'Monster' : 'monster'}${plural}`;
    case 'spell':
      return `Spell${plural}`;
    case 'trap':
      return `Trap${plural}`;
    case 'spell-trap':
      return `Spell${plural}/Trap${plural}`;
    case undefined:
      return `card${plural}`;
  }
}

function rated(word: string, exact: readonly number[] | undefined, least?: number, most?: number): string {
  const said = exact?.join(' or ') ?? range(least, most);
  return said === undefined ? '' : `${word} ${said}`;
}

const valued = (stat: string, said: string | undefined): string =>
  said === undefined ? '' : `${said} ${stat}`;

function range(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return least === most ? `${least}` : `${least} to ${most}`;
  if (most !== undefined) return `${most} or lower`;
  return least === undefined ? undefined : `${least} or higher`;
}
