import { staysByKind } from '../../effects/stays-on-field.ts';
import { textOf } from '../propositions/card-topics.ts';
import { describedMonster } from '../words/names/described-monsters.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatorOf, effectsTold, type Source, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type AskedDeed, askedDeed, asksIfDone } from './reading/asked-deed.ts';
import { type Departure, departures, turnedUp } from './reading/departures.ts';
import { type Clause, carriedOut } from './reading/effect-words.ts';
import { type Gone, goneIn, pronoun, wasTargeted } from './reading/gone.ts';
import { mayBeOfKindAsked } from './reading/kind-asked.ts';
import { linksIn } from './reading/links.ts';
import { askedPlayer } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/**
 * What is still done of an effect after its card, a target, or what its activation asked for has left (rules
 * effect/resolves-after-leaving, negate/must-remain-face-up, target/at-resolution, target/several,
 * activation/condition-checked-once), and what hangs on that by the conjunctions of the text.
 */
export const stillDone: KeyWordPrinciple = (sketch) => {
  if (!asksIfDone(sketch.question) || speaksAgainst(sketch.told, 'stolen')) return undefined;
  const asked = askedDeed(sketch.question);
  const source = asked && sourceAsked(sketch, asked);
  if (source === undefined || asked === undefined) return undefined;
  // "Does it still work": of what does something when it resolves, and something else while it lies there.
  const both = /\bwhile this card is (?:face-up )?on the field\b/i.test(textOf(source.model));
  if (both && asked.kind === 'effect' && /\bwork/.test(sketch.question)) return undefined;
  const begins = sketch.told.indexOf(source.ref);
  if (ofAnother.test(sketch.question)) return undefined;
  const left = [...departures(sketch), ...turnedUp(sketch)].filter(
    ({ by, at }) => by !== source && !isEarlier(at, begins, sketch.told),
  );
  if (left.length === 0) return undefined;
  const targeted = sketch.cards.filter(
    (each) => each !== source && wasTargeted(each.ref, sketch.told, sketch.told.length, source),
  );
  const gone = sketch.cards.filter((each) =>
    left.some(
      ({ what }) =>
        what.includes(each.ref) || (pronoun.test(what) && targeted.length === 1 && targeted.includes(each)),
    ),
  );
  const removers = left.flatMap(({ by }) => by ?? []);
  if (bystanders(sketch, [source, ...removers, ...gone]).length > 0) return undefined;
  const told = effectsTold(source, sketch.told);
  const printed = told.flatMap(({ words }) => words.clauses.map((each) => each.words)).join('. ');
  if (!mayBeOfKindAsked(withDescribed(sketch), printed)) return undefined;
  const meant = told.filter(({ words }) => asked.kind === 'effect' || words.clauses.some(asked.fits));
  // An Equip Spell was activated, not the effect that it has for leaving.
  if (meant.length > 0 && meant.every(({ part }) => answersOwnLeaving(part))) return undefined;
  const verdicts = (meant.length > 0 ? meant : told).map((effect) => {
    const ways = new Set(left.map((each) => JSON.stringify(goneIn(each, effect, sketch))));
    const [only] = [...ways];
    if (ways.size !== 1 || only === undefined || only === 'null') return undefined;
    return ofPlayer(ruled(JSON.parse(only), effect, asked), JSON.parse(only), effect, sketch);
  });
  const answers = new Set(verdicts.map((each) => each?.answer));
  return answers.size === 1 ? verdicts[0] : undefined;
};

/** A Trigger Effect of a Spell or Trap for what happens to the card itself. */
const answersOwnLeaving = (part: Source['part']): boolean =>
  part.kind === 'trigger' &&
  part.on.length > 0 &&
  part.on.every(({ of, from }) => of === 'this' && from !== undefined);

/** It is asked of what was not dealt with so far. */
const ofAnother = /\b(?:another|(?:a|some) (?:different|new)|(?:some|any)(?:thing|one) else)\b/;

/** The question, in which a monster that is described and not named is called as it is described. */
const withDescribed = ({ question, cards }: Sketch): string =>
  cards.reduce(
    (text, { ref, model }) =>
      describedMonster(model.name) === undefined ? text : text.replaceAll(ref, model.name.toLowerCase()),
    question,
  );

/** The first effect that was told to be activated; the one that does what is asked, where the first does not and one does. */
function sourceAsked(sketch: Sketch, asked: AskedDeed): SketchCard | undefined {
  const all = sources(sketch);
  const doing = all.filter((card) =>
    effectsTold(card, sketch.told).some(
      ({ words }) => asked.kind === 'deed' && words.clauses.some(asked.fits),
    ),
  );
  const [first] = all;
  const [only, other] = doing;
  if (first === undefined || only === undefined || other !== undefined || only === first) return first;
  return linksIn(sketch).some(({ card }) => card === only) ? only : undefined;
}

/** What was told to have left in a clause before the one that names the card left before its effect was activated. */
const isEarlier = (at: number, begins: number, told: string): boolean => {
  const until = told.slice(0, begins);
  const clause = Math.max(
    ...['. ', '; ', ' and i ', ' and they ', ' so i ', ' so they '].map((each) => until.lastIndexOf(each)),
  );
  return at < clause && !/\b(?:respon|chain|target)/.test(until.slice(0, clause));
};

/** Whether it is done by the player who is asked about: "you" in a text is the player who activated the effect. */
function ofPlayer(
  done: Ruled | undefined,
  gone: Gone,
  { card, words }: Source,
  sketch: Sketch,
): Ruled | undefined {
  const [asked, activator] = [askedPlayer(sketch.question), activatorOf(sketch, card.ref)];
  if (asked === undefined || (asked === 'me' && activator !== 'opponent') || asked === activator) return done;
  const ofBoth = /\bopponent\b|\beach player\b|\bboth\b|\bowner\b/.test(words.does);
  if (ofBoth && gone.is !== 'taken') return done;
  // "Your opponent" is the opponent of the player who activated it.
  if (
    gone.is === 'taken' &&
    activator !== undefined &&
    /^inflict [^.]* to your opponent\b|\byour opponent (?:takes|loses|discards|sends)\b/.test(words.does)
  )
    return done;
  return !ofBoth && gone.is === 'taken' && activator !== undefined && done !== undefined
    ? { ...done, answer: 'no' }
    : undefined;
}

function ruled(gone: Gone, effect: Source, asked: AskedDeed): Ruled | undefined {
  const { card, part, words } = effect;
  const { facts } = card.model;
  const reads = [{ model: card.model, part }];
  const done = (can: (clause: Clause) => boolean | undefined) =>
    carriedOut(words.clauses, (each) => can(each));
  if (gone.is === 'condition') {
    return answerOf(
      asked,
      words.clauses,
      done(() => true),
      {
        rules: ['activation/condition-checked-once'],
        because: 'what its activation asked for is checked when it is activated, not when it resolves',
        reads,
      },
    );
  }
  if (gone.is === 'taken') {
    if (facts.cardType !== 'monster' || words.clauses.some(hangsOnControl)) return undefined;
    return answerOf(
      asked,
      words.clauses,
      done(() => true),
      {
        rules: ['chain/controller-of-the-effect'],
        because: 'the player who activated an effect resolves it, whoever controls its card by then',
        reads,
      },
    );
  }
  if (gone.is === 'source') {
    // Of a Spell that its text lets remain, what it does while it lies there is over.
    if (/\bremains on the field\b/i.test(textOf(card.model))) return undefined;
    const stays = part.mustBeFaceUpToResolve ?? /\bto resolve\b/i.test(textOf(card.model));
    const inZone = part.printed?.box === 'pendulum' || staysByKind(card.model);
    if ((stays || inZone) && !(part.activatesIn ?? []).includes('gy')) {
      return answerOf(
        asked,
        words.clauses,
        done(() => false),
        {
          rules: ['negate/must-remain-face-up'],
          because: 'a card that stays on the field must still be face-up there when its effect resolves',
          reads,
        },
      );
    }
    return answerOf(
      asked,
      words.clauses,
      done((each) => (gone.now === undefined ? canWithoutSource(each, effect) : canFaceDown(each))),
      {
        rules: ['effect/resolves-after-leaving', 'text/conjunctions'],
        because:
          gone.now === undefined
            ? 'an activated effect resolves without its card, but for what it does with that card and what hangs on it'
            : 'an effect that was activated resolves, although its monster is face-down by now',
        reads,
      },
    );
  }
  return answerOf(
    asked,
    words.clauses,
    done((each) => canWithoutTarget(each, gone, effect)),
    {
      ...whyOfTargets(gone),
      reads,
    },
  );
}

function whyOfTargets({ all, now }: Extract<Gone, { is: 'targets' }>): Pick<Ruled, 'rules' | 'because'> {
  if (now !== undefined) {
    const is = now === 'taken' ? "the other player's" : now;
    return {
      rules: ['target/that-target-or-it', 'target/at-resolution'],
      because: `the target is still on the field, but ${is} now: what the text asks of it at resolution decides`,
    };
  }
  const because = all
    ? 'the target has left: nothing is done with it, nor what hangs on that'
    : 'the other targets are still there';
  return { rules: [all ? 'target/at-resolution' : 'target/several', 'text/conjunctions'], because };
}

/** Does a clause do something with its own card that it can do only for the player who controls it? */
const hangsOnControl = ({ words }: Clause): boolean =>
  /\bthis (?:[a-z-]+ ){0,4}card\b/.test(words) &&
  /\byou control\b|\byour (?:field|side|control)\b|\bequip|\battach|\byour [a-z& ]*zones?\b|\btribute|\bpoints? to\b/.test(
    words,
  );

/** Can a clause be done when the monster whose effect it is lies face-down? */
const canFaceDown = ({ words }: Clause): boolean | undefined =>
  /\bthis (?:[a-z-]+ ){0,4}card\b|\bthis effect\b|\bequipped\b/.test(words) ? undefined : true;

/** Can a clause be done when the card whose effect it is has left? */
function canWithoutSource({ words }: Clause, { card }: Source): boolean | undefined {
  const own = words.replace(/(?:except|other than) this card/g, '');
  if (/\b(?:both )?this (?:[a-z-]+ ){0,4}card\b(?!')/.test(own)) return false;
  if (/\bthis card's\b|\bthis effect\b|\bequipped\b/.test(own)) return undefined;
  return own.includes(card.model.name.toLowerCase()) && /\bcontrol\b/.test(own) ? undefined : true;
}

const ofTargets =
  /\b(?:that|those) (?:opponent's |other |face-up |effect )?(?:target|targets|monster|monsters|card|cards|spell\/trap|spell|trap)\b(?!s? for)|\b(?:it|its|them|they|their|the target|the targets|that target)\b/;
const ofAllTargets = /\b(?:both|all (?:\d|three|two|of them))\b/;

/** Can a clause be done when a target has left, or one of several? */
function canWithoutTarget(
  { words }: Clause,
  { all, now, mine }: Extract<Gone, { is: 'targets' }>,
  { words: { before } }: Source,
): boolean | undefined {
  if (now !== undefined && ofTargets.test(words)) return canAsItIsNow(words, before, now);
  if (mine !== undefined && !all && /\byour monster\b|\bthe one you control\b/.test(words))
    return mine ? false : undefined;
  if (/\b(?:up to)\b/.test(before) && /\bequal to the number\b|\bfor each\b/.test(words)) return undefined;
  const bound = ofAllTargets.test(words);
  if (!all) {
    if (bound) return false;
    if (
      /\bthe one\b|\bthe ones\b|\byour monster\b|\bopponent's monster\b|\bthe first\b|\bthe second\b/.test(
        words,
      )
    )
      return undefined;
    return true;
  }
  if (bound || ofTargets.test(words) || /\bdifferent name\b/.test(words)) return false;
  return /\bthe one\b|\byour monster\b/.test(words) ? undefined : true;
}

/** Words that ask of a target what it is no longer. */
const asksOfTarget = {
  'face-down': /\bface-up\b/,
  'face-up': /\b(?:set|face-down)\b/,
  taken: /\b(?:your opponent|you|they) controls?\b|\byour (?:opponent's )?(?:field|side)\b/,
} as const;

/**
 * Can a clause be done to a target that is face-down, face-up, or the other player's, by now? "That target" has to fit again, "it"
 * has not (rule target/that-target-or-it); a face-down monster has no ATK or effects to change.
 */
function canAsItIsNow(
  words: string,
  before: string,
  now: NonNullable<Departure['now']>,
): boolean | undefined {
  if (now === 'face-down' && /\batk\b|\bdef\b|\bnegate\b/.test(words)) return false;
  if (now === 'taken' && /\bcontrol\b/.test(words)) return undefined;
  if (!asksOfTarget[now].test(`${before} ${words}`)) return true;
  if (/\b(?:that|those) (?:face-up )?targets?\b/.test(words)) return false;
  if (now === 'face-up') return undefined;
  return /\b(?:that|those)\b|\bface-up\b/.test(words) ? undefined : true;
}

function answerOf(
  asked: AskedDeed,
  clauses: readonly Clause[],
  done: readonly (boolean | undefined)[],
  why: Omit<Ruled, 'answer'>,
): Ruled | undefined {
  const meant = asked.kind === 'effect' ? done : done.filter((_, at) => fits(asked, clauses[at]));
  const [first] = meant;
  if (first === undefined || meant.some((each) => each !== first)) return undefined;
  return { answer: first ? 'yes' : 'no', ...why };
}

const fits = (asked: AskedDeed, clause: Clause | undefined): boolean =>
  clause !== undefined && asked.kind === 'deed' && asked.fits(clause);
