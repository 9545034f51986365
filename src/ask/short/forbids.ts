import { allDone, answeredEvents, doesDo, effectsOf, isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { Instruction } from '../../card-model/instruction.ts';
import type { Part, TriggerEvent } from '../../card-model/part.ts';
import { specialSummonVerbs, verbFacts } from '../../card-model/verbs.ts';
import { isSummonWay } from '../../vocabulary/events.ts';

/** What the text of a card forbids, answers and brings, for a question about it and another card. */

/** The Summons of other cards that all its effects answer: of what Summons them, the Summon is meant. */
export function summonsAnswered(model: CardModel): readonly TriggerEvent[] {
  const all = effectsOf(model).map(answeredEvents);
  const isSummon = ({ event, of }: TriggerEvent): boolean => isSummonWay(event) && of !== 'this';
  return all.every((events) => events.length > 0 && events.every(isSummon)) ? all.flat() : [];
}

/** Is it a Spell or Trap that Special Summons? */
export const summonsByEffect = (model: CardModel): boolean =>
  model.facts.cardType !== 'monster' && specialSummonVerbs.some((verb) => doesDo(model, verb));

/** Is it Summoned to the other player's field, by Tributing a monster there? */
export const tributesTheirs = ({ summoning }: CardModel): boolean =>
  summoning.procedures?.some(
    ({ to, uses }) => to === 'opponent' && uses.some((use) => use.do === 'tribute'),
  ) === true;

/** Does a part of a text forbid nothing, or what it forbids whenever it applies? */
export function forbidsAlways(part: Part): boolean {
  if (part.kind === 'not-an-effect') return part.bans === undefined;
  if (!('does' in part)) return false;
  const isPlain = part.kind === 'continuous' && part.conditions.length === 0;
  return part.does.every(
    ({ do: verb, onlyIf, holds, bans }) =>
      !['restrict', 'described'].includes(verb) ||
      (isPlain && verb === 'restrict' && (onlyIf ?? holds ?? bans?.inBattlePhase) === undefined),
  );
}

/** On what it hangs whether a text that lies there forbids anything, in its words. */
export const forbidsWhile = ({ parts }: CardModel): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === 'continuous'
      ? part.does.flatMap(({ do: verb, onlyIf }) =>
          verb === 'restrict' ? [...part.conditions, ...(onlyIf === undefined ? [] : [onlyIf])] : [],
        )
      : [],
  );

/** Does it limit Summons? */
export const limitsSummons = (model: CardModel): boolean =>
  allDone(model).some(({ bans }) => bans?.summons !== undefined);

/** Does its text do no more than keep everybody from Summons, or from adding cards, whatever else there is? */
export const keepsAlone = ({ parts }: CardModel): boolean =>
  parts.some(({ kind }) => kind === 'continuous') &&
  parts.every((part) =>
    part.kind === 'continuous'
      ? part.conditions.length === 0 && part.does.every(isPlainBan)
      : part.kind === 'not-an-effect' || (isActivated(part) && !part.does.some(bansOrUnread)),
  );

const bansOrUnread = ({ do: verb }: Instruction): boolean =>
  verb === 'restrict' || verb === 'described' || verb === 'negate-summon';

const isPlainBan = ({ do: verb, bans, onlyIf, who, touches }: Instruction): boolean =>
  onlyIf === undefined &&
  who !== 'you' &&
  (verb === 'restrict'
    ? /^(?:summons|adds)$/.test(Object.keys(bans ?? {}).join())
    : verb === 'change-status' && touches?.join() === 'attack');

/** Does it bring monsters before it does such a thing, or something later, so that it is not done to what lies there alone? */
export const bringsOthers = ({ parts }: CardModel, deed: string): boolean =>
  parts.some((part) => {
    if (part.kind === 'unread') return true;
    const does = 'does' in part ? part.does : [];
    const last = does.findLastIndex(({ do: verb }) => verbFacts[verb].event === deed);
    return does.some(
      ({ do: verb, delayed }, at) =>
        delayed !== undefined || (verb.startsWith('special-summon') && (last < 0 || at < last)),
    );
  });
