import type { MonsterFacts } from '../../effects/facts.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { askedCards } from './reading/asked-effects.ts';
import { roomTold } from './reading/room-told.ts';

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

const wayOf = ({ abilities }: MonsterFacts): 'synchro' | 'xyz' | 'link' | undefined => {
  if (abilities.includes('Synchro')) return 'synchro';
  if (abilities.includes('Xyz')) return 'xyz';
  return abilities.includes('Link') ? 'link' : undefined;
};
