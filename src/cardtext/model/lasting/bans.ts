import { z } from 'zod';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { type Ban, banSchema, summonKinds } from '../../../card-model/lasting/ban.ts';
import type { Part } from '../../../card-model/part.ts';
import { verbs } from '../../../card-model/verbs.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { formsOf, meaningsOf, placesOf } from '../../forms.ts';
import { monstersOf } from '../monsters-of.ts';
import { summonCount } from '../summons/summon-counts.ts';

type Restriction = Extract<Part, { kind: 'not-an-effect' }>;

const time =
  '(?:for the rest of (?:this|the) turn(?: after this (?:card|effect) resolves)?|(?:during )?this turn|until the end of (?:this|the) turn)';
/** The same, and longer ones: what lasts so long has its duration in a field. */
const times = `(?:${time}|for the rest of this Duel|until the end of (?:the next|your next|your opponent's(?: next)?) turn(?: after this (?:card|effect) resolves)?)`;
const turnOf = '(?:the|during the) turn you activate this (?<thing>card|effect)';
const banned = new RegExp(
  [
    '^(?:you|your opponent|neither player) (?:also )?(?:cannot|can) ',
    '(?<act>(?:(?:Normal|Special|Flip|Fusion|Ritual|Synchro|Xyz|Link|Pendulum)(?:,? or |, )?)*\\b ?Summon(?:/Set| or Set)?',
    '|activate|declare (?:an attack|attacks)|attack(?: directly)?|conduct (?:your|their|any) Battle Phase',
    '|draw(?: any)?(?: cards)?(?: by card effects)?)',
    '(?: (?:any )?(?<noun>(?!from\\b|for\\b|this\\b|the turn\\b|during\\b|until\\b)(?:[^,]|, (?=(?:and )?[A-Z]{4,5}\\b))+?))??',
    '(?: from (?:the|your) (?<from>place(?:(?:, |,? or )(?:the |your )?place)*))?'.replaceAll(
      'place',
      '(?:hand|Extra Deck|GYs?|Deck)',
    ),
    `(?:,? ${times}|,? ${turnOf})?`,
    '(?:, except (?:for |with )?(?<except>[^,]+(?:, [^,]+)*?))?',
    `(?:,? ${times}|,? ${turnOf.replace('<thing>', '<thingToo>')})?`,
    '$',
  ].join(''),
  'i',
);

const placesNamed = placesOf('ban-places');

/** The places of a list; undefined where one of them is no such place. */
function placesIn(words: string): Place[] | undefined {
  const all = words
    .replace(/\b(?:the|your|their|either) /g, '')
    .split(/, (?:or |and )?| or | and /)
    .map((each) => placesNamed[each.toLowerCase().replace(/s$/, '')]);
  return all.every((each) => each !== undefined) ? all.flat() : undefined;
}

const kindsNamed = summonKinds.filter((kind) => kind !== 'set');

/** The kinds of Summons that words name: "Normal or Special Summon", "Fusion or Xyz Summon", "Summon/Set". */
function kindsOf(act: string): NonNullable<Ban['summons']> {
  const plain = act.toLowerCase();
  const named = kindsNamed.filter((kind) => new RegExp(`\\b${kind}\\b`).test(plain));
  const kinds = named.length === 0 ? (['normal', 'special', 'flip'] as const) : named;
  return [...kinds, ...(/\bset$/.test(plain) ? (['set'] as const) : [])];
}

const whatever: ReadonlySet<string> = new Set(['monsters', 'monster', 'a monster']);

const activated =
  /^(?:(?<all>cards (?:or|and) effects)|(?:any )?(?<effectsOnly>card effects|(?:the )?effects of cards)|(?<sort>.+ )?monster effects|(?:the )?effects? of (?<monsters>.*?monsters(?: Special Summoned from .+?)?)|(?<spell>spell)?(?: or |\/)?(?<trap>trap)?(?:s|(?<only> cards?)?(?: (?<effects>or) effects)?))(?: (?:that activate )?(?:on|in) (?<places>.+))?$/i;

/** The cards that may not be activated; undefined where no field says them. */
function activatesOf(noun = 'cards or effects'): Ban | undefined {
  const found = activated.exec(noun)?.groups;
  if (found === undefined) return undefined;
  const { all, effectsOnly, sort, monsters, spell, trap, effects, places } = found;
  const from = places === undefined ? undefined : placesIn(places);
  if ((places === undefined) !== (from === undefined)) return undefined;
  const there = from === undefined ? {} : { from };
  if (all !== undefined && from === undefined) return { activates: 'all' };
  // What is activated from the hand is activated on the field.
  if (all !== undefined || effectsOnly !== undefined)
    return from?.every((each) => each === 'gy' || each === 'banished')
      ? { activates: 'all', from }
      : undefined;
  if (spell === undefined && trap === undefined) {
    const kind = `${sort ?? ''}${monsters ?? 'monsters'}`;
    if (whatever.has(kind)) return { activates: 'monster', ...there };
    const of = monstersOf(kind);
    return of === undefined ? undefined : { activates: 'monster', of, ...there };
  }
  if (from !== undefined) return undefined;
  const activates = spell === undefined ? 'trap' : trap === undefined ? 'spell' : 'spell-trap';
  return { activates, ...(effects === undefined ? { cardsOnly: true } : {}) };
}

/** "Monsters in the GY cannot activate their effects", "Trap Cards, and their effects on the field, cannot be activated". */
const ofAllCards = formsOf('all-cards-banned', banSchema);

const inBattle = / during (?<whose>the|your) Battle Phase$/i;
const whileDamage = / until (?:the end of|after) the Damage Step$/i;
const deedBan =
  /^(?:you|your opponent|neither player) can(?:not)? (?<deed>banish|Tribute) cards(?<gy> from (?:either GY|the GYs?))?$/i;

/** "Neither player can banish cards"; undefined for other words. */
function deedsBan(words: string): Ban | undefined {
  const { deed, gy } = deedBan.exec(words)?.groups ?? {};
  if (deed === undefined) return undefined;
  return { deeds: [/^b/i.test(deed) ? 'banish' : 'tribute'], ...(gy === undefined ? {} : { from: ['gy'] }) };
}

/** What is excepted: monsters of a kind, whatever comes from a place, or a way to Summon; null where no field says it. */
function exceptOf(words: string | undefined): Pick<Ban, 'except' | 'exceptFrom' | 'exceptKinds'> | null {
  if (words === undefined) return {};
  const exceptFrom = placesIn(/^from (?:the|your) (.+)$/i.exec(words)?.[1] ?? '');
  if (exceptFrom !== undefined) return { exceptFrom };
  const ways = /^by (.+) Summon(?:ing)?$/i.exec(words)?.[1]?.toLowerCase();
  if (ways !== undefined) {
    const kind = kindsNamed.find((each) => each === ways);
    return kind === undefined ? null : { exceptKinds: [kind] };
  }
  const except = monstersOf(words);
  return except === undefined ? null : { except };
}

/** The parts of words on what cannot be done; that a text still holds when its card has left is said of all that last. */
const partsOf = (words: string) =>
  words.length > LONGEST
    ? undefined
    : banned.exec(
        words
          .replace(/ \((?:even if this card leaves the field|but you can (?:Normal )?Set)\)/i, '')
          .replace(/\.$/, '')
          .trim(),
      )?.groups;

/** No restriction is longer than this. */
const LONGEST = 250;

const alsoAttacks =
  /^(?<who>(?:you|your opponent|neither player) (?:cannot|can)) (?<act>activate .+?) or (?<attack>declare (?:an attack|attacks)|attack)(?<rest>.*)$/i;

/** What words on what cannot be done forbid, apart from how long; undefined where no field says all of it. */
export function banIn(words: string): Ban | undefined {
  const battle = inBattle.exec(words);
  if (battle !== null) {
    const ban = banIn(words.slice(0, battle.index));
    const own = /your/i.test(battle.groups?.['whose'] ?? '');
    return ban?.activates === undefined ? undefined : { ...ban, inBattlePhase: own ? 'own' : 'any' };
  }
  const only = onlyAttackers(words) ?? onlySummons(words);
  if (only !== undefined) return only;
  const both = alsoAttacks.exec(words)?.groups;
  if (both !== undefined) {
    const [acts, attacks] = [both['act'], both['attack']].map((each) =>
      banIn(`${both['who']} ${each}${both['rest']}`),
    );
    return acts === undefined || attacks === undefined ? undefined : { ...acts, ...attacks };
  }
  const found = partsOf(words);
  if (found === undefined) return undefined;
  const { act = '', noun, from } = found;
  const except = exceptOf(found.except);
  if (except === null) return undefined;
  if (/battle phase$/i.test(act))
    return noun === undefined && from === undefined && found.except === undefined
      ? { battlePhase: true }
      : undefined;
  if (/^draw\b/i.test(act))
    return noun === undefined && from === undefined && found.except === undefined && / effects$/i.test(act)
      ? { draws: true }
      : undefined;
  if (/^activate$/i.test(act)) {
    const ban = activatesOf(from === undefined ? noun : `${noun} from the ${from}`);
    const plain = found.except === undefined || (ban?.activates === 'monster' && except.except !== undefined);
    return ban === undefined || !plain ? undefined : { ...ban, ...except };
  }
  if (/attack/i.test(act)) {
    // "cannot attack X" and "cannot attack with X" are other bans.
    if (noun !== undefined || from !== undefined || except.exceptFrom !== undefined) return undefined;
    return { attacks: /directly$/i.test(act) ? 'direct' : 'all', ...except };
  }
  const all = noun === undefined || whatever.has(noun.toLowerCase());
  const of = all ? undefined : monstersOf(noun);
  if (!all && of === undefined) return undefined;
  const places = from === undefined ? undefined : placesIn(from);
  if (from !== undefined && places === undefined) return undefined;
  return {
    summons: kindsOf(act),
    ...(of === undefined ? {} : { of }),
    ...(places === undefined ? {} : { from: places }),
    ...except,
  };
}

const onlySuch = new RegExp(
  `^(?:you|your opponent) can only Special Summon (?<kind>[^,]+? monsters)(?:,? ${times})?$`,
  'i',
);

/** "You can only Special Summon X": all others are what it forbids; undefined for other words. */
function onlySummons(words: string): Ban | undefined {
  const kind = onlySuch.exec(words)?.groups?.['kind'];
  const except = kind === undefined ? undefined : monstersOf(kind);
  return except === undefined ? undefined : { summons: ['special'], except };
}

const onlyWith = new RegExp(
  `^(?:you|your opponent|neither player|each player) can only attack(?<directly> directly)? with (?<who>.+?)(?: during each Battle Phase|,? ${time}|,? ${turnOf.replace('(?<thing>', '(?:')})?$`,
  'i',
);
const onlyOne = /^Only 1 monster can (?:attack|declare an attack) during each Battle Phase\.?$/i;

/** "You can only attack with X": attacks of all other monsters are what it forbids; undefined for other words. */
function onlyAttackers(words: string): Ban | undefined {
  if (onlyOne.test(words)) return { attacks: 'second-monster' };
  const { directly, who = '' } = onlyWith.exec(words.replace(/\.$/, '').trim())?.groups ?? {};
  // One certain monster is none of a kind.
  if (who === '' || /^(?:this|that|these|those|it|them)\b/i.test(who)) return undefined;
  if (/^(?:1|one) monster$/i.test(who))
    return directly === undefined ? { attacks: 'second-monster' } : undefined;
  const except = monstersOf(who);
  return except === undefined ? undefined : { attacks: directly === undefined ? 'all' : 'direct', except };
}

/** "Monsters cannot attack, except Link Monsters", "Only 1 monster can attack": said of monsters, and binding both players. */
function bansOnAll({ do: verb, what, reads = '' }: Instruction): Ban | undefined {
  if (verb === 'described')
    return onlyOne.test(reads)
      ? { attacks: 'second-monster' }
      : ofAllCards.find(([form]) => form.test(reads.replace(/\.$/, '')))?.[1];
  const all = verb === 'change-status' && isDescribed(what) && what.count === 'all';
  if (!all || Object.keys(what.filter).join() !== 'cardType' || what.filter.cardType !== 'monster')
    return undefined;
  const except = /^cannot (?:attack|declare an attack), except (?:with )?([^,]+)$/i.exec(reads)?.[1];
  const monsters = except === undefined ? undefined : monstersOf(except);
  return monsters === undefined ? undefined : { attacks: 'all', except: monsters };
}

const setFirst =
  /^(?:Both players|Each player|Neither player|(?<opponent>Your opponent)) must Set (?<cards>Spell|Spell\/Trap) Cards before activating them(?<wait>, and cannot activate them until their next turn(?: after Setting them)?)?$/i;

/** "Both players must Set Spell Cards before activating them": what it binds whom to; undefined for other words. */
function unsetBan({ do: verb, reads = '' }: Instruction): Pick<Instruction, 'who' | 'bans'> | undefined {
  if (verb !== 'described' && verb !== 'restrict') return undefined;
  const { opponent, cards, wait } = setFirst.exec(reads.trim().replace(/\.$/, ''))?.groups ?? {};
  if (cards === undefined) return undefined;
  return {
    who: opponent === undefined ? 'both' : 'opponent',
    bans: {
      unset: {
        cards: /trap/i.test(cards) ? 'spell-trap' : 'spell',
        from: wait === undefined ? 'any-turn' : 'next-own-turn',
      },
    },
  };
}

const adding =
  /^(?<now>for the rest of (?:this|the) turn, )?cards cannot be added from (?<whose>either player's|the|your opponent's) (?:Main )?Deck to (?<hand>the|their|your opponent's) hand(?<undrawn>,? except by drawing them)?$/i;
const addingOwn =
  /^(?<who>you|your opponent|neither player) can(?:not)? add cards from (?:the|your|their) (?:Main )?Deck to (?:the|your|their) hand(?<rest>.*)$/i;

/** "Cards cannot be added from either player's Deck to the hand": whom it binds to what; undefined for other words. */
function addingBan({ do: verb, reads = '', until }: Instruction): Partial<Instruction> | undefined {
  if (verb !== 'described' && verb !== 'restrict') return undefined;
  const words = reads.trim().replace(/\.$/, '');
  const all = adding.exec(words)?.groups;
  if (all !== undefined && verb === 'described') {
    return {
      do: 'restrict',
      who: /opponent/i.test(`${all['whose']} ${all['hand']}`) ? 'opponent' : 'both',
      bans: { adds: all['undrawn'] === undefined ? 'any' : 'undrawn' },
      ...(all['now'] === undefined || until !== undefined ? {} : { until: 'end-of-turn' as const }),
    };
  }
  const own = verb === 'restrict' ? addingOwn.exec(words)?.groups : undefined;
  const rest = (own?.['rest'] ?? '-')
    .replace(/,? except by drawing them/i, '')
    .replace(new RegExp(`,? ?${time}$`, 'i'), '')
    .trim();
  if (own === undefined || rest !== '') return undefined;
  return { bans: { adds: /except by drawing/i.test(own['rest'] ?? '') ? 'undrawn' : 'any' } };
}

/** A restriction of players with what it forbids, where its words say that in a known form; others as they are. */
export function withBan(each: Instruction): Instruction {
  const added = addingBan(each);
  if (added !== undefined) {
    const lasts = each.until === undefined && each.onlyIf === undefined && forThisTurn.test(each.reads ?? '');
    return { ...each, ...added, ...(lasts ? { until: 'end-of-turn' as const } : {}) };
  }
  const unset = unsetBan(each);
  if (unset !== undefined) return { ...each, do: 'restrict', ...unset };
  const counted = summonCount(each);
  if (counted !== undefined) {
    const { onlyIf: _, ...rest } = each;
    return { ...rest, do: 'restrict', who: 'both', bans: counted };
  }
  const onAll = bansOnAll(each);
  if (onAll !== undefined) {
    const { what: _, ...rest } = each;
    return { ...rest, do: 'restrict', who: 'both', bans: onAll };
  }
  const named = each.do === 'restrict' ? byName(each) : undefined;
  if (named !== undefined) return { ...each, ...named };
  if (each.do !== 'restrict' || each.reads === undefined) return each;
  const [plain = '', stays] = each.onlyIf === undefined ? whileSo(each.reads) : [each.reads];
  const words = plain.replace(/\.$/, '');
  const deeds = deedsBan(words);
  if (deeds !== undefined) return { ...each, bans: deeds };
  const bans = banIn(words.replace(whileDamage, ''));
  if (bans === undefined) return each;
  if (whileDamage.test(words)) return { ...each, bans, until: 'end-of-damage-step' };
  // "... this turn", where the time stands inside the words of what is forbidden.
  const lasts = each.until === undefined && each.onlyIf === undefined && forThisTurn.test(each.reads ?? '');
  return {
    ...each,
    bans,
    ...(stays === undefined ? {} : { onlyIf: stays }),
    ...(lasts ? { until: 'end-of-turn' as const } : {}),
  };
}

/** "You cannot Special Summon, except Fiend monsters, while you control that monster": the words apart on how long. */
const whileSo = (reads: string): readonly string[] =>
  reads.split(/,? (?=while (?:you control that|(?:this card|that monster) is) )/);

const sameName = new RegExp(
  `^(?:for the rest of this turn, )?(?:you|your opponent|neither player) (?:cannot|can) (?:activate cards,? or the effects of cards,?|(?<summon>(?:Normal Summon(?:/Set)? or )?Special Summon) monsters) with (?:that name|its name|the (?<of>added|sent|returned) (?:monster|card)'s name|the same (?:original )?name(?<as>(?: (?:as|that|those|the|it|one|card|monster|added|sent|returned|banished|destroyed|had|once|was|in|to|hand|your|GY|by|this|effect))*))(?:,? ${time})?$`,
  'i',
);
const deedNamed = meaningsOf('named-deeds-of-bans', z.literal(verbs));

/** "You cannot activate cards ... with that name": by the name of what the effect dealt with, or did that to. */
function byName({ reads = '', until = 'end-of-turn' }: Instruction): Partial<Instruction> | undefined {
  const found = sameName.exec(reads.replace(/ \(even if this card leaves the field\)$/, ''))?.groups;
  if (found === undefined) return undefined;
  const { summon, of, as = '' } = found;
  const dealt = [of ?? '', ...as.split(' ')].flatMap((each) => deedNamed[each] ?? [])[0];
  const kinds = [...kindsOf(summon ?? ''), ...(/\/Set/i.test(summon ?? '') ? (['set'] as const) : [])];
  const bans: Ban = summon === undefined ? { activates: 'all' } : { summons: kinds };
  return { bans: { ...bans, named: 'those' }, until, ...(dealt === undefined ? {} : { what: { dealt } }) };
}

const forThisTurn = new RegExp(`\\b${time}$`, 'i');

/** Words on when: what has them is no ban for as long as the card is there. */
const tellsTime = /\b(?:turn|until|during|rest of|next|while|if|when)\b/i;

/** What a sentence that is no effect forbids its player for as long as the card is face-up on the field ("You cannot Special Summon monsters, except ..."). */
export function standingBan(text: string): Pick<Restriction, 'bans'> {
  const bans = /^You cannot\b/i.test(text) && !tellsTime.test(text) ? banIn(text) : undefined;
  return bans === undefined ? {} : { bans };
}

/** "Other monsters" than those that the effect itself Summons: what an effect does when it resolves, its own restriction lets be. */
const besidesItsOwn =
  /^(You cannot (?:[A-Z][a-z]+(?:\/Set)?(?:,? or | )?)*Summon )(?:any )?other (?=monsters\b)/;
/** What is not Summoned is not forbidden anyway. */
const butSets = / \(but you can (?:Normal )?Set\)(?=\.?$)/;

/** What a restriction of the turn of an activation forbids, and whether it is that of the card or of its effect. */
export function turnRestriction(text: string): Pick<Restriction, 'bans' | 'inTurnOf'> {
  const plain = text.replace(besidesItsOwn, '$1').replace(butSets, '');
  const found = partsOf(plain);
  const thing = found?.thing ?? found?.thingToo;
  const bans = thing === undefined ? undefined : banIn(plain);
  const inTurnOf = (thing ?? ofEither.exec(text)?.[1]) === 'card' ? 'card' : 'effect';
  if (thing === undefined && !ofEither.test(text)) return {};
  return bans === undefined ? { inTurnOf } : { bans, inTurnOf };
}

const attackBan =
  /^(?:(?<whose>this card|your monsters|monsters you control) )?cannot (?:attack(?<direct> directly)?|declare an attack) (?:during )?the turn (?:you activate this (?<thing>card|effect)|this effect is activated)\.?$/i;

/** "This card cannot attack the turn you activate this effect": said of monsters, and binding their player; undefined for other words. */
export function attackRestriction(text: string): Pick<Restriction, 'bans' | 'inTurnOf'> | undefined {
  const found = attackBan.exec(text)?.groups;
  if (found === undefined) return undefined;
  const itself = found['whose'] === undefined || /card/i.test(found['whose']);
  return {
    bans: {
      attacks: found['direct'] === undefined ? 'all' : 'direct',
      ...(itself ? { itself: true as const } : {}),
    },
    inTurnOf: found['thing'] === 'card' ? 'card' : 'effect',
  };
}

/** It binds in the turn of an activation alone, whatever it says. */
const ofEither = /\bthe turn you activate (?:either of this card's|this) (card|effects?)\b/i;
