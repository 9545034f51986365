/** A list written as "one | another", in as many lines as it needs. */
export const lines = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Each with a space on both sides, or only after it where it begins with a comma. */
export const spaced = (text: string): readonly string[] =>
  lines(text).map((each) => (each.startsWith(',') ? `${each} ` : ` ${each} `));

/** Each with a space before it, unless it begins with a mark. */
export const trailing = (text: string): readonly string[] =>
  lines(text).map((each) => (/^[,.]/.test(each) ? each : ` ${each}`));
