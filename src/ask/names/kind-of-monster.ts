import type { CardModel } from '../../card-model/card-model.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { type Groups, modelOf, monsterWords, spanOf, toldBy } from './described-monsters.ts';
import type { TypedText } from './typed-text.ts';

const determiner =
  "(?<!\\beffects? of )\\b(?<which>an?|another|one|my|their|his|her|opponent's|the|that|this|its) (?:own |only |other |opposing |face-?up |face-?down |set )*";
/** "a Level 4 Machine monster", "my opponent's monster"; not "a monster effect", "the Monster Zone". */
const phrase = new RegExp(
  `${determiner}(?<noun>${monsterWords}monster)(?!\\w|-|'s effects?| (?:zone|effect|card|trap|spell|token|with (?:an? )?(?:\\d|the (?:same|lowest|highest)|equal|less|more|level|atk|def|counters?|materials?|no\\b|effects?)|that has|which has|having|of mine|for each)| (?:in|on|under) (?:my|the|their|each|either))`,
  'gi',
);
const said = new RegExp(`^some ${monsterWords}Monster(?: \\((?<copy>\\d)\\))?$`, 'i');
/** What follows is asked, and what is asked for is no card that was told of. */
const asksFrom = /[^.!?;]*\?\s*$/;

/** As such a monster is called where a message was rewritten: "some Level 4 Monster (2)". */
const calledSo = new RegExp(`\\bsome ${monsterWords.replace(/\?<\w+>/g, '?:')}Monster(?: \\(\\d\\))?`, 'gi');

/** Is any called so? */
export const callsKinds = (text: string): boolean => text.search(calledSo) >= 0;

const ofKind = new RegExp(
  `\\b(?<count>an?|one|another|\\d|two|three) (?!monster)(?<sort>${monsterWords})monsters?\\b`,
  'gi',
);

/** "Summon X using 2 Level 4 monsters": each of those, called so. */
export const withMaterialsCalled = (words: string): string =>
  words.replace(/(?<=\bsummon #\d (?:using|with) )[^.?!]+/i, (materials) => {
    const copies = new Map<string, number>();
    return materials.replace(ofKind, (all, ...found) => {
      const { count = '', sort: kind = '' }: Groups = found.at(-1);
      const number = Number(count) || Math.max(1, ['one', 'two', 'three'].indexOf(count.toLowerCase()) + 1);
      const before = copies.get(kind.toLowerCase()) ?? 0;
      copies.set(kind.toLowerCase(), before + number);
      const names = Array.from({ length: number }, (_, at) => {
        const copy = before + at + 1;
        return `some ${kind}Monster${copy === 1 ? '' : ` (${copy})`}`;
      });
      return number > 5 ? all : names.join(' and ');
    });
  });

function takeCalledSo(typed: TypedText): void {
  for (const { index, 0: name } of typed.text.matchAll(calledSo)) {
    const span = spanOf(typed, index, index + name.length);
    if (span !== undefined) typed.take({ name, ...span, by: 'described', takenFrom: name });
  }
}

/** The monster of which a text tells no more than its kind; undefined where the name is none of those. */
export function monsterOfKind(name: string): CardModel | undefined {
  const groups = said.exec(name)?.groups;
  if (groups === undefined) return undefined;
  const told = toldBy(groups);
  return { ...modelOf(name, told), ofKind: told.kind ?? 'any' };
}

/** A monster of which nothing is known, called so. */
export function anyMonster(name: string): CardModel {
  const model = monsterOfKind('some Monster');
  if (model === undefined) throw new Error('no monster is called "some Monster"');
  return { ...model, name };
}

/** Does a text tell of a monster by its kind alone? */
export const tellsOfKind = (text: string): boolean => {
  const asks = asksFrom.exec(text)?.index ?? text.length;
  return text.slice(0, asks).search(phrase) >= 0;
};

/** A catalogue that has the monsters, too, of which a text tells the kind alone. */
export const withKinds = <C extends Catalogue>(catalogue: C): C =>
  Object.create(catalogue, {
    exact: { value: (name: string) => monsterOfKind(name) ?? catalogue.exact(name) },
  });

/** Takes the monsters told by kind before the question: "a", "another" are new ones, "the", "my" the one before. */
export function takeMonstersOfKind(typed: TypedText): void {
  if (typed.catalogue.exact('some Monster') === undefined) return;
  const { text } = typed;
  takeCalledSo(typed);
  const asks = asksFrom.exec(text)?.index ?? text.length;
  const copies = new Map<string, number>();
  let last: string | undefined;
  for (const { index, 0: whole, groups = {} } of text.matchAll(phrase)) {
    const noun = groups['noun'] ?? '';
    const from = index + whole.length - noun.length;
    const span = spanOf(typed, from, from + noun.length);
    if (span === undefined) continue;
    const kind = noun.slice(0, -'monster'.length);
    const called = `some ${kind}Monster`;
    const key = called.toLowerCase();
    const which = (groups['which'] ?? '').toLowerCase();
    const isNew = /^(?:an?|another|one)$/.test(which);
    const before = copies.get(key);
    // "The monster", "my monster" may be one that was told of in other words, or by its name.
    const known = before === undefined && !isNew && kind === '' ? last : undefined;
    const theirs = /^(?:their|his|her|opponent's)$/.test(which);
    const spoken = text.slice(0, index).replace(/\b(?:my|the) $/i, '');
    const named =
      typed.mentions.some(
        ({ start: at, by, name: each }) =>
          at < span.start && by !== 'described' && typed.catalogue.exact(each)?.facts.cardType === 'monster',
      ) &&
      (!theirs || /\b(?:opponent|opp|they|their|he|she|his|her)\b/i.test(spoken));
    if (
      before === undefined &&
      !isNew &&
      (known !== undefined || named || /^(?:the|that|this|its)$/.test(which))
    ) {
      const bare = kind === '' && known !== undefined && !named && copies.size === 1;
      if (bare && known !== undefined) typed.take({ name: known, ...span, by: 'described', takenFrom: noun });
      continue;
    }
    if (index >= asks && (before === undefined || isNew)) continue;
    // "Another" than which was not told.
    if (which === 'another' && copies.size === 0) continue;
    const copy = Math.max(1, (before ?? 0) + (isNew ? 1 : 0));
    const name = copy === 1 ? called : `${called} (${copy})`;
    if (typed.catalogue.exact(name) === undefined) continue;
    copies.set(key, copy);
    last = name;
    typed.take({ name, ...span, by: 'described', takenFrom: noun });
  }
}
