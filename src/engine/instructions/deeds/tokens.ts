import { attributes, type MonsterFacts } from '../../../card-model/facts.ts';
import { isDescribed } from '../../../card-model/instruction.ts';
import { monsterTypes } from '../../../vocabulary/monster-types.ts';
import type { Card } from '../../state/duel.ts';
import { newCard } from '../../state/new-card.ts';
import { mainMonsterZones, monsterCount } from '../../state/room.ts';
import { byLink, done, type EffectContext, type Executor, nothing, playersOf } from '../played.ts';
import { inWords } from './moving.ts';

/** What the brackets behind a Token say of it: "(Rock/EARTH/Level 4/ATK 1800/DEF 1800)"; null where they say more. */
export function tokenFacts(words: string): MonsterFacts | null {
  const parts = /^\((?<said>[^()]*)\)$/.exec(words.trim())?.groups?.said?.split('/') ?? [];
  if (parts.length === 0) return null;
  return parts.reduce<MonsterFacts | null>(
    (facts, part) => (facts === null ? null : withPart(facts, part.trim())),
    { cardType: 'monster', abilities: ['Token', 'Normal'] },
  );
}

function withPart(facts: MonsterFacts, part: string): MonsterFacts | null {
  const attribute = attributes.find((each) => each === part);
  if (attribute !== undefined) return { ...facts, attribute };
  if (monsterTypes.some((each) => each === part)) return { ...facts, type: part };
  if (part === 'Tuner') return { ...facts, abilities: [...facts.abilities, 'Tuner'] };
  const found = /^(?<what>Level|ATK|DEF) (?<value>\d+|\?)$/.exec(part)?.groups;
  if (found === undefined) return null;
  const value = found.value === '?' ? ('?' as const) : Number(found.value);
  if (found.what === 'Level') return value === '?' ? null : { ...facts, level: value };
  return found.what === 'ATK' ? { ...facts, atk: value } : { ...facts, def: value };
}

/** Special Summons Tokens: cards that come into being (rule move/tokens). They are owned by the effect's player (control/tokens). */
export const tokens: Executor = (playing, instruction) => {
  const { what, position, reads } = instruction;
  if (!isDescribed(what) || typeof what.count !== 'number' || what.upTo || reads !== undefined)
    return inWords(playing, instruction);
  const facts = tokenFacts(what.filter.reads ?? '');
  const name = what.filter.names?.[0];
  if (facts === null || name === undefined) return inWords(playing, instruction);
  const [side = playing.link.player] = playersOf(playing, instruction.who);
  const free = mainMonsterZones - monsterCount(playing.duel, side);
  // Whoever activates it needs a zone for each.
  if (free < what.count) return free <= 0 || playing.paying ? nothing() : inWords(playing, instruction);
  const made = Array.from({ length: what.count }, (_, at) => make(playing, name, facts, at));
  return done({
    createdCards: made,
    happens: made.map(({ id }) => ({
      event: 'special-summoned',
      rule: 'control/tokens',
      card: id,
      ...byLink(playing),
      controller: side,
      fromNowhere: true,
      ...(position === undefined ? {} : { position }),
    })),
    previousCards: made.map(({ id }) => id),
  });
};

/** A Token that is about to be Summoned: it is in no place yet. Its id says which effect made it, and is its own. */
function make({ duel, link }: EffectContext, name: string, facts: MonsterFacts, at: number): Card {
  const number = Object.keys(duel.cards).length + at + 1;
  return {
    ...newCard({
      id: `${link.card} token ${number}`,
      model: { name, facts, summoning: { ways: [] }, parts: [], sources: [] },
      owner: link.player,
      place: 'gy',
    }),
    gone: true,
  };
}
