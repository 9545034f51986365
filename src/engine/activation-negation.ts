import { isActivated } from '../card-model/activated.ts';
import { type Instruction, isDescribed } from '../card-model/instruction.ts';
import type { Part } from '../card-model/part.ts';
import { type Spoken, says } from '../card-model/sayings.ts';
import { isLeftAlone } from './continuous/protections.ts';
import { matchesFilter, viewFrom } from './fits.ts';
import { continuousOf, isApplying } from './negation.ts';
import type { Card, Duel, Ternary } from './state/duel.ts';
import type { DuelEvent } from './state/event.ts';
import { sourceOf } from './state/unaffected.ts';
import { anyHolds } from './stats/count.ts';
import { matches } from './trigger/matches.ts';

/** A card that negates effects in words that no field has, where these may mean this one (rule negate/effect). */
export const perhapsNegatedBy = (duel: Duel, card: Card, event?: DuelEvent): Card | undefined =>
  othersAtWork(duel, card).find(
    (source) =>
      source.model.parts.some((part) => saysOfActivated(part, card)) ||
      continuousOf(source).some(({ does }) =>
        does.some((each) => {
          const { do: verb, what, negates: activated } = each;
          if (activated !== undefined) return meets(duel, source, each, card, event) === 'unknown';
          // "Negate the effects of monsters destroyed by battle with this card".
          const ofDestroyed =
            verb === 'negate-effects' && isDescribed(what) && what.filter.reads !== undefined;
          if (ofDestroyed && wasDestroyedByBattle(duel, card)) return true;
          return (
            (verb === 'negate-effects' &&
              typeof what === 'object' &&
              'reads' in what &&
              speaksOf(what, card)) ||
            // "When a Trap effect activated by your opponent resolves, negate that effect".
            (verb === 'negate-effect' && !each.may && each.onlyIf !== undefined && !says(each, 'if')) ||
            (verb === 'described' && says(each, 'negates-effects') && speaksOf(each, card))
          );
        }),
      ),
  );

const wasDestroyedByBattle = ({ timeline }: Duel, { id }: Card): boolean =>
  timeline.some(
    ({ card, names, cause }) => card?.id === id && cause === 'battle' && names.includes('destroyed'),
  );

/** What surely negates this activated effect when it resolves; undefined where nothing does. */
export const activationNegatedBy = (
  duel: Duel,
  card: Card,
  event: DuelEvent,
): { readonly source: Card; readonly destroys: boolean } | undefined =>
  othersAtWork(duel, card)
    .flatMap((source) =>
      continuousOf(source)
        .flatMap(({ does }) => does)
        .filter((each) => meets(duel, source, each, card, event) === 'yes')
        .map(({ negates: asked }) => ({ source, destroys: asked?.destroys === true })),
    )
    .at(0);

const othersAtWork = (duel: Duel, card: Card): readonly Card[] =>
  Object.values(duel.cards).filter((source) => source.id !== card.id && isApplying(duel, source));

/** Is the activated effect one that this instruction negates? */
function meets(
  duel: Duel,
  source: Card,
  { negates: asked, onlyIf, holds: needed }: Instruction,
  card: Card,
  event: DuelEvent | undefined,
): Ternary {
  if (asked === undefined) return 'no';
  const view = viewFrom(source);
  const is = needed === undefined ? 'unknown' : anyHolds(duel, needed, source, source.controller);
  const spared = isLeftAlone(duel, card, sourceOf(source));
  if ((onlyIf !== undefined && is === 'no') || spared === 'yes') return 'no';
  if (event === undefined)
    return matchesFilter(asked.of, card, [card.model.name], view).verdict === 'no' ? 'no' : 'unknown';
  const { destroys: _, ...activated } = asked;
  const found = matches({ event: 'effect-activated', ...activated }, event, view);
  if (!found.met) return 'no';
  const sure = found.assumed.length + found.open.length === 0;
  return sure && spared === 'no' && (onlyIf === undefined || is === 'yes') ? 'yes' : 'unknown';
}

/** A sentence of its own behind an effect that negates what cards of a kind have activated applies by itself. */
const saysOfActivated = (part: Part, card: Card): boolean =>
  isActivated(part) &&
  part.does.some(
    (each) => each.do === 'described' && says(each, 'negates-activated') && speaksOf(each, card),
  );
/** Do the words speak of this kind of card, or of none? */
const speaksOf = (words: Spoken, { model }: Card): boolean => !says(words, `not-of-${model.facts.cardType}s`);
