import type { Instruction } from '../../../card-model/instruction.ts';
import type { KeptDeed } from '../../../card-model/lasting/lasting-fields.ts';
import type { Replacement } from '../../../card-model/lasting/replacement.ts';
import { normalise } from '../../normalise.ts';
import { readLeaf } from '../../read-leaf.ts';
import { groupsOf } from '../counted.ts';
import { instructionsOf } from '../leaves.ts';

const called: readonly (readonly [KeptDeed, string])[] = [
  ['destroy', 'destroyed'],
  ['banish', 'banished'],
  ['tribute', 'tributed'],
  ['return-to-hand', 'returned to the hand'],
  ['return-to-deck', 'returned to the (?:main )?deck'],
  ['send-to-gy', 'sent to the gy'],
  ['take-control', 'switched'],
];
// A battle alone is none of an effect's doings.
const wouldBe = called.map(
  ([deed, word]) =>
    [
      deed,
      new RegExp(`\\bwould (?:also )?be ${word}\\b(?! by battle\\b(?! or))`, 'i'),
      new RegExp(`\\bwould (?:also )?be ${word} by (?:battle or )?(?:by )?(?:an|your) opponent's`, 'i'),
    ] as const,
);

/** "If it would be destroyed, you can ... instead": what of, and of which cards; undefined for other words. */
export function replacementIn(text: string): { readonly replaces?: Replacement } {
  const words = normalise(text).text;
  const deeds = wouldBe.flatMap(([deed, form]) => (form.test(words) ? [deed] : []));
  const [, by] = /\bwould (?:also )?be destroyed\b([^,]*)/i.exec(words) ?? [];
  const isInstead = by !== undefined && /\binstead\b/i.test(words);
  const byBattle = isInstead && (/\bbattle\b/i.test(by) || !/\beffects?\b/i.test(by));
  if (deeds.length === 0 && !byBattle) return {};
  const byOpponent = wouldBe.flatMap(([deed, , form]) => (form.test(words) ? [deed] : []));
  const [subject = '', ...more] = words.replace(besides, '').split(/\bwould\b/i);
  const [, kind] = more.length === 1 ? (ofCards.exec(subject) ?? []) : [];
  const cards = kind === undefined ? null : groupsOf(kind);
  const does = doneInstead(words);
  const named = [...subject.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  return {
    replaces: {
      deeds,
      ...(byBattle ? { byBattle } : {}),
      ...(byOpponent.length === 0 ? {} : { byOpponent }),
      ...(more.length === 1 ? subjectIn(subject) : {}),
      ...(named.length === 0 ? {} : { named }),
      ...(/\bthis card from your GY\b/i.test(words) ? { fromGy: true } : {}),
      ...(isInstead && !/\byou can\b/i.test(words) ? { must: true } : {}),
      ...(/\bthat equipped monster|\bmonster equipped to it\b/i.test(words) ? { takesEquipped: true } : {}),
      ...(cards === null ? {} : { cards }),
      ...(does === undefined ? {} : { does }),
    },
  };
}

function subjectIn(subject: string): Pick<Replacement, 'of' | 'other'> {
  if (/\bthis (?:face-up |linked )?card(?!.*,)/i.test(subject)) return { of: 'this' };
  if (/\bequipped monster|monster equipped with this|^if it $/i.test(subject)) return { of: 'equipped' };
  return {
    ...(/\byou control\b|\byour\b(?! opponent)/i.test(subject) ? { of: 'yours' } : {}),
    ...(/\b(?:other|another)/i.test(subject) ? { other: true } : {}),
  };
}

/** What says of the same cards once more that they would be destroyed. */
const besides = / \([^()]*\)| for each \w+ that would be \w+/gi;

const ofCards = /^(?:[^"]*, )?if (?:an? |any |another |1 or more )?(.+?) $/i;

/** "You can banish this card from your GY instead". */
function doneInstead(words: string): Instruction | undefined {
  const [, deed] = /,? you can ([^.]+?),? instead\.?$/i.exec(words) ?? [];
  const read = deed === undefined ? null : readLeaf('cost', deed);
  const [first, ...more] = (read?.instructions ?? []).flatMap((each) =>
    instructionsOf({ role: 'cost', text: '', span: [0, 0], does: [each] }),
  );
  return more.length > 0 || first?.reads !== undefined ? undefined : first;
}
