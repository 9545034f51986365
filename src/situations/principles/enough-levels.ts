import type { CardModel } from '../../effects/card-model.ts';
import { isDescribed } from '../../effects/instruction.ts';
import { cardOf } from '../../engine/duel.ts';
import { fits } from '../../engine/fits.ts';
import { textOf } from '../propositions/card-topics.ts';
import { setUp } from '../set-up.ts';
import { noNormalSummons } from '../situation.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

const where = '(?: (?:in (?:my )?hand|on (?:my )?field))';
const there = [
  form(`(?:i (?:have|control|hold) )?{a}(?: (?:is|sits))?${where}`),
  form('i (?:control|hold) {a}'),
  form(`(?:i (?:have|control|hold) )?{a}${where} and {b}${where}`),
];
const only = '(?:only |just |simply |nothing but )*';
const asks = [
  form(`can {by} use ${only}{used}(?: (?:for|to ritual summon) {goal})?`),
  form(`can i (?:use|tribute) ${only}{used} (?:for|to ritual summon) {goal} (?:with|using|by|via) {by}`),
  form(`can i (?:use|tribute) ${only}{used} (?:for|with) {by} (?:for|to ritual summon) {goal}`),
  form(`can i ritual summon {goal} (?:with|using|by|via) {by}(?: by)? (?:tributing|using) ${only}{used}`),
  form(`can i use {by} to ritual summon {goal} (?:with|using|by|via|by tributing|by using) ${only}{used}`),
];
const levels =
  /\bby Tributing monsters from your hand (?:or|and\/or) (?:your )?field(?:, including (?<names>"[^"]+"(?: or "[^"]+")*),?)? whose total Levels (?<exactly>exactly )?equal(?: or exceed)? the Level of the Ritual Monster|\bTribute monsters from your hand (?:or|and\/or) (?:your )?field whose total Levels (?<exactly2>exactly )?equal(?<exceed2> or exceed)? the Level of the Ritual Monster/;

/**
 * Is the Level of one monster enough for the Ritual Summon of another? By the words of the Ritual Spell: "equal or exceed", or
 * "exactly equal" (rule text/described-cards). Only for monsters whose own text says nothing of Ritual Summons and Levels.
 */
export const enoughLevels: EveryWordPrinciple = ({ cards, sentences: { told, asked } }, books, ruleset) => {
  const question = said(asked, asks);
  if (question === undefined) return undefined;
  const mentioned = new Set<string>();
  for (const each of told) {
    const found = said(each, there);
    if (found === undefined) return undefined;
    for (const number of [found['a'], found['b']]) if (number !== undefined) mentioned.add(number);
  }
  const [by, used] = [cardAt(cards, question['by']), cardAt(cards, question['used'])];
  const others = cards.filter(({ model }) => model !== by && model !== used);
  const goal = cardAt(cards, question['goal']) ?? (others.length === 1 ? others[0]?.model : undefined);
  if (
    by === undefined ||
    used === undefined ||
    goal === undefined ||
    others.some((each) => each.model !== goal)
  )
    return undefined;
  const [has, asksFor] = [levelOf(used), levelOf(goal)];
  if (has === undefined || asksFor === undefined || /\bRitual Summon|\bLevel\b/.test(textOf(used)))
    return undefined;
  const says = levels.exec(textOf(by));
  if (says === null || /\bOther|\balso\b/.test(textOf(goal).split('\n')[0] ?? '')) return undefined;
  const { names, exactly, exactly2 } = says.groups ?? {};
  const ritual = by.parts.flatMap((part) =>
    'does' in part ? part.does.filter(({ do: verb }) => verb === 'ritual-summon') : [],
  );
  const [first] = ritual;
  if (first === undefined || !isDescribed(first.what)) return undefined;
  const set = setUp(
    {
      ruleset,
      turnPlayer: 'P0',
      phase: 'main-1',
      ...noNormalSummons,
      cards: [{ id: 'goal', card: goal.name, place: 'hand', controller: 'P0' }],
      actions: [],
      question: { ask: 'who-may' },
      assumed: [],
    },
    books.catalogue,
    books.tables,
  );
  if (!set.ok) return undefined;
  const fit = fits(first.what.filter, cardOf(set.value, 'goal'), [goal.name], { id: '', player: 'P0' });
  if (fit.verdict !== 'yes' || fit.assumed.length + fit.open.length > 0) return undefined;
  const isNamed = names === undefined || names.includes(`"${used.name}"`);
  const enough = (exactly ?? exactly2) === undefined ? has >= asksFor : has === asksFor;
  const reads = by.parts.flatMap((part) => (part.kind === 'activation' ? [{ model: by, part }] : []));
  const because = `${used.name} has Level ${has}, and ${goal.name} Level ${asksFor}`;
  if (!isNamed) return undefined;
  return ruled(
    enough ? 'yes' : 'no',
    'text/described-cards',
    because,
    reads,
    enough ? ['nothing else forbids the Ritual Summon'] : [],
  );
};

const levelOf = ({ facts }: CardModel): number | undefined =>
  facts.cardType === 'monster' ? facts.level : undefined;
