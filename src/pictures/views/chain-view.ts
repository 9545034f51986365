import words from '../../../data/lexicon/described.json' with { type: 'json' };
import { isActivated, spellSpeed } from '../../card-model/activated.ts';
import { type ChainLink, cardOf, type Duel, type Resolved } from '../../engine/state/duel.ts';
import type { ChainView, ShownLink } from '../view.ts';

/** The last Chain of what was played, each link with what became of it; undefined where there was none. */
export function chainView(duel: Duel): ChainView | undefined {
  const done = duel.resolved
    .filter(({ chain }) => chain === duel.chains)
    .map((resolved) => shownLink(duel, resolved.link, resolved));
  const open = duel.chain.map((link) => shownLink(duel, link, undefined));
  const links = [...open, ...done].toSorted((a, b) => a.number - b.number);
  return links.length === 0 ? undefined : { kind: 'chain', links };
}

function shownLink(duel: Duel, link: ChainLink, resolved: Resolved | undefined): ShownLink {
  const { model } = cardOf(duel, link.card);
  const part = link.part === undefined ? undefined : model.parts[link.part];
  const because = resolved?.because;
  return {
    number: link.number,
    card: model.name,
    player: link.player,
    spellSpeed: part !== undefined && isActivated(part) ? spellSpeed(part, model.facts) : undefined,
    targets: link.targets.map(({ id }) => cardOf(duel, id).model.name),
    struck: because !== undefined || link.negated !== undefined,
    became: became(link, resolved),
  };
}

function became({ negated }: ChainLink, resolved: Resolved | undefined): string {
  if (resolved?.because !== undefined) return words.unresolved[resolved.because];
  if (resolved !== undefined) return 'resolved';
  return negated === undefined ? 'waits to resolve' : `its ${negated} was negated`;
}
