import type { CardModel } from '../../effects/card-model.ts';
import type { Facts } from '../../effects/facts.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import { fitted, type Groups, type Shape } from './reading/fitting.ts';
import { cardAt, form } from './reading/forms.ts';
import { printedOf } from './reading/meant.ts';
import type { SketchCard } from './reading/sketch.ts';

interface Kind {
  readonly shape: Shape;
  readonly decide: (says: Groups, cards: readonly SketchCard[]) => Ruled | undefined;
}

interface Monster {
  readonly model: CardModel;
  readonly facts: Extract<Facts, { cardType: 'monster' }>;
}

function monsterAt(cards: readonly SketchCard[], number: string | undefined): Monster | undefined {
  const model = cardAt(cards, number);
  return model?.facts.cardType === 'monster' ? { model, facts: model.facts } : undefined;
}

/** A monster without a Level is no Synchro or Xyz Material, also where something makes it a Tuner. */
const withoutLevel: Kind = {
  shape: {
    needs: [],
    may: [
      form('(?:it|{without}) (?:counts as|is treated as|is|becomes) tuner'),
      form('{} (?:makes|treats) (?:it|{without}) (?:as )?tuner'),
      form('{} is equipped to {without}'),
      form('i (?:control|have) {without}'),
    ],
    asks: [
      form('can i (?:still )?(?<how>synchro|xyz) summon (?:with|using) (?:it|{without})'),
      form(
        'can (?:i use )?(?:{without}|it) (?:be )?(?:used )?(?:as |for )?(?<how>synchro|xyz) (?:summon|material)(?: for {})?',
      ),
    ],
  },
  decide: (says, cards) => {
    const found = monsterAt(cards, says['without']);
    if (found === undefined || found.facts.level !== undefined) return undefined;
    if (!found.facts.abilities.some((each) => each === 'Xyz' || each === 'Link')) return undefined;
    // Rank-Up effects and texts that give a Level say so on a card; "it" has none of its own where none speaks of Levels.
    if (cards.some(({ model }) => speaksOfLevels(model))) return undefined;
    const rule = says['how'] === 'xyz' ? 'xyz-summon/level-needed' : 'synchro-summon/level-needed';
    return ruled('no', rule, `${found.model.name} has no Level`);
  },
};

const speaksOfLevels = (model: CardModel): boolean =>
  model.parts.some((part) => part.kind !== 'not-an-effect' && /\blevel\b/i.test(printedOf(model, part)));

/** "Must be Special Summoned by a card effect": a Pendulum Summon is none. */
const byEffectOnly: Kind = {
  shape: {
    needs: [],
    may: [
      form('(?:i|(?:my )?friend) (?:have|has) scales? \\d+ (?:and|to) \\d+'),
      form('i (?:have|hold) {monster}(?: in (?:my )?hand)?'),
      form('i want to pendulum summon {monster}(?: from (?:my )?hand)?'),
    ],
    asks: [
      form('can i (?:still )?pendulum summon (?:it|{monster})(?: from (?:my )?hand)?'),
      form('can (?:it|{monster}) be pendulum summoned(?: from (?:my )?hand)?'),
    ],
  },
  decide: (says, cards) => {
    const found = monsterAt(cards, says['monster']);
    const condition = found?.model.parts.find(
      (part) =>
        part.kind === 'not-an-effect' &&
        part.what === 'summoning-condition' &&
        /\bmust be special summoned (?:only )?by (?:a )?card effect/i.test(part.reads),
    );
    if (found === undefined || condition === undefined) return undefined;
    return ruled(
      'no',
      'properly-summoned/by-card-effect-only',
      `${found.model.name} must be Special Summoned by a card effect, and a Pendulum Summon is none`,
      [{ model: found.model, part: condition }],
    );
  },
};

/** What is equipped to a monster is an Equip Card in the Spell & Trap Zone, and no monster. */
const equipped: Kind = {
  shape: {
    needs: [[form('(?:monster|{equipped}) is equipped to {holder}')]],
    may: [form('(?:it is )?face-up in (?:my )?spell-trap-zone')],
    asks: [
      form('can i (?:still )?tribute (?:it|{equipped}|that card|that monster)(?: for tribute summon)?'),
      form('can i (?:still )?attack with (?:it|{equipped}|that monster)'),
      form('can (?:it|{equipped}|that monster) (?:still )?(?:be tributed|attack)'),
    ],
  },
  decide: (says, cards) => {
    const holder = monsterAt(cards, says['holder']);
    const card = cardAt(cards, says['equipped']);
    if (holder === undefined || (card !== undefined && card.facts.cardType !== 'monster')) return undefined;
    return ruled(
      'no',
      'equip/monster-as-equip',
      'a monster that is equipped to another one is an Equip Spell in the Spell & Trap Zone, and no monster',
    );
  },
};

const kinds: readonly Kind[] = [withoutLevel, byEffectOnly, equipped];

/** A question that a rule settles by what is printed on the card that it is about. */
export const printedOnIt: EveryWordPrinciple = ({ cards, sentences }) => {
  for (const { shape, decide } of kinds) {
    const says = fitted(sentences, shape);
    const found = says === undefined ? undefined : decide(says, cards);
    if (found !== undefined) return found;
  }
  return undefined;
};
