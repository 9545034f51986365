import type { Instruction } from '../../card-model/instruction.ts';
import { type KeptDeed, keptDeeds } from '../../card-model/lasting/protection.ts';
import type { Part } from '../../card-model/part.ts';
import { withoutUnreadWords } from '../../card-model/unread-words.ts';
import type { Verb } from '../../card-model/verbs.ts';
import { type WordTest, wordTest } from '../../card-model/word-test.ts';
import { isField, type Place } from '../../vocabulary/places.ts';
import { isLeftAlone } from '../continuous/granted-immunity.ts';
import { keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { isInSeries } from '../fits.ts';
import { namesOf } from '../names.ts';
import { isNegated, isWorking } from '../negation.ts';
import { limitsIn } from '../restrictions/limits.ts';
import type { Card, Duel, Ternary } from '../state/duel.ts';
import { type EffectSource, sourceOf } from '../state/unaffected.ts';
import { type EffectContext, effectOf } from './played.ts';
import type { Bar, Reach } from './pool.ts';

/** What texts call the deeds that other texts keep from being done: "cannot be ...", "would be ...". */
const calledWords: Readonly<Partial<Record<Verb, string>>> = {
  destroy: 'destroyed',
  banish: 'banished',
  tribute: 'tributed',
  'return-to-hand': 'returned to the hand',
  'return-to-deck': 'returned to the (?:main )?deck',
  'send-to-gy': 'sent to the gy',
  'take-control': 'switched',
};

/** Do words tell what is done in place of the deed, or of that by the opponent alone? */
const keepers = new Map(
  Object.values(calledWords).map((called) => [
    called,
    {
      // A battle alone is none of an effect's doings.
      otherwise: wordTest(new RegExp(`\\bwould (?:also )?be ${called}\\b(?! by battle\\b(?! or))`, 'i')),
      byOpponent: wordTest(
        new RegExp(`\\bwould (?:also )?be ${called} by (?:battle or )?(?:by )?(?:an|your) opponent's`, 'i'),
      ),
    },
  ]),
);

/** A text that may keep a deed from being done to a card: the card that it stands on, and whether it does. */
interface Keeps {
  readonly by: Card;
  readonly words: string;
  readonly holds: Ternary;
}

/** The reach of an instruction without the cards that a text keeps from having it done to them (rule wording/cannot-wins). Paying is not barred here. */
export function withoutKept(playing: EffectContext, instruction: Instruction, reach: Reach): Reach {
  const called = calledWords[instruction.do];
  if (playing.paying || called === undefined) return reach;
  const source = effectOf(playing);
  return {
    ...reach,
    bars: (duel, card): Bar | undefined => {
      const found = keeping(duel, card, instruction.do, called, source);
      const sure = found.find(({ holds }) => holds === 'yes');
      if (sure !== undefined)
        return {
          verdict: 'forbids',
          rule: 'wording/cannot-wins',
          because: `protection: the text of ${sure.by.model.name} says "${sure.words}"`,
        };
      const bar = reach.bars?.(duel, card);
      const [open] = found;
      if (open === undefined || bar?.verdict === 'forbids') return bar;
      const because = `what "${open.words}" of ${open.by.model.name} makes of it`;
      return { verdict: 'unknown', rule: 'wording/cannot-wins', because };
    },
  };
}

/** The texts that keep this deed by that effect from being done to the card, surely or perhaps. */
function keeping(duel: Duel, card: Card, verb: Verb, called: string, source: EffectSource): readonly Keeps[] {
  const applied = protectionsOn(duel, card).map((each) => ({
    by: each.by,
    words: each.words,
    holds: isKept(verb) ? keepsFrom(each, verb, source) : ('no' as const),
  }));
  const others = Object.values(duel.cards).flatMap((by) => [
    ...forbiddenBy(duel, by, card, verb, source),
    ...by.model.parts.flatMap((part) => insteadIn(duel, part, by, card, called, source)),
  ]);
  return [...applied, ...others].filter(({ holds }) => holds !== 'no');
}

const kept: ReadonlySet<string> = new Set(keptDeeds);
const isKept = (verb: Verb): verb is Verb & KeptDeed => kept.has(verb);

/** "Neither player can banish cards": what a face-up card lets nobody do. */
const forbiddenBy = (
  duel: Duel,
  by: Card,
  card: Card,
  verb: Verb,
  source: EffectSource,
): readonly Keeps[] => {
  if (!isField(by.place) || !isWorking(duel, by) || isNegated(duel, by)) return [];
  if (isLeftAlone(duel, card, sourceOf(by)) === 'yes') return [];
  return by.model.parts
    .flatMap((part) => limitsIn(part, by.place))
    .flatMap(({ acts, who, words, conditional }): readonly Keeps[] => {
      if (acts?.always !== true || !acts.verbs.includes(verb) || acts.fromDeck) return [];
      const mine = source.player === by.controller;
      if ((who === 'opponent' && mine) || (who === 'you' && !mine)) return [];
      return [{ by, words, holds: conditional ? 'unknown' : 'yes' }];
    });
};

/** "If it would be destroyed, you can ... instead": whether that is done is for a player to say (rule destroy/substitution). */
function insteadIn(
  duel: Duel,
  part: Part,
  by: Card,
  card: Card,
  called: string,
  source: EffectSource,
): readonly Keeps[] {
  // A card that is destroyed in place of its monster keeps nothing from being destroyed: what is destroyed is another card.
  if (part.kind === 'unclassified' && part.destroyedFor !== undefined) return [];
  const words = 'reads' in part && part.reads !== undefined ? part.reads : '';
  const asked = keepers.get(called);
  if (asked?.otherwise.test(words) !== true) return [];
  if (source.player === card.controller && asked.byOpponent.test(words)) return [];
  if (hidden.has(by.place) || (fromGy.test(words) && by.place !== 'gy')) return [];
  return speaksOf(duel, words, by, card) ? [{ by, words, holds: 'unknown' }] : [];
}

const fromGy = wordTest(/\bthis card from your GY\b/i);
const hidden: ReadonlySet<Place> = new Set<Place>(['deck', 'extra-deck', 'xyz-material']);

/** What words speak of before "would be", where they say that once. */
const speaking = (subject: string): WordTest =>
  wordTest(new RegExp(`^(?!.*\\bwould\\b.*\\bwould\\b).*(?:${subject}).* would (?:also )?be `, 'i'));
const ofThis = speaking('\\bthis (?:face-up |linked )?card(?!.*,.* would)');
const ofEquipped = speaking('\\bequipped monster|monster equipped with this');
const ofYours = speaking('\\byou control\\b');
const ofAnother = speaking('\\bother|\\banother');

/** May the words before "would be destroyed" mean this card? */
function speaksOf(duel: Duel, words: string, by: Card, card: Card): boolean {
  if (ofThis.test(words)) return by.id === card.id;
  if (ofEquipped.test(words)) return by.equippedTo === card.id;
  if (ofYours.test(words) && by.controller !== card.controller) return false;
  if (ofAnother.test(words) && by.id === card.id) return false;
  const [subject = ''] = withoutUnreadWords(words).split(/\bwould\b/i);
  const kinds = [...subject.matchAll(/"([^"]+)"/g)].flatMap(([, kind]) => (kind === undefined ? [] : [kind]));
  const names = namesOf(duel, card);
  return kinds.length === 0 || kinds.some((kind) => isInSeries(kind, names, card.model));
}
