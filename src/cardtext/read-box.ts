import type { Facts } from '../card-model/facts.ts';
import type {
  ActivatedKind,
  Box,
  DraftEffect,
  GivenLimit,
  ReadBox,
  ReadSentence,
  StaticSort,
} from './card-text.ts';
import { type Clauses, clausesOf, offers, printClauses, type Signed, signedOf } from './clauses.ts';
import { type HeadPiece, printHead, readHead } from './head.ts';
import { kindOf } from './kinds.ts';
import {
  bansInTurn,
  beyondLimit,
  type LimitSentence,
  limitAtStart,
  limitOfEach,
  readLimit,
} from './limits.ts';
import { longestSentence } from './normalise.ts';
import { offerClauses, oldClauses } from './old-style.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import {
  appliesLines,
  bansOnly,
  becomesMonster,
  continues,
  dieResult,
  eachTimeLater,
  eitherTurn,
  elsewhere,
  endsItself,
  fromHand,
  givesEffect,
  grants,
  isBulletLabel,
  labelled,
  lastsATime,
  laterMay,
  lists,
  ofJustSaid,
  ofOutcome,
  oneShots,
  ownActivation,
  positionLabel,
  preface,
  refersBack,
  refersToEffect,
  replaces,
  spiritReturn,
  standingBan,
  staysOnField,
  whenItLeaves,
  withoutLabel,
} from './shapes.ts';
import { staticSort } from './statics/statics.ts';
import { sortOfToday } from './statics/statics-of-today.ts';

/** Reads the text of a box; `today`: without signs nothing in it is an activated effect. */
export const readBox = (text: string, facts: Facts, box: Box, today = false): ReadBox =>
  new BoxReader(sentencesOf(text), facts, box, today).read();

/** Goes through the sentences in order; the first step that knows a sentence takes it. */
class BoxReader {
  private readonly effects: DraftEffect[] = [];
  private readonly statics: ReadSentence[] = [];
  /** Is any effect of the box written with a colon or semicolon? Then those without are no activated effects. */
  private readonly modern: boolean;
  /** A Spell/Trap that is used up by its activation: its first effect is that of the activation. */
  private readonly oneShot: boolean;
  private readonly permanent: boolean;
  private readonly spirit: boolean;
  /** The limit that an earlier sentence put on the effects after it. */
  private following: (GivenLimit & { readonly once: boolean }) | null = null;
  /** The next bullets say what the effect before them does. */
  private listed = false;
  /** The next bullets are effects that the card has. */
  private granted = true;
  private activated = false;
  /** Limits on the activation of the card itself: it may stand behind them. */
  private readonly ofCard: GivenLimit[] = [];
  private preface: Sentence | null = null;
  /** The case that a bullet names before its effect: it holds for what stands in the bullet. */
  private label: HeadPiece | null = null;
  private stays = false;
  private readonly sentences: readonly Signed[];
  private readonly facts: Facts;
  private readonly box: Box;

  constructor(sentences: readonly Sentence[], facts: Facts, box: Box, today: boolean) {
    this.sentences = sentences.map(signedOf);
    this.facts = facts;
    this.box = box;
    this.modern =
      today ||
      this.sentences.some(({ sentence, clauses: { head, activation, resolution } }) => {
        const labelled = sentence.bullet && head !== null && isBulletLabel(head.text);
        return activation !== null || (resolution.text !== '' && head !== null && !labelled);
      });
    this.permanent = box === 'main' && facts.cardType !== 'monster';
    this.oneShot = this.permanent && facts.cardType !== 'monster' && oneShots.includes(facts.property);
    this.spirit = facts.cardType === 'monster' && facts.abilities.includes('Spirit');
  }

  read(): ReadBox {
    for (const each of this.sentences) this.take(each);
    for (const each of this.effects) each.limits.push(...this.limitsAround(each));
    return { effects: this.effects, statics: this.statics };
  }

  /** What limits the activation of the card itself, wherever it is said, and each of the effects of which one is chosen. */
  private limitsAround({ kind, sentence, trailing }: DraftEffect): readonly GivenLimit[] {
    const each = limitOfEach([sentence, ...trailing]).map((limit) => ({ limit, span: sentence.span }));
    return kind === 'activation' ? [...this.ofCard, ...each] : each;
  }

  private take({ sentence, clauses }: Signed): void {
    if (sentence.text.length > longestSentence) {
      this.statics.push({ box: this.box, sort: 'unread', sentence });
      return;
    }
    if (this.permanent && fromHand.test(sentence.text)) {
      this.statics.push({ box: this.box, sort: 'hand-activation', sentence });
      return;
    }
    if (this.takeLimit(sentence, clauses)) return;
    if (this.takeListed(sentence, clauses)) return;
    if (this.oneShot && this.takeOneShot(sentence, clauses)) return;
    if (this.takeLabelled(sentence, clauses)) return;
    if (this.takeHeading(sentence, clauses)) return;
    if (this.takeSigned(sentence, clauses)) return;
    if (this.spirit && spiritReturn.test(sentence.text)) this.addEffect(sentence, clauses, 'trigger');
    else if (this.modern || !this.takeOld(sentence)) this.goesOn(sentence);
  }

  /** A bullet of the effect before it. */
  private takeListed(sentence: Sentence, { head, activation }: Clauses): boolean {
    const last = this.effects.at(-1);
    if (sentence.bullet && last !== undefined && this.listed && this.isLedBy(sentence, last)) {
      last.trailing.push(sentence);
      return true;
    }
    if (!sentence.bullet && (head !== null || activation !== null)) this.listed = false;
    if (!sentence.bullet) this.granted = grants.test(sentence.text);
    return false;
  }

  /** The activation of a Normal, Quick-Play, Ritual or Counter card, and what goes on with it. */
  private takeOneShot(sentence: Sentence, clauses: Clauses): boolean {
    const signed = clauses.head !== null || clauses.activation !== null;
    const signs = signed || !this.modern;
    const other = (elsewhere.test(sentence.text) || this.stays) && !ownActivation.test(sentence.text);
    if (other && signs) return false;
    if (this.activated) {
      this.goesOn(sentence);
      return true;
    }
    if (this.effects.length > 0 && !signed && continues.test(sentence.text)) {
      this.goesOn(sentence);
      return true;
    }
    const last = this.sentences.at(-1)?.sentence === sentence;
    if (preface.test(sentence.text) && clauses.activation === null && !last) {
      this.addStatic(sentence);
      this.preface = sentence;
      return true;
    }
    this.stays = staysOnField.test(sentence.text);
    this.activated = true;
    this.addEffect(sentence, clauses, 'activation');
    return true;
  }

  /** A bullet that names its case first. */
  private takeLabelled(sentence: Sentence, { head }: Clauses): boolean {
    if (!sentence.bullet || head === null || !isBulletLabel(head.text)) return false;
    const inner = withoutLabel(sentence, head.text);
    if (this.granted || positionLabel.test(head.text)) {
      this.label = labelled(head);
      const taken = this.takeSigned(inner, clausesOf(inner)) || (!this.modern && this.takeOld(inner));
      this.label = null;
      if (taken) return true;
    }
    this.goesOn(sentence);
    return true;
  }

  /** Words before bullets, ending with a colon. */
  private takeHeading(sentence: Sentence, { head, activation, resolution }: Clauses): boolean {
    if (head === null || activation !== null || resolution.text !== '') return false;
    if (offers(head, '')) return false;
    this.granted = true;
    this.addStatic(sentence);
    return true;
  }

  /** An effect by its signs: FLIP, a colon, a semicolon. */
  private takeSigned(sentence: Sentence, clauses: Clauses): boolean {
    const signs = clauses.flip || clauses.head !== null || clauses.activation !== null;
    const first = this.effects.length === 0 && !clauses.optional;
    const orders = first && clauses.head === null;
    const activates =
      this.permanent &&
      ((signs &&
        orders &&
        (/^activate\b|this card as\b|equip/i.test(sentence.text) || this.isForGood(sentence))) ||
        (first && becomesMonster.test(clauses.resolution.text) && !/\bonce per\b/i.test(sentence.text)) ||
        /\bActivate this card by\b/i.test(sentence.text));
    if (clauses.head !== null && /\bwould detach\b/.test(clauses.head.text)) {
      this.addStatic(sentence);
      return true;
    }
    if (clauses.head !== null && dieResult.test(clauses.head.text)) {
      this.effects.at(-1)?.trailing.push(sentence);
      return this.effects.length > 0;
    }
    const offer = signs ? null : offerClauses(sentence);
    if (offer !== null) this.addEffect(sentence, offer);
    else if (activates) this.addEffect(sentence, clauses, 'activation');
    else if (signs) this.addEffect(sentence, clauses);
    return activates || signs || offer !== null;
  }

  /** Is it done once, as the card that stays is activated: "Target 1 monster in your GY; ... When this card leaves the field"? */
  private isForGood(sentence: Sentence): boolean {
    const after = this.sentences.slice(this.sentences.findIndex((each) => each.sentence === sentence) + 1);
    return (
      /\bto activate this card\b/i.test(sentence.text) ||
      after.some((each) => whenItLeaves.test(each.sentence.text))
    );
  }

  /** An effect in an old wording, without signs. */
  private takeOld(sentence: Sentence): boolean {
    if (this.effects.length > 0 && ofOutcome.test(sentence.text)) return false;
    const clauses = oldClauses(sentence);
    if (clauses === null || (this.permanent && endsItself.test(clauses.resolution.text))) return false;
    if (!clauses.optional && bansOnly.test(clauses.resolution.text)) return false;
    const state = clauses.head === null || /^(?:While|If you)\b/i.test(clauses.head.text);
    const late = state && eachTimeLater.test(clauses.resolution.text);
    const activates =
      this.permanent &&
      this.effects.length === 0 &&
      clauses.head === null &&
      !clauses.optional &&
      this.isForGood(sentence);
    this.addEffect(
      sentence,
      late ? { ...clauses, optional: laterMay.test(sentence.text) } : clauses,
      late ? 'trigger' : activates ? 'activation' : undefined,
    );
    return true;
  }

  private goesOn(sentence: Sentence): void {
    const last = this.effects.at(-1);
    if (last !== undefined && eitherTurn.test(sentence.text)) last.kind = 'quick';
    // What follows the activation of a card that stays is what the card does from then on.
    const joins = last?.kind === 'activation' && this.permanent ? refersBack : continues;
    const follows =
      last !== undefined && this.isRightBehind(sentence, last) && lastsATime.test(sentence.text);
    const names = refersToEffect.test(sentence.text) && !ofJustSaid.test(sentence.text);
    const apart = last !== undefined && !names && !this.isRightBehind(sentence, last);
    const stands = !sentence.bullet && (standingBan.test(sentence.text) || (apart && !this.oneShot));
    const joined = follows || (joins.test(sentence.text) && !stands);
    const ofIt = last !== undefined && (!sentence.bullet || this.isLedBy(sentence, last));
    if (last === undefined || !ofIt || !(this.oneShot ? !replaces.test(sentence.text) : joined)) {
      this.addStatic(sentence);
      return;
    }
    last.trailing.push(sentence);
    this.listed ||= !sentence.bullet && appliesLines.test(sentence.text);
  }

  /** Does nothing but what the effect goes on with stand between it and the sentence? */
  private isRightBehind(sentence: Sentence, { sentence: first, trailing }: DraftEffect): boolean {
    return this.beside(sentence, -1)?.sentence === (trailing.at(-1) ?? first);
  }

  /**
   * Does what leads a line with a bullet belong to the effect: the sentence before the lines, or the one before it in its line?
   * Only words that give a card what follows lead lines of their own.
   */
  private isLedBy(sentence: Sentence, { sentence: own, trailing }: DraftEffect): boolean {
    const before = this.sentences
      .map((each) => each.sentence)
      .findLast(
        ({ bullet, line, span }) => span[0] < sentence.span[0] && (!bullet || line === sentence.line),
      );
    if (before === undefined || readLimit(before.text) !== null) return true;
    const leads = before.bullet || givesEffect.test(before.text);
    return !leads || [own, ...trailing].some(({ span }) => span[1] === before.span[1]);
  }

  private addStatic(sentence: Sentence): void {
    const known = staticSort(sentence.text);
    const sort = known === 'unread' && this.modern ? sortOfToday(sentence.text) : known;
    this.statics.push({ box: this.box, sort, sentence });
  }

  /** Takes a sentence as an effect, if printing what was read of it gives it back. */
  private addEffect(sentence: Sentence, clauses: Clauses, kind?: ActivatedKind): void {
    const head = clauses.head === null ? [] : readHead(clauses.head);
    const whole = clauses.head === null || printHead(head) === clauses.head.text;
    if (!whole || printClauses(clauses) !== sentence.text) {
      this.statics.push({ box: this.box, sort: 'unread', sentence });
      return;
    }
    const inHead = head.filter(({ sort }) => sort === 'limit');
    const within = clauses.joint === null ? null : /\b(?:once|twice) per turn\b/i.exec(sentence.text);
    const at = inHead.length > 0 ? inHead : [{ text: within?.[0] ?? sentence.text, span: sentence.span }];
    const own = at.flatMap(({ text, span }) => {
      const limit = limitAtStart(text);
      return limit === null ? [] : [{ limit, span }];
    });
    this.effects.push({
      box: this.box,
      kind: kind ?? kindOf(sentence.text, clauses, head, this.facts, this.box),
      sentence,
      clauses,
      head: this.label === null ? head : [this.label, ...head],
      today: this.modern,
      preface: kind === 'activation' ? this.preface : null,
      trailing: [],
      limits:
        this.following === null ? own : [...own, { limit: this.following.limit, span: this.following.span }],
    });
    if (this.following?.once === true) this.following = null;
    this.listed = !sentence.bullet && lists.test(sentence.text);
  }

  /** A sentence that limits the effects before or after it. */
  private takeLimit(sentence: Sentence, { activation }: Clauses): boolean {
    const read = activation === null ? readLimit(sentence.text) : null;
    if (read === null) return false;
    const { said, more } = beyondLimit(sentence);
    this.statics.push({ box: this.box, sort: 'limit', sentence: said, limit: read });
    // What stands behind the limit in the same sentence is said of the turn, or not read: it is never dropped.
    if (more !== undefined)
      this.statics.push({
        box: this.box,
        sort: bansInTurn.test(more.text) ? 'restriction' : 'unread',
        sentence: more,
      });
    if (/\bfollowing\b/.test(sentence.text)) this.listed = false;
    const given = { limit: read.limit, span: sentence.span };
    if (read.reach === 'card') this.ofCard.push(given);
    const reached = this.reachedBy(read, sentence);
    if (reached === 'following' || reached === 'next')
      this.following = { ...given, once: reached === 'next' };
    else for (const each of reached) each.limits.push(given);
    if (read.alsoPrevious)
      for (const each of this.effects.slice(-2, -1))
        each.limits.push({ limit: { ...read.limit, per: 'turn' }, span: sentence.span });
    return true;
  }

  /** Does a sentence follow one that applies without being activated? */
  private ofStatic(sentence: Sentence): boolean {
    const before = this.beside(sentence, -1)?.sentence;
    const found = this.statics.find((each) => each.sentence === before);
    if (before === undefined || found === undefined || !applying.includes(found.sort)) return false;
    // What stands behind an effect may go on with it, but for what replaces something.
    return this.effects.length === 0 || replaces.test(before.text);
  }

  /** The sentence so many places after another. */
  private beside(sentence: Sentence, places: number): Signed | undefined {
    return this.sentences[this.sentences.findIndex((each) => each.sentence === sentence) + places];
  }

  private reachedBy(
    { reach }: LimitSentence,
    sentence: Sentence,
  ): readonly DraftEffect[] | 'following' | 'next' {
    switch (reach) {
      case 'following':
      case 'following-shared':
        return 'following';
      case 'next':
        return 'next';
      case 'all':
        return this.effects;
      case 'card':
        return [];
      case 'this':
        if (this.ofStatic(sentence)) return [];
        return this.effects.length === 0 ? 'next' : this.effects.slice(-1);
      case 'each':
      case 'shared':
        if (this.effects.length === 0) return 'following';
        if (reach === 'shared' || this.listed) return this.effects;
        return this.beside(sentence, 1)?.sentence.bullet ? 'following' : this.effects;
    }
  }
}

/** What a sentence is that does something without being activated. */
const applying: readonly StaticSort[] = ['continuous', 'unclassified', 'unread'];
