import { type Instruction, isAtTargets, isDescribed } from '../../card-model/instruction.ts';
import { isKept, type KeptDeed } from '../../card-model/lasting/lasting-fields.ts';
import type { Replacement } from '../../card-model/lasting/replacement.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { isField } from '../../vocabulary/places.ts';
import { isLeftAlone, keepsFrom, protectionsOn } from '../continuous/protections.ts';
import { type Replacer, replacersOf } from '../continuous/replacers.ts';
import { fitsNow } from '../names.ts';
import { forbidding } from '../restrictions/forbidden-acts.ts';
import { materialsOf } from '../state/attached.ts';
import { type Card, type Duel, isNegatedActivation, type Ternary } from '../state/duel.ts';
import type { Happens } from '../state/event.ts';
import { type EffectSource, sourceOf } from '../state/unaffected.ts';
import { type EffectContext, effectOf } from './played.ts';
import { type Bar, forbids, leavesOpen, mayBeTaken, poolOf, type Reach } from './pool.ts';

/** A text that may keep a deed from being done to a card: the card that it stands on, and whether it does. */
interface Keeps {
  readonly by: Card;
  readonly words: string;
  readonly holds: Ternary;
  /** What was said to be done instead. */
  readonly instead?: Happens;
}

/** The reach of an instruction without the cards that a text keeps from having it done to them (rule wording/cannot-wins). Paying is not barred here. */
export function withoutKept(playing: EffectContext, instruction: Instruction, reach: Reach): Reach {
  const { do: verb } = instruction;
  if (playing.paying || !isKept(verb)) return reach;
  const source = effectOf(playing);
  return {
    ...reach,
    bars: (duel, card): Bar | undefined => {
      // What keeps cards on the field does not help one whose activation was negated.
      if (isNegatedActivation(duel, card)) return reach.bars?.(duel, card);
      const found = keeping({ ...playing, duel }, card, { ...instruction, do: verb }, source);
      const sure = found.find(({ holds }) => holds === 'yes');
      if (sure?.instead !== undefined) {
        const { instead } = sure;
        const because = `something else is done in its place, by "${sure.words}" of ${sure.by.model.name}`;
        return { verdict: 'forbids', rule: 'destroy/substitution', because, instead };
      }
      if (sure !== undefined)
        return forbids('wording/cannot-wins', `the text of ${sure.by.model.name} says "${sure.words}"`);
      const bar = reach.bars?.(duel, card);
      const [open] = found;
      if (open === undefined || bar?.verdict === 'forbids') return bar;
      const because = `what "${open.words}" of ${open.by.model.name} makes of it`;
      return leavesOpen('wording/cannot-wins', because);
    },
  };
}

type Deed = Instruction & { readonly do: Verb & KeptDeed };

/** The texts that keep this deed by that effect from being done to the card, surely or perhaps. */
function keeping(playing: EffectContext, card: Card, deed: Deed, source: EffectSource): readonly Keeps[] {
  const { duel } = playing;
  const { do: verb } = deed;
  const applied = protectionsOn(duel, card).map((each) => ({
    by: each.by,
    words: each.words,
    holds: keepsFrom(each, verb, source),
  }));
  const isOf = ({ deeds, byOpponent }: Replacement): boolean =>
    deeds.includes(verb) && !(source.player === card.controller && byOpponent?.includes(verb) === true);
  const perhaps = replacersOf(duel, card, isOf).flatMap((each) => insteadBy(playing, each, card, deed));
  const [only, ...others] = perhaps;
  const said = only === undefined || others.length > 0 ? undefined : playing.instead;
  const done = only?.instead === undefined ? perhaps : [{ ...only, holds: 'yes' as const }];
  const instead = said === undefined ? perhaps : said ? done : [];
  return [...applied, ...forbiddenTo(duel, card, verb, source), ...instead].filter(
    ({ holds }) => holds !== 'no',
  );
}

/** "Neither player can banish cards": what a face-up card lets nobody do. */
const forbiddenTo = (duel: Duel, card: Card, verb: Verb, { player }: EffectSource): readonly Keeps[] =>
  forbidding(duel, player, [verb]).flatMap(({ by, acts, words, conditional }): readonly Keeps[] => {
    if (!acts.always || acts.fromDeck || acts.from?.includes(card.place) === false) return [];
    if (!isField(by.place) || isLeftAlone(duel, card, sourceOf(by)) === 'yes') return [];
    return [{ by, words, holds: conditional ? 'unknown' : 'yes' }];
  });

/** "If it would be destroyed, you can ... instead": whether that is done is for a player to say (rule destroy/substitution). */
function insteadBy(
  playing: EffectContext,
  { by, words, replaces: { does } }: Replacer,
  card: Card,
  deed: Deed,
): readonly Keeps[] {
  const can = doneWith(playing, by, card, does);
  if (can?.length === 0) return [];
  const isMeant = (id: string) => playing.told.includes(id) || (can?.length === 1 && does?.do === 'detach');
  // A card that is to be lost itself at the same time cannot be lost in place of others.
  const itself = does?.what === 'this' && !(isField(by.place) && meansToo(playing, deed, by));
  const taken = can?.find((id) => itself || isMeant(id));
  const event =
    does !== undefined && (isKept(does.do) || does.do === 'detach') ? verbFacts[does.do].event : undefined;
  const instead = { by: by.id, player: by.controller, rule: 'destroy/substitution' };
  return taken === undefined || event === undefined
    ? [{ by, words, holds: 'unknown' }]
    : [{ by, words, holds: 'unknown', instead: { ...instead, event, card: taken } }];
}

/** Is it perhaps done to this card as well? */
function meansToo({ duel, link, told }: EffectContext, { what }: Deed, card: Card): boolean {
  if (isAtTargets(what)) return link.targets.some(({ id }) => id === card.id);
  if (!isDescribed(what)) return true;
  if (what.count !== 'all') return told.includes(card.id);
  const view = { id: link.card, player: link.player };
  return what.from?.includes(card.place) !== false && fitsNow(duel, what.filter, card, view) !== 'no';
}

/** The cards that this may be done with in place of it, by the player of the card; null where that is not known. */
function doneWith(
  playing: EffectContext,
  by: Card,
  card: Card,
  does: Instruction | undefined,
): readonly string[] | null {
  const { what, from } = does ?? {};
  if (does?.do === 'detach') {
    const one = isDescribed(what) && what.count === 1;
    const under = one ? materialsOf(playing.duel, does.onto === 'this' ? by.id : card.id) : [];
    return under.length > 0 ? under.map(({ id }) => id) : null;
  }
  if (what === 'this')
    return does?.do === 'discard' || (from?.includes(by.place) ?? isField(by.place)) ? [by.id] : [];
  if (!isDescribed(what) || what.from === undefined || what.count !== 1) return null;
  const link = { ...playing.link, card: by.id, player: by.controller };
  const pool = poolOf({ ...playing, link, paying: true }, what, {});
  const all = mayBeTaken(pool).map(({ id }) => id);
  return pool.complete || all.some((id) => playing.told.includes(id)) ? all : null;
}
