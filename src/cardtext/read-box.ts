import type { Facts } from '../effects/facts.ts';
import type { Limit } from '../effects/part.ts';
import type { Box, ReadBox, ReadEffect, ReadSentence } from './card-text.ts';
import { type Clauses, clausesOf } from './clauses.ts';
import { readHead } from './head.ts';
import { kindOf } from './kinds.ts';
import { limitAtStart, type LimitSentence, readLimit } from './limits.ts';
import { readOld } from './old-style.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import type { Span } from './span.ts';
import { staticSort } from './statics.ts';

/** Reads the text of a box: which sentences are effects that start a Chain Link, and what the others are. */
export function readBox(text: string, facts: Facts, box: Box): ReadBox {
  const reader = new BoxReader(sentencesOf(text), facts, box);
  return reader.read();
}

/** Where an effect of a Spell/Trap is another than that of its activation: it speaks of the card being elsewhere. */
const elsewhere =
  /\bthis (?:face-up |face-down |Set |activated |banished )*card (?:you control )?(?:\(except the turn[^)]*\) )?(?:is |was )?(?:in|from) (?:your|the|its owner's) (?:GY|hand|field)|\bthis (?:\w+ )?card in (?:its owner's|the|your) (?:control|possession|GY|Spell)|\bthis (?:face-up |Set |activated )?card (?:\w+ ){0,3}(?:is|are) (?:banished|sent|destroyed|discarded|added|Tributed|detached|returned|removed|used|excavated|equipped|targeted)|\bthis card leaves|\bthis card is in your|\bthis banished card|\bcard is sent (?:from [^:]*)?to the GY|\bthis card is (?:\w+ )?(?:face-up )?on the field|\bwhile this card is (?:face-up )?(?:on|in)|\bfrom your GY, except the turn/i;

class BoxReader {
  private readonly effects: (ReadEffect & { limit: Limit | null; limitSpan: Span | null; trailing: Sentence[] })[] = [];
  private readonly statics: ReadSentence[] = [];
  private following: { readonly limit: Limit; readonly span: Span } | null = null;
  private readonly modern: boolean;
  private readonly oneShot: boolean;
  private readonly sentences: readonly Sentence[];
  private readonly facts: Facts;
  private readonly box: Box;

  constructor(sentences: readonly Sentence[], facts: Facts, box: Box) {
    this.sentences = sentences;
    this.facts = facts;
    this.box = box;
    this.modern = sentences.some((each) => {
      const { head, activation } = clausesOf(each);
      return head !== null || activation !== null;
    });
    this.oneShot =
      box === 'main' &&
      facts.cardType !== 'monster' &&
      (facts.property === 'Normal' ||
        facts.property === 'Quick-Play' ||
        facts.property === 'Ritual' ||
        facts.property === 'Counter');
  }

  read(): ReadBox {
    this.sentences.forEach((sentence) => {
      this.take(sentence);
    });
    const unread = this.statics.flatMap(({ sort, sentence }) => (sort === 'unread' ? [sentence] : []));
    return { effects: this.effects, statics: this.statics, unread };
  }

  private take(sentence: Sentence): void {
    const limit = readLimit(sentence.text);
    if (limit !== null && clausesOf(sentence).activation === null) return this.takeLimit(sentence, limit);
    const clauses = clausesOf(sentence);
    const last = this.effects.at(-1);
    if (sentence.bullet && last !== undefined && this.listed) return void last.trailing.push(sentence);
    if (!sentence.bullet) this.listed = false;
    const first = this.effects.length === 0;
    if (this.oneShot) {
      const other = elsewhere.test(sentence.text) && (clauses.head !== null || clauses.activation !== null || !this.modern);
      if (first && !other) {
        if (/^(?:This card can be activated|You can activate this card|(?:You can )?(?:only )?activate this card|During your turn, you can activate)/i.test(sentence.text) && clauses.activation === null)
          return this.addStatic(sentence);
        return this.addEffect(sentence, clauses, 'activation');
      }
      if (!first && !other) return void this.goesOn(sentence);
    }
    const signs = clauses.flip || clauses.head !== null || clauses.activation !== null;
    if (signs) return this.addEffect(sentence, clauses);
    if (!this.modern) {
      const old = readOld(sentence.text);
      if (old !== null) {
        const words = sentence.text;
        const at = sentence.span[0];
        const head = old.head === null ? null : { text: old.head, span: [at, at + old.head.length] as const };
        const bodyAt = at + words.length - old.body.length;
        return this.addEffect(sentence, {
          flip: false,
          head,
          optional: old.optional,
          activation: null,
          resolution: { text: old.body, span: [bodyAt, sentence.span[1]] },
        });
      }
    }
    this.goesOn(sentence);
  }

  private listed = false;

  private goesOn(sentence: Sentence): void {
    const last = this.effects.at(-1);
    if (last !== undefined && (this.oneShot || continues.test(sentence.text))) last.trailing.push(sentence);
    else this.addStatic(sentence);
  }

  private addStatic(sentence: Sentence): void {
    this.statics.push({ box: this.box, sort: staticSort(sentence.text), sentence });
  }

  private addEffect(sentence: Sentence, clauses: Clauses, kind?: 'activation'): void {
    const head = clauses.head === null ? [] : readHead(clauses.head);
    const limit = limitAtStart(sentence.text) ?? (head.some(({ sort }) => sort === 'limit') ? limitAtStart('Once per turn') : null);
    const own = { limit, limitSpan: limit === null ? null : sentence.span };
    const given = this.following === null ? own : { limit: this.following.limit, limitSpan: this.following.span };
    this.effects.push({
      box: this.box,
      kind: kind ?? kindOf(clauses, head, this.facts, this.box),
      sentence,
      clauses,
      head,
      trailing: [],
      ...given,
    });
    this.listed = /\b(?:these|following) effects?\b|[:;]\s*\.?$|\b1 of (?:these|the following)/i.test(sentence.text);
  }

  private takeLimit(sentence: Sentence, read: LimitSentence): void {
    this.statics.push({ box: this.box, sort: 'limit', sentence, limit: read });
    const { reach, limit } = read;
    const give = (effects: typeof this.effects) => {
      for (const each of effects) {
        each.limit = limit;
        each.limitSpan = sentence.span;
      }
    };
    if (reach === 'following' || reach === 'following-shared') this.following = { limit, span: sentence.span };
    else if (reach === 'card') give(this.effects.filter(({ kind }) => kind === 'activation'));
    else if (reach === 'this') give(this.effects.slice(-1));
    else {
      give(this.effects);
      if (this.effects.length === 0) this.following = { limit, span: sentence.span };
    }
  }
}

const continues =
  /^(?:Then|Otherwise|If (?:you do|Summoned|this effect|you activate|you use|it|that)|That|Those|It|Its|They|These|This (?:Token|effect|Summon)|The (?:destroyed|Special|Summoned|selected|equipped)|You (?:cannot|must|can only|take)|For the rest|During the turn|Also|Its|Their|When (?:you activate|this effect)|Your opponent (?:cannot|takes)|Any|Destroy|Banish|At the end|The other|After|Negate|Return|Neither)\b/;
