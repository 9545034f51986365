import { allApplied, doesDo, effectsOf, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { isConcerned } from '../../engine/instructions/concerned.ts';

const isAnswer = ({ do: verb, what }: Instruction): boolean =>
  verb === 'negate-activation' || verb === 'negate-effect' || (verb === 'negate-effects' && what === 'event');

/** Does it negate the activation or the effect that it answers? */
export const negatesAnswered = ({ does }: ActivatedEffect): boolean => does.some(isAnswer);

/** How a card negates effects: what it answers, what it targets, or others while it is face-up; undefined where it does not. */
export function negatesBy({
  parts,
}: Pick<CardModel, 'parts'>): 'answering' | 'targeting' | 'face-up' | undefined {
  const effects = parts.filter(isActivated);
  if (effects.some(negatesAnswered)) return 'answering';
  const [own, more] = effects.filter(({ does }) =>
    does.some(({ do: verb }) => verb === 'negate-effects' || verb === 'negate-named'),
  );
  if (own !== undefined && more === undefined && own.targets.length === 1) return 'targeting';
  return own === undefined && allApplied({ parts }).some(({ do: verb }) => verb === 'negate-effects')
    ? 'face-up'
    : undefined;
}

/** What is not read may negate, unless it is known what it touches. */
export const mayNegate = ({ touches }: Pick<Instruction, 'touches'>): boolean =>
  touches === undefined || touches.includes('negation');

/** By what it may negate effects of the other card beside the way that `negatesBy` tells: words that are not played, and parts by number. */
export function negatesElsewhere({ parts }: CardModel, other: CardModel): readonly string[] {
  const how = negatesBy({ parts });
  const isMeant = (each: Instruction, part: Part): boolean =>
    how === 'answering'
      ? isAnswer(each)
      : how === 'face-up' || (isActivated(part) && !isDescribed(each.what));
  return parts.flatMap((part, at) => {
    if (part.kind === 'unread') return mayNegate(part) ? [part.reads] : [];
    return ('does' in part ? part.does : []).flatMap((each) => {
      if (each.do === 'described')
        return mayNegate(each) && isConcerned(each, other) ? [each.reads ?? 'its words'] : [];
      const negates = ['negate-activation', 'negate-effect', 'negate-effects', 'negate-named'].includes(
        each.do,
      );
      return negates && !isMeant(each, part) ? [`part ${at + 1} is meant`] : [];
    });
  });
}

export const negatesSummon = ({ does }: ActivatedEffect): boolean =>
  does.some(({ do: verb }) => verb === 'negate-summon');

/** Does it negate Summons? */
export const negatesSummons = (model: CardModel): boolean => doesDo(model, 'negate-summon');

/** "Does X stop Y", of an X that negates nothing: it is chained, targeting Y, or what Y targets in the GY. */
export function inResponseTold(
  card: CardModel,
  { name, facts, parts, ofKind }: CardModel,
): string | undefined {
  const [from = [], more] = effectsOf(card).flatMap(({ targets }) => targets.map((each) => each.from));
  if (ofKind !== undefined || more !== undefined || negatesBy(card) !== undefined) return undefined;
  // What a card does as long as it stays is over with it.
  const isKept = (part: Part): boolean =>
    part.kind === 'continuous' || ('does' in part && part.does.some(({ whileThere }) => whileThere));
  const stays = facts.cardType === 'monster' || !['Continuous', 'Field', 'Equip'].includes(facts.property);
  const onIt =
    from.includes('spell-trap-zone') && facts.cardType !== 'monster' && !(stays && parts.some(isKept));
  const isThere = effectsOf({ parts }).some(({ targets }) =>
    targets.some((each) => each.from?.includes('gy')),
  );
  if (!onIt && !(from.includes('gy') && isThere)) return undefined;
  const [aim, by] = onIt ? ['', name] : [' targeting a monster in their GY', 'that monster'];
  return `My opponent activates ${name}${aim}. I chain ${card.name} targeting ${by}. Does ${name} resolve?`;
}
