import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { effectWords } from './reading/effect-words.ts';
import { isOfKind, kindsIn } from './reading/kind-words.ts';
import type { SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const reaches = `(?:affect|affects|apply to|applies to|work on|works on|switch|stop|stops|boost|boosts|get|lock|touch|do anything to|count for|${written('hit', 'change', 'turn', 'destroy', 'negate')})`;
const asks: readonly RegExp[] = [
  new RegExp(
    `\\b(?:does|do|will|would|can) (?:the )?#(?<by>\\d)(?:'s effect)? (?:still |also |even )*${reaches} (?:my |the |their |his |her |a |opponent's )*#(?<on>\\d)`,
  ),
  /\b(?:is|are|will) (?:my |the |their |his |her |a )*#(?<on>\d) (?:be |still |also )*(?:affected|hit|changed|boosted|stopped|switched|locked) by (?:the |my |their )*#(?<by>\d)/,
  /\bdoes (?:my |the |their |his |her )*#(?<on>\d) (?:still |also )*(?:get|gain|receive|benefit)[^?#]*(?:from|with|under|off) (?:the |my |their )*#(?<by>\d)/,
];

/**
 * Does what a face-up card applies reach that monster? Not where all that its text speaks of are monsters of a kind that
 * this is none of: of another Type, or of a Level where it has none (rule text/described-cards).
 */
export const reachedKinds: KeyWordPrinciple = ({ told, question, cards }) => {
  const match = asks.map((form) => form.exec(question)).find((each) => each !== null);
  const { by: first, on: second } = match?.groups ?? {};
  const [by, on] = [cards[Number(first ?? NaN)], cards[Number(second ?? NaN)]];
  if (by === undefined || on === undefined || by === on || cards.length > 2 || speaksAgainst(told))
    return undefined;
  if (!lies(by) || isChanged.test(`${told} ${question}`)) return undefined;
  const kinds = kindsIn(wordsAsked(by.model, question));
  if (kinds.length === 0 || mayBeOther(on.model)) return undefined;
  const is = kinds.map((kind) => isOfKind(on.model, kind));
  if (!is.every((each) => each === false)) return undefined;
  const said = kinds.map(({ words }) => words).join(', ');
  return ruled(
    'no',
    'text/described-cards',
    `${by.model.name} speaks of "${said}", and ${on.model.name} is none`,
  );
};

/** The words of what is asked for, where it is something that the text does; all of its words elsewhere. */
function wordsAsked(model: CardModel, question: string): string {
  const deed = askedDeed(question);
  const clauses = model.parts.flatMap((part) => effectWords(model, part)?.clauses ?? []);
  const meant = deed?.kind === 'deed' ? clauses.filter(deed.fits) : [];
  return meant.length > 0 ? meant.map(({ words }) => words).join('. ') : textOf(model).toLowerCase();
}

/** A card that applies as long as it lies on the field, and has no effect that is activated besides. */
const lies = ({ model: { facts, parts } }: SketchCard): boolean =>
  parts.every((part) => !isActivated(part) || part.does.length === 0) &&
  (facts.cardType === 'monster' || facts.property === 'Continuous' || facts.property === 'Field');

/** Its Level, Type or name may be another by now. */
const isChanged = /\blevel\b|\btype\b|\btreated\b|\bbecame\b|\bbecomes\b|\bdeclar|\btuner\b|\bname\b/;
const mayBeOther = ({ parts }: CardModel): boolean =>
  /\btreated as\b|\bname becomes\b|\blevel becomes\b/i.test(JSON.stringify(parts));
