import type { Instruction } from '../../card-model/instruction.ts';
import type { MaterialBar, MaterialKind } from '../../card-model/lasting/lasting-fields.ts';
import type { Part } from '../../card-model/part.ts';
import { type Saying, type Spoken, says } from '../../card-model/sayings.ts';
import { reaches } from '../continuous/protections.ts';
import { fitsNow } from '../names.ts';
import { isApplying, isInForce, isNegated, isOfBoxThere, isSaidThere } from '../negation.ts';
import { type Rule, ruleOfTexts, surest } from '../rule.ts';
import type { Card, Duel, Player, Ternary } from '../state/duel.ts';
import { anyHolds } from '../stats/count.ts';
import type { MaterialSummonCase, MaterialWay } from './material-summon-rules.ts';

/** "You can treat it as a non-Tuner", "you can substitute this card for", "in your hand can also be used as material". */
const allows: Readonly<Record<MaterialWay, Saying>> = {
  'synchro-summoned': 'synchro-materials',
  'xyz-summoned': 'xyz-materials',
  'link-summoned': 'link-materials',
};

type Words = Spoken & { readonly words: string };

/** The words of what applies without being activated. */
function wordsOf(part: Part): readonly Words[] {
  const said = part.kind === 'continuous' ? part.does : 'reads' in part ? [part] : [];
  return said.map((each) => ({ words: each.reads ?? '', says: each.says }));
}

/** A text that may let materials be used that the rules do not allow; undefined where there is none. */
function allowingText(
  duel: Duel,
  { card, way, player, materials }: MaterialSummonCase,
): { readonly by: Card; readonly words: string } | undefined {
  const concerned = new Set([card.id, ...materials.map(({ id }) => id)]);
  const all = Object.values(duel.cards)
    .filter((each) => concerned.has(each.id) || (each.controller === player && isApplying(duel, each)))
    .flatMap((by) => [
      ...by.model.parts.flatMap(wordsOf).map((each) => ({ ...each, by })),
      ...by.changes.flatMap((change) => (change.is === 'status' ? [{ ...change, by }] : [])),
    ]);
  return all.find((each) => says(each, allows[way]));
}

/** The same rule, but open where a text may allow what it forbids: no rule here applies such words. */
export const unlessAllowed = (each: Rule<MaterialSummonCase>): Rule<MaterialSummonCase> => ({
  ...each,
  apply(duel, question) {
    const finding = each.apply(duel, question);
    if (finding?.verdict !== 'forbids') return finding;
    const text = allowingText(duel, question);
    if (text === undefined) return finding;
    const because = `${finding.because}; whether the text of ${text.by.model.name} allows that was not settled: "${text.words}"`;
    return { ...finding, verdict: 'unknown', because };
  },
});

/** A text that keeps a card from being material, or may do that. */
interface Barred {
  readonly by: Card;
  readonly words: string;
  readonly reach: Exclude<Ternary, 'no'>;
  readonly bar: MaterialBar;
}

function saidBy(duel: Duel, by: Card, part: Part, said: Instruction, card: Card): readonly Barred[] {
  const { reads: words = '', what, onlyIf, holds: asked, barsMaterial: bar, until } = said;
  if (part.kind !== 'continuous' || bar === undefined) return [];
  const reach = bar.own
    ? by.id === card.id
      ? 'yes'
      : 'no'
    : said.do === 'described'
      ? 'unknown'
      : reaches(duel, by, what ?? 'this', card);
  const held = asked === undefined ? 'yes' : anyHolds(duel, asked, by, by.controller);
  if (reach === 'no' || held === 'no') return [];
  const open =
    part.conditions.length > 0 || until !== undefined || (asked === undefined && onlyIf !== undefined);
  // That a card's own text here is none of its effects, and holds while they are negated, no field says.
  const sure = reach === 'yes' && held === 'yes' && !open && !isNegated(duel, by);
  return [{ by, words, reach: sure ? 'yes' : 'unknown', bar }];
}

/** Text that is not an effect holds while the effects of its card are negated, and face-down. */
function ofItself(
  by: Card,
  { reads, barsMaterial: bar }: Extract<Part, { kind: 'not-an-effect' }>,
  card: Card,
): readonly Barred[] {
  if (by.id !== card.id || bar === undefined) return [];
  if (bar.turnSummoned === undefined) return [{ by, words: reads, reach: 'yes', bar }];
  if (!card.thisTurn.cameToField) return [];
  if (card.summoned === undefined) return [{ by, words: reads, reach: 'unknown', bar }];
  return card.summoned === `${bar.turnSummoned}-summoned` ? [{ by, words: reads, reach: 'yes', bar }] : [];
}

/** The texts that bear on a card as material. */
function textsOn(duel: Duel, card: Card): readonly Barred[] {
  const told = card.changes.flatMap((change): readonly Barred[] =>
    change.is === 'status' && change.barsMaterial !== undefined
      ? [
          {
            by: duel.cards[change.by.card] ?? card,
            words: change.words,
            reach: 'yes',
            bar: change.barsMaterial,
          },
        ]
      : [],
  );
  const applied = Object.values(duel.cards)
    .filter((by) => by.id === card.id || isInForce(duel, by))
    .flatMap((by) =>
      by.model.parts
        .filter((part) => isOfBoxThere(by, part))
        .flatMap((part): readonly Barred[] => {
          if (part.kind === 'not-an-effect') return ofItself(by, part, card);
          const does = 'does' in part ? part.does.filter((said) => isSaidThere(by, said) !== 'no') : [];
          return does.flatMap((said) => saidBy(duel, by, part, said, card));
        }),
    );
  return [...told, ...applied];
}

/** What a bar comes to for the Summon of this monster. */
function bearing(
  { reach, bar }: Barred,
  kind: MaterialKind,
  card: Card,
  player: Player,
  duel: Duel,
): Ternary {
  if (!bar.kinds.includes(kind)) return 'no';
  if (bar.partly) return 'unknown';
  const view = { id: '', player };
  const only = bar.for === undefined ? 'yes' : fitsNow(duel, bar.for, card, view);
  const but = bar.except === undefined ? 'no' : fitsNow(duel, bar.except, card, view);
  if (only === 'no' || but === 'yes') return 'no';
  return reach === 'yes' && only === 'yes' && but === 'no' ? 'yes' : 'unknown';
}

const kindOf: Readonly<Record<MaterialWay, MaterialKind>> = {
  'synchro-summoned': 'synchro',
  'xyz-summoned': 'xyz',
  'link-summoned': 'link',
};

/** The text that keeps a monster from being material for the Summon of a card, or may do that; undefined where none does. */
export function barredAs(
  duel: Duel,
  kind: MaterialKind,
  { card, player, material }: { readonly card: Card; readonly player: Player; readonly material: Card },
): { readonly is: 'yes' | 'unknown'; readonly by: Card; readonly words: string } | undefined {
  const all = textsOn(duel, material).flatMap((each) => {
    const is = bearing(each, kind, card, player, duel);
    return is === 'no' ? [] : [{ is, by: each.by, words: each.words }];
  });
  return surest(all);
}

/** A text that keeps a monster from being material goes before what the materials have to be. */
export const barredMaterial = ruleOfTexts(
  'wording/cannot-wins',
  'no-material',
  'perhaps-no-material',
  (duel, { card, way, player, materials }: MaterialSummonCase) =>
    surest(
      materials.flatMap((material) => {
        const found = barredAs(duel, kindOf[way], { card, player, material });
        if (found === undefined) return [];
        const { is, by, words } = found;
        return [{ is, facts: { source: by.model.name, material: material.model.name, words } }];
      }),
    ),
);
