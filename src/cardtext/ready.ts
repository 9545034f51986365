import words from '../../data/lexicon/card-text/ready.json' with { type: 'json' };
import { readCardText } from './read-card-text.ts';
import { readLeaf } from './read-leaf.ts';

/** Makes the tables that texts are read by, so that the first text takes no longer than others. */
export function makeReady(): void {
  // Invented words of every sort: reading them makes what such words are read by.
  const { activations, resolutions, heads, closing } = words;
  // The second time with other words, as what was read is remembered: then each table has what later ones added.
  for (const name of ['Lantern', 'Oil Lamp'])
    for (const [at, resolution] of resolutions.entries()) {
      const [head, activation] = [heads[at % heads.length], activations[at % activations.length]];
      const text = `${head} ${activation}; ${resolution}. ${closing}`.replaceAll('Lantern', name);
      readCardText({ name, facts: { cardType: 'monster', abilities: ['Effect'] }, text }, readLeaf);
    }
}
