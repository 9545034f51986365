import type { CardModel } from '../../../effects/card-model.ts';
import { isSummonVerb } from '../../words/deeds.ts';
import type { Frame, Phrase } from '../../words/frame.ts';
import type { VerbId } from '../../words/verbs.ts';
import type { Side } from './side.ts';

/** A card that a sketch names: see `SketchCard`. */
interface Named {
  readonly ref: string;
  readonly model: CardModel;
}

/** What a text speaks of, as a principle needs it. */
export interface Thing {
  /** In the words of a sketch: "my #1", "it", "the target", "one monster". */
  readonly words: string;
  /** The card that is named. */
  readonly card?: Named;
  readonly player?: Side;
}

/** Something that a text tells to have been done, whichever way round it is said. */
export interface Happening {
  readonly verb: Frame['verb'];
  /** Who or what does it. */
  readonly by: readonly Thing[];
  /** What it is done to; where a verb has no object, what does it. */
  readonly what: readonly Thing[];
  /** The card that it is done with: "with X", "using X", "I chain X and destroy it". */
  readonly means?: Named;
  /** What a card is used on: "on X", "to it". */
  readonly aim: readonly Thing[];
  /** "It is turned face-down". */
  readonly faceDown: boolean;
  /** It is told to have happened: not "can", not "did not", not what is asked. */
  readonly told: boolean;
  /** What it is done for: "for X's effect", "for X". */
  readonly reason: readonly Thing[];
  /** The frame that it was read from. */
  readonly frame: Frame;
  /** Where it stands in the text, in characters. */
  readonly from: number;
}

const aims: ReadonlySet<string> = new Set(['on', 'to', 'against', 'in-response']);

/** Verbs by which a card is used. */
const uses: ReadonlySet<Frame['verb']> = new Set<VerbId>(['activate', 'use', 'chain', 'resolve']);

/** Verbs of which the subject is what it happens to. */
const ofSubject: ReadonlySet<Frame['verb']> = new Set<VerbId>([
  'leave',
  'go',
  'come-back',
  'trigger',
  'survive',
]);

type CardOf = (name: string) => Named | undefined;

/** What frames tell to have been done, in their order; a card that `cardOf` does not know is passed over. */
export function happeningsIn(frames: readonly Frame[], cardOf: CardOf): readonly Happening[] {
  const found: Happening[] = [];
  let used: Named | undefined;
  let summoned: Named | undefined;
  for (const frame of frames) {
    if (frame.join === 'start') used = undefined;
    // "I Summon X and target Y": by the effect that X has for its Summon.
    const next = happening(frame, cardOf, used ?? (frame.verb === 'target' ? summoned : undefined));
    found.push(next);
    if (uses.has(next.verb)) used = cardIn(next.what) ?? next.means ?? used;
    if (summons(next.verb)) summoned = cardIn(next.what) ?? summoned;
  }
  return found;
}

const summons = (verb: Frame['verb']): boolean => verb === 'turn' || isSummonVerb(verb);

const cardIn = (things: readonly Thing[]): Named | undefined =>
  things.find(({ card }) => card !== undefined)?.card;

function happening(frame: Frame, cardOf: CardOf, used: Named | undefined): Happening {
  const { passive, subject, objects, complements, qualities } = frame;
  const things = (phrases: readonly Phrase[]) => phrases.flatMap((each) => thing(each, cardOf) ?? []);
  const of = (...preps: readonly string[]) =>
    things(complements.flatMap(({ prep, value }) => (preps.includes(prep) ? [value] : [])));
  const subjects = things(subject);
  const by = passive ? of('by') : subjects;
  const triggered = frame.verb === 'trigger' && objects.length > 0;
  const isOfSubject = passive || (ofSubject.has(frame.verb) && !triggered);
  const all = [...(isOfSubject ? subjects : things(objects)), ...of('including')];
  // "One of the two targets": the "of" stands as a complement of its own.
  const isOfTargets = of('of').some(({ words }) => words === 'the target');
  const what = isOfTargets ? all.map((each) => (each.card === undefined ? oneOfTheTargets : each)) : all;
  const flips = frame.verb === 'turn' && !qualities.includes('face-down');
  const verb = flips && isSpellOrTrap(cardIn(what)) ? 'activate' : frame.verb;
  const isDoneToIt = what.some(({ card }) => card !== undefined && card.ref === used?.ref);
  const means =
    cardIn(of('with', 'by')) ?? cardIn(by) ?? (passive || isDoneToIt || uses.has(verb) ? undefined : used);
  return {
    verb,
    by,
    what,
    ...(means === undefined ? {} : { means }),
    aim: things(complements.flatMap(({ prep, value }) => (aims.has(prep) ? [value] : []))),
    faceDown: qualities.includes('face-down'),
    told: !(frame.negated || frame.modal || frame.asked),
    reason: things(complements.flatMap(({ prep, value }) => (prep === 'for' ? [whoseOf(value)] : []))),
    frame,
    from: frame.from,
  };
}

/** "The cost of X", "X's activation": X. */
const whoseOf = (phrase: Phrase): Phrase =>
  phrase.kind === 'thing' &&
  (phrase.noun === 'cost' || phrase.noun === 'activation') &&
  phrase.of !== undefined
    ? phrase.of
    : phrase;

const oneOfTheTargets: Thing = { words: 'one of the targets' };

/** "They flip X": of a Spell or Trap, it is activated. */
const isSpellOrTrap = (card: Named | undefined): boolean =>
  card !== undefined && card.model.facts.cardType !== 'monster';

const ownerWords: Readonly<Partial<Record<string, string>>> = {
  me: 'my ',
  opponent: 'their ',
  own: 'their ',
};

function thing(phrase: Phrase, cardOf: CardOf): Thing | undefined {
  switch (phrase.kind) {
    case 'card': {
      const card = cardOf(phrase.name);
      return card && { words: `${ownerWords[phrase.owner ?? ''] ?? ''}${card.ref}`, card };
    }
    case 'effect':
      return phrase.of === undefined ? undefined : thing(phrase.of, cardOf);
    case 'pronoun':
      return { words: phrase.which === 'they' ? 'them' : 'it' };
    case 'player':
      return phrase.who === 'me' || phrase.who === 'opponent'
        ? { words: phrase.who, player: phrase.who }
        : phrase.who === 'they'
          ? { words: 'they', player: 'opponent' }
          : undefined;
    case 'thing':
      return { words: thingWords(phrase) };
    default:
      return undefined;
  }
}

function thingWords({ noun, count, owner }: Extract<Phrase, { kind: 'thing' }>): string {
  const whose = ownerWords[owner ?? ''] ?? '';
  if (noun === 'target') return 'the target';
  return `${whose}${count === undefined ? '' : count === 1 ? 'one ' : `${count} `}${noun}`;
}
