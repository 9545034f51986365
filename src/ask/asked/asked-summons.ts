import { isActivated, isTrigger } from '../../card-model/activated.ts';
import type { Part } from '../../card-model/part.ts';
import type { Question } from '../../engine/question.ts';
import type { Complement, Frame, Phrase } from '../grammar/frame.ts';
import { deckOf, type ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import { activatedOn, apart } from './asked-aimed.ts';
import { chaining } from './asked-chain.ts';
import { placeSaid, unclear } from './asked-common.ts';

/** "Can P0 activate Q targeting X": where Q Special Summons its target, whether X may be Special Summoned by it. */
export function revival(frame: Frame, targets: readonly Frame[], teller: Teller): Question | undefined {
  const [source, more] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  const [target, others] = targets;
  const cards = target === undefined ? [] : target.objects.flatMap((each) => teller.cardsOf(each, target));
  const [card] = cards;
  if (
    source === undefined ||
    more !== undefined ||
    others !== undefined ||
    card === undefined ||
    cards.length > 1 ||
    target === undefined
  )
    return unclear(frame, teller, 'what is activated, and what it targets');
  if (!summons(source)) return activatedOn(frame, targets, source, teller);
  if (!placeSaid(target, card, teller)) return undefined;
  return bySource(frame, source, card, teller);
}

/** "Can I use Q on X": the same question. */
export function usedOn(frame: Frame, teller: Teller): Question | undefined {
  const [source, more] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  if (source === undefined || more !== undefined) return unclear(frame, teller, 'what is activated');
  if (answersAlone(source))
    return chaining({ ...frame, verb: 'chain', complements: frame.complements.map(onAsTo) }, teller);
  if (!summons(source)) return activatedOn(frame, [], source, teller);
  const target = frame.complements.find(({ prep }) => prep === 'on' || prep === 'against')?.value;
  if (target === undefined) return unclear(frame, teller, 'what is targeted');
  const { ofTarget, rest } = apart(frame);
  return revival(rest, [{ ...ofTarget, objects: [target] }], teller);
}

/** It targets nothing, and all that it activates answers activations: to use it on something is to chain it. */
const answersAlone = ({ model }: ToldCard): boolean => {
  const effects = model.parts.filter(isActivated);
  return (
    effects.length > 0 &&
    effects.every(
      (part) =>
        part.targets.length === 0 &&
        'on' in part &&
        part.on.some(({ event }) => event === 'effect-activated'),
    )
  );
};

const onAsTo = ({ prep, value }: Complement): Complement =>
  prep === 'on' || prep === 'against' ? { prep: 'to', value } : { prep, value };

/** "Can Q target X": the same question. */
export function targeting(frame: Frame, teller: Teller): Question | undefined {
  const sources = [
    ...frame.subject,
    ...frame.complements.filter(({ prep }) => prep === 'with').map(({ value }) => value),
  ].filter(({ kind }) => kind !== 'player');
  const [source, more] = sources.flatMap((each) => teller.cardsOf(each, frame));
  const [card, others] = frame.objects.flatMap((each) => teller.cardsOf(each, frame));
  if (source === undefined || card === undefined || more !== undefined || others !== undefined)
    return unclear(frame, teller, 'what targets, and what is targeted');
  if (
    !placeSaid(
      { ...frame, complements: frame.complements.filter(({ prep }) => prep !== 'with') },
      card,
      teller,
    )
  )
    return undefined;
  return summonsOrTargets(frame, source, card, teller);
}

/** What Special Summons its target may do so to it; of anything else, whether it may target it. */
function summonsOrTargets(
  frame: Frame,
  source: ToldCard,
  card: ToldCard,
  teller: Teller,
): Question | undefined {
  const effects = source.model.parts.filter(isActivated);
  const summons = effects.some(({ does }) => does.some(({ do: verb }) => verb === 'special-summon'));
  const aims = effects.filter(({ targets }) => targets.length > 0);
  if (summons || aims.length !== 1) return bySource(frame, source, card, teller);
  const player = teller.actor(frame);
  if (source.setup.controller === undefined && player !== undefined) source.setup.controller = player;
  teller.cards.readyToActivate(source);
  const [place, other] = aims[0]?.targets.flatMap(({ from }) => from ?? []) ?? [];
  if (card.place === undefined && place !== undefined && other === undefined) teller.cards.putAt(card, place);
  if (card.place === undefined) return unclear(frame, teller, `where ${card.model.name} is`);
  const sided = aims[0]?.targets.some(
    ({ filter }) => filter.controller !== undefined || filter.owner !== undefined,
  );
  if (sided && card.setup.controller === undefined)
    return unclear(frame, teller, `whose ${card.model.name} is`);
  return { ask: 'can-be-targeted', card: card.id, by: source.id };
}

const summons = ({ model }: ToldCard): boolean =>
  model.parts.filter(isActivated).some(({ does }) => does.some((each) => each.do === 'special-summon'));

function bySource(frame: Frame, source: ToldCard, card: ToldCard, teller: Teller): Question | undefined {
  if (!summons(source)) return unclear(frame, teller, `whether ${source.model.name} may be activated`);
  const player = teller.actor(frame);
  if (source.setup.controller === undefined && player !== undefined) source.setup.controller = player;
  teller.cards.readyToActivate(source);
  // Nobody asks that of a monster that stands on the field: how it left was not understood.
  if (card.place === undefined || card.place === 'monster-zone')
    return unclear(frame, teller, `where ${card.model.name} is`);
  return { ask: 'special-summon', card: card.id, by: source.id };
}

/** "Can X be Special Summoned with Q", "can Q revive X", "can I Special Summon X". */
export function specialSummon(frame: Frame, teller: Teller): Question | undefined {
  const [card, more] = (frame.passive ? frame.subject : frame.objects).flatMap((each) =>
    teller.cardsOf(each, frame),
  );
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which monster is asked about');
  const sources = [
    ...frame.complements.flatMap(({ prep, value }) => (prep === 'with' || prep === 'by' ? [value] : [])),
    ...(frame.passive ? [] : frame.subject.filter(({ kind }) => kind !== 'player')),
  ];
  const rest = {
    ...frame,
    complements: frame.complements.filter(({ prep }) => prep !== 'with' && prep !== 'by'),
  };
  if (frame.verb !== 'revive' && isOwnWay(card, sources, teller)) return byOwnWay(rest, card, teller);
  if (frame.verb === 'revive' && card.place === undefined) teller.cards.putAt(card, 'gy');
  if (!placeSaid(rest, card, teller)) return undefined;
  const [source, another] = sources.flatMap((each) => teller.cardsOf(each, frame));
  if (another !== undefined) return unclear(frame, teller, 'what Special Summons it');
  if (source !== undefined) return bySource(frame, source, card, teller);
  if (sources.length > 0 && !sources.every((each) => each.kind === 'effect' && each.of === undefined))
    return unclear(frame, teller, 'what Special Summons it');
  if (card.place === undefined) return unclear(frame, teller, `where ${card.model.name} is`);
  // "Can I Special Summon X from my hand": by its own procedure, or by an effect that nobody named.
  if (card.place === 'hand' && sources.length === 0)
    return unclear(frame, teller, `by what ${card.model.name} is Special Summoned`);
  return { ask: 'special-summon', card: card.id };
}

/**
 * "Can X be Special Summoned by its effect": whether that effect of X, which Special Summons X, can be used; undefined where X
 * has none.
 */
export function byOwnEffect(frame: Frame, teller: Teller): Frame | undefined {
  const [subject, other] = frame.passive ? frame.subject : [];
  const by = frame.complements.filter(({ prep }) => prep === 'by' || prep === 'with');
  const [effect, more] = by.map(({ value }) => value);
  if (subject === undefined || other !== undefined || effect?.kind !== 'effect' || more !== undefined)
    return undefined;
  const [card, another] = teller.cardsOf(subject, frame);
  const [of] = effect.of?.kind === 'card' ? teller.cardsOf(effect.of, frame) : [card];
  const isIts = effect.of?.kind === 'pronoun' ? effect.of.which === 'it' : effect.of !== undefined;
  if (card === undefined || another !== undefined || of !== card || !isIts) return undefined;
  const own = card.model.parts.filter(
    (part) =>
      isActivated(part) && part.does.some((each) => each.do === 'special-summon' && each.what === 'this'),
  );
  if (own.length === 0) return undefined;
  const does = own.every(isTrigger) ? { does: ['special-summon' as const] } : {};
  return {
    ...frame,
    verb: 'use',
    passive: false,
    subject: [],
    objects: [{ kind: 'effect', of: subject, trigger: false, ...does, qualities: [] }],
    complements: frame.complements.filter((each) => !by.includes(each)),
  };
}

const isProcedure = (each: Phrase): boolean => each.kind === 'thing' && each.noun === 'procedure';

/**
 * Is the Summon by the monster's own procedure meant: because that is said, or because nothing else that was named could
 * Special Summon it from where it is?
 */
function isOwnWay(card: ToldCard, sources: readonly Phrase[], teller: Teller): boolean {
  if (sources.length > 0) return sources.every(isProcedure);
  const ways = card.model.summoning.procedures;
  const home = card.place === undefined || card.place === 'hand' || card.place === 'extra-deck';
  if (ways === undefined || !home) return false;
  const mayToo = teller.cards.all.some(({ model }) => model.parts.some(speaksOfSpecialSummons));
  return !mayToo;
}

/** Does a part of a card Special Summon, or may it, as far as its words were read? */
const speaksOfSpecialSummons = (part: Part): boolean =>
  isActivated(part)
    ? part.does.some(({ do: verb, reads = '' }) => verb === 'special-summon' || /Special Summon/i.test(reads))
    : part.kind === 'unread' && /Special Summon/i.test(part.reads);

/** "Can I Special Summon X by its own procedure". */
function byOwnWay(frame: Frame, card: ToldCard, teller: Teller): Question | undefined {
  const player = teller.actor(frame) ?? card.setup.controller ?? 'P0';
  if (card.setup.controller === undefined) card.setup.controller = player;
  if (!placeSaid(frame, card, teller)) return undefined;
  const [way] = card.model.summoning.procedures ?? [];
  if (card.place === undefined) teller.cards.putAt(card, way?.from[0] ?? deckOf(card.model));
  return { ask: 'own-procedure', card: card.id, player };
}

/** "Is X a legal target for Q": whether X may be Special Summoned by it. */
export function legalTarget(frame: Frame, teller: Teller): Question | undefined {
  const says = frame.objects.some((each) => each.kind === 'thing' && each.noun === 'target');
  const sources = frame.complements
    .filter(({ prep }) => prep === 'for' || prep === 'of')
    .map(({ value }) => value);
  const [source, more] = sources.flatMap((each) => teller.cardsOf(each, frame));
  const [card, others] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  if (!says || source === undefined || card === undefined || more !== undefined || others !== undefined)
    return unclear(frame, teller, 'what is asked: no question of that kind is known');
  const complements = frame.complements.filter(({ prep }) => prep !== 'for' && prep !== 'of');
  if (!placeSaid({ ...frame, complements }, card, teller)) return undefined;
  return summonsOrTargets(frame, source, card, teller);
}
