import { type DescribedCards, type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { wordTest } from '../../card-model/word-test.ts';
import { matchesFilter } from '../fits.ts';
import { namesOf } from '../names.ts';
import { continuousOf, isNegated, isWorking } from '../negation.ts';
import { type Card, cardOf, type Duel, otherPlayer, type Player } from '../state/duel.ts';
import { type EffectSource, wasSummonedSo } from '../state/unaffected.ts';

/** Who would target, as far as that was said, and with the effect of what kind of card. */
export interface Targeting {
  readonly player?: Player;
  readonly kind?: EffectSource['kind'];
}

/** A text by which a card cannot be targeted, or by which it may be that it cannot. */
export interface Protection {
  readonly verdict: 'forbids' | 'unknown';
  readonly source: string;
  readonly words: string;
}

/** Which effects a text keeps from targeting: of everybody or of one player, of all cards or of one kind. */
interface Kept {
  readonly whose?: Player;
  readonly kind?: EffectSource['kind'] | 'spell-trap';
}

const effects = '(card|monster|spell|trap|spell/trap)(?: cards or)? effects(?: this turn)?';
const passive = new RegExp(
  `^(?:it |they )?cannot be targeted(?: or destroyed)? by (an opponent's |the opponent's |your opponent's )?${effects}$`,
  'i',
);
const active = new RegExp(
  `^(your opponent|neither player) (?:cannot|can) target (.+?) with ${effects}$`,
  'i',
);

const kindOf = (words: string): Kept => {
  switch (words.toLowerCase()) {
    case 'monster':
      return { kind: 'monster' };
    case 'spell':
      return { kind: 'spell' };
    case 'trap':
      return { kind: 'trap' };
    case 'spell/trap':
      return { kind: 'spell-trap' };
    default:
      return {};
  }
};

/** Does a text speak of targeting by effects at all? What it says of targets for attacks keeps no effect off. */
const speaks = (words: string): boolean => ofTargets.test(words) && !ofAttacks.test(words);
const ofTargets = wordTest(/\btarget/i);
const ofAttacks = wordTest(
  /\bfor (?:an )?attacks?\b|\bwith attacks\b|\bas an attack target\b|do not target|does not target/i,
);

/** What words keep off a card, from the view of the player whose text it is; null where they were not read. */
function keptOff(words: string, player: Player): (Kept & { readonly of: string }) | null {
  const [, whose, kind] = passive.exec(words) ?? [];
  if (kind !== undefined)
    return { of: '', ...(whose === undefined ? {} : { whose: otherPlayer(player) }), ...kindOf(kind) };
  const [, who = '', of = '', what = ''] = active.exec(words) ?? [];
  if (what === '') return null;
  return { of, ...(/opponent/i.test(who) ? { whose: otherPlayer(player) } : {}), ...kindOf(what) };
}

/** What is certain of who targets is compared; what was not said may be kept off. */
function bearing(kept: Kept, { player, kind }: Targeting): Protection['verdict'] | 'none' {
  const sides =
    kept.whose === undefined ? 'yes' : player === undefined ? 'open' : player === kept.whose ? 'yes' : 'no';
  const kinds =
    kept.kind === undefined
      ? 'yes'
      : kind === undefined
        ? 'open'
        : kept.kind === kind || (kept.kind === 'spell-trap' && kind !== 'monster')
          ? 'yes'
          : 'no';
  if (sides === 'no' || kinds === 'no') return 'none';
  return sides === 'yes' && kinds === 'yes' ? 'forbids' : 'unknown';
}

/** Words that apply to the card now and speak of who may target it, with whose text it is. */
interface Said {
  readonly source: Card;
  /** Whose text it is. */
  readonly player: Player;
  readonly words: string;
  /** It holds only under a condition that is not judged here, or may speak of another card. */
  readonly open: boolean;
}

/** What a Continuous Effect says of the card; none where it is about others. */
function saidBy(
  duel: Duel,
  source: Card,
  { do: verb, what, reads = '', onlyIf, holds }: Instruction,
  card: Card,
): readonly Said[] {
  if (!speaks(reads)) return [];
  // "While this Link Summoned card is on the field": how it was Summoned is known, or it is not.
  const is = onlyIf === undefined ? 'yes' : wasSummonedSo(source, holds);
  if (is === 'no') return [];
  const said = (open: boolean): readonly Said[] => [
    { source, player: source.controller, words: reads, open: open || is === 'unknown' },
  ];
  if (verb === 'restrict') {
    const [, , of = ''] = active.exec(reads) ?? [];
    const own = /^this card(?: on the field)?$/i.test(of);
    if (own) return source.id === card.id ? said(false) : [];
    if (of === '') return said(true);
  } else if (verb !== 'change-status') return said(true);
  if (what === 'this') return source.id === card.id ? said(false) : [];
  if (what === 'equipped') return source.equippedTo === card.id ? said(false) : [];
  return isDescribed(what) ? ofKind(duel, source, what, card, said) : said(true);
}

/** What is said of a kind of cards: of the card too, where it is one of them. */
function ofKind(
  duel: Duel,
  source: Card,
  { filter, from }: DescribedCards,
  card: Card,
  said: (open: boolean) => readonly Said[],
): readonly Said[] {
  if (from?.includes(card.place) === false) return [];
  const view = { id: source.id, from: source, player: source.controller };
  const fit = matchesFilter(filter, card, namesOf(duel, card), view);
  return fit.verdict === 'no' ? [] : said(fit.open.length + fit.assumed.length > 0);
}

/**
 * Why the card cannot be targeted, or may not be (rule target/protection-comes-late): the first text that keeps such an
 * effect off, else the first that may; undefined where none speaks of it.
 */
export function protectionOf(duel: Duel, card: Card, by: Targeting): Protection | undefined {
  if (card.place !== 'monster-zone' && card.place !== 'spell-trap-zone' && card.place !== 'field-zone')
    return undefined;
  const applied = Object.values(duel.cards)
    .filter((source) => isWorking(duel, source) && !isNegated(duel, source))
    .flatMap((source) =>
      continuousOf(source).flatMap((part) =>
        part.does.flatMap((does) =>
          saidBy(duel, source, does, card).map((each) => ({
            ...each,
            open: each.open || part.conditions.length > 0,
          })),
        ),
      ),
    );
  const lasting = card.changes.flatMap((change): readonly Said[] =>
    change.is === 'status' && speaks(change.words)
      ? [{ source: cardOf(duel, change.by.card), player: change.by.player, words: change.words, open: false }]
      : [],
  );
  const found = [...applied, ...lasting].flatMap(({ source, player, words, open }): readonly Protection[] => {
    const kept = keptOff(words, player);
    const bears = kept === null ? 'unknown' : bearing(kept, by);
    if (bears === 'none') return [];
    return [{ verdict: open ? 'unknown' : bears, source: source.model.name, words }];
  });
  return found.find(({ verdict }) => verdict === 'forbids') ?? found[0];
}
