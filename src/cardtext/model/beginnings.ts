import { type Beginning, type Instruction, isAtTargets, isDescribed } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import { verbs } from '../../card-model/verbs.ts';
import { defined } from '../../platform/defined.ts';
import { kindsOf } from '../forms.ts';
import { inputOf } from '../grammar/grammar.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import { noun } from '../phrases/words/nouns.ts';
import { readLeaf } from '../read-leaf.ts';

/** Words that go on with something else: what stands before them is a deed of its own. */
const goesOn = /,? and if you do\b|, (?:then|also|but(?! not)|and)\b|; |\. (?=[A-Z])/;

/** The verbs that take cards from somewhere, with which words of a text begin. */
const takes = kindsOf('taking', verbs);

/** What stands behind the cards of a deed, and says no more of which ones they are. */
const behind =
  /,? and if you do\b|, (?:using|by|except|whose|with|but|then|also|and)\b| (?:using|by) | and (?=(?:add|banish|destroy|discard|draw|place|send|Set|Special)\b)/;

/** The rest of a deed's words names more places or cards: what was read is only one of several. */
const alternatives =
  /^[^,.;]*\b(?:or|and|and\/or)\b|\b(?:or|and\/or) [^,.;]*\b(?:hand|Deck|GY|field|controls?|banish\w*|banishment|Zones?)\b/;

const later =
  /\b(?:during|at the (?:start|end) of) (?:the|each|your|your opponent's|their)(?: next)? \w+ (?:Phase|turn)\b/;

/** What holds from now on in this turn, or is made of the activation that is answered. */
const thisTurn = /^(?:(?:for the rest of |during )?this turn, |(?:make )?the activated effect becomes? )/i;

/** Verbs of what lasts, and of damage and the like, which is always possible. */
const lasts =
  /\b(?:can|cannot|declare|decrease|double|gains?|halve|increase|inflict|make|roll|skip|takes?|toss|unaffected)\b/i;

/** It is done only in a case. */
const inCase = /^(?:after|by|each time|if|when|while)\b/i;

/** Verbs of what takes a card, a zone, counters, an attack or a Chain Link, and words for cards that were spoken of. */
const asks =
  /\b(?:activate[ds]?|adds?|apply|equals?|for each|number of|same|attach|banish|become|change|choose|control of|copy|counters?|destroy|detach|discard|draws?|equip|excavate|flip|gives?|it|its|look|move|negate|place|reduce|remove|replace|return|reveal|select|send|Set|shuffle|Special Summon|Summon 1|swap|switch|takes? (?:1|control|that|the)|target|that|those|top|Tribute|unequip|use)\b/i;

/** The deed that unread words begin with, which has to be possible; `qualified`: perhaps not even then. */
export function withBeginning(instruction: Instruction, targets: readonly Target[]): Instruction {
  const { do: verb, reads, begins } = instruction;
  if (verb !== 'described' || reads === undefined || begins !== undefined) return instruction;
  if (thisTurn.test(reads) || (lasts.test(reads) && !asks.test(reads) && !inCase.test(reads)))
    return { ...instruction, always: true };
  const found = beginningOf(
    reads.replace(/^(?:Immediately after this effect resolves, |you can )/i, ''),
    targets,
  );
  return found === undefined ? instruction : { ...instruction, begins: found };
}

function beginningOf(words: string, targets: readonly Target[]): Beginning | undefined {
  if (/ OR |, or if /.test(words)) return undefined;
  const at = goesOn.exec(words)?.index;
  // What is done in another phase need not be possible yet.
  if (later.test(words.slice(0, at))) return undefined;
  const first =
    at === undefined
      ? undefined
      : readLeaf('resolution', words.slice(0, at), targets.length > 0 ? targets : undefined);
  const [deed, ...more] = first?.instructions ?? [];
  if (deed !== undefined && more.length === 0 && isPlain(deed)) {
    const { do: verb, what, from } = deed;
    return { do: verb, ...defined({ what, from }) };
  }
  return ofNoun(words);
}

/** Is a deed said by its verb and cards alone, and do these say where they are? */
const isPlain = ({ do: verb, what, ...more }: Instruction): boolean =>
  (isDescribed(what)
    ? what.filter.reads === undefined && what.count !== 'any'
    : what === 'this' || isAtTargets(what)) &&
  Object.keys(more).every((key) => how.has(key)) &&
  takes.some(([, each]) => each === verb);
const how: ReadonlySet<string> = new Set(['from', 'to', 'faceDown', 'faceUp', 'position']);

/** The verb, and the cards that stand behind it as far as a noun goes. */
function ofNoun(words: string): Beginning | undefined {
  const [form, verb] = takes.find(([each]) => each.test(words)) ?? [];
  if (form === undefined || verb === undefined) return undefined;
  const [sentence = ''] = words.replace(form, '').split(/[.;]/);
  const input = inputOf(sentence);
  const ends = [...noun.ends(input, 0)].toSorted((a, b) => b - a);
  for (const end of ends) {
    const [rest = ''] = sentence.slice(end).split(behind);
    if (!/^(?:$|[\s,(])/.test(sentence.slice(end)) || alternatives.test(rest)) continue;
    const [only, ...more] = cardsOf(noun.value(input, 0, end), { spoken: false });
    if (only === undefined || more.length > 0 || !isDescribed(only.what)) continue;
    const from = only.what.from ?? only.from;
    if (from === undefined) continue;
    return { do: verb, what: { ...only.what, from: [...from] }, qualified: true };
  }
  return undefined;
}
