import { type Instruction, isDescribed, isTarget, pointingWords } from '../../card-model/instruction.ts';
import type { Target } from '../../card-model/part.ts';
import type { Unaffected, Value } from '../../card-model/value.ts';
import { defined } from '../../platform/defined.ts';
import { withAppliedTo, withExcepted } from './applied-to.ts';
import { dealtIn, kindOfThose } from './conditions/dealt-cards.ts';
import { eitherOf } from './conditions/state-conditions.ts';
import { countedOf } from './counted.ts';
import { lasts, points, withBattled } from './looked-up.ts';
import { eachIn, quantityOf } from './quantities.ts';

type Said = Pick<
  Instruction,
  | 'value'
  | 'onlyDuring'
  | 'holds'
  | 'unaffected'
  | 'what'
  | 'ifThoseAre'
  | 'ifDealt'
  | 'ifFromHand'
  | 'tuner'
  | 'activatedSoon'
>;

/** Adds what words come to: ATK and DEF, conditions, immunities, by `cost` ("its") and `targets`; unknown words stay as they are. */
export function withValues(
  all: readonly Instruction[],
  cost: readonly Instruction[] = [],
  targets: readonly Target[] = [],
  applied = false,
): readonly Instruction[] {
  const told = lasting(all)
    .map(withoutLasting)
    .map((each, at) => ({
      ...each,
      ...saidOf(each, applied || isAlone(each, [...cost, ...all.slice(0, at)], targets), applied),
      ...declaredOf(each, [...cost, ...all.slice(0, at)]),
      ...amongOf(each, targets),
    }));
  // "Switch the ATK and DEF" is one change of both.
  return told.filter(({ do: verb, value }) => !(verb === 'change-def' && value?.how === 'switched'));
}

/** The same for what applies without being activated: its card is there as long as it applies, and nothing happens before it. */
export const withAppliedValues = (all: readonly Instruction[]): readonly Instruction[] =>
  withValues(
    all
      .map(({ onlyIf, ...each }, at) => ({
        ...each,
        ...(onlyIf === undefined || whileThere.test(onlyIf) ? {} : { onlyIf }),
        ...(each.what === 'those' && isAll(all[at - 1]?.what) ? { what: all[at - 1]?.what } : {}),
      }))
      .map(withAppliedTo)
      .map(withExcepted)
      .map(onceEach)
      .map(withBattled),
    [],
    [],
    true,
  );

/** "Fusion Monsters and "Paper" monsters you control gain 500 ATK": one that is both gains it once. */
function onceEach(each: Instruction, at: number, all: readonly Instruction[]): Instruction {
  const { do: verb, what, joined: _, ...same } = each;
  const before = all.slice(0, at).find((other) => {
    const { do: otherVerb, what: otherWhat, joined: _joined, ...rest } = other;
    return verb === otherVerb && isAll(otherWhat) && JSON.stringify(rest) === JSON.stringify(same);
  })?.what;
  if (!/^change-(?:atk|def)$/.test(verb) || !isDescribed(what) || !isDescribed(before)) return each;
  const { anyOf, except: _except, ...first } = before.filter;
  if (anyOf !== undefined) return each;
  return {
    ...each,
    what: { ...what, filter: { ...what.filter, except: [...(what.filter.except ?? []), first] } },
  };
}

/** Does the effect speak of no other card before it, so that "its" is the monster whose value changes? */
const isAlone = (
  { what }: Instruction,
  before: readonly Instruction[],
  targets: readonly Target[],
): boolean =>
  (targets.length === 0 || what !== 'this') &&
  before.every((each) => each.what === undefined || JSON.stringify(each.what) === JSON.stringify(what));

const isAll = (what: Instruction['what']): boolean => isDescribed(what) && what.count === 'all';

const whileThere =
  /^(?:while|as long as) (?:this card (?:is|remains)|it is|they are) face-up on the field(?: \([^()]*\))?$/i;

/** "It gains 500 ATK (permanently)": where nothing else is said, the amount is all. */
function withoutLasting({ reads, ...each }: Instruction): Instruction {
  const rest = reads !== undefined && each.amount !== undefined ? reads.replace(lasts, '') : reads;
  return rest === undefined || rest === '' ? each : { ...each, reads: rest };
}

const howLong =
  /^(?:these (?:effects|changes) last|this (?:effect|change) lasts) until the end of this turn\.?$/i;

/** A sentence of its own that says how long what stands before it lasts. */
function lasting(all: readonly Instruction[]): readonly Instruction[] {
  const says = ({ do: verb, reads = '' }: Instruction): boolean =>
    verb === 'described' && howLong.test(reads);
  const last = all.findLastIndex(says);
  return all.flatMap((each, at): readonly Instruction[] => {
    if (says(each)) return [];
    return [at < last && each.until === undefined ? { ...each, until: 'end-of-turn' } : each];
  });
}

/** "Declare 1 Attribute; it becomes that Attribute". */
const declaredOf = (
  { reads = '', becomes }: Instruction,
  before: readonly Instruction[],
): Pick<Instruction, 'named'> =>
  becomes && thatDeclared.test(reads.replace(lasts, '')) && before.some(({ do: verb }) => verb === 'declare')
    ? { named: 'declared' }
    : {};
const thatDeclared =
  /^(?:that|the declared) (?:Level|Attribute|(?:Monster )?Type(?: and Attribute|\/Attribute)?)$/;

/** Of several targets one is meant by "1 monster", and another one by "the other monster". */
function amongOf(
  { do: verb, what, reads = '' }: Instruction,
  targets: readonly Target[],
): Pick<Instruction, 'what' | 'value'> {
  const [group, ...more] = targets;
  const several = group !== undefined && more.length === 0 && group.count !== 1;
  if (!several || (verb !== 'change-atk' && verb !== 'change-def')) return {};
  if (/^add that lost (?:ATK|DEF) to the other monster$/.test(reads))
    return { what: { count: 1, filter: {}, among: 'others' }, value: { how: 'gains', asLost: true } };
  const bare = isDescribed(what) && what.from === undefined && Object.keys(what.filter).join() === 'cardType';
  return bare && what.count !== 'all' ? { what: { ...what, among: 'targets' } } : {};
}

/** What was so at the activation is asked before anything is paid or done. */
const beforeCost = (onlyIf: string): string =>
  onlyIf.replace(/ when this card was activated$/, '').replace(/^(if your LP) were\b/i, '$1 are');

function saidOf(each: Instruction, own: boolean, applied: boolean): Said {
  const { do: verb, what, onlyIf, reads } = each;
  const isStat = verb === 'change-atk' || verb === 'change-def';
  // When it applies is asked by itself.
  const [, much = '', when] = (applied && isStat && onlyThen.exec(reads ?? '')) || [];
  const worked = isStat
    ? statValue(when === undefined ? each : { ...each, reads: much }, own)
    : pointsValue(each);
  // What applies all the time would change what it is worked out from.
  const value = applied && isOfCurrent(worked?.each) ? null : worked;
  // "It" of a position is the card that the instruction is about.
  const ofAnother = what !== 'this' && /^(?:if|while) it is\b/i.test(onlyIf ?? '');
  const holds = onlyIf === undefined || ofAnother ? null : eitherOf(beforeCost(onlyIf));
  const unaffected = verb === 'change-status' && reads !== undefined ? unaffectedBy(reads) : null;
  const equipped = pointingWords(what) === 'the equipped monster';
  const kind = onlyIf === undefined ? undefined : kindOfThose(onlyIf);
  const dealt = onlyIf === undefined || holds !== null ? undefined : dealtIn(onlyIf);
  return {
    ...defined({ ifThoseAre: kind, ifDealt: dealt }),
    ...(/^if you activated this card from your hand$/i.test(onlyIf ?? '')
      ? { ifFromHand: true as const }
      : {}),
    ...(value === null ? {} : { value, ...defined({ onlyDuring: when }) }),
    ...(holds === null ? {} : { holds }),
    ...(unaffected === null ? {} : { unaffected }),
    ...(verb === 'change-status' && soon.test(reads ?? '') && !noneOf.test(JSON.stringify(what))
      ? { activatedSoon: true as const }
      : {}),
    ...(verb === 'change-status' && asTuner.test(reads ?? '') ? { tuner: true as const } : {}),
    ...(equipped ? { what: 'equipped' as const } : {}),
  };
}

/** "Gains 300 ATK for each X, during your turn only": how much, and when. */
const onlyThen =
  /^(.*?)(?:^|,? )(during (?:the Damage Step|(?:the|your|your opponent's) Battle Phase|your turn|your opponent's turn) only)$/;

/** Is it worked out from ATK or DEF as they are? */
const isOfCurrent = (each: Value['each']): boolean =>
  typeof each === 'object' && 'stat' in each && !each.original;

const soon = /^(?:it )?can be activated(?: (?:during )?this turn)?$/;
/** "No Trap Cards can be activated". */
const noneOf = /^\{"reads":"no /;
const asTuner = /^is treated as a Tuner(?: while face-up on the field)?$/;

/** How an instruction changes ATK or DEF; null where its words are of no form that is known, or it needs none. */
function statValue(
  { do: verb, reads, amount, times, becomes, what, onlyIf = '' }: Instruction,
  alone: boolean,
): Value | null {
  if (reads === undefined) return null;
  const stat = verb === 'change-def' ? 'DEF' : 'ATK';
  const printed = new RegExp(`^original (?:${stat}|ATK/DEF|ATK and DEF)(?:, |$)`).exec(reads)?.[0];
  const original = printed === undefined ? {} : { original: true as const };
  const said = reads
    .slice(printed?.length ?? 0)
    .replace(lasts, '')
    .replace(/equal to the difference$/, (all) => (lpDiffer.test(onlyIf) ? `${all} in LP` : all));
  const words =
    what === 'this'
      ? said
          .replace(/\bit points to$|(?<=co-linked to )it$/, ofThis)
          .replace(/^(.*\b)this card's (?=(?:current |original )?(?:ATK|DEF))/, '$1its own ')
      : said;
  // "It", which was targeted, or all of those, are what is spoken of.
  const own =
    alone || isTarget(what) || /\b(?:its|their) own /.test(words) || (isAll(what) && /\btheir /.test(words));
  if (words === 'switch the ATK and DEF') return { how: 'switched', ...original };
  if (words === '') {
    if (times !== undefined) return { how: times === 'half' ? 'halved' : 'doubled', ...original };
    return becomes && amount !== undefined && amount >= 0 ? { how: 'becomes', amount, ...original } : null;
  }
  const part = new RegExp(`^(double|half) its (original|current) (?:${stat}|ATK/DEF|ATK and DEF)$`).exec(
    words,
  );
  if (part !== null && becomes) {
    const of = part[2] === 'original' ? 'original' : 'current';
    return { how: part[1] === 'half' ? 'halved' : 'doubled', of, ...original };
  }
  if (becomes) {
    const quantity = quantityOf(words, stat, own);
    return quantity === null ? null : { how: 'becomes', ...quantity, ...original };
  }
  if (printed !== undefined) return null;
  // "Increase the ATK of this card by 300 for each card in your hand": the amount stands apart.
  if (amount !== undefined)
    return countedValue(`${amount < 0 ? 'loses' : 'gains'} ${Math.abs(amount)}, ${words}`);
  return countedValue(words) ?? equalValue(words, stat, own && what !== undefined);
}

/** Where LP are compared, "the difference" is that of them. */
const lpDiffer = /\byour LP (?:is|are) (?:lower|higher) than your opponent's$/;

/** What "it" stands for where the card changes its own value. */
const ofThis = (it: string): string => it.replace('it', 'this card');

/** "Gains ATK equal to its Level x 200": what is gained or lost as much as something is. */
function equalValue(words: string, stat: 'ATK' | 'DEF', own: boolean): Value | null {
  const [, how, much = ''] = /^(gains|loses), equal to (.+)$/.exec(words) ?? [];
  const quantity = how === undefined ? null : quantityOf(much, stat, own);
  return quantity === null || (how !== 'gains' && how !== 'loses') ? null : { how, ...quantity };
}

function countedValue(words: string, amount?: number): Value | null {
  const { kind, by = 0, per, plus } = eachIn(words, amount) ?? {};
  const each = kind === undefined ? null : countedOf(kind.replace(/^of /, ''));
  if (each === null) return null;
  const share = { ...defined({ per, plus }) };
  return { how: by < 0 ? 'loses' : 'gains', amount: Math.abs(by), each, ...share };
}

/** "Inflict 300 damage for each material attached to this card", "draw cards equal to the number of monsters you control". */
function pointsValue({ reads = '', counted, do: verb, amount }: Instruction): Value | null {
  const counts = points.has(verb) || verb === 'draw';
  return counted === undefined && counts ? countedValue(reads, amount) : null;
}

const kinds: Readonly<Record<string, Unaffected['by']>> = {
  card: ['monster', 'spell', 'trap'],
  monster: ['monster'],
  Spell: ['spell'],
  Trap: ['trap'],
  'Spell/Trap': ['spell', 'trap'],
  'Spell or monster': ['spell', 'monster'],
  '': ['monster', 'spell', 'trap'],
};

/** "is unaffected by the effects of other Spells/Traps"; null for what holds at times, or against some effects only. */
function unaffectedBy(words: string): Unaffected | null {
  const said = /^(?:is |are )?unaffected by (.+)$/.exec(words)?.[1];
  if (said === undefined) return null;
  const [, whose, other, kind, but] =
    /^(?:the (?:effects of )?|any )?(your opponent's |opponent's )?(other )?(card|monster|Spell or monster|Spell|Trap|Spell\/Trap|(?=effects$))s?'?(?: Cards)?(?: or effects)?(?: ?effects)?(, except its own)?$/.exec(
      said.replace('Spells/Traps', 'Spell/Traps').replace(/\bactivated /, ''),
    ) ?? [];
  const by = kinds[kind ?? '-'];
  if (by === undefined || !/effects|^any Spell Cards$/.test(said)) return null;
  return {
    by: [...by],
    ...(other === undefined && but === undefined ? {} : { other: true as const }),
    ...(whose === undefined ? {} : { whose: 'opponent' as const }),
    ...(/\bactivated /.test(said) ? { activated: true as const } : {}),
  };
}
