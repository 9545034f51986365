import type { Item } from './items.ts';
import { helpers } from './vocabulary/small-words.ts';
import { type Opening, skipNot, zoneEnd } from './zone.ts';

/** "Is it true that X can not ...?", "X can not ..., right?": what is said is asked. Undefined where it is no such question. */
export function statementAsked(items: readonly Item[], from: number, to: number): Opening | undefined {
  const tag = items[to - 1];
  if (tag !== undefined && tags.has(tag.text.toLowerCase()) && items[to - 2]?.is === 'comma')
    return asked(items, from, from, to - 2);
  const isTrue = items.findIndex(
    (each, at) =>
      at >= from && at < to && each.is === 'said' && each.said.concept === 'is-true' && at <= from + 4,
  );
  if (isTrue === -1) return undefined;
  const that = items[isTrue + 1];
  const skips = that?.is === 'small' && (that.word === 'that' || that.word === 'if');
  return asked(items, from, isTrue + (skips ? 2 : 1), to);
}

const tags = new Set(['right', 'correct', 'yeah', 'yes', 'true']);

/** What stands from `start` on, as the question that its helping verb would open. */
function asked(items: readonly Item[], from: number, start: number, to: number): Opening {
  const at = items.findIndex((each, index) => index >= start && index < to && each.is === 'helper');
  const helper = items[at];
  if (helper?.is !== 'helper') {
    return {
      mood: 'fact',
      denied: false,
      helper: 'do',
      told: items.slice(0, from),
      zone: items.slice(start, to),
      after: [],
    };
  }
  const denied = items[at + 1]?.is === 'not';
  const end = zoneEnd(items, at + 1, to);
  return {
    mood: helpers.get(helper.word) ?? 'fact',
    denied,
    helper: helper.word,
    told: [...items.slice(0, from), ...items.slice(start, at)],
    zone: skipNot(items.slice(at + 1, end)),
    after: items.slice(end, to),
  };
}
