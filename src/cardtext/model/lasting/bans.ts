import { z } from 'zod';
import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { type Ban, banSchema, summonKinds } from '../../../card-model/lasting/lasting-fields.ts';
import type { Part } from '../../../card-model/part.ts';
import { verbs } from '../../../card-model/verbs.ts';
import { defined } from '../../../platform/defined.ts';
import type { Place } from '../../../vocabulary/places.ts';
import { formsOf, meaningsOf, placesOf } from '../../forms.ts';
import { monstersOf } from '../monsters-of.ts';

type Restriction = Extract<Part, { kind: 'not-an-effect' }>;

const time =
  '(?:for the rest of (?:this|the) turn(?: after this (?:card|effect) resolves)?|(?:during )?this turn|until the end of (?:this|the) turn)';
/** How long it lasts stands in a field, and of the turn of which activation it is said in another. */
const howLong = new RegExp(
  ` \\((?:even if this card leaves the field|but you can (?:Normal )?Set)\\)|\\.$|^${time}, |,? (?:${time}|for the rest of this Duel|until the end of (?:the next|your next|your opponent's(?: next)?) turn(?: after this (?:card|effect) resolves)?|(?:the|during the) turn (?:you activate this (?:card|effect)|this effect is activated))(?=\\.?$|,? except\\b| \\()`,
  'gi',
);
const forThisTurn = new RegExp(`^${time}, |\\b${time}$`, 'i');
const untimed = (words: string): string => words.trim().replace(howLong, '');

/** Whole sentences, whom they bind where they say it of no player, and what they forbid. */
const sentences = formsOf(
  'sentence-bans',
  z.strictObject({ who: z.literal(['both', 'opponent']).optional(), bans: banSchema }),
);
/** What players cannot do at all. */
const ofPlayers = formsOf('player-bans', banSchema);

const banned = new RegExp(
  [
    '^(?:you|your opponent|neither player) (?:also )?(?:cannot|can) ',
    '(?<act>(?:(?:Normal|Special|Flip|Fusion|Ritual|Synchro|Xyz|Link|Pendulum)(?:,? or |, )?)*\\b ?Summon(?:/Set| or Set)?',
    '|activate|declare (?:an attack|attacks)|attack(?: directly)?)',
    '(?: (?:any )?(?<noun>(?!(?:from|this)\\b)(?:[^,]|, (?=(?:and )?[A-Z]{4,5}\\b))+?))??',
    '(?: from (?:the|your) (?<from>place(?:(?:, |,? or )(?:the |your )?place)*))?'.replaceAll(
      'place',
      '(?:hand|Extra Deck|GYs?|Deck)',
    ),
    '(?:, except (?:for |with )?(?<except>[^,]+(?:, [^,]+)*?))?$',
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

/** The monsters that a noun names; null where no field says them. */
function ofKind(noun = 'monsters'): Pick<Ban, 'of'> | null {
  if (/^(?:a )?monsters?$/i.test(noun)) return {};
  const of = monstersOf(noun);
  return of === undefined ? null : { of };
}

const activated =
  /^(?:(?<all>cards (?:or|and) effects)|(?:any )?(?<effectsOnly>card effects|(?:the )?effects of cards)|(?<sort>.+ )?monster effects|(?:the )?effects? of (?<monsters>.*?monsters(?: Special Summoned from .+?)?)(?: (?<that>(?:they control|with|in|Special|equipped) (?!GYs?|hand|.*\b(?:until|turn|during)\b).+?))??|(?<spell>spell)?(?: or |\/)?(?<trap>trap)?(?:s|(?<only> cards?)?(?: (?<effects>or) effects)?))(?: (?:that activate )?(?:on|in) (?<places>.+))?$/i;

/** The cards that may not be activated; undefined where no field says them. */
function activatesOf(noun = 'cards or effects'): Ban | undefined {
  const found = activated.exec(noun)?.groups;
  if (found === undefined) return undefined;
  const { all, effectsOnly, sort, monsters, that, spell, trap, effects, places } = found;
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
    const of = ofKind(`${sort ?? ''}${monsters ?? 'monsters'}`);
    if (of === null || (that !== undefined && there.from !== undefined)) return undefined;
    const narrowed =
      that === undefined ? of : { of: { cardType: 'monster' as const, ...of.of, reads: that } };
    return { activates: 'monster', ...narrowed, ...there };
  }
  if (from !== undefined) return undefined;
  const activates = spell === undefined ? 'trap' : trap === undefined ? 'spell' : 'spell-trap';
  return { activates, ...(effects === undefined && { cardsOnly: true }) };
}

const inBattle = / during (?<whose>the|your) Battle Phase$/i;
const whileDamage = / until (?:the end of|after) the Damage Step$/i;

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

/** No restriction is longer than this. */
const LONGEST = 250;

const alsoAttacks =
  /^(?<who>(?:you|your opponent|neither player) (?:cannot|can)) (?<act>activate .+?) or (?<attack>declare (?:an attack|attacks)|attack)(?<rest>.*)$/i;

/** What words on what cannot be done forbid, apart from how long; undefined where no field says all of it. */
export function banIn(whole: string): Ban | undefined {
  if (whole.length > LONGEST) return undefined;
  const words = untimed(whole);
  const battle = inBattle.exec(words);
  if (battle !== null) {
    const ban = banIn(words.slice(0, battle.index));
    const own = /your/i.test(battle.groups?.['whose'] ?? '');
    return ban?.activates === undefined ? undefined : { ...ban, inBattlePhase: own ? 'own' : 'any' };
  }
  const said = ofPlayers.find(([form]) => form.test(words))?.[1] ?? onlyThese(words);
  if (said !== undefined) return said;
  const both = alsoAttacks.exec(words)?.groups;
  if (both !== undefined) {
    const [acts, attacks] = [both['act'], both['attack']].map((each) =>
      banIn(`${both['who']} ${each}${both['rest']}`),
    );
    return acts === undefined || attacks === undefined ? undefined : { ...acts, ...attacks };
  }
  const found = banned.exec(words)?.groups;
  if (found === undefined) return undefined;
  const { act = '', noun, from } = found;
  const except = exceptOf(found['except']);
  if (except === null) return undefined;
  if (/^activate$/i.test(act)) {
    const ban = activatesOf(from === undefined ? noun : `${noun} from the ${from}`);
    const plain =
      found['except'] === undefined || (ban?.activates === 'monster' && except.except !== undefined);
    return ban === undefined || !plain ? undefined : { ...ban, ...except };
  }
  if (/attack/i.test(act)) {
    // "cannot attack X" and "cannot attack with X" are other bans.
    if (noun !== undefined || from !== undefined || except.exceptFrom !== undefined) return undefined;
    return { attacks: /directly$/i.test(act) ? 'direct' : 'all', ...except };
  }
  const of = ofKind(noun);
  const places = from === undefined ? undefined : placesIn(from);
  if (of === null || (from !== undefined && places === undefined)) return undefined;
  return { summons: kindsOf(act), ...of, ...defined({ from: places }), ...except };
}

/** One certain monster is none of a kind. */
const only =
  /^(?:you|your opponent|neither player|each player) can only (?:Special Summon (?<summoned>[^,]+? monsters)|attack(?<directly> directly)? with (?!(?:1|one|this|that|these|those|it|them)\b)(?<attackers>.+?)(?: during each Battle Phase)?)$/i;

/** "You can only Special Summon X", "... attack with X": all others are what it forbids; undefined for other words. */
function onlyThese(words: string): Ban | undefined {
  const { summoned, directly, attackers = summoned } = only.exec(words)?.groups ?? {};
  const except = attackers === undefined ? undefined : monstersOf(attackers);
  if (except === undefined) return undefined;
  if (summoned !== undefined) return { summons: ['special'], except };
  return { attacks: directly === undefined ? 'all' : 'direct', except };
}

/** "Monsters cannot attack, except Link Monsters", "WIND monsters cannot be Special Summoned": said of monsters, and binding both players. */
function banOnAll({ do: verb, what, reads = '' }: Instruction): Ban | undefined {
  if (verb !== 'change-status' || !isDescribed(what) || what.count !== 'all') return undefined;
  const { filter } = what;
  const ofAny = Object.keys(filter).join() === 'cardType' && filter.cardType === 'monster';
  const found = saidOfAll.exec(reads)?.groups;
  if (found === undefined) return undefined;
  const { act = '', from: place, but } = found;
  if (/Summoned/.test(act)) {
    const from = place === undefined ? undefined : placesIn(place);
    if (what.from !== undefined || but !== undefined || (place !== undefined && from === undefined))
      return undefined;
    return { summons: ['special'], ...(ofAny ? {} : { of: filter }), ...defined({ from }) };
  }
  const except = but === undefined ? undefined : monstersOf(but);
  if (!ofAny || except === undefined || what.from !== undefined) return undefined;
  return /attack/.test(act) ? { attacks: 'all', except } : { activates: 'monster', except };
}
const saidOfAll =
  /^cannot (?<act>attack|declare an attack|activate their effects|be Special Summoned)(?: from (?<from>the [^,]+))?(?:, except (?:with )?(?<but>[^,]+))?$/i;

/** A restriction of players with what it forbids, where its words say that in a known form; others as they are. */
export function withBan(each: Instruction): Instruction {
  const { do: verb, what: _, reads, ...rest } = each;
  const ofAll = banOnAll(each);
  if (ofAll !== undefined) return { ...rest, reads, do: 'restrict', who: 'both', bans: ofAll };
  if (reads === undefined || (verb !== 'described' && verb !== 'restrict')) return each;
  // "... this turn", where the time stands inside the words of what is forbidden.
  const timed = each.until === undefined && each.onlyIf === undefined && forThisTurn.test(reads.trim());
  const lasts = timed ? { until: 'end-of-turn' as const } : {};
  const [, said] = sentences.find(([form]) => form.test(reads.trim().replace(/\.$/, ''))) ?? [];
  if (said !== undefined) return { ...each, do: 'restrict', ...said, ...lasts };
  if (verb === 'described') return each;
  const named = byName(each);
  if (named !== undefined) return { ...each, ...named };
  const [plain = '', stays] = each.onlyIf === undefined ? whileSo(reads) : [reads];
  const words = plain.replace(/\.$/, '');
  const bans = banIn(words.replace(whileDamage, ''));
  if (bans === undefined) return each;
  if (whileDamage.test(words)) return { ...each, bans, until: 'end-of-damage-step' };
  return { ...each, bans, ...defined({ onlyIf: stays }), ...lasts };
}

/** "You cannot Special Summon, except Fiend monsters, while you control that monster": the words apart on how long. */
const whileSo = (reads: string): readonly string[] =>
  reads.split(/,? (?=while (?:you control that|(?:this card|that monster) is) )/);

const sameName =
  /^(?:you|your opponent|neither player) (?:cannot|can) (?:activate cards,? or the effects of cards,?|(?<summon>(?:Normal Summon(?:\/Set)? or )?Special Summon) monsters) with (?:that name|its name|the (?<of>added|sent|returned) (?:monster|card)'s name|the same (?:original )?name(?<as>(?: (?:as|that|those|the|it|one|card|monster|added|sent|returned|banished|destroyed|had|once|was|in|to|hand|your|GY|by|this|effect))*)),? ?$/i;
const deedNamed = meaningsOf('named-deeds-of-bans', z.literal(verbs));

/** "You cannot activate cards ... with that name": by the name of what the effect dealt with, or did that to. */
function byName({ reads = '', until = 'end-of-turn' }: Instruction): Partial<Instruction> | undefined {
  const found = sameName.exec(reads.replace(forThisTurn, ''))?.groups;
  if (found === undefined) return undefined;
  const { summon, of, as = '' } = found;
  const dealt = [of ?? '', ...as.split(' ')].flatMap((each) => deedNamed[each] ?? [])[0];
  const kinds = [...kindsOf(summon ?? ''), ...(/\/Set/i.test(summon ?? '') ? (['set'] as const) : [])];
  const bans: Ban = summon === undefined ? { activates: 'all' } : { summons: kinds };
  return { bans: { ...bans, named: 'those' }, until, ...(dealt === undefined ? {} : { what: { dealt } }) };
}

/** Words on when: what has them is no ban for as long as the card is there. */
const tellsTime = /\b(?:turn|until|during|rest of|next|while|if|when)\b/i;

/** What a sentence that is no effect forbids its player for as long as the card is face-up on the field ("You cannot Special Summon monsters, except ..."). */
export function standingBan(text: string): Pick<Restriction, 'bans'> {
  const bans = /^You cannot\b/i.test(text) && !tellsTime.test(text) ? banIn(text) : undefined;
  return bans === undefined ? {} : { bans };
}

/** "Other monsters" than those that the card itself Summons. */
const besidesItsOwn =
  /^(You cannot (?:[A-Z][a-z]+(?:\/Set)?(?:,? or | )?)*Summon )(?:any )?other (?=monsters\b)/;

/** It binds in the turn of an activation alone, whatever it says. */
const inTurn =
  /\bthe turn (?:you activate (?:either of this card's|this) (card|effects?)|this effect is activated)\b/i;
const turnOf = (text: string): NonNullable<Restriction['inTurnOf']> =>
  inTurn.exec(text)?.[1] === 'card' ? 'card' : 'effect';

/** What a restriction of the turn of an activation forbids, and whether it is that of the card or of its effect. */
export function turnRestriction(text: string): Pick<Restriction, 'bans' | 'inTurnOf'> {
  if (!inTurn.test(text)) return {};
  // Whether a Spell or Trap Card was Set this turn is not counted.
  const bans = /\bSet cards\b/.test(text) ? undefined : banIn(text.replace(besidesItsOwn, '$1'));
  const others = besidesItsOwn.test(text) ? { others: true as const } : {};
  return { ...(bans === undefined ? {} : { bans: { ...bans, ...others } }), inTurnOf: turnOf(text) };
}

const attackBan =
  /^(?:this card |your monsters |monsters you control )?cannot (?:attack(?<direct> (?:your opponent )?directly)?|declare an attack)$/i;
const ofAttacks = /^[^,:]*\b(?:cannot (?:attack|declare an attack)|can attack)(?: [\w ]*?directly)?$/i;

/** "This card cannot attack the turn you activate this effect": said of monsters, and binding their player; undefined for other words. */
export function attackRestriction(text: string): Pick<Restriction, 'bans' | 'inTurnOf'> | undefined {
  const words = untimed(text);
  if (!inTurn.test(text) || !ofAttacks.test(words)) return undefined;
  const found = attackBan.exec(words);
  if (found === null) return { inTurnOf: turnOf(text) };
  const attacks = found.groups?.['direct'] === undefined ? 'all' : 'direct';
  const itself = /^(?:this|cannot)\b/i.test(text) ? { itself: true as const } : {};
  return { bans: { attacks, ...itself }, inTurnOf: turnOf(text) };
}
