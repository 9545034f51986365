import type { Catalogue } from '../../cards/catalogue.ts';
import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { cardSummonVerbs, type Instruction } from '../../effects/instruction.ts';
import type { Part } from '../../effects/part.ts';
import { namesIn } from '../words/names/names-in.ts';
import type { Token } from '../words/tokens.ts';
import { kindsOf } from './card-kinds.ts';
import { textOf } from './card-topics.ts';
import type { ConceptId } from './vocabulary/concepts.ts';
import { isTerm } from './vocabulary/lexicon.ts';

/** What a named card stands for in a general question: only what its facts and effects say, in the order of `roles`. */
export type CardRole = keyof typeof roles | '<other-card>';

/** A named card: from which token, over how many, what it stands for, and the number that its role has. */
export interface NamedCard {
  readonly start: number;
  readonly count: number;
  readonly name: string;
  readonly role: CardRole;
  readonly number?: number;
  /** What it is by its printed facts. */
  readonly kinds: readonly ConceptId[];
  /** What is printed on it; undefined where the catalogue does not have it. */
  readonly printed: string | undefined;
}

/**
 * The cards that a text names. A name that is a term of the game too ("Toon", "Union") is a card only between quotation
 * marks.
 */
export const namedCards = (all: readonly Token[], text: string, catalogue: Catalogue): readonly NamedCard[] =>
  namesIn(all, text, catalogue)
    .cards.filter(({ start, count }) => isQuoted(all, start, count) || !isTermHere(all, start, count))
    .map(({ name, start, count }) => {
      const model = catalogue.exact(name);
      const known = { kinds: model === undefined ? [] : kindsOf(model), printed: model && textOf(model) };
      return { start, count, name, ...roleOf(model), ...known };
    });

const isQuoted = (all: readonly Token[], start: number, count: number): boolean =>
  all[start - 1]?.text === '"' && all[start + count]?.text === '"';

const isTermHere = (all: readonly Token[], start: number, count: number): boolean =>
  isTerm(all.slice(start, start + count).map(({ low }) => low));

function roleOf(model: CardModel | undefined): Pick<NamedCard, 'role' | 'number'> {
  if (model === undefined) return { role: '<other-card>' };
  for (const role of Object.keys(roles)) {
    if (!isRole(role)) continue;
    const found = roles[role](model);
    if (found === true) return { role };
    if (typeof found === 'number') return { role, number: found };
  }
  return { role: '<other-card>' };
}

const isRole = (role: string): role is keyof typeof roles => Object.hasOwn(roles, role);

const applies = ({ facts, parts }: CardModel, test: (does: Instruction) => boolean): boolean =>
  facts.cardType !== 'monster' && parts.some((part) => part.kind === 'continuous' && part.does.some(test));

/** Is it the whole card that is activated, with one effect? */
const activation = ({ parts }: CardModel): Extract<Part, { kind: 'activation' }> | undefined => {
  const found = parts.filter((part) => part.kind === 'activation');
  return found.length === 1 ? found[0] : undefined;
};

/** What a card may stand for, each with whether it does, or the number that it has there. */
const roles = {
  /** It can be banished in place of the destruction of a monster by battle. */
  '<banished-for-destroyed-card>': ({ parts }: CardModel): boolean =>
    parts.some((part) => part.kind === 'unclassified' && banishedForDestroyed.test(part.reads)),
  /** While it applies, the effects of all face-up monsters on the field are negated. */
  '<negating-card>': (card: CardModel): boolean => applies(card, negatesMonsters),
  /** While it applies, every card that would be sent to the GY is banished instead. */
  '<banishing-card>': (card: CardModel): boolean => applies(card, banishesInstead),
  /** It Special Summons monsters whatever the text on them says of that. */
  '<ignoring-card>': ({ parts }: CardModel): boolean =>
    parts.some((part) => 'does' in part && part.does.some(({ ignoringConditions }) => ignoringConditions)),
  /** Neither player may respond to its activation. */
  '<unanswerable-card>': ({ parts }: CardModel): boolean =>
    parts.some(
      (part) =>
        part.kind === 'not-an-effect' && part.unanswerable?.who === 'both' && part.unanswerable.to === 'card',
    ),
  /** "You can only activate 1 "X" per turn". */
  '<activated-once-card>': (card: CardModel): boolean => {
    const limit = activation(card)?.limit;
    return limit?.scope === 'name' && limit.counts === 'activate' && limit.times === 1;
  },
  /** "You can conduct 2 Normal Summons/Sets this turn": 2. */
  '<conducting-card>': (card: CardModel): number | false => {
    const does = activation(card)?.does ?? [];
    const [first] = does;
    return does.length === 1 && first?.do === 'conduct-normal-summons' && typeof first.amount === 'number'
      ? first.amount
      : false;
  },
  /** Its activation has a monster Special Summoned. */
  '<special-summoning-card>': (card: CardModel): boolean =>
    activation(card)?.does.some(({ do: verb }) => specialSummons.has(verb)) === true,
  /** "Cannot be used as a Fusion, Synchro, or Xyz Material for a Summon." */
  '<no-material-card>': ({ parts }: CardModel): boolean =>
    parts.some((part) => part.kind === 'not-an-effect' && noMaterial.test(part.reads)),
  /** "the Battle Phase for that turn ends": with all Battle Phases of the turn. */
  '<ends-battle-phases-card>': ({ parts }: CardModel): boolean =>
    parts.some((part) => 'does' in part && part.does.some(({ reads = '' }) => endsBattlePhases.test(reads))),
  /** "Cannot be Normal Summoned". */
  '<no-normal-summon-card>': ({ summoning }: CardModel): boolean =>
    summoning.noNormalSummon === true || summoning.noNormalSummonSet === true,
  /** All that it activates answers battle damage that it inflicts. */
  '<battle-damage-card>': ({ parts }: CardModel): boolean => {
    const activated = parts.filter(isActivated);
    return (
      activated.length > 0 &&
      activated.every(
        (part) =>
          part.kind === 'trigger' &&
          part.on.length > 0 &&
          part.on.every(({ event, of }) => event === 'inflicted-battle-damage' && of === 'this'),
      )
    );
  },
  /** In a battle of its own it negates the effects of the monster that it destroys. */
  '<negating-destroyed-card>': ({ facts, parts }: CardModel): boolean =>
    facts.cardType === 'monster' &&
    parts.some(
      (part) => part.kind === 'continuous' && part.does.some((each) => negatesDestroyed(each, facts.type)),
    ),
  /** An effect of it has a monster of the Extra Deck Summoned immediately after it resolves. */
  '<summons-afterwards-card>': ({ parts }: CardModel): boolean =>
    parts.some((part) => 'does' in part && part.does.some(({ immediatelyAfter }) => immediatelyAfter)),
  /** Its trigger in the hand Special Summons it from there. */
  '<summons-itself-card>': ({ parts }: CardModel): boolean =>
    parts.some(
      (part) =>
        part.kind === 'trigger' &&
        part.activatesIn?.includes('hand') === true &&
        part.does.some(({ do: verb, what }) => verb === 'special-summon' && what === 'this'),
    ),
  /** All that it does is that its player draws. */
  '<only-drawing-card>': (card: CardModel): boolean => {
    const does = activation(card)?.does ?? [];
    return card.parts.length === 1 && does.length === 1 && does[0]?.do === 'draw';
  },
  /** While it applies, monsters are of another Type or Attribute. */
  '<property-changing-card>': (card: CardModel): boolean => applies(card, changesProperty),
  /** It answers the banishing of cards, whosever they are. */
  '<answers-banishing-card>': ({ parts }: CardModel): boolean =>
    parts.some(
      (part) =>
        part.kind === 'trigger' &&
        part.on.some(
          ({ event, of }) =>
            event === 'banished' && of !== 'this' && of.controller === undefined && of.owner === undefined,
        ),
    ),
  /** An effect of it equips monsters to it. */
  '<equips-monsters-card>': ({ parts }: CardModel): boolean =>
    parts.some((part) => isActivated(part) && part.does.some(equipsMonster)),
  /** It has Continuous Effects, and none of them destroys or sends anything. */
  '<continuous-card>': ({ parts }: CardModel): boolean => {
    const continuous = parts.flatMap((part) => (part.kind === 'continuous' ? part.does : []));
    return continuous.length > 0 && continuous.every(isLasting);
  },
  /** Something on it applies to other cards, or may: words that were not read are there too. */
  '<applying-card>': ({ parts }: CardModel): boolean =>
    parts.some(
      (part) =>
        part.kind === 'unread' ||
        (part.kind === 'continuous' && part.does.some(({ what }) => what !== 'this')),
    ),
} as const;

/** From wherever: it lies in a Monster Zone, or is a target. */
const equipsMonster = ({ do: verb, onto, what }: Instruction): boolean =>
  verb === 'equip' &&
  onto === 'this' &&
  typeof what === 'object' &&
  ('target' in what || ('filter' in what && what.filter.cardType === 'monster'));

/** "destroyed by battle with Zombie monsters you control": by itself, if it is one. */
const negatesDestroyed = ({ do: verb, what }: Instruction, type: string | undefined): boolean => {
  const words = typeof what === 'object' && 'filter' in what ? (what.filter.reads ?? '') : '';
  return (
    verb === 'negate-effects' &&
    type !== undefined &&
    new RegExp(`^destroyed by battle with (?:an? )?${type} monsters?\\b`).test(words)
  );
};

const changesProperty = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'change-type' ||
  verb === 'change-attribute' ||
  (verb === 'described' && /^each face-up monster is of the declared (?:Attribute|Type)$/.test(reads));

const banishedForDestroyed =
  /would be destroyed by battle\b.*, you can banish this card from your (?:GY|hand) instead/;

const specialSummons: ReadonlySet<Instruction['do']> = new Set(cardSummonVerbs);

const endsBattlePhases = /\bthe Battle Phase for (?:that|this) turn ends\b/i;
/** As cards say it, and as models in our own words do. */
const noMaterial =
  /^(?:Cannot be used as a|no) Fusion, Synchro,?(?: or)? Xyz,?(?: or Link)? (?:Material|Summon may use it)/;

/** Does an instruction of a Continuous Effect only change how things are? */
const isLasting = ({ do: verb, reads = '' }: Instruction): boolean =>
  verb === 'negate-effects' ||
  verb === 'change-atk' ||
  verb === 'change-def' ||
  (verb === 'described' && !/\b(?:destroy|sen[dt]|banish|return|shuffle|tribute|discard)/i.test(reads));

function negatesMonsters({ do: verb, what }: Instruction): boolean {
  if (verb !== 'negate-effects' || typeof what !== 'object' || !('count' in what)) return false;
  const { count, from = ['monster-zone'], filter } = what;
  return count === 'all' && from.includes('monster-zone') && isEveryMonster(filter);
}

const banishesInstead = ({ do: verb, what, insteadOf }: Instruction): boolean =>
  verb === 'banish' &&
  insteadOf === 'sent-to-gy' &&
  typeof what === 'object' &&
  'count' in what &&
  what.count === 'all' &&
  Object.keys(what.filter).length === 0;

/** Does a filter leave out no face-up monster? */
const isEveryMonster = (filter: object): boolean =>
  Object.entries(filter).every(
    ([key, value]) => (key === 'cardType' && value === 'monster') || (key === 'faceUp' && value === true),
  );
