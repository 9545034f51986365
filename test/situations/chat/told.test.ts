import { describe, expect, test } from 'vitest';
import { makeCatalogue } from '../../../src/cards/load-catalogue.ts';
import { cardModelOf } from '../../../src/cardtext/model/card-model-of.ts';
import { inSentences } from '../../../src/situations/chat/in-sentences.ts';
import { textMonster, textSpell, textTrap } from '../../support/text-cards.ts';

/** How players tell Summons, hits, answers and where cards lie, in the sentences that the readers know. */

const extra = (name: string, ability: 'Synchro' | 'Link' | 'Fusion') =>
  cardModelOf({
    name,
    facts: {
      cardType: 'monster',
      abilities: [ability, 'Effect'],
      ...(ability === 'Link' ? { link: 2 } : { level: 8 }),
    },
    text: '2 monsters',
  });

const catalogue = makeCatalogue(
  [
    textMonster('Pale Newt', 'If this card is sent to the GY: You can draw 1 card.'),
    textMonster('Dark Newt', 'If this card is sent to the GY: You can draw 1 card.'),
    textMonster(
      'Ash Newt',
      'When a card or effect is activated that includes an effect that draws cards (Quick Effect): You can discard this card; negate that effect.',
    ),
    textMonster(
      'Eager Newt',
      'You can Special Summon this card (from your hand) by Tributing 1 monster. If this card is sent to the GY: You can draw 1 card.',
    ),
    textMonster('Long Hush', 'Your opponent cannot Special Summon monsters.'),
    extra('Iron Tower', 'Synchro'),
    extra('Glass Tower', 'Link'),
    extra('Clay Tower', 'Fusion'),
    textSpell('Wide Net', 'Draw 2 cards.'),
    textSpell('Big Wave', 'Destroy all monsters on the field.'),
    textSpell('Stout Spear', 'The equipped monster gains 700 ATK.', 'Equip'),
    textTrap('Long Drain', 'Target 1 face-up monster; negate its effects until the end of this turn.'),
    textTrap('Still Air', 'Negate the effects of all face-up monsters on the field.', 'Continuous'),
    textTrap(
      'Stern No',
      'When your opponent would Summon a monster, OR when a Spell/Trap Card is activated: Pay 700 LP; negate the Summon or activation, and if you do, banish it.',
      'Counter',
    ),
  ],
  new Map([
    ['drain', ['Long Drain']],
    ['stern', ['Stern No']],
  ]),
);
const read = (text: string) => inSentences(text, catalogue)?.text ?? text;

describe('the Summon of a monster of the Extra Deck', () => {
  test.for([
    [
      'what somebody goes into',
      'I go into Iron Tower with Pale Newt and Dark Newt. Is it negated?',
      'I synchro summon Iron Tower using Pale Newt and Dark Newt. Is it negated?',
    ],
    [
      'what somebody makes',
      'My opponent makes Glass Tower using Pale Newt + Dark Newt. Does Pale Newt trigger?',
      'My opponent link summons Glass Tower using Pale Newt and Dark Newt. Does Pale Newt trigger?',
    ],
    [
      'what monsters are linked into',
      'I linked away Pale Newt and Dark Newt for Glass Tower. Does Pale Newt trigger?',
      'I link summon Glass Tower using Pale Newt and Dark Newt. Does Pale Newt trigger?',
    ],
    [
      'by its own procedure',
      'I summon Eager Newt from my hand by its own effect. Is it negated?',
      'I special summon Eager Newt from my hand by its own procedure. Is it negated?',
    ],
  ] as const)('%s', ([, text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });

  test.for([
    ['a card that is used may do it by its effect', 'I use Pale Newt for Iron Tower. Is it negated?'],
    [
      'a Fusion Summon takes an effect that nobody named',
      'I go into Clay Tower with Pale Newt. Is it negated?',
    ],
    ['a Spell is no material', 'I go into Iron Tower with Wide Net. Is it negated?'],
    ['what was not used', 'I go into Iron Tower with Pale Newt instead of Dark Newt. Is it negated?'],
    ['a card of another sort', 'I make Wide Net with Pale Newt. Is it negated?'],
    ['an effect is no procedure', 'I summon Pale Newt by its own effect. Is it negated?'],
  ] as const)('%s', ([, text]) => {
    expect(read(text)).toBe(text);
  });
});

describe('what was done to a card with another', () => {
  test.for([
    [
      'a nickname that is a verb',
      'My Pale Newt got drained. Does it trigger?',
      'My opponent activates Long Drain targeting my Pale Newt. Does it trigger?',
    ],
    [
      "with the ending apart, of the opponent's card",
      "Their Pale Newt got drain'd. Does it trigger?",
      "I activate Long Drain targeting my opponent's Pale Newt. Does it trigger?",
    ],
    [
      'a card that answers activations',
      'My Wide Net got sterned. Is it negated?',
      'I activate Wide Net and my opponent chains Stern No. Is it negated?',
    ],
    [
      'whoever it was done by',
      'My Wide Net got sterned by me. Is it negated?',
      'I activate Wide Net and I chain Stern No. Is it negated?',
    ],
    [
      'a sweep',
      'They nuke the field with Big Wave. Does Pale Newt trigger?',
      'They activate Big Wave. Does Pale Newt trigger?',
    ],
    [
      'somebody that is hit with a card',
      'They hit me with Big Wave. Does Pale Newt trigger?',
      'They activate Big Wave. Does Pale Newt trigger?',
    ],
    [
      'an attack over something',
      'They swing with Dark Newt over my Pale Newt. Does it trigger?',
      'They attack my Pale Newt with Dark Newt. Does it trigger?',
    ],
    [
      'a monster that runs into another',
      'My opponent crashes his Dark Newt into my Pale Newt. Does it trigger?',
      "My opponent's Dark Newt attacks my Pale Newt. Does it trigger?",
    ],
    [
      'an attack over something',
      'Dark Newt attacked over my Pale Newt. Does it trigger?',
      'Dark Newt attacked my Pale Newt. Does it trigger?',
    ],
    [
      'an answer',
      'They activate Wide Net; I respond by using Ash Newt. Is it negated?',
      'They activate Wide Net; I chain Ash Newt. Is it negated?',
    ],
    [
      'what lies somewhere',
      'Pale Newt sits in my GY. Is it negated?',
      'Pale Newt is in my GY. Is it negated?',
    ],
    [
      'the end of a turn',
      'They drop Wide Net at the end of my turn. Is it negated?',
      'They activate Wide Net in my end phase. Is it negated?',
    ],
  ] as const)('%s', ([, text, sentences]) => {
    expect(read(text).replaceAll('attacks', 'attack')).toBe(sentences.replaceAll('attacks', 'attack'));
  });

  test('a monster may have been answered when it was Summoned, or when its effect was activated', () => {
    expect(read('My Pale Newt got sterned. Does it trigger?')).not.toContain('chain');
  });
  test('of a monster it is not said which effect does it', () => {
    expect(read('I nuke the field with Pale Newt. Is it negated?')).toContain('nuke');
  });
  test('a monster that somebody goes for may be attacked, or searched', () => {
    expect(read('They go for Pale Newt. Is it negated?')).not.toContain('activate');
  });
  test('an attack that is declared is no verb', () => {
    expect(read('They declare an attack with Dark Newt on my Pale Newt. Does it trigger?')).toContain(
      'declare an attack with Dark Newt',
    );
  });
});

describe('where cards lie', () => {
  test.for([
    [
      'with a card on a side',
      'With Long Hush on their field I activate Wide Net. Is it negated?',
      'My opponent controls Long Hush. I activate Wide Net. Is it negated?',
    ],
    [
      'a card that is banished',
      'Can Wide Net target my banished Pale Newt?',
      'My Pale Newt is banished. Can Wide Net target my Pale Newt?',
    ],
    [
      'not where there may be none',
      'If I have no banished Pale Newt, can I activate Wide Net?',
      'If I have no banished Pale Newt, can I activate Wide Net?',
    ],
    [
      'because of a card',
      'Because of my Still Air, is Pale Newt negated?',
      'I control Still Air. Is Pale Newt negated?',
    ],
    [
      'there is a card',
      "There's a Still Air face-up. Is Pale Newt negated?",
      'Still Air is on the field. Is Pale Newt negated?',
    ],
    [
      'cards that are Set',
      'I have two set cards: Long Drain and Stern No. Can I activate Long Drain?',
      'I have a set Long Drain and a set Stern No. Can I activate Long Drain?',
    ],
    [
      'which card a Set one is',
      "My opponent has a set monster, it's Pale Newt. Does it trigger?",
      'My opponent has a set Pale Newt. Does it trigger?',
    ],
    [
      'nothing besides',
      'I have Ash Newt in hand and nothing on my field. Can I activate Ash Newt?',
      'I have Ash Newt in hand. I control no monsters. Can I activate Ash Newt?',
    ],
    [
      'without monsters',
      'Without any monsters on my side, can I activate Wide Net?',
      'I control no monsters. Can I activate Wide Net?',
    ],
    [
      'under a card, in the middle of a sentence',
      'My Pale Newt under Still Air gets attacked by Dark Newt. Does it trigger?',
      'Still Air is on the field. My Pale Newt gets attacked by Dark Newt. Does it trigger?',
    ],
    [
      'an Equip Card that something happens to',
      'Stout Spear equipped to my Pale Newt is destroyed. Does it trigger?',
      'My Pale Newt is equipped with Stout Spear. Stout Spear is destroyed. Does it trigger?',
    ],
    [
      'in the hand',
      "I'm holding Ash Newt. Can I activate Ash Newt?",
      'I have Ash Newt in my hand. Can I activate Ash Newt?',
    ],
  ] as const)('%s', ([, text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });

  test.for([
    ['a card that does not stay did something', 'Because of Big Wave, is Pale Newt destroyed?'],
    ['what is not all', 'My GY is empty except for Pale Newt. Can I activate Wide Net?'],
  ] as const)('%s', ([, text]) => {
    expect(read(text)).not.toMatch(/is on the field|no cards/);
  });
});

describe('what answers what', () => {
  test.for([
    [
      'a Summon that is answered',
      'In response to my Normal Summon of Pale Newt, they flip Long Drain. Is Pale Newt negated?',
      'I Normal summon Pale Newt. They flip Long Drain. Is Pale Newt negated?',
    ],
    [
      'with its Tribute',
      'In response to my Tribute Summon of Pale Newt by tributing Dark Newt, they flip Long Drain. Is Pale Newt negated?',
      'I Tribute summon Pale Newt by tributing Dark Newt. They flip Long Drain. Is Pale Newt negated?',
    ],
    [
      'an effect that is answered',
      'He drains my Pale Newt when I activate its effect. Is Pale Newt negated?',
      "I activate Pale Newt's effect. He chains Long Drain, targeting Pale Newt. Is Pale Newt negated?",
    ],
    [
      'a Chain as a list',
      'CL1 my Wide Net, CL2 their Stern No. Is Wide Net negated?',
      'I activate Wide Net (chain link 1), my opponent chains Stern No (chain link 2). Is Wide Net negated?',
    ],
    [
      'whether the last that was told may be',
      'I activate Wide Net. My opponent chains Stern No. Can he?',
      'I activate Wide Net. Can my opponent chain Stern No?',
    ],
    [
      'a turn that ends',
      'I normal summon Pale Newt. Next turn they activate Wide Net. Can I activate Long Drain?',
      'I normal summon Pale Newt. I end my turn. They activate Wide Net. Can I activate Long Drain?',
    ],
    [
      'how it was not destroyed',
      'My Pale Newt was destroyed, but not by battle. Does it trigger?',
      'My Pale Newt was destroyed by a card effect. Does it trigger?',
    ],
  ] as const)('%s', ([, text, sentences]) => {
    expect(read(text)).toBe(sentences);
  });

  test.for([
    [
      'whose links they are was not said',
      'CL1 Wide Net, CL2 Stern No. Is Wide Net negated?',
      /activate|chain/,
    ],
    ['another player is asked about', 'I activate Wide Net. Can he?', /can my opponent|can he activate/i],
    [
      "the asker's own next turn comes after another",
      'Next turn I activate Wide Net. Is it negated?',
      /end my turn/,
    ],
  ] as const)('%s', ([, text, not]) => {
    expect(read(text).replace(/^I activate Wide Net\. /, '')).not.toMatch(not);
  });
});
