import { isActivated } from '../../../effects/activated.ts';
import type { CardModel } from '../../../effects/card-model.ts';
import type { Instruction } from '../../../effects/instruction.ts';
import type { Part } from '../../../effects/part.ts';

/** How players call an effect by what it does. */
const labels: readonly (readonly [RegExp, (does: Instruction) => boolean])[] = [
  [/\bsearch|\badd/, ({ do: verb }) => verb === 'add-to-hand'],
  [/\bdraw/, ({ do: verb }) => verb === 'draw'],
  [/\bburn|\bdamage/, ({ do: verb }) => verb === 'inflict-damage'],
  [/\bbounce/, ({ do: verb }) => verb === 'return-to-hand'],
  [/\bdestr|\bwipe|\bpop/, ({ do: verb }) => verb === 'destroy'],
  [/\bsteal|\bcontrol/, ({ do: verb }) => verb === 'take-control'],
  [/\btoken/, ({ do: verb }) => verb === 'special-summon-token'],
  [/\bss|\bsummon/, ({ do: verb }) => verb.startsWith('special-summon')],
  [/\bequip/, ({ do: verb }) => verb === 'equip'],
  [/\bmill/, ({ do: verb }) => verb === 'send-to-gy'],
  [/\bnegat/, ({ do: verb }) => verb.startsWith('negate')],
  [/\batk|\bboost|\bpump/, ({ do: verb }) => verb === 'change-atk'],
  [/\bbanish/, ({ do: verb }) => verb === 'banish'],
  [/\bset\b/, ({ do: verb }) => verb === 'set'],
];

/** Words beside those that change nothing, as the place is looked for by itself. */
const besides: ReadonlySet<string> = new Set(['gy', 'in', 'from', 'my', 'of']);

/**
 * The activated effects of a card that players mean by "its", "its search", "its GY effect"; null where a part of its
 * text was not read, or where the words say what no form here knows.
 */
export function effectsMeant(model: CardModel, label: string | undefined): readonly Part[] | null {
  if (model.parts.some(({ kind }) => kind === 'unread')) return null;
  const activated = model.parts.filter(isActivated);
  const words = (label ?? '').replace(/\b(?:effect|trigger|own|float|ability|s)\b/g, '').trim();
  if (words === '') return activated.length === 0 ? null : activated;
  const inGy = /\bgy\b/.test(words);
  const [form, does] = labels.find(([each]) => each.test(words)) ?? [];
  const rest = words.split(' ').filter((word) => form?.test(word) !== true && !besides.has(word));
  if (rest.length > 0 || (does === undefined && !inGy)) return null;
  const found = activated.filter(
    (part) =>
      (does === undefined || part.does.some(does)) && (!inGy || part.activatesIn?.includes('gy') === true),
  );
  return found.length === 0 ? null : found;
}

/** The printed words of a part; those of its model where the card is known without its text. */
export function printedOf({ text }: CardModel, part: Part): string {
  if (text === undefined || part.printed === undefined) return JSON.stringify(part);
  const box = part.printed.box === 'main' ? text.main : (text.pendulum ?? '');
  return box.slice(...part.printed.span);
}
