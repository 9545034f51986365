import { allApplied } from '../activated.ts';
import type { CardModel } from '../card-model.ts';
import { says } from '../sayings.ts';

const staying: ReadonlySet<string> = new Set(['Continuous', 'Field', 'Equip']);

/** Is it a Spell/Trap Card that stays on the field by what it is, and so has to be there to resolve (rule negate/must-remain-face-up)? */
export const staysByKind = ({ facts }: Pick<CardModel, 'facts'>): boolean =>
  facts.cardType !== 'monster' && staying.has(facts.property);

/** Does a Spell/Trap Card stay on the field after its activation: by what it is, or by its text? */
export const staysOnField = ({ facts, parts }: Pick<CardModel, 'facts' | 'parts'>): boolean =>
  staysByKind({ facts }) ||
  (facts.cardType !== 'monster' && allApplied({ parts }).some((each) => says(each, 'remains')));
