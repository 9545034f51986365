import type { Filter } from '../../card-model/filter.ts';
import { directAttack, type TriggerEvent, triggerEventSchema } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { battleMonsters } from '../battle/monsters.ts';
import { meaningsOf } from '../forms.ts';
import type { Noun } from '../phrases/syntax.ts';
import type { Subject, TimingTail } from './syntax.ts';
import { sufferedRow } from './told.ts';
import { type Events, each, type ToldOf, tailWords } from './told-common.ts';
import { sufferedEvents, summonEvents, withDetail } from './told-events.ts';
import { aboutOf, subjectWords, tailsTold } from './told-tails.ts';

/** What happens to cards: "is sent to the GY", "would be Summoned", "is targeted by". */
export function suffers({ subject, be, all }: ToldOf<'suffers'>): Events {
  if (be.endsWith('would be')) return wouldSuffer(subject, all);
  const targeted = all.items.every(({ verb }) => /^(?:targeted|attacked)$/.test(verb));
  if (targeted) return isTargeted({ is: 'suffers', subject, be: ' is', all });
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
    if (attack) return attackBy(attackOn(words), tails.slice(verb === 'attacked' ? 0 : 1));
    const told = tailsTold(tails);
    if (told === null || told.to.length > 0 || told.from !== undefined) return null;
    return told.details.map(({ by: _, ...detail }) =>
      withDetail({ event: 'effect-activated', of: {}, reads: `it targets ${words}` }, { of: {} }, detail),
    );
  });
}

/** "targeted for an attack by an opponent's monster": whose monster attacks; null: what stands there is something else. */
function attackBy(event: TriggerEvent, tails: readonly TimingTail[]): Events {
  const said = tailWords(tails).trim();
  if (said === '' || said === 'by a monster') return [event];
  if (said === "by an opponent's monster" || said === "by your opponent's monster")
    return [{ ...event, of: { cardType: 'monster', controller: 'opponent' } }];
  return tails.some(({ is }) => is !== 'said') ? null : [withDetail(event, { of: {} }, { reads: said })];
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
      ...(lies === undefined
        ? {}
        : { lies: /^Attack/i.test(lies) ? 'attack' : 'defense', reads: `the attack is on ${words}` }),
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
  const deed = verb.replace(/^,? /, '');
  if (deed === 'returns')
    return sufferedEvents({ is: 'moved', verb: 'returned', ...defined({ tails }) }, about);
  const named = namedDeeds[deed];
  if (named === undefined) {
    const words = `it ${deed}${tailWords(tails)}`;
    return [withDetail({ event: 'something-else', of: about.of, reads: words }, about, {})];
  }
  const told = tailsTold(tails);
  if (told === null) return null;
  const { details } = told;
  const moved = told.to.length > 0 || told.from !== undefined || told.facing !== undefined || told.material;
  if (moved) return null;
  const { event } = named;
  const from = about.from === undefined || event !== 'left-the-field' ? {} : { from: [...about.from] };
  const there = about.from !== undefined && about.of !== 'this' && event === 'effect-activated';
  const of = there ? { ...about.of, in: [...about.from] } : about.of;
  const all = details.map((detail) => withDetail({ ...named, of, ...from }, about, detail));
  return event === 'inflicted-battle-damage' ? damageTold(all) : all;
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
const namedDeeds = meaningsOf('deeds-of-cards', triggerEventSchema.pick({ event: true, reads: true }));

/** What a card does to another: destroys it by battle, battles it, attacks it. */
export function destroys({ subject, verb, noun, tails = [] }: ToldOf<'destroys'>): Events {
  if (verb.trim() !== 'destroys') {
    const about = aboutOf(subject);
    if (about === null) return null;
    const said = tailWords(tails);
    const onThis =
      verb === ' attacks ' && noun.items.every((each) => each.is === 'group' && each.count === 'this');
    if (onThis || (verb === ' targets ' && said === ' for an attack')) {
      if (about.of === 'this' || about.from !== undefined) return null;
      const on = attackOn(`${subjectWords({ is: 'cards', noun })}${onThis ? said : ''}`);
      return [{ ...on, of: about.of }];
    }
    if (verb === ' targets ') return null;
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
  const which = whichOf(subject);
  const reads =
    plain || (!own && which !== undefined) ? {} : { reads: `in battle with ${subjectWords(subject)}` };
  const byCard = own ? { byCard: 'this' as const } : defined({ byCard: which });
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

/** A change of battle position, or of control. */
export function turned({ what, subject, verb, tails }: ToldOf<'turned'>): Events {
  const about = aboutOf(subject);
  const control = what.includes('control');
  if (about === null || control !== (verb === ' changes')) return null;
  const changed = control ? 'taken' : 'changed';
  return sufferedEvents({ is: 'moved', verb: changed, ...defined({ tails }) }, about);
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
  const all = between.items.flatMap((each) => (each.is === 'this' ? [each] : oneByOne(each)));
  const involves = all.map((each) => {
    const which = whichOf(each);
    return each.is === 'this' && each.words !== undefined ? undefined : which;
  });
  return involves.length <= 2 && involves.every((each) => each !== undefined)
    ? [{ ...declared, involves }]
    : [{ ...declared, reads: `it involves ${between.items.map(subjectWords).join(' and ')}` }];
}

/** "this card and an opponent's monster": each of them. */
const oneByOne = ({ noun }: Extract<Subject, { is: 'cards' }>): readonly Subject[] =>
  noun.items.map((item) =>
    item.is === 'group' && item.count === 'this' && item.head === 'card' && !(item.words ?? item.after)
      ? { is: 'this', head: 'card' }
      : { is: 'cards', noun: { items: [item] } },
  );

/** One card as a field says it: this one, the monster that it is equipped to, or one that fits; undefined where only words do. */
function whichOf(subject: Subject): 'this' | 'equipped' | Filter | undefined {
  const about = aboutOf(subject);
  if (about === null || /^\d/.test(subjectWords(subject))) return undefined;
  if (about.of === 'this') return 'this';
  if (about.of.reads === 'the equipped monster') return 'equipped';
  return about.of.reads === undefined && (about.reads ?? about.was) === undefined ? about.of : undefined;
}
