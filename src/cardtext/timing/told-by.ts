import { type Filter, filterSchema } from '../../card-model/filter.ts';
import { type TriggerEvent, triggerEventSchema } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { summonWayWords } from '../../vocabulary/summons.ts';
import { formsOf, meaningsOf } from '../forms.ts';
import { kindsIn } from '../phrases/words/made-of.ts';
import { noun as nounPiece } from '../phrases/words/nouns.ts';
import type { By, TimingTail } from './syntax.ts';

/** What words after the verb say of an event: fields of it, and what stays in words. */
export type Detail = Pick<
  TriggerEvent,
  'by' | 'byWhom' | 'byCard' | 'for' | 'forCard' | 'was' | 'madeOf' | 'reads'
>;

const causes = formsOf('causes', triggerEventSchema.pick({ by: true, byWhom: true }));

/** By what: a cause and a player, or the words where they say more. */
export function byDetail(by: By): Detail {
  if (typeof by !== 'string') {
    const noun = nounPiece.print(by.noun) ?? '';
    const whole = by.how === "by 's effect" ? `by ${noun}'s effect` : `${by.how} ${noun}`;
    const byCard = whole.endsWith("'s effect") ? undefined : cardIn(noun);
    return { by: ['effect'], ...(byCard === undefined ? { reads: whole } : { byCard }) };
  }
  const known = causes.find(([words]) => words.test(by));
  if (known !== undefined) return known[1];
  const opponent = /\bopponent's\b/.test(by)
    ? { byWhom: 'opponent' as const }
    : /^by your\b/.test(by)
      ? { byWhom: 'you' as const }
      : {};
  const whose = /monster$|Spell\/Trap(?: Card)?$/.test(by) ? {} : { by: ['effect' as const] };
  const sort =
    /^(?:by )?(?:an? |an opponent's |your opponent's |your |the effect of an? )?(monster|Spell\/Trap|Spell|Trap)(?: Card)?(?:'s)?(?: effect)?$/.exec(
      by,
    )?.[1];
  const byCard = sort === undefined || !('by' in whose) ? undefined : kindsOfCards[sort];
  return { ...whose, ...opponent, ...(byCard === undefined ? { reads: by } : { byCard }) };
}

/** Cards by their kind, also as what was activated. */
export const kindsOfCards = meaningsOf('activated-kinds', filterSchema);

/** A card that is named, or of an archetype: `"Mystic Shower"`, `a "Lantern" monster`. */
function cardIn(words: string): Filter | undefined {
  const [, name] = /^"([^"]+)"$/.exec(words) ?? [];
  if (name !== undefined) return { names: [name] };
  const [, archetype, sort] = /^an? "([^"]+)" (card|monster|Spell\/Trap|Spell|Trap)$/.exec(words) ?? [];
  if (archetype === undefined || sort === undefined) return undefined;
  return { archetype, ...kindsOfCards[sort] };
}

/** For which Summon the card was used. */
export function materialDetail({ as, noun }: Extract<TimingTail, { is: 'material' }>): Detail {
  const ways = as.match(/\b[A-Z]\w+/g)?.flatMap((word) => summonWayWords[word] ?? []) ?? [];
  const words = noun === undefined ? undefined : (nounPiece.print(noun) ?? '');
  const forCard = words === undefined ? undefined : kindsIn(words);
  const reads = words === undefined || forCard !== undefined ? undefined : `for the Summon of ${words}`;
  return { ...(ways.length === 0 ? {} : { for: [...new Set(ways)] }), ...defined({ forCard, reads }) };
}

/** Two details together; null where both say the same field. */
export function together(a: Detail, b: Detail): Detail | null {
  const { reads: first, ...fields } = a;
  const { reads: second, ...others } = b;
  if (Object.keys(fields).some((key) => key in others)) return null;
  const reads = [first, second].filter((each) => each !== undefined).join(', ');
  return { ...fields, ...others, ...(reads === '' ? {} : { reads }) };
}
