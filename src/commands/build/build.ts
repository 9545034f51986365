import { whoMay } from '../../engine/answer/who-may.ts';
import { judgeStep } from '../../engine/legal/judge-step.ts';
import { otherPlayer } from '../../engine/state/duel.ts';
import { defined } from '../../platform/defined.ts';
import { didYouMean, nearest } from '../../platform/did-you-mean.ts';
import { type Choice, fail, type Problem, problemOf, shorten } from '../../platform/problem.ts';
import type { Section } from '../../replies/reply.ts';
import { section } from '../../replies/verdict-reply.ts';
import type { Situation } from '../../situations/situation.ts';
import { isMainPhase, type Phase, phases } from '../../vocabulary/phases.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import type { Asker, OptionValues, Outcome, Services } from '../command.ts';
import { printLine, situationLine } from '../line/print-line.ts';
import { textOf as optionText, pageAsked } from '../options.ts';
import { addButton, addCards } from './add-cards.ts';
import {
  type Action,
  type Board,
  boardOf,
  cardWith,
  marks,
  type Offer,
  offerWords,
  readSoFar,
  textOf,
} from './board.ts';
import { type At, back, builderRow, buildLine, framed, go, listed, picking, saying } from './frame.ts';
import { openChoice } from './open-choice.ts';
import { askKind, askSomething, questionKinds, questionPicks, ruledOn } from './questions.ts';
import { isEmpty, type Kind, kinds, offersOf } from './steps.ts';

/** As many as a situation has. */
const MOST_ACTIONS = 200;

/** The text of a situation with more that was done. */
const withActions = (situation: Situation, more: readonly Action[], ruleset: Ruleset): string =>
  textOf({ ...situation, actions: [...situation.actions, ...more] }, ruleset);

/** Whom the rules ask to act now, and with what. */
const whoActs = ({ duel }: Board): string => {
  const because = whoMay(duel).findings.at(-1)?.because;
  return because === undefined ? '' : `${because.charAt(0).toUpperCase()}${because.slice(1)}.`;
};

/** The kinds of things that can be done as the Duel stands: those that the rules allow first. */
function doSomething(board: Board, text: string, at: At): Outcome {
  if (board.situation.actions.length >= MOST_ACTIONS) return atMost(text);
  if (isEmpty(board)) return noCards(text);
  const found = kinds
    .map((kind) => ({ kind, offers: offersOf(kind, board) }))
    .filter(({ offers }) => offers.length > 0);
  const isAllowed = ({ offers }: (typeof found)[number]) =>
    offers.some(({ verdict }) => verdict !== 'illegal');
  return picking({
    title: 'What is done?',
    lead: whoActs(board),
    text,
    heading: 'What is done',
    picks: found
      .toSorted((a, b) => Number(isAllowed(b)) - Number(isAllowed(a)))
      .map(({ kind, offers }) => ({
        label: kind.label(board),
        ...(kind.told ? {} : { detail: counted(offers) }),
        line: buildLine(text, { step: kind.step }),
      })),
    at,
    choices: [back(text)],
  });
}

function counted(offers: readonly Offer[]): string {
  const words = [
    ['legal', 'legal now'],
    ['undecided', 'not settled'],
  ].flatMap(([verdict, what]) => {
    const count = offers.filter((each) => each.verdict === verdict).length;
    return count === 0 ? [] : [`${count} ${what}`];
  });
  return words.length === 0 ? 'against the rules now' : words.join(', ');
}

/** What of a kind can be told. */
function doKind(kind: Kind, board: Board, text: string, at: At, ruleset: Ruleset): Outcome {
  if (board.situation.actions.length >= MOST_ACTIONS) return atMost(text);
  const picks = offersOf(kind, board).map((offer) => ({
    label: kind.told ? offerWords(offer) : `${offerWords(offer)}${marks[offer.verdict]}`,
    detail: kind.told && offer.verdict === 'undecided' ? '' : offer.detail,
    about: offer.card,
    line: buildLine(withActions(board.situation, offer.actions, ruleset), { step: 'more' }),
  }));
  const lead = picks.length === 0 ? 'Nothing of that kind can be told of these cards now.' : whoActs(board);
  return listed({ title: kind.label(board), lead, text, heading: 'What exactly', picks, at }, 'do');
}

const noCards = (text: string): Outcome =>
  framed({
    title: 'No card yet',
    lead: 'Add the cards first; then say what is done with them.',
    text,
    choices: [addButton(text), back(text)],
  });

const atMost = (text: string): Outcome =>
  saying('No step more', `A situation has at most ${MOST_ACTIONS} steps.`, text);

/** What was told so far, and what can be done next. */
export const home = (board: Board, text: string, ruleset: Ruleset, services: Services): Outcome =>
  text === ''
    ? framed({
        title: 'A situation, step by step',
        lead: 'Add the cards, say what is done, then ask. P0 is the turn player, P1 the opponent.',
        text,
        choices: [
          addButton(text),
          go('Turn and phase', text, { step: 'turn-and-phase' }),
          go('Ask a question', text, { step: 'ask' }),
          writeOut(text),
        ],
      })
    : framed({
        title: 'The situation so far',
        lead: stands(board),
        sections: [...againstTheRules(board), ...openSoFar(board)],
        text,
        choices: [
          addButton(text),
          go('What is done', text, { step: 'do' }),
          ...resolving(board, ruleset),
          go('Ask a question', text, { step: 'ask' }),
          go('Undo the last line', withoutLastLine(text, ruleset, services)),
          ...(board.last === undefined ? [go('Turn and phase', text, { step: 'turn-and-phase' })] : []),
          writeOut(text),
        ],
        menu: {
          heading: 'Ask a question',
          choices: questionPicks(board, text).map((each) => ({ ...each, turns: true })),
          selectOnly: true,
        },
      });

/** What mostly comes next while there is a Chain. */
const resolving = ({ duel, situation }: Board, ruleset: Ruleset): readonly Choice[] =>
  duel.chain.length === 0
    ? []
    : [go('Resolve', withActions(situation, [{ do: 'resolve' }], ruleset), { step: 'more' })];

/** Whose turn it is, in which phase, and who may act. */
function stands(board: Board): string {
  const { turnPlayer, phase } = board.duel;
  return `Turn of ${turnPlayer}, ${phases.term(phase)}. ${whoActs(board)}`.trim();
}

/** The form of /situation with the text in it, to write on by hand. */
const writeOut = (text: string): Choice => ({
  label: 'Write it out',
  // Without its question, no line rules on it yet.
  ...(text === '' ? { line: printLine('situation', {}) } : { line: situationLine(text), buttonOnly: true }),
  opens: true,
  row: builderRow,
});

/** What the rules say against the last thing that was done. */
function againstTheRules({ last }: Board): readonly Section[] {
  if (last === undefined) return [];
  const { verdict, findings } = judgeStep(last.before, last.action);
  if (verdict !== 'illegal') return [];
  const against = findings.filter((each) => each.verdict === 'forbids');
  return [
    section(
      'Against the last step',
      'list',
      against.map(({ because }) => because),
    ),
  ];
}

/** What was not said of what has resolved. */
function openSoFar({ duel }: Board): readonly Section[] {
  const words = [...new Set(duel.missing.map((each) => each.words))];
  return words.length === 0 ? [] : [section('Not said yet', 'list', words)];
}

/** The text without its last line; without more of them, where the rest could not be read. */
function withoutLastLine(text: string, ruleset: Ruleset, services: Services): string {
  const lines = text.split('\n');
  for (let count = lines.length - 1; count > 0; count -= 1) {
    const read = readSoFar(lines.slice(0, count).join('\n'), ruleset, services);
    if (read.ok) return textOf(read.value.situation, ruleset);
  }
  return '';
}

/** What is left to say of the last thing that was done, if anything is. */
export function more(board: Board, text: string, at: At, ruleset: Ruleset): Outcome | undefined {
  const open = openChoice(board);
  if (open === undefined) return undefined;
  const { situation } = board;
  const earlier = situation.actions.slice(0, -1);
  return picking({
    title: open.asks,
    lead: `${open.why ?? ''} Where nobody told, leave it open.`.trim(),
    text,
    heading: 'Which',
    picks: open.answers.map(({ label, action, detail }) => ({
      label,
      ...defined({ detail }),
      line: buildLine(textOf({ ...situation, actions: [...earlier, action] }, ruleset), { step: 'more' }),
    })),
    at,
    choices: [go('Leave it open', text)],
  });
}

const USUAL_LP = 8000;

const withArticle = (phase: Phase): string => `${isMainPhase(phase) ? '' : 'the '}${phases.term(phase)}`;

/** Whose turn it is when the situation begins, and in which phase. */
function turnAndPhase(situation: Situation, text: string, at: At, ruleset: Ruleset): Outcome {
  const begun = (label: string, change: Partial<Situation>) => ({
    label,
    line: buildLine(textOf({ ...situation, ...change }, ruleset)),
  });
  const { turnPlayer, phase, players: { P0, P1 } = {} } = situation;
  const other = otherPlayer(turnPlayer);
  const players = { P0: { ...P0, lp: USUAL_LP }, P1: { ...P1, lp: USUAL_LP } };
  return picking({
    title: 'Turn and phase',
    lead: `It is the turn of ${turnPlayer}, and ${withArticle(phase)}, when the situation begins.`,
    text,
    heading: 'When the situation begins',
    picks: [
      begun(`It is the turn of ${other}`, { turnPlayer: other }),
      ...phases.ids
        .filter((each) => each !== phase)
        .map((each) => begun(`It is ${withArticle(each)}`, { phase: each })),
      ...(P0?.lp === undefined && P1?.lp === undefined
        ? [begun(`Both players have ${USUAL_LP} LP`, { players })]
        : []),
    ],
    at,
    choices: [back(text)],
  });
}

/** The words that say where in the flow a line stands. */
const steps: readonly string[] = [
  'add',
  'do',
  'ask',
  'more',
  'turn-and-phase',
  ...[...kinds, ...questionKinds].map(({ step }) => step),
];

/** One step of building a situation. All that was told stands in the line, so any step can be gone back to. */
export function buildSituation(values: OptionValues, { ruleset }: Asker, services: Services): Outcome {
  const at = placeOf(values);
  const { step } = at;
  if (step !== undefined && !steps.includes(step)) return fail(unknownStep(step, values));
  const soFar = readSoFar(optionText(values, 'text'), ruleset, services, step);
  if (!soFar.ok) return soFar;
  const { situation, asks, text } = soFar.value;
  if (asks && step === undefined) return ruledOn(situation, text, services);
  if (step === 'add') return addCards(soFar.value, at, ruleset, services);
  if (step === 'turn-and-phase') return turnAndPhase(situation, text, at, ruleset);
  const board = boardOf(situation, services);
  return board.ok ? onBoard(board.value, text, at, ruleset, services) : board;
}

function onBoard(board: Board, text: string, at: At, ruleset: Ruleset, services: Services): Outcome {
  const { step } = at;
  if (step === 'do') return doSomething(board, text, at);
  if (step === 'ask') return askSomething(board, text, at);
  const asked = questionKinds.find((each) => each.step === step);
  const done = kinds.find((each) => each.step === step);
  if ((asked ?? done) !== undefined && at.card !== undefined && cardWith(board, at.card) === undefined)
    return fail(unknownCard(board, text, at, at.card));
  if (asked !== undefined) return askKind(asked, board, text, at);
  if (done !== undefined) return doKind(done, board, text, at, ruleset);
  const left = step === 'more' ? more(board, text, at, ruleset) : undefined;
  return left ?? home(board, text, ruleset, services);
}

/** Where a line stands; names of cards alone are cards to add. */
function placeOf(values: OptionValues): At {
  const card = optionText(values, 'card');
  const step = optionText(values, 'step')?.toLowerCase() ?? (card === undefined ? undefined : 'add');
  return { ...defined({ step, card }), page: pageAsked(values) };
}

function unknownStep(step: string, values: OptionValues): Problem {
  const near = nearest(step, steps);
  const text = optionText(values, 'text') ?? '';
  return {
    code: 'unknown-step',
    found: `step:${shorten(step)}`,
    expected: 'must be a step of building, such as add, do, ask',
    hint: didYouMean(near) ?? 'Left out, it is what can be done next.',
    choices: near.map((each) => ({ label: each, line: buildLine(text, { step: each }) })),
  };
}

function unknownCard({ duel }: Board, text: string, at: At, card: string): Problem {
  const near = nearest(card, Object.keys(duel.cards));
  const { step } = at;
  return problemOf('unknown-card', `card:${shorten(card)}`, {
    ...(near.length === 0 ? {} : { hint: didYouMean(near) ?? '' }),
    choices: [...near.map((each) => go(each, text, { ...defined({ step }), card: each })), go('Back', text)],
  });
}
