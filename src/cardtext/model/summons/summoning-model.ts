import type { Summoning } from '../../../card-model/card-model.ts';
import { defined } from '../../../platform/defined.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { type SummonWay, summonWayWords } from '../../../vocabulary/summons.ts';
import { placesOf } from '../../phrases/words/place-filters.ts';
import { type ReadSummoning, readSummoning } from '../../summoning.ts';
import { eitherOf } from '../conditions/state-conditions.ts';
import { tributesOf } from './tributes-model.ts';

/** What a text says of how its monster is Summoned, sentence by sentence. */
export interface SaidOfSummoning {
  readonly says: ReadSummoning['says'];
  readonly text: string;
}

/** What a Summoning condition or procedure comes to in the model. `own` is the name of the card. */
export function summoningOf(
  said: readonly SaidOfSummoning[],
  procedures: readonly string[],
  own: string,
): Summoning {
  const says = (what: ReadSummoning['says']) => said.filter((each) => each.says === what);
  const [first] = [...says('must-first-be'), ...says('must-be')];
  const none = says('cannot-be').length > 0 && first === undefined;
  const ways = first === undefined ? undefined : waysOf(first.text, own);
  // Only how it comes from the Extra Deck is laid down: once it was properly Summoned it may come back otherwise.
  const onlyThence =
    first !== undefined && /\bcan only be Special Summoned from (?:your|the) Extra Deck\b/i.test(first.text);
  const mustFirst = first?.says === 'must-first-be' || onlyThence;
  const special = none ? 'cannot-be' : mustFirst ? 'must-first-be' : 'must-be';
  const from = says('cannot-be-from').flatMap(({ text }) => placesIn(text));
  const procedure = ways?.procedure ?? procedures.find((text) => ownProcedure.test(text));
  return {
    ...(says('no-normal-summon-set').length > 0
      ? { noNormalSummonSet: true as const }
      : normalSummonOf(says('no-normal-summon'))),
    ...(none || first !== undefined ? { special } : {}),
    ways: [...(ways?.ways ?? [])],
    ...(ways === undefined || ways.byCards.length === 0 ? {} : { byCards: [...ways.byCards] }),
    ...(ways?.bySeries === undefined ? {} : { bySeries: ways.bySeries }),
    ...(ways?.unread === undefined ? {} : { unreadWays: ways.unread }),
    ...(from.length === 0 ? {} : { notFrom: from }),
    ...(procedure === undefined ? {} : { procedure }),
  };
}

/** Does a sentence forbid a Summon of its monster in words that come to no field? */
export function forbidsInWords(text: string): boolean {
  const sentence = { text, span: [0, 0], bullet: false, first: true, line: 0 } as const;
  const said = readSummoning([sentence]).map(({ says }) => ({ says, text }));
  const fields = Object.values({ ...summoningOf(said, [], ''), ...tributesOf([text]) });
  const isRead = fields.some((each) => !Array.isArray(each) || each.length > 0);
  return !isRead && /^(?:This card )?(?:cannot|can only) be\b/i.test(text);
}

/** "Cannot be Normal Summoned" at all, or only unless something is so. */
function normalSummonOf(said: readonly SaidOfSummoning[]): Partial<Summoning> {
  const [first] = said;
  if (first === undefined) return {};
  const { special, how, words } =
    /(?<special>or Special )?Summoned,? (?<how>unless|if|while|except by Tributing) (?<words>.+?)\.?$/.exec(
      first.text,
    )?.groups ?? {};
  if (words === undefined) return { noNormalSummon: true };
  // How many Tributes it takes is said by its ways.
  if (how === 'except by Tributing') return {};
  const holds = eitherOf(words);
  return {
    barred: {
      words,
      ...(how === 'unless' ? { unless: true } : {}),
      ...(special === undefined ? {} : { special: true }),
      ...(holds === null ? {} : { holds }),
    },
  };
}

/** "You can also Xyz Summon this card" is a Summon of its kind, no procedure of its own. */
export const ownProcedure = /\byou can (?:also )?Special Summon this card \((?:from|on|face-up)/i;

/** Places in an unconditional "cannot be Special Summoned from". */
function placesIn(text: string): readonly Place[] {
  const named = /^(?:This card )?cannot be Special Summoned from (?:the|your) ([\w ]+)\.$/i.exec(text)?.[1];
  const places = named?.split(/,? or (?:the |your )?/).map((place) => placesOf({ place })) ?? [];
  return places.every((each) => each !== undefined) ? places.flat() : [];
}
interface Ways {
  readonly ways: readonly SummonWay[];
  readonly byCards: readonly string[];
  readonly bySeries?: string;
  readonly procedure?: string;
  readonly unread?: string;
}

const opening =
  /\b(?:must first be|must be|can only be|cannot be Special Summoned,? except|cannot be Special Summoned in any other way except) /i;

/** The ways after "Must be", "Must first be", "can only be", "cannot be Special Summoned except". */
function waysOf(sentence: string, own: string): Ways {
  const found = opening.exec(sentence);
  if (found === null) return { ways: [], byCards: [], unread: sentence };
  const rest = sentence
    .slice(found.index + found[0].length)
    .replace(/^either /, '')
    .replace(/ \([^()]*\)\.?$/, '')
    .replace(/\.$/, '')
    .replace(/,? and cannot be Special Summoned (?:by|in any) other ways?$/, '');
  const all = alternatives(rest).map((each) => wayOf(each, own));
  const unread = all.find((each) => each.unread !== undefined)?.unread;
  const procedure = all.find((each) => each.procedure !== undefined)?.procedure;
  const bySeries = all.find((each) => each.bySeries !== undefined)?.bySeries;
  return {
    ways: [...new Set(all.flatMap(({ ways }) => ways))],
    byCards: [...new Set(all.flatMap(({ byCards }) => byCards))],
    ...defined({ unread, bySeries, procedure }),
  };
}

/** "Fusion Summoned, or Special Summoned by ...": each way for itself. */
const alternatives = (text: string): readonly string[] =>
  text.split(/,? or (?=(?:Special|Fusion|Synchro|Xyz|Link|Ritual|Pendulum) Summoned\b)/);

function wayOf(text: string, own: string): Ways {
  const kind =
    /^(Fusion|Synchro|Xyz|Link|Ritual|Pendulum) Summoned\b|^(?:Special Summoned )?by (Fusion|Pendulum|Link|Xyz|Synchro) Summon\b/.exec(
      text,
    );
  const method = summonWayWords[kind?.[1] ?? kind?.[2] ?? ''];
  if (method !== undefined) {
    // Another card that may do it as well is a way of its own.
    const also = / or (?:with|by) "([^"]+)"$/.exec(text)?.[1];
    return also === undefined
      ? { ways: [method], byCards: [] }
      : { ways: [method, 'special-summoned'], byCards: [also] };
  }
  const how = text.replace(/^Special Summoned /, '');
  const effect: Ways = { ways: ['special-summoned'], byCards: [] };
  if (/^(?:by (?:its own|this card's(?: own)?|its|the following) effect|by this effect)$/.test(how))
    return { ...effect, byCards: [own], procedure: how };
  if (/^(?:by|with) (?:the effect of )?(?:a )?card(?: effects?|'s effect)?$|^by card effects?$/.test(how))
    return effect;
  const series = /^(?:by|with) the effect of an? "([^"]+)" (?:card|Spell\/Trap)$/.exec(how)?.[1];
  if (series !== undefined) return { ...effect, bySeries: series };
  const named =
    /^(?:by|with) (?:the )?(?:effects? of )?((?:"[^"]+"(?:,? (?:or|and) (?=")|, (?=")|))+?)(?:'s effect)?(?:, (?:using|by using|while) .*| using .*| from your .*)?$/.exec(
      how,
    );
  if (named?.[1] !== undefined) {
    const byCards = [...named[1].matchAll(/"([^"]+)"/g)].map((each) => each[1] ?? '');
    return { ...effect, byCards, procedure: how };
  }
  const procedure =
    /^\((?:from|on) [^()]*\) |^from your [\w ]+ (?:by|while)\b|^by (?:Tributing|banishing|sending|shuffling|returning|discarding|removing|having|paying|detaching|destroying)\b/;
  if (procedure.test(how)) return { ways: ['summoned-by-own-procedure'], byCards: [], procedure: how };
  return { ways: [], byCards: [], unread: text };
}
