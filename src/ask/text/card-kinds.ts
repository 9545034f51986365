import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import { type Ability, abilities, spellTrapProperties } from '../../card-model/facts.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';

type SpellTrapProperty = (typeof spellTrapProperties)[number];

/** What a card, or its effect, is said to be beside its name: "Counter Trap", "Quick Effect". */
export type CardKind =
  | {
      readonly card: 'monster' | 'spell' | 'trap';
      readonly property?: SpellTrapProperty;
      readonly ability?: Ability;
    }
  | { readonly effect: ActivatedEffect['kind'] | 'continuous' };

const ofTraps: ReadonlySet<SpellTrapProperty> = new Set(['Normal', 'Continuous', 'Counter']);

const effects = ['ignition', 'quick', 'flip', 'continuous'] as const;

type Kind = readonly [CardKind, readonly string[]];

/** Every kind with the words for it. */
export const cardKinds: readonly Kind[] = [
  ...spellTrapProperties.flatMap((property): readonly Kind[] => [
    ...(property === 'Counter' ? [] : [kindOf('spell', property)]),
    ...(ofTraps.has(property) ? [kindOf('trap', property)] : []),
  ]),
  ...abilities
    .filter((each) => each !== 'Normal' && each !== 'Effect')
    .map((ability): Kind => [{ card: 'monster', ability }, [`${ability.toLowerCase()} monster`]]),
  [{ card: 'monster' }, ['effect monster', 'normal monster', 'monster card']],
  ...effects.map((effect): Kind => [{ effect }, [`${effect} effect`, `${effect} effects`]]),
  [{ effect: 'activation' }, ['card activation']],
];

function kindOf(card: 'spell' | 'trap', property: SpellTrapProperty): Kind {
  const words = `${property.toLowerCase()} ${card}`;
  // "the Field Spell X" is no "the field".
  return [{ card, property }, [words, `${words} card`, `${words}s`, `the ${words}`, `the ${words} card`]];
}

/** May the card be what it is said to be? Words that contradict what is printed speak of another card. */
export function isOfKind({ facts, parts }: CardModel, kind: CardKind): boolean {
  if ('effect' in kind)
    return parts.some(
      (part) =>
        part.kind === 'unread' ||
        part.kind === kind.effect ||
        (isActivated(part) && kind.effect === 'activation'),
    );
  if (facts.cardType !== kind.card) return false;
  if (kind.ability !== undefined && (facts.cardType !== 'monster' || !facts.abilities.includes(kind.ability)))
    return false;
  return kind.property === undefined || (facts.cardType !== 'monster' && facts.property === kind.property);
}
