import type { StaticSort } from '../card-text.ts';

/** In a text with signs a sentence without them starts no Chain Link, so that its form says what it is. */
const sortsOfToday: readonly (readonly [StaticSort, RegExp])[] = [
  ['summoning-procedure', /^(?:[^:;]*, )?you can also (?:Xyz|Link|Synchro|Fusion) Summon "/i],
  ['summoning-procedure', /^If this is the only [^:;]*, you can Special Summon it \(from\b/],
  ['summoning-condition', /^If you can Pendulum Summon\b|^A Fusion Summon of this card can only\b/],
  [
    'summoning-condition',
    /^(?:Requires \d|You can Tribute \d|To Tribute Summon this card\b|You can Tribute Summon this card\b)/,
  ],
  ['condition', /^You can activate this card\b|^Activate (?:this card )?(?:if|while|when|only)\b/],
  ['condition', /^(?:You can activate this effect|This is a Quick Effect|You can use this effect)\b/],
  [
    'condition',
    /^(?:If|While) [^:;]*, (?:this is a Quick Effect|you can (?:activate|use) this effect up to twice)\b/,
  ],
  [
    'maintenance',
    /^(?:Once per turn, )?during your (?:Standby|End) Phase, .* or (?:destroy|send) this card\b/i,
  ],
  // What happens to a card in place of what would: nothing is activated for it.
  ['unclassified', /^(?:If|While|During|Once per turn, if|Each turn|The first time)\b[^:;]*\bwould\b/],
  [
    'unclassified',
    /^If (?:this|a|an|any) [^:;]* (?:is|are) destroyed [^:;]*, you can [^:;]*\binstead of sending\b/,
  ],
  [
    'continuous',
    /^(?:(?:While|If) [^:;]*, )?(?:any |all |each )?(?:other )?(?:card|monster|Spells and Trap|Spell|Trap|Xyz Material)s?\b[^:;]*\b(?:sent|destroyed|Tributed|detached|returns?)\b[^:;]* (?:is|are) (?:banished|shuffled|returned|placed)\b/i,
  ],
  ['continuous', /^(?:Banish|Shuffle|Return) any (?:card|monster)s? (?:destroyed|sent)\b/],
  [
    'continuous',
    /^(?:When|If) (?:this|that|those|any|a|the|"[^"]*")[^:;]* (?:leaves?|is|are)\b[^:;]*, (?:banish|send|return|skip|shuffle|that player|its controller)\b/,
  ],
  ['continuous', /^(?:When|If|While) [^:;]*, (?:destroy|send|banish|return) (?:this (?:card|monster)|it)\b/],
  ['continuous', /^After resolving [^:;]*, destroy this card\b/],
  ['continuous', /^If this card attacks, (?:change it|it is changed)\b/],
  ['continuous', /^(?:During [^,:;]*, )?you can activate\b.* (?:from your hand|the turn (?:it|they) w)/i],
  [
    'continuous',
    /^(?:While [^:;]*, )?(?:reduce|increase|switch|take control of (?:the|that) equipped|apply the following)\b/i,
  ],
  [
    'continuous',
    /^(?:The Levels? of|This card's (?:Level|Rank|Attribute|original|ATK)|The (?:original )?ATK)\b/,
  ],
  ['continuous', /\bis also [A-Z]+\b|\btakes? any battle damage\b|\bis also inflicted\b/],
  ['continuous', /\byou can (?:treat|substitute)\b|^If Summoned this way, (?:this card|treat)\b/],
  ['continuous', /^(?:Each time|While|Neither player|Each player can only|Your opponent can only)\b/],
  ['continuous', /^(?:When|If) you (?:Fusion|Ritual|Synchro|Xyz|Link|Tribute) Summon\b[^:;]*, you can\b/],
  ['continuous', /^(?:If|When) [^:;]*\bcan also be used as\b|\bcan also use\b|\bcan be used as\b/],
  ['continuous', /^If this card(?:,| )[^:;]* (?:is|would be) used as [A-Z][a-z]+ Material, /],
  ['continuous', /^(?:You (?:can|must) (?:activate|conduct|treat)|For this card's [A-Z][a-z]+ Summon,)/],
  ['continuous', /^(?:When|If) this [^:;]*\bleaves the field, destroy\b|^Send this card to the GY during\b/],
  ['maintenance', /^During (?:your|the) End Phase, if [^:;]*, send this card to the GY\.$/],
  ['continuous', /^This card (?:can only attack|in the [^:;]* is sent to the GY)\b/],
  ['name', /^\(?This card(?:'s original Rank| is not treated)\b/],
];

/** What a sentence of a text with signs is that starts no Chain Link; `unread` where no form fits. */
export const sortOfToday = (text: string): StaticSort =>
  sortsOfToday.find(([, words]) => words.test(text))?.[0] ?? 'unread';
