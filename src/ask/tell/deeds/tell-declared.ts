import type { Frame } from '../../grammar/frame.ts';
import type { Noun } from '../../text/chunk.ts';
import type { Teller } from '../teller.ts';
import { effectOf } from '../told-link.ts';

const kinds: Readonly<Partial<Record<Noun, string>>> = {
  'kind-ritual': 'Ritual',
  'kind-fusion': 'Fusion',
  'kind-synchro': 'Synchro',
  'kind-xyz': 'Xyz',
  'kind-pendulum': 'Pendulum',
};

/** "declaring X", "declaring Synchro": what is declared for the last Chain Link. False where its text declares nothing. */
export function tellDeclared({ objects }: Frame, teller: Teller): boolean {
  const link = teller.chain.top;
  const declares =
    link === undefined ? undefined : effectOf(link)?.cost.some(({ do: verb }) => verb === 'declare');
  const [what, more] = objects;
  if (link === undefined || declares !== true || what === undefined || more !== undefined) return false;
  const kind = what.kind === 'thing' ? kinds[what.noun] : undefined;
  const declared = what.kind === 'card' ? what.name : kind;
  if (declared !== undefined) link.declared = declared;
  return declared !== undefined;
}
