import { activationPlaces, isActivated, isTrigger } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { type Phase, phases } from '../../vocabulary/phases.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { type Books, ruleOn } from '../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import { type EveryWordPrinciple, type Found, ruled } from './principle.ts';
import { agreed } from './reading/asked-effects.ts';
import { cardAt, form, said } from './reading/forms.ts';

const uses = '(?:use|activate|chain|play|flip|drop)';
const when =
  "(?:on|during|in|at) (?<whose>my|their|#\\d 's|turn player 's)? ?(?:own )?(?<time>turn|draw phase|standby phase|main phase|main phase 1|main phase 2|battle phase|end phase)";
const asks = [
  form(`can (?<asks>i|opp) (?:still )?${uses} {z}(?: 's effect)? ${when}`),
  form(`can {z}(?: 's effect)? (?:still )?be (?:used|activated|chained|played|flipped|dropped) ${when}`),
];
const asksThen = [
  form(`can (?<asks>i|opp) (?:still )?${uses} {z}(?: 's effect)?`),
  form(`can {z}(?: 's effect)? (?:still )?be (?:used|activated|played|flipped|dropped)`),
];
/** The time that is told before the question; in the first turn of a Duel nothing was Set before. */
const tells = form(
  `(?:it is |we are in )?(?<first>(?:very )?first turn(?: of (?:duel|game))?),? ?${when.replace('#\\d', 'first player').replace("turn player 's", "(?:first|turn) player 's")}`,
);

const times: Readonly<Record<string, readonly Phase[]>> = {
  turn: ['draw', 'main-1', 'battle', 'end'],
  'draw phase': ['draw'],
  'standby phase': ['standby'],
  'main phase': ['main-1'],
  'main phase 1': ['main-1'],
  'main phase 2': ['main-2'],
  'battle phase': ['battle'],
  'end phase': ['end'],
};

/**
 * "Can I use X in my opponent's Battle Phase?": whether its text and the kind of its effect let it be activated at such a
 * time (effect/ignition, effect/quick, spell/when, trap/when ...). The engine decides, with all else that it takes granted; in
 * a whole turn it is enough that some phase lets it.
 */
export const whenUsable: EveryWordPrinciple = ({ cards, sentences }, books, ruleset) => {
  const asked = sentences.told.length === 0 ? said(sentences.asked, asks) : inFirstTurn(sentences);
  const z = cardAt(cards, asked?.['z']);
  if (asked === undefined || z === undefined || cards.length > 1) return undefined;
  const among = times[asked['time'] ?? ''] ?? [];
  // Where nobody says whose turn it is, it has to be the same in both.
  const turns = whoseTurns(asked['whose'], asked['asks']);
  if (turns.length > 1 && asked['time'] === 'turn') return undefined;
  const effects = z.parts.filter(isActivated);
  if (asked['first'] !== undefined && !isUsedFromHand(z)) return undefined;
  if (effects.length === 0 || effects.some(isTrigger)) return undefined;
  if (effects.some(ofABattle) || effects.some(namesItsTime)) return undefined;
  if (z.parts.some(({ kind }) => kind === 'unread')) return undefined;
  return agreed(
    effects.flatMap((effect) =>
      turns.map((turn) => {
        const all = among.map((phase) => judged({ z, effect, phase, turn, ruleset }, books));
        if (all.includes(undefined)) return undefined;
        return all.find((each) => each?.answer === 'yes') ?? all[0];
      }),
    ),
  );
};

/** "It is the first turn of the Duel, during the Draw Phase. Can I activate X?": the first player's own turn. */
function inFirstTurn({
  told,
  asked,
}: Parameters<EveryWordPrinciple>[0]['sentences']): Readonly<Record<string, string>> | undefined {
  const [time, question] = [said(told.join(' '), [tells]), said(asked, asksThen)];
  if (time === undefined || question === undefined || question['asks'] === 'opp') return undefined;
  return /^(?:their|#)/.test(time['whose'] ?? '') ? undefined : { ...time, ...question, whose: 'my' };
}

/** A Spell that its player activates from the hand in the own turn: nothing else of it was there before. */
const isUsedFromHand = ({ facts, parts }: CardModel): boolean =>
  facts.cardType === 'spell' && parts.filter(isActivated).every(({ kind }) => kind === 'activation');

/** What answers an attack or its damage has its time by whose monster it is. */
const ofABattle = (effect: ActivatedEffect): boolean =>
  'on' in effect && effect.on.some(({ event }) => /attack|battle|phase/.test(event));

/** "If a card is added to the hand, except during the Draw Phase": words of what it answers that are about the time. */
const namesItsTime = (effect: ActivatedEffect): boolean =>
  'on' in effect && effect.on.some(({ reads }) => /\b(?:phase|turn|step)\b/i.test(reads ?? ''));

type Turn = 'own' | 'other';

function whoseTurns(whose: string | undefined, asker: string | undefined): readonly Turn[] {
  if (whose === 'my') return [asker === 'opp' ? 'other' : 'own'];
  if (whose === 'their') return [asker === 'opp' ? 'own' : 'other'];
  return ['own', 'other'];
}

interface Time {
  readonly z: CardModel;
  readonly effect: ActivatedEffect;
  readonly phase: Phase;
  readonly turn: Turn;
  readonly ruleset: Ruleset;
}

/** What the engine says of that time; undefined where it leaves it open. */
function judged(
  { z, effect, phase, turn, ruleset }: Time,
  books: Books,
): (Found & { answer: string }) | undefined {
  const place = activationPlaces(effect, z.facts)?.[0];
  if (place === undefined) return undefined;
  const situation: Situation = {
    ruleset,
    turnPlayer: turn === 'own' ? 'P0' : 'P1',
    phase,
    ...noNormalSummons,
    cards: [{ id: 'z', card: z, controller: 'P0', ...placeOf(z, effect, turn, place) }],
    actions: [],
    question: { ask: 'can-activate', card: 'z', part: z.parts.indexOf(effect), granted: true, later: true },
    assumed: [`in the ${phases.term(phase)}, with all else that it asks for`],
  };
  const verdict = ruleOn(situation, books);
  if (!verdict.ok) return undefined;
  const { answer, findings } = verdict.value;
  if (answer !== 'cannot tell') return { answer, situation };
  // That a target of a particular kind is there was not said; it is the time that is asked for.
  const open = findings.filter((each) => each.verdict === 'unknown');
  const [permits] = findings.filter((each) => each.verdict === 'permits');
  if (permits === undefined || !open.every(({ rule }) => rule === TARGETS)) return undefined;
  return ruled(
    'yes',
    permits.rule,
    permits.because,
    [{ model: z, part: effect }],
    ['there is a legal target'],
  );
}

/** The rule that there has to be a legal target. */
const TARGETS = 'target/chosen-at-activation';

/** Where the card would be used from: a Trap that was Set before, a Quick-Play Spell too where it is not the own turn. */
function placeOf(
  { facts }: CardModel,
  { kind }: ActivatedEffect,
  turn: Turn,
  place: Place,
): Pick<CardSetup, 'place' | 'faceUp'> {
  if (kind !== 'activation') return isField(place) ? { place, faceUp: true } : { place };
  const fromHand = facts.cardType === 'spell' && (facts.property !== 'Quick-Play' || turn === 'own');
  return fromHand ? { place: 'hand' } : { place: 'spell-trap-zone', faceUp: false };
}
