import type { Quality, Who } from '../text/chunk.ts';
import type { Cursor } from './cursor.ts';
import { ownerHere, playerHere, readPlace } from './places.ts';
import type { Spot, Statement } from './statement.ts';

/** What holds for the items of a list until something else is said. */
interface Context {
  who?: Who;
  /** A place before its cards: "in hand A, B". */
  spot?: Spot;
  qualities: Quality[];
  materials?: true;
  /** "has activated A in the left and B in the right Pendulum Zone". */
  activated?: true;
}

type CardItem = Extract<Statement, { is: 'card' }>;

/**
 * Reads a sentence that says where cards are, as lists with labels and places: "P0 controls 2 monsters (A, B) and has C in
 * hand", "Zones of P0's monsters: A in M1; P1: no monsters", "hand: A, B". Undefined where any word of it says more.
 */
export function readLists(c: Cursor): readonly Statement[] | undefined {
  const found: Statement[] = [];
  let context: Context = { qualities: [] };
  while (!c.done) {
    const owner = context.who;
    context = { ...(owner === undefined ? {} : { who: owner }), qualities: [] };
    found.push(...label(c, context));
    const items = c.done || c.peek() === ';' ? [] : segment(c, context);
    if (items === undefined) return undefined;
    found.push(...items);
    if (!c.done && c.take(';') === undefined) return undefined;
  }
  return found;
}

/** What stands before a list: whose cards, where, or what they are. */
function label(c: Cursor, context: Context): readonly Statement[] {
  const listing = c.attempt(() => {
    const who = c.take('zones of') === undefined ? undefined : ownerHere(c);
    return who !== undefined && c.take('monsters :', 'monster :') ? who : undefined;
  });
  if (listing !== undefined) {
    context.who = listing;
    return [{ is: 'listing', who: listing }];
  }
  const colon = c.attempt(() => {
    const who = playerHere(c);
    return who !== undefined && c.take(':') ? who : undefined;
  });
  if (colon !== undefined) {
    context.who = colon;
    return [{ is: 'listing', who: colon }];
  }
  // "P0 performs the Summon": which one, the heading or the question says.
  if (c.attempt(() => (playerHere(c) && c.take('performs the summon', 'performs summon') ? true : undefined)))
    return [];
  const materials = c.attempt(() =>
    c.take('materials moved :', 'materials used :', 'materials :', 'using :') ? true : undefined,
  );
  if (materials) {
    context.materials = true;
    return [];
  }
  c.attempt(() => {
    const qualities = qualitiesHere(c);
    c.take('in', 'on');
    const spot = readPlace(c);
    if (spot === undefined || c.take(':') === undefined) return undefined;
    Object.assign(context, { spot, qualities });
    return true;
  });
  return [];
}

/** The items up to the next semicolon. */
function segment(c: Cursor, context: Context): readonly Statement[] | undefined {
  const found: Statement[] = [];
  for (;;) {
    subject(c, context);
    if (context.materials && c.take('see evidence', 'not given', 'not said', 'unknown')) return found;
    const item = readItem(c, context, found);
    if (item === undefined) return undefined;
    found.push(...item);
    if (c.done || c.peek() === ';') return context.materials ? asMaterials(found) : found;
    if (c.take(', and', 'and', ',') === undefined) return undefined;
  }
}

const asMaterials = (found: readonly Statement[]): readonly Statement[] => [
  { is: 'materials', names: found.flatMap((each) => (each.is === 'card' ? [each.name] : [])) },
];

/** "P0 controls", "and has", "P0 has just activated from the hand": whose the cards that follow are. */
function subject(c: Cursor, context: Context): void {
  c.attempt(() => {
    const who = playerHere(c) ?? context.who;
    if (who === undefined) return undefined;
    const activates = c.take(
      'has just activated from the hand',
      'has just activated',
      'has activated from the hand',
      'has activated',
      'activated',
    );
    if (activates === undefined && c.take('controls', 'control', 'controlled', 'has', 'have') === undefined)
      return undefined;
    context.who = who;
    if (activates !== undefined) context.activated = true;
    return true;
  });
}

function readItem(c: Cursor, context: Context, before: Statement[]): readonly Statement[] | undefined {
  const who = context.who === undefined ? {} : { who: context.who };
  if (c.take('field otherwise empty', 'field is otherwise empty', 'otherwise empty field', 'empty field'))
    return [{ is: 'no-others' }];
  const none = c.attempt(() => {
    if (c.take('no') === undefined) return undefined;
    c.take('other');
    return c.take('monsters', 'monster', 'cards') ? true : undefined;
  });
  if (none) {
    c.take('on the field', 'on field', 'on board');
    return [{ is: 'no-others', ...who }];
  }
  prefixPlace(c, context);
  const counted = c.attempt(() => count(c, who));
  if (counted !== undefined) return counted;
  const kind = c.attempt(() => byKind(c, who));
  return kind ?? card(c, context, before);
}

/** "in hand A, B": a place that stands before its cards holds until another is said. */
function prefixPlace(c: Cursor, context: Context): void {
  c.attempt(() => {
    const said = c.take('in');
    const spot = readPlace(c);
    if (spot === undefined || (said === undefined && spot.place !== 'hand')) return undefined;
    if (c.peek() !== '@') return undefined;
    delete context.activated;
    Object.assign(context, { spot, qualities: [] });
    return true;
  });
}

/** "5 Main Monster Zone monsters (A, B)", "five monsters", "five S/T zones used". */
function count(c: Cursor, who: { readonly who?: Who }): readonly Statement[] | undefined {
  const number = c.chunk();
  if (c.peek() !== '#' || number?.is !== 'number') return undefined;
  c.at += 1;
  const zones = c.take('s t zones', 'spell trap zones', 'spell & trap zones');
  if (zones !== undefined) {
    if (c.take('used', 'full', 'occupied', 'taken') === undefined) return undefined;
    return [{ is: 'count', of: 'spell-trap-zones', count: number.number, ...who, names: [] }];
  }
  c.take('main monster zone', 'main monster zones');
  if (c.take('monsters', 'monster') === undefined) return undefined;
  return [{ is: 'count', of: 'monsters', count: number.number, ...who, names: namesInBrackets(c) ?? [] }];
}

function namesInBrackets(c: Cursor): readonly string[] | undefined {
  return c.attempt(() => {
    if (c.take('(') === undefined) return undefined;
    const names: string[] = [];
    for (;;) {
      const chunk = c.chunk();
      if (chunk?.is !== 'card') return undefined;
      names.push(chunk.name);
      c.at += 1;
      if (c.take(')')) return names;
      if (c.take(', and', ',', 'and') === undefined) return undefined;
    }
  });
}

/** "Normal Spell in hand", "Pendulum Monster from hand to Pendulum Zone": a card by its kind. */
function byKind(c: Cursor, who: { readonly who?: Who }): readonly Statement[] | undefined {
  const words: string[] = [];
  while (!c.done && /^[a-z-]+$/.test(c.peek()) && !['in', 'from', 'set', 'and'].includes(c.peek())) {
    words.push(c.peek());
    c.at += 1;
  }
  const kind = words.join(' ');
  if (!/^(?:[a-z-]+ )?(?:spell|trap|monster|spell card|trap card)$/.test(kind)) return undefined;
  c.take('in', 'from');
  const spot = readPlace(c);
  if (spot === undefined) return undefined;
  c.attempt(() => (c.take('to') && readPlace(c) ? true : undefined));
  return [{ is: 'asked-card', kind, ...who, spot }];
}

/** A named card with its place; what stands behind it and "and" holds for the card before it too. */
function card(c: Cursor, context: Context, before: Statement[]): readonly Statement[] | undefined {
  const qualities = [...context.qualities, ...qualitiesHere(c)];
  const chunk = c.chunk();
  if (c.peek() !== '@' || chunk?.is !== 'card') return undefined;
  const joined = c.at > 0 && c.words[c.at - 1]?.w === 'and';
  c.at += 1;
  qualities.push(...qualitiesHere(c));
  const spot = c.attempt(() => {
    const zone =
      context.activated && c.take('in the left', 'in the right', 'in left', 'in right')
        ? pendulumZone
        : undefined;
    if (zone !== undefined) {
      c.take('pendulum zone');
      return zone;
    }
    const named = c.take('in', 'on');
    const found = readPlace(c);
    return named !== undefined || found?.place === 'hand' ? found : undefined;
  });
  const last = before.at(-1);
  if (joined && spot !== undefined && last?.is === 'card' && last.spot === undefined)
    before[before.length - 1] = placed(last, spot);
  const item: CardItem = {
    is: 'card',
    name: chunk.name,
    ...(context.who === undefined ? {} : { who: context.who }),
    qualities,
    ...(context.activated ? { activated: true } : {}),
  };
  const where = spot ?? context.spot;
  return [where === undefined ? item : placed(item, where)];
}

const pendulumZone: Spot = { place: 'pendulum-zone' };
const placed = (item: CardItem, spot: Spot): CardItem => ({ ...item, spot });

/** "face-up", "Set" before or behind a name. */
function qualitiesHere(c: Cursor): Quality[] {
  const found: Quality[] = [];
  for (;;) {
    const chunk = c.chunk();
    if (chunk?.is === 'quality') {
      found.push(chunk.quality);
      c.take(chunk.text.toLowerCase());
    } else if (c.take('set')) found.push('set');
    else return found;
  }
}
