import { isActivated } from '../../effects/activated.ts';
import type { Instruction } from '../../effects/instruction.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';

const asks =
  /^(?:and |so )?(?:what|how much)(?: exactly)? (?:does|do|will|would) (?:it|that monster|(?:my |the )?(?<on>#\d)) (?<does>gain|get|lose)(?: from (?:it|that))?\?$/;
const used =
  /^i (?:use|used|activate|activated) (?:my )?(?<by>#\d)(?:'s effect)?(?: on| targeting) (?:my |another |an? |other |the )*(?:(?<on>#\d)|(?<kind>link|synchro|xyz|fusion|ritual|effect|normal) monster|monster)[.;]?$/;

/**
 * What a monster gains by an effect that was used on it: a fixed amount of ATK and DEF; a Link Monster has no DEF (rule
 * monster/atk-and-def).
 */
export const whatItGains: KeyWordPrinciple = ({ cards, told, question }) => {
  const [asked, says] = [asks.exec(question)?.groups, used.exec(told)?.groups];
  const by = cards.find(({ ref }) => ref === says?.['by']);
  const on = cards.find(({ ref }) => ref === says?.['on']);
  if (asked === undefined || says === undefined || by === undefined || speaksAgainst(told)) return undefined;
  if (cards.length > (on === undefined ? 1 : 2) || (asked['on'] !== undefined && asked['on'] !== on?.ref))
    return undefined;
  const [part, more] = by.model.parts.filter(
    (each) => isActivated(each) && each.kind !== 'trigger' && each.does.some(changes),
  );
  if (part === undefined || !isActivated(part) || more !== undefined || part.targets.length !== 1)
    return undefined;
  if (!part.does.every((each) => changes(each) && isPlain(each))) return undefined;
  const down = asked['does'] === 'lose';
  const amounts = part.does.map(({ do: verb, amount = 0 }) => ({ verb, amount: down ? -amount : amount }));
  if (amounts.some(({ amount }) => amount <= 0)) return undefined;
  const facts = on?.model.facts;
  if (
    facts !== undefined &&
    (facts.cardType !== 'monster' || /\bunaffected\b/i.test(JSON.stringify(on?.model.parts)))
  )
    return undefined;
  const isLink =
    facts === undefined
      ? says['kind'] === 'link'
      : facts.cardType === 'monster' && facts.abilities.includes('Link');
  // Of a monster of which only that it is one, or an Effect Monster, was told, it may be one without DEF.
  if (facts === undefined && (says['kind'] === undefined || says['kind'] === 'effect')) return undefined;
  const given = amounts.filter(({ verb }) => !(isLink && verb === 'change-def'));
  const answer = given
    .map(({ verb, amount }) => `${amount} ${verb === 'change-atk' ? 'ATK' : 'DEF'}`)
    .join(' and ');
  if (answer === '') return undefined;
  const because = isLink ? `${answer} only: a Link Monster has no DEF` : answer;
  return ruled(
    answer,
    'monster/atk-and-def',
    because,
    [{ model: by.model, part }],
    ['nothing keeps the effect from it'],
  );
};

const changes = ({ do: verb }: Instruction): boolean => verb === 'change-atk' || verb === 'change-def';
const isPlain = ({ amount, becomes, times, onlyIf, counted, value, what, reads }: Instruction): boolean =>
  amount !== undefined &&
  becomes === undefined &&
  times === undefined &&
  onlyIf === undefined &&
  counted === undefined &&
  value === undefined &&
  reads === undefined &&
  typeof what === 'object' &&
  'target' in what;
