import type { Filter } from '../../card-model/filter.ts';
import { readWhole } from '../grammar/grammar.ts';
import { meantBy } from '../phrases/words/group-filters.ts';
import { noun } from '../phrases/words/nouns.ts';

/** The monsters that the words of a text name ("1 LIGHT monster"), or (`there`) those on the field; undefined where a field cannot say them. */
export function monstersOf(words: string, there = false): Filter | undefined {
  const [group, more] = readWhole(noun, words)?.value.items ?? [];
  if (group?.is !== 'group' || more !== undefined) return undefined;
  const meant = meantBy(group);
  const isElsewhere = meant?.from !== undefined && !(there && meant.from.join() === 'monster-zone');
  return meant === null || isElsewhere || meant.filter.reads !== undefined ? undefined : meant.filter;
}
