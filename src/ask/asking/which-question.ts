import { isActivated } from '../../card-model/activated.ts';
import { fieldPlaceOf } from '../../card-model/facts.ts';
import { usualSide } from '../../situations/usual/usual-board.ts';
import {
  behind,
  byVerb,
  type Clause,
  hasAdjunct,
  isThing,
  it,
  type Phrase,
  type Statement,
} from '../grammar/clause.ts';
import { isMonster } from '../telling/cards.ts';
import { effectOf } from '../telling/link.ts';
import { tellState } from '../telling/state.ts';
import type { Telling } from '../telling/telling.ts';
import { askChained } from './activation.ts';
import { askInBattle, askOfBattle, comesOfBattle } from './battle-questions.ts';
import { type Asked, UNKNOWN_KIND, without } from './common.ts';
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
  askTributed,
  askTributeSummon,
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
  const isAnswered = inBattle === null || clause.verb.startsWith('attack') || clause.verb === 'declare';
  if (moments.length > 0 && isAnswered)
    return telling.lost(clause, 'at which time of the battle it is asked');
  if (inBattle !== null) return inBattle;
  if (clause.link !== undefined && !answersLinks.has(clause.verb))
    return telling.lost(clause, 'what the other Chain Links are');
  if (clause.asks !== undefined) return askedFor(clause, telling);
  const asker = askers.get(clause.verb);
  return asker === undefined ? telling.lost(clause, UNKNOWN_KIND) : asker(clause, telling, targets);
}

/** What is asked of a Chain Link by its number. */
const answersLinks: ReadonlySet<string> = new Set(['chain', 'be', 'resolve', 'negate', 'destroy']);

/** "Can I activate X with 2 cards in my Deck", "with no monsters on the field": told before it is asked. */
function withSupposed(clause: Clause, telling: Telling): Clause {
  const [player] = clause.subject;
  const uses = clause.verb === 'activate' || clause.verb === 'use';
  const at = clause.adjuncts.findIndex(
    ({ prep, value }, index, all) =>
      prep === 'with' &&
      (isAmount(value) ||
        (uses && isUnnamed(value)) ||
        (value.kind === 'card' && isOnField(all[index + 1]?.value))),
  );
  const [said, place] = clause.adjuncts.slice(at);
  const isThere = place?.value.kind === 'place' && (place.prep === 'in' || place.prep === 'on');
  const value = said?.value;
  const isCard = value?.kind === 'card';
  if (at < 0 || player === undefined || (!isCard && (player.kind !== 'player' || value?.kind !== 'thing')))
    return clause;
  if (!isCard && !isThere && (isThing(value, 'card') || !isAmount(value))) return clause;
  const where = isThere ? [{ prep: place.prep, value: place.value }] : [];
  const isNobodys =
    place?.value.kind === 'place' &&
    place.value.owner === undefined &&
    isAmount(value) &&
    value.kind === 'thing' &&
    value.count === undefined;
  const told = { ...clause, asked: false, modal: false, passive: false, qualities: [], adjuncts: where };
  tellState(
    isThere && (isCard || isNobodys)
      ? { ...told, verb: 'be', subject: [value], objects: [] }
      : { ...told, verb: 'have', subject: [player], objects: [value] },
    telling,
  );
  return { ...clause, adjuncts: clause.adjuncts.toSpliced(at, 1 + where.length) };
}

const isOnField = (value: Phrase | undefined): boolean => value?.kind === 'place' && value.place === 'field';

const isUnnamed = (value: Phrase): boolean => isThing(value, 'card', 'monster', 'spell', 'trap', 'token');

const isAmount = (value: Phrase): boolean =>
  isThing(value, 'none', 'no-monsters') || (isThing(value, 'lp', 'card') && value.count !== undefined);

/** "Do I get to draw": do I draw. */
function withoutGet(all: readonly Clause[]): readonly Clause[] {
  const [first, second, ...rest] = all;
  if (first?.verb !== 'get' || first.objects.length > 0 || second?.hangs !== 'purpose') return all;
  const { hangs: _, ...deed } = second;
  const { subject, modal, negated } = first;
  return [{ ...deed, asked: true, subject, modal, negated }, ...rest];
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
      const known = of.every((each) => isThing(each, 'monster'));
      return clause.verb === 'pendulum-summon' && clause.modal && known
        ? { ask: 'pendulum-summons', player }
        : telling.lost(clause, UNKNOWN_KIND);
    }
    case 'who': {
      const has = clause.verb === 'control' || clause.verb === 'have';
      const card = has ? telling.oneOf(clause.objects, clause) : undefined;
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

/** Asks what a clause asks by its verb; `targets`: what it is used on, told behind it. */
type Asker = (clause: Clause, telling: Telling, targets: readonly Clause[]) => Asked;

/** "Can I use X", "does X trigger", "can I use X on Y", "in response". */
const askUse: Asker = (clause, telling, targets) => {
  if (hasAdjunct(clause, 'in-response')) return askChain(clause, telling, targets);
  if (clause.subject.length + clause.objects.length === 0)
    return askTrigger({ ...clause, subject: [it] }, telling);
  const aims = targets.length > 0 || behind(clause, 'on', 'against').some(({ kind }) => kind !== 'place');
  return aims ? askUsedOn(clause, targets, telling) : askTrigger(clause, telling);
};

const askChain: Asker = (clause, telling, targets) =>
  askChained(
    clause,
    targets.flatMap(({ objects }) => objects),
    telling,
  );

/** "Can X Special Summon itself": by an effect of its own, in response to something or not. */
const askBrought: Asker = (clause, telling) => {
  const isSelf =
    clause.modal &&
    clause.objects.length === 1 &&
    clause.objects.every((each) => each.kind === 'pronoun' && each.which === 'it') &&
    clause.subject.length === 1 &&
    clause.subject.every(({ kind }) => kind === 'card');
  if (isSelf && hasAdjunct(clause, 'in-response'))
    return askChained({ ...clause, verb: 'chain', objects: clause.subject, subject: [] }, [], telling);
  if (isSelf) return telling.lost(clause, UNKNOWN_KIND);
  return clause.modal ? askSpecialSummon(clause, telling) : askDeed(clause, telling);
};

/** "Can I flip X". */
const askTurned: Asker = (clause, telling) => {
  const card = telling.oneOf(clause.passive ? [] : clause.objects, clause);
  if (card === undefined || clause.qualities.length > 0) return telling.lost(clause, UNKNOWN_KIND);
  return isMonster(card)
    ? askFlipSummon({ ...clause, verb: 'flip-summon' }, telling)
    : askTrigger({ ...clause, verb: 'activate' }, telling);
};

const askTarget: Asker = (clause, telling) => {
  const from = [...clause.subject, ...behind(clause, 'with')].filter(({ kind }) => kind !== 'player');
  return clause.passive
    ? askTargeted(clause, behind(clause, 'by', 'with'), clause.subject, telling)
    : askTargeted(clause, from, clause.objects, telling);
};

/** "Does it hit the field", "does it go back to the Deck", "does it go to the GY". */
const askGoes: Asker = (clause, telling) => {
  const places = [...clause.objects, ...behind(clause, 'to')];
  if (places.every((each) => each.kind === 'place' && each.place === 'field'))
    return askSurvives(clause, telling);
  if (clause.verb === 'go' && places.some(isUnseen))
    return askDeed({ ...clause, verb: 'return', passive: true, modal: false }, telling);
  return askState({ ...without(clause, 'to'), verb: 'be', objects: places }, telling);
};

/** "Do I get a Token", "do I get the effect". */
const askGets: Asker = (clause, telling) =>
  clause.objects.some((each) => isThing(each, 'token'))
    ? askDeed({ ...clause, passive: false }, telling)
    : askTrigger(clause, telling);

/** "Does it return to the hand". */
const askReturned: Asker = (clause, telling) =>
  askDeed({ ...clause, passive: clause.passive || clause.objects.length === 0 }, telling);

/** "Do I gain LP", "does P1 take damage". */
const askGained: Asker = (clause, telling) =>
  clause.objects.every((each) => isThing(each, 'lp') || isThing(each, 'damage'))
    ? askDeed(clause, telling)
    : telling.lost(clause, UNKNOWN_KIND);

const askProperly: Asker = (clause, telling) => {
  const card = telling.oneOf(clause.passive ? clause.subject : clause.objects, clause);
  return card === undefined
    ? telling.lost(clause, 'which card is asked about')
    : { ask: 'properly-summoned', card: card.id };
};

const askDies: Asker = (clause, telling) => {
  const asked = askDoneTo({ ...clause, verb: 'destroy', passive: true, modal: false }, telling);
  return asked?.ask === 'happened' && telling.battle !== undefined ? { ...asked, after: 'battle' } : asked;
};

/** Who asks what: verbs that are asked about alike in a row. */
const askers = byVerb<Asker>([
  [askChain, 'chain'],
  [askUse, 'use', 'activate', 'trigger'],
  [askGets, 'get'],
  [askTurned, 'turn'],
  [askTarget, 'target'],
  [askEquipped, 'equip', 'put'],
  [askBrought, 'special-summon', 'revive', 'bring'],
  [askAnySummoned, 'fusion-summon', 'ritual-summon', 'synchro-summon'],
  [askAnySummoned, 'xyz-summon', 'link-summon', 'pendulum-summon'],
  [askResolves, 'resolve'],
  [askNormalSummon, 'normal-summon', 'set'],
  [askTributeSummon, 'tribute-summon', 'tribute-set'],
  [askFlipSummon, 'flip-summon'],
  [askProperly, 'properly-summon'],
  [askAffected, 'affect'],
  [askSpared, 'spare'],
  [askPosition, 'change'],
  [askState, 'be'],
  [askNegated, 'negate'],
  [askMissesTiming, 'miss'],
  [askGoes, 'hit', 'go'],
  [askSurvives, 'survive', 'come-back'],
  [askDies, 'die'],
  [askReturned, 'return', 'shuffle'],
  [askGained, 'gain', 'take'],
  [askDeed, 'destroy', 'banish', 'send', 'mill', 'add', 'draw', 'discard'],
  [
    (clause, telling) => (clause.modal && !clause.passive ? askTributed : askDeed)(clause, telling),
    'tribute',
  ],
  [(clause, telling) => (clause.modal ? askSummon : askDeed)(clause, telling), 'summon'],
]);

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
