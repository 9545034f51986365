import type { Catalogue } from '../../cards/catalogue.ts';
import { nameWords } from '../../cards/names/fold-name.ts';
import type { Token } from '../text/tokens.ts';
import type { CardMention, UnclearName } from './mention.ts';
import { begins, hasCapital, isCommon } from './word-kinds.ts';

/** A text in which names are looked for, with those that were found: no token is part of two. */
export class TypedText {
  readonly all: readonly Token[];
  readonly text: string;
  readonly catalogue: Catalogue;
  /** Does its writer set names off with capitals? */
  readonly writesCapitals: boolean;
  private readonly taken = new Set<number>();
  private found: readonly CardMention[] = [];
  private readonly asked: UnclearName[] = [];

  constructor(all: readonly Token[], text: string, catalogue: Catalogue) {
    this.all = all;
    this.text = text;
    this.catalogue = catalogue;
    this.writesCapitals = all.some(
      (each, at) => hasCapital(each) && each.low.length > 1 && !begins(all, at) && !isCommon(each),
    );
  }

  get mentions(): readonly CardMention[] {
    return this.found;
  }

  /** Takes a card, and with it those that were found within its name. */
  take(mention: CardMention): void {
    const isWithin = ({ start, count }: CardMention) =>
      mention.start <= start && start + count <= mention.start + mention.count;
    this.found = [...this.found.filter((each) => !isWithin(each)), mention];
    for (let at = mention.start; at < mention.start + mention.count; at += 1) this.taken.add(at);
  }

  get unclear(): readonly UnclearName[] {
    return this.asked;
  }

  /** Words that name a card, and nobody can tell which: the same words are asked about once. */
  ask(name: UnclearName): void {
    for (let at = name.start; at < name.start + name.count; at += 1) this.taken.add(at);
    if (!this.asked.some(({ typed }) => typed === name.typed)) this.asked.push(name);
  }

  isTaken(at: number): boolean {
    return this.taken.has(at);
  }

  /** Is any of so many tokens part of a name? */
  anyTaken(start: number, count: number): boolean {
    return this.all.slice(start, start + count).some((_, at) => this.taken.has(start + at));
  }

  /** What was typed from a token on, over so many. */
  typed(start: number, count: number): string {
    return this.text.slice(this.all[start]?.from ?? 0, this.all[start + count - 1]?.to ?? 0);
  }

  /** The same as names are compared. */
  words(start: number, count: number): string {
    return nameWords(this.typed(start, count));
  }

  isQuoted(start: number, count: number): boolean {
    const [before, after] = [this.all[start - 1]?.text, this.all[start + count]?.text];
    return (before === '"' && after === '"') || (before === '[' && after === ']');
  }

  /** Is it a part of a word with a hyphen: "contact-style", "non-Toon"? Two words with capitals are no such word. */
  isInCompound(start: number, count: number): boolean {
    const [from, to] = [this.all[start]?.from ?? 0, this.all[start + count - 1]?.to ?? 0];
    return /^-\p{Ll}/u.test(this.text.slice(to, to + 2)) || /\p{Ll}-$/u.test(this.text.slice(from - 2, from));
  }
}
