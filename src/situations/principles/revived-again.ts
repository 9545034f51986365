import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { cardOf } from '../../engine/duel.ts';
import { fits } from '../../engine/fits.ts';
import { isProper, needsProperSummon } from '../../engine/proper-summon.ts';
import { isPrivate } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import type { Books } from '../rule-on.ts';
import { setUp } from '../set-up.ts';
import type { Situation } from '../situation.ts';
import type { EveryWordPrinciple } from './principle.ts';
import { fitted, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { choicesOf } from './reading/takes.ts';
import { done, written } from './reading/verb-words.ts';

const it = '(?:it|she|he|{monster})';
const gone = `(?:${written('die')}|${written('go')} to (?:my )?gy|(?:is |was |gets |got )?(?:${done('destroy')}|sent to (?:my )?gy))`;
const by = '(?:by|with|via|through|using|off)';
const came = [
  form(`{monster} (?:was|is|got) (?:ssed|summoned) ${by} {by}(?: and (?:later )?${gone})?`),
  form(`{monster} (?:came|comes) out ${by} {by}(?: and (?:later )?${gone})?`),
  form(`i (?:ssed|summoned|ss|summon) {monster} ${by} {by}(?: and (?:later )?${gone})?`),
  form(`{by} (?:ss|ssed|summons|summoned) {monster}(?: and (?:later )?${gone})?`),
];
const died = [form(`(?:later )?(?:${it} )?${gone}(?: by battle| in battle| later)?`)];
const from = '(?: from (?:my )?gy)?(?: later)?';
const asks = [
  form(`can ${it} (?:still |later )?be ssed${from}(?: (?:with|by|using) {with})?`),
  form(`can {with} (?:still |later )?ss (?:it|her|him|{monster})${from}`),
  form(`can i (?:still |later )?ss (?:it|her|him|{monster})${from}(?: (?:with|by|using) {with})?`),
  form(`is ${it} (?:legal|valid) (?:target for {with}|{with} target)`),
];
const shape: Shape = { needs: [came], may: died, asks };

/**
 * A monster that an effect Special Summoned before, and that is in the GY now: may it be Special Summoned again? That
 * hangs on whether the first one was a proper Summon (properly-summoned/by-procedure).
 */
export const revivedAgain: EveryWordPrinciple = ({ cards, sentences }, books, ruleset) => {
  const says = fitted(sentences, shape);
  const [monster, by, revives] = [
    cardAt(cards, says?.['monster']),
    cardAt(cards, says?.['by']),
    cardAt(cards, says?.['with']),
  ];
  if (says === undefined || monster === undefined || by === undefined || !needsProperSummon(monster))
    return undefined;
  const ways = waysOf(by);
  const [way, other] = ways;
  if (way === undefined || (other !== undefined && other !== way)) return undefined;
  const proper = isProper(monster, way, by.name);
  if (proper === 'unknown') return undefined;
  const ids = { monster: 'monster', by: 'by', with: 'with' };
  const situation: Situation = {
    ruleset,
    turnPlayer: 'P0',
    phase: 'main-1',
    normalSummonsUsed: { P0: 0, P1: 0 },
    normalSummonsAllowed: { P0: 1, P1: 1 },
    cards: [
      { id: ids.monster, card: monster.name, place: 'gy', controller: 'P0', properlySummoned: proper },
      ...(revives === undefined
        ? []
        : [{ id: ids.with, card: revives.name, place: 'hand' as const, controller: 'P0' as const }]),
    ],
    actions: [],
    question: {
      ask: 'special-summon',
      card: ids.monster,
      ...(revives === undefined ? {} : { by: ids.with }),
    },
    assumed: [
      `${monster.name} was Special Summoned by ${by.name}, which ${proper === 'yes' ? 'is' : 'is not'} a proper Summon of it`,
    ],
  };
  return couldReach(by, monster, situation, books) ? { situation } : undefined;
};

/**
 * Can the card have Summoned that monster from a place where none is properly Summoned? Where its text says no, something
 * else was meant; and what it took from the GY may have been properly Summoned before.
 */
function couldReach(by: CardModel, monster: CardModel, situation: Situation, books: Books): boolean {
  const duel = setUp(situation, books.catalogue, books.tables);
  const choices = choicesOf(by, [
    'special-summon',
    'fusion-summon',
    'synchro-summon',
    'xyz-summon',
    'link-summon',
    'ritual-summon',
  ]);
  if (!duel.ok || choices === null) return false;
  const card = cardOf(duel.value, 'monster');
  const view = { id: 'by', player: 'P0' as const };
  return choices.some(
    ({ from = [], filter }) =>
      from.length > 0 &&
      from.every((each) => isPrivate(each, false)) &&
      fits(filter, card, [monster.name], view).verdict === 'yes',
  );
}

const treated: Readonly<Record<string, SummonWay>> = {
  fusion: 'fusion-summoned',
  ritual: 'ritual-summoned',
  synchro: 'synchro-summoned',
  xyz: 'xyz-summoned',
  link: 'link-summoned',
};

/** How the effects of a card Summon; none where that is not all read. */
function waysOf({ parts }: CardModel): readonly SummonWay[] {
  if (parts.some(({ kind }) => kind === 'unread')) return [];
  return parts.filter(isActivated).flatMap(({ does }) => {
    const as = does.find(({ treatedAs }) => treatedAs !== undefined)?.treatedAs;
    return does.flatMap(({ do: verb }): readonly SummonWay[] => {
      if (verb === 'special-summon')
        return [as === undefined ? 'special-summoned' : (treated[as] ?? 'special-summoned')];
      const kind = verb.replace(/-summon$/, '');
      const own = verb.endsWith('-summon') ? treated[kind] : undefined;
      return own === undefined ? [] : [own];
    });
  });
}
