import type { CardKind } from '../text/card-kinds.ts';
import type { Chunk, Quality } from '../text/chunk.ts';
import type { Complement, Draft, Owner, Phrase } from './frame.ts';
import type { Reader } from './frame-state.ts';

/**
 * Reads brackets behind a card that say what and where it is: "(Counter Trap, Set)", "(Quick Effect from hand)". They
 * become a frame of their own, told before the one that they stand in. Gives the chunk from which the brackets are to
 * be read otherwise: their end, where all of them was a description.
 */
export function description(r: Reader, at: number, stop: number): number {
  const card = r.all[at - 1];
  const from = at + 1;
  if (card?.is !== 'card') return from;
  const semicolon = r.all.findIndex(
    (each, index) => index > at && index < stop && each.is === 'join' && each.join === 'semicolon',
  );
  const end = semicolon === -1 ? stop : semicolon;
  const inside = r.all.slice(from, end).filter((each) => !isSilent(each));
  const said = readDescription(inside);
  if (said === undefined) return from;
  const { current } = r;
  if (said.link !== undefined && current !== undefined) current.link = said.link;
  const owner = ownerOf(current);
  const subject: Phrase = {
    kind: 'card',
    name: card.name,
    ...(owner === undefined ? {} : { owner }),
    qualities: [],
  };
  const draft: Draft = {
    verb: 'be',
    form: 's',
    passive: false,
    subject: [subject],
    objects: [],
    complements: said.places,
    qualities: said.qualities,
    kinds: said.kinds,
    negated: false,
    modal: false,
    asked: false,
    purpose: false,
    detail: true,
    join: current?.join ?? 'start',
    from: current?.from ?? card.from,
    to: card.to,
  };
  const before = current === undefined ? -1 : r.frames.indexOf(current);
  r.frames.splice(before === -1 ? r.frames.length : before, 0, draft);
  return end === stop ? stop : end + 1;
}

interface Said {
  readonly places: Complement[];
  readonly qualities: Quality[];
  readonly kinds: CardKind[];
  link?: number;
}

/** What chunks say of a card, one after the other; undefined where one of them says something else. */
function readDescription(inside: readonly Chunk[]): Said | undefined {
  const said: Said = { places: [], qualities: [], kinds: [] };
  let owner: Owner | undefined;
  for (const [at, chunk] of inside.entries()) {
    // "vs Spells": what it answers is for its own text to say.
    const against = inside
      .slice(0, at)
      .findLast((each) => each.is === 'prep' || each.is === 'open' || each.is === 'close');
    const aside = against?.is === 'prep' && (against.prep === 'against' || against.prep === 'on');
    switch (chunk.is) {
      case 'kind':
        if (!aside) said.kinds.push(chunk.kind);
        break;
      case 'quality':
        said.qualities.push(chunk.quality);
        break;
      case 'link':
        said.link = chunk.link;
        break;
      case 'owner':
        owner = chunk.who;
        break;
      case 'place':
        said.places.push({
          prep: 'in',
          value: { kind: 'place', place: chunk.place, ...(owner === undefined ? {} : { owner }) },
        });
        break;
      case 'verb':
        if (chunk.verb === 'set' && chunk.form === 'base' && !aside) said.qualities.push('set');
        else if (!(aside && chunk.verb.endsWith('summon'))) return undefined;
        break;
      case 'noun':
        if (chunk.noun === 'trigger-effect') said.kinds.push({ effect: 'trigger' });
        else if (!isPlainNoun(chunk)) return undefined;
        break;
      case 'prep':
        if (!['in', 'from', 'on', 'against', 'as'].includes(chunk.prep)) return undefined;
        break;
      case 'summon-noun':
      case 'open':
      case 'close':
        break;
      default:
        return undefined;
    }
  }
  const any = said.places.length + said.qualities.length + said.kinds.length > 0;
  return any ? said : undefined;
}

const isSilent = (chunk: Chunk): boolean =>
  chunk.is === 'filler' || (chunk.is === 'join' && (chunk.join === 'comma' || chunk.join === 'and'));

const isPlainNoun = (chunk: Chunk): boolean =>
  chunk.is === 'noun' &&
  ['effect', 'monster', 'spell', 'trap', 'card', 'activation', 'earlier-turn'].includes(chunk.noun);

/** Whose card is described: the player's who has it, or plays it. */
function ownerOf(current: Draft | undefined): Owner | undefined {
  const theirs = current?.verb === 'control' || current?.verb === 'chain' || current?.verb === 'activate';
  const [subject] = current?.subject ?? [];
  return theirs && !current?.passive && subject?.kind === 'player' ? subject.who : undefined;
}
