import type { Frame, Owner, Phrase } from '../grammar/frame.ts';
import type { Teller } from './teller.ts';
import type { ToldCard } from './told-cards.ts';

/** "Is my monster destroyed?": in a question, the one monster of that player that was told of; undefined where it may be another. */
export function monsterOf(
  phrase: Extract<Phrase, { kind: 'thing' }>,
  frame: Frame,
  teller: Teller,
): ToldCard | undefined {
  const whole = phrase.qualities.length === 0 && phrase.of === undefined && phrase.way === undefined;
  if (!frame.asked || phrase.noun !== 'monster' || (phrase.count ?? 1) !== 1 || !whole) return undefined;
  const player = teller.owner(phrase.owner, teller.actor(frame));
  if (player === undefined) return undefined;
  const [only, more] = teller.cards.all.filter(
    ({ model, setup }) => model.facts.cardType === 'monster' && setup.controller === player,
  );
  return more === undefined ? only : undefined;
}

/** Nobody said whose the monsters are that battle, so what a player takes is not known. */
export const isNobodys = ({ battle }: Teller): boolean => battle?.nobodys === true;

/** That is missing. */
export function unclearWhose({ battle, missing }: Teller): undefined {
  missing.push(`whose ${battle?.attacker.model.name ?? 'the attacking monster'} is`);
  return undefined;
}

/** "I attack his X": what is his is not the asker's. */
export const isOfTheOther = (owner: Owner | undefined, { subject: [who] }: Frame): boolean =>
  owner === 'own' && who?.kind === 'player' && who.who === 'me';
