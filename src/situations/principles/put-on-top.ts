import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

const whose = '(?:my |the |a |an )?';
const asks: readonly RegExp[] = [
  new RegExp(
    `^(?:so )?(?:can|may|could) i (?:still |then |now )*(?:put|overlay|place|stack|xyz summon) ${whose}(?<top>#\\d) (?:on top of|over|onto|on|using|with|by using) ${whose}(?<under>#\\d|it)\\?$`,
  ),
  /^(?:so )?(?:is|does|would) (?:the |a )?(?:(?:fusion|synchro|xyz|link|ritual)(?: monster)?,? )?(?<under>#\d),? (?:good enough|enough|okay|ok|fine|legal|allowed|work|do|count|qualify)(?: for (?:it|that))?\?$/,
];
const goesOn =
  /(?<top>#\d) (?:can|may) (?:go|be (?:put|placed|summoned|xyz summoned)) (?:on top of|over|onto|on|using) (?:a |any )/;
const copied = (ref: string): RegExp =>
  new RegExp(
    `${ref} (?:copied|has copied|copies|took the name of|has the name(?: of)?|is named) (?:a |the |my )?(?<name>#\\d)`,
  );
const using =
  /\bby (?:sending [^.]*?, then )?using (?:1 )?"(?<name>[^"]+)"(?<kind> (?:Xyz )?monster)? you control as (?:the )?(?:Xyz )?material\b/i;

/**
 * An Xyz Monster that its text lets go on top of another one: what is asked for is a monster of that name, or whose name has
 * it in it, of whatever kind, and it may be a name that the monster has taken (rule xyz-summon/how).
 */
export const putOnTop: KeyWordPrinciple = (sketch) => {
  const { cards, told, question } = sketch;
  const says = asks.map((each) => each.exec(question)?.groups).find((each) => each !== undefined);
  if (says === undefined || speaksAgainst(told) || /\bface-?down\b/.test(told)) return undefined;
  const top = cards.find(({ ref }) => ref === (says['top'] ?? goesOn.exec(told)?.groups?.['top']));
  const under =
    says['under'] === 'it' ? soleOther(sketch, top) : cards.find(({ ref }) => ref === says['under']);
  const asked = top === undefined ? null : using.exec(textOf(top.model));
  if (top === undefined || under === undefined || under === top || asked === null) return undefined;
  if (under.model.facts.cardType !== 'monster') return undefined;
  const taken = copied(under.ref).exec(told)?.groups?.['name'];
  const other = cards.find(({ ref }) => ref === taken);
  const used = new Set([top, under, other]);
  if (cards.some((each) => !used.has(each)) || elsewhere.test(`${told} ${question}`)) return undefined;
  if (other !== undefined && !takesNames.test(textOf(under.model))) return undefined;
  const { name = '', kind } = asked.groups ?? {};
  if (kind !== undefined && /xyz/i.test(kind) && !isXyz(under)) return undefined;
  const has = (other ?? under).model.name;
  const isIt =
    kind === undefined ? has === name : has.split(/[ ,:-]+/).includes(name) || has.startsWith(`${name} `);
  if (!isIt || /\bcannot be used as (?:an? )?(?:xyz )?material/i.test(textOf(under.model))) return undefined;
  const part = top.model.parts.find((each) => each.kind === 'not-an-effect' && /also/.test(each.reads));
  return ruled(
    'yes',
    'xyz-summon/how',
    `${under.model.name} ${other === undefined ? 'has' : 'has taken'} the name that ${top.model.name} asks for`,
    part === undefined ? [] : [{ model: top.model, part }],
    ['all else that its text asks for is there', 'nothing else forbids the Xyz Summon'],
  );
};

/** Words by which it may not be one's own on the field, or not the time or the turn for it. */
const elsewhere =
  /\b(?:opponent|opponent's|their|theirs|enemy|gy|graveyard|grave|banished|hand|deck|equipped|attached|already|before|earlier|last turn|once|battle phase|draw phase|standby phase|end phase|locked|lock|restricted|only|(?:was|were) |in response|chain)\b/;

const takesNames = /\bname becomes?\b|\bname and\b[^.]*\bbecome\b|\bname is treated\b/i;

const isXyz = ({ model: { facts } }: SketchCard): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Xyz');

/** The monster that something else was told of: of those beside the one on top, the one that copied the other, if one did. */
function soleOther({ cards, told }: Sketch, top: SketchCard | undefined): SketchCard | undefined {
  const others = cards.filter((each) => each !== top);
  const copies = others.filter(({ ref }) => copied(ref).test(told));
  const [only, more] = copies.length > 0 ? copies : others;
  return more === undefined ? only : undefined;
}
