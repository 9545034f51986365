import type { Instruction } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { fieldPlaces } from '../../vocabulary/places.ts';
import { inputOf } from '../grammar/grammar.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import { noun } from '../phrases/words/nouns.ts';
import type { Groups } from './counted.ts';

/** What players and cards cannot do from then on: nothing is done by it. */
const forbids =
  /(?:^|,? (?:but|also|and|then),? |\. )(?:(?:for the rest of|until the end of|during) [^,.;]*,? )?(?:you|your opponent|neither player|it|they|that monster) (?:cannot|can only|can neither) [^.;]*/gi;
/** LP and damage. */
const ofPoints =
  /\b(?:gains?|loses?|pays?|inflicts?|takes?) (?:[\d,]+ )?(?:LP|(?:battle |effect )?damage)\b[^.;]*?(?=,? (?:and if|then|also)\b|[.;]|$)/gi;
/** When, or in which case, something is done: its verbs are of what has happened. */
const cases = /(?:^|[.;,] )(?:if|when|while|after|unless) [^,.;]*,/gi;
/** What is said of cards that were or will be dealt with, not done to them. */
const qualified =
  /\b(?:that (?:was|were|is|are|can be)|had(?: on the field)?|mentions?|listed|equal to) [^,.;]*/gi;

/** Verbs after which the cards stand. */
const takes =
  /\b(?:Special Summons?|Normal Summons?(?:\/Sets?)?|adds?|banish(?:es)?|destroys?|discards?|excavates?|sends?|returns?|shuffles?|places?|puts?|Sets?|Tributes?|reveals?|looks? at)(?: (?:in|to) [\w -]+ Position,)?\s+/gi;
const draws = /\bdraws? (?:that many cards?|the same number of cards|\w+ cards?|cards)\b/gi;
/** Cards that were spoken of before: targets, or those that the same words have taken. */
const again =
  /^(?:it|them|both|the rest|the others?|the other cards?|that card|those cards|that monster|those monsters|that target|those targets|the (?:targeted|excavated|revealed|remaining) (?:card|monster)s?)\b/i;

/** Any other verb by which something becomes of a card. */
const others =
  /\b(?:activat\w*|appl(?:y|ies)|attach\w*|becomes?|chang\w*|choos\w*|control of|conduct|copy|counters?|declar\w*|decreas\w*|detach\w*|doubl\w*|equip\w*|flip\w*|gains?|giv\w*|halv\w*|increas\w*|instead|loses?|mov\w*|negat\w*|pick\w*|reduc\w*|replac\w*|roll|select\w*|skip\w*|swap\w*|switch\w*|takes?|toss|treat\w*|unaffected|unequip|would|not|us(?:e|ing)|(?:Fusion|Ritual|Synchro|Xyz|Link|Pendulum|Tribute) Summons?|\w+ing (?:\d|this|that|it|cards?|monsters?)|(?:is|are) (?:then )?(?:\w+ed|sent|put|Set))\b/i;

/** Unread words of which it is known which cards they deal with: all their verbs take described or spoken-of cards. */
export function withTaken(instruction: Instruction, targets: readonly Target[]): Instruction {
  const { do: verb, reads, always } = instruction;
  if (verb !== 'described' || reads === undefined || always) return instruction;
  const taken = takenBy(reads, targets);
  return taken === null ? instruction : { ...instruction, takes: taken };
}

function takenBy(words: string, targets: readonly Target[]): Groups | null {
  const plain = words.replace(forbids, '').replace(ofPoints, ' ').replace(cases, ' ');
  const taken: Groups = [];
  let known = targets.length > 0;
  let rest = plain;
  for (const found of plain.matchAll(takes)) {
    const behind = plain.slice(found.index + found[0].length);
    if (again.test(behind)) {
      if (!known) return null;
      continue;
    }
    if (/^this card\b/i.test(behind)) {
      if (/^[^,.;]*\b(?:and|along with|plus)\b/i.test(behind)) return null;
      continue;
    }
    const groups = groupsIn(found[0], behind);
    if (groups === null) return null;
    taken.push(...groups);
    known = true;
  }
  if (draws.test(plain)) taken.push({ from: ['deck'], filter: {} });
  rest = rest
    .replace(takes, ' ')
    .replace(draws, ' ')
    .replace(qualified, ' ')
    .replace(/"[^"]*"/g, 'name');
  return taken.length === 0 || others.test(rest) ? null : taken;
}

/** The cards behind a verb, as far as a noun goes; null where these words may name more, or do not say where they are. */
function groupsIn(verb: string, words: string): Groups | null {
  const [sentence = ''] = words.split(/[.;]/);
  const input = inputOf(sentence);
  for (const end of [...noun.ends(input, 0)].toSorted((a, b) => b - a)) {
    const rest = sentence.slice(end);
    if (!/^(?:$|[\s,(])/.test(rest) || more.test(rest)) continue;
    const groups: Groups = [];
    for (const { what, from: apart } of cardsOf(noun.value(input, 0, end), { spoken: false })) {
      if (typeof what === 'string' || !('count' in what)) return null;
      const from = what.from ?? apart ?? placesBy(verb, what.filter.controller !== undefined);
      if (from === undefined) return null;
      groups.push({ from: [...from], filter: what.filter });
    }
    return groups.length === 0 ? null : groups;
  }
  return null;
}

const placesBy = (verb: string, controlled: boolean) =>
  controlled ? fieldPlaces : /^discard/i.test(verb) ? (['hand'] as const) : undefined;

/** The words go on with more places or cards that may be taken. */
const more =
  /^[^,.;]*\b(?:or|and|and\/or) (?!if you do)|\b(?:or|and\/or) [^,.;]*\b(?:hand|Deck|GY|field|controls?|banish\w*|banishment|Zones?)\b/;
