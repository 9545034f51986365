import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import type { Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, askedCards, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import type { Sketch } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/** Words for a monster that becomes Xyz Material, and for an Xyz Material that is detached. */
const becomes = (ref: string): RegExp =>
  new RegExp(
    `\\b(?:${written('attach')}|overlays?|overlaid|overlaying|absorbs?|absorbed|steals?|stole) (?:my |their |the |that )*${ref}[^.;?]*\\b(?:material|under|to)\\b|${ref}[^.;?]*\\b(?:is|was|gets|got|becomes?|became) (?:attached|overlaid|absorbed|(?:an? )?(?:xyz )?material)\\b|\\b(?:overlay|overlays|overlaid) (?:my |their |the )*${ref}|\\buse[ds]? (?:my |the )*${ref} as (?:xyz )?material`,
  );
const detached = new RegExp(`\\b${written('detach')}\\b`);

/**
 * A monster that becomes Xyz Material did not leave the field for effects of its own, and an Xyz Material is no card on the
 * field: what is detached was not sent from there (rules xyz-summon/not-leaving-the-field and
 * trigger/leaves-field-deck-or-material).
 */
export const underXyz: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (speaksAgainst(told) || (!asksIfComes(question) && !/\bactivate|\btrigger/.test(question)))
    return undefined;
  const [card, other] = askedCards(sketch);
  if (card === undefined || other !== undefined || card.model.facts.cardType !== 'monster') return undefined;
  if (!becomes(card.ref).test(told) && !detachedCard(sketch, card.ref)) return undefined;
  if (bystanders(sketch, [card]).filter(({ model }) => !isXyz(model)).length > 0) return undefined;
  const effects = effectsAsked(question, [card]).filter(({ part }) => part.kind === 'trigger');
  const isDetached = detached.test(`${told} ${question}`);
  return agreed(effects.map((effect) => judged(effect, isDetached)));
};

const isXyz = ({ facts }: Source['card']['model']): boolean =>
  facts.cardType === 'monster' && facts.abilities.includes('Xyz');

const detachedCard = ({ told }: Sketch, ref: string): boolean =>
  new RegExp(
    `\\b${written('detach')} (?:my |the |that )*${ref}|${ref}[^.;?]*\\b(?:is|was|gets|got) (?:just )?detached|${ref}[^.;?]*\\b(?:attached|material)\\b[^.;?]*\\b${written('detach')} it\\b`,
  ).test(told);

function judged({ card, part }: Source, isDetached: boolean): Ruled | undefined {
  if (part.kind !== 'trigger' || part.on.length === 0 || part.on.some(({ of }) => of !== 'this'))
    return undefined;
  const reads = [{ model: card.model, part }];
  const onField = part.on.every(
    ({ event, from }) =>
      event === 'left-the-field' ||
      (from?.every((place) => place.endsWith('-zone')) === true && (isDetached || event === 'sent-to-gy')),
  );
  if (!onField) return undefined;
  const because = isDetached
    ? 'an Xyz Material is no card on the field, so it did not come from there'
    : 'becoming Xyz Material is not leaving the field, and it went nowhere else';
  return ruled(
    'no',
    isDetached ? 'xyz-summon/not-leaving-the-field' : 'trigger/leaves-field-deck-or-material',
    because,
    reads,
  );
}
