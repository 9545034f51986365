import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { opponent } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

const attacked = new RegExp(
  `(#\\d)(?: (?:is|was|has|had))?(?: already| just)? ?(?:${written('attack', 'attack-directly')}|attacking|attacked|swings?|swung|declare[sd]?)(?: (?:me|them|you|for|a|my opponent|the opponent))* ?(?:directly|direct(?: attack)?)\\b|\\b(?:${written('attack')}|attacking|attacked)(?: (?:me|them))? directly with (?:my |their )?(#\\d)`,
);
/** Somebody's monsters are there, past which it attacks. */
const past =
  /\b(?:past|over|through|around|ignoring|despite|in spite of) (?:(?:all|one) of )?(?:their|my|his|her|the|my opponent's|the opponent's|your) (?:own )?(?:monsters?|#\d)|\bby (?:its|their|her|his) (?:own )?effect\b|\b(?:opponent|opp|they|i|he|she) (?:still |also |only )?(?:control|have|has|controls|own|owns) (?!no\b|neither\b)[^.;,]*(?:\bmonsters?|#\d)/;
const asksOn =
  /\b(?:continue|continues|go on|goes on|go through|goes through|carry on|carries on|still hit|connect|connects|keep going|still happen|still direct|stay direct|proceed|proceeds|go ahead|resolve as (?:a )?direct)\b/;
const asksReplay =
  /\b(?:is there|happen|occur|get|cause|trigger)\b[^?]*\breplay\b|\breplay\b[^?]*\b(?:happens?|occurs?)\b/;
const inDamageStep =
  /\b(?:in|during|at the start of) (?:the |its )?(?:damage step|damage calculation)\b|\b(?:after|before) damage calculation\b/;

/** It was over already, something of the kind is there still, or nothing stands in its way any more. */
const otherwise =
  /\bmain phase|\bend phase|\bdamage\b|\binflict|\b(?:second|another|other|two|2|both|copies|copy)\b|\b(?:their|my opponent's|the opponent's|his|her) (?:own )?(?:field|side)\b|\ball\b(?! (?:of )?(?:my|their) monsters (?:are|is)\b)[^.]*\bmonsters?\b|\blevels? (?:\d )?(?:becomes?|became|is now|is|was|changes|drops)\b|\b(?:last|next) turn\b/;

/**
 * A monster that attacks directly past the monsters of the other player by its own text may do so only while the text lets
 * it: when what the text asks for is gone before the Damage Step, there is a replay (rule battle-step/direct-attacks).
 */
export const directLost: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (speaksAgainst(told) || inDamageStep.test(told) || /\bwhy\b|\bwhen\b/.test(question)) return undefined;
  if (otherwise.test(told)) return undefined;
  const attack = attacked.exec(told);
  const ref = attack?.[1] ?? attack?.[2];
  const attacker = cards.find((card) => card.ref === ref);
  if (attack === null || attacker === undefined) return undefined;
  const [on, replay] = [asksOn.test(question), asksReplay.test(question)];
  if (on === replay || !past.test(told)) return undefined;
  const then = told.slice(attack.index + attack[0].length);
  const why = lost(attacker, then, sketch);
  if (why === undefined) return undefined;
  return ruled(replay ? 'yes' : 'no', 'battle-step/direct-attacks', why);
};

const lets =
  /(?:^|[.\n●] ?)(?:while|if|as long as) (?<asks>[^.:;\n]*?), (?:this card|it) can attack (?:your opponent )?directly/gi;

/** What its text asks for a direct attack and is gone, as it is told; undefined where nothing such is told. */
function lost(attacker: SketchCard, then: string, sketch: Sketch): string | undefined {
  const text = textOf(attacker.model);
  const found = [...text.matchAll(lets)];
  const [only, other] = found;
  // What destroys the attacker with it leaves nothing that could attack again.
  const goesToo = /\bdestroy this card\b/i.test(text) && asksReplay.test(sketch.question);
  const sentences = text.match(/can attack (?:your opponent )?directly/gi) ?? [];
  if (only === undefined || other !== undefined || sentences.length !== 1 || goesToo) return undefined;
  const asks = only.groups?.['asks'] ?? '';
  return goneCard(asks, attacker, then, sketch) ?? comeTooHigh(asks, attacker, then, sketch);
}

const leaves = `(?:is|was|gets|got|has been|being) (?:then )?(?:${done('destroy', 'banish', 'return', 'shuffle')}|popped|removed|bounced|gone|sent to (?:the |my |their )?(?:gy|grave))|(?:${written('leave')}) the field|(?:${done('die')})`;

/** "While you control "X", and ...": X, face-up on the field, has left it since. */
function goneCard(asks: string, attacker: SketchCard, then: string, { cards }: Sketch): string | undefined {
  for (const card of cards) {
    const named = new RegExp(
      `^(?:you control (?:a face-up )?|there is (?:a )?)?"${escaped(card.model.name)}"(?: (?:is|that is) (?:face-up )?on the field)?(?: and\\b.*)?$`,
      'i',
    ).test(asks.trim());
    const isGone = new RegExp(`${card.ref} (?:${leaves})`).test(then);
    const removed = new RegExp(
      `\\b(?:i|${opponent}) (?:then |now )?(?:${written('destroy', 'banish', 'return')}|pop|pops|bounce|bounces|mst|removes?) (?:my |their |the )?${card.ref}`,
    ).test(then);
    if (card === attacker || !named || !(isGone || removed)) continue;
    return `${attacker.model.name} may attack directly only while ${card.model.name} is there, and it has left the field`;
  }
  return undefined;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const summoned = `(?:${written('summon', 'special-summon', 'normal-summon', 'revive', 'bring')}|(?:${written('use', 'activate', 'chain')}|flips?|flipped) (?:my )?#\\d (?:for|to (?:${written('summon', 'special-summon', 'revive', 'bring')})(?: back)?)|#\\d)`;

/** "If the only face-up monsters you control are Level 2 or lower": one of a higher Level has come to the same side. */
function comeTooHigh(asks: string, attacker: SketchCard, then: string, sketch: Sketch): string | undefined {
  const most =
    /^(?:the only (?:face-up )?monsters? you control (?:are|is)|all (?:face-up )?monsters? you control (?:are|is)) level (\d+) or lower(?: monsters?)?$/i.exec(
      asks.trim(),
    )?.[1];
  const mine = new RegExp(`\\bmy (?:own )?${attacker.ref}|\\bi [a-z ]*\\bwith (?:my )?${attacker.ref}`).test(
    sketch.told,
  );
  if (
    most === undefined ||
    !mine ||
    bystanders(sketch, [attacker]).some(({ model }) => model.facts.cardType === 'monster')
  )
    return undefined;
  const came = new RegExp(
    `\\bi (?:then |now |also )?${summoned} (?:back )?(?:for )?(?:an? |my |the )?(?:level (?<level>\\d+)\\b|(?<ref>#\\d))(?! in face-?down)`,
  ).exec(then)?.groups;
  const card = sketch.cards.find(({ ref }) => ref === came?.['ref']);
  const facts = card?.model.facts;
  const level =
    came?.['level'] ?? (facts?.cardType === 'monster' && facts.level !== undefined ? facts.level : undefined);
  if (level === undefined || Number(level) <= Number(most) || /\bface-?down\b|\bset\b/.test(then))
    return undefined;
  return `a monster of Level ${level} has come, and ${attacker.model.name} may attack directly only while all are Level ${most} or lower`;
}

const becomes =
  /\battacks? (?:from|of) (?<whose>your opponent's monsters|monsters your opponent controls) (?:that turn )?become direct attacks\b/i;
const theMonster =
  '(?:my|the|that|this|a|an|one of my|any of my)(?: (?:new|revived|summoned|special summoned|other|newly))* (?:monsters?|#\\d|blocker)';
const asksMonster = new RegExp(
  `\\b(?:can|may|could) (?:they|he|she|it|#\\d|(?:my |the )?opponent|their (?:monster|#\\d)|the (?:attacker|attacking monster)) (?:still |then |now |also |instead )*(?:(?:redirect|retarget|switch|change|move) (?:the |its |their |that |this |his )?attack (?:target )?(?:on)?to ${theMonster}|(?:attack|(?:choose|pick|select|target) (?=[^?]*\\battack)) ?${theMonster}(?: (?:as|for|with) (?:the|an|a|its|their|this|that) (?:new )?attack(?: target)?)?|(?:choose|pick|select) (?:a new|another|a different) (?:attack )?target)(?: (?:instead|now|then|with it|in the replay|after (?:the|a) replay|this turn))*\\?$`,
);

/** While all attacks of a player become direct attacks, none of them can be one on a monster, not in a replay either. */
export const onlyDirect: KeyWordPrinciple = (sketch): Ruled | undefined => {
  const { told, question, cards } = sketch;
  const [card, other] = cards.filter(({ model }) => becomes.test(textOf(model)));
  if (card === undefined || other !== undefined || speaksAgainst(told)) return undefined;
  const applies = new RegExp(
    `\\bunder (?:my |the )?${card.ref}|\\bi (?:have |had |just )?(?:${written('activate', 'use', 'resolve')}|played|flipped) (?:my )?${card.ref}|${card.ref} (?:is|was|has) (?:active|activated|resolved|applied|applying|up|in effect)|\\bafter (?:my )?${card.ref}`,
  ).test(told);
  const theirs = /\b(?:they|he|she|my opponent|the opponent|opponent|their|it)\b/.test(question);
  if (/\b(?:last|next) turn\b|\bchain|\bnegat/.test(told)) return undefined;
  if (!applies || !theirs || !asksMonster.test(question) || /\bmust\b|\bdirect/.test(question))
    return undefined;
  const because = `${card.model.name} makes their attacks direct attacks: they attack directly, or not at all`;
  return ruled('no', 'battle-step/choosing-again', because);
};
