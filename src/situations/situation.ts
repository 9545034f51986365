export interface Situation {
  readonly ruleset: 'tcg' | 'ocg';
}
