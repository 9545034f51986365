import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { isExtraDeckMonster } from '../../card-model/facts.ts';
import type { Verb } from '../../card-model/verbs.ts';
import type { Token } from '../text/tokens.ts';

const kinds = { fusion: 'Fusion', synchro: 'Synchro', xyz: 'Xyz', link: 'Link', ritual: 'Ritual' } as const;

/** What is told of a card that says what it is: that it is Summoned in one way, or does what only monsters do. */
export type ToldWay = Way | Labelled;
type Way = keyof typeof kinds | 'normal' | 'monster';

/** "X's Tribute effect": what an effect of the card does or costs, by the word that calls it. */
type Labelled = keyof typeof labels;
const labels = { tribute: 'tribute', discard: 'discard', draw: 'draw' } as const satisfies Record<
  string,
  Verb
>;
const isLabel = (low: string): low is Labelled => Object.hasOwn(labels, low);

const isWay = (low: string): low is Way => Object.hasOwn(kinds, low) || low === 'normal';
const determiners = /^(?:my|the|a|an|their|his|her|our|of|'s|opponent|opp|and)$/;
const ofMonsters = /^(?:tribute|tributes|tributed|tributing|revive|revives|revived|reviving)$/;
const doneByMonsters = /^(?:attack|attacks|attacked|attacking|battles|battled|atk|def|level|rank)$/;
const summons = /^(?:summon|summons|summoned|summoning)$/;

/** How the words right before or behind a name say that its card was Summoned. */
export function toldWay(all: readonly Token[], start: number, count: number): ToldWay | undefined {
  let before = start - 1;
  while (determiners.test(all[before]?.low ?? '')) before -= 1;
  const [way = '', verb = ''] = [all[before - 1]?.low, all[before]?.low];
  if (summons.test(verb)) return isWay(way) ? way : 'monster';
  if (ofMonsters.test(verb)) return 'monster';
  let after = start + count;
  while (/^(?:is|was|were|gets?|got|has|had|been|being)$/.test(all[after]?.low ?? '')) after += 1;
  const [then = '', summoned = ''] = [all[after]?.low, all[after + 1]?.low];
  if (after > start + count && summons.test(summoned)) return isWay(then) ? then : 'monster';
  const [label = '', called] = [all[start + count + 1]?.low, all[start + count + 2]?.low];
  if (all[start + count]?.low === "'s" && called === 'effect' && isLabel(label)) return label;
  const next = all[start + count]?.low === "'s" ? all[start + count + 1]?.low : then;
  return doneByMonsters.test(next ?? '') ? 'monster' : undefined;
}

/** May a card be Summoned so, or have an effect that is called so, by what it is? */
export function fitsWay(model: CardModel | undefined, way: ToldWay): boolean {
  const facts = model?.facts;
  if (facts === undefined) return true;
  if (isLabel(way)) return mayHave(model?.parts ?? [], labels[way]);
  if (facts.cardType !== 'monster') return false;
  if (way === 'monster') return true;
  if (way === 'normal') return !isExtraDeckMonster(facts) && !facts.abilities.includes('Ritual');
  return facts.abilities.includes(kinds[way]);
}

const mayHave = (parts: CardModel['parts'], verb: Verb): boolean =>
  parts.some(
    (part) =>
      part.kind === 'unread' ||
      (isActivated(part) && [...part.cost, ...part.does].some(({ do: does }) => does === verb)),
  );
