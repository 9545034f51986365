import { isActivated } from '../../../effects/activated.ts';
import type { ActivatedEffect } from '../../../effects/part.ts';
import { type EffectWords, effectWords } from './effect-words.ts';
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
  '(?:(?:one of|the|my|their|his|her|a|an|own|first|second|face-up|effects?|[a-z]+ effects?|of) )*';
const before = `(?:${does}|${written('target')} [^.;]{0,60}? with) ${which}`;
const after = `(?:'s)?(?: [a-z-]+){0,4}? (?:${written('activate', 'target', 'trigger')}|is activated|on (?:my|his|their|her|a|an|two|three|#))\\b`;

/** "I activate its effect", "it triggers": of the card that was named last. */
const itsEffect = new RegExp(
  `\\b${does} (?:its|his|her)\\b|\\bit ${written('trigger', 'activate')}|\\bits (?:\\w+ )?effect (?:${written('trigger', 'activate')}|is activated)`,
  'g',
);

/** "They drop X", "I flip X" of a Spell or Trap, "I pay half my LP for X". */
const played = `\\b(?:i|they|he|she|opp|opponent|we) (?:then |now |just )?(?:drops?|dropped|slams?|slammed|flips?|flipped|casts?|goes for|went for) (?:the |my |a |an |their |his |her )*`;
const paidFor = `\\b${written('pay')} [^.;#]{1,30}(?:for|to activate) (?:the |my )?`;

/** The cards whose effects were told to be activated, in the order in which they stand. */
export function sources({ told, cards }: Sketch): readonly SketchCard[] {
  const places = [
    ...told.matchAll(new RegExp(`\\b${before}(${card})`, 'g')),
    ...told.matchAll(new RegExp(`(${card})${after}`, 'g')),
    ...told.matchAll(new RegExp(`${paidFor}(${card})`, 'g')),
    ...[...told.matchAll(new RegExp(`${played}(${card})`, 'g'))].filter(
      (match) => cards.find(({ ref }) => ref === match[1])?.model.facts.cardType !== 'monster',
    ),
  ].map((match) => ({ ref: match[1], at: match.index + match[0].indexOf(match[1] ?? '') }));
  for (const match of told.matchAll(itsEffect)) {
    const ref = told.slice(0, match.index).match(/#\d(?!.*#\d)/s)?.[0];
    if (ref !== undefined) places.push({ ref, at: match.index });
  }
  const order = places.toSorted((a, b) => a.at - b.at).map(({ ref }) => ref);
  return [...new Set(order)].flatMap((ref) => cards.find((each) => each.ref === ref) ?? []);
}

/** The activated effects of a card whose words are known, in printed order. */
export const activatedEffects = (card: SketchCard): readonly Source[] =>
  card.model.parts.flatMap((part) => {
    const words = isActivated(part) ? effectWords(card.model, part) : undefined;
    return isActivated(part) && words !== undefined ? [{ card, part, words }] : [];
  });

/** The effects of a card that may be the one told of: those which go with the place and the targets that were told. */
export function effectsTold(card: SketchCard, told: string): readonly Source[] {
  const all = activatedEffects(card);
  const inGy = new RegExp(`${card.ref}[^.;#]{0,20}(?:in|from) (?:my |the |their |your )?(?:gy|grave)`).test(
    told,
  );
  const inHand = new RegExp(`${card.ref}(?:'s effect)? (?:in|from) (?:my |the |their )?hand`).test(told);
  const scale =
    isPendulum(card) &&
    new RegExp(`${card.ref}[^.;#]{0,30}(?:pendulum zone|scale)|pendulum effect of ${card.ref}`).test(told);
  const fromHand = all.some(({ part }) => part.activatesIn?.includes('hand'));
  const fits = all.filter(({ part }) => {
    if (scale) return part.printed?.box === 'pendulum';
    if (inGy) return part.activatesIn?.includes('gy') ?? part.kind === 'trigger';
    if (inHand && card.model.facts.cardType === 'monster')
      return part.activatesIn?.includes('hand') ?? !fromHand;
    return part.printed?.box !== 'pendulum';
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
