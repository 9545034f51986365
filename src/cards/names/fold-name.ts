import letters from '../../../data/lexicon/letters.json' with { type: 'json' };

/** Letters that Unicode does not take apart, and letters of the Greek alphabet that stand in English names. */
const spelled: ReadonlyMap<string, string> = new Map(Object.entries(letters));
const odd = new RegExp(`[${[...spelled.keys()].join('')}]`, 'g');
const plain = /^[a-z0-9 ]*$/;
/** Longer than any name, in letters; what is typed may be anything. */
export const LONGEST_NAME = 100;

/** The words of a name as they are compared: letters of any script and digits in lower case; single letters together are a word (D/D/D). */
export function nameWords(name: string): string {
  const lower = name.slice(0, LONGEST_NAME).toLowerCase();
  const known = plain.test(lower) ? lower : withoutMarks(lower);
  return joinLetters(known.split(' ').filter((word) => word !== '')).join(' ');
}

/** The letters and digits of a name alone, for comparing names whose words are parted in different ways. */
export const compactName = (words: string): string => words.replaceAll(' ', '');

/** The words of what somebody typed: as of a name, and "no. 39" as "number 39". */
export const typedWords = (typed: string): string =>
  nameWords(typed.replace(/(^|\s)(?:no|nr|num)[.:\s]*(?=(?:[csf]|ic)?\d)/gi, '$1number '));

function withoutMarks(lower: string): string {
  return (
    lower
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’‘`´]/g, '')
      // Not folded further, so that kana keep their voicing marks and Hangul is whole again.
      .normalize('NFKC')
      .replace(odd, (letter) => spelled.get(letter) ?? letter)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
  );
}

function joinLetters(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let letters = '';
  const end = (): void => {
    if (letters !== '') joined.push(letters);
    letters = '';
  };
  for (const word of words) {
    if (word.length === 1 && word >= 'a' && word <= 'z') {
      letters += word;
    } else {
      end();
      joined.push(word);
    }
  }
  end();
  return joined;
}
