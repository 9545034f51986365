import type { ReadEffect } from './card-text.ts';
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
  const { kind, clauses, head, limit } = effect;
  const full = [clauses.activation?.text ?? '', clauses.resolution.text].join(' ');
  const timing = head.find(({ sort }) => sort === 'timing');
  const word = timing?.text.slice(0, 4).toLowerCase();
  const mandatory = (kind === 'trigger' || kind === 'flip') && !clauses.optional;
  const start = clauses.activation?.text ?? clauses.resolution.text;
  const targets = /\btarget(?:s|ing)?\b(?! for attacks)/i.test(clauses.activation?.text ?? '') || (clauses.activation === null && /\b(?:select|target)\b/i.test(start));
  return {
    kind,
    mandatory,
    canMissTiming: kind === 'trigger' && !mandatory && word !== undefined ? word === 'when' : null,
    oncePerTurn: limit === null ? 'none' : limit.scope === 'name' ? 'hard' : 'soft',
    targets,
    damageStep: damageStepOf(effect, facts),
    hasCost: clauses.activation !== null && !/^target/i.test(clauses.activation.text),
  };
}

function damageStepOf({ kind, sentence, clauses }: ReadEffect, facts: Facts): boolean {
  if (/except during the Damage Step/i.test(sentence.text)) return false;
  if (facts.cardType === 'trap' && facts.property === 'Counter') return true;
  const text = sentence.text;
  if (kind === 'flip') return true;
  if (kind === 'ignition') return false;
  if (kind === 'trigger') return true;
  if (/negate (?:that|the|its) activation/i.test(text)) return true;
  return /\b(?:gains?|loses?|becomes?|double|halve)\b[^.]*\b(?:ATK|DEF)\b|\bDamage Step\b|damage calculation|ATK[^.]*becomes/i.test(clauses.resolution.text + (clauses.head?.text ?? ''));
}
