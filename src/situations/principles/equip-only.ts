import { isActivated } from '../../effects/activated.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { isOfKind, kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const may = /\b(?:can|could|may|able|allowed|legal|possible)\b/;
const equips = new RegExp(
  `\\b(?:${written('equip', 'use', 'activate', 'put', 'attach')}|slap|on(?:to)?|to)\\b`,
);
const only = /^equip only to (.*?)\.?$/;
/** A monster that nobody names, by whose it is. */
const unnamed =
  /\b(?:an?|my|their|his|her|opponent's|my opponent's|the opponent's|opponents|one of my|one of their|own|another|other) (?:own |face-up |opponent's )*(?:monsters?|creatures?)\b(?<control> (?:that )?i (?:already )?control)?/;

/**
 * Can an Equip Spell be equipped to that monster? Any face-up monster, of either player, unless its text says "Equip only to"
 * (rule equip/what-can-be-equipped).
 */
export const equipOnly: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  if (!may.test(question) || !equips.test(question) || speaksAgainst(told)) return undefined;
  if (/\bface-? ?down\b|\bset\b|\balready\b|\bgy\b|\bgrave|\bhand\b/.test(text)) return undefined;
  const [spell, other] = cards.filter(isEquipSpell);
  if (spell === undefined || other !== undefined || cards.length > 2) return undefined;
  const monster = cards.find((card) => card !== spell);
  if (
    bystanders(sketch, [spell, monster]).length > 0 ||
    (monster !== undefined && monster.model.facts.cardType !== 'monster')
  )
    return undefined;
  if (!asksToEquip(spell, monster, question)) return undefined;
  const limits = spell.model.parts.flatMap((part) =>
    part.kind === 'not-an-effect' && part.what === 'activation-condition' ? [part] : [],
  );
  const [limit, more] = limits;
  if (more !== undefined) return undefined;
  const words = limit === undefined ? undefined : only.exec(limit.reads.toLowerCase())?.[1];
  if (limit !== undefined && words === undefined) return undefined;
  // "You can only equip this card to ...", in the words of old, is no sentence of its kind.
  if (limit === undefined && /\bonly\b[^.]*\bequip/i.test(textOf(spell.model))) return undefined;
  return monster === undefined ? ofUnnamed(words, sketch, spell) : ofNamed(words, monster, sketch, spell);
};

const isEquipSpell = ({ model: { facts, parts } }: SketchCard): boolean =>
  facts.cardType === 'spell' &&
  facts.property === 'Equip' &&
  parts.some((part) => part.kind === 'activation') &&
  parts.every(
    (part) =>
      !isActivated(part) || part.does.some(({ do: verb }) => verb === 'equip') || part.kind !== 'activation',
  );

/** "Can I equip S to M", "can I use S on M", "can M be equipped with S". */
const asksToEquip = ({ ref }: SketchCard, monster: SketchCard | undefined, question: string): boolean => {
  const target = monster?.ref ?? '(?:monster|creature)s?';
  return new RegExp(
    `${ref} (?:be (?:equipped|used|put|activated) )?(?:to|on|onto) [^?]*${target}|${target} (?:be )?(?:equipped|equip) (?:with|by) [^?]*${ref}|\\b(?:equip|use|activate) [^?]*${target} with [^?]*${ref}`,
  ).test(question);
};

/** Whose monster it is, as far as that was said. */
function whoseIs(text: string, ref: string): 'me' | 'opponent' | undefined {
  if (
    new RegExp(
      `\\b(?:my opponent's|my opponents|opponent's|opponents|opp's|their|his|her|enemy) (?:own )?${ref}|${ref} (?:that )?(?:my opponent|they|opponent|opp) controls?`,
    ).test(text)
  )
    return 'opponent';
  return new RegExp(
    `\\b(?:my|my own) ${ref}|${ref} (?:that )?i control|\\bi (?:control|have) (?:a |an )?${ref}`,
  ).test(text)
    ? 'me'
    : undefined;
}

function ofNamed(
  words: string | undefined,
  { ref, model }: SketchCard,
  { told, question }: Sketch,
  spell: SketchCard,
): Ruled | undefined {
  const side = whoseIs(`${told} ${question}`, ref);
  const name = `${spell.model.name}`;
  if (words === undefined)
    return ruled(
      'yes',
      'equip/what-can-be-equipped',
      `${name} asks for no special monster`,
      [],
      [`${model.name} is face-up on the field`],
    );
  const names = [...words.matchAll(/"([^"]+)"(?! (?:\w+ )*monster)/g)].map(([, each]) => each);
  const [kind, other] = kindsIn(words);
  if (names.length > 0 && kind !== undefined) return undefined;
  if (names.length > 0) {
    if (!/^(?:"[^"]+"(?:,? or )?)+$/.test(words)) return undefined;
    const is = names.includes(model.name.toLowerCase());
    // It may have another name by a text of its own.
    if (!is && /\bname\b|treated as/i.test(JSON.stringify(model.parts))) return undefined;
    return ruled(is ? 'yes' : 'no', 'equip/what-can-be-equipped', `${name} can be equipped only to ${words}`);
  }
  if (kind === undefined || other !== undefined) return undefined;
  if (words.includes("opponent's") && kind.whose === undefined) return undefined;
  const fits = isOfKind(model, kind);
  if (fits === false) {
    if (/\btreated as\b/i.test(JSON.stringify(model.parts))) return undefined;
    return ruled(
      'no',
      'equip/what-can-be-equipped',
      `${name} can be equipped only to ${words}, and ${model.name} is none`,
    );
  }
  const own =
    kind.whose === undefined
      ? 'any'
      : side === undefined
        ? 'open'
        : (side === 'me') === (kind.whose === 'you')
          ? 'fits'
          : 'not';
  if (own === 'open') return undefined;
  if (own === 'not')
    return ruled('no', 'equip/what-can-be-equipped', `${name} can be equipped only to ${words}`);
  return fits === true
    ? ruled(
        'yes',
        'equip/what-can-be-equipped',
        `${model.name} is ${words}`,
        [],
        [`${model.name} is face-up on the field`],
      )
    : undefined;
}

/** Of a monster that nobody names only that it is the one or the other player's is known. */
function ofUnnamed(
  words: string | undefined,
  { question }: Sketch,
  { model: { name } }: SketchCard,
): Ruled | undefined {
  const match = unnamed.exec(question);
  if (match === null) return undefined;
  const side = /\b(?:my opponent's|the opponent's|opponent's|opponents|their|his|her)\b/.test(match[0])
    ? 'opponent'
    : /\bmy\b|\bi (?:already )?control\b|\bown\b/.test(match[0]) || match.groups?.['control'] !== undefined
      ? 'me'
      : undefined;
  if (side === undefined) return undefined;
  if (words === undefined)
    return ruled(
      'yes',
      'equip/what-can-be-equipped',
      `${name} asks for no special monster`,
      [],
      ['the monster is face-up'],
    );
  const whose =
    /^(?:an opponent's monster|a monster (?:your opponent controls|on your opponent's side of the field))$/.test(
      words,
    )
      ? 'opponent'
      : /^a monster you control$/.test(words)
        ? 'me'
        : undefined;
  if (whose === undefined) return undefined;
  return ruled(
    whose === side ? 'yes' : 'no',
    'equip/what-can-be-equipped',
    `${name} can be equipped only to ${words}`,
  );
}
