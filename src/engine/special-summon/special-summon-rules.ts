import { pointingWords } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { isSpecialSummon, type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { isApplying } from '../negation.ts';
import { type ArrivalCase, controlRulesFor } from '../restrictions/control-limits.ts';
import { type Limit, limitsIn } from '../restrictions/forbidden-acts.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { restrictedSummonRules } from '../restrictions/restriction.ts';
import { askedOf, type CardCase, type Rule, rule, ruleIf } from '../rule.ts';
import { type Card, cardOf, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { hasNotHappened } from '../state/missing.ts';
import {
  asksForProper,
  byProcedure,
  cannotBeSpecialSummoned,
  ignoringConditions,
  mustBeOnly,
  notNeeded,
  onlyProperFirst,
} from './proper.ts';
import { type SpecialSummonCase, wayOf, withinReach } from './special-summon-case.ts';
import { statusRules, token } from './status.ts';

/** The texts that apply now and may keep a player from a Summon of this sort, in words that no field says. */
export const unreadLimits = (
  duel: Duel,
  player: Player,
  sort: 'normal' | 'special',
): readonly { readonly source: Card; readonly words: string }[] =>
  Object.values(duel.cards)
    .filter((source) => isApplying(duel, source))
    .flatMap((source) =>
      source.model.parts
        .flatMap((part) => limitsIn(part, source.place))
        .filter(({ isRead, touches }) => !isRead && touches?.includes('summon') !== false)
        .filter((each) => speaksOf(sort, each))
        .filter(({ who }) => who !== (source.controller === player ? 'opponent' : 'you'))
        .filter(({ upon }) => !hasNotHappened(duel, upon))
        .map(({ words }) => ({ source, words })),
    );

/** A sentence that was not read, and no restriction, hinders a Summon only if it speaks of one. */
function speaksOf(sort: 'normal' | 'special', limit: Limit): boolean {
  const [normal, special] = [says(limit, 'bars-normal-summons'), says(limit, 'special-summons')];
  const restricts = limit.restricts === true;
  return sort === 'normal'
    ? normal || (restricts && !special)
    : normal || special || limit.restricts !== undefined;
}

const special = summonWays.ids.filter(isSpecialSummon);

/** "You can only Special Summon ... once per turn": in whatever way, by the name of the card. */
const onceByName = rule('special-summon/once-per-turn', (duel, asked: SpecialSummonCase) => {
  const { card, by } = asked;
  const { specialOncePer: per, specialOnceAs: as } = card.model.summoning;
  if (per === undefined || (as !== undefined && wayOf(asked) !== as)) return null;
  const player = (by.kind === 'effect' ? by.source?.player : undefined) ?? card.controller;
  const { made, negated } = summonsBefore(duel, card, player, per, as === undefined ? special : [as]);
  const facts = { per };
  if (made) return { code: 'used', facts };
  return negated ? { code: 'negated', facts } : null;
});

/** Has the player Special Summoned a monster of this name in this turn, or Duel? A negated Summon is told apart. */
export function summonsBefore(
  duel: Duel,
  { model: { name } }: Card,
  player: Player,
  per: 'turn' | 'duel',
  ways: readonly SummonWay[],
): { readonly made: boolean; readonly negated: boolean } {
  const since = per === 'turn' ? duel.timeline.slice(duel.turnBegan) : duel.timeline;
  const own = since.filter(({ card }) => card?.after.model.name === name);
  const made = own.some(
    ({ names, by, card }) =>
      names.some((each) => isSummonWay(each) && ways.includes(each)) &&
      (by?.player ?? card?.after.controller) === player,
  );
  return { made, negated: own.some(({ names }) => names.includes('summon-negated')) };
}

/** The texts that apply now and may keep it from being Summoned, or negate what Summons it, in words that no field says. */
const barriers = (duel: Duel, asked: SpecialSummonCase) => {
  const { card, by } = asked;
  const source = by.kind === 'effect' && by.source !== undefined ? cardOf(duel, by.source.id) : undefined;
  const negating = Object.values(duel.cards)
    .filter((other) => isApplying(duel, other))
    .flatMap((other) =>
      other.model.parts
        .flatMap((part) => (source === undefined ? [] : negationsIn(duel, part, source)))
        .map((words) => ({ source: other, words })),
    );
  return [...unreadLimits(duel, summoner(asked), 'special'), ...negating].filter(
    (each) => each.source.id !== card.id && each.source.id !== source?.id,
  );
};

/** What a Continuous Effect negates, where only words say it, may be the effect of the card that Summons. */
const negationsIn = (duel: Duel, part: Part, { role }: Card): readonly string[] =>
  part.kind !== 'continuous'
    ? []
    : part.does.flatMap((each) => {
        const { do: verb, what, reads } = each;
        const words = reads ?? pointingWords(what);
        const ofOthers =
          role === 'spell' ? says(each, 'not-of-spells') : role === 'trap' && says(each, 'not-of-traps');
        const may = words !== undefined && !ofOthers && !hasNotHappened(duel, each.upon);
        return verb === 'negate-effects' && may ? [words] : [];
      });

/** A face-up card may forbid it, or negate the effect that Summons, in words that no field says. */
const continuousMayForbid = ruleIf(
  'effect/continuous-starts special-summon-rules',
  'may',
  (duel, asked: SpecialSummonCase) => {
    const found = barriers(duel, asked).at(0);
    return found === undefined ? null : { facts: { card: found.source.model.name, words: found.words } };
  },
);

/** A rule on the status, asked only where the Summon turns on it. */
const whereAsked = (each: Rule<CardCase>): Rule<SpecialSummonCase> =>
  askedOf(each, (question) => (asksForProper(question) ? question : null));

/** The player who Summons it: whose effect it is, else who has the card. */
const summoner = ({ card, by }: SpecialSummonCase) =>
  (by.kind === 'effect' ? by.source?.player : undefined) ?? card.controller;

/** What players may not Summon now. */
const restricted = restrictedSummonRules.map((each) =>
  askedOf(each, (question: SpecialSummonCase) => ({
    card: question.card,
    way: wayOf(question),
    player: summoner(question),
    by: question.by.kind === 'effect' ? question.by.source?.id : undefined,
  })),
);

/** The rules on any Special Summon, which hold for Tokens too. */
export const tokenRules: readonly Rule<SpecialSummonCase>[] = [...restricted, continuousMayForbid];

/** A second copy of what a player may control only one of. Where materials or Tributes leave for it, those rules ask it. */
const onlyOneCopy = onlyOneFor((question: SpecialSummonCase) => {
  const leaves = question.by.kind === 'summon' && wayOf(question) !== 'pendulum-summoned';
  const does = question.by.kind === 'effect' ? question.by.instruction?.do : undefined;
  if (leaves || (does !== undefined && does !== 'special-summon')) return null;
  // Nobody said by what: by a Fusion or Ritual Summon, for which monsters leave.
  const takesTributes = does === undefined && takesOthers(question.card);
  return { card: question.card, player: summoner(question), takesTributes };
});

const takesOthers = ({ model: { facts } }: Card): boolean =>
  facts.cardType === 'monster' && facts.abilities.some((each) => each === 'Fusion' || each === 'Ritual');

/** More monsters than a field has may leave for a Summon of which nobody said with what. */
const whoeverLeaves = 7;

/** Where the monster comes to, and how; an effect may have another player Summon it, or to another field. */
function arrivalOf(question: SpecialSummonCase): ArrivalCase {
  const { card, by } = question;
  const own = summoner(question);
  if (by.kind === 'summon') return { card, player: own, faceUp: true, mayLeave: whoeverLeaves };
  const { who, faceDown, do: verb } = by.instruction ?? {};
  return {
    card,
    player: who === 'opponent' ? otherPlayer(own) : own,
    faceUp: faceDown !== true,
    ...(verb === undefined || verb === 'special-summon' ? {} : { mayLeave: whoeverLeaves }),
  };
}

/** Which monsters its player can control together. Where materials or Tributes were named, the rules of that Summon ask it. */
const together = controlRulesFor((question: SpecialSummonCase) =>
  question.by.kind === 'summon' && wayOf(question) !== 'pendulum-summoned' ? null : arrivalOf(question),
);

/** The same of a Summon of which nobody said with which materials. */
export const togetherWhateverLeaves = controlRulesFor(arrivalOf);

/** The rules that a Special Summon must pass, in the order in which they are asked. */
export const specialSummonRules: readonly Rule<SpecialSummonCase>[] = [
  withinReach,
  onceByName,
  ...restricted,
  onlyOneCopy,
  ...together,
  cannotBeSpecialSummoned,
  mustBeOnly,
  token,
  ...statusRules.filter((each) => each !== token).map(whereAsked),
  onlyProperFirst,
  byProcedure,
  ignoringConditions,
  notNeeded,
  continuousMayForbid,
];
