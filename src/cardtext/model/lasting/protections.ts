import type { Instruction } from '../../../card-model/instruction.ts';
import type { KeptDeed, Protection } from '../../../card-model/lasting/protection.ts';
import { eitherOf } from '../conditions/state-conditions.ts';

const time = '(?: while face-up in the Monster Zone)?(?:,? (?:this turn|until the end of this turn))?';
const evenIf = '(?: \\(even if this card leaves the field\\))?';
const effects =
  "(?<whose>an opponent's |the opponent's |your opponent's )?(?:(?<kind>card|monster|spell|trap|spell/trap)(?: cards or)? )?effects";
const deeds: Readonly<Record<string, KeptDeed>> = {
  targeted: 'target',
  target: 'target',
  destroyed: 'destroy',
  destroy: 'destroy',
  banished: 'banish',
  banish: 'banish',
  tributed: 'tribute',
  tribute: 'tribute',
};
const done = '(?:targeted|destroyed|banished|Tributed)';
const forms = [
  // What is done to it by effects; that a battle does not destroy it either is a text on battles.
  new RegExp(
    `^(?:it |they )?(?:also )?cannot be (?<done>${done}(?:,? (?:or|and) ${done})?),? by (?:battle,? or )?(?:by )?${effects}${time}${evenIf}$`,
    'i',
  ),
  // What is not done to it at all.
  new RegExp(
    `^(?:it |they |this card )?(?:also )?cannot (?:be |(?:declare an )?attack or be )(?<done>Tributed|banished)(?<purpose> for a Tribute Summon)?${time}$`,
    'i',
  ),
  // What players do not do to it.
  new RegExp(
    `^(?<who>your opponent|neither player) (?:cannot|can) (?<done>target) .+? with ${effects}${time}$`,
    'i',
  ),
  /^(?<who>your opponent) cannot (?<done>Tribute) this (?:face-up )?card(?: on the field)?$/i,
];

const kinds = { monster: 'monster', spell: 'spell', trap: 'trap', 'spell/trap': 'spell-trap' } as const;
const isKind = (word: string): word is keyof typeof kinds => Object.hasOwn(kinds, word);

/** What words keep from being done to a card; undefined where the fields cannot say all of it. */
export function protectionIn(words: string): Protection | undefined {
  if (words.length > LONGEST) return undefined;
  const plain = words
    .trim()
    .replace(/\.$/, '')
    .replace(/^they also\b/i, 'they');
  const found = forms.map((form) => form.exec(plain)?.groups).find((each) => each !== undefined);
  if (found === undefined) return undefined;
  const { whose, who = '', kind = '', purpose } = found;
  const from = (found['done'] ?? '')
    .toLowerCase()
    .split(/,? (?:or|and) /)
    .flatMap((each) => deeds[each] ?? []);
  const word = kind.toLowerCase();
  return {
    from,
    ...(isKind(word) ? { by: kinds[word] } : {}),
    ...(whose === undefined && !/opponent/i.test(who) ? {} : { whose: 'opponent' }),
    ...(purpose === undefined ? {} : { for: 'tribute-summon' }),
  };
}
/** No such text is longer than this. */
const LONGEST = 160;

const tellsOf: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>(['change-status', 'restrict']);

const pointsAt =
  /^(?:your opponent|neither player) (?:cannot|can) \w+ (?<at>this (?:face-up )?card|it|them|the equipped monster|that (?:monster|card)|those (?:monsters|cards))\b/i;

/** The card that players do nothing to, where no field says which. */
function pointedAt(reads: string): Pick<Instruction, 'what'> {
  const at = pointsAt.exec(reads)?.groups?.['at']?.toLowerCase();
  if (at === undefined) return {};
  if (at === 'the equipped monster') return { what: 'equipped' };
  return { what: at.startsWith('this ') ? 'this' : { reads: at } };
}

const whileSo = /^(?<base>.+?),? (?<onlyIf>(?:while|as long as) (?<who>it |this card )?.+)$/;

/** "Cannot be destroyed by card effects while you control a Fusion Monster": the condition apart, where the state settles it. */
function conditionApart(each: Instruction): Instruction {
  const { base, onlyIf, who } = whileSo.exec(each.reads ?? '')?.groups ?? {};
  if (base === undefined || onlyIf === undefined || each.onlyIf !== undefined) return each;
  if (protectionIn(base) === undefined || (who !== undefined && each.what !== 'this')) return each;
  const holds = eitherOf(onlyIf);
  return holds === null ? each : { ...each, reads: base, onlyIf, holds };
}

/** An instruction with what it keeps from being done to its cards, where its words say that in a known form. */
export function withProtection(said: Instruction): Instruction {
  const each =
    tellsOf.has(said.do) && protectionIn(said.reads ?? '') === undefined ? conditionApart(said) : said;
  const { do: verb, reads = '', what, until } = each;
  const protects = tellsOf.has(verb) ? protectionIn(reads) : undefined;
  if (protects === undefined) return each;
  return {
    ...each,
    ...(what === undefined ? pointedAt(reads) : {}),
    ...(until === undefined && / this turn$/.test(reads) ? { until: 'end-of-turn' } : {}),
    protects,
  };
}
