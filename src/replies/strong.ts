/** A stretch of a text, and whether it is to be shown strong. */
export interface Stretch {
  readonly text: string;
  readonly strong: boolean;
}

type Spans = readonly (readonly [from: number, to: number])[];

/** Cuts a text where strong stretches begin and end. Spans are in order and do not overlap. */
export function stretches(text: string, strong: Spans = []): readonly Stretch[] {
  const all: Stretch[] = [];
  let done = 0;
  for (const [from, to] of strong) {
    all.push({ text: text.slice(done, from), strong: false }, { text: text.slice(from, to), strong: true });
    done = to;
  }
  all.push({ text: text.slice(done), strong: false });
  return all.filter((each) => each.text !== '');
}
