import { isActivated } from '../../effects/activated.ts';
import type { MonsterFacts } from '../../effects/facts.ts';
import { isDescribed } from '../../effects/instruction.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import { zonesNeeded } from '../../effects/zones-needed.ts';
import { mustBePossible } from '../../engine/activation/able.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedCards } from './reading/asked-effects.ts';
import { roomTold } from './reading/room-told.ts';
import type { Sketch } from './reading/sketch.ts';

const mayI = /\b(?:can|may|could|am i (?:able|allowed)|is it possible)\b/;
const ownMonsters =
  '(?:(?:one|two|three|1|2|3|some|any|both) of )?(?:them|those(?: monsters)?|these(?: monsters)?|my(?: own)? monsters|the monsters|my field)';
const tributes = new RegExp(
  `\\btribut(?:e|ing) (?:(?:one|two|three|1|2|3|a|another) (?:of (?:them|those|these|my)\\b|monsters?\\b|of my monsters)|${ownMonsters})|\\btribute summon\\b`,
);
const ofMine =
  '(?:the |those |these |my )?(?:(?:two|three|2|3|of|those|these|my|other) )*(?:level \\d+s?|rank \\d+s?|monsters?)(?: monsters?)?';
const uses = new RegExp(
  `\\b(?:with|using|by using|use) (?:${ownMonsters}|${ofMine}\\b|(?:one|two|three|1|2|3) (?:of (?:them|those|my)\\b|monsters i control))`,
);

/**
 * Full Main Monster Zones: what is Tributed or used as material leaves its zone first (normal-summon/full-zones-tribute and
 * the like); a Normal Summon without Tribute has no zone (normal-summon/full-zones-normal).
 */
export const roomByUse: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const room = roomTold(told) ?? roomTold(question);
  if (
    room?.kind !== 'monster' ||
    room.free !== 0 ||
    !mayI.test(question) ||
    speaksAgainst(`${told} ${question}`)
  )
    return undefined;
  const paid = roomByCost(sketch);
  if (paid !== undefined) return paid;
  if (
    /\b(?:they|their|opponent|opp|effect|activate|again|second time|extra monster zone (?:is|are)|emz)\b/.test(
      question,
    )
  )
    return undefined;
  const [card, other] = askedCards(sketch);
  if (card === undefined || other !== undefined || sketch.cards.length > 1) return undefined;
  const { facts, summoning, name } = card.model;
  if (facts.cardType !== 'monster') return undefined;
  if (/\b(?:normal|tribute)[- ]summon\b/.test(question)) {
    if (summoning.noNormalSummonSet || summoning.noNormalSummon || summoning.tributes !== undefined)
      return undefined;
    if (summoning.normalSummonOnlyIf !== undefined || facts.level === undefined) return undefined;
    if (facts.level <= 4)
      return /\btribut/.test(question)
        ? undefined
        : ruled(
            'no',
            'normal-summon/full-zones-normal',
            `${name} takes no Tribute, so no zone becomes free for it`,
          );
    // One Tribute is not enough for a Level 7.
    if (facts.level >= 7 && /\btribut(?:e|ing) (?:one|1|a|another)\b/.test(question)) return undefined;
    return tributes.test(question)
      ? ruled(
          'yes',
          'normal-summon/full-zones-tribute',
          'the Tribute leaves its zone before the monster is placed',
        )
      : undefined;
  }
  const way = wayOf(facts);
  return way !== undefined && uses.test(question) && new RegExp(`\\b${way}[- ]summon\\b`).test(question)
    ? ruled(
        'yes',
        `${way}-summon/full-zones`,
        'the materials leave their zones before the monster is placed',
        [],
        ['the monsters are what it asks for'],
      )
    : undefined;
};

const paidWith =
  /\b(?:use|activate) (?:my |the )?#\d(?:'s(?: [a-z-]+){0,3})? (?:by|if i|while) (?<verb>send|sending|tribute|tributing|return|returning|banish|banishing|destroy|destroying) (?:one|1|a|two|2)(?: of)?(?: (?:those|these|them|my|the))?(?: monsters?)?(?: (?:as|for) (?:the|its|a) cost| to the gy| to (?:the|my) hand)*\s*\?$/;
const paying = { send: 'send-to-gy', trib: 'tribute', retu: 'return-to-hand', bani: 'banish' } as const;

/**
 * "... by sending one of those monsters as the cost?": a cost that takes a monster from a Main Monster Zone makes room for the
 * one that the effect Special Summons.
 */
function roomByCost({ question, cards: [card] }: Sketch): Ruled | undefined {
  const verb = paidWith.exec(question)?.groups?.['verb'];
  const does = paying[(verb ?? '').slice(0, 4) as keyof typeof paying];
  if (card === undefined || verb === undefined || does === undefined) return undefined;
  const room = (part: ActivatedEffect): number =>
    mustBePossible(part.does)
      .map((each) => zonesNeeded(each, part, card.model.facts).monster)
      .reduce((all, each) => all + each, 0);
  const effects = card.model.parts
    .filter(isActivated)
    .filter((each) => room(each) > 0 && each.cost.some((paid) => paid.do === does));
  const [part, other] = effects;
  const [cost, more] = part?.cost ?? [];
  if (part === undefined || other !== undefined || cost === undefined || more !== undefined) return undefined;
  if (!isDescribed(cost.what) || cost.what.count !== 1 || !/\b(?:one|1|a)\b/.test(question)) return undefined;
  const { cardType, controller: _, faceUp: __, other: ___, ...rest } = cost.what.filter;
  const places = cost.what.from ?? cost.from ?? [];
  const fits = (cardType === undefined || cardType === 'monster') && Object.keys(rest).length === 0;
  const onField = places.length === 0 || places.includes('monster-zone');
  if (!fits || !onField || room(part) !== 1 || part.targets.length > 0) return undefined;
  const because = 'the monster that is the cost leaves its zone, and makes room for what is Special Summoned';
  return ruled(
    'yes',
    'activation/must-be-able-to-resolve',
    because,
    [{ model: card.model, part }],
    ['the monster fits what the cost asks for'],
  );
}

const wayOf = ({ abilities }: MonsterFacts): 'synchro' | 'xyz' | 'link' | undefined => {
  if (abilities.includes('Synchro')) return 'synchro';
  if (abilities.includes('Xyz')) return 'xyz';
  return abilities.includes('Link') ? 'link' : undefined;
};
