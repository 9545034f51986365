import { lazilyFor } from '../../../lazily.ts';
import type { Happening, Thing } from './happenings.ts';
import { removalOf } from './removal.ts';
import { opponent, type Side } from './side.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** A monster that one player owns and the other controls. */
export interface Lent {
  readonly owner: Side;
  /** The card, where it was named. */
  readonly card?: SketchCard;
  /** What it was called: a ref, or words such as "monster" or "raidraptor". */
  readonly called: string;
  /** The cards that were told to have brought it over. */
  readonly by: readonly SketchCard[];
}

const theirs = "(?:their|his|her|an opponent's|the opponent's|my opponent's|opponent's|an opposing|opp's)";
const aux = "(?: has| have| had|'s|'ve|'d| also| then)?";
const what =
  '(?<what>#\\d(?!\\d)|(?!(?:the|an?|one|my|their|his|her|that|this)\\b)[a-z-]+(?: monsters?| card)?)';
const takes = `(?:${written('steal')}|(?:takes?|took|taken|taking)(?: control of| over)?|borrow(?:s|ed)?|mind controls?)`;
const gives = '(?:gave|give|given|handed|passed|lost|swapped|switched)';
const side = `(?:to|on|onto|over to|under) (?:${theirs}|${opponent}(?:'s)?)(?: side| field| control| board)?`;

/** "they took my X", "Y stole my X", "my X is on their field", "the X that I own, but my opponent controls" */
const ownedByMe: readonly RegExp[] = [
  `\\b${opponent}${aux} ${takes} (?:one of )?my ${what}`,
  `#\\d (?:just |then )?(?:${takes}) my ${what}`,
  `\\bmy ${what} (?:was|is|got|gets|has been|had been|being) (?:stolen|taken|snatched|borrowed)\\b`,
  `\\bi${aux} ${gives} (?:away )?(?:${opponent} |them )?my ${what}`,
  `\\bi${aux} ${gives} (?:my )?${what} (?:away|over|to ${opponent}|to them)`,
  `\\bi${aux} (?:#\\d|traded?) my ${what} (?:away |over )?to (?:${opponent}|them)`,
  `\\bmy ${what} (?:is|was|sits|sat|went|ended up|moved|that is|which is|that was) (?:now |currently |still )?${side}`,
  `\\b${opponent} (?:currently |now )?(?:controls?|controlled) my ${what}`,
  `\\b${what} (?:that |which )?i own,? (?:but|and|which|that)?,? ?${opponent} (?:currently |now )?controls?`,
  `\\bmy ${what},? (?:that|which|while|when) ${opponent}${aux} (?:${takes}|controls?|controlled)\\b`,
  `\\bmy ${what} (?:is |was |being )?(?:under|controlled by) (?:${theirs}|${opponent})`,
].map((form) => new RegExp(form, 'g'));

/** "I took their X", "a monster I got through Y", "I revived X out of my opponent's GY" */
const ownedByThem: readonly RegExp[] = [
  `\\bi${aux} ${takes} ${theirs} ${what}`,
  `\\bi${aux} (?:${written('steal')}) (?:an? |the |one )?${what} (?:with|using|by|via) #\\d`,
  `\\bi${aux} ${takes} (?:an? |the |one |over )?${what} from (?:them|${opponent})`,
  `\\bi (?:currently |now )?(?:control|controlled) ${theirs} ${what}`,
  `\\b(?:an?|the) ${what} (?:that |which )?i (?:stole|snatched|borrowed|(?:got|took|have|control) (?:through|with|by|via|using|off) #\\d)`,
  `\\b${theirs} ${what},? (?:that|which|while|when) i${aux} (?:${takes}|control(?:led)?)\\b`,
  `\\b${theirs} ${what} (?:is|was|sits|ended up|went) (?:now |currently )?(?:on|to|under) my (?:side|field|control|board)`,
  `\\bi (?:#\\d(?:ed|'d)?|${written('revive', 'special-summon', 'summon', 'bring')}) (?:back )?(?:${theirs} )?${what} (?:back )?(?:from|out of) (?:my )?${theirs} (?:gy|graveyard|grave)`,
].map((form) => new RegExp(form, 'g'));
/** "I Y their X": a card that takes control, used as a verb. */
const byVerb = {
  me: new RegExp(`\\b(?:${opponent}|opponent) (?<by>#\\d)(?:s|ed|'d|d)? my ${what}`, 'g'),
  opponent: new RegExp(`\\bi (?<by>#\\d)(?:s|ed|'d|d)? ${theirs} ${what}`, 'g'),
} as const;

/** The one monster that was told to be controlled by a player who does not own it; undefined where it is none, or several. */
export function lentMonster({ told, question, cards, happenings }: Sketch): Lent | undefined {
  const text = `${told} ${question}`;
  const found: Lent[] = [];
  const by = cards.filter(({ ref }) => brings(ref).test(text));
  const add = (owner: Side, called: string | undefined): void => {
    if (called === undefined || isNoMonster.test(called)) return;
    const card = cards.find(({ ref }) => ref === called);
    found.push(card === undefined ? { owner, called, by } : { owner, called, by, card });
  };
  for (const [owner, forms] of [
    ['me', ownedByMe],
    ['opponent', ownedByThem],
  ] as const) {
    for (const form of forms) for (const match of text.matchAll(form)) add(owner, match.groups?.['what']);
    for (const match of text.matchAll(byVerb[owner])) {
      const by = cards.find(({ ref }) => ref === match.groups?.['by']);
      if (by !== undefined && removalOf(by.model)?.takesControl === true) add(owner, match.groups?.['what']);
    }
  }
  for (const happening of happenings) {
    const taken = takenIn(happening, cards);
    if (taken !== undefined) add(taken.owner, taken.card.ref);
  }
  const [first] = found;
  if (
    first === undefined ||
    found.some(({ owner, called }) => owner !== first.owner || called !== first.called)
  )
    return undefined;
  return first.card !== undefined && first.card.model.facts.cardType !== 'monster' ? undefined : first;
}

/** "They used Y on my X", "I use Y to take X": the monster that a player takes by a card that takes control. */
function takenIn(
  { verb, by, what, means, aim, told }: Happening,
  cards: readonly SketchCard[],
): { readonly owner: Side; readonly card: SketchCard } | undefined {
  const isUse = verb === 'activate' || verb === 'use' || verb === 'chain';
  if (!told || !(isUse || verb === 'take' || verb === 'steal')) return undefined;
  const ofSketch = (ref: string | undefined) => cards.find((each) => each.ref === ref);
  const refOf = (things: readonly Thing[]) => things.find(({ card }) => card !== undefined)?.card?.ref;
  const taker = ofSketch(isUse ? (refOf(what) ?? means?.ref) : means?.ref);
  const card = ofSketch(refOf(isUse ? aim : what));
  const player = by.find((each) => each.player !== undefined)?.player;
  if (taker === undefined || card === undefined || taker === card || player === undefined) return undefined;
  return takesControl(taker) ? { owner: player === 'me' ? 'opponent' : 'me', card } : undefined;
}

const takesControl = ({ model: { parts } }: SketchCard): boolean => {
  const does = parts.flatMap((part) => ('does' in part ? part.does : []));
  const [first] = does.filter(({ do: verb }) => verb !== 'equip');
  return first?.do === 'take-control';
};

/** "Y stole", "through Y", "they Y my": the card by which a monster came over. */
const brings = lazilyFor(
  (ref) =>
    new RegExp(
      `${ref} (?:just |then )?${takes}|\\b(?:with|by|using|via|through|off|from|i|they|opponent) ${ref}|${ref}(?:ed|'d|s)? (?:my|their) #`,
    ),
);

const isNoMonster =
  /^(?:control|damage|turn|lp|life|hand|deck|gy|field|attack|position|it|that|and|but|effect|cards?|spells?|traps?|the|a|an|in|on|to|with|by|zone|back|over|away)\b/;
