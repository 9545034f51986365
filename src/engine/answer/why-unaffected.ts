import { answeredEvents } from '../../card-model/activated.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { asksFaceUp, fieldWords } from '../fits.ts';
import { answeredBefore } from '../instructions/pointed-at.ts';
import { matchNow } from '../names.ts';
import { type Card, cardOf, type Duel, partOfLink, type Resolved } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import { whereWords } from '../trigger/trigger-case.ts';

/** An effect that has resolved and was applied, what it does of the sort that is asked about, and a card that it was not done to. */
interface NotTaken {
  readonly card: Card;
  readonly resolved: Resolved;
  readonly does: readonly Instruction[];
}

/** Why the effect left the card as it is: a rule or a text kept it off, or the card is none that it is about. */
export function whyNotTaken(duel: Duel, asked: NotTaken): readonly Finding[] {
  const spared = sparedBy(duel, asked);
  return spared.length > 0 ? spared : noneOfThose(duel, asked);
}

function sparedBy(duel: Duel, { card, resolved: { chain, link }, does }: NotTaken): readonly Finding[] {
  const effect = cardOf(duel, link.card).model.name;
  return (duel.spared ?? [])
    .filter((each) => each.card === card.id && each.chain === chain && each.link === link.number)
    .filter(({ verb }) => does.some((each) => each.do === verb))
    .map(
      ({ rule, because }): Finding => ({
        rule,
        verdict: 'forbids',
        code: 'spared',
        because: `the effect of ${effect} is not applied to ${card.model.name}: ${because}`,
      }),
    );
}

/** Has nothing happened to the card since the effect began to resolve? What the links above did came before that. */
const isAsItWas = ({ timeline }: Duel, { id }: Card, { link, chain }: Resolved): boolean =>
  !timeline.some(
    ({ card, index, stage }) =>
      card?.id === id &&
      index > link.event &&
      !('link' in stage && stage.chain === chain && stage.link > link.number),
  );

/** The effect describes its cards, and this one is none of them, as nothing has happened to it since. */
function noneOfThose(duel: Duel, { card, resolved, does }: NotTaken): readonly Finding[] {
  const { link } = resolved;
  const last = duel.resolved.at(-1)?.link === link;
  if (!last || does.length === 0 || !isAsItWas(duel, card, resolved)) return [];
  const found = does.map((each) => whyNone(duel, each, card, resolved));
  const effect = cardOf(duel, link.card).model.name;
  if (found.includes(undefined)) return [];
  return found.flatMap((why): readonly Finding[] => [
    {
      rule: 'chain/written-order',
      verdict: 'forbids',
      code: 'not-meant',
      because: `${card.model.name} is none of the cards that the effect of ${effect} is about: ${why}`,
    },
  ]);
}

/** Why the card is none that the instruction takes; undefined where that is not known, or it is one. */
function whyNone(
  duel: Duel,
  { do: verb, what }: Instruction,
  card: Card,
  { link, chain }: Resolved,
): string | undefined {
  if (typeof what === 'object' && 'target' in what) {
    const targets = link.targets.map(({ id }) => id);
    return targets.length === 0 || targets.includes(card.id) ? undefined : 'it was not targeted';
  }
  if (what === 'event' || (isDescribed(what) && what.among === 'event')) {
    const part = partOfLink(duel, link);
    const view = { id: link.card, player: link.player };
    const answered = answeredBefore(duel, view, part === undefined ? [] : answeredEvents(part), link.event);
    if (answered.open !== undefined) return undefined;
    if (!answered.cards.includes(card.id))
      return isField(card.place) ? 'it is none of the cards that it answers' : `it is ${whereWords(card)}`;
  }
  if (!isDescribed(what) || (what.among !== undefined && what.among !== 'event')) return undefined;
  if (what.from !== undefined && !what.from.includes(card.place)) return `it is ${whereWords(card)}`;
  if (isField(card.place) && !card.faceUp && asksFaceUp(what.filter)) return 'it is face-down';
  const view = { id: link.card, from: cardOf(duel, link.card), player: link.player };
  const { verdict, fails } = matchNow(duel, what.filter, card, view);
  if (verdict === 'no') return `its ${fieldWords(fails)} does not fit`;
  const { extreme } = what;
  const event = verbFacts[verb].event;
  const other = duel.timeline.find(
    ({ names, stage, card: taken }) =>
      event !== undefined &&
      names.includes(event) &&
      taken !== undefined &&
      taken.id !== card.id &&
      'link' in stage &&
      stage.in === 'resolution' &&
      stage.chain === chain &&
      stage.link === link.number,
  );
  return extreme === undefined || other?.card === undefined
    ? undefined
    : `that with the ${extreme.which} ${extreme.stat.toUpperCase()} is ${other.card.before.model.name}`;
}
