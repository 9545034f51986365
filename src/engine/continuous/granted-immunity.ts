import { readMonster } from '../../card-model/battle-conditions.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { battlePhase, type Phase } from '../../vocabulary/phases.ts';
import { matchesFilter } from '../fits.ts';
import { namesOf } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import type { EffectSource } from '../state/unaffected.ts';

const times: Readonly<Record<string, readonly Phase[]>> = {
  'main phase 1': ['main-1'],
  'main phase 2': ['main-2'],
  'main phase': ['main-1', 'main-2'],
  'battle phase': battlePhase,
};
const ofImmunity = wordTest(/\bunaffected\b/i);
const ofItself = wordTest(/^this card is\b/i);
const sheltered =
  /^(?:during (?<whose>your|your opponent's|the) (?<time>Main Phase(?: [12])?|Battle Phase|turn), )?(?:all |face-up )*(?<who>.+?)s? (?:you control|on your field) (?:are|is) unaffected by (?<by>your opponent's )?(?<kind>activated|card|activated monster|monster|Spell|Trap|Spell\/Trap|Spell and Trap)? ?effects?$/i;

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
  const view = { id: other.id, from: other, player: other.controller };
  const hangs = conditional || onlyIf !== undefined;
  if (verb === 'change-status') {
    if (what === 'this') return 'no';
    if (what === 'equipped' && other.equippedTo !== card.id) return 'no';
    if (isDescribed(what) && matchesFilter(what.filter, card, namesOf(duel, card), view).verdict === 'no')
      return 'no';
    if (unaffected === undefined || hangs || !isDescribed(what)) return 'unknown';
    const whose = unaffected.whose === undefined || source.player !== other.controller;
    return whose && unaffected.by.includes(source.kind) ? 'yes' : 'no';
  }
  if (ofItself.test(reads)) return 'no';
  const { whose, time, who, by, kind } = sheltered.exec(reads.replace(/\.$/, ''))?.groups ?? {};
  const filter = who === undefined ? null : readMonster(`a ${who}`);
  if (filter === null) return 'unknown';
  if (card.controller !== other.controller) return 'no';
  if (by !== undefined && source.player === other.controller) return 'no';
  if (!isOfKind(kind, source) || !isTime(duel, other, whose, time)) return 'no';
  const fit = matchesFilter(filter, card, namesOf(duel, card), view);
  if (fit.verdict === 'no') return 'no';
  return hangs || fit.assumed.length + fit.open.length > 0 ? 'unknown' : 'yes';
}

const isOfKind = (kind: string | undefined, { kind: is }: EffectSource): boolean => {
  const words = kind?.toLowerCase() ?? 'card';
  if (words === 'card' || words === 'activated') return true;
  return is === 'monster' ? words.includes('monster') : words.includes(is);
};

function isTime(duel: Duel, other: Card, whose: string | undefined, time: string | undefined): boolean {
  if (time === undefined) return true;
  const own = duel.turnPlayer === other.controller;
  const turn = whose === undefined || /^the$/i.test(whose) || (/^your$/i.test(whose) ? own : !own);
  const phases = times[time.toLowerCase()];
  return turn && (phases === undefined || phases.includes(duel.phase));
}
