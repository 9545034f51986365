import { defined } from '../../platform/defined.ts';
import { isOrdinaryKind } from './card-kinds.ts';
import type { Item } from './items.ts';
import type { Fact, Sign } from './proposition.ts';
import type { Bent } from './vocabulary/base-form.ts';
import { type ConceptId, entailed, isAct, isMarked } from './vocabulary/concepts.ts';
import { clauseWords, helpers } from './vocabulary/small-words.ts';

/** A fact with what it was read from. */
export interface Told {
  readonly fact: Fact;
  readonly item: Item;
  readonly bent: Bent;
  /** The verb said last before it. */
  readonly after: Item | undefined;
}

/** What reaches a word from before it, inside its part of the sentence. */
interface Reach {
  negated: boolean;
  mood: 'may' | 'must' | 'fact' | undefined;
  opponentActs: boolean;
  /** "I" or "we" is the one who does it. */
  ownActs: boolean;
  /** "the opponent's": up to the next thing. */
  opponents: boolean;
  /** "chain it to": what comes next is chained to. */
  chained: 'no' | 'verb' | 'to';
}

/** "Answer X with Y" is "chain Y to X". */
const answersDirectly = /^answer/i;

const fresh = (): Reach => ({
  negated: false,
  mood: undefined,
  opponentActs: false,
  ownActs: false,
  opponents: false,
  chained: 'no',
});

/** The facts that some pieces tell, each with whether it is so and whose it is; `they`: "they" is the opponent. */
export function factsOf(items: readonly Item[], kind: 'told' | 'asked', they = false): readonly Told[] {
  const found: Told[] = [];
  let reach = fresh();
  let after: Item | undefined;
  for (const item of items) {
    if (item.is === 'comma' || item.is === 'end' || item.is === 'ask') reach = fresh();
    else if (item.is === 'small' && clauseWords.has(item.word)) reach = fresh();
    else if (item.is === 'small' && item.word === 'to' && reach.chained === 'verb') reach.chained = 'to';
    else if (they && item.is === 'small' && ['they', 'he', 'she'].includes(item.word))
      reach.opponentActs = true;
    else if (item.is === 'not') reach.negated = true;
    else if (item.is === 'own') {
      reach.opponentActs = false;
      reach.ownActs = true;
    } else if (item.is === 'helper') reach.mood = helpers.get(item.word) ?? reach.mood;
    else if (item.is === 'opponent') {
      if (item.genitive) reach.opponents = true;
      else reach.opponentActs = true;
    } else if (item.is === 'said') {
      const { said } = item;
      if (item.own) reach.opponentActs = false;
      const act = isAct(said.concept);
      const sign = signOf(reach, act, kind);
      const ofOpponents =
        !reach.ownActs && found.at(-1)?.fact.opponents === true && entailed(said.concept).has('activate');
      const opponents =
        !isMarked(said.concept, 'nobodys') && (reach.opponents || reach.opponentActs || ofOpponents);
      // "respond using X" says no more than "with X".
      const inferred = (said.concept === 'use' && said.bent === 'ing') || undefined;
      const { concept, numbers, bent } = said;
      const { text } = item;
      found.push({ fact: defined({ concept, sign, opponents, numbers, text, inferred }), item, bent, after });
      for (const kind of said.kinds ?? []) found.push(kindTold(kind, item, opponents, after));
      reach.negated = false;
      if (act) {
        reach.mood = undefined;
        after = item;
      }
      reach.opponents = false;
      const chains = entailed(said.concept).has('chain');
      if (reach.chained === 'to' || chains)
        reach.chained = !chains ? 'no' : answersDirectly.test(item.text) ? 'to' : 'verb';
    }
  }
  return found;
}

/** What a named card is by its printed facts. */
const kindTold = (concept: ConceptId, item: Item, opponents: boolean, after: Item | undefined): Told => {
  const inferred = isOrdinaryKind(concept) || undefined;
  const fact = defined({ concept, opponents, numbers: [], text: item.text, ofCard: true, inferred });
  return { fact, item, bent: 'base', after };
};

function signOf({ negated, mood, chained }: Reach, act: boolean, kind: 'told' | 'asked'): Sign | undefined {
  if (negated) return kind === 'told' && act && mood === 'may' ? 'cannot' : 'not';
  if (chained === 'to') return 'to';
  if (!act || kind === 'asked') return undefined;
  return mood === 'may' ? 'can' : mood === 'must' ? 'must' : undefined;
}
