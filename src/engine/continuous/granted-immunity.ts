import type { Instruction } from '../../card-model/instruction.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { viewFrom } from '../fits.ts';
import { fitsNow } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { type EffectSource, isUnaffected } from '../state/unaffected.ts';

const ofImmunity = wordTest(/\bunaffected\b/i);
const ofItself = wordTest(/^this card is\b/i);

/** Is the card unaffected by the effects of a source, by its own text, by an effect that lasts, or by the text of another card? */
export function isLeftAlone(duel: Duel, card: Card, source: EffectSource): Ternary {
  const own = isUnaffected(card, source);
  return own === 'no' && source.card !== card.id ? isSheltered(duel, card, source) : own;
}

/** Whether a text of another card keeps the effects of a source off this one now (rule unaffected/unaffected). */
export function isSheltered(duel: Duel, card: Card, source: EffectSource): Ternary {
  if (card.role !== 'monster' || !card.faceUp) return 'no';
  const said = Object.values(duel.cards)
    .filter((other) => other.id !== card.id && isWorking(duel, other) && !isNegated(duel, other))
    .flatMap((other) =>
      continuousOf(other).flatMap(({ does, conditions }) =>
        does
          .filter(({ reads = '' }) => ofImmunity.test(reads))
          .map((each) => judged(duel, card, source, other, each, conditions.length > 0)),
      ),
    );
  return said.find((each) => each === 'yes') ?? said.find((each) => each === 'unknown') ?? 'no';
}

function judged(
  duel: Duel,
  card: Card,
  source: EffectSource,
  other: Card,
  { do: verb, what, reads = '', onlyIf, unaffected }: Instruction,
  conditional: boolean,
): Ternary {
  const hangs = conditional || onlyIf !== undefined;
  if (verb === 'change-status') {
    if (what === 'this') return 'no';
    if (what === 'equipped' && other.equippedTo !== card.id) return 'no';
    if (isDescribed(what) && fitsNow(duel, what.filter, card, viewFrom(other)) === 'no') return 'no';
    if (unaffected === undefined || hangs || !isDescribed(what)) return 'unknown';
    const whose = unaffected.whose === undefined || source.player !== other.controller;
    return whose && unaffected.by.includes(source.kind) ? 'yes' : 'no';
  }
  return ofItself.test(reads) ? 'no' : 'unknown';
}
