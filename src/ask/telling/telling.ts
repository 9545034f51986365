import type { CardModel } from '../../card-model/card-model.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import type { Catalogue } from '../../cards/catalogue.ts';
import { cardsNamed } from '../../engine/play.ts';
import type { Question } from '../../engine/question.ts';
import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import type { UnseenPlace } from '../../engine/state/players.ts';
import type { SaidPlace } from '../../situations/left-out.ts';
import type { Phase } from '../../vocabulary/phases.ts';
import type { Place } from '../../vocabulary/places.ts';
import { behind, type Clause, hasAdjunct, type Owner, type Phrase, type Thing } from '../grammar/clause.ts';
import type { Who } from '../text/chunk.ts';
import { isMonster, onlyThere, placeMeant, type ToldBattle, type ToldCard, ToldCards } from './cards.ts';
import { ToldChain } from './chain.ts';
import type { ToldLink } from './link.ts';
import { turnPlayerBy, turnPlayersBy } from './whose-turn.ts';

/** LP that are said after something was done: they follow from what was done, or something was not told. */
export type ToldValue = { readonly player: Player; readonly lp: number } | 'equal-lp';

interface Counts {
  lp?: number;
  /** How many monsters were Summoned this turn. */
  summons?: number;
  readonly cards: Partial<Record<UnseenPlace, number>>;
}

/**
 * As what a text is read: `log`: every thing that a player does is a step of its own; `part`: of a text that names cards
 * elsewhere; `answered`: an attack of nobody's is one of the player who does not ask; `triggers`, `free`: of the effects of the
 * card that is asked about its Trigger Effects are meant, or the others.
 */
export type ReadAs = 'log' | 'part' | 'answered' | 'triggers' | 'free';

/** What is known while a text is told: its cards, what was done, whose turn it is, and what was not understood. */
export class Telling {
  readonly cards: ToldCards;
  readonly chain = new ToldChain();
  /** What was not understood, or would have to be said. */
  readonly missing: string[] = [];
  readonly counts: Readonly<Record<Player, Counts>> = { P0: { cards: {} }, P1: { cards: {} } };
  turnPlayer: Player | undefined;
  /** Was it said whose turn it is, or that one ended? */
  turnIsSaid = false;
  /** Whose turn it is by now, once a turn was told to end. */
  private now: Player | undefined;
  /** The number of the turn in which the text begins. */
  turnNumber: number | undefined;
  private ended = 0;
  phase: Phase | undefined;
  firstPhase: Phase | undefined;
  /** Did something happen to cards that nobody named? */
  unnamed = false;
  /** Were cards drawn that nobody named? */
  drew = false;
  /** Did something happen of which nobody said whether it was a cost, an effect or for a Summon? */
  uncaused = false;
  /** Was a change of ATK or DEF, or of LP, told in words, and not played? */
  statsTold = false;
  lpTold = false;
  readonly toldValues: ToldValue[] = [];
  asksLp = false;
  /** "Can X attack in Main Phase 1": is a phase part of the question? */
  asksOfPhase = false;
  /** The question is for an amount, and asks only whether it is this one, or any at all. */
  asksWhether: number | 'any' | 'not' | 'whose' | undefined;
  /** The same asked of further cards. */
  readonly alsoAsked: Question[] = [];
  /** All effects that can be used in the battle are. */
  allEffects = false;
  battle: ToldBattle | undefined;
  /** What the effect is used for whose cost was told last. */
  paidFor: Clause | undefined;
  /** Players of whom it was said that they control no other monsters than those that were named. */
  readonly alone = new Set<Player>();
  /** Players of whom it was said that they control no Spells or Traps. */
  readonly noSpellTraps = new Set<Player>();
  /** Cards of which nobody said whose they are, and to which a player did what players do to those of the other one. */
  readonly unsaidSideOf: ToldCard[] = [];
  /** Places that were said to have no monsters in them: other cards may be there. */
  readonly noMonstersIn: { readonly player: Player; readonly place: UnseenPlace }[] = [];
  /** In a log, where cards were said to be that what was told before has somewhere else. */
  readonly saidPlaces: SaidPlace[] = [];
  /** Cards that a player was said not to control: whose field has no others by that is not said. */
  readonly absent = new Map<string, Player>();
  /** Monsters that were Summoned, nobody said how, or by what; and the one that attacks, nobody said what. */
  readonly unsaidWayOf: ToldCard[] = [];
  readonly unsaidEffectOn: ToldCard[] = [];
  unsaidTargetOf: ToldCard | undefined;
  readonly readAs: ReadAs | undefined;
  /** May they be meant as well as its Trigger Effects? */
  mayMeanFree = false;
  /** Does the text say of something that it was done in this turn? */
  readonly saysThisTurn: boolean;
  private readonly text: string;
  /** The cards that subjects stand for which were read. */
  private readonly spoken = new Map<Phrase, ToldCard>();

  constructor(catalogue: Catalogue, text: string, as?: ReadAs) {
    this.text = text;
    this.readAs = as;
    this.saysThisTurn = /\b(?:this|that same|(?:in|on|of) the same|this same|this very) turn\b/i.test(text);
    this.cards = new ToldCards((name): CardModel => {
      const card = catalogue.exact(name);
      if (card === undefined) throw new Error(`${name} was found in the catalogue, and is not in it`);
      return card;
    });
  }

  /** Says that a clause cannot be told, and why. */
  lost({ from, to }: Pick<Clause, 'from' | 'to'>, why: string): undefined {
    this.missing.push(`${why}, in "${this.text.slice(from, Math.min(to, from + 90)).trim()}"`);
    return undefined;
  }

  /** Says what is missing, of no clause. */
  open(what: string): undefined {
    this.missing.push(what);
    return undefined;
  }

  /** The player that is meant; undefined for "both", "nobody". */
  player(who: Who): Player | undefined {
    if (who === 'P0' || who === 'P1') return who;
    if (who === 'me') return 'P0';
    if (who === 'opponent') return 'P1';
    return who === 'turn-player' ? (this.turnPlayer ?? 'P0') : undefined;
  }

  /** Whose something is: "their own" is the one's who acts. */
  owner(owner: Owner | undefined, actor: Player | undefined): Player | undefined {
    if (owner === undefined || owner === 'its') return undefined;
    return owner === 'own' ? actor : this.player(owner);
  }

  actor({ subject, adjuncts, passive }: Clause): Player | undefined {
    return [...subject, ...(passive ? behind({ adjuncts }, 'by') : [])].flatMap((each) =>
      each.kind === 'player' ? (this.player(each.who) ?? []) : [],
    )[0];
  }

  opponentOf(player: Player | undefined): Player {
    return otherPlayer(player ?? 'P0');
  }

  /** Whose turn it is by now, as far as what was said or done tells. */
  get turnOf(): Player | undefined {
    return this.now ?? this.turnPlayer ?? turnPlayerBy(this.chain.soFar(), this.cardOf);
  }

  readonly cardOf = (id: string) => {
    const card = this.cards.all.find((each) => each.id === id);
    return card === undefined ? undefined : { model: card.model, controller: card.setup.controller };
  };

  /** A phase or a turn that was said. `begins`: of what is told next. */
  time(at: Phrase, begins: boolean): undefined {
    if (at.kind !== 'phase' && at.kind !== 'turn') return;
    const player = this.owner(at.owner, undefined);
    // "My first turn" is the second one of the Duel for whoever goes second.
    if (at.kind === 'turn' && at.number === 1 && player !== undefined)
      this.open('whether that is the first turn of the Duel');
    else if (at.kind === 'turn' && at.number !== undefined) this.turnIs(at.number);
    if (player !== undefined) this.turnGoesTo(player, begins);
    if (at.kind !== 'phase') return;
    if (this.phase !== undefined && this.phase !== at.phase && this.chain.started)
      this.chain.outside({ do: 'phase', phase: at.phase });
    this.phase = at.phase;
    this.firstPhase ??= at.phase;
  }

  /** "On turn 3": the turns between it and the one that was told of before were ended. */
  private turnIs(number: number): void {
    this.turnNumber ??= number - this.ended;
    while (this.chain.started && this.turnNumber + this.ended < number) this.endTurn();
    if (this.turnNumber + this.ended !== number) this.missing.push('in which turn that was done');
  }

  private turnGoesTo(player: Player, begins: boolean): void {
    this.turnIsSaid = true;
    // "My opponent attacks in his turn": what was done tells that already.
    if (!begins && [...turnPlayersBy(this.chain.soFar(), this.cardOf)].at(-1) === player) return;
    const before = this.now ?? (this.chain.started ? this.turnOf : this.turnPlayer);
    if (before === undefined) this.turnPlayer = player;
    if (before === undefined || before === player) return;
    // "I Summon X. On my opponent's turn ...": that turn comes after it.
    if (!begins && this.chain.setBy() === undefined) this.missing.push('in whose turn that was done');
    this.turnPlayer ??= before;
    this.endTurn();
  }

  /** The turn ends: the End Phase, and then the other player's Draw Phase. */
  endTurn(): void {
    this.ended += 1;
    this.turnIsSaid = true;
    this.turnPlayer ??= this.turnOf ?? 'P0';
    this.now = otherPlayer(this.now ?? this.turnPlayer);
    this.firstPhase ??= 'main-1';
    this.chain.outside({ do: 'phase', phase: 'end' });
    this.chain.outside({ do: 'phase', phase: 'draw' });
    this.phase = 'draw';
  }

  /** "I go to the Battle Phase": a step of its own, from the phase before. */
  goTo(phase: Phase, player: Player | undefined): void {
    if (player !== undefined) this.turnGoesTo(player, true);
    this.firstPhase ??= phase === 'main-1' || phase === 'standby' ? 'draw' : 'main-1';
    this.chain.outside({ do: 'phase', phase });
    this.phase = phase;
  }

  /** The cards that a phrase speaks of. Which "it" is, where nothing fits, is missing. */
  cardsOf(
    phrase: Phrase,
    clause: Clause,
    fits: (card: ToldCard) => boolean = () => true,
  ): readonly ToldCard[] {
    switch (phrase.kind) {
      case 'card':
        return [this.named(phrase, clause)];
      case 'pronoun': {
        if (phrase.which === 'they') return this.cards.group;
        const card = this.pronoun(phrase, clause, fits) ?? this.lost(clause, 'which card "it" is');
        return card === undefined ? [] : [card];
      }
      case 'player':
        return phrase.who === 'both' ? this.cards.group : [];
      case 'effect':
        return phrase.of === undefined ? [] : this.cardsOf(phrase.of, clause, this.cards.havingText(fits));
      case 'thing':
        return (
          this.copies(phrase, clause) ??
          this.onlyMonster(phrase, clause) ??
          (phrase.of === undefined || phrase.noun !== 'summon' ? [] : this.cardsOf(phrase.of, clause, fits))
        );
      default:
        return [];
    }
  }

  /** The one card that phrases name, players left aside; undefined for none, and for several. */
  oneOf(
    phrases: readonly Phrase[],
    clause: Clause,
    fits?: (card: ToldCard) => boolean,
  ): ToldCard | undefined {
    const [card, more] = phrases
      .filter(({ kind }) => kind !== 'player')
      .flatMap((each) => this.cardsOf(each, clause, fits));
    return more === undefined ? card : undefined;
  }

  private pronoun(
    phrase: Extract<Phrase, { kind: 'pronoun' }>,
    clause: Clause,
    fits: (card: ToldCard) => boolean,
  ): ToldCard | undefined {
    const there = onlyThere[phrase.which];
    if (there !== undefined) {
      const [only, more] = this.cards.all.filter(
        ({ place, setup, spent }) =>
          place !== undefined && there(place) && setup.controller !== 'P1' && !spent,
      );
      return more === undefined ? only : undefined;
    }
    // "It attacks X and is destroyed": a subject that goes on is the same card.
    const before = clause.join === 'start' ? undefined : this.spoken.get(phrase);
    if (before !== undefined && clause.subject.includes(phrase) && fits(before)) return before;
    const card = this.spokenOf(phrase, clause, fits);
    if (card !== undefined && clause.subject.includes(phrase)) this.spoken.set(phrase, card);
    return card;
  }

  private spokenOf(
    { which }: Extract<Phrase, { kind: 'pronoun' }>,
    clause: Clause,
    fits: (card: ToldCard) => boolean,
  ): ToldCard | undefined {
    // What is done in response is done to what it answers; otherwise a card does nothing to itself.
    const answers = clause.verb !== 'activate' && hasAdjunct(clause, 'in-response');
    const source = answers ? undefined : this.chain.top?.card;
    const meant = (each: ToldCard): boolean =>
      fits(each) && (which !== 'that-monster' || (isMonster(each) && each.place !== 'hand'));
    const [only, more] = this.cards.all.filter(meant);
    return (
      this.cards.spokenOf((each) => each !== source && meant(each)) ??
      this.chain.answered(meant) ??
      this.cards.spokenOf(meant) ??
      (more === undefined && clause.verb === 'be' ? only : undefined)
    );
  }

  /** The copies that "another X" was read as: one, however often the words are looked at. */
  private readonly anotherOf = new Map<Phrase, ToldCard>();

  /** A named card, set up as the words before its name say. */
  private named(phrase: Extract<Phrase, { kind: 'card' }>, clause: Clause): ToldCard {
    const made = this.anotherOf.get(phrase);
    if (made !== undefined) return made;
    const actor = this.actor(clause);
    const others = this.isAnothers(phrase, clause, actor) ? actor : undefined;
    const owner = this.owner(phrase.owner, actor) ?? (phrase.qualities.includes('own') ? actor : others);
    const lies = phrase.qualities.find((each) => each === 'face-up' || each === 'face-down');
    const copies = this.cards.all.filter(
      ({ model, setup }) => model.name === phrase.name && (owner === undefined || setup.controller === owner),
    );
    const lyingSo =
      lies === undefined ? [] : copies.filter((each) => (each.faceUp ?? true) === (lies === 'face-up'));
    const [only, more] = copies.length > 1 ? lyingSo : [];
    const card =
      only !== undefined && more === undefined
        ? only
        : this.cards.named(phrase.name, owner, phrase.qualities.includes('second'));
    if (phrase.qualities.includes('second')) this.anotherOf.set(phrase, card);
    this.qualify(card, phrase.qualities, clause);
    if (phrase.way !== undefined) {
      if (card.moved || (card.setup.summoned ?? phrase.way) !== phrase.way)
        this.lost(clause, `how ${card.model.name} was Summoned`);
      else card.setup.summoned = phrase.way;
      this.place(card, 'monster-zone', clause);
    }
    return card;
  }

  /** "My opponent activates X", where the X that was told of is mine: another one, as players activate cards of their own. */
  private isAnothers(phrase: Phrase, clause: Clause, player: Player | undefined): boolean {
    const activates = ['activate', 'chain', 'have'].includes(clause.verb) && clause.objects.includes(phrase);
    if (!activates || player === undefined || phrase.kind !== 'card') return false;
    const same = this.cards.all.filter(({ model }) => model.name === phrase.name);
    return same.length > 0 && same.every(({ setup }) => setup.controller === otherPlayer(player));
  }

  /** "two copies of X", "the second copy", "the first one", "another copy". */
  private copies({ noun, of, count = 1, qualities }: Thing, clause: Clause): readonly ToldCard[] | undefined {
    if (noun !== 'copy' && noun !== 'card') return undefined;
    const nth = qualities.includes('second') ? 1 : qualities.includes('first') ? 0 : undefined;
    if (of?.kind !== 'card') {
      const meant = nth === undefined ? undefined : this.cards.group[nth];
      if (meant !== undefined || nth !== 1) return meant === undefined ? undefined : [meant];
      const whose = this.actor(clause);
      const played = this.cards.all.filter(({ spent, setup }) => spent && setup.controller === whose);
      const [name, more] = new Set(played.map(({ model }) => model.name));
      return name === undefined || more !== undefined ? undefined : [this.cards.named(name, whose, true)];
    }
    if (noun !== 'copy' || count > 6) return undefined;
    const player = this.actor(clause);
    const known = this.cards.all.filter(
      ({ model, setup }) =>
        model.name === of.name &&
        (player === undefined || setup.controller === undefined || setup.controller === player),
    );
    if (nth === 1)
      return [known.slice(1).find(({ spent }) => !spent) ?? this.cards.named(of.name, player, true)];
    if (nth === 0) return [known[0] ?? this.cards.named(of.name, player)];
    return Array.from({ length: count }, (_, at) => known[at] ?? this.cards.named(of.name, player, at > 0));
  }

  /** "my monster": the only one of that player that was told of. */
  private onlyMonster({ noun, owner, count = 1 }: Thing, clause: Clause): readonly ToldCard[] | undefined {
    const player = this.owner(owner, this.actor(clause));
    if (noun !== 'monster' || player === undefined || count !== 1) return undefined;
    const [only, more] = this.cards.all.filter(
      (each) => isMonster(each) && each.place === 'monster-zone' && each.setup.controller === player,
    );
    return only === undefined || more !== undefined ? undefined : [only];
  }

  /** Sets a card up as its qualities say: "face-up", "Set", "in Attack Position". */
  qualify(card: ToldCard, qualities: Clause['qualities'], clause: Clause): void {
    for (const quality of qualities) {
      if (quality === 'attack' || quality === 'defense') {
        this.lies(card, 'monster-zone', undefined, clause);
        if (!card.moved) card.setup.position = quality;
      } else if (quality === 'set' || quality === 'face-down' || quality === 'face-up')
        this.lies(card, card.place ?? fieldPlaceOf(card.model.facts), quality === 'face-up', clause);
      else if (quality === 'properly' && !card.moved) card.setup.properlySummoned = 'yes';
    }
  }

  private lies(card: ToldCard, place: Place, faceUp: boolean | undefined, clause: Clause): void {
    const known = card.faceUp === undefined || faceUp === undefined || card.faceUp === faceUp || !card.moved;
    if (!(this.cards.putAt(card, place, faceUp) && known)) this.lost(clause, `where ${card.model.name} was`);
  }

  /** A card begins a Chain Link from where it is usually activated; one of a player of whom more is not known. */
  activate(card: ToldCard, player: Player | undefined, chained: boolean): ToldLink {
    if (player !== undefined) card.setup.controller ??= player;
    this.cards.readyToActivate(card);
    const link = this.chain.activate(card, player, { chained });
    Object.assign(card, { moved: true, spent: card.model.facts.cardType !== 'monster' });
    return link;
  }

  /** Says where a card is. What contradicts what was told before is missing; in a log it may have come there by what was played. */
  place(card: ToldCard, said: Place | 'field', clause: Clause): void {
    const place = placeMeant(said, card);
    if (this.cards.putAt(card, place)) return;
    if (this.readAs === 'log' && this.chain.started) {
      const named = this.chain.soFar().filter((each) => cardsNamed(each).includes(card.id)).length;
      this.saidPlaces.push({ card: card.id, place, named });
      Object.assign(card, { place, moved: true });
    } else this.lost(clause, `where ${card.model.name} was`);
  }
}
