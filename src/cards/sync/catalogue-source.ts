import type { SourceWords } from '../../sources/source-failure.ts';

/** Where YAML Yugi publishes its catalogue. */
export const PUBLIC_CATALOGUE = 'https://dawnbrandbots.github.io/yaml-yugi/cards.json';

/** What a published catalogue is called in problems. */
export const catalogueSource: SourceWords = {
  bad: 'bad-catalogue',
  unreachable: 'catalogue-unreachable',
  answers: 'must answer with a list of cards as YAML Yugi publishes them',
  elsewhere: 'Another place can be given with CATALOG_URL, or --from ADDRESS or FILE.',
};
