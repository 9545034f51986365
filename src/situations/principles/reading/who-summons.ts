import { written } from './verb-words.ts';

const summons = `(?:${written('special-summon', 'summon', 'revive', 'bring', 'get', 'put', 'fusion-summon', 'synchro-summon', 'xyz-summon', 'link-summon', 'ritual-summon')}|ss)`;

/** "Can #0 Fusion Summon #1": it is #0 that Summons, whatever an effect of #1 could Summon. */
export const isSummoner = (question: string, ref: string, other: string): boolean =>
  new RegExp(`${ref}(?:'s effect)? (?!be\\b)(?:[a-z-]+ ){0,2}?${summons} (?:[a-z-]+ )*${other}`).test(
    question,
  );
