import { isExtraDeckMonster } from '../../effects/facts.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { type Lent, lentMonster } from './reading/lent.ts';
import { opponent, type Side } from './reading/side.ts';
import type { Sketch } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const places = '(?:hand|gy|graveyard|grave|deck|extra deck|banished pile|banished zone)';
const mine = new RegExp(
  `\\b(?:to|in|into|on|enters?|hits?) (?:top of |the bottom of )?my (?:own )?${places}\\b`,
);
const theirs = new RegExp(
  `\\b(?:to|in|into|on|enters?|hits?) (?:top of |the bottom of )?(?:their|his|her|opp's|opponent's|opponents|opps|my opponent's|my opponents|the opponent's|the opponents) (?:own )?${places}\\b`,
);
const whose = new RegExp(`\\b(?:whose|which player's|what player's) ${places}\\b`);
const goes = new RegExp(
  `\\b(?:end up|ends up|land|lands|come|comes|sit|stay|${written('go', 'return', 'send', 'come-back', 'shuffle', 'put', 'add')})\\b`,
);
const leaves = new RegExp(
  `\\b(?:${written('destroy', 'die', 'tribute', 'return', 'send', 'shuffle', 'leave', 'banish')}|leaves the field|synchro|xyz|link|fusion|material|dead|loses|lost|crash\\w*)\\b`,
);
/** What is said to be elsewhere than by the rules. */
const otherwise = /\binstead\b|\bgoes? to (?:the|its|their) (?:other|controller)/i;

/** A card that leaves the field goes to its owner's hand, Deck, GY, whoever controlled it (rule move/owner). */
export const ownersPlace: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const asksWhose = whose.test(question);
  const side: Side | undefined = mine.test(question) ? 'me' : theirs.test(question) ? 'opponent' : undefined;
  if (!goes.test(question) || (!asksWhose && side === undefined)) return undefined;
  const lent = lentMonster(sketch) ?? givenAway(sketch);
  if (lent === undefined || !leaves.test(`${told} ${question}`) || otherwise.test(told)) return undefined;
  // "Or": two places are asked for, and a text of the card, or one beside it, may name another.
  if (/\bor\b|n't\b|\bnot\b|\bcan\b|\bmay\b/.test(question)) return undefined;
  if (lent.card !== undefined && movesItself.test(textOf(lent.card.model))) return undefined;
  if (sketch.cards.some(({ model }) => model !== lent.card?.model && redirects.test(textOf(model))))
    return undefined;
  if (/\btokens?\b/.test(`${told} ${question}`) || !isOfIt(question, lent)) return undefined;
  if (!canBeThere(lent, question)) return undefined;
  const because = 'a card that leaves the field goes where its owner has such cards, whoever controlled it';
  if (asksWhose)
    return ruled(
      lent.owner === 'me' ? 'mine, as the owner' : "my opponent's, as the owner",
      'move/owner',
      because,
    );
  return ruled(side === lent.owner ? 'yes' : 'no', 'move/owner', because);
};

/** A monster of the Extra Deck returns there, and a Pendulum Monster goes there when it is destroyed. */
function canBeThere({ card }: Lent, question: string): boolean {
  const asksGy = /\b(?:gy|graveyard|grave)\b/.test(question);
  if (card === undefined) return asksGy;
  const { facts } = card.model;
  return asksGy
    ? !(facts.cardType === 'monster' && facts.abilities.includes('Pendulum'))
    : !isExtraDeckMonster(facts);
}

/** Is the question about that monster: by its name, or by "it"? */
const isOfIt = (question: string, { card, called }: Lent): boolean => {
  const refs = question.match(/#\d/g) ?? [];
  const [only] = new Set(refs);
  return only === undefined
    ? /\b(?:it|she|he|that|this|the)\b/.test(question) || question.includes(called)
    : only === card?.ref;
};

const movesItself =
  /\bif (?:this|it) (?:face-up )?(?:card )?(?:would leave|leaves|is sent|would be|is destroyed|is Tributed|is Summoned)[^.]*\b(?:instead|banish it|place (?:this card|it)|shuffle|return (?:this card|it))/i;
const redirects = /\binstead\b|\bbanish(?:ed)? (?:it|them) when\b|\bplace\b[^.]*\bDeck\b/i;

/** "I Summon X to my opponent's field": a monster that a player gives the other. */
function givenAway({ told, cards }: Sketch): Lent | undefined {
  const match = new RegExp(
    `\\b(?<who>i|${opponent}) (?:${written('special-summon', 'summon', 'put')}|gave|give|gives) (?:a |the |my |their |his |her )*(?<what>#\\d) (?:to|on|onto|over to) (?<side>my|their|his|her|my opponent's|my opponents|the opponent's|opponent's|opponents|opp's) (?:side|field|board)`,
  ).exec(told)?.groups;
  const card = cards.find(({ ref }) => ref === match?.['what']);
  if (match === undefined || card === undefined || card.model.facts.cardType !== 'monster') return undefined;
  const owner: Side = match['who'] === 'i' ? 'me' : 'opponent';
  if ((owner === 'me') === (match['side'] === 'my')) return undefined;
  return { owner, called: card.ref, card, by: [] };
}
