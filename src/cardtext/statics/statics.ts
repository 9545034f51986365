import { type StaticSort, staticSorts } from '../card-text.ts';
import { kindsOf } from '../forms.ts';
import { readLimit } from '../limits.ts';

/** Sentences that are no activated effect, by how they begin. The first that fits decides. */
<<<<<<< HEAD
const sorts = kindsOf('sorts', staticSorts);
=======
const sorts: readonly (readonly [StaticSort, RegExp])[] = [
  [
    'summoning-condition',
    /^(?:This (?:card|monster) )?(?:cannot be(?! destroyed\b)|must be|must first be|can only be|can be|may only be|may not be) .*\b(?:Normal|Special|Fusion|Synchro|Xyz|Link|Ritual|Pendulum|Tribute|Flip)? ?(?:Summon|Set\b)/i,
  ],
  ['summoning-condition', /^Cannot (?:be )?(?:Normal |Special )?Summon/i],
  [
    'summoning-condition',
    /^(?:\(?You do not use|This Summon|You can only (?:Special|Fusion|Synchro|Xyz|Link|Ritual|Normal|Pendulum|Tribute) Summon|You can only control (?:1|one)|There can only be 1)/i,
  ],
  ['summoning-condition', /^You can Ritual Summon this card/i],
  [
    'summoning-procedure',
    /^(?:\(?(?:Once per turn,? )?(?:If|When|While) [^:;]*,? ?)?(?:Once per turn, )?you can (?:also )?(?:Normal |Special |Tribute |Xyz |Link |Synchro |Fusion )?(?:Summon|Set) this card\b/i,
  ],
  [
    'summoning-procedure',
    /^(?:To (?:Normal|Tribute) Summon|You can (?:also )?(?:Normal Summon|Tribute Summon|Link Summon|Xyz Summon|Synchro Summon)|You can also (?:Normal|Special|Xyz|Link|Synchro) Summon this)/i,
  ],
  [
    'name',
    /^(?![^:;"]*\b(?:gains?|loses?)\b)[^:;]*(?:is|are) (?:always )?(?:also )?treated as (?:an?|")|^\(?This card('s name)? is (?:also )?(?:always )?treated/i,
  ],
  [
    'condition',
    /^(?:You can )?(?:Equip only|Activate (?:this card )?(?:only|by)|Only activate|To activate|Use this|You must control .* to activate this card|Equip this card only|This card can (?:only )?be activated)\b|^(?:During|If|When) [^:;]*, you can activate this card\b/i,
  ],
  [
    'cannot-be-responded-to',
    /^(?:Neither player|Your opponent|Cards and effects|Cards or effects|Players|You)\b.*\b(?:cannot be activated|cannot activate|can activate)\b.*\bin response to (?:this|its|the activation of this)\b|^\(?In response to this (?:card|effect)'s activation, (?:your opponent|neither player|players|cards)\b.*\b(?:cannot be activated|cannot activate|can activate)\b/i,
  ],
  [
    'continuous',
    /^(?:Each time [^:;]*, (?:place|put)|Neither player can|No player can|Both players (?:can|must|cannot))\b/i,
  ],
  // What is done by a text on which monsters players can control.
  ['continuous', /^Send all other face-up monsters they control to the (?:GY|Graveyard)\.?$/i],
  ['union-limit', /^\(?A monster can only be equipped with 1 Union/i],
  [
    'maintenance',
    /^(?:Once per turn, )?during (?:each of )?your (?:Standby|End) Phases?, (?:you must|pay|destroy this card)/i,
  ],
  ['victory', /\b(?:win|wins|lose|loses) the (?:Duel|match)\b/i],
  [
    'restriction',
    /^(?:You|Your opponent) cannot .*\bthe turn (?:you|this|that)|^You cannot|^For the rest of (?:this|the) turn|^The turn you/i,
  ],
  ['unclassified', /\bwould (?:be|leave|have)\b/i],
  [
    'continuous',
    /^(?:When|If) (?:this card|that monster|the [\w ]+|it) (?:leaves|is) [^:;]*, (?:destroy|banish)\b|^If [^:;]*, destroy this card\.?$|^(?:Destroy|Negate) /i,
  ],
  [
    'continuous',
    /\b(?:gains?|loses?|cannot|must|is unaffected|are unaffected|unaffected|can attack|inflicts?|is not destroyed|are not destroyed|is treated|counts? as|becomes?|are negated|is negated|is doubled|is halved|are halved|have|has|can make|can be|do not|does not|take no|takes no|remains?|negate|double|halve|is changed|are changed|increase|decrease|is increased|is decreased)\b/i,
  ],
];
>>>>>>> 258126e6 (Old wordings and limits read as they are meant (60 cards): who may do it at resolution leaves an effect mandatory, another attack is for the player to take, a Main Phase 'if this card destroyed a monster by battle' is an Ignition Effect, what is paid to activate a card that stays is its activation, and 'once per turn' counts beside 'once per Chain')

/** What a sentence is that starts no Chain Link. */
export function staticSort(text: string): StaticSort {
  if (readLimit(text) !== null) return 'limit';
  return sorts.find(([form]) => form.test(text))?.[1] ?? 'unread';
}
