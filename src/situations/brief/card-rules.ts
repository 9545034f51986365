import type { CardModel } from '../../effects/card-model.ts';
import type { Brief } from './brief.ts';
import { fitted, type Groups, type Shape } from './fitting.ts';
import { cardAt, form } from './forms.ts';
import { type Judged, ruled } from './judged.ts';

interface Kind {
  readonly shape: Shape;
  readonly decide: (says: Groups, cards: readonly CardModel[]) => Judged | undefined;
}

const monsterAt = (cards: readonly CardModel[], number: string | undefined) => {
  const model = cardAt(cards, number);
  return model?.facts.cardType === 'monster' ? { model, facts: model.facts } : undefined;
};

/** Questions that a rule of the game settles by what is printed on one card. */
const kinds: readonly Kind[] = [
  {
    // A monster without a Level is no Synchro Material, also where something makes it a Tuner.
    shape: {
      needs: [],
      may: [
        form(
          '(?:{}(?: is equipped to| equips #\\d to| makes| made) )?(?:my )?{without}(?: ,)?(?: it)? ?(?:counts as|making it|is|becomes|be|as)? ?(?:treated as )?tuner',
        ),
        form('(?:making it|(?:it|{without}) (?:counts as|is treated as|is|becomes)) tuner'),
        form('{} is equipped to {without}'),
        form('i (?:control|have) {without}'),
      ],
      asks: [
        form('can i (?:still )?(?<how>synchro|xyz)(?: summon)? (?:with|using) (?:it|{without})'),
        form('can (?:{without}|it) be (?<how>synchro|xyz) material(?: for [^#]+)?'),
        form(
          'can (?:i use )?(?:{without}|it) (?:be used )?(?:as|for) (?<how>synchro|xyz)(?: summon| material)?',
        ),
      ],
    },
    decide: (says, cards) => {
      const found = monsterAt(cards, says['without']);
      if (found === undefined || found.facts.level !== undefined) return undefined;
      if (!found.facts.abilities.some((each) => each === 'Xyz' || each === 'Link')) return undefined;
      if (
        found.model.parts.some(
          (part) => part.kind !== 'not-an-effect' && /\blevel\b/i.test(JSON.stringify(part)),
        )
      )
        return undefined;
      const rule = says['how'] === 'xyz' ? 'xyz-summon/level-needed' : 'synchro-summon/level-needed';
      return ruled('no', rule, `${found.model.name} has no Level`);
    },
  },
  {
    // "Must be Special Summoned by a card effect": a Pendulum Summon is none.
    shape: {
      needs: [],
      may: [
        form(
          '(?:i|opp|my friend)(?: have| has) scales? \\d+ (?:and|to) \\d+(?: and (?:i )?wants? to pendulum summon {monster}(?: from (?:my )?hand)?)?',
        ),
        form('(?:start of |my )?main phase(?: 1| 2)?'),
        form('nothing (?:was |is )?summoned(?: yet)?'),
        form('i (?:have|hold) {monster}(?: in (?:my )?hand)?'),
        form('i want to pendulum summon {monster}(?: from (?:my )?hand)?'),
      ],
      asks: [
        form('(?:can|may) (?:i|opp) (?:still )?pendulum summon {monster}(?: from (?:my )?hand)?'),
        form('can {monster} be pendulum summoned(?: from (?:my )?hand)?'),
        form('(?:is (?:that|it) )?(?:legal|allowed|possible|okay|ok|fine)'),
      ],
    },
    decide: (says, cards) => {
      const found = monsterAt(cards, says['monster']);
      if (found === undefined) return undefined;
      const conditions = found.model.parts.flatMap((part) =>
        part.kind === 'not-an-effect' && part.what === 'summoning-condition' ? [part] : [],
      );
      const byEffect = conditions.find(({ reads }) =>
        /\bmust be special summoned (?:only )?by (?:a )?card effect/i.test(reads),
      );
      return byEffect === undefined
        ? undefined
        : ruled(
            'no',
            'properly-summoned/by-card-effect-only',
            `${found.model.name} must be Special Summoned by a card effect, and a Pendulum Summon is none`,
            {
              read: [{ model: found.model, part: byEffect }],
            },
          );
    },
  },
  {
    // What is equipped to a monster by that monster's effect is an Equip Card in the Spell & Trap Zone.
    shape: {
      needs: [
        [form('(?:monster|{equipped}) is equipped to {holder}(?: , face-up in (?:my )?spell-trap-zone)?')],
      ],
      may: [form('(?:it is )?face-up in (?:my )?spell-trap-zone')],
      asks: [
        form(
          'can i (?:still )?tribute (?:that|it|{equipped}|that card|that monster)(?: card)?(?: for (?:something|cost|tribute summon|summon))?',
        ),
        form('can i (?:still )?attack with (?:it|that|{equipped})'),
        form(
          'can (?:it|{equipped}|that card) (?:be tributed(?: for [a-z ]+)?|attack|be used as (?:[a-z]+ )?material)',
        ),
      ],
    },
    decide: (says, cards) => {
      const holder = monsterAt(cards, says['holder']);
      const equipped = cardAt(cards, says['equipped']);
      if (holder === undefined || equipped?.facts.cardType === 'spell' || equipped?.facts.cardType === 'trap')
        return undefined;
      return ruled(
        'no',
        'equip/monster-as-equip',
        'a monster that is equipped to another one is an Equip Spell in the Spell & Trap Zone, and no monster',
      );
    },
  },
];

/** A question that a rule settles by what is printed on the card that it is about. */
export function byCardRules({ cards, told, asked }: Brief): Judged | undefined {
  for (const { shape, decide } of kinds) {
    const says = fitted(told, asked, shape);
    const judged = says === undefined ? undefined : decide(says, cards);
    if (judged !== undefined) return judged;
  }
  return undefined;
}
