import { isActivated } from '../../../card-model/activated.ts';
import type { CardModel } from '../../../card-model/card-model.ts';
import type { Instruction } from '../../../card-model/instruction.ts';
import type { ActivatedEffect, Part } from '../../../card-model/part.ts';
import { normalise } from '../../normalise.ts';
import { neededToActivate } from './needed-to-activate.ts';
import { needsOf } from './state-conditions.ts';

/** The printed boxes of a card. */
type Texts = NonNullable<CardModel['text']>;

/** What has to hold at the activation, and mostly also later: "... to activate and to resolve this effect." */
const toActivate =
  /^(?<what>.+?) to activate (?<both>and to resolve )?(?:this (?:card's )?effect|these effects|either of these effects)\.?$/i;

/** Ways to say that the card itself has to lie face-up on the field. */
const itselfFaceUp = /^(?:This (?:card|monster) must be face-up on the field)$/i;

/** What has to hold at activation and resolution is a condition of the effect before it (rule effect/must-be-face-up). */
export function withHeldConditions(parts: readonly Part[], texts: Texts): readonly Part[] {
  const said = parts.map((part, at) => {
    const words = wordsOf(part, texts);
    return { at, words, what: whatHolds(words), of: effectBefore(parts, at) };
  });
  const found = said.filter(({ what, of }) => what !== undefined && of !== undefined);
  return parts.flatMap((part, at) => {
    const held = found.filter(({ of }) => of === at).flatMap(({ what }) => what ?? []);
    if (isActivated(part)) return withoutSaying(held.reduce(withHeld, withOwnSentence(part)));
    const own = found.find((each) => each.at === at);
    return own?.words === undefined ? part : asCondition(part, own.words);
  });
}

const ofActivation =
  /^(?:This card can only be activated|Activate (?:only )?(?:if|when|while|during|at|by)|Cannot be activated) /i;
const cannotBeNegated = /^This card's activation (?:and effect )?cannot be negated\.?$/;

/** What an activation needs, or that it cannot be negated, is nothing that its effect does, where it stands among that. */
function withoutSaying(part: ActivatedEffect): readonly Part[] {
  if (part.kind !== 'activation') return [part];
  const isSaid = ({ do: verb, reads = '' }: Instruction): boolean =>
    verb === 'described' && (ofActivation.test(reads) || cannotBeNegated.test(reads));
  const said = part.does.filter(isSaid).map(({ reads = '' }) => reads);
  const more = said.map(
    (reads): Part =>
      ofActivation.test(reads)
        ? asCondition(part, reads)
        : { kind: 'unclassified', reads, ...(part.printed === undefined ? {} : { printed: part.printed }) },
  );
  return said.length === 0 ? [part] : [{ ...part, does: part.does.filter((each) => !isSaid(each)) }, ...more];
}

const effectBefore = (parts: readonly Part[], at: number): number | undefined => {
  const box = parts[at]?.printed?.box;
  const before = parts.findLastIndex(
    (each, index) => index < at && isActivated(each) && each.printed?.box === box,
  );
  return before === -1 ? undefined : before;
};

interface Held {
  readonly what: string;
  /** It has to hold when the effect resolves, too. */
  readonly both: boolean;
}

function whatHolds(words: string | undefined): Held | undefined {
  if (words?.includes(' to activate ') !== true) return undefined;
  const { what, both } = toActivate.exec(normalise(words).text.trim())?.groups ?? {};
  if (what === undefined || (both === undefined && !must.test(what))) return undefined;
  return { what: itselfFaceUp.test(what) ? what : asIs(what), both: both !== undefined };
}
const must = /^you must (?:control|have)\b/i;

/** "You must control no monsters" asks what "you control no monsters" says. */
const asIs = (what: string): string =>
  what
    .replace(/^You must (?=control|have)/i, 'you ')
    .replace(/^This card must be /i, 'this card is ')
    .replace(/^There must be /i, 'there is ')
    .replace(/ must be (?=on the field|in )/, ' is ');

/** The printed words of a part that is no effect that is activated. */
function wordsOf(part: Part, { main, pendulum = '' }: Texts): string | undefined {
  if (isActivated(part) || part.printed === undefined) return undefined;
  return (part.printed.box === 'main' ? main : pendulum).slice(...part.printed.span);
}

function withHeld(part: ActivatedEffect, { what, both }: Held): ActivatedEffect {
  if (itselfFaceUp.test(what)) return { ...part, mustBeFaceUpToResolve: true };
  const held = part.heldToResolve === undefined ? what : `${part.heldToResolve}; ${what}`;
  const needs = [...(part.needs ?? []), ...needsOf([what])];
  return {
    ...part,
    conditions: [...part.conditions, what],
    ...(both ? { heldToResolve: held } : {}),
    ...(needs.length === 0 ? {} : { needs }),
  };
}

/** Where the sentence was read with the effect, it stands among what the effect does, which it is none of. */
function withOwnSentence(part: ActivatedEffect): ActivatedEffect {
  const said = part.does.flatMap(({ reads }) => whatHolds(reads) ?? []);
  if (said.length === 0) return part;
  const does = part.does.filter(({ reads }) => whatHolds(reads) === undefined);
  return said.reduce(withHeld, { ...part, does });
}

const asCondition = (part: Part, reads: string): Part => ({
  kind: 'not-an-effect',
  what: 'activation-condition',
  reads,
  ...neededToActivate(reads),
  ...(part.printed === undefined ? {} : { printed: part.printed }),
});
