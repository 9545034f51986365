import { type KeyWordPrinciple, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { agreed, effectsAsked } from './reading/asked-effects.ts';

/** "Does X target": nothing stands behind it that it would target. */
const asks =
  /^(?:so |then |and |but )*(?:does|do|did|will|is)(?: the)?(?: effect of)? #\d(?:'s)?(?: [a-z]+){0,3}? (?:actually |even |technically |really )?(?:target|targets|targeting)(?: (?:anything|a card|cards|monsters|when (?:it (?:is )?)?activated?|at all|or not|a monster|something))*\s*\?$/;

/** Does an effect target? Where its text says so before it does something, and nowhere else (rule target/chosen-at-activation). */
export const namesTargets: KeyWordPrinciple = ({ question, told, cards }) => {
  const [card, other] = cards;
  if (card === undefined || other !== undefined || !asks.test(question) || told !== '') return undefined;
  const all = activatedEffects(card);
  const asked = effectsAsked(question.replace(/\btarget\w*\b/g, ''), [card]);
  return agreed(
    (asked.length > 0 ? asked : all).map(({ part, words }) => {
      const reads = [{ model: card.model, part }];
      const says = /\btargets?\b|\btargeting\b/.test(words.before);
      if (says !== part.targets.length > 0 || part.does.some(({ do: verb }) => verb === 'equip'))
        return undefined;
      // "Select" was how texts said it once, and "choose" may be either.
      if (!says && /\bselect|\bchoose|\btarget/.test(`${words.before} ${words.does}`)) return undefined;
      const because = says ? 'its text says "target" before what it does' : 'its text does not say "target"';
      return ruled(says ? 'yes' : 'no', 'target/chosen-at-activation', because, reads);
    }),
  );
};
