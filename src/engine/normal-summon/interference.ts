import { isActivated } from '../../card-model/activated.ts';
import type { Aspect } from '../../card-model/aspects.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import type { Part } from '../../card-model/part.ts';
import { type Spoken, says } from '../../card-model/sayings.ts';
import { type Verb, verbFacts } from '../../card-model/verbs.ts';
import { setOf } from '../../platform/list-of.ts';
import { isField } from '../../vocabulary/places.ts';
import { fitsNow } from '../names.ts';
import { ruleIf } from '../rule.ts';
import { unreadLimits } from '../special-summon/special-summon-rules.ts';
import { hasAbility } from '../state/ability.ts';
import { type Card, cardOf, type Duel, doesOfLink, type Player } from '../state/duel.ts';
import { mainMonsterZones, monsterCount } from '../state/room.ts';
import type { NormalSummonCase } from './normal-summon.ts';

type Words = Spoken & { readonly words: string; readonly restricts?: true };

/** Another card whose text speaks of what cannot be Summoned, in words that no rule applies: it stays open. */
export const otherTexts = ruleIf(
  'normal-summon/must-be-possible',
  'may-forbid',
  (duel, { card, player, as }: NormalSummonCase) => {
    const limit = unreadLimits(duel, player, 'normal').find(({ source }) => source.id !== card.id);
    const found =
      limit === undefined ? otherWords(duel, card, as) : { ...limit, words: `cannot Summon: ${limit.words}` };
    return found === undefined ? null : { facts: { source: found.source.model.name, words: found.words } };
  },
);

/** The same of words that stand in no Continuous Effect: other sentences, and what an effect that was activated says. */
function otherWords(
  duel: Duel,
  card: Card,
  as: NormalSummonCase['as'],
): { readonly source: Card; readonly words: string } | undefined {
  const binds = (each: Words): boolean =>
    each.restricts === true ||
    says(each, 'bars-normal-summons') ||
    (as === 'summon' && says(each, 'limits-face-up'));
  return othersThere(duel, card)
    .flatMap((source) => {
      const activated = wasActivated(duel, source);
      const words =
        lies(source) || activated ? source.model.parts.flatMap((part) => wordsOf(part, activated)) : [];
      return words.filter(binds).map((each) => ({ source, words: each.words }));
    })
    .at(0);
}

const othersThere = (duel: Duel, { id }: Card): readonly Card[] =>
  Object.values(duel.cards).filter((other) => other.id !== id && !other.gone);
const lies = ({ place, faceUp }: Card): boolean => isField(place) && faceUp;

/** A card whose text may make possible what the count or the Tributes do not allow, in words that no rule applies. */
export const mayAllow = (duel: Duel, card: Card): Card | undefined =>
  ownMayAllow(card) ? card : otherMayAllow(duel, card);

export const ownMayAllow = ({ model: { parts, summoning } }: Card): boolean =>
  parts.some((part) => {
    if (part.kind === 'unread' || part.kind === 'unclassified') return says(part, 'tributes');
    const known = summoning.tributes !== undefined || summoning.procedures !== undefined;
    return part.kind === 'not-an-effect' && !known && says(part, 'tributes') && says(part, 'lets-players');
  });

const otherMayAllow = (duel: Duel, card: Card): Card | undefined =>
  othersThere(duel, card).find(
    (source) =>
      lies(source) &&
      !hasAbility(source, 'Gemini') &&
      source.model.parts.some(
        (part) => !isActivated(part) && wordsOf(part).some((each) => says(each, 'tributes')),
      ),
  );

const wasActivated = (duel: Duel, { id }: Card): boolean =>
  duel.timeline.some(({ names, card }) => card?.id === id && names.includes('effect-activated'));

/**
 * The words of a part that may bind other cards; how the card itself is Summoned binds none.
 * @param activated whether an effect of its card may have been: a ban for some time that hangs on one binds only then
 */
function wordsOf(part: Part, activated = true): readonly Words[] {
  if (part.kind === 'not-an-effect')
    return part.what === 'summoning-condition' ||
      part.what === 'summoning-procedure' ||
      part.bans !== undefined
      ? []
      : [{ words: part.reads, says: part.says }];
  if (part.kind === 'unclassified' || part.kind === 'unread') return [{ words: part.reads, says: part.says }];
  // What stays for as long as its card lies there was left by the activation of that card.
  if (!activated && isActivated(part) && part.kind !== 'activation') return [];
  return part.does.flatMap((each) => {
    const { do: verb, reads, says: said, until } = each;
    if (reads === undefined || isApplied(each, part)) return [];
    if (!activated && until !== undefined && isActivated(part)) return [];
    return verb === 'restrict'
      ? [{ words: `cannot Summon: ${reads}`, says: said, restricts: true as const }]
      : [{ words: reads, says: said }];
  });
}

/** Is it about its own card, or said in fields, or among the unread limits of Continuous Effects: do other rules apply it? */
const isApplied = (
  { do: verb, what, bans, controls, until, protects }: Instruction,
  { kind }: Part,
): boolean =>
  what === 'this' ||
  controls !== undefined ||
  (verb === 'restrict' && (protects !== undefined || kind === 'continuous')) ||
  (bans !== undefined && (bans.summons === undefined || kind === 'continuous' || until !== undefined));

/** An effect that waits to be activated comes before any Normal Summon, and may change what there is. */
export const waitingFirst = ruleIf(
  'normal-summon/when',
  'waiting',
  (duel, { card, player }: NormalSummonCase) => {
    const waiting = duel.waiting.find(
      (each) =>
        each.passed === undefined &&
        doesOfLink(duel, each).some((does) => mayMatter(duel, does, card, player, each.card)),
    );
    return waiting === undefined ? null : { facts: { source: cardOf(duel, waiting.card).model.name } };
  },
);

/** What leaves the Summon of another monster as it was, whatever it does. */
const harmless = (verb: Verb): boolean =>
  verb === 'draw' ||
  verb === 'add-to-hand' ||
  verbFacts[verb].touches?.every((each) => leaving.has(each)) === true;
const leaving: ReadonlySet<Aspect> = setOf('lp stats battle-damage counters position');

function mayMatter(
  duel: Duel,
  { do: verb, what }: Instruction,
  card: Card,
  player: Player,
  source: string,
): boolean {
  if (harmless(verb)) return false;
  if (verb !== 'special-summon') return true;
  const room = monsterCount(duel, player) + 1 < mainMonsterZones;
  if (!room) return true;
  if (!isDescribed(what)) return false;
  const from = what.from?.includes(card.place) !== false;
  return from && fitsNow(duel, what.filter, card, { id: source, player }) !== 'no';
}
