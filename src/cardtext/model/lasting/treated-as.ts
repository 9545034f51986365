import type { Part } from '../../../card-model/part.ts';

type Treatment = Pick<Extract<Part, { kind: 'not-an-effect' }>, 'treatedAs'>;

const treatedAs =
  /\balways treated as (?:an? )?(?<said>"[^"]+"(?:(?:,| and|, and) "[^"]+")*)(?<kind> cards?\b)?/gi;

/** "(This card is always treated as "Umi".)" is another name of it, "as an "Archfiend" card" a series that it is of. */
export function treatmentIn(text: string): Treatment {
  const all = [...text.matchAll(treatedAs)];
  const quoted = (kinds: boolean) =>
    all
      .filter(({ groups }) => (groups?.['kind'] !== undefined) === kinds)
      .flatMap(({ groups }) => [...(groups?.['said'] ?? '').matchAll(/"([^"]+)"/g)])
      .flatMap(([, name]) => name ?? []);
  const [names, series] = [quoted(false), quoted(true)];
  return names.length + series.length === 0
    ? {}
    : { treatedAs: { ...(names.length === 0 ? {} : { names }), ...(series.length === 0 ? {} : { series }) } };
}
