import type { ClauseKind } from '../../src/cardtext/phrases/read-clause.ts';

/** A clause of a card's text, cut out for measuring. */
export interface CutClause {
  readonly kind: ClauseKind;
  readonly text: string;
}

/** A sentence with a ":" or a ";" as its clauses, what is paid or targeted first. */
export type CutSentence = readonly CutClause[];

/**
 * Cuts a text for measuring: by lines, by full stops, by ";" and ":", none of them inside quotation marks or brackets.
 * It is simpler than the reader of whole cards, which it is not used by.
 */
export function cutSentences(text: string): readonly CutSentence[] {
  return text
    .split('\n')
    .flatMap((line) => cut(modern(line).replace(/^●\s*/, ''), '.'))
    .map(clausesOf)
    .filter((clauses) => clauses.length > 0);
}

/** Old words as they are printed now, as far as measuring needs it. */
const modern = (text: string): string =>
  text
    .replaceAll('Graveyard', 'GY')
    .replaceAll('Life Points', 'LP')
    .replaceAll('side of the field', 'field')
    .replaceAll('Spell/Trap Card', 'Spell/Trap')
    .replace(/([a-z])-Type\b/g, '$1');

function clausesOf(sentence: string): CutSentence {
  const [before = '', ...after] = cut(sentence, ';');
  const parts = cut(before, ':');
  const last = parts.at(-1);
  if (after.length === 0) {
    return parts.length > 1 ? [{ kind: 'resolution', text: parts.slice(1).join(': ') }] : [];
  }
  const paid = (last ?? '').replace(/^You can /, '');
  const kind = /\btarget\b/i.test(paid) ? 'target' : 'cost';
  return [
    { kind, text: paid },
    { kind: 'resolution', text: after.join('; ') },
  ];
}

/** Cuts at a mark that stands outside quotation marks and brackets; a full stop only before a space or the end. */
function cut(text: string, mark: '.' | ';' | ':'): readonly string[] {
  const pieces: string[] = [];
  let quoted = false;
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0 && character === mark && (mark !== '.' || /^(?: |$)/.test(text.slice(at + 1)))) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  pieces.push(text.slice(start));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
