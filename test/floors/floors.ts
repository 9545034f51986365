/**
 * The folders of the project from the ground up: a file imports what is on the floors below it, and nothing beside or
 * above it. `file.ts` is a loose file. Whoever moves a folder, or adds one, does it here.
 */
export const floors: readonly (readonly string[])[] = [
  ['data/lexicon'],
  ['src/platform'],
  ['src/vocabulary'],
  ['src/card-model'],
  [
    'src/engine',
    'src/cardtext',
    'src/rulebook',
    'src/sources',
    'src/storage',
    'src/languages',
    'src/metrics',
  ],
  ['src/cards', 'src/qa'],
  ['src/decks'],
  ['src/situations'],
  ['src/ask'],
  ['src/pictures'],
  ['src/replies'],
  ['src/commands'],
  ['commands'],
  ['src/app'],
  ['src/discord'],
  ['src/cli'],
];

/** Files on one floor that may import each other: they are one thing in several files. */
export const together: readonly string[] = floors.flat().filter((each) => /\.[jt]s$/.test(each));

/** The same inside src/engine: the state at the bottom, what is asked of it at the top. */
export const engineFloors: readonly (readonly string[])[] = [
  'state',
  'rule.ts',
  'damage-step',
  'fits.ts',
  'negation.ts',
  'names.ts',
  'stats',
  'continuous',
  'restrictions',
  'monster',
  'trigger',
  'zones',
  'memory-after-flip',
  'proper-summon.ts',
  'events',
  'battle',
  'open-resolution.ts',
  'chain-result.ts',
  'end-of-activation.ts',
  'special-summon',
  'target',
  'material-summon',
  'normal-summon',
  'instructions',
  'activation',
  'own-procedure',
  'pendulum',
  'chain.ts',
  'summon.ts',
  'turn',
  'actions',
  'question.ts',
  'answer',
  'play.ts',
  'legal',
].map((each) => [`src/engine/${each}`]);
