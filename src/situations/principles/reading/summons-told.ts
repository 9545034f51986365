import type { CardModel } from '../../../effects/card-model.ts';
import { isExtraDeckMonster } from '../../../effects/facts.ts';
import { isDescribed } from '../../../effects/instruction.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { cardAt } from './forms.ts';
import { monsterOf } from './monsters-said.ts';
import { negatesOf } from './negators.ts';
import type { SketchCard } from './sketch.ts';

type Player = 'P0' | 'P1';

/** A Summon that was told, of named monsters or of others. */
export interface SummonTold {
  readonly player: Player;
  /** `either`: nobody said which. */
  readonly kind: 'normal' | 'special' | 'flip' | 'set' | 'either';
  /** From where, where that was told or follows from the way. */
  readonly from: Place | undefined;
  /** How often: what comes at once comes once. */
  readonly times: number;
  /** Whether that number is sure: "Special Summons 2 monsters" may be at once or one after the other. */
  readonly sure: boolean;
  readonly negated?: true;
  /** It was made before what is asked about applied. */
  readonly early?: true;
  /** It is no Summon, but what negates the one before. */
  readonly negates?: true;
  /** The cards that the words name. */
  readonly cards: readonly CardModel[];
}

const numbers: Readonly<Record<string, number>> = { one: 1, single: 1, two: 2, three: 3, four: 4, five: 5 };
const way =
  '(?<way>normal summon|tribute summon|flip summon|set|special summon|ss|link summon|synchro summon|xyz summon|fusion summon|ritual summon|pendulum summon|summon|contact fuse)';
const bent = '(?:s|ed|ing|med|ming|ned)?';
const told = new RegExp(
  `^(?<who>i|opp) (?:then |go(?:es)? (?:for|on to) |tries to |try to |tried to |attempts? to |also |have |has |will |want to |wants to )*${way}${bent}(?: (?<what>.*))?$`,
);
const passive = new RegExp(`^(?<who>my|their) (?<what>.+?) (?:is|was|gets|got) ${way}ed(?<rest>(?: .*)?)$`);
const ending =
  /(?: (?:(?<place>from|in) (?:my |their |its |own )*(?<from>hand|gy|deck|extra-deck|banished|banishment)|(?<banned>that was banished|from banished zone)|(?:with|using|by|via|off|through|thanks to) (?:effect of )?(?:my |their )?#(?<by>\d)(?: 's effect| effect)?|(?<once>at (?:same time|once)|simultaneously|together|all at once|in one go|in one pendulum summon)|(?<times>once|twice|thrice|(?:\d|two|three|four|five) times)|one after (?:other|another)|to field|to (?:my|their) field|in (?:attack|defense) position|this turn|using #\d and #\d|(?:by|with) its own effect|face-down|separately))$/;
const activates =
  /^(?<who>i|opp) (?:activate|activates|activated|use|uses|used|plays|play|played) (?:my |their )?#(?<card>\d)(?: 's effect| effect)?(?: (?:to ss|targeting|on|and|,).*)?$/;
const negatesIt =
  /^(?:(?:i|opp) (?:negate|negates|negated|stop|stopped) (?:it|that|summon|that summon|#\d)(?: with #\d)?|(?:summon|it|that)(?: of #\d)? (?:is|was|gets|got) negated(?: (?:by|with) #\d)?|(?:i|opp) (?:use|uses|used|activate|activates|activated|chain|chained|flip|flipped|respond with|responded with) #\d (?:to negate|on|against|and negate)(?: (?:summon|it|that|that summon|its summon|#\d))?|#\d (?:negates|negated) (?:it|summon|that|#\d))$/;

/** Reads to its last word a sentence that tells of a Summon, of a card that Summons, or of what negates a Summon. */
export function summonTold(words: string, cards: readonly SketchCard[]): SummonTold | undefined {
  const named = [...words.matchAll(/#(\d)/g)].flatMap(([, at]) => cardAt(cards, at) ?? []);
  if (negatesIt.test(words)) return negation(words, named);
  const summon = (told.exec(words) ?? passive.exec(words))?.groups;
  if (summon !== undefined) return summonOf(summon, cards, named);
  const activated = activates.exec(words)?.groups;
  const card = cardAt(cards, activated?.['card']);
  if (activated === undefined || card === undefined) return undefined;
  return byEffect(card, activated['who'] === 'i' ? 'P0' : 'P1', named);
}

function negation(words: string, named: readonly CardModel[]): SummonTold | undefined {
  const sure = /\bnegat|\bsummon\b/.test(words) || named.some((each) => negatesOf(each).has('summon'));
  if (!sure) return undefined;
  return { player: 'P0', kind: 'either', from: undefined, times: 0, sure: true, negates: true, cards: named };
}

function summonOf(
  groups: Readonly<Record<string, string | undefined>>,
  cards: readonly SketchCard[],
  named: readonly CardModel[],
): SummonTold | undefined {
  const { who, way: how = '' } = groups;
  let what =
    ` ${[groups['what'], groups['rest']].filter((each) => each !== undefined && each !== '').join(' ')}`.trimEnd();
  let from: Place | undefined;
  let times = 1;
  let often = false;
  let atOnce = false;
  for (let found = ending.exec(what); found !== null; found = ending.exec(what)) {
    const said = found.groups ?? {};
    if (said['from'] !== undefined) from = placeOf(said['from']);
    if (said['banned'] !== undefined) from = 'banished';
    if (said['once'] !== undefined) atOnce = true;
    if (said['times'] !== undefined) {
      often = true;
      times =
        said['times'] === 'twice'
          ? 2
          : said['times'] === 'thrice'
            ? 3
            : said['times'] === 'once'
              ? 1
              : numberOf(said['times'].split(' ')[0] ?? '');
    }
    if (said['by'] !== undefined) atOnce = true;
    what = what.slice(0, -found[0].length);
  }
  const things = what
    .trim()
    .split(/ and (?:also )?|, ?(?:and )?/)
    .filter((each) => each !== '');
  const counts = things.map((each) => countOf(each, cards));
  if (counts.includes(undefined) || Number.isNaN(times)) return undefined;
  const monsters = counts.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const kind = kindOf(how, things, cards);
  if (kind === undefined) return undefined;
  const several = monsters > 1 && !often;
  const isPendulum = how.startsWith('pendulum');
  return {
    player: who === 'i' || who === 'my' ? 'P0' : 'P1',
    kind,
    from:
      from ??
      (/^(?:link|synchro|xyz|fusion)/.test(how)
        ? 'extra-deck'
        : /^(?:normal|tribute)/.test(how)
          ? 'hand'
          : undefined),
    times,
    sure: often ? monsters <= 1 : !several || atOnce || isPendulum,
    cards: named,
  };
}

const placeOf = (word: string): Place =>
  word.startsWith('banish')
    ? 'banished'
    : word === 'extra-deck'
      ? 'extra-deck'
      : word === 'hand'
        ? 'hand'
        : word === 'gy'
          ? 'gy'
          : 'deck';
const numberOf = (word: string): number => (/^\d$/.test(word) ? Number(word) : (numbers[word] ?? Number.NaN));

/** How many monsters words name; undefined where they name anything else. */
function countOf(words: string, cards: readonly SketchCard[]): number | undefined {
  const bare = words.replace(/^(?:my|their|another|own|second|new|it|back) /, '').trim();
  const model = cardAt(cards, /^#(\d)$/.exec(bare)?.[1]);
  if (model !== undefined) return model.facts.cardType === 'monster' ? 1 : undefined;
  const { number, what = '' } =
    /^(?:(?<number>\d|one|single|two|three|four|five) )?(?<what>.+)$/.exec(bare)?.groups ?? {};
  if (/^(?:something|it|one)$/.test(what)) return 1;
  const monster = monsterOf(what.replace(/^(?:different|more|level \d+ or lower) /, ''));
  if (monster === undefined) return undefined;
  if (number !== undefined) return numberOf(number);
  return /s$/.test(what) ? 2 : 1;
}

function kindOf(
  how: string,
  things: readonly string[],
  cards: readonly SketchCard[],
): SummonTold['kind'] | undefined {
  if (how === 'set') return 'set';
  if (how === 'flip summon') return 'flip';
  if (/^(?:normal|tribute)/.test(how)) return 'normal';
  if (how !== 'summon') return 'special';
  const models = things.flatMap((each) => cardAt(cards, /#(\d)/.exec(each)?.[1]) ?? []);
  const extra = models.length > 0 && models.every(({ facts }) => isExtraDeckMonster(facts));
  return extra || things.length > 1 || /\b(?:two|three|four|five|[2-9])\b/.test(things.join(' '))
    ? 'special'
    : 'either';
}

/** A card whose effect begins with a Special Summon, that is activated. */
function byEffect(card: CardModel, player: Player, named: readonly CardModel[]): SummonTold | undefined {
  const effects = card.parts.flatMap((part) =>
    part.kind === 'activation' || part.kind === 'ignition' ? [part] : [],
  );
  const [only, more] = effects;
  const first = only?.does[0];
  if (
    only === undefined ||
    more !== undefined ||
    first?.do !== 'special-summon' ||
    first.may === true ||
    first.onlyIf !== undefined
  )
    return undefined;
  const target =
    typeof first.what === 'object' && 'target' in first.what ? only.targets[first.what.target] : undefined;
  const places = first.from ?? target?.from ?? (isDescribed(first.what) ? first.what.from : undefined);
  return {
    player: first.who === 'opponent' ? (player === 'P0' ? 'P1' : 'P0') : player,
    kind: 'special',
    from: places?.length === 1 ? places[0] : undefined,
    times: 1,
    sure: true,
    cards: named,
  };
}
