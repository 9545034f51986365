import { allApplied, isActivated } from '../../card-model/activated.ts';
import { type Instruction, pointingWords } from '../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import type { Unaffected } from '../../card-model/value.ts';
import { isNormalSummon, summonWays } from '../../vocabulary/summons.ts';
import type { CardChange } from './card-changes.ts';
import type { Card, Player } from './duel.ts';

/** Whose effect it is, as far as that matters to a card that some effects leave alone. */
export interface EffectSource {
  readonly card: string;
  readonly kind: Unaffected['by'][number];
  readonly player: Player;
  readonly activated?: true;
}

/** What kind of effect the effects of a card are: those of a monster that is equipped to another are Spell effects (rule equip/monster-as-equip). */
export function sourceOf(card: Card, player: Player = card.controller): EffectSource {
  const { cardType } = card.model.facts;
  const kind = card.role === 'equip-card' && cardType === 'monster' ? 'spell' : cardType;
  return { card: card.id, kind, player };
}

/** What leaves a card alone, with whose effect says so. */
interface Protection {
  readonly from: Unaffected;
  readonly of: { readonly card: string; readonly player: Player };
}

/** Whether what its text asks for holds. */
type Judge = (holds: NonNullable<Instruction['holds']>) => 'yes' | 'no' | 'unknown';

/** Is the card unaffected by these effects (rule unaffected/unaffected)? `unknown`: in words that no form has. */
export function isUnaffected(
  card: Card,
  source: EffectSource,
  judge: Judge = () => 'unknown',
): ReturnType<Judge> {
  if (card.changes.some((change) => change.is === 'unaffected' && keepsOff(change, source))) return 'yes';
  if (!card.faceUp || card.role !== 'monster') return 'no';
  if (source.card === card.id) return 'no';
  const said = allApplied(card.model).map((each) => saidOfItself(card, each, source, judge));
  if (said.includes('yes')) return 'yes';
  const perhaps = said.includes('unknown') || card.model.parts.some((part) => maySay(part, source));
  return perhaps ? 'unknown' : 'no';
}

/** What an instruction that applies says of its own card, for such effects: "this card is unaffected", "it is unaffected". */
function saidOfItself(
  card: Card,
  instruction: Instruction,
  source: EffectSource,
  judge: Judge,
): ReturnType<Judge> {
  const { do: verb, what, onlyIf, holds, unaffected: from } = instruction;
  if (verb !== 'change-status' || !says(instruction, 'immunity')) return 'no';
  if (what !== 'this') return isObjectIt(what) && speaksOfKind(instruction, source) ? 'unknown' : 'no';
  const summoned = wasSummonedSo(card, holds);
  const is = onlyIf === undefined ? 'yes' : holds && summoned === 'unknown' ? judge(holds) : summoned;
  if (is === 'no') return 'no';
  if (from === undefined) return speaksOfKind(instruction, source) ? 'unknown' : 'no';
  return keepsOff({ from, of: { card: card.id, player: card.controller } }, source) ? is : 'no';
}

/** Do the words speak of effects of this kind, or of none in particular? */
const speaksOfKind = (each: Spoken, { kind }: EffectSource): boolean => says(each, `unaffected-by-${kind}`);

const isObjectIt = (what: Instruction['what']): boolean => pointingWords(what) === 'it';

/** Was the card Summoned in one of the ways that its text asks for? One that cannot be Special Summoned came in no other. */
export function wasSummonedSo(
  { summoned, model }: Card,
  holds: Instruction['holds'],
): 'yes' | 'no' | 'unknown' {
  const [only, ...more] = holds?.flat() ?? [];
  if (only === undefined || more.length > 0 || !('summonedBy' in only)) return 'unknown';
  if (summoned !== undefined) return only.summonedBy.includes(summoned) ? 'yes' : 'no';
  const others = summonWays.ids.filter((way) => !only.summonedBy.includes(way));
  const onlySo =
    model.summoning.special === 'cannot-be' && others.every((way) => !isNormalSummon(way) && way !== 'set');
  return onlySo ? 'yes' : 'unknown';
}

const summonsItself = (part: Part): part is ActivatedEffect =>
  isActivated(part) && part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this');

/** Words of a text by which its own card may be unaffected: what applies, and what an effect says of the Summon of its card. */
function maySay(part: Part, source: EffectSource): boolean {
  if (part.kind === 'unread') return speaksOfKind(part, source);
  return (
    (part.kind === 'continuous' || summonsItself(part)) &&
    part.does.some((each) => each.do === 'described' && speaksOfKind(each, source))
  );
}

/** The card whose text leaves this one unaffected by the effects; undefined where none surely does. */
export function unaffectedBy(card: Card, source: EffectSource): string | undefined {
  const given = card.changes.find((change) => change.is === 'unaffected' && keepsOff(change, source));
  if (given?.is === 'unaffected') return given.of.card;
  return isUnaffected(card, source) === 'yes' ? card.id : undefined;
}

function keepsOff({ from, of }: Protection, source: EffectSource): boolean {
  if (!from.by.includes(source.kind) || (from.activated && !source.activated)) return false;
  if (from.other && source.card === of.card) return false;
  return from.whose === undefined || source.player !== of.player;
}

/** Is a lasting change of the card suspended, as the card is unaffected by the effect that it is of? */
export const isSuspended = (card: Card, change: CardChange): boolean =>
  'by' in change && change.by !== undefined && isUnaffected(card, change.by) === 'yes';
