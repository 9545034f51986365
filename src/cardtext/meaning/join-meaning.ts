import type { Join } from '../../card-model/instruction.ts';

/** How the model says a join of the text; undefined: a new moment of its own ("; "). */
export function joinOf(text: string | undefined): Join | undefined {
  const word = (text ?? '')
    .replace(/[,;.:]/g, '')
    .trim()
    .toLowerCase();
  switch (word) {
    case 'then':
    case 'and then':
      return 'then';
    case 'and if you do':
    case 'and if you do that':
    case 'and if they do':
    case 'and if it does':
      return 'if-you-do';
    case 'also':
    case 'and also':
    case 'but':
      return 'also';
    case 'also after that':
    case 'after that':
      return 'also-after-that';
    case 'and':
      return 'and';
    case 'or':
    case 'or else':
      return 'or';
    case 'otherwise':
    case 'or if you do not':
      return 'otherwise';
    default:
      return undefined;
  }
}
