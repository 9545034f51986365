import { type Phrase, phrases } from './phrases.ts';
import { done, written } from './verb-words.ts';

/** What may be told of a monster's past, as far as it matters to whether it was properly Summoned. */
export type Past =
  | 'summoned-so'
  | 'properly'
  | 'own-procedure'
  | 'summoned-by'
  | 'negated'
  | 'never'
  | 'unsummoned'
  | 'unsummoned-banished'
  | 'to-gy'
  | 'banished'
  | 'private'
  | 'in-gy'
  | 'is-banished'
  | 'face-down'
  | 'flipped'
  | 'negated-now';

const m = '(?:{monster}|it|her|him|she|he|that)';
const subject = '(?:(?:i|opp) )?';
const is = '(?:is|was|were|gets|got|has been|had been|being|been)';
const way = '(?<way>fusion|ritual|synchro|xyz|link|pendulum|normal|tribute)';
const summon = '(?:ssed|summoned|summon|summons|ss)';
const proper = '(?:properly |correctly |legally |originally |first )*';
const by = '(?:by|with|using|via|through|off|off of|from|thanks to)';
const cardEffect = "{by}(?: 's effect)?";
const withCards =
  '(?: (?:properly|correctly|legally))?(?: (?:by|with|using|via) (?:{}|(?:its )?(?:proper |correct )?materials?|(?:two|2|three|3) (?:level )?[a-z0-9-]+(?: monsters?)?))?';
const hidden = '(?:(?:my|their|own) )*(?:deck|hand|extra-deck)';
const gy = '(?:(?:my|their) )?gy';
const fromHidden = `(?: (?:straight |directly )?from ${hidden})`;
const toGy = `(?: (?:straight |directly )?(?:in|into|to) ${gy})`;
const some = `(?: (?:(?:as|for) cost(?: (?:for|of) {})?|${by} {}(?: 's (?:effect|cost))?|for {}(?: 's (?:effect|cost))?))?`;
const drop = `(?:${written('discard', 'mill')}|foolish(?:es|ed)?)`;
const dropped = `(?:${done('discard', 'mill')}|foolished)`;
const put = `(?:${written('send', 'put')}|dumps?|dumped)`;
const lost = `(?:${done('destroy', 'tribute')}|popped|nuked|killed)`;
const cause = `(?: (?:by|in|with|to|from|off) (?:battle|effect|card effect|(?:my|their) (?:effect|card)|opp|(?:my |their )?{}(?: 's effect)?))?`;

/** Phrases on the past of one monster. */
export const pastOfMonster: readonly Phrase<Past>[] = [
  ...phrases(
    'summoned-so',
    `${subject}${proper}${way}(?: |-)summon(?:ed|s)? ${m}${withCards}`,
    `${m} ${is} ${proper}${way} summoned${withCards}`,
    `(?:after|having) (?:being |been )?${proper}${way} summoned`,
    `(?:my|their) ${proper}${way} summoned {monster}`,
  ),
  ...phrases(
    'properly',
    `${subject}(?:properly|correctly|legally) ${summon} ${m}`,
    `${m} ${is} (?:properly|correctly|legally) (?:ssed|summoned)(?: first| before| earlier)?`,
    `(?:my|their) properly (?:ssed|summoned) {monster}`,
    `(?:after|having) (?:being |been )?properly (?:ssed|summoned)`,
    `${subject}${summon} ${m} (?:properly|correctly|legally)`,
    `${m} ${is} ${summon} (?:properly|correctly|legally)`,
  ),
  ...phrases(
    'own-procedure',
    `${subject}${summon} ${m}(?: from (?:my )?hand)? (?:by|with|using|through|via) its (?:own )?(?:procedure|(?:summoning |summon )?condition|method|built in (?:summon|method|procedure))`,
    `${m} ${is} contact (?:fused|fusion summoned)`,
    `${subject}contact (?:fused|fuse|fusion summoned) ${m}`,
    `${m} ${is} (?:ssed|summoned)(?: from (?:my )?hand)? (?:by|with|using|through|via) its (?:own )?(?:procedure|(?:summoning |summon )?condition|method|built in (?:summon|method|procedure))`,
  ),
  ...phrases(
    'summoned-by',
    `${subject}(?:${summon}|brought out|cheated out|cheat out|made|make) ${m}(?: out)?(?: from ${hidden})? ${by} ${cardEffect}`,
    `${subject}(?:use|used|activate|activated) {by} to (?:ss|summon|make|bring out) ${m}(?: from ${hidden})?`,
    `${m} ${is} (?:ssed|summoned|brought out|cheated out|made)(?: from ${hidden})? ${by} ${cardEffect}`,
    `${m} (?:came|comes) out(?: of ${hidden})? ${by} ${cardEffect}`,
    `${cardEffect} (?:${summon}|brought out|brings out|cheated out|cheats out|makes|made) ${m}(?: from ${hidden})?`,
  ),
  ...phrases(
    'negated',
    `(?:my |their )?(?:(?:fusion|ritual|synchro|xyz|link|special) )?summon of ${m} ${is} (?:negated|stopped)(?: and destroyed)?(?: by {negater}| with {negater})?`,
    `${m} 's (?:(?:fusion|ritual|synchro|xyz|link|special) )?summon ${is} (?:negated|stopped)(?: and destroyed)?(?: by {negater}| with {negater})?`,
    `{negater} (?:negates|negated|stops|stopped|hit|hits) (?:my |its |their )?(?:(?:fusion|ritual|synchro|xyz|link|special) )?summon of ${m}`,
    `{negater} (?:negates|negated|stops|stopped|hit|hits) (?:my |their )?{monster} 's (?:(?:fusion|ritual|synchro|xyz|link|special) )?summon`,
    `opp (?:negates|negated|stops|stopped) (?:its|her|his) summon with {negater}`,
    `opp (?:negates|negated|stops|stopped) (?:my )?(?:(?:fusion|ritual|synchro|xyz|link|special) )?summon of ${m} with {negater}`,
  ),
  ...phrases(
    'never',
    `(?:${m} )?(?:was )?never (?:properly )?(?:summoned|ssed)(?: before| first| properly)?`,
    '(?:was )?without (?:ever )?(?:being|having been|properly being) (?:properly )?(?:summoned|ssed)(?: first| before)?',
  ),
  ...phrases(
    'unsummoned',
    `${subject}${drop} ${m}${fromHidden}?${toGy}?${some}`,
    `${m} ${is} ${dropped}${fromHidden}?${toGy}?${some}`,
    `${subject}${put} ${m}${fromHidden}${toGy}?${some}`,
    `${m} ${is} (?:sent|dumped|put)${fromHidden}${toGy}?${some}`,
    `${m} ${is} (?:dumped|milled)${toGy}?${some}`,
    `${subject}(?:dump|dumped) ${m}${toGy}?${some}`,
    `{} (?:${drop}|${put}) ${m}${fromHidden}${toGy}?`,
    `{} (?:mills|milled|discards|discarded) ${m}${toGy}?`,
  ),
  ...phrases(
    'unsummoned-banished',
    `${subject}(?:banish|banished) ${m} from ${hidden}(?: (?:to|for|by|with) (?:(?:ss|summon|activate|use) )?{})?`,
    `${m} ${is} banished from ${hidden}${some}`,
  ),
  ...phrases(
    'to-gy',
    `(?:${m} )?(?:later )?(?:dies|died)${cause}`,
    `(?:${m} )?(?:later )?(?:${is} )?(?:later )?${lost}${cause}`,
    `(?:${m} )?(?:later )?(?:${is} )?sent(?: from field)? to ${gy}(?: from field)?${cause}`,
    `(?:${m} )?(?:later )?(?:goes|went|go) to ${gy}${cause}`,
    `${subject}${written('tribute')} ${m}(?: for {})?`,
    `{} (?:destroys|destroyed|pops|popped|killed|kills) ${m}`,
    `${subject}(?:destroy|destroys|destroyed) ${m}${cause}`,
    `(?:${m} )?(?:later )?(?:${is} )?used as (?:link|synchro|fusion) material(?: for {})?`,
    `(?:i )?(?:use|used) ${m} (?:as|for) (?:link|synchro|fusion) (?:material|summon)(?: (?:for|of) {})?`,
  ),
  ...phrases(
    'banished',
    `(?:${m} )?(?:later )?(?:${is} )?(?:later )?banished(?: face-up)?${cause}`,
    `{} (?:banishes|banished) ${m}`,
  ),
  ...phrases(
    'private',
    `(?:${m} )?(?:later )?(?:${is} )?(?:returned|bounced|shuffled|spun|put back|went back|goes back|go back|added)(?: back)? (?:to|into) ${hidden}${cause}`,
    `(?:i |opp |{} )(?:returns?|returned|bounces?|bounced|shuffles?|shuffled|spins?|spun)(?: back)? ${m}(?: back)? (?:to|into) ${hidden}${cause}`,
  ),
  ...phrases(
    'in-gy',
    `${m} (?:is|sits|lies|ended up|ends up|'s) in ${gy}`,
    `(?:it )?(?:is )?in ${gy}`,
    `i have {monster} in ${gy}`,
  ),
  ...phrases(
    'face-down',
    `(?:${m} )?${is} (?:turned|flipped|changed|put)(?: to| into| in)? face-down(?: defense position)?(?: (?:by|with) {})?`,
    `{} (?:turns|turned|flips|flipped) ${m} face-down(?: defense position)?`,
    `(?:i|opp) (?:turns?|turned|flips?|flipped) ${m} face-down(?: defense position)?(?: with {})?`,
  ),
  ...phrases('flipped', `(?:when |if )?(?:i|opp) (?:try to |tries to |tried to )?flip summon(?:s|ed)? ${m}`),
  ...phrases(
    'negated-now',
    `{negater} (?:negates|negated|stops|stopped) (?:that|it|that flip summon|(?:that )?(?:flip )?summon)(?: and destroys it)?`,
    `(?:i|opp) (?:negates?|negated|stops?|stopped) (?:that|it|(?:that )?(?:flip )?summon) with {negater}`,
  ),
  ...phrases('is-banished', `${m} (?:is|sits|ended up|ends up) banished`, '(?:my )?banished {monster}'),
];

/** Words between them that change nothing. */
export const idleInPast: ReadonlySet<string> = new Set(
  ', . ( ) and but when then later but after afterwards earlier previously eventually finally next last this turn game duel i before'.split(
    ' ',
  ),
);
