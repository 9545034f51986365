import { isActivated } from '../../card-model/activated.ts';
import type { Question } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import { isNobodys, unclearWhose } from '../tell/cards/whose-monster.ts';
import type { Teller } from '../tell/teller.ts';
import { doesToAll, effectOf, type ToldLink } from '../tell/told-link.ts';
import { questionAbout } from './asked-common.ts';
import { resolves } from './asked-monster.ts';
import type { ShortQuestion } from './short-questions.ts';

/** A question of fixed words, as the engine asks it; undefined, with what is missing told to the teller. */
export function shortQuestion(
  short: ShortQuestion,
  others: readonly Frame[],
  teller: Teller,
): Question | undefined {
  if (others.length > 0) return open(teller, 'what is asked: one question at a time');
  const { asked, phrase, who } = short;
  const frame = questionAbout(phrase);
  const player = who === undefined ? undefined : teller.player(who);
  if (who !== undefined && player === undefined) return open(teller, 'which player is asked about');
  if (ofPlayers.has(asked.asks) && isNobodys(teller)) return unclearWhose(teller);
  const after = teller.battle === undefined ? {} : ({ after: 'battle' } as const);
  if (asked.asks !== 'lp-now' && !teller.chain.started) return open(teller, 'what happened before');
  switch (asked.asks) {
    case 'on-field':
    case 'off-field': {
      const { asks } = asked;
      const [card, ...more] = phrase?.kind === 'pronoun' && phrase.which === 'they' ? teller.cards.group : [];
      for (const each of more) teller.alsoAsked.push({ ask: asks, card: each.id, ...after });
      const only = card ?? cardAsked(phrase, frame, teller);
      return only === undefined ? undefined : { ask: asks, card: only.id, ...after };
    }
    case 'where':
    case 'became': {
      const card = cardAsked(phrase, frame, teller);
      const became = asked.asks === 'became' ? ({ became: true } as const) : {};
      return card === undefined ? undefined : { ask: 'where', card: card.id, ...became, ...after };
    }
    case 'is-in': {
      const card = cardAsked(phrase, frame, teller);
      if (card === undefined || short.place === undefined) return undefined;
      return {
        ask: 'is-in',
        card: card.id,
        place: short.place,
        ...(player === undefined ? {} : { player }),
        ...after,
      };
    }
    case 'attack-goes':
      return teller.battle === undefined
        ? open(teller, 'which attack is meant')
        : { ask: 'attack-goes', on: asked.on };
    case 'left-the-field':
    case 'controller':
    case 'position': {
      const card = cardAsked(phrase, frame, teller);
      return card === undefined ? undefined : ofLast(asked.asks, card, teller);
    }
    case 'lies': {
      const card = cardAsked(phrase, frame, teller);
      if (card === undefined) return undefined;
      return isOpenPosition(asked.how, card, teller)
        ? open(teller, `in which position ${card.model.name} is`)
        : { ask: 'lies', card: card.id, how: asked.how };
    }
    case 'controls': {
      const card = cardAsked(phrase, frame, teller);
      const of = 'whose' in asked ? teller.player(asked.whose) : player;
      if (of === undefined) return open(teller, 'which player is asked about');
      return card === undefined ? undefined : { ask: 'controls', card: card.id, player: of };
    }
    case 'resolves':
    case 'works':
    case 'fizzles':
    case 'stopped':
      return applied(asked.asks, frame, teller);
    case 'lp-changed':
    case 'lp-changed-at-all':
    case 'damage-by':
      return lpChanged(short, frame, player, teller);
    case 'lp-now':
      teller.asksLp = true;
      return { ask: 'lp', ...(player === undefined ? {} : { player }), ...after };
    case 'wins':
      return player === undefined
        ? open(teller, 'which player is asked about')
        : { ask: 'duel-over', won: player, ...after };
    case 'loses':
      return player === undefined
        ? open(teller, 'which player is asked about')
        : { ask: 'duel-over', lost: player, ...after };
    case 'duel-over':
      return { ask: 'duel-over', ...after };
    case 'winner':
      return teller.battle === undefined
        ? { ask: 'winner' }
        : open(teller, 'whether the Duel is meant, or the battle');
    case 'what-happens':
      return teller.battle !== undefined && teller.chain.endsWithAttack()
        ? { ask: 'battle-result' }
        : open(teller, 'what exactly is asked: of which card, or which player');
  }
}

/** What is asked of a player. */
const ofPlayers: ReadonlySet<string> = new Set([
  'lp-now',
  'wins',
  'loses',
  'lp-changed',
  'lp-changed-at-all',
]);

function open(teller: Teller, why: string): undefined {
  teller.missing.push(why);
  return undefined;
}

/** What was told last decides: a battle under way may change it still. */
function ofLast(
  ask: 'left-the-field' | 'controller' | 'position',
  card: ToldCard,
  teller: Teller,
): Question | undefined {
  if (teller.battle !== undefined) return open(teller, 'at which time of the battle it is asked');
  if (ask === 'position' && isOpenPosition('defense', card, teller))
    return open(teller, `in which position ${card.model.name} is`);
  return { ask, card: card.id };
}

/** The one card that is asked about, which was told of before. */
function cardAsked(phrase: Phrase | undefined, frame: Frame, teller: Teller): ToldCard | undefined {
  if (phrase === undefined) return open(teller, 'which card is asked about');
  const known = teller.cards.all.length;
  const aimed = teller.chain.links.flatMap(({ targets }) => targets);
  const [only, ...others] = teller.cards.all.filter(isMonsterThere);
  const fits = (card: ToldCard): boolean =>
    card.moved || aimed.includes(card) || (card === only && others.length === 0);
  const [card, more] = teller.cardsOf(phrase, frame, phrase.kind === 'pronoun' ? fits : undefined);
  const isNew = teller.cards.all.length > known;
  if (card === undefined || more !== undefined || (isNew && !isSwept(card, phrase, teller)))
    return open(teller, 'which card is asked about');
  return card;
}

/** "I play Dark Hole. Where does my X go": a monster of a player that lies on the field, when all monsters are dealt with. */
function isSwept(card: ToldCard, phrase: Phrase, { cards, chain }: Teller): boolean {
  const owned = phrase.kind === 'card' && phrase.owner !== undefined && card.setup.controller !== undefined;
  if (!owned || card.model.facts.cardType !== 'monster' || !chain.links.some(doesToAll)) return false;
  cards.putAt(card, 'monster-zone', true);
  cards.assumed.push(`${card.model.name} is face-up on the field`);
  return true;
}

const isMonsterThere = ({ place, model }: ToldCard): boolean =>
  place === 'monster-zone' && model.facts.cardType === 'monster';

/** Nobody said in which position the monster was, and nothing that was told changes it. */
const isOpenPosition = (
  how: 'face-up' | 'face-down' | 'attack' | 'defense',
  card: ToldCard,
  teller: Teller,
) =>
  (how === 'attack' || how === 'defense') &&
  card.setup.position === undefined &&
  card.faceUp !== false &&
  !card.moved &&
  !teller.chain.links.some((link) => link.targets.includes(card) && turns(link));

const turns = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(
    ({ do: verb }) => verb === 'change-position' || verb === 'flip-face-down' || verb === 'flip-face-up',
  ) === true;

/** Is the effect applied, does it come to nothing: asked of what is on the Chain. */
function applied(
  asks: 'resolves' | 'works' | 'fizzles' | 'stopped',
  frame: Frame,
  teller: Teller,
): Question | undefined {
  const question = resolves(frame, teller);
  if (question?.ask !== 'resolves') return undefined;
  const card = teller.cards.all.find(({ id }) => id === question.card);
  if (card === undefined || !teller.chain.links.some((link) => link.card === card))
    return open(teller, 'what exactly is asked: whether an effect is applied that was activated');
  if (asks !== 'resolves' && doesMore(card))
    return open(teller, `which effect of ${card.model.name} is meant`);
  return asks === 'resolves' || asks === 'works' ? question : { ask: 'fizzles', card: card.id };
}

/** A Spell or Trap that does something when it resolves, and something else as long as it lies there. */
const doesMore = ({ model: { facts, parts, text } }: ToldCard): boolean =>
  facts.cardType !== 'monster' &&
  !mustStay.has(facts.property) &&
  parts.some((part) => isActivated(part) && part.kind === 'activation' && part.does.length > 0) &&
  (parts.some((part) => part.kind === 'continuous' || part.kind === 'unread') ||
    /\bwhile this card is (?:face-up )?on the field\b/i.test(text?.main ?? ''));

/** What does nothing when it resolves and is not there any more (rule negate/must-remain-face-up). */
const mustStay: ReadonlySet<string> = new Set(['Continuous', 'Field', 'Equip']);

/** How much damage, how many LP: of a player, or of what the only effect does that was told to change LP. */
function lpChanged(
  { asked }: ShortQuestion,
  frame: Frame,
  said: Player | undefined,
  teller: Teller,
): Question | undefined {
  if (teller.lpTold) return open(teller, 'how the LP of the players changed');
  if (teller.battle !== undefined && (said === undefined || asked.asks === 'damage-by'))
    return open(teller, 'whether battle damage is meant, or damage by an effect');
  const after = teller.battle === undefined ? {} : ({ after: 'battle' } as const);
  const how = 'how' in asked && asked.asks !== 'lies' ? asked.how : 'damage';
  const [source, more] = teller.chain.links.filter(inflicts);
  if (asked.asks === 'damage-by') {
    const [phrase] = frame.subject;
    const [card] = phrase === undefined ? [] : teller.cardsOf(phrase, frame);
    if (source === undefined || more !== undefined || card !== source.card)
      return open(teller, 'what inflicts the damage');
  }
  if (asked.asks === 'lp-changed-at-all') {
    if (said === undefined) return open(teller, 'which player is asked about');
    teller.damageAsked = 'any';
  }
  const player = said ?? (source === undefined || more !== undefined ? undefined : hurtBy(source));
  return { ask: 'lp-changed', how, ...(player === undefined ? {} : { player }), ...after };
}

const inflicts = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(({ do: verb }) => verb === 'inflict-damage' || verb === 'take-damage') === true;

/** Whom the effect of a link hurts; undefined for both, or where that is not settled. */
function hurtBy(link: ToldLink): Player | undefined {
  const who = new Set(
    effectOf(link)
      ?.does.filter(({ do: verb }) => verb === 'inflict-damage' || verb === 'take-damage')
      .map((each) => each.who),
  );
  const [only, other] = who;
  if (link.player === undefined || other !== undefined) return undefined;
  if (only === 'opponent') return otherPlayer(link.player);
  return only === 'you' ? link.player : undefined;
}
