import type { DamageStepCategory } from '../card-model/damage-step/categories.ts';
import type { Facts } from '../card-model/facts.ts';
import type { ReadEffect } from './card-text.ts';
import { happeningEvents, type ToldEvent, toldEvents } from './events.ts';
import { givesEffect } from './shapes.ts';
import type { Span } from './span.ts';

/** What an effect is to the Damage Step by its text, with the words that decide. */
export interface ReadDamageStep {
  readonly may: boolean;
  readonly category: DamageStepCategory;
  readonly span: Span;
}

const excludes = /\b(?:except|not) (?:during|in) [^();:]*\bDamage Step\b/i;
const includes = /\beven during the Damage Step\b/i;
const negatesActivation =
  /\bnegate (?:the|that|its|their|this)(?: [\w/]+)* (?:activation|Summon)\b|\bnegate the (?:Normal |Special |Flip )?Summon/i;
const battleTimings: readonly ToldEvent[] = [
  'destroyed-by-battle',
  'destroys-by-battle',
  'battle-damage',
  'damage-step-start',
  'before-damage-calculation',
  'damage-calculation',
  'after-damage-calculation',
  'damage-step-end',
];
/** The Main Phase, and nothing of the Battle Phase. */
const mainPhase = /^(?!.*\b(?:Battle|Damage)\b).*\bMain Phase\b/;
/** What happens in the Damage Step too, where the text does not say otherwise. */
const leavesPlace: readonly ToldEvent[] = [
  'destroyed',
  'sent-to-gy',
  'banished',
  'left-the-field',
  'tributed',
  'discarded',
  'detached',
  'flipped-face-up',
];

/** Rule damage-step/activation, as far as the text of the effect decides it. */
export function readDamageStepText(effect: ReadEffect, facts: Facts): ReadDamageStep {
  const { kind, sentence, clauses } = effect;
  const says = (may: boolean, category: DamageStepCategory, span: Span = sentence.span): ReadDamageStep => ({
    may,
    category,
    span,
  });
  const headText = clauses.head?.text ?? '';
  const headSpan = clauses.head?.span ?? sentence.span;
  if (excludes.test(headText)) return says(false, 'text-excludes', headSpan);
  if (kind === 'activation' && facts.cardType === 'trap' && facts.property === 'Counter')
    return says(true, 'counter-trap');
  if (kind === 'flip') return says(true, 'own-flip');
  if (kind === 'ignition') return says(false, 'nothing-allows');
  if (includes.test(headText)) return says(true, 'names-damage-step', headSpan);
  if (kind === 'trigger' && !clauses.optional) return says(true, 'mandatory');
  if (kind === 'quick' && !clauses.optional && facts.cardType === 'monster') return says(true, 'mandatory');
  if (mainPhase.test(headText)) return says(false, 'text-excludes', headSpan);
  if (kind === 'trigger') return ofTrigger(effect, says, headSpan);
  if (kind === 'activation' && facts.cardType === 'spell' && facts.property !== 'Quick-Play')
    return says(false, 'nothing-allows');
  if (negatesActivation.test(clauses.resolution.text))
    return says(true, 'negates-activation', clauses.resolution.span);
  const events = happeningEvents(withPreface(effect));
  if (/\bDamage Step\b|\bdamage calculation\b/i.test(headText))
    return says(true, 'names-damage-step', headSpan);
  if (!events.includes('activated') && events.some((each) => battleTimings.includes(each)))
    return says(true, 'battle-or-effect', headSpan);
  return ofChange(effect, says);
}

/** The head with the condition that an old text says in a sentence before. */
function withPreface({ head, preface }: ReadEffect): ReadEffect['head'] {
  const when = preface === null ? null : /\b(?:when|if)\b.*/i.exec(preface.text)?.[0];
  if (preface === null || when === null || when === undefined) return head;
  return [...head, { sort: 'timing', lead: '', text: when, span: preface.span }];
}

type Says = (may: boolean, category: DamageStepCategory, span?: Span) => ReadDamageStep;

function ofTrigger({ head }: ReadEffect, says: Says, headSpan: Span): ReadDamageStep {
  const events = toldEvents(head);
  const timing = head.find(({ sort }) => sort === 'timing')?.text ?? '';
  if (events.some((each) => battleTimings.includes(each))) return says(true, 'battle-or-effect', headSpan);
  if (/^(?:If|When) (?:this|the) (?:\w+[- ]){0,4}card\b/i.test(timing))
    return says(true, 'own-move', headSpan);
  if (events.some((each) => leavesPlace.includes(each))) return says(true, 'own-move', headSpan);
  return says(false, 'other-trigger', headSpan);
}

const change =
  /\b(?:gains?(?! (?:\d+ )?LP\b)|loses?(?! (?:\d+ )?LP\b)|lose exactly|increases? (?:its|their|the|that|1 face-up)|reduces? (?:its|their|the)|decreases?) (?:up to )?[^.;]*?\b(?:ATK|DEF)\b|\b(?:ATK|DEF)s?(?: and DEF|\/DEF)?(?:s)? (?:of [^.;]*? )?(?:becomes?|each become|become|(?:is|are) (?:doubled|halved|reduced|increased|switched|changed))\b|\b(?:double|halve|switch|swap|change|make)\b[^.;]*\b(?:ATK|DEF)\b/i;
const uncertain = /\byou can\b|\bcan make\b|\bif (?!you do|it does|they do)|\botherwise\b/i;
const summons = /\b(?:Special|Fusion|Synchro|Xyz|Link|Ritual|Normal) Summon\b/;

/** Spell Speed 2 and more: only what changes ATK/DEF directly. */
function ofChange({ clauses, trailing, sentence }: ReadEffect, says: Says): ReadDamageStep {
  const listed = trailing.filter(({ bullet }) => bullet);
  const changing = listed.filter(({ text }) => change.test(text.replace(/"[^"]*"/g, 'X')));
  const given = [sentence, ...trailing].some(({ text }) => givesEffect.test(text));
  const chosen = /\bactivate \d\b/i.test(sentence.text);
  if (!given && changing[0] !== undefined && (chosen || changing.length === listed.length))
    return says(true, 'changes-stats', changing[0].span);
  const later = trailing.filter(
    ({ bullet, text }) =>
      !bullet &&
      /^(?:It|They|Its|That|The equipped|This card|Also|Increase|Decrease|The (?:ATK|selected|targeted)|Your|A monster equipped|All)\b/.test(
        text,
      ),
  );
  const equips = /\bequip this card\b/i.test(clauses.resolution.text);
  for (const { text, span } of [clauses.resolution, ...later]) {
    const plain = text.replace(/"[^"]*"/g, 'X').replace(/\([^()]*\)/g, (aside) => ' '.repeat(aside.length));
    const found = change.exec(plain);
    if (found === null || /\b(?:with|than|whose|has|equal to)\b[^,]*$/.test(plain.slice(0, found.index)))
      continue;
    const before = plain.slice(0, found.index + found[0].length);
    if (summons.test(before) || (text !== clauses.resolution.text && summons.test(clauses.resolution.text)))
      return says(false, 'summoned-only', span);
    if (uncertain.test(before)) return says(false, 'might-not-change', span);
    return says(true, equips ? 'equip-trap' : 'changes-stats', span);
  }
  return says(false, 'nothing-allows');
}
