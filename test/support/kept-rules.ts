import { isActivated, isTrigger } from '../../src/card-model/activated.ts';
import type { Limit } from '../../src/card-model/part.ts';
import { gainedBy } from '../../src/engine/normal-summon/count.ts';
import { type ChainLink, cardOf, type Duel } from '../../src/engine/state/duel.ts';

const effectOf = (duel: Duel, { card, part }: ChainLink) => {
  const effect = part === undefined ? undefined : cardOf(duel, card).model.parts[part];
  return effect !== undefined && isActivated(effect) ? effect : undefined;
};

/** The Spell Speed of a link that is known, as a judge would say it. */
function speedOf(duel: Duel, link: ChainLink): number | undefined {
  const effect = effectOf(duel, link);
  const { facts } = cardOf(duel, link.card).model;
  if (effect === undefined) return undefined;
  if (facts.cardType === 'trap') return facts.property === 'Counter' ? 3 : 2;
  if (effect.kind === 'quick') return 2;
  const quickPlay = facts.cardType === 'spell' && facts.property === 'Quick-Play';
  return quickPlay && effect.kind === 'activation' ? 2 : 1;
}

/** Links that answer a faster one, or answer at all with Spell Speed 1; Trigger Effects are placed, and answer nothing. */
const slowLinks = (duel: Duel): readonly string[] =>
  duel.chain.slice(1).flatMap((link, at) => {
    const before = duel.chain[at];
    const effect = effectOf(duel, link);
    if (before === undefined || effect === undefined || isTrigger(effect)) return [];
    const [last = 0, now = 3] = [speedOf(duel, before), speedOf(duel, link)];
    return now < 2 || now < last ? [`Chain Link ${link.number} is slower than what it answers`] : [];
  });

/** What a limit of the turn by name counts together. */
const countsAs = (duel: Duel, { card, player, turn, part }: ChainLink, { group }: Limit): string =>
  [cardOf(duel, card).model.name, player, turn, group ?? part].join();

/** Effects that were used more often in a turn than their text allows for all cards of the name. */
function exceeded(duel: Duel): readonly string[] {
  const links = [...duel.resolved.map(({ link }) => link), ...duel.chain];
  const uses = new Map<string, number>();
  return links.flatMap((link) => {
    const limit = effectOf(duel, link)?.limit;
    if (limit?.scope !== 'name' || limit.per !== 'turn' || limit.counts !== 'use') return [];
    const key = countsAs(duel, link, limit);
    const now = (uses.get(key) ?? 0) + 1;
    uses.set(key, now);
    return now > limit.times ? [`a limit of ${cardOf(duel, link.card).model.name} is exceeded`] : [];
  });
}

/** Does a text that was not read speak of Normal Summons? Whether it gives one is not decided then, and such a step is played. */
const mayGive = (duel: Duel): boolean =>
  Object.values(duel.cards).some(({ model: { parts, text } }) =>
    parts.some(({ kind }) => kind === 'unread' && /Normal Summon/.test(text?.main ?? '')),
  );

/** What of a Duel that was played by the rules is against them: slow answers, limits and counts that are exceeded. */
export const brokenRules = (duel: Duel): readonly string[] => [
  ...slowLinks(duel),
  ...exceeded(duel),
  ...(['P0', 'P1'] as const).flatMap((player) => {
    const { used, allowed, gainedUsed } = duel.normalSummons[player];
    const more = gainedUsed === true || gainedBy(duel, player).length > 0 ? 1 : 0;
    if (mayGive(duel)) return [];
    return used > allowed + more ? [`${player} has made ${used} Normal Summons`] : [];
  }),
];
