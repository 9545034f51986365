import type { Verb } from '../../effects/instruction.ts';
import type { Place } from '../../vocabulary/places.ts';
import { textOf } from '../propositions/card-topics.ts';
import { activatedEffects, effectsTold, type Source, sources } from './activated-source.ts';
import { askedDeed } from './asked-deed.ts';
import { agreed } from './asked-effects.ts';
import type { Principle, Ruled } from './principle.ts';
import type { Sketch, SketchCard } from './sketch.ts';

const asks =
  /\b(?:can|may|could|am i|is|do|does|legal|allowed)\b[^?]*(?:\b(?:chain|negat|respond|use|usable|discard|play|playable|allowed|legal|stop|answer|against|activate|tribute|counter|flip)|<\d+> (?:it|that|this|them))/;

/**
 * Whether a card may answer an activation, by what its text says of the activations that it answers (rules
 * wording/includes, wording/would, chain/activation): of which cards, of the card or of an effect, and what it includes.
 */
export const mayAnswer: Principle = (sketch) => {
  const { question, told } = sketch;
  if (!asks.test(question) || /\bhow\b|\bwhich\b|\bwhat\b|\bstill\b|\bagain\b|\btwice\b/.test(question))
    return undefined;
  if (/\bnot\b|\bnegates?\b|\bskill drain\b|\bunaffected\b|\bdamage step\b/.test(told)) return undefined;
  const answering = sketch.cards.filter(
    (card) => question.includes(card.ref) && answersActivations(card).length > 0,
  );
  const [responder] = answering;
  if (responder === undefined || answering.length > 1) return undefined;
  const activated = sources(sketch).filter((card) => card !== responder);
  const [source] = activated;
  if (source === undefined || activated.length > 1) return undefined;
  if (sketch.cards.some((card) => card !== source && card !== responder && mayMatter(card))) return undefined;
  const asked = askedDeed(told);
  const effects = effectsTold(source, told);
  const done = effects.filter(({ words }) => asked?.kind === 'deed' && words.clauses.some(asked.fits));
  const kind = kindOf(source, sketch);
  if (kind === undefined) return undefined;
  const answers = answersActivations(responder);
  const lock = lockOf(source, responder);
  if (lock !== undefined) return lock;
  return agreed(
    (done.length > 0 ? done : effects).flatMap((effect) =>
      answers.map((answer) => judged(answer, effect, kind)),
    ),
  );
};

/** A text that forbids to answer the activation of its card, with anything. */
function lockOf({ model }: SketchCard, responder: SketchCard): Ruled | undefined {
  const part = model.parts.find(
    (each) => each.kind === 'not-an-effect' && each.what === 'cannot-be-responded-to',
  );
  if (
    part?.kind !== 'not-an-effect' ||
    part.unanswerable?.to !== 'card' ||
    part.unanswerable.cards !== undefined
  )
    return undefined;
  const because = 'its text forbids to answer its activation, also with Counter Traps';
  const reads = [{ model, part }];
  return responder.model === model
    ? undefined
    : { answer: 'no', rules: ['text/cannot-respond'], because, reads };
}

const mayMatter = ({ model }: SketchCard): boolean => model.parts.some(({ kind }) => kind === 'continuous');

/** The effects of a card that answer activations, by their words. */
const answersActivations = (card: SketchCard): readonly Source[] =>
  activatedEffects(card).filter(({ words }) =>
    /\b(?:is|are) activated\b|\bactivates? (?:a|its)\b/.test(words.before),
  );

type Activated = 'monster effect' | 'spell card' | 'trap card' | 'effect on the field';

function kindOf({ model: { facts }, ref }: SketchCard, { told, question }: Sketch): Activated | undefined {
  const text = `${told} ${question}`;
  if (facts.cardType === 'monster') {
    return /\bpendulum zone\b|\bscale\b|\bpendulum effect\b|\bplace/.test(text)
      ? undefined
      : 'monster effect';
  }
  const isEffect = new RegExp(
    `${ref} is already face-up|face-up ${ref}|${ref}'s (?:[a-z]+ )*(?:effect|trigger|search|revival|recursion)|effect of (?:my |the |their )?${ref}|\\b(?:gy|grave|banished)\\b`,
  ).test(text);
  if (isEffect) return /\b(?:gy|grave|banished)\b/.test(text) ? undefined : 'effect on the field';
  return facts.cardType === 'spell' ? 'spell card' : 'trap card';
}

/** Does a text that answers activations name this kind of activation? */
const names: Readonly<Record<Activated, RegExp>> = {
  'monster effect':
    /monster effect|card or effect|monster(?:'s)? effect|effect of a monster|monster[^.:]{0,60} activates? its effect/,
  'spell card':
    /card or effect|spell\/trap|spell(?: card)? is activated|spell card|spell,|spell or|activates a card\b/,
  'trap card': /card or effect|spell\/trap|trap(?: card)? is activated|trap card|trap,|activates a card\b/,
  'effect on the field':
    /card or effect|spell\/trap(?: card)? that is already face-up|spell\/trap effect|card's effect|spell effect|trap effect/,
};

/** What texts ask activations to include, and how an effect says that it does it. */
const included: readonly (readonly [RegExp, RegExp])[] = [
  [
    /includes an effect that special summons/,
    /\bspecial summon\b|\b(?:fusion|synchro|xyz|link|ritual) summon\b/,
  ],
  [
    /would inflict damage|inflicts? damage/,
    /\binflict\b[^.;]*\bdamage\b|\btakes? \d+ damage\b|\btake damage\b/,
  ],
  [/would destroy/, /\bdestroy\b/],
  [/includes? (?:an effect that )?destroy/, /\bdestroy\b/],
  [/includes an effect that (?:would )?negate/, /\bnegate\b/],
  [/includes an effect that (?:would )?draw/, /\bdraw\b/],
];

function judged(answer: Source, { card, part, words }: Source, kind: Activated): Ruled | undefined {
  const { before } = answer.words;
  const reads = [
    { model: answer.card.model, part: answer.part },
    { model: card.model, part },
  ];
  if (!names[kind].test(before)) {
    const because = `it answers other activations, not the activation of a ${kind}`;
    return { answer: 'no', rules: ['chain/activation', 'trigger/condition-met'], because, reads };
  }
  const listed = includedIn(answer, card, words.does);
  if (listed !== undefined) return listed ? fits(reads) : undefined;
  if (
    /\bwhile you control\b|\bif you control\b|\btargets?\b|\bonly\b|\bfield\b(?! \(quick)|\byour opponent controls\b|\bgy\b/.test(
      before.replace(/card\(s\) on the field/g, ''),
    )
  )
    return undefined;
  const wanted = included.find(([asked]) => asked.test(before));
  if (wanted === undefined) {
    return /\bincludes?\b|\bwould\b|\bthat\b/.test(
      before.replace(/would be (?:normal |special |flip )?summoned/g, ''),
    )
      ? undefined
      : fits(reads);
  }
  const does = words.clauses.filter(
    (clause) => wanted[1].test(clause.words) && !/\bcannot\b/.test(clause.words),
  );
  if (does.length === 0) return undefined;
  if (/would/.test(wanted[0].source) && does.every((clause) => /\byou can\b|\bif\b/.test(clause.words)))
    return undefined;
  return fits(reads);
}

/** How an effect says that it does something with cards from a place. */
const takesFrom: readonly (readonly [verb: Verb, from: Place, RegExp])[] = [
  ['add-to-hand', 'deck', /\badd\b[^.;]*\bfrom your [^.;]*deck\b/],
  ['draw', 'deck', /\bdraw (?:\d|a|cards|the same)/],
  [
    'special-summon',
    'deck',
    /\bspecial summon\b[^.;]*\bfrom your (?:hand[^.;]*|gy[^.;]*)?\bdeck\b|\bexcavat[^;]*\bspecial summon\b/,
  ],
  [
    'send-to-gy',
    'deck',
    /\bsend\b[^.;]*\bfrom (?:your|the top of your) [^.;]*\bdeck\b[^.;]*\bto the (?:gy|graveyard)|\bsend the top\b/,
  ],
  ['add-to-hand', 'gy', /\badd\b[^.;]*\b(?:from|in) (?:your|the|either) [^.;]*\b(?:gy|graveyard)\b/],
  [
    'special-summon',
    'gy',
    /\bspecial summon\b[^.;]*\b(?:from|in) (?:your|the|either) [^.;]*\b(?:gy|graveyard)\b/,
  ],
  [
    'banish',
    'gy',
    /\bbanish\b[^.;]*\b(?:from|in) (?:your|the|their|either|your opponent's|a) [^.;]*\b(?:gy|graveyard|gys)\b/,
  ],
];

/** Does the effect include one of the things that are listed? Undefined where nothing is, false where none was found. */
function includedIn({ part }: Source, card: SketchCard, does: string): boolean | undefined {
  if (part.kind === 'ignition' || part.kind === 'flip') return undefined;
  const listed = part.on.flatMap(({ link }) => link?.includes ?? []);
  if (
    !listed.some(
      ({ do: verbs, from }) => from !== undefined && takesFrom.some(([verb]) => verbs.includes(verb)),
    )
  )
    return undefined;
  const only = activatedEffects(card).length === 1 && card.model.facts.cardType !== 'monster';
  const text = only ? textOf(card.model).toLowerCase() : does;
  return listed.some(({ do: verbs, from }) =>
    takesFrom.some(
      ([verb, place, form]) => verbs.includes(verb) && from?.includes(place) === true && form.test(text),
    ),
  );
}

const fits = (reads: Ruled['reads']): Ruled => ({
  answer: 'yes',
  rules: ['wording/includes', 'chain/spell-speed'],
  because: 'the activation is one of those that its text answers, whether or not each part will be applied',
  reads,
});
