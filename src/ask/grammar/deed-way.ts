import { someSpell } from '../../situations/readers/described.ts';
import type { Teller } from '../tell/teller.ts';
import { effectOf, type ToldLink } from '../tell/told-link.ts';
import type { Deed } from '../tell/verb-phrases.ts';
import { agentCard, agentPlayer, linkFor, linkMeant } from './agents.ts';
import type { Complement, Frame } from './frame.ts';

/** By what it came about: as a cost or by the effect of a Chain Link, by battle, or nobody said. */
export type Way =
  | { readonly by: 'cost' | 'link'; readonly link: ToldLink }
  | { readonly by: 'battle' | 'rule' }
  | { readonly by: 'open' };

export function wayOf(frame: Frame, deed: Deed, teller: Teller): Way | undefined {
  if (
    frame.complements.some(
      ({ prep, value }) => prep === 'by' && value.kind === 'thing' && value.noun === 'battle',
    )
  )
    return { by: 'battle' };
  if (deed.event === 'discarded' && frame.complements.some(isHandSize)) return { by: 'rule' };
  const asCost = isCostPhrase(frame);
  const agent = agentCard(frame, teller);
  const link = agent === undefined ? linkMeant(frame, teller) : linkFor(agent, frame, teller);
  if (asCost) return { by: 'cost', link: link ?? unnamedLink(frame, teller) };
  if (link === undefined) {
    const fights =
      agent === undefined &&
      frame.verb === 'destroy' &&
      teller.battle !== undefined &&
      frame.join !== 'start';
    return fights ? { by: 'battle' } : { by: 'open' };
  }
  if (agent === undefined && isAfterwards(frame, deed, link)) return { by: 'open' };
  const fresh = !link.resolving && link.deeds.length === 0;
  if (agent === undefined && !isByEffect(frame) && (fresh || frame.detail)) {
    const effect = effectOf(link);
    const does = (some: readonly { readonly do: string }[]) =>
      some.some((each) => deed.verbs.some((verb) => verb === each.do));
    const [paid, done] = [does(effect?.cost ?? []), does(effect?.does ?? [])];
    if (paid && !done) return { by: 'cost', link };
    if (paid === done && isAtActivation(frame, link) && (frame.form === 'ing' || frame.detail)) {
      teller.missing.push(`whether ${link.card.model.name} does this as a cost or by its effect`);
      return undefined;
    }
  }
  return { by: 'link', link };
}

/** A sentence of its own about something that the effect, which is known, does nowhere. */
function isAfterwards({ join, passive, complements, detail }: Frame, deed: Deed, link: ToldLink): boolean {
  const effect = effectOf(link);
  const begins = join === 'start' || join === 'next' || join === 'when' || join === 'if';
  const plain = complements.every(({ prep }) => prep === 'to' || prep === 'from');
  if (!begins || !passive || detail || !plain || effect === undefined) return false;
  return [...effect.cost, ...effect.does].every(
    ({ do: verb }) => verb !== 'described' && !deed.verbs.some((each) => each === verb),
  );
}

/** A cost of which nobody said what it was paid for: that of a Chain Link of another card. */
function unnamedLink(frame: Frame, teller: Teller): ToldLink {
  const player = agentPlayer(frame, teller);
  const card = teller.cards.described(someSpell('the other card'), 'spell-trap-zone', player);
  teller.cards.assumed.push('the effect that it was the cost of is applied');
  return teller.chain.activate(card, player, { chained: false, effectOnly: false });
}

/** Is this told right after the activation, while nothing of its resolution was? */
const isAtActivation = (frame: Frame, link: ToldLink): boolean =>
  !link.resolving &&
  link.deeds.length === 0 &&
  (frame.form === 'ing' || frame.detail || frame.join === 'and' || frame.join === 'comma');

/** "as cost", "for the cost of X", "discards it for X". */
export const isCostPhrase = ({ complements }: Frame): boolean =>
  complements.some(
    ({ prep, value }) =>
      ((prep === 'as' || prep === 'for') && value.kind === 'thing' && value.noun === 'cost') ||
      (prep === 'for' && (value.kind === 'card' || value.kind === 'effect')),
  );

/** "for hand size": at the end of the End Phase, by no effect. */
const isHandSize = ({ prep, value }: Complement): boolean =>
  (prep === 'for' || prep === 'by') && value.kind === 'thing' && value.noun === 'hand-size';

const isByEffect = ({ complements }: Frame): boolean =>
  complements.some(({ prep, value }) => prep === 'by' && value.kind === 'effect');
