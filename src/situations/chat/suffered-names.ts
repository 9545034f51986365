import type { CardModel } from '../../effects/card-model.ts';
import { negatesSummons } from '../words/tell-summon-negation.ts';
import { groupsOf } from './named-groups.ts';
import { aims, answers } from './names-as-verbs.ts';

const owner = "(?<owner>my opponent's|my|their|his|her|the)";
const suffered = new RegExp(
  `(?<=^|[.;!,] |\\b(?:and|but|then|so|if|when|after) )(?:${owner} )?#(?<of>\\d)(?<effect>'s (?:effect|search|activation)| effect| search)? (?:just |then |also )?(?:has been|got|gets|get|was|were|is|being) #(?<by>\\d)~(?<agent> by (?:my opponent|me|them|him|her))?(?=[.,;?!]|$| (?:and|but|so|then|in response|on|in|during|by my|by their)\\b)`,
  'gi',
);

/**
 * "My #0 got #1'd": what somebody did to it with that card: activated, targeting it, or chained to it where the card answers
 * activations. Who did it is the other player, where nobody says.
 * @param text a message with a ref for each card, and "~" behind one that is used as a verb
 */
export const withSufferedNames = (text: string, cards: readonly CardModel[]): string =>
  text.replace(suffered, (all: string, ...rest: readonly unknown[]) => {
    const groups = groupsOf(rest);
    const part = (name: string): string => groups[name] ?? '';
    const [of, by] = [cards[Number(part('of'))], cards[Number(part('by'))]];
    if (of === undefined || by === undefined) return all;
    const mine = !/^(?:my opponent's|their|his|her)$/i.test(part('owner'));
    const byMe = part('agent') === '' ? !mine : / me$/i.test(part('agent'));
    const whose = mine ? 'my' : "my opponent's";
    const [actor, s] = byMe ? ['I', ''] : ['my opponent', 's'];
    const [victim, vs] = mine ? ['I', ''] : ['my opponent', 's'];
    if (answers(by)) {
      // Of a monster it is its effect that is answered; what answers Summons, too, may have answered that.
      const monster = of.facts.cardType === 'monster';
      if (monster && negatesSummons(by)) return all;
      const what = monster || part('effect') !== '' ? `${whose} #${part('of')}'s effect` : `#${part('of')}`;
      return `${victim} activate${vs} ${what} and ${actor} chain${s} #${part('by')}`;
    }
    return aims(by) && part('effect') === ''
      ? `${actor} activate${s} #${part('by')} targeting ${whose} #${part('of')}`
      : all;
  });
