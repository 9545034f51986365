import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { LONGEST_NAME } from '../../cards/names/fold-name.ts';
import { needsProperSummon } from '../../engine/proper-summon.ts';
import { otherPlayer } from '../../engine/state/duel.ts';
import { type Choice, shorten } from '../../platform/problem.ts';
import { factsLine } from '../../replies/card-reply.ts';
import { printQuestion } from '../../situations/language/print.ts';
import { freeId } from '../../situations/language/set-up-cards.ts';
import type { CardSetup, Situation } from '../../situations/situation.ts';
import { places } from '../../vocabulary/places.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Outcome, Services } from '../command.ts';
import { joinedNames, type SoFar, textOf } from './board.ts';
import { type At, back, builderRow, buildLine, framed, go, picking, saying } from './frame.ts';

/** How many names there are at most, where every comma parts two. */
export const mostNames = (typed: string): number =>
  typed.split(/[\n;,]/).filter((each) => each.trim() !== '').length;

/** The names that were typed, with lines, semicolons or commas between; the first is one name, the others are read in their turn. */
export function typedNames(typed: string, catalogue: Catalogue): readonly string[] {
  const [first, ...others] = typed
    .split(/[\n;]/)
    .map((each) => each.trim().replace(/^["“](.*)["”]$/, '$1'))
    .filter((each) => /[^,\s]/.test(each));
  return first === undefined ? [] : [...withoutCommas(first, catalogue), ...others];
}

/** A text as the one name that it is, or the first name in it and what follows. */
function withoutCommas(text: string, catalogue: Catalogue): readonly string[] {
  const pieces = text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const to = longestName(pieces, catalogue);
  const parted = [pieces.slice(0, to), pieces.slice(to)].map((each) => each.join(', '));
  const [first = '', rest = ''] = parted;
  if (rest === '') return [first];
  // "ryko, lightswrn hunter" is one name, of which no piece is known; "dandylion, jinso" are two.
  const isOne =
    text.length <= LONGEST_NAME &&
    catalogue.pick(text).ok &&
    !pieces.every((each) => catalogue.pick(each).ok);
  return isOne ? [text] : parted;
}

/** Up to which piece the longest name goes that begins with the first. */
function longestName(pieces: readonly string[], catalogue: Catalogue): number {
  // A name has no room for more of them.
  for (let to = Math.min(pieces.length, LONGEST_NAME / 2); to > 1; to -= 1) {
    const name = pieces.slice(0, to).join(', ');
    if (name.length <= LONGEST_NAME && catalogue.exact(name) !== undefined) return to;
  }
  return 1;
}

/** Somewhere that a card can be, in words, and as the situation sets it up. */
export interface CardPlace {
  readonly label: string;
  readonly setup: Omit<CardSetup, 'id' | 'card'>;
}

type Lies = Omit<CardSetup, 'id' | 'card' | 'controller'>;
type Row = readonly [words: string, lies: Lies];

const hand: Row = ['hand', { place: 'hand' }];
const gy: Row = ['GY', { place: 'gy' }];
const banished: Row = ['banished', { place: 'banished' }];
const deck: Row = ['Deck', { place: 'deck' }];
const attack: Row = ['face-up Attack Position', { place: 'monster-zone', position: 'attack' }];
const defense: Row = ['face-up Defense Position', { place: 'monster-zone', position: 'defense' }];

/** Where a card of this kind can be, of one player. */
function rowsFor({ facts }: CardModel): readonly Row[] {
  if (facts.cardType !== 'monster') {
    const place = facts.property === 'Field' ? 'field-zone' : 'spell-trap-zone';
    const where = places.term(place);
    const stays = ['Field', 'Continuous', 'Equip'].includes(facts.property);
    const faceUp: readonly Row[] = stays ? [[`face-up in the ${where}`, { place }]] : [];
    return [hand, ...faceUp, [`Set in the ${where}`, { place, faceUp: false }], gy, banished, deck];
  }
  const has = (ability: (typeof facts.abilities)[number]): boolean => facts.abilities.includes(ability);
  if (has('Token')) return [attack, defense];
  const faceDown: Row = ['face-down Defense Position', { place: 'monster-zone', faceUp: false }];
  const field = has('Link') ? [attack] : [attack, defense, faceDown];
  const extra: readonly Row[] = isExtraDeckMonster(facts) ? [['Extra Deck', { place: 'extra-deck' }]] : [];
  const main = extra.length > 0 ? [] : [hand];
  const pendulum: readonly Row[] = has('Pendulum')
    ? [
        ['Pendulum Zone', { place: 'pendulum-zone' }],
        ['face-up in the Extra Deck', { place: 'extra-deck', faceUp: true }],
      ]
    : [];
  return [...main, ...field, gy, banished, ...pendulum, ...extra, ...(extra.length > 0 ? [] : [deck])];
}

/** The same place with whether it was properly Summoned, where revival hangs on that. */
const withProper = (model: CardModel, [words, lies]: Row): readonly Row[] =>
  (lies.place === 'gy' || lies.place === 'banished') && needsProperSummon(model)
    ? [
        [`${words}, properly Summoned before`, { ...lies, properlySummoned: 'yes' }],
        [`${words}, never properly Summoned`, { ...lies, properlySummoned: 'no' }],
        [words, lies],
      ]
    : [[words, lies]];

const isXyz = (model: CardModel | undefined): boolean =>
  model?.facts.cardType === 'monster' && model.facts.abilities.includes('Xyz');

/** The monsters that another card can be bound to, as it is set up: Xyz Monsters by their materials, any by an Equip Spell. */
function bound(
  model: CardModel,
  { cards }: Situation,
  modelOf: (setup: CardSetup) => CardModel | undefined,
): readonly CardPlace[] {
  const { facts } = model;
  const monsters = cards.filter(({ place, faceUp }) => place === 'monster-zone' && faceUp !== false);
  const equips = facts.cardType === 'spell' && facts.property === 'Equip';
  return monsters.flatMap((monster): readonly CardPlace[] => {
    const { id, controller = 'P0' } = monster;
    const equip = { place: 'spell-trap-zone', controller, equippedTo: id } as const;
    const material = { place: 'xyz-material', controller, attachedTo: id } as const;
    return [
      ...(equips ? [{ label: `equipped to ${id}`, setup: equip }] : []),
      ...(isXyz(modelOf(monster)) ? [{ label: `Xyz Material of ${id}`, setup: material }] : []),
    ];
  });
}

/** Everywhere that a card of this kind can be: first of the turn player, then of the opponent. */
export function placesFor(
  model: CardModel,
  situation: Situation,
  modelOf: (setup: CardSetup) => CardModel | undefined,
): readonly CardPlace[] {
  const players = [situation.turnPlayer, otherPlayer(situation.turnPlayer)];
  const rows = rowsFor(model).flatMap((row) => withProper(model, row));
  return [
    ...players.flatMap((controller) =>
      rows.map(([words, lies]) => ({ label: `${controller}: ${words}`, setup: { ...lies, controller } })),
    ),
    ...bound(model, situation, modelOf),
  ];
}

/** As many as a situation sets up. */
const MOST_CARDS = 120;
/** How many cards are offered for a name that is not clear. */
const MOST_MEANT = 10;

/** The button that asks for names: a form on Discord. */
export const addButton = (text: string, label = 'Add a card'): Choice => ({
  label,
  line: buildLine(text, { step: 'add' }),
  opens: true,
  row: builderRow,
});

/** Asks for the names of cards; then which card each name means, and where it is, one after the other. */
export function addCards(soFar: SoFar, at: At, ruleset: Ruleset, services: Services): Outcome {
  const { text, situation, asks } = soFar;
  // A question that was asked already is ruled on when the last card is placed.
  const question = asks ? `\n${printQuestion(situation.question)}` : '';
  const typed = at.card ?? '';
  if (situation.cards.length >= MOST_CARDS || mostNames(typed) > MOST_CARDS) return tooMany(text);
  const [name, ...others] = typedNames(typed, services.catalogue);
  if (name === undefined) return askForNames(text);
  const picked = services.catalogue.pick(name);
  if (!picked.ok) return askWhich(text, name, others, at, services);
  const { card, takenFrom } = picked.value;
  const taken = takenFrom === undefined ? '' : `"${takenFrom}" is taken for ${card.name}. `;
  const next = others.length === 0 ? '' : ` Then: ${shorten(others.join(', '), 200)}.`;
  const modelOf = (setup: CardSetup): CardModel | undefined =>
    typeof setup.card === 'string' ? services.catalogue.exact(setup.card) : setup.card;
  const picks = placesFor(card, situation, modelOf).map(({ label, setup }) => {
    const placed: CardSetup = { id: freeId(card.name, situation.cards), card: card.name, ...setup };
    const whole = textOf({ ...situation, cards: [...situation.cards, placed] }, ruleset);
    return { label, line: buildLine(`${whole}${question}`, afterThis(others)) };
  });
  return picking({
    title: `Where is ${card.name}?`,
    lead: `${taken}${factsLine(card.facts)}.${next}`,
    text,
    heading: 'Where it is',
    picks,
    at,
    choices: [...skip(others, `${text}${question}`), addButton(text, 'Type another name'), back(text)],
  });
}

/** What comes when a card is placed: the next name, or what can be done next. */
const afterThis = (others: readonly string[]): At =>
  others.length === 0 ? {} : { step: 'add', card: joinedNames(others) };

const skip = (others: readonly string[], text: string): readonly Choice[] =>
  others.length === 0 ? [] : [go('Leave this one out', text, afterThis(others))];

/** Where there is no form, the names stand in the line. */
const askForNames = (text: string): Outcome =>
  framed({
    title: 'Which card?',
    lead: `Name it behind card: in the line. Of several, put semicolons between. For example: ${buildLine('', { step: 'add', card: 'Dandylion; Jinzo' })}${text === '' ? '' : ' text:...'}`,
    text,
    choices: [addButton(text, 'Type the name'), back(text)],
  });

const tooMany = (text: string): Outcome =>
  saying('Too many cards', `A situation has at most ${MOST_CARDS} cards.`, text);

/** A name that no card has, or more than one: those that may be meant. */
function askWhich(
  text: string,
  name: string,
  others: readonly string[],
  at: At,
  { catalogue }: Services,
): Outcome {
  const names = [...new Set(catalogue.search(name, MOST_MEANT).map((found) => found.name))];
  const shown = `"${shorten(name)}"`;
  return picking({
    title: `Which card is ${shown}?`,
    lead: names.length === 0 ? `No card is called like ${shown}.` : `No card is called ${shown} for certain.`,
    text,
    heading: 'The card that is meant',
    picks: names.map((each) => ({
      label: each,
      card: each,
      line: buildLine(text, { step: 'add', card: joinedNames([each, ...others]) }),
    })),
    at,
    choices: [...skip(others, text), addButton(text, 'Type another name'), back(text)],
  });
}
