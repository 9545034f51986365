import type { CardModel } from '../../effects/card-model.ts';
import type { Part } from '../../effects/part.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { fitted, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { effectsMeant, printedOf } from './reading/meant.ts';

const it = '(?:{monster}|it|she|he)';
const by = '(?: (?:by|with|using|thanks to) {})?';
const set = [
  form(
    `(?:i|(?<theirs>opp)) (?:(?:tribute|normal) )?set(?:ted)? {monster}(?: face-down)?(?: (?:with|by tributing|tributing|using) (?:one|two|1|2)(?: monsters?)?)?(?: last turn| earlier| in an earlier turn)?`,
  ),
  form(`{monster} was (?:(?:tribute|normal) )?set(?: last turn| earlier)?`),
];
const when = '(?: (?:now|later|again|this turn|last turn|by now))*';
const up = [
  form(
    `(?:later )?(?:${it} )?(?:is|was|got|gets|'s|has been)? ?(?:(?:turned|flipped) )?(?:face-)?up${when}${by}${when}`,
  ),
  form(`(?:later )?(?:i|opp) (?:flip|flipped|turn|turned) ${it} (?:face-)?up${by}${when}`),
  form(`(?:later )?(?:i flip ?summon(?:ed)? ${it}|${it} (?:is|was|got) flip ?summoned)${when}`),
  form(`{} (?:flips|flipped|turns|turned) ${it} (?:face-)?up${when}`),
];
const asks = [
  form("can (?<mine>i) (?:still )?(?:use|activate) (?:{monster} 's|its|her|his)(?<label>(?: [a-z]+){0,4})"),
  form(
    `(?:does|do|will) (?:{monster} 's|its|her|his) (?<label>(?:[a-z]+ )?effects?)(?: still)? (?:apply|work)`,
  ),
  form(
    '(?:are|is) (?<barred>monster|spell|trap) effects? (?:locked|barred|blocked|stopped|shut off|disabled)',
  ),
  form(
    'can (?:i|opp|players|either player|anyone) (?:still )?(?:use|activate) (?<open>monster|spell|trap) effects',
  ),
];
const shape: Shape = { needs: [set, up], asks };

/**
 * A monster that was Set, and is face-up since: that it was Set is remembered (kept/way-summoned), so it is "this Normal
 * Summoned/Set card"; it was not Summoned, so what its text hangs on its Tribute Summon, or Normal Summon, is not met
 * (summon/tribute-set).
 */
export const wasSet: KeyWordPrinciple = ({ cards, sentences }) => {
  const says = fitted(sentences, shape);
  const model = cardAt(cards, says?.['monster']);
  if (says === undefined || model === undefined || model.facts.cardType !== 'monster') return undefined;
  // Whose monster it is, and what else applies there.
  if (says['theirs'] !== undefined && says['mine'] !== undefined) return undefined;
  if (
    cards.some((each) => each.model !== model && each.model.parts.some(({ kind }) => kind === 'continuous'))
  )
    return undefined;
  const part = partAsked(model, says);
  if (part === undefined) return undefined;
  const words = printedOf(model, part);
  const reads = [{ model, part }];
  if (
    /\bthis Normal Summoned\/Set (?:card|monster)\b|\bif this card (?:is|was) Normal Summoned\/Set\b/i.test(
      words,
    )
  )
    return says['barred'] === undefined && says['open'] === undefined
      ? ruled('yes', 'kept/way-summoned', `${model.name} is still Normal Summoned/Set`, reads, [
          'what else its text asks for is so',
        ])
      : undefined;
  if (!hangsOnSummon(model, part)) return undefined;
  return ruled(
    says['open'] === undefined ? 'no' : 'yes',
    'summon/tribute-set',
    `${model.name} was Set, and not Summoned, so what hangs on its Summon is not so`,
    reads,
    says['open'] === undefined ? [] : ['nothing else keeps the player from it'],
  );
};

/** The one part that may be meant: the effect that is called so, or the one that bars such effects. */
function partAsked(model: CardModel, says: Readonly<Record<string, string>>): Part | undefined {
  const kind = says['barred'] ?? says['open'];
  if (kind !== undefined) {
    const barring = model.parts.filter(
      (each) =>
        each.kind === 'continuous' &&
        each.does.some(({ bans, who }) => bans?.activates === kind && who === 'both'),
    );
    return barring.length === 1 ? barring[0] : undefined;
  }
  const meant =
    effectsMeant(
      model,
      says['label']
        ?.trim()
        .replace(/\beffects?\b/, '')
        .trim(),
    ) ?? [];
  return meant.length === 1 ? meant[0] : undefined;
}

/** Does it ask for a Normal or Tribute Summon of its own card, and nothing less? */
function hangsOnSummon(model: CardModel, part: Part): boolean {
  if (part.kind === 'continuous')
    return part.does.every(
      ({ holds }) =>
        holds !== undefined &&
        'summonedBy' in holds &&
        holds.summonedBy.every((way) => way === 'tribute-summoned' || way === 'normal-summoned'),
    );
  return (
    part.kind === 'trigger' &&
    part.on.length > 0 &&
    part.on.every(
      ({ event, of }) => of === 'this' && (event === 'tribute-summoned' || event === 'normal-summoned'),
    ) &&
    !/\/Set\b|\bflip/i.test(printedOf(model, part))
  );
}
