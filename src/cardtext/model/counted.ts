import type { Counted } from '../../card-model/value.ts';
import { readWhole } from '../grammar/grammar.ts';
import { cardsOf } from '../phrases/card-objects.ts';
import { kindsIn } from '../phrases/words/made-of.ts';
import { noun } from '../phrases/words/nouns.ts';

export type Groups = Extract<Counted, { cards: unknown }>['cards'];

/** The cards that words describe with the places where they are; null where a part of it is only words, or no place is said. */
export function groupsOf(words: string): Groups | null {
  const [, whose, down = '', banished] =
    /^(your|your opponent's) (?:currently )?(face-down )?banished (.+)$/.exec(words) ?? [];
  const others = /^(.+), except this card$/.exec(words)?.[1];
  if (others !== undefined)
    return (
      groupsOf(others)?.map(({ from, filter }) => ({ from, filter: { ...filter, other: true } })) ?? null
    );
  if (banished !== undefined)
    return ownedBy(whose === 'your' ? 'you' : 'opponent', groupsOf(`${down}banished ${banished}`));
  const found = readWhole(noun, words);
  if (found === null) return null;
  const groups: Groups = [];
  for (const { what, from: apart, reads } of cardsOf(found.value, { spoken: false })) {
    if (typeof what === 'string' || !('count' in what) || reads !== undefined) return null;
    const from = what.from ?? apart;
    const loose = [what.filter, ...(what.filter.anyOf ?? []), ...(what.filter.except ?? [])];
    const open = loose.some((each) => each.reads !== undefined);
    if (from === undefined || open) return null;
    groups.push({ from: [...from], filter: what.filter });
  }
  return groups.length === 0 ? null : groups;
}

/** "Your banished monsters": whose they are. */
const ownedBy = (owner: 'you' | 'opponent', groups: Groups | null): Groups | null =>
  groups?.map(({ from, filter }) => ({ from, filter: { ...filter, owner } })) ?? null;

/** "Dragon monster your opponent controls or is in their GY". */
const inTwoPlaces = /^(.+?) (you control|your opponent controls) (or is|or|and|and\/or) in (your|their) GY$/;

const countersOn =
  /^(?:(?<name>(?:[A-Z][\w&'☆-]*(?: the)? )*(?:[A-Z]-)?Counter)|counters?) (?<lies>on (?:it|this card|(?<place>(?:the|your|your opponent's) field)))$/;

const plainly: readonly (readonly [RegExp, string])[] = [
  [/ that is currently banished$/, ' banished'],
  [/^(.+) banished$/, 'banished $1'],
  [/\bcard your opponent (?:currently )?has in their hand$/, "card in your opponent's hand"],
  [/^of your (?:currently )?face-down banished /, 'your face-down banished '],
  [/^currently banished /, 'banished '],
  [/ \(other than this card\)$/, ', except this card'],
  [/^(?=(?:Attribute|(?:Monster )?Type) (?:you|your|currently|on|in)\b)/, 'different '],
];

/** "Fusion Materials used for its Fusion Summon". */
const usedFor =
  /^(?<kind>.+?) used (?:as (?:[A-Z][a-z]+ )?[Mm]aterials? )?(?:for (?:its|this card's) (?:[A-Z][a-z]+ )?Summon|for it)$/;

/** What stands after "for each": cards, counters, materials, Levels; null where only the words say it. */
export function countedOf(said: string): Counted | null {
  const words = plainly.reduce((now, [form, plain]) => now.replace(form, plain), said);
  if (/^(?:Xyz )?materials? attached to (?:it|this card)$/i.test(words)) return 'materials';
  if (/^Equip Cards? equipped to (?:it|this card)$/.test(words)) return 'equips';
  const used = usedFor.exec(words)?.groups?.['kind'];
  if (used !== undefined) {
    const madeOf = kindsIn(used);
    return madeOf === undefined ? null : { madeOf };
  }
  const { name, lies, place } = countersOn.exec(words)?.groups ?? {};
  if (lies !== undefined) {
    const on = place === undefined ? undefined : groupsOf(`cards ${lies}`);
    const counters = name ?? true;
    return on === null ? null : { counters, ...(on === undefined ? {} : { on }) };
  }
  const different = differentOf(words);
  if (different !== undefined) return different;
  const [, kind, controls, , gy] = inTwoPlaces.exec(words) ?? [];
  const parts =
    kind === undefined
      ? [words]
      : [`${kind} ${controls}`, `${kind} in ${gy === 'your' ? 'your' : "your opponent's"} GY`];
  const groups = parts.map(groupsOf);
  const all = groups.flatMap((each) => each ?? []);
  return groups.includes(null) ? null : { cards: all };
}

const differentIn =
  /^different (?<what>Attribute|(?:Monster )?Type)s? (?<of>you control|your opponent controls|(?:currently )?(?:on|in) .+|among (?:the )?.+)$/;
const differentNames =
  /^(?<kind>.+?)(?: with (?:a )?different (?:original )?names?(?: from each other)?)(?<place> .+)?$/;

/** "Different Attribute on the field", "monster in your GY with a different name": undefined where the words say none of that. */
function differentOf(words: string): Counted | null | undefined {
  const { what, of = '' } = differentIn.exec(words)?.groups ?? {};
  if (what !== undefined) {
    const cards = groupsOf(of.startsWith('among') ? of.replace(/^among (?:the )?/, '') : `monsters ${of}`);
    return cards === null ? null : { cards, different: what === 'Attribute' ? 'attribute' : 'type' };
  }
  const { kind, place = '' } = differentNames.exec(words)?.groups ?? {};
  if (kind === undefined) return undefined;
  const cards = groupsOf(`${kind}${place}`);
  return cards === null ? null : { cards, different: 'name' };
}
