import { isActivated } from '../../card-model/activated.ts';
import type { CardModel } from '../../card-model/card-model.ts';
import type { ActivatedEffect } from '../../card-model/part.ts';
import { tributesTheirs } from '../short/forbids.ts';
import { negatesBy, negatesSummons } from '../short/negates-by.ts';

/** What somebody does a card to: "my #1", "it", "the search". */
const object =
  "(?:(?:my opponent's|my|their|his|her|the|an?|its|that|this|one of|own|other|face-?(?:up|down)|set|(?:equip|field|continuous|counter|normal|quick-?play) (?:spell|trap)|(?:spell|trap|monster)(?= #)|(?:special |normal |tribute |flip )?summoned) )*(?:#\\d(?:'s)?(?: (?:search|effect|summon|activation))?|it|that|this|him|her|them|search(?: effect)?|effect|summon|activation|(?:token|monster|card|spell|trap)s?)(?![a-z~])";

/** "My #1 gets #0~": somebody does it. */
const passive = new RegExp(
  `(?<![\\w#])(${object}) (?:is|are|was|were|be|been|gets?|got|getting) (?:still )?#(\\d)~`,
  'gi',
);

const acting =
  /\b(?<who>i|we|they|you|he|she|my opponent) (?<how>(?:then |also |just |now |still |even )*)#(?<card>\d)(?<inflected>~?)(?: on| onto)?(?<rest> .*|[?.!,].*|)$/i;

/** A card's name as a verb ("can i ash it"): it is activated, aimed as its text has it, or chained to that. */
export function withNamesAsVerbs(words: string, cards: readonly CardModel[]): string {
  const active = words.replace(
    passive,
    (_, it: string, card: string) =>
      `${/^(?:their|his|her|my opponent's) /i.test(it) ? 'i' : 'my opponent'} #${card}~ ${it}`,
  );
  let [done, left] = ['', active];
  for (let found = acting.exec(left); found !== null; found = acting.exec(left)) {
    const { who = '', how = '', card = '', inflected = '', rest = '' } = found.groups ?? {};
    const model = cards[Number(card)];
    const before = left.slice(0, found.index);
    const verb =
      model === undefined ? undefined : verbFor({ model, card, cards, before, who, inflected, rest });
    done += `${before}${who} ${how}`;
    if (verb === undefined) {
      done += `#${card}`;
      left = rest;
    } else {
      done += verb.said;
      left = verb.rest;
    }
  }
  return done + left;
}

interface Used {
  readonly model: CardModel;
  readonly card: string;
  readonly cards: readonly CardModel[];
  readonly before: string;
  readonly who: string;
  readonly inflected: string;
  readonly rest: string;
}

function verbFor(used: Used): { said: string; rest: string } | undefined {
  const { model, card, cards, before, who, inflected, rest } = used;
  const asked = /\b(?:can|could|may|should|would|will|do|does|did|to)(?:n't)?(?: still)?$/i.test(
    before.trim(),
  );
  const aimed = new RegExp(`^ ${object}`, 'i').exec(rest)?.[0];
  const ends =
    /^(?:[?.!,]|$| (?:if|when|while|with|in response|from|during|(?:in|on|at) (?:the|my|their|his|her|main|battle|end|damage|standby|draw)|now|here|this turn|next turn)\b)/i.test(
      rest,
    );
  if (!(inflected !== '' || (asked && (aimed !== undefined || ends)) || aimed !== undefined))
    return undefined;
  const s = asked || /^(?:i|we|they|you)$/i.test(who) ? '' : 's';
  const ref = `#${card}`;
  if (aimed === undefined) return { said: `activate${s} ${ref}`, rest };
  const bare = aimed.trim();
  const after = rest.slice(aimed.length);
  const pronoun = /^(?:it|that|this|him|her|them)$/i.test(bare);
  if (!asked && revives(model) && new RegExp(object, 'i').test(bare))
    return { said: `special summon${s} ${bare} with ${ref}`, rest: after };
  // What is hit is the card that was activated last; one that does not stay on the field is hit while it resolves.
  const answered = pronoun ? effectLast.exec(before)?.groups?.['of'] : undefined;
  const facts = cards[Number(answered)]?.facts;
  const leaves =
    facts !== undefined &&
    'property' in facts &&
    /^(?:Normal|Quick-Play|Ritual|Counter)$/.test(facts.property);
  if (aims(model))
    return {
      said: `${leaves ? 'chain' : 'activate'}${s} ${ref} targeting ${answered === undefined ? bare : `#${answered}`}`,
      rest: after,
    };
  // "I summon X, can they ash it": what answers activations alone answers the effect that X has then.
  const summoned =
    pronoun && negatesBy(model) === 'answering' && !negatesSummons(model)
      ? summonedLast.exec(before)?.groups?.['of']
      : undefined;
  if (summoned !== undefined) return { said: `chain${s} ${ref} to #${summoned}'s effect`, rest: after };
  if (pronoun) return { said: `activate${s} ${ref}`, rest: after };
  // "Can I kaiju it": it is Summoned by Tributing that, which is a question of its own.
  if (tributesTheirs(model)) return undefined;
  return {
    said: answers(model) ? `chain${s} ${ref} to ${bare}` : `activate${s} ${ref} on ${bare}`,
    rest: after,
  };
}

/** "They activate #1's effect", with no other card behind it. */
const effectLast =
  /\b(?:activate[sd]?|uses?|used) (?:the (?:effect|ability) of )?(?:my |his |her |their |the |my opponent's )?#(?<of>\d)(?:'s effect)?(?=[^#]*$)/i;

/** "I Normal Summon #1", with nothing else behind it but the question. */
const summonedLast =
  /\bsummon(?:s|ed)? (?:my |his |her |their )?#(?<of>\d)[.,;]? (?:(?:and|so|then) )?(?:can|could|may)(?: still)? $/i;

const some =
  (is: (part: ActivatedEffect) => boolean) =>
  ({ parts }: CardModel): boolean =>
    parts.filter(isActivated).some(is);

const aims = some(({ targets }) => targets.length > 0);

const revives = some(
  ({ targets, does }) => targets.length > 0 && does.some(({ do: verb }) => verb === 'special-summon'),
);

const answers = some((part) =>
  ('on' in part ? part.on : []).some(({ event }) => event === 'effect-activated'),
);
