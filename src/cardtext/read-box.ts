import type { Facts } from '../effects/facts.ts';
import type { ActivatedKind, Box, GivenLimit, ReadBox, ReadEffect, ReadSentence } from './card-text.ts';
import { type Clauses, clausesOf } from './clauses.ts';
import { readHead } from './head.ts';
import { kindOf } from './kinds.ts';
import { limitAtStart, type LimitSentence, readLimit } from './limits.ts';
import { readOld } from './old-style.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { staticSort } from './statics.ts';

/** Reads the text of a box: which sentences are effects that start a Chain Link, and what the others are. */
export function readBox(text: string, facts: Facts, box: Box): ReadBox {
  const reader = new BoxReader(sentencesOf(text), facts, box);
  return reader.read();
}

/** Where an effect of a Spell/Trap is another than that of its activation: it speaks of the card being elsewhere. */
const elsewhere =
  /\bbanish this card\b|\bthis (?:face-up |face-down |Set |activated |banished )*card (?:you control )?(?:\(except the turn[^)]*\) )?(?:is |was )?(?:in|from) (?:your|the|its owner's) (?:GY|hand|field)|\bthis (?:\w+ )?card in (?:its owner's|the|your) (?:control|possession|GY|Spell)|\bthis (?:face-up |Set |activated )?card (?:\w+ ){0,3}(?:is|are) (?:banished|sent|destroyed|discarded|added|Tributed|detached|returned|removed|used|excavated|equipped|targeted)|\bthis card leaves|\bthis card is in your|\bthis banished card|\bcard is sent (?:from [^:]*)?to the GY|\bthis card is (?:\w+ )?(?:face-up )?on the field|\bwhile this card is (?:face-up )?(?:on|in)|\bfrom your GY, except the turn/i;

class BoxReader {
  private readonly effects: (Omit<ReadEffect, 'kind'> & { kind: ActivatedKind; limits: GivenLimit[]; trailing: Sentence[] })[] = [];
  private readonly statics: ReadSentence[] = [];
  private following: GivenLimit | null = null;
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
      const { head, activation, resolution } = clausesOf(each);
      return activation !== null || (resolution.text !== '' && head !== null && !(each.bullet && isBulletLabel(head.text)));
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
    if (!sentence.bullet && (clauses.head !== null || clauses.activation !== null)) this.listed = false;
    if (!sentence.bullet) this.granted = grants.test(sentence.text);
    const first = this.effects.length === 0;
    if (this.oneShot) {
      const other = (elsewhere.test(sentence.text) || this.stays) && (clauses.head !== null || clauses.activation !== null || !this.modern);
      if (!this.activated && !other) {
        if (preface.test(sentence.text) && clauses.activation === null && !this.isLast(sentence)) return this.addStatic(sentence);
        this.stays = /\bequip this card\b|\bSpecial Summon this card as\b|\bremains on the field\b/i.test(sentence.text);
        this.activated = true;
        return this.addEffect(sentence, clauses, 'activation');
      }
      if (!other) return void this.goesOn(sentence);
    }
    if (sentence.bullet && clauses.head !== null && isBulletLabel(clauses.head.text)) {
      const granted = (this.granted || positionLabel.test(clauses.head.text)) && withoutLabel(sentence, clauses.head.text);
      const inner = granted ? clausesOf(granted) : null;
      if (granted && inner !== null && (inner.head !== null || inner.activation !== null)) return this.addEffect(granted, inner);
      if (granted && !this.modern && this.takeOld(granted)) return;
      return this.goesOn(sentence);
    }
    if (clauses.head !== null && clauses.activation === null && clauses.resolution.text === '') {
      this.granted = true;
      return this.addStatic(sentence);
    }
    const signs = clauses.flip || clauses.head !== null || clauses.activation !== null;
    const permanent = this.facts.cardType !== 'monster' && this.box === 'main';
    if (signs && permanent && first && !clauses.optional && clauses.head === null && /^activate\b|this card as\b|equip/i.test(sentence.text)) return this.addEffect(sentence, clauses, 'activation');
    if (permanent && /\bActivate this card by\b/i.test(sentence.text)) return this.addEffect(sentence, clauses, 'activation');
    if (signs) return this.addEffect(sentence, clauses);
    if (this.facts.cardType === 'monster' && this.facts.abilities.includes('Spirit') && spiritReturn.test(sentence.text)) {
      const returns = { ...clauses, head: { text: 'During the End Phase', span: sentence.span } };
      return this.addEffect(sentence, returns, 'trigger');
    }
    if (!this.modern && this.takeOld(sentence)) return;
    this.goesOn(sentence);
  }

  private listed = false;
  private granted = true;
  private stays = false;
  private activated = false;

  private next(sentence: Sentence): Sentence | undefined {
    return this.sentences[this.sentences.indexOf(sentence) + 1];
  }

  private isLast(sentence: Sentence): boolean {
    return this.sentences.at(-1) === sentence;
  }


  /** Takes a sentence in an old wording as an effect, if it is one. */
  private takeOld(sentence: Sentence): boolean {
    const old = readOld(sentence.text);
    if (old === null || (this.facts.cardType !== 'monster' && endsItself.test(old.body))) return false;
    const at = sentence.span[0];
    const head = old.head === null ? null : { text: old.head, span: [at, at + old.head.length] as const };
    const bodyAt = at + sentence.text.length - old.body.length;
    this.addEffect(sentence, {
      flip: false,
      head,
      optional: old.optional,
      may: false,
      activation: null,
      sign: ';',
      resolution: { text: old.body, span: [bodyAt, sentence.span[1]] },
    });
    return true;
  }

  private goesOn(sentence: Sentence): void {
    const last = this.effects.at(-1);
    if (last !== undefined && (this.oneShot || continues.test(sentence.text))) last.trailing.push(sentence);
    if (last !== undefined && /\beffect can (?:also )?be (?:activated|used) during either player's turn/i.test(sentence.text)) last.kind = 'quick';
    if (last !== undefined && last.trailing.at(-1) === sentence) return;
    this.addStatic(sentence);
  }

  private addStatic(sentence: Sentence): void {
    this.statics.push({ box: this.box, sort: staticSort(sentence.text), sentence });
  }

  private addEffect(sentence: Sentence, clauses: Clauses, kind?: 'activation' | 'trigger'): void {
    const head = clauses.head === null ? [] : readHead(clauses.head);
    const limit = limitAtStart(sentence.text) ?? (head.some(({ sort }) => sort === 'limit') ? limitAtStart('Once per turn') : null);
    const limits = limit === null ? [] : [{ limit, span: sentence.span }];
    this.effects.push({
      box: this.box,
      kind: kind ?? kindOf(sentence.text, clauses, head, this.facts, this.box),
      sentence,
      clauses,
      head,
      trailing: [],
      limits: this.following === null ? limits : [...limits, this.following],
    });
    this.listed = /\b(?:this|these|following|appropriate) effects?\b|[:;]\s*\.?$|\b1 of (?:these|the following)/i.test(sentence.text);
  }

  private takeLimit(sentence: Sentence, read: LimitSentence): void {
    this.statics.push({ box: this.box, sort: 'limit', sentence, limit: read });
    if (/\bfollowing\b/.test(sentence.text)) this.listed = false;
    const { reach, limit } = read;
    const give = (effects: typeof this.effects) => {
      for (const each of effects) each.limits.push({ limit, span: sentence.span });
    };
    if (reach === 'following' || reach === 'following-shared') this.following = { limit, span: sentence.span };
    else if (reach === 'card') give(this.effects.filter(({ kind }) => kind === 'activation'));
    else if (reach === 'this') {
      give(this.effects.slice(-1));
      if (/\bprevious effect only once per turn/i.test(sentence.text))
        for (const each of this.effects.slice(-2, -1)) each.limits.push({ limit: { ...limit, per: 'turn' }, span: sentence.span });
    } else if (reach === 'each' && !this.listed && this.next(sentence)?.bullet === true)
      this.following = { limit, span: sentence.span };
    else {
      give(this.effects);
      if (this.effects.length === 0) this.following = { limit, span: sentence.span };
    }
  }
}

/** Words before a colon that only name a case: the side of a coin, a position, a number of materials. */
const isBulletLabel = (text: string): boolean =>
  !/^(?:If|When|During|Once|Each time|At|While(?! in (?:Attack|Defense) Position$)|Twice|\(Quick|After|Before|FLIP)\b/i.test(text) && text.length < 60;
const preface =
  /^(?:\(|(?:This card can be activated|You can activate this card|(?:You can )?(?:only )?activate this card (?:only )?(?:if|when|during|from|by)|Activate only|You can only activate this|Cards and effects cannot|Your opponent cannot activate)\b|(?:If|During|When) [^:;]*, you can (?:also )?activate this card\b)/i;
/** A card that stays on the field goes with the one that it was activated for, or takes it along. */
const endsItself = /^destroy (?:this card|that|the (?:selected|equipped|target))/i;
const positionLabel = /^While in (?:Attack|Defense) Position$/i;
const spiritReturn = /\breturns? (?:it )?to (?:its|the) owner's hand during the End Phase\b/i;
const grants = /\b(?:gains?|has|have|apply|activate and) [^.;]*\b(?:effects?)\b[^;]*[.:]$|these effects[^;]*[.:]$/i;

/** The sentence of a bullet without the words that name its case. */
function withoutLabel(sentence: Sentence, label: string): Sentence {
  const rest = sentence.text.slice(label.length + 1);
  const text = rest.trimStart();
  return { ...sentence, text, span: [sentence.span[1] - text.length, sentence.span[1]] };
}

const continues =
  /^(?:Then|Otherwise|If (?:you do|Summoned|this effect|you activate|you use|it|that)|That|Those|It|Its|They|These|This (?:Token|effect|Summon)|The (?:destroyed|Special|Summoned|selected|equipped)|You (?:cannot|must|can only|take)|For the rest|During the turn|Also|Its|Their|When (?:you activate|this effect)|Your opponent (?:cannot|takes)|Any|Destroy|Banish|At the end|The other|After|Negate|Return|Neither)\b/;
