import { isActivated } from '../../../effects/activated.ts';
import type { ActivatedEffect } from '../../../effects/part.ts';
import { type EffectWords, effectWords } from './effect-words.ts';
import type { Happening, Thing } from './happenings.ts';
import { linksIn } from './links.ts';
import type { Side } from './side.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** An effect that was told to have been activated, and its words. */
export interface Source {
  readonly card: SketchCard;
  readonly part: ActivatedEffect;
  readonly words: EffectWords;
}

const card = '#\\d';
const does = written('activate', 'use', 'resolve');
const which =
  '(?:(?:one of|the|my|their|his|her|a|an|own|first|second|third|last|face-up|equipped|set|banished|effects?|[a-z]+ effects?|of) )*';
const before = `(?:${does}|${written('target')} [^.;]{0,60}? with) ${which}`;
const after = `(?:'s)?(?: (?!(?:its|his|her)\\b)[a-z-]+){0,4}? (?:${written('activate', 'target', 'trigger')}|is activated|on (?:my|his|their|her|a|an|two|three|#)(?! (?:opponent's |own )?(?:field|side|board|turn|end|hand)))\\b`;

/** "I activate its effect", "it triggers": of the card that was named last. */
const itsEffect = new RegExp(
  `\\b${does} (?:its|his|her)\\b|\\bit ${written('trigger', 'activate')}|\\bits (?:\\w+ )?effect (?:${written('trigger', 'activate')}|is activated)`,
  'g',
);

/** "X was destroyed by Y and its effect activates": that of X, to which something was done. */
const undergone =
  /(#\d) (?:is|was|gets|got|has been|had been) [^.;?#]*\b(?:by|with|from|using|via|for|due to|because of) [^.;?#]*#\d[^.;?#]*$/;

/** "X's search is on the chain", "X is activating". */
const onChain = `(?:'s)?(?: [a-z-]+){0,4}? (?:on(?:to)? the chain|activating|resolving)\\b`;

/** "They drop X", "I flip X" of a Spell or Trap, "I pay half my LP for X". */
const played = `\\b(?:i|they|he|she|opp|opponent|we) (?:then |now |just )?(?:drops?|dropped|slams?|slammed|flips?|flipped|casts?|goes for|went for) (?:the |my |a |an |their |his |her )*`;
const paidFor = `\\b${written('pay')} [^.;#]{1,30}(?:for|to activate) (?:the |my )?`;

const uses: ReadonlySet<Happening['verb']> = new Set(['activate', 'use', 'chain', 'trigger', 'target']);

/** The card that a happening tells to have been activated, and before it the one to which it was chained. */
const usedIn = (
  { verb, what, by, means, aim, told, from }: Happening,
  before: boolean,
): readonly Placed[] => {
  if (!told || !uses.has(verb)) return [];
  const cardsOf = (things: readonly Thing[]) => things.flatMap(({ card: each }) => each ?? []);
  const [used] =
    verb === 'target' ? cardsOf(by) : [...cardsOf(what), ...(means === undefined ? [] : [means])];
  const chained = verb === 'chain' && !before ? cardsOf(aim) : [];
  return [...chained, ...(used === undefined ? [] : [used])].map(({ ref }) => ({ ref, at: from }));
};

/** Is this what the match tells, by where they stand: the verb is the first word of it, or nearly so? */
const itsAt = (happening: Happening | undefined, { index, 0: words }: RegExpExecArray): boolean =>
  happening?.what.some((each) => each.words === 'it') === true &&
  happening.from >= index - 20 &&
  happening.from <= index + words.length;

interface Placed {
  readonly ref: string | undefined;
  readonly at: number;
}

/** "Its effect activates": of which card that is said, and where. */
export function byPronoun(sketch: Sketch): readonly Placed[] {
  const { told, happenings } = sketch;
  const links = linksIn(sketch);
  return [...told.matchAll(itsEffect)].flatMap((match) => {
    const read = links.find(({ card: { ref }, at }) => ref !== undefined && itsAt(happenings[at], match));
    const so = told.slice(0, match.index);
    const ref = read?.card.ref ?? undergone.exec(so)?.[1] ?? so.match(/#\d(?!.*#\d)/s)?.[0];
    return ref === undefined ? [] : [{ ref, at: match.index }];
  });
}

/** The cards whose effects were told to be activated, in the order in which they stand. */
export function sources(sketch: Sketch): readonly SketchCard[] {
  const { told, cards, happenings } = sketch;
  const places: Placed[] = [
    ...told.matchAll(new RegExp(`\\b${before}(${card})`, 'g')),
    ...told.matchAll(new RegExp(`(${card})${after}`, 'g')),
    ...told.matchAll(new RegExp(`(${card})${onChain}`, 'g')),
    ...told.matchAll(new RegExp(`${paidFor}(${card})`, 'g')),
    ...told.matchAll(new RegExp(`\\btargeted (?:by|with) ${which}(${card})`, 'g')),
    ...[...told.matchAll(new RegExp(`${played}(${card})`, 'g'))].filter(
      (match) => cards.find(({ ref }) => ref === match[1])?.model.facts.cardType !== 'monster',
    ),
  ].map((match) => ({ ref: match[1], at: match.index + match[0].indexOf(match[1] ?? '') }));
  const links = linksIn(sketch);
  for (const { card, at } of links) {
    const { from } = happenings[at] ?? {};
    if (from !== undefined) places.push({ ref: card.ref, at: from });
  }
  places.push(...byPronoun(sketch));
  for (const each of happenings)
    places.push(
      ...usedIn(
        each,
        places.some(({ at }) => at < each.from),
      ),
    );
  const order = places.toSorted((a, b) => a.at - b.at).map(({ ref }) => ref);
  return [...new Set(order)].flatMap((ref) => cards.find((each) => each.ref === ref) ?? []);
}

/** The activated effects of a card whose words are known, in printed order. */
export const activatedEffects = (card: SketchCard): readonly Source[] =>
  card.model.parts.flatMap((part) => {
    const words = isActivated(part) ? effectWords(card.model, part) : undefined;
    return isActivated(part) && words !== undefined ? [{ card, part, words }] : [];
  });

/** "Put X in the hand": where it ends up, not where its effect was activated. */
const notPut = `(?<!\\b${written('put')} (?:my |the |their |that )?)`;

/** The effects of a card that may be the one told of: those which go with the place and the targets that were told. */
export function effectsTold(card: SketchCard, told: string): readonly Source[] {
  const all = activatedEffects(card);
  const inGy = new RegExp(
    `${notPut}${card.ref}[^.;#]{0,20}(?:in|from) (?:my |the |their |your )?(?:gy|grave)`,
  ).test(told);
  const inHand = new RegExp(`${notPut}${card.ref}(?:'s effect)? (?:in|from) (?:my |the |their )?hand`).test(
    told,
  );
  const scale =
    isPendulum(card) &&
    new RegExp(`${card.ref}[^.;#]{0,30}(?:pendulum zone|scale)|pendulum effect of ${card.ref}`).test(told);
  // An Ignition Effect is used in the own turn alone.
  const inTheirTurn = new RegExp(
    `\\b(?:on|in|during) (?:the|my) opponent's turn,? i (?:use|used|activate|activated) (?:my |the )?${card.ref}`,
  ).test(told);
  const fromHand = all.some(({ part }) => part.activatesIn?.includes('hand'));
  const fits = all.filter(({ part }) => {
    if (scale) return part.printed?.box === 'pendulum';
    if (inGy) return part.activatesIn?.includes('gy') ?? part.kind === 'trigger';
    if (inHand && card.model.facts.cardType === 'monster')
      return part.activatesIn?.includes('hand') ?? !fromHand;
    return part.printed?.box !== 'pendulum' && !(inTheirTurn && part.kind === 'ignition');
  });
  const targets = fits.filter(({ words }) => /\b(?:target|select)\b/.test(words.before));
  const saysTarget = /\btarget/.test(told);
  return saysTarget && targets.length > 0 ? targets : fits;
}

const isPendulum = ({ model: { facts } }: SketchCard): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Pendulum');

/** Who activated the effect of a card, where that was told. */
export function activatorOf({ told }: Sketch, ref: string): Side | undefined {
  const uses = `(?:${written('activate', 'use', 'resolve', 'chain')})`;
  const its = '(?:the |a |an )?(?:effect of )?(?:my |his |her |their )?';
  if (new RegExp(`\\bi ${uses} ${its}${ref}|\\bmy (?:own )?${ref}`).test(told)) return 'me';
  return new RegExp(`\\b(?:opponent|they|opp) ${uses} ${its}${ref}|\\b(?:their|opponent's) ${ref}`).test(told)
    ? 'opponent'
    : undefined;
}
