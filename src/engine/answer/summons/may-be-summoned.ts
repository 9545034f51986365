import { isActivated } from '../../../card-model/activated.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import { summonWays } from '../../../vocabulary/summons.ts';
import { type ActivationCase, activationCases, asIfActivated } from '../../activation/activation-case.ts';
import { continuousForbids, continuousMayForbid } from '../../activation/forbidden-by.ts';
import {
  type Answer,
  always,
  byRules,
  claimsThat,
  eachOnce,
  fromFindings,
  listed,
  openAnswer,
  valueAnswer,
} from '../../findings.ts';
import { lacksMaterials } from '../../instructions/deeds/with-materials.ts';
import { materialSummonRules, ownMaterialWay } from '../../material-summon/material-summon-rules.ts';
import { procedureCases } from '../../own-procedure/own-procedure-case.ts';
import { noProcedure, procedureRules } from '../../own-procedure/own-procedure-rules.ts';
import { bothZonesFilled, candidates, pendulumRules } from '../../pendulum/pendulum-rules.ts';
import { pendulumSummonAtOnce } from '../../pendulum/together.ts';
import type { Asked } from '../../question.ts';
import { applyAll, likeliestOf, outcome, ruleIf } from '../../rule.ts';
import { notNeeded } from '../../special-summon/proper.ts';
import {
  type ByEffect,
  noSuchEffect,
  type SpecialSummonCase,
} from '../../special-summon/special-summon-case.ts';
import { specialSummonRules, togetherWhateverLeaves } from '../../special-summon/special-summon-rules.ts';
import { statusRules } from '../../special-summon/status.ts';
import { type Card, cardOf, type Duel } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import { whereWords } from '../../trigger/trigger-case.ts';

/** May the player Synchro, Xyz or Link Summon the monster now with these materials? */
export function maySummonWith(duel: Duel, question: Asked<'material-summon'>): Answer {
  const card = cardOf(duel, question.card);
  const { name } = card.model;
  const player = question.player ?? card.controller;
  const materials = question.materials.map((id) => cardOf(duel, id));
  const way = ownMaterialWay(card);
  const how = `${way === undefined ? 'Special Summoned' : summonWays.term(way)} with ${materials.map(({ model }) => model.name).join(' and ')}`;
  const claims = claimsThat(name, 'can', `be ${how}`);
  if (way === undefined)
    return { ...fromFindings([], claims), missing: [`${name} is no Synchro, Xyz or Link Monster`] };
  const answer = byRules(materialSummonRules, duel, { card, way, player, materials }, claims);
  return answer.answer === 'yes' ? { ...answer, usual: ['nothing else forbids the Summon'] } : answer;
}

type ProcedureAsked = Omit<Asked<'own-procedure'>, 'ask'>;

/** What the rules say of the ways of its own that a monster has: of several, of the one that can be used. */
function procedureFindings(
  duel: Duel,
  { card: id, player, used, granted }: ProcedureAsked,
): readonly Finding[] {
  const card = cardOf(duel, id);
  const cases = procedureCases({
    card,
    player: player ?? card.owner,
    ...(used === undefined ? {} : { used: used.map((each) => cardOf(duel, each)) }),
    ...(granted === undefined ? {} : { granted }),
  });
  if (cases.length === 0) return applyAll([noProcedure], duel, { card });
  return likeliestOf(cases.map((each) => applyAll(procedureRules, duel, each))) ?? [];
}

/** May the player Special Summon the monster now by its own procedure, with these cards where they are told? */
export function maySummonByProcedure(duel: Duel, asked: ProcedureAsked): Answer {
  const { name } = cardOf(duel, asked.card).model;
  const how = 'Special Summoned by its own procedure';
  const answer = fromFindings(procedureFindings(duel, asked), claimsThat(name, 'can', `be ${how}`));
  return answer.answer === 'yes' ? { ...answer, usual: ['nothing else forbids the Summon'] } : answer;
}

/** Is the monster properly Summoned? "not needed" for one that may be Special Summoned without it. */
export function properlySummoned(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const findings = applyAll([notNeeded], duel, { card, by: { kind: 'effect' } });
  if (findings.length > 0) {
    const claim = `${name} does not need to be properly Summoned`;
    return { ...fromFindings(findings, always(claim)), answer: 'not needed' };
  }
  return byRules(
    statusRules,
    duel,
    { card },
    {
      yes: `${name} is properly Summoned`,
      no: `${name} is not properly Summoned`,
      open: `whether ${name} is properly Summoned was not said`,
    },
  );
}

/** May the monster be Special Summoned now? With a card that has several such effects, by the one that can. */
export function maySpecialSummon(duel: Duel, question: Asked<'special-summon'>): Answer {
  const card = cardOf(duel, question.card);
  const how = howWords(duel, question);
  const claims = claimsThat(card.model.name, 'can', `be ${how}`);
  const judged = casesFor(duel, question).map((by) => {
    const named =
      by.kind === 'summon' && by.way !== 'pendulum-summoned' && by.way !== 'summoned-by-own-procedure';
    return [
      ...applyAll(specialSummonRules, duel, { card, by }),
      ...(named ? applyAll(togetherWhateverLeaves, duel, { card, by }) : []),
      ...sourceBarred(duel, card, by),
    ];
  });
  const best = likeliestOf(judged);
  if (best === undefined) {
    const source = cardOf(duel, question.by ?? question.card);
    const none = noSuchEffect.apply(duel, { source });
    return fromFindings(none === null ? [] : [none], claims);
  }
  return {
    ...fromFindings(best, claims),
    usual: [
      'a free zone to Summon it to',
      'nothing else forbids the Summon',
      ...(question.way === 'ritual-summoned' && card.place !== 'hand'
        ? [`the card that Ritual Summons can take it ${whereWords(card)}`]
        : []),
    ],
  };
}

/** The effect that is to Summon must be activated first: what lets it not be is found here, and what it takes to Summon with. */
function sourceBarred(duel: Duel, card: Card, by: SpecialSummonCase['by']): readonly Finding[] {
  const source = by.kind === 'effect' ? by.source : undefined;
  const { instruction } = by.kind === 'effect' ? by : {};
  if (source === undefined || duel.chain.some((link) => link.card === source.id)) return [];
  const asked = activationCases(duel, source.id, undefined, source.player).find(({ effect }) =>
    effect.does.some((each) => each === instruction),
  );
  if (asked === undefined || instruction === undefined) return [];
  return [
    ...applyAll([continuousForbids, continuousMayForbid], duel, asked),
    ...applyAll([materialsThere], duel, { asked, card, instruction }),
  ];
}

interface MaterialsCase {
  readonly asked: ActivationCase;
  readonly card: Card;
  readonly instruction: Instruction;
}

/** A Summon with materials needs them: those that were told are tried, as they are where they lie. */
export const materialsThere = ruleIf(
  'fusion-summon/how',
  'not-these',
  (duel, { asked, card, instruction }: MaterialsCase) => {
    const lacks = lacksMaterials(asIfActivated(duel, asked), instruction, card);
    if (lacks === null) return null;
    return lacks === 'surely' ? true : { unless: 'other cards are there' };
  },
);

function casesFor(
  duel: Duel,
  { card, by, way }: Asked<'special-summon'>,
): readonly SpecialSummonCase['by'][] {
  if (by === undefined) return [way === undefined ? { kind: 'effect' } : { kind: 'summon', way }];
  const source = cardOf(duel, by);
  return source.model.parts.flatMap((part): readonly ByEffect[] => {
    if (!isActivated(part)) return [];
    return (
      part.does
        .filter(
          ({ do: verb }) => verb.endsWith('-summon') && verb !== 'negate-summon' && verb !== 'normal-summon',
        )
        // An effect that Summons its own card takes no other.
        .filter(({ what }) => what !== 'this' || by === card)
        .map((instruction) => {
          const { what } = instruction;
          const chosen = typeof what === 'object' && 'target' in what ? part.targets[what.target] : undefined;
          return {
            kind: 'effect',
            source: { name: source.model.name, id: source.id, player: source.controller },
            instruction,
            ...(chosen === undefined ? {} : { target: chosen }),
          };
        })
    );
  });
}

function howWords(duel: Duel, { by, way }: Asked<'special-summon'>): string {
  if (by !== undefined) return `Special Summoned by ${cardOf(duel, by).model.name}`;
  return way === undefined ? 'Special Summoned by a card effect' : summonWays.term(way);
}

/** Which monsters a player can Pendulum Summon now: each for itself, or as many as possible at once in an order. */
export function pendulumSummons(duel: Duel, question: Asked<'pendulum-summons'>): Answer {
  const { player } = question;
  const cards = question.cards?.map((id) => cardOf(duel, id)) ?? candidates(duel, player);
  const judged = cards.map((card) => {
    const findings = applyAll(pendulumRules, duel, { card, player });
    return { card, findings, verdict: outcome(findings) };
  });
  const findings = eachOnce([
    ...applyAll([bothZonesFilled], duel, { player }),
    ...judged.flatMap((each) => each.findings),
  ]);
  const unsettled = judged.find(({ verdict }) => verdict === 'unknown');
  if (unsettled !== undefined) {
    const why = unsettled.findings.find(({ verdict }) => verdict === 'unknown');
    return openAnswer(
      `which monsters can be Pendulum Summoned is not settled`,
      [why?.because ?? 'what was not said'],
      [...(why === undefined ? [] : [why]), ...findings],
    );
  }
  const can = judged.flatMap(({ card, verdict }) => (verdict === 'permits' ? [card] : []));
  if (question.atOnce !== true) return namesOf(can, 'can be Pendulum Summoned', findings);
  const { summoned, open } = pendulumSummonAtOnce(duel, player, cards);
  if (open !== undefined) return openAnswer('which monsters come is not settled', [open], findings);
  return namesOf(summoned, 'are Pendulum Summoned', findings);
}

function namesOf(cards: readonly Card[], what: string, findings: readonly Finding[]): Answer {
  const names = listed(cards.map(({ model }) => model.name));
  const wanted = cards.length === 0 ? 'forbids' : 'permits';
  // Of what permits, the last and most particular rule decides, as everywhere; of what forbids, the first.
  const decides =
    wanted === 'permits'
      ? findings.findLast(({ verdict }) => verdict === wanted)
      : findings.find(({ verdict }) => verdict === wanted);
  const claim = cards.length === 0 ? `no monster ${what.replace('are', 'is')}` : `${names} ${what}`;
  const usual = cards.length === 0 ? [] : ['nothing else forbids the Pendulum Summon'];
  return valueAnswer(names, claim, findings, { deciding: decides, usual });
}
