import { type CardModel, cardModelSchema } from '../../effects/card-model.ts';
import { fieldPlaceOf } from '../../effects/facts.ts';
import type { Question } from '../../engine/question.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { ruleOn } from '../rule-on.ts';
import { type CardSetup, noNormalSummons, type Situation } from '../situation.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

type Player = 'P0' | 'P1';

const there = '(?:up|out|on|active|live|face-up|in play|on (?:the )?(?:(?:my|their) (?:side of )?)?field)';
const stands = [
  form(`{bar} (?:is|was) (?:still )?${there}`),
  form(`(?<whose>i|opp) (?:control|controls|have|has|activated?) {bar}(?: ${there})*`),
  form(`there is {bar}(?: ${there})*`),
];
const ofMonsters = '(?: (?:monsters?|anything|something|cards?))?';
const ofSpells =
  '(?:(?<spells>spells?(?: cards?)?)|(?<traps>traps?(?: cards?)?)|(?<effects>monster effects?|effects? of monsters?))';
const kindsOfSummon =
  'normal summon|tribute summon|pendulum summon|link summon|xyz summon|synchro summon|fusion summon|ritual summon|ss|special summon|summon';
const deeds = `(?<summons>${kindsOfSummon}|set)${ofMonsters}|(?:activate|use|play|flip) ${ofSpells}`;
const doing = `(?<summons>${kindsOfSummon}|sett?)(?:ing)?${ofMonsters}|(?:activating|using|playing|flipping) ${ofSpells}`;
const under = `(?:under|with|while) {bar}(?: (?:is )?${there})* ?,? ?`;
const asks = [
  form(`can (?<who>i|opp) (?:still )?(?:${deeds})(?: ${under.replace(/ \?,\? \?$/, '')})?`),
  form(`${under}can (?<who>i|opp) (?:still )?(?:${deeds})`),
];
/** "Does X stop me from Special Summoning?": a yes is that one cannot. */
const asksStopped = [
  form(`(?:does|will|do) {bar} (?:stop|prevent|keep) (?<who>me|opp|us|their) (?:from )?(?:${doing})`),
];

const ways: Readonly<Record<string, SummonWay>> = {
  ss: 'special-summoned',
  'special summon': 'special-summoned',
  'pendulum summon': 'pendulum-summoned',
  'link summon': 'link-summoned',
  'xyz summon': 'xyz-summoned',
  'synchro summon': 'synchro-summoned',
  'fusion summon': 'fusion-summoned',
  'ritual summon': 'ritual-summoned',
};

/** What lets nobody do something forbids it (rule wording/cannot-wins). */
const FORBIDS = 'wording/cannot-wins';

/**
 * "X is up. Can I Special Summon a monster?": whether the text of the one card that was told lets a player do that at all,
 * with any monster, Spell or Trap. The engine decides, of a card that has nothing but its kind; where that is not enough to
 * say, or something else than that text decides, nothing is ruled.
 */
export const barredDeeds: EveryWordPrinciple = ({ cards, sentences: { told, asked } }, books, ruleset) => {
  const [only, more] = told;
  if (cards.length !== 1 || more !== undefined) return undefined;
  const standing = only === undefined ? undefined : said(only, stands);
  const stopped = said(asked, asksStopped);
  const question = stopped ?? said(asked, asks);
  const bar = cardAt(cards, standing?.['bar'] ?? question?.['bar']);
  if (question === undefined || bar === undefined || (only !== undefined && standing === undefined))
    return undefined;
  if (
    bar.facts.cardType !== 'monster' &&
    ['Normal', 'Quick-Play', 'Ritual', 'Counter'].includes(bar.facts.property)
  )
    return undefined;
  // What its text hangs on was not told.
  if (
    bar.parts.some((part) => part.kind === 'continuous' && part.does.some(({ holds }) => holds !== undefined))
  )
    return undefined;
  const player: Player = question['who'] === 'opp' || question['who'] === 'their' ? 'P1' : 'P0';
  const thing = thingAsked(question);
  if (thing === undefined) return undefined;
  const whose = standing?.['whose'];
  const controllers: readonly Player[] = whose === undefined ? ['P0', 'P1'] : [whose === 'i' ? 'P0' : 'P1'];
  const cases = controllers.map((controller): Situation => {
    const card: CardSetup = {
      id: 'bar',
      card: bar,
      place: fieldPlaceOf(bar.facts),
      controller,
      faceUp: true,
    };
    return {
      ruleset,
      turnPlayer: player,
      phase: 'main-1',
      ...noNormalSummons,
      cards: [card, { id: 'thing', card: thing.card, controller: player, ...thing.at }],
      actions: [],
      question: thing.question,
      assumed: [],
    };
  });
  const forbids = cases.map((each) => {
    const verdict = ruleOn(each, books);
    const [first] = verdict.ok && verdict.value.answer === 'no' ? verdict.value.findings : [];
    return first?.rule === FORBIDS ? first.because : undefined;
  });
  const [because] = forbids;
  if (because === undefined || forbids.includes(undefined)) return undefined;
  const reads = bar.parts.flatMap((part) => (part.kind === 'continuous' ? [{ model: bar, part }] : []));
  return ruled(stopped === undefined ? 'no' : 'yes', FORBIDS, because, reads);
};

interface Thing {
  readonly card: CardModel;
  readonly at: Pick<CardSetup, 'place' | 'faceUp'>;
  readonly question: Question;
}

const monster = (...abilities: readonly string[]): CardModel =>
  cardModelSchema.parse({
    name: 'a monster',
    facts: { cardType: 'monster', abilities: ['Effect', ...abilities] },
    parts: [{ kind: 'ignition', does: [{ do: 'draw', amount: 1 }] }],
  });

/** A card that has nothing but its kind, where it is, and what is asked of it. */
function thingAsked(question: Readonly<Record<string, string>>): Thing | undefined {
  const { summons, spells, traps } = question;
  const activate: Question = { ask: 'can-activate', card: 'thing', granted: true, later: true };
  const plain = (cardType: 'spell' | 'trap') =>
    cardModelSchema.parse({
      name: cardType === 'spell' ? 'a Spell Card' : 'a Trap Card',
      facts: { cardType, property: 'Normal' },
      parts: [{ kind: 'activation', does: [{ do: 'draw', amount: 1 }] }],
    });
  if (spells !== undefined) return { card: plain('spell'), at: { place: 'hand' }, question: activate };
  if (traps !== undefined)
    return { card: plain('trap'), at: { place: 'spell-trap-zone', faceUp: false }, question: activate };
  if (summons === undefined)
    return { card: monster(), at: { place: 'monster-zone', faceUp: true }, question: activate };
  const how = summons;
  const way = ways[how];
  if (way !== undefined) {
    const kind = /^(?:link|xyz|synchro|fusion|ritual|pendulum)/.exec(how)?.[0];
    const abilities = kind === undefined ? [] : [`${kind.charAt(0).toUpperCase()}${kind.slice(1)}`];
    const place = ['link', 'xyz', 'synchro', 'fusion'].includes(kind ?? '') ? 'extra-deck' : 'hand';
    return {
      card: monster(...abilities),
      at: { place },
      question: { ask: 'special-summon', card: 'thing', way },
    };
  }
  if (how !== 'normal summon' && how !== 'set' && how !== 'sett' && how !== 'tribute summon')
    return undefined;
  const as = how.startsWith('set') ? 'set' : 'summon';
  return { card: monster(), at: { place: 'hand' }, question: { ask: 'normal-summon', card: 'thing', as } };
}
