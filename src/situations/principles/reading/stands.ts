import { done, written } from './verb-words.ts';

/** Is the card told to apply: "under X", "X is up", "X was flipped"? */
export const stands = (ref: string, text: string): boolean =>
  new RegExp(
    `\\b(?:under|with|have|has|while|thanks to|${written('control', 'activate')}|${done('turn')}) (?:my |his |their |the |a |opponent's )?${ref}|${ref} (?:is |was |stays |remains |gets |got )?(?:already )?(?:up|out|on|active|flipped|activated|live|face-up|applying|applies|in play|on the field)\\b`,
  ).test(text);
