import { byWords, forWords, involvesWords } from '../../card-model/describe/describe.ts';
import { filterWords } from '../../card-model/describe/describe-filter.ts';
import type { TriggerEvent } from '../../card-model/part.ts';
import { matchesFilter, type Perspective, sureness } from '../fits.ts';
import type { Ternary } from '../state/duel.ts';
import type { DuelEvent, Source } from '../state/event.ts';
import { allOf, oneOf } from '../state/values/ternary.ts';

/** Do the other cards that have a part in an event fit? `assumed`: what too little is known for, taken for granted and said. */
type OthersFit =
  | { readonly met: true; readonly assumed: readonly string[]; readonly open: readonly string[] }
  | { readonly met: false; readonly differs: 'card' | 'cause'; readonly needs: string };

const yes = { met: true, assumed: [], open: [] } as const;
const granted = (words: string): OthersFit => ({ met: true, assumed: [words], open: [] });

/** Compares the other cards of an event with what a text asks of them: by which it came about, for which, with which. */
export function othersFit(wanted: TriggerEvent, event: DuelEvent, view: Perspective): OthersFit {
  const all = [summonedWith, broughtAbout, involved].map((compare) => compare(wanted, event, view));
  return (
    all.find(({ met }) => !met) ?? {
      met: true,
      assumed: all.flatMap((each) => (each.met ? each.assumed : [])),
      open: all.flatMap((each) => (each.met ? each.open : [])),
    }
  );
}

/** For the Summon of which monster it was used. */
function summonedWith(wanted: TriggerEvent, { forCard }: DuelEvent, view: Perspective): OthersFit {
  if (wanted.forCard === undefined) return yes;
  const is = forCard && sureness(matchesFilter(wanted.forCard, forCard.card, forCard.names, view));
  if (is === 'no') {
    const needs = `that it is used for the Summon of ${filterWords(wanted.forCard)}`;
    return { met: false, differs: 'cause', needs };
  }
  return is === 'yes' ? yes : granted(forWords(wanted));
}

/** The card whose effect did it, or the monster of a battle. */
function broughtAbout(wanted: TriggerEvent, { by }: DuelEvent, view: Perspective): OthersFit {
  const { byCard } = wanted;
  const source = by?.source;
  if (byCard === undefined) return yes;
  if (typeof byCard === 'string') {
    const id = idOf(byCard, view);
    if (source === undefined || id === undefined) return granted(byWords(wanted));
    const needs = `that ${byCard === 'this' ? 'this card' : 'the equipped monster'} does it`;
    return source.card.id === id ? yes : { met: false, differs: 'cause', needs };
  }
  const inBattle = wanted.by?.join() === 'battle';
  if (source === undefined)
    return inBattle ? granted(byWords(wanted)) : { ...yes, open: ['by the effect of which card'] };
  const fit = matchesFilter(byCard, source.card, source.names, view);
  if (fit.verdict === 'no') {
    const needs = `that ${inBattle ? 'another monster' : 'the effect of another card'} does it`;
    return { met: false, differs: 'cause', needs };
  }
  if (!inBattle) return { ...yes, open: [...fit.open, ...fit.assumed] };
  return sureness(fit) === 'yes' ? yes : granted(byWords(wanted));
}

/** The monsters of an attack, whichever of them attacks. */
function involved(wanted: TriggerEvent, event: DuelEvent, view: Perspective): OthersFit {
  if (wanted.involves === undefined) return yes;
  const is = involves(wanted.involves, event, view);
  return is === 'no'
    ? { met: false, differs: 'card', needs: 'that the attack involves such monsters' }
    : is === 'yes'
      ? yes
      : granted(involvesWords(wanted));
}

/** One that attacks directly has no other. */
function involves(
  [first, second]: NonNullable<TriggerEvent['involves']>,
  { card, cardNames = [], attackedCard, direct }: DuelEvent,
  view: Perspective,
): Ternary {
  if (card === undefined || (direct === undefined && attackedCard === undefined)) return 'unknown';
  const attacker: Source = { card: card.after, names: cardNames };
  const is = (which: typeof first, of: Source | undefined): Ternary => {
    if (of === undefined) return 'no';
    if (which === undefined) return 'yes';
    if (typeof which === 'object') return sureness(matchesFilter(which, of.card, of.names, view));
    const id = idOf(which, view);
    return id === undefined ? 'unknown' : of.card.id === id ? 'yes' : 'no';
  };
  // Of one that is named, the other may be any, or none.
  const both = (one: Source | undefined, other: Source | undefined): Ternary =>
    second === undefined ? is(first, one) : allOf([is(first, one), is(second, other)]);
  return oneOf([both(attacker, attackedCard), both(attackedCard, attacker)]);
}

/** The card itself, or the monster that it is equipped to; undefined where that is not known. */
const idOf = (which: 'this' | 'equipped', { id, from }: Perspective): string | undefined =>
  which === 'this' ? id : from?.equippedTo;
