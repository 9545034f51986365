import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedCards, effectsAsked } from './reading/asked-effects.ts';
import { atOnce } from './reading/simultaneous.ts';
import { written } from './reading/verb-words.ts';

const several = /\b(?:two|three|four|five|both|several|multiple|all|[2-9])\b/;
const asksTimes = /\bhow (?:many times|often)\b/;
const asksTwice =
  /\b(?:twice|two times|three times|(?:once )?for each(?: of them| monster| one)?|multiple times|more than once|per monster)\b/;
const asksDamage = /\bhow much (?:burn|damage|lp)\b/;

/** Does the effect answer what happens to its player's own cards, where its card, or all that is told, is the opponent's? */
const isOthers = (before: string, told: string, ref: string): boolean =>
  /\byou control\b|\byour (?:side|field)\b/.test(before) &&
  (new RegExp(
    `\\b(?:opponent|opp|they|he|she|opponent's|their|his|her)(?: (?:control|have|has|own|activate|use)[a-z]*)?(?: (?:a|an|the|face-up))* ${ref}`,
  ).test(told) ||
    (!/\bopponent\b/.test(before) &&
      /\b(?:opponent|opponent's|opp|their|his|her|they)\b/.test(told) &&
      !/\bmy (?!opponent|opp\b|#)|\bi control\b/.test(told)));

/** What effects answer, by the words of players. */
const happens = {
  destroyed: written('destroy', 'die'),
  summoned: `(?:${written('summon', 'special-summon', 'revive', 'bring')}|drops?|hit the (?:field|board))`,
  'sent-to-gy': `(?:${written('send', 'mill')}|to the (?:gy|grave))`,
  banished: written('banish'),
  tributed: written('tribute'),
  'returned-to-hand': written('return'),
} as const;

/**
 * Several cards that meet a condition at the same moment are one event: a Trigger Effect answers it once (rule
 * trigger/once-per-event), unless its text counts them.
 */
export const oncePerEvent: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  const times = asksTimes.test(question);
  const damage = asksDamage.test(question);
  if ((!times && !damage && !asksTwice.test(question)) || !atOnce.test(text) || !several.test(text))
    return undefined;
  if (
    speaksAgainst(told) ||
    /\b(?:chain link|link \d|turns?|another effect|separately|one by one|also)\b/.test(text)
  )
    return undefined;
  if (/\b(?:two|both|three|[23]) (?:copies of )?(?:my |the )?#\d/.test(text)) return undefined;
  const asked = askedCards(sketch).filter(({ ref }) => question.includes(ref));
  const [card, other] = asked.length > 0 ? asked : cards;
  if (card === undefined || other !== undefined) return undefined;
  const triggers = effectsAsked(times ? '' : question, [card]).filter(
    ({ part, words }) =>
      part.kind === 'trigger' &&
      part.on.length > 0 &&
      part.on.every(({ of }) => of !== 'this') &&
      part.on.some(({ event }) => event !== 'normal-summoned') &&
      !isOthers(words.before, told, card.ref) &&
      part.on.some(({ event }) =>
        Object.entries(happens).some(
          ([name, form]) => event.endsWith(name) && new RegExp(`\\b${form}`).test(told),
        ),
      ) &&
      !/\beach time\b|\bfor each\b|\bevery time\b|\beach\b|\bthat many\b|\bequal to\b|\bnumber of\b/.test(
        `${words.before} ${words.does}`,
      ),
  );
  const [only, more] = triggers;
  if (only === undefined || more !== undefined) return undefined;
  const amount = only.part.does.find(({ do: verb }) => verb === 'inflict-damage');
  if (damage && (amount?.amount === undefined || amount.counted !== undefined)) return undefined;
  const answer = times ? '1' : damage ? String(amount?.amount) : 'no';
  const because = 'what happens to several cards at the same moment is one event, which it answers once';
  const reads: Ruled['reads'] = [{ model: card.model, part: only.part }];
  return { answer, rules: ['trigger/once-per-event'], because, reads };
};
