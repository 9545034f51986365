import { activationPlaces, isActivated, isTrigger, spellSpeed } from '../../card-model/activated.ts';
import { effectByNumber, type Numbered } from '../../card-model/by-number.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import type { Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import type { EventName } from '../../vocabulary/events.ts';
import { type Phase, phases } from '../../vocabulary/phases.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { behind, type Clause, it, type Phrase } from '../grammar/clause.ts';
import { attackIsAnswered } from '../telling/attacks.ts';
import type { ToldCard } from '../telling/cards.ts';
import { isAt } from '../telling/link.ts';
import type { Telling } from '../telling/telling.ts';
import { askChained, isPlayedAsSpell, mayActivate } from './activation.ts';
import { type Asked, isSettled, placeSaid } from './common.ts';

/** "Can P0 activate the trigger effect of X", "does X trigger", "does the effect of X activate". */
export function askTrigger(clause: Clause, telling: Telling): Asked {
  const spoken = clause.passive && clause.modal ? clause.subject : clause.objects;
  const active = spoken.length > 0;
  const [said, more] = active ? spoken : clause.subject.filter(({ kind }) => kind !== 'player');
  // "Do I get the effect": that of the card that was spoken of.
  const isBare = said?.kind === 'effect' && said.of === undefined;
  const phrase = isBare ? { ...said, of: it } : said;
  const player = active ? telling.actor(clause) : undefined;
  // "Do they trigger it": who they are hangs on whose the card is by then.
  if (active && clause.subject.some((each) => each.kind === 'pronoun' && each.which === 'they'))
    return telling.lost(clause, 'who activates it');
  const [card, ...copies] =
    phrase === undefined
      ? []
      : telling.cardsOf(phrase, clause, active ? usedBy(player, telling) : triggering(telling));
  // "Can I activate two copies of X": one after the other is more than one question.
  const isMore = more !== undefined || (phrase?.kind === 'thing' && copies.length > 0);
  if (phrase === undefined || card === undefined || isMore)
    return telling.lost(clause, 'whose effect is asked about');
  if (clause.verb === 'get' && phrase.kind !== 'effect') return telling.lost(clause, 'what is asked');
  attackIsAnswered(card, player ?? card.setup.controller ?? 'P0', telling);
  if (player !== undefined) {
    card.setup.controller ??= player;
    if (card.setup.controller !== player) return telling.lost(clause, `whose ${card.model.name} is`);
  }
  if (!placeSaid(clause, card, telling)) return undefined;
  const there = usedThere(phrase, clause, card, player, telling);
  if (there !== undefined) return there;
  if (active && isAppliedOnly(card))
    return telling.lost(clause, `which effect of ${card.model.name} is meant`);
  if (active && phrase.kind === 'card' && isPlayedAsSpell(card)) return mayActivate(card, clause, telling);
  // "Can I use X", of a Spell/Trap Card with effects of its own: to activate it, or one of them.
  const isCard = card.model.facts.cardType !== 'monster' && card.faceUp !== true;
  if (isCard && clause.verb === 'use' && card.model.parts.some(isEffect))
    return telling.lost(clause, `whether ${card.model.name} is to be activated, or its effect`);
  const whileThere = active ? usedWhileThere(phrase, clause, card, telling) : undefined;
  if (whileThere !== undefined) return whileThere;
  const { triggers: meant, others } = effectsMeant(phrase, clause, card) ?? {};
  if (meant === undefined || others === undefined || (others.length > 0 && !(active && isUse(clause))))
    return telling.lost(clause, `which effect of ${card.model.name} is meant`);
  // What waits for a phase is not meant where something else was done, and what answers something not where nothing was.
  const { started } = telling.chain;
  const mayAnswer = started || telling.firstPhase !== undefined;
  const isNow = meant.some(({ part }) => (phaseAlone(part) === undefined ? mayAnswer : !started));
  telling.mayMeanFree = meant.length > 0 && others.length > 0 && isNow;
  if (others.length > 0 && (!telling.mayMeanFree || telling.readAs === 'free'))
    return askOthers(others, card, clause, telling);
  const effects = meant.map(({ part }) => part);
  if (!isSettled(effects, clause, telling)) return undefined;
  // A battle turns up what lies face-down, and whether it did was not said.
  const isUnsaid = card.setup.faceUp === undefined && effects.some(({ kind }) => kind === 'flip');
  if (isUnsaid && telling.chain.soFar().some((each) => each.do === 'happen' && each.in === 'battle'))
    return telling.lost(clause, `whether ${card.model.name} was face-down`);
  // An effect of a phase alone is activated when that phase comes, and not by what was told.
  const waits = effects.flatMap((part) => phaseAlone(part) ?? []);
  const [phase] = waits.length === effects.length ? waits : [];
  if (phase !== undefined && telling.chain.started && telling.firstPhase === undefined)
    return telling.lost(clause, `whether it is the ${phases.term(phase)} by then`);
  if (!placeWhereUsed(effects, card, telling)) return telling.lost(clause, `where ${card.model.name} is`);
  const [only, other] = meant;
  return defined({ ask: 'activates', card: card.id, part: other === undefined ? only?.number : undefined });
}

const isUse = ({ verb }: Clause): boolean => verb === 'activate' || verb === 'use';

/** The phase that a Trigger Effect waits for, and for nothing else. */
const phaseAlone = (part: ActivatedEffect): Phase | undefined =>
  part.kind === 'trigger' && part.on.length === 0 ? part.phase : undefined;

/** "Can I use X's effect": may one of these be activated, which are no Trigger Effects? */
function askOthers(others: readonly Numbered[], card: ToldCard, clause: Clause, telling: Telling): Asked {
  const { top } = telling.chain;
  const player = telling.actor(clause);
  const isAnswer = top !== undefined && !top.resolving && player !== undefined && top.player !== player;
  const fast = others.filter(({ part }) => spellSpeed(part, card.model.facts) > 1);
  const meant = isAnswer && fast.length > 0 ? fast : others;
  const effects = meant.map(({ part }) => part);
  if (!placeWhereUsed(effects, card, telling)) return telling.lost(clause, `where ${card.model.name} is`);
  const asked =
    meant === fast
      ? askChained({ ...clause, verb: 'chain' }, [], telling)
      : mayActivate(card, clause, telling);
  const [only, other] = meant;
  return asked?.ask === 'can-activate' && only !== undefined && other === undefined
    ? { ...asked, part: only.number }
    : asked;
}

/** A card of which nobody said where it is lies where these effects are used. False where that is not one place. */
export function placeWhereUsed(
  effects: readonly ActivatedEffect[],
  card: ToldCard,
  telling: Telling,
): boolean {
  const away = card.place === undefined && card.setup.place === undefined ? elsewhere(effects, card) : null;
  return away === null || (away !== undefined && telling.cards.putAt(card, away));
}

/** Where a monster lies of which nobody said that, and whose effects are not activated on the field; null where they are. */
function elsewhere(
  meant: readonly ActivatedEffect[],
  { model: { facts } }: ToldCard,
): Place | null | undefined {
  // Nothing was told of where it is, so nothing has happened to it: what answers that is not what is asked.
  const watching = meant.filter((part) =>
    part.kind === 'trigger'
      ? part.on.length === 0 || part.on.some(({ of }) => of !== 'this')
      : !isTrigger(part),
  );
  const places = (watching.length > 0 ? watching : meant).map(({ activatesIn }) => activatesIn);
  const onField = places.some((each) => each === undefined || each.some(isField));
  if (facts.cardType !== 'monster' || places.length === 0 || onField) return null;
  const [only, other] = [...new Set(places.flatMap((each) => each ?? []))];
  return other === undefined ? (only ?? null) : undefined;
}

/** Nobody asks whether a player activates a card of the other, or one without an effect, where another may be meant. */
function usedBy(player: Player | undefined, telling: Telling): (card: ToldCard) => boolean {
  const own = ({ model, spent, setup: { controller } }: ToldCard): boolean =>
    !spent &&
    (player === undefined || controller === undefined || controller === player) &&
    model.parts.some(isActivated);
  const some = telling.cards.all.some((each) => !isDone(each) && own(each));
  return (each) => !isDone(each) && (!some || own(each));
}

/** "Does it trigger" is asked of a card that has a Trigger Effect, or whose text was not read, where there is one. */
function triggering(telling: Telling): (card: ToldCard) => boolean {
  const may = usedBy(undefined, telling);
  const triggers = (card: ToldCard): boolean =>
    may(card) && card.model.parts.some((part) => isTrigger(part) || part.kind === 'unread');
  return telling.cards.all.some(triggers) ? triggers : may;
}

/** "Can I activate X's effect", of a Spell/Trap Card: the one that is used while it lies there, and not its own activation. */
function usedWhileThere(phrase: Phrase, clause: Clause, card: ToldCard, telling: Telling): Asked {
  const { facts, parts } = card.model;
  const bare = phrase.kind === 'effect' && phrase.of?.kind === 'card' && !phrase.trigger;
  if (!bare || facts.cardType === 'monster' || (phrase.does ?? phrase.activatesIn) !== undefined)
    return undefined;
  // A card that does something as it is activated has that effect too.
  if (parts.some((part) => part.kind === 'activation' && part.does.length > 0)) return undefined;
  const place = card.place ?? fieldPlaceOf(facts);
  const [only, other] = parts.flatMap((part, number) =>
    isEffect(part) && activationPlaces(part, facts)?.includes(place) !== false ? [number] : [],
  );
  if (only === undefined || phrase.qualities.length > 0) return undefined;
  if (other !== undefined) return telling.lost(clause, `which effect of ${card.model.name} is meant`);
  telling.cards.readyToActivate(card, true);
  const asked = mayActivate(card, clause, telling);
  return asked?.ask === 'can-activate' ? { ...asked, part: only } : asked;
}

const isEffect = (part: Part): part is ActivatedEffect =>
  isActivated(part) && part.kind !== 'activation' && !isTrigger(part);

/** "X's hand effect": X lies there, where nobody said more; may its one free effect there be activated? */
function usedThere(
  phrase: Phrase,
  { adjuncts }: Clause,
  card: ToldCard,
  player: Player | undefined,
  telling: Telling,
): Asked {
  const [said, more] = behind({ adjuncts }, 'from').flatMap((each) =>
    each.kind === 'place' && each.place !== 'field' ? [each.place] : [],
  );
  const activatesIn = (phrase.kind === 'effect' ? phrase.activatesIn : undefined) ?? said;
  if (activatesIn === undefined || more !== undefined || card.model.facts.cardType !== 'monster')
    return undefined;
  if (card.place === undefined) telling.cards.putAt(card, activatesIn);
  const effect =
    phrase.kind === 'effect' ? phrase : { kind: 'effect' as const, trigger: false, qualities: [] };
  const part = effectThere({ ...effect, activatesIn }, card);
  if (part === undefined || telling.chain.top !== undefined) return undefined;
  const granted = telling.chain.links.length > 0 ? undefined : true;
  return defined({ ask: 'can-activate', card: card.id, part, player, granted });
}

/** The effects that may be meant. */
interface EffectsMeant {
  readonly triggers: readonly Numbered[];
  /** Those that are no Trigger Effects, and could be activated from where the card is now. */
  readonly others: readonly Numbered[];
}

/** The effects that may be meant; where the words say "trigger", only those that are. Undefined where there is none of that kind. */
function effectsMeant(phrase: Phrase, clause: Clause, { model, place }: ToldCard): EffectsMeant | undefined {
  const effect = phrase.kind === 'effect' ? phrase : undefined;
  const qualities = effect?.qualities ?? [];
  const does = effect?.does;
  const nth = qualities.includes('first') ? 1 : qualities.includes('second') ? 2 : undefined;
  if (nth !== undefined) {
    const alone = does === undefined && qualities.length === 1 && effect?.trigger !== true;
    const counted = alone ? effectByNumber(model, nth) : undefined;
    if (counted === undefined) return undefined;
    return isTrigger(counted.part)
      ? { triggers: [counted], others: [] }
      : { triggers: [], others: [counted] };
  }
  const all = model.parts.flatMap((part, number) => (isActivated(part) ? [{ part, number }] : []));
  const fitting = all.filter(
    ({ part }) =>
      (does === undefined || part.does.some((each) => does.includes(each.do))) && isAt(part, effect, model),
  );
  const triggers = fitting.filter(({ part }) => isTrigger(part));
  // The activation of a card that does nothing more is none of its effects.
  const others = fitting.filter(
    ({ part }) =>
      !isTrigger(part) &&
      // From where a card may be activated its rules say.
      (part.kind === 'activation' || canBeHere(part, model, place)) &&
      !(effect !== undefined && part.kind === 'activation' && part.does.length === 0),
  );
  // "Does X's effect activate": by itself, which only Trigger Effects do.
  const byItself =
    clause.verb === 'activate' && clause.objects.length === 0 && !clause.passive && !clause.modal;
  const says = clause.verb === 'trigger' || effect?.trigger === true || (byItself && triggers.length > 0);
  if (does !== undefined && triggers.length === 0 && others.length === 0) return undefined;
  const named = effect?.on;
  // "Its discard trigger", of a card that answers no discard: something else is meant by it.
  if (named !== undefined && !triggers.some(({ part }) => answers(part, named))) return undefined;
  const meant = triggers.filter(({ part }) => {
    if (!isTrigger(part) || (named !== undefined && !answers(part, named))) return false;
    if (qualities.includes('optional')) return !part.mandatory;
    return qualities.includes('mandatory') ? part.mandatory : true;
  });
  return { triggers: meant, others: says ? [] : others };
}

/** The number of the only effect that is activated where the words say, and that answers nothing; undefined for any other. */
function effectThere(
  said: Extract<Phrase, { kind: 'effect' }>,
  { model, place }: ToldCard,
): number | undefined {
  const [only, other] = model.parts.flatMap((part, number) =>
    isActivated(part) && isAt(part, said, model) ? [{ part, number }] : [],
  );
  return only === undefined || other !== undefined || isTrigger(only.part) || place !== said.activatesIn
    ? undefined
    : only.number;
}
const answers = (part: ActivatedEffect, events: readonly EventName[]): boolean =>
  part.kind === 'trigger' && part.on.some(({ event }) => events.includes(event));

const canBeHere = (part: ActivatedEffect, { facts }: CardModel, place: Place | undefined): boolean => {
  const places = activationPlaces(part, facts);
  return place === undefined || places === null || places.includes(place);
};

/** A face-up Spell/Trap Card whose words that were not read may let its player do what is asked. */
const isAppliedOnly = ({ model: { facts, parts }, faceUp, place }: ToldCard): boolean =>
  facts.cardType !== 'monster' &&
  faceUp !== false &&
  place !== undefined &&
  isField(place) &&
  parts.filter(isActivated).every(({ kind }) => kind === 'activation') &&
  parts.some(
    (part) =>
      part.kind === 'unread' ||
      (part.kind === 'continuous' && part.does.some(({ do: verb }) => verb === 'described')),
  );

/** Nobody asks whether a Spell/Trap Card is activated that lies face-up and has no effect to activate there. */
const isDone = ({ model, faceUp, setup }: ToldCard): boolean =>
  model.facts.cardType !== 'monster' &&
  faceUp !== false &&
  setup.place !== undefined &&
  isField(setup.place) &&
  model.parts.every((part) => !isActivated(part) || part.kind === 'activation');
