import { done, written } from './verb-words.ts';

const whose = "(?:(?:my|his|her|their|the|a|an|opponent's|rival's|own|face-up|active|already|activated) )*";
const places =
  "up|out|on|active|flipped|activated|live|face-up|applying|applies|in play|in effect|there(?! in)|on (?:the|my|their|his|her|our|either|your)(?: opponent's)? (?:field|side|board)";

/** Is the card told to apply: "under X", "X is up", "X was flipped", "there's an X"? */
export const stands = (ref: string, text: string): boolean =>
  new RegExp(
    `\\b(?:under|with|have|has|while|thanks to|there(?:'s| is| was)|${written('control', 'activate')}|${done('turn')}) ${whose}${ref}(?! (?:in (?:my|his|her|their|the) (?:hand|gy|grave|deck)|set\\b|face-down))|${ref} (?:is |was |stays |remains |gets |got |being )?(?:already |still |currently |now )?(?:${places})\\b`,
  ).test(text);
