import { isActivated } from '../../../effects/activated.ts';
import type { CardModel } from '../../../effects/card-model.ts';
import { cardSummonVerbs } from '../../../effects/instruction.ts';
import { cardOf } from '../../../engine/duel.ts';
import { fits } from '../../../engine/fits.ts';
import { isPrivate } from '../../../vocabulary/places.ts';
import type { SummonWay } from '../../../vocabulary/summons.ts';
import type { Books } from '../../rule-on.ts';
import { setUp } from '../../set-up.ts';
import type { Situation } from '../../situation.ts';
import { choicesOf } from './takes.ts';

const treated: Readonly<Record<string, SummonWay>> = {
  fusion: 'fusion-summoned',
  ritual: 'ritual-summoned',
  synchro: 'synchro-summoned',
  xyz: 'xyz-summoned',
  link: 'link-summoned',
};

/** The one way in which the effects of a card Summon; undefined where that is not all read, or where they differ. */
export function wayOf({ parts }: CardModel): SummonWay | undefined {
  if (parts.some(({ kind }) => kind === 'unread')) return undefined;
  const ways = parts.filter(isActivated).flatMap(({ does }) => {
    const as = does.find(({ treatedAs }) => treatedAs !== undefined)?.treatedAs;
    return does.flatMap(({ do: verb }): readonly SummonWay[] => {
      if (verb === 'special-summon')
        return [as === undefined ? 'special-summoned' : (treated[as] ?? 'special-summoned')];
      const kind = verb.replace(/-summon$/, '');
      const own = verb.endsWith('-summon') ? treated[kind] : undefined;
      return own === undefined ? [] : [own];
    });
  });
  const [way, ...others] = new Set(ways);
  return others.length === 0 ? way : undefined;
}

/**
 * Can the card have Summoned the monster `id` of this situation from a place where none is properly Summoned? Where its
 * text says no, something else was meant; and what it took from the GY may have been properly Summoned before.
 */
export function couldReach(by: CardModel, id: string, situation: Situation, books: Books): boolean {
  const duel = setUp(situation, books.catalogue, books.tables);
  const choices = choicesOf(by, cardSummonVerbs);
  if (!duel.ok || choices === null) return false;
  const card = cardOf(duel.value, id);
  const view = { id: 'by', player: 'P0' as const };
  return choices.some(
    ({ from = [], filter }) =>
      from.length > 0 &&
      from.every((each) => isPrivate(each, false)) &&
      fits(filter, card, [card.model.name], view).verdict === 'yes',
  );
}
