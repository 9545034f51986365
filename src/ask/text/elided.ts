import type { Catalogue } from '../../cards/catalogue.ts';
import type { Chunk, Sense } from './chunk.ts';

/** A rewriting of what stands from a place on: how many chunks it takes, and what they say in full. */
interface Rewritten {
  readonly count: number;
  readonly says: readonly Chunk[];
}

/** What players leave out or say in a roundabout way, in full; undefined where it is nothing of the sort. */
type Form = (all: readonly Chunk[], at: number, catalogue: Catalogue) => Rewritten | undefined;

const as = ({ text, from, to }: Chunk, sense: Sense): Chunk => ({ ...sense, text, from, to });
const low = (chunk: Chunk | undefined): string => chunk?.text.toLowerCase() ?? '';
const isPast = (chunk: Chunk | undefined): boolean => chunk?.is === 'verb' && chunk.form === 'past';

/** The place behind fillers. */
function behind(all: readonly Chunk[], at: number): number {
  let next = at;
  while (all[next]?.is === 'filler') next += 1;
  return next;
}

/** "is the card returned to the hand", "is the monster that was destroyed": is returned, is destroyed. */
const isTheOne: Form = (all, at) => {
  const [be, before] = [all[at], all[at - 1]];
  if (be?.is !== 'be' || before === undefined || before.is === 'end') return undefined;
  const noun = behind(all, at + 1);
  const [thing, next] = [all[noun], all[noun + 1]];
  if (noun === at + 1 || thing?.is !== 'noun' || (thing.noun !== 'card' && thing.noun !== 'monster'))
    return undefined;
  const verb = next?.is === 'join' && next.join === 'which' ? noun + 2 : noun + 1;
  return isPast(all[verb]) && !isSpoken(all[verb + 1]) ? { count: verb - at, says: [be] } : undefined;
};

/** "it becomes the End Phase": it is that phase. */
const becomesPhase: Form = (all, at) => {
  const [word, before] = [all[at], all[at - 1]];
  const it = before?.is === 'pronoun' && before.which === 'it';
  if (word === undefined || !it || !/^(?:becomes?|became)$/.test(low(word))) return undefined;
  const next = behind(all, at + 1);
  return all[next]?.is === 'phase' ? { count: 1, says: [as(word, { is: 'be' })] } : undefined;
};

/** "A is activated and B chained": B is chained. */
const isDoneToo: Form = (all, at) => {
  const [verb, card, join] = [all[at], all[at - 1], all[at - 2]];
  if (
    verb === undefined ||
    !isPast(verb) ||
    card?.is !== 'card' ||
    join?.is !== 'join' ||
    join.join !== 'and'
  )
    return undefined;
  const from = all.slice(0, at).findLastIndex(({ is }) => is === 'end') + 1;
  const before = all.slice(from, at - 2);
  const passive = before.some((each, i) => each.is === 'be' && isPast(before[i + 1]));
  return passive && !isSpoken(all[behind(all, at + 1)])
    ? { count: 1, says: [as(verb, { is: 'be' }), verb] }
    : undefined;
};

/** Does it name something that a verb before it may be about? */
const isSpoken = (chunk: Chunk | undefined): boolean =>
  chunk?.is === 'card' ||
  chunk?.is === 'owner' ||
  chunk?.is === 'pronoun' ||
  chunk?.is === 'noun' ||
  chunk?.is === 'player';

/** "X applies", "X is applied": it is face-up on the field; "X applies to Y": and Y is there, too. */
const applies: Form = (all, at, catalogue) => {
  const [word, card] = [all[at], all[at - 1]];
  if (word === undefined || card?.is !== 'card' || !/^(?:applies|applied)$/.test(low(word))) return undefined;
  if (!stays(card.name, catalogue)) return undefined;
  const says = [as(word, { is: 'be' }), as(word, { is: 'quality', quality: 'face-up' })];
  const to = all[at + 1];
  if (to?.is !== 'prep' || to.prep !== 'to') return { count: 1, says };
  const end = all.findIndex((each, i) => i > at && (each.is === 'end' || each.is === 'join'));
  const what = end === -1 ? [] : all.slice(at + 2, end);
  if (what.at(-1)?.is !== 'card' || what.filter(({ is }) => is === 'card').length > 1) return undefined;
  const field: readonly Chunk[] = [
    as(word, { is: 'be' }),
    as(word, { is: 'prep', prep: 'on' }),
    as(word, { is: 'place', place: 'field' }),
  ];
  return { count: end - at, says: [...says, as(word, { is: 'end', asks: false }), ...what, ...field] };
};

/** Does the card apply what it says for as long as it lies face-up: a monster, or what stays on the field? */
function stays(name: string, catalogue: Catalogue): boolean {
  const facts = catalogue.exact(name)?.facts;
  return facts?.cardType === 'monster' || (facts !== undefined && staying.has(facts.property));
}

const staying: ReadonlySet<string> = new Set(['Continuous', 'Field']);

/** "... reviving X Can it be activated?": a question that begins with a capital begins a sentence, with or without a full stop before it. */
const beginsQuestion: Form = (all, at) => {
  const [helper, before] = [all[at], all[at - 1]];
  const asks = helper?.is === 'modal' || helper?.is === 'do' || helper?.is === 'be';
  if (helper === undefined || !asks || !/^[A-Z][a-z]+$/.test(helper.text)) return undefined;
  if (before === undefined || before.is === 'end' || before.is === 'open') return undefined;
  const end = all.slice(at).find(({ is }) => is === 'end');
  if (end?.is !== 'end' || !end.asks) return undefined;
  return { count: 1, says: [as(before, { is: 'end', asks: false }), helper] };
};

/** "P1 has 800 LP left", "3000 LP remaining": how many there are. */
const isLeft: Form = (all, at) => {
  const [word, noun, number] = [all[at], all[at - 1], all[at - 2]];
  const counted = noun?.is === 'noun' && noun.noun === 'lp' && number?.is === 'number';
  return counted && /^(?:left|remaining)$/.test(low(word)) ? { count: 1, says: [] } : undefined;
};

/** "Last turn I Set X": I Set X last turn. */
const earlierFirst: Form = (all, at) => {
  const [turn, before] = [all[at], all[at - 1]];
  const begins =
    before === undefined || before.is === 'end' || (before.is === 'join' && before.join !== 'comma');
  if (turn?.is !== 'noun' || turn.noun !== 'earlier-turn' || !begins) return undefined;
  const from = all[at + 1]?.is === 'join' && all[at + 1]?.text === ',' ? at + 2 : at + 1;
  const verb = behind(all, all[from + 1]?.is === 'have' ? from + 2 : from + 1);
  const card = all.findIndex((each, i) => i > verb && each.is !== 'filler' && each.is !== 'owner');
  const [who, sets, what] = [all[from], all[verb], all[card]];
  const set =
    sets?.is === 'verb' && (sets.verb === 'set' || sets.verb === 'tribute-set') && what?.is === 'card';
  return (who?.is === 'player' || who?.is === 'pronoun') && set
    ? { count: card + 1 - at, says: [...all.slice(from, card + 1), turn] }
    : undefined;
};

const forms: readonly Form[] = [
  isLeft,
  earlierFirst,
  beginsQuestion,
  isTheOne,
  becomesPhase,
  isDoneToo,
  applies,
];

/** Puts what players leave out, or say in a roundabout way, in full. */
export function inFull(all: readonly Chunk[], catalogue: Catalogue): readonly Chunk[] {
  const found: Chunk[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const chunk = all[at];
    if (chunk === undefined) continue;
    const [first] = forms.flatMap((form) => form(all, at, catalogue) ?? []);
    found.push(...(first?.says ?? [chunk]));
    at += (first?.count ?? 1) - 1;
  }
  return found;
}
