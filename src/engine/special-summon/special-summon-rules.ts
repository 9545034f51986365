import { type ArrivalCase, controlRulesFor } from '../restrictions/control-rules.ts';
import { onlyOneFor } from '../restrictions/only-one.ts';
import { restrictedSummonRules } from '../restrictions/restriction-rules.ts';
import { askedOf, type Rule } from '../rule.ts';
import { otherPlayer } from '../state/duel.ts';
import { continuousMayForbid } from './interference.ts';
import { onceByName } from './once.ts';
import {
  asksForProper,
  byProcedure,
  cannotBeSpecialSummoned,
  ignoringConditions,
  mustBeOnly,
  notNeeded,
  onlyProperFirst,
} from './proper.ts';
import { withinReach } from './reach.ts';
import { type SpecialSummonCase, wayOf } from './special-summon-case.ts';
import { type StatusCase, statusRules, token } from './status.ts';

/** A rule on the status, asked only where the Summon turns on it. */
const whereAsked = (each: Rule<StatusCase>): Rule<SpecialSummonCase> =>
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
  })),
);

/** A second copy of what a player may control only one of. Where materials or Tributes leave for it, those rules ask it. */
const onlyOneCopy = onlyOneFor((question: SpecialSummonCase) => {
  const leaves = question.by.kind === 'summon' && wayOf(question) !== 'pendulum-summoned';
  const other = question.by.kind === 'effect' && question.by.instruction?.do !== 'special-summon';
  return leaves || other ? null : { card: question.card, player: summoner(question) };
});

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
