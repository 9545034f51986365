import { isMandatory } from '../../effects/activated.ts';
import { type Instruction, specialSummonVerbs, type Verb } from '../../effects/instruction.ts';
import type { ActivatedEffect, Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { effectsTold, type Source, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed, asksIfDone } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { type Clause, carriedOut } from './reading/effect-words.ts';
import { askedPlayer, opponent, type Side } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** Something that a text lets nobody do, as texts forbid it, and as effects do it. */
interface Kind {
  readonly forbids: RegExp;
  readonly verbs: readonly Verb[];
  /** Words of a clause that does it. */
  readonly does: RegExp;
}

const kinds: readonly Kind[] = [
  {
    // What is drawn is added from the Deck as well, unless the text excepts it.
    forbids:
      /\bcards cannot be added from (?:either player's|the|their) (?:main )?deck to (?:the|their) hand\.?$/,
    verbs: ['add-to-hand', 'draw'],
    does: /\badd\b[^.;]*\bfrom (?:your|their) deck\b(?! (?:or|and))|\bdraws?\b/,
  },
  {
    forbids:
      /\b(?:cannot|neither player can) add cards? from (?:their|the|either player's) (?:main )?deck\b|\bcards cannot be added from (?:either player's|the|their) (?:main )?deck\b/,
    verbs: ['add-to-hand'],
    does: /\badd\b[^.;]*\bfrom (?:your|their) deck\b(?! (?:or|and))/,
  },
  {
    forbids:
      /\b(?:cannot|neither player can) banish cards?(?= for\b|\.|$)|^cards cannot be (?:banished|removed from play)\.?$/,
    verbs: ['banish'],
    does: /\bbanish\b/,
  },
  {
    forbids:
      /\b(?:cannot|neither player can) special summon monsters?(?= for\b|\.|$)|^(?:neither player can|your opponent cannot) special summon\.?$/,
    verbs: specialSummonVerbs,
    does: /\b(?:special|fusion|ritual|synchro|xyz|link) summon\b/,
  },
  {
    forbids: /\b(?:cannot|neither player can) tribute cards?(?= for\b|\.|$)|^cards cannot be tributed\.?$/,
    verbs: ['tribute'],
    does: /\btribute\b/,
  },
  {
    forbids: /\b(?:cannot|neither player can) draw cards?(?= for\b|\.|$)/,
    verbs: ['draw'],
    does: /\bdraws?\b/,
  },
];

interface Ban {
  readonly card: SketchCard;
  readonly part: Part;
  readonly kind: Kind;
  readonly who: 'both' | 'opponent';
}

const bansOf = (card: SketchCard): readonly Ban[] =>
  card.model.parts.flatMap((part) =>
    ('does' in part ? part.does : []).flatMap(({ do: verb, reads = '', who, onlyIf }): readonly Ban[] => {
      if ((verb !== 'restrict' && verb !== 'described') || onlyIf !== undefined) return [];
      const typed = reads.toLowerCase();
      const words = typed.replace(/ except by drawing them/, '');
      const kind = kinds.find(({ forbids, verbs }) => forbids.test(verbs.includes('draw') ? typed : words));
      if (kind === undefined || /\bexcept\b/.test(words)) return [];
      return [{ card, part, kind, who: who === 'opponent' ? 'opponent' : 'both' }];
    }),
  );

/**
 * What an effect would do is forbidden by another card: before its activation it cannot be activated (rule
 * activation/must-be-able-to-resolve), and a cost cannot be paid so; after it, that part is not done, nor what hangs on it
 * (rule text/conjunctions).
 */
export const forbidden: KeyWordPrinciple = (sketch) => {
  const { told, cards } = sketch;
  const bans = cards.flatMap(bansOf);
  const [ban, other] = bans;
  if (ban === undefined || other !== undefined || speaksAgainst(told, 'denied')) return undefined;
  const others = cards.filter((card) => card !== ban.card);
  const source = others.length === 1 ? others[0] : sources(sketch).find((card) => card !== ban.card);
  if (source === undefined) return undefined;
  if (bystanders(sketch, [ban.card, source]).length > 0 || /\bdestroy|\bleft\b|\bgone\b|\bset\b/.test(told))
    return undefined;
  return stands(ban, sketch) ? beforeIt(ban, source, sketch) : afterIt(ban, source, sketch);
};

/** Was the card told to apply before, and not in response? */
const stands = ({ card: { ref } }: Ban, { told, question }: Sketch): boolean =>
  !inResponse(ref).test(told) &&
  new RegExp(
    `\\b(?:under|with|while|have|has|${written('control')}|facing|against) (?:my |his |their |the |a |an |opponent's |face-up )*${ref}|${ref} (?:is |was )?(?:up|out|on|active|face-up|applying|applies|in play|on (?:the|their|my) field|resolved|means|stops|prevents)\\b|\\b(?:${opponent}|i) (?:${written('control', 'activate', 'use')}|has|have|dropped|drops) (?:a |an )?${ref}[^.;?]*[.;]`,
  ).test(`${told} ${question}`);

const inResponse = (ref: string): RegExp =>
  new RegExp(
    `\\b(?:${written('chain')}|answers?) (?:with )?(?:their |my |a )?${ref}|\\bin response[^.;]*${ref}|${ref} (?:is|was) chained|${ref}[^.;]* in response`,
  );

/** Does the ban bind the player who is asked about? */
function binds({ card: { ref }, who }: Ban, { told, question }: Sketch): boolean {
  if (who === 'both') return true;
  const theirs = new RegExp(
    `\\b(?:their|his|her|opponent's|${opponent} (?:has|have|controls?|activated|activates|used|uses)) (?:a |an )?(?:face-up )?${ref}`,
  );
  const mine = new RegExp(
    `\\b(?:my|i (?:have|control|activated|activate|used|use)) (?:a |an )?(?:face-up )?${ref}`,
  );
  const side: Side | undefined = theirs.test(told) ? 'opponent' : mine.test(told) ? 'me' : undefined;
  const asked = askedPlayer(question);
  return side !== undefined && asked !== undefined && side !== asked;
}

const asksUse = new RegExp(
  `\\b(?:can|may|could|am|is|are)\\b[^?]*\\b${written('activate', 'use')}\\b|\\bcan (?:i|they)\\b[^?]*#\\d`,
);

function beforeIt(ban: Ban, source: SketchCard, sketch: Sketch): Ruled | undefined {
  const { question } = sketch;
  if (!asksUse.test(question) || !binds(ban, sketch)) return undefined;
  const effects = effectsMeant(source, sketch);
  return agreed(effects.map((effect) => cannotUse(effect, ban)));
}

function effectsMeant(source: SketchCard, { told, question }: Sketch): readonly Source[] {
  const all = effectsTold(source, `${told} ${question}`);
  const asked = askedDeed(question);
  const fitting = all.filter(({ words }) => asked?.kind === 'deed' && words.clauses.some(asked.fits));
  return fitting.length > 0 ? fitting : all;
}

function cannotUse({ card, part }: Source, { kind, part: banned, card: by }: Ban): Ruled | undefined {
  const reads = [
    { model: card.model, part },
    { model: by.model, part: banned },
  ];
  if (part.cost.some((each) => isBanned(each, kind) && each.may === undefined)) {
    return ruled('no', 'cost/must-be-payable', `${by.model.name} forbids what its cost does`, reads);
  }
  // A mandatory effect has to be activated, whatever it can do.
  if (isChosen(part) || isMandatory(part)) return undefined;
  const must = part.does.some((each) => isBanned(each, kind) && isSure(each));
  return must
    ? ruled(
        'no',
        'activation/must-be-able-to-resolve',
        `${by.model.name} forbids what the effect would do`,
        reads,
      )
    : undefined;
}

const isChoice = ({ do: verb, joined }: Instruction): boolean =>
  verb === 'activate-one' || joined === 'or' || joined === 'otherwise';

const isSure = ({ may, joined, onlyIf, delayed, immediatelyAfter }: Instruction): boolean =>
  [may, onlyIf, delayed, immediatelyAfter].every((each) => each === undefined) && joined !== 'also';

function isBanned({ do: verb, what, from }: Instruction, { verbs }: Kind): boolean {
  if (!verbs.includes(verb)) return false;
  if (verb !== 'add-to-hand') return true;
  const places = typeof what === 'object' && 'from' in what ? what.from : from;
  return places?.every((place) => place === 'deck') === true;
}

/** What is still done of an effect to which the ban was chained. */
function afterIt(ban: Ban, source: SketchCard, { told, question }: Sketch): Ruled | undefined {
  if (!inResponse(ban.card.ref).test(told) || !asksIfDone(question) || ban.who !== 'both') return undefined;
  const asked = askedDeed(question);
  if (asked?.kind !== 'deed') return undefined;
  const effects = effectsTold(source, told).filter(({ words }) => words.clauses.some(asked.fits));
  return agreed(
    effects.map(({ card, part, words }) => {
      if (!words.clauses.some(({ words: each }) => ban.kind.does.test(each)) || isChosen(part))
        return undefined;
      // What may come from elsewhere too is forbidden in part only.
      if (/\badd\b[^.;]*\bdeck (?:or|and\/or)\b|\b(?:or|and\/or) deck\b/.test(words.does)) return undefined;
      const done = carriedOut(words.clauses, (clause: Clause) => !ban.kind.does.test(clause.words));
      const meant = done.filter((_, at) => {
        const clause = words.clauses[at];
        return clause !== undefined && asked.fits(clause);
      });
      const [first] = meant;
      if (first === undefined || meant.some((each) => each !== first)) return undefined;
      const because = `${ban.card.model.name} forbids a part of it by then: that is not done, nor what hangs on it`;
      return ruled(first ? 'yes' : 'no', 'text/conjunctions', because, [{ model: card.model, part }]);
    }),
  );
}

const isChosen = ({ cost, does }: ActivatedEffect): boolean => [...cost, ...does].some(isChoice);
