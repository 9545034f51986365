import { activate, continuous, duel, monster, must, resolve, spell } from '../../support/duels.ts';
import type { Row } from './row.ts';
import { at, plain, stands, synchro } from './summon-cards.ts';
import {
  emz,
  five,
  four,
  gives,
  hall,
  helped,
  helpedBy,
  heralded,
  leveled,
  normal,
  twice,
} from './tribute-cards.ts';

const kindred = at(
  spell(
    'Kindred Hall',
    [continuous({ do: 'described', reads: 'each player can only control 3 monsters of each Attribute' })],
    'Continuous',
  ),
  'spell-trap-zone',
);

/** What a Normal Summon or Set needs beside its count and Tributes: a zone, and no card that speaks against it. */
export const summonRoom: readonly Row[] = [
  normal('summon')(
    'five monsters, Level 4',
    duel({ ...five, x: leveled(4) }),
    'no',
    'normal-summon/full-zones-normal full',
  ),
  normal('summon')(
    'four monsters and one in the Extra Monster Zone, Level 4',
    duel({ ...four, e: emz, x: leveled(4) }),
    'yes',
    'normal-summon/level-4-or-lower possible',
  ),
  normal('summon')(
    'five monsters, one of them in a zone that was not said, Level 4',
    duel({ ...four, e: at(synchro, 'monster-zone'), x: leveled(4) }),
    'cannot tell',
    'normal-summon/full-zones-normal not-said',
  ),
  normal('summon')(
    'five monsters, Level 5',
    duel({ ...five, x: leveled(5) }),
    'yes',
    'normal-summon/full-zones-tribute room',
  ),
  normal('summon')(
    'an additional Normal Summon for it',
    helped(gives({ attribute: 'EARTH' }), { x: at(plain, 'hand') }),
    'yes',
    'normal-summon/one-in-addition gained',
  ),
  normal('summon')(
    'an additional Normal Summon beside that of the turn',
    duel(
      { x: at(plain, 'hand'), help: at(gives({ attribute: 'EARTH' }), 'hand') },
      activate('help'),
      resolve(),
    ),
    'yes',
    'normal-summon/count-left either',
  ),
  normal('summon')(
    'an additional Normal Summon for others',
    helped(gives({ attribute: 'LIGHT' }), { x: at(plain, 'hand') }),
    'no',
    'normal-summon/count-left none-left',
  ),
  normal('summon')(
    'an additional Normal Summon, and where to was only said in words',
    helped(gives({}, { reads: 'to your zone this card points to' }), { x: at(plain, 'hand') }),
    'cannot tell',
    'normal-summon/one-in-addition open',
  ),
  normal('set')(
    'an additional Normal Summon is no Set',
    helped(gives({}), { x: at(plain, 'hand') }),
    'no',
    'normal-summon/count-left not-for-set',
  ),
  normal('again')(
    'an additional Normal Summon for a Gemini monster',
    helped(gives({}), {
      x: at(monster('Two-Faced Newt', [], { abilities: ['Gemini', 'Effect'] }), 'monster-zone'),
    }),
    'yes',
    'normal-summon/one-in-addition gained',
  ),
  normal('set')(
    'two of them, not just 1',
    helped(twice, { x: at(plain, 'hand') }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal('summon')(
    'a card whose text speaks of what cannot be Summoned',
    duel({
      x: at(plain, 'hand'),
      wall: at(
        spell(
          'Shut Door',
          [continuous({ do: 'restrict', who: 'both', reads: 'neither player can Normal Summon' })],
          'Continuous',
        ),
        'spell-trap-zone',
      ),
    }),
    'cannot tell',
    'normal-summon/must-be-possible may-forbid',
  ),
  normal('summon')(
    'a card whose text speaks of which monsters one can control',
    duel({ x: at(plain, 'hand'), wall: kindred }),
    'cannot tell',
    'normal-summon/must-be-possible may-forbid',
  ),
  normal('set')(
    'which leaves a Set as it is',
    duel({ x: at(plain, 'hand'), wall: kindred }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal('summon')(
    'a ban that hangs on an effect that was not activated',
    duel({
      x: at(plain, 'hand'),
      oath: at(
        monster('Sworn Stork', [
          must('sent-to-gy', {
            does: [{ do: 'restrict', who: 'you', reads: 'you cannot do odd things', until: 'end-of-turn' }],
          }),
        ]),
        'monster-zone',
      ),
    }),
    'yes',
    'normal-summon/count-left left',
  ),
  normal('set')(
    'a card whose text may give another, when none is left',
    helpedBy('you can Normal Summon or Set 1 more monster'),
    'cannot tell',
    'normal-summon/count-left not-said',
  ),
  normal('summon')(
    'a card whose text may stand in for Tributes',
    duel({ x: leveled(5), hall: hall('instead of Tributing, you can pay 1000 LP') }),
    'cannot tell',
    'normal-summon/one-tribute tributes-not-said',
  ),
  normal('summon')(
    'an effect that waits, and may Special Summon it',
    heralded({ do: 'special-summon', what: { count: 1, from: ['hand'], filter: { attribute: 'EARTH' } } }),
    'cannot tell',
    'normal-summon/when waiting',
  ),
  normal('summon')(
    'an effect that waits, and may fill the last zone',
    heralded(
      { do: 'special-summon', what: { count: 1, from: ['gy'], filter: {} } },
      { a: stands, b: stands, c: stands },
    ),
    'cannot tell',
    'normal-summon/when waiting',
  ),
  normal('summon')(
    'an effect that waits, and deals with other cards',
    heralded({ do: 'draw', amount: 1 }),
    'yes',
    'normal-summon/count-left left',
  ),
];
