import { isActivated, spellSpeed } from '../../effects/activated.ts';
import { fieldPlaceOf } from '../../effects/facts.ts';
import type { ActivatedEffect, Target } from '../../effects/part.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { placeThatFits, someCardThatFits } from '../readers/described.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import type { CardSetup, Situation } from '../situation.ts';
import type { Verdict } from '../verdict.ts';
import type { Frame } from '../words/frame.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { effectsTold } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type Answering, answeringAsked, sideOf } from './reading/answering.ts';
import { effectsMeant } from './reading/meant.ts';
import type { Side } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/** Words that tell of more than an activation that is answered. */
const tellsMore =
  /\bdamage (?:step|calculation)\b|\bchain link\b|\bcl ?\d\b|\bresolv|\bface-down\b|\bthis turn\b|\bonly\b|\bno (?:cards?|monsters?|other|hand)\b|\balready\b|\bdraw phase\b|\bbattle (?:phase|step)\b|\bmain phase 2\b|\bmy own turn\b|\bfirst turn\b|\bjust (?:searched|added|drew|summoned)\b|\b(?:sen[dt]s?|discard\w*|tribut\w*|banish\w*) [^.;#]* for (?:the |my |their )?#\d/;

/**
 * Can a card answer the activation of another? Both are put into a situation, for every way in which the words can be
 * meant, and the engine rules: by what the one answers, what the other includes, Spell Speed, and whether its text lets
 * anything be activated in response (rules timing/after-an-action, chain/spell-speed, text/cannot-respond).
 */
export const answersIt: KeyWordPrinciple = (sketch, books, ruleset) => {
  if (speaksAgainst(sketch.told) || tellsMore.test(sketch.told)) return undefined;
  const asked = answeringAsked(sketch);
  if (asked === undefined || isDone(asked, sketch)) return undefined;
  const [nearby, more] = bystanders(sketch, [asked.by, asked.to]);
  if (more !== undefined || (nearby !== undefined && !stands(nearby.ref, sketch.told))) return undefined;
  const cases = casesOf(asked, sketch, ruleset).flatMap((each) => withNearby(each, nearby, sketch));
  const [first] = cases;
  if (first === undefined) return undefined;
  const answers = new Set(cases.map((each) => ruledOn(each, asked, sketch, books)));
  return answers.size === 1 && !answers.has(undefined) ? { situation: first.situation } : undefined;
};

/** Was what it did told behind the activation: "I activate X. I add a card"? Then that is answered, and no activation. */
function isDone({ to }: Answering, { happenings }: Sketch): boolean {
  const told = happenings.filter((each) => each.told);
  const activated = told.findLastIndex(({ what, means }) =>
    [...what.map(({ card }) => card), means].some((card) => card?.ref === to.ref),
  );
  return told.slice(activated + 1).some(({ verb }) => effects.has(verb));
}

const effects: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>([
  'add',
  'draw',
  'destroy',
  'die',
  'banish',
  'special-summon',
  'summon',
  'revive',
  'return',
  'mill',
  'resolve',
  'come-back',
]);

/** A card that applies while it lies there is put there: on the side that was told, or on either. */
function withNearby(each: Case, nearby: SketchCard | undefined, { told }: Sketch): readonly Case[] {
  if (nearby === undefined) return [each];
  const side = playerOf(sideOf(nearby.ref, told));
  const place = fieldPlaceOf(nearby.model.facts);
  return (side === undefined ? (['P0', 'P1'] as const) : [side]).map((controller) => {
    const card: CardSetup = { id: 'nearby', card: nearby.model.name, place, controller, faceUp: true };
    return { ...each, situation: { ...each.situation, cards: [...each.situation.cards, card] } };
  });
}

/** One way in which the words can be meant. */
interface Case {
  readonly situation: Situation;
  readonly answers: ActivatedEffect;
}

function casesOf({ by, bySide, to, toSide }: Answering, sketch: Sketch, ruleset: Ruleset): readonly Case[] {
  const text = `${sketch.told} ${sketch.question}`;
  const toParts = activatedIn(to, text);
  const byParts = answeringIn(by, text);
  return toParts.flatMap((activated) =>
    byParts.flatMap((answers) =>
      playersOf(bySide, toSide).flatMap(([player, other]) =>
        turnsOf(activated, other).map((turnPlayer) => ({
          answers,
          situation: situationOf({ by, to, activated, answers, player, other, turnPlayer, text, ruleset }),
        })),
      ),
    ),
  );
}

type Player = 'P0' | 'P1';
const playerOf = (side: Side | undefined): Player | undefined =>
  side === undefined ? undefined : side === 'me' ? 'P0' : 'P1';
const otherThan = (player: Player): Player => (player === 'P0' ? 'P1' : 'P0');

/** Who answers, and who activated what is answered; where one is not said, it is the other player. */
function playersOf(
  bySide: Side | undefined,
  toSide: Side | undefined,
): readonly (readonly [Player, Player])[] {
  const [by, to] = [playerOf(bySide), playerOf(toSide)];
  if (by !== undefined) return [[by, to ?? otherThan(by)]];
  return [to === undefined ? ['P0', 'P1'] : [otherThan(to), to]];
}

/** In whose turn it can have been activated. */
const turnsOf = ({ kind }: ActivatedEffect, player: Player): readonly Player[] =>
  kind === 'ignition' ? [player] : ['P0', 'P1'];

/** The effects of a card that may be the one that was activated. */
function activatedIn(card: SketchCard, text: string): readonly ActivatedEffect[] {
  const { facts } = card.model;
  const told = effectsTold(card, text).map(({ part }) => part);
  const played = told.filter(({ kind }) => kind === 'activation');
  if (facts.cardType !== 'monster' && played.length > 0 && !/\b(?:effect|gy|grave)\b/.test(text))
    return played;
  const label = new RegExp(`(?:${card.ref}'s|\\bits|\\bhis|\\bher)((?: [a-z-]+){1,3}?)(?= effects?\\b)`).exec(
    text,
  )?.[1];
  const meant = label === undefined ? null : effectsMeant(card.model, label);
  return meant === null ? told : told.filter((part) => meant.includes(part));
}

/** The effects of a card with which it may answer: those that are fast enough to answer anything. */
function answeringIn({ model }: SketchCard, text: string): readonly ActivatedEffect[] {
  const parts = model.parts.filter(isActivated);
  const fast = parts.filter((part) => spellSpeed(part, model.facts) > 1);
  if (model.facts.cardType === 'monster') {
    return /\bhand\b/.test(text)
      ? fast.filter(({ activatesIn }) => activatesIn?.includes('hand') ?? false)
      : fast;
  }
  return /\bgy\b/.test(text) ? [] : parts.filter(({ kind }) => kind === 'activation');
}

interface Setting {
  readonly by: SketchCard;
  readonly to: SketchCard;
  readonly activated: ActivatedEffect;
  readonly answers: ActivatedEffect;
  readonly player: Player;
  readonly other: Player;
  readonly turnPlayer: Player;
  readonly text: string;
  readonly ruleset: Ruleset;
}

function situationOf({
  by,
  to,
  activated,
  answers,
  player,
  other,
  turnPlayer,
  text,
  ruleset,
}: Setting): Situation {
  const targets = activated.targets.flatMap((target, at): readonly CardSetup[] => {
    const { count, filter } = target;
    const place = placeOfTarget(target);
    if (count !== 1 || place === undefined) return [];
    const controller = filter.controller === 'opponent' ? otherThan(other) : other;
    const card = { ...someCardThatFits(filter), name: `a target of ${to.model.name}` };
    return [{ id: `target-${at}`, card, place, controller }];
  });
  return {
    ruleset,
    turnPlayer,
    phase: /\bend phase\b/.test(text) ? 'end' : /\bstandby\b/.test(text) ? 'standby' : 'main-1',
    normalSummonsUsed: { P0: 0, P1: 0 },
    normalSummonsAllowed: { P0: 1, P1: 1 },
    cards: [
      setUpOf('to', to, activated, other, false),
      setUpOf(
        'by',
        by,
        answers,
        player,
        new RegExp(`${by.ref} (?:in|from) (?:my |the |their )?hand`).test(text),
      ),
      ...targets,
    ],
    actions: [
      {
        do: 'activate',
        card: 'to',
        part: to.model.parts.indexOf(activated),
        player: other,
        ...(targets.length === activated.targets.length && targets.length > 0
          ? { targets: targets.map(({ id }) => id) }
          : {}),
      },
    ],
    question: { ask: 'can-activate', card: 'by', part: by.model.parts.indexOf(answers), player },
    assumed: [],
  };
}

/** Where a target lies of which no more was told; undefined where it may be a monster or not. */
function placeOfTarget(target: Target): Place | undefined {
  const onField = new Set(target.from?.map((each) => each === 'monster-zone'));
  return target.filter.cardType === undefined && onField.size > 1 ? undefined : placeThatFits(target);
}

/** Where a card is whose effect is activated: by its text, and as a Spell or Trap is played. */
function setUpOf(
  id: string,
  { model }: SketchCard,
  part: ActivatedEffect,
  controller: Player,
  inHand: boolean,
): CardSetup {
  const { facts, name: card } = model;
  const plays = part.kind === 'activation';
  const own: Place = part.activatesIn?.[0] ?? movedTo(part) ?? fieldPlaceOf(facts);
  const place = inHand ? 'hand' : own;
  const faceUp = place === 'hand' || place === 'gy' || place === 'banished' ? {} : { faceUp: !plays };
  const spell =
    plays && facts.cardType === 'spell' && id === 'to' ? { place: 'hand' as const } : { place, ...faceUp };
  return { id, card, controller, ...spell };
}

/** Where an effect that answers a move of its own card is activated. */
function movedTo(part: ActivatedEffect): Place | undefined {
  if (part.kind !== 'trigger') return undefined;
  const moves: Partial<Record<string, Place>> = {
    'sent-to-gy': 'gy',
    discarded: 'gy',
    destroyed: 'gy',
    tributed: 'gy',
    detached: 'gy',
    banished: 'banished',
    'added-to-hand': 'hand',
    drawn: 'hand',
  };
  const own = part.on.find(({ of }) => of === 'this');
  return own === undefined ? undefined : moves[own.event];
}

/** The rules by which a card cannot answer an activation, whatever else is so. */
const decides: ReadonlySet<string> = new Set([
  'timing/after-an-action',
  'chain/spell-speed',
  'text/cannot-respond',
]);

/** What the engine says of one case; undefined where it hangs on something that was not told. */
function ruledOn(
  { situation, answers }: Case,
  asked: Answering,
  sketch: Sketch,
  books: Books,
): string | undefined {
  const played = ruleOn(situation, books);
  if (!played.ok) return undefined;
  const { answer } = played.value;
  if (answer === 'yes') return isOpen(played.value, answers, asked) ? undefined : 'yes';
  if (answer !== 'no' || !decides.has(played.value.findings[0]?.rule ?? '')) return undefined;
  return answersMore(answers) && !asked.toThat && /\bsummon|\battack|\bdraw|\bdestroy/.test(sketch.told)
    ? undefined
    : 'no';
}

/** Does a yes hang on a condition of the text, or is more asked than whether it can be activated? */
function isOpen({ assumed }: Verdict, answers: ActivatedEffect, { negates, to }: Answering): boolean {
  const reads = answered(answers).flatMap((each) => each.reads ?? []);
  // What would inflict damage the engine has settled, where it takes nothing of it for granted.
  const open = reads.filter((each) => !/^that (?:would|will) inflict /.test(each) || assumed.includes(each));
  const conditions = [...answers.conditions, ...open];
  if (conditions.length > 0) return true;
  if (!negates) return false;
  const negator = answers.does.some(
    ({ do: verb }) => verb === 'negate-activation' || verb === 'negate-effect',
  );
  return !negator || to.model.parts.some((part) => /cannot be negated/i.test(JSON.stringify(part)));
}

/** Does the effect also answer what is no activation: a Summon, an attack? */
const answersMore = (part: ActivatedEffect): boolean =>
  part.unreadTiming !== undefined ||
  answered(part).some(({ event }) => event !== 'effect-activated') ||
  part.does.some(({ do: verb }) => verb === 'negate-summon' || verb === 'negate-attack');

const answered = (part: ActivatedEffect) => ('on' in part ? part.on : []);
