import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { Question } from '../../engine/question.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import type { Teller } from '../tell/teller.ts';
import type { Chunk, Who } from '../text/chunk.ts';
import { wordsOf } from './cursor.ts';
import type { BoardTold } from './tell-board.ts';

/** A question about the board, as its words stand: what is asked, and the players and cards that it names. */
export interface AskedBoard {
  readonly asks: 'zones' | 'which-pendulum' | 'which-come' | 'activation' | 'summons-left' | 'tributes';
  readonly names: readonly string[];
  readonly who?: Who;
  readonly set?: true;
}

const zone = '(?:(?:main |extra )?monster )?zones?';
const monsters = '(?:of (?:these|those|the|his|her|their|my) )?(?:monsters?|cards?|of these|of them)';

/** The forms of these questions: cards are @, players %, brackets left out. */
const forms: readonly (readonly [AskedBoard['asks'], RegExp])[] = [
  [
    'zones',
    new RegExp(
      `^(?:in|to|into) (?:which|what) ${zone} (?:may|can|could) (?:% )?(?:place|summon|put|special summon)? ?@(?: be (?:placed|summoned|put|special summoned))?$`,
    ),
  ],
  [
    'zones',
    new RegExp(
      `^(?:which|what) ${zone} (?:may|can|could) @ be (?:placed|summoned|put|special summoned) (?:in|to|into)$`,
    ),
  ],
  [
    'which-pendulum',
    new RegExp(`^(?:which|what) ${monsters} (?:can|may|could) (?:be pendulum summoned|% pendulum summon)$`),
  ],
  [
    'which-come',
    new RegExp(
      `^(?:which|what) ${monsters} (?:are|is|get) (?:pendulum )?summoned(?: by (?:this|that|the) pendulum summon)?$`,
    ),
  ],
  ['activation', /^is the (?:action|activation) (?:\( activate \) )?(?:with|of) @ legal(?: now)?$/],
  [
    'summons-left',
    /^how many (?:more )?normal summons(?: or sets)?(?: (?:are|does|do|has|have|can) ?(?:%|left)?)?(?: (?:%|have|left|make|perform|still))*$/,
  ],
  [
    'tributes',
    /^how many tributes (?:does @ need|are needed|do % need|must % use)(?: (?:for|to) (?:tribute |normal )?(?:summon|set))?(?: (?:for|of)? ?@)?$/,
  ],
];

/** The question of a text, where it is one about the board; undefined for every other. */
export function askedAbout(
  all: readonly Chunk[],
): { readonly asked: AskedBoard; readonly rest: readonly Chunk[] } | undefined {
  const last = all.at(-1);
  if (last?.is !== 'end' || !last.asks) return undefined;
  const from = all.findLastIndex((chunk, at) => at < all.length - 1 && chunk.is === 'end') + 1;
  const sentence = all.slice(from, -1);
  const plain = wordsOf(withoutAsides(sentence));
  const text = plain
    .map(({ w }) => w)
    .join(' ')
    .replace(/\bnow /, '');
  const found = forms.find(([, form]) => form.test(text));
  if (found === undefined) return undefined;
  const [asks] = found;
  const player = plain.find(({ w }) => w === '%')?.chunk;
  const asked: AskedBoard = {
    asks,
    names: plain.flatMap(({ chunk }) => (chunk.is === 'card' ? [chunk.name] : [])),
    ...(player?.is === 'player' ? { who: player.who } : {}),
    ...(/\bset\b/.test(text) ? { set: true } : {}),
  };
  return { asked, rest: all.slice(0, from) };
}

/** Brackets in a question say how its answer is to be written, unless they name a card or an activation. */
function withoutAsides(sentence: readonly Chunk[]): readonly Chunk[] {
  const open = sentence.findIndex(({ is }) => is === 'open');
  const close = sentence.findIndex(({ is }, at) => at > open && is === 'close');
  if (open === -1 || close === -1) return sentence;
  const inside = sentence.slice(open + 1, close);
  const matters = inside.some(
    (each) => each.is === 'card' || (each.is === 'verb' && each.verb === 'activate'),
  );
  return matters ? sentence : [...sentence.slice(0, open), ...sentence.slice(close + 1)];
}

/** The question as the engine asks it; undefined where something is missing, which the teller is told. */
export function boardQuestion(asked: AskedBoard, told: BoardTold, teller: Teller): Question | undefined {
  const player =
    (asked.who === undefined ? undefined : teller.player(asked.who)) ?? teller.turnPlayer ?? 'P0';
  switch (asked.asks) {
    case 'zones':
      return zonesQuestion(cardOf(asked, teller), player, told, teller);
    case 'which-pendulum':
      return { ask: 'pendulum-summons', player };
    case 'which-come':
      return comes(player, told, teller);
    case 'activation':
      return activation(cardOf(asked, teller), player, told, teller);
    case 'summons-left':
      return { ask: 'normal-summons-left', player };
    case 'tributes': {
      const card = cardOf(asked, teller);
      if (card.place === undefined) teller.cards.putAt(card, 'hand');
      return { ask: 'how-many-tributes', card: card.id, as: asked.set ? 'set' : 'summon' };
    }
  }
}

const cardOf = ({ names }: AskedBoard, teller: Teller): ToldCard => {
  const card = teller.cards.named(names[0] ?? '', undefined);
  teller.cards.look(card);
  return card;
};

function zonesQuestion(
  card: ToldCard,
  player: 'P0' | 'P1',
  { materials, heading }: BoardTold,
  teller: Teller,
): Question | undefined {
  if (card.place === undefined) {
    const home = card.model.facts.cardType === 'monster' ? homeOf(card) : undefined;
    if (home === undefined) {
      teller.missing.push(`where ${card.model.name} is Summoned from`);
      return undefined;
    }
    teller.cards.putAt(card, home);
  }
  if (card.setup.controller === undefined) card.setup.controller = player;
  return {
    ask: 'zones',
    card: card.id,
    player,
    ...(heading?.way === undefined ? {} : { way: heading.way }),
    ...(materials === undefined ? {} : { materials: materials.map(({ id }) => id) }),
  };
}

/** A monster that begins in the Extra Deck is Summoned from there. */
const homeOf = ({ model: { facts } }: ToldCard) =>
  facts.cardType === 'monster' &&
  facts.abilities.some((a) => ['Fusion', 'Synchro', 'Xyz', 'Link'].includes(a))
    ? ('extra-deck' as const)
    : undefined;

function comes(player: 'P0' | 'P1', { pendulumSummon }: BoardTold, teller: Teller): Question | undefined {
  if (pendulumSummon === undefined) {
    teller.missing.push('which monsters are chosen for the Pendulum Summon');
    return undefined;
  }
  const may = teller.cards.all.filter(
    ({ place, model, setup }) =>
      model.facts.cardType === 'monster' &&
      (setup.controller ?? player) === player &&
      (place === 'hand' || place === 'extra-deck'),
  );
  const extra = may.filter(({ place }) => place === 'extra-deck');
  const order = pendulumSummon.extraDeckFirst
    ? [...extra, ...may.filter((each) => !extra.includes(each))]
    : may;
  return { ask: 'pendulum-summons', player, cards: order.map(({ id }) => id), atOnce: true };
}

/** "Is the activation of X legal": where it lies was said of it, or of a card of its kind. */
function activation(
  card: ToldCard,
  player: 'P0' | 'P1',
  { byKind }: BoardTold,
  teller: Teller,
): Question | undefined {
  const [said, more] = byKind;
  if (card.place === undefined && said !== undefined && more === undefined && isOfKind(said.kind, card))
    teller.cards.putAt(card, said.spot.place);
  else if (said !== undefined) teller.missing.push(`which card the ${said.kind} is`);
  if (card.place === undefined) {
    teller.missing.push(`where ${card.model.name} is`);
    return undefined;
  }
  if (card.setup.controller === undefined) card.setup.controller = player;
  return { ask: 'can-activate', card: card.id, player };
}

/** Is the card of the kind that it was called by: "Field Spell", "Pendulum Monster"? */
function isOfKind(kind: string, { model: { facts } }: ToldCard): boolean {
  const words = kind.split(' ').filter((word) => word !== 'card');
  const own =
    facts.cardType === 'monster'
      ? ['monster', ...facts.abilities.map((each) => each.toLowerCase())]
      : [facts.cardType, facts.property.toLowerCase(), fieldPlaceOf(facts)];
  return words.every((word) => own.includes(word));
}
