import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { askedDeed } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { isDescribedSo, isOfKind, type KindOfMonster, kindsIn } from './reading/kind-words.ts';
import { opponent, type Side } from './reading/side.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { done, written } from './reading/verb-words.ts';

const hits = `(?:${written('attack', 'hit')}|runs? into|ran into|runs? over|ran over)`;
const down = '(?:face-? ?down|set (?=#|(?:[a-z]+ )?monster))';
const card = '#\\d';
const noun = `(?:${card}|[a-z -]*?monster|(?:pendulum |flip )?[a-z-]+)`;

/** A face-down monster that is attacked. */
const forms: readonly RegExp[] = [
  new RegExp(`(?<is>${card})[^.;?#]{0,20} (?:is|was|gets|got) attacked (?:while )?${down}`),
  new RegExp(
    `\\b${hits} (?:my |their |the |a )?(?<is>${card})[^.;?#]{0,20}\\b(?:while |which (?:is|was) |that (?:is|was) )?${down}`,
  ),
  new RegExp(
    `\\b(?:my |their )?${down} (?<is>${noun}) (?:is|was|gets|got|being|has been) (?:then )?(?:attacked|hit)\\b`,
  ),
  new RegExp(
    `\\b${hits} (?:into )?(?:(?:what )?turns? out to be )?(?:my |their |the |a |an |one of my |his |her |opponent's |the opponent's )*${down} ?(?<is>${noun})`,
  ),
];

interface FaceDown {
  /** The card, where it was named. */
  readonly card?: SketchCard;
  /** All that was said, for what an unnamed monster is. */
  readonly text: string;
  /** Whose monster it is, where that was told. */
  readonly side: Side | undefined;
  /** The words before the attack, which tell of the attacker. */
  readonly attacker: string;
}

function attackedFaceDown({ told, question, cards }: Sketch): FaceDown | undefined {
  const text = `${told} ${question}`;
  const match = forms.map((form) => form.exec(text)).find((each) => each !== null);
  if (match === undefined || match === null) return undefined;
  const out = turnsOut.exec(text)?.[1];
  const ref = /#\d/.exec(match.groups?.is ?? '')?.[0] ?? out;
  const card = cards.find((each) => each.ref === ref);
  const attacker = text.slice(0, match.index);
  const found: FaceDown = { text, side: sideOf(match[0], attacker), attacker };
  return card === undefined ? found : { ...found, card };
}

const turnsOut =
  /\b(?:turns? out to be|turned out to be|flips? (?:up )?into|it(?:'s| is| was)) (?:a |an |my |their |the )*(?:face-? ?down )?(#\d)/;

/** Whose the attacked monster is, by the words of the attack and by who attacks. */
function sideOf(words: string, before: string): Side | undefined {
  if (/\bmy (?:own )?(?:face|set)|\bof my\b/.test(words) || /\bmy (?:own )?$/.test(before)) return 'me';
  if (/\b(?:their|his|her|opponent's) (?:face|set)/.test(words)) return 'opponent';
  const [, owner] =
    /\b(my|their|his|her|my opponent's|opponent's) (?!opponent)(?:[a-z-]+ ){1,3}$/.exec(before) ?? [];
  if (/\bi(?:'ve| just| then)? $|\bmy #\d $/.test(before) || owner === 'my') return 'opponent';
  if (owner !== undefined) return 'me';
  return new RegExp(`\\b(?:${opponent}|their #\\d) $`).test(before) ? 'me' : undefined;
}

/**
 * A face-down monster that is attacked (rule damage-step/flipped): it is still face-down when the attack is declared and
 * at the start of the Damage Step, so nothing that must know what it is applies; it is face-up from before damage
 * calculation on, so that what asks for its kind then, or for its destruction by battle, sees it.
 */
export const whenAttackedFaceDown: KeyWordPrinciple = (sketch) => {
  const { told } = sketch;
  const monster = attackedFaceDown(sketch);
  if (monster === undefined || speaksAgainst(told) || ownFlip.test(sketch.question)) return undefined;
  if (
    /\b(?:stays?|remains?|still|turned|changed|kept|becomes?) face-? ?down\b|\bwithout flipping\b|\bstolen\b/.test(
      monster.text,
    )
  )
    return undefined;
  const asked = partsAsked(sketch);
  if (bystanders(sketch, [...asked.map(({ of }) => of), monster.card]).length > 0) return undefined;
  if (sketch.cards.some((each) => !asked.some(({ of }) => of === each) && dealsWithFaceDown(each)))
    return undefined;
  return agreed(asked.map((each) => judged(each, monster, sketch)));
};

/** Its FLIP effect is asked for, and not what the other monster does. */
const ownFlip = /\b(?:flip (?:effect|trigger)|(?:my|its|the|her|his|their) flip)\b/;

/** Does it do something to a face-down monster that it attacks, before that one is flipped? */
const dealsWithFaceDown = ({ model }: SketchCard): boolean =>
  model.parts.some((part) => {
    const words = printedWords(model, part)?.text ?? '';
    return /\battack\w*\b[^.]*\bface-?down\b|\bwithout (?:flipping|applying)\b|\bstart of the damage step\b/i.test(
      words,
    );
  });

interface Asked {
  readonly of: SketchCard;
  readonly part: Part;
  readonly words: string;
}

const battle =
  /\bdamage step\b|\bdamage calculation\b|\bby battle\b|\bbattles?\b|\battacks?\b|\bis destroyed\b/;

/** The parts about battles that the question is about. */
function partsAsked({ question, cards }: Sketch): readonly Asked[] {
  const all = cards.flatMap((of) =>
    of.model.parts.flatMap((part): readonly Asked[] => {
      const words = printedWords(of.model, part)?.text.toLowerCase();
      return words === undefined || part.kind === 'not-an-effect' || !battle.test(words)
        ? []
        : [{ of, part, words }];
    }),
  );
  const named = all.filter(({ of }) => question.includes(of.ref));
  // What is asked of a Spell or Trap that says nothing of battles is no question about the attacked monster.
  const used = cards.some(({ ref, model }) => question.includes(ref) && model.facts.cardType !== 'monster');
  if (named.length === 0 && used) return [];
  const some = named.length > 0 ? named : all;
  // "Can I use X at the start of the Damage Step": the effect of that timing.
  const atStart = asksOfEarly.test(question)
    ? some.filter(({ words }) => early.test(words.split(':')[0] ?? words))
    : [];
  const mine = atStart.length > 0 ? atStart : some;
  const deed = askedDeed(question);
  if (deed?.kind !== 'deed') return mine;
  const fitting = mine.filter(({ words }) => deed.fits({ join: 'first', words }));
  return fitting.length > 0 ? fitting : mine;
}

const early =
  /\bstart of the damage step\b|\bdeclares? an attack\b|\battack declaration\b|\bis targeted for an attack\b/;
const late =
  /\b(?:during|before|after) damage calculation\b|\bend of the damage step\b|\bby battle\b|\bduring the damage step\b|\bis destroyed\b/;
const asksOfEarly =
  /\b(?:at|on|upon|during) (?:the )?(?:attack )?declaration\b|\bbefore (?:it is|it's|being|it gets|the) flip|\bstart of the damage step\b/;

function judged(asked: Asked, monster: FaceDown, sketch: Sketch): Ruled | undefined {
  const { of, part, words } = asked;
  const reads = [{ model: of.model, part }];
  const when = words.split(':')[0] ?? words;
  const own = of === monster.card;
  const asksEarly = asksOfEarly.test(sketch.question);
  const isEarly = early.test(when) && !late.test(when.replace(early, ''));
  if (isEarly || (asksEarly && own)) {
    const mustKnow = aboutAttacked(asked, monster, sketch)?.some((kind) => asksMore(kind) || kind.faceUp);
    if (!own && mustKnow !== true) return undefined;
    const because = 'the attacked monster is still face-down then, so that nothing is known of what it is';
    return { answer: 'no', rules: ['damage-step/flipped'], because, reads };
  }
  if (asksEarly || early.test(when) || !late.test(words)) return undefined;
  if (
    own
      ? !/\bthis (?:face-up )?card\b|^cannot be destroyed by battle\b/.test(words)
      : !isMet(asked, monster, sketch)
  )
    return undefined;
  if (doesMore.test(sketch.told)) return undefined;
  const because =
    'an attacked monster is flipped face-up before damage calculation, so what it is counts from then on';
  const answer = forbids(words, sketch.question) ? 'no' : 'yes';
  return { answer, rules: ['damage-step/flipped'], because, reads };
}

/** Something else is used besides, that may take the monster away before it is flipped. */
const doesMore = new RegExp(`\\b${written('activate', 'use', 'chain', 'trigger', 'banish')}\\b|\\beffect\\b`);

const asksMore = ({ asks, not, open }: KindOfMonster): boolean => asks.length + not.length > 0 || open;

/** The kinds that a condition asks of the attacked monster; undefined where the attacker may be meant. */
function aboutAttacked(
  { of, words }: Asked,
  { side }: FaceDown,
  { told }: Sketch,
): readonly KindOfMonster[] | undefined {
  const kinds = kindsIn(words.split(':')[0] ?? words).filter(
    (kind) => asksMore(kind) || kind.faceUp || kind.whose,
  );
  const isTheirs = new RegExp(
    `\\b(?:their|opponent's|(?:${opponent}) (?:have|has|control|controls)) (?:a |an )?${of.ref}`,
  );
  const player: Side = isTheirs.test(told) ? 'opponent' : 'me';
  const whose = side === undefined ? undefined : side === player ? 'you' : 'opponent';
  const pointed = kinds.filter((kind) => kind.whose !== undefined);
  if (pointed.length === 0) return kinds;
  if (whose === undefined) return undefined;
  const mine = pointed.filter((kind) => kind.whose === whose);
  return mine.length > 0 ? mine : kinds.filter((kind) => kind.whose === undefined);
}

/** Is what the condition asks of the monsters that battle so? */
function isMet(asked: Asked, monster: FaceDown, sketch: Sketch): boolean {
  const about = aboutAttacked(asked, monster, sketch);
  if (about === undefined || !about.some(asksMore)) return false;
  const attacker = sketch.cards.find(({ ref }) => ref === /#\d(?!.*#\d)/.exec(monster.attacker)?.[0]);
  const others = kindsIn(asked.words.split(':')[0] ?? asked.words).filter(
    (kind) => asksMore(kind) && !about.some(({ words }) => words === kind.words),
  );
  const is = (card: SketchCard | undefined, described: string, kind: KindOfMonster) =>
    card === undefined ? isDescribedSo(described, kind) : isOfKind(card.model, kind);
  return (
    about.every((kind) => !asksMore(kind) || is(monster.card, monster.text, kind) === true) &&
    others.every((kind) => is(attacker === asked.of ? undefined : attacker, monster.attacker, kind) === true)
  );
}

/** Is it asked whether something happens that the effect keeps from happening? */
const forbids = (words: string, question: string): boolean =>
  /\bcannot be destroyed\b|\bnot destroyed\b/.test(words) &&
  new RegExp(`\\b${done('destroy')}\\b|\\b${written('die')}\\b`).test(question) &&
  !/\b(?:protect|apply|applies|save)/.test(question);
