import type { ReadEffect } from './card-text.ts';
import { readDamageStepText } from './damage-step.ts';
import type { ReadLimit } from './limits.ts';
import type { Facts } from '../effects/facts.ts';

/** What `read --json` says of an effect. */
export interface EffectFacts {
  readonly kind: ReadEffect['kind'];
  readonly mandatory: boolean;
  readonly canMissTiming: boolean | null;
  readonly oncePerTurn: 'none' | 'soft' | 'hard';
  readonly targets: boolean;
  readonly damageStep: boolean;
  readonly hasCost: boolean;
}

export function factsOf(effect: ReadEffect, facts: Facts): EffectFacts {
  const { kind, clauses, head, limits } = effect;
  const full = [clauses.activation?.text ?? '', clauses.resolution.text].join(' ');
  const timing = head.find(({ sort }) => sort === 'timing');
  const word = timing?.text.slice(0, 4).toLowerCase();
  const mandatory = (kind === 'trigger' || kind === 'flip') && !clauses.optional;
  const start = clauses.activation?.text ?? clauses.resolution.text;
  const targets = targetsCards(effect, facts) ;
  void full;
  void start;
  return {
    kind,
    mandatory,
    canMissTiming: kind === 'trigger' && !mandatory && word !== undefined ? word === 'when' : null,
    oncePerTurn: oncePerTurnOf(limits.map(({ limit }) => limit)),
    targets,
    damageStep: readDamageStepText(effect, facts).may,
    hasCost: clauses.activation !== null && !/^target/i.test(clauses.activation.text),
  };
}

const targetVerb = /(?<!attack )\btarget(?:ing)?\b (?!for\b|of\b|to\b|and\b|is\b|with\b)/i;
const oldTarget = /\bselect(?:ing)?\b (?:up to |any |a |an |another |the |\d)/i;
const oldObject =
  /\b(?:destroy|return|banish|change|take control|Special Summon|add|equip|flip|negate|shuffle|remove)\b[^.;]*?\b(?:up to )?(?:\d|a|an) (?!random|counter|card from your opponent's hand)[^.;]*?\b(?:on the field|on (?:your|either player's|your opponent's) field|controls?|(?:from|in) (?:your|your opponent's|either player's|either|the) GYs?)\b/i;

/** How the limits that count by turn are scored: by name, by copy, or none. */
function oncePerTurnOf(limits: readonly ReadLimit[]): EffectFacts['oncePerTurn'] {
  const perTurn = limits.filter(({ per }) => per === 'turn');
  if (perTurn.length === 0) return 'none';
  return perTurn.some(({ scope }) => scope === 'name') ? 'hard' : 'soft';
}

/** Does the effect target cards? */
function targetsCards({ clauses, trailing, sentence }: ReadEffect, _facts: Facts): boolean {
  const bullets = trailing.filter(({ bullet }) => bullet);
  if (clauses.activation !== null && targetVerb.test(`${clauses.activation.text} `)) return true;
  if (bullets.some(({ text }) => /^(?:.{0,40}: )?[^;]*\btarget \d[^;]*;/.test(text))) return true;
  if (clauses.activation !== null) return false;
  const words = [clauses.head?.text ?? '', clauses.resolution.text].join(' ');
  if (targetVerb.test(words) && /(?<!attack )\btarget(?:ing)? (?:\d|face-up |up to|any|that|the|both|this|a|an|other)/i.test(words)) return true;
  if (clauses.head !== null && sentence.text.includes(':') && !clauses.flip) return false;
  const later = trailing.map(({ text }) => text).join(' ');
  return oldTarget.test(`${words} ${later}`) || (oldObject.test(words) && !/\b(?:hand|Deck)\b/.test(oldObject.exec(words)?.[0] ?? ''));
}

