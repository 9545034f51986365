import { textOf } from '../propositions/card-topics.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { speaksAgainst } from './reading/against.ts';
import { opponent, type Side } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

const attacks = written('attack', 'attack-directly', 'declare');
const direct =
  /\b(?:attack(?:s|ed|ing)?|swings?|swung) (?:me |us |them |my opponent |the opponent )?directly\b|\bdirect attack\b/;

/** Whose monster attacks, where that was told. */
function attackerSide(told: string): Side | undefined {
  if (
    new RegExp(
      `\\bi ${attacks}\\b|\\bmy (?!opponent)(?:own )?(?:#\\d|[a-z -]*?monster|[a-z]+)(?:'s)? (?:first |second )?(?:${attacks}|(?:direct )?attack)\\b`,
    ).test(told)
  )
    return 'me';
  return new RegExp(`\\b(?:${opponent}|their (?:#\\d|monster)) (?:first )?${attacks}\\b`).test(told)
    ? 'opponent'
    : undefined;
}

const comes = `(?:${written('summon', 'special-summon', 'revive', 'bring', 'come-back')}|call back)`;

/** Does a monster come to the side that is attacked, or is one of its monsters gone, before the Damage Step? */
function changeTold(told: string, attacker: Side): 'comes' | 'goes' | undefined {
  const defender = attacker === 'me' ? opponent : 'i';
  const theirs = attacker === 'me' ? "(?:their|the opponent's|my opponent's|opponent's|his|her)" : 'my';
  const came = new RegExp(
    `\\b${defender} (?:then |now |chain-)?(?:${comes}|(?:chain|activate|use)s?(?:d|ed)? #\\d (?:and |to )${comes})\\b|\\b${theirs} (?:#\\d|monster|blocker) (?:is|was|gets|got) (?:special )?(?:summoned|revived)`,
  ).test(told);
  const went = new RegExp(
    `\\b(?:${theirs}|the) (?:last |only |attacked |targeted )*(?:#\\d|monster|target)\\b[^.;?]*\\b(?:escaped?|left|leaves|is gone|disappear(?:s|ed)?|(?:is|was|gets|got) (?:bounced|returned|banished|destroyed|tributed|removed))\\b|\\b(?:i|${opponent}) (?:bounced?|returns?|returned|banish(?:es|ed)?|destroy(?:s|ed)?|tributed?|tributes) (?:it|that monster|the (?:attacked monster|target|attack target))\\b`,
  ).test(told);
  return came === went ? undefined : came ? 'comes' : 'goes';
}

const asksOther =
  /\bcan\b[^?]*\b(?:redirect|retarget|choose|pick|switch|change (?:the )?(?:attack )?target|stop|cancel|call off|take back|attack (?:another|a different|something else|the new))\b/;
const asksContinue =
  /\b(?:continue|continues|go on|goes on|go through|goes through|carry on|still hit|connect|connects|keep going)\b/;
const asksDirect = /\b(?:attack|attacks|swing) (?:me |them |my opponent )?directly\b|\bdirect attack\b/;
const inDamageStep =
  /\b(?:in|during) (?:the |its )?(?:damage step|damage calculation)\b|\bdamage calculation (?:has )?beg[ua]n\b/;

/**
 * Before the Damage Step the attacker chooses again, or stops, when the monsters that can be attacked change; in the Damage
 * Step nothing of the kind happens (rules battle-step/replay, battle-step/choosing-again, battle-step/to-damage-step).
 */
export const replays: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (!new RegExp(`\\b${attacks}|\\battack\\b`).test(told) || speaksAgainst(told)) return undefined;
  if (/\bwhen\b|\bwhy\b|\bagain\b/.test(question)) return undefined;
  return inDamageStep.test(told) ? noReplay(sketch) : (lostDirect(sketch) ?? chosenAgain(sketch, cards));
};

/** A Spell or Trap that let the monster attack goes in the Damage Step, or a monster comes. */
function noReplay({ told, question, cards }: Sketch): Ruled | undefined {
  const goes = new RegExp(
    `(#\\d) (?:is |was |gets |got )?(?:then )?(?:${written('die', 'destroy', 'leave')}|gone)\\b[^.;?]*${inDamageStep.source}`,
  ).exec(told)?.[1];
  const gone = cards.find(({ ref }) => ref === goes);
  if (gone === undefined || gone.model.facts.cardType === 'monster' || gone.model.facts.property === 'Equip')
    return undefined;
  const because = 'there is no replay in the Damage Step, so the battle goes on';
  if (asksOther.test(question) || /\breplay\b/.test(question))
    return ruled('no', 'battle-step/replay', because);
  return asksContinue.test(question) || /\bdamage calculation\b/.test(question)
    ? ruled('yes', 'battle-step/replay', because)
    : undefined;
}

const keepsFromDirect = /\bcannot attack (?:your opponent |the opponent )?directly\b/i;

/** A direct attack, and a card that is put on the attacker and does not let it attack directly. */
function lostDirect({ told, question, cards }: Sketch): Ruled | undefined {
  if (!direct.test(told) || !asksContinue.test(question)) return undefined;
  const card = cards.find(
    (each) => keepsFromDirect.test(textOf(each.model)) && each.model.facts.cardType !== 'monster',
  );
  if (card === undefined) return undefined;
  const put = new RegExp(
    `\\b(?:put|puts|${written('activate', 'use', 'chain', 'equip')}) (?:a |my |their )?${card.ref} (?:on|to|targeting) (?:it|that|my|the|their|#)`,
  );
  const part = card.model.parts.find(({ kind }) => kind === 'continuous' || kind === 'unread');
  const because = 'the attacker can no longer attack directly, so there is a replay';
  return put.test(told)
    ? ruled(
        'no',
        'battle-step/direct-attacks',
        because,
        part === undefined ? [] : [{ model: card.model, part }],
      )
    : undefined;
}

/** Does a card here say something of attacks of its own? */
const speaksOfAttacks = ({ model }: SketchCard): boolean =>
  /\battacks? (?:directly|all|each|again|twice|an? additional)|\bdirect attack|\bmust attack|\bcannot (?:be targeted for attacks|attack|declare)|\bcan only attack|\bcannot select/i.test(
    textOf(model),
  );

function chosenAgain({ told, question }: Sketch, cards: readonly SketchCard[]): Ruled | undefined {
  const attacker = attackerSide(told);
  if (attacker === undefined || /\bmust\b|\bonly attack\b|\bforced\b/.test(told)) return undefined;
  const change = changeTold(told, attacker);
  if (change === undefined || cards.some(speaksOfAttacks)) return undefined;
  const because =
    'the monsters that can be attacked have changed before the Damage Step: the attacker chooses again, or stops';
  if (asksDirect.test(question) && !asksContinue.test(question)) {
    const none = /\b(?:last|only) (?:#\d|monster|remaining)/.test(told);
    return change === 'goes' && none && /\bcan\b/.test(question)
      ? ruled('yes', 'battle-step/choosing-again', because)
      : undefined;
  }
  if (asksOther.test(question)) return ruled('yes', 'battle-step/choosing-again', because);
  return change === 'comes' && direct.test(told) && asksContinue.test(question)
    ? ruled('no', 'battle-step/monster-added-or-gone', because)
    : undefined;
}
