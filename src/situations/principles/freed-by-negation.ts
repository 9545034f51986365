import type { Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { negatesOnField } from './reading/field-negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';
import { written } from './reading/verb-words.ts';

const can = /\b(?:can|could|may|able|allowed|legal|possible)\b/;
const asksUse = new RegExp(`\\b${written('activate', 'use', 'turn', 'chain')}\\b`);

/**
 * A monster whose effects are negated on the field forbids nothing: what its text would not let be activated may be
 * (rule effect/continuous-stops).
 */
export const freedByNegation: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (!can.test(question) || !asksUse.test(question) || speaksAgainst(told, 'negated')) return undefined;
  const negator = cards.find(({ model }) => negatesOnField(model.parts) === 'monster');
  const [ban, otherBan] = cards.flatMap((card) => forbids(card).map((found) => ({ card, ...found })));
  if (negator === undefined || ban === undefined || otherBan !== undefined) return undefined;
  const [asked, more] = cards.filter((each) => each !== negator && each !== ban.card);
  if (asked === undefined || more !== undefined || !question.includes(asked.ref)) return undefined;
  if (asked.model.facts.cardType !== ban.kind || bystanders(sketch, [negator, ban.card, asked]).length > 0)
    return undefined;
  if (!isFirst(negator, ban, sketch)) return undefined;
  return ruled(
    'yes',
    'effect/continuous-stops',
    `the effects of ${ban.card.model.name} are negated, so that it forbids nothing`,
    [{ model: ban.card.model, part: ban.part }],
    ['whatever else the activation asks for is so'],
  );
};

interface Forbidding {
  readonly part: Part;
  /** Of which cards it forbids the activation. */
  readonly kind: 'spell' | 'trap';
}

function forbids({ model }: SketchCard): readonly Forbidding[] {
  if (model.facts.cardType !== 'monster') return [];
  return model.parts.flatMap((part): readonly Forbidding[] => {
    if (part.kind !== 'continuous') return [];
    const words = part.does.map(({ reads = '' }) => reads.toLowerCase()).join(' ');
    const kind =
      /\b(spell|trap)s?(?: cards?)?\b[^.]*\b(?:cannot|neither|be)\b[^.]*\bactivated\b|\b(?:neither|cannot) [^.]*\b(spell|trap) cards?[^.]*\bactivated\b|\bcannot activate (spell|trap) cards?\b/.exec(
        words,
      );
    const found = kind?.[1] ?? kind?.[2] ?? kind?.[3];
    return found === 'spell' || found === 'trap' ? [{ part, kind: found }] : [];
  });
}

/** Does the negating card stand, and was it there first where the other would negate or stop it in turn? */
function isFirst(
  negator: SketchCard,
  ban: Forbidding & { readonly card: SketchCard },
  { told, question }: Sketch,
): boolean {
  const text = `${told} ${question}`;
  if (!stands(negator.ref, text)) return false;
  if (negator.model.facts.cardType !== ban.kind) return true;
  const [first, second] = [negator.ref, ban.card.ref];
  return new RegExp(
    `${first}[^.;?]*\\b(?:first|already|before)\\b[^?]*${second}|${first}[^?]*\\b(?:then|after that|afterwards|later)\\b[^.;?]*${second}|${second}[^.;?]*\\b(?:after|under|into)\\b[^.;?]*${first}`,
  ).test(text);
}
