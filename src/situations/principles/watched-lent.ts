import type { TriggerEvent } from '../../effects/part.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed, effectsAsked } from './reading/asked-effects.ts';
import { isDescribedSo, isOfKind, kindsIn } from './reading/kind-words.ts';
import { type Lent, lentMonster } from './reading/lent.ts';
import { opponent, type Side } from './reading/side.ts';
import type { Sketch } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

/** What was told to have happened to the monster, and the events of texts that say so. */
const happenings: readonly { readonly told: RegExp; readonly events: readonly TriggerEvent['event'][] }[] = [
  { told: new RegExp(`\\b${done('banish')}\\b`), events: ['banished'] },
  { told: new RegExp(`\\b${done('tribute')}\\b`), events: ['tributed'] },
  { told: new RegExp(`\\b${written('die', 'destroy')}\\b`), events: ['destroyed'] },
];
const inBattle = /\b(?:by|in) (?:an attack|battle)\b|\bdie[sd] in battle\b/;

/**
 * An effect for what happens to "a monster you control" looks at who controlled it, and not at whose it is (rule
 * control/control-possess-own).
 */
export const watchedLent: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const lent = lentMonster(sketch);
  if (lent === undefined || speaksAgainst(told, 'stolen')) return undefined;
  if (/\b(?:who|whose|where|how|which)\b/.test(question)) return undefined;
  const watchers = cards.filter((card) => card !== lent.card && question.includes(card.ref));
  const [watcher, other] = watchers;
  if (watcher === undefined || other !== undefined) return undefined;
  const happened = happenings.find((each) => each.told.test(told));
  if (happened === undefined) return undefined;
  const isTheirs = new RegExp(
    `\\b(?:their|opponent's|${opponent} (?:has|have|controls?|use|uses|activates?)) (?:face-up |set |scaled )?${watcher.ref}`,
  );
  const player: Side = isTheirs.test(`${told} ${question}`) ? 'opponent' : 'me';
  const controller: Side = lent.owner === 'me' ? 'opponent' : 'me';
  const effects = effectsAsked(question, [watcher]).filter(
    ({ part }) => 'on' in part && part.on.some(({ of }) => of !== 'this'),
  );
  const battle = inBattle.test(told);
  return agreed(
    effects.map((effect) =>
      judged(effect, {
        lent,
        sketch,
        events: happened.events,
        battle,
        is: controller === player ? 'you' : 'opponent',
      }),
    ),
  );
};

interface Case {
  readonly lent: Lent;
  readonly sketch: Sketch;
  readonly events: readonly TriggerEvent['event'][];
  readonly battle: boolean;
  /** Who controlled the monster, from the side of the effect. */
  readonly is: 'you' | 'opponent';
}

function judged(
  { card, part, words }: Source,
  { lent, sketch, events, battle, is }: Case,
): Ruled | undefined {
  if (!('on' in part)) return undefined;
  const met = part.on.filter(
    ({ event, by }) =>
      events.includes(event) && (by === undefined || by.includes(battle ? 'battle' : 'effect')),
  );
  const [event, other] = met;
  if (event === undefined || other !== undefined || event.of === 'this' || event.of.controller === undefined)
    return undefined;
  if (
    event.reads !== undefined ||
    event.byWhom !== undefined ||
    event.byCard !== undefined ||
    event.was !== undefined
  )
    return undefined;
  if (event.to !== undefined && /\b(?:your|opponent's) (?:gy|graveyard)\b/.test(words.before))
    return undefined;
  if (part.conditions.length > 0) return undefined;
  const reads = [{ model: card.model, part }];
  const because = 'its text asks who controlled the monster, not whose it is';
  const rule = 'control/control-possess-own';
  if (event.of.controller !== is) return ruled('no', rule, because, reads);
  if (part.targets.some(({ from, filter }) => from?.includes('gy') && filter.owner === 'you') && is === 'you')
    return undefined;
  const kinds = kindsIn(words.before).filter(({ whose }) => whose !== undefined);
  const fits = kinds.map((kind) =>
    lent.card === undefined ? isDescribedSo(sketch.told, kind) : isOfKind(lent.card.model, kind),
  );
  return kinds.length > 0 && fits.every((each) => each === true)
    ? ruled('yes', rule, because, reads)
    : undefined;
}
