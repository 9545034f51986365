import { type Chain, chained, Later, valuesOf } from '../grammar/chain.ts';
import { type Grammar, type Input, onePerEnd } from '../grammar/grammar.ts';
import { after } from '../grammar/lists.ts';
import { choice, matching, words } from '../grammar/pieces.ts';
import { record } from '../grammar/record.ts';
import { deed } from './deeds.ts';
import type { Clause, Step } from './syntax.ts';
import { free, time } from './times.ts';

/** What stands between two steps, as printed. */
export const joins = [
  ', then ',
  ', then, ',
  '. Then, ',
  ', and if you do, ',
  ' and if you do, ',
  ', and, if you do, ',
  ', and if you do that, ',
  ', and if they do, ',
  ', and if it does, ',
  ', also ',
  ', also, ',
  ', also, after that, ',
  ' also, after that, ',
  ', after that, ',
  ' also ',
  ', and ',
  ', and also ',
  ' and ',
  ' and also ',
  ', and then ',
  ' and then ',
  ' then ',
  '; ',
  ', or ',
  ', or, ',
  ' or ',
  '; or ',
  ', but ',
  ' but ',
  ', otherwise ',
  ', otherwise, ',
  '; otherwise, ',
  '; otherwise ',
  ', or if you do not, ',
  ', or else ',
  ', OR: ',
  ', ',
] as const;

const conditional =
  '(?:If|if|when|while|as long as|unless|whenever|each time|the (?:first|next)(?: two| three)? times?)';
/** A condition; of two parts, or with a list in it, it has commas of its own. */
const condition = choice(
  matching(new RegExp(`${conditional} ${free}(?=, )`, 'y')),
  matching(
    new RegExp(
      `${conditional} ${free}(?:, "[^"]*")*,? (?:or|and) (?!if you do|if they do|if it does)${free}(?=, )`,
      'y',
    ),
  ),
);
const beginning = matching(new RegExp(`(?:(?:${time})|(?:until|during|for|at|after) ${free}(?=, ))`, 'y'));

const often = words('once per turn', 'twice per turn', 'once per Chain', 'once per Duel', 'once per battle');

const players = [
  'you',
  'your opponent',
  'have your opponent',
  'make your opponent',
  'they',
  'each player',
  'both players',
  'that player',
  'the turn player',
  'the other player',
  'its controller',
  'its owner',
] as const;

const step: Grammar<Step> = record<Step>(
  {},
  { maybe: [['often', often], ', '] },
  { maybe: [['condition', condition], ', '] },
  { maybe: [['time', beginning], ', '] },
  { maybe: [['soon', words('for the rest of this turn', 'this turn', 'until the end of this turn')], ' '] },
  { maybe: [['who', words(...players)], ' '] },
  {
    maybe: [
      [
        'may',
        words(
          'can ',
          'may ',
          'can also ',
          'can either ',
          'must ',
          'must also ',
          'must either ',
          'either ',
          'immediately ',
        ),
      ],
    ],
  },
  ['deed', deed],
);
const joined: Grammar<Step> = joinedStep(words(...joins), step);

/** Words that join a sentence to the one before it. */
const openings = [
  'otherwise, ',
  'otherwise ',
  'then, ',
  'then ',
  'also, after that, ',
  'after that, ',
  'also, ',
] as const;
const opened: Grammar<Step> = joinedStep(words(...openings), step);

/** A whole clause: one step, and others joined to it. */
export const clause: Grammar<Clause> = {
  first: null,
  read: (input, at) => readSteps(input, at),
  print(value) {
    if (typeof value !== 'object' || value === null || !('steps' in value)) return null;
    const { steps } = value;
    if (!Array.isArray(steps) || steps.length === 0) return null;
    const printed = steps.map((each, at) =>
      at > 0 ? joined.print(each) : (step.print(each) ?? opened.print(each)),
    );
    return printed.includes(null) ? null : printed.join('');
  },
};

const most = 10;

function readSteps(input: Input, at: number): ReturnType<Grammar<Clause>['read']> {
  let open: readonly Chain<Step>[] = [...step.read(input, at), ...opened.read(input, at)].map((each) =>
    chained(null, each),
  );
  const all = [...open];
  for (let count = 1; count < most && open.length > 0; count += 1) {
    open = onePerEnd(after(open, joined, '', input));
    all.push(...open);
  }
  return onePerEnd(all).map((chain) => new Later(chain.end, () => ({ steps: valuesOf(chain) })));
}

function joinedStep(join: Grammar<string>, plain: Grammar<Step>): Grammar<Step> {
  return {
    first: join.first,
    read: (input, at) =>
      join
        .read(input, at)
        .flatMap((found) =>
          plain
            .read(input, found.end)
            .map((last) => new Later(last.end, () => ({ joined: found.value, ...last.value }))),
        ),
    print(value) {
      if (typeof value !== 'object' || value === null || !('joined' in value)) return null;
      const { joined: word, ...rest } = value;
      const [before, after] = [join.print(word), plain.print(rest)];
      return before === null || after === null ? null : before + after;
    },
  };
}
