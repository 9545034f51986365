import { readCardText } from './read-card-text.ts';
import { readLeaf } from './read-leaf.ts';

/** Invented words of every sort: reading them makes what such words are read by. */
const activations: readonly string[] = [
  'discard 1 card, then target 1 face-up monster your opponent controls',
  'detach 1 material from this card, and if you do, pay 1000 LP',
  'remove 1 Wick Counter from your field; banish 1 "Lantern" monster from your GY, except this card',
  'activate this card by targeting 1 Level 4 or lower LIGHT Warrior monster in either GY',
];
const resolutions: readonly string[] = [
  'Special Summon 1 "Lantern" monster with 1500 or less ATK from your hand, Deck, or GY in Defense Position, but negate its effects',
  'Add 1 Normal or Continuous Trap that mentions "Paper Lantern" from your Deck to your hand, except "Wick", then shuffle your hand into the Deck',
  'Until the end of this turn, that target gains 500 ATK for each card in your GY, also it cannot be destroyed by battle or card effects',
  "Its ATK becomes half its original ATK, and if you do, inflict damage to your opponent equal to that monster's original DEF",
  'If you control a Fusion, Synchro, Xyz, or Link Monster, your opponent cannot activate cards or effects in response to the activation of your "Lantern" cards and effects this turn',
  'Negate the activation, and if you do, destroy that card, also for the rest of this turn after this effect resolves, you cannot Special Summon monsters from the Extra Deck, except Dragon monsters',
  'Neither player can activate the effects of monsters with the same original name, also their effects are negated, until the end of the next turn',
  'Equip it to this card, or if this card is no longer face-up on the field, send it to the GY',
  'Draw 2 cards, then place 1 card from your hand on the bottom of the Deck, but banish this card when it leaves the field',
  'Each player chooses 1 monster they control, and you can make this card become Level 8',
  'Take control of that target until the End Phase, but while you control it, it is treated as a Zombie monster',
  'Activate 1 of these effects, based on the number of cards you control',
  'Any card sent to the GY is banished instead, except "Lantern"',
  'Change it to face-down Defense Position, and it is unaffected by the effects of Spell/Trap Cards',
  'During your next Standby Phase, return that card banished by this effect to the field, and the ATK of all monsters you currently control is doubled',
  'Place 2 Wick Counters on each face-up card your opponent controls that was Summoned this turn, up to the number of Spells and Traps in the Monster Zones',
  'Reveal 3 "Lantern" cards with different names from your Deck, your opponent randomly picks 1 for you to add to your hand, and you shuffle the rest into your Deck',
  'Immediately after this effect resolves, you can Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters you control as material, including this card',
  'Increase the Levels of both by 1, or reduce their Levels by up to 3, also this card must attack, if able',
  'If this card attacks a Defense Position monster, inflict piercing battle damage to your opponent',
  'Send any number of cards you own with an Attribute other than FIRE, that activate in the GY, to the hand, Tribute it, gain LP equal to their combined ATK x 2',
];

/** What texts have besides them. */
const heads: readonly string[] = [
  'If this card is Normal or Special Summoned: You can',
  'During the Main Phase (Quick Effect): You can',
  'When your opponent activates a card or effect that targets a card you control (except during the Damage Step):',
  'Once per turn, during your End Phase:',
];
const closing =
  'You can only use each effect of "Paper Lantern" once per turn. Cannot be destroyed by battle. Must first be Special Summoned. Select 1 card in your Graveyard.';

/** Makes the tables that texts are read by, so that the first text takes no longer than others. */
export function makeReady(): void {
  // The second time with other words, as what was read is remembered: then each table has what later ones added.
  for (const name of ['Lantern', 'Oil Lamp'])
    for (const [at, resolution] of resolutions.entries()) {
      const [head, activation] = [heads[at % heads.length], activations[at % activations.length]];
      const text = `${head} ${activation}; ${resolution}. ${closing}`.replaceAll('Lantern', name);
      readCardText({ name, facts: { cardType: 'monster', abilities: ['Effect'] }, text }, readLeaf);
    }
}
