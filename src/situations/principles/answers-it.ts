import { activationPlaces, isActivated } from '../../effects/activated.ts';
import { fieldPlaceOf } from '../../effects/facts.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import type { CardSetup } from '../situation.ts';
import type { Frame } from '../words/frame.ts';
import type { KeyWordPrinciple } from './principle.ts';
import { effectsTold } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type Case, casesOf, described, playerOf, ruledOn } from './reading/answer-cases.ts';
import { type Answering, answeringAsked, sideOf } from './reading/answering.ts';
import { describedCards } from './reading/described-link.ts';
import { effectsMeant } from './reading/meant.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/** Words that tell of more than an activation that is answered. */
const tellsMore =
  /\bdamage (?:step|calculation)\b|\bchain link\b|\bcl ?\d\b|\bresolv|\bface-down\b|\b(?:this|same|that very|one) turn\b|\bonly\b|\bno (?:cards?|monsters?|other|hand)\b|\balready\b|\bdraw phase\b|\bbattle (?:phase|step)\b|\bmain phase 2\b|\bmy own turn\b|\bfirst turn\b|\bjust (?:searched|added|drew|summoned)\b|\b(?:sen[dt]s?|discard\w*|tribut\w*|banish\w*) [^.;#]* for (?:the |my |their )?#\d/;

/**
 * Can a card answer the activation of another? Both are put into a situation, for every way in which the words can be
 * meant, and the engine rules: by what the one answers, what the other includes, Spell Speed, and whether its text lets
 * anything be activated in response (rules timing/after-an-action, chain/spell-speed, text/cannot-respond).
 */
export const answersIt: KeyWordPrinciple = (sketch, books, ruleset) => {
  if (speaksAgainst(sketch.told) || tellsMore.test(sketch.told) || isOver.test(sketch.told)) return undefined;
  // Whether the Summon itself can be negated is another question than whether the activation can.
  if (ofSummon.test(sketch.question)) return undefined;
  const asked = answeringAsked(sketch);
  if (asked === undefined || isDone(asked, sketch)) return undefined;
  if (stops.test(sketch.question) && appliesByItself(asked.by)) return undefined;
  // A Summon that was told, too, is what a card may answer that answers Summons.
  const told = `${sketch.told} ${sketch.question}`;
  if (answersSummons(asked.by) && /\bsummon(?:s|ed|ing)?\b/.test(told)) return undefined;
  const [nearby, more] = bystanders(sketch, [asked.by, asked.to]);
  if (more !== undefined || (nearby !== undefined && !stands(nearby.ref, sketch.told))) return undefined;
  const spell = isPlayedAsSpell(asked.to, told) ? asSpell(asked.to) : undefined;
  const meant = spell === undefined ? asked : { ...asked, to: spell };
  const effects = spell?.model.parts.filter(isActivated) ?? activatedIn(asked.to, told);
  const cases = casesOf(meant, effects, told, ruleset).flatMap((each) => withNearby(each, nearby, sketch));
  const [first] = cases;
  if (first === undefined) return undefined;
  const answers = new Set(cases.map((each) => ruledOn(each, meant, sketch, books)));
  return answers.size === 1 && !answers.has(undefined) ? { situation: first.situation } : undefined;
};

/** What a card that lies there stops, it may stop without being activated. */
const stops = /\b(?:stop|prevent|block|shut)(?:s|ped|ting|ing|ed)?\b/;
const appliesByItself = ({ model: { parts } }: SketchCard): boolean =>
  parts.some((part) => part.kind === 'continuous' && part.does.some(({ do: verb }) => bars.has(verb)));
const bars: ReadonlySet<string> = new Set(['restrict', 'described', 'change-status', 'negate-effect']);

const answersSummons = ({ model: { parts } }: SketchCard): boolean =>
  parts.some(
    (part) =>
      'on' in part && part.on.some(({ event, declared }) => event.endsWith('-summoned') && declared !== true),
  );

/** What was activated has resolved by then, or another turn has come. */
const isOver =
  /\bturns? (?:then )?(?:is over|ends?|ended|passes)\b|\b(?:ends?|ended|passe?s?|passed) (?:my|the|his|her|their) turn\b|\bnext turn\b|\bresolve[sd]\b/;

const ofSummon =
  /\b(?:negat\w*|stop\w*|counter\w*) (?:the|that|this|its|their|his|her|my) (?:[a-z]+ )?summon\b/;

/** Was what it did told behind the activation: "I activate X. I add a card"? Then that is answered, and no activation. */
function isDone({ to }: Answering, { happenings }: Sketch): boolean {
  const told = happenings.filter((each) => each.told);
  const activated = told.findLastIndex(({ what, means }) =>
    [...what.map(({ card }) => card), means].some((card) => card?.ref === to.ref),
  );
  return told.slice(activated + 1).some(({ verb }) => effects.has(verb));
}

const effects: ReadonlySet<Frame['verb']> = new Set<Frame['verb']>([
  'add',
  'draw',
  'destroy',
  'die',
  'banish',
  'special-summon',
  'summon',
  'revive',
  'return',
  'mill',
  'resolve',
  'come-back',
]);

/** A card that applies while it lies there is put there: on the side that was told, or on either. */
function withNearby(each: Case, nearby: SketchCard | undefined, { told }: Sketch): readonly Case[] {
  if (nearby === undefined) return [each];
  const side = playerOf(sideOf(nearby.ref, told));
  const place = fieldPlaceOf(nearby.model.facts);
  return (side === undefined ? (['P0', 'P1'] as const) : [side]).map((controller) => {
    const card: CardSetup = { id: 'nearby', card: nearby.model.name, place, controller, faceUp: true };
    return { ...each, situation: { ...each.situation, cards: [...each.situation.cards, card] } };
  });
}

/** The effects of a card that may be the one that was activated. */
function activatedIn(card: SketchCard, text: string): readonly ActivatedEffect[] {
  const { facts } = card.model;
  if (mayBePlaced(card, text)) return [];
  const told = effectsTold(card, text).map(({ part }) => part);
  const played = told.filter(({ kind }) => kind === 'activation');
  if (facts.cardType !== 'monster' && played.length > 0 && !/\b(?:effect|gy|grave)\b/.test(text))
    return played;
  const label = new RegExp(`(?:${card.ref}'s|\\bits|\\bhis|\\bher)((?: [a-z-]+){1,3}?)(?= effects?\\b)`).exec(
    text,
  )?.[1];
  const meant = label === undefined ? null : effectsMeant(card.model, label);
  return meant === null ? told : told.filter((part) => meant.includes(part));
}

/** "They activate X as a Spell"; "from the hand" says so of a Pendulum Monster without an effect there. */
function isPlayedAsSpell({ ref, model: { facts, parts } }: SketchCard, text: string): boolean {
  if (facts.cardType !== 'monster' || !facts.abilities.includes('Pendulum')) return false;
  const isUsed = parts.some((part) => isActivated(part) && activationPlaces(part, facts)?.includes('hand'));
  const how = `${isUsed ? '' : '(?:from|in) (?:the |my |their |his |her )?hand|'}as (?:an?|the|their|my|his|her) (?:continuous )?(?:spell|scale)`;
  const says = new RegExp(
    `\\b(?:activat|play|put|plac|us|drop|slam)\\w* (?:the |an? |my |their |his |her )*${ref} (?:${how})\\b`,
  );
  return says.test(text) && !/\beffects?\b/.test(text);
}

const asSpell = ({ model: { name } }: SketchCard): SketchCard | undefined => {
  const [spell] = describedCards('pendulum monster as spell');
  return spell === undefined ? undefined : { ref: described, model: { ...spell, name } };
};

/** "They activate X in the Pendulum Zone" may be X itself, which is a Spell Card then, or its Pendulum Effect. */
const mayBePlaced = ({ ref, model: { facts } }: SketchCard, text: string): boolean =>
  facts.cardType === 'monster' &&
  facts.abilities.includes('Pendulum') &&
  new RegExp(
    `${ref} (?:(?:from|in) (?:the |my |their )?hand )?(?:in|into|onto|to|as) (?:an? |the |my |their |his |her )*(?:pendulum zone|scale)`,
  ).test(text) &&
  !/\beffects?\b|\bas an? (?:spell|continuous spell)\b/.test(text);
