import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';

const is = '(?:is|was|gets|got)';
const way = '(?:normal|tribute|gemini|flip|special|fusion|synchro|xyz|link|ritual)?';
/** What is done that is no Summon of any kind. */
const deeds = [
  form(`{} ${is} equipped (?:to|with) {}`),
  form('(?:i|opp) equip(?:s|ped)? (?:{} (?:to|with)|(?:it|that) to) {}'),
  form('(?:i|opp) (?:take|takes|took) control of {}(?: (?:with|by|using) {})?'),
  form(`control of {} (?:changes|changed|is switched|switches)(?: (?:with|by) {})?`),
];
const besides = [
  // Alone it may be said of a Summon by an effect that counts as one of another kind.
  form(
    `(?:(?:making|so) )?(?:it|{}|he|she) ?(?:is|was|being)? ?treated as (?:being |having been )?${way} ?summoned(?: again)?`,
  ),
  form('(?:i|opp) (?:have|has|control|controls) {}(?: set| face-down| on field)?'),
];
const asks = [
  form(
    "can (?:i|opp) (?:still )?(?:activate|chain|use|flip|respond with) {asked}(?: 's effect)?(?: in response| to (?:it|that|this)| for (?:it|that)| on (?:it|that)| now)*",
  ),
  form(
    "(?:does|do|will|can) {asked}(?: 's effect)? (?:activate|trigger|be activated|be chained)(?: in response| to (?:it|that|this)| for (?:it|that)| now)*",
  ),
];

/**
 * To equip a monster, also where that treats it as Summoned in some way, or to take control of it is no Summon (summons-general/nowhere): what
 * answers Summons, and nothing else, is not activated for it.
 */
export const noSummonMade: EveryWordPrinciple = ({ cards, sentences: { told, asked } }) => {
  const model = cardAt(cards, said(asked, asks)?.['asked']);
  if (model === undefined || !answersSummonsAlone(model)) return undefined;
  if (!told.some((each) => said(each, deeds)) || !told.every((each) => said(each, [...deeds, ...besides])))
    return undefined;
  if (cards.some((each) => each.model !== model && maySummon(each.model))) return undefined;
  const because = `nothing was Summoned, and ${model.name} answers only Summons`;
  return ruled('no', 'timing/after-an-action', because, reads(model));
};

const reads = (model: CardModel) => model.parts.filter(isActivated).map((part) => ({ model, part }));

/** Do all effects of the card answer that monsters are Summoned, and nothing else? */
function answersSummonsAlone({ parts }: CardModel): boolean {
  const effects = parts.filter(isActivated);
  return (
    effects.length > 0 &&
    parts.every(({ kind }) => kind !== 'unread') &&
    effects.every(
      (part) =>
        'on' in part &&
        part.on.length > 0 &&
        !('unreadTiming' in part && part.unreadTiming !== undefined) &&
        part.on.every(({ event, of }) => of !== 'this' && isSummonWay(event) && event !== 'set'),
    )
  );
}

/** Does what is used here Summon as well? What the card does when it leaves is another matter. */
const maySummon = ({ parts }: CardModel): boolean =>
  parts.some(
    (part) =>
      part.kind === 'unread' ||
      ((part.kind === 'activation' || part.kind === 'quick' || part.kind === 'ignition') &&
        part.does.some(({ do: verb }) => verb.includes('summon') || verb === 'described')),
  );
