import { isActivated } from '../../effects/activated.ts';
import type { Frame } from '../words/frame.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { actorOf } from './reading/asked-happening.ts';
import type { Happening } from './reading/happenings.ts';
import type { Side } from './reading/side.ts';
import type { SketchCard } from './reading/sketch.ts';

const attacks: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>(['attack', 'attack-directly', 'declare']);
const plays: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>([
  'activate',
  'use',
  'chain',
  'turn',
  'discard',
  'special-summon',
  'summon',
  'resolve',
]);

/**
 * Once an effect has ended the Battle Phase no attack is declared in it any more (rule battle-step/when-to-attack), unless
 * something lets the player conduct another one.
 */
export const battlePhaseEnded: KeyWordPrinciple = ({ told, question, cards, happenings }) => {
  const asked = happenings.at(-1);
  if (asked === undefined || !attacks.has(asked.verb) || !asked.frame.modal || asked.frame.negated)
    return undefined;
  const [ender, another] = cards.filter(endsIt);
  if (ender === undefined || another !== undefined || elsewhere.test(`${told} ${question}`)) return undefined;
  const used = happenings.find((each) => each !== asked && uses(each, ender));
  const [user, attacker] = [used && sideIn(used), sideIn(asked)];
  // The Battle Phase that it ends is the other player's.
  if (
    user === undefined ||
    user === attacker ||
    asked.by.some(({ words }) => words === 'it' || words === 'them')
  )
    return undefined;
  if (attacker === undefined && !/\bstill\b|\bthis turn\b/.test(question)) return undefined;
  // What else is named has attacked, or would: what other cards do may be an answer to it.
  const others = cards.filter(({ ref }) => ref !== ender.ref);
  if (
    !others.every(
      (card) =>
        happenings.some((each) => attacks.has(each.verb) && speaksOf(each, card)) && !speaksOfIt(card),
    )
  )
    return undefined;
  if (speaksAgainst(told, 'negated') || isNegated(told, ender)) return undefined;
  const part = ender.model.parts.find((each) => isActivated(each) && ends(each));
  return ruled(
    'no',
    'battle-step/when-to-attack',
    `${ender.model.name} has ended the Battle Phase, so nothing attacks in it any more`,
    part === undefined ? [] : [{ model: ender.model, part }],
  );
};

type Part = SketchCard['model']['parts'][number];
const ends = (part: Part): boolean =>
  isActivated(part) &&
  part.does.some(
    ({ do: verb, may, onlyIf }) => verb === 'end-battle-phase' && may === undefined && onlyIf === undefined,
  );
const endsIt = ({ model }: SketchCard): boolean => model.parts.some(ends);

const uses = (each: Happening, { ref }: SketchCard): boolean =>
  each.told && plays.has(each.verb) && [...each.what, ...each.by].some(({ card }) => card?.ref === ref);

/** The player who does it, or whose monster does. */
const sideIn = (each: Happening): Side | undefined =>
  actorOf(each) ??
  each.by.flatMap(({ words }): readonly Side[] =>
    words.startsWith('my ') ? ['me'] : words.startsWith('their ') ? ['opponent'] : [],
  )[0];

const speaksOf = ({ by, what, means }: Happening, { ref }: SketchCard): boolean =>
  means?.ref === ref || [...by, ...what].some(({ card }) => card?.ref === ref);

/** Does its text speak of Battle Phases? */
const speaksOfIt = ({ model }: SketchCard): boolean =>
  /Battle Phase|negate/i.test(`${model.text?.main ?? ''} ${model.text?.pendulum ?? ''}`);

/** Was it stopped: "X was negated", "I negated it with"; what it negates is the attack. */
const isNegated = (told: string, { ref }: SketchCard): boolean =>
  /\bnegat/.test(
    told.replace(
      /\b(?:and |to |which |that )?negat(?:e|es|ed|ing) (?:it|my|the|that|his|her|their)(?: (?:direct )?attack)?(?= ?[.,;]|$| and\b)/,
      ' ',
    ),
  ) ||
  new RegExp(`\\b(?:negates?|negated|negating|stops?|stopped) (?:the |that |their |his |my )?${ref}`).test(
    told,
  );

const elsewhere =
  /\bnext turn\b|\b(?:second|additional|another|extra|2nd) battle phase\b|\btwo battle phases\b|\bmain phase\b|\b(?:in|on|during) (?:my|his|her|their|my opponent's) (?:own )?turn\b/;
