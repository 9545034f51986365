import { type Instruction, instructionSchema, isDescribed } from '../../card-model/instruction.ts';
import { isKept } from '../../card-model/lasting/lasting-fields.ts';
import { verbFacts, verbs } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import type { EffectFacts, Leaf } from '../effect-facts.ts';
import { deniesIn, footprintOf } from '../footprint.ts';
import { formsOf, kindsOf } from '../forms.ts';
import { staticSort } from '../statics/statics.ts';
import { eitherOf } from './conditions/state-conditions.ts';
import { withBan } from './lasting/bans.ts';
import { withProtection } from './lasting/protections.ts';
import { withOwnPlaces } from './played-words.ts';
import { withMaterialBar } from './summons/material-bars.ts';
import { withMaterialUse } from './summons/material-use.ts';
import { withNormalSummons } from './summons/normal-summons.ts';

/** How texts say what an effect may be asked to include, within one clause. */
const saidAs = kindsOf('included', verbs);
const fromDeck = /\bfrom (?:your|their|the) (?:hand (?:or|and\/or) )?Deck\b|\bexcavated\b/;
/** A clause that forbids, or tells of what happens otherwise or comes of it, does nothing of it. */
const doesNot = /\b(?:cannot|except|would|if|when|that was|were|this turn|so that)\b/i;
/** What says how long it lasts, or which card is meant, and takes nothing back. */
const besides = / \(?until the end of this turn\)?| that cannot be Normal Summoned\/Set/;

/** What words that were not read as instructions surely include: a clause says the verb, and that cards come from the Deck. */
function includedIn(words: string): Pick<Instruction, 'includes'> {
  const includes = words
    .split(/[,;.:]| then /)
    .filter((clause) => !doesNot.test(clause.replace(besides, '')))
    .flatMap((clause) =>
      saidAs.flatMap(([form, verb]) =>
        form.test(clause)
          ? [{ do: verb, ...(verb === 'draw' || fromDeck.test(clause) ? { fromDeck: true as const } : {}) }]
          : [],
      ),
    );
  return includes.length === 0 ? {} : { includes };
}

/** Instructions of words; words that were not read are described as they stand. */
export const instructionsOf = ({ does, text }: Leaf): readonly Instruction[] =>
  does?.some(({ grants }) => grants)
    ? does
    : (does ?? [{ do: 'described' as const, reads: text }])
        .map(withNormalSummons)
        .map(withDuration)
        .map(withoutRemark)
        .map(withoutSure)
        .map(withBan)
        .map(withMaterialBar)
        .map(withProtection)
        .map(withMaterialUse)
        .map(withOwnPlaces)
        .map(withAll)
        .map(withTouches);

const within = formsOf('durations-within', instructionSchema.shape.until.unwrap());

/** "It can make a second attack during each Battle Phase this turn": how long it lasts, where that stands in the words of what it is. */
function withDuration(each: Instruction): Instruction {
  if (each.do !== 'change-status' || each.until !== undefined) return each;
  const { delayed, ...now } = each;
  // "During this turn, it can attack twice" is so from now on.
  const during = within.find(([form]) => form.test(` ${delayed ?? ''}`))?.[1];
  if (delayed !== undefined && during !== undefined) return { ...now, until: during };
  const until = within.find(([form]) => form.test(each.reads ?? ''))?.[1];
  return until === undefined ? each : { ...each, until };
}

/** Remarks on the effect, or on who chooses, that is said already; one on the card where the time is told. */
const remark =
  /(?:^|,? )\((?:this is a Quick Effect\.?|(?<theirs>their choice)|(?<gone>even if (?:this card|it) leaves the field))\)$/i;

function withoutRemark(each: Instruction): Instruction {
  const { reads, ...rest } = each;
  const [words, found] = [remark.exec(reads ?? '')?.[0], remark.exec(reads ?? '')?.groups];
  const bears =
    (found?.['theirs'] !== undefined && each.who !== 'opponent') ||
    (found?.['gone'] !== undefined && each.until === undefined);
  if (reads === undefined || words === undefined || bears) return each;
  const left = reads.slice(0, -words.length);
  return left === '' ? (each.do === 'described' ? each : rest) : { ...rest, reads: left };
}

/** "If you activate this effect": that is so when it resolves. */
function withoutSure(each: Instruction): Instruction {
  const { onlyIf = '', ...rest } = each;
  return /^if you activated? this (?:card|effect)$/.test(onlyIf) ? rest : each;
}

/** "Destroy as many monsters on the field as possible": all of them, where no zone has to be free for them. */
function withAll(each: Instruction): Instruction {
  const { what, to } = each;
  const all = isDescribed(what) && what.count === 'any' && what.filter.reads === 'as possible, as many';
  if (!all || !isKept(each.do) || (to !== undefined && isField(to))) return each;
  const { reads: _, ...filter } = what.filter;
  return { ...each, what: { ...what, count: 'all', filter } };
}

/** With what its words alone can touch, of an instruction whose verb does not say it. */
export function withTouches(each: Instruction): Instruction {
  const { do: verb, reads } = each;
  return verbFacts[verb].touches !== undefined || reads === undefined
    ? each
    : { ...each, ...(verb === 'described' ? includedIn(reads) : {}), ...touchesOf(reads) };
}

/** What words can touch, and when, as far as their verbs tell that. */
export function touchesOf(words: string): Pick<Instruction, 'touches' | 'upon' | 'denies' | 'holds'> {
  const { aspects, upon } = footprintOf(words);
  const first = whileHeld.exec(words)?.[1];
  const holds = first === undefined ? null : eitherOf(first);
  return {
    ...(holds === null ? {} : { holds }),
    ...(aspects === 'everything' ? {} : { touches: [...aspects] }),
    ...(upon === undefined ? {} : { upon: [...upon] }),
    ...(deniesIn(words) ? { denies: true } : {}),
  };
}

/** What has to hold for all that follows: "While you control a Dragon monster, ...". */
const whileHeld = /^((?:while|as long as|if) (?:[^,:"]|"[^"]*")+), (?!(?:or|and|except|other)\b|.*[.;] \S)/i;

/** Sentences that say how the card is activated ("Activate this card by paying 1000 LP"), with what they pay and target. */
export const activationLeaves = ({ leaves }: EffectFacts): readonly Leaf[] =>
  leaves.filter(({ text }) => activatesBy.test(text));

/** What happens at resolution, sentence by sentence. */
export const resolutionLeaves = (effect: EffectFacts): readonly Leaf[] => {
  const own = leavesOfTheirOwn(effect);
  return effect.leaves.filter(
    (leaf) => leaf.role === 'resolution' && !activatesBy.test(leaf.text) && !own.includes(leaf),
  );
};

/** Sentences behind an effect that are no part of its resolution: who may respond, bans, how often it is Summoned. */
export const leavesOfTheirOwn = ({ leaves }: EffectFacts): readonly Leaf[] => {
  const [first, ...more] = leaves.filter(({ role }) => role === 'resolution');
  return [
    ...(first !== undefined && standsAlone(first.text) ? [first] : []),
    ...more.filter(({ text, bullet }) => standsAlone(text) || (bullet === undefined && isLasting(text))),
  ];
};

const activatesBy = /^Activate this card by\b/i;

const standsAlone = (text: string): boolean => {
  const sort = staticSort(text);
  return sort === 'cannot-be-responded-to' || (sort === 'restriction' && ofTheTurn.test(text));
};
const ofTheTurn = /\b(?:the|during the) turn (?:you|this card)\b|^The turn you\b/i;

function isLasting(text: string): boolean {
  const sort = staticSort(text);
  if (sort === 'unread') return false;
  return onceSummoned.test(text) || (cannotBeDone.test(text) && !ofEffectOrTime.test(text));
}
const onceSummoned = /^You can only (?:\w+ )?Summon "[^"]+" once per (?:turn|Duel)\.$/;
const cannotBeDone = /^(?:(?:Your opponent|You) cannot|Neither player can) /;
const ofEffectOrTime =
  /\b(?:turn|Phase|until|these|those|chosen|this effect|the following|same Chain|it|its|them|this way|that (?!are|were|is|was|have|has|you|your|mentions?)\w+)\b/i;

/** Does the player choose one of several effects here? */
export const isChoice = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'activate-one' &&
  !/\b(?:both|all|each|these|simultaneously|the following effects)\b(?! of)/.test(
    reads.replace(/ \(but you .*\)|\bof (?:these|the following)\b/g, ''),
  );
