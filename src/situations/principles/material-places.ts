import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import type { Sketch } from './reading/sketch.ts';
import {
  type Material,
  type SummonWith,
  summonsBy,
  summonWith,
  type UsingUp,
} from './reading/summon-with.ts';

/** What says where materials come from, and what a text has to name for another place. */
const places = {
  hand: /\bhand\b/i,
  gy: /\bGY\b|\bgraveyard\b/i,
  deck: /(?<!\bExtra )\bDecks?\b/i,
  'extra-deck': /\bExtra Deck\b/i,
  banished: /\bbanished\b|removed from play/i,
} as const;

/**
 * What is used up for a Summon is taken from where the effect that Summons says, and for a Synchro, Xyz or Link Summon from
 * the own field, unless a text says more; and a text that keeps a monster from being material is heeded (rules
 * fusion-summon/how, synchro-summon/how, xyz-summon/how, link-summon/how, text/material-cannot-be-used).
 */
export const materialPlaces: EveryWordPrinciple = (sketch) => {
  const asked = summonWith(sketch) ?? askedCopy(sketch);
  return asked === undefined ? undefined : (barred(asked) ?? elsewhere(asked));
};

const whichCopy =
  /^can (?:i use )?(?:the |my )?(?<place>deck|gy|graveyard|hand|extra deck|banished) (?:copy|one|#\d)(?: of #\d)?(?: (?:also )?be used)?\?$/;
const whereTheyAre =
  /^(?:(?:#\d|with|in|on|my|the|hand|field|and|deck|for|gy|graveyard|main|monster|zone|copies|copy|of|a|an|one|another|i activate)\b|[\s.,])*$/;

/** "X with A in hand and B on the field and in the Deck, for Y. Can the Deck copy be used?" */
function askedCopy({ cards, told, question }: Sketch): SummonWith | undefined {
  const place = whichCopy.exec(question)?.groups?.['place']?.replace('graveyard', 'gy').replace(' ', '-');
  if (place === undefined || !isKnown(place) || !whereTheyAre.test(told)) return undefined;
  const way = (['fusion', 'ritual'] as const).find((each) => cards.some((card) => summonsBy(card, each)));
  const [effect, other] = cards.filter((card) => way !== undefined && summonsBy(card, way));
  const summoned = cards.find(({ ref }) => new RegExp(`\\bfor (?:a |my )?${ref}\\b`).test(told));
  if (way === undefined || effect === undefined || other !== undefined || summoned === undefined)
    return undefined;
  return { way, effect, summoned, materials: [{ place, side: 'me' }], whole: false };
}

const barred = ({ way, materials, summoned }: SummonWith): Ruled | undefined => {
  if (summoned !== undefined && /\btreated as\b/i.test(textOf(summoned.model))) return undefined;
  const card = materials.flatMap((each) => each.card ?? []).find(({ model }) => cannotBe(model, way));
  return card === undefined
    ? undefined
    : ruled(
        'no',
        'text/material-cannot-be-used',
        `the text of ${card.model.name} keeps it from being such a material`,
      );
};

const never =
  /^Cannot be used as (?:an? )?(?<ways>[^.;]*?) Materials?(?: for (?:an? |the )?[^.;]*Summons?)?$/i;

/** Does a sentence of its text keep it from being material of that way, without a condition? */
const cannotBe = (model: CardModel, way: UsingUp): boolean =>
  sentencesOf(model).some((sentence) => {
    const ways = never.exec(sentence)?.groups?.['ways']?.toLowerCase();
    return (
      ways !== undefined &&
      /^(?:(?:a|an|or|,| |fusion|ritual|synchro|xyz|link)+)$/.test(ways) &&
      ways.includes(way)
    );
  });

const sentencesOf = (model: CardModel): readonly string[] =>
  textOf(model)
    .split(/[.;\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Is one of them where this Summon takes nothing from? */
function elsewhere(asked: SummonWith): Ruled | undefined {
  const { way, materials } = asked;
  const far = materials.find((each) => isOutOfReach(each, asked));
  if (far === undefined) return undefined;
  const rule = way === 'ritual' ? 'cost/must-be-payable' : `${way}-summon/how`;
  const what = far.card?.model.name ?? 'that monster';
  return ruled('no', rule, `this Summon does not take ${what} from there`);
}

function isOutOfReach({ card, place, side }: Material, { way, summoned, effect }: SummonWith): boolean {
  const byEffect = way === 'fusion' || way === 'ritual';
  if (byEffect && effect === undefined) return false;
  const effectText = effect === undefined ? '' : textOf(effect.model);
  const others = [card, summoned]
    .flatMap((each) => (each === undefined ? [] : sentencesOf(each.model)))
    .filter((each) => onSummons.test(each) || (way === 'ritual' && /\btribut/i.test(each)));
  const names = (words: RegExp) => words.test(effectText) || others.some((each) => words.test(each));
  if (side === 'opponent' && (place === undefined || place === 'field'))
    return !names(/\bopponent|\beither\b|\bboth\b|\bon the field\b|\bany field\b/i);
  if (place === undefined || place === 'field' || !(place in places)) return false;
  return isKnown(place) && !names(places[place]);
}

const isKnown = (place: string): place is keyof typeof places => Object.hasOwn(places, place);

/** Sentences that say what a monster can be used for, or with what it is Summoned. */
const onSummons = /\bmaterials?\b|\bsubstitut|\btreat|\b(?:fusion|ritual|synchro|xyz|link) summon/i;
