import type { CardModel } from '../../../effects/card-model.ts';
import { spellTrapProperties as properties } from '../../../effects/facts.ts';
import type { Instruction } from '../../../effects/instruction.ts';
import type { Place } from '../../../vocabulary/places.ts';
import type { SummonWay } from '../../../vocabulary/summons.ts';
import { cardAt } from './forms.ts';
import { monsterOf } from './monsters-said.ts';
import type { SketchCard } from './sketch.ts';

type Player = 'P0' | 'P1';

/** What somebody asks whether a player can do, with which card. */
export type Act =
  | {
      readonly act: 'summon';
      /** The ways that may be meant. */
      readonly ways: readonly SummonWay[];
      readonly monster: CardModel;
      readonly named: boolean;
      readonly from: Place | undefined;
    }
  | {
      readonly act: 'activate';
      readonly kind: 'spell' | 'trap' | 'monster';
      readonly property: (typeof properties)[number] | undefined;
      readonly from: Place | undefined;
    }
  | { readonly act: 'activate-card'; readonly card: CardModel; readonly from: Place | undefined }
  /** An effect that does this, whatever card it is of. */
  | { readonly act: 'does'; readonly does: Instruction }
  | { readonly act: 'attack'; readonly with: CardModel | undefined };

export interface AskedAct {
  readonly player: Player;
  readonly act: Act;
  /** A yes is that it cannot be done: "does X stop me from ...?" */
  readonly stopped: boolean;
}

const summonWords =
  'normal summon|tribute summon|flip summon|pendulum summon|link summon|xyz summon|synchro summon|fusion summon|ritual summon|ss|special summon|summon|sett?';
const ways: Readonly<Record<string, readonly SummonWay[]>> = {
  'normal summon': ['normal-summoned'],
  'tribute summon': ['tribute-summoned'],
  ss: ['special-summoned'],
  'special summon': ['special-summoned'],
  summon: ['normal-summoned', 'special-summoned'],
  set: ['set'],
  sett: ['set'],
  'pendulum summon': ['pendulum-summoned'],
  'link summon': ['link-summoned'],
  'xyz summon': ['xyz-summoned'],
  'synchro summon': ['synchro-summoned'],
  'fusion summon': ['fusion-summoned'],
  'ritual summon': ['ritual-summoned'],
};
const kindOfWay: Readonly<Partial<Record<SummonWay, string>>> = {
  'link-summoned': 'link',
  'xyz-summoned': 'xyz',
  'synchro-summoned': 'synchro',
  'fusion-summoned': 'fusion',
  'ritual-summoned': 'ritual',
  'pendulum-summoned': 'pendulum',
};
const places: Readonly<Record<string, Place>> = {
  hand: 'hand',
  gy: 'gy',
  deck: 'deck',
  'extra-deck': 'extra-deck',
  banished: 'banished',
};
const from = '(?: (?:from|in) (?:my |their |own )*(?<from>hand|gy|deck|extra-deck))?';
const late =
  '(?: (?:again|now|this turn|on my turn|on (?:my|their) field|too|normally|at all|next to it|alongside it|with it|as second one))*';
const summons = new RegExp(
  `^(?<way>${summonWords})(?:ing|ning)?(?: (?<what>.*?))?(?: face-down)?${from}${late}$`,
);
const activates = new RegExp(`^(?:activate|use|play|flip|activat|us)(?:ing)? (?<what>.+?)${from}${late}$`);
const attacks =
  /^(?:attack|declare attacks?|battle|swing|attacking|declaring attacks?|battling|swinging)(?: with (?:my |their )?(?:#(?<with>\d)|monsters?|it))?(?: opp| them| me)?(?: this turn)?$/;
const helper = '(?:still |also |now |even |then |legally )*';
const asks = new RegExp(
  `^(?:(?:and|but|so|if so|in that case),? )*can (?<who>i|opp|we|my opp) ${helper}(?<what>.+?)(?: (?:under|with|while|through) (?:#\\d)(?: (?:is )?(?:up|out|active|face-up|on field))*)?$`,
);
const asksStopped =
  /^(?:does|will|do|would) (?:my |their )?#\d (?:stop|prevent|keep|block) (?<who>me|opp|us|their|them)(?: from)? (?<what>.+)$/;

/** Reads to its last word what a question asks to do; undefined where it asks anything else. */
export function askedAct(question: string, cards: readonly SketchCard[]): AskedAct | undefined {
  const words = question
    .replace(/^,? ?/, '')
    .replace(/ (?:myself|themselves|himself)\b/g, '')
    .trim();
  const stopped = asksStopped.exec(words)?.groups;
  const found = stopped ?? asks.exec(words)?.groups;
  const act = found?.['what'] === undefined ? undefined : actOf(found['what'], cards);
  if (act === undefined) return undefined;
  const theirs = /^(?:opp|their|them|my opp)$/.test(found?.['who'] ?? '');
  return { player: theirs ? 'P1' : 'P0', act, stopped: stopped !== undefined };
}

const noun = '(?:cards?|monsters?|spells?|traps?|anything|something|it|one|any cards?)';
const searches = new RegExp(
  `^(?:search(?:ing)?(?: (?:my |their )?deck)?(?: for)?(?: ${noun})?(?: from (?:my |their )?deck)?|add(?:ing)?(?: ${noun})? from (?:my |their )?(?<from>deck|gy)(?: to (?:my |their )?hand)?|(?:add(?:ing)?|get(?:ting)?) ${noun} back from (?:my |their )?(?<back>gy)(?: to (?:my |their )?hand)?)${late}$`,
);
const draws = new RegExp(
  `^draw(?:ing)?(?: (?:any |more |\\d )*cards?)?(?: (?:with|by|from|off) (?:card |spell )?effects?)?${late}$`,
);
const banishes = new RegExp(
  `^banish(?:ing)?(?: (?:my |their )?${noun})?(?: from (?:my |their )?(?<from>gy|hand|field|deck))?${late}$`,
);

/** What an effect does that is asked of by its deed alone. */
function deedOf(words: string): Instruction | undefined {
  const search = searches.exec(words);
  if (search !== null) {
    const gy = search.groups?.['from'] === 'gy' || search.groups?.['back'] !== undefined;
    return { do: 'add-to-hand', what: { count: 1, from: [gy ? 'gy' : 'deck'], filter: {} } };
  }
  if (draws.test(words)) return { do: 'draw', amount: 1 };
  const banish = banishes.exec(words);
  return banish === null
    ? undefined
    : {
        do: 'banish',
        what: {
          count: 1,
          from: [
            banish.groups?.['from'] === 'hand' ? 'hand' : banish.groups?.['from'] === 'deck' ? 'deck' : 'gy',
          ],
          filter: {},
        },
      };
}

function actOf(words: string, cards: readonly SketchCard[]): Act | undefined {
  const does = deedOf(words);
  if (does !== undefined) return { act: 'does', does };
  const attack = attacks.exec(words);
  if (attack !== null) return { act: 'attack', with: cardAt(cards, attack.groups?.['with']) };
  const summon = summons.exec(words)?.groups;
  if (summon !== undefined) return summonOf(summon, cards);
  const { what = '', from: place } = activates.exec(words)?.groups ?? {};
  return what === '' ? undefined : activationOf(what, place === undefined ? undefined : places[place], cards);
}

function summonOf(
  { way = '', what = '', from: place }: Readonly<Record<string, string | undefined>>,
  cards: readonly SketchCard[],
): Act | undefined {
  const meant = ways[way];
  if (meant === undefined) return undefined;
  const said = what
    .replace(/^(?:another|second|different|new|other|one|1|any|my|their) /g, '')
    .replace(/^(?:my|another) /, '');
  const number = /^#(\d)$/.exec(said)?.[1];
  const named = cardAt(cards, number);
  if (named !== undefined && named.facts.cardType !== 'monster') return undefined;
  const [only] = meant;
  const kind = only === undefined ? undefined : kindOfWay[only];
  const bare = /^(?:|anything|something|monsters?|any monsters?|one|another|again)$/.test(said);
  const described = bare
    ? `${kind ?? ''} monster`
    : `${said}${kind === undefined || said.includes(kind) ? '' : ` ${kind}`}`;
  const monster = named ?? monsterOf(described.trim().replace(/ ones?$/, ' monster'))?.model;
  if (monster === undefined) return undefined;
  return {
    act: 'summon',
    ways: meant,
    monster,
    named: named !== undefined,
    from: place === undefined ? undefined : places[place],
  };
}

const kinds: readonly (readonly [RegExp, 'spell' | 'trap' | 'monster'])[] = [
  [
    /^(?:my |their |any )*(?:(?:normal|quick[- ]play|continuous|field|ritual) )?(?:spells?(?: cards?)?|spell effects?)$/,
    'spell',
  ],
  [/^(?:my |their |any )*(?:(?:normal|continuous|counter) )?(?:traps?(?: cards?)?)$/, 'trap'],
  [
    /^(?:my |their |any )*(?:monsters? ?(?:'s)? effects?(?: on (?:my |their )?field)?|effects? of (?:my |their )?monsters?|my monsters effects?)$/,
    'monster',
  ],
];

function activationOf(what: string, from: Place | undefined, cards: readonly SketchCard[]): Act | undefined {
  const kind = kinds.find(([form]) => form.test(what))?.[1];
  const [, property] =
    /^(?:my |their )?(normal|quick[- ]play|continuous|counter|field|ritual) (?:spell|trap)/.exec(what) ?? [];
  if (kind !== undefined)
    return {
      act: 'activate',
      kind,
      from,
      property: properties.find((each) => each.toLowerCase() === property?.replace(' ', '-')),
    };
  const card = cardAt(cards, /^(?:my |their |own )*#(\d)(?: (?:'s )?effect)?$/.exec(what)?.[1]);
  return card === undefined ? undefined : { act: 'activate-card', card, from };
}
