import type { CardModel } from '../../../src/card-model/card-model.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import {
  activate,
  activation,
  duel,
  ev,
  happens,
  monster,
  type Placed,
  phase,
  playAll,
  resolve,
  spell,
  start,
} from '../../support/duels.ts';
import { attack, goesTo, mine, of, theirs } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

/** Invented Unions, read from their words as published cards are: in the wording of today, and in two older ones. */
const union = (text: string): CardModel =>
  cardModelOf({
    name: 'Paper Wing',
    text,
    facts: {
      cardType: 'monster',
      abilities: ['Union', 'Effect'],
      level: 3,
      type: 'Machine',
      attribute: 'WIND',
      atk: 700,
      def: 700,
    },
  });
const today = union(
  'Once per turn, you can either: Target 1 Beast monster you control; equip this card to that target, OR: Unequip this card and Special Summon it. A monster equipped with this card gains 300 ATK/DEF, also if the equipped monster would be destroyed by battle or card effect, destroy this card instead.',
);
const older = union(
  "Once per turn, you can equip this card to a Beast-Type monster you control, OR unequip it to Special Summon this card in face-up Attack Position. When equipped to a monster by this card's effect, that monster gains 300 ATK. (A monster can only be equipped with 1 Union Monster at a time. If the equipped monster would be destroyed by battle, destroy this card instead.)",
);
const oldest = union(
  'Once per turn, during your Main Phase, if you control this card on the field, you can equip it to your "Stone Lion" as an Equip Spell Card, OR unequip the Union equipment and Special Summon this card in face-up Attack Position. While equipped to a monster by this card\'s effect, increase the ATK of the equipped monster by 300 points. When it attacks with an ATK that is higher than the DEF of a Defense Position monster, inflict the difference as Battle Damage to your opponent\'s Life Points. (1 monster can only be equipped with 1 Union Monster at a time. If the equipped monster is destroyed as a result of battle, destroy this card instead.)',
);
const glued = union(
  'Once per turn, you can either: Target 1 Beast monster you control; equip this card to that target, OR: Unequip this card and Special Summon it. If the equipped monster would be destroyed by battle or card effect, destroy this card instead. The equipped monster gains 300 ATK/DEF.',
);

const lion = monster('Stone Lion');
const equipped: Placed[2] = { equippedTo: 'l', faceUp: true };
/** The lion with the Union, which is equipped to it from the start. */
const worn = (model: CardModel, more: Readonly<Record<string, Placed>> = {}) => ({
  l: mine(lion),
  u: [model, 'spell-trap-zone', equipped] satisfies Placed,
  ...more,
});
const both = (model: CardModel) => ({ l: mine(lion), u: mine(model) });
const storm: Placed = [
  spell('Sudden Storm', [
    activation([
      {
        do: 'destroy',
        what: {
          count: 'all',
          from: ['monster-zone', 'spell-trap-zone'],
          filter: { controller: 'you', other: true },
        },
      },
    ]),
  ]),
  'hand',
];
const strong = { s: theirs(of(3000)) };

const targeting = union(
  'Once per turn, you can either: Target 1 Beast monster you control; equip this card to that target, OR: Unequip this card and Special Summon it. A monster equipped with this card gains 300 ATK. (A monster can only be equipped with 1 Union Monster at a time. If the equipped monster would be destroyed by battle, destroy this card instead.)',
);
const onto = rows({ ask: 'can-activate', card: 'v', part: 0, targets: ['l'] });
const stats = rows({ ask: 'stats', card: 'l' });
const can = rows({ ask: 'can-activate', card: 'u' });
const isThere = rows({ ask: 'on-field', card: 'l' });
const where = rows({ ask: 'where', card: 'u' });
const result = rows({ ask: 'battle-result' });
const isDestroyed = rows({ ask: 'destroyed-by-battle', card: 'l' });
const on = 'summons-general/nowhere on';
const gains = 'stats/continuous-change step';
const equips = [activate('u', { targets: ['l'] }), resolve()];
const old = [activate('u'), { do: 'resolve', chosen: ['l'] } as const];
const fights = [phase('battle'), attack('s', 'l')];
const other = { turnPlayer: 'P1' } as const;

export const unionRows: readonly Row[] = [
  stats('equipped by its effect', duel(both(today), ...equips), 'ATK 1800 / DEF 1300', gains),
  stats('in an older wording', duel(both(older), ...old), 'ATK 1800 / DEF 1000', gains),
  stats('in the oldest wording', duel(both(oldest), ...old), 'ATK 1800 / DEF 1000', gains),
  stats('what it gains stands behind the effect', duel(both(glued), ...equips), 'ATK 1800 / DEF 1300', gains),
  onto(
    'a second Union beside one with the bracketed text',
    duel({ ...worn(older), v: mine(today) }),
    'no',
    'union-monster/one-union-only carries',
  ),
  onto(
    'one with the bracketed text beside one without',
    duel({ ...worn(today), v: mine(targeting) }),
    'no',
    'union-monster/several-unions carries',
  ),
  onto(
    'two Unions without that text',
    duel({ ...worn(today), v: mine(today) }),
    'yes',
    'target/chosen-at-activation fits',
  ),
  rows({ ask: 'happened', card: 'l', deed: 'destroyed' })(
    'the monster that an effect would destroy is not destroyed',
    duel({ ...worn(today), storm }, activate('storm'), resolve()),
    'no',
    'destroy/substitution-mandatory spared',
  ),
  stats(
    'by the effect of another card, where its own is asked for',
    duel(both(oldest), happens({ ...ev('equipped', 'u'), onto: 'l', by: 'foe' })),
    'ATK 1500 / DEF 1000',
    'stats/original-value base',
  ),
  can('to be Special Summoned again', duel(worn(today)), 'yes', 'effect/ignition open'),
  can('after it was equipped this turn', duel(both(today), ...equips), 'no', 'chain/activation elsewhere'),
  can(
    'after it was Special Summoned again this turn',
    duel(worn(today), activate('u'), resolve()),
    'no',
    'limit/once-per-turn-used used',
  ),
  where('Special Summoned again', duel(worn(today), activate('u'), resolve()), 'Monster Zone', on),
  stats(
    'and what it gave is over',
    duel(worn(today), activate('u'), resolve()),
    'ATK 1500 / DEF 1000',
    'stats/original-value base',
  ),
  result(
    'the monster loses a battle',
    playAll(start(worn(today, strong), other), ...fights),
    'P0 takes 1200 battle damage; nothing is destroyed',
    'destroy/substitution-mandatory instead',
  ),
  isDestroyed(
    'in an older wording',
    playAll(start(worn(older, strong), other), ...fights),
    'no',
    'destroy/substitution-mandatory instead',
  ),
  where(
    'and the Union is destroyed',
    playAll(start(worn(today, strong), other), ...fights, goesTo('over')),
    'GY',
    'destroy/substitution-battle goes',
  ),
  isThere(
    'the monster stays after that',
    playAll(start(worn(today, strong), other), ...fights, goesTo('over')),
    'yes',
    on,
  ),
  isThere('an effect destroys both', duel(worn(today, { storm }), activate('storm'), resolve()), 'yes', on),
  where(
    'and the Union alone',
    duel(worn(today, { storm }), activate('storm'), resolve()),
    'GY',
    'destroy/substitution-both-destroyed goes',
  ),
  isThere(
    'an effect, where its text asks for battle',
    duel(worn(older, { storm }), activate('storm'), resolve()),
    'no',
    'summons-general/nowhere off',
  ),
  result(
    'piercing that its text gives to "it"',
    duel(
      worn(oldest, { d: theirs(of(100, 800), { position: 'defense' }) }),
      phase('battle'),
      attack('l', 'd'),
    ),
    'P1 takes 1000 battle damage; Paper Tiger is destroyed',
    'damage/battle-damage defense-pierced',
  ),
];
