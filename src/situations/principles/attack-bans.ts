import { abilities } from '../../effects/facts.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { stands } from './reading/stands.ts';

const kind = '(?:(?<non>non-)?(?<kind>link|xyz|synchro|fusion|ritual|pendulum|normal|effect) )?';
const late = '(?: (?:even|right|here|now|then|too|at all|anymore|this turn))*';
const stopped = new RegExp(
  `^(?:so )?(?:are|is) (?:all |my |the |a )*${kind}monsters? (?:really |actually |still |also )*(?:stopped|prevented|kept|barred|banned|blocked|forbidden) (?:from attacking|to attack)${late}\\?$`,
);
const attack = new RegExp(
  `^(?:so )?(?:can|may|could) (?:all |any |my |the |a )*${kind}monsters? (?:really |actually |still |also )*(?:attack|declare (?:an )?attacks?)${late}\\?$`,
);

/** It may not lie there any more. */
const over =
  /\b(?:destroy\w*|left|leaves?|leaving|gone|remov\w+|return\w*|bounc\w+|popp?(?:s|ed)?|banish\w*|sen[dt]s?|shuffl\w+|chain\w*|respond\w*|last|next|was|were|until|flips? it|tribut\w+)\b/;

/**
 * "Monsters cannot attack, except Link Monsters": those of the other kinds cannot, whatever else lies there (rule
 * wording/cannot-wins). That no such text keeps a monster from it is not enough for a yes.
 */
export const attackBans: KeyWordPrinciple = ({ cards, told, question }) => {
  const isStopped = stopped.exec(question);
  const says = (isStopped ?? attack.exec(question))?.groups;
  const [bar, other] = cards;
  if (says === undefined || bar === undefined || other !== undefined || !stands(bar.ref, told))
    return undefined;
  if (/\bnegat|n't\b|\bnot\b|\bunless\b|\bface-?down\b/.test(told)) return undefined;
  if (over.test(told)) return undefined;
  const asked = abilities.find((each) => each.toLowerCase() === says['kind']);
  const part = bar.model.parts.find(
    (each) =>
      each.kind === 'continuous' &&
      each.conditions.length === 0 &&
      each.does.some(({ do: verb, bans, onlyIf, holds, who }) => {
        if (verb !== 'restrict' || onlyIf !== undefined || holds !== undefined || who !== 'both')
          return false;
        if (bans?.attacks !== 'all' || bans.of !== undefined) return false;
        const { cardType: _, abilities: spared = [], ...more } = bans.except ?? {};
        const [only, another] = spared;
        if (bans.except === undefined) return true;
        if (only === undefined || another !== undefined || Object.keys(more).length > 0) return false;
        return says['non'] !== undefined && asked === only;
      }),
  );
  if (part === undefined) return undefined;
  return ruled(
    isStopped === null ? 'no' : 'yes',
    'wording/cannot-wins',
    `the text of ${bar.model.name} lets no such monster attack`,
    [{ model: bar.model, part }],
  );
};
