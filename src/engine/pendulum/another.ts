import { wordTest } from '../../card-model/word-test.ts';
import { type Card, cardOf, type Duel } from '../state/duel.ts';

/** "1 Pendulum Summon ... in addition", "immediately after this effect resolves, Pendulum Summon". */
const another = wordTest(
  /Pendulum Summon\b.*\bin addition|immediately after .*Pendulum Summon|\d Pendulum Summons?\b/i,
);

/**
 * The name of a card that may give another Pendulum Summon in this turn (rules pendulum-summon/wording-in-addition and
 * wording-immediately-after), or an effect that was activated this turn and is not known; undefined where there is none.
 */
export function perhapsGivesAnother(duel: Duel): string | undefined {
  const { cards, resolved, turn } = duel;
  const unknown = resolved.find(
    ({ link }) => link.turn === turn && link.part === undefined && link.asSpell !== true,
  )?.link.card;
  const source = Object.values(cards).find(speaksOfAnother);
  return source?.model.name ?? (unknown === undefined ? undefined : cardOf(duel, unknown).model.name);
}

const speaksOfAnother = ({ model }: Card): boolean =>
  model.parts.some((part) => [...readsOf(part)].some((words) => another.test(words)));

/** The words of a part that are not instructions of their own. */
const readsOf = (part: Card['model']['parts'][number]): readonly string[] => [
  ...('reads' in part ? [part.reads] : []),
  ...('does' in part ? part.does.flatMap(({ reads }) => reads ?? []) : []),
];
