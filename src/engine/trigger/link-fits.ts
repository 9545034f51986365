import {
  type EffectObject,
  type Instruction,
  isDescribed,
  ofChosenOption,
} from '../../card-model/instruction.ts';
import type { Included, LinkCondition } from '../../card-model/link-condition.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { phases } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import { matchesFilter, type Perspective, sureness } from '../fits.ts';
import type { Player, Ternary } from '../state/duel.ts';
import type { ActivatedLink, DuelEvent } from '../state/event.ts';
import { oneOf } from '../state/values/ternary.ts';

/**
 * Would the effect that was activated inflict damage, and to the player of whom the words speak (text/described-cards)?
 * Only what it surely does counts: damage that its player may leave out is decided when it resolves, and LP that are
 * lost, paid or halved are no damage. Undefined for words that ask for something else.
 */
export function inflictsDamage(words: Spoken, { link, by }: DuelEvent, reader: Player): Ternary | undefined {
  if (!says(words, 'burns')) return undefined;
  const does = link?.does ?? null;
  if (does === null || by?.player === undefined) return 'unknown';
  const [ofYou, ofOther] = [says(words, 'burns-you'), says(words, 'burns-opponent')];
  const isReader = by.player === reader;
  const judged = does.map((each) => {
    const hurts = damaged(each);
    if (hurts === undefined || hurts === 'unknown') return hurts ?? 'no';
    if (each.may === true) return 'no';
    if (each.onlyIf !== undefined || each.delayed !== undefined || each.joined === 'or') return 'unknown';
    if (ofYou === ofOther || hurts === 'both') return 'yes';
    const readerIsHurt = (hurts === 'own') === isReader;
    return ofYou === readerIsHurt ? 'yes' : 'no';
  });
  return oneOf(judged);
}

/** Whom an instruction would inflict damage, from the side of the player who activated it; undefined for nobody. */
function damaged({ do: verb, who, touches }: Instruction): 'own' | 'other' | 'both' | 'unknown' | undefined {
  if (verb === 'described') return touches?.includes('lp') === false ? undefined : 'unknown';
  if (verb !== 'inflict-damage' && verb !== 'take-damage') return undefined;
  if (who === 'both') return 'both';
  if (who === 'owner' || who === 'attacker') return 'unknown';
  return who === 'opponent' ? 'other' : 'own';
}

/** Does a Chain Link meet what a text asks of it? `open`: what would have to be known. */
type LinkFit =
  | { readonly met: true; readonly open: readonly string[] }
  | { readonly met: false; readonly needs: string };

const miss = (needs: string): LinkFit => ({ met: false, needs });

/** Compares the Chain Link of an activation with what the text that answers it asks. */
export function linkFits(wanted: LinkCondition, link: ActivatedLink | undefined, view: Perspective): LinkFit {
  if (link === undefined) return { met: true, open: ['what was activated'] };
  const open: string[] = [];
  if (wanted.activatesCard && link.activatesCard === 'no') return miss('the activation of the card itself');
  if (wanted.activatesCard && link.activatesCard === 'unknown')
    open.push('whether that was the activation of the card itself');
  if (wanted.phases !== undefined && !wanted.phases.includes(link.phase))
    return miss(`that it is the ${phases.term(wanted.phases[0] ?? link.phase)}`);
  const aimed = wanted.targets === undefined ? 'yes' : targetsFit(wanted.targets, link, view);
  if (aimed === 'no') return miss('that it targets such a card');
  if (aimed === 'unknown') open.push('what it targets');
  if (wanted.alone && link.targets.length > 1) return miss('that it targets no other card');
  const included = wanted.includes === undefined ? 'yes' : includesOne(wanted.includes, link);
  if (included === 'no') return miss('that it includes such an effect');
  if (included === 'unknown') open.push('whether it includes such an effect');
  return { met: true, open };
}

function targetsFit(
  wanted: NonNullable<LinkCondition['targets']>,
  { targets, aims, does }: ActivatedLink,
  view: Perspective,
): Ternary {
  if (targets.length === 0) return does !== null && aims.length === 0 ? 'no' : 'unknown';
  if (wanted === 'this') return targets.some(({ id }) => id === view.id) ? 'yes' : 'no';
  const fits = targets.map((card) => sureness(matchesFilter(wanted, card, [card.model.name], view)));
  return oneOf(fits);
}

/** One that surely does it is enough; words that were not read, and what depends on something, leave it open. */
function includesOne(wanted: readonly Included[], link: ActivatedLink): Ternary {
  const { does } = link;
  if (does === null) return 'unknown';
  const judged = does.flatMap((each) => wanted.map((one) => includes(one, each, link)));
  return oneOf(judged);
}

function includes(wanted: Included, instruction: Instruction, link: ActivatedLink): Ternary {
  const { do: verbs, from } = wanted;
  const { may, onlyIf, touches } = instruction;
  if (instruction.do === 'described') {
    const surely = instruction.includes?.some(
      (each) =>
        verbs.includes(each.do) && (from === undefined || (from.includes('deck') && each.fromDeck === true)),
    );
    const { do: first, what } = instruction.begins ?? {};
    // Whether what is added goes to the hand stands in the words behind it.
    const begins =
      first !== undefined && first !== 'add-to-hand' && verbs.includes(first) && isDescribed(what);
    if (surely || (begins && (from === undefined || what.from?.every((place) => from.includes(place)))))
      return 'yes';
    return wanted.entirely && touches?.some((each) => each === 'place' || each === 'kind') === false
      ? 'no'
      : 'unknown';
  }
  if (!verbs.includes(instruction.do))
    return takesFromGy(instruction, wanted)
      ? wanted.entirely
        ? 'unknown'
        : 'yes'
      : verbs.includes('send-to-gy')
        ? sendsMaterials(instruction, from)
        : 'no';
  // Tokens come from nowhere.
  if (from !== undefined && instruction.do === 'special-summon-token') return 'no';
  const found = from === undefined ? 'yes' : comesFrom(from, instruction, link, wanted);
  if (found === 'no') return 'no';
  // Text that an effect includes is part of it whatever its condition; of several to choose from one is taken.
  if (onlyIf === ofChosenOption) return 'unknown';
  return wanted.entirely && (may || onlyIf !== undefined) ? 'unknown' : found;
}

/** A Fusion or Ritual Summon sends its materials to the GY (rule fusion-summon/how), unless its text says otherwise. */
function sendsMaterials(instruction: Instruction, from: readonly Place[] | undefined): Ternary {
  const { do: verb, reads, uses, mayUse } = instruction;
  if ((verb !== 'fusion-summon' && verb !== 'ritual-summon') || reads === undefined) return 'no';
  const places = uses?.from ?? mayUse;
  if (places === undefined || from === undefined) return 'unknown';
  if (!from.some((place) => places.includes(place))) return 'no';
  const isUsed = uses === undefined ? says(instruction, 'uses-materials') : uses.as === 'used-as-material';
  return isUsed ? 'yes' : 'unknown';
}

/** A Fusion or Ritual Summon that banishes its materials from the GY, or shuffles them from there into the Deck. */
const takesFromGy = ({ uses }: Instruction, { do: verbs, from }: Included): boolean =>
  from?.includes('gy') === true &&
  uses?.from.includes('gy') === true &&
  ((uses.as === 'banished' && verbs.includes('banish')) ||
    (uses.as === 'returned-to-deck' && verbs.includes('return-to-deck')));

function comesFrom(
  from: readonly Place[],
  instruction: Instruction,
  { aims, targets, place }: ActivatedLink,
  { entirely }: Included,
): Ternary {
  const { what } = instruction;
  const taken = typeof what === 'object' && 'target' in what ? targets[what.target] : undefined;
  if (taken !== undefined && instruction.do === 'destroy') return from.includes(taken.place) ? 'yes' : 'no';
  const target = typeof what === 'object' && 'target' in what ? aims[what.target]?.from : undefined;
  const places =
    instruction.from ??
    (isDescribed(what) ? what.from : target) ??
    (what === 'this' ? [place] : undefined) ??
    (isExcavated(what) ? (['deck'] as const) : verbFacts[instruction.do].in);
  if (places === undefined) return 'unknown';
  // What would be destroyed is asked of the cards, not of what the effect may be used for.
  if (instruction.do === 'destroy' && places.some((place) => from.includes(place)))
    return places.every((place) => from.includes(place)) ? 'yes' : 'unknown';
  if (!places.some((place) => from.includes(place))) return 'no';
  return entirely && !places.every((place) => from.includes(place)) ? 'unknown' : 'yes';
}

/** Excavated cards are still the top cards of the Deck. */
const isExcavated = (what: EffectObject | undefined): boolean =>
  typeof what === 'object' && 'says' in what && says(what, 'excavated');
