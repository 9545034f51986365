import type { ActivatedEffect, TriggerEvent } from '../../effects/part.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, effectsAsked } from './reading/asked-effects.ts';
import { type Lent, lentMonster } from './reading/lent.ts';
import { printedOf } from './reading/meant.ts';
import { askedPlayer, type Side } from './reading/side.ts';
import { done, written } from './reading/verb-words.ts';

type EventName = TriggerEvent['event'];

/** Ways in which a monster leaves the field, and what happens to it by them. The first that was told counts. */
const leavings: readonly {
  readonly told: RegExp;
  readonly events: readonly EventName[];
  readonly by?: 'battle';
}[] = [
  {
    told: new RegExp(
      `\\b${written('die')}\\b[^.;?]*\\b(?:battle|attack)|\\b${written('destroy')} (?:it |her |him |#\\d )?(?:by|in|with) (?:an attack|battle)\\b`,
    ),
    events: ['destroyed', 'sent-to-gy', 'left-the-field'],
    by: 'battle',
  },
  { told: new RegExp(`\\b${done('tribute')}\\b`), events: ['tributed', 'sent-to-gy', 'left-the-field'] },
  { told: new RegExp(`\\b${done('banish')}\\b`), events: ['banished', 'left-the-field'] },
  {
    told: new RegExp(`\\b${done('destroy', 'die')}\\b`),
    events: ['destroyed', 'sent-to-gy', 'left-the-field'],
  },
  {
    told: /\bsent to (?:my |the |their |its owner's )?(?:gy|grave)/,
    events: ['sent-to-gy', 'left-the-field'],
  },
];

/**
 * Whose effect it is that a monster activates where it went, when its controller was not its owner (rule
 * trigger/activates-from-new-place): in the GY, and banished, it is its owner's card, and only they may activate it.
 */
export const whoseTrigger: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const lent = lentMonster(sketch);
  const card = lent?.card;
  if (lent === undefined || card === undefined) return undefined;
  if (speaksAgainst(told, 'stolen') || asksElse.test(question)) return undefined;
  const refs = [...question.matchAll(/#\d/g)].map(([ref]) => ref);
  if (refs.some((ref) => ref !== card.ref)) return undefined;
  if (!asksUse.test(question)) return undefined;
  if (bystanders(sketch, [card, ...lent.by]).length > 0) return undefined;
  const leaving = leavings.find((each) => each.told.test(`${told} ${question}`));
  if (
    leaving === undefined ||
    /\b(?:extra deck|hand|shuffl\w*|bounce\w*|spun|spin|material|xyz|link|synchro|fusion) ?/.test(told)
  )
    return undefined;
  const effects = effectsAsked(question, [card]).filter(({ part }) => part.kind === 'trigger');
  const fitting = effects.filter((effect) => answers(effect, leaving) !== 'not');
  return agreed(
    fitting.map((effect) =>
      judged(effect, lent, answers(effect, leaving), question, leaving.by === 'battle'),
    ),
  );
};

const asksUse = new RegExp(
  `\\b${written('activate', 'use', 'trigger', 'get', 'add', 'draw', 'summon', 'special-summon', 'come-back', 'return', 'revive', 'send')}\\b|\\b(?:who|whose)\\b`,
);
const asksElse = /\b(?:how|when|where|why|which)\b|\btarget|\bchain|\brespon/;

type Answers = 'yes' | 'no' | 'not' | 'open';

/** Does an effect answer that its card left in this way? `no`: only while its owner controls it. */
function answers({ part, card }: Source, { events, by }: (typeof leavings)[number]): Answers {
  if (part.kind !== 'trigger') return 'not';
  const met = part.on.filter(
    (each) =>
      each.of === 'this' &&
      events.includes(each.event) &&
      (each.from === undefined || each.from.includes('monster-zone')) &&
      (each.by === undefined || by === undefined || each.by.includes(by)),
  );
  if (met.length === 0) return part.on.length === 0 ? 'open' : 'not';
  if (met.some((each) => each.by !== undefined && by === undefined)) return 'open';
  if (part.conditions.length > 0) return 'open';
  if (met.every(({ was }) => was?.controller === 'you')) return 'no';
  if (met.some((each) => each.byWhom ?? each.byCard ?? each.reads ?? each.for)) return 'open';
  if (met.some(({ was }) => was !== undefined && Object.keys(was).some((key) => key !== 'faceUp')))
    return 'open';
  return minds.test(printedOf(card.model, part).split(/[:;]/)[0] ?? '') ? 'open' : 'yes';
}

/** An optional "when" effect: what else happened is another question. Nothing happens after a battle. */
const mayMiss = (part: ActivatedEffect, byBattle: boolean): boolean =>
  part.kind === 'trigger' && !part.mandatory && part.word === 'when' && !byBattle;

const minds = /\b(?:owner|possession|you control(?:led)?|your control|opponent)\b/i;

function judged(
  { card, part }: Source,
  { owner }: Lent,
  answer: Answers,
  question: string,
  byBattle: boolean,
): Ruled | undefined {
  if (answer === 'open' || answer === 'not') return undefined;
  const reads = [{ model: card.model, part }];
  if (answer === 'no') {
    const because =
      'its text asks that it was in the possession of its owner, and another player controlled it';
    return /\bwho/.test(question)
      ? undefined
      : { answer: 'no', rules: ['trigger/condition-met', 'control/control-possess-own'], because, reads };
  }
  const because = `${card.model.name} went to its owner's place, and is activated there, by its owner`;
  const rules = ['trigger/activates-from-new-place', 'move/owner'] as const;
  if (/\bwho(?:se)?\b/.test(question))
    return { answer: `its owner: ${does(owner)}, as the owner`, rules, because, reads };
  const player = askedPlayer(question);
  if (player === undefined && /\b(?:they|he|she|opponent)\b/.test(question)) return undefined;
  if ((player ?? owner) === owner && mayMiss(part, byBattle)) return undefined;
  return { answer: player === undefined || player === owner ? 'yes' : 'no', rules, because, reads };
}

const does = (side: Side): string => (side === 'me' ? 'you do' : 'your opponent does');
