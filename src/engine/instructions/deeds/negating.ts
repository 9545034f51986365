import { abilities } from '../../../card-model/facts.ts';
import type { Ban } from '../../../card-model/lasting/lasting-fields.ts';
import { fieldPlaces } from '../../../vocabulary/places.ts';
import { negatedSummonRules } from '../../events/event-rules.ts';
import { answersSummonOf } from '../../monster/summon-window.ts';
import { isNegated } from '../../negation.ts';
import { counted, withoutProperSummon } from '../../normal-summon/count.ts';
import { withRestriction } from '../../restrictions/restriction.ts';
import { hasAbility } from '../../state/ability.ts';
import { withBattle } from '../../state/battle.ts';
import { beingSummoned, type Card, cardOf, type Duel, effectOfLink } from '../../state/duel.ts';
import { endOf } from '../../state/endings.ts';
import type { Change } from '../../state/event.ts';
import type { NegatedEffects } from '../../state/lasting.ts';
import { perCard } from '../choose.ts';
import { isClear, untilEnds } from '../later.ts';
import {
  byLink,
  changeId,
  done,
  type EffectContext,
  type Executor,
  effectOf,
  nameOf,
  note,
  nothing,
  open,
} from '../played.ts';
import { type Bar, forbids } from '../pool.ts';
import { withoutUnaffected } from '../unaffected.ts';
import { inWords } from './moving.ts';

/** Negates the activation or the effect that this Chain Link answers: the one right below it (rule negate/activation-direct-link). */
export const negateLink: Executor = (playing, instruction) => {
  const { duel, link } = playing;
  const below = duel.chain.find(({ number }) => number === link.number - 1);
  if (below === undefined) return nothing();
  const what = instruction.do === 'negate-activation' ? 'activation' : 'effect';
  if (what === 'effect' && below.negated === 'activation') return nothing();
  const change: Change = (now) => ({
    ...now,
    chain: now.chain.map((each) => (each.number === below.number ? { ...each, negated: what } : each)),
  });
  const whose = nameOf(duel, below.card);
  return done({
    happens: [
      note(
        playing,
        what === 'activation' ? `the activation of ${whose} is negated` : `the effect of ${whose} is negated`,
        { rule: what === 'activation' ? 'negate/activation-direct-link' : 'negate/what-is-negated' },
      ),
    ],
    changes: [change],
    // "That card": what was negated, if its cost has not moved it, nor anything else since.
    previousCards: duel.cards[below.card]?.moves === below.activatedAt ? [below.card] : [],
  });
};

/** Only an Effect Monster, or a face-up Spell or Trap, not negated yet (rule activation/already-negated). */
export function negatable(duel: Duel, card: Card): Bar | undefined {
  const rule = 'activation/already-negated';
  if (!card.faceUp) return forbids(rule, 'face-down position');
  const none = hasAbility(card, 'Normal') || hasAbility(card, 'Token');
  if (none && card.role === 'monster') return forbids(rule, 'lack of effects');
  return isNegated(duel, card) ? forbids(rule, 'effects, which are negated already') : undefined;
}

/** Negates the effects of cards on the field, for good or for a time. */
export const negateEffects: Executor = (playing, instruction) => {
  if (instruction.reads !== undefined || !isClear(playing, instruction)) return inWords(playing, instruction);
  return perCard(playing, instruction, { places: fieldPlaces, bars: negatable }, (card) => {
    const id = changeId(playing, card);
    return {
      happens: [
        {
          event: 'effects-negated',
          card: card.id,
          ...byLink(playing),
          change: { is: 'negated', id, by: effectOf(playing) },
        },
      ],
      changes: [untilEnds(playing, instruction, card.id, { is: 'change', id })],
    };
  });
};

/** Negates the declared Summon (rule negate/summon), or what of a Pendulum Summon its text covers (negated-together). */
export const negateSummon: Executor = (playing) => {
  const { duel, link } = playing;
  const { summoning } = duel;
  if (summoning === undefined) return nothing();
  const covers = covered(duel, link);
  const cards = beingSummoned(duel).filter(covers);
  const [next, ...others] = beingSummoned(duel).filter((each) => !covers(each));
  const flip = summoning.way === 'flip-summoned';
  const keeps = flip || summoning.way === 'normal-summoned-again';
  const change: Change = (now) => {
    const { summoning: _, ...over } = counted(now);
    const rest: Duel =
      next === undefined ? over : { ...over, summoning: { ...summoning, card: next, together: others } };
    return keeps ? rest : withoutProperSummon(rest, cards);
  };
  const event = flip ? 'flip-summon-negated' : 'summon-negated';
  const rule = negatedSummonRules(summoning.way, beingSummoned(duel).length).negated;
  return done({
    happens: cards.map((card) => ({ event, card, rule, by: link.card, player: link.player })),
    changes: [change],
    previousCards: cards,
  });
};

/** Does what the effect answers cover the Summon of this monster? Of an effect that is not known all are covered. */
function covered(duel: Duel, link: EffectContext['link']): (id: string) => boolean {
  const { part, player } = link;
  const effect = effectOfLink(duel, link);
  if (effect === undefined || part === undefined) return () => true;
  const asked = { card: cardOf(duel, link.card), part, effect, player };
  const some = beingSummoned(duel).some((id) => answersSummonOf(duel, asked, cardOf(duel, id)) !== undefined);
  return (id) => !some || answersSummonOf(duel, asked, cardOf(duel, id)) !== undefined;
}

/** Attacks are no part of the Duel's state: that one is negated is told on the timeline, if one was declared. */
export const negateAttack: Executor = (playing, instruction) => {
  const declared = playing.duel.timeline.findLast(({ names }) => names.includes('attack-declared'));
  if (declared?.card === undefined)
    return open(playing, instruction, 'which attack is negated was not said', []);
  const { id } = declared.card;
  // An effect that leaves the attacker alone does not negate its attack.
  const bar = withoutUnaffected(playing, { ...instruction, do: 'change-status' }, {}).bars?.(
    playing.duel,
    cardOf(playing.duel, id),
  );
  if (bar?.verdict === 'forbids') return nothing();
  if (bar !== undefined) return open(playing, instruction, bar.because, [id]);
  return done({
    happens: [note(playing, `the attack of ${declared.card.after.model.name} is negated`)],
    changes: [(duel) => (duel.battle?.at === 'declared' ? withBattle(duel, { ended: 'negated' }) : duel)],
    previousCards: [id],
  });
};

const kinds = abilities.filter((each) =>
  ['Ritual', 'Fusion', 'Synchro', 'Xyz', 'Pendulum', 'Link'].includes(each),
);

/** Negates the effects of cards by their original name, or by a declared kind, for a time (rule negate/effect). */
export const negateNamed: Executor = (playing, instruction) => {
  const { duel, link } = playing;
  const { until, named, monstersOnly = false, reads = 'effects are negated by name' } = instruction;
  const end = until === undefined ? null : endOf(duel, until, link.player);
  const all = negatedBy(playing, named, monstersOnly);
  if (end === null || all.length === 0)
    return inWords(playing, { ...instruction, reads: `${reads}: which was not said` });
  return done({
    happens: [note(playing, reads)],
    changes: all.map(
      ({ negates, ban }) =>
        (now) =>
          withRestriction(now, {
            ban,
            negates,
            players: ['P0', 'P1'],
            player: link.player,
            source: link.card,
            words: reads,
            until: end,
          }),
    ),
  });
};

function negatedBy(
  { duel, link, previousCards: those }: EffectContext,
  named: string | undefined,
  monstersOnly: boolean,
): readonly { readonly negates: NegatedEffects; readonly ban: Ban }[] {
  const { declared } = link;
  switch (named) {
    case 'those':
      return (those === 'open' ? [] : those).map((id) => ({
        negates: { name: cardOf(duel, id).model.name, monstersOnly },
        ban: {},
      }));
    case 'declared-name':
      return declared === undefined ? [] : [{ negates: { name: declared, monstersOnly }, ban: {} }];
    case 'declared-type': {
      const ability = kinds.find((each) => each.toLowerCase() === declared?.toLowerCase());
      const of = ability === undefined ? [] : [ability];
      return of.map((each) => ({
        negates: { ability: each },
        ban: { summons: ['special'], of: { cardType: 'monster', abilities: [each] } },
      }));
    }
    default:
      return [];
  }
}
