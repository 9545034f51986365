import { isActivated, spellSpeed } from '../../../effects/activated.ts';
import { fieldPlaceOf } from '../../../effects/facts.ts';
import type { ActivatedEffect, Target } from '../../../effects/part.ts';
import type { Phase } from '../../../vocabulary/phases.ts';
import type { Place } from '../../../vocabulary/places.ts';
import type { Ruleset } from '../../../vocabulary/rulesets.ts';
import { placeThatFits, someCardThatFits } from '../../readers/described.ts';
import { type Books, ruleOn } from '../../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../../situation.ts';
import type { Verdict } from '../../verdict.ts';
import { answersAttacks, answersTheirAttacks, speaksOfBattlePhase } from '../../words/unsaid-phase.ts';
import type { Answering } from './answering.ts';
import type { Side } from './side.ts';
import type { Sketch, SketchCard } from './sketch.ts';

/** The ref of a card that was described, and has no name. */
export const described = '#-';

/** One way in which the words can be meant. */
export interface Case {
  readonly situation: Situation;
  readonly answers: ActivatedEffect;
}

/** Every way in which one card may answer one of these effects of the other, and in whose turn. */
export function casesOf(
  { by, bySide, to, toSide }: Answering,
  toParts: readonly ActivatedEffect[],
  text: string,
  ruleset: Ruleset,
): readonly Case[] {
  const byParts = answeringIn(by, text);
  return toParts.flatMap((activated) =>
    byParts.flatMap((answers) =>
      playersOf(bySide, toSide).flatMap(([player, other]) =>
        turnsOf(activated, other).flatMap((turnPlayer) =>
          phasesOf(activated, answers, to, text).map((phase) => ({
            answers,
            situation: situationOf({
              by,
              to,
              activated,
              answers,
              player,
              other,
              turnPlayer,
              phase,
              ruleset,
              text,
            }),
          })),
        ),
      ),
    ),
  );
}

type Player = 'P0' | 'P1';
export const playerOf = (side: Side | undefined): Player | undefined =>
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
const turnsOf = (part: ActivatedEffect, player: Player): readonly Player[] =>
  part.kind === 'ignition' ? [player] : answersTheirAttacks(part) ? [otherThan(player)] : ['P0', 'P1'];

/** In which phase it can have been activated, as far as that may matter to what answers it. */
function phasesOf(
  activated: ActivatedEffect,
  answers: ActivatedEffect,
  { model: { facts } }: SketchCard,
  text: string,
): readonly Phase[] {
  if (/\bend phase\b/.test(text)) return ['end'];
  if (/\bstandby\b/.test(text)) return ['standby'];
  if (answersAttacks(activated)) return ['battle'];
  const slow = activated.kind === 'ignition' || spellSpeed(activated, facts) === 1;
  return !slow && speaksOfBattlePhase(answers) ? ['main-1', 'battle'] : ['main-1'];
}

/** The effects of a card with which it may answer: those that are fast enough to answer anything. */
function answeringIn({ model, ref }: SketchCard, text: string): readonly ActivatedEffect[] {
  const parts = model.parts.filter(isActivated);
  const fast = parts.filter((part) => spellSpeed(part, model.facts) > 1);
  if (model.facts.cardType === 'monster') {
    return /\bhand\b/.test(text)
      ? fast.filter(({ activatesIn }) => activatesIn?.includes('hand') ?? false)
      : fast;
  }
  if (/\bgy\b/.test(text)) return [];
  const isUp = liesFaceUp(ref).test(text);
  return isUp
    ? fast.filter(({ kind }) => kind !== 'activation')
    : parts.filter(({ kind }) => kind === 'activation');
}

/** A card that was activated before, and lies there: its activation answers nothing any more. */
const liesFaceUp = (ref: string): RegExp =>
  new RegExp(
    `\\b(?:face-?up|active|activated|already flipped) (?:the |an? |copy of )?${ref}|${ref} (?:(?:is|was|already|still|currently) )*(?:face-?up|active|up|out|on the field|in play)\\b`,
  );

interface Setting {
  readonly by: SketchCard;
  readonly to: SketchCard;
  readonly activated: ActivatedEffect;
  readonly answers: ActivatedEffect;
  readonly player: Player;
  readonly other: Player;
  readonly turnPlayer: Player;
  readonly phase: Phase;
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
  phase,
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
    phase,
    ...noNormalSummons,
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
  { ref, model }: SketchCard,
  part: ActivatedEffect,
  controller: Player,
  inHand: boolean,
): CardSetup {
  const { facts } = model;
  const card = ref === described ? model : model.name;
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
export function ruledOn(
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
    ({ do: verb }) =>
      verb === 'negate-activation' ||
      verb === 'negate-effect' ||
      (verb === 'negate-effects' && to.model.facts.cardType === 'monster'),
  );
  return !negator || to.model.parts.some((part) => /cannot be negated/i.test(JSON.stringify(part)));
}

/** Does the effect also answer what is no activation: a Summon, an attack? */
const answersMore = (part: ActivatedEffect): boolean =>
  part.unreadTiming !== undefined ||
  answered(part).some(({ event }) => event !== 'effect-activated') ||
  part.does.some(({ do: verb }) => verb === 'negate-summon' || verb === 'negate-attack');

const answered = (part: ActivatedEffect) => ('on' in part ? part.on : []);
