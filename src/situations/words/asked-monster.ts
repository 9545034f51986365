import type { Question } from '../../engine/question.ts';
import { unclear } from './asked-common.ts';
import type { Frame, Phrase } from './frame.ts';
import type { Teller } from './teller.ts';

/** "Does X resolve", "does its effect resolve". */
export function resolves(frame: Frame, teller: Teller): Question | undefined {
  const [card, more] = frame.subject.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined || frame.complements.some(({ prep }) => prep !== 'after'))
    return unclear(frame, teller, 'what resolves');
  return { ask: 'resolves', card: card.id };
}

/** How many monsters fit into the Main Monster Zones of a player. */
const MAIN_MONSTER_ZONES = 5;

/**
 * "Can I Normal Summon X", "can it be Normal Summoned again". Asked only where nothing that was told could change how
 * many Normal Summons there are, and where neither Tributes nor a zone are in question.
 */
export function normalSummon(frame: Frame, teller: Teller): Question | undefined {
  const phrases = frame.passive ? frame.subject : frame.objects;
  const [card, more] = phrases.flatMap((each) => teller.cardsOf(each, frame));
  if (card === undefined || more !== undefined) return unclear(frame, teller, 'which monster is asked about');
  const { facts } = card.model;
  const player = teller.actor(frame) ?? card.setup.controller ?? 'P0';
  if (card.setup.controller === undefined) card.setup.controller = player;
  const again = frame.verb === 'normal-summon' && card.place === 'monster-zone';
  if (card.place === undefined) teller.cards.putAt(card, 'hand');
  const others = teller.cards.all.filter((each) => each !== card);
  const field = others.filter((each) => each.place === 'monster-zone' && each.setup.controller === player);
  const effects = others.filter(
    (each) => each.model.facts.cardType !== 'monster' || each.model.parts.length > 0,
  );
  const tributes = facts.cardType === 'monster' && !again && (facts.level ?? 0) > 4;
  if (effects.length > 0 || tributes || field.length >= MAIN_MONSTER_ZONES || frame.complements.length > 0)
    return unclear(frame, teller, 'what of the other cards, Tributes and zones matters for the Summon');
  return {
    ask: 'normal-summon',
    card: card.id,
    player,
    as: again ? 'again' : frame.verb === 'set' ? 'set' : 'summon',
  };
}

/** "Can I change its battle position". */
export function changePosition(frame: Frame, teller: Teller): Question | undefined {
  const said = frame.objects.flatMap((each) =>
    each.kind === 'thing' && each.noun === 'position' ? [each] : [],
  )[0];
  const phrase: Phrase | undefined =
    said?.of ?? (said?.owner === 'its' ? { kind: 'pronoun', which: 'it', qualities: [] } : undefined);
  const [card, more] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
  if (card === undefined || more !== undefined || frame.complements.length > 0)
    return unclear(frame, teller, 'whose battle position is asked about');
  return { ask: 'change-position', card: card.id };
}
