import { effectsOf, isActivated, isTrigger } from '../../card-model/activated.ts';
import { extraDeckWay } from '../../card-model/facts.ts';
import type { ActivatedEffect, Part } from '../../card-model/part.ts';
import { says } from '../../card-model/sayings.ts';
import { hasAbility } from '../../engine/state/ability.ts';
import { someMonster } from '../../situations/readers/described.ts';
import { usualSide } from '../../situations/usual/usual-board.ts';
import { summonedIn } from '../../situations/usual/usual-moves.ts';
import { specialSummonWays } from '../../vocabulary/summons.ts';
import { behind, type Clause, isThing, type Phrase, patientsOf } from '../grammar/clause.ts';
import { summonVerbs } from '../grammar/phrases.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import { limitsSummons } from '../short/forbids.ts';
import { summonsItself } from '../telling/by-itself.ts';
import { deckOf, type ToldCard } from '../telling/cards.ts';
import { someCards } from '../telling/state.ts';
import { tellSummon } from '../telling/summoning.ts';
import type { Telling } from '../telling/telling.ts';
import { verbForms } from '../text/verbs.ts';
import { aimedAt, askAimed, mayActivate, unnamed } from './activation.ts';
import { type Asked, placeSaid, UNKNOWN_KIND, without, withoutAims } from './common.ts';
import { placeWhereUsed } from './trigger.ts';

const summons = ({ model }: ToldCard): boolean =>
  effectsOf(model).some(({ does }) => does.some((each) => each.do === 'special-summon'));

/** "Can P0 activate Q targeting X", "use Q on X": where Q Special Summons its target, whether X may be Special Summoned by it. */
export function askUsedOn(clause: Clause, targets: readonly Clause[], telling: Telling): Asked {
  const source = telling.oneOf(clause.passive ? clause.subject : clause.objects, clause);
  const aims = [
    ...behind(clause, 'on', 'against').filter(({ kind }) => kind !== 'place'),
    ...targets.flatMap(({ objects }) => objects),
  ];
  const [aim, another] = aims;
  if (source === undefined || aim === undefined || another !== undefined)
    return telling.lost(clause, 'what is activated, and what it targets');
  const effects = effectsOf(source.model);
  // "Use Trap Hole on Y", where nothing was told: Y was Summoned, as is said, or as is usual.
  const onSummons = effects.length > 0 && effects.every(answersSummonsOnly) && !telling.chain.started;
  const isUp = aim.kind === 'card' && !aim.qualities.some((each) => each === 'face-down' || each === 'set');
  if (onSummons && isUp) {
    const { way: how, ...named } = aim;
    const verb =
      verbForms.find((each) => how !== undefined && summonVerbs[each.verb] === how)?.verb ?? 'summon';
    const asker = telling.actor(clause);
    if (asker !== undefined) source.setup.controller ??= asker;
    const who = telling.owner(aim.owner, undefined) ?? telling.opponentOf(source.setup.controller);
    const subject = [{ kind: 'player', who }] as const;
    tellSummon({ ...clause, verb, passive: false, subject, objects: [named], adjuncts: [] }, telling);
    return mayActivate(source, clause, telling);
  }
  const whole: Clause = {
    ...clause,
    adjuncts: [...clause.adjuncts, ...targets.flatMap(({ adjuncts }) => adjuncts)],
  };
  if (!summons(source)) return askAimed(whole, source, aims, telling);
  const wanted = effects.flatMap((part) => part.targets);
  const card = aimedAt(aims, wanted, source, clause, telling) ?? unnamed(aims, wanted, telling);
  if (card === undefined || !placeSaid(withoutAims(whole), card, telling))
    return telling.lost(clause, 'what is targeted');
  return bySource(clause, source, card, telling);
}

/** "Can Q target X", "is X a legal target for Q": the same question. */
export function askTargeted(
  clause: Clause,
  from: readonly Phrase[],
  onto: readonly Phrase[],
  telling: Telling,
): Asked {
  const source = telling.oneOf(from, clause);
  const card = telling.oneOf(onto, clause);
  if (source === undefined || card === undefined)
    return telling.lost(clause, 'what targets, and what is targeted');
  if (!placeSaid(without(clause, 'with', 'for', 'of', 'by'), card, telling)) return undefined;
  const aims = effectsOf(source.model).filter(({ targets }) => targets.length > 0);
  if (summons(source) || aims.length !== 1) return bySource(clause, source, card, telling);
  const player = telling.actor(clause);
  if (player !== undefined) source.setup.controller ??= player;
  telling.cards.readyToActivate(source);
  const wanted = aims[0]?.targets ?? [];
  const [place, other] = wanted.flatMap(({ from: places }) => places ?? []);
  if (card.place === undefined && place !== undefined && other === undefined)
    telling.cards.putAt(card, place);
  if (card.place === undefined) return telling.lost(clause, `where ${card.model.name} is`);
  const sided = wanted.some(({ filter }) => filter.controller !== undefined || filter.owner !== undefined);
  if (sided && card.setup.controller === undefined) {
    // Who asks whether it can be targeted asks of one that lies on the side that is targeted.
    card.setup.controller = usualSide(aims[0], source.setup.controller ?? 'P0');
    telling.cards.assumed.push(`${card.model.name} is controlled by ${card.setup.controller}`);
  }
  return { ask: 'can-be-targeted', card: card.id, by: source.id };
}

function bySource(clause: Clause, source: ToldCard, card: ToldCard, telling: Telling): Asked {
  if (!summons(source) && extraDeckWay(card.model.facts)) return withMaterials(clause, telling);
  if (!summons(source)) return telling.lost(clause, `whether ${source.model.name} may be activated`);
  const player = telling.actor(clause);
  if (player !== undefined) source.setup.controller ??= player;
  telling.cards.readyToActivate(source);
  const targets = effectsOf(source.model).flatMap((part) => part.targets);
  const [from, other] = targets.flatMap((each) => each.from ?? []);
  if (card.place === undefined && from !== undefined && other === undefined) telling.cards.putAt(card, from);
  // Nobody asks that of a monster that stands on the field: how it left was not understood.
  if (card.place === undefined || card.place === 'monster-zone')
    return telling.lost(clause, `where ${card.model.name} is`);
  return { ask: 'special-summon', card: card.id, by: source.id };
}

/** "Can I Special Summon X", of one that does that itself: a Trigger Effect may wait for the end of a battle that was told. */
function askOwnSummon(card: ToldCard, clause: Clause, telling: Telling): Asked {
  const own = effectsOf(card.model).filter(({ does }) =>
    does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this'),
  );
  const [only, other] = own;
  if (telling.battle === undefined || only === undefined || other !== undefined || !isTrigger(only))
    return mayActivate(card, clause, telling);
  card.setup.controller ??= telling.actor(clause) ?? 'P0';
  if (!placeWhereUsed(own, card, telling)) return telling.lost(clause, `where ${card.model.name} is`);
  const isAlone = effectsOf(card.model).length === 1;
  const part = card.model.parts.indexOf(only);
  return { ask: 'activates', card: card.id, ...(isAlone ? {} : { part }) };
}

/** Does it answer nothing but that other monsters are Summoned? */
const answersSummonsOnly = (part: ActivatedEffect): boolean =>
  'on' in part &&
  part.on.length > 0 &&
  part.on.every(({ event, of }) => of !== 'this' && event.endsWith('-summoned'));

/** "Can I Link Summon", of a monster of which no more is said; or "X with Y and Z", by these materials. */
export function askAnySummoned(clause: Clause, telling: Telling): Asked {
  const way = specialSummonWays.find((each) => clause.verb === each.replace('summoned', 'summon'));
  if (patientsOf(clause).length > 0) return withMaterials(clause, telling);
  const player = clause.modal && clause.adjuncts.length === 0 ? telling.actor(clause) : undefined;
  if (way === undefined || player === undefined || clause.passive) return telling.lost(clause, UNKNOWN_KIND);
  const { card, place } = summonedIn(way, player);
  if (typeof card === 'string') return telling.lost(clause, UNKNOWN_KIND);
  return { ask: 'special-summon', card: telling.cards.described(card, place, player).id, way };
}

/** "Can I Summon X with Y and Z", of an X that is Summoned by materials alone. */
function withMaterials(clause: Clause, telling: Telling): Asked {
  const card = telling.oneOf(patientsOf(clause), clause);
  const spoken = behind(clause, 'with');
  // Who tells of two monsters and asks no more means those.
  const own = telling.cards.all.filter(
    (each) =>
      each !== card && each.place === 'monster-zone' && each.setup.controller === telling.actor(clause),
  );
  const areTwo = own.length === 2 && card?.model.facts.cardType === 'monster' && card.model.facts.link !== 1;
  const materials =
    spoken.length === 0 && areTwo && card.model.summoning.procedures === undefined
      ? own
      : spoken.flatMap((each) => unnamedMaterials(each, telling) ?? telling.cardsOf(each, clause));
  const way = card === undefined || !clause.modal ? undefined : extraDeckWay(card.model.facts);
  const isSaid = ['summon', 'special-summon', way?.replace('summoned', 'summon')].includes(clause.verb);
  if (card === undefined || !isSaid || way === undefined) return telling.lost(clause, UNKNOWN_KIND);
  if (isLimited(telling) && clause.adjuncts.length + materials.length === 0) {
    if (card.place === undefined) telling.cards.putAt(card, 'extra-deck');
    card.setup.controller ??= telling.actor(clause) ?? 'P0';
    return { ask: 'special-summon', card: card.id, way };
  }
  if (way === 'fusion-summoned') return telling.lost(clause, UNKNOWN_KIND);
  const fits = materials.every(({ model: { facts } }) => facts.cardType === 'monster');
  if (!fits || materials.length < Math.max(1, spoken.length) || without(clause, 'with').adjuncts.length > 0)
    return telling.lost(clause, 'what it is Summoned with');
  const player = telling.actor(clause) ?? card.setup.controller ?? 'P0';
  if (card.place === undefined) telling.cards.putAt(card, 'extra-deck');
  for (const each of [card, ...materials]) each.setup.controller ??= player;
  for (const each of materials) if (each.place === undefined) telling.place(each, 'monster-zone', clause);
  return { ask: 'material-summon', card: card.id, player, materials: materials.map(({ id }) => id) };
}

/** "2 monsters", "two Tokens": as many of which no more is said. */
function unnamedMaterials(phrase: Phrase, { cards }: Telling): readonly ToldCard[] | undefined {
  if (phrase.kind !== 'thing' || phrase.of !== undefined || phrase.qualities.length > 0) return undefined;
  const model = phrase.noun === 'monster' ? anyMonster('a monster') : someCards[phrase.noun];
  if (model?.facts.cardType !== 'monster' || phrase.way !== undefined) return undefined;
  return Array.from({ length: phrase.count ?? 1 }, () => cards.described(model, undefined, undefined));
}

/** "Can X be Special Summoned with Q", "can Q revive X", "can I Special Summon X". */
export function askSpecialSummon(clause: Clause, telling: Telling): Asked {
  const any = isAnyMonster(clause) && !clause.passive ? telling.actor(clause) : undefined;
  // "Can I Special Summon": any monster, by whatever Special Summons one.
  if (any !== undefined && clause.adjuncts.length === 0) {
    const { id } = telling.cards.described(someMonster('the monster', 4), 'hand', any);
    return { ask: 'special-summon', card: id };
  }
  const told = telling.oneOf(patientsOf(clause), clause);
  if (told === undefined) return telling.lost(clause, 'which monster is asked about');
  const card = notThere(told, clause, telling);
  const sources = [
    ...behind(clause, 'with', 'by', 'off'),
    ...(clause.passive ? [] : clause.subject.filter(({ kind }) => kind !== 'player')),
  ];
  const rest = without(clause, 'with', 'by', 'off');
  const isOwn = sources.some(
    (each) => each.kind === 'effect' && each.of !== undefined && telling.oneOf([each], clause) === card,
  );
  if (isOwn) return telling.lost(clause, 'what Special Summons it');
  if (clause.verb !== 'revive' && isOwnWay(card, sources, telling)) {
    const player = telling.actor(clause) ?? card.setup.controller ?? 'P0';
    card.setup.controller ??= player;
    if (!placeSaid(rest, card, telling)) return undefined;
    const [way] = card.model.summoning.procedures ?? [];
    if (card.place === undefined) telling.cards.putAt(card, way?.from[0] ?? deckOf(card.model));
    return { ask: 'own-procedure', card: card.id, player };
  }
  if (clause.verb === 'revive' && card.place === undefined) telling.cards.putAt(card, 'gy');
  if (!placeSaid(rest, card, telling)) return undefined;
  const named = sources.filter((each) => !(each.kind === 'effect' && each.of === undefined));
  if (named.length > 1 || named[0]?.kind === 'thing') return withMaterials(clause, telling);
  if (named.length > 0) {
    const source = telling.oneOf(named, clause);
    if (source === undefined) return telling.lost(clause, 'what Special Summons it');
    return bySource(clause, source, card, telling);
  }
  // "Can I bring it back", of one that Special Summons itself: by its own effect, where nobody named another.
  if (sources.length === 0 && summonsItself(card, telling))
    return clause.passive
      ? telling.lost(clause, `by what ${card.model.name} is Special Summoned`)
      : askOwnSummon(card, clause, telling);
  if (
    isLimited(telling) &&
    extraDeckWay(card.model.facts) &&
    sources.length === 0 &&
    card.place === undefined
  )
    return withMaterials(clause, telling);
  // "Can X be Special Summoned", of one that any effect can Special Summon, from wherever it is.
  const { special, notFrom, unreadWays } = card.model.summoning;
  const isFree =
    special === 'cannot-be' ||
    ((special ?? notFrom ?? unreadWays) === undefined && deckOf(card.model) === 'deck');
  const isAny = clause.passive || card.described === true || special === 'cannot-be' || isLimited(telling);
  if (card.place === undefined && isFree && isAny && sources.length === 0) {
    card.setup.controller ??= telling.actor(clause) ?? 'P0';
    telling.cards.putAt(card, 'hand');
    return { ask: 'special-summon', card: card.id };
  }
  if (card.place === undefined) return telling.lost(clause, `where ${card.model.name} is`);
  // "Can I Special Summon X from my hand": by its own procedure, or by an effect that nobody named.
  if (card.place === 'hand' && sources.length === 0)
    return telling.lost(clause, `by what ${card.model.name} is Special Summoned`);
  // A sentence of its own that was not read may be what Summons it.
  if (sources.length === 0 && card.model.parts.some(maySummonIt))
    return telling.lost(clause, `by what ${card.model.name} is Special Summoned`);
  return { ask: 'special-summon', card: card.id };
}

/** Was a text told that limits Summons, so that whether it allows this one is asked, and not what makes it? */
const isLimited = ({ cards }: Telling): boolean => cards.all.some(({ model }) => limitsSummons(model));

const maySummonIt = (part: Part): boolean =>
  part.kind === 'unread' && part.touches?.includes('summon') !== false;

/** Is the Summon by the monster's own procedure meant: because that is said, or because nothing else that was named could do it? */
function isOwnWay(card: ToldCard, sources: readonly Phrase[], telling: Telling): boolean {
  if (sources.length > 0) return sources.every((each) => isThing(each, 'procedure'));
  const home = card.place === undefined || card.place === 'hand' || card.place === 'extra-deck';
  if (card.model.summoning.procedures === undefined || !home) return false;
  // Its own effects count only where they Summon itself.
  return !telling.cards.all.some((each) =>
    each.model.parts.some((part) =>
      isActivated(part)
        ? part.does.some((deed) =>
            deed.do === 'special-summon'
              ? each !== card || deed.what === 'this'
              : says(deed, 'special-summons'),
          )
        : part.kind === 'unread' && says(part, 'special-summons'),
    ),
  );
}

/** "Can I Normal Summon", "can I Special Summon a monster": one of which no more is said. */
function isAnyMonster(clause: Clause): boolean {
  const phrases = patientsOf(clause);
  return (
    (phrases.length > 0 || clause.verb === 'normal-summon' || clause.verb === 'special-summon') &&
    phrases.every((each) => isThing(each, 'monster') && each.of === undefined && (each.count ?? 1) === 1)
  );
}

/** "Can I Normal Summon X", "can it be Normal Summoned again", "can P0 Normal Set Y", "can they Normal Summon". */
export function askNormalSummon(clause: Clause, telling: Telling): Asked {
  const player = telling.actor(clause);
  const isAny = isAnyMonster(clause);
  if (isAny && (player === undefined || clause.passive))
    return telling.lost(clause, 'which monster is asked about');
  if (isAny) telling.cards.assumed.push('the monster needs no Tribute');
  const told = isAny
    ? telling.cards.described(someMonster('the monster', 4), 'hand', player)
    : telling.oneOf(patientsOf(clause), clause);
  if (told === undefined) return telling.lost(clause, 'which monster is asked about');
  const card = notThere(told, clause, telling);
  // A Spell or Trap Card is Set without a Normal Summon, and no rule here says whether it may be.
  if (card.model.facts.cardType !== 'monster') return telling.lost(clause, UNKNOWN_KIND);
  const whose = player ?? card.setup.controller ?? 'P0';
  card.setup.controller ??= whose;
  const again = clause.verb === 'normal-summon' && card.place === 'monster-zone';
  // "In Defense Position", "face-down": whether that is a Set is not said.
  if (clause.verb !== 'set' && clause.qualities.some((each) => each !== 'attack' && each !== 'face-up'))
    return telling.lost(clause, 'whether it is Summoned or Set');
  if (!placeSaid(clause, card, telling)) return undefined;
  if (card.place === undefined) telling.cards.putAt(card, 'hand');
  return {
    ask: 'normal-summon',
    card: card.id,
    player: whose,
    as: again ? 'again' : clause.verb === 'set' ? 'set' : 'summon',
  };
}

/** "Can I Tribute Summon X", "with Y", "using Y and Z": with the monsters that are there, or with these. */
export function askTributeSummon(clause: Clause, telling: Telling): Asked {
  const player = telling.actor(clause) ?? 'P0';
  const using = behind(clause, 'with').flatMap((phrase) => telling.cardsOf(phrase, clause));
  const isOther = (each: ToldCard): boolean =>
    each.place === 'monster-zone' && each.setup.controller === player && !using.includes(each);
  if (using.length > 0 && telling.cards.all.some(isOther))
    return telling.lost(clause, 'whether other monsters may be Tributed');
  for (const tribute of using) {
    tribute.setup.controller ??= player;
    if (tribute.place === undefined) telling.cards.putAt(tribute, 'monster-zone', true);
  }
  const verb = clause.verb === 'tribute-set' ? 'set' : 'normal-summon';
  const asked = askNormalSummon({ ...without(clause, 'with'), verb }, telling);
  const facts = asked?.ask === 'normal-summon' ? telling.cardOf(asked.card)?.model.facts : undefined;
  return facts?.cardType === 'monster' && (facts.level ?? 0) > 4
    ? asked
    : telling.lost(clause, 'whether it is Tribute Summoned, as it needs no Tribute');
}

/** "Can I Tribute X for Y", "Tribute X": for a Tribute Summon, of any monster where none is named. */
export function askTributed(clause: Clause, telling: Telling): Asked {
  const [purpose, more] = behind(clause, 'for');
  const isAny = purpose === undefined || isThing(purpose, 'summon');
  if (more !== undefined || !(isAny || purpose.kind === 'card') || clause.objects.length === 0)
    return telling.lost(clause, 'what is asked');
  const ids = clause.objects.flatMap((each) => telling.cardsOf(each, clause));
  if (ids.length === 0) return undefined;
  const some = (): Phrase => {
    const tributes = someMonster('the Tribute Summoned monster', ids.length > 1 ? 7 : 5);
    const { model } = telling.cards.described(tributes, 'hand', telling.actor(clause));
    return { kind: 'card', name: model.name, qualities: [] };
  };
  // No other monster would be Tributed.
  telling.alone.add(telling.actor(clause) ?? 'P0');
  const { adjuncts, ...rest } = without(clause, 'for');
  const used = clause.objects.map((value) => ({ prep: 'with' as const, value }));
  const summon = { ...rest, verb: 'tribute-summon' as const, adjuncts: [...adjuncts, ...used] };
  return askTributeSummon({ ...summon, objects: [isAny ? some() : purpose] }, telling);
}

/** "Can I summon X": by a Normal Summon or by an effect, where the answer is the same; of the Extra Deck by its own way. */
export function askSummon(clause: Clause, telling: Telling): Asked {
  const [phrase] = patientsOf(clause);
  const by =
    behind(clause, 'with', 'by', 'off').length +
    (clause.passive ? 0 : clause.subject.filter(({ kind }) => kind !== 'player').length);
  if (by > 0) return askSpecialSummon(clause, telling);
  if (phrase?.kind === 'card' && deckOf(telling.cards.find(phrase.name)) !== 'deck')
    return askSpecialSummon(clause, telling);
  const asked = askNormalSummon({ ...clause, verb: 'normal-summon' }, telling);
  if (asked?.ask !== 'normal-summon') return asked;
  telling.alsoAsked.push({ ask: 'special-summon', card: asked.card });
  return { ...asked, as: 'summon' };
}

/** A monster that lies on the field already is not Normal Summoned or Set, but for a Gemini monster: a copy of it is meant. */
function notThere(card: ToldCard, clause: Clause, telling: Telling): ToldCard {
  const player = telling.actor(clause);
  const there = card.place === 'monster-zone' && !card.moved && !clause.passive;
  return !there || hasAbility(card, 'Gemini') || player === undefined
    ? card
    : telling.cards.named(card.model.name, player, true);
}

/** "Can I Flip Summon X": of one that lies face-down, as was said, or as goes without saying. */
export function askFlipSummon(clause: Clause, telling: Telling): Asked {
  const card = telling.oneOf(patientsOf(clause), clause);
  if (card === undefined || clause.adjuncts.length > 0)
    return telling.lost(clause, 'which monster is asked about');
  const player = telling.actor(clause);
  if (player !== undefined) card.setup.controller ??= player;
  if (player !== undefined && card.setup.controller !== player)
    return telling.lost(clause, `whose ${card.model.name} is`);
  if (card.place === undefined) {
    telling.cards.putAt(card, 'monster-zone', false);
    telling.cards.assumed.push(`${card.model.name} was Set in an earlier turn`);
  }
  return card.faceUp === false
    ? { ask: 'flip-summon', card: card.id }
    : telling.lost(clause, `whether ${card.model.name} lies face-down`);
}
