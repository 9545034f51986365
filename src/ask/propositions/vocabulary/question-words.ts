import type { Mood } from '../../../rulebook/holds.ts';
import type { Word } from './lexicon.ts';
import { waysToWrite } from './pattern.ts';

/** What opens a question for a value. Forms as those of a concept, in the words as they are typed. */
const openers: readonly (readonly [Mood, readonly string[]])[] = [
  [
    'how-many',
    [
      'how many [times]',
      'how often',
      'how much',
      '(what|which) number of',
      'number of',
      'as how many',
      'to how many',
    ],
  ],
  [
    'what-happens',
    ['what happens', 'what will happen', 'what would happen', 'what happened', 'what becomes'],
  ],
  [
    'when',
    [
      'when',
      '(at|in|on|during) (which|what) (time|timing|timings|point|moment|step|part|stage|phase)',
      '(which|what) (timing|phase)',
      'from when',
      'until when',
    ],
  ],
  [
    'where',
    [
      'where',
      '(in|into|to|on|onto) (which|what) (zone|zones|place|places|deck|pile|location)',
      '(which|what) (zone|zones|place|deck|location)',
    ],
  ],
  ['who', ['who', 'which player', 'which players', 'whose']],
  ['which', ['which', 'what', 'by which', 'in which', 'to which', 'in what']],
  ['how', ['how', 'in which way', 'in what way', 'by which way']],
];

/** Words by which a question asks whether something may be done, whatever its helping verb. */
const mayWords = [
  'allowed [to]',
  'possible [to]',
  'legal [to]',
  'legal target (to|for)',
  'permitted [to]',
  'able to',
  'get to',
  'allow [to]',
  'ok to',
  'legally',
  'valid',
  'eligible [to]',
  'ok',
  'okay [to]',
  'fine [to]',
  'legit [to]',
  'permissible [to]',
  'free to',
  'usable',
];
const mustWords = [
  '(have|has|had|having) to',
  'need to',
  'needs to',
  'need',
  'needs',
  'needed',
  'required [to]',
  'require',
  'requires',
  'necessary',
  'forced to',
];
/** What stands between a thing and what it is taken for. */
const copulas = [
  '(count|counts|counted|counting) as [having]',
  '(treated|considered|regarded|seen|taken|classed|counted|deemed) [as|to be] [having]',
  'qualify as',
  '(stay|stays|remain|remains)',
  'make it',
  'makes them',
];

/** A word or two of a question that say how it is asked. */
export type Asking =
  | { readonly is: 'wh'; readonly mood: Mood; readonly count: number }
  | { readonly is: 'may-word' | 'must-word' | 'copula'; readonly count: number };

interface Known {
  readonly words: readonly string[];
  readonly asking: Asking;
}

const known: readonly Known[] = [
  ...openers.flatMap(([mood, forms]) =>
    written(forms).map((words) => ({ words, asking: { is: 'wh', mood, count: words.length } as const })),
  ),
  ...(
    [
      ['may-word', mayWords],
      ['must-word', mustWords],
      ['copula', copulas],
    ] as const
  ).flatMap(([is, forms]) =>
    written(forms).map((words) => ({ words, asking: { is, count: words.length } as const })),
  ),
].toSorted((a, b) => b.words.length - a.words.length);

function written(forms: readonly string[]): readonly (readonly string[])[] {
  return forms.flatMap(waysToWrite);
}

/** The longest words of this kind that begin here. */
export const askingAt = (words: readonly Word[], at: number): Asking | undefined =>
  known.find(({ words: form }) => form.every((word, offset) => words[at + offset]?.low === word))?.asking;
