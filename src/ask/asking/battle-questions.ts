import { answeredEvents, effectsOf, isActivated, isTrigger } from '../../card-model/activated.ts';
import { isDescribed } from '../../card-model/instruction.ts';
import { staysOnField } from '../../card-model/lasting/stays-on-field.ts';
import { verbFacts } from '../../card-model/verbs.ts';
import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import type { Question } from '../../engine/question.ts';
import { defined } from '../../platform/defined.ts';
import { canTouch } from '../../situations/certainty/can-touch.ts';
import { isField } from '../../vocabulary/places.ts';
import { behind, type Clause, isThing, type Phrase } from '../grammar/clause.ts';
import { anyMonster } from '../names/kind-of-monster.ts';
import { isMonster, onField, type ToldCard } from '../telling/cards.ts';
import { effectOf } from '../telling/link.ts';
import type { Telling } from '../telling/telling.ts';
import type { BattleAsked } from '../text/battle-phrases.ts';
import { type Asked, placeSaid, saysBattle, UNKNOWN_KIND, without } from './common.ts';

/** The battle is played to its end, so that what comes of it is told. */
const toTheEnd = ({ chain, allEffects }: Telling): void =>
  chain.outside(defined({ do: 'battle', to: 'over', effects: allEffects ? 'all' : undefined }));

/** What is asked of a battle without a verb of its own: what it destroys, LP, damage, a replay. */
export function askOfBattle(asked: BattleAsked, telling: Telling): Asked {
  const player = 'who' in asked && asked.who !== undefined ? telling.player(asked.who) : undefined;
  const whose = defined({ player });
  const { battle, chain } = telling;
  if (battle === undefined) {
    if (asked.what === 'result')
      return chain.top === undefined ? telling.open(UNKNOWN_KIND) : { ask: 'chain-result' };
    // "How much damage do they take", where no monster attacks: what the effects that were told inflict.
    const ofEffect =
      asked.what === 'damage' &&
      chain.started &&
      !telling.lpTold &&
      (asked.is === undefined || (asked.any === true && player !== undefined));
    if (!ofEffect) return telling.open('which monster attacks, and what');
    telling.asksWhether = asked.is;
    return { ask: 'lp-changed', how: 'damage', ...whose };
  }
  // Of two monsters that battle, and nothing else, the damage says who of the players asks.
  const isDamage = asked.what === 'damage' && telling.cards.all.length === 2 && chain.links.length === 0;
  if (battle.nobodys && player !== undefined && !isDamage)
    return telling.open(`whose ${battle.attacker.model.name} is`);
  switch (asked.what) {
    case 'replay':
      return { ask: 'replay' };
    case 'goes-on':
    case 'stopped':
      return { ask: 'attack-goes', on: asked.what === 'goes-on' };
    case 'timing':
      return undefined;
    case 'result':
      toTheEnd(telling);
      return { ask: 'battle-result' };
    case 'destroyed':
      toTheEnd(telling);
      if (asked.any === true) telling.asksWhether = 'any';
      return { ask: 'battle-destroys' };
    case 'lp':
      toTheEnd(telling);
      return { ask: 'battle-lp', ...whose };
    case 'damage': {
      const speaking = telling.cards.all.filter(({ model }) =>
        canTouch(model, 'lp', (verb) => verb === 'inflict-damage' || verb === 'take-damage', 'battle-damage'),
      );
      const used = ({ id, model }: ToldCard): boolean =>
        model.facts.cardType !== 'monster' && chain.links.some(({ card }) => card.id === id);
      // "X attacks Y. How much do I take": who asks has the monster that costs LP.
      const isMine = battle.nobodys && player === 'P0';
      telling.asksWhether = asked.is ?? (isMine ? 'whose' : undefined);
      // Battle damage may be meant, or damage by an effect as well: it has to come to one.
      if (asked.any === true && !speaking.every(used)) {
        if (isMine || player === undefined) return telling.open(whichDamage);
        toTheEnd(telling);
        telling.alsoAsked.push({ ask: 'battle-damage', ...whose });
        return { ask: 'lp-changed', how: 'damage', ...whose };
      }
      const mayEnd = chain.links.some((link) =>
        effectOf(link)?.does.some(({ do: verb }) => endsAttack.test(verb)),
      );
      if (asked.any === true && (speaking.length > 0 || mayEnd))
        return { ask: 'lp-changed', how: 'damage', after: 'battle', ...whose };
      toTheEnd(telling);
      return { ask: 'battle-damage', ...(isMine ? {} : whose) };
    }
  }
}

/** What is open where the battle damage is not all the damage. */
export const whichDamage = 'whether battle damage is meant, or damage by an effect as well';

/** What may keep an attack from going on, so that no battle is left to be asked about. */
const endsAttack = /^(?:negate-attack|end-battle-phase|destroy|banish|return-to-hand|return-to-deck)$/;

const isBattle = (value: Phrase): boolean => isThing(value, 'battle', 'attack');
const withoutBattle = (clause: Clause): Clause => ({
  ...clause,
  adjuncts: clause.adjuncts.filter(({ value }) => !isBattle(value)),
});
const spokenOf = ({ objects, subject }: Clause): readonly Phrase[] =>
  objects.length > 0 ? objects : subject;

/** What a clause asks of the battle that was told; null where it asks something else. */
export function askInBattle(
  clause: Clause,
  when: boolean,
  moments: readonly BattleMoment[],
  telling: Telling,
): Asked | null {
  const { battle, chain } = telling;
  switch (clause.verb) {
    case 'attack':
    case 'attack-directly':
      return askAttack(clause, telling);
    case 'declare':
      return clause.objects.length === 1 && clause.objects.every(isBattle)
        ? askAttack(
            { ...clause, verb: 'attack', objects: behind(clause, 'on', 'against'), adjuncts: [] },
            telling,
          )
        : null;
    case 'destroy': {
      const byEffect =
        clause.adjuncts.length === 0 &&
        chain.links.some((link) => effectOf(link)?.does.some(({ do: verb }) => verb === 'destroy'));
      return clause.passive && battle !== undefined && !byEffect ? askDestroyed(clause, telling) : null;
    }
    case 'survive':
      if (battle === undefined || chain.links.length > 0) return null;
      telling.asksWhether = 'not';
      return askDestroyed(clause, telling);
    case 'get':
    case 'use':
    case 'activate':
    case 'trigger': {
      if (moments.length > 0 && !when) return askMoment(clause, moments, telling);
      const card = telling.oneOf(spokenOf(clause), clause);
      const activated = effectsOf(card?.model);
      const battles = battle !== undefined && (card === battle.attacker || card === battle.target);
      const comesOfIt =
        battles && chain.endsWithAttack() && activated.length > 0 && activated.every(isTrigger);
      return when || saysBattle(clause) || comesOfIt ? askActivates(clause, when, telling) : null;
    }
    default:
      return null;
  }
}

/** "Can P1 activate X before damage calculation?" */
function askMoment(clause: Clause, moments: readonly BattleMoment[], telling: Telling): Asked {
  const card = telling.oneOf(spokenOf(clause), clause);
  if (card === undefined) return telling.lost(clause, 'what is activated');
  if (telling.battle === undefined) return telling.lost(clause, 'which monster attacks, and what');
  const player = clause.objects.length > 0 ? telling.actor(clause) : undefined;
  if (player !== undefined) card.setup.controller ??= player;
  if (!placeSaid(withoutBattle(clause), card, telling)) return undefined;
  if (card.place === undefined) return telling.lost(clause, `where ${card.model.name} is`);
  return defined({ ask: 'can-activate', card: card.id, player, at: [...new Set(moments)], granted: true });
}

/** "Does the effect of X activate during this battle?", "at which timing does it activate?" */
function askActivates(clause: Clause, when: boolean, telling: Telling): Asked {
  const card = telling.oneOf(spokenOf(clause), clause);
  if (card === undefined) return telling.lost(clause, 'whose effect is asked about');
  if (telling.battle === undefined) return telling.lost(clause, 'which monster attacks, and what');
  if (!placeSaid(withoutBattle(clause), card, telling)) return undefined;
  // Whether a Quick Effect is used is for its player to choose.
  const fast = effectsOf(card.model).some((part) => !isTrigger(part) && part.kind !== 'ignition');
  if (fast) return telling.lost(clause, `which effect of ${card.model.name} is meant`);
  return { ask: when ? 'timing-in-battle' : 'activates-in-battle', card: card.id };
}

/** "Is X destroyed by this battle?" */
function askDestroyed(clause: Clause, telling: Telling): Asked {
  const card = telling.oneOf(clause.subject, clause);
  const byBattle = clause.adjuncts.every(
    ({ prep, value }) => (prep === 'by' || prep === 'in') && isBattle(value),
  );
  if (card === undefined || !byBattle) return telling.lost(clause, 'what is asked of the battle');
  const { battle } = telling;
  const effectsDestroy = [battle?.attacker, battle?.target].some((each) =>
    each?.model.parts.some(
      (part) => isTrigger(part) && part.mandatory && part.does.some(({ do: verb }) => verb === 'destroy'),
    ),
  );
  // "Is it destroyed", not "by the battle": an effect of a monster that battles may be what does it.
  if (clause.adjuncts.length === 0 && effectsDestroy)
    return telling.lost(clause, 'whether "by battle" is meant, or by an effect as well');
  toTheEnd(telling);
  return { ask: 'destroyed-by-battle', card: card.id };
}

/** "Can X attack?", "can X attack Y?", "can X attack directly?" */
function askAttack(clause: Clause, telling: Telling): Asked {
  const { passive, objects, subject, verb } = clause;
  const actor = telling.actor(clause);
  const own = [...subject.filter(({ kind }) => kind !== 'player'), ...behind(clause, 'with')];
  const [thing] = own;
  const ofAny = own.length === 1 && isThing(thing, 'monster') ? thing : undefined;
  const isAny = own.length === 0 || ofAny !== undefined;
  const whose = ofAny === undefined ? actor : telling.owner(ofAny.owner, actor);
  const [only, ...others] = telling.cards.all.filter(
    (each) =>
      isMonster(each) &&
      onField(each) &&
      each.setup.controller === whose &&
      !(isAny && mayPay(each, telling)),
  );
  // Of two monsters of which no more was said, either is meant.
  const more = others.find(({ model }) => model !== only?.model);
  // "Can I attack", "can my monsters attack": the one that was told of, or any.
  const some = (): ToldCard | undefined =>
    only ??
    (verb === 'attack' && (objects.length === 0 || objects.every(({ kind }) => kind === 'card'))
      ? telling.cards.described(anyMonster('the monster'), 'monster-zone', whose)
      : undefined);
  const attacker = !isAny
    ? telling.oneOf(own, clause)
    : whose !== undefined && more === undefined && without(clause, 'with').adjuncts.length === 0
      ? some()
      : undefined;
  if (attacker === undefined || passive) return telling.lost(clause, 'which monster is asked about');
  if (actor !== undefined) attacker.setup.controller ??= actor;
  telling.place(attacker, 'monster-zone', clause);
  const direct =
    verb === 'attack-directly' ||
    objects.some((each) => each.kind === 'player' || isThing(each, 'direct-attack'));
  const played = telling.chain.soFar();
  const left = telling.cards.all.find(
    (card) => isUsedUp(card) && !played.some((each) => each.do === 'activate' && each.card === card.id),
  );
  if (left !== undefined) return telling.lost(clause, `when ${left.model.name} was used`);
  const target = direct || objects.length === 0 ? undefined : telling.oneOf(objects, clause);
  if (target === undefined && objects.length > 0 && !direct) return telling.lost(clause, 'what is attacked');
  if (!without(clause, 'with', 'after').adjuncts.every(({ value }) => isBattle(value)))
    return telling.lost(clause, 'what is asked');
  // Who asks of a monster as nobody's asks of the own one, and what it attacks is the other player's.
  attacker.setup.controller ??=
    target?.setup.controller === undefined ? 'P0' : telling.opponentOf(target.setup.controller);
  if (target !== undefined) target.setup.controller ??= telling.opponentOf(attacker.setup.controller);
  telling.qualify(target ?? attacker, clause.qualities, clause);
  // "Can I attack with my X" asks of whoever controls it by then.
  const player = telling.chain.started ? actor : undefined;
  const now = telling.asksOfPhase || undefined;
  if (direct) return defined({ ask: 'can-attack-directly', card: attacker.id, player, now });
  if (target !== undefined) telling.place(target, 'monster-zone', clause);
  return defined({ ask: 'can-attack', card: attacker.id, target: target?.id, player, now });
}

/** Was an effect of it used that may have cost it, or taken it away? */
const mayPay = (card: ToldCard, { chain }: Telling): boolean =>
  chain.links.some((link) => link.card === card) &&
  effectsOf(card.model).some(({ cost, does }) =>
    [...cost, ...does.filter(({ what }) => what === 'this')].some(
      ({ do: verb, what, from = isDescribed(what) ? what.from : undefined }) =>
        /^(?:tribute|banish|send-to|return-to)/.test(verb) && from?.some(isField) !== false,
    ),
  );

/** A Spell or Trap that does not stay on the field, and speaks of attacks. */
const isUsedUp = ({ model, place, faceUp, moved }: ToldCard): boolean =>
  model.facts.cardType !== 'monster' &&
  !(
    place === 'spell-trap-zone' &&
    faceUp !== false &&
    !moved &&
    (staysOnField(model) || model.parts.some(({ kind }) => kind === 'continuous'))
  ) &&
  ['Normal', 'Quick-Play', 'Counter'].includes(model.facts.property) &&
  (model.parts.flatMap(answeredEvents).some(({ event }) => event === 'attack-declared') ||
    canTouch(model, 'attack', (verb) => verbFacts[verb].touches?.includes('attack') === true));

/** "X crashes into Y. Do I search?": of a card with Trigger Effects alone, what comes of the battle is meant. */
export function comesOfBattle(question: Asked, telling: Telling): Asked {
  const { battle, chain } = telling;
  const isIt = question?.ask === 'activates' || question?.ask === 'effect-does';
  if (!isIt || battle === undefined) return question;
  const card = telling.cards.all.find(({ id }) => id === question.card);
  const battled = card === battle.attacker || card === battle.target;
  const damage =
    battled || question.ask !== 'activates' ? undefined : answeringDamage(question, card, telling);
  if (damage !== undefined && !chain.endsWithAttack() && telling.lpTold)
    telling.missing.push('what battle damage was inflicted');
  if (!chain.endsWithAttack()) return question;
  if (damage !== undefined) return { ask: 'activates-in-battle', card: question.card, part: damage };
  const activated = battled ? effectsOf(card?.model) : [];
  if (question.ask === 'effect-does' && battled) {
    const [part, more] = (card?.model.parts ?? []).flatMap((each, at) =>
      isActivated(each) && each.does.some(({ do: verb }) => verb === question.does) ? [{ each, at }] : [],
    );
    if (part === undefined || more !== undefined || !isTrigger(part.each)) return question;
    const number = activated.length === 1 ? undefined : part.at;
    return defined({ ask: 'activates-in-battle', card: question.card, part: number });
  }
  // Only Trigger Effects are asked for so.
  if (!activated.some(isTrigger) || question.ask !== 'activates') return question;
  return { ...question, ask: 'activates-in-battle' };
}

/** The effect that is asked about, where it answers battle damage: that comes of the battle, whoever fights it. */
function answeringDamage(
  question: Extract<Question, { ask: 'activates' }>,
  card: ToldCard | undefined,
  telling: Telling,
): number | undefined {
  const parts = card?.model.parts ?? [];
  const [only, more] = parts.flatMap((part, at) =>
    part.kind === 'trigger' && part.on.some(({ event }) => event === 'inflicted-battle-damage') ? [at] : [],
  );
  const meant =
    more === undefined && (question.part === undefined || question.part === only) ? only : undefined;
  const part = meant === undefined ? undefined : parts[meant];
  const [place, other] = (part?.kind === 'trigger' ? part.activatesIn : undefined) ?? [];
  if (card !== undefined && place !== undefined && other === undefined) telling.cards.putAt(card, place);
  return meant;
}
