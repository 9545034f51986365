import effects from '../../../data/lexicon/effects-said.json' with { type: 'json' };
import rows from '../../../data/lexicon/short-questions.json' with { type: 'json' };
import listed from '../../../data/lexicon/words.json' with { type: 'json' };
import { activationPlaces, answeredEvents, isActivated } from '../../card-model/activated.ts';
import { effectByNumber } from '../../card-model/by-number.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { deedsAsked } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { setOf } from '../../platform/list-of.ts';
import { someCardThatFits } from '../../situations/readers/described.ts';
import { waysSummoned } from '../../situations/usual/usual-activation.ts';
import type { UsualQuestion } from '../../situations/usual/usual-board.ts';
import type { Place } from '../../vocabulary/places.ts';
import { isSpecialSummon, type SummonWay, summonWays } from '../../vocabulary/summons.ts';
import { anyMonster, monsterOfKind } from '../names/kind-of-monster.ts';
import { compile, wordsNeeded } from '../slang/pattern.ts';
import type { Saying } from '../slang/saying.ts';
import { numberWords } from '../text/lexicon.ts';
import { doesSo } from './by-text.ts';
import {
  activatedOfKind,
  activatedWith,
  cardsOfKind,
  doing,
  hit,
  isDown,
  isOfActivations,
  isOfAnyKind,
  placeLying,
  positionSaid,
  propertiesIn,
  sourcesOfSort,
  whose,
} from './cards-of-kind.ts';

/** What may be asked of cards of which only the kind is said: what is done to them is the same for each. */
const ofKinds: ReadonlySet<string> = setOf(
  'destroyed banished returned returned-to-hand returned-to-deck sent-to-gy tributed survives',
  'affected unaffected negates stops kept chains targeted equipped taken used-on works hits spared',
  'tributed-for stops-monsters',
);
/** What may be asked of a monster of which only the sort is said: "a Level 4 Warrior". */
const ofSorts: ReadonlySet<string> = new Set(['added-to-hand', 'special-summoned', 'sent-to-gy']);
/** What may be asked of a source of which only the sort is said. */
const bySorts: ReadonlySet<string> = new Set(['affected', 'unaffected', 'targeted', 'chains', ...deedsAsked]);
/** An effect is called by what it does, too: "its draw", "its mill effect". */
const called = effects.flatMap((each) => each.words.filter((word) => !word.includes(' ')));
const words = {
  ...listed,
  effect: [...listed.effect, ...called.flatMap((word) => [`${word} effect`, `${word} eff`, word])],
};
/** The Summon of a monster that is named, where one may be spoken of. */
const ofNamed = ['SUMMON of Y', '(the|a) (summon|summoning) of Y', 'Y SUMMON', 'Y (summon|summoning)'];
const forms = rows
  .flatMap(({ says, asks, number, each = [''] }) =>
    each.map((one) => ({ says: says.replaceAll('EACH', one), asks: asks.replace('EACH', one), number })),
  )
  .flatMap(({ says, asks, number }) =>
    [
      says,
      ...(ofKinds.has(asks) ? [says.replace(/\bY\b/, 'K')] : []),
      ...(bySorts.has(asks) ? [says.replace(/\bX\b/, 'S')] : []),
      ...(ofSorts.has(asks) ? [says.replace(/\bY\b/, 'WORDS')] : []),
      ...(asks.endsWith('s-summon') && says.includes('SUMMON')
        ? ofNamed.map((each) => says.replace('SUMMON', each))
        : []),
    ].map((form) => ({ form: compile(form, words, true), needs: wordsNeeded(form, words), asks, number })),
  );

/** A card of a short question, with whose it is where that was said. */
export interface ShortCard {
  readonly model: CardModel;
  readonly player?: Player;
  /** Is its effect spoken of, not the card? */
  readonly effect?: true;
  readonly faceUp?: boolean;
  readonly place?: Place;
  readonly position?: 'attack' | 'defense';
  /** It is such as a kind that was said. */
  readonly described?: true;
  /** Some of its effects alone are meant. */
  readonly inPart?: true;
}

/** A short everyday question: what it asks, of which card, and of which other. */
export interface ShortQuestion {
  readonly asks: string;
  readonly card: ShortCard;
  readonly other?: ShortCard;
  /** What the one would keep from the other. */
  readonly third?: ShortCard;
  readonly number?: number;
  readonly turn?: Player;
  /** How a monster is Summoned; of a Special Summon of which no more is said, either by an effect or not. */
  readonly ways?: readonly SummonWay[];
  readonly beside?: NonNullable<UsualQuestion['beside']>;
  /** The pairs that may be meant, where only the kind of the other is said: one answer for all, yes where one of each is. */
  readonly pairs?: readonly (readonly { readonly card: ShortCard; readonly other: ShortCard }[])[];
}

/** The short question that a text is, by data/lexicon/short-questions.json; undefined: none, or two that differ. */
export function shortQuestionOf({ words: said, cards }: Saying): ShortQuestion | undefined {
  const text = said
    .replace(/^(?:so|and|but|also) /i, '')
    .replace(/[?.! ]+$/, '')
    .replace(/ (?:too|as well|or not|(?:by|with|using) (?:its|his|her)(?: own)? effects?)$/i, '')
    .replace(withUp, ' under $1')
    .replace(upBefore, '$2 under $1')
    .replace(
      hadBefore,
      (_, who: string, card: string, asked: string) =>
        `${asked} under ${/^i$/i.test(who) ? 'my' : "my opponent's"} ${card}`,
    );
  const there = new Set(text.toLowerCase().match(/[a-z][a-z'-]*/g));
  const read = forms.flatMap(({ form, needs, asks, number: meant }) => {
    const groups = needs.every((each) => each.some((word) => there.has(word)))
      ? form.exec(text)?.groups
      : undefined;
    if (groups === undefined) return [];
    const named =
      groups['Y'] === undefined ? undefined : cardOf(`${groups['MY'] ?? ''} ${groups['Y']}`, cards, text);
    const subject = cardOf(groups['X'], cards, text);
    // "Destroyed by Raigeki in Defense Position": a Spell or Trap lies in none.
    const position = subject?.model.facts.cardType === 'monster' ? undefined : subject?.position;
    const other = named && { ...defined({ position }), ...named };
    const lies = [position === undefined ? subject : undefined, other];
    if (position !== undefined && other === undefined) return [];
    if (lies.some((each) => each?.position !== undefined && !mayLieSo(each, asks))) return [];
    const third = cardOf(groups['Z'], cards, text);
    const sources = 'S' in groups && other !== undefined ? sourcesOfSort(groups['S'] ?? '', other, asks) : [];
    const card = sources[0] ?? subject;
    const sort = groups['WORDS']?.replace(/^(?:an?|any|another) /i, '');
    const kind = sort === undefined ? other : sortMeant(sort, asks);
    if (
      card === undefined ||
      ((asks === 'is-of-kind' || sort !== undefined || groups['Y'] !== undefined) && kind === undefined)
    )
      return [];
    const asker = playerOf(groups['WHO']);
    // "From my opponent's GY" is said by who would use it.
    const kept = asks.startsWith('kept');
    // What is kept from being done is done by the asker, and of a kind: by one named more has to be told.
    if (kept && (groups['K'] === undefined ? other !== undefined || card.player === asker : false)) return [];
    const user = kept && asker !== undefined ? otherPlayer(asker) : asker;
    // "Can X target my own Y": both are one player's.
    const same = /\bown\b/i.test(groups['Y'] ?? groups['K'] ?? groups['WORDS'] ?? '')
      ? kind?.player
      : undefined;
    const by = card.player ?? user ?? same ?? (groups['MY'] === undefined ? undefined : 'P0');
    const number = meant ?? numberOf(groups['N']);
    // "Is Y safe from my own X": both are one player's.
    const isOwn = /\bown\b/i.test(groups['X'] ?? '') && kind?.player === undefined;
    const { K, S, way, effect } = groups;
    // Monsters, and not their effects, are stopped from attacking.
    const areMonsters =
      K === undefined
        ? other?.model.facts.cardType === 'monster' && other.model.parts.length === 0
        : /monster(?!.*effect)/i.test(K);
    const areStopped = asks === 'stops' && areMonsters && card.model.parts.some(deniesAttacks);
    const meantBy = areStopped ? 'stops-monsters' : asks;
    const ofKind = K === undefined ? undefined : bySide(pairsWith(card, K, by, meantBy), kept, asker);
    const ofSources = sources.flatMap((each) =>
      other ? [[{ card: each, other: hit(other, each, S) }]] : [],
    );
    return [
      defined({
        asks: meantBy,
        card: { ...card, ...defined({ player: by }) },
        other: kind && isOwn ? { ...kind, ...defined({ player: by }) } : kind,
        third,
        number,
        ways: way === undefined && !asks.endsWith('-summon') ? undefined : waysOf(way, effect, other?.model),
        pairs: ofKind ?? (ofSources.length > 0 ? ofSources : undefined),
      }),
    ];
  });
  const [first, ...more] = read;
  // "On my turn": as it usually is, or the board does not show it.
  const [, short = '', whose = ''] = inTurn.exec(text) ?? [];
  const inside =
    first === undefined && whose !== '' ? shortQuestionOf({ words: short, cards, taken: [] }) : undefined;
  if (inside !== undefined) return { ...inside, turn: /^my(?: own)?$/i.test(whose) ? 'P0' : 'P1' };
  return more.every(({ asks }) => asks === first?.asks) ? first : undefined;
}

const deniesAttacks = (part: Part): boolean =>
  part.kind === 'continuous' &&
  part.does.some(({ denies, touches }) => denies && touches?.includes('attack'));

const up = '(?:face-?up )?(?:on the field|face-?up|up|out|active|in play|on board)';
const inTurn = /^(.+) (?:on|in|during) (my own|my|my opponent's|their|his|her) turn$/i;
/** "With X on the field", "while X is on the field": under X. */
const withUp = new RegExp(` (?:with|while|if|when) (#\\d)(?: is)? ${up}$`, 'i');
const upBefore = new RegExp(`^(#\\d) is ${up}[.,] (.+)$`, 'i');
/** "I control X. Can I ...": under my X. */
const hadBefore = new RegExp(
  `^(i|my opponent|they|he|she) (?:controls?|ha(?:s|ve)) (#\\d)(?: ${up})?[.,] (.+)$`,
  'i',
);
function cardOf(said: string | undefined, cards: readonly CardModel[], text: string): ShortCard | undefined {
  const [, number = ''] = /#(\d)/.exec(said ?? '') ?? [];
  const named = cards[Number(number || Number.NaN)];
  if (said === undefined || named === undefined) return undefined;
  const { groups: { gy: from = /^the (gy|hand) /.exec(said)?.[1] } = {} } =
    new RegExp(
      `#${number}(?:'s?)? (?:(?<gy>gy|hand) eff|(?:${words.effect.join('|')} )?in (?:the |my |their )?(?<gy>gy|hand)$|(?:in|from) (?:the |my )?(?<gy>gy)(?= during))`,
      'i',
    ).exec(text) ?? {};
  const [, which] = new RegExp(`#${number}(?:'s?)? (\\w+)`, 'i').exec(text) ?? [];
  const isOwned = /'s?$/.test(said) || new RegExp(`#${number} \\w+ under`).test(text);
  const model = calledSo(activatedThere(named, from), which?.toLowerCase(), isOwned);
  if (model === undefined) return undefined;
  const isEffect =
    /^the (?:gy |hand )?effects? of |'s?$/.test(said) ||
    new RegExp(`${said} (?:${words.effect.join('|')})\\b`).test(text);
  return defined({
    model,
    player: whose(said),
    effect: isEffect || undefined,
    described: model.ofKind === undefined ? undefined : true,
    inPart:
      model.parts.length < named.parts.length ||
      !model.parts.every((each) => named.parts.includes(each)) ||
      undefined,
    faceUp: isDown.test(said) ? false : /\bface-?up\b/i.test(said) || undefined,
    position: positionSaid(said),
    place: placeLying(said, model),
  });
}

/** Is it a monster, and one that is asked about where it lies on the field? */
const mayLieSo = ({ model }: ShortCard, asks: string): boolean =>
  model.facts.cardType === 'monster' && !ofHand.test(asks);
const ofHand = /summonable|tributes|may-be-set|used-from|added-to|^cost-|^printed-|^special-summoned$/;

/** "X's GY effect": the card with those of its effects alone that are activated there. */
function activatedThere(model: CardModel, said: string | undefined): CardModel {
  if (said === undefined) return model;
  const place = said.toLowerCase() === 'hand' ? 'hand' : 'gy';
  const isThere = (part: ActivatedEffect): boolean =>
    activationPlaces(part, model.facts)?.includes(place) ??
    (place === 'gy' && !answeredEvents(part).every(({ event }) => event.endsWith('-summoned')));
  return withOnly(model, isThere);
}

/** The card with these of its effects alone. */
const withOnly = (model: CardModel, isMeant: (part: ActivatedEffect) => boolean): CardModel => ({
  ...model,
  parts: model.parts.filter((part) => !isActivated(part) || isMeant(part)),
});

/** "X's search", "X's second effect": the card with those of its effects alone; undefined where it has none such. */
function calledSo(model: CardModel, said = '', isOwned = false): CardModel | undefined {
  const nth = ['first', 'second', 'third'].indexOf(said) + 1;
  const [done] = doing.find(({ form }) => form.test(said))?.does ?? [];
  const isOnly = nth > 0 ? effectByNumber(model, nth)?.part : undefined;
  const isIt = (part: ActivatedEffect): boolean =>
    nth > 0 ? part === isOnly : done === undefined ? part.kind === said : doesSo(part, done);
  const found = withOnly(model, isIt);
  if (found.parts.some(isActivated))
    return done === undefined ? found : { ...found, parts: found.parts.map((part) => asChosen(part, done)) };
  return nth > 0 || (isOwned && done !== undefined) || said === 'flip' || said === 'quick'
    ? undefined
    : model;
}

/** An effect with those of its options alone that do such a thing. */
function asChosen<P extends Part>(part: P, done: Instruction): P {
  if (!isActivated(part)) return part;
  const does = part.does.filter(
    (each) => each.option === undefined || doesSo({ ...part, cost: [], does: [each] }, done),
  );
  return does.length === part.does.length ? part : { ...part, does };
}

/** What an effect does ("search"), a sort of Spell or Trap, or a kind of monster, as the question has it. */
function sortMeant(said: string, asks: string): ShortCard | undefined {
  if (asks === 'does-so') return activatedWith(said)[0];
  const [, property, sort] = asks === 'is-of-kind' ? (isSpellOrTrap.exec(said) ?? []) : [];
  if (sort === undefined) return kindSaid(said);
  const [named, other] = propertiesIn(said);
  if (property !== undefined && (named === undefined || other !== undefined)) return undefined;
  const cardType = sort.toLowerCase() === 'spell' ? 'spell' : 'trap';
  const model = someCardThatFits(defined({ cardType, property: property === undefined ? undefined : named }));
  return { model: { ...model, name: said, ofKind: property ?? 'any' }, described: true };
}

const isSpellOrTrap = /^(?:([a-z-]+(?: play)?) )?(spell|trap)(?: card)?$/i;

/** "A dark monster", "tuner", "a level 4 dragon". */
function kindSaid(said: string): ShortCard | undefined {
  const ability = (['Flip', 'Spirit', 'Union', 'Toon'] as const).find((each) =>
    new RegExp(`^${each}(?: monster)?$`, 'i').test(said),
  );
  if (ability !== undefined) return { model: { ...anyMonster(said), ofKind: ability }, described: true };
  const model = monsterOfKind(`some ${said}`) ?? monsterOfKind(`some ${said} monster`);
  return model === undefined ? undefined : { model, described: true };
}

/** "My monsters" may be hit by what either player uses, "my own" by what their player does; of those of nobody, either's are meant. */
function pairsWith(
  card: ShortCard,
  said: string,
  by: Player | undefined,
  asks: string,
): NonNullable<ShortQuestion['pairs']> {
  const owner = whose(said);
  const isEither = by === undefined && owner === 'P0' && !/\bown\b/i.test(said);
  const users: readonly Player[] = isEither ? ['P0', 'P1'] : [by ?? 'P0'];
  const sides: readonly Player[] = owner === undefined ? ['P1', 'P0'] : [owner];
  const pairs = (isOfActivations(asks, card) ? activatedOfKind(said) : cardsOfKind(said, asks)).flatMap(
    (other) =>
      users.map((player) =>
        sides.map((side) => ({ card: { ...card, player }, other: { ...other, player: side } })),
      ),
  );
  // "My own card": one of any kind is enough.
  return isOfAnyKind(said) ? [pairs.flat()] : pairs;
}

/** What is kept from being done is done by one player, or by neither. */
const bySide = (
  pairs: NonNullable<ShortQuestion['pairs']>,
  kept: boolean,
  asker: Player | undefined,
): NonNullable<ShortQuestion['pairs']> =>
  kept
    ? pairs
        .flatMap((each) => each.map((pair) => [pair]))
        .filter(([pair]) => asker === undefined || pair?.other.player === asker)
    : pairs;

/** The ways of a Summon that is spoken of: as was said, or as its monster is Summoned without an effect. */
function waysOf(
  said: string | undefined,
  byEffect: string | undefined,
  of?: CardModel,
): readonly SummonWay[] {
  if (byEffect !== undefined) return ['special-summoned'];
  const way = said?.toLowerCase();
  const isSaid = (each: SummonWay): boolean =>
    way === undefined ||
    each === `${way}-summoned` ||
    (way === 'special' ? isSpecialSummon(each) : way === 'normal' && each === 'tribute-summoned');
  // What an effect of its own Summons may be meant as well.
  const mayAct = of?.parts.filter(isActivated).some(({ does }) => does.some(summonsItself)) === true;
  const own = of === undefined || (mayAct && way === undefined) ? [] : waysSummoned(of).filter(isSaid);
  if (own.length > 0) return own;
  if (way === undefined) return of === undefined ? anyWay : own;
  if (way.startsWith('inherent')) return ['summoned-by-own-procedure'];
  if (way === 'special') return ['special-summoned', 'summoned-by-own-procedure'];
  return summonWays.ids.filter((each) => each === `${way}-summoned`);
}

/** "A Summon", of which no more is said. */
const anyWay = [
  'normal-summoned',
  'flip-summoned',
  'special-summoned',
  'summoned-by-own-procedure',
] as const satisfies readonly SummonWay[];

const summonsItself = ({ do: verb, what, includes = [] }: Instruction): boolean =>
  (verb === 'special-summon' && what === 'this') ||
  includes.some(({ do: done }) => done === 'special-summon');

function numberOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const word = numberWords.indexOf(said.toLowerCase());
  return word === -1 ? Number(said.replaceAll(',', '')) : word;
}

const playerOf = (who: string | undefined): Player | undefined =>
  who === undefined ? undefined : /^(?:i|we|you|p0)$/i.test(who) ? 'P0' : 'P1';
