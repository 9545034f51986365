import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source, sources } from './reading/activated-source.ts';
import { agreed, askedCards, effectsAsked } from './reading/asked-effects.ts';
import { saysOften } from './reading/limit-words.ts';
import { negatesOf, negationTold } from './reading/negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const again =
  /\bagain\b|\bsecond (?:one|time|copy|#)|\banother (?:one|copy|#)|\b(?:the|a) second\b(?! effect)|\btwice\b|\bother copy\b|\bmy (?:other|second)\b/;

/** "There's another X": a further copy that was told of, and the question whether that one can be used. */
const copyTold = /\b(?:second|another|other|2nd|extra) (?:[a-z-]+ ){0,2}(?:#\d|copy|one)\b/;
const asksOther = new RegExp(`\\b${written('activate', 'use')}\\b[^?]*\\b(?:it|that one|this one|#\\d)\\b`);
/** Words of the negation say nothing of which effect it was. */
const ofNegation = /\b(?:(?:is|was|were|got|gets|been) )?(?:negat(?:e|es|ed|ing)|stopped)\b/g;

/**
 * Whether an effect, or a card of the same name, may be used again in a turn (rules of limits): "use" counts where the
 * activation was negated too, "activate" does not, "once per turn" binds the one card, and no limit binds nothing.
 */
export const useAgain: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const asksAgain = again.test(question) || (copyTold.test(told) && asksOther.test(question));
  if (!asksAgain || !/\b(?:turn|again|second time)\b/.test(question)) return undefined;
  if (!/\b(?:can|may|could|allowed|able|possible|legal|do i|does)\b/.test(question)) return undefined;
  // A second Normal Summon, or attack, is no second use of an effect.
  if (/\b(?:normal|tribute|flip)[- ]summon|\battack/.test(question)) return undefined;
  // "The second X" of a name that was not understood is another card than those that are known.
  if (/\b(?:second|another|other|2nd) (?!one\b|copy\b|time\b|effects?\b)[a-z][a-z-]+/.test(question))
    return undefined;
  // "Can I Special Summon again" is about no effect.
  if (!/#\d|\b(?:effects?|it|its|his|her|copy|one|activate|use|trigger)\b/.test(question)) return undefined;
  if (
    /\bleft the field\b|\bleaves\b|\bflipped face-down\b|\bface-down\b|\bbounced?\b|\breturned\b|\bchain\b|\btrigger/.test(
      told + question,
    ) &&
    !/negat/.test(told)
  )
    return undefined;
  const negation = negationTold(sketch);
  const by = negation?.by ?? negatedBy(sketch) ?? sketch.cards.find((card) => negates(card, told));
  const named = askedCards(sketch).filter((card) => card !== by);
  const used = sources(sketch).filter((each) => each !== by);
  // Of a card that was told to be used beside others, and that the question does not name, "it" may be any.
  if (
    negation === undefined &&
    !/#\d/.test(question) &&
    (used.length > 1 || (used.length === 0 && sketch.cards.length > 1))
  )
    return undefined;
  const card =
    negation?.card ?? (/#\d/.test(question) ? named[0] : used[0]) ?? sketch.cards.find((each) => each !== by);
  if (card === undefined || (named.length > 0 && !named.includes(card))) return undefined;
  // What a card that can negate did, and nobody said in words that are read, may be just that.
  const silent = sketch.cards.some((each) => each !== card && each !== by && canNegate(each));
  if (silent) return undefined;
  const negated = negation?.what ?? (by === undefined ? undefined : howNegated(by, told));
  if (/\bnegat/.test(told) && negated === undefined) return undefined;
  // Of a card that can negate activations, and was not said to negate an effect, it is not known what it negated.
  if (negated === 'effect' && mayBeActivation(by) && !/\beffect/.test(told)) return undefined;
  const effects = meant(sketch, card);
  return agreed(effects.map((effect) => judged(effect, negated, question, !again.test(question))));
};

/** "X got negated by Y", of a Y that negates effects for longer than a Chain Link. */
const negatedBy = ({ happenings, cards }: Sketch): SketchCard | undefined => {
  const said = happenings.find(
    ({ verb, told, means, what }) =>
      told && verb === 'negate' && means !== undefined && !what.some(({ card }) => card?.ref === means.ref),
  );
  return cards.find(({ ref }) => ref === said?.means?.ref);
};

const mayBeActivation = (by: SketchCard | undefined): boolean =>
  by === undefined || negatesActivations.test(textOf(by.model));
const negatesActivations = /\bnegate (?:the )?[^.;]*\bactivation/i;

const canNegate = ({ model }: SketchCard): boolean =>
  negatesOf(model).size > 0 || /negate/i.test(textOf(model));

const negates = (card: SketchCard, told: string): boolean =>
  told.includes(card.ref) && /\bnegat/.test(told) && canNegate(card);

/** What was negated, by the text of the card that did it. */
function howNegated({ model }: SketchCard, told: string): 'activation' | 'effect' | undefined {
  if (/\bactivation\b/.test(told) && !/\bnot negated\b/.test(told)) return 'activation';
  const can = negatesOf(model);
  if (can.has('activation')) return 'activation';
  return can.has('effect') ||
    /negate (?:that|its|the) effect|effects are negated|are negated/i.test(textOf(model))
    ? 'effect'
    : undefined;
}

function meant({ told, question }: Sketch, card: SketchCard): readonly Source[] {
  const all = activatedEffects(card);
  const isSpellTrap = card.model.facts.cardType !== 'monster';
  if (isSpellTrap && !/\b(?:gy|grave)\b/.test(told + question)) {
    const activation = all.filter(({ part }) => part.kind === 'activation');
    return activation.length > 0 ? activation : all;
  }
  if (isSpellTrap) return all.filter(({ part }) => part.activatesIn?.includes('gy'));
  const asked = effectsAsked(`${told} ${question}`.replace(ofNegation, ''), [card]);
  return asked.length > 0 ? asked : all;
}

function judged(
  { card, part, words }: Source,
  negated: 'summon' | 'activation' | 'effect' | undefined,
  question: string,
  isOther: boolean,
): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  const { limit } = part;
  if (limit === undefined) {
    if (/\b(?:per (?:turn|duel|chain)|once)\b/.test(words.before) || saysOften(card, part)) return undefined;
    // "At the start of your Main Phase 1": after the first use it is not the start any more.
    if (part.conditions.some((each) => /^at the start of\b/i.test(each))) return undefined;
    const because = 'its text has no limit on how often it is used';
    return { answer: 'yes', rules: ['limit/this-effect-only'], because, reads };
  }
  if (limit.per !== 'turn' || limit.times !== 1) return undefined;
  const other =
    isOther || /\bcopy\b|\bsecond one\b|\ba second\b|\bthe second\b|\banother\b|\bother\b/.test(question);
  if (limit.scope === 'card') {
    if (other) return undefined;
    return {
      answer: 'no',
      rules: ['limit/once-per-turn-used'],
      because: 'once per turn: a negated use counts too',
      reads,
    };
  }
  if (limit.counts === 'activate' && negated === 'activation') {
    const because = 'it counts activations, and a negated activation is none';
    return { answer: 'yes', rules: ['limit/activate-card-negated'], because, reads };
  }
  const because =
    limit.counts === 'use'
      ? 'it counts each use, also one whose activation or effect was negated'
      : 'it counts activations, and the activation itself was not negated';
  const rule = limit.counts === 'use' ? 'limit/hard-once-per-turn' : 'limit/effect-negated-still-used';
  return { answer: 'no', rules: [rule, 'limit/once-per-turn-used'], because, reads };
}
