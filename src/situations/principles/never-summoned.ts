import { isActivated } from '../../effects/activated.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { isSummonWay } from '../../vocabulary/events.ts';
import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { type SummonUndone, summonUndone } from './reading/summon-undone.ts';
import { written } from './reading/verb-words.ts';

/**
 * What follows for other cards from a Summon that was negated: nothing was Summoned, so what answers a Summon is not
 * activated (summons-general/negated), and what forbids Summons in its turn, or after one, is not broken
 * (rule-change/successful-summons). The turn's Normal Summon and Pendulum Summon are used up all the same.
 */
export const neverSummoned: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (
    speaksAgainst(told, 'negated', 'standing') ||
    /\b(?:how|what|which|where|who|gy|grave|banish)\b/.test(question)
  )
    return undefined;
  const undone = summonUndone(sketch);
  if (undone === undefined) return undefined;
  return restricted(sketch, undone) ?? answered(sketch, undone);
};

/** The card besides that Summon which the question is about. */
function besides({ question, cards }: Sketch, { by, of }: SummonUndone): SketchCard | undefined {
  const asked = cards.filter((each) => each !== by && question.includes(each.ref));
  const others = cards.filter((each) => each !== by && !of.includes(each));
  const [only, more] = asked.length > 0 ? asked : others;
  return more === undefined ? only : undefined;
}

const asksUse = new RegExp(
  `\\b(?:can|may|could|am i|allowed|able|legal|possible)\\b.*\\b(?:${written('activate', 'use')}|resolve)\\b`,
);
const asksSummon =
  /\b(?:can|may|could|am i|allowed|able)\b.*?\b(?<way>normal|special|pendulum|link|synchro|xyz|fusion|ritual)[ -]?summon\b(?! effect)/;

/** Text that lets nobody Summon in the turn of an activation, or activate in the turn of a Summon. */
const bansInTurn =
  /[^.]*\b(?:cannot|can't) (?:[a-z]+ )?(?:summon|pendulum|special)[^.]*\bturn\b[^.]*|[^.]*\bturn\b[^.]*\bcannot (?:[a-z]+ )?summon[^.]*/i;
/** Text by which a Summon bars another. */
const barsAfter =
  /\bif (?:any|a|either|that|your|you|the) ?(?:player|opponent)? (?<first>normal|special) summons?[^.]*?\bcannot (?<then>normal|special) summon/gi;

function restricted(sketch: Sketch, undone: SummonUndone): Ruled | undefined {
  const { question } = sketch;
  const card = besides(sketch, undone);
  if (card === undefined || card === undone.by) return undefined;
  const text = textOf(card.model);
  const rules: Ruled['rules'] = ['rule-change/successful-summons', 'summons-general/negated'];
  if (asksUse.test(question) && bansInTurn.test(text) && !undone.of.includes(card)) {
    const parts = card.model.parts.filter(isActivated);
    if (parts.some((part) => answersSummons(part))) return undefined;
    return {
      answer: 'yes',
      rules,
      because: `the Summon was negated, so nothing was Summoned that the text of ${card.model.name} forbids`,
      reads: [],
      assumed: ['nothing else was Summoned in that turn', `what else ${card.model.name} asks for is so`],
    };
  }
  const way = asksSummon.exec(question)?.groups?.['way'];
  const bars = [...text.matchAll(barsAfter)];
  if (way === undefined || bars.length === 0 || /\bnormal[ -]?summon|\btribute[ -]?summon/.test(sketch.told))
    return undefined;
  const isBarred = bars.some(
    ({ groups }) => groups?.['then']?.toLowerCase() === (way === 'normal' ? 'normal' : 'special'),
  );
  if (!isBarred) return undefined;
  return {
    answer: 'yes',
    rules,
    because: `nothing was Summoned, so what the text of ${card.model.name} hangs on a Summon does not apply`,
    reads: [],
    assumed: ['nothing else was Summoned in that turn'],
  };
}

/** Whether an effect of another card that answers Summons, or only counts them, comes. */
function answered(sketch: Sketch, undone: SummonUndone): Ruled | undefined {
  const { question } = sketch;
  if (!asksIfComes(question) || (asksSummon.test(question) && !/#\d|\bits?\b/.test(question)))
    return undefined;
  const card = besides(sketch, undone);
  if (card === undefined || (undone.of.includes(card) && !isMaterial(card, sketch))) return undefined;
  const all = effectsAsked(question, [card]);
  const found = all.length > 0 ? all : activatedEffects(card);
  // "Its effect" of a card that lies there is not what the card itself is activated with.
  const ofCard = found.filter(({ part }) => part.kind !== 'activation');
  const effects = /\beffect\b/.test(question) && ofCard.length > 0 ? ofCard : found;
  return agreed(effects.map((each) => notMet(each)));
}

/** "I Link Summon Y using X": X is not what was to be Summoned. */
const isMaterial = ({ ref }: SketchCard, { told }: Sketch): boolean =>
  new RegExp(
    `\\b(?:using|with|off|by using) (?:(?:my|an?|the) )?(?:#\\d and (?:my |an? )?)?${ref}\\b(?!'s)`,
  ).test(told);

function notMet({ part, card, words }: Source): Ruled | undefined {
  const lasting =
    /\b(?:each time|when|whenever|if) [^.;:]*\b(?:normal|special|fusion|synchro|xyz|link|ritual|pendulum) summons?(?:ed)?\b/;
  const asksForSummon =
    ofSummoned.test(words.before) || (ofPlayers.test(words.before) && !ofOther.test(words.before));
  if (!answersSummons(part) && !lasting.test(words.does) && !asksForSummon) return undefined;
  return {
    answer: 'no',
    rules: ['summons-general/negated', 'trigger/condition-met'],
    because: `the Summon was negated, so nothing was Summoned that ${card.model.name} answers`,
    reads: [{ model: card.model, part }],
  };
}

/** Its text asks for a monster that was Summoned in some way. */
const ofSummoned =
  /\b(?:that|which) (?:was|were) (?:[a-z]+ )?summoned\b|\bmonster(?:\(s\)|s)? (?:[a-z]+ )?summoned using this card\b/;

/** It waits for players to Summon, and for nothing that a negation does besides. */
const ofPlayers =
  /^(?:once per turn, )?(?:when|if|each time) (?:you|your opponent|a player|either player|the turn player) (?:normal |special |tribute |flip |ritual |fusion |synchro |xyz |link |pendulum |or )*summons?\b/;
const ofOther = /\b(?:destroy|sent|leave|negat|banish)/;

/** Does it answer Summons of other monsters that were made, and nothing else? */
const answersSummons = (part: ActivatedEffect): boolean =>
  'on' in part &&
  part.on.length > 0 &&
  part.on.every(({ event, of, declared }) => of !== 'this' && isSummonWay(event) && declared !== true);
