import { isActivated } from '../../card-model/activated.ts';
import { describeInstruction } from '../../card-model/describe/describe-instruction.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import {
  type ActivationCase,
  activationCases,
  asIfActivated,
} from '../../engine/activation/activation-case.ts';
import { costReach } from '../../engine/activation/cost.ts';
import { onlyMeant } from '../../engine/activation/infer-effect.ts';
import { poolOf } from '../../engine/instructions/pool.ts';
import { judgeStep } from '../../engine/legal/judge-step.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { type Card, cardOf, type Duel } from '../../engine/state/duel.ts';
import { neverTargeted } from '../../engine/target/may-be-targeted.ts';
import { defined } from '../../platform/defined.ts';
import { happenings } from '../../vocabulary/events.ts';
import { type Action, after, type Board, cardsOf, marks, whyNot } from './board.ts';
import { numbered, openOfSummon } from './summons.ts';

type Activate = Extract<Action, { do: 'activate' }>;
type Resolve = Extract<Action, { do: 'resolve' }>;

/** Something that a player chose with the last thing that was done, and that was not said yet. */
export interface OpenChoice {
  /** What is asked: `Which card is discarded?` */
  readonly asks: string;
  /** What is not settled without it. */
  readonly why?: string;
  /** The last thing that was done, with each choice said; what the rules allow first. */
  readonly answers: readonly OpenAnswer[];
}

export interface OpenAnswer {
  readonly label: string;
  readonly action: Action;
  readonly detail?: string;
}

/** What is left to say of the last thing that was done; undefined where nothing is. */
export function openChoice({ last }: Board): OpenChoice | undefined {
  if (last === undefined) return undefined;
  const { action, before } = last;
  if (action.do === 'activate') return openOfActivation(before, action);
  if (action.do === 'summon' || action.do === 'declare-summon') return openOfSummon(before, action);
  return action.do === 'resolve' ? openOfResolution(before, action) : undefined;
}

/** Of the effect that was activated; undefined where it is not known which. */
function openOfActivation(duel: Duel, action: Activate): OpenChoice | undefined {
  const { card: id, part, player, asSpell } = action;
  const at = part ?? onlyMeant(duel, cardOf(duel, id), action);
  const asked = asSpell || at === undefined ? undefined : activationCases(duel, id, at, player)[0];
  return asked && (openCost(duel, action, asked) ?? openTargets(duel, action, asked.effect));
}

/** How a cost is told of which only the cards are to be said. */
const costEvents = {
  discard: 'discarded',
  tribute: 'tributed',
  banish: 'banished',
  detach: 'detached',
  'send-to-gy': 'sent-to-gy',
} as const satisfies Partial<Record<Instruction['do'], string>>;

const isTold = (verb: Instruction['do']): verb is keyof typeof costEvents => verb in costEvents;

/** Cards that the cost takes and that were not named. */
function openCost(duel: Duel, action: Activate, asked: ActivationCase): OpenChoice | undefined {
  const { cost } = asked.effect;
  const taking = cost.filter(({ what }) => isDescribed(what) && what.count !== 'all');
  const [first, ...others] = taking;
  if (first === undefined || others.length > 0 || !isDescribed(first.what)) return undefined;
  const { count } = first.what;
  const events = cost.length === 1 && isTold(first.do) ? costEvents[first.do] : undefined;
  const said =
    events === undefined ? (action.chosen ?? []) : (action.cost ?? []).flatMap(({ card }) => card ?? []);
  const told = events === undefined ? action.chosen !== undefined : action.cost !== undefined;
  if (told && said.length >= (count === 'any' ? 1 : Number(count))) return undefined;
  if (told && said.length === 0) return undefined;
  const from = first.do === 'detach' ? { from: ['xyz-material' as const] } : {};
  const pool = poolOf(asIfActivated(duel, asked), { ...from, ...first.what }, costReach(first, asked));
  const able = [...pool.sure, ...pool.perhaps.map(({ card }) => card)].filter(
    ({ id, attachedTo = action.card }) =>
      id !== action.card && !said.includes(id) && (first.do !== 'detach' || attachedTo === action.card),
  );
  if (able.length === 0) return undefined;
  const number = numbered(said.length, count === 'any' ? 1 : Number(count));
  const paid = events === undefined ? 'is the cost paid with' : `is ${happenings.term(events)} as cost`;
  return {
    asks: `Which card ${paid}${number}?`,
    answers: able.map(({ id }) => {
      const all = [...said, id];
      return {
        label: id,
        action:
          events === undefined
            ? { ...action, chosen: all }
            : { ...action, cost: all.map((card) => ({ event: events, card })) },
      };
    }),
  };
}

/** Targets that were not named, as far as it is known how many there are. */
function openTargets(duel: Duel, action: Activate, { targets }: ActivatedEffect): OpenChoice | undefined {
  const { targets: told = [] } = action;
  if (action.targets !== undefined && told.length === 0) return undefined;
  const most = targets.reduce((sum, { count }) => sum + (count === 'any' ? 1 : count), 0);
  if (told.length >= most) return undefined;
  const paid = after(duel, action);
  // One that goes somewhere else as cost may be targeted there.
  const isHidden = ({ id, place }: Card) =>
    [place, cardOf(paid, id).place].every((each) => neverTargeted.includes(each));
  const able = cardsOf({ duel }).filter((card) => !told.includes(card.id) && !isHidden(card));
  const illegalAnyway = judgeStep(duel, action).verdict === 'illegal';
  const judged = able.map((card) => {
    const withIt: Activate = { ...action, targets: [...told, card.id] };
    const said = judgeStep(duel, withIt);
    // Where the activation itself is against the rules, that says nothing of the target.
    const illegal = said.verdict === 'illegal' && !illegalAnyway;
    return { card, withIt, illegal, detail: illegal ? whyNot(said) : undefined };
  });
  const answers = judged
    .filter(({ card, illegal }) => !illegal || card.id !== action.card)
    .toSorted((a, b) => Number(a.illegal) - Number(b.illegal))
    .map(
      ({ card, withIt, illegal, detail }): OpenAnswer => ({
        label: `${card.id}${illegal ? marks.illegal : ''}`,
        action: withIt,
        ...defined({ detail }),
      }),
    );
  return answers.length === 0
    ? undefined
    : { asks: `What does it target${numbered(told.length, most)}?`, answers };
}

/** Whether each "you can" of the text is done, and the cards that it needs and nobody named. */
function openOfResolution(duel: Duel, action: Resolve): OpenChoice | undefined {
  const link = duel.chain.at(-1);
  if (link === undefined || action.happens !== undefined || action.negated !== undefined) return undefined;
  const part = link.part === undefined ? undefined : cardOf(duel, link.card).model.parts[link.part];
  const effect = part !== undefined && isActivated(part) ? part : undefined;
  return openDecision(action, effect) ?? openChosen(duel, action);
}

function openDecision(action: Resolve, effect: ActivatedEffect | undefined): OpenChoice | undefined {
  const [may, ...others] = (effect?.does ?? []).filter((each) => each.may);
  if (may === undefined || others.length > 0) return undefined;
  if (action.optional !== undefined || action.chosen !== undefined) return undefined;
  return {
    asks: `Is it done: "${describeInstruction(may)}"?`,
    answers: [
      { label: 'Yes', action: { ...action, optional: [true] } },
      { label: 'No', action: { ...action, optional: [false] } },
    ],
  };
}

/** The cards that the engine misses, as long as each that is named tells it more. */
function openChosen(duel: Duel, action: Resolve): OpenChoice | undefined {
  const chosen = action.chosen ?? [];
  const missing = missingAfter(duel, action);
  if (missing === undefined) return undefined;
  const made = missing.verb === 'fusion-summon' || missing.verb === 'ritual-summon';
  const before =
    chosen.length === 0 ? undefined : missingAfter(duel, { ...action, chosen: chosen.slice(0, -1) });
  if (!made && missing.words === before?.words) return undefined;
  const able = missing.may
    .flatMap((id) => (chosen.includes(id) ? [] : (duel.cards[id] ?? [])))
    .filter((card) => !made || isOfSummon(card, missing.verb, chosen.length === 0));
  if (able.length === 0) return undefined;
  const [summoned] = chosen;
  const ofSummon =
    summoned === undefined ? 'Which monster is Summoned?' : `Which material is used for ${summoned}?`;
  return {
    asks: made ? ofSummon : 'Which card was chosen?',
    why: `Not said yet: ${missing.words}.`,
    answers: able.map(({ id }) => ({ label: id, action: { ...action, chosen: [...chosen, id] } })),
  };
}

/** Of a Fusion or Ritual Summon the monster is named first, then what it is Summoned with. */
const isOfSummon = (card: Card, verb: Instruction['do'] | undefined, first: boolean): boolean =>
  first
    ? hasAbility(card, verb === 'fusion-summon' ? 'Fusion' : 'Ritual')
    : card.model.facts.cardType === 'monster';

/** The first thing that resolving leaves open and that named cards would settle. */
function missingAfter(duel: Duel, action: Resolve) {
  const { missing } = after(duel, action.chosen?.length === 0 ? withoutChosen(action) : action);
  return missing.slice(duel.missing.length).find(({ may, forced }) => may.length > 0 && !forced);
}

const withoutChosen = ({ chosen: _, ...action }: Resolve): Resolve => action;
