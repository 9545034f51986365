import { abilities } from '../../card-model/facts.ts';
import { Cursor, type Word } from './cursor.ts';
import { ownerHere } from './places.ts';
import type { Statement } from './statement.ts';

/** The numbers that a note may give of a card. */
const values = ['level', 'rank', 'link', 'pendulum scale', 'scale'] as const;

/** Words that say only that nothing was Set or drawn this turn. */
const availability = new Set(
  'all the cards have been available since before this turn unless summoned now were'.split(' '),
);

/**
 * Reads a note in brackets: what is printed on the card before it, who the turn player is, how many zones are empty.
 * Undefined where any part of it is something else.
 * @param card the name of the card that stands before it
 */
export function readNote(words: readonly Word[], card: string | undefined): readonly Statement[] | undefined {
  const items = itemsOf(words).map((item) => readItem(new Cursor(item), card));
  return items.every((each) => each !== undefined) ? items.flat() : undefined;
}

function itemsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const items: Word[][] = [[]];
  for (const word of words) {
    if (word.w === ',') items.push([]);
    else items.at(-1)?.push(word);
  }
  return items;
}

function readItem(c: Cursor, card: string | undefined): readonly Statement[] | undefined {
  const all = c.words.map(({ w }) => w);
  if (all.includes('available') && all.every((w) => availability.has(w))) return [];
  // What waits to be activated is looked at where it may matter, used or not.
  if (/^optional triggers (?:are|were) (?:not )?used$/.test(all.join(' '))) return [];
  return (
    c.attempt(() => view(c)) ??
    c.attempt(() => emptyZones(c)) ??
    (card === undefined ? undefined : c.attempt(() => printed(c, card)))
  );
}

/** "from P1's side": zones are named from their owner's view anyway. */
function view(c: Cursor): readonly Statement[] | undefined {
  if (c.take('from') === undefined || ownerHere(c) === undefined) return undefined;
  return c.take('side', 'view', 'point of view', 'perspective') && c.done ? [] : undefined;
}

/** "3 empty Main Monster Zones". */
function emptyZones(c: Cursor): readonly Statement[] | undefined {
  const number = c.chunk();
  if (c.peek() !== '#' || number?.is !== 'number') return undefined;
  c.at += 1;
  if (c.take('empty', 'free', 'open') === undefined) return undefined;
  const of = c.take('main monster zones', 'main monster zone', 'monster zones', 'monster zone')
    ? 'monsters'
    : c.take('s t zones', 's t zone', 'spell & trap zones', 'spell trap zones')
      ? 'spell-trap-zones'
      : undefined;
  return of !== undefined && c.done ? [{ is: 'empty-zones', of, count: number.number }] : undefined;
}

/** The highest Level or Rank that a monster has. */
const HIGHEST_LEVEL = 13;

/** "Level 4", "Pendulum Scale 3", "Ritual Monster", "arrows left/right", or a bare number. */
function printed(c: Cursor, name: string): readonly Statement[] | undefined {
  const what = values.find((each) => takeWords(c, each));
  const number = c.chunk();
  if (c.peek() === '#' && number?.is === 'number') {
    c.at += 1;
    // No Level or Rank is so high: a bare number beyond is ATK or DEF, which is told for the reader and not asked for here.
    if (what === undefined && number.number > HIGHEST_LEVEL) return c.done ? [] : undefined;
    const said = what ?? 'level-or-rank';
    return c.done ? [{ is: 'printed', name, what: said, value: number.number }] : undefined;
  }
  if (what !== undefined) return undefined;
  if (c.take('named', 'called', 'treated as', 'whose name is', 'its name is', 'name is') !== undefined) {
    const other = c.chunk();
    c.at += 1;
    return other?.is === 'card' && c.done ? [{ is: 'called', name, called: other.name }] : undefined;
  }
  if (c.take('arrows', 'arrow') !== undefined) return arrows(c, name);
  if (c.take('must first be special summoned', 'must be special summoned') !== undefined) {
    c.at = c.words.length;
    return [{ is: 'printed', name, what: 'summoning condition' }];
  }
  if (c.take('properly summoned', 'properly special summoned') !== undefined)
    return c.done ? [{ is: 'properly', name }] : undefined;
  const ability = abilities.find((each) => takeWords(c, each.toLowerCase()));
  if (ability === undefined) return undefined;
  c.take('monster', 'monsters');
  return c.done ? [{ is: 'printed', name, what: ability }] : undefined;
}

/** A word of several parts; a card's name may be made of the same words. */
function takeWords(c: Cursor, words: string): boolean {
  if (c.take(words) !== undefined) return true;
  if (c.peek() !== '@' || c.chunk()?.text.toLowerCase() !== words) return false;
  c.at += 1;
  return true;
}

const directions: Readonly<Record<string, string>> = {
  left: 'left',
  right: 'right',
  up: 'top',
  top: 'top',
  down: 'bottom',
  bottom: 'bottom',
};

function arrows(c: Cursor, name: string): readonly Statement[] | undefined {
  const said: Statement[] = [];
  while (!c.done) {
    const arrow = directions[c.peek()];
    if (arrow !== undefined) said.push({ is: 'printed', name, what: `arrow ${arrow}` });
    else if (c.peek() !== 'and') return undefined;
    c.at += 1;
  }
  return said.length > 0 ? said : undefined;
}
