import type { CardModel } from '../../card-model/card-model.ts';
import { mustBePossible } from '../../card-model/conjunctions.ts';
import type { Filter } from '../../card-model/filter.ts';
import { type Instruction, isDescribed } from '../../card-model/instruction.ts';
import { type Redirect, redirectOf } from '../events/redirect.ts';
import { rule } from '../rule.ts';
import type { Duel } from '../state/duel.ts';
import { newCard } from '../state/new-card.ts';
import type { ActivationCase } from './activation-case.ts';

/** Would all that it could send to the GY be banished instead? Judged by an ordinary card of each kind; undefined: not all. */
export function allGoElsewhere(
  duel: Duel,
  { player }: ActivationCase,
  part: Instruction,
): Redirect | undefined {
  const { what } = part;
  if (part.do !== 'send-to-gy' || !isDescribed(what) || part.may || part.onlyIf !== undefined)
    return undefined;
  const kinds =
    what.filter.cardType === undefined
      ? ordinary
      : ordinary.filter((facts) => isKind(facts, what.filter.cardType));
  const places = what.from ?? part.from ?? ['hand'];
  const redirects = places.flatMap((place) =>
    kinds.map((facts) => {
      const model: CardModel = { name: 'a card', facts, summoning: { ways: [] }, parts: [], sources: [] };
      return redirectOf(duel, newCard({ id: 'a card to send', model, owner: player, place }), new Set());
    }),
  );
  return redirects.every((each) => each?.sure === true) ? redirects[0] : undefined;
}

const ordinary: readonly CardModel['facts'][] = [
  { cardType: 'monster', abilities: ['Effect'] },
  { cardType: 'spell', property: 'Normal' },
  { cardType: 'trap', property: 'Normal' },
];

const isKind = ({ cardType }: CardModel['facts'], wanted: Filter['cardType']): boolean =>
  cardType === wanted || (wanted === 'spell-trap' && cardType !== 'monster');

/** What has to send a card to the GY is not activated while that card would be banished instead; a mandatory effect is. */
export const sentElsewhere = rule({
  id: 'activation/sent-elsewhere',
  reasons: {
    elsewhere: ['forbids', 'what it would send to the GY would be banished instead because of {source}'],
    open: ['unknown', 'whether it can be activated where {source} banishes what it would send to the GY'],
  },
  decide(duel: Duel, question: ActivationCase) {
    const { effect } = question;
    if (effect.kind === 'trigger' && effect.mandatory) return null;
    for (const part of mustBePossible(effect.does)) {
      const redirect = allGoElsewhere(duel, question, part);
      if (redirect === undefined || !isDescribed(part.what)) continue;
      const own = (part.what.from ?? part.from ?? []).every((place) => place === 'hand' || place === 'deck');
      const plain = part.reads === undefined && part.what.filter.reads === undefined;
      return { code: own && plain ? 'elsewhere' : 'open', facts: { source: redirect.by } };
    }
    return null;
  },
});
