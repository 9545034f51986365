import { isActivated } from '../../card-model/activated.ts';
import { isNormalSummon } from '../../vocabulary/summons.ts';
import { isSpellTrapSet, paidInFull, setSpellTrapRules } from '../actions/told-changes.ts';
import { activationCases } from '../activation/activation-case.ts';
import {
  carryingTarget,
  protectedTarget,
  summonableTarget,
  targetFits,
  turnableTarget,
} from '../activation/target.ts';
import { answerQuestion } from '../answer/answer-question.ts';
import { asPendulumSpell } from '../answer/can-activate.ts';
import { actsUnasked } from '../answer/who-may.ts';
import { attackRules, whatToAttack } from '../battle/attack-rules.ts';
import { replayRules } from '../battle/replay-rules.ts';
import { activate, resolveLink } from '../chain.ts';
import { ownMaterialWay } from '../material-summon/material-summon-rules.ts';
import { flipSummonRules, mayFlipSummon } from '../normal-summon/flip-summon.ts';
import { ownMayAllow } from '../normal-summon/interference.ts';
import {
  inOpenMainPhase,
  type NormalSummonCase,
  tributeRules,
  waysWith,
} from '../normal-summon/normal-summon.ts';
import { toldTribute } from '../normal-summon/tributable.ts';
import { pendulumRules } from '../pendulum/pendulum-rules.ts';
import { allAtOnce, isToldAsSpell } from '../pendulum/together.ts';
import { applyAll, outcome, ruleIf } from '../rule.ts';
import type { Action, Told } from '../state/action.ts';
import { attackerOf } from '../state/battle.ts';
import { cardOf, type Duel, type Player } from '../state/duel.ts';
import type { Finding } from '../state/finding.ts';
import { type Judged, judged } from './judged.ts';
import { quickMust } from './mandatory-quick.ts';
import { placingFirst } from './placing-first.ts';
import { passRules, phase, turnEnd, turnRules } from './turn-goes-on.ts';

const toldAlone = 'what simply happens is told, and no rule is asked for it';

const undecided = (why: string): Judged => judged([], [why]);

/**
 * Is this action legal in the Duel as it stands? An action that no rule can decide is undecided, never legal. Pure.
 * @param granted are there cards beside those that were named, to be targeted and paid with?
 */
export function judgeStep(duel: Duel, action: Action, granted = false): Judged {
  switch (action.do) {
    case 'activate':
      return activation(duel, action, granted);
    case 'summon':
    case 'declare-summon':
      return summon(duel, action, granted);
    case 'resolve':
      return resolution(duel, action);
    case 'phase':
      return phase(duel, action.phase);
    case 'end-turn':
      return turnEnd(duel, action.player);
    case 'pass':
      return judged(applyAll(passRules, duel, action));
    case 'lp':
      return judged(applyAll([paidInFull], duel, action), action.how === 'pays' ? [] : [toldAlone]);
    case 'counters':
      return undecided(toldAlone);
    case 'complete-summon':
      return judged(applyAll([notNegated], duel, {}));
    case 'negate-summon':
      return undecided('by what the Summon is negated is not part of this step');
    case 'happen':
      return happening(duel, action);
    case 'attack': {
      const target = action.target === undefined ? 'directly' : cardOf(duel, action.target);
      return judged(applyAll(attackRules, duel, { card: cardOf(duel, action.card), target }));
    }
    case 'replay':
    case 'stop-attack':
      return replay(duel, action);
    case 'negate-attack':
      return undecided('by what the attack is negated is not part of this step');
    case 'battle':
      return undecided('how far a battle goes on is told, and no rule is asked for it');
  }
}

/** A choice in a replay: there has to be one, and what is attacked has to be a legal target. */
function replay(duel: Duel, told: Extract<Action, { do: 'replay' | 'stop-attack' }>): Judged {
  const { battle } = duel;
  const card = attackerOf(duel);
  if (battle === undefined) return undecided('no attack is under way');
  const happens = applyAll(replayRules, duel, { battle });
  if (told.do === 'stop-attack' || card === undefined) return judged(happens);
  const target = told.target === undefined ? 'directly' : cardOf(duel, told.target);
  return judged([...happens, ...applyAll([whatToAttack], duel, { card, target })]);
}

function activation(duel: Duel, told: Extract<Action, { do: 'activate' }>, granted: boolean): Judged {
  const { card, part, player, targets = [] } = told;
  const { model, controller } = cardOf(duel, card);
  if (isToldAsSpell(duel, told)) return asSpell(duel, card, player ?? controller);
  const numbers = model.parts.flatMap((each, at) => (isActivated(each) ? [at] : []));
  const which = part ?? (numbers.length === 1 ? numbers[0] : undefined);
  const who = player ?? controller;
  const answer = answerQuestion(duel, {
    ask: 'can-activate',
    card,
    player: who,
    ...(which === undefined ? {} : { part: which }),
    ...(granted ? { granted } : {}),
  });
  const aimed =
    which === undefined
      ? []
      : targets.flatMap((target) => {
          const now = whenTargeted(duel, told, target);
          return activationCases(duel, card, which, who).flatMap((asked) =>
            applyAll([protectedTarget, turnableTarget, summonableTarget, carryingTarget, targetFits], now, {
              ...asked,
              target: cardOf(now, target),
            }),
          );
        });
  const first = applyAll(placingFirst, duel, { card, part: which, player: who });
  const open = answer.answer === 'cannot tell' ? answer.missing : [];
  const early = actsUnasked(duel, who)
    ? [`nothing has happened that ${who} could answer, and ${duel.turnPlayer} was not told to pass before`]
    : [];
  // What a told step needs is there, if nobody said that it is not.
  const findings = answer.findings.filter(({ unless }) => unless === undefined);
  return judged([...first, ...findings, ...aimed], [...open, ...early], answer.assumed);
}

/** Targets are chosen when the cost has been paid: one that the cost has moved is judged where it is then. */
function whenTargeted(duel: Duel, told: Extract<Action, { do: 'activate' }>, target: string): Duel {
  if (target === told.card || (told.cost === undefined && told.chosen === undefined)) return duel;
  const paid = activate(duel, { ...told, targets: [] });
  return cardOf(paid, target).moves === cardOf(duel, target).moves ? duel : paid;
}

/** What simply happens. A change of position that nothing brings about is made by hand, and has its rules. */
function happening(duel: Duel, { in: stage = 'open', events }: Extract<Action, { do: 'happen' }>): Judged {
  const [first, ...more] = events;
  const byHand =
    first?.event === 'position-changed' &&
    first.card !== undefined &&
    first.by === undefined &&
    (first.cause ?? 'rule') === 'rule';
  if (!byHand || stage !== 'open' || more.length > 0) return undecided(toldAlone);
  const { findings } = answerQuestion(duel, { ask: 'change-position', card: first.card });
  return judged(findings);
}

/** A Pendulum Monster that is activated as a Spell. */
function asSpell(duel: Duel, card: string, player: Player): Judged {
  const { answer, findings, missing, assumed } = asPendulumSpell(duel, { card, player });
  const first = applyAll(placingFirst, duel, { card, part: undefined, player });
  return judged([...first, ...findings], answer === 'cannot tell' ? missing : [], assumed);
}

const as = { set: 'set', 'normal-summoned-again': 'again' } as const satisfies Record<
  string,
  NormalSummonCase['as']
>;

function summon(duel: Duel, told: Told<'summon'>, granted: boolean): Judged {
  const { card, way, together = [] } = told;
  const monster = cardOf(duel, card);
  const player = told.player ?? monster.controller;
  if (way === 'pendulum-summoned' || together.length > 0) {
    const cards = [card, ...together].map((id) => cardOf(duel, id));
    const each = (way === 'pendulum-summoned' ? cards : []).flatMap((one) =>
      applyAll(pendulumRules, duel, { card: one, player }),
    );
    const all = outcome(each) === 'forbids' ? [] : applyAll([allAtOnce], duel, { cards, player, way });
    return judged([...each, ...all]);
  }
  const how = way === 'set' || way === 'normal-summoned-again' ? as[way] : 'summon';
  if (isSpellTrapSet(duel, told))
    return judged(applyAll(setSpellTrapRules, duel, { card: monster, player, as: how }));
  if (isNormalSummon(way) || way === 'set') {
    const answer = answerQuestion(duel, { ask: 'normal-summon', card, player, as: how });
    const tributes = tributesFor(duel, { ...told, player, as: how });
    const kept = (told.tributes ?? []).flatMap((id) =>
      applyAll([toldTribute], duel, { card: cardOf(duel, id), player }),
    );
    return judged(
      [...answer.findings, ...kept, ...tributes],
      answer.answer === 'cannot tell' ? answer.missing : [],
      answer.assumed,
    );
  }
  const time = applyAll([inOpenMainPhase], duel, { card: monster, player, as: 'summon' as const });
  if (way === 'flip-summoned') return judged(mayFlipSummon(duel, { card: monster, player }));
  const { materials = [] } = told;
  if (way === 'summoned-by-own-procedure') {
    const used = [...(told.tributes ?? []), ...materials];
    const own = answerQuestion(duel, {
      ask: 'own-procedure',
      card,
      player,
      ...(used.length > 0 ? { used } : {}),
      ...(granted ? { granted } : {}),
    });
    return judged(own.findings, own.answer === 'cannot tell' ? own.missing : [], own.assumed);
  }
  if (ownMaterialWay(monster) === way && materials.length > 0) {
    const made = answerQuestion(duel, { ask: 'material-summon', card, player, materials });
    return judged(made.findings, made.answer === 'cannot tell' ? made.missing : [], made.assumed);
  }
  const answer = answerQuestion(duel, { ask: 'special-summon', card, way });
  return judged(
    [...time, ...answer.findings.filter(({ verdict }) => verdict === 'forbids')],
    ['whether its procedure and its materials fit is not checked'],
  );
}

interface TributesCase extends Told<'summon'> {
  readonly player: Player;
  readonly as: NormalSummonCase['as'];
}

/** As many Tributes as the text or the Level asks for, of monsters that the player controls. */
function tributesFor(duel: Duel, { card, tributes = [], player, as: how }: TributesCase): readonly Finding[] {
  const monster = cardOf(duel, card);
  const [finding] = applyAll(tributeRules, duel, { card: monster, as: how });
  if (finding === undefined) return [];
  const elsewhere = tributes
    .map((id) => cardOf(duel, id))
    .find(({ place, controller }) => place !== 'monster-zone' || controller !== player);
  const said = (verdict: Finding['verdict'], because: string): readonly Finding[] => [
    { ...finding, verdict, because },
  ];
  if (elsewhere !== undefined)
    return said(
      'forbids',
      `${elsewhere.model.name} is no monster that ${player} controls, and cannot be Tributed for it`,
    );
  const fits = waysWith(duel, player, { card: monster, as: how }, tributes);
  if (fits === 'yes') return said('permits', finding.because);
  const differs = `${finding.because}, and the number of Tributes is ${tributes.length}`;
  return ownMayAllow(monster) || fits === 'unknown'
    ? said('unknown', `${differs}; its text speaks of Tributes itself`)
    : said('forbids', differs);
}

const inReverse = ruleIf('chain/resolves-in-reverse', 'last', (duel: Duel) => ({
  facts: { link: duel.chain.at(-1)?.number ?? 0 },
}));

function resolution(duel: Duel, told: Extract<Action, { do: 'resolve' }>): Judged {
  const { happens, negated } = told;
  const open = [
    ...(happens === undefined || isByText(duel, told)
      ? []
      : ['what the effect did was told, and is not played by its text']),
    ...(negated === undefined || duel.chain.at(-1)?.negated === negated
      ? []
      : ['by what it was negated was not played']),
  ];
  return judged([...applyAll([quickMust], duel, {}), ...applyAll([inReverse], duel, {})], open);
}

/** Does what was told of a resolution leave the Duel as the text of the effect does, with the same cards chosen? */
function isByText(duel: Duel, told: Extract<Action, { do: 'resolve' }>): boolean {
  const events = (told.happens ?? []).flat();
  const chosen = [...new Set(events.flatMap(({ card }) => card ?? []))];
  if (chosen.length === 0 || events.some(({ card }) => card === undefined)) return false;
  const [asTold, byText] = [resolveLink(duel, told), resolveLink(duel, { chosen })];
  const isSame = (id: string): boolean => {
    const [one, other] = [cardOf(asTold, id), cardOf(byText, id)];
    return one.place === other.place && one.controller === other.controller && one.faceUp === other.faceUp;
  };
  return byText.missing.length === duel.missing.length && chosen.every(isSame);
}

const notNegated = ruleIf('summons-general/not-negated', 'succeeds', () => true);

/** The rules that are asked of steps alone, for the test that every rule is in the rulebook. */
export const stepRules: readonly { readonly id: string }[] = [
  targetFits,
  toldTribute,
  ...flipSummonRules,
  ...setSpellTrapRules,
  allAtOnce,
  inReverse,
  notNegated,
  paidInFull,
  ...passRules,
  ...placingFirst,
  ...turnRules,
];
