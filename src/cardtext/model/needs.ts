import type { Need } from '../../card-model/part.ts';
import type { Condition } from '../../card-model/value.ts';
import { conditionOf, groupsOf } from './counted.ts';

const amount = '(?<amount>\\d+ or (?:more|less|fewer)|exactly \\d+|no other|no|an?|another)';
const theirs = new RegExp(
  `^your opponent (?:controls|has) ${amount} (?<kind>.+?)(?<place> in their (?:hand|GY))?$`,
);
const mine = new RegExp(`^you (?:control|have) ${amount} (?<kind>.+)$`);
const more = /^your opponent controls (?<by>(?:at least \d+ )?)more (?<kind>.+) than you(?: do)?$/;
const onlyTheirs = /^only your opponent controls (?<kind>an? .+)$/;
const inMainZone = / in your Main Monster Zones?$/;

const ownPosition = /^this card is in (?:face-up )?(?:Attack|Defense) Position$/i;

/** What the conditions of an activation ask of the cards that lie there, of LP and of turns, where the state settles that. */
export const needsOf = (conditions: readonly string[]): readonly Need[] =>
  conditions.flatMap((words) => {
    const all = readNeed(words);
    return all === null ? [] : [{ words, all: [...all] }];
  });

/** The condition that "if" or "while" words name, where it is one that the state of the Duel settles; else null. */
export function conditionNeeded(said: string): Condition | null {
  // What was so at the activation is asked before anything is paid or done.
  const words = said.replace(/ when this card was activated$/, '').replace(/^(if your LP) were\b/i, '$1 are');
  const known = conditionOf(words);
  if (known !== null) return known;
  const [only, ...more] = readNeed(words.replace(/^(?:while|if|as long as) /i, '')) ?? [];
  return only === undefined || more.length > 0 ? null : only;
}

/** What else is asked for, besides when the card came: where it is, and that it is the time for its kind of effect. */
const beside = /^(?:this card is in (?:your|the) GY|it is either player's turn|it is the Main Phase)$/;
const sentBefore = /^(?<rest>.+), except the turn (?:this card|it) was sent (?:to (?:the|your) GY|there)$/;
const sentNow = /^this card is in (?:the|your) GY because it was sent there this turn$/;
const summonedNow =
  /^(?<was>this card was (?:(?:Normal|Special|Pendulum) Summoned|Normal or Special Summoned)) this turn$/;

/** In which turn the card came to where it is. */
function whenItCame(words: string): readonly Condition[] | null {
  if (sentNow.test(words)) return [{ cameThisTurn: true }];
  const was = summonedNow.exec(words)?.groups?.['was'];
  if (was !== undefined) {
    const way = /Normal or/.test(was) ? [] : conditionOf(was);
    return way === null ? null : [...[way].flat(), { cameThisTurn: true }];
  }
  const rest = sentBefore.exec(words)?.groups?.['rest'];
  if (rest === undefined) return null;
  const turn = /^it is your (?:turn|Main Phase)$/.test(rest) ? [{ turnOf: 'you' as const }] : null;
  const other = beside.test(rest) ? [] : (turn ?? readNeed(rest));
  return other === null ? null : [...other, { cameThisTurn: false }];
}

const otherScale = /^you have (?<amount>no|an?) (?<kind>.*)cards? in your other Pendulum Zone$/;

function readNeed(words: string): readonly Condition[] | null {
  const came = whenItCame(words);
  if (came !== null) return came;
  const scale = otherScale.exec(words)?.groups;
  if (scale !== undefined)
    return counted(scale['amount'] ?? '', `other ${scale['kind'] ?? ''}cards`, ' in your Pendulum Zone');
  const [first = '', ...rest] = words.split(/ and (?=(?:you|your opponent) (?:controls?|ha[sv]e?) )/);
  if (rest.length > 0) return together(readNeed(first), readNeed(rest.join(' and ')));
  const only = onlyTheirs.exec(words)?.groups?.['kind'];
  if (only !== undefined)
    return together(readNeed(`your opponent controls ${only}`), readNeed(`you control no ${plural(only)}`));
  const { by, kind } = more.exec(words)?.groups ?? {};
  if (kind !== undefined) return moreThan(kind, Number(/\d+/.exec(by ?? '')?.[0] ?? 1));
  const other = theirs.exec(words)?.groups;
  if (other?.['kind'] !== undefined) {
    const place = other['place']?.replace('their', "your opponent's") ?? ' your opponent controls';
    return counted(other['amount'] ?? '', other['kind'], place);
  }
  const own = mine.exec(words)?.groups;
  const kindInZone = own?.['kind'] ?? '';
  if (own !== undefined && inMainZone.test(kindInZone)) {
    const read = counted(own['amount'] ?? '', kindInZone.replace(inMainZone, ''), ' you control');
    return read?.map((each) => ('cards' in each ? { ...each, inMainZone: true as const } : each)) ?? null;
  }
  const read = conditionOf(words);
  // In which battle position the card itself is, the state settles; of "it" nobody knows which card that is.
  if (read !== null && (!('position' in read) || ownPosition.test(words))) return [read];
  return own === undefined ? null : counted(own['amount'] ?? '', kindInZone, ' you control');
}

const together = (
  a: readonly Condition[] | null,
  b: readonly Condition[] | null,
): readonly Condition[] | null => (a === null || b === null ? null : [...a, ...b]);

/** "a monster" as it stands behind "no". */
const plural = (words: string): string => `${words.replace(/^an? /, '')}s`;

function moreThan(kind: string, by: number): readonly Condition[] | null {
  const [these, those] = [groupsOf(`${kind} your opponent controls`), groupsOf(`${kind} you control`)];
  const [a, b] = [these?.[0], those?.[0]];
  return a === undefined || b === undefined ? null : [{ more: a, than: b, by }];
}

function counted(count: string, kind: string, place: string): readonly Condition[] | null {
  // "An EARTH and a WATER monster" are two; as alternatives they would be one.
  if (/ and (?!\/)/.test(kind.replace(/"[^"]*"/g, '')) && !/^no\b/.test(count)) return null;
  const [only, ...others] = groupsOf(`${/other/.test(count) ? 'other ' : ''}${kind}${place}`) ?? [];
  if (only === undefined || others.length > 0) return null;
  const number = Number(/\d+/.exec(count)?.[0] ?? 0);
  const least = /more/.test(count) ? number : /^(?:an?|another)$/.test(count) ? 1 : undefined;
  const most = /less|fewer/.test(count) ? number : /^no\b/.test(count) ? 0 : undefined;
  const both = /exactly/.test(count) ? { atLeast: number, atMost: number } : {};
  return [
    {
      cards: only,
      ...(least === undefined ? {} : { atLeast: least }),
      ...(most === undefined ? {} : { atMost: most }),
      ...both,
    },
  ];
}
