import type { Part } from '../part.ts';

const condition = /^if "([^"]+)" (?:on the field is destroyed|is destroyed on the field)$/i;

/** The names of the cards with whose destruction on the field a card is destroyed by its own text: the Toons of Toon World. */
export const destroyedWith = (part: Part): readonly string[] =>
  part.kind === 'continuous'
    ? part.does.flatMap(({ do: verb, what, onlyIf = '' }) => {
        const name = verb === 'destroy' && what === 'this' ? condition.exec(onlyIf)?.[1] : undefined;
        return name === undefined ? [] : [name];
      })
    : [];
