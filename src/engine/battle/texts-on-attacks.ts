import type { Part } from '../../card-model/part.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { isField } from '../../vocabulary/places.ts';
import { holdsInBattle } from '../continuous/battle-conditions.ts';
import { reaches } from '../continuous/reaches.ts';
import { isNegated, isOfBoxThere } from '../negation.ts';
import { type Card, type Duel, doesOfLink } from '../state/duel.ts';
import type { AttackCase } from './attack-rules.ts';

/** The words of a card on the field that keep monsters in Defense Position, as long as it lies there. */
export function turnedByText(duel: Duel, card: Card): string | undefined {
  const onField = Object.values(duel.cards).filter(({ place, faceUp }) => isField(place) && faceUp);
  return onField
    .flatMap((by) =>
      by.model.parts.flatMap((part): readonly string[] => {
        if (!isOfBoxThere(by, part)) return [];
        if (part.kind === 'unread') return toDefense.test(part.reads) ? [part.reads] : [];
        if (part.kind !== 'continuous') return [];
        return part.does.flatMap(({ do: verb, position, what, reads = '', onlyIf, battle }) => {
          if (battle?.every(({ trait }) => trait !== undefined)) return [];
          const turns = (verb === 'change-position' && position === 'defense') || toDefense.test(reads);
          const spares =
            (what !== undefined && reaches(duel, by, what, card) === 'no') ||
            (onlyIf !== undefined && holdsInBattle(duel, by, onlyIf).is === 'no');
          return turns && !spares ? [reads === '' ? 'changed to Defense Position' : reads] : [];
        });
      }),
    )
    .at(0);
}

const toDefense = wordTest(
  /(?<!\bmonsters )\bchanged?\b[^.;:]*\bto (?:face-up )?Defense Position\b(?! by this effect| (?:at the end|after)\b)/i,
);

const limitsAttacks = wordTest(
  /\b(?:cannot|can only|must(?! attack,? if able)|unless)\b[^.;]*\battacks?\b(?! position)|\b(?:(?<!the )end|skip)\b[^.;]*\bBattle Phase\b(?! of your next)/i,
);
const bindsToThis = wordTest(
  /\b(?:must attack|can only (?:attack|target)) this card\b|\bcannot target\b[^.;]*\bexcept this (?:one|card)$/,
);

/** May words of the card `by` keep a monster from attacking, or from attacking that? The card that has to be attacked is. */
export const keepsFrom = (words: string, by: Card, { target }: AttackCase): boolean =>
  limitsAttacks.test(words) && !(by === target && bindsToThis.test(words));

/**
 * The words of other cards on the field, and of effects that have resolved, that speak of who attacks and that no rule
 * here applies: whether a monster may attack hangs on them.
 */
export const otherTexts = (duel: Duel, asked: AttackCase): readonly { readonly words: string }[] => [
  ...Object.values(duel.cards)
    .filter((by) => by.id !== asked.card.id && isField(by.place) && !isNegated(duel, by))
    .flatMap((by) => by.model.parts.flatMap((part) => wordsOf(duel, by, part, asked))),
  ...duel.resolved.flatMap(({ link, applied }) => {
    const ends = doesOfLink(duel, link).some(({ do: verb }) => verb === 'end-battle-phase');
    return applied && ends ? [{ words: 'end the Battle Phase' }] : [];
  }),
];

const whileFaceUp = wordTest(/\bface-up\b/);

function wordsOf(duel: Duel, by: Card, part: Part, asked: AttackCase): readonly { readonly words: string }[] {
  if (!isOfBoxThere(by, part)) return [];
  if (part.kind === 'unread' || part.kind === 'unclassified')
    return keepsFrom(part.reads, by, asked) && by.faceUp ? [{ words: part.reads }] : [];
  // What a card that stays on the field says among what it does when it is activated.
  const stays = part.kind === 'activation' && by.role !== 'monster';
  if (!stays && (part.kind !== 'continuous' || !by.faceUp)) return [];
  const isOfBattles = part.does.some(({ battle }) => battle?.some(({ trait }) => trait !== undefined));
  if (part.kind === 'continuous' && isOfBattles) return [];
  return part.does.flatMap(({ reads = '', bans, what, onlyIf = '' }) => {
    const isRead = bans !== undefined || (stays && !whileFaceUp.test(onlyIf));
    if (isRead || !keepsFrom(reads, by, asked)) return [];
    return what !== undefined && reaches(duel, by, what, asked.card) === 'no' ? [] : [{ words: reads }];
  });
}
