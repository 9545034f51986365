import { describe, expect, test } from 'vitest';
import type { CardModel } from '../../src/card-model/card-model.ts';
import { makeCatalogue } from '../../src/cards/load-catalogue.ts';
import {
  canHappenTo,
  type HistoryItem,
  type SummonedQuestion,
  summonedSituation,
} from '../../src/situations/readers/summoned.ts';
import { causesOf } from '../../src/situations/readers/timing-start.ts';
import { ruleOn } from '../../src/situations/rule-on.ts';
import { situationSchema } from '../../src/situations/situation.ts';
import { ruleOnSummoned } from '../../src/situations/summoned-verdict.ts';
import { ruleOnTiming, type TimingAsked } from '../../src/situations/timing-verdict.ts';
import { eventNames } from '../../src/vocabulary/events.ts';
import { ifThis, limited, monster, must, when } from '../support/duels.ts';
import { books } from '../support/project-data.ts';

/** A catalogue of this one card. */
const only = (card: CardModel) => ({
  ...books,
  catalogue: {
    size: 1,
    cards: [card],
    names: [card.name],
    lookup: makeCatalogue([card]).lookup,
    exact: () => card,
    called: () => [],
    search: () => [],
    pick: () => ({ ok: true as const, value: { card } }),
  },
});

type Asked = Partial<Omit<TimingAsked, 'card'>>;
const newt = (part: unknown): CardModel => monster('Lantern Newt', [part]);
const timing = (card: CardModel, asked: Asked) => {
  const question: TimingAsked = { card: { card }, event: 'sent-to-gy', after: [], ruleset: 'tcg', ...asked };
  const verdict = ruleOnTiming(question, only(card));
  if (!verdict.ok) throw new Error(verdict.problem.expected);
  return verdict.value;
};

describe('/timing', () => {
  const optional = newt(when('sent-to-gy'));
  const iffy = newt(ifThis('sent-to-gy'));
  /** Each of its effects watches from another place. */
  const watcher = newt(ifThis('destroyed', { on: [{ event: 'destroyed', of: {} }] }));
  const inGy = { on: [{ event: 'banished', of: { cardType: 'monster' } }], activatesIn: ['gy'] };
  watcher.parts.push(...newt(ifThis('banished', inGy)).parts);
  test.for([
    ['"when", by an effect', optional, { as: 'effect' }, 'yes'],
    ['"when", as Chain Link 2', optional, { as: 'effect', chainLink: 2 }, 'no'],
    ['"when", as cost', optional, { as: 'cost' }, 'no'],
    ['"when", as Tribute', optional, { as: 'tribute' }, 'no'],
    ['"when", as material', optional, { as: 'material' }, 'no'],
    ['"when", by battle', optional, { as: 'battle' }, 'yes'],
    [
      '"when", and something else after it',
      optional,
      { as: 'effect', after: [{ note: 'a card is drawn' }] },
      'no',
    ],
    ['"when", and nobody said how', optional, {}, 'cannot tell'],
    ['"if", and nobody said how', iffy, {}, 'yes'],
    ['"if", as cost', iffy, { as: 'cost' }, 'yes'],
    ['"if", as Chain Link 3', iffy, { as: 'effect', chainLink: 3 }, 'yes'],
    ['"if", and it is in the hand now', iffy, { as: 'effect', now: 'hand' }, 'no'],
    ['"if", and it is still in the GY', iffy, { as: 'effect', now: 'gy' }, 'yes'],
    ['"if", and it is banished now', iffy, { as: 'effect', now: 'banished' }, 'no'],
    ['mandatory, as Chain Link 2', newt(must('sent-to-gy')), { as: 'effect', chainLink: 2 }, 'yes'],
    [
      'destroyed by battle only, and nobody said how',
      newt(ifThis('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['battle'] }] })),
      { event: 'destroyed' },
      'cannot tell',
    ],
    ['another event than the one of the text', iffy, { event: 'banished', as: 'effect' }, 'no'],
    ['Normal Summoned', newt(when('normal-summoned')), { event: 'normal-summoned' }, 'yes'],
    [
      'Tribute Summoned is Normal Summoned',
      newt(when('normal-summoned')),
      { event: 'tribute-summoned' },
      'yes',
    ],
    [
      'Special Summoned as Chain Link 2',
      newt(when('special-summoned')),
      { event: 'special-summoned', chainLink: 2 },
      'no',
    ],
    [
      'a Tribute, where the text names a Ritual Summon',
      newt(ifThis('tributed', { on: [{ event: 'tributed', of: 'this', for: ['ritual-summoned'] }] })),
      { event: 'tributed' },
      'cannot tell',
    ],
    ['a card that watches', watcher, { event: 'banished', as: 'effect' }, 'yes'],
    [
      'material for the Summon that the text names',
      newt(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', for: ['synchro-summoned'] }] })),
      { as: 'material' },
      'yes',
    ],
    ['a monster without a Trigger Effect', newt({ kind: 'ignition' }), { as: 'effect' }, 'no'],
  ] as const)('%s', ([, card, asked, answer]) => {
    expect(timing(card, asked as Asked).answer).toBe(answer);
  });

  test.for([
    ['where the text asks for it, is assumed', ['deck'], 'unless'],
    ['where such a card is anyway', ['hand', 'monster-zone'], 'settled'],
  ] as const)('where it was before: %s', ([, from, certainty]) => {
    const sent = newt(ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', from }] }));
    expect(timing(sent, { as: 'effect' })).toMatchObject({ answer: 'yes', certainty });
    expect(timing(sent, { as: 'effect', from: from[0] })).toMatchObject({ certainty: 'settled' });
  });

  test('material: a Fusion Summon is made by an effect, which sends it, and a Link Summon is not', () => {
    const byEffect = newt(
      ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', by: ['effect'] }] }),
    );
    const { answer, headline, cases = [] } = timing(byEffect, { as: 'material' });
    expect(answer).toBe('cannot tell');
    expect(headline).toMatch(
      /yes if as material to be Fusion Summoned.*; no if as material to be .*Link Summoned/,
    );
    expect(cases.map(({ label }) => label)).toContain('as material to be Link Summoned');
  });

  test('of two effects that do not answer, the one that came nearer says why', () => {
    const card = monster('Lantern Newt', [
      when('flipped-face-up'),
      ifThis('sent-to-gy', { on: [{ event: 'sent-to-gy', of: 'this', by: ['battle'] }] }),
    ]);
    expect(timing(card, { as: 'effect' }).headline).toContain('by battle');
  });

  test('where it depends on the cause, every case is told', () => {
    const verdict = timing(optional, {});
    expect(verdict.headline).toMatch(/^It depends on how it came about: /);
    expect(verdict.missing[0]).toMatch(/as:effect, as:cost, as:tribute, as:material, as:battle/);
  });

  test('every event with every cause and link is ruled on, and as a situation that can be read back', () => {
    // This monster has no procedure of its own, so no such Summon of it is asked about.
    for (const event of eventNames.filter((each) => each !== 'summoned-by-own-procedure')) {
      for (const chainLink of [1, 2]) {
        expect(causesOf(event).length).toBeGreaterThan(0);
        const { answer, findings, situation } = timing(iffy, { event, chainLink });
        if (answer !== 'cannot tell') expect(findings.length).toBeGreaterThan(0);
        expect(situationSchema.parse(JSON.parse(JSON.stringify(situation)))).toEqual(situation);
      }
    }
  });
});

describe('/summoned', () => {
  const heron = limited('Brazen Heron', ['Synchro']);
  const swaying = limited('Swaying Heron', ['Synchro', 'Pendulum']);
  const boar = limited('Proud Boar', [], { special: 'must-first-be', ways: ['summoned-by-own-procedure'] });
  const saint = limited('Tallow Saint', ['Ritual']);
  const elk = monster('Mossback Elk');
  const spirit = limited('Shy Spirit', ['Spirit'], { special: 'cannot-be' });

  const summoned = (card: CardModel, history: readonly HistoryItem[], by?: SummonedQuestion['by']) => {
    const verdict = ruleOn(
      summonedSituation({ card, history, ruleset: 'tcg', ...(by === undefined ? {} : { by }) }),
      only(card),
    );
    if (!verdict.ok) throw new Error(verdict.problem.expected);
    return verdict.value.answer;
  };

  test.for([
    ['properly Summoned, and in the GY', heron, ['properly-summoned', 'sent-to-gy'], undefined, 'yes'],
    ['then by an effect', heron, ['properly-summoned', 'sent-to-gy'], 'effect', 'yes'],
    ['sent from the Extra Deck', heron, ['sent-from-extra-deck'], 'effect', 'no'],
    [
      'returned to the Extra Deck in between',
      heron,
      ['synchro-summoned', 'returned-to-extra-deck', 'sent-from-extra-deck'],
      'effect',
      'no',
    ],
    [
      'banished face-down and returned to the GY',
      heron,
      ['synchro-summoned', 'banished-face-down', 'returned-to-gy'],
      'effect',
      'yes',
    ],
    ['its Synchro Summon was negated', heron, ['synchro-summoned', 'summon-negated'], 'effect', 'no'],
    [
      'its Flip Summon was negated',
      boar,
      ['summoned-by-own-procedure', 'flipped-face-down', 'flip-summon-negated'],
      'effect',
      'yes',
    ],
    ['discarded', boar, ['discarded'], 'effect', 'no'],
    ['drawn, then sent to the GY', saint, ['drawn', 'discarded'], 'effect', 'no'],
    ['Ritual Summoned, and nobody said from where', saint, [], { way: 'ritual-summoned' }, 'yes'],
    [
      'control changed and back',
      heron,
      ['synchro-summoned', 'control-changed', 'sent-to-gy'],
      'effect',
      'yes',
    ],
    [
      'face-up in the Extra Deck, Pendulum Summoned',
      swaying,
      ['synchro-summoned', 'destroyed'],
      { way: 'pendulum-summoned' },
      'yes',
    ],
    [
      'face-up in the Extra Deck, Synchro Summoned once more',
      swaying,
      ['synchro-summoned', 'destroyed'],
      { way: 'synchro-summoned' },
      'no',
    ],
    ['an ordinary monster', elk, ['discarded'], 'effect', 'yes'],
    ['an ordinary monster: is it properly Summoned?', elk, ['discarded'], undefined, 'not needed'],
    ['"cannot be Special Summoned"', spirit, ['normal-summoned', 'sent-to-gy'], 'effect', 'no'],
    ['nothing was said', heron, [], 'effect', 'cannot tell'],
  ] as const)('%s', ([, card, history, by, answer]) => {
    expect(summoned(card, history, by)).toBe(answer);
  });

  test('every history of two events is ruled on, each of another card', () => {
    const cards = [heron, swaying, boar, elk, saint];
    const histories = eventNames.flatMap((event) => [[event], ...eventNames.map((next) => [event, next])]);
    for (const [at, history] of histories.entries()) {
      const card = cards[at % cards.length] ?? heron;
      expect(typeof summoned(card, history, 'effect'), `${card.name}: ${history.join(', ')}`).toBe('string');
    }
  });
});

describe('what cannot have happened is no question', () => {
  const iffy = newt(ifThis('sent-to-gy'));
  const asked = (more: Partial<Omit<TimingAsked, 'card'>>): string => {
    const result = ruleOnTiming(
      { card: { card: iffy }, event: 'sent-to-gy', after: [], ruleset: 'tcg', ...more },
      only(iffy),
    );
    return result.ok ? result.value.answer : result.problem.code;
  };
  test.for([
    ['Tributed from the field', { as: 'tribute', from: 'monster-zone' }, 'yes'],
    ['Tributed from the GY', { as: 'tribute', from: 'gy' }, 'impossible'],
    ['destroyed by battle in the Deck', { as: 'battle', from: 'deck' }, 'impossible'],
    ['destroyed by battle on the field', { as: 'battle', from: 'monster-zone' }, 'yes'],
    ['Normal Summoned by battle', { event: 'normal-summoned', as: 'battle' }, 'impossible'],
    ['Normal Summoned as cost', { event: 'normal-summoned', as: 'cost' }, 'impossible'],
    ['discarded from the field', { event: 'discarded', from: 'monster-zone' }, 'impossible'],
    ['discarded from the hand', { event: 'discarded', from: 'hand' }, 'yes'],
    ['sent to the GY from the GY', { from: 'gy' }, 'impossible'],
    ['drawn as material', { event: 'drawn', as: 'material' }, 'impossible'],
  ] as const)('%s', ([, more, answer]) => {
    expect(asked(more)).toBe(answer);
  });

  const synchro = limited('Lantern Drake', ['Synchro']);
  const closed = limited('Sealed Drake', [], { noNormalSummonSet: true });
  test.for([
    ['a Synchro Monster, Synchro Summoned', synchro, 'synchro-summoned', true],
    ['a Synchro Monster, Fusion Summoned', synchro, 'fusion-summoned', false],
    ['a Synchro Monster, Normal Summoned', synchro, 'normal-summoned', false],
    ['a monster that cannot be Normal Summoned/Set, Set', closed, 'set', false],
    ['a monster without a procedure of its own, by its procedure', iffy, 'summoned-by-own-procedure', false],
    ['an ordinary monster, to the Extra Deck', newt(ifThis('destroyed')), 'returned-to-extra-deck', false],
    ['any monster, destroyed', iffy, 'destroyed', true],
    ['an ordinary monster, Normal Summoned', iffy, 'normal-summoned', true],
  ] as const)('%s: %s', ([, card, item, can]) => {
    expect(canHappenTo(card, item)).toBe(can);
  });
});

describe('"Special Summoned" may be the Summon that makes it properly Summoned', () => {
  const asked = (card: CardModel, history: readonly HistoryItem[]) => {
    const verdict = ruleOnSummoned({ card, history, by: 'effect', ruleset: 'tcg' }, only(card), []);
    if (!verdict.ok) throw new Error(verdict.problem.expected);
    return verdict.value;
  };
  const synchro = limited('Lantern Drake', ['Synchro']);
  test.for([
    ['it depends', synchro, ['special-summoned', 'sent-to-gy'], 'cannot tell'],
    ['the Summon of its kind is told', synchro, ['synchro-summoned', 'sent-to-gy'], 'yes'],
    ['after a proper Summon', synchro, ['synchro-summoned', 'special-summoned', 'sent-to-gy'], 'yes'],
    ['a monster that needs none', newt(when('sent-to-gy')), ['special-summoned', 'sent-to-gy'], 'yes'],
  ] as const)('%s', ([, card, history, answer]) => {
    expect(asked(card, history).answer).toBe(answer);
  });

  test('both cases are told', () => {
    expect(asked(synchro, ['special-summoned', 'sent-to-gy']).headline).toBe(
      'It depends on how it was Special Summoned: no if by a card effect; yes if Synchro Summoned.',
    );
  });
});
