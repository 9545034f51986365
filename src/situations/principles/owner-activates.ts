import { isActivated } from '../../effects/activated.ts';
import { type EveryWordPrinciple, ruled } from './principle.ts';
import { fitted, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { effectsMeant, printedOf } from './reading/meant.ts';
import { done, written } from './reading/verb-words.ts';

const it = '(?:it|she|he|{lent})';
const its = "(?:{lent} 's|its|her|his)";
const by = '(?: (?:with|by|using) {})?';
const gone = `${done('destroy', 'tribute')}|sent to (?:my )?gy`;
const taken = [
  form(`(?:opp|{}) ${written('steal', 'take')} (?:control of )?my {lent}${by}`),
  form(`i (?:gave|give) (?:my )?{lent}(?: to opp)?${by}`),
  form('my {lent} is (?:on|under) their (?:field|side|control)'),
  form('opp controls? my {lent}'),
];
const left = [
  form(`${it}? ?(?:is|was|gets|got) (?:${gone})(?: (?:by|in) battle)?(?: (?:on|from) their (?:field|side))?`),
  form(`${it} (?:died|dies)(?: in battle)?`),
];
const both = [form(`my {lent} is under their control when it (?:is|gets) (?:${gone})(?: by battle)?`)];
const asks = [
  form(`can i (?:still )?(?:use|activate) ${its}(?<label>(?: [a-z]+){0,4})`),
  form(`(?<who>who) (?:can |gets to )?(?:activates?|uses?) ${its}(?<label>(?: [a-z]+){0,4})`),
];
const shapes: readonly Shape[] = [
  { needs: [taken, left], asks },
  { needs: [both], asks },
];

/**
 * A monster that the opponent controlled comes to its owner's GY, where its Trigger Effect activates: it is the owner who
 * activates it (trigger/activates-from-new-place). Open where the text speaks of who controls it.
 */
export const ownerActivates: EveryWordPrinciple = ({ cards, sentences }) => {
  const says = shapes.map((shape) => fitted(sentences, shape)).find((each) => each !== undefined);
  const model = cardAt(cards, says?.['lent']);
  if (says === undefined || model === undefined) return undefined;
  const byBattle = sentences.told.some((each) => /\bbattle\b/.test(each));
  const triggers = (effectsMeant(model, says['label']) ?? []).flatMap((part) =>
    isActivated(part) && part.kind === 'trigger' ? [part] : [],
  );
  const answers = triggers.filter(({ on }) =>
    on.some(
      ({ event, of, by: cause, from, reads }) =>
        of === 'this' &&
        reads === undefined &&
        (from === undefined || from.includes('monster-zone')) &&
        (event === 'sent-to-gy' || (event === 'destroyed' && (byBattle || cause === undefined))),
    ),
  );
  const [part, other] = answers;
  if (part === undefined || other !== undefined || mindsController.test(printedOf(model, part)))
    return undefined;
  return ruled(
    says['who'] === undefined ? 'yes' : 'its owner: you do, as the owner',
    'trigger/activates-from-new-place',
    `${model.name} went to its owner's GY, and its effect is activated there, by its owner`,
    [{ model, part }],
  );
};

const mindsController =
  /\b(?:owner|possession|you control(?:led)?|in your control|opponent's card effect|by (?:your|an) opponent)\b/i;
