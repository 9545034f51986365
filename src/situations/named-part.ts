import { isActivated } from '../card-model/activated.ts';
import type { CardModel } from '../card-model/card-model.ts';
import { describeEffect } from '../card-model/describe/describe.ts';
import { printedWords } from '../card-model/printed-words.ts';
import { noProcedure, summonsItself } from '../engine/own-procedure/column.ts';
import { cardOf, type Duel, hasCard } from '../engine/state/duel.ts';
import type { Problem } from '../platform/problem.ts';
import type { Situation } from './situation.ts';

/** A part of a card that a line names and that is no effect to be activated; undefined: there is none. */
export function partProblem({ actions, question }: Situation, duel: Duel): Problem | undefined {
  for (const each of [...actions, question]) {
    if (!('part' in each) || each.part === undefined || !hasCard(duel, each.card)) continue;
    const { model } = cardOf(duel, each.card);
    const named = model.parts[each.part];
    // Of words that were not read nobody knows whether they are an effect that is activated.
    if (named !== undefined && (isActivated(named) || named.kind === 'unread')) continue;
    return {
      code: 'no-such-part',
      found: `part ${each.part + 1} of "${model.name}"`,
      expected: `must be an effect that is activated: ${activatedParts(model)}`,
    };
  }
  return undefined;
}

/** A Summon by its own procedure that is told of a monster whose text gives it none; undefined: there is none. */
export function procedureProblem({ actions }: Situation, duel: Duel): Problem | undefined {
  for (const each of actions) {
    if (each.do !== 'summon' && each.do !== 'declare-summon') continue;
    if (each.way !== 'summoned-by-own-procedure' || !hasCard(duel, each.card)) continue;
    const card = cardOf(duel, each.card);
    if (noProcedure.apply(duel, { card })?.verdict !== 'forbids') continue;
    const { name } = card.model;
    return {
      code: 'no-such-procedure',
      found: `a Special Summon of "${name}" by its own procedure`,
      expected: 'must be of a monster whose text gives it a way of its own to be Special Summoned',
      ...(summonsItself(card)
        ? { hint: `An effect of its text Special Summons it. Tell that instead: P0 activates "${name}"` }
        : {}),
    };
  }
  return undefined;
}

/** The effects of a card that are activated, by their numbers. */
function activatedParts(model: CardModel): string {
  const all = model.parts.flatMap((part, at) =>
    isActivated(part)
      ? [
          `part ${at + 1} (${shortened(printedWords(model, part)?.text || describeEffect(part)) || 'the activation of the card'})`,
        ]
      : [],
  );
  return all.length === 0 ? `${model.name} has none` : all.join(', ');
}

/** The first words of a text, as many as tell it from others. */
function shortened(text: string): string {
  const words = text.split(/\s+/);
  return words.length <= 10 ? words.join(' ') : `${words.slice(0, 10).join(' ')} ...`;
}
