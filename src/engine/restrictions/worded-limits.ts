import type { Aspect } from '../../card-model/aspects.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Ban } from '../../card-model/lasting/ban.ts';
import type { KeptDeed, Protection } from '../../card-model/lasting/protection.ts';
import type { Part } from '../../card-model/part.ts';
import type { Either } from '../../card-model/value.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { type WordTest, wordTest } from '../../card-model/word-test.ts';
import type { EventName } from '../../vocabulary/events.ts';
import type { Place } from '../../vocabulary/places.ts';

/** Which activations an effect that applies forbids. */
export interface ForbiddenActivation {
  readonly forbids: 'activation';
  readonly cardType?: 'monster' | 'spell' | 'trap' | 'spell-trap';
  /** Only the activation of the card itself, not of an effect of a card that is face-up already. */
  readonly cardOnly?: true;
  /** Only where the card is in one of these places. */
  readonly in?: readonly Place[];
  readonly notIn?: readonly Place[];
  /** Only during the Battle Phase: any, or that of the player of the text. */
  readonly battlePhase?: 'any' | 'own';
  /** Only of what was not Set before, and, where it has to wait, in a turn of its player that began after that. */
  readonly unset?: NonNullable<Ban['unset']>['from'];
}

/** What an effect that applies lets nobody do. */
export interface ForbiddenActs {
  readonly forbids: 'acts';
  readonly verbs: readonly Verb[];
  /** What words that only describe an act say of it. */
  readonly words: WordTest;
  /** Is it forbidden whatever it is done to? Else it depends on the card. */
  readonly always: boolean;
  /** Each monster that is Special Summoned is asked for itself whether it is excepted. */
  readonly byCard?: true;
  /** Only with cards from the Deck. */
  readonly fromDeck?: true;
  /** Only with cards from here. */
  readonly from?: readonly Place[];
}

/** What words forbid, as far as it may keep anything from being activated; `nothing` where it keeps nothing from that. */
export type Limit = ForbiddenActivation | ForbiddenActs | { readonly forbids: 'nothing' };

const nothing: Limit = { forbids: 'nothing' };
const forbidsNothing = (): Limit => nothing;
const summons = ['fusion-summon', 'ritual-summon', 'synchro-summon', 'xyz-summon', 'link-summon'] as const;

/** Words of what is not said by fields, by what they may do. */
const ofDeeds = {
  banish: wordTest(/banish/i),
  tribute: wordTest(/tribut/i),
  destroy: wordTest(/destroy/i),
  draw: wordTest(/\bdraw\b/i),
  add: wordTest(/\badd|\bhand\b/i),
  take: wordTest(/\badd|\bdraw|\bhand\b/i),
  token: wordTest(/\btoken/i),
  summon: wordTest(/summon/i),
};

const acts = (words: WordTest, ...verbs: readonly Verb[]): ForbiddenActs => ({
  forbids: 'acts',
  verbs,
  words,
  always: true,
});

/** What cannot be done to some cards: whether that binds depends on the card that it is done to. */
const toCards = {
  destroy: { ...acts(ofDeeds.destroy, 'destroy'), always: false },
  tribute: { ...acts(ofDeeds.tribute, 'tribute'), always: false },
  banish: { ...acts(ofDeeds.banish, 'banish'), always: false },
} satisfies Record<Exclude<KeptDeed, 'target'>, Limit>;

const who = '(?:neither player can|your opponent cannot|you cannot)';
const forms: readonly (readonly [string, (words: readonly string[]) => Limit])[] = [
  [`${who} banish cards`, () => acts(ofDeeds.banish, 'banish')],
  [
    `${who} banish cards from (?:either gy|the gys?)`,
    () => ({ ...acts(ofDeeds.banish, 'banish'), from: ['gy'] }),
  ],
  [`${who} tribute cards`, () => acts(ofDeeds.tribute, 'tribute')],
  [`${who} activate cards or effects`, () => ({ forbids: 'activation' })],
  [
    `${who} activate (?:any )?(spell|trap|spell/trap|spell or trap)(?: cards?|s)`,
    ([type]) => ({ ...activation(type), cardOnly: true }),
  ],
  [`${who} activate monster effects`, () => activation('monster')],
  [
    `${who} activate the effects of monsters in the (hand|gy)`,
    ([place]) => ({ ...activation('monster'), in: [place === 'hand' ? 'hand' : 'gy'] }),
  ],
  [
    '(spell|trap) cards,? and their effects on the field,? cannot be activated',
    ([type]) => ({ ...activation(type), notIn: ['gy', 'banished'] }),
  ],
  [
    'monsters that are banished,? (?:as well as|and) monsters in the gy,? cannot activate their effects',
    () => ({ ...activation('monster'), in: ['gy', 'banished'] }),
  ],
  // What binds attacks, battle positions and material alone keeps nothing from being activated.
  [
    'cannot (?:attack|declare an attack)\\b(?!.*\\bactivate (?:its|their|the|any|monster)? ?effects?\\b).*',
    forbidsNothing,
  ],
  ['cannot target .+ for attacks\\b.*', forbidsNothing],
  // What may stand in for a Fusion Material keeps nothing from being activated.
  ['.*\\bsubstitute\\b[^.]*\\bFusion[ -]Material\\b.*', forbidsNothing],
  ['cannot be (?:targeted for attacks|attacked|used as)\\b.*', forbidsNothing],
];

function activation(type: string | undefined): ForbiddenActivation {
  const cardType = type?.replace(/\/| or /, '-');
  const known = (['spell', 'trap', 'spell-trap', 'monster'] as const).find((each) => each === cardType);
  return { forbids: 'activation', ...(known === undefined ? {} : { cardType: known }) };
}

/** Words of a form that keeps nothing from being activated. */
const harmless = wordTest(
  new RegExp(
    `^(?:${forms.flatMap(([form, make]) => (make === forbidsNothing ? [form] : [])).join('|')})\\.?$`,
    'i',
  ),
);

const keptFrom = [
  [wordTest(/^\s*cannot be destroyed\b/i), toCards.destroy],
  [wordTest(/^\s*cannot be tributed\b/i), toCards.tribute],
  [wordTest(/^\s*cannot be banished\b/i), toCards.banish],
] as const;

const known = forms.map(([form, make]) => [new RegExp(`^${form}$`, 'i'), make] as const);

/** What may attack, or be attacked, keeps nothing from being activated. */
const isOfAttacksAlone = (words: string): boolean => ofAttacks.test(words) && !ofActivations.test(words);
const ofAttacks = wordTest(/\b(?:attack|battle)/i);
const ofActivations = wordTest(/activat|effect|\bSpell|\bTrap|respon|chain/i);

/** How long it lasts that begins with a battle: where that is over, so is what the text says. */
const untilBattleEnds = / until (?:the end of|after) the Damage Step$/i;

const inBattlePhase = / during (the|your) Battle Phase$/i;

/** What words on what cannot be done forbid; undefined where they were not read. */
export function limitOf(reads: string): Limit | undefined {
  const plain = reads.trim().replace(/\.$/, '').replace(untilBattleEnds, '');
  const [phase, whose] = inBattlePhase.exec(plain) ?? [];
  if (phase !== undefined) {
    const limit = limitOf(plain.slice(0, -phase.length));
    return limit?.forbids === 'activation'
      ? { ...limit, battlePhase: whose === 'your' ? 'own' : 'any' }
      : undefined;
  }
  if (isOfAttacksAlone(plain) || harmless.isLeftOut(reads)) return nothing;
  const kept = keptFrom.find(([form]) => form.test(reads));
  if (kept !== undefined) return kept[1];
  for (const [form, make] of known) {
    const found = form.exec(plain);
    if (found !== null) return make(found.slice(1).map((word) => word?.toLowerCase()));
  }
  return undefined;
}

const everySummon: readonly Verb[] = ['special-summon', 'special-summon-token', ...summons];

/** What a restriction that was read keeps an activation from doing; undefined where its words have to tell. */
export function limitOfBan(ban: Ban | undefined): Limit | undefined {
  if (ban?.draws) return acts(ofDeeds.draw, 'draw');
  if (ban?.adds !== undefined)
    return {
      ...acts(
        ban.adds === 'any' ? ofDeeds.take : ofDeeds.add,
        'add-to-hand',
        ...(ban.adds === 'any' ? (['draw'] as const) : []),
      ),
      fromDeck: true,
      from: ['deck'],
    };
  if (ban?.unset !== undefined)
    return { ...activation(ban.unset.cards), cardOnly: true, unset: ban.unset.from };
  // What binds only cards of some names is judged by the restriction that was left.
  if (ban?.named !== undefined) return nothing;
  if (ban?.activates !== undefined) return activation(ban.activates);
  if (ban?.summons === undefined)
    return ban?.battlePhase === undefined && ban?.attacks === undefined ? undefined : nothing;
  // How many there were is asked of each monster that is Summoned; Tokens are none of those.
  if (ban.most !== undefined) return { ...acts(ofDeeds.token, 'special-summon-token'), always: false };
  const kinds = ban.summons;
  const verbs = everySummon.filter((verb) =>
    kinds.some((kind) => kind === 'special' || verb === `${kind}-summon`),
  );
  const some = ban.of ?? ban.except ?? ban.exceptFrom;
  if (verbs.length === 0) return nothing;
  return {
    ...acts(ofDeeds.summon, ...verbs),
    always: some === undefined,
    ...(some === undefined ? {} : { byCard: true as const }),
    ...(ban.from === undefined ? {} : { from: ban.from }),
  };
}

/**
 * What cannot be done to a card is asked where cards are taken: what may not be targeted is no target, and of another deed
 * it depends on the card.
 */
function limitOfProtection(protects: Protection | undefined): Limit | undefined {
  if (protects === undefined) return undefined;
  const [deed, ...more] = protects.from.filter((each) => each !== 'target');
  if (deed === undefined || protects.for !== undefined) return nothing;
  return more.length > 0 ? undefined : toCards[deed];
}

/** What a part that applies says of what cannot be done: in words, whom it binds, and on what it hangs. */
export interface LimitWords {
  readonly words: string;
  readonly limit?: Limit | undefined;
  readonly who?: Instruction['who'];
  /** It holds only in this case: in the words of the text, and where the state of the Duel tells that. */
  readonly onlyIf?: string | undefined;
  readonly holds?: Either | undefined;
  /** It holds only under a condition that is not judged. */
  readonly conditional: boolean;
  /** What the words can touch, and the events of which one has to have happened for that; left out: anything. */
  readonly touches?: readonly Aspect[] | undefined;
  readonly upon?: readonly EventName[] | undefined;
}

/** All that a part of a card in this place says of what cannot be done. */
export function limitsIn(part: Part, place: Place): readonly LimitWords[] {
  if (part.kind === 'unread')
    return [{ words: part.reads, conditional: false, touches: part.touches, upon: part.upon }];
  if (part.kind !== 'continuous' || part.appliesIn?.includes(place) === false) return [];
  return part.does
    .filter(mayLimit)
    .map(({ do: verb, reads, who: bound, onlyIf, holds, bans, controls, protects, what, touches, upon }) => ({
      words: reads ?? verb,
      // Which monsters can be controlled together is asked of each monster.
      limit:
        (controls === undefined ? limitOfBan(bans) : nothing) ??
        ofAllThere(limitOfProtection(protects), what) ??
        (reads === undefined ? undefined : ofAllThere(limitOf(reads), what)),
      who: bound,
      onlyIf,
      holds,
      conditional: part.conditions.length > 0,
      touches,
      upon,
    }));
}

/** "Cards in the GY cannot be banished": what cannot be done to any card in a place, cannot be done there at all. */
function ofAllThere(limit: Limit | undefined, what: Instruction['what']): Limit | undefined {
  if (limit?.forbids !== 'acts' || !isDescribed(what) || what.count !== 'all') return limit;
  const all = Object.keys(what.filter).length === 0;
  return what.from === undefined ? limit : { ...limit, from: what.from, always: limit.always || all };
}

/** Words of what may not be done, or only at a price; a text without any of them keeps nobody from anything. */
const limiting = wordTest(/\b(?:cannot|can only|only|must|neither|no|not|unless|except|pay)\b|n't\b/i);

const mayLimit = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'restrict' ||
  (verb === 'described' && limiting.test(reads)) ||
  (verb === 'change-status' && denies.test(reads));

const denies = wordTest(/\b(?:cannot|must|only|no)\b/);
