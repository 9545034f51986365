import type { Unaffected } from '../../effects/value.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { activatedEffects } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import type { SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const asksSaved = new RegExp(`\\b(?:${written('survive')}|safe|saved?|stays? (?:on|alive)|live)\\b`);
const asksHit = new RegExp(
  `\\b(?:(?:is|are|does|do|get|gets|be|will)\\b[^?]*\\b(?:${written('destroy', 'die', 'banish', 'return', 'negate', 'hit', 'steal')}|affected|flipped|turned))\\b`,
);
const onItself =
  /\b(?:to|on|targeting|for|at|protect\w*|sav\w+) (?:his|her|their|my|its|the|that|own|attacking|a|an|one of|#\\d|it\b|my own| )*(?:monster|#\\d|it|attacker)/;

/**
 * A monster that an effect made unaffected by others before they resolve: those do nothing to it (rule unaffected/unaffected).
 */
export const madeUnaffected: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  const [saved, hit] = [asksSaved.test(question), asksHit.test(question)];
  if (saved === hit || speaksAgainst(told, 'immune')) return undefined;
  const protectors = cards.flatMap((card) => {
    const unaffected = protectionOf(card);
    return unaffected === undefined ? [] : [{ card, unaffected }];
  });
  const [protector, other] = protectors;
  if (protector === undefined || other !== undefined) return undefined;
  const against = cards.filter((card) => card !== protector.card && card.model.facts.cardType !== 'monster');
  const [source, third] = against;
  if (source === undefined || third !== undefined || !isChained(protector.card, source, told))
    return undefined;
  const monsters = cards.filter((card) => card !== protector.card && card !== source);
  if (monsters.length > 1 || bystanders(sketch, [protector.card, source, ...monsters]).length > 0)
    return undefined;
  if (!onItself.test(told.slice(told.indexOf(protector.card.ref))) || !isOfMonster(monsters[0], question))
    return undefined;
  const kind = source.model.facts.cardType;
  if (!protector.unaffected.by.includes(kind) || protector.unaffected.whose !== undefined) return undefined;
  if (/\bno card\b|\bplayer\b/.test(question)) return undefined;
  const because = `${protector.card.model.name} makes it unaffected by ${kind === 'spell' ? 'Spells' : 'Traps'} before ${source.model.name} resolves`;
  return ruled(saved ? 'yes' : 'no', 'unaffected/unaffected', because);
};

/** By which effects its target is unaffected, where a card of one effect makes it so. */
function protectionOf(card: SketchCard): Unaffected | undefined {
  const [effect, other] = activatedEffects(card);
  if (effect === undefined || other !== undefined || card.model.facts.cardType === 'monster')
    return undefined;
  const found = effect.part.does.filter(
    ({ unaffected, what, onlyIf }) =>
      unaffected !== undefined && typeof what === 'object' && 'target' in what && onlyIf === undefined,
  );
  return found.length === 1 ? found[0]?.unaffected : undefined;
}

/** Is the protection told after what it protects from, as an answer to it? */
const isChained = (protector: SketchCard, source: SketchCard, told: string): boolean => {
  const [first, then] = [told.indexOf(source.ref), told.indexOf(protector.ref)];
  return (
    first >= 0 &&
    then > first &&
    /\bchain|\brespon|\banswer|\bin response\b/.test(told.slice(first, then + 40))
  );
};

const isOfMonster = (monster: SketchCard | undefined, question: string): boolean =>
  monster === undefined || question.includes(monster.ref)
    ? true
    : /\b(?:it|that monster|the monster|my monster|their monster|his monster)\b/.test(question);
