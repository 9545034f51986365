import { type KeyWordPrinciple, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedDeeds } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';

const asks =
  /\b(?:does|did|do|will|would)\b[^?,]*\b(?:use up|remove|consume|spend|cost|take off|lose)\b[^?,]*\bcounters?\b|\b(?:are|were|is|was) (?:the|its|my|those) counters? (?:[a-z]+ )?(?:used up|removed|consumed|spent|gone|lost)\b/;

/** The use of the effect is asked about. */
const use = '(?:us(?:e|es|ed|ing)|activat(?:e|es|ed|ing)|resolv(?:e|es|ed|ing))';
const ofUse = new RegExp(
  `\\b(?:does|did|do|will|would) (?:(?:just |actually )?[a-z]+ing\\b|(?:its|the|my|that|#\\d's) (?:[a-z]+ )?effect\\b)|\\b${use} (?:its|the|that|my|#\\d's|this) (?:[a-z]+ )?effect\\b|\\b${use} (?:my |the |its )?#\\d`,
);
/** "I searched. Did that use up the counters?" */
const ofThat =
  /\b(?:does|did|do|will|would) (?:that|this)\b|\b(?:are|were|is|was) (?:the|its|my|those) counters?\b/;
/** Other ways in which counters may leave, or an effect that is none of its own. */
const otherwise =
  /\bnegat|\bflip|\bface-?|\bcontrol of\b|\b(?:gy|grave\w*)\b|\b(?:draw|standby|end|battle) phase\b|\b(?:for|end of) (?:the |my )?turn\b|\battack|\bleave|\b(?:opponent|they|he|she)\b|\bactivat\w+ (?:an?|another|any) /;

/**
 * Whether the use of an effect takes counters from its card: what stands before the semicolon as something to do is its cost,
 * what stands there as a state is only asked for (rule text/colon-and-semicolon).
 */
export const countersUsed: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const [card, other] = cards;
  if (!asks.test(question) || card === undefined || other !== undefined || speaksAgainst(told))
    return undefined;
  // What counters are removed instead of, or for, is something else than the use of its effect.
  if (/\bdestroy|\binstead\b|\beach\b|\bsave/.test(`${told} ${question}`)) return undefined;
  if (otherwise.test(`${told} ${question}`)) return undefined;
  const all = activatedEffects(card).filter(({ part }) => part.kind !== 'activation' || part.does.length > 0);
  const deeds = askedDeeds(told.split(/[.;]/).at(-2) ?? '').flatMap((each) =>
    each.kind === 'deed' ? [each] : [],
  );
  const doing = all.filter(({ words }) => deeds.some(({ fits }) => words.clauses.some(fits)));
  const isOfUse = ofUse.test(`${told} ${question}`) || (doing.length > 0 && ofThat.test(question));
  if (!isOfUse) return undefined;
  return agreed(
    (doing.length > 0 ? doing : all).map(({ part, words }) => {
      const reads = [{ model: card.model, part }];
      if (part.cost.some(({ do: verb, what }) => verb === 'remove-counter' && what === 'this'))
        return ruled('yes', 'text/colon-and-semicolon', 'removing them is the cost of its effect', reads);
      const onlyAsked = part.conditions.some((each) => /\bcounters?\b.* on (?:this card|it)\b/i.test(each));
      if (!onlyAsked || /\bremove\b/.test(`${words.before} ${words.does}`)) return undefined;
      const because = 'its text asks only that they are there, and removes none';
      return ruled('no', 'text/colon-and-semicolon', because, reads);
    }),
  );
};
