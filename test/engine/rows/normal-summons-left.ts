import { activate, activation, duel, resolve, spell, summon } from '../../support/duels.ts';
import { type Row, rows } from './row.ts';
import { at, plain } from './summon-cards.ts';
import { gives, helped, leveled, taller, twice } from './tribute-cards.ts';

/** How many Normal Summons are left, and how many Tributes one of them needs. */

const left = rows({ ask: 'normal-summons-left', player: 'P0' });
const how = (as: 'summon' | 'set' | 'again') => rows({ ask: 'how-many-tributes', card: 'x', as });

export const summonsLeft: readonly Row[] = [
  left('at the start of the turn', duel({}), '1', 'normal-summon/earlier-summons-count left'),
  left(
    'one made before there are two',
    duel(
      { y: at(plain, 'hand'), help: at(twice, 'hand') },
      summon('y', 'normal-summoned'),
      activate('help'),
      resolve(),
    ),
    '1',
    'normal-summon/earlier-summons-count left',
  ),
  left('one in addition', helped(gives({}), {}), '1', 'normal-summon/only-one-additional gained'),
  left(
    'two effects that give one in addition give one',
    duel(
      { help: at(gives({}), 'hand'), more: at(gives({}), 'hand') },
      activate('help'),
      resolve(),
      activate('more'),
      resolve(),
    ),
    '2',
    'normal-summon/only-one-additional gained',
  ),
  left(
    'the one in addition is used',
    duel(
      { help: at(gives({}), 'hand'), y: at(plain, 'hand'), z: at(plain, 'hand') },
      activate('help'),
      resolve(),
      summon('y', 'normal-summoned'),
      summon('z', 'normal-summoned'),
    ),
    '0',
    'normal-summon/only-one-additional used',
  ),
  left(
    'made right after an effect, it counts towards nothing',
    duel(
      {
        help: at(
          spell('Quick Helping', [
            activation([
              {
                do: 'normal-summon',
                immediatelyAfter: true,
                what: { count: 1, filter: { cardType: 'monster' } },
              },
            ]),
          ]),
          'hand',
        ),
        y: at(plain, 'hand'),
      },
      activate('help'),
      resolve(),
      summon('y', 'normal-summoned'),
    ),
    '1',
    'normal-summon/earlier-summons-count left',
  ),
  how('summon')('Level 4', duel({ x: leveled(4) }), '0', 'normal-summon/level-4-or-lower none'),
  how('summon')('Level 6', duel({ x: leveled(6) }), '1', 'normal-summon/one-tribute one'),
  how('set')('Level 8, Set', duel({ x: leveled(8) }), '2', 'normal-summon/two-tributes two'),
  how('again')('a Gemini monster again', duel({ x: leveled(7) }), '0', 'gemini/no-tribute none'),
  how('summon')(
    'a Level that was not said',
    duel({ x: leveled(undefined) }),
    'cannot tell',
    'normal-summon/level-4-or-lower not-said',
  ),
  how('summon')(
    'with another number by its text',
    duel({ x: taller({ tributes: [{ count: 0, as: ['summon'] }] }) }),
    '2, or by its text 0',
    'normal-summon/two-tributes two',
  ),
];
