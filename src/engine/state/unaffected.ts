import type { Part } from '../../effects/part.ts';
import type { Unaffected } from '../../effects/value.ts';
import type { Card, Player } from '../duel.ts';
import type { CardChange } from './card-changes.ts';

/** Whose effect it is, as far as that matters to a card that some effects leave alone. */
export interface EffectSource {
  readonly card: string;
  readonly kind: Unaffected['by'][number];
  readonly player: Player;
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

/**
 * Is the card unaffected by these effects (rule unaffected/unaffected)? `unknown` where a text says that in words that no
 * form here has.
 */
export function isUnaffected(card: Card, source: EffectSource): 'yes' | 'no' | 'unknown' {
  if (card.changes.some((change) => change.is === 'unaffected' && keepsOff(change, source))) return 'yes';
  if (!card.faceUp || card.role !== 'monster') return 'no';
  const own = card.model.parts.flatMap((part) => (part.kind === 'continuous' ? part.does : []));
  const said = own.filter(
    ({ do: verb, what, reads = '' }) =>
      verb === 'change-status' && what === 'this' && /\bunaffected\b/.test(reads),
  );
  if (source.card === card.id) return 'no';
  if (said.length === 0) return card.model.parts.some((part) => maySay(part, source)) ? 'unknown' : 'no';
  const of = { card: card.id, player: card.controller };
  const sure = said.filter(({ onlyIf }) => onlyIf === undefined);
  if (sure.some(({ unaffected }) => unaffected !== undefined && keepsOff({ from: unaffected, of }, source)))
    return 'yes';
  return said.every(({ unaffected, onlyIf }) => unaffected !== undefined && onlyIf === undefined)
    ? 'no'
    : 'unknown';
}

/** "While there is no fog, this card is unaffected by Spell effects": said in words that no field has. */
function maySay(part: Part, { kind }: EffectSource): boolean {
  const words =
    part.kind === 'unread'
      ? [part.reads]
      : part.kind === 'continuous'
        ? part.does.flatMap(({ do: verb, reads }) =>
            verb === 'described' && reads !== undefined ? [reads] : [],
          )
        : [];
  return words.some((each) => {
    const by = /\bthis card is (?:also )?unaffected by ([^.]*)/i.exec(each)?.[1]?.toLowerCase();
    if (by === undefined) return false;
    const kinds = (['monster', 'spell', 'trap'] as const).filter((one) => by.includes(one));
    return kinds.length === 0 || kinds.includes(kind);
  });
}

/** The card whose text leaves this one unaffected by the effects; undefined where none surely does. */
export function unaffectedBy(card: Card, source: EffectSource): string | undefined {
  const given = card.changes.find((change) => change.is === 'unaffected' && keepsOff(change, source));
  if (given?.is === 'unaffected') return given.of.card;
  return isUnaffected(card, source) === 'yes' ? card.id : undefined;
}

function keepsOff({ from, of }: Protection, source: EffectSource): boolean {
  if (!from.by.includes(source.kind)) return false;
  if (from.other && source.card === of.card) return false;
  return from.whose === undefined || source.player !== of.player;
}

/** Is a lasting change of the card suspended, as the card is unaffected by the effect that it is of (rule unaffected/lasting-effects)? */
export const isSuspended = (card: Card, change: CardChange): boolean =>
  'by' in change && change.by !== undefined && isUnaffected(card, change.by) === 'yes';
