import { isActivated } from '../../../card-model/activated.ts';
import { summonWays } from '../../../vocabulary/summons.ts';
import { activationCases } from '../../activation/activation-case.ts';
import { continuousForbids, continuousMayForbid } from '../../activation/forbidden-by.ts';
import { type Answer, byRules, claimsThat, fromFindings } from '../../findings.ts';
import type { Question } from '../../question.ts';
import { applyAll, outcome } from '../../rule.ts';
import { notNeeded } from '../../special-summon/proper.ts';
import { noSuchEffect } from '../../special-summon/reach.ts';
import type { ByEffect, SpecialSummonCase } from '../../special-summon/special-summon-case.ts';
import { specialSummonRules, togetherWhateverLeaves } from '../../special-summon/special-summon-rules.ts';
import { statusRules } from '../../special-summon/status.ts';
import { cardOf, type Duel } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import { whereWords } from '../../trigger/trigger-case.ts';

/** Is the monster properly Summoned? "not needed" for one that may be Special Summoned without it. */
export function properlySummoned(duel: Duel, id: string): Answer {
  const card = cardOf(duel, id);
  const { name } = card.model;
  const findings = applyAll([notNeeded], duel, { card, by: { kind: 'effect' } });
  if (findings.length > 0) {
    const claim = `${name} does not need to be properly Summoned`;
    return { ...fromFindings(findings, { yes: claim, no: claim, open: claim }), answer: 'not needed' };
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
export function maySpecialSummon(duel: Duel, question: Extract<Question, { ask: 'special-summon' }>): Answer {
  const card = cardOf(duel, question.card);
  const how = howWords(duel, question);
  const claims = claimsThat(card.model.name, 'can', `be ${how}`);
  const judged = casesFor(duel, question).map((by) => {
    const named =
      by.kind === 'summon' && by.way !== 'pendulum-summoned' && by.way !== 'summoned-by-own-procedure';
    const findings = [
      ...applyAll(specialSummonRules, duel, { card, by }),
      ...(named ? applyAll(togetherWhateverLeaves, duel, { card, by }) : []),
      ...sourceBarred(duel, by),
    ];
    return { findings, verdict: outcome(findings) };
  });
  const order = { permits: 0, unknown: 1, forbids: 2 };
  const [best] = judged.toSorted((a, b) => order[a.verdict] - order[b.verdict]);
  if (best === undefined) {
    const source = cardOf(duel, question.by ?? question.card);
    const none = noSuchEffect.apply(duel, { source });
    return fromFindings(none === null ? [] : [none], claims);
  }
  return {
    ...fromFindings(best.findings, claims),
    usual: [
      'a free zone to Summon it to',
      'nothing else forbids the Summon',
      ...(question.way === 'ritual-summoned' && card.place !== 'hand'
        ? [`the card that Ritual Summons can take it ${whereWords(card)}`]
        : []),
    ],
  };
}

/** The effect that is to Summon must be activated first: what lets it not be is found here, and nothing else of that. */
function sourceBarred(duel: Duel, by: SpecialSummonCase['by']): readonly Finding[] {
  const source = by.kind === 'effect' ? by.source : undefined;
  const { instruction } = by.kind === 'effect' ? by : {};
  if (source === undefined || duel.chain.some((link) => link.card === source.id)) return [];
  const asked = activationCases(duel, source.id, undefined, source.player).find(({ effect }) =>
    effect.does.some((each) => each === instruction),
  );
  return asked === undefined ? [] : applyAll([continuousForbids, continuousMayForbid], duel, asked);
}

function casesFor(
  duel: Duel,
  { card, by, way }: Extract<Question, { ask: 'special-summon' }>,
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

function howWords(duel: Duel, { by, way }: Extract<Question, { ask: 'special-summon' }>): string {
  if (by !== undefined) return `Special Summoned by ${cardOf(duel, by).model.name}`;
  return way === undefined ? 'Special Summoned by a card effect' : summonWays.term(way);
}
