const field = ['monster-zone', 'spell-trap-zone', 'field-zone', 'pendulum-zone'];
const theirs = { cardType: 'monster', controller: 'opponent' };

const summoned = (of: object | 'this', more: object = {}) =>
  ['normal-summoned', 'special-summoned'].map((event) => ({ event, of, ...more }));

/** Timing clauses with their events. */
export const timingRows: readonly (readonly [clause: string, events: readonly object[]])[] = [
  ['If this card is sent to the GY', [{ event: 'sent-to-gy', of: 'this' }]],
  ['When this card is Normal or Special Summoned', summoned('this')],
  [
    'When a monster(s) would be Normal Summoned, OR when a monster effect is activated',
    [
      { event: 'normal-summoned', of: { cardType: 'monster' }, declared: true },
      { event: 'effect-activated', of: { cardType: 'monster' } },
    ],
  ],
  ['If this card is sent from the field to the GY', [{ event: 'sent-to-gy', of: 'this', from: field }]],
  [
    'If this card is destroyed by battle or card effect',
    [
      { event: 'destroyed', of: 'this', by: ['battle'] },
      { event: 'destroyed', of: 'this', by: ['effect'] },
    ],
  ],
  [
    "If this card is destroyed by an opponent's card effect and sent to your GY",
    [{ event: 'destroyed', of: 'this', to: ['gy'], by: ['effect'], byWhom: 'opponent' }],
  ],
  [
    "When this card in your possession is destroyed by your opponent's card and sent to your GY",
    [{ event: 'destroyed', of: 'this', to: ['gy'], byWhom: 'opponent', was: { controller: 'you' } }],
  ],
  [
    'If this card is sent to the GY as Synchro Material',
    [{ event: 'used-as-material', of: 'this', to: ['gy'], for: ['synchro-summoned'] }],
  ],
  [
    'If this card is Tributed for a Tribute Summon',
    [{ event: 'tributed', of: 'this', for: ['tribute-summoned'] }],
  ],
  [
    "If this card is sent to the GY to activate a FIRE monster's effect",
    [{ event: 'sent-to-gy', of: 'this', by: ['cost'], byCard: { cardType: 'monster', attribute: 'FIRE' } }],
  ],
  [
    'If this card is banished to activate the effect of "Lantern Keeper"',
    [{ event: 'banished', of: 'this', by: ['cost'], byCard: { names: ['Lantern Keeper'] } }],
  ],
  [
    'If a monster(s) is discarded to activate a card or effect',
    [{ event: 'discarded', of: { cardType: 'monster' }, by: ['cost'] }],
  ],
  [
    'If this card is sent to the GY, except from the Deck',
    [
      {
        event: 'sent-to-gy',
        of: 'this',
        from: ['extra-deck', 'hand', ...field, 'gy', 'banished', 'xyz-material'],
      },
    ],
  ],
  [
    'If this card is destroyed in the Pendulum Zone',
    [{ event: 'destroyed', of: 'this', from: ['pendulum-zone'] }],
  ],
  [
    'If this Link Summoned card in the Monster Zone is destroyed',
    [{ event: 'destroyed', of: 'this', from: ['monster-zone'], was: { summoned: ['link-summoned'] } }],
  ],
  [
    "If this face-up Xyz Summoned card leaves the field because of an opponent's card effect while its owner controls it",
    [
      {
        event: 'left-the-field',
        of: 'this',
        was: { faceUp: true, summoned: ['xyz-summoned'], owner: 'you', controller: 'you' },
        by: ['effect'],
        byWhom: 'opponent',
      },
    ],
  ],
  [
    'If a face-up "Kite" monster(s) you control leaves the field',
    [
      {
        event: 'left-the-field',
        of: { cardType: 'monster', faceUp: true, archetype: 'Kite', controller: 'you' },
        from: ['monster-zone'],
      },
    ],
  ],
  [
    'If your opponent Normal or Special Summons a monster(s)',
    summoned({ cardType: 'monster' }, { byWhom: 'opponent' }),
  ],
  [
    'If your opponent Special Summons a Plant monster(s) from the Extra Deck',
    [
      {
        event: 'special-summoned',
        of: { cardType: 'monster', type: 'Plant' },
        from: ['extra-deck'],
        byWhom: 'opponent',
      },
    ],
  ],
  [
    'When you Special Summon a monster(s) from your hand or GY',
    [
      {
        event: 'special-summoned',
        of: { cardType: 'monster', owner: 'you' },
        from: ['hand', 'gy'],
        byWhom: 'you',
      },
    ],
  ],
  [
    'If a card(s) is sent from your hand to the GY',
    [{ event: 'sent-to-gy', of: { owner: 'you' }, from: ['hand'] }],
  ],
  [
    "If a monster(s) is Special Summoned to your opponent's field",
    [{ event: 'special-summoned', of: theirs }],
  ],
  ["When an opponent's monster declares an attack", [{ event: 'attack-declared', of: theirs }]],
  [
    "When this card destroys an opponent's monster by battle and sends it to the GY",
    [{ event: 'destroyed', of: theirs, to: ['gy'], by: ['battle'], byCard: 'this' }],
  ],
  [
    'When this card inflicts battle damage to your opponent',
    [{ event: 'inflicted-battle-damage', of: 'this', lp: { how: 'damage', who: 'opponent' } }],
  ],
  [
    'When your opponent activates a monster effect',
    [{ event: 'effect-activated', of: { cardType: 'monster' }, byWhom: 'opponent' }],
  ],
  [
    'When a Spell/Trap Card, or monster effect, is activated',
    [
      { event: 'effect-activated', of: { cardType: 'spell-trap' }, link: { activatesCard: true } },
      { event: 'effect-activated', of: { cardType: 'monster' } },
    ],
  ],
  [
    'When your opponent activates a Trap Card during the Battle Phase',
    [
      {
        event: 'effect-activated',
        of: { cardType: 'trap' },
        link: { activatesCard: true, phases: ['battle-start', 'battle', 'damage', 'battle-end'] },
        byWhom: 'opponent',
      },
    ],
  ],
  [
    'When a monster effect is activated in the hand or GY',
    [{ event: 'effect-activated', of: { cardType: 'monster', in: ['hand', 'gy'] } }],
  ],
  [
    'When a card or effect is activated that targets this card',
    [{ event: 'effect-activated', of: {}, link: { targets: 'this' } }],
  ],
  [
    'When a card or effect is activated that targets a monster(s) you control',
    [
      {
        event: 'effect-activated',
        of: {},
        link: { targets: { cardType: 'monster', controller: 'you', in: field } },
      },
    ],
  ],
  [
    'When a card or effect is activated that would destroy a card(s) on the field',
    [{ event: 'effect-activated', of: {}, link: { includes: [{ do: ['destroy'], from: field }] } }],
  ],
  [
    'When a card or effect is activated that tosses a coin',
    [{ event: 'effect-activated', of: {}, reads: 'that tosses a coin' }],
  ],
  [
    'When your opponent activates a Normal Trap Card',
    [
      {
        event: 'effect-activated',
        of: { cardType: 'trap', property: 'Normal' },
        link: { activatesCard: true },
        byWhom: 'opponent',
      },
    ],
  ],
  [
    'When this card is targeted for an attack',
    [{ event: 'attack-declared', of: { cardType: 'monster' }, attacked: 'this' }],
  ],
  [
    "If a monster(s) leaves the field by your opponent's Trap effect",
    [
      {
        event: 'left-the-field',
        of: { cardType: 'monster' },
        by: ['effect'],
        byWhom: 'opponent',
        byCard: { cardType: 'trap' },
      },
    ],
  ],
  [
    "If this face-up card in its owner's Spell & Trap Zone is destroyed",
    [
      {
        event: 'destroyed',
        of: 'this',
        from: ['spell-trap-zone'],
        was: { faceUp: true, owner: 'you', controller: 'you' },
      },
    ],
  ],
  ['If this face-up card leaves the field', [{ event: 'left-the-field', of: 'this', was: { faceUp: true } }]],
  [
    'If this card is destroyed by the effect of "Old Bell"',
    [{ event: 'destroyed', of: 'this', by: ['effect'], byCard: { names: ['Old Bell'] } }],
  ],
  [
    'If this card is Special Summoned by the effect of a "Lantern" monster',
    [
      {
        event: 'special-summoned',
        of: 'this',
        by: ['effect'],
        byCard: { cardType: 'monster', archetype: 'Lantern' },
      },
    ],
  ],
  [
    'If this card is Special Summoned by the effect of a card with a lantern on it',
    [
      {
        event: 'special-summoned',
        of: 'this',
        by: ['effect'],
        reads: 'by the effect of a card, with a lantern on it',
      },
    ],
  ],
  [
    'When a monster(s) would be Normal or Special Summoned',
    summoned({ cardType: 'monster' }, { declared: true }),
  ],
  [
    'If this card is added from your Deck to your hand by a card effect',
    [
      { event: 'added-to-hand', of: 'this', from: ['deck'], by: ['effect'] },
      { event: 'drawn', of: 'this', from: ['deck'], by: ['effect'] },
    ],
  ],
  [
    'If this card is added to your hand, except by drawing it',
    [{ event: 'added-to-hand', of: 'this', reads: 'except by drawing it' }],
  ],
  ['When you draw this card', [{ event: 'drawn', of: 'this', byWhom: 'you' }]],
  [
    'If this card is banished, or this card is Tributed',
    [
      { event: 'banished', of: 'this' },
      { event: 'tributed', of: 'this' },
    ],
  ],
  [
    'If a card(s) is banished',
    [
      { event: 'banished', of: {} },
      { event: 'banished-face-down', of: {} },
    ],
  ],
  ['If the battle position of this card is changed', [{ event: 'position-changed', of: 'this' }]],
  ['When this card is Fusion Summoned, you can', [{ event: 'fusion-summoned', of: 'this' }]],
  ['When this card is removed from the field', [{ event: 'left-the-field', of: 'this' }]],
  [
    'If a "Lantern" Spell/Trap(s) is sent to your GY',
    [{ event: 'sent-to-gy', of: { cardType: 'spell-trap', archetype: 'Lantern', owner: 'you' } }],
  ],
  [
    'If a "Lantern" monster(s), except "Lantern Moth", is destroyed by battle or effect',
    ['battle', 'effect'].map((by) => ({
      event: 'destroyed',
      of: { cardType: 'monster', archetype: 'Lantern', except: [{ names: ['Lantern Moth'] }] },
      by: [by],
    })),
  ],
  [
    "When a Link Monster's effect is activated that targets this card on the field",
    [
      {
        event: 'effect-activated',
        of: { cardType: 'monster', abilities: ['Link'] },
        link: { targets: 'this' },
      },
    ],
  ],
  [
    'When an effect of a WIND monster on the field is activated',
    [{ event: 'effect-activated', of: { cardType: 'monster', attribute: 'WIND', in: ['monster-zone'] } }],
  ],
  [
    'If a face-up WIND monster you control returns to the hand',
    [
      {
        event: 'returned-to-hand',
        of: { cardType: 'monster', faceUp: true, attribute: 'WIND', controller: 'you' },
        from: ['monster-zone'],
      },
    ],
  ],
  [
    'If a monster(s) is Special Summoned to your field in Attack Position',
    [{ event: 'special-summoned', of: { cardType: 'monster', controller: 'you', position: 'attack' } }],
  ],
  [
    'If your opponent Special Summons a monster(s) face-up',
    [{ event: 'special-summoned', of: { cardType: 'monster', faceUp: true }, byWhom: 'opponent' }],
  ],
  [
    'When this card is Special Summoned from your hand',
    [{ event: 'special-summoned', of: 'this', from: ['hand'] }],
  ],
  [
    'If a monster(s) is Special Summoned from your GY',
    [{ event: 'special-summoned', of: { cardType: 'monster', owner: 'you' }, from: ['gy'] }],
  ],
  ['When you Link Summon', [{ event: 'link-summoned', of: { cardType: 'monster' }, byWhom: 'you' }]],
  [
    "If this card is attacked by your opponent's monster",
    [{ event: 'attack-declared', of: theirs, attacked: 'this' }],
  ],
  [
    "If an opponent's monster targets this card for an attack",
    [{ event: 'attack-declared', of: theirs, attacked: 'this' }],
  ],
  [
    'When a card or effect is activated that targets this card, or when this card is targeted for an attack',
    [
      { event: 'effect-activated', of: {}, link: { targets: 'this' } },
      { event: 'attack-declared', of: { cardType: 'monster' }, attacked: 'this' },
    ],
  ],
  [
    'When control of this face-up card changes',
    [{ event: 'control-changed', of: 'this', was: { faceUp: true } }],
  ],
  [
    'If this card with a counter is destroyed by battle',
    [{ event: 'destroyed', of: 'this', by: ['battle'], reads: 'it was a card with a counter' }],
  ],
  [
    'When your opponent activates a card or effect in response to your effect activation',
    [
      {
        event: 'effect-activated',
        of: {},
        byWhom: 'opponent',
        reads: 'in response to your effect activation',
      },
    ],
  ],
  ['If effect damage is inflicted', [{ event: 'something-else', of: {}, lp: { how: 'damage' } }]],
  [
    "If this card is destroyed by an opponent's attack or card effect",
    [{ event: 'destroyed', of: 'this', by: ['battle', 'effect'], byWhom: 'opponent' }],
  ],
  [
    'If this card is destroyed by card effect, except by the effect of "Lantern Moth", or by battle',
    ['battle', 'effect'].map((by) => ({
      event: 'destroyed',
      of: 'this',
      by: [by],
      reads: 'except by the effect of "Lantern Moth"',
    })),
  ],
];
