import { attributes } from '../../card-model/facts.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import { monsterTypes } from '../../vocabulary/monster-types.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { Cards, Context } from '../phrases/context.ts';
import type { Deed, EffectNouns } from '../phrases/deed-syntax.ts';
import type { Group, Noun, Word } from '../phrases/syntax.ts';
import { effectNouns } from '../phrases/words/nouns.ts';
import { meaningOf } from './tail-meaning.ts';
import { verbsOf } from './value-meaning.ts';

type Of<K extends Deed['is']> = Extract<Deed, { is: K }>;

/** "place 1 Lantern Counter on it", "remove 2 Lantern Counters from your field". */
export function counterInstructions(deed: Of<'counters'>, context: Context): readonly Instruction[] | null {
  const meaning = meaningOf(deed.tails, context);
  if (meaning === null) return null;
  const verb = /^plac/.test(deed.verb) ? 'place-counter' : /^remov/.test(deed.verb) ? 'remove-counter' : null;
  if (verb === null) return null;
  const each = deed.tails?.some(({ is }) => is === 'each' || is === 'per' || is === 'equal') ?? false;
  // "1 for each card" is no fixed number.
  const counted = !each && /^\d+$/.test(deed.amount);
  const amount = counted ? Number(deed.amount) : !each && /^an?$/.test(deed.amount) ? 1 : undefined;
  const { onto, to, fields } = meaning;
  const zones = to?.places.includes('pendulum-zone')
    ? to.places.length === 1
      ? 'Pendulum Zone'
      : 'field'
    : undefined;
  if (to !== undefined && zones === undefined) return null;
  const where = to === undefined ? undefined : `${to.how} ${to.whose ?? ''} ${zones}`.replace(/ +/g, ' ');
  const reads = [
    amount === undefined ? `${deed.amount} ${deed.counter}` : deed.counter,
    onto?.cards.reads,
    where,
    fields.reads,
  ].filter((each) => each !== undefined);
  return [
    {
      ...fields,
      do: verb,
      ...(amount === undefined ? {} : { amount }),
      ...(onto === undefined ? {} : { what: onto.cards.what }),
      reads: reads.join(', '),
    },
    ...meaning.more,
  ];
}

/** What a word makes a card: its Level, Attribute or Type; null: something that the model has no verb for. */
function madeOf(word: Word): (Partial<Instruction> & Pick<Instruction, 'do'>) | null {
  if (typeof word !== 'string') {
    if ('not' in word && word.not === 'Tuner')
      return { do: 'change-status', reads: 'is treated as a non-Tuner' };
    if (!('rating' in word) || word.rating !== 'Level' || !/^\d+$/.test(word.range)) return null;
    return { do: 'change-level', amount: Number(word.range), becomes: true };
  }
  if (attributes.some((each) => each === word)) return { do: 'change-attribute', reads: word };
  if (monsterTypes.some((each) => each === word)) return { do: 'change-type', reads: word };
  return word === 'Tuner' ? { do: 'change-status', reads: 'is treated as a Tuner' } : null;
}

/** "the activation of a Counter Trap Card": the card whose activation it is. */
export function activationIn({ items }: EffectNouns): Noun | undefined {
  const [only, ...others] = items;
  if (only === undefined || others.length > 0 || !('of' in only)) return undefined;
  return /^the activations? of$/.test(only.of) ? only.noun : undefined;
}

/** "negate any Trap effects on the field": effects that only words tell. */
export function negates({ effects, tails }: Of<'negates'>, context: Context): readonly Instruction[] | null {
  const meaning = meaningOf(tails, context);
  if (meaning === null || meaning.to !== undefined || meaning.onto !== undefined) return null;
  const words = effectNouns.print(effects) ?? '';
  const activation = activationIn(effects);
  if (activation !== undefined) {
    const reads = [words, meaning.fields.reads].filter((each) => each !== undefined).join(', ');
    return [{ ...meaning.fields, do: 'negate-activation', reads }, ...meaning.more];
  }
  const [cards] = tails === undefined ? cardsIn(effects, context) : [];
  const what = cards?.reads === undefined && cards !== undefined ? cards.what : { reads: words };
  return [{ ...meaning.fields, do: 'negate-effects', what }, ...meaning.more];
}

/** "all other Trap effects on the field": the effects of all such cards there; for a time it cannot be said. */
function cardsIn({ items }: EffectNouns, context: Context): readonly Cards[] {
  const [only, ...others] = items;
  if (only === undefined || others.length > 0 || !('head' in only) || only.count !== 'all') return [];
  const kind = /^(Spell|Trap|Spell\/Trap) effects$/.exec(only.head)?.[1];
  if (kind === undefined) return [];
  const { count, words, after } = only;
  const group: Group = {
    is: 'group',
    count,
    head: `${kind} Cards`,
    ...(words && { words }),
    ...(after && { after }),
  };
  return cardsOf({ items: [group] }, context);
}

/** "it becomes that Attribute", "it becomes the declared Type and Attribute". */
export function turnsTo(
  { noun, value, tails }: Of<'turns-to'>,
  context: Context,
): readonly Instruction[] | null {
  const meaning = meaningOf(tails, context);
  const [cards, ...others] = cardsOf(noun, context);
  if (meaning === null || cards === undefined || others.length > 0) return null;
  if (meaning.to !== undefined || meaning.onto !== undefined) return null;
  const verbs = (value.match(/\b(?:Type|Attribute|Level|Rank|name)\b/g) ?? []).flatMap(
    (each) => verbsOf(each) ?? [],
  );
  const reads = [value, cards.reads, meaning.fields.reads].filter((each) => each !== undefined).join(', ');
  const made = verbs.map(
    (verb, at): Instruction => ({
      ...meaning.fields,
      do: verb,
      ...(at === 0 ? {} : { joined: 'and' as const }),
      what: cards.what,
      ...(cards.from === undefined ? {} : { from: [...cards.from] }),
      becomes: true,
      reads,
    }),
  );
  return [...made, ...meaning.more];
}

/** "it becomes Level 4", "this card becomes DARK", `its name becomes "Paper Lantern"`. */
export function turns(deed: Of<'turns'>, context: Context): readonly Instruction[] | null {
  const meaning = meaningOf(deed.tails, context);
  const [cards, ...others] = cardsOf(deed.noun, context);
  const [word, ...more] = deed.into.items;
  if (meaning === null || cards === undefined || word === undefined || others.length + more.length > 0)
    return null;
  if (meaning.to !== undefined || meaning.onto !== undefined) return null;
  const made = madeOf(word);
  if (made === null) return null;
  const words = [made.reads ?? undefined, cards.reads, meaning.fields.reads];
  const reads = words.filter((each) => each !== undefined).join(', ');
  return [
    {
      ...meaning.fields,
      ...made,
      what: cards.what,
      ...(cards.from === undefined ? {} : { from: [...cards.from] }),
      ...(reads === '' ? {} : { reads }),
    },
    ...meaning.more,
  ];
}
