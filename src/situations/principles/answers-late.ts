import type { ActivatedEffect } from '../../effects/part.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { comesAfter } from './reading/afterwards.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedCards } from './reading/asked-effects.ts';
import { type Link, linksIn } from './reading/links.ts';
import { type Move, movesIn } from './reading/moves.ts';

const asks =
  /\b(?:can|could|may|am|is|are|allowed|able)\b[^?]*\b(?:respond|activate|use|chain|flip|answer|play)\b/;

/**
 * Whether a fast effect that answers what happens to other cards can still be activated: not where something else
 * happened after that, as a Chain Link that resolved later (rule timing/after-an-action).
 */
export const answersLate: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (!asks.test(question) || speaksAgainst(told)) return undefined;
  const moves = movesIn(sketch);
  const [card, other] = askedCards(sketch).filter((each) => !moves.some((move) => move.card === each));
  if (card === undefined || other !== undefined || !question.includes(card.ref)) return undefined;
  const links = linksIn(sketch);
  if (moves.some((move) => move.card === card) || links.some((link) => link.card === card)) return undefined;
  const known = [card, ...moves.map((move) => move.card), ...links.map((link) => link.card)];
  if (bystanders(sketch, known).length > 0) return undefined;
  const effects = activatedEffects(card).filter(({ part }) => isFast(part));
  const [effect, another] = effects;
  if (effect === undefined || another !== undefined || !answersOthers(effect.part)) return undefined;
  const { part } = effect;
  const answered = moves.filter((move) => isAnswered(part, move));
  const [last] = answered.toReversed();
  if (last === undefined || answered.some((move) => comesAfter(move, links)?.rule === undefined))
    return undefined;
  if (links.some((link) => mayDoToo(part, link, last))) return undefined;
  const after = comesAfter(last, links);
  if (after?.rule === undefined) return undefined;
  return {
    answer: 'no',
    rules: ['timing/after-an-action', after.rule],
    because: `it has to be activated right after what it answers, and ${after.what} after that`,
    reads: [{ model: card.model, part }],
  };
};

const isFast = ({ kind }: ActivatedEffect): boolean => kind === 'activation' || kind === 'quick';

/** Does it answer only what happens to cards, and no activation? */
const answersOthers = (part: ActivatedEffect): boolean =>
  'on' in part &&
  part.on.length > 0 &&
  part.on.every(
    ({ of, link, declared, event }) =>
      of !== 'this' && link === undefined && declared === undefined && event !== 'effect-activated',
  );

const isAnswered = (part: ActivatedEffect, move: Move): boolean =>
  'on' in part && part.on.some(({ event }) => move.events.includes(event));

/** May the Chain Link that resolves later do the same again, so that it can be answered? */
const mayDoToo = (part: ActivatedEffect, { card }: Link, { why, events }: Move): boolean => {
  if (why !== undefined && 'of' in why && why.of === card) return false;
  const words = activatedEffects(card)
    .map((effect) => effect.words.does)
    .join(' ');
  return isSummonOf(events)
    ? /summon/.test(words)
    : !('on' in part) || /destroy|send|banish|return|tribute|discard/.test(words);
};

const isSummonOf = (events: Move['events']): boolean => events.some((event) => event.endsWith('-summoned'));
