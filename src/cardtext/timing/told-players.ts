import type { TriggerEvent } from '../../card-model/part.ts';
import { defined } from '../../platform/defined.ts';
import { isField } from '../../vocabulary/places.ts';
import { forms } from '../forms.ts';
import type { Row } from '../grammar/lists.ts';
import type { After, AndOr, Noun, OneNoun, Where } from '../phrases/syntax.ts';
import { noun as nounPiece } from '../phrases/words/nouns.ts';
import type { Detail } from './told-by.ts';
import { byWhom, type Events, type ToldOf } from './told-common.ts';
import { lying, sufferedEvents, summonEvents, withDetail } from './told-events.ts';
import { type About, aboutOf, tailsTold } from './told-tails.ts';

/** What a player does with cards; what is no event of a card is only described. */
export function player({ who, verb, noun, tails }: ToldOf<'player'>): Events {
  const whom = byWhom(who);
  if (whom === null) return null;
  const act = verb.replace(/s$/, '');
  const about: About | null = noun === undefined ? null : aboutOf(own(withTheir(noun, who)));
  if (noun !== undefined && about === null) return null;
  if (act === 'draw') return drawn(whom, about, tails);
  if (noun === undefined) return points(who, verb, tails);
  const done = participles[act];
  if (about === null || done === undefined) return null;
  const events = sufferedEvents({ is: 'moved', verb: done, ...defined({ tails }) }, about);
  return events === null || events.some((event) => event.byWhom !== undefined)
    ? null
    : events.map((event) => ({ ...event, ...whom }));
}

/** "their Deck" is the Deck of the player who does it. */
function withTheir(noun: Noun, who: string): Noun {
  const whose = who === 'your opponent' ? "your opponent's" : 'your';
  const items = noun.items.map((each): OneNoun => {
    if (each.is !== 'group' || each.after === undefined) return each;
    const after = each.after.map(
      (one): After => (one.is === 'where' ? { ...one, where: placedFor(one.where, whose) } : one),
    );
    return { ...each, after };
  });
  return { ...noun, items };
}

const placedFor = (where: Row<Where, AndOr>, whose: string): Row<Where, AndOr> => ({
  ...where,
  items: where.items.map((one) =>
    typeof one === 'string'
      ? one
      : {
          ...one,
          places: {
            ...one.places,
            items: one.places.items.map((place) => (place.whose === 'their' ? { ...place, whose } : place)),
          },
        },
  ),
});

const own = (noun: NonNullable<ToldOf<'player'>['noun']>) => {
  const [only] = noun.items;
  const self = noun.items.length === 1 && only?.is === 'group' && only.count === 'this';
  return self ? ({ is: 'this', head: 'card' } as const) : ({ is: 'cards', noun } as const);
};

const participles: Readonly<Record<string, string>> = forms['players-did'];

function drawn(
  whom: Pick<TriggerEvent, 'byWhom'>,
  about: About | null,
  tails: ToldOf<'player'>['tails'],
): Events {
  const told = tailsTold(tails);
  if (told === null || told.to.length > 0 || told.from !== undefined) return null;
  const of = about?.of ?? {};
  return told.details.map((detail) => withDetail({ event: 'drawn', of, ...whom }, about ?? { of }, detail));
}

/** Damage and LP. */
function points(who: string, verb: string, tails: ToldOf<'player'>['tails']): Events {
  const told = tailsTold(tails);
  if (told === null || told.to.length > 0 || told.from !== undefined) return null;
  if (verb.startsWith('declares ')) return declares(who, verb, told.details);
  const lp = lpOf(verb);
  const whose = byWhom(who)?.byWhom;
  const asked = { of: {}, lp: { how: lp, ...defined({ who: whose }) } };
  return changesOf(lp, verb).flatMap((event) =>
    told.details.map((detail) => withDetail({ event, ...asked }, { of: {} }, detail)),
  );
}

/** How LP change: damage lowers them, but paying is no damage. */
const lpOf = (verb: string): NonNullable<TriggerEvent['lp']>['how'] =>
  verb.startsWith('gain') ? 'gain' : verb.startsWith('pay') ? 'payment' : 'damage';

/** Damage is done by battle or by an effect; LP are gained and paid by effects and costs. */
function changesOf(how: ReturnType<typeof lpOf>, verb: string): readonly TriggerEvent['event'][] {
  if (how === 'damage' && /battle damage$/.test(verb)) return ['inflicted-battle-damage'];
  const either = how === 'damage' && !/^takes? effect damage$/.test(verb);
  return either ? ['inflicted-battle-damage', 'something-else'] : ['something-else'];
}

/** A Summon that a player conducts, or would. */
export function playerSummons({ who, would, ways, noun, tails }: ToldOf<'player-summons'>): Events {
  const whom = byWhom(who);
  const about: About | null = noun === undefined ? { of: { cardType: 'monster' } } : aboutOf(own(noun));
  const told = tailsTold(tails);
  if (whom === null || about === null || told === null || told.to.length > 0) return null;
  // "A monster from the Extra Deck": the place may be said of the monster too.
  const from = told.from ?? about.from?.filter((place) => !isField(place)) ?? [];
  const where = from.length === 0 ? {} : { from: [...from] };
  // A Summon that may still be negated is no event of the monster yet.
  const declared = would === undefined ? {} : { declared: true as const };
  const alone = /^exactly 1\b/.test((noun && nounPiece.print(noun)) ?? '') ? { alone: true as const } : {};
  return summonEvents(ways).flatMap((event) =>
    told.details.map((detail) =>
      withDetail(
        { event, ...lying(about.of, told.facing), ...where, ...whom, ...declared, ...alone },
        about,
        detail,
      ),
    ),
  );
}

/** An attack that a player declares is one of a monster of that player's. */
function declares(who: string, verb: string, details: readonly Detail[]): Events {
  const controller = byWhom(who)?.byWhom;
  if (controller === undefined) return null;
  const of = { cardType: 'monster', controller } as const;
  const direct = verb.includes('direct') ? { reads: 'the attack is a direct attack' } : {};
  return details.map((detail) => withDetail({ event: 'attack-declared', of, ...direct }, { of }, detail));
}
