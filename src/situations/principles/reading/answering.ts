import { isActivated } from '../../../effects/activated.ts';
import { byPronoun, sources } from './activated-source.ts';
import { mainClause } from './asked-deed.ts';
import type { Side } from './side.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { written } from './verb-words.ts';

/** A question whether one card can answer the activation of another. */
export interface Answering {
  readonly by: SketchCard;
  readonly bySide: Side | undefined;
  readonly to: SketchCard;
  readonly toSide: Side | undefined;
  /** It is asked whether it negates, not only whether it can be activated. */
  readonly negates: boolean;
  /** The question says that it is chained to that activation. */
  readonly toThat: boolean;
}

/** What may be the cost of answering: it says no more than that the card is used. */
const paying = ['discard', 'tribute'] as const;
const uses = `(?:${written('activate', 'use', 'chain', ...paying)}|play|throw|drop|respond|hand ?-?traps?)`;
const stops = `(?:${written('negate')}|stop|stopped|counter|countered|answer|answered|hit|block|blocked|interrupt|interrupted|prevent|shut (?:it |that |this )?(?:down|off))`;

/** Words of a question that say nothing but that something is chained to something. */
const plainWords = new RegExp(
  `^(?:${uses}|${stops}|#\\d|can|could|may|might|would|will|do|does|is|are|be|am|get|able|allowed|legal|legally|legit|possible|valid|live|usable|option|have|got|another|second|work|works|i|we|they|he|she|you|me|my|his|her|their|the|a|an|its|own|opponent|opp|'s|s|still|also|even|just|now|here|then|in|from|hand|response|responding|reply|answer|to|against|on|with|for|by|at|using|via|off|fire|flip|up|it|that|this|effects?|activation|ability|of|card|spell|trap|monster|search|summon|play|chained|there|just|discarded|activated|played|used|so|and|but|or|not|anyway|somehow|at|all|already|ok|okay|fine|as|well|too|right|away|go|ahead|respond(?:s|ed)?|out|face-up|set|holding|hit|deny|shut|dodge|enough|good|answer|answers|answered|punish|counter-?trap|quick|chain|link|responses?|same|new|live|turn-?player)$`,
);
/** "or not" at the end asks the same; any other "or", "and", "not" asks more. */
const asksMore = /\b(?:or|and|not|but)\b(?! not\b)/;
/** "Chain X and banish the target": what X does is said along with it. */
const andDoes =
  / and (?:banish|destroy|negate|remove|return) (?:it|that|him|her|the (?:target|monster|card)|that (?:target|monster|card))(?=\s*\??$)/;
const mood =
  /\b(?:can|could|may|might|allowed|able|legal|legally|legit|possible|valid|live|usable|option|work|works|do|does|will|would)\b/;

/**
 * Reads a question of the kind "can I chain X to it?", "does X stop Y?", "is X allowed?" to its last word; undefined where
 * it asks something else, or where it is not clear which card was activated.
 */
export function answeringAsked(sketch: Sketch): Answering | undefined {
  const { told } = sketch;
  const question = mainClause(sketch.question)
    .replace(/ or not\b/, '')
    .replace(andDoes, '')
    .replace(/\bshut (it|that|this) (?:down|off)\b/, 'stop $1')
    .replace(/^(?:so|and|but),? /, '');
  const words = question
    .replace(/'s\b/g, " 's")
    .replace(/[,?.!:()-]/g, ' ')
    .split(/\s+/);
  if (!mood.test(question) || words.some((each) => each !== '' && !plainWords.test(each))) return undefined;
  if (asksMore.test(question)) return undefined;
  const pair = cardsIn(question, sketch);
  if (pair === undefined) return undefined;
  const { by, to } = pair;
  const says = new RegExp(
    `\\b(?:${uses}|${stops}|chained|respon\\w+|allowed|legal\\w*|legit|possible|valid|live|usable|option|works?)\\b|${by.ref}(?:ed)? (?:it|that|this|${to.ref})`,
  );
  if (!says.test(question)) return undefined;
  // "Use X on it" of a card that targets is a question about its target.
  if (
    /\bon (?:it|that|this|the|my|their|#)/.test(question) &&
    by.model.parts.some((part) => 'targets' in part && part.targets.length > 0)
  )
    return undefined;
  const asker = /\b(?:i|we|me)\b/.test(question);
  const other = /\b(?:they|he|she|opp|opponent)\b(?!'s| 's)/.test(question);
  return {
    by,
    to,
    bySide: asker === other ? undefined : asker ? 'me' : 'opponent',
    toSide: sideOf(to.ref, told) ?? sideOf(to.ref, question.replace(/^.*?#/, '#')),
    negates:
      new RegExp(
        `(?:${by.ref}(?:'s [a-z]+)?(?: in response)?(?: to)?|\\bto) (?:still |also )?${stops}\\b`,
      ).test(question) ||
      (new RegExp(`\\b(?:${stops}|works?)\\b`).test(question) && !new RegExp(`\\b${uses}\\b`).test(question)),
    toThat:
      /\b(?:to|against|on) (?:it|that|this|the)\b|\beffect\b/.test(question) || question.includes(to.ref),
  };
}

/** The card that answers, and the one whose activation it answers. */
function cardsIn(question: string, sketch: Sketch): Pick<Answering, 'by' | 'to'> | undefined {
  const { cards, told } = sketch;
  const refs = [...new Set([...question.matchAll(/#\d/g)].map(([ref]) => ref))];
  const card = (ref: string | undefined) => cards.find((each) => each.ref === ref);
  const last = activatedLast(sketch);
  const [first, second, more] = refs;
  if (first === undefined || more !== undefined) {
    const held = cards.filter((each) => each !== last);
    const [by, another] = held;
    const has =
      by !== undefined &&
      new RegExp(
        `\\b(?:i|i've|we)(?: also)? (?:have|hold|got|set|hold on to|am holding)?(?: [a-z]+){0,3} ?${by.ref}`,
      ).test(told);
    return refs.length === 0 && by !== undefined && another === undefined && last !== undefined && has
      ? { by, to: last }
      : undefined;
  }
  if (second === undefined) {
    const by = card(first);
    if (by === undefined || last === undefined) return undefined;
    return by !== last && !isObject(first, question) ? { by, to: last } : undefined;
  }
  const withSecond =
    new RegExp(`\\b(?:with|using|by|via|to|against)(?: (?:my|the|a|an|their|using))* ${second}`).exec(
      question,
    )?.[0] ?? '';
  const turned = /^(?:with|using|by|via)/.test(withSecond) || isObject(first, question);
  const [by, to] = turned ? [card(second), card(first)] : [card(first), card(second)];
  if (by === undefined || to === undefined) return undefined;
  // What was told to be activated last is what can be answered.
  return last === undefined || last === to ? { by, to } : undefined;
}

/** Is this card what something is chained to, and not what is chained? */
const isObject = (ref: string, question: string): boolean =>
  new RegExp(`\\b(?:to|against|when|after|off|of)(?: (?:my|the|a|an|their|his|her))* ${ref}`).test(question);

const subject = '(?:my opponent|the opponent|the other player|other player|opponent|they|he|she|opp|i|we)';
const plays = `(?:${written('activate', 'use')}|drops?|slams?|casts?|throws?|goes for|resolves)`;

/** The card whose activation was told last; undefined where none was. */
function activatedLast(sketch: Sketch): SketchCard | undefined {
  const { told, cards } = sketch;
  const dropped = cards.filter(({ ref }) =>
    new RegExp(
      `\\b${subject} (?:then |now |just )?${plays} (?:(?:the|a|an|their|my|his|her|second|effect|of) )*${ref}|${ref}(?:'s)?(?: [a-z-]+){0,4} effects? (?:goes|is put|starts|activates|triggers)|${ref} (?:is|was) (?:targeting|activated|chained|played|flipped|cast)`,
    ).test(told),
  );
  const all = [...new Set([...sources(sketch), ...dropped, ...paidItself(sketch), ...hitWith(sketch)])];
  const meant = byPronoun(sketch);
  const lastSaid = ({ ref }: SketchCard): number =>
    Math.max(told.lastIndexOf(ref), ...meant.flatMap((each) => (each.ref === ref ? [each.at] : [])));
  return all.toSorted((a, b) => lastSaid(a) - lastSaid(b)).at(-1);
}

const pays = written('tribute', 'detach', 'banish', 'send', 'discard');

/** "They Tribute X for its effect", "X detaches a material to ...", "its effect goes up": X was activated. */
function paidItself({ told, cards }: Sketch): readonly SketchCard[] {
  return cards.filter(({ ref, model }) => {
    const own = model.parts.filter(isActivated);
    const byItself = own.some(({ cost }) => cost.some(({ what }) => what === 'this'));
    const byOther = own.some(({ cost }) => cost.some(({ what }) => what !== 'this'));
    const forIt = '(?:to (?!the\\b|my\\b|their\\b)|for (?:its|his|her) )';
    return (
      (byItself &&
        new RegExp(
          `\\b${pays} (?:their |the |my )?${ref} (?:to (?!the\\b|my\\b|their\\b)|for (?:its|his|her) )`,
        ).test(told)) ||
      (byOther &&
        new RegExp(
          `${ref} (?:then |now )?${pays} (?!it\\b)[^.;#]{1,30} ${forIt}|\\bdetach(?:es|ed)?(?: an?| one| its| their)?(?: xyz)?(?: materials?)? from (?:their |the |my )?${ref} ${forIt}`,
        ).test(told)) ||
      (own.length > 0 &&
        new RegExp(
          `${ref}(?:(?!#\\d)[^.;])*\\b(?:its|his|her|the)(?: [a-z-]+){0,3} effect (?:goes|went|is put|targets|starts|is on|comes up)\\b`,
        ).test(told))
    );
  });
}

/** "I get hit with X", "they negate it with X": X was activated. */
const hitWith = ({ cards, happenings }: Sketch): readonly SketchCard[] =>
  happenings.flatMap(({ verb, told, means }) =>
    told && (verb === 'hit' || verb === 'negate') ? cards.filter(({ ref }) => ref === means?.ref) : [],
  );

/** Whose card it is, or who activated it, by the words before it in its sentence. */
export function sideOf(ref: string, text: string): Side | undefined {
  const before =
    text
      .split(/[.;?!]/)
      .find((each) => each.includes(ref))
      ?.split(ref)[0] ?? '';
  const says = [
    ...before.matchAll(
      /\b(?:my opponent(?:'s)?|opponent(?:'s)?|the other player|opp|they|their|he|she|his|her|i|my|we)\b/g,
    ),
  ].at(-1)?.[0];
  if (says === undefined) return undefined;
  return /^(?:i|my|we)$/.test(says) ? 'me' : 'opponent';
}
