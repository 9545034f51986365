import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { fitted, type Groups, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';

const is = '(?:is|was|gets|got)';
const by = '(?: (?:with|by|using|through|thanks to) {by})?';
const taken = `(?:taken(?: over)?|stolen)(?: control of)?(?: by opp)?${by}`;
const equipped = [
  form(`{monster} ${is} equipped with {equip}`),
  form('i (?:have|control) {monster} equipped with {equip}'),
  form(`{equip} ${is} (?:equipped|attached) (?:to|on) {monster}`),
  form('i equip(?:ped)? {equip} (?:to|on|onto) {monster}'),
  form('i (?:have|control) {equip} (?:equipped )?(?:to|on) {monster}'),
];
const it = '(?:{monster}|it|him|her)';
const takes = [
  form(`(?:then )?opp (?:take|takes|took|steal|steals|stole|gain|gains)(?: control of)? ${it}${by}`),
  form(
    `(?:then )?opp (?:use|uses|used|activate|activates|activated|play|plays) {by} (?:and|to) (?:take|takes|took|steal|steals|gain)(?: control of)? ${it}`,
  ),
  form(`(?:then )?{by} (?:takes|took|gives opp) control of ${it}`),
  form(`(?:then )?(?:${it} )?${is} ${taken}`),
  form(
    `(?:then )?control of ${it} (?:is given|changes|changed|switches|switched|goes|passes)(?: to opp)?${by}`,
  ),
];
const both = [
  form(`{monster} equipped with {equip} ${is} ${taken}`),
  form(`opp (?:take|takes|took|steal|steals|stole)(?: control of)? {monster} equipped with {equip}${by}`),
];
const asks = [
  form('(?<what>what) happens (?:to|with) {equip}(?: (?:then|now))?'),
  form(
    '(?<stays>does|will) {equip} (?:still )?(?:stay|remain)(?: equipped| on field| there| attached)?(?: to (?:it|{monster}))?',
  ),
  form('(?<stays>is) {equip} still (?:equipped|attached|on field|there)(?: to (?:it|{monster}))?'),
  form(
    '(?<gone>is|does|will) {equip} (?:destroyed|get destroyed|be destroyed|unequipped|go to (?:my )?gy|sent to (?:my )?gy|fall off)',
  ),
];
const shapes: readonly Shape[] = [
  { needs: [both], asks },
  { needs: [equipped, takes], asks },
];

/**
 * An equipped monster changes control: its Equip Cards stay with their controllers, who may be other players than its own
 * (equip/equip-cards). Not those that ask for a monster of their own controller, or that say what becomes of them then.
 */
export const staysEquipped: KeyWordPrinciple = ({ cards, sentences, told }) => {
  const says = shapes.reduce<Groups | undefined>(
    (found, shape) => found ?? fitted(sentences, shape),
    undefined,
  );
  const [equip, monster, taker] = [says?.['equip'], says?.['monster'], says?.['by']].map((at) =>
    cardAt(cards, at),
  );
  if (says === undefined || equip === undefined || monster === undefined || /\bnegat|\bdestroy/.test(told))
    return undefined;
  const named = [equip, monster, taker].filter((each) => each !== undefined);
  if (new Set(named).size !== cards.length || named.length !== cards.length) return undefined;
  if (taker !== undefined && !givesControl(taker)) return undefined;
  if (!isEquip(equip) || hangsOnControl.test(textOf(equip)) || givesControl(equip)) return undefined;
  const because = `that its monster changes control changes nothing for ${equip.name}, which may belong to the other player`;
  const answer =
    says['what'] !== undefined
      ? "it stays equipped, and remains in its controller's Spell & Trap Zone"
      : says['stays'] !== undefined
        ? 'yes'
        : 'no';
  return ruled(answer, 'equip/equip-cards', because, [], ['nothing else was told of the field']);
};

const givesControl = ({ parts }: CardModel): boolean =>
  parts.some((part) => 'does' in part && part.does.some(({ do: verb }) => verb === 'take-control'));

const isEquip = ({ facts, parts }: CardModel): boolean =>
  facts.cardType === 'monster'
    ? parts.some((part) => isActivated(part) && part.does.some(({ do: verb }) => verb === 'equip'))
    : facts.cardType === 'spell' && facts.property === 'Equip';

/** Texts on whose monster it has to be equipped to, or on what becomes of the card itself. */
const hangsOnControl =
  /\b(?:equip(?:ped)? only to|only be equipped to|equip only)[^.]*\b(?:you|your opponent) controls?\b|\bcontrol of the equipped\b|\bchange(?:s)? control\b|\bcontroller of the equipped\b|\bif (?:you|your opponent) (?:no longer )?(?:does not |do not )?controls? the equipped\b/i;
