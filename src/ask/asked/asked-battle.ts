import { isActivated, isTrigger } from '../../card-model/activated.ts';
import type { Verb } from '../../card-model/verbs.ts';
import type { Question } from '../../engine/question.ts';
import type { BattleAsked } from '../grammar/battle-phrases.ts';
import type { Frame, Phrase } from '../grammar/frame.ts';
import type { AboutBattle } from '../grammar/frame-state.ts';
import type { ToldCard } from '../tell/cards/told-cards.ts';
import { isNobodys, unclearWhose } from '../tell/cards/whose-monster.ts';
import type { Teller } from '../tell/teller.ts';
import { effectOf } from '../tell/told-link.ts';
import { mayAttack } from './asked-attack.ts';
import { oneCard, placeSaid, unclear } from './asked-common.ts';

/** What is asked of a battle without a verb of its own: what it destroys, LP, damage, a replay. */
export function askedOfBattle(
  { asked }: AboutBattle,
  frames: readonly Frame[],
  teller: Teller,
): Question | undefined {
  const [first, ...others] = asked.filter(({ what }) => what !== 'timing');
  if (first === undefined) return undefined;
  if (others.length > 0 || frames.length > 0) {
    teller.missing.push('what is asked: one question at a time');
    return undefined;
  }
  const byEffect = teller.battle === undefined ? damageByEffect(first, teller) : undefined;
  if (byEffect !== undefined) return byEffect;
  if (teller.battle === undefined) {
    teller.missing.push('which monster attacks, and what');
    return undefined;
  }
  return 'who' in first && first.who !== undefined && isNobodys(teller)
    ? unclearWhose(teller)
    : questionOf(first, teller);
}

/** "How much damage do they take", where no monster attacks: what the effects that were told inflict. */
function damageByEffect(asked: BattleAsked, teller: Teller): Question | undefined {
  if (asked.what !== 'damage' || !teller.chain.started || teller.lpTold) return undefined;
  if (asked.is !== undefined && asked.any !== true) return undefined;
  const player = asked.who === undefined ? undefined : teller.player(asked.who);
  if (asked.is !== undefined && player === undefined) return undefined;
  teller.damageAsked = asked.is;
  return { ask: 'lp-changed', how: 'damage', ...(player === undefined ? {} : { player }) };
}

function questionOf(
  asked: Exclude<BattleAsked, { what: 'timing' }> | BattleAsked,
  teller: Teller,
): Question | undefined {
  const player = 'who' in asked && asked.who !== undefined ? teller.player(asked.who) : undefined;
  const whose = player === undefined ? {} : { player };
  switch (asked.what) {
    case 'replay':
      return { ask: 'replay' };
    case 'timing':
      return undefined;
    case 'destroyed':
      toTheEnd(teller);
      if (asked.any === true) teller.damageAsked = 'any';
      return { ask: 'battle-destroys' };
    case 'lp':
      toTheEnd(teller);
      return { ask: 'battle-lp', ...whose };
    case 'damage':
      if (asked.any === true && teller.cards.all.some(speaksOfDamage)) {
        if (!teller.cards.all.filter(speaksOfDamage).every((card) => wasActivated(card, teller))) {
          teller.missing.push('whether battle damage is meant, or damage by an effect as well');
          return undefined;
        }
        teller.damageAsked = asked.is;
        return { ask: 'lp-changed', how: 'damage', after: 'battle', ...whose };
      }
      if (asked.any === true && teller.chain.links.some(mayEndAttack)) {
        teller.damageAsked = asked.is;
        return { ask: 'lp-changed', how: 'damage', after: 'battle', ...whose };
      }
      toTheEnd(teller);
      teller.damageAsked = asked.is;
      return { ask: 'battle-damage', ...whose };
  }
}

/** Does an effect of the card inflict damage that is no battle damage? */
const speaksOfDamage = ({ model: { text, parts } }: ToldCard): boolean =>
  /(?<!\b(?:battle|piercing) )\bdamage\b(?! (?:step|calculation))/i.test(text?.main ?? JSON.stringify(parts));

/** May the effect keep the attack from going on, so that no battle is left to be asked about? */
const mayEndAttack = (link: Teller['chain']['links'][number]): boolean =>
  effectOf(link)?.does.some(({ do: verb }) => endsAttack.has(verb)) === true;
const endsAttack: ReadonlySet<Verb> = new Set<Verb>([
  'negate-attack',
  'end-battle-phase',
  'destroy',
  'banish',
  'return-to-hand',
  'return-to-deck',
]);

/** Was it told that this card, and no other effect of it, was activated? Then all damage that comes of it is played. */
const wasActivated = ({ id, model }: ToldCard, { chain }: Teller): boolean =>
  chain.links.some(({ card }) => card.id === id) && model.facts.cardType !== 'monster';

/** The battle is played to its end, so that what comes of it is told. */
const toTheEnd = (teller: Teller): void =>
  teller.outside({ do: 'battle', to: 'over', ...(teller.allEffects ? { effects: 'all' } : {}) });

/**
 * What a frame asks of the battle that was told: whether something may be activated at a moment of it, whether an effect
 * activates in it and when, whether a monster may attack or is destroyed. Undefined where it asks something else.
 */
export function askedInBattle(
  frame: Frame,
  { asked, moments }: AboutBattle,
  teller: Teller,
): { readonly question: Question | undefined } | undefined {
  const when = asked.some(({ what }) => what === 'timing');
  switch (frame.verb) {
    case 'attack':
    case 'attack-directly':
      return { question: mayAttack(frame, teller) };
    case 'declare':
      return frame.objects.length === 1 && frame.objects.every(isBattle)
        ? {
            question: mayAttack(
              { ...frame, verb: 'attack', objects: targetsOf(frame), complements: [] },
              teller,
            ),
          }
        : undefined;
    case 'destroy':
      return frame.passive && teller.battle !== undefined && !byWhatWasActivated(frame, teller)
        ? { question: isDestroyed(frame, teller) }
        : undefined;
    case 'get':
    case 'use':
    case 'activate':
    case 'trigger':
      if (moments.length > 0 && !when) return { question: mayActivate(frame, moments, teller) };
      return when || duringBattle(frame) || isOfBattleToCome(frame, teller)
        ? { question: activates(frame, when, teller) }
        : undefined;
    default:
      return undefined;
  }
}

/** "declare an attack on Y". */
const targetsOf = ({ complements }: Frame): readonly Phrase[] =>
  complements.flatMap(({ prep, value }) => (prep === 'on' || prep === 'against' ? [value] : []));

const isBattle = (value: Phrase): boolean =>
  value.kind === 'thing' && (value.noun === 'battle' || value.noun === 'attack');

const duringBattle = ({ complements }: Frame): boolean =>
  complements.some(({ prep, value }) => (prep === 'during' || prep === 'in') && isBattle(value));

/**
 * "X crashes into Y. Do I search?": an effect that is asked for behind an attack with nothing after it comes of the
 * battle, where all effects of its card are Trigger Effects.
 */
export function comesOfBattle(question: Question | undefined, teller: Teller): Question | undefined {
  const { battle, chain } = teller;
  const isIt = question?.ask === 'activates' || question?.ask === 'effect-does';
  if (!isIt || battle === undefined) return question;
  const damage = question.ask === 'activates' ? answeringDamage(question, teller) : undefined;
  if (damage !== undefined && !chain.endsWithAttack() && teller.lpTold)
    teller.missing.push('what battle damage was inflicted');
  if (!chain.endsWithAttack()) return question;
  if (damage !== undefined) return { ask: 'activates-in-battle', card: question.card, part: damage };
  const card = [battle.attacker, battle.target].find((each) => each?.id === question.card);
  const activated = card?.model.parts.filter(isActivated) ?? [];
  if (activated.length === 0 || !activated.every(isTrigger)) return question;
  if (question.ask === 'activates') return { ...question, ask: 'activates-in-battle' };
  return activated.length === 1 ? { ask: 'activates-in-battle', card: question.card } : question;
}

/** The effect that is asked about, where it answers battle damage: that comes of the battle, whoever fights it. */
function answeringDamage(
  { card: id, part: asked }: Extract<Question, { ask: 'activates' }>,
  teller: Teller,
): number | undefined {
  const { battle } = teller;
  if (id === battle?.attacker.id || id === battle?.target?.id) return undefined;
  const card = teller.cards.all.find((each) => each.id === id);
  const parts = card?.model.parts ?? [];
  const [only, more] = parts.flatMap((part, at) =>
    part.kind === 'trigger' && part.on.some(({ event }) => event === 'inflicted-battle-damage') ? [at] : [],
  );
  const meant = more === undefined && (asked === undefined || asked === only) ? only : undefined;
  const part = meant === undefined ? undefined : parts[meant];
  const [place, other] = (part?.kind === 'trigger' ? part.activatesIn : undefined) ?? [];
  if (card !== undefined && place !== undefined && other === undefined) teller.cards.putAt(card, place);
  return meant;
}

/** "X attacks Y. Does Y activate?": of a monster that battles and has Trigger Effects alone, what comes of the battle is asked. */
function isOfBattleToCome(frame: Frame, teller: Teller): boolean {
  const { battle, chain } = teller;
  if (battle === undefined || !chain.endsWithAttack()) return false;
  const card = oneCard(frame.objects.length > 0 ? frame.objects : frame.subject, frame, teller);
  if (card !== battle.attacker && card !== battle.target) return false;
  const activated = card?.model.parts.filter(isActivated) ?? [];
  return activated.length > 0 && activated.every(isTrigger);
}

/** The frame without what only says "during this battle". */
const withoutBattle = (frame: Frame): Frame => ({
  ...frame,
  complements: frame.complements.filter(({ value }) => !isBattle(value)),
});

/** "Can P1 activate X before damage calculation?" */
function mayActivate(frame: Frame, moments: AboutBattle['moments'], teller: Teller): Question | undefined {
  const spoken = frame.objects.length > 0 ? frame.objects : frame.subject;
  const card = oneCard(spoken, frame, teller);
  if (card === undefined) return unclear(frame, teller, 'what is activated');
  if (teller.battle === undefined) return unclear(frame, teller, 'which monster attacks, and what');
  const player = frame.objects.length > 0 ? teller.actor(frame) : undefined;
  if (player !== undefined && card.setup.controller === undefined) card.setup.controller = player;
  if (!placeSaid(withoutBattle(frame), card, teller)) return undefined;
  if (card.place === undefined) return unclear(frame, teller, `where ${card.model.name} is`);
  return {
    ask: 'can-activate',
    card: card.id,
    ...(player === undefined ? {} : { player }),
    at: [...new Set(moments)],
    granted: true,
  };
}

/** "Does the effect of X activate during this battle?", "at which timing does it activate?" */
function activates(frame: Frame, when: boolean, teller: Teller): Question | undefined {
  const spoken = frame.objects.length > 0 ? frame.objects : frame.subject;
  const card = oneCard(spoken, frame, teller);
  if (card === undefined) return unclear(frame, teller, 'whose effect is asked about');
  if (teller.battle === undefined) return unclear(frame, teller, 'which monster attacks, and what');
  if (!placeSaid(withoutBattle(frame), card, teller)) return undefined;
  // Whether a Quick Effect is used is for its player to choose.
  const fast = card.model.parts.some(
    (part) => isActivated(part) && !isTrigger(part) && part.kind !== 'ignition',
  );
  if (fast) return unclear(frame, teller, `which effect of ${card.model.name} is meant`);
  return { ask: when ? 'timing-in-battle' : 'activates-in-battle', card: card.id };
}

/** "Is it destroyed", not "by the battle", where an effect that destroys was activated: that one may be what does it. */
const byWhatWasActivated = ({ complements }: Frame, { chain }: Teller): boolean =>
  complements.length === 0 &&
  chain.links.some((link) => effectOf(link)?.does.some(({ do: verb }) => verb === 'destroy'));

/** "Is X destroyed by this battle?" */
function isDestroyed(frame: Frame, teller: Teller): Question | undefined {
  const card = oneCard(frame.subject, frame, teller);
  const byBattle = frame.complements.every(
    ({ prep, value }) => (prep === 'by' || prep === 'in') && isBattle(value),
  );
  if (card === undefined || !byBattle) return unclear(frame, teller, 'what is asked of the battle');
  // "Is it destroyed", not "by the battle": an effect of a monster that battles may be what does it.
  if (frame.complements.length === 0 && teller.battle !== undefined && effectsDestroy(teller.battle))
    return unclear(frame, teller, 'whether "by battle" is meant, or by an effect as well');
  toTheEnd(teller);
  return { ask: 'destroyed-by-battle', card: card.id };
}

/** Does a monster that battles have an effect that must be activated and destroys? */
const effectsDestroy = ({ attacker, target }: NonNullable<Teller['battle']>): boolean =>
  [attacker, ...(target === undefined ? [] : [target])].some(({ model }) =>
    model.parts.some(
      (part) => isTrigger(part) && part.mandatory && part.does.some(({ do: verb }) => verb === 'destroy'),
    ),
  );
