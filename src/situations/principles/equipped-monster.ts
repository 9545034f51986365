import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { speaksAgainst } from './reading/against.ts';
import { agreed } from './reading/asked-effects.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/** "X is equipped to Y", "Y is equipped with X" */
const equipped: readonly RegExp[] = [
  /(?<what>#\d)(?: monster)? (?:is|was|that is|became|gets|got|being) (?:now |currently |an equip (?:card|spell) )?equipped (?:to|onto|on|through|by)\b/,
  /#\d (?:is|was|that is) (?:now |currently )?equipped with (?:my |their |a |an |the )*(?<what>#\d)/,
  /\b(?:equip|equips|equipped|equipping) (?:my |their |a |an |the )*(?<what>#\d) (?:to|onto|on)\b/,
];

/**
 * A monster that is equipped to another one is a Spell in the Spell & Trap Zone (rule equip/monster-as-equip): a face-up
 * card of its name on the field, but no monster; what takes Spells can take it, what takes monsters cannot.
 */
export const equippedMonster: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  const what = equipped.map((form) => form.exec(text)?.groups?.what).find((each) => each !== undefined);
  const card = cards.find(({ ref, model }) => ref === what && model.facts.cardType === 'monster');
  if (card === undefined || speaksAgainst(told) || /\bunion\b/.test(text) || isUnion(card)) return undefined;
  if (/\bunequip|\bleft\b|\bdestroyed\b|\bbanished\b|\bsent\b/.test(told)) return undefined;
  const others = cards.filter(({ ref }) => ref !== card.ref && question.includes(ref));
  const [other, more] = others;
  if (other === undefined || more !== undefined) return undefined;
  return moved(card, other, question) ?? counted(card, other, question) ?? taken(card, other, sketch);
};

const isUnion = ({ model: { facts } }: SketchCard): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Union');

/** An effect that moves Equip Cards to another monster. */
function moved(card: SketchCard, other: SketchCard, question: string): Ruled | undefined {
  if (!/\b(?:pass|move|switch|transfer|shift)\b|\bto another\b/.test(question)) return undefined;
  const part = other.model.parts.find((each) =>
    /\bequip (?:card|spell)[^.]*\b(?:another|different|correct|appropriate)\b[^.]*\b(?:target|monster)|\b(?:switch|move|transfer)[^.]*\bequip (?:card|spell)/i.test(
      printedWords(other.model, each)?.text ?? '',
    ),
  );
  if (part === undefined) return undefined;
  const because = `${card.model.name} was equipped by an effect to one monster, and no other one is a correct target for it`;
  return ruled('no', 'equip/monster-as-equip', because, [{ model: other.model, part }]);
}

/** A text that counts, or looks for, cards of its name on the field. */
function counted({ model }: SketchCard, other: SketchCard, question: string): Ruled | undefined {
  if (!/\b(?:count|counts|counted)\b/.test(question)) return undefined;
  const name = model.name.toLowerCase();
  const found = other.model.parts.flatMap((part) => {
    const words = printedWords(other.model, part)?.text.toLowerCase() ?? '';
    const names = [...words.matchAll(/"([^"]+)"([^".;:]{0,40})/g)].filter(([, each = '']) =>
      name.includes(each),
    );
    return part.kind === 'not-an-effect'
      ? []
      : names.map(([, each = '', after = '']) => ({ part, each, after }));
  });
  const counts = found.filter(
    ({ after }) =>
      /\bon the field\b|\byou control\b|\bface-up\b/.test(after) || /^ (?:and|or|and\/or) $/.test(after),
  );
  const all = counts.map(({ part, each, after }) => {
    const reads = [{ model: other.model, part }];
    if (/^ (?:[a-z-]+ )?monsters?\b/.test(after)) {
      const because = 'an equipped monster is a Spell, and no monster';
      return ruled('no', 'equip/monster-as-equip', because, reads);
    }
    const isName = each === name || /^ cards?\b/.test(after);
    const because = 'an equipped monster is a face-up card on the field, and keeps its name';
    return isName ? ruled('yes', 'equip/monster-as-equip', because, reads) : undefined;
  });
  return agreed(all);
}

/** An effect that targets, or takes, cards of a kind on the field. */
function taken(card: SketchCard, other: SketchCard, { question }: Sketch): Ruled | undefined {
  if (!/\b(?:target|destroy|hit|pop|banish|bounce|return|take|tribute)\b/.test(question)) return undefined;
  if (
    !question.includes(card.ref) &&
    !/\b(?:it|that card|that monster|the equipped monster)\b/.test(question)
  )
    return undefined;
  const targets = activatedEffects(other).flatMap(({ part }) =>
    part.targets.map((target) => ({ part, target })),
  );
  const onField = targets.filter(
    ({ target }) =>
      target.from === undefined ||
      target.from.some((place) => place === 'monster-zone' || place === 'spell-trap-zone'),
  );
  return agreed(
    onField.map(({ part, target: { filter } }) => {
      const reads = [{ model: other.model, part }];
      if (filter.cardType === 'monster')
        return ruled('no', 'equip/monster-as-equip', 'an equipped monster is a Spell, and no monster', reads);
      const plain = Object.keys(filter).every((key) => key === 'cardType' || key === 'faceUp');
      if (!plain || filter.cardType === 'trap') return undefined;
      return ruled('yes', 'equip/monster-as-equip', 'an equipped monster is a Spell on the field', reads);
    }),
  );
}
