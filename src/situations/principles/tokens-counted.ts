import { type KeyWordPrinciple, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { countOf } from './reading/clauses.ts';
import { fitted, type Groups, type Shape } from './reading/fitting.ts';
import { form } from './reading/forms.ts';
import { printedOf } from './reading/meant.ts';

const number = '(?:one|two|three|four|five|\\d)';
const tokens = `(?:(?:only|just|nothing but|all|${number}|of|my|their|own|[a-z]+) )*tokens?`;
const moves = '(?<move>return|banish|shuffle|send)(?:s|es|ed|ing|t)?';
const where = '(?: (?:back )?(?:to|into|from) (?:my |their )?(?:hand|hands|deck|field|gy))?';
const cards = '(?:(?:other )?(?:cards?|monsters?))';
const does = [
  form(
    `(?:i use )?{by}(?: 's effect)?(?: to)? ${moves} ${tokens} and (?<others>${number} )?${cards}${where}`,
  ),
  form(
    `(?:i use )?{by}(?: 's effect)?(?: to)? ${moves} (?<others>${number} )?${cards} and ${tokens}${where}`,
  ),
  form(
    `(?:i use )?{by}(?: 's effect)?(?: to)? ${moves} (?:(?:whole |entire )?field|everything|cards?|monsters?)(?:,? (?:that|which))?(?: (?:was|is|were|are))?(?: made up)?(?: of)? (?<only>only|just|nothing but|all) (?:[a-z]+ )?tokens${where}`,
  ),
  form(
    `(?:i use )?{by}(?: 's effect)?(?: to)? ${moves} (?<only>only|just|nothing but) (?:[a-z]+ )?tokens${where}`,
  ),
];
const asks = [
  form("by how much does {by} 's atk (?:increase|rise|go up|grow)"),
  form("how much (?:atk )?does {by}(?: 's atk)? (?:gain|increase|go up|get)(?: by)?"),
  form('how much (?:burn |effect )?damage (?:is (?:there|inflicted|dealt|done)|does opp take|do opp take)'),
  form('(?<any>any) (?:burn |effect )?damage'),
  form('(?<any>does|do|is) (?:opp (?:take|get)|there)(?: any)? (?:burn |effect )?damage'),
  form('(?<any>does|will) {by} gain (?:any )?atk'),
];
const shape: Shape = { needs: [does], asks };

const each =
  /\b(?:gains?|inflict) (?<amount>\d+) (?:ATK|damage)[^.]*? for each (?:of those )?(?:cards?|monsters?)(?:\(s\))? (?<moved>returned|banished|shuffled|sent)\b[^.]*?(?:by this effect|this way|by this card's effect)?/i;

/**
 * What is counted by the cards that an effect moved: a Token disappears instead of going anywhere, so it is not one of them
 * (token/can-be-chosen).
 */
export const tokensCounted: KeyWordPrinciple = (sketch) => {
  const says: Groups | undefined = fitted(sketch.sentences, shape);
  const card = sketch.cards.find(({ ref }) => ref === `#${says?.['by']}`);
  if (says === undefined || card === undefined || sketch.cards.length > 1) return undefined;
  const counting = activatedEffects(card).flatMap(({ part }) => {
    const groups = each.exec(printedOf(card.model, part))?.groups;
    return groups === undefined ? [] : [{ part, groups }];
  });
  const [only, other] = counting;
  if (only === undefined || other !== undefined) return undefined;
  const { amount = '', moved = '' } = only.groups;
  if (!moved.toLowerCase().startsWith(says['move']?.slice(0, 3) ?? '?')) return undefined;
  const others = says['only'] !== undefined ? 0 : (countOf(says['others']?.trim() ?? 'one') ?? Number.NaN);
  const total = Number(amount) * others;
  if (Number.isNaN(total)) return undefined;
  const because = `a Token that would be ${moved.toLowerCase()} disappears instead, so it is not counted`;
  const answer = says['any'] === undefined ? String(total) : total > 0 ? 'yes' : 'no';
  return ruled(answer, 'token/can-be-chosen', because, [{ model: card.model, part: only.part }]);
};
