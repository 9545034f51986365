import { expect, test } from 'vitest';
import { authorityNote } from '../../src/replies/authority.ts';
import type { Citation } from '../../src/rulebook/citations.ts';
import type { Ruleset } from '../../src/vocabulary/rulesets.ts';

const book: Citation = { title: 'Rulebook', kind: 'official', ruleset: 'tcg' };
const qa: Citation = { title: 'Q&A 1', kind: 'official', ruleset: 'ocg' };
const wiki: Citation = { title: 'Wiki', kind: 'unofficial', ruleset: 'both' };

test.for<[string, readonly Citation[], Ruleset, RegExp | undefined]>([
  ['an official source of the TCG', [book, qa, wiki], 'tcg', undefined],
  ['OCG documents alone, in the TCG', [qa, wiki], 'tcg', /^OCG documents: .*head judge/],
  ['the same in the OCG', [qa, wiki], 'ocg', undefined],
  ['unofficial sources alone', [wiki], 'ocg', /^no official source: .*head judge/],
  ['no source', [], 'tcg', undefined],
])('%s', ([, sources, ruleset, note]) => {
  const said = authorityNote(sources, ruleset);
  if (note === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(note);
});
