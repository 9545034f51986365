import type { Facing, LpAsked } from '../../engine/question.ts';

/** What a question of fixed words asks for. */
export type ShortAsked =
  | {
      readonly asks:
        | 'on-field'
        | 'off-field'
        | 'left-the-field'
        | 'controller'
        | 'position'
        | 'where'
        | 'became';
    }
  | { readonly asks: 'is-in' }
  | { readonly asks: 'controls'; readonly whose?: 'me' | 'opponent' }
  | { readonly asks: 'attack-goes'; readonly on: boolean }
  | { readonly asks: 'lies'; readonly how: Facing }
  | { readonly asks: 'resolves' | 'works' | 'fizzles' | 'stopped' }
  | { readonly asks: 'lp-changed'; readonly how: LpAsked }
  | { readonly asks: 'lp-changed-at-all'; readonly how: LpAsked }
  | { readonly asks: 'damage-by' }
  | { readonly asks: 'lp-now' }
  | { readonly asks: 'wins' | 'loses' | 'duel-over' | 'winner' }
  | { readonly asks: 'what-happens' };

/** Words that change nothing of what such a question asks. */
const silent = new Set(
  'still now then even actually just really the a an so and but all exactly yet already anyway also in-the-end afterwards here currently right ultimately eventually simply'.split(
    ' ',
  ),
);

/** Words at its end that say no more than when it is asked: after all that was told. */
const afterAll =
  / (?:after|after (?:that|this|it|all (?:that|this|of that|of this)|chain(?: resolves)?|everything(?: resolves)?|resolution)|(?:at|in) end|at (?:that|this) point|once (?:chain|everything) (?:resolves|has resolved)|when (?:chain|everything) resolves|this way|in (?:this|that) case|from (?:that|this|it))$/;

/** A player; "they" and "he" are the other one, where only players do what is asked. */
const p = '(?:%|they)';
const it = '(?:@|that|this)';
const does = '(?:does|do|did|will|would)';
const field = '(?:on (?:field|board)|in play|in monster zone)';
const side = "(?:on (?:%'s|my|their) (?:field|board|side(?: of field)?)|in (?:%'s|my|their) monster zone)";
const game = '(?:game|duel|match)';
const lp = '(?:lp|life points|life)';
const attack = "(?:@ 's |%'s |their |its )?attack";
const happens = '(?:happens|happened|will happen|would happen)';

const faces: readonly (readonly [Facing, string])[] = [
  [
    'face-down',
    '(?:face-?down|face down|set|flipped face-?down|in face-?down(?: defense)?(?: position)?|face-?down defense(?: position)?)',
  ],
  ['face-up', '(?:face-?up|face up)'],
  ['defense', '(?:in )?(?:face-?up )?(?:defense|def|defence)(?: position| mode)?'],
  ['attack', '(?:in )?(?:face-?up )?(?:attack|atk)(?: position| mode)?'],
];

/** The forms: a card, or what stands for one, is @; an effect &; a player %; a number #; a place off the field ^. */
const forms: readonly (readonly [ShortAsked, string])[] = [
  [
    { asks: 'on-field' },
    `(?:is|are|was) @ (?:left |standing |remaining |alive |face-?up )?(?:there|around|alive|safe|ok|okay|fine|standing|kicking|${field})`,
  ],
  [
    { asks: 'on-field' },
    `${does} @ (?:get to )?(?:stay|remain|stick around|stay around|live|survive|make it|hang around|end up)(?: (?:alive|there|around|out|safe|${field}))?`,
  ],
  [
    { asks: 'off-field' },
    `(?:is|are|was) @ (?:gone|off (?:field|board)|lost|no longer (?:there|${field})|out of (?:there|play)|removed from (?:field|board))`,
  ],
  [{ asks: 'controls' }, `(?:(?:is|are|was) @ (?:left )?${side}|${does} @ (?:stay|remain|end up) ${side})`],
  [
    { asks: 'is-in' },
    `(?:(?:is|are|was) @ (?:put |sent |left |placed )?in (?:%'s |their )?\\^|${does} @ (?:go|go back|get sent|get put|end up|return|get returned|get added|come back|land)(?: back)? (?:to|in|into) (?:%'s |their )?\\^)`,
  ],
  [
    { asks: 'attack-goes', on: true },
    `${does} ${attack} (?:go through|continue|go on|connect|still happen|happen|resolve|land|go ahead)`,
  ],
  [
    { asks: 'attack-goes', on: false },
    `(?:${does} ${attack} (?:stop|end|get negated|get stopped|get cancelled|get canceled)|is ${attack} (?:negated|stopped|cancelled|canceled|over))`,
  ],
  [{ asks: 'left-the-field' }, `${does} @ leave(?: (?:field|board))?`],
  [
    { asks: 'controls' },
    `${does} ${p} (?:get to )?(?:control|keep|retain|keep control of|have control of) @(?: ${field})?`,
  ],
  [{ asks: 'controls' }, `${does} ${p} have @ ${field}`],
  [{ asks: 'controls' }, `is ${p} in control of @`],
  [{ asks: 'controls', whose: 'me' }, 'is @ mine'],
  [{ asks: 'controls', whose: 'opponent' }, 'is @ theirs'],
  [
    { asks: 'controller' },
    '(?:who|which player) (?:controls|has control of|gets control of|ends up with control of|is in control of|is controlling) @',
  ],
  [{ asks: 'controller' }, '(?:whose|which) (?:side|field) (?:of field )?(?:is|does) @ (?:end up )?on'],
  ...faces.map(([how, words]): readonly [ShortAsked, string] => [
    { asks: 'lies', how },
    `(?:(?:is|are|was) @ (?:turned |flipped |left |switched to |changed to )?${words}|${does} @ (?:stay|remain|end up|become|get|get flipped|get turned|get switched to|get changed to|be|go|switch to|go to|lie) ${words})`,
  ]),
  [
    { asks: 'position' },
    `(?:(?:in )?(?:which|what) (?:battle )?position (?:is|will|would|does|do) @ (?:be |end up |be left |come out |get summoned )?(?:in)?)`,
  ],
  [{ asks: 'position' }, `(?:is @ )?(?:in )?face-?up or face-?down`],
  [{ asks: 'became' }, `what (?:${happens}) (?:to|with) @|what (?:becomes|became|will become) of @`],
  [
    { asks: 'where' },
    'where (?:does|do|did|will|would|is) @ (?:end up|go|go to|wind up|land|get sent|get sent to|get put|now)(?: going)?|where is @(?: going)?',
  ],
  [
    { asks: 'fizzles' },
    `(?:${does} (?:@|&) (?:fizzle|fizzle out|do nothing|go to waste|get wasted|resolve without effect|resolve with no effect)|is (?:@|&) wasted)`,
  ],
  [
    { asks: 'resolves' },
    `${does} (?:@|&) (?:resolve|resolve (?:properly|normally|fully|successfully|with (?:its|an) effect|as normal|as usual)|take effect|get applied|happen|go through)`,
  ],
  [
    { asks: 'works' },
    `${does} (?:@|&) (?:work|work out|do anything|do something|have any effect|have an effect|apply|succeed|function)`,
  ],
  [
    { asks: 'stopped' },
    `(?:is|are|was|did|does) (?:@|&) (?:get |gets |got )?(?:stopped|cancelled|canceled|countered|blocked|shut down|shut off|turned off)|${does} (?:that|this) (?:stop|counter|cancel|prevent) (?:@|&)`,
  ],
  [
    { asks: 'lp-changed', how: 'damage' },
    `how much (?:effect )?damage ${does} ${p} (?:take|suffer|get|receive|eat)`,
  ],
  [
    { asks: 'lp-changed', how: 'damage' },
    `how much (?:damage|burn|burn damage)(?: is (?:that|this|it|dealt|done|inflicted|taken))?`,
  ],
  [
    { asks: 'damage-by' },
    `how much (?:damage|burn|burn damage) ${does} (?:@|&) (?:do|deal|inflict|cause|burn for)(?: to ${p})?`,
  ],
  [{ asks: 'lp-changed', how: 'loss' }, `how (?:much|many) ${lp} ${does} ${p} lose`],
  [{ asks: 'lp-changed', how: 'gain' }, `how (?:much|many) ${lp} ${does} ${p} (?:gain|get|recover|heal)`],
  [
    { asks: 'lp-changed-at-all', how: 'damage' },
    `${does} ${p} (?:take|suffer|receive|get)(?: any)? (?:effect |burn )?damage`,
  ],
  [{ asks: 'lp-changed-at-all', how: 'gain' }, `${does} ${p} (?:gain|get|recover)(?: any)? ${lp}`],
  [{ asks: 'lp-changed-at-all', how: 'loss' }, `${does} ${p} lose(?: any)? ${lp}`],
  [
    { asks: 'lp-now' },
    `how (?:much|many) ${lp} (?:${does}|have|has|is|are|am) ${p} (?:have|have left|left|left with|end up with|end up at|end up on|sit at|be at|be on|be left with|at|got|got left)`,
  ],
  [{ asks: 'lp-now' }, `what (?:is|are|would|will) (?:%'s|my|their) ${lp}(?: be)?(?: at| total)?`],
  [{ asks: 'wins' }, `(?:${does}|have|has) ${p} (?:win|won)(?: ${game})?`],
  [{ asks: 'loses' }, `(?:${does}|have|has) ${p} (?:lose|lost)(?: ${game})?|${does} % (?:die|died)`],
  [{ asks: 'loses' }, `(?:am|is|are) % (?:dead|done for|toast|out of ${lp})`],
  [
    { asks: 'duel-over' },
    `(?:is|was|would|will) ${it} (?:be )?(?:game|lethal|gg|game over|ggs|game then|a win|win|enough for game|enough to win|enough for lethal|otk|over|for game)`,
  ],
  [{ asks: 'duel-over' }, `(?:is it |is )?(?:${game} over|lethal|game)`],
  [{ asks: 'duel-over' }, `${does} (?:that|this) (?:win|end|finish|close out)(?: me)?(?: ${game})?`],
  [{ asks: 'winner' }, `who (?:wins|won)(?: ${game})?`],
  [
    { asks: 'what-happens' },
    `what (?:${happens})(?: next)?|what is (?:result|outcome)|how does (?:that|this|it|@|battle) (?:end|go|resolve|play out)`,
  ],
];

const compiled: readonly (readonly [ShortAsked, RegExp])[] = forms.map(([asked, words]) => [
  asked,
  new RegExp(`^(?:${words})$`),
]);

/** What a question asks for, by its words; undefined where it has none of these forms. */
export function shortAsked(words: readonly string[]): ShortAsked | undefined {
  const text = words.filter((word) => word !== ',' && !silent.has(word)).join(' ');
  const ends = text.replace(afterAll, '');
  return compiled.find(([, form]) => form.test(text) || form.test(ends))?.[0];
}
