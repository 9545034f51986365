import { type Instruction, instructionSchema } from '../../card-model/instruction.ts';
import { defined } from '../../platform/defined.ts';
import type { Place } from '../../vocabulary/places.ts';
import { meaningsOf } from '../forms.ts';
import { tails as tailsPiece } from '../phrases/adjuncts/adjuncts.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import type { Cards, Context } from '../phrases/context.ts';
import type { Tail } from '../phrases/deed-syntax.ts';
import { originOf, placesOfAll, sideOf } from '../phrases/words/place-filters.ts';

/** What the tails of a verb say, in the fields of an instruction. */
export interface Meaning {
  readonly fields: Partial<Instruction>;
  /** "to your hand": where the cards go, and whose it is. */
  readonly to?: {
    readonly places: readonly Place[];
    readonly how: string;
    readonly whose: string | undefined;
  };
  /** "to that target", "from this card". */
  readonly onto?: { readonly cards: Cards; readonly how: string; readonly printed: string };
  /** To whom: "to your opponent". */
  readonly whom?: 'you' | 'opponent' | 'both' | 'other';
  /** What follows of itself: "but negate its effects". */
  readonly more: readonly Instruction[];
}

/** How long something lasts, by the words for it. */
export const durations = meaningsOf('durations', instructionSchema.shape.until.unwrap());

/** The fields of a time: how long it lasts, or when it happens. What no field can say stays in its words. */
export function timeFields(words: string): Partial<Instruction> {
  const text = words.replace(/^,? \(?/, '').replace(/\)$/, '');
  const until = durations[text.replace(/ after this (?:card|effect) (?:resolves|is activated)$/, '')];
  if (until !== undefined) return { until };
  if (text === 'immediately after this effect resolves') return { immediatelyAfter: true };
  if (/^during each\b| only$/.test(text)) return { reads: text };
  if (/^while\b/.test(text)) return { onlyIf: text };
  if (/^(?:during|at|after|when|next)\b/.test(text)) return { delayed: text };
  return { reads: text };
}

function positionFields(words: string): Partial<Instruction> | null {
  const text = words.replace(/^,? /, '').replace(/^(?:in|to) /, '');
  if (/ or |either/.test(text)) return { reads: words.trim() };
  const position = /Attack Position/.test(text)
    ? 'attack'
    : /Defense Position/.test(text)
      ? 'defense'
      : undefined;
  return {
    ...(/face-down/.test(text) ? { faceDown: true as const } : {}),
    ...(/face-up Defense/.test(text) ? { faceUp: true as const } : {}),
    ...(position === undefined ? {} : { position }),
    ...(text === 'face-up' ? { reads: 'face-up' } : {}),
  };
}

/** Other words are a player whom only the text around can tell. */
const toWhom: Readonly<Record<string, NonNullable<Meaning['whom']>>> = {
  ' to your opponent': 'opponent',
  ' to you': 'you',
  ' to both players': 'both',
  ' to each player': 'both',
};

const printed = (tail: Tail): string => (tailsPiece.print([tail]) ?? '').replace(/^[,.]? /, '');

/** What the tails mean; null where two of them say different things of the same field. */
export function meaningOf(tails: readonly Tail[] | undefined, context: Context): Meaning | null {
  const said: string[] = [];
  const more: Instruction[] = [];
  let fields: Partial<Instruction> = {};
  let to: Meaning['to'];
  let onto: Meaning['onto'];
  let whom: Meaning['whom'];
  const add = (found: Partial<Instruction> | null): boolean => {
    if (found === null) return false;
    const { reads, ...rest } = found;
    if (reads !== undefined) said.push(reads);
    if (Object.keys(rest).some((key) => key in fields)) return false;
    fields = { ...fields, ...rest };
    return true;
  };
  for (const tail of tails ?? []) {
    // What follows "but ..." may belong to that or to the verb.
    const led = more.at(-1);
    if (led?.onlyIf === undefined && led !== undefined && /^if (?:Summoned|it)\b/.test(printed(tail))) {
      more.splice(-1, 1, { ...led, onlyIf: printed(tail) });
      continue;
    }
    if (led !== undefined && tail.is === 'said' && /^ \(/.test(tail.words)) {
      more.splice(-1, 1, {
        ...led,
        reads: [led.reads, printed(tail)].filter((each) => each !== undefined).join(', '),
      });
      continue;
    }
    if (more.length > 0 && tail.is !== 'but') return null;
    switch (tail.is) {
      case 'to': {
        const places = placesOfAll(tail.place);
        if (places === undefined || to !== undefined) said.push(printed(tail));
        else to = { places, how: tail.how.trim(), whose: tail.place.whose };
        if (tail.order !== undefined && places !== undefined) said.push(tail.order.trim());
        if (tail.place.faceUp !== undefined || /face-/.test(tail.how)) said.push('face-up');
        break;
      }
      case 'onto': {
        const [cards, ...others] = cardsOf(tail.noun, context);
        if (cards === undefined || others.length > 0) return null;
        if (onto?.how === 'from') said.push(onto.printed);
        else if (onto !== undefined) return null;
        onto = { cards, how: tail.how.trim(), printed: printed(tail) };
        break;
      }
      case 'position':
        if (!add(positionFields(tail.words))) return null;
        break;
      case 'time':
        if (!add(timeFields(tail.words))) return null;
        break;
      case 'by':
        // What is targeted is no way in which something is done.
        if (tail.deeds.items.some((deed) => deed.is === 'verb' && deed.verb === 'targeting')) return null;
        said.push(printed(tail));
        break;
      case 'but':
        more.push(butInstruction(tail.words));
        break;
      case 'if':
        if (!add({ onlyIf: printed(tail) })) return null;
        break;
      case 'said': {
        const choice = /^to (activate 1 of .+)$/.exec(printed(tail))?.[1];
        if (choice !== undefined) {
          more.push({ do: 'activate-one', joined: 'and', reads: choice });
          break;
        }
        if (!add(saidFields(tail.words))) return null;
        break;
      }
      case 'whom':
        whom =
          tail.words === ' to them'
            ? context.actor === 'your opponent'
              ? 'opponent'
              : 'other'
            : (toWhom[tail.words] ?? 'other');
        break;
      case 'origin':
      case 'using':
      case 'each':
      case 'equal':
      case 'except':
      case 'per':
      case 'more':
        said.push(printed(tail));
        break;
    }
  }
  const owner = to === undefined ? undefined : sideOf(to.whose);
  if (owner === null && to !== undefined && !/owner|its|their|player/.test(to.whose ?? '')) return null;
  const reads = said.join(', ');
  return { fields: { ...fields, ...(reads === '' ? {} : { reads }) }, ...defined({ to, onto, whom }), more };
}

function saidFields(words: string): Partial<Instruction> {
  const text = words.replace(/^[,.]? /, '');
  const treated = /^\(this is treated as an? (Fusion|Ritual|Synchro|Xyz|Link) Summon\.?\)$/i.exec(text)?.[1];
  if (treated !== undefined) {
    const ways = {
      Fusion: 'fusion',
      Ritual: 'ritual',
      Synchro: 'synchro',
      Xyz: 'xyz',
      Link: 'link',
    } as const;
    const way = Object.entries(ways).find(([name]) => name === treated)?.[1];
    return way === undefined ? { reads: text } : { treatedAs: way };
  }
  const from = originOf(text);
  if (from !== undefined) return { from: [...from] };
  if (/^ignoring (?:its|their) Summoning conditions$/.test(text)) return { ignoringConditions: true };
  return { reads: text };
}

/** "but negate its effects", "but banish it when it leaves the field", "but it cannot attack this turn". */
function butInstruction(words: string): Instruction {
  const text = words.replace(/^, but | \(but /, '').replace(/\)$/, '');
  if (/effects? (?:is|are) negated$|^negate|effects negated$/.test(text))
    return { do: 'negate-effects', joined: 'also', what: 'those' };
  const verb = /^(?:banish|destroy|return|shuffle|place|send)/.exec(text)?.[0];
  if (verb === undefined) return { do: 'change-status', joined: 'also', what: 'those', reads: text };
  const delayed = /(?:when|if|during) .*$/.exec(text)?.[0] ?? text;
  const what = text.startsWith(`${verb} this card`) ? 'this' : 'those';
  const way = {
    banish: 'banish',
    destroy: 'destroy',
    return: 'return-to-hand',
    shuffle: 'return-to-deck',
    place: 'return-to-deck',
    send: 'send-to-gy',
  } as const;
  const done = Object.entries(way).find(([name]) => name === verb)?.[1] ?? 'described';
  return { do: done, joined: 'also', what, delayed, reads: text };
}
