import type { Frame, Phrase } from '../../grammar/frame.ts';
import { onField, type ToldCard } from '../cards/told-cards.ts';
import type { Teller } from '../teller.ts';
import { effectOf, type ToldLink } from '../told-link.ts';
import { tellStat } from '../told-values.ts';
import { aimAt } from './tell-activation.ts';

const isMonster = (card: ToldCard): boolean =>
  card.model.facts.cardType === 'monster' && (card.place === undefined || onField(card));

/**
 * "halving X's ATK and adding that ATK to Y": the monsters that the Chain Link under way changes, in the order in which
 * its text takes them. What it changes them by, its text says. False where no such effect is told of.
 */
export function tellStatChange(frame: Frame, teller: Teller): boolean {
  const link = teller.chain.top;
  if (link === undefined || link.resolving || !changesStats(link)) return false;
  const phrases =
    frame.verb === 'halve'
      ? [...frame.objects, ...frame.complements.flatMap(({ prep, value }) => (prep === 'for' ? [value] : []))]
      : frame.complements.flatMap(({ prep, value }) => (prep === 'to' ? [value] : []));
  const things =
    frame.verb === 'halve' ? [] : frame.objects.filter(({ kind }) => kind !== 'thing' && kind !== 'pronoun');
  const cards = phrases.flatMap((each) =>
    teller.cardsOf(each, frame, (card) => isMonster(card) && !link.targets.includes(card)),
  );
  if (cards.length === 0 || things.length > 0) return false;
  for (const card of cards) aimAt(link.targets, card, teller);
  return true;
}

const changesStats = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(({ do: verb }) => verb === 'change-atk' || verb === 'change-def') === true &&
  effectOf(link)?.targets.length === 1;

/** "its Continuous Effect makes it 1700 ATK": the value that follows. False where anything else is made. */
export function tellMade({ objects, ...frame }: Frame, teller: Teller): boolean {
  const [value, another] = objects.flatMap(statSaid);
  const [card, more] = objects
    .filter((each) => statSaid(each).length === 0)
    .flatMap((each) => teller.cardsOf(each, { ...frame, objects }, isMonster));
  const plain = frame.complements.length === 0 && !frame.passive && !frame.detail;
  if (value === undefined || another !== undefined || card === undefined || more !== undefined || !plain)
    return false;
  tellStat(card, value, teller);
  return true;
}

const statSaid = (phrase: Phrase): readonly number[] =>
  phrase.kind === 'thing' && phrase.noun === 'stat' && phrase.count !== undefined ? [phrase.count] : [];

/** "ends the turn": the End Phase comes, and then the turn of the other player. False where it is no turn that ends. */
export function tellTurnEnd(frame: Frame, teller: Teller): boolean {
  const turn = [...frame.objects, ...frame.subject].some(
    (each) => each.kind === 'thing' && each.noun === 'turn',
  );
  if (!turn || frame.negated || frame.modal) return false;
  const player = teller.actor(frame);
  if (player !== undefined && !teller.isTurnOf(player)) {
    teller.lost(frame, 'whose turn it is');
    return true;
  }
  teller.endTurn();
  return true;
}
