import { duel, ev, happens, monster, must, type Placed, when } from '../../support/duels.ts';
import { attack, goesTo, hidden, inStep, mine, of, status, theirs, timed } from './battle-cards.ts';
import { type Row, rows } from './row.ts';

const does = rows({ ask: 'activates-in-battle', card: 'y' });
const now = rows({ ask: 'activates', card: 'y' });
const time = rows({ ask: 'timing-in-battle', card: 'y' });

const flip = { kind: 'flip', mandatory: true, does: [{ do: 'draw', amount: 1 }] };
const lamb = (parts: readonly unknown[], def = 1000) => monster('Wool Lamb', parts, { atk: 500, def });
/** The Paper Tiger with 1900 ATK attacks the lamb. */
const attacked = (y: Placed, x: Placed = mine(of(1900))) => duel({ x, y }, inStep, attack('x', 'y'));
const drillsThrough = mine(
  of(1600, 1000, [
    timed(
      ['before damage calculation', 'this card attacks a Defense Position monster'],
      [{ do: 'destroy', what: { reads: 'that monster' } }],
    ),
  ]),
);
const draws = [{ do: 'draw', amount: 1 }];

export const battleTimings: readonly Row[] = [
  does('a Flip Effect', attacked(theirs(lamb([flip]), hidden)), 'yes', 'damage-step/flip-effects-wait waits'),
  time(
    'a Flip Effect',
    attacked(theirs(lamb([flip]), hidden)),
    'after damage calculation',
    'damage-step/flip-effects-wait waits',
  ),
  time(
    'a Flip Effect of a monster that survives',
    attacked(theirs(lamb([flip], 3000), hidden)),
    'after damage calculation',
    'damage-step/flip-effects-wait waits',
  ),
  time(
    'an optional "when it is flipped"',
    attacked(theirs(lamb([when('flipped-face-up')]), hidden)),
    'after damage calculation',
    'damage-step/flip-effects-wait waits',
  ),
  does(
    'a Flip Effect of a face-up monster',
    attacked(theirs(lamb([flip]))),
    'no',
    'trigger/condition-met differs',
  ),
  does(
    'an effect for its Flip Summon',
    attacked(theirs(lamb([when('flip-summoned')]), hidden)),
    'no',
    'trigger/condition-met differs',
  ),
  does(
    'a Flip Effect of a monster that is destroyed before damage calculation',
    attacked(theirs(lamb([flip]), hidden), drillsThrough),
    'no',
    'trigger/activation-location moved',
  ),
  time(
    'destroyed by battle',
    attacked(theirs(lamb([must('destroyed', { on: [{ event: 'destroyed', of: 'this', by: ['battle'] }] })]))),
    'at the end of the Damage Step',
    'damage-step/destroyed-by-battle end',
  ),
  does(
    'not destroyed by battle',
    attacked(theirs(lamb([must('destroyed'), status('cannot be destroyed by battle')]))),
    'no',
    'trigger/condition-met differs',
  ),
  time(
    'battle damage',
    duel({ x: theirs(of(100)), y: mine(lamb([when('inflicted-battle-damage')])) }, inStep, attack('y', 'x')),
    'after damage calculation',
    'damage-step/battle-damage after',
  ),
  time(
    'its own attack',
    duel({ x: theirs(of(100)), y: mine(lamb([when('attack-declared')])) }, inStep, attack('y', 'x')),
    'when the attack is declared',
    'battle-step/attack-declared-window declared',
  ),
  time(
    'its text names the start',
    attacked(theirs(lamb([timed(['at the start of the Damage Step', 'this card battles'], draws)]))),
    'at the start of the Damage Step',
    'damage-step/unique-timing named',
  ),
  time(
    'its text names damage calculation',
    attacked(theirs(lamb([timed(['it is damage calculation', 'this card is attacked'], draws)]))),
    'during damage calculation',
    'damage-step/unique-timing named',
  ),
  does(
    'its text asks for its own attack',
    attacked(theirs(lamb([timed(['at the end of the Damage Step', 'this card attacked'], draws)]))),
    'no',
    'trigger/condition-met not-then',
  ),
  does(
    'it was face-down when the Damage Step began',
    attacked(
      theirs(
        lamb([
          timed(
            [
              'after damage calculation',
              'this card was attacked, and was face-down at the start of the Damage Step',
            ],
            draws,
          ),
        ]),
        hidden,
      ),
    ),
    'yes',
    'damage-step/unique-timing named',
  ),
  does(
    'the same of one that was face-up',
    attacked(
      theirs(
        lamb([
          timed(
            [
              'after damage calculation',
              'this card was attacked, and was face-down at the start of the Damage Step',
            ],
            draws,
          ),
        ]),
      ),
    ),
    'no',
    'trigger/condition-met not-then',
  ),
  does(
    'what else its text asks was not said',
    attacked(
      theirs(lamb([timed(['after damage calculation', 'this card battled while a lantern burned'], draws)])),
    ),
    'cannot tell',
    'trigger/condition-met not-said',
  ),
  does(
    'no attack reaches it',
    duel(
      { x: mine(of(1900)), y: theirs(lamb([flip]), hidden) },
      inStep,
      attack('x', 'y'),
      happens(ev('flipped-face-down', 'x')),
    ),
    'no',
    'trigger/condition-met differs',
  ),
  now(
    'an optional effect, after the battle went on without it',
    duel(
      { x: theirs(of(100)), y: mine(lamb([when('inflicted-battle-damage')])) },
      inStep,
      attack('y', 'x'),
      goesTo('end'),
    ),
    'no',
    'trigger/collected passed-timing',
  ),
  now(
    'a mandatory one was activated on the way',
    duel(
      { x: theirs(of(100)), y: mine(lamb([must('inflicted-battle-damage')])) },
      inStep,
      attack('y', 'x'),
      goesTo('end'),
    ),
    'no',
    'trigger/collected activated',
  ),
];
