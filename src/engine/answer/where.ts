import { isField, places } from '../../vocabulary/places.ts';
import { ownRule } from '../events/event-rules.ts';
import { type Answer, openAnswer, valueAnswer } from '../findings.ts';
import { nowhereInWindow } from '../monster/summon-window.ts';
import { negatedBy } from '../negation.ts';
import type { Asked } from '../question.ts';
import { applyAll, type RuleKey, ruleOf } from '../rule.ts';
import { hasAbility } from '../state/ability.ts';
import { beingSummoned, type Card, cardOf, type Duel } from '../state/duel.ts';
import type { DuelEvent } from '../state/event.ts';
import { whereWords } from '../trigger/trigger-case.ts';
import { untouched } from './untouched.ts';

/** What moved a card last. */
interface MovedCase {
  readonly event: DuelEvent;
  readonly before: Card;
  readonly after: Card;
}

const leftField = ({ before }: MovedCase): boolean => isField(before.place);
const isPendulum = ({ before }: MovedCase): boolean => hasAbility(before, 'Pendulum');
const wouldGoToGy = ({ event }: MovedCase): boolean =>
  event.names.some((name) =>
    ['destroyed', 'tributed', 'sent-to-gy', 'used-as-material', 'discarded'].includes(name),
  );

/** One line a rule on where cards go: its entry, its sentence, and which moves it is about. The first that fits decides. */
const moves: readonly (readonly [key: RuleKey, isAbout: (moved: MovedCase) => boolean])[] = [
  ['move/tokens', ({ after }) => after.gone === true],
  ['xyz-summon/how', ({ after }) => after.place === 'xyz-material'],
  [
    'pendulum/other-destination',
    (moved) =>
      isPendulum(moved) && leftField(moved) && wouldGoToGy(moved) && moved.after.place === 'banished',
  ],
  [
    'pendulum/to-extra-deck',
    (moved) =>
      isPendulum(moved) && leftField(moved) && moved.after.place === 'extra-deck' && moved.after.faceUp,
  ],
  [
    'pendulum/from-elsewhere',
    (moved) => isPendulum(moved) && !leftField(moved) && moved.after.place === 'gy',
  ],
  ['move/banish-instead', (moved) => wouldGoToGy(moved) && moved.after.place === 'banished'],
  ['move/owner', (moved) => leftField(moved) && moved.before.controller !== moved.before.owner],
  [
    'move/return-to-hand',
    ({ event }) =>
      ['returned-to-hand', 'added-to-hand', 'drawn'].some((name) =>
        event.names.some((each) => each === name),
      ),
  ],
  [
    'move/return-to-deck',
    ({ event }) =>
      event.names.some((name) => name === 'returned-to-deck' || name === 'returned-to-extra-deck'),
  ],
  ['move/banish', ({ after }) => after.place === 'banished'],
  ['move/send', ({ after }) => after.place === 'gy'],
];

/** The rules on where a card goes. */
export const whereRules = moves.map(([key, isAbout]) =>
  ruleOf(
    key,
    (_, moved: MovedCase) =>
      moves.find(([, about]) => about(moved))?.[0] === key && isAbout(moved)
        ? { code: 'goes', facts: { card: moved.before.model.name }, event: moved.event.index }
        : null,
    { codes: ['goes'] },
  ),
);

/** Where is the card now, after what was told of it? */
export function whereIs(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const open = `where ${card.model.name} ends up is not settled`;
  const event = duel.timeline.findLast(
    ({ card: about }) => about?.id === id && about.before.place !== about.after.place,
  );
  if (event?.card === undefined) return stayed(duel, card, open);
  if (event.doubt !== undefined) return openAnswer(open, [event.doubt], []);
  const { before, after } = event.card;
  const text = openDestination(duel, event);
  if (text !== undefined) return openAnswer(open, [`where "${text}" takes it`], []);
  const came = isField(after.place) && !beingSummoned(duel).includes(id);
  const own = ownRule(event);
  const findings = [
    ...applyAll(whereRules, duel, { event, before, after }).map((each) =>
      own === undefined ? each : { ...each, rule: own },
    ),
    ...(came ? applyAll([nowhereInWindow], duel, { card }) : []),
  ];
  if (findings.length === 0) return openAnswer(open, [`what happened to ${card.model.name}`], []);
  return valueAnswer(
    card.gone ? 'nowhere' : whereAnswer(card),
    `${card.model.name} is ${whereWords(card)}`,
    findings,
  );
}

/** Nothing has moved it: it is where it was said to be. */
function stayed(duel: Duel, card: Card, open: string): Answer {
  const still = untouched.apply(duel, { card });
  if (still?.verdict !== 'permits')
    return openAnswer(open, [still?.because ?? `what happened to ${card.model.name}`], []);
  return valueAnswer(whereAnswer(card), `${card.model.name} is ${whereWords(card)}`, [still]);
}

/** The words of a card on where it may go when it is lost, and that keep open that it went to the GY; undefined where none do. */
export const openDestination = (duel: Duel, { card, index }: DuelEvent): string | undefined =>
  card === undefined || isNegatedSince(duel, card.before, index)
    ? undefined
    : ownDestination(card.before, card.after);

/** What has become of the card: that it was destroyed, and where it went. */
export function whatBecame(duel: Duel, id: string): Answer {
  const where = whereIs(duel, id);
  if (where.deciding?.rule === untouched.id)
    return openAnswer(
      `what becomes of ${cardOf(duel, id).model.name} is not settled`,
      ['what happens to it'],
      [],
    );
  const last = duel.timeline.findLast(
    ({ card }) => card?.id === id && card.before.moves !== card.after.moves,
  );
  if (where.answer === 'cannot tell' || last?.names.includes('destroyed') !== true) return where;
  const { model } = cardOf(duel, id);
  return {
    ...where,
    answer: `it is destroyed, and goes to the ${where.answer}`,
    claim: `${model.name} is destroyed, and ${whereWords(cardOf(duel, id))}`,
  };
}

/** Did a card negate its effects on the field that has stayed as it was from then on? */
function isNegatedSince(duel: Duel, before: Card, index: number): boolean {
  const by = negatedBy(duel, before);
  return by !== undefined && !duel.timeline.some(({ card, index: at }) => at > index && card?.id === by.id);
}

/** What the text of a card that went from the field to the GY says of that, where it says it may go elsewhere. */
const ownDestination = (before: Card, after: Card): string | undefined =>
  isField(before.place) && after.place === 'gy' ? before.model.whenLost?.words : undefined;

const whereAnswer = (card: Card): string =>
  card.place === 'extra-deck'
    ? `${places.term(card.place)}, ${card.faceUp ? 'face-up' : 'face-down'}`
    : places.term(card.place);

/** Is the card there now, after what was told of it? What decides is what took it where it is. */
export function isIn(duel: Duel, { card: id, place, player }: Asked<'is-in'>): Answer {
  const where = whereIs(duel, id);
  if (where.answer === 'cannot tell') return where;
  const card = cardOf(duel, id);
  // "Into the Deck" is said of the Extra Deck, too.
  const there = card.place === place || (place === 'deck' && card.place === 'extra-deck');
  const is = there && card.gone !== true && (player === undefined || player === card.owner);
  const named = place === 'banished' ? 'banished' : `in the ${places.term(place)}`;
  const whose = player === undefined ? '' : ` of ${player}`;
  const claim = is
    ? `${card.model.name} is ${whereWords(card)}`
    : `${card.model.name} is not ${named}${whose}, but ${whereWords(card)}`;
  return { ...where, answer: is ? 'yes' : 'no', claim };
}
