import { verbForms } from '../../text/verbs.ts';

/** How a word stands: as in the dictionary, or bent. `past` is the participle too. */
export type Bent = 'base' | 's' | 'past' | 'ing';

/** Verbs that are bent irregularly and that players' verbs (words/verbs.ts) do not have. */
const irregular: Readonly<Record<string, readonly [string, Bent]>> = {
  is: ['be', 's'],
  are: ['be', 's'],
  was: ['be', 'past'],
  were: ['be', 'past'],
  been: ['be', 'past'],
  being: ['be', 'ing'],
  has: ['have', 's'],
  having: ['have', 'ing'],
  does: ['do', 's'],
  did: ['do', 'past'],
  done: ['do', 'past'],
  overlaid: ['overlay', 'past'],
  filled: ['fill', 'past'],
  shown: ['show', 'past'],
  stands: ['stand', 's'],
  equipped: ['equip', 'past'],
  unequipped: ['unequip', 'past'],
  seed: ['seed', 'base'],
  met: ['meet', 'past'],
  freed: ['free', 'past'],
  taken: ['take', 'past'],
  kept: ['keep', 'past'],
  begun: ['begin', 'past'],
  began: ['begin', 'past'],
  became: ['become', 'past'],
  came: ['come', 'past'],
  gave: ['give', 'past'],
  given: ['give', 'past'],
  said: ['say', 'past'],
  won: ['win', 'past'],
  stood: ['stand', 'past'],
  stole: ['steal', 'past'],
  stolen: ['steal', 'past'],
  letting: ['let', 'ing'],
  lies: ['lie', 's'],
  lying: ['lie', 'ing'],
  lay: ['lie', 'past'],
  happened: ['happen', 'past'],
  wins: ['win', 's'],
  dropped: ['drop', 'past'],
  stopped: ['stop', 'past'],
  stopping: ['stop', 'ing'],
  skipped: ['skip', 'past'],
  had: ['have', 'past'],
  held: ['hold', 'past'],
};

/** Bent forms of the verbs that players tell a Duel with: "sent" is "send". */
const told = new Map<string, readonly [string, Bent]>();
let base = '';
for (const { words, form } of verbForms) {
  if (words.includes(' ')) continue;
  if (form === 'base') base = words;
  else told.set(words, [base, form]);
}

/** The readings of a word, the word itself first: "sets" is "set". Not all of them are words. */
export function baseForms(word: string): readonly (readonly [string, Bent])[] {
  const known = irregular[word] ?? told.get(word);
  const found: (readonly [string, Bent])[] = [[word, 'base']];
  if (known !== undefined) return [...found, known];
  if (word.endsWith('ies')) found.push([`${word.slice(0, -3)}y`, 's']);
  if (word.endsWith('es')) found.push([word.slice(0, -2), 's']);
  if (word.endsWith('s')) found.push([word.slice(0, -1), 's']);
  if (word.endsWith('ied')) found.push([`${word.slice(0, -3)}y`, 'past']);
  if (word.endsWith('ed')) found.push([word.slice(0, -1), 'past'], [word.slice(0, -2), 'past']);
  if (word.endsWith('ing')) found.push([word.slice(0, -3), 'ing'], [`${word.slice(0, -3)}e`, 'ing']);
  return found;
}
