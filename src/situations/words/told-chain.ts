import { activationPlaces, isActivated } from '../../effects/activated.ts';
import { fieldPlaceOf } from '../../effects/facts.ts';
import { isDescribed } from '../../effects/instruction.ts';
import type { ActivatedEffect } from '../../effects/part.ts';
import type { Player } from '../../engine/duel.ts';
import type { Happens } from '../../engine/happen.ts';
import type { Situation } from '../situation.ts';
import { planResolution, type ToldDeed } from './resolution.ts';
import type { ToldCard } from './told-cards.ts';

export type Action = Situation['actions'][number];

/** A Chain Link while it is being told. */
export interface ToldLink {
  readonly card: ToldCard;
  readonly player: Player | undefined;
  readonly number: number;
  /** Which part of its card; undefined where several could be meant. */
  readonly part: number | undefined;
  readonly cost: Happens[];
  readonly targets: ToldCard[];
  readonly deeds: ToldDeed[];
  negated?: 'activation' | 'effect';
  /** Which of its alternatives were taken, as `resolve` has them. */
  picked?: readonly number[];
  /** Something of its resolution was told. */
  resolving: boolean;
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
  private open: ToldLink[] = [];
  /** Something that happened on the Chain under way was told. */
  private toldOnChain = false;
  private building = false;

  /** The last Chain Link that has not finished resolving. */
  get top(): ToldLink | undefined {
    return this.open.at(-1);
  }

  /** All links that were told, resolved or not. */
  get links(): readonly ToldLink[] {
    return this.entries.flatMap((entry) => (entry.do === 'activate' ? [entry.link] : []));
  }

  /** The link of this card on the Chain. */
  linkOf(card: ToldCard): ToldLink | undefined {
    return this.open.findLast((link) => link.card === card);
  }

  /** The card of a link below the top one that fits: what a chained card may do something to. */
  answered(fits: (card: ToldCard) => boolean): ToldCard | undefined {
    return this.open.slice(0, -1).findLast(({ card }) => fits(card))?.card;
  }

  get started(): boolean {
    return this.entries.length > 0;
  }

  /** Adds a Chain Link. `number` is what was said; `chained`: it answers the link before it. */
  activate(
    card: ToldCard,
    player: Player | undefined,
    said: { readonly number?: number | undefined; readonly chained: boolean; readonly effectOnly: boolean },
  ): ToldLink {
    const begun = this.open.some(({ resolving }) => resolving);
    const answers =
      said.number === undefined ? said.chained : said.number === this.open.length + 1 && said.number > 1;
    if (!answers || begun) {
      if (said.chained && !begun && this.open.length > 0) this.missing.push('the numbers of the Chain Links');
      else if (!begun && said.number === undefined && this.top !== undefined && this.top.player !== player)
        this.missing.push(`whether ${card.model.name} was chained to ${this.top?.card.model.name ?? 'it'}`);
      this.close();
      if (said.chained || (said.number ?? 1) > 1) this.missing.push('what is on the Chain before it');
    }
    const link: ToldLink = {
      card,
      player,
      number: this.open.length + 1,
      part: partOf(card, said.effectOnly),
      cost: [],
      targets: [],
      deeds: [],
      resolving: false,
    };
    this.open.push(link);
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
    return this.open.find((link) => link.number === number);
  }

  private resolveTop(): void {
    const link = this.open.pop();
    if (link === undefined) return;
    // Cards that nobody named may be among "all": whether this was the last thing to happen is then not known.
    const untold = link.deeds.length === 0 && link.negated === undefined;
    if (untold && this.toldOnChain && doesToAll(link))
      this.missing.push(`what "${link.card.model.name}" did when it resolved`);
    this.toldOnChain = this.open.length > 0 && (this.toldOnChain || link.deeds.length > 0);
    this.entries.push({ do: 'resolve', link });
  }

  /** What is left of the Chain resolves. */
  close(): void {
    while (this.top !== undefined) this.resolveTop();
  }

  /** What is asked is asked while the Chain is built: nothing of it resolves. False where it has begun to resolve. */
  keepOpen(): boolean {
    if (this.open.some(({ resolving }) => resolving)) return false;
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
  outside(action: Action): void {
    this.close();
    this.entries.push({ do: 'action', action });
  }

  /** The actions that a situation plays. */
  actions(): readonly Action[] {
    if (!this.building) this.close();
    return this.entries.map((entry): Action => {
      if (entry.do === 'action') return entry.action;
      const { link } = entry;
      return entry.do === 'activate' ? activation(link) : this.resolution(link);
    });
  }

  private resolution(link: ToldLink): Action {
    if (link.negated !== undefined) return { do: 'resolve', negated: link.negated };
    if (link.picked !== undefined) return { do: 'resolve', picked: [...link.picked] };
    if (link.deeds.length === 0) return { do: 'resolve', chosen: link.targets.map(({ id }) => id) };
    const { name } = link.card.model;
    const { moments, assumed, missing } = planResolution(link.deeds, effectOf(link), name);
    this.assumed.push(...assumed);
    this.missing.push(...missing);
    return { do: 'resolve', happens: moments.map((moment) => [...moment]) };
  }
}

const doesToAll = (link: ToldLink): boolean =>
  effectOf(link)?.does.some(({ what }) => isDescribed(what) && what.count === 'all') === true;

function activation(link: ToldLink): Action {
  const { card, player, part, cost, targets } = link;
  return {
    do: 'activate',
    card: card.id,
    ...(part === undefined ? {} : { part }),
    ...(player === undefined ? {} : { player }),
    ...(cost.length === 0 ? {} : { cost: [...cost] }),
    ...(targets.length === 0 ? {} : { targets: targets.map(({ id }) => id) }),
  };
}

/** The effect that a link activates, where it is known which. */
export function effectOf({ card, part }: ToldLink): ActivatedEffect | undefined {
  const found = part === undefined ? undefined : card.model.parts[part];
  return found !== undefined && isActivated(found) ? found : undefined;
}

/** Which part a player activates: a card's own activation, or, of a card in its place, the only effect that it can be. */
function partOf({ model, place }: ToldCard, effectOnly: boolean): number | undefined {
  const numbers = model.parts.flatMap((part, index) => (isActivated(part) ? [{ part, index }] : []));
  const played =
    model.facts.cardType !== 'monster' &&
    !effectOnly &&
    (place === undefined || place === 'hand' || place === fieldPlaceOf(model.facts));
  const fitting = numbers.filter(({ part }) =>
    played ? part.kind === 'activation' : part.kind !== 'activation',
  );
  if (fitting.length === 1) return fitting[0]?.index;
  const here = fitting.filter(
    ({ part }) => place === undefined || activationPlaces(part, model.facts)?.includes(place) !== false,
  );
  // In the open a player activates an Ignition or Quick Effect: a Trigger Effect answers something.
  const free = here.filter(
    ({ part }) => part.kind === 'ignition' || part.kind === 'quick' || part.kind === 'activation',
  );
  return free.length === 1 ? free[0]?.index : undefined;
}
