import type { RuleEntry } from './entry.ts';
export interface Rulebook {
  readonly rules: readonly RuleEntry[];
}
