import type { Part } from '../../effects/part.ts';
import { printedWords } from '../../effects/printed-words.ts';
import { type KeyWordPrinciple, ruled } from './principle.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { negatesOnField } from './reading/field-negators.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';
import { stands } from './reading/stands.ts';
import { written } from './reading/verb-words.ts';

const can = /\b(?:can|could|may|able|allowed|legal|possible)\b/;
const asksUse = new RegExp(
  `\\b${written('activate', 'use', 'turn', 'chain')}\\b|\\b(?:i|they|he|she|opponent|we) (?:still |even )?#\\d`,
);

/**
 * A monster whose effects are negated on the field forbids nothing: what its text would not let be activated may be
 * (rule effect/continuous-stops).
 */
export const freedByNegation: KeyWordPrinciple = (sketch) => {
  const { told, question, cards } = sketch;
  if (!can.test(question) || speaksAgainst(told, 'negated')) return undefined;
  const negator = cards.find(({ model }) => negatesOnField(model.parts) === 'monster');
  const general = generally(sketch, negator);
  if (general !== undefined) return general;
  if (!asksUse.test(question)) return undefined;
  const [ban, otherBan] = cards.flatMap((card) => forbids(card).map((found) => ({ card, ...found })));
  if (negator === undefined || ban === undefined || otherBan !== undefined) return undefined;
  const [asked, more] = cards.filter((each) => each !== negator && each !== ban.card);
  if (asked === undefined || more !== undefined || !question.includes(asked.ref)) return undefined;
  const { cardType } = asked.model.facts;
  const isBanned = cardType === ban.kind || (ban.kind === 'spell-trap' && cardType !== 'monster');
  if (!isBanned || bystanders(sketch, [negator, ban.card, asked]).length > 0) return undefined;
  if (!isFirst(negator, ban, sketch)) return undefined;
  return ruled(
    'yes',
    'effect/continuous-stops',
    `the effects of ${ban.card.model.name} are negated, so that it forbids nothing`,
    [{ model: ban.card.model, part: ban.part }],
    ['whatever else the activation asks for is so'],
  );
};

/** What texts forbid players, and how players ask whether they may. */
const deeds: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`\\b${written('add')}\\b`), /\bcannot add\b|\bcan add\b|\bcannot be added\b/],
  [
    new RegExp(`\\b(?:${written('special-summon', 'revive')})\\b`),
    /\b(?:cannot|can) special summon\b|\bcannot be special summoned\b/,
  ],
  [/\bdraw\b/, /\b(?:cannot|can) draw\b/],
  [/\bset\b/, /\b(?:cannot|can) set\b/],
];

/** "Can they search?", with one card whose text lets nobody do that, and no card beside it that matters. */
function generally({ told, question, cards }: Sketch, negator: SketchCard | undefined) {
  const asks = /\bcan (?:i|they|my opponent|the opponent|he|she|we)\b/.test(question);
  const asked = deeds.filter(([form]) => form.test(question.replace(/#\d/g, '')));
  const [deed, another] = asked;
  const others = cards.filter((each) => each !== negator);
  const bans = others.flatMap((card) =>
    card.model.facts.cardType === 'monster'
      ? card.model.parts.flatMap((part) =>
          part.kind === 'continuous' &&
          deed?.[1].test(part.does.map(({ reads = '' }) => reads.toLowerCase()).join(' ')) === true
            ? [{ card, part }]
            : [],
        )
      : [],
  );
  const [ban, more] = bans;
  if (!asks || negator === undefined || deed === undefined || another !== undefined || ban === undefined)
    return undefined;
  const text = `${told} ${question}`;
  const applying = others.filter(
    (each) =>
      each !== ban.card &&
      each.model.parts.some(({ kind }) => kind === 'continuous' || kind === 'not-an-effect'),
  );
  if (more !== undefined || applying.length > 0 || !stands(negator.ref, text)) return undefined;
  if (/\b(?:left|leaves|destroyed|gone|face-down)\b/.test(told)) return undefined;
  return ruled(
    'yes',
    'effect/continuous-stops',
    `the effects of ${ban.card.model.name} are negated, so that it forbids nothing`,
    [{ model: ban.card.model, part: ban.part }],
    ['whatever else that takes is there'],
  );
}

interface Forbidding {
  readonly part: Part;
  /** Of which cards it forbids the activation. */
  readonly kind: 'spell' | 'trap' | 'spell-trap';
}

function forbids({ model }: SketchCard): readonly Forbidding[] {
  if (model.facts.cardType !== 'monster') return [];
  return model.parts.flatMap((part): readonly Forbidding[] => {
    if (part.kind !== 'continuous') return [];
    const words = (
      printedWords(model, part)?.text ?? part.does.map(({ reads = '' }) => reads).join(' ')
    ).toLowerCase();
    if (/\bspell\/trap cards? (?:and|or) effects cannot be activated\b/.test(words))
      return [{ part, kind: 'spell-trap' }];
    const kind =
      /\b(spell|trap)s?(?: cards?)?\b[^.]*\b(?:cannot|neither|be)\b[^.]*\bactivated\b|\b(?:neither|cannot) [^.]*\b(spell|trap) cards?[^.]*\bactivated\b|\bcannot activate (spell|trap) cards?\b/.exec(
        words,
      );
    const found = kind?.[1] ?? kind?.[2] ?? kind?.[3];
    return found === 'spell' || found === 'trap' ? [{ part, kind: found }] : [];
  });
}

/** Does the negating card stand, and was it there first where the other would negate or stop it in turn? */
function isFirst(
  negator: SketchCard,
  ban: Forbidding & { readonly card: SketchCard },
  { told, question }: Sketch,
): boolean {
  const text = `${told} ${question}`;
  if (!stands(negator.ref, text)) return false;
  const { cardType } = negator.model.facts;
  if (cardType !== ban.kind && (ban.kind !== 'spell-trap' || cardType === 'monster')) return true;
  const [first, second] = [negator.ref, ban.card.ref];
  const lay = new RegExp(
    `\\b(?:has|have|controls?|under) [^.;?#]*${first}|${first} (?:is|was) (?:already |currently )?(?:up|active|face-up|on|out|live)\\b`,
  );
  if (lay.test(told) && told.indexOf(first) < told.indexOf(second)) return true;
  return new RegExp(
    `${first}[^.;?]*\\b(?:first|already|before)\\b[^?]*${second}|${first}[^?]*\\b(?:then|after that|afterwards|later)\\b[^.;?]*${second}|${second}[^.;?]*\\b(?:after|under|into)\\b[^.;?]*${first}`,
  ).test(text);
}
