import words from '../../../../data/lexicon/answer-rules.json' with { type: 'json' };
import { battleRules, calledInBattle, lpGone, type ResultCase } from '../../battle/result-rules.ts';
import { type Answer, openAnswer, valueAnswer } from '../../findings.ts';
import type { Asked } from '../../question.ts';
import { applyAll } from '../../rule.ts';
import type { Battler } from '../../state/battle.ts';
import { cardOf, type Duel, type Player } from '../../state/duel.ts';
import type { Finding } from '../../state/finding.ts';
import { advanceBattle } from '../../turn/battle-steps.ts';
import { decidesBattle, touchesAny } from '../relevance.ts';

/** The battle played to its end: what must be activated is, the rest is not. */
const played = (duel: Duel): Duel => advanceBattle(duel, { to: 'over' });

type ResultQuestion = Asked<'battle-result' | 'battle-destroys' | 'battle-lp' | 'battle-damage'>;
const sorts = {
  'battle-result': 'all',
  'battle-destroys': 'destroyed',
  'battle-lp': 'lp',
  'battle-damage': 'damage',
} as const;

type Result = (typeof sorts)[ResultQuestion['ask']];

/** What the battle comes to: the monsters that it destroys, the LP after it, or the damage. */
export function battleResult(duel: Duel, question: ResultQuestion): Answer {
  const what = sorts[question.ask];
  const player = 'player' in question ? question.player : undefined;
  const end = played(duel);
  const findings = resultFindings(end, what === 'all' || what === 'destroyed' ? 'any' : undefined);
  const missing = missingFor(end, what);
  const value = missing.length > 0 ? null : resultValue(end, what, player);
  const claim = claims[what];
  if (value === null)
    return openAnswer(
      `${claim} is not settled`,
      missing.length > 0 ? missing : unsaid(end, what),
      findings,
      takenIn(end),
    );
  return valueAnswer(value, what === 'all' ? value : `${claim}: ${value}`, findings, takenIn(end));
}

/** What was taken for granted as the battle went on. */
const takenIn = ({ assumed, battle, notUsed = [] }: Duel) => ({
  assumed: [...assumed, ...(battle?.calculated?.assumed ?? [])],
  usual: notUsed,
});

const claims = {
  all: 'what the battle comes to',
  destroyed: 'what the battle destroys',
  lp: 'the LP after the battle',
  damage: 'the battle damage',
} as const;

/** Is the monster destroyed by this battle? */
export function destroyedByBattle(duel: Duel, id: string): Answer {
  const end = played(duel);
  const { name } = cardOf(duel, id).model;
  const findings = resultFindings(end, id);
  const missing = missingFor(end, 'destroyed');
  const is = fallen(end).some((each) => each.id === id);
  const answer = missing.length > 0 ? 'cannot tell' : is ? 'yes' : 'no';
  // What the battle would have destroyed is not destroyed where the Duel ends before that.
  const ended = is ? undefined : findings.find(({ rule }) => rule === lpGone.id);
  const words = {
    yes: 'is destroyed by this battle',
    no: 'is not destroyed by this battle',
    'cannot tell': 'may be destroyed by this battle, which is not settled',
  };
  const claim = `${name} ${words[answer]}`;
  return valueAnswer(answer, claim, findings, { deciding: ended ?? findings[0], missing, ...takenIn(end) });
}

const resultFindings = (end: Duel, of: string | 'any' | undefined): readonly Finding[] => {
  const { battle } = end;
  const asked = of === undefined ? {} : of === 'any' ? { any: true as const } : { of };
  return battle === undefined ? [] : applyAll<ResultCase>(battleRules, end, { battle, ...asked });
};

const fallen = ({ battle, timeline }: Duel): readonly Battler[] =>
  timeline
    .slice(battle?.event ?? timeline.length)
    .flatMap(({ names, cause, card }) =>
      names.includes('destroyed') && cause === 'battle' && card !== undefined
        ? [{ id: card.id, moves: card.before.moves }]
        : [],
    );

/** What of what is missing bears on the question: all before the damage was calculated, later what deals with it. */
function missingFor(end: Duel, what: Result): readonly string[] {
  const { battle, missing } = end;
  if (battle === undefined) return ['which attack is meant'];
  const { calculated } = battle;
  const before = calculated === undefined ? missing : missing.slice(0, calculated.missing);
  const after = calculated === undefined ? [] : missing.slice(calculated.missing);
  // What the battle comes to is also what an effect of it does to a monster that it does not destroy.
  const fighters = [battle.attacker, ...(battle.target === undefined ? [] : [battle.target])].map(
    ({ id }) => id,
  );
  const bears = [
    ...before.filter((each) => each.may.length > 0 && touchesAny(each, decidesBattle)),
    ...after.filter((each) =>
      what === 'lp'
        ? touchesAny(each, ['lp'])
        : what !== 'damage' &&
          touchesAny(each, decidesBattle) &&
          (calculated?.destroyed?.some(({ id }) => each.may.includes(id)) ||
            (what === 'all' && fighters.some((id) => each.may.includes(id)))),
    ),
  ].map(({ words }) => words);
  const open = unknownIn(end, what) ? (calculated?.open ?? []) : [];
  return [...new Set([...bears, ...open])];
}

function unknownIn({ battle }: Duel, what: Result): boolean {
  const calculated = battle?.calculated;
  if (calculated === undefined) return false;
  if (what === 'destroyed') return calculated.destroyed === null;
  if (what === 'all' && calculated.destroyed === null) return true;
  return calculated.damage.P0 === null || calculated.damage.P1 === null;
}

/** "P1 takes 400 battle damage; Stone Lion is destroyed", as a sentence would say it. */
function summary(end: Duel): string {
  const damage = end.battle?.calculated?.damage;
  const taken = (['P0', 'P1'] as const).flatMap((player) => {
    const amount = damage?.[player] ?? 0;
    return amount === 0 ? [] : [`${player} takes ${amount} battle damage`];
  });
  const names = fallen(end).map(({ id }) => nameOf(end, id));
  const others = movedOtherwise(end);
  const destroyed =
    names.length === 0
      ? `nothing is destroyed${others.length === 0 ? '' : ' by the battle'}`
      : `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} destroyed`;
  return [...(taken.length === 0 ? ['no battle damage'] : taken), destroyed, ...others].join('; ');
}

const nameOf = (end: Duel, id: string): string =>
  end.battle === undefined ? cardOf(end, id).model.name : calledInBattle(end, end.battle, id);

/** What effects do to battling monsters, as a headline says it. */
const movedWords: ReadonlyMap<string, string> = new Map(Object.entries(words.moved));

/** What effects or rules did to the battling monsters, in words: what they destroyed, and where else they put them. */
const movedOtherwise = ({ battle, timeline }: Duel): readonly string[] =>
  timeline.slice(battle?.event ?? timeline.length).flatMap(({ names, cause, card }) => {
    const battles = card?.id === battle?.attacker.id || card?.id === battle?.target?.id;
    if (card === undefined || !battles || (cause !== 'effect' && cause !== 'rule')) return [];
    const words = names.flatMap((name) => movedWords.get(name) ?? [])[0];
    return words === undefined
      ? []
      : [`${card.before.model.name} ${words} by ${cause === 'rule' ? 'a rule' : 'an effect'}`];
  });

function resultValue(end: Duel, what: Result, player: Player | undefined): string | null {
  if (what === 'all') return summary(end);
  if (what === 'destroyed') {
    const names = fallen(end).map(({ id }) => cardOf(end, id).model.name);
    return names.length === 0 ? 'none' : names.join('; ');
  }
  const of = (each: Player): number | null =>
    what === 'lp'
      ? end.players[each].lp
      : (end.battle?.calculated?.damage[each] ?? (end.battle?.calculated === undefined ? 0 : null));
  if (player !== undefined) return of(player)?.toString() ?? null;
  const [a, b] = [of('P0'), of('P1')];
  return a === null || b === null ? null : `P0 ${a}, P1 ${b}`;
}

const unsaid = (end: Duel, what: Result): readonly string[] =>
  what === 'lp'
    ? (['P0', 'P1'] as const)
        .filter((player) => end.players[player].lp === null)
        .map((player) => `the LP of ${player}`)
    : ['the result of damage calculation'];
