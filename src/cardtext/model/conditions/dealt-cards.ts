import { z } from 'zod';
import type { Filter } from '../../../card-model/filter.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import { verbs } from '../../../card-model/verbs.ts';
import { meaningsOf } from '../../forms.ts';
import { groupsOf } from '../counted.ts';

const ofThose = /^if (?:it|that (?:target|monster|card)) (?:is|was) an? (.+)$/;

/** "If it was a Link Monster": which cards; undefined where a word of it is no field. */
export const kindOfThose = (onlyIf: string): Filter | undefined => kindIn(ofThose.exec(onlyIf)?.[1]);

/** Cards by what they are alone: "Lightsworn monster"; undefined where a word of it is no field. */
export function kindIn(words: string | undefined): Filter | undefined {
  const noun = words?.replace(/ Monster Card$/, ' monster').replace(/^Monster Card$/, 'monster');
  if (noun === undefined || /\b(?:or|and|with|that|on|in|you|your|this|another)\b/.test(bare(noun)))
    return undefined;
  const [only, ...more] = groupsOf(`${noun} on the field`) ?? [];
  return more.length > 0 ? undefined : only?.filter;
}

const bare = (words: string): string => words.replace(/"[^"]*"/g, '""');

const deeds = meaningsOf('verbs-done', z.literal(verbs));
const did = `(?<did>${Object.keys(deeds).join('|')})`;

const forms = [
  new RegExp(
    `^if you (?:also )?${did} (?:an? )?(?<kind>.+?)(?: to the GY| to your hand)?(?: (?:by|with) this effect|(?<paid> to activate this (?:card|effect)| at activation| when you activated this card))?$`,
  ),
  new RegExp(`^if the ${did} (?:card|monster|material) (?:was|is) (?<not>not )?(?:an? )?(?<kind>.+)$`),
  /^if any (?<kind>.+?) were (?<did>sent|destroyed)(?: to (?:the|either|your) GY)? by this effect$/,
];

/** "If the discarded card was not \"X\"", "if you Tributed a Link Monster to activate this effect": of which deed, and which cards. */
export function dealtIn(onlyIf: string): Instruction['ifDealt'] {
  const { did, kind, paid, not } = forms.map((form) => form.exec(onlyIf)?.groups).find(Boolean) ?? {};
  const deed = deeds[did ?? ''];
  const cards = kindIn(kind);
  return deed === undefined || cards === undefined
    ? undefined
    : {
        did: deed,
        // Where both players discard, what the other one did is not meant.
        cards: deed === 'discard' && /^if you /.test(onlyIf) ? { ...cards, owner: 'you' as const } : cards,
        ...(paid === undefined ? {} : { paid: true as const }),
        ...(not === undefined ? {} : { not: true as const }),
      };
}
