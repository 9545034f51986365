import { isActivated } from '../../card-model/activated.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { usualSide } from '../../situations/usual/usual-board.ts';
import {
  behind,
  type Clause,
  hasAdjunct,
  isThing,
  it,
  type Phrase,
  type Statement,
} from '../grammar/clause.ts';
import { effectOf } from '../telling/link.ts';
import { tellState } from '../telling/state.ts';
import type { Telling } from '../telling/telling.ts';
import { askChained } from './activation.ts';
import { askInBattle, askOfBattle, comesOfBattle } from './battle-questions.ts';
import { type Asked, UNKNOWN_KIND } from './common.ts';
import { askDeed, askDoneTo, askSpared } from './deeds.ts';
import {
  askAffected,
  askMissesTiming,
  askNegated,
  askPosition,
  askResolves,
  askState,
  askSurvives,
  askValue,
  askWhere,
} from './state.ts';
import {
  askAnySummoned,
  askFlipSummon,
  askNormalSummon,
  askSpecialSummon,
  askSummon,
  askTargeted,
  askUsedOn,
} from './summon-questions.ts';
import { askTrigger } from './trigger.ts';

/** What is asked, as the engine asks it; or undefined, with what is missing told. */
export function ask(statements: readonly Statement[], telling: Telling): Asked {
  const question = comesOfBattle(askedOf(statements, telling), telling);
  takeSide(question, telling);
  return question;
}

function askedOf(statements: readonly Statement[], telling: Telling): Asked {
  const ofBattle = statements.flatMap((each) => (each.is === 'asks-battle' ? [each.asked] : []));
  const clauses = statements.flatMap((each) => (each.is === 'clause' ? [each] : []));
  const [battle, more] = ofBattle.filter(({ what }) => what !== 'timing');
  if (battle !== undefined) {
    if (more === undefined && clauses.length === 0) return askOfBattle(battle, telling);
    telling.missing.push('what is asked: one question at a time');
    return undefined;
  }
  const moments = statements.flatMap((each) => (each.is === 'moment' ? each.at : []));
  const [first, ...rest] = withoutGet(clauses);
  if (first === undefined) return undefined;
  const clause = withSupposed(first, telling);
  if (clause.negated) return telling.lost(clause, 'what is asked: it has a "not" in it');
  const targets = rest.filter(
    ({ verb, hangs, subject }) => verb === 'target' && (hangs !== undefined || subject.length === 0),
  );
  if (rest.length > targets.length) return telling.lost(clause, 'what is asked: one question at a time');
  const inBattle = rest.length === 0 ? askInBattle(clause, ofBattle.length > 0, moments, telling) : null;
  if (inBattle !== null) return inBattle;
  return clause.asks === undefined ? byVerb(clause, targets, telling) : askedFor(clause, telling);
}

/** "Can I activate X with 2 cards in my Deck", "with no monsters on the field": told before it is asked. */
function withSupposed(clause: Clause, telling: Telling): Clause {
  const [player] = clause.subject;
  const uses = clause.verb === 'activate' || clause.verb === 'use';
  const at = clause.adjuncts.findIndex(
    ({ prep, value }) => prep === 'with' && (isAmount(value) || (uses && isUnnamed(value))),
  );
  const [said, place] = clause.adjuncts.slice(at);
  const isThere = place?.value.kind === 'place' && (place.prep === 'in' || place.prep === 'on');
  const value = said?.value;
  if (at < 0 || player?.kind !== 'player' || value?.kind !== 'thing') return clause;
  if (!isThere && (value.noun === 'card' || !isAmount(value))) return clause;
  const where = isThere ? [{ prep: place.prep, value: place.value }] : [];
  const isNobodys =
    place?.value.kind === 'place' && place.value.owner === undefined && value.count === undefined;
  const told = { ...clause, asked: false, modal: false, passive: false, qualities: [], adjuncts: where };
  tellState(
    isThere && isNobodys && isAmount(value)
      ? { ...told, verb: 'be', subject: [value], objects: [] }
      : { ...told, verb: 'have', subject: [player], objects: [value] },
    telling,
  );
  return { ...clause, adjuncts: clause.adjuncts.toSpliced(at, 1 + where.length) };
}

const isUnnamed = (value: Phrase): boolean =>
  value.kind === 'thing' && /^(?:card|monster|spell|trap|token)$/.test(value.noun);

const isAmount = (value: Phrase): boolean =>
  value.kind === 'thing' &&
  (value.noun === 'none' ||
    value.noun === 'no-monsters' ||
    (value.count !== undefined && /^(?:lp|card)$/.test(value.noun)));

/** "Do I get to draw": do I draw. */
function withoutGet([first, second, ...rest]: readonly Clause[]): readonly Clause[] {
  if (first === undefined) return [];
  const gets = first.verb === 'get' && first.objects.length === 0 && second?.hangs === 'purpose';
  if (!gets || second === undefined) return [first, ...(second === undefined ? [] : [second]), ...rest];
  const { hangs: _, ...deed } = second;
  return [
    { ...deed, asked: true, subject: first.subject, modal: first.modal, negated: first.negated },
    ...rest,
  ];
}

/** What is asked for that is neither yes nor no. */
function askedFor(clause: Clause, telling: Telling): Asked {
  const builds = ['form', 'activate', 'trigger', 'chain', 'go', 'put', 'make'].includes(clause.verb);
  switch (clause.asks) {
    case 'order':
      return builds
        ? { ask: 'chain-order', ...(telling.allEffects ? { effects: 'all' } : {}) }
        : telling.lost(clause, 'the order of what is asked');
    case 'where':
      return ['be', 'go', 'put', 'send', 'return'].includes(clause.verb)
        ? askWhere(clause, telling)
        : telling.lost(clause, UNKNOWN_KIND);
    case 'zones': {
      const card = telling.oneOf(clause.passive ? clause.subject : clause.objects, clause);
      const player = telling.actor(clause) ?? card?.setup.controller;
      if (card === undefined || clause.verb !== 'put') return telling.lost(clause, UNKNOWN_KIND);
      return { ask: 'zones', card: card.id, ...(player === undefined ? {} : { player }) };
    }
    case 'value': {
      // "What happens to X", "what becomes of X".
      const of = clause.verb === 'happen' || clause.verb === 'become' ? behind(clause, 'to', 'of') : [];
      return of.length === 1 ? askWhere({ ...clause, subject: of }, telling) : askValue(clause, telling);
    }
    case 'which': {
      const of = behind(clause, 'of');
      const player = telling.actor(clause) ?? telling.turnPlayer ?? 'P0';
      const known = of.every((each) => each.kind === 'thing' && each.noun === 'monster');
      return clause.verb === 'pendulum-summon' && clause.modal && known
        ? { ask: 'pendulum-summons', player }
        : telling.lost(clause, UNKNOWN_KIND);
    }
    case 'who': {
      const card =
        clause.verb === 'control' || clause.verb === 'have'
          ? telling.oneOf(clause.objects, clause)
          : undefined;
      return card === undefined || telling.battle !== undefined
        ? telling.lost(clause, UNKNOWN_KIND)
        : { ask: 'controller', card: card.id };
    }
    default:
      return telling.lost(clause, UNKNOWN_KIND);
  }
}

const isUnseen = (each: Phrase): boolean =>
  each.kind === 'place' && (each.place === 'deck' || each.place === 'hand');

const isSelf = (phrases: readonly Phrase[]): boolean =>
  phrases.length === 1 && phrases.every((each) => each.kind === 'pronoun' && each.which === 'it');

function byVerb(clause: Clause, targets: readonly Clause[], telling: Telling): Asked {
  const aims = targets.flatMap(({ objects }) => objects);
  const responds = hasAdjunct(clause, 'in-response');
  switch (clause.verb) {
    case 'chain':
      return askChained(clause, aims, telling);
    case 'get':
      if (clause.objects.some((each) => each.kind === 'thing' && each.noun === 'token'))
        return askDeed({ ...clause, passive: false }, telling);
      return askTrigger(clause, telling);
    case 'use':
    case 'activate':
    case 'trigger':
      if (responds) return askChained(clause, aims, telling);
      if (clause.subject.length + clause.objects.length === 0)
        return askTrigger({ ...clause, subject: [it] }, telling);
      if (targets.length > 0 || behind(clause, 'on', 'against').some(({ kind }) => kind !== 'place'))
        return askUsedOn(clause, targets, telling);
      return askTrigger(clause, telling);
    case 'turn': {
      const card = telling.oneOf(clause.passive ? [] : clause.objects, clause);
      if (card === undefined || card.model.facts.cardType === 'monster' || clause.qualities.length > 0)
        return telling.lost(clause, UNKNOWN_KIND);
      return askTrigger({ ...clause, verb: 'activate' }, telling);
    }
    case 'target': {
      const from = [...clause.subject, ...behind(clause, 'with')].filter(({ kind }) => kind !== 'player');
      return clause.passive
        ? askTargeted(clause, behind(clause, 'by', 'with'), clause.subject, telling)
        : askTargeted(clause, from, clause.objects, telling);
    }
    case 'equip':
    case 'put':
      return askEquipped(clause, telling);
    case 'special-summon':
    case 'revive':
    case 'bring': {
      // "Can X Special Summon itself": by an effect of its own, in response to something or not.
      if (
        clause.modal &&
        isSelf(clause.objects) &&
        clause.subject.length === 1 &&
        clause.subject.every(({ kind }) => kind === 'card')
      )
        return responds
          ? askChained({ ...clause, verb: 'chain', objects: clause.subject, subject: [] }, [], telling)
          : telling.lost(clause, UNKNOWN_KIND);
      return clause.modal ? askSpecialSummon(clause, telling) : askDeed(clause, telling);
    }
    case 'fusion-summon':
    case 'ritual-summon':
    case 'synchro-summon':
    case 'xyz-summon':
    case 'link-summon':
    case 'pendulum-summon':
      return askAnySummoned(clause, telling);
    case 'resolve':
      return askResolves(clause, telling);
    case 'normal-summon':
    case 'set':
      return askNormalSummon(clause, telling);
    case 'affect':
      return askAffected(clause, telling);
    case 'spare':
      return askSpared(clause, telling);
    case 'flip-summon':
      return askFlipSummon(clause, telling);
    case 'change':
      return askPosition(clause, telling);
    case 'be':
      return askState(clause, telling);
    case 'negate':
      return askNegated(clause, telling);
    case 'miss':
      return askMissesTiming(clause, telling);
    case 'hit':
    case 'go': {
      const places = [...clause.objects, ...behind(clause, 'to')];
      if (places.every((each) => each.kind === 'place' && each.place === 'field'))
        return askSurvives(clause, telling);
      // "Does it go back to the Deck": is it returned there?
      if (clause.verb === 'go' && places.some(isUnseen))
        return askDeed({ ...clause, verb: 'return', passive: true, modal: false }, telling);
      // "Does it go to the GY": is it there then?
      const adjuncts = clause.adjuncts.filter(({ prep }) => prep !== 'to');
      return askState({ ...clause, verb: 'be', objects: places, adjuncts }, telling);
    }
    case 'survive':
    case 'come-back':
      return askSurvives(clause, telling);
    case 'properly-summon': {
      const card = telling.oneOf(clause.passive ? clause.subject : clause.objects, clause);
      return card === undefined
        ? telling.lost(clause, 'which card is asked about')
        : { ask: 'properly-summoned', card: card.id };
    }
    case 'die': {
      const asked = askDoneTo({ ...clause, verb: 'destroy', passive: true, modal: false }, telling);
      return asked?.ask === 'happened' && telling.battle !== undefined
        ? { ...asked, after: 'battle' }
        : asked;
    }
    case 'return':
      // "Does it return to the hand".
      return askDeed({ ...clause, passive: clause.passive || clause.objects.length === 0 }, telling);
    case 'destroy':
    case 'banish':
    case 'send':
    case 'mill':
    case 'shuffle':
    case 'add':
    case 'draw':
    case 'discard':
    case 'tribute':
      return askDeed(clause, telling);
    case 'gain':
    case 'take':
      return clause.objects.every((each) => isThing(each, 'lp') || isThing(each, 'damage'))
        ? askDeed(clause, telling)
        : telling.lost(clause, UNKNOWN_KIND);
    case 'summon':
      return clause.modal ? askSummon(clause, telling) : askDeed(clause, telling);
    default:
      return telling.lost(clause, UNKNOWN_KIND);
  }
}

/** "Can I equip X to Y", "can Y be equipped with X", of an Equip Spell: may it be activated for that monster? */
function askEquipped(clause: Clause, telling: Telling): Asked {
  const spoken = clause.passive ? clause.subject : clause.objects;
  const withs = behind(clause, 'with');
  const [spells, monsters] = withs.length > 0 ? [withs, spoken] : [spoken, behind(clause, 'to', 'on')];
  const spell = telling.oneOf(spells, clause);
  const facts = spell?.model.facts;
  const isEquip = facts?.cardType === 'spell' && facts.property === 'Equip' && spell?.moved === false;
  if (!isEquip || !clause.modal || monsters.length !== 1) return telling.lost(clause, UNKNOWN_KIND);
  const sided = spell.model.parts.some(
    (part) => isActivated(part) && part.targets.some(({ filter }) => filter.controller !== undefined),
  );
  const unsaid = telling.oneOf(monsters, clause)?.setup.controller === undefined;
  if (sided && unsaid) return telling.lost(clause, 'whose monster it is');
  const subject: readonly Phrase[] = clause.passive ? [{ kind: 'player', who: 'me' }] : clause.subject;
  const adjuncts = monsters.map((value) => ({ prep: 'on' as const, value }));
  return askUsedOn(
    { ...clause, verb: 'activate', passive: false, subject, objects: spells, adjuncts },
    [],
    telling,
  );
}

/**
 * "I activate X; is Y destroyed?": of a card on the field of which nobody said whose it is, it is asked as of a usual board
 * ("does X destroy Y?"): it is on the side that the effect is used on. Says so among what is assumed.
 */
function takeSide(question: Asked, { cards, chain }: Telling): void {
  const ofWhatIsDone = ['happened', 'on-field', 'off-field', 'where', 'is-in', 'affected'];
  if (question === undefined || !('card' in question) || !ofWhatIsDone.includes(question.ask)) return;
  const asked = cards.all.find(({ id }) => id === question.card);
  const [link] = chain.links.filter(({ card }) => card !== asked);
  if (asked === undefined || asked.setup.controller !== undefined || link === undefined) return;
  if (asked.setup.place !== undefined && asked.setup.place !== fieldPlaceOf(asked.model.facts)) return;
  const side = usualSide(effectOf(link), link.player ?? 'P0');
  asked.setup.controller = side;
  if (side !== 'P0') cards.assumed.push(`${asked.model.name} is controlled by ${side}`);
}
