import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { defined } from '../../platform/defined.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { Context } from '../phrases/context.ts';
import type { Deed, EffectNouns, HoldTail } from '../phrases/deed-syntax.ts';
import { forbids as forbidsPiece, holdsAlone, holdTails, isBare } from '../phrases/states.ts';
import type { Noun } from '../phrases/syntax.ts';
import { effectNouns } from '../phrases/words/nouns.ts';
import { timeFields } from './tail-meaning.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;

/** Until when it holds; at what time it holds ("during the Battle Phase") stays in words: nothing of it happens then. */
function holdingTime(words: string, printed: string): Partial<Instruction> {
  const { until } = timeFields(words);
  return until === undefined ? { reads: printed } : { until };
}

/** How long it holds and on what condition, and what stands after it besides; null where the text says two times. */
function heldFor(
  all: readonly HoldTail[] | undefined,
): { readonly fields: Partial<Instruction>; readonly tails: readonly HoldTail[] } | null {
  let fields: Partial<Instruction> = {};
  const tails: HoldTail[] = [];
  for (const tail of all ?? []) {
    const printed = (holdTails.print([tail]) ?? '').replace(/^,? /, '');
    const { reads, ...found }: Partial<Instruction> =
      tail.is === 'time'
        ? holdingTime(tail.words, printed)
        : /^(?:if|unless) (?!able$)/.test(printed)
          ? { onlyIf: printed }
          : { reads: printed };
    if (Object.keys(found).some((key) => key in fields)) return null;
    fields = { ...fields, ...found };
    if (reads !== undefined) tails.push(tail);
  }
  return { fields, tails };
}

/** "cannot be destroyed and attack": is what follows "and" an order, and no more of what holds? */
const orders = ({ items, join }: Of<'state'>['holds']): boolean =>
  isBare(items[0]) || (join?.includes('and') === true && items.slice(1).some(isBare));

/** "the activation of your Spell Cards cannot be negated": what holds for effects, in words. */
function effectsState({ holds, tails }: Of<'state'>, of: EffectNouns): readonly Instruction[] | null {
  const held = heldFor(tails);
  if (held === null || orders(holds)) return null;
  const reads = holdsAlone.print({
    is: 'state',
    holds,
    ...(held.tails.length === 0 ? {} : { tails: held.tails }),
  });
  if (reads === null) return null;
  return [{ ...held.fields, do: 'change-status', what: { reads: effectNouns.print(of) ?? '' }, reads }];
}

/** "it cannot attack this turn": what cards are or may do, in words. */
export function stateInstructions(deed: Of<'state'>, context: Context): readonly Instruction[] | null {
  if (deed.of !== undefined) return effectsState(deed, deed.of);
  const subject = deed.noun ?? { items: [{ is: 'pronoun' as const, word: 'it' }] };
  const pierces =
    deed.noun === undefined && holdsAlone.print({ is: 'state', holds: deed.holds })?.startsWith('inflict');
  const before = pierces === true ? (context.attacker ?? context.last) : context.last;
  const last = before ?? (deed.noun === undefined ? context.subject : undefined);
  if (deed.noun === undefined && last === undefined) return null;
  const held = heldFor(deed.tails);
  const { holds } = deed;
  if (held === null || orders(holds)) return null;
  const [first] = holds.items;
  if (first?.is === 'to' && /to Ritual Summon$/.test(first.what)) return ritual(first.noun, deed, context);
  const { fields, tails } = held;
  const verb = holdsAlone.print({ is: 'state', holds, ...(tails.length === 0 ? {} : { tails }) });
  if (verb === null) return null;
  const negated = /^(?:has|have) (?:its|their) effects negated/.exec(verb)?.[0];
  // "Neither can be destroyed": the word that says no stands with the cards.
  const no = subject.items.some((each) => each.is === 'pronoun' && each.word === 'neither') ? 'neither ' : '';
  const told = negated === undefined ? `${no}${verb}` : verb.slice(negated.length).replace(/^,? /, '');
  return cardsOf(subject, last === undefined ? context : { ...context, last }).map(
    ({ what, from, reads: said }, at): Instruction => {
      const words = [told, said].filter((each) => each !== undefined && each !== '').join(', ');
      return {
        ...fields,
        do: negated === undefined ? 'change-status' : 'negate-effects',
        ...(at === 0 ? {} : { joined: 'and' as const }),
        what,
        ...(from === undefined ? {} : { from: [...from] }),
        ...(words === '' ? {} : { reads: words }),
      };
    },
  );
}

/** "this card is used to Ritual Summon ...": the Summon that a Ritual Spell is activated for. */
function ritual(noun: Noun, { tails, holds }: Of<'state'>, context: Context): readonly Instruction[] | null {
  const [cards, ...others] = cardsOf(noun, context);
  if (cards === undefined || others.length > 0 || tails !== undefined || holds.items.length > 1) return null;
  const { what, from, reads } = cards;
  // "Any" one, or a name alone, is one monster.
  const one = isDescribed(what) && what.count === 'all' ? { ...what, count: 1 } : what;
  return [
    {
      do: 'ritual-summon',
      what: one,
      ...(from === undefined ? {} : { from: [...from] }),
      ...(reads === undefined ? {} : { reads }),
    },
  ];
}

/** "you cannot Special Summon this turn": for whom and how long, and what it is in its words. */
export function forbidsInstructions(deed: Of<'forbids'>, context: Context): readonly Instruction[] | null {
  const named = deed.who === 'they' || deed.who === 'that player' ? context.actor : deed.who;
  const who = named === 'you' ? 'you' : named === 'your opponent' ? 'opponent' : undefined;
  const both = /neither|both|each|^players$/.test(deed.who) ? 'both' : who;
  const held = heldFor(deed.tails);
  const words = forbidsPiece.print(deed);
  // Whom "they" and "that player" mean only the text around it can tell.
  if (words === null || held === null) return null;
  const { until, onlyIf } = held.fields;
  if (both === undefined)
    return /^the player|^its/.test(deed.who)
      ? [{ do: 'described', ...defined({ until, onlyIf }), reads: words }]
      : null;
  const what = targeted(deed, context);
  return [{ do: 'restrict', who: both, ...defined({ what, until, onlyIf }), reads: words }];
}

/** "Your opponent cannot target other "A" monsters you control": the cards that may not be targeted. */
function targeted({ bans, modal }: Of<'forbids'>, context: Context): Instruction['what'] {
  const [ban, ...others] = bans.items;
  if (ban?.is !== 'other' || ban.act !== 'target' || others.length > 0 || / only /.test(modal))
    return undefined;
  const [cards, ...more] = cardsOf(ban.noun, context);
  return more.length === 0 && isDescribed(cards?.what) && cards.what.count === 'all' ? cards.what : undefined;
}
