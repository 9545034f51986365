import type { BattleTrait } from '../../card-model/battle.ts';
import { type BattleText, isDescribed } from '../../card-model/instruction.ts';
import { type Foreseen, holdsAsk } from '../continuous/battle-conditions.ts';
import { matchesFilter } from '../fits.ts';
import { namesOf } from '../names.ts';
import { isEquippedMonster, isNegated, isWorking } from '../negation.ts';
import { isBattling } from '../state/battle.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';

/** A text that makes something of a card in battle: whose it is, and whether it applies. */
export interface FoundTrait {
  readonly trait: BattleTrait;
  readonly holds: Exclude<Ternary, 'no'>;
  readonly by: Card;
  readonly words: string;
  readonly assumed: readonly string[];
}

/** The same of a text that is not known: it may make anything of the battle. */
export type Unread = Omit<FoundTrait, 'trait'>;

/** Every text about battles that applies now, with the card that it stands on. */
const textsNow = (duel: Duel): readonly { readonly by: Card; readonly text: BattleText }[] =>
  Object.values(duel.cards)
    .flatMap((by) => {
      const own = ownTexts(duel, by);
      const given = by.changes.flatMap((change) => (change.is === 'status' ? (change.battle ?? []) : []));
      return [...own, ...given].map((text) => ({ by, text }));
    })
    .concat(ofAll(duel));

/** The same of what an effect has said of all monsters of its player. */
const ofAll = (duel: Duel): readonly { readonly by: Card; readonly text: BattleText }[] =>
  (duel.statuses ?? []).flatMap(({ battle = [], by: id, player }) => {
    const source = duel.cards[id];
    if (source === undefined) return [];
    const by = { ...source, controller: player };
    return battle.map((text) => ({ by, text: { ...text, of: yourMonsters } }));
  });

const yourMonsters = {
  count: 'all',
  from: ['monster-zone' as const],
  filter: { cardType: 'monster', controller: 'you' },
} satisfies BattleText['of'];

/** Of a monster that is equipped to another one, only what it says of that one (rule equip/monster-as-equip). */
function ownTexts(duel: Duel, by: Card): readonly BattleText[] {
  if (isNegated(duel, by)) return [];
  const texts = by.model.parts.flatMap((part) =>
    part.kind === 'continuous'
      ? part.does.flatMap(({ battle }) => battle ?? [])
      : 'battle' in part
        ? (part.battle ?? [])
        : [],
  );
  if (isWorking(duel, by)) return texts;
  if (!isEquippedMonster(by)) return [];
  return texts.filter(({ of, words }) => of === 'equipped' || /\bequipped\b/i.test(words));
}

/** What texts make of this card in battle, as things stand. */
export function traitsOf(duel: Duel, card: Card): readonly FoundTrait[] {
  return textsNow(duel).flatMap(({ by, text }) => {
    const { trait, words } = text;
    const found = trait === undefined ? undefined : applies(duel, by, text, card);
    return trait === undefined || found === undefined ? [] : [{ trait, by, words, ...found }];
  });
}

/**
 * Texts about battles that are not known, of cards on the field: nobody can tell what they make of one.
 * @param foreseen what the battle comes to without them, where that was worked out
 */
export const unreadTexts = (duel: Duel, foreseen?: Foreseen): readonly Unread[] =>
  textsNow(duel).flatMap(({ by, text }) => {
    if (text.trait !== undefined) return [];
    const all = text.conditions.map((each) => holdsAsk(duel, by, each, foreseen));
    const none = all.some(({ is }) => is === 'no');
    return none ? [] : [{ holds: 'unknown' as const, by, words: text.words, assumed: [] }];
  });

/** Does the text apply to this card now, and what was taken for granted for that? Undefined: it does not. */
function applies(
  duel: Duel,
  by: Card,
  { of, conditions }: BattleText,
  card: Card,
): Pick<FoundTrait, 'holds' | 'assumed'> | undefined {
  const reach = reaches(duel, by, of, card);
  const all = conditions.map((each) => holdsAsk(duel, each.ofEach === true ? card : by, each));
  if (reach === 'no' || all.some(({ is }) => is === 'no')) return undefined;
  const sure = reach === 'yes' && all.every(({ is }) => is === 'yes');
  return { holds: sure ? 'yes' : 'unknown', assumed: all.flatMap(({ assumed }) => assumed ?? []) };
}

/** Does what a text on `by` speaks of take in this card? */
export function reaches(duel: Duel, by: Card, of: BattleText['of'], card: Card): Ternary {
  if (of === undefined || of === 'this') return by.id === card.id ? 'yes' : 'no';
  if (of === 'equipped') return by.equippedTo === card.id ? 'yes' : 'no';
  if (of === 'battling') return isBattling(duel, card) ? 'yes' : 'no';
  if (isDescribed(of)) {
    if (of.from !== undefined && !of.from.includes(card.place)) return 'no';
    const fit = matchesFilter(of.filter, card, namesOf(duel, card), {
      id: by.id,
      from: by,
      player: by.controller,
    });
    if (fit.verdict === 'no') return 'no';
    return fit.assumed.length + fit.open.length === 0 ? 'yes' : 'unknown';
  }
  const words = typeof of === 'object' && 'reads' in of ? of.reads.toLowerCase() : '';
  if (words === 'the equipped monster') return by.equippedTo === card.id ? 'yes' : 'no';
  const own = /^this (?:face-up )?(attack|defense) position card$/.exec(words)?.[1];
  if (own !== undefined) return by.id === card.id && by.position === own ? 'yes' : 'no';
  if (words === "your opponent's monsters") return by.controller === card.controller ? 'no' : 'yes';
  return words === 'your monsters' ? (by.controller === card.controller ? 'yes' : 'no') : 'unknown';
}

/** The traits of one sort. */
export const ofSort = <Is extends BattleTrait['is']>(
  all: readonly FoundTrait[],
  is: Is,
): readonly (FoundTrait & { readonly trait: Extract<BattleTrait, { is: Is }> })[] =>
  all.flatMap((each) => {
    const { trait } = each;
    return isTrait(trait, is) ? [{ ...each, trait }] : [];
  });

const isTrait = <Is extends BattleTrait['is']>(
  trait: BattleTrait,
  is: Is,
): trait is Extract<BattleTrait, { is: Is }> => trait.is === is;

/** Does a trait of this sort hold: surely, perhaps, or not at all? */
export function hasTrait(all: readonly FoundTrait[], is: BattleTrait['is']): Ternary {
  const found = all.filter(({ trait }) => trait.is === is);
  if (found.some(({ holds }) => holds === 'yes')) return 'yes';
  return found.length > 0 ? 'unknown' : 'no';
}
