import { isActivated } from '../../card-model/activated.ts';
import type { Footprint } from '../../card-model/aspects.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import {
  type BattleText,
  type EffectObject,
  type Instruction,
  isDescribed,
} from '../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import type { Either } from '../../card-model/value.ts';
import { verbFacts, verbWords } from '../../card-model/verbs.ts';
import { propertyMade } from '../../engine/continuous/properties.ts';
import { footprintOf } from '../language/read-card-text.ts';

/** Words of a card that are not played, or not whole. */
export interface UnreadClause {
  readonly words: string;
  /** Which part of the model it is of. */
  readonly part: number;
  /** Where the part stands in the printed text of its box. */
  readonly span?: readonly [number, number];
  readonly box?: 'main' | 'pendulum';
  /** When it counts: while its card's texts apply, when the part is activated, or for a sentence that may be activated. */
  readonly when: 'applies' | 'activates' | 'perhaps-activated';
  readonly footprint: Footprint;
  /** What has to hold for it to count, where the state of the Duel settles that. */
  readonly holds?: Either;
  /** The cards that it is about, where fields say that. */
  readonly about?: EffectObject;
}

const clauses = new WeakMap<CardModel, readonly UnreadClause[]>();

/** The clauses of a card that were not read, or are not played. What resolves is accounted for when it does (Duel.missing). */
export function unreadClauses(model: CardModel): readonly UnreadClause[] {
  const known = clauses.get(model);
  if (known !== undefined) return known;
  const found = model.parts.flatMap((part, number) =>
    unreadOf(model, part).map((each): UnreadClause => {
      const printed = 'printed' in part ? part.printed : undefined;
      return {
        footprint: footprintOf(each.words),
        ...each,
        part: number,
        ...(printed === undefined ? {} : { span: printed.span, box: printed.box }),
      };
    }),
  );
  clauses.set(model, found);
  return found;
}

type Found = Pick<UnreadClause, 'words' | 'when' | 'about' | 'holds'> &
  Partial<Pick<UnreadClause, 'footprint'>>;
const applies = (words: string): Found => ({ words, when: 'applies' });
const heldBy = ({ holds }: Pick<Instruction, 'holds'>): Pick<Found, 'holds'> =>
  holds === undefined ? {} : { holds };

/** Old texts say "you can" of effects that are activated, and do not show it otherwise. */
const perhapsActivated = ({ do: verb, reads, says: said }: Instruction): readonly Found[] =>
  verb === 'described' && reads !== undefined && says({ says: said }, 'lets-players')
    ? [{ words: reads, when: 'perhaps-activated' }]
    : [];

/** What stands beside texts on battles in their sentences, where a rule of battles judges all of these. */
function besideJudged(all: readonly BattleText[] | undefined): readonly Found[] | undefined {
  const judged = all?.every(
    (each) =>
      each.trait !== undefined &&
      (each.conditions.every(({ all: asked, partly }) => asked !== undefined && partly === undefined) ||
        isOfBattlesAlone(each)),
  );
  return judged === true ? all?.flatMap(({ beside = [] }) => beside.map(applies)) : undefined;
}

/** Does it say nothing but what rules of battles ask, and leave open, where its conditions were not read? */
const isOfBattlesAlone = ({ trait, ofEffects }: BattleText): boolean =>
  trait !== undefined && trait.is !== 'may-replace' && ofEffects === undefined;

/** What a card says of the monster that is Summoned using it: it counts wherever the card went for that, and no field tells of which monster. */
function ofUsed(part: Part): readonly Found[] {
  if (!('does' in part)) return [];
  const on =
    'on' in part && part.on.some((each) => says(each, 'of-used')) ? ['Summoned using this card'] : [];
  return part.does.flatMap(({ do: verb, what, reads, onlyIf, says: said }) =>
    on.length > 0 || says({ says: said }, 'of-used')
      ? [
          applies(
            [...on, onlyIf, verbWords(verb), ...inWords(what), reads]
              .filter((each) => each !== undefined)
              .join(' '),
          ),
        ]
      : [],
  );
}

function unreadOf(model: CardModel, part: Part): readonly Found[] {
  const used = ofUsed(part);
  if (used.length > 0) return used;
  const played =
    part.kind === 'unread' || part.kind === 'unclassified' ? besideJudged(part.battle) : undefined;
  if (played !== undefined) return played;
  switch (part.kind) {
    case 'unread':
      return isPlayedInWords(part)
        ? []
        : [
            { ...applies(part.reads), ...heldBy(part) },
            { words: part.reads, when: 'perhaps-activated' },
          ];
    case 'unclassified':
      return part.destroyedFor !== undefined || isPlayedInWords(part) ? [] : [applies(part.reads)];
    case 'continuous':
      return part.does.flatMap((each, at) =>
        isPlayedInWords({ ...part, does: [each] })
          ? []
          : (besideJudged(each.battle) ?? [
              ...ofApplied(part, each, { model, before: part.does.slice(0, at) }),
              ...perhapsActivated(each),
            ]),
      );
    case 'not-an-effect':
      if (part.gives !== undefined)
        return [{ ...applies(part.reads), footprint: { ...footprintOf(part.reads), reach: 'all' } }];
      if (part.what === 'maintenance') return [{ ...applies(part.reads), footprint: keeping }];
      return ofText(part) ? [applies(part.reads)] : [];
    default:
      return isActivated(part)
        ? [
            ...part.cost.filter(({ option }) => option === undefined).flatMap(ofCost),
            ...lastingOf(model, part),
          ]
        : [];
  }
}

/** What a card asks for in a phase, so that it may stay: whether it was paid, no field says. */
const keeping: Footprint = {
  aspects: ['place', 'destruction', 'lp'],
  reach: 'own',
  turns: 'either',
  upon: ['phase-changed'],
};

/** What the activation of a card that stays on the field says for as long as it lies there, without fields for it. */
const lastingOf = ({ facts }: CardModel, { kind, does }: ActivatedEffect): readonly Found[] =>
  kind === 'activation' && facts.cardType !== 'monster' && staying.has(facts.property)
    ? does.flatMap((each) =>
        binding.has(each.do) && each.until === undefined && each.reads !== undefined && !said(each)
          ? (besideJudged(each.battle) ?? [applies(each.reads)])
          : [],
      )
    : [];
const staying: ReadonlySet<string> = new Set(['Continuous', 'Field', 'Equip']);
const binding: ReadonlySet<Instruction['do']> = new Set<Instruction['do']>(['restrict', 'change-status']);

/** Texts on the loss of their card, which are played by their conditions. */
const isPlayedInWords = (part: Part): boolean =>
  'does' in part &&
  part.does.some(({ bond, destroyedWith, afterTargeted }) => bond ?? destroyedWith ?? afterTargeted);

/** Is it a text that binds or applies, and no field says how? */
function ofText(part: Extract<Part, { kind: 'not-an-effect' }>): boolean {
  switch (part.what) {
    case 'summoning-condition':
      return part.partly === true;
    case 'restriction':
      return part.bans === undefined && part.pendulumSummonsOnly === undefined;
    case 'cannot-be-responded-to':
      return part.unanswerable === undefined;
    case 'name':
      // The sentence says more than a name, or says a name of other cards.
      return part.treatedAs === undefined;
    default:
      return false;
  }
}

const inWords = (what: EffectObject | undefined): readonly string[] => {
  if (typeof what !== 'object') return [];
  if ('reads' in what) return [what.reads];
  return 'count' in what && what.filter.reads !== undefined ? [what.filter.reads] : [];
};

/** Fields beside its words that say what an instruction that applies does. */
const said = ({
  do: verb,
  bans,
  controls,
  barsMaterial: bar,
  shields,
  unaffected,
  value,
  counted,
  amount,
}: Instruction) =>
  [
    bans,
    controls,
    bar?.partly && verb !== 'change-status' ? undefined : bar,
    shields,
    unaffected,
    value,
    counted,
    amount,
  ].some((each) => each !== undefined);

/** Words on what cannot be done, and on battles, of which the fields say all that is asked. */
const isLimitOnly = ({ denies, protects, battle, touches = [] }: Instruction): boolean =>
  denies === true &&
  (protects !== undefined ||
    (battle?.every(({ trait }) => trait !== undefined) === true && !touches.includes('summon'))) &&
  (!touches.includes('attack') || battle !== undefined);

/** What the engine makes of monsters as it applies. */
const isProperty: ReadonlySet<string | undefined> = new Set(['type', 'attribute', 'level']);

/** What of an instruction that applies is not played: its words, its case, its cards, or all of it. */
function ofApplied(
  { conditions }: Extract<Part, { kind: 'continuous' }>,
  each: Instruction,
  { model, before }: { readonly model: CardModel; readonly before: readonly Instruction[] },
): readonly Found[] {
  // What a condition asks of a battle is judged with it.
  const asks = model.asksOfBattle?.find(({ words }) => words === each.onlyIf);
  const ofOther = asks?.all?.some(({ is }) => is === 'as-material') === true;
  const { do: verb, reads, onlyIf, holds, ifThoseAre, what, amount } = each;
  const isOfStats = verb === 'change-atk' || verb === 'change-def';
  const judged = asks !== undefined && !ofOther && (asks.partly === undefined || isOfStats);
  // What it negates of activated effects is asked when they resolve, what it banishes in place of the GY as cards move.
  if (each.negates !== undefined || each.insteadOf !== undefined) return [];
  const { touches, applied } = verbFacts[verb];
  const open =
    (!isProperty.has(propertyMade(each)?.is) &&
      ((touches !== undefined && applied === undefined) ||
        (reads !== undefined && !said(each) && !isLimitOnly(each)))) ||
    (onlyIf !== undefined && holds === undefined && ifThoseAre === undefined && !judged) ||
    conditions.length > 0 ||
    (inWords(what).length > 0 && !(judged && isOfStats)) ||
    isOtherThanThose(what, before);
  if (!open) return [];
  const words = [...conditions, ...(onlyIf === undefined ? [] : [onlyIf])];
  const does = [verb === 'described' ? '' : verbWords(verb), ...inWords(what), reads ?? ''];
  const text = [words.join(', '), does.filter((part) => part !== '').join(' ')];
  const all = text.filter((part) => part !== '').join(': ');
  // What is joined to another waits for what the first of them waits for.
  const waits = each.joined === undefined ? undefined : before.find((other) => other.onlyIf)?.onlyIf;
  const { upon, only } = footprintOf(waits === undefined ? all : `${waits}, ${all}`);
  const footprint =
    // What is paid in words may be for Summons.
    touches === undefined || (verb === 'pay-lp' && amount === undefined)
      ? footprintOf(does.slice(1).join(' '))
      : ({ aspects: touches, reach: 'all', turns: 'either' } as const);
  return [
    {
      words: all,
      when: 'applies',
      footprint: {
        ...footprint,
        ...(upon === undefined ? {} : { upon }),
        ...(ofOther ? { only: 'material' } : only === 'lost' ? { only } : {}),
      },
      ...heldBy(each),
      ...(what === undefined || inWords(what).length > 0 ? {} : { about: what }),
    },
  ];
}

/** "All other monsters", after some were named: whether these are other than the card or than those, no field says. */
const isOtherThanThose = (what: EffectObject | undefined, before: readonly Instruction[]): boolean =>
  isDescribed(what) &&
  what.count === 'all' &&
  what.filter.other === true &&
  before.some(({ what: of }) => isDescribed(of) && of.count === 'all' && of.filter.other !== true);

function ofCost({ do: verb, reads, what, onlyIf }: Instruction): readonly Found[] {
  const words = [
    ...(verb === 'described' ? [reads ?? 'the cost'] : inWords(what)),
    ...(onlyIf === undefined ? [] : [onlyIf]),
  ];
  return words.map((each) => ({
    words: each,
    when: 'activates',
    footprint: { aspects: ['activation'], reach: 'own', turns: 'denies' },
  }));
}
