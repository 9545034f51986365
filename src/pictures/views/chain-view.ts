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

const whyNot: Readonly<Record<NonNullable<Resolved['because']>, string>> = {
  'card-gone': 'does nothing: its card is gone',
  'not-face-up': 'does nothing: its card is no longer face-up',
  'effect-negated': 'its effect was negated',
  'activation-negated': 'its activation was negated',
  'effects-negated-on-field': 'its effect was negated',
};

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
  if (resolved?.because !== undefined) return whyNot[resolved.because];
  if (resolved !== undefined) return 'resolved';
  return negated === undefined ? 'waits to resolve' : `its ${negated} was negated`;
}
