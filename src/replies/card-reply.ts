import words from '../../data/lexicon/described.json' with { type: 'json' };
import {
  activationPlaces,
  canMissTiming,
  isActivated,
  isMandatory,
  spellSpeed,
} from '../card-model/activated.ts';
import type { CardModel } from '../card-model/card-model.ts';
import {
  describeContinuous,
  describeEachTime,
  describeEffect,
  describeLimit,
} from '../card-model/describe/describe.ts';
import { placeNames } from '../card-model/describe/describe-cards.ts';
import type { Facts } from '../card-model/facts.ts';
import type { ActivatedEffect, Part } from '../card-model/part.ts';
import { printedWords } from '../card-model/printed-words.ts';
import { isUnreadWords } from '../card-model/unread-words.ts';
import { type EffectInStep, effectInStep } from '../engine/damage-step/may-activate.ts';
import { needsProperSummon } from '../engine/proper-summon.ts';
import { waysInWords } from '../engine/special-summon/special-summon-case.ts';
import type { RuleTables } from '../situations/tables.ts';
import { damageStepTimings, type Timing } from '../vocabulary/damage-step.ts';
import type { LimitStatus } from '../vocabulary/limits.ts';
import { places } from '../vocabulary/places.ts';
import type { Ruleset } from '../vocabulary/rulesets.ts';
import { kindWords } from './kind-words.ts';
import type { Line, Reply, Section } from './reply.ts';
import { dotted, hasLines, ofTheWhole, section } from './verdict-reply.ts';

/** When, in the Damage Step, an effect may be activated. */
const when: Readonly<Record<Timing, string>> = words.inDamageStep;

/** Whether and when an effect may be activated in the Damage Step, in words. */
export function damageStepLine({ at, why }: EffectInStep): string {
  const found = damageStepTimings.ids.map((timing) => ({ timing, ...at[timing] }));
  const permitted = found.filter(({ verdict }) => verdict === 'permits');
  if (permitted.length === found.length) {
    const always = permitted.every(({ code }) => code === 'may');
    return `yes, ${always ? 'at any timing' : 'when what it answers has happened'} (${why})`;
  }
  if (permitted.length > 0) return `yes, ${listed(permitted.map(({ timing }) => when[timing]))} (${why})`;
  const open = found.some(({ verdict }) => verdict === 'unknown');
  return `${open ? 'at the timing that its text names' : 'no'} (${why})`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** By which rules a card is shown. */
export interface CardRules {
  readonly ruleset: Ruleset;
  readonly tables: RuleTables;
}

/** Shows a card: its facts, its published text whole and in order where that is known, and each part of it as the bot reads it. */
export function cardReply(card: CardModel, takenFrom: string | undefined, rules: CardRules): Reply {
  const effects = card.parts.flatMap((part, at) => (part.kind === 'not-an-effect' ? [] : [{ part, at }]));
  const rest = card.parts.filter((part) => part.kind === 'not-an-effect');
  return {
    tone: 'info',
    title: card.name,
    lead: factsLine(card.facts),
    sections: [
      ...textSections(card),
      section('Summoning', 'list', summoningLines(card)),
      ...effects.map(({ part, at }) =>
        section(`${at + 1}. ${kindWords(part)}`, 'list', partLines(part, card, rules)),
      ),
      section(
        'Text that is not an effect',
        'list',
        rest.map((part) => notEffectLine(part, card)),
      ),
      section('Effects', 'text', card.parts.length === 0 ? ['none'] : []),
    ].filter(hasLines),
    footer: dotted(
      card.password === undefined ? '' : `passcode ${card.password}`,
      limitWords(card.limits?.[rules.ruleset], rules.ruleset),
      takenFrom === undefined ? '' : `"${takenFrom}" was read as ${card.name}`,
      card.text === undefined
        ? 'a reading in our words, not the printed text'
        : 'the published text, with the words that decide marked',
    ),
  };
}

/** The published text, line by line: bullets and materials have lines of their own. */
function textSections({ text }: CardModel): readonly Section[] {
  const linesOf = (box = '') => (box.trim() === '' ? [] : box.split('\n'));
  return [
    section('Text', 'text', linesOf(text?.main)),
    section('Pendulum Effect', 'text', linesOf(text?.pendulum)),
  ];
}

/** What the list says of it, where it says something. */
const limitWords = (status: LimitStatus | undefined, ruleset: Ruleset): string =>
  status === undefined ? '' : `${status} in the ${ruleset.toUpperCase()}`;

/** The facts of a card in one line: `Level 4 · WIND · ... · ATK 1900 · DEF 1200`. */
export function factsLine(facts: Facts): string {
  if (facts.cardType !== 'monster')
    return `${facts.property} ${facts.cardType === 'spell' ? 'Spell' : 'Trap'} Card`;
  const grade =
    facts.level !== undefined
      ? `Level ${facts.level}`
      : facts.rank !== undefined
        ? `Rank ${facts.rank}`
        : facts.link !== undefined
          ? `LINK-${facts.link}`
          : '';
  const stats = [
    facts.atk === undefined ? '' : `ATK ${facts.atk}`,
    facts.def === undefined ? '' : `DEF ${facts.def}`,
    facts.scale === undefined ? '' : `Scale ${facts.scale}`,
  ];
  const type = [facts.type ?? '', ...facts.abilities].filter((each) => each !== '').join('/');
  return dotted(grade, facts.attribute, type, ...stats);
}

function summoningLines({ summoning, ...card }: CardModel): readonly string[] {
  const model = { summoning, ...card };
  const lines: string[] = [];
  if (summoning.noNormalSummonSet) lines.push('cannot be Normal Summoned or Set');
  if (summoning.noNormalSummon) lines.push('cannot be Normal Summoned');
  if (summoning.special === 'cannot-be') lines.push('cannot be Special Summoned');
  if (summoning.notFrom !== undefined)
    lines.push(`cannot be Special Summoned from the ${summoning.notFrom.map(places.term).join(' or ')}`);
  if (needsProperSummon(model)) {
    const ways = waysInWords(model);
    lines.push(
      summoning.special === 'must-be'
        ? `must be ${ways}; no other effect may Special Summon it, even afterwards`
        : `must first be ${ways} before another effect may Special Summon it`,
    );
  }
  if (summoning.procedure !== undefined) lines.push(`its own procedure: ${summoning.procedure}`);
  return lines;
}

function partLines(part: Part, card: CardModel, rules: CardRules): readonly Line[] {
  const printed = printedWords(card, part);
  if (isActivated(part)) {
    const step = damageStepLine(effectInStep(part, card, rules.ruleset, rules.tables.damageStep));
    const said = printed === undefined ? { text: describeEffect(part) } : { ...printed, ...ofTheWhole };
    const read = [...activatedLines(part, card.facts), `Damage Step: ${step}`, ...unreadLines(part)];
    // The activation of a card that does nothing more has no words.
    return [...(said.text === '' ? [] : [said]), ...read.map((text) => ({ text }))];
  }
  if (part.kind === 'continuous') {
    const where =
      part.appliesIn === undefined
        ? 'while face-up on the field'
        : placeNames(part.appliesIn)
            .map((name) => (name === 'field' ? 'on the field' : `in the ${name}`))
            .join(' or ');
    return [
      printed ?? { text: describeContinuous(part) },
      { text: `applies ${where}, without being activated` },
    ];
  }
  const said = printed ?? { text: part.kind === 'each-time' ? describeEachTime(part) : part.reads };
  if (part.kind === 'unclassified' || part.kind === 'each-time')
    return [said, { text: 'applies without being activated' }];
  return part.kind === 'unread' ? [said, { text: 'not read: nothing is ruled by it' }] : [said];
}

/** What of an effect was not read, in its words. */
function unreadLines(part: ActivatedEffect): readonly string[] {
  const described = [...part.cost, ...part.does].flatMap((each) =>
    each.do === 'described' && part.printed !== undefined ? [each.reads ?? ''] : [],
  );
  const unread = [part.unreadTiming, ...described]
    .filter((words) => words !== undefined)
    .map((words) => `not read: ${isUnreadWords(words) ? 'what stands on the card alone' : words}`);
  return [...new Set(unread)];
}

function activatedLines(part: ActivatedEffect, facts: Facts): readonly string[] {
  const missing = canMissTiming(part);
  const allowed = activationPlaces(part, facts);
  const trigger = part.kind === 'trigger' || part.kind === 'flip';
  const word = part.kind === 'trigger' ? `, worded with "${part.word.replace('-', ' ')}"` : '';
  return [
    `Spell Speed ${spellSpeed(part, facts)}${trigger ? `; ${isMandatory(part) ? 'mandatory' : 'optional'}${word}` : ''}`,
    ...(missing === null ? [] : [missing ? 'can miss the timing' : 'cannot miss the timing']),
    ...(trigger && isMandatory(part) ? ['cannot miss the timing'] : []),
    `activates ${allowed === null ? 'where its event leaves the card' : `in the ${allowed.map(places.term).join(' or ')}`}`,
    `cost: ${part.cost.length === 0 ? 'none' : 'yes'}; ${part.targets.length === 0 ? 'does not target' : 'targets'}`,
    ...(part.limit === undefined ? [] : [`limit: ${describeLimit(part.limit)}`]),
    ...(part.mustBeFaceUpToResolve ? ['must be face-up on the field when it resolves, too'] : []),
  ];
}

const notEffectLine = (part: Part, card: CardModel): Line => {
  const label = part.kind === 'not-an-effect' ? part.what.replaceAll('-', ' ') : '';
  const text = printedWords(card, part)?.text ?? (part.kind === 'not-an-effect' ? part.reads : '');
  return { label, text };
};
