import { isActivated, isTrigger } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import {
  type DeedAsked,
  deedsAsked,
  type EffectAsked,
  effectsAsked,
  type Question,
} from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import type { Complement, Frame, Phrase } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import { effectOf, takeForDeed } from '../tell/told-link.ts';
import { deedOf } from '../tell/verb-phrases.ts';
import { isSettled, unclear } from './asked-common.ts';
import { mayPass } from './asked-kinds.ts';

/** What is asked about a deed: done to a card that is named ("is X destroyed"), or by an effect ("do I draw"). */
export function deed(frame: Frame, teller: Teller): Question | undefined {
  return frame.passive ? doneTo(frame, teller) : doneBy(frame, teller);
}

/** "Does X die": is it destroyed, by whatever was told, and by the battle under way. */
export function dies(frame: Frame, teller: Teller): Question | undefined {
  const asked = doneTo({ ...frame, verb: 'destroy', passive: true, modal: false }, teller);
  return asked?.ask === 'happened' && teller.battle !== undefined ? { ...asked, after: 'battle' } : asked;
}

/** "Is X still destroyed", "is it sent to the GY"; "are they": each of them. */
function doneTo(frame: Frame, teller: Teller): Question | undefined {
  const [card, ...others] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || frame.modal) return unclear(frame, teller, 'which card is asked about');
  const asked = deedAskedOf(frame, card);
  const known = frame.complements.every(
    (each) => isKnown(each.prep, each.value) || isByTheOnlyOne(each, asked, frame, teller),
  );
  if (asked === undefined || !known) return unclear(frame, teller, 'what is asked');
  for (const other of others) teller.alsoAsked.push({ ask: 'happened', card: other.id, deed: asked });
  return { ask: 'happened', card: card.id, deed: asked };
}

/** "banished by X": X is the only card told of that could do it. */
function isByTheOnlyOne(
  { prep, value }: Complement,
  deed: DeedAsked | undefined,
  frame: Frame,
  teller: Teller,
): boolean {
  if (prep !== 'by' || (value.kind !== 'card' && value.kind !== 'effect')) return false;
  const [by, more] = teller.cardsOf(value, frame);
  const able = teller.cards.all.filter(({ model }) =>
    model.parts.some(
      (part) => 'does' in part && part.does.some(({ do: verb }) => verbFacts[verb].event === deed),
    ),
  );
  return by !== undefined && more === undefined && able.length === 1 && able[0] === by;
}

/** By what it would be done is for the situation to tell; where to says which deed it is. */
const isKnown = (prep: string, value: Phrase): boolean =>
  prep === 'after' ||
  ((prep === 'to' || prep === 'from') && value.kind === 'place' && value.owner === undefined);

function deedAskedOf(frame: Frame, card: ToldCard): DeedAsked | undefined {
  const event = frame.verb === 'summon' ? 'special-summoned' : deedOf(frame, card)?.event;
  if (event === 'returned-to-extra-deck') return 'returned-to-deck';
  if (event !== undefined && isSummonWay(event)) return 'special-summoned';
  return deedsAsked.find((each) => each === event);
}

/** "Do I still draw", "does X search": by the effect that was told, or by one that would have to trigger. */
function doneBy(frame: Frame, teller: Teller): Question | undefined {
  const does = effectAskedOf(frame);
  if (
    does === undefined ||
    frame.modal ||
    !frame.complements.every(({ prep, value }) => isKnown(prep, value))
  )
    return unclear(frame, teller, 'what is asked');
  const objects = frame.objects.flatMap((each) => (each.kind === 'thing' ? [] : teller.cardsOf(each, frame)));
  if (objects.length > 0) return unclear(frame, teller, 'by what it would be done');
  const subject = frame.subject.filter(({ kind }) => kind !== 'player');
  const [named, more] = subject.flatMap((each) => teller.cardsOf(each, frame));
  if (more !== undefined || (subject.length > 0 && named === undefined))
    return unclear(frame, teller, 'whose effect is asked about');
  const player = teller.actor(frame);
  for (const link of teller.chain.links) if (effectOf(link) === undefined) takeForDeed(link, [does]);
  const links = teller.chain.links.filter(
    (link) =>
      (named === undefined
        ? player === undefined || doersOf(link, effectOf(link), does).includes(player)
        : link.card === named) && doesIn(effectOf(link), does),
  );
  const [link, other] = links;
  if (link !== undefined && other === undefined && fitsWhat(frame, effectOf(link), does))
    return { ask: 'effect-does', card: link.card.id, does };
  const card = named ?? (link === undefined ? triggering(does, player, teller) : undefined);
  if (link !== undefined || card === undefined) return unclear(frame, teller, 'whose effect is asked about');
  const triggers = card.model.parts.flatMap((part, at) =>
    isTrigger(part) && doesIn(part, does) ? [at] : [],
  );
  const others = card.model.parts.some((part) => isActivated(part) && !isTrigger(part) && doesIn(part, does));
  const [part, another] = triggers;
  const effect = part === undefined ? undefined : card.model.parts[part];
  if (
    effect === undefined ||
    !isActivated(effect) ||
    another !== undefined ||
    others ||
    !fitsWhat(frame, effect, does)
  )
    return unclear(frame, teller, `which effect of ${card.model.name} is meant`);
  return isSettled([effect], frame, teller) ? { ask: 'effect-does', card: card.id, does } : undefined;
}

/** "Do I draw": by the only card of the player that was told of and has a Trigger Effect for it. */
function triggering(does: EffectAsked, player: Player | undefined, teller: Teller): ToldCard | undefined {
  const own = teller.cards.all.filter(
    ({ model, setup, place }) =>
      place !== undefined &&
      (setup.controller === undefined ||
        player === undefined ||
        setup.controller === player ||
        setup.owner === player) &&
      model.parts.some((part) => isTrigger(part) && doesIn(part, does)),
  );
  const [only, other] = own;
  return other === undefined ? only : undefined;
}

type Effect = ReturnType<typeof effectOf>;
const doesIn = (effect: Effect, does: EffectAsked): boolean =>
  effect?.does.some(({ do: verb }) => verb === does) === true;

/** Who does what the effect has somebody do: its player, if its text names nobody else. */
const doersOf = (
  { player }: Teller['chain']['links'][number],
  effect: Effect,
  does: EffectAsked,
): readonly (Player | undefined)[] =>
  (effect?.does ?? [])
    .filter(({ do: verb }) => verb === does)
    .flatMap(({ who }) => {
      const other = player === undefined ? undefined : otherPlayer(player);
      return who === 'both' ? [player, other] : who === 'opponent' ? [other] : [player];
    });

/** "Do I draw 2", "do I destroy a Spell": as many, and such cards, as the text says. */
function fitsWhat({ objects }: Frame, effect: Effect, does: EffectAsked): boolean {
  const instruction = effect?.does.find(({ do: verb }) => verb === does);
  const what = instruction?.what;
  const described = isDescribed(what) ? what : undefined;
  const many = instruction?.amount ?? described?.count ?? 1;
  return objects.every((each) => {
    if (each.kind !== 'thing') return false;
    if (each.described !== undefined && described !== undefined && !mayPass(each.described, described.filter))
      return false;
    const kind =
      each.noun === 'monster' || each.noun === 'spell' || each.noun === 'trap' ? each.noun : undefined;
    const fits = kind === undefined || described === undefined || described.filter.cardType === kind;
    return fits && (each.count === undefined || each.count === many);
  });
}

const byVerb: Readonly<Partial<Record<Frame['verb'], EffectAsked>>> = {
  draw: 'draw',
  add: 'add-to-hand',
  destroy: 'destroy',
  banish: 'banish',
  send: 'send-to-gy',
  mill: 'send-to-gy',
  'special-summon': 'special-summon',
  summon: 'special-summon',
  revive: 'special-summon',
  discard: 'discard',
  get: 'special-summon-token',
};

const effectAskedOf = ({ verb }: Frame): EffectAsked | undefined =>
  effectsAsked.find((each) => each === byVerb[verb]);
