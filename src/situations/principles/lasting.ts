import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import type { Instruction } from '../../effects/instruction.ts';
import type { Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { done, written } from './reading/verb-words.ts';

const gone = `(?:${done('destroy', 'banish', 'tribute', 'return')}|sent to (?:my )?gy|gone|removed)`;
const how = '(?: (?:by|with|off|from|to) [^,]*)?';
const effect = "(?: 's(?: [a-z-]+){0,4} effect)?";
const changes =
  'gave|gives|lowered|lowers|raised|raises|boosted|boosts|weakened|weakens|reduced|reduces|increased|increases|protected|protects|made|makes';

/** What an effect did: "#0 gave my monster +500", "I used #0 on it". */
const applied = [
  form(`{source}${effect} (?:${changes}|${done('banish')}|(?:was )?applied to|(?:was )?used on) (?<what>.+)`),
  form(`(?:i|opp) (?:used|use|resolved|activated) {source}${effect}(?: on (?<what>.+))?`),
  form("{source}(?: 's (?<what>(?:[a-z-]+ ){0,4}effect))? (?:resolved|was applied)"),
];
/** That its card is gone since. */
const left = [
  form(`(?:later )?{source} (?:is|was|gets|got|has been) ${gone}${how}`),
  form(`(?:later )?{source} (?:${written('die')}|left|leaves)(?: field)?${how}`),
  form(`(?:later )?(?:it|she|he)? ?(?:is|was|gets|got) ${gone}${how}`),
  form(`(?:later )?(?:it|she|he) (?:${written('die')}|left|leaves)(?: field)?${how}`),
  form(`(?:later )?(?:i|opp) ${written('destroy', 'return', 'banish')} {source}${how}`),
];
const pronoun = /\b(?:it|she|he)\b/;
/** Words that tell that something else changed: the monster itself, or the turn. */
const more =
  /\bface-down\b|\bflip|\bturned\b|\bnext\b|\bturn ends?\b|\bnegat|\bunaffected\b|\bcontrol\b|\bagain\b/;

const asksKept =
  /\b(?:keep|keeps|stay|stays|remain|remains|persist|persists|last|retain|retains|come back|comes back|return|returns|still)\b/;
const asksLost =
  /\b(?:lose|loses|end(?! phase)|ends|revert|reverts|go away|goes away|disappear|disappears|wear off|wears off|go back|goes back|go down|drop|drops|fade|fades)\b|\bget (?:its|their|his|her) [a-z]+ back\b/;

/**
 * Is what an effect did still so after its card has gone? What an activated effect did when it resolved stays for as
 * long as it says; what a Continuous Effect does goes with its card (rules stats/amount-settled and
 * stats/continuous-change). Open where the card has both.
 */
export const whatLasts: KeyWordPrinciple = ({ cards, sentences: { told, asked } }) => {
  const [first, second, ...rest] = told;
  if (first === undefined || second === undefined || rest.length > 0) return undefined;
  const [does, went] = [said(first, applied), said(second, left)];
  const source = cardAt(cards, does?.['source']);
  if (does === undefined || went === undefined || source === undefined) return undefined;
  const goes = went['source'];
  if (goes !== undefined && goes !== does['source']) return undefined;
  // "It" may be the monster that the effect was done to.
  const ofWhat = does['what']?.replace(/\beffect$/, '') ?? '';
  if (
    goes === undefined &&
    pronoun.test(second) &&
    /[a-z#]/.test(ofWhat) &&
    /#|\b(?:my|their|monster)\b/.test(ofWhat)
  )
    return undefined;
  if (more.test(`${first} ${asked}`) || speaksAgainst(`${told.join('. ')} ${asked}`)) return undefined;
  const kept = asksKept.test(asked) && !asksLost.test(asked);
  const lost = asksLost.test(asked);
  if (kept === lost || new RegExp(`#${does['source']}\\b`).test(asked)) return undefined;
  const lasting = lastingParts(source, isOfStats(`${first} ${asked}`));
  const activated = lasting.filter(isActivated);
  if (lasting.length === 0 || (activated.length > 0 && activated.length < lasting.length)) return undefined;
  if (lasting.some((part) => hangsOnCard(source, part))) return undefined;
  const stays = activated.length > 0;
  // What a Continuous Effect described in words does may go on by itself.
  if (
    !stays &&
    lasting.some(
      (part) => part.kind !== 'continuous' || part.does.some(({ do: verb }) => verb === 'described'),
    )
  )
    return undefined;
  const [part] = lasting;
  const reads = part === undefined ? [] : [{ model: source, part }];
  const { name } = source;
  return ruled(
    stays === kept ? 'yes' : 'no',
    stays ? 'stats/amount-settled' : 'stats/continuous-change',
    stays
      ? `the effect of ${name} was activated and has resolved, so what it did does not need ${name} to be there`
      : `${name} applies it only while it is there, and it is gone`,
    reads,
  );
};

const isOfStats = (text: string): boolean =>
  /\b(?:atk|def|attack|boost|gain|bonus)\b|[+-] ?\d|\b\d{3,4}\b/.test(text);

/** The parts of a card that do something which goes on. */
function lastingParts({ parts }: CardModel, ofStats: boolean): readonly Part[] {
  return parts.filter((part) => {
    if (part.kind === 'unread' || part.kind === 'unclassified') return true;
    if (part.kind === 'not-an-effect') return false;
    return part.does.some((each) => (ofStats ? changesStats(each) : goesOn(each)));
  });
}

const changesStats = ({ do: verb }: Instruction): boolean => verb === 'change-atk' || verb === 'change-def';

const goesOn = ({ do: verb, delayed, until, reads = '' }: Instruction): boolean =>
  delayed !== undefined ||
  until !== undefined ||
  verb === 'change-status' ||
  verb === 'restrict' ||
  (verb === 'described' && /\b(?:until|during|this turn|cannot)\b/i.test(reads));

/** Does the text say that it is so only while its card is there? */
function hangsOnCard({ text }: CardModel, { printed }: Part): boolean {
  if (text === undefined || printed === undefined) return false;
  const words = (printed.box === 'main' ? text.main : (text.pendulum ?? '')).slice(...printed.span);
  return /\b(?:while|as long as)\b/i.test(words) && !/even if this card leaves/i.test(words);
}
