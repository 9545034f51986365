import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { asksToNegate, situationOf, unknownMonster } from './negate-summon.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { negatesOf } from './reading/negators.ts';

const way = '(?:normal|tribute|link|xyz|synchro|pendulum)';
const effect = `(?:{by} 's (?:(?:own )?(?:${way} )?(?:summon|summoning) |quick )?effect|effect of {by}|{by})`;
const linked = '(?:as )?chain link (?<link>[1-9])';
const thenSummons = `(?:(?:it )?(?:performs|does|makes) (?:its |that )?${way} summon|(?:it )?${way} summons (?:it|itself|#\\d|monster))(?: (?:right |immediately )?after (?:it resolves|it resolved|resolving|that|this effect resolves))?`;
const tells = [
  form(`${effect} (?:(?:was|is) (?:activated )?|(?:resolves|resolved) )${linked}(?: and ${thenSummons})?`),
  form(`(?<who>i|opp) (?:activates?|activated|uses?|used) ${effect} ${linked}(?: and ${thenSummons})?`),
  form(
    `(?<who>i|opp) chain(?:s|ed)? ${effect} to (?:(?:my|their) )?(?<below>#\\d)(?: 's effect)?(?: and ${thenSummons})?`,
  ),
];
const goesOn = form(`(?:(?:it|chain|{}|everything) (?:then )?resolves|${thenSummons})`);

/**
 * "Immediately after this effect resolves, Link Summon": can that Summon be negated? As Chain Link 1 it takes place outside a
 * Chain, where the engine rules on it; as a later link it cannot (rule summon/immediately-after-negate).
 */
export const rightAfterNegated: EveryWordPrinciple = ({ cards, sentences }, _books, ruleset) => {
  const [first, ...more] = sentences.told;
  const told = said(first ?? '', tells);
  const question = said(sentences.asked, asksToNegate);
  if (told === undefined || question === undefined || more.some((each) => !goesOn.test(each)))
    return undefined;
  const [by, z] = [cardAt(cards, told['by']), cardAt(cards, question['z'])];
  if (by === undefined || z === undefined || by === z || !negatesOf(z).has('summon')) return undefined;
  if (!/\bsummon\b/.test(sentences.asked) || z.parts.some(({ kind }) => kind === 'unread')) return undefined;
  const summons = waysAfter(by);
  const [how, other] = summons;
  if (how === undefined || other !== undefined) return undefined;
  const asked = new RegExp(`\\b(${way}) summon\\b`).exec(sentences.asked)?.[1] ?? how.way;
  const isTribute = how.way === 'normal' && asked === 'tribute';
  if (asked !== how.way && !isTribute) return undefined;
  const link = told['below'] === undefined ? Number(told['link']) : 2;
  if (link > 1)
    return ruled(
      'no',
      'summon/immediately-after-negate',
      `the effect of ${by.name} was Chain Link ${link}, so the Summon takes place before the Chain is over`,
    );
  const asker = question['asks'] ?? (told['who'] === 'i' ? 'opp' : 'i');
  return {
    situation: situationOf(ruleset, {
      way: asked,
      summoned: [how.itself ? by : unknownMonster(asked)],
      summoner: asker === 'i' ? 'P1' : 'P0',
      asker: asker === 'i' ? 'P0' : 'P1',
      z,
    }),
  };
};

/** In which ways effects of a card Summon right after they resolve, and whether that is the card itself. */
function waysAfter({ parts }: CardModel): readonly { readonly way: string; readonly itself: boolean }[] {
  return parts.filter(isActivated).flatMap(({ does }) =>
    does.flatMap(({ do: verb, immediatelyAfter, what }) => {
      const found = /^(?<way>normal|tribute|link|xyz|synchro|pendulum)-summon$/.exec(verb)?.groups?.['way'];
      return immediatelyAfter === true && found !== undefined
        ? [{ way: found, itself: what === 'this' }]
        : [];
    }),
  );
}
