import type { Instruction, Verb } from '../../../effects/instruction.ts';
import type { VerbId } from '../../words/verbs.ts';
import type { Ruled } from '../principle.ts';
import { activatedEffects, type Source } from './activated-source.ts';
import { bystanders } from './against.ts';
import { sideOf } from './answering.ts';
import { agreed, effectsAsked } from './asked-effects.ts';
import type { Redirect } from './redirects.ts';
import { askedPlayer } from './side.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

const can = /\b(?:can|could|may|able|allowed|legal|possible)\b/;
const uses = new RegExp(`\\b(?:${written('activate', 'use', 'pay', 'chain')})\\b`);

/** Ways of paying with cards, as players and card texts call them. */
const payments: readonly { readonly words: RegExp; readonly printed: Verb }[] = [
  { words: verbs('discard'), printed: 'discard' },
  { words: verbs('tribute'), printed: 'tribute' },
  { words: verbs('detach'), printed: 'detach' },
  { words: verbs('send', 'mill'), printed: 'send-to-gy' },
];

function verbs(...ids: readonly VerbId[]): RegExp {
  return new RegExp(`\\b${written(...ids)}\\b`);
}

/**
 * Whether a cost can be paid while cards are banished that would be sent to the GY (rule cost/must-be-payable): one that
 * says "to the GY" cannot, where it is such cards; "discard", "Tribute" and "detach" can. Undefined where it is not asked.
 */
export function payable(redirector: SketchCard, redirect: Redirect, sketch: Sketch): Ruled | undefined {
  const { question, told } = sketch;
  const ways = payments.filter(({ words }) => words.test(question));
  if (!can.test(question) || (ways.length === 0 && !uses.test(question))) return undefined;
  const others = sketch.cards.filter((each) => each !== redirector);
  const named = others.filter(({ ref }) => question.includes(ref));
  const spent = others.filter((each) => isSpent(each, sketch));
  const meant = named.length > 0 ? named : others;
  const unspent = meant.filter((each) => !spent.includes(each));
  // "Tribute X for its own effect".
  const [card, more] = unspent.length > 0 ? unspent : meant;
  if (card === undefined || more !== undefined) return undefined;
  if (bystanders(sketch, [redirector, card, ...spent]).length > 0) return undefined;
  const byProcedure = ownSummon(card, redirect, question);
  if (byProcedure !== undefined) return byProcedure;
  const byWay = activatedEffects(card).filter(({ part }) =>
    part.cost.some(({ do: verb }) => ways.some(({ printed }) => printed === verb)),
  );
  const asked = byWay.length > 0 ? byWay : ways.length === 0 ? effectsAsked(question, [card]) : [];
  const effects = asked.filter(
    ({ part }) => ways.length > 0 || part.kind !== 'trigger' || part.on.length === 0,
  );
  if (effects.some(({ part }) => answersOwnMove(part))) return undefined;
  const side = sideOf(redirector.ref, `${told} ${question}`);
  const player = askedPlayer(question);
  if (redirect.of === 'opponent' && (side === undefined || player === undefined)) return undefined;
  const untouched = redirect.of === 'opponent' && side === player;
  const ruled = agreed(effects.map((effect) => judged(effect, untouched ? undefined : redirect, spent)));
  return ruled?.answer === 'yes' && lacks.test(told) ? undefined : ruled;
}

const asksSummon =
  /\bspecial summon|\bsummon(?:ed)? (?:by|with|through|using|via) (?:its|his|her|the) (?:own )?(?:procedure|way|method|effect)|\bcontact\b|\bbe summoned\b/;

/** "Can it be Special Summoned by sending ...": a Summon by its own way has to send cards to the GY, and they would be banished. */
function ownSummon(card: SketchCard, redirect: Redirect, question: string): Ruled | undefined {
  const { procedures = [], procedure = '' } = card.model.summoning;
  if (procedures.length === 0 || !asksSummon.test(question) || redirect.of !== 'both') return undefined;
  const sends = procedures.map(({ uses, unread }) =>
    unread === undefined
      ? uses.some(
          ({ do: verb, what }) => verb === 'send-to-gy' && (redirect.kind === 'any' || isOfMonsters(what)),
        )
      : /\bsending\b[^.]*\bto (?:the|your) (?:GY|graveyard)/i.test(procedure) &&
        procedures.length === 1 &&
        (redirect.kind === 'any' || /\bmonster|\babove cards/i.test(procedure)),
  );
  if (!sends.every((each) => each)) return undefined;
  const because = 'it is Summoned by sending cards to the GY, and they would be banished instead';
  return { answer: 'no', rules: ['cost/must-be-payable', 'move/banish-instead'], because, reads: [] };
}

const isOfMonsters = (what: Instruction['what']): boolean =>
  typeof what === 'object' && 'count' in what && what.filter.cardType === 'monster';

/** Something that is told not to be there may be what the activation asks for besides its cost. */
const lacks = /\b(?:no|none|nothing|empty|without|only|not yet|neither)\b/;

/** Is the card told to be what is paid: "by sending X"? */
const isSpent = (card: SketchCard, { happenings }: Sketch): boolean =>
  happenings.some(
    ({ verb, what }) =>
      (verb === 'send' || verb === 'discard' || verb === 'tribute' || verb === 'detach') &&
      what.some((each) => each.card?.ref === card.ref && !/^it$/.test(each.words)),
  );

/** An effect for its own card's way to the GY is another question. */
const answersOwnMove = (part: Source['part']): boolean =>
  part.kind === 'trigger' && part.on.some(({ of }) => of === 'this');

function judged(
  { card, part }: Source,
  redirect: Redirect | undefined,
  spent: readonly SketchCard[],
): Ruled | undefined {
  const reads = [{ model: card.model, part }];
  const paid = part.cost.filter(({ do: verb }) => payments.some(({ printed }) => printed === verb));
  if (paid.length === 0) return freeOf(part, reads);
  const can = paid.map((each) => canPay(each, card, redirect, spent));
  if (can.includes(false)) {
    const because = 'it has to send cards to the GY, and they would be banished instead';
    return { answer: 'no', rules: ['cost/must-be-payable', 'move/banish-instead'], because, reads };
  }
  if (can.includes(undefined)) return undefined;
  const because = 'its cost does not ask that the cards that are banished instead are sent to the GY';
  return {
    answer: 'yes',
    rules: ['cost/must-be-payable', 'move/banish-instead'],
    because,
    reads,
    assumed: ['whatever else the activation asks for is so'],
  };
}

/** An effect that pays nothing with cards, and does not begin with sending some to the GY, is not kept from being used. */
function freeOf(part: Source['part'], reads: Ruled['reads']): Ruled | undefined {
  const [first, ...rest] = part.does;
  const fromGy =
    part.activatesIn?.includes('gy') === true || part.targets.some(({ from }) => from?.includes('gy'));
  if (
    part.cost.length > 0 ||
    first === undefined ||
    fromGy ||
    (part.kind === 'trigger' && part.on.length > 0)
  )
    return undefined;
  if (
    first.do === 'send-to-gy' ||
    first.do === 'described' ||
    rest.every(({ do: verb }) => verb !== 'send-to-gy')
  )
    return undefined;
  const because =
    'that cards are banished instead of sent to the GY keeps no effect from being activated that only does so in the end';
  return {
    answer: 'yes',
    rules: ['move/banish-instead'],
    because,
    reads,
    assumed: ['whatever else the activation asks for is so'],
  };
}

function canPay(
  { do: verb, to, what }: Instruction,
  card: SketchCard,
  redirect: Redirect | undefined,
  spent: readonly SketchCard[],
): boolean | undefined {
  if (redirect === undefined || (verb !== 'send-to-gy' && !(verb === 'discard' && to === 'gy'))) return true;
  if (redirect.kind === 'any') return false;
  const [only, other] = spent;
  const named = other === undefined ? only?.model.facts.cardType : undefined;
  const described = typeof what === 'object' && 'count' in what ? what.filter.cardType : undefined;
  const kind = what === 'this' ? card.model.facts.cardType : (named ?? described);
  return kind === undefined ? undefined : kind !== 'monster';
}
