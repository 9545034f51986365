import { isActivated } from '../../effects/activated.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import type { Brief } from './brief.ts';
import { fitted } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { effectsMeant } from './meant.ts';

const cardsLeft = [
  form('(?<whose>my|their) deck (?:is|has) (?:empty|no cards(?: left)?|out)'),
  form(
    '(?<whose>i|opp) (?:have|has) (?:exactly |only )?(?<count>no|\\d|one|two|three|four) cards?(?: left)? in (?:my |their )?deck',
  ),
  form(
    '(?:there (?:is|are) )?(?:exactly |only )?(?<count>no|\\d|one|two|three|four) cards? (?:left )?in (?<whose>my|their) deck',
  ),
];
const asks = [
  form(
    "can i (?:still )?(?:use|activate|play) {asked}(?: 's(?<label>(?: [a-z\\d]+){0,6}?)(?: effect)?)?(?: to deck opp out)?",
  ),
];
const numbers: Readonly<Record<string, number>> = { no: 0, one: 1, two: 2, three: 3, four: 4 };

/** An effect that has a player draw more cards than the Deck holds cannot be activated (activation/must-be-able-to-resolve). */
export function fromShortDeck({ cards, told, asked }: Brief): Judged | undefined {
  const says = fitted(told, asked, { needs: [cardsLeft], asks });
  const model = cardAt(cards, says?.['asked']);
  if (says === undefined || model === undefined) return undefined;
  const theirs = says['whose'] === 'their' || says['whose'] === 'opp';
  const left = numbers[says['count'] ?? 'no'] ?? Number(says['count']);
  const meant = (effectsMeant(model, says['label']) ?? []).filter(isActivated);
  if (meant.length === 0 || !meant.every((each) => drawsOf(each, theirs) > left)) return undefined;
  const [part] = meant;
  return ruled(
    'no',
    'activation/must-be-able-to-resolve',
    `${model.name} has ${theirs ? 'the opponent' : 'its player'} draw more cards than are in the Deck`,
    { read: part === undefined ? [] : [{ model, part }] },
  );
}

/** How many cards the effect has a player draw before anything else. */
function drawsOf({ does }: ActivatedEffect, opponent: boolean): number {
  const [first] = does;
  if (first?.do !== 'draw' || first.may || first.onlyIf !== undefined || first.amount === undefined) return 0;
  const who = first.who ?? 'you';
  return who === 'both' || who === (opponent ? 'opponent' : 'you') ? first.amount : 0;
}
