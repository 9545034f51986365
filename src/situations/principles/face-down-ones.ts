import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { textOf } from '../propositions/card-topics.ts';
import { describedVictim, inTotal } from './face-down-kinds.ts';
import { type KeyWordPrinciple, type Ruled, ruled } from './principle.ts';
import { agreed } from './reading/asked-effects.ts';
import { isOfKind, type KindOfMonster, kindsIn } from './reading/kind-words.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/**
 * Face-down monsters for what a card asks for or pays (rules face-down/forgets, text/described-cards,
 * cost/face-down-cards): one that is face-down has no name, Type, Level or ATK that an activation or a Summoning procedure
 * could ask for; it may be Tributed for a cost all the same, and not be sent for one; and what its text says of face-up
 * cards is not said of it.
 */
export const faceDownOnes: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  const text = `${told} ${question}`;
  if (
    !/\bface-? ?down\b|\bset\b/.test(text) ||
    /\bflip|\bface-? ?up\b(?! (?:in|on) the field\?)/.test(text) ||
    others.test(text)
  )
    return undefined;
  const hidden = hiddenIn(sketch);
  if (hidden === undefined) return describedVictim(sketch) ?? inTotal(sketch);
  return asConditionOf(hidden, sketch) ?? asCostOf(hidden, sketch) ?? asVictimOf(hidden, sketch);
};

const others =
  /\bboth\b.*\bface|\bnegat|\bcopies\b|\banother\b|\bsecond\b|\bbanish[a-z]* face-down|\bskill drain\b/;

/** The one named card that is told to lie face-down, and whose it is. */
function hiddenIn({ told, question, cards }: Sketch): SketchCard | undefined {
  const text = `${told} ${question}`;
  const found = cards.filter(
    ({ ref, model }) =>
      model.facts.cardType === 'monster' &&
      new RegExp(
        `\\b(?:face-? ?down|set) (?:level \\d+ |[a-z]+ monster )?${ref}|${ref}(?:,)? (?:i |that i |that )?(?:tributed |used |sent )?(?:[a-z]+ ){0,4}?(?:is|was|are|being|lies|sits|which is|that is|that was) (?:still |only |just )?(?:face-? ?down|set)\\b`,
      ).test(text),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The kinds of monster that must be controlled for something, in sentences of a text. */
const conditions =
  /\b(?:if|while|when) (?<who>you|your opponent) controls? (?<what>(?:an?|1|2|3|at least 1|\d or more|another|")[^.;:,]*)/gi;

const asks = /\b(?:can|may|could|am i able|is it (?:possible|legal|ok)|do i get|allowed|legal)\b/;

/** Does the Summon or the activation ask for such a monster, which is face-down? */
function asConditionOf(hidden: SketchCard, { told, question, cards }: Sketch): Ruled | undefined {
  if (!asks.test(question) || /\btribut|\bsend|\bcost\b|\btarget|\bmaterial|\bdestroy/.test(question))
    return undefined;
  const [card, other] = cards.filter((each) => each !== hidden && question.includes(each.ref));
  if (card === undefined || other !== undefined || cards.length !== 2) return undefined;
  const monsters = told.match(/\bmonsters?\b/g) ?? [];
  if (monsters.length > 1) return undefined;
  const sentences = (
    textOf(card.model)
      .toLowerCase()
      .match(/[^.;]*(?:special summon this card|: )[^.;]*/g) ?? []
  ).filter((each) => conditions.test(each));
  conditions.lastIndex = 0;
  const asked = sentences.flatMap((each) =>
    [...each.matchAll(conditions)].map(({ groups }) => groups?.['what'] ?? ''),
  );
  if (asked.length !== 1 || isActivatedMore(card.model)) return undefined;
  const kinds = kindsIn(asked[0] ?? '').filter(hasProperty);
  const named = /^"([^"]+)"$/.exec((asked[0] ?? '').trim())?.[1];
  const isIt =
    named === undefined
      ? kinds.length === 1 && isOfKind(hidden.model, kinds[0] as KindOfMonster) === true
      : hidden.model.name.toLowerCase() === named;
  if (!isIt || /face-down/.test(asked[0] ?? '')) return undefined;
  return ruled(
    'no',
    'text/described-cards',
    `${hidden.model.name} is face-down, and ${card.model.name} asks for ${asked[0]?.trim()}`,
  );
}

const isActivatedMore = ({ parts }: CardModel): boolean => parts.filter(isActivated).length > 1;

const hasProperty = ({ asks: all, not }: KindOfMonster): boolean => all.length + not.length > 0;

/** May it be Tributed, or sent, for a cost that asks for such a monster? */
function asCostOf(hidden: SketchCard, sketch: Sketch): Ruled | undefined {
  const { question, cards } = sketch;
  const verb =
    /\b(?:can|may|could) (?:i|we) (?:still |also |even )?(?<verb>tribute|send) (?:my |the |that |a )*(?:face-? ?down |set )?(?:#\d|one|it|monster)\b/.exec(
      question,
    )?.groups?.['verb'];
  if (verb === undefined) return undefined;
  const [card, other] = cards.filter((each) => each !== hidden);
  if (card === undefined || other !== undefined) return undefined;
  const costs = costsOf(card.model, verb);
  return agreed(
    costs.map((words) => {
      const kinds = kindsIn(words).filter(hasProperty);
      const is = kinds.length === 0 ? undefined : kinds.some((kind) => isOfKind(hidden.model, kind) === true);
      if (/\bface-up\b/.test(words))
        return ruled('no', 'cost/face-down-cards', `${card.model.name} asks for a face-up one`);
      if (verb === 'tribute')
        return is === true || /\btribute 1 monster\b/.test(words)
          ? ruled(
              'yes',
              'cost/face-down-cards',
              'a face-down monster can be Tributed, also where a certain kind is asked for',
            )
          : undefined;
      return is === true && /\byou control\b|\bfrom your field\b/.test(words) && !/\bhand\b/.test(words)
        ? ruled('no', 'cost/face-down-cards', 'to send a certain monster from the field it has to be face-up')
        : undefined;
    }),
  );
}

/** The costs of a card that begin with this verb, in the words of its text. */
const costsOf = ({ parts, ...model }: CardModel, verb: string): readonly string[] =>
  (
    textOf({ parts, ...model })
      .toLowerCase()
      .match(new RegExp(`(?::|^|\\. ?|\\n)[^.;:]*\\b${verb} [^.;:]*;`, 'g')) ?? []
  ).flatMap((each) => {
    const at = each.indexOf(`${verb} `);
    return at < 0 ? [] : [each.slice(at)];
  });

/** Does what a card answers count it, where it was Tributed, or where the text asks for a face-up one? */
function asVictimOf(hidden: SketchCard, { told, question, cards }: Sketch): Ruled | undefined {
  if (
    !/\b(?:draw|get|gain|count|counter|trigger|activate|place|use|effect|add)\b/.test(question) ||
    /\b(?:can|may) i (?:special )?summon/.test(question)
  )
    return undefined;
  const named = cards.filter((each) => each !== hidden && question.includes(each.ref));
  const [card, other] =
    named.length > 0
      ? named
      : cards.filter(
          (each) =>
            each !== hidden &&
            /\b(?:if|when|each time) [^.;:]*\b(?:destroyed|tributed)\b/i.test(textOf(each.model)),
        );
  if (card === undefined || other !== undefined) return undefined;
  const text = textOf(card.model).toLowerCase();
  const tributed = /\btribut/.test(told + question);
  const clauses = (text.match(/\b(?:if|when|each time|for each|equal to)[^.;:]*/g) ?? []).filter((each) =>
    tributed ? /\btributed\b/.test(each) : /\bdestroyed\b|\bsent\b|\bbanished\b/.test(each),
  );
  const fitting = clauses.filter((each) =>
    kindsIn(each).some((kind) => hasProperty(kind) && isOfKind(hidden.model, kind) === true),
  );
  const [clause, more] = fitting;
  if (clause === undefined || more !== undefined) return undefined;
  const faceUp = /\bface-up\b/.test(clause);
  if (faceUp) return ruled('no', 'trigger/condition-met', `${card.model.name} asks for a face-up one`);
  return tributed
    ? ruled(
        'yes',
        'move/tribute',
        `${hidden.model.name} was Tributed, and ${card.model.name} does not ask that it was face-up`,
      )
    : undefined;
}
