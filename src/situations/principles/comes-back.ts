import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders } from './reading/against.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const asks =
  /\b(?:does|do|will|would|is|are) (?:my |the |their |his |her )?(?<what>#\d|it|he|she|that monster|my monster|the monster)(?: still| then| ever| really| also)* (?:come back|return|be returned|returned)(?: to (?:the |my |their )?(?:field|board))?(?:,? (?:in|during|at) (?:the |my |their |that )?(?:end phase|end of (?:the |this )?turn))?(?: later| afterwards| at all| this turn)?\s*\?/;
/** The card has been moved from where it was banished, or the effect has done nothing. */
const undone =
  /\bcontrol of\b|\bfull\b|\bfill|\broom\b|\bspace\b|\boccup|\bzones?\b|\bxyz\b|\bmaterial|\bpendulum\b|\blink|\bspirit\b|\bst[eo]len?\b|\btook\b|\btaken\b|\bequip|\bhand\b|\bextra deck\b|\bburial\b|\breturned? (?:it )?to the (?:gy|grave|deck|hand)|\bspecial summon(?:s|ed)? (?:it|the banished)|\btokens?\b|\bface-?down\b|\bzones? (?:is|are)\b|\bno (?:free|open)\b|\bactivation\b|\bpendulum zone\b/;

/**
 * Does a banished monster come back by itself? One that banishes itself until a certain time does, whatever its effect came
 * to (rule banish-until/return); where the text says nothing of a return, it does not (rule move/banish).
 */
export const comesBack: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const what = asks.exec(question)?.groups?.['what'];
  if (
    what === undefined ||
    undone.test(`${told} ${question}`) ||
    /\bnegate[sd]? (?:it|the effect|this|that|by)\b|\bgot negated\b|\bis negated\b|\bwas negated\b/.test(told)
  )
    return undefined;
  const found = banishing(sketch);
  if (found === undefined) return undefined;
  const { by, gone } = found;
  if (what.startsWith('#') && gone !== undefined && gone.ref !== what) return undefined;
  if (gone === undefined && what.startsWith('#') && cards.length > 1) return undefined;
  if (bystanders(sketch, [by, gone]).length > 0 || cards.some((each) => each !== by && each !== gone))
    return undefined;
  if (gone !== by && /\b(?:sent|goes|went|moved|returned) to\b/.test(told)) return undefined;
  const until = untilOf(by.model, by === gone);
  const { name } = by.model;
  if (until === 'open' || (gone !== undefined && gone !== by && returnsItself(gone.model))) return undefined;
  if (until === 'never')
    return ruled('no', 'move/banish', `${name} does not say that what it banishes comes back`);
  if (gone !== undefined && gone.model.facts.cardType !== 'monster') return undefined;
  if (gone?.model.facts.cardType === 'monster' && gone.model.facts.abilities.includes('Token'))
    return ruled('no', 'banish-until/lost', 'a Token that is banished disappears and never returns');
  if (
    tellsMore(told, by) ||
    /\b(?:in|during|on|at) (?:the |my |their |that |this )?(?:end|standby) phase\b|\bend phase:/.test(told)
  )
    return undefined;
  // Of another card than the one that banishes itself, more may keep it from coming back than was told.
  if (until !== 'end-phase' || gone !== by) return undefined;
  return ruled(
    'yes',
    'banish-until/return',
    `${name} banishes it only until then`,
    [],
    ['nothing has moved it since'],
  );
};

/** Does the text of what was banished speak of its being banished, so that it may come back by itself? */
const returnsItself = (model: CardModel): boolean =>
  textOf(model)
    .split(/(?<=\.)\s+|\n+/)
    .some((each) => /\bbanish/i.test(each) && /\b(?:special summon|return)\b/i.test(each));

/** Is anything told besides that the card was used, and has left the field since? */
const tellsMore = (told: string, { ref }: SketchCard): boolean =>
  told
    .split(/[.;!]|,? (?:and|but|then|so) /)
    .filter((each) => each.trim() !== '')
    .some((each) => !each.includes(ref) && !/\bnothing (?:was|is|gets?) destroyed\b/.test(each));

/** Which card banished which; undefined where that is not told, or by more than one. */
function banishing({
  told,
  cards,
}: Sketch): { readonly by: SketchCard; readonly gone: SketchCard | undefined } | undefined {
  const verb = written('banish');
  const whose = '(?:my |their |the |his |her |a |an )*';
  const all = cards.flatMap((by) => {
    if (!/\bbanish/i.test(textOf(by.model))) return [];
    const forms = [
      new RegExp(
        `${by.ref}(?:'s (?:[a-z]+ )*effect)? (?:just |then |temporarily )?${verb} ${whose}(?:[a-z]+ summoned )?(?<gone>#\\d|monster|it)`,
      ),
      new RegExp(
        `${verb} ${whose}(?<gone>#\\d|monster|it) (?:temporarily )?(?:with|by|using|via) ${whose}${by.ref}`,
      ),
      new RegExp(
        `(?<gone>#\\d|monster|it) (?:is|was|gets|got) (?:temporarily )?banished (?:by|with) ${whose}${by.ref}`,
      ),
      new RegExp(
        `(?:${written('use', 'activate', 'chain')}) ${whose}${by.ref}(?:'s effect)? (?:on|targeting|to banish|and banish) ${whose}(?<gone>#\\d|monster|it)`,
      ),
    ];
    const match = forms.map((form) => form.exec(told)).find((each) => each !== null);
    if (match !== undefined && match !== null)
      return [{ by, gone: cards.find(({ ref }) => ref === match.groups?.['gone']) }];
    const itself = new RegExp(`${by.ref} (?:[a-z]+ )?(?:negated|${verb} itself)`).test(told);
    return itself && /\bbanish this card\b[^.;]*\buntil the end phase\b/i.test(textOf(by.model))
      ? [{ by, gone: by }]
      : [];
  });
  const [only, other] = all;
  return other === undefined ? only : undefined;
}

/** For how long its text banishes others, or itself. */
function untilOf(model: CardModel, itself: boolean): 'end-phase' | 'other' | 'never' | 'open' {
  const sentences = textOf(model)
    .toLowerCase()
    .split(/(?<=\.)\s+|\n+|●/)
    .filter((each) => /\bbanish/.test(each));
  const about = sentences.filter((each) => /\bbanish this card\b|\bbanish it\b/.test(each) || !itself);
  const all = itself
    ? about.filter((each) => /\bbanish this card\b/.test(each))
    : about.filter((each) => !/^[^;]*\bbanish this card\b[^;]*$/.test(each));
  if (
    all.some(
      (each) =>
        /\b(?:in|from) (?:your |their |either |the |a )?(?:player's |opponent's )?(?:hand|extra deck|gy|graveyard|deck)\b[^.]*\buntil\b/.test(
          each,
        ) || /\bif\b[^.]*\breturn/.test(each),
    )
  )
    return 'open';
  const kinds = new Set(
    all.map((each) => {
      if (
        /\buntil (?:the )?end phase\b|\breturn (?:it|that (?:card|monster|target)|them|those (?:cards|monsters)) to (?:the|its|your) .*\bend phase\b|\bend phase\b[^.]*\breturn\b|\buntil the end of (?:this|the) turn\b/.test(
          each,
        )
      )
        return 'end-phase';
      if (
        /\buntil\b|\breturn(?:s|ed)?\b|\bstandby phase\b|\bspecial summon\b|\bif\b.*\bfield\b.*\breturn/.test(
          each,
        )
      )
        return 'other';
      return 'never';
    }),
  );
  const [only, other] = kinds;
  if (only === undefined || other !== undefined) return 'open';
  const more = textOf(model).toLowerCase();
  return only === 'never' &&
    /\breturn(?:s|ed)?\b[^.]*\bfield\b|\bspecial summon (?:it|that|the banished|1 of those)/.test(more)
    ? 'open'
    : only;
}
