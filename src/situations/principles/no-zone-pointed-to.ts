import { isActivated } from '../../effects/activated.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { printedOf } from './reading/meant.ts';

const full = '(?:full|filled|occupied|taken|used up|in use|blocked|clogged)';
const whose = '(?:my |the |that |your )?';
const told = (ref: string): readonly RegExp[] => [
  new RegExp(
    `\\b(?:both|all|all of the|all the|every|each|the only) (?:\\w+ )?zones? (?:that )?(?:${whose}${ref}|it) points? to (?:is|are|was|were) (?:already |all |both )*${full}`,
  ),
  new RegExp(
    `\\b(?:no|without (?:a|any)) (?:free|open|empty|unoccupied|available) zones? (?:that )?(?:${whose}${ref}|it) points to`,
  ),
  new RegExp(`${ref} points to no (?:free|open|empty|unoccupied|available) zones?`),
];
const asks = (ref: string): RegExp =>
  new RegExp(
    `^(?:so )?(?:can|may|could) i (?:still |even )?(?:use|activate) (?:its|${whose}${ref}(?:'s)?)(?: (?<what>steal|control|summon|special summon|revive|revival|taking|control-taking))?(?: effect)?\\?$`,
  );
const deeds: Readonly<Record<string, RegExp>> = {
  steal: /\btake control\b/i,
  control: /\btake control\b/i,
  taking: /\btake control\b/i,
  'control-taking': /\btake control\b/i,
  summon: /\bSpecial Summon\b/i,
  'special summon': /\bSpecial Summon\b/i,
  revive: /\bSpecial Summon\b/i,
  revival: /\bSpecial Summon\b/i,
};
const puts =
  /[:;] (?:[^:;]*\bthen )?(?:you can )?(?:special summon|place|take control)\b[^.:;●]*\b(?:to|in) (?:a|your|1 of your|any of your|the) zones?(?:\(s\))? (?:that )?this card points to\b(?![^:]*●)/i;

/**
 * An effect that puts a monster in a zone that its own card points to is not activated while none of those zones is free
 * (rule activation/must-be-able-to-resolve).
 */
export const noZonePointedTo: KeyWordPrinciple = (sketch) => {
  if (!/\bpoints? to\b/.test(sketch.told)) return undefined;
  const [card, other] = sketch.cards.filter(
    ({ ref, model }) =>
      told(ref).some((form) => form.test(sketch.told)) &&
      puts.test(textOf(model)) &&
      asks(ref).test(sketch.question),
  );
  if (card === undefined || other !== undefined) return undefined;
  const { model, ref } = card;
  if (
    /n't\b|\b(?:then|were|was|after|later|until|unless|but)\b|\bleaves?\b|\bleft\b|\bdestroy|\btribut|\breturn|\bbounc|\bbanish|\bmov|\bmaterial|\bfirst\b/.test(
      sketch.told,
    )
  )
    return undefined;
  const what = asks(ref).exec(sketch.question)?.groups?.['what'];
  const effects = model.parts.filter(isActivated);
  const deed = deeds[what ?? ''];
  const meant = deed === undefined ? effects : effects.filter((part) => deed.test(printedOf(model, part)));
  const [part, more] = meant;
  // What it costs, or sends away first, may make room.
  const frees = /\btribute\b[^;]*;|\bsend\b[^;]*;|\breturn\b[^;]*;|\bbanish\b[^;]*;/i;
  if (part === undefined || more !== undefined) return undefined;
  const words = printedOf(model, part);
  if (!puts.test(words) || frees.test(words) || ('mandatory' in part && part.mandatory)) return undefined;
  return ruled(
    'no',
    'activation/must-be-able-to-resolve',
    `${model.name} would have to put a monster in a zone that it points to, and none is free`,
    [{ model, part }],
  );
};
