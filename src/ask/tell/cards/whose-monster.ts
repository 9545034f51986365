import { fieldPlaceOf } from '../../../card-model/facts.ts';
import type { Question } from '../../../engine/question.ts';
import { usualSide } from '../../../situations/usual/usual-board.ts';
import type { Frame, Owner, Phrase } from '../../grammar/frame.ts';
import type { Teller } from '../teller.ts';
import { effectOf } from '../told-link.ts';
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

/** Questions about what is done to a card. */
const ofWhatIsDone: ReadonlySet<Question['ask']> = new Set<Question['ask']>([
  'happened',
  'on-field',
  'off-field',
  'where',
  'is-in',
  'affected',
]);

/**
 * "I activate X; is Y destroyed?": of a card on the field of which nobody said whose it is, it is asked as of a usual board
 * ("does X destroy Y?"): it is on the side that the effect is used on. Says so among what is assumed.
 */
export function takeSideAsked(question: Question | undefined, { cards, chain }: Teller): void {
  if (question === undefined || !('card' in question) || !ofWhatIsDone.has(question.ask)) return;
  const asked = cards.all.find(({ id }) => id === question.card);
  const [link] = chain.links.filter(({ card }) => card !== asked);
  if (asked === undefined || asked.setup.controller !== undefined || link === undefined) return;
  if (asked.setup.place !== undefined && asked.setup.place !== fieldPlaceOf(asked.model.facts)) return;
  const side = usualSide(effectOf(link), link.player ?? 'P0');
  asked.setup.controller = side;
  if (side !== 'P0') cards.assumed.push(`${asked.model.name} is controlled by ${side}`);
}
