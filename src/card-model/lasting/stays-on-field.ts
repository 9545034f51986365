import type { CardModel } from '../card-model.ts';
import { wordTest } from '../word-test.ts';

const staying: ReadonlySet<string> = new Set(['Continuous', 'Field', 'Equip']);
/** A Normal Spell may say that it stays, too. */
const saysSo = wordTest(/^(?:After this card's activation, it|This card) remains on the field\b/i);

/** Is it a Spell/Trap Card that stays on the field by what it is, and so has to be there to resolve (rule negate/must-remain-face-up)? */
export const staysByKind = ({ facts }: Pick<CardModel, 'facts'>): boolean =>
  facts.cardType !== 'monster' && staying.has(facts.property);

/** Does a Spell/Trap Card stay on the field after its activation: by what it is, or by its text? */
export const staysOnField = ({ facts, parts }: Pick<CardModel, 'facts' | 'parts'>): boolean =>
  staysByKind({ facts }) ||
  (facts.cardType !== 'monster' &&
    parts.some(
      (part) => part.kind === 'continuous' && part.does.some(({ reads = '' }) => saysSo.test(reads)),
    ));
