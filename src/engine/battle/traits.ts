import type { BattleTrait } from '../../card-model/battle-text.ts';
import type { BattleText } from '../../card-model/instruction.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { type Foreseen, holdsAsk } from '../continuous/battle-conditions.ts';
import { reaches, statusesOn } from '../continuous/protections.ts';
import { isEquippedMonster, isNegated, isOfBoxThere, isWorking } from '../negation.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { isSuspended } from '../state/unaffected.ts';

/** A text that makes something of a card in battle: whose it is, and whether it applies. */
export interface FoundTrait extends Spoken {
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
  Object.values(duel.cards).flatMap((by) => {
    const own = ownTexts(duel, by);
    const given = by.changes.flatMap((change) =>
      change.is === 'status' && !isSuspended(by, change) ? (change.battle ?? []) : [],
    );
    return [...own, ...given].map((text) => ({ by, text }));
  });

/** Of a monster that is equipped to another one, only what it says of that one (rule equip/monster-as-equip). */
function ownTexts(duel: Duel, by: Card): readonly BattleText[] {
  if (isNegated(duel, by)) return [];
  const texts = by.model.parts.flatMap((part) =>
    !isOfBoxThere(by, part)
      ? []
      : part.kind === 'continuous'
        ? part.does.flatMap(({ battle }) => battle ?? [])
        : 'battle' in part
          ? (part.battle ?? [])
          : [],
  );
  if (isWorking(duel, by)) return texts;
  if (!isEquippedMonster(by)) return [];
  return texts.filter((text) => text.of === 'equipped' || says(text, 'of-equipped'));
}

/** What texts make of this card in battle, as things stand. */
export function traitsOf(duel: Duel, card: Card): readonly FoundTrait[] {
  const ofAll = statusesOn(duel, card).flatMap(({ battle = [], by, player, holds }) =>
    battle.map(({ of: _, ...text }) => ({ by: { ...by, controller: player }, text, holds })),
  );
  return [...textsNow(duel), ...ofAll].flatMap(({ by, text, ...status }): readonly FoundTrait[] => {
    const { trait, words, says: said } = text;
    const found =
      trait === undefined
        ? undefined
        : applies(duel, by, text, card, 'holds' in status ? status.holds : undefined);
    return trait === undefined || found === undefined ? [] : [{ trait, by, words, says: said, ...found }];
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
    return none ? [] : [{ holds: 'unknown' as const, by, words: text.words, says: text.says, assumed: [] }];
  });

/** Does the text apply to this card now, and what was taken for granted for that? Undefined: it does not. */
function applies(
  duel: Duel,
  by: Card,
  { of, conditions }: BattleText,
  card: Card,
  reach = reaches(duel, by, of, card),
): Pick<FoundTrait, 'holds' | 'assumed'> | undefined {
  const all = conditions.map((each) => holdsAsk(duel, each.ofEach === true ? card : by, each));
  if (reach === 'no' || all.some(({ is }) => is === 'no')) return undefined;
  const sure = reach === 'yes' && all.every(({ is }) => is === 'yes');
  return { holds: sure ? 'yes' : 'unknown', assumed: all.flatMap(({ assumed }) => assumed ?? []) };
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
