import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { Question } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import type { SummonWay } from '../../vocabulary/summons.ts';
import { answersLast } from '../grammar/deed-complements.ts';
import type { Frame, Owner, Phrase, ToldTime } from '../grammar/frame.ts';
import type { Who } from '../text/chunk.ts';
import { clauseAt } from '../text/clause-at.ts';
import { copiesMeant, isFurther, lyingSo, onlyOneThere } from './cards/copies.ts';
import { deckOf, type ToldCard, ToldCards } from './cards/told-cards.ts';
import { isOfTheOther, monsterOf } from './cards/whose-monster.ts';
import type { ToldCounts } from './deeds/tell-counts.ts';
import { ToldChain } from './told-chain.ts';
import type { Action } from './told-link.ts';
import type { ToldValue } from './told-values.ts';
import { turnPlayerSoFar } from './whose-turn.ts';

/** Words for the turn in which it is asked. */
const thisTurn = /\b(?:this|that same|(?:in|on|of) the same|this same|this very) turn\b/i;

/** What is known while a text is told: its cards, what was done, whose turn it is, and what was not understood. */
export class Teller {
  readonly cards: ToldCards;
  readonly chain = new ToldChain();
  /** What was not understood, or would have to be said. */
  readonly missing: string[] = [];
  turnPlayer: Player | undefined;
  private readonly counts: Readonly<Record<Player, ToldCounts>> = { P0: { cards: {} }, P1: { cards: {} } };
  /** Whose turn it is by now, once a turn was told to end. */
  private now: Player | undefined;
  phase: Phase | undefined;
  /** The phase that the situation begins in. */
  firstPhase: Phase | undefined;
  /** Did something move cards that nobody named? */
  unnamed = false;
  /** The cards that subjects stand for which were read. */
  private readonly spoken = new Map<Phrase, ToldCard>();
  /** Was a change of ATK or DEF told in words, and not played? */
  statsTold = false;
  /** Was a change of LP told that is not played? */
  lpTold = false;
  /** What was said of LP, ATK and DEF after something was done. */
  readonly toldValues: ToldValue[] = [];
  /** Did something happen of which nobody said whether it was a cost, an effect or for a Summon? */
  uncaused = false;
  /** Of battle damage: is it asked whether it is so much, or any at all? */
  damageAsked: number | 'any' | undefined;
  /** The same asked of further cards. */
  readonly alsoAsked: Question[] = [];
  /** Is it asked how many LP the players have? */
  asksLp = false;
  /** All effects that can be used in the battle are. */
  allEffects = false;
  /** The card that negated a Summon, and the monster, where that was told. */
  negatedSummon: { readonly by: ToldCard; readonly of: ToldCard } | undefined;
  /** The card that attacks, and its target, in the battle under way, and where the text tells of the attack. */
  battle: { attacker: ToldCard; target?: ToldCard; from: number; nobodys?: true } | undefined;

  /** Does the text say of something that it was done in this turn? */
  readonly speaksOfThisTurn: boolean;

  /** Players of whom it was said that they control no other monsters than those that were named. */
  readonly withoutMonsters = new Set<Player>();
  /** Monsters that were Summoned, nobody said how. */
  readonly unsaidWayOf: ToldCard[] = [];
  /** Monsters that were Special Summoned, nobody said by what. */
  readonly unsaidEffectOn: ToldCard[] = [];
  /** The monster that attacks, where nobody said what. */
  unsaidTargetOf: ToldCard | undefined;

  private readonly text: string;

  /** Is the text a log, in which everything that a player does is a step? */
  readonly isLog: boolean;

  constructor(catalogue: Catalogue, text: string, isLog = false) {
    this.text = text;
    this.isLog = isLog;
    this.speaksOfThisTurn = thisTurn.test(text);
    this.cards = new ToldCards((name) => {
      const card = catalogue.exact(name);
      if (card === undefined) throw new Error(`${name} was found in the catalogue, and is not in it`);
      return card;
    });
  }

  /** Says that a frame cannot be told, and why. */
  lost({ from, to }: Frame, why: string): void {
    this.missing.push(`${why}, in "${clauseAt(this.text, from, to)}"`);
  }

  /** The player that is meant; undefined for "both", "nobody". */
  player(who: Who): Player | undefined {
    switch (who) {
      case 'P0':
      case 'P1':
        return who;
      case 'me':
        return 'P0';
      case 'opponent':
        return 'P1';
      case 'turn-player':
        return this.turnPlayer ?? 'P0';
      default:
        return undefined;
    }
  }

  /** What was said of a player's LP and numbers of cards. */
  countsOf(player: Player): ToldCounts {
    return this.counts[player];
  }

  /** The players that are meant: one, both or none. */
  players(who: Who): readonly Player[] {
    if (who === 'both') return ['P0', 'P1'];
    const player = this.player(who);
    return player === undefined ? [] : [player];
  }

  /** Whose something is: "their own" is the one's who acts. */
  owner(owner: Owner | undefined, actor: Player | undefined): Player | undefined {
    if (owner === undefined || owner === 'its') return undefined;
    return owner === 'own' ? actor : this.player(owner);
  }

  /** The player who acts in a frame. */
  actor(frame: Frame): Player | undefined {
    return frame.subject.flatMap((each) => (each.kind === 'player' ? [this.player(each.who)] : []))[0];
  }

  /** A time that was said: phase, whose turn. `begins`: of what is told next; `inMain`: the Main Phase of a turn that comes after; `goes`: a player goes to the phase. */
  time(
    phrase: Phrase,
    { begins = true, inMain = false, goes = false }: Omit<ToldTime, 'phrase' | 'from'> = {},
  ): void {
    if (phrase.kind === 'phase' && goes) this.goTo(phrase.phase, this.owner(phrase.owner, undefined));
    else if (phrase.kind === 'phase') this.begin(phrase.phase, this.owner(phrase.owner, undefined), begins);
    else if (phrase.kind === 'moment') this.goOnTo(phrase.at);
    else if (phrase.kind === 'thing' && phrase.noun === 'turn') {
      const player = this.owner(phrase.owner, undefined);
      const before = this.now;
      if (player !== undefined) this.turnOf(player, begins);
      if (inMain && this.now !== before) this.begin('main-1', undefined, true);
    }
  }

  /** What is told from here on happens at this moment of the battle. */
  private goOnTo(at: readonly BattleMoment[]): void {
    const to = at.at(-1);
    if (to === undefined || to === 'declared') return;
    if (this.battle === undefined) this.missing.push('which monster attacks, and what');
    else this.chain.outside({ do: 'battle', to });
  }

  private turnOf(player: Player, begins: boolean): void {
    const known = this.now ?? (this.chain.started ? this.turnPlayer : undefined);
    const before = known ?? (this.turnPlayer === undefined ? turnPlayerSoFar(this) : undefined);
    if (before === undefined) this.turnPlayer = player;
    if (before === undefined || before === player) return;
    // "I Summon X. On my opponent's turn ...": that turn comes after it.
    if (!begins && this.chain.setBy() === undefined) this.missing.push('in whose turn that was done');
    this.turnPlayer ??= before;
    this.endTurn();
  }

  /** Is it, as far as was said, this player's turn? */
  isTurnOf(player: Player): boolean {
    return player === (this.now ?? this.turnPlayer ?? turnPlayerSoFar(this) ?? 'P0');
  }

  /** The turn ends: the End Phase, and then the other player's Draw Phase. */
  endTurn(): void {
    this.turnPlayer ??= turnPlayerSoFar(this) ?? 'P0';
    this.now = otherPlayer(this.now ?? this.turnPlayer);
    this.firstPhase ??= 'main-1';
    this.outside({ do: 'phase', phase: 'end' });
    this.outside({ do: 'phase', phase: 'draw' });
    this.phase = 'draw';
  }

  /** "I go to the Battle Phase": a step of its own, from the phase before. */
  private goTo(phase: Phase, player: Player | undefined): void {
    if (player !== undefined) this.turnOf(player, true);
    this.firstPhase ??= phase === 'main-1' || phase === 'standby' ? 'draw' : 'main-1';
    this.outside({ do: 'phase', phase });
    this.phase = phase;
  }

  private begin(phase: Phase, player: Player | undefined, begins: boolean): void {
    if (player !== undefined) this.turnOf(player, begins);
    if (this.phase !== undefined && this.phase !== phase && this.chain.started)
      this.chain.outside({ do: 'phase', phase });
    this.phase = phase;
    this.firstPhase ??= phase;
  }

  /** The cards that a phrase speaks of. Unknown ones are missing. */
  cardsOf(phrase: Phrase, frame: Frame, fits: (card: ToldCard) => boolean = () => true): readonly ToldCard[] {
    const actor = this.actor(frame);
    switch (phrase.kind) {
      case 'card':
        return [this.cardOf(phrase, frame)];
      case 'pronoun': {
        if (phrase.which === 'they') return this.cards.group;
        const there = onlyOneThere(phrase.which, this.cards.all);
        if (there !== undefined) return there;
        // "It attacks X and is destroyed": a subject that goes on is the same card.
        const before =
          frame.join !== 'start' && frame.subject.includes(phrase) ? this.spoken.get(phrase) : undefined;
        if (before !== undefined && fits(before)) return [before];
        // What is done in response is done to what it answers; otherwise a card does nothing to itself.
        const answers = frame.verb !== 'activate' && answersLast(frame);
        const source = answers ? undefined : this.chain.top?.card;
        // "The same monster" lies on the field or in a GY: what was activated in the hand is not meant.
        const meant = (each: ToldCard) =>
          fits(each) &&
          (phrase.which !== 'that-monster' ||
            (each.model.facts.cardType === 'monster' && each.place !== 'hand'));
        const card =
          this.cards.spokenOf((each) => each !== source && meant(each)) ??
          this.chain.answered(meant) ??
          this.cards.spokenOf(meant);
        if (card === undefined) this.lost(frame, 'which card "it" is');
        else if (frame.subject.includes(phrase)) this.spoken.set(phrase, card);
        return card === undefined ? [] : [card];
      }
      case 'player':
        return phrase.who === 'both' ? this.cards.group : [];
      case 'effect':
        return phrase.of === undefined ? [] : this.cardsOf(phrase.of, frame, this.cards.havingText(fits));
      case 'thing':
        if (phrase.noun === 'copy' || phrase.noun === 'card') {
          const copies = copiesMeant(phrase, this, frame);
          if (copies !== undefined) return copies;
        } else if (phrase.noun === 'monster') {
          const only = monsterOf(phrase, frame, this);
          if (only !== undefined) return [only];
        }
        return phrase.of === undefined || phrase.noun !== 'summon'
          ? []
          : this.cardsOf(phrase.of, { ...frame, subject: actor === undefined ? [] : frame.subject }, fits);
      default:
        return [];
    }
  }

  /** A named card, set up as the words before its name say. */
  private cardOf(phrase: Extract<Phrase, { kind: 'card' }>, frame: Frame): ToldCard {
    const owner =
      (isOfTheOther(phrase.owner, frame) ? 'P1' : this.owner(phrase.owner, this.actor(frame))) ??
      (phrase.qualities.includes('own') || this.isAnothers(phrase, frame) ? this.actor(frame) : undefined);
    const again = phrase.qualities.includes('second') || isFurther(phrase, frame);
    const card =
      (again ? undefined : lyingSo(phrase, owner, this)) ?? this.cards.named(phrase.name, owner, again);
    this.qualify(card, phrase.qualities, frame);
    if (phrase.way !== undefined) this.wasSummoned(card, phrase.way, frame);
    return card;
  }

  /** "My opponent activates X", where the X that was told of is mine: another one, as players activate cards of their own. */
  private isAnothers(phrase: Extract<Phrase, { kind: 'card' }>, frame: Frame): boolean {
    const player = this.actor(frame);
    const activates = (frame.verb === 'activate' || frame.verb === 'chain') && frame.objects.includes(phrase);
    if (!activates || player === undefined) return false;
    const same = this.cards.all.filter(({ model }) => model.name === phrase.name);
    return (
      same.length > 0 && same.every(({ setup, moved }) => !moved && setup.controller === otherPlayer(player))
    );
  }

  /** "my Tribute Summoned X": it is on the field, and came there so. */
  private wasSummoned(card: ToldCard, way: SummonWay, frame: Frame): void {
    if (card.moved || (card.setup.summoned ?? way) !== way)
      this.lost(frame, `how ${card.model.name} was Summoned`);
    else card.setup.summoned = way;
    if (!this.cards.putAt(card, 'monster-zone')) this.lost(frame, `where ${card.model.name} was`);
  }

  /** Sets a card up as its qualities say: "face-up", "Set", "in Attack Position". */
  qualify(card: ToldCard, qualities: Frame['qualities'], frame: Frame): void {
    for (const quality of qualities) {
      switch (quality) {
        case 'set':
        case 'face-down':
          this.lies(card, card.place ?? fieldPlaceOf(card.model.facts), false, frame);
          break;
        case 'face-up':
          this.lies(card, card.place ?? fieldPlaceOf(card.model.facts), true, frame);
          break;
        case 'attack':
        case 'defense':
          this.lies(card, 'monster-zone', undefined, frame);
          if (!card.moved) card.setup.position = quality;
          break;
        default:
          break;
      }
    }
  }

  private lies(card: ToldCard, place: Place, faceUp: boolean | undefined, frame: Frame): void {
    const known = card.faceUp === undefined || faceUp === undefined || card.faceUp === faceUp || !card.moved;
    if (!(this.cards.putAt(card, place, faceUp) && known)) this.lost(frame, `where ${card.model.name} was`);
  }

  /** The place that is meant, for this card: "the field" and "the Deck" depend on it. */
  placeFor(place: Place | 'field', card: ToldCard): Place {
    if (place === 'field' || place === 'monster-zone') return fieldPlaceOf(card.model.facts);
    return place === 'deck' ? deckOf(card.model) : place;
  }

  /** Says where a card is; what contradicts what was told before is missing. */
  place(card: ToldCard, place: Place | 'field', frame: Frame): void {
    if (!this.cards.putAt(card, this.placeFor(place, card))) this.lost(frame, `where ${card.model.name} was`);
  }

  /** Something done outside a Chain. */
  outside(action: Action): void {
    this.chain.outside(action);
  }

  opponentOf(player: Player | undefined): Player {
    return otherPlayer(player ?? 'P0');
  }
}
