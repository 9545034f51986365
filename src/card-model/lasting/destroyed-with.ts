import type { Part } from '../part.ts';

const form = /^if "([^"]+)" on the field is destroyed, destroy this card\.?$/i;
const condition = /^if "([^"]+)" (?:on the field is destroyed|is destroyed on the field)$/i;

/** The names of the cards with whose destruction on the field a card is destroyed by its own text: the Toons of Toon World. */
export function destroyedWith(part: Part): readonly string[] {
  switch (part.kind) {
    case 'continuous':
      return part.does.flatMap(({ do: verb, what, onlyIf = '', reads = '' }) =>
        verb === 'destroy' && what === 'this' ? nameIn(condition, onlyIf) : nameIn(form, reads),
      );
    case 'unclassified':
    case 'unread':
      return nameIn(form, part.reads);
    default:
      return [];
  }
}

const nameIn = (words: RegExp, said: string): readonly string[] => {
  const name = words.exec(said)?.[1];
  return name === undefined ? [] : [name];
};
