import { otherPlayer, type Player } from '../../engine/state/duel.ts';
import type { ToldCard } from './cards.ts';
import {
  type Action,
  activation,
  answersActivationsOnly,
  doesToAll,
  effectOf,
  movesTargets,
  partOf,
  type ToldLink,
} from './link.ts';
import { planResolution } from './resolution.ts';

/** A Chain Link of which nobody said whether it was chained to those before it, and what is played where it was. */
export interface Doubtful {
  readonly what: string;
  readonly chained: readonly Action[];
}

type Entry =
  | { readonly do: 'activate'; readonly link: ToldLink }
  | { readonly do: 'resolve'; readonly link: ToldLink }
  | { readonly do: 'action'; readonly action: Action };

/** What was told to be done, in order: Chains with their links, and what happened outside them. */
export class ToldChain {
  readonly missing: string[] = [];
  readonly assumed: string[] = [];
  private readonly entries: Entry[] = [];
  private unresolved: ToldLink[] = [];
  /** Something that happened on the Chain under way was told. */
  private toldOnChain = false;
  private building = false;
  /** The link that answers a declared Summon. */
  private negator: ToldLink | undefined;
  /** Where links begin that may have been chained: what stood on the Chain resolved in the entries before them. */
  private readonly doubts: { readonly what: string; readonly from: number; readonly to: number }[] = [];

  /** The last Chain Link that has not finished resolving. */
  get top(): ToldLink | undefined {
    return this.unresolved.at(-1);
  }

  /** The links that have not finished resolving. */
  get open(): readonly ToldLink[] {
    return this.unresolved;
  }

  /** All links that were told, resolved or not. */
  get links(): readonly ToldLink[] {
    return this.entries.flatMap((entry) => (entry.do === 'activate' ? [entry.link] : []));
  }

  linkOf(card: ToldCard): ToldLink | undefined {
    return this.unresolved.findLast((link) => link.card === card);
  }

  /** The card of a link below the top one that fits: what a chained card may do something to. */
  answered(fits: (card: ToldCard) => boolean): ToldCard | undefined {
    return this.unresolved.slice(0, -1).findLast(({ card }) => fits(card))?.card;
  }

  get mayChangeLp(): boolean {
    return this.entries.some(
      (entry) => entry.do !== 'action' || entry.action.do === 'lp' || entry.action.do === 'happen',
    );
  }

  /** A card that was activated in response, where nothing was told before that it may answer. */
  answersUntold: ToldCard | undefined;

  get started(): boolean {
    return this.entries.length > 0;
  }

  /** Adds a Chain Link. `number` is what was said; `chained`: it answers the link before it. */
  activate(
    card: ToldCard,
    player: Player | undefined,
    said: { readonly number?: number | undefined; readonly chained?: boolean; readonly effectOnly?: boolean },
  ): ToldLink {
    const { number, chained = false, effectOnly = false } = said;
    const begun = this.unresolved.some(({ resolving }) => resolving);
    const mustAnswer =
      this.top !== undefined &&
      player !== undefined &&
      this.top.player === otherPlayer(player) &&
      answersActivationsOnly(card, effectOnly);
    const answers =
      number === undefined
        ? chained || (mustAnswer && !begun)
        : number === this.unresolved.length + 1 && number > 1;
    if (!answers || begun) {
      if (chained && !begun && this.unresolved.length > 0)
        this.missing.push('the numbers of the Chain Links');
      const isOther = !begun && number === undefined && this.top?.player !== player;
      const answered = isOther && !this.top?.doneAsTold ? this.top : undefined;
      const from = this.entries.length;
      this.close();
      if (answered !== undefined) {
        const what = `whether ${card.model.name} was chained to ${answered.card.model.name}`;
        this.doubts.push({ what, from, to: this.entries.length });
      }
      if (chained || (number ?? 1) > 1) this.missing.push('what is on the Chain before it');
    }
    if (chained && this.entries.length === 0) this.answersUntold = card;
    const link: ToldLink = {
      card,
      player,
      number: this.unresolved.length + 1,
      part: partOf(card, effectOnly, this.entries.length === 0 && !chained),
      cost: [],
      targets: [],
      deeds: [],
      resolving: false,
    };
    this.unresolved.push(link);
    this.entries.push({ do: 'activate', link });
    return link;
  }

  /** The Chain resolves down to this link, which is told about now. */
  resolveTo(link: ToldLink): void {
    while (this.top !== undefined && this.top !== link) this.resolveTop();
    link.resolving = true;
  }

  /** The link with this number, where it is still on the Chain. */
  byNumber(number: number): ToldLink | undefined {
    return this.unresolved.find((link) => link.number === number);
  }

  private resolveTop(): void {
    const link = this.unresolved.pop();
    if (link === undefined) return;
    // Cards that nobody named may be among "all": whether this was the last thing to happen is then not known.
    const untold = link.deeds.length === 0 && link.negated === undefined;
    if (untold && this.toldOnChain && doesToAll(link))
      this.missing.push(`what "${link.card.model.name}" did when it resolved`);
    // Where its targets are now is what its text does with them.
    if (untold && movesTargets(link))
      for (const target of link.targets) Object.assign(target, { place: undefined, moved: true });
    this.toldOnChain = this.unresolved.length > 0 && (this.toldOnChain || link.deeds.length > 0);
    this.entries.push({ do: 'resolve', link });
  }

  /** This link answers the Summon that was declared before it. */
  negatesSummon(link: ToldLink): void {
    this.negator = link;
  }

  /** What is left of the Chain resolves. */
  close(): undefined {
    while (this.top !== undefined) this.resolveTop();
  }

  /** What is asked is asked while the Chain is built: nothing of it resolves. False where it has begun to resolve. */
  keepOpen(): boolean {
    if (this.unresolved.some(({ resolving }) => resolving)) return false;
    this.building = true;
    return true;
  }

  /** The Summon that was the last thing to be told; undefined where something else was. */
  lastSummon(): Extract<Action, { do: 'summon' }> | undefined {
    const last = this.entries.at(-1);
    return last?.do === 'action' && last.action.do === 'summon' && last.action.way !== 'set'
      ? last.action
      : undefined;
  }

  /** The monster of which it was told last that it was Special Summoned, and not how. */
  lastSpecialSummoned(): string | undefined {
    const last = this.entries.at(-1);
    const events = last?.do === 'action' && last.action.do === 'happen' ? last.action.events : [];
    return events.find(({ event }) => event === 'special-summoned')?.card;
  }

  /** Who has Set cards, where nothing else was done so far. */
  setBy(): Player | undefined {
    const actions = this.entries.map((each) => (each.do === 'action' ? each.action : undefined));
    const [first] = actions;
    const all = actions.every((each) => each?.do === 'summon' && each.way === 'set');
    return all && first?.do === 'summon' ? first.player : undefined;
  }

  /** Was an attack the last thing to be told, but for its Damage Step, so that its battle is still to come? */
  endsWithAttack(): boolean {
    const last = this.entries.findLast(
      (each) => each.do !== 'action' || each.action.do !== 'phase' || each.action.phase !== 'damage',
    );
    return last?.do === 'action' && last.action.do === 'attack';
  }

  /** The Summon that was told last was only declared: something answers that. False where there is none. */
  declareOnly(): boolean {
    const last = this.lastSummon();
    if (last === undefined) return false;
    this.entries[this.entries.length - 1] = { do: 'action', action: { ...last, do: 'declare-summon' } };
    return true;
  }

  /** Something outside of Chains; a Chain under way is over then. */
  outside(action: Action): undefined {
    this.close();
    this.entries.push({ do: 'action', action });
  }

  /** What was done so far, without how Chain Links resolved; a Chain under way stays so. */
  soFar(): readonly Action[] {
    return this.entries.map((entry): Action => {
      if (entry.do === 'action') return entry.action;
      return entry.do === 'activate' ? activation(entry.link) : { do: 'resolve' };
    });
  }

  actions(): readonly Action[] {
    if (!this.building) this.close();
    return this.entries.flatMap((entry): readonly Action[] => {
      if (entry.do === 'action') return [entry.action];
      const { link } = entry;
      if (entry.do === 'activate') return [activation(link)];
      return [this.resolution(link), ...(this.isSaved(link) ? [{ do: 'complete-summon' } as const] : [])];
    });
  }

  /** The link was to negate a Summon, and was negated itself: the Summon succeeds. */
  private isSaved(link: ToldLink): boolean {
    if (link !== this.negator) return false;
    if (link.negated !== undefined) return true;
    const from = this.entries.findIndex((each) => each.do === 'activate' && each.link === link);
    const to = this.entries.findIndex((each) => each.do === 'resolve' && each.link === link);
    const [answer, more] = this.entries
      .slice(from + 1, to)
      .flatMap((each) => (each.do === 'activate' ? [each.link] : []));
    if (answer === undefined) return false;
    const does = effectOf(answer)?.does;
    const negates = does?.some(({ do: verb }) => verb === 'negate-activation' || verb === 'negate-effect');
    if (more !== undefined || does === undefined) this.missing.push('whether the Summon was negated');
    return negates === true;
  }

  /** The links that may have been chained, each with all that is played where it was. */
  doubtful(): readonly Doubtful[] {
    const all = this.actions();
    return this.doubts.map(({ what, from, to }) => {
      const end = chainEnd(all, to);
      const [resolves, links] = [all.slice(from, to), all.slice(to, end)];
      return { what, chained: [...all.slice(0, from), ...links, ...resolves, ...all.slice(end)] };
    });
  }

  private resolution(link: ToldLink): Action {
    if (link.negated !== undefined) return { do: 'resolve', negated: link.negated };
    if (link.picked !== undefined) return { do: 'resolve', picked: [...link.picked] };
    if (link.deeds.length === 0)
      return { do: 'resolve', chosen: (link.chosen ?? link.targets).map(({ id }) => id) };
    const { name } = link.card.model;
    if (link.lpByText) this.missing.push(`how "${name}" changes the LP besides`);
    const { moments, assumed, missing } = planResolution(link.deeds, effectOf(link), link.card);
    this.assumed.push(...assumed);
    this.missing.push(...missing);
    // A deed that was told of no card, as one of an effect that was lost on the way, is no moment.
    return { do: 'resolve', happens: moments.filter(({ length }) => length > 0).map((each) => [...each]) };
  }
}

/** Where the Chain that begins at this action is over. */
export function chainEnd(all: readonly Action[], from: number): number {
  const end = all.findIndex((_, at) => at >= from && openLinks(all.slice(from, at + 1)) === 0);
  return end < 0 ? all.length : end + 1;
}

/** How many Chain Links have been activated, and have not resolved. */
export const openLinks = (actions: readonly Action[]): number =>
  actions.reduce((open, { do: does }) => open + (does === 'activate' ? 1 : does === 'resolve' ? -1 : 0), 0);
