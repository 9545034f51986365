import { directAttack, type TriggerEvent } from '../../card-model/part.ts';
import { battleMonsters } from '../battle/monsters.ts';
import type { Noun } from '../phrases/syntax.ts';
import type { Subject } from './syntax.ts';
import { sufferedRow } from './told.ts';
import { type Events, each, type ToldOf, tailWords } from './told-common.ts';
import { sufferedEvents, summonEvents, withDetail } from './told-events.ts';
import { aboutOf, subjectWords } from './told-subjects.ts';
import { tailsTold } from './told-tails.ts';

/** What happens to cards: "is sent to the GY", "would be Summoned", "is targeted by". */
export function suffers({ subject, be, all }: ToldOf<'suffers'>): Events {
  if (be.trim() === 'would be') return wouldSuffer(subject, all);
  const targeted = all.items.every(({ verb }) => /^(?:targeted|attacked)$/.test(verb));
  if (targeted) return isTargeted({ is: 'suffers', subject, be: ' is ', all });
  const about = aboutOf(subject);
  return about === null ? null : each(sharedBy(all), (one) => sufferedEvents(one, about));
}

/** "is destroyed or banished by an opponent's card effect": without a comma, what stands last belongs to both. */
function sharedBy({ items, join }: ToldOf<'suffers'>['all']): ToldOf<'suffers'>['all']['items'] {
  const by =
    join?.startsWith(',') === true ? undefined : items.at(-1)?.tails?.find((tail) => tail.is === 'by');
  if (by === undefined) return items;
  return items.map((one) =>
    one.is === 'summoned' || one.tails?.some((tail) => tail.is === 'by')
      ? one
      : { ...one, tails: [...(one.tails ?? []), by] },
  );
}

/** What may still be stopped has not happened to a card yet. */
function wouldSuffer(subject: Subject, all: ToldOf<'suffers'>['all']): Events {
  const about = aboutOf(subject);
  if (about === null) return null;
  const ways = all.items.map((one) =>
    one.is === 'summoned' && one.tails === undefined ? summonEvents(one.ways) : [],
  );
  if (ways.every((some) => some.length > 0))
    return ways.flat().map((event) => withDetail({ event, of: about.of, declared: true }, about, {}));
  const reads = `it would be ${sufferedRow.print(all) ?? ''}`;
  return [withDetail({ event: 'something-else', of: about.of, reads }, about, {})];
}

/** "targeted for an attack", "targeted by an opponent's card effect": an event of the attack, or of the effect. */
function isTargeted({ subject, all }: ToldOf<'suffers'>): Events {
  const words = subjectWords(subject);
  return each(all.items, ({ verb, tails = [] }) => {
    const attack =
      verb === 'attacked' || tails.some((tail) => tail.is === 'said' && /attack$/.test(tail.words));
    if (attack) return tails.length > 1 ? null : [attackOn(words)];
    const told = tailsTold(tails);
    if (told === null || told.to.length > 0 || told.from !== undefined) return null;
    return told.details.map(({ by: _, ...detail }) =>
      withDetail({ event: 'effect-activated', of: {}, reads: `it targets ${words}` }, { of: {} }, detail),
    );
  });
}

/** An attack on such a monster; what no field says of it stays in its words. */
function attackOn(words: string): TriggerEvent {
  const declared = { event: 'attack-declared', of: { cardType: 'monster' } } as const;
  const [own, lies] =
    /^this (?:face-up )?((?:Attack|Defense) Position )?(?:card|monster)$/i.exec(words) ?? [];
  if (own !== undefined)
    return {
      ...declared,
      attacked: 'this',
      ...(lies === undefined ? {} : { reads: `the attack is on ${words}` }),
    };
  const attacked = battleMonsters(words);
  return attacked === undefined
    ? { ...declared, reads: `the attack is on ${words}` }
    : { ...declared, attacked };
}

/** What a card does: it leaves the field, attacks, inflicts damage. */
export function does({ subject, verb, tails }: ToldOf<'does'>): Events {
  const about = aboutOf(subject);
  if (about === null) return null;
  if (!namedDeeds.has(verb.trim())) {
    const words = `it ${verb.trim()}${tailWords(tails)}`;
    return [withDetail({ event: 'something-else', of: about.of, reads: words }, about, {})];
  }
  const told = tailsTold(tails);
  if (told === null) return null;
  const { details } = told;
  const moved = told.to.length > 0 || told.from !== undefined || told.facing !== undefined || told.material;
  if (moved) return null;
  const make = (event: TriggerEvent['event'], reads?: string): Events => {
    const from = about.from === undefined || event !== 'left-the-field' ? {} : { from: [...about.from] };
    return details.map((detail) =>
      withDetail({ event, of: about.of, ...from, ...(reads === undefined ? {} : { reads }) }, about, detail),
    );
  };
  switch (verb.trim()) {
    case 'leaves the field':
    case 'leave the field':
      return make('left-the-field');
    case 'declares an attack':
      return make('attack-declared');
    case 'declares a direct attack':
      return make('attack-declared', directAttack);
    case 'activates its effect':
    case 'activates an effect':
      return make('effect-activated');
    case 'inflicts battle damage':
      return damageTold(make('inflicted-battle-damage'));
    default:
      return null;
  }
}

/** "to your opponent by a direct attack": whose LP it is, and by which attack. */
const damageTold = (all: Events): Events =>
  all?.map(({ reads, ...event }): TriggerEvent => {
    if (reads === undefined) return event;
    const [, whom, direct] = /^(?:to (your opponent|a player) ?)?(by a direct attack)?$/.exec(reads) ?? [];
    if (whom === undefined && direct === undefined) return { ...event, reads };
    const who = whom === 'your opponent' ? { who: 'opponent' as const } : {};
    return {
      ...event,
      ...(whom === undefined ? {} : { lp: { how: 'damage' as const, ...who } }),
      ...(direct === undefined ? {} : { reads: directAttack }),
    };
  }) ?? null;

/** Deeds of a card that are events of the model. */
const namedDeeds: ReadonlySet<string> = new Set([
  'leaves the field',
  'leave the field',
  'declares an attack',
  'declares a direct attack',
  'inflicts battle damage',
  'activates its effect',
  'activates an effect',
]);

/** What a card does to another: destroys it by battle, battles it, attacks it. */
export function destroys({ subject, verb, noun, tails = [] }: ToldOf<'destroys'>): Events {
  if (verb.trim() !== 'destroys') {
    const about = aboutOf(subject);
    if (about === null) return null;
    const reads = `it ${verb.trim()} ${subjectWords({ is: 'cards', noun })}${tailWords(tails)}`;
    const event = verb === ' declares an attack on ' ? 'attack-declared' : 'something-else';
    return [withDetail({ event, of: about.of, reads }, about, {})];
  }
  const { bare, battle } = withoutBattle(noun);
  const against = aboutOf({ is: 'cards', noun: bare });
  const told = tailsTold(tails);
  const byBattle = battle || told?.details.every(({ by }) => by?.join() === 'battle') === true;
  if (against === null || against.of === 'this' || told === null || !byBattle) return null;
  if (aboutOf(subject) === null) return null;
  const { of } = against;
  const to = told.to.length === 0 ? {} : { to: [...told.to] };
  const own = subject.is === 'this';
  const plain = own && subject.words === undefined && subject.where === undefined;
  const reads = plain ? {} : { reads: `in battle with ${subjectWords(subject)}` };
  const byCard = own ? { byCard: 'this' as const } : {};
  return told.details.map((detail) =>
    withDetail({ event: 'destroyed', of, ...to, ...reads }, { of }, { ...detail, by: ['battle'], ...byCard }),
  );
}

/** "an opponent's monster by battle": the last words belong to the verb. */
function withoutBattle(noun: Noun): { readonly bare: Noun; readonly battle: boolean } {
  const last = noun.items.at(-1);
  const end = last?.is === 'group' ? last.after?.at(-1) : undefined;
  if (last?.is !== 'group' || end?.is !== 'said' || end.words !== ' by battle')
    return { bare: noun, battle: false };
  const { after = [], ...rest } = last;
  const kept = after.slice(0, -1);
  const bare = kept.length === 0 ? rest : { ...rest, after: kept };
  return { bare: { ...noun, items: [...noun.items.slice(0, -1), bare] }, battle: true };
}

/** A change of battle position. */
export function turned({ subject, tails }: ToldOf<'turned'>): Events {
  const about = aboutOf(subject);
  return about === null
    ? null
    : sufferedEvents({ is: 'moved', verb: 'changed', ...(tails === undefined ? {} : { tails }) }, about);
}

/** By what the text said before; that it is this card is what such words mean. */
export const thisWay = ({ ways, words }: ToldOf<'this-way'>): Events =>
  (ways === undefined ? (['special-summoned'] as const) : summonEvents(ways)).map((event) => ({
    event,
    of: 'this',
    reads: `it was ${words}`,
  }));

/** An attack that is declared, by whomever. */
export function attack({ words, between }: ToldOf<'attack'>): Events {
  const declared = { event: 'attack-declared', of: { cardType: 'monster' } } as const;
  if (between === undefined) return words.endsWith('involving ') ? null : [declared];
  return [{ ...declared, reads: `it involves ${between.items.map(subjectWords).join(' and ')}` }];
}
