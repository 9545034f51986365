import said from '../../../data/lexicon/remembered.json' with { type: 'json' };
import { effectsOf } from '../../card-model/activated.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { type Information, type Interruption, kept } from '../../engine/memory-after-flip/kept.ts';
import { defined } from '../../platform/defined.ts';
import {
  type DamageStepQuestion,
  type DamageStepVerdict,
  ruleOnDamageStep,
} from '../../situations/damage-step-verdict.ts';
import { keptSigns } from '../../situations/kept-verdict.ts';
import type { Books } from '../../situations/rule-on.ts';
import { ruleOnStats } from '../../situations/stats-verdict.ts';
import { verdictByRules } from '../../situations/table-verdict.ts';
import type { Verdict } from '../../situations/verdict.ts';
import type { Ruleset } from '../../vocabulary/rulesets.ts';
import { unlessMeant } from '../short/reads.ts';
import { entriesOf } from '../text/senses.ts';
import { damageStepInWords } from './damage-step.ts';
import { type AskedModifiers, type Asking, modifiersInWords } from './modifiers.ts';

/** A question about what the game remembers of a monster: of what, after what, and whether it asks if it is forgotten. */
interface AskedKept {
  readonly information: Information;
  readonly after: Interruption;
  readonly forgotten: boolean;
}

/** How players speak of each piece of information; the special ways of Summoning before Summoning at all. */
const spoken = entriesOf<Information>(said.of).map(
  ([information, forms]) => [information, new RegExp(forms.join('|'))] as const,
);

/** Ways of Summoning with rows of their own are not Summoning at all; and where it came from is not how. */
const outweighed = new Map(Object.entries(said.outweighed));

const facedown = new RegExp(said.facedown);
const banished = new RegExp(said.banished);
const remembers = new RegExp(said.remembers);
const forgets = new RegExp(said.forgets);

/** Reads a question whether one piece of information is remembered: "it is flipped face-down and later face-up". */
function keptInWords(split: Asking): AskedKept | undefined {
  const whole = `${split.told} ${split.asked}`;
  const after = afterOf(whole);
  const asks = remembers.test(split.asked) || forgets.test(split.asked);
  if (after === undefined || !asks || /\bnot\b|n't\b/.test(split.asked)) return undefined;
  const plain = whole.replace(facedown, ' ').replace(/\bface-?(?:up|down)\b( again)?/g, ' ');
  const found = spoken.filter(([, words]) => words.test(plain)).map(([information]) => information);
  const meant = found.filter((each) => !found.some((other) => outweighed.get(each)?.includes(other)));
  const [information, ...more] = meant;
  if (information === undefined || more.length > 0) return undefined;
  return { information, after, forgotten: forgets.test(split.asked) };
}

function afterOf(words: string): Interruption | undefined {
  const [turned, left] = [facedown.test(words), banished.test(words)];
  if (turned === left) return undefined;
  return turned ? 'flipped-face-down' : 'banished-temporarily';
}

/**
 * Rules on a question in plain words that a table of the rulebook answers, as its slash command does: values and their
 * modifiers (`/stats`), what is remembered (`/remember`), and a card in the Damage Step with no battle told
 * (`/damage-step`). Undefined where it is no such question.
 */
export function ruleOnTables(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const split = splitQuestion(text);
  const modifiers = split && modifiersInWords(split);
  if (modifiers !== undefined) return modifiersVerdict(modifiers, books, ruleset);
  const asked = split && keptInWords(split);
  return asked ? keptVerdict(asked, books, ruleset) : ruleOnDamageStepWords(text, books, ruleset);
}

/** The value with the last modifier, and, where that one sets it, what is left when it ends. */
function modifiersVerdict(
  { stat, printed, steps, afterEnd }: AskedModifiers,
  books: Books,
  ruleset: Ruleset,
): Verdict | undefined {
  const number = steps.filter(({ do: what }) => what === 'apply').length;
  const ends = { do: 'end', number, words: `end ${number}` } as const;
  const asked = { name: undefined, stat, printed, ruleset, assumed: [] };
  const [now, after] = [steps, [...steps, ends]].map((each) => {
    const ruled = ruleOnStats({ ...asked, steps: each }, books);
    return ruled.ok ? ruled.value.verdict : undefined;
  });
  if (now === undefined || after === undefined) return undefined;
  const readAs = [
    `/stats ${stat.toLowerCase()}:${printed} modifiers:"${steps.map(({ words }) => words).join(', ')}"`,
  ];
  if (afterEnd) return { ...after, readAs };
  const last = steps.at(-1);
  const sets = last?.do === 'apply' && last.change.op !== 'plus' && last.change.op !== 'minus';
  if (!sets || now.answer === 'cannot tell' || after.answer === 'cannot tell') return { ...now, readAs };
  return {
    ...now,
    answer: `${now.answer} (and ${after.answer} when it ends)`,
    headline: `${now.headline.replace(/\.$/, '')}, and ${after.answer} when the last one ends.`,
    timeline: after.timeline,
    readAs,
  };
}

function keptVerdict({ information, after, forgotten }: AskedKept, books: Books, ruleset: Ruleset): Verdict {
  const start = performance.now();
  const { answer, rule, because } = kept(books.tables.kept, information, after);
  const words = books.rulebook.byId('kept/information')?.table?.words ?? {};
  const what = words[information] ?? information;
  const yes = (answer === 'kept') !== forgotten;
  const itself = information === 'once-per-turn' && after === 'flipped-face-down';
  const but = itself ? ' Of an effect that flips its own monster face-down it is remembered.' : '';
  return verdictByRules(
    {
      answer: answer === 'no-official-ruling' ? 'adjusting (undecided)' : yes ? 'yes' : 'no',
      headline: `${what.charAt(0).toUpperCase()}${what.slice(1)}: ${because}.${but}`,
      findings: [{ rule, verdict: keptSigns[answer], because: `${what}: ${because}` }],
    },
    books,
    ruleset,
    start,
  );
}

/** Where a question begins that follows what it is about: with a capital letter, or after a full stop or colon. */
const begins =
  /(?:^|\s)(?=(?:What|How much|Which|Is|Are|Does|Do|Did|Will|Would|Can)\b)|[.;:!] (?=(?:what|how much|which|is|are|does|do|did|will|would|can)\b)/g;

/** Splits a text into what it tells and the question at its end; undefined where it asks nothing, or more than once. */
function splitQuestion(text: string): Asking | undefined {
  const plain = text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
  if (!plain.endsWith('?') || plain.indexOf('?') !== plain.length - 1) return undefined;
  const last = [...plain.matchAll(begins)].at(-1);
  const from = last === undefined ? 0 : last.index + last[0].length;
  return { told: tidy(plain.slice(0, from)), asked: tidy(plain.slice(from, -1)) };
}

const tidy = (words: string): string => words.trim().toLowerCase();

/**
 * Rules on "Can this card be activated in the Damage Step?" by the table of rule damage-step/activation: one effect of it
 * that may be is enough, unless another one is meant. Undefined where something else is asked, or where its text does not settle it.
 */
function ruleOnDamageStepWords(text: string, books: Books, ruleset: Ruleset): Verdict | undefined {
  const asked = damageStepInWords(text, books.catalogue);
  if (asked === undefined || effectsOf(asked.card).some(negatesAnswered)) return undefined;
  const { card, effect, timing, withoutUse, verb } = asked;
  const question = defined({ card: { card }, ruleset, timing });
  if (verb !== undefined) return ofNamedEffect(question, verb, books);
  const { verdict: all, effects } = ruleOnDamageStep(question, books);
  const isOfEffect = card.facts.cardType === 'monster' || effect;
  // What stands in brackets may say which effect is meant.
  const alone =
    isOfEffect && text.includes('(')
      ? all
      : isOfEffect
        ? anyOf(effects, question, books, all)
        : ruleOnDamageStep({ ...question, among: isCardItself }, books).verdict;
  // A card may come along with an effect of it that may be activated there.
  const settled = alone.answer === 'yes' || all.answer === alone.answer;
  const applies = alone.findings.some(({ rule }) => rule === 'damage-step/continuous-trap');
  if (withoutUse && !(applies && alone.answer === 'yes')) return undefined;
  const line = `/damage-step card:"${card.name}"${timing === undefined ? '' : ` timing:${timing}`}`;
  return settled && (alone.answer === 'yes' || alone.answer === 'no')
    ? { ...alone, readAs: [line] }
    : undefined;
}

/** Of effects that differ, one that may be activated, unless another one is meant. */
function anyOf(
  effects: DamageStepVerdict['effects'],
  question: DamageStepQuestion,
  books: Books,
  all: Verdict,
): Verdict {
  const each = effects.map(
    ({ part }) => ruleOnDamageStep({ ...question, among: (other) => other === part }, books).verdict,
  );
  const may = each.find(({ answer }) => answer === 'yes');
  const { parts } = question.card.card;
  const others = effects.flatMap(({ part }, at) =>
    each[at]?.answer === 'no' ? [`part ${parts.indexOf(part) + 1} is meant`] : [],
  );
  if (may === undefined || all.answer === 'yes') return all;
  return { ...may, certainty: 'unless', unless: others.map((what) => unlessMeant(what, 'no')) };
}

/** Of "its destroy effect", the verdict on the one effect that does so. */
function ofNamedEffect(question: DamageStepQuestion, verb: string, books: Books): Verdict | undefined {
  const does = verb.replace(' ', '-');
  const among = (part: ActivatedEffect) =>
    part.does.some(({ do: what }) => what === does || what.startsWith(`${does}-`));
  const { verdict, effects } = ruleOnDamageStep({ ...question, among }, books);
  return effects.length === 1 && (verdict.answer === 'yes' || verdict.answer === 'no') ? verdict : undefined;
}

/** It negates the effect that it answers, not the activation: the table has no row for that. */
const negatesAnswered = (part: ActivatedEffect): boolean =>
  (part.kind === 'quick' || part.kind === 'activation') &&
  part.on.some(({ event }) => event === 'effect-activated') &&
  part.does.some(({ do: verb }) => verb === 'negate-effect' || verb === 'negate-effects');

const isCardItself = ({ kind }: ActivatedEffect): boolean => kind === 'activation';
