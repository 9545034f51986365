import type { Part } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { isField } from '../../vocabulary/places.ts';
import { holdsInBattle } from '../continuous/battle-conditions.ts';
import { reaches } from '../continuous/protections.ts';
import { isNegated, isOfBoxThere } from '../negation.ts';
import { rule } from '../rule.ts';
import { type Card, type Duel, doesOfLink, type Ternary } from '../state/duel.ts';
import type { Change } from '../state/event.ts';
import { withLp } from '../state/players.ts';
import type { AttackCase } from './attack-rules.ts';
import { ofSort, traitsOf } from './traits.ts';

/** The words of a card on the field that keep monsters in Defense Position, as long as it lies there. */
export function turnedByText(duel: Duel, card: Card): string | undefined {
  const onField = Object.values(duel.cards).filter(({ place, faceUp }) => isField(place) && faceUp);
  return onField
    .flatMap((by) =>
      by.model.parts.flatMap((part): readonly string[] => {
        if (!isOfBoxThere(by, part)) return [];
        if (part.kind === 'unread') return says(part, 'to-defense') ? [part.reads] : [];
        if (part.kind !== 'continuous') return [];
        return part.does.flatMap((each) => {
          const { do: verb, position, what, reads = '', onlyIf, battle } = each;
          if (battle?.every(({ trait }) => trait !== undefined)) return [];
          const turns = (verb === 'change-position' && position === 'defense') || says(each, 'to-defense');
          const spares =
            (what !== undefined && reaches(duel, by, what, card) === 'no') ||
            (onlyIf !== undefined && holdsInBattle(duel, by, onlyIf).is === 'no');
          return turns && !spares ? [reads === '' ? 'changed to Defense Position' : reads] : [];
        });
      }),
    )
    .at(0);
}

/** Do words of the card `by` keep others than itself from being attacked, and is it the one that is? */
export const letsAttack = (words: Spoken, by: Card, { target }: AttackCase): boolean =>
  by === target && says(words, 'attack-this');

/** May words of the card `by` keep a monster from attacking, or from attacking that? */
export const keepsFrom = (words: Spoken, by: Card, asked: AttackCase): boolean =>
  says(words, 'limits-attacks') && !letsAttack(words, by, asked);

/** The words of other cards that speak of who attacks and that no rule here applies: whether it may hangs on them. */
export const otherTexts = (duel: Duel, asked: AttackCase): readonly { readonly words: string }[] => [
  ...Object.values(duel.cards)
    .filter((by) => by.id !== asked.card.id && isField(by.place) && !isNegated(duel, by))
    .flatMap((by) => by.model.parts.flatMap((part) => wordsOf(duel, by, part, asked))),
  ...duel.resolved.flatMap(({ link, applied }) => {
    const ends = doesOfLink(duel, link).some(({ do: verb }) => verb === 'end-battle-phase');
    return applied && ends ? [{ words: 'end the Battle Phase' }] : [];
  }),
];

function wordsOf(duel: Duel, by: Card, part: Part, asked: AttackCase): readonly { readonly words: string }[] {
  if (!isOfBoxThere(by, part)) return [];
  if (part.kind === 'unread' || part.kind === 'unclassified') {
    // "This card can only declare an attack the turn ...": that keeps no other monster.
    const isOfItself = part.battle?.every(
      ({ trait, of }) => trait?.is === 'cannot-attack' && of === undefined,
    );
    return keepsFrom(part, by, asked) && by.faceUp && !isOfItself ? [{ words: part.reads }] : [];
  }
  // What a card that stays on the field says among what it does when it is activated.
  const stays = part.kind === 'activation' && by.role !== 'monster';
  if (!stays && (part.kind !== 'continuous' || !by.faceUp)) return [];
  const isOfBattles = part.does.some(({ battle }) => battle?.some(({ trait }) => trait !== undefined));
  if (part.kind === 'continuous' && isOfBattles) return [];
  return part.does.flatMap((each) => {
    const { reads = '', bans, what } = each;
    const isRead = bans !== undefined || (stays && !says(each, 'while-face-up'));
    if (isRead || !keepsFrom(each, by, asked)) return [];
    return what !== undefined && reaches(duel, by, what, asked.card) === 'no' ? [] : [{ words: reads }];
  });
}

/** What an attack declaration of a monster costs its player in LP; `holds` says whether the text surely applies. */
function costOf(
  duel: Duel,
  card: Card,
): { readonly lp: number; readonly words: string; readonly holds: Ternary } | undefined {
  const all = ofSort(traitsOf(duel, card), 'attack-cost');
  const [first] = all;
  if (first === undefined) return undefined;
  const lp = all.reduce((sum, { trait }) => sum + trait.lp, 0);
  return { lp, words: first.words, holds: all.every(({ holds }) => holds === 'yes') ? 'yes' : 'unknown' };
}

/** A cost of an attack declaration has to be paid whole. */
export const attackCost = rule(
  'damage/paying-lp texts-on-attacks',
  (duel, { card }: { readonly card: Card }) => {
    const cost = costOf(duel, card);
    const has = duel.players[card.controller].lp;
    if (cost === undefined || has === null) return null;
    const facts = { player: card.controller, has, lp: cost.lp, words: cost.words };
    if (has >= cost.lp) return { code: 'enough', facts };
    return { code: cost.holds === 'yes' ? 'too-few' : 'open', facts };
  },
);

/** The declaration is paid for: what is said of it, and what becomes of the LP. */
export function payForAttack(
  duel: Duel,
  card: Card,
): { readonly note: string; readonly change: Change } | undefined {
  const cost = costOf(duel, card);
  if (cost === undefined) return undefined;
  const player = card.controller;
  return {
    note: `for ${cost.lp} LP of ${player}`,
    change: (now) => {
      const { lp } = now.players[player];
      const left = lp === null || cost.holds !== 'yes' ? null : Math.max(0, lp - cost.lp);
      return withLp(now, player, left, { how: 'payment', amount: cost.holds === 'yes' ? cost.lp : null });
    },
  };
}
