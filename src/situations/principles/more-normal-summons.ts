import type { CardModel } from '../../effects/card-model.ts';
import type { Instruction } from '../../effects/instruction.ts';
import type { Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { printedOf } from './reading/meant.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/** How a card gives Normal Summons beside the one of the turn. */
interface Gives {
  readonly card: SketchCard;
  readonly part: Part;
  readonly does: Instruction;
  /** Right after its effect; in addition, later in the turn; or by changing how many there are. */
  readonly how: 'right-after' | 'in-addition' | 'count';
}

/**
 * Normal Summons that a card gives: those right after an effect and those in addition are outside the count of the turn,
 * a changed number counts those that were made (rules normal-summon/outside-every-count, beside-the-count, ...).
 */
export const moreNormalSummons: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (speaksAgainst(`${told} ${question}`.replace(notYet, ''))) return undefined;
  const all = sketch.cards.flatMap(givesOf);
  const asked = all.filter(({ card }) => question.includes(card.ref));
  // Others that were used before change nothing for what is given beside the count.
  const [gives, other] = asked.length > 0 && asked.every(({ how }) => how !== 'count') ? asked : all;
  if (gives === undefined || other !== undefined || isBound(gives.part)) return undefined;
  const reads = [{ model: gives.card.model, part: gives.part }];
  const found = kinds.map((kind) => kind(sketch, gives)).find((each) => each !== undefined);
  return found === undefined ? undefined : { ...found, reads };
};

function givesOf(card: SketchCard): readonly Gives[] {
  return card.model.parts.flatMap((part) => {
    if (!('does' in part)) return [];
    return part.does.flatMap((does): readonly Gives[] => {
      if (does.do === 'conduct-normal-summons') return [{ card, part, does, how: 'count' }];
      if (does.do !== 'normal-summon' || does.inAddition === 'turn-normal-summoned') return [];
      if (does.inAddition === true) return [{ card, part, does, how: 'in-addition' }];
      return does.immediatelyAfter === true ? [{ card, part, does, how: 'right-after' }] : [];
    });
  });
}

/** Does the part ask for something that nobody told, but for a turn or phase? */
const isBound = (part: Part): boolean =>
  'conditions' in part && part.conditions.some((each) => !/^it is [^,]*\b(?:phase|turn)$/i.test(each));

const summon = '(?:normal|tribute)[- ]summon';
const notYet = /\b(?:haven't|have not|not|hasn't)(?: yet)? (?:normal|tribute)[- ]summoned\b[^.;]*/;
const used = new RegExp(
  `\\b(?:already|i've|i have) (?:${summon}ed|used (?:up )?(?:my|both|all|the|2|two|3|three)\\b[^.;]*${summon}s?)|\\b${summon}ed (?:this turn|already|earlier|once|twice)\\b|\\bused (?:up )?(?:my|both|all)(?: \\w+)? ${summon}s?\\b|\\b(?:i|already) ${summon}(?:ed)? (?:a|an|my|another|one) `,
);
const mayI = /\b(?:can|may|could|am i (?:able|allowed))\b/;

type Kind = (sketch: Sketch, gives: Gives) => Ruled | undefined;

/** "I used my Normal Summon. Can I Normal Summon with X?" */
const afterTheOne: Kind = ({ told, question, cards }, { card, does, how, part }) => {
  if (!used.test(told) || !mayI.test(question) || !new RegExp(`\\b${summon}\\b`).test(question))
    return undefined;
  if (!question.includes(card.ref) && how !== 'count') return undefined;
  if (/\b(?:first|before|set|count|use up|twice|two|three|both|opponent|they)\b/.test(question))
    return undefined;
  // Another card that is named may be what is Summoned: whether it fits is not judged here.
  if (cards.length > 1 && (/#\d/.test(question.replaceAll(card.ref, '')) || how !== 'right-after')) {
    if (cards.some((each) => each !== card && question.includes(each.ref))) return undefined;
  }
  if (/\bbattle phase\b/.test(`${told} ${question}`) && !isForBattlePhase(part)) return undefined;
  if (how === 'right-after')
    return ruled(
      'yes',
      'normal-summon/outside-every-count',
      'a Normal Summon right after an effect uses up none of the turn',
      [],
      ['the monster is one that the text allows'],
    );
  if (how === 'in-addition')
    return ruled(
      'yes',
      'normal-summon/beside-the-count',
      'it is in addition to the Normal Summon of the turn',
      [],
      ['the monster is one that the text allows, and this was not done before in the turn'],
    );
  const count = /\b(?:both|twice|two|2)\b/.test(told) ? 2 : /\b(?:three|3)\b/.test(told) ? 3 : 1;
  const all = does.amount;
  if (all === undefined) return undefined;
  return count < all
    ? ruled('yes', 'normal-summon/earlier-summons-count', `${count} of ${all} Normal Summons was made`)
    : ruled('no', 'normal-summon/count-used-up', `all ${all} Normal Summons were made`);
};

const isForBattlePhase = (part: Part): boolean =>
  'during' in part && (part.during?.phases?.some((phase) => phase.startsWith('battle')) ?? false);

/** "Does the Summon by X count as my Normal Summon of the turn?" */
const usesUp: Kind = ({ question }, { how }) => {
  const asks = new RegExp(
    `\\b(?:use(?:s)? up|count(?:s)? (?:as|towards?|for|against)|take(?:s)? up|cost(?:s)? me) (?:my|the|your)(?: \\w+)? ${summon}\\b`,
  );
  if (!asks.test(question) || !/^(?:does|do|will|would)\b/.test(question)) return undefined;
  if (how === 'right-after')
    return ruled(
      'no',
      'normal-summon/outside-every-count',
      'a Normal Summon right after an effect uses up none of the turn',
    );
  return how === 'in-addition'
    ? ruled('no', 'normal-summon/beside-the-count', 'it is in addition to the Normal Summon of the turn')
    : undefined;
};

/** "Do I have to use my regular Normal Summon first?" */
const inWhichOrder: Kind = ({ question }, { how }) =>
  how === 'in-addition' &&
  /\b(?:have to|need to|must|required to)\b[^?]*\bsummon\b[^?]*\b(?:first|before)\b/.test(question)
    ? ruled('no', 'normal-summon/choice-of-which', 'the player chooses which of the Normal Summons is used')
    : undefined;

/** "I have not Normal Summoned yet. Can I play X first?" */
const beforeTheOne: Kind = ({ told, question }, { card, how }) =>
  how === 'count' &&
  notYet.test(told) &&
  new RegExp(
    `\\b(?:can|may|could) i (?:activate|play|use) (?:my )?${card.ref}(?: first| now| before[^?]*)?\\?`,
  ).test(question)
    ? ruled(
        'yes',
        'normal-summon/effects-that-change-the-count',
        'it changes the number of Normal Summons of the turn, whenever they are made',
      )
    : undefined;

/** "Do I Summon it as part of the resolution?" */
const inResolution: Kind = ({ question }, { how }) => {
  if (!/\bsummon/.test(question)) return undefined;
  if (
    !/\b(?:as part of|during|in) (?:the |its |that )?(?:\w+ )?resolution\b|\bwhile it resolves\b|\bright (?:there|then)\b/.test(
      question,
    )
  )
    return undefined;
  if (how === 'in-addition')
    return ruled(
      'no',
      'normal-summon/beside-the-count',
      'the effect gives a Normal Summon that is made later, in an open Main Phase',
    );
  return how === 'right-after' && /\bresolution\b|\bresolves\b/.test(question)
    ? ruled(
        'no',
        'normal-summon/right-after-resolving',
        'the Summon is made right after the Chain Link has resolved, not in it',
      )
    : undefined;
};

/** "Can I Set a monster with that additional Normal Summon?" */
const asASet: Kind = ({ question }, { how, card, part }) => {
  if (how === 'count' || !/\b(?:can|may|could) i\b[^?]*\bset\b/.test(question)) return undefined;
  if (!/\b(?:additional|extra|second|bonus|effect)\b/.test(question) || !question.includes(card.ref))
    return undefined;
  return setToo(card.model, part)
    ? undefined
    : ruled(
        'no',
        how === 'in-addition' ? 'normal-summon/additional-not-for-set' : 'normal-summon/no-set-by-effect',
        'its text speaks of a Normal Summon, not of a Set',
      );
};

const setToo = (model: CardModel, part: Part): boolean =>
  /\bSet\b/.test(printedOf(model, part).replace(/in addition to your Normal Summon\/Set/i, ''));

const kinds: readonly Kind[] = [inWhichOrder, usesUp, beforeTheOne, inResolution, asASet, afterTheOne];
