import { isActivated } from '../../effects/activated.ts';
import type { Brief } from './brief.ts';
import { fitted, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';
import { effectsMeant, printedOf } from './meant.ts';

const its = '(?:it|she|he|{lent})';
const taken = [
  form(
    '(?:opp|{}) (?:stole|took|takes|steals|took control of|takes control of) my {lent}(?: (?:with|by|using) {})?',
  ),
  form('i (?:gave|give) {lent}(?: away)?(?: to opp)?(?: (?:with|by|using) {})?'),
  form('(?:my )?{lent} is under their control'),
  form('opp controls? my {lent}'),
  form('my {lent} is (?:on|under) (?:their )(?:field|side|control)'),
];
const left = [
  form(
    `(?:${its} )?(?:is|was|gets|got) (?:destroyed|sent to (?:my )?gy)(?: by battle)?(?: (?:on|from) their (?:field|side))?(?: and (?:went|goes|was sent) to (?:my )?gy)?`,
  ),
];
const both = [form('my {lent} is under their control when it gets (?:sent to (?:my )?gy|destroyed)')];
const besides = [form('(?:it|she|he) (?:goes|went) to (?:my )?gy')];
const asks = [
  form("can i (?:still )?(?:use|activate) (?:{lent} 's|its|her|his)(?<label>(?: [a-z]+){0,4})"),
  form("do i (?:still )?get (?:{lent} 's|its|her|his)(?<label>(?: [a-z]+){0,4})"),
  form(
    "(?<who>who) (?:can |gets to |may )?(?:activates?|uses?|resolves?|use) (?:{lent} 's |its |her |his )?(?<label>[a-z]+(?: [a-z]+){0,4})",
  ),
];
const shapes: readonly Shape[] = [
  { needs: [taken, left], may: besides, asks },
  { needs: [both], may: besides, asks },
];

/**
 * A monster that the opponent controlled comes to its owner's GY, where its Trigger Effect activates: it is the owner who
 * activates it (trigger/activates-from-new-place). Open where the text speaks of who controls it.
 */
export function ownerActivates({ cards, told, asked }: Brief): Judged | undefined {
  for (const shape of shapes) {
    const says = fitted(told, asked, shape);
    const model = cardAt(cards, says?.['lent']);
    if (says === undefined || model === undefined) continue;
    const label = says['label']?.replace(/\b(?:field|discard and|float)\b/g, '');
    const meant = (effectsMeant(model, label) ?? [])
      .filter(isActivated)
      .filter(({ kind }) => kind === 'trigger');
    const byBattle = told.some((each) => /\bbattle\b/.test(each));
    const answers = meant.filter((part) => {
      const on = part.kind === 'trigger' ? part.on : [];
      return on.some(
        ({ event, of, by, reads }) =>
          of === 'this' &&
          reads === undefined &&
          (event === 'sent-to-gy' ||
            event === 'left-the-field' ||
            (event === 'destroyed' && (byBattle || by === undefined))),
      );
    });
    const [part, other] = answers;
    if (part === undefined || other !== undefined) return undefined;
    if (
      /\b(?:owner|possession|you control this|in your control|opponent's card effect|by your opponent)\b/i.test(
        printedOf(model, part),
      )
    )
      return undefined;
    return ruled(
      says['who'] === undefined ? 'yes' : 'its owner: you do, as the owner',
      'trigger/activates-from-new-place',
      `${model.name} went to its owner's GY, and its effect is activated there, by its owner`,
      { read: [{ model, part }] },
    );
  }
  return undefined;
}
