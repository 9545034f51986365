import { textOf } from '../propositions/card-topics.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, effectsTold, type Source, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed, asksIfDone, mainClause } from './reading/asked-deed.ts';
import { effectsAsked } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { movesIn } from './reading/moves.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/** Which monsters a text negates the activated effects of: by how they were when the effect was activated. */
type Negates = 'defense' | 'no-atk';

const forms: readonly (readonly [Negates, RegExp])[] = [
  ['defense', /\bnegate (?:the|any) activated effects of monsters that were in defense position\b/i],
  ['no-atk', /(?:^|\. |\n)negate (?:the|any) activated effects of monsters with 0 atk\b/i],
];

/**
 * A text that negates what monsters have activated, by how they were on the field then, negates it wherever they are when it
 * resolves: one that was its own cost too (rule negate/effect).
 */
export const negatedAsActivated: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const found = cards.flatMap((card) =>
    forms.flatMap(([negates, form]) => (form.test(textOf(card.model)) ? [{ card, negates }] : [])),
  );
  const [negator, another] = found;
  const [card, more] = cards.filter((each) => each !== negator?.card);
  if (negator === undefined || another !== undefined || card === undefined || more !== undefined)
    return undefined;
  const text = `${told} ${question}`;
  if (!isThere(negator.card, negator.negates, text) || card.model.facts.cardType !== 'monster')
    return undefined;
  if (speaksAgainst(told) || notSoSimple.test(text) || bystanders(sketch, [negator.card, card]).length > 0)
    return undefined;
  if (departures(sketch).some(({ what }) => what.includes(negator.card.ref))) return undefined;
  const asked = whetherNegated(sketch, negator.card);
  const effects = asked === undefined ? [] : effectsMeant(sketch, card);
  const [first] = effects;
  if (asked === undefined || first === undefined) return undefined;
  const negated = isNegated(negator.negates, card, effects, text);
  if (negated === undefined) return undefined;
  const part = negator.card.model.parts.find(
    (each) => 'does' in each && each.does.some(({ reads }) => reads?.includes('activated effects') === true),
  );
  return {
    answer: negated === (asked === 'negated') ? 'yes' : 'no',
    rules: ['negate/effect'],
    because: negated
      ? 'what counts is how the monster was when its effect was activated, wherever it is when that resolves'
      : 'the monster was not as that text asks when its effect was activated',
    reads: [
      ...(part === undefined ? [] : [{ model: negator.card.model, part }]),
      { model: card.model, part: first.part },
    ],
  } satisfies Ruled;
};

/** Words of an order in time, or of a change, that may make it another case. */
const notSoSimple =
  /\b(?:then|later|afterwards?|after|before|until|in response|chains?|chained|attack position|face-down|flip|flips|flipped|set|battle|unless|only if)\b/;

/** Is the card on the field, and as its own text asks? */
function isThere({ ref }: SketchCard, negates: Negates, text: string): boolean {
  if (negates === 'defense')
    return new RegExp(
      `\\b(?:defense|def)(?: position| mode)? ${ref}|${ref} (?:is |lies |sits |was )?(?:up |there |out |(?:on|to) (?:my|the|their|his|her) (?:field|side) )?(?:in |is in )?(?:face-up )?(?:defense|def)\\b`,
    ).test(text);
  return (
    stands(ref, text) ||
    new RegExp(`\\b(?:i've got|i got|my|their|my opponent's) (?:own )?${ref}(?!'s)`).test(text)
  );
}

/** "Is it negated", "does it resolve": of the effect; a Summon, an attack or an activation is something else. */
function whetherNegated({ question }: Sketch, negator: SketchCard): 'negated' | 'done' | undefined {
  const asks = mainClause(question).split(', ').at(-1) ?? '';
  if (/\b(?:activation|activate|summon|attack|cost|n't|not)\b/.test(asks)) return undefined;
  if (new RegExp(`${negator.ref}[^?]*negat`).test(asks))
    return new RegExp(`\\b(?:does|will|would) ${negator.ref} (?:still )?negate\\b`).test(asks)
      ? 'negated'
      : undefined;
  if (/\bnegated\b/.test(asks)) return 'negated';
  return asksIfDone(question) && !/\bnegat/.test(question) ? 'done' : undefined;
}

/** The effects of a monster that may have been activated, by what was paid for them and what is asked of them. */
function effectsMeant(sketch: Sketch, card: SketchCard): readonly Source[] {
  const paid = movesIn(sketch).some(
    ({ card: moved, events, why }) =>
      moved === card && events.includes('tributed') && (why === undefined || why.is === 'cost'),
  );
  if (!paid && !sources(sketch).includes(card)) return [];
  const all = paid
    ? activatedEffects(card).filter(({ part }) => part.cost.some(({ do: verb }) => verb === 'tribute'))
    : effectsTold(card, sketch.told);
  const asked = effectsAsked(sketch.question.replace(/\bnegat\w*/g, ''), [card]).filter(({ part }) =>
    all.some((each) => each.part === part),
  );
  const meant = asked.length > 0 ? asked : all;
  const deed = askedDeed(sketch.question);
  const negates = /\bnegat/.test(sketch.question);
  return negates || deed?.kind !== 'deed'
    ? meant
    : meant.filter(({ words }) => words.clauses.some((each) => deed.fits(each)));
}

/** Was the monster as the text asks; undefined where that was not told. */
function isNegated(
  negates: Negates,
  { model }: SketchCard,
  effects: readonly Source[],
  text: string,
): boolean | undefined {
  const { facts } = model;
  if (facts.cardType !== 'monster' || /\bunaffected\b|\bbattle position\b/i.test(textOf(model)))
    return undefined;
  if (negates === 'defense') {
    if (/\bhand\b|\bgy\b|\bgrave|\bbanished\b|\bscale\b|\bpendulum zone\b/.test(text)) return undefined;
    if (effects.every(({ part }) => part.activatesIn?.every((place) => place !== 'monster-zone') === true))
      return false;
    if (!effects.every(isOfField)) return undefined;
    return !facts.abilities.includes('Link');
  }
  if (!effects.every(isOfField)) return undefined;
  const said = /\b(\d+)(?: |-)atk\b|\batk (?:is |of |becomes? |became )?(\d+)\b/.exec(text);
  const atk = said === null ? facts.atk : Number(said[1] ?? said[2]);
  if (said === null && atk !== 0) return undefined;
  return atk === 0;
}

/** Is it activated by a monster on the field? */
const isOfField = ({ part }: Source): boolean =>
  (part.kind === 'ignition' || part.kind === 'quick') &&
  (part.activatesIn === undefined || part.activatesIn.every((place) => place === 'monster-zone'));
