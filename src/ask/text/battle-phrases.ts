import type { BattleMoment } from '../../engine/answer/battle/in-battle.ts';
import { changeForms } from './battle-changes.ts';
import type { Sense, Who } from './chunk.ts';
import type { Token } from './tokens.ts';

/** What a question about a battle asks for, besides those whose verb says it. */
export type BattleAsked =
  /** `any`: only whether it destroys anything is asked. */
  | { readonly what: 'destroyed'; readonly any?: true }
  | { readonly what: 'lp'; readonly who?: Who }
  /** `is`: whether it is so much, or any at all, is asked; `any`: not of battle damage alone. */
  | { readonly what: 'damage'; readonly who?: Who; readonly is?: number | 'any'; readonly any?: true }
  | { readonly what: 'replay' }
  /** At which timing something happens that the rest of the question says. */
  | { readonly what: 'timing' };

/**
 * What is said beside the deeds: nothing else is there, nothing else was done, or what is done where it can be; of what
 * changed who can battle, that it was a response to the attack, and whether its Chain has resolved, that it was one
 * Chain, and that there are as many monsters as before.
 */
export type Remark =
  | 'nothing-else'
  | 'hands-empty'
  | 'effects-used'
  | 'responded'
  | 'responded-and-resolved'
  | 'one-chain'
  | 'lp-equal'
  | 'same-count';

const players: readonly (readonly [RegExp, Who])[] = [
  [/^(?:p0|player 0|player a)$/, 'P0'],
  [/^(?:p1|player b)$/, 'P1'],
  [/^(?:i|me|my)$/, 'me'],
  [/^(?:my |the )?opponent$/, 'opponent'],
  [/^(?:the )?turn player$/, 'turn-player'],
  [/^(?:each|both|each player|both players|we both|both of us)$/, 'both'],
];
const who =
  '(p0|p1|player [0ab]|i|me|my opponent|the opponent|opponent|the turn player|each player|both players|we both)';
const whose = '(p0|p1|player [0ab]|my opponent|the opponent|opponent|my)';
const lp = '(?:lp|life points)';
const battle = '(?:(?:this|the|that) )?(?:battle|damage step|attack)';
/** When LP are asked for: what the battle itself comes to. */
const afterBattle = `(?:after|at the end of) (?:${battle}|(?:the )?damage calculation)`;
const number = '(\\d[\\d,]*)';

type Make = (found: readonly string[]) => Sense | null;
type Form = readonly [RegExp, Make];

const form = (words: string, make: Make): Form => [new RegExp(`^${words}(?= |$)`), make];
const asks =
  (asked: BattleAsked): Make =>
  () => ({ is: 'asks-battle', asked });
const at =
  (...moments: readonly [BattleMoment, ...BattleMoment[]]): Make =>
  () => ({ is: 'moment', at: moments });
const remark =
  (said: Remark): Make =>
  () => ({ is: 'remark', remark: said });
const lifeAfter: Make = ([said]) => {
  const player = playerOf(said);
  return { is: 'asks-battle', asked: { what: 'lp', ...(player === undefined ? {} : { who: player }) } };
};
/** Damage that nobody calls battle damage may be that of an effect as well. */
const damage: Make = ([kind, said]) => {
  const player = playerOf(said);
  return {
    is: 'asks-battle',
    asked: {
      what: 'damage',
      ...(player === undefined ? {} : { who: player }),
      ...(kind === undefined ? { any: true } : {}),
    },
  };
};
const life = (said: string | undefined, amount: string | undefined): Sense | null => {
  const player = playerOf(said);
  return player === undefined
    ? null
    : { is: 'lp', who: player, lp: Number((amount ?? '').replaceAll(',', '')) };
};

const playerOf = (said: string | undefined): Who | undefined =>
  said === undefined ? undefined : players.find(([words]) => words.test(said))?.[1];

/** "P1 responds at the attack declaration as described": what was told besides is that response. */
const responds =
  '(?:p1 p0|p0 p1|p0|p1|my opponent|the opponent|opponent|a player|i) (?:responds?|chains?) (?:at|to|after|on) (?:the )?(?:attack declaration|attack|declaration) as (?:described|said|told)';

/** How players write it. The first form that fits counts, so the longer ones stand first. */
const forms: readonly Form[] = [
  // What a battle comes to.
  form(
    `(?:(?:which|what)(?: of (?:the|these))?(?: two)? (?:monsters?|cards?)|what) (?:are|is|gets?|will be|would be) destroyed(?: (?:by|in|after) ${battle}| by battle| as a result(?: of ${battle})?)?`,
    asks({ what: 'destroyed' }),
  ),
  form(
    `(?:is|are|was|were|will) (?:either|anything|any|any monsters?|either monster)(?: of (?:them|the two|the monsters|these))? (?:be |get )?destroyed(?: (?:by|in|after) ${battle}| by battle| in battle)?`,
    asks({ what: 'destroyed', any: true }),
  ),
  form(
    `(?:does|do|will|would) (?:either|anything|any|any monsters?|either monster)(?: of (?:them|the two|the monsters|these))? (?:die|get destroyed)(?: (?:by|in) ${battle}| by battle| in battle)?`,
    asks({ what: 'destroyed', any: true }),
  ),
  form(
    `what (?:are|is|will be) (?:the )?${lp}(?: totals?)? of p0 and p1 ${afterBattle}`,
    asks({ what: 'lp' }),
  ),
  form(
    `what (?:are|is|will be) (?:the |both players ' )?${lp}(?: totals?)?(?: of ${who})? ${afterBattle}`,
    lifeAfter,
  ),
  form(`what (?:are|is|will be) ${whose}(?: 's)? ${lp}(?: totals?)? ${afterBattle}`, lifeAfter),
  form(`how (?:many|much) ${lp} (?:does|do|will|would) ${who} have(?: left)? ${afterBattle}`, lifeAfter),
  form(`how much (battle )?damage (?:does|do|will|would) ${who} take(?: (?:from|in|by) ${battle})?`, damage),
  form(
    `(?:does|do|will|would) (?:${who}|he|she|they) (?:still )?take (?:any |the )?(?:${number} )?(?:points of )?(battle )?damage(?: (?:from|in|by) ${battle})?`,
    ([said, amount, kind]) => {
      // Monsters take no damage: "he" is the other player.
      const player = said === undefined ? 'opponent' : playerOf(said);
      const is = amount === undefined ? 'any' : Number(amount.replaceAll(',', ''));
      return player === undefined
        ? null
        : {
            is: 'asks-battle',
            asked: { what: 'damage', who: player, is, ...(kind === undefined ? { any: true } : {}) },
          };
    },
  ),
  form(`how much (battle )?damage (?:is|gets) (?:dealt|inflicted|done) to ${who}`, damage),
  form('how much (battle )?damage (?:is|gets) (?:dealt|inflicted|done|taken)', damage),
  form('(?:what|how much) (?:is|are|will be|would be) the (battle )?damage', damage),
  form(
    '(?:does|will|would|do) (?:a|the|this cause a|that cause a|i get a|we get a) replay(?: (?:occur|happen|take place))?',
    asks({ what: 'replay' }),
  ),
  form('(?:is|will|would) there (?:be )?a replay', asks({ what: 'replay' })),
  form(
    '(?:at|in) (?:which|what) (?:timing|step|point|part|sub step)(?: of (?:the damage step|this battle|the battle))?(?= does| do| can| is| will)',
    asks({ what: 'timing' }),
  ),
  form(
    'when (?:in|during) (?:the damage step|this battle|the battle)(?= does| do| can| is| will)',
    asks({ what: 'timing' }),
  ),
  // When in a battle.
  form(
    '(?:in the damage step )?after damage calculation \\( (?:incl|including)(?: \\.)?(?: the)? end of (?:the )?damage step \\)',
    at('after-calculation', 'end'),
  ),
  form('(?:in the damage step )?after damage calculation', at('after-calculation')),
  form('in the damage step before damage calculation', at('start', 'before-calculation')),
  form('before damage calculation', at('before-calculation')),
  form('(?:during|in|at) damage calculation', at('calculation')),
  form('(?:at )?the start of the damage step', at('start')),
  form('(?:at )?the end of the damage step', at('end')),
  form(
    "(?:when|after|once) (?:the|an|this|that|his|her|their|its|my|p0 's|p1 's) attack (?:is|was|gets|has been) declared",
    at('declared'),
  ),
  form(
    '(?:at|on|in response to|upon) (?:the |an )?(?:attack declaration|declaration of (?:the|an|its) attack)',
    at('declared'),
  ),
  form('in response to (?:the|an|this|that|its) attack', at('declared')),
  // What is said beside it.
  form('(?:the )?only (?:monsters|cards) (?:on the field|in play|there)', remark('nothing-else')),
  form(
    'no other (?:monsters|cards|effects|cards or effects|effects or cards|monsters or cards)(?: (?:(?:are|were|is) (?:used|on the field|involved|in play|activated|applied|there)|appl(?:y|ies)))?(?: on the field)?',
    remark('nothing-else'),
  ),
  form(
    '(?:nobody|no one|neither player) (?:has |have )?(?:activated|used|done|activates|uses) anything(?: else)?',
    remark('nothing-else'),
  ),
  form('nothing (?:else )?(?:is|was|has been|were) (?:activated|used)', remark('nothing-else')),
  form('(?:both )?(?:the )?hands? (?:are |is )?empty|empty hands?', remark('hands-empty')),
  form(
    'all (?:the )?(?:optional )?(?:trigger )?effects(?: of (?:these|those|both|the)(?: two)?(?: monsters| cards)?)? are (?:used|activated)(?: (?:if|when|whenever|where) (?:offered|possible|they can(?: be)?))?',
    remark('effects-used'),
  ),
  form(
    '(?:every |all )?optional triggers?(?: effects?)? (?:that (?:is|are) offered )?(?:is|are) used',
    remark('effects-used'),
  ),
  // What changes who can battle.
  ...changeForms.map(([words, change]) => form(words, () => ({ is: 'battle-change', change }))),
  form(
    '(?:no count change|(?:the )?(?:same count|count (?:is |stays )?(?:equal|the same))|(?:the )?same number of monsters|the number of monsters (?:is|stays) the same)',
    remark('same-count'),
  ),
  form(
    `(?:the |their |our |both players ' )?${lp} (?:are|is|become|becomes|have become) (?:now )?(?:equal|the same)(?: now| then)?`,
    remark('lp-equal'),
  ),
  form(
    `(?:both players|we|we both|each player) (?:now )?ha(?:ve|s) (?:now )?(?:the same|equal) ${lp}(?: now)?`,
    remark('lp-equal'),
  ),
  form('(?:in|on) (?:the same|one) chain', remark('one-chain')),
  form(`${responds} and the chain resolves`, remark('responded-and-resolved')),
  form(responds, remark('responded')),
  form(
    `${who}(?: (?:is|are|was|were|am|'m|'re|starts?|started))? (?:at|on) ${number}(?: ${lp})?`,
    ([said, amount]) => life(said, amount),
  ),
  // LP, in the short form; other forms are read with the counts of cards.
  form(`${lp} (?:are |is |: |= )?${number} (?:each|both|for both players|for each player)`, ([amount]) =>
    life('each', amount),
  ),
];

/** The longest phrase, in tokens. */
const LONGEST = 22;

/**
 * Reads a phrase about battles from a token on: what is asked, when in the battle, what is said beside it.
 * @param end the token before which it has to end: the next card's name begins there
 */
export function battlePhraseAt(
  all: readonly Token[],
  start: number,
  end: number,
): { readonly sense: Sense; readonly count: number } | undefined {
  if (!beginnings.has(all[start]?.low ?? '') && all[start]?.kind !== 'number') return undefined;
  const words = all.slice(start, Math.min(end, start + LONGEST)).map(({ low }) => low);
  const text = words.join(' ');
  for (const [words, make] of forms) {
    const found = words.exec(text);
    const sense = found === null ? null : make(found.slice(1));
    if (found !== null && sense !== null) return { sense, count: found[0].split(' ').length };
  }
  return undefined;
}

/** The words that a phrase can begin with: no others are looked at. */
const beginnings: ReadonlySet<string> = new Set(
  'which what how does will would do is at in when during before after once on upon the only no nobody neither nothing both hand hands empty all every optional another one an attacker target your its same count number a attacking attacked targeted lp life p0 p1 player i me my opponent we each their our'.split(
    ' ',
  ),
);
