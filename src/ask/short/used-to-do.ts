import { effectsOf } from '../../card-model/activated.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { type Saying, textOf } from '../slang/saying.ts';

/** What is done with a card, and how it is asked whether that was done. */
const deeds: Readonly<Record<string, string>> = {
  destroy: 'destroyed',
  banish: 'banished',
  return: 'returned to the hand',
  'send to the gy': 'sent to the gy',
  tribute: 'tributed',
};

const asked =
  /^(?<before>.+[.;!]) can (?<who>i|we|they|my opponent) (?:still )?(?<deed>[a-z]+) (?<it>(?:(?:my|their|the|my opponent's) )?#\d)(?<to> to the (?:gy|hand))? (?:with|using) (?:my |their )?#(?<by>\d)(?:'s)?(?: effect)?[?. ]*$/i;

/**
 * "My opponent controls Y. Can I destroy Y with X?", after something was told: the text that asks whether X can be used so now,
 * and the one that uses it and asks what became of Y. Undefined where it is no such question.
 */
export function usedToDo(
  { words, ...saying }: Saying,
  catalogue: Catalogue,
): { readonly use: string; readonly done: string } | undefined {
  const { before = '', who = '', deed = '', it = '', to = '', by = '' } = asked.exec(words)?.groups ?? {};
  const done = deeds[`${deed}${to === ' to the gy' ? to : ''}`.toLowerCase()];
  const model = saying.cards[Number(by)];
  if (done === undefined || model === undefined || (to === ' to the hand') !== (deed === 'return'))
    return undefined;
  const onto = effectsOf(model).some(({ targets }) => targets.length > 0) ? ` targeting ${it}` : '';
  const s = /^(?:i|we|they)$/i.test(who) ? '' : 's';
  const used = model.facts.cardType === 'monster' ? `#${by}'s effect` : `#${by}`;
  const text = (said: string): string => textOf({ ...saying, words: `${before} ${said}` }, catalogue);
  return {
    use: text(`can ${who} activate ${used}${onto}?`),
    done: text(`${who} activate${s} ${used}${onto}. is ${it} ${done}?`),
  };
}

/** "My opponent controls Y. Can I destroy it with X?": with the one card that was told of by its name. */
export function withItNamed(saying: Saying): Saying {
  const [, before = '', question = ''] = /^(.+[.;!] )([^.;!]+)$/.exec(saying.words) ?? [];
  const [told, other] = new Set(before.match(/#\d(?!~)/g));
  if (told === undefined || other !== undefined || question.includes(told)) return saying;
  const named = question.replace(itHit, told).replace(/^(can|does|will|would) it\b(?! be )/i, `$1 ${told}`);
  return { ...saying, words: before + named };
}

const itHit =
  /\b(?:it|him|her|that (?:card|monster))\b(?=[^#]* (?:with|using) )|(?<=^(?:can|does|will|would) (?:(?:my|their|the) )?#\d(?:'s)?(?: effect)? (?:still )?[a-z]+ )(?:it|him|her|that (?:card|monster))\b/i;
