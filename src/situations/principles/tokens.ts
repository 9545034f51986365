import type { Instruction } from '../../effects/instruction.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { activatedEffects, type Source } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed, askedCards, effectsAsked } from './reading/asked-effects.ts';
import { carriedOut } from './reading/effect-words.ts';
import { kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { written } from './reading/verb-words.ts';

/**
 * Tokens exist on the field only (rules move/tokens, token/can-be-chosen): one that would go to the GY, the hand, the Deck
 * or be banished is gone, so no cost that moves it there can be paid with it, and nothing that asks where it went is met;
 * it can be Tributed, destroyed, and chosen by an effect like other monsters.
 */
export const ofTokens: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (!/\btokens?\b/.test(`${told} ${question}`) || speaksAgainst(told)) return undefined;
  return asCost(sketch) ?? afterBattle(sketch) ?? afterMove(sketch) ?? aimedAt(sketch) ?? picked(sketch);
};

/** How a cost moves the card that pays it, and whether a Token can pay it so. */
const costs: Partial<Readonly<Record<Instruction['do'], boolean>>> = {
  tribute: true,
  'send-to-gy': false,
  banish: false,
  'return-to-hand': false,
  'return-to-deck': false,
};

const pays = new RegExp(
  `\\b(?:can|may|could) i (?:still )?(?:${written('use', 'pay', 'send', 'banish', 'tribute', 'return', 'shuffle', 'offer', 'choose')}|pay with|give up|pick) (?:one of )?(?:my |a |the |this |that |[a-z]+ )*?(?:#\\d )?tokens?\\b`,
);
const saysCost = /\bcost\b|\bto (?:activate|use|pay)\b|\bfor (?:my |the )?#\d/;

/** "Can I send a Token for its cost?" */
function asCost(sketch: Sketch): Ruled | undefined {
  const { question } = sketch;
  if (!pays.test(question) || !saysCost.test(question)) return undefined;
  const [card, other] = askedCards(sketch).filter((each) => each.model.parts.length > 0);
  if (card === undefined || other !== undefined || bystanders(sketch, [card]).length > 0) return undefined;
  const effects = activatedEffects(card).filter(({ part }) => part.cost.some(takesFromField));
  return agreed(effects.map((effect) => paidWith(effect)));
}

const takesFromField = ({ do: verb, what, from }: Instruction): boolean =>
  costs[verb] !== undefined &&
  typeof what === 'object' &&
  'count' in what &&
  (what.from ?? from ?? ['monster-zone']).some((place) => place === 'monster-zone') &&
  (what.filter.cardType === undefined || what.filter.cardType === 'monster');

function paidWith({ card, part }: Source): Ruled | undefined {
  const paying = part.cost.filter(takesFromField);
  const [cost, other] = paying;
  if (cost === undefined || other !== undefined) return undefined;
  const can = costs[cost.do] === true;
  const reads = [{ model: card.model, part }];
  if (!can) {
    const because = 'the cost moves the card to a place where no Token can be, so a Token cannot pay it';
    return ruled('no', 'move/tokens', because, reads);
  }
  const what = typeof cost.what === 'object' && 'count' in cost.what ? cost.what.filter : undefined;
  const plain = Object.entries(what ?? {}).every(
    ([key, value]) =>
      (key === 'cardType' && value === 'monster') || (key === 'controller' && value === 'you'),
  );
  return plain
    ? ruled('yes', 'move/tribute', 'a Token can be Tributed like other monsters', reads)
    : undefined;
}

const inBattle = new RegExp(
  `\\b(?:${written('destroy', 'attack')}|beats?|kills?|ran over|runs? over) (?:an? |the |my |their |one |opponent's )*(?:[a-z]+ |#\\d )?tokens?\\b|\\btokens?\\b[^.;?]*\\b(?:destroyed|dies|died|killed)\\b[^.;?]*\\bbattle|\\btokens?\\b (?:is|was|gets|got) (?:destroyed|killed) by #\\d`,
);

/** "X destroyed a Token by battle": effects that ask that the monster was sent to the GY, and those that do not. */
function afterBattle(sketch: Sketch): Ruled | undefined {
  const { told, question } = sketch;
  if (!inBattle.test(told) || !/\bbattle|\battack|\bruns? over|\bran over/.test(told)) return undefined;
  const cards = askedCards(sketch);
  const [card, other] = cards;
  if (card === undefined || other !== undefined || bystanders(sketch, [card]).length > 0) return undefined;
  const effects = effectsAsked(question, [card]).filter(({ words }) =>
    /\bdestroys? an?(?: [a-z' -]+)? monsters?(?:\(s\))? by battle|\bmonsters? destroyed by battle/.test(
      words.before,
    ),
  );
  return agreed(
    effects.map(({ part, words }) => {
      const reads = [{ model: card.model, part }];
      if (/\bsen(?:ds?|t)\b[^.;]*\b(?:gy|graveyard)\b|\bbanish/.test(words.before))
        return ruled('no', 'move/tokens', 'a Token that is destroyed is not sent to the GY', reads);
      if (kindsIn(words.before).some(({ asks, not, open }) => asks.length + not.length > 0 || open))
        return undefined;
      return ruled('yes', 'token/can-be-chosen', 'a Token is destroyed by battle like other monsters', reads);
    }),
  );
}

const moves = /\b(?:return|shuffle|send|add)\b/;
const onlyTokens =
  /\b(?:nothing but|only|just|all|both|two|three|four|five|\d)\b[^.;?]*\btokens?\b|\btarget\w*[^.;?]*\btokens?\b|\b(?:a|the|my|their) (?:[a-z]+ )?token\b/;

/** What hangs by "then" or "and if you do" on a move of cards that were Tokens alone. */
function afterMove(sketch: Sketch): Ruled | undefined {
  const { told, question } = sketch;
  const asked = askedDeed(question);
  if (
    asked?.kind !== 'deed' ||
    !onlyTokens.test(told) ||
    /\band (?:one|an?|another|the|my|their) (?!.*token)/.test(told)
  )
    return undefined;
  const [card, other] = sketch.cards.filter((each) => movesAway(each));
  if (card === undefined || other !== undefined || bystanders(sketch, [card]).length > 0) return undefined;
  if (/\bcan i\b[^?]*\b(?:activate|choose|pick|target|use)\b/.test(question)) return undefined;
  const effects = activatedEffects(card).filter(({ words }) => words.clauses.some(asked.fits));
  return agreed(
    effects.map(({ part, words }) => {
      const first = words.clauses[0];
      if (first === undefined || !moves.test(first.words) || asked.fits(first)) return undefined;
      const done = carriedOut(words.clauses, (_, at) => at !== 0);
      const meant = done.filter((_, at) => {
        const clause = words.clauses[at];
        return clause !== undefined && asked.fits(clause);
      });
      if (meant.some((each) => each !== false)) return undefined;
      const because = 'a Token disappears and goes nowhere, so what hangs on where it went is not done';
      return ruled('no', 'token/can-be-chosen', because, [{ model: card.model, part }]);
    }),
  );
}

const aims = new RegExp(
  `\\b(?:can|could|may|am|is it|possible|allowed)\\b[^?]*(?:#\\d (?:on |at |to |an? |one of |my |the |his |her |their |opponents?'?s? |opponents? )*(?:[a-z-]+ )?tokens?\\b|\\b(?:${written('target', 'turn', 'negate', 'hit', 'return', 'banish', 'destroy')}) [^?]*\\btokens?\\b[^?]* (?:with|by|using) [^?]*#\\d|#\\d (?:${written('target', 'hit', 'turn')}) [^?]*\\btokens?\\b|tokens? be [a-z]+ (?:by|with) [^?]*#\\d)`,
);

/** "Can I use X on a Token?": a Token is no Effect Monster and is never face-down; else it is a monster like others. */
function aimedAt(sketch: Sketch): Ruled | undefined {
  const { question } = sketch;
  if (!aims.test(question) || saysCost.test(question)) return undefined;
  const [card, other] = sketch.cards.filter(({ ref }) => question.includes(ref));
  if (card === undefined || other !== undefined || bystanders(sketch, [card]).length > 0) return undefined;
  return agreed(
    activatedEffects(card).map(({ part }) => {
      const reads = [{ model: card.model, part }];
      const [target, another] = part.targets;
      if (
        target === undefined ||
        another !== undefined ||
        (target.from ?? ['monster-zone']).every((place) => place !== 'monster-zone')
      )
        return undefined;
      const { cardType, controller: _, faceUp: __, position: ___, abilities, ...rest } = target.filter;
      if (
        Object.keys(rest).length > 0 ||
        cardType === 'spell' ||
        cardType === 'trap' ||
        cardType === 'spell-trap'
      )
        return undefined;
      if (abilities?.includes('Effect') === true)
        return ruled('no', 'token/can-be-chosen', 'it targets an Effect Monster, and a Token is none', reads);
      if (abilities !== undefined) return undefined;
      if (part.does.some(({ do: verb }) => verb === 'flip-face-down'))
        return ruled('no', 'face-down/forgets', 'a Token cannot be turned face-down', reads);
      if (part.does.some(({ do: verb }) => !movesOrDestroys.has(verb))) return undefined;
      return ruled(
        'yes',
        'token/can-be-chosen',
        'a Token can be chosen like other monsters, and then disappears',
        reads,
      );
    }),
  );
}

const picks =
  /\bcan (?:i|my opponent|they|he|she) (?:still |just |also )?(?:pick|choose|select|send|give up|lose|destroy|use|offer) (?:the|my|a|that|their|one of my|his|her) (?:[a-z]+ )?tokens?\b/;

/** "I must send a monster to the GY: can I pick the Token?": for what an effect moves, a Token is a monster like others. */
function picked(sketch: Sketch): Ruled | undefined {
  const { question, told } = sketch;
  if (!picks.test(question) || /\bcost\b|\bmaterial/.test(`${told} ${question}`)) return undefined;
  const [card, other] = sketch.cards;
  if (card === undefined || other !== undefined || !told.includes(card.ref)) return undefined;
  const effects = activatedEffects(card).filter(({ part }) => part.does.some(movesOneMonster));
  return agreed(
    effects.map(({ part }) =>
      part.cost.length + part.targets.length > 0
        ? undefined
        : ruled(
            'yes',
            'token/can-be-chosen',
            'a Token can be chosen for what moves a monster, and then disappears',
            [{ model: card.model, part }],
          ),
    ),
  );
}

const movesOneMonster = ({ do: verb, what }: Instruction): boolean => {
  if (!movesOrDestroys.has(verb) || typeof what !== 'object' || !('count' in what) || what.count !== 1)
    return false;
  const { cardType, controller: _, reads, ...rest } = what.filter;
  return (
    (cardType === 'monster' || cardType === undefined) &&
    Object.keys(rest).length === 0 &&
    (reads === undefined || /^(?:they|your opponent|that player|you) controls?$/.test(reads))
  );
};

const movesOrDestroys: ReadonlySet<Instruction['do']> = new Set([
  'destroy',
  'banish',
  'return-to-hand',
  'return-to-deck',
  'send-to-gy',
  'take-control',
]);

const movesAway = (card: SketchCard): boolean =>
  activatedEffects(card).some(({ words }) => moves.test(words.clauses[0]?.words ?? ''));
