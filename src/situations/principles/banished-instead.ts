import type { ActivatedEffect, Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { agreed, asksIfComes, effectsAsked } from './reading/asked-effects.ts';
import { departures } from './reading/departures.ts';
import { toldAs } from './reading/event-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';

/**
 * While a card banishes what would be sent to the GY: nothing is sent to the GY, for effects that ask for that and for
 * costs (rules move/banish-instead, cost/must-be-payable); what is destroyed, Tributed or discarded still is that.
 */
export const banishedInstead: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const text = `${told} ${question}`;
  const redirector = cards.find((each) => redirects(each) !== undefined);
  const kind = redirector === undefined ? undefined : redirects(redirector);
  if (redirector === undefined || kind === undefined || !stands(redirector.ref, text)) return undefined;
  if (speaksAgainst(told) || /\btokens?\b|\bmaterials?\b|\bdetach/.test(text)) return undefined;
  if (departures(sketch).some(({ what }) => what.includes(redirector.ref))) return undefined;
  const named = cards.filter((each) => each !== redirector && question.includes(each.ref));
  const others = cards.filter((each) => each !== redirector);
  const [card, more] = named.length > 0 ? named : others;
  if (card === undefined || more !== undefined || bystanders(sketch, [redirector, card]).length > 0)
    return undefined;
  if (kind === 'monster' && card.model.facts.cardType !== 'monster') return undefined;
  return attackPaid(card, question) ?? paid(card, sketch) ?? triggered(card, sketch);
};

/** Which cards it banishes; undefined where it banishes none, or not all. */
function redirects({ model }: SketchCard): 'any' | 'monster' | undefined {
  const parts = model.parts.flatMap((part) => (part.kind === 'continuous' ? part.does : []));
  for (const { do: verb, insteadOf, what, onlyIf } of parts) {
    if (verb !== 'banish' || insteadOf !== 'sent-to-gy' || onlyIf !== undefined) continue;
    if (typeof what !== 'object' || !('count' in what) || what.count !== 'all') continue;
    const fields = Object.keys(what.filter);
    if (fields.length === 0) return 'any';
    if (fields.length === 1 && what.filter.cardType === 'monster') return 'monster';
  }
  return undefined;
}

/** "Cannot attack unless you send ... to the GY". */
function attackPaid({ model }: SketchCard, question: string): Ruled | undefined {
  if (!/\b(?:attack|swing)\b/.test(question)) return undefined;
  const part = model.parts.find((each) =>
    /cannot (?:declare an )?attack[^.]*unless you send[^.]*to the (?:gy|graveyard)/i.test(
      textOf(model, each),
    ),
  );
  return part === undefined ? undefined : unpayable({ model, part });
}

const textOf = (model: SketchCard['model'], part: Part): string => printedWords(model, part)?.text ?? '';

/** A cost that sends to the GY. */
function paid(card: SketchCard, { question }: Sketch): Ruled | undefined {
  if (!/\b(?:can|could|may|able)\b[^?]*\b(?:activate|use|pay|chain)\b/.test(question)) return undefined;
  const effects = activatedEffects(card);
  const [only, other] = effects;
  if (only === undefined || other !== undefined || only.part.kind === 'trigger') return undefined;
  return costSends(only.part) ? unpayable({ model: card.model, part: only.part }) : undefined;
}

const costSends = ({ cost }: ActivatedEffect): boolean =>
  cost.some(({ do: verb, to }) => verb === 'send-to-gy' || (verb === 'discard' && to === 'gy'));

const unpayable = (read: Ruled['reads'][number]): Ruled => ({
  answer: 'no',
  rules: ['cost/must-be-payable', 'move/banish-instead'],
  because: 'it has to send cards to the GY, and they would be banished instead',
  reads: [read],
});

/** A Trigger Effect for what happened to its card. */
function triggered(card: SketchCard, sketch: Sketch): Ruled | undefined {
  if (!asksIfComes(sketch.question)) return undefined;
  const effects = effectsAsked(sketch.question, [card]).filter(({ part }) => part.kind === 'trigger');
  return agreed(effects.map((effect) => judged(effect, sketch)));
}

function judged({ part, card }: Source, { told, question }: Sketch): Ruled | undefined {
  if (part.kind !== 'trigger' || part.on.length === 0) return undefined;
  const reads = [{ model: card.model, part }];
  const asksGy = part.on.map(
    ({ event, to, of }) => of === 'this' && (event === 'sent-to-gy' || to?.includes('gy') === true),
  );
  if (asksGy.every((each) => each)) {
    const because = 'its text asks that it is sent to the GY, and it is banished instead';
    return { answer: 'no', rules: ['move/banish-instead', 'trigger/condition-met'], because, reads };
  }
  const [only, other] = part.on;
  if (only === undefined || other !== undefined || only.of !== 'this' || part.activatesIn !== undefined)
    return undefined;
  const { event, from, by, byWhom, byCard, was, reads: further, for: use } = only;
  const open = [by, byWhom, byCard, was, further, use].some((each) => each !== undefined);
  if (open || from !== undefined || !['tributed', 'discarded', 'destroyed'].includes(event)) return undefined;
  const happened = `${told} ${question}`
    .split(/[.;?]/)
    .some((each) => each.includes(card.ref) && toldAs(event)?.test(each) === true);
  if (!happened || (part.word === 'when' && !part.mandatory)) return undefined;
  const because = 'its text asks only for that, not where the card ends up';
  return { answer: 'yes', rules: ['move/banish-instead', 'trigger/condition-met'], because, reads };
}
