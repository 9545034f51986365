import { type Instruction, isDescribed } from '../../../card-model/instruction.ts';
import { type Ban, banSchema, summonKinds } from '../../../card-model/lasting/ban.ts';
import type { Part } from '../../../card-model/part.ts';
import { formsOf } from '../../forms.ts';
import { monstersOf } from '../monsters-of.ts';
import { summonCount } from '../summons/summon-counts.ts';

type Restriction = Extract<Part, { kind: 'not-an-effect' }>;

const time =
  '(?:for the rest of (?:this|the) turn(?: after this (?:card|effect) resolves)?|(?:during )?this turn|until the end of (?:this|the) turn)';
const turnOf = '(?:the|during the) turn you activate this (?<thing>card|effect)';
const banned = new RegExp(
  [
    '^(?:you|your opponent|neither player) (?:also )?(?:cannot|can) ',
    '(?<act>(?:(?:Normal|Special|Flip|Fusion|Ritual|Synchro|Xyz|Link|Pendulum)(?:,? or |, )?)*\\b ?Summon(?:/Set| or Set)?',
    '|activate|declare (?:an attack|attacks)|attack(?: directly)?|conduct (?:your|their|any) Battle Phase',
    '|draw(?: any)?(?: cards)?(?: by card effects)?)',
    '(?: (?:any )?(?<noun>(?!from\\b|for\\b|this\\b|the turn\\b|during\\b|until\\b)[^,]+?))??',
    '(?: from the (?<from>hand|Extra Deck|GYs?|Deck))?',
    `(?:,? ${time}|,? ${turnOf})?`,
    '(?:, except (?:for |with )?(?<except>[^,]+(?:, [^,]+)*?))?',
    `(?:,? ${time}|,? ${turnOf.replace('<thing>', '<thingToo>')})?`,
    '$',
  ].join(''),
  'i',
);

const placesNamed = { hand: 'hand', 'extra deck': 'extra-deck', gy: 'gy', deck: 'deck' } as const;

const placeOf = (words: string) =>
  Object.entries(placesNamed).find(([word]) => word === words.toLowerCase().replace(/s$/, ''))?.[1];

const kindsNamed = summonKinds.filter((kind) => kind !== 'set');

/** The kinds of Summons that words name: "Normal or Special Summon", "Fusion or Xyz Summon", "Summon/Set". */
function kindsOf(act: string): Ban['summons'] {
  const plain = act.toLowerCase();
  const named = kindsNamed.filter((kind) => new RegExp(`\\b${kind}\\b`).test(plain));
  const kinds = named.length === 0 ? (['normal', 'special', 'flip'] as const) : named;
  return [...kinds, ...(/\bset$/.test(plain) ? (['set'] as const) : [])];
}

const whatever: ReadonlySet<string> = new Set(['monsters', 'monster', 'a monster']);

const activated =
  /^(?:cards (?:or|and) effects|(?<monster>monster effects|(?:the )?effects of monsters)(?: in the (?<place>hand|GY))?|(?<spell>spell)?(?: or |\/)?(?<trap>trap)?(?:s|(?<only> cards?)?(?: (?<effects>or) effects)?))$/i;

/** The cards that may not be activated; undefined where no field says them. */
function activatesOf(noun = 'cards or effects'): Ban | undefined {
  const found = activated.exec(noun)?.groups;
  if (found === undefined) return undefined;
  const { monster, place, spell, trap, effects } = found;
  const from = place === undefined ? undefined : placeOf(place);
  if (monster !== undefined) return { activates: 'monster', ...(from === undefined ? {} : { from: [from] }) };
  if (spell === undefined && trap === undefined) return { activates: 'all' };
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

/** What is excepted: monsters of a kind, or whatever comes from a place; null where no field says it. */
function exceptOf(words: string | undefined): Pick<Ban, 'except' | 'exceptFrom'> | null {
  if (words === undefined) return {};
  const place = placeOf(/^from the (.+)$/i.exec(words)?.[1] ?? '');
  if (place !== undefined) return { exceptFrom: [place] };
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
  const attackers = onlyAttackers(words);
  if (attackers !== undefined) return attackers;
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
  if (/^activate$/i.test(act))
    return from !== undefined || found.except !== undefined ? undefined : activatesOf(noun);
  if (/attack/i.test(act)) {
    // "cannot attack X" and "cannot attack with X" are other bans.
    if (noun !== undefined || from !== undefined || except.exceptFrom !== undefined) return undefined;
    return { attacks: /directly$/i.test(act) ? 'direct' : 'all', ...except };
  }
  const all = noun === undefined || whatever.has(noun.toLowerCase());
  const of = all ? undefined : monstersOf(noun);
  if (!all && of === undefined) return undefined;
  const place = from === undefined ? undefined : placeOf(from);
  return {
    summons: kindsOf(act),
    ...(of === undefined ? {} : { of }),
    ...(place === undefined ? {} : { from: [place] }),
    ...except,
  };
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
  if (each.do === 'restrict' && byName.test(each.reads ?? ''))
    return { ...each, bans: { activates: 'all', named: 'those' }, until: each.until ?? 'end-of-turn' };
  if (each.do !== 'restrict' || each.reads === undefined) return each;
  const words = each.reads.replace(/\.$/, '');
  const deeds = deedsBan(words);
  if (deeds !== undefined) return { ...each, bans: deeds };
  const bans = banIn(words.replace(whileDamage, ''));
  if (bans === undefined) return each;
  if (whileDamage.test(words)) return { ...each, bans, until: 'end-of-damage-step' };
  // "... this turn", where the time stands inside the words of what is forbidden.
  const lasts = each.until === undefined && each.onlyIf === undefined && forThisTurn.test(each.reads ?? '');
  return { ...each, bans, ...(lasts ? { until: 'end-of-turn' as const } : {}) };
}

/** "You cannot activate cards ... with that name": by the name of what the effect dealt with. */
const byName =
  /^(?:for the rest of this turn, )?you cannot activate cards,? or the effects of cards,? with (?:that|its|the same) (?:original )?name(?: as (?:that|the added|the sent) card)?(?:,? for the rest of this turn)?$/i;

const forThisTurn = new RegExp(`\\b${time}$`, 'i');

/** Words on when: what has them is no ban for as long as the card is there. */
const tellsTime = /\b(?:turn|until|during|rest of|next|while|if|when)\b/i;

/** What a sentence that is no effect forbids its player for as long as the card is face-up on the field ("You cannot Special Summon monsters, except ..."). */
export function standingBan(text: string): Pick<Restriction, 'bans'> {
  const bans = /^You cannot\b/i.test(text) && !tellsTime.test(text) ? banIn(text) : undefined;
  return bans === undefined ? {} : { bans };
}

/** "Other monsters" than those that the effect itself Summons: what an effect does when it resolves, its own restriction lets be. */
const besidesItsOwn = /^(You cannot (?:[A-Z][a-z]+(?:\/Set)?(?:,? or | )?)*Summon )other (?=monsters\b)/;
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
