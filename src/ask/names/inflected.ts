import verbs from '../../../data/lexicon/verbs.json' with { type: 'json' };

/** What a word may be the plural or a verb's form of: "Crows" and "Crowed" of "Crow", "Bellies" of "Belly". */
export function stemsOf(low: string): readonly string[] {
  const stems: string[] = [];
  for (const [ending, instead] of endings)
    if (low.endsWith(ending) && low.length - ending.length + instead.length >= 3)
      stems.push(low.slice(0, low.length - ending.length) + instead);
  return stems;
}

const endings = verbs.endings.map(([ending = '', instead = '']) => [ending, instead] as const);
