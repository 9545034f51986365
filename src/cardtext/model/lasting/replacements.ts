import type { KeptDeed } from '../../../card-model/lasting/protection.ts';
import type { Replacement } from '../../../card-model/lasting/replacement.ts';

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
export function replacementIn(words: string): { readonly replaces?: Replacement } {
  const deeds = wouldBe.flatMap(([deed, form]) => (form.test(words) ? [deed] : []));
  if (deeds.length === 0) return {};
  const byOpponent = wouldBe.flatMap(([deed, , form]) => (form.test(words) ? [deed] : []));
  const [subject = '', ...more] = words.split(/\bwould\b/i);
  const named = [...subject.matchAll(/"([^"]+)"/g)].flatMap(([, name]) => name ?? []);
  return {
    replaces: {
      deeds,
      ...(byOpponent.length === 0 ? {} : { byOpponent }),
      ...(more.length === 1 ? subjectIn(subject) : {}),
      ...(named.length === 0 ? {} : { named }),
      ...(/\bthis card from your GY\b/i.test(words) ? { fromGy: true } : {}),
    },
  };
}

function subjectIn(subject: string): Pick<Replacement, 'of' | 'other'> {
  if (/\bthis (?:face-up |linked )?card(?!.*,)/i.test(subject)) return { of: 'this' };
  if (/\bequipped monster|monster equipped with this/i.test(subject)) return { of: 'equipped' };
  return {
    ...(/\byou control\b/i.test(subject) ? { of: 'yours' } : {}),
    ...(/\b(?:other|another)/i.test(subject) ? { other: true } : {}),
  };
}
