import { isActivated } from '../../../card-model/activated.ts';
import type { CardModel } from '../../../card-model/card-model.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import { type Given, givenSchema, type Part } from '../../../card-model/part.ts';
import { summonWayWords } from '../../../vocabulary/summons.ts';
import { ofOtherCard } from '../../battle/conditions.ts';
import { normalise } from '../../normalise.ts';
import { eitherOf, needsOf } from '../conditions/state-conditions.ts';
import { monstersOf } from '../monsters-of.ts';
import { summonedIn } from './own-unaffected.ts';

/** "If this card is Tribute Summoned, it gains this effect:", and the lines with bullets behind it. */
const listed =
  /(?:^|[.)\n]\s*)(?<head>[^.●\n]*\b(?:gains? (?:(?:this|these|the following) )?effects?(?:\(s\))?|effect changes|equipped with [^.●\n]* becomes an Effect Monster with (?:this|these) effects?)(?= |:|\.|,|$)[^.●\n]*?):?\.?\s*(?<limit>You can only use [^.●\n]* once per turn\.\s*)?(?<list>(?:●[^\n]*(?:\n(?=●)|$|(?=\n)))+)/gi;
const onlyGains = /^(?:[^,]* )?gains? (?:[a-z]+ ){0,2}effects?\b/i;
/** It always has them. */
const always = /^(?:this card )?gains (?:these|the following) effects?(?:\(s\))?$/i;
const ownSummon = /^if this card (?:is|was) (?<how>\S+ summoned(?:\/set)?), it gains\b/i;

/** "An Xyz Monster that was Summoned using this card on the field as material gains this effect". */
const bySummon =
  /^an? (?<kind>.+?)(?: that (?:was|used))? (?:(?<ways>(?:(?:Fusion|Ritual|Synchro|Xyz|Link)(?:, or |, | or )?)+ )?Summoned using )?this card(?<there> on the field)?(?: as (?:an? )?(?:\w+ )?material)? gains (?:this|these|the following) effects?\.?$/i;

interface Gained {
  /** Where the sentence before the list begins, and where the list does. */
  readonly head: number;
  readonly from: number;
  readonly to: number;
  readonly onlyIf: string;
  readonly holds: Pick<Instruction, 'holds'>;
  readonly given: Omit<Given, 'part'> | undefined;
}

const gainedIn = (text: string): readonly Gained[] =>
  [...text.matchAll(listed)].flatMap(({ 0: all, index, groups }) => {
    const { head = '', list = '', limit } = groups ?? {};
    if (always.test(head.trim())) return [];
    const from = index + all.length - list.length;
    const how = ownSummon.exec(head.trim())?.groups?.['how'];
    const asks = gainsIf.exec(normalise(head).text.trim())?.groups?.['asks'];
    const settled = asks === undefined ? null : eitherOf(asks);
    const holds = how !== undefined ? summonedIn(how) : settled === null ? {} : { holds: settled };
    const given = givenBy(head.trim(), limit !== undefined);
    return [{ head: index, from, to: from + list.length, onlyIf: head.trim(), holds, given }];
  });

/** To which monsters the effects go that are Summoned with the card; undefined where the words say something else. */
function givenBy(head: string, once: boolean): Gained['given'] {
  const { kind, ways = '', there } = bySummon.exec(normalise(head).text)?.groups ?? {};
  const to = kind === undefined ? undefined : monstersOf(`a ${kind}`);
  if (to === undefined) return undefined;
  const named = Object.entries(summonWayWords).flatMap(([word, way]) => (ways.includes(word) ? [way] : []));
  return {
    to,
    ...(named.length === 0 ? {} : { ways: named }),
    ...(there === undefined ? {} : { onField: true as const }),
    ...(once ? { once } : {}),
  };
}

/** The model with the effects that it gives to what is Summoned with it as no effects of its own. */
export function withGiven(model: CardModel): CardModel {
  const { text, parts } = model;
  const all = gainedIn(text?.main ?? '').filter(
    ({ given, from, to }) => given !== undefined && parts.some((part) => isWithin(part, from, to)),
  );
  if (all.length === 0) return model;
  const inert = (part: Part): Part => {
    const { printed } = part;
    const found = all.find(({ head, to }) => isWithin(part, head, to));
    if (found?.given === undefined || printed === undefined) return part;
    const reads = text?.main.slice(...printed.span) ?? '';
    const words = { kind: 'not-an-effect', what: 'given', reads, printed } as const;
    if (!isWithin(part, found.from, found.to)) return words;
    const { success, data } = givenSchema.shape.part.safeParse(part);
    return { ...words, gives: { ...found.given, part: success ? data : { kind: 'unread', reads } } };
  };
  return { ...model, parts: parts.map(inert) };
}

const under = (each: Instruction, { onlyIf, holds }: Gained): Instruction => {
  if (each.onlyIf === undefined) return { ...each, onlyIf, ...holds };
  const { holds: _, ...open } = each;
  const words = `${onlyIf}, and ${each.onlyIf}`;
  const settled = eitherOf(words);
  return { ...open, onlyIf: words, ...(settled === null ? {} : { holds: settled }) };
};

const isWithin = ({ printed }: Part, from: number, to: number): boolean =>
  printed?.box === 'main' && printed.span[0] >= from && printed.span[0] < to;

/** "If this card has a Dragon monster as material, it gains this effect". */
const gainsIf = /^(?:if|while) (?<asks>.+?), (?:it|this card) (?:gains|becomes)\b/i;

/** An effect that is only gained cannot be activated before; one that another monster gains is none of this card. */
function activatedUnder(part: Part, { onlyIf }: Gained, text: string): Part {
  const { printed } = part;
  if (ofOtherCard.test(onlyIf) && printed !== undefined)
    return { kind: 'not-an-effect', what: 'given', reads: text.slice(...printed.span), printed };
  const asks = gainsIf.exec(onlyIf)?.groups?.['asks'];
  if (asks === undefined || !isActivated(part)) return part;
  const needs = [...(part.needs ?? []), ...needsOf([asks])];
  return { ...part, conditions: [asks, ...part.conditions], ...(needs.length === 0 ? {} : { needs }) };
}

/** What a card only gains does not apply before: effects behind "it gains this effect" hang on what stands there. */
export function withGainedEffects(parts: readonly Part[], text: string): readonly Part[] {
  const all = gainedIn(text).filter(({ given }) => given === undefined);
  if (all.length === 0) return parts;
  const lies = (part: Part, from: number, to: number): boolean =>
    part.kind === 'continuous' && isWithin(part, from, to);
  return parts.flatMap((part): readonly Part[] => {
    if (part.kind !== 'continuous') {
      const gained = isActivated(part) && all.find(({ from, to }) => isWithin(part, from, to));
      return [gained ? activatedUnder(part, gained, text) : part];
    }
    // Lines that apply say the sentence before them again, each for itself.
    const isHead = part.does.length === 1 && onlyGains.test(part.does[0]?.reads ?? '');
    if (
      isHead &&
      all.some(({ head, from, to }) => lies(part, head, from) && parts.some((each) => lies(each, from, to)))
    )
      return [];
    const gained = all.find(({ from, to }) => lies(part, from, to));
    return [gained === undefined ? part : { ...part, does: part.does.map((each) => under(each, gained)) }];
  });
}
