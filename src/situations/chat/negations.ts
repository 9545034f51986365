import { isActivated } from '../../effects/activated.ts';
import type { CardModel } from '../../effects/card-model.ts';
import { isDescribed } from '../../effects/instruction.ts';

/** How a card negates: what it answers, what it targets, or all monsters of the opponent. */
export function negatesBy({ parts }: CardModel): 'answering' | 'targeting' | 'sweeping' | undefined {
  const effects = parts.filter(isActivated);
  const does = (...verbs: readonly string[]) =>
    effects.filter((part) => part.does.some(({ do: verb }) => verbs.includes(verb)));
  if (does('negate-activation', 'negate-effect').length > 0) return 'answering';
  const [own, more] = does('negate-effects');
  if (own === undefined || more !== undefined) return undefined;
  if (own.targets.length === 1) return 'targeting';
  const sweeps = own.does.some(
    ({ do: verb, what }) =>
      verb === 'negate-effects' &&
      isDescribed(what) &&
      what.count === 'all' &&
      what.filter.controller === 'opponent',
  );
  return sweeps ? 'sweeping' : undefined;
}

const stop = '(?:negate|stop|counter|hit|stops|negates|counters)';
const object =
  "(?<object>(?:(?:my own|my opponent's|my|their|his|her|the) )?#(?<of>\\d)(?:'s)?(?: (?:search|effect|activation)(?: effect)?)?(?<place> in (?:the|my|their|my opponent's) hand)?|it|that|this)";
const who = '(?<who>i|my opponent|they|he|she|p0|p1)';

const withCard = new RegExp(
  `^(?:can|could) ${who} (?:still )?${stop} ${object} (?:with|using|by using) (?:my |their |his |her )?#(?<by>\\d)\\??$`,
  'i',
);
const byCard = new RegExp(
  `^(?<mood>can|could|does|do|will|would) (?:(?<owner>my|my opponent's|their|his|her) )?#(?<by>\\d)(?:'s)?(?: (?:effect|negate))? (?:still )?${stop} ${object}\\??$`,
  'i',
);
const ownCard = new RegExp(
  `^(?:can|could) ${who} (?:still )?${stop} my own (?<kind>cards?|spells?|traps?) (?:with|using) (?:my )?#(?<by>\\d)\\??$`,
  'i',
);
const withIt = new RegExp(
  `^(?:can|could) ${who} (?:still )?negate with (?:it|her|him|#(?<by>\\d))\\??$`,
  'i',
);

/**
 * A question whether a card negates something, as the question whether it can be chained to that, or whether what it targets
 * is negated then.
 */
export function withNegationsAsked(words: string, cards: readonly CardModel[]): NegationAsked {
  const from = words.search(/(?<=^|[.?!] )[^.?!]*\?*$/);
  const [told, question] = [words.slice(0, from), words.slice(from)];
  const read = rewritten(question, told, cards);
  if (read === undefined) return { words };
  const aim = aims.exec(read)?.groups;
  const first =
    aim === undefined
      ? {}
      : { first: `${told}can ${aim['who']} activate ${aim['by']} targeting ${aim['what']}?` };
  return { words: `${told}${read}`, ...first };
}

/** The question in other words, and what has to be so for it to be asked at all. */
export interface NegationAsked {
  readonly words: string;
  readonly first?: string;
}

const aims = /^(?<who>i|my opponent) activates? (?<by>#\d) targeting (?<what>.+?)\. Is #\d negated\?$/i;

function rewritten(question: string, told: string, cards: readonly CardModel[]): string | undefined {
  const own = ownCard.exec(question)?.groups;
  if (own !== undefined) {
    const kind = own['kind']?.replace(/s$/, '') ?? 'card';
    return kind === 'card'
      ? undefined
      : `${own['who']} activate a ${kind}. Can ${own['who']} chain #${own['by']}?`;
  }
  const alone = withIt.exec(question)?.groups;
  if (alone !== undefined) {
    const by = alone['by'] ?? told.match(/#\d(?!.*#\d)/s)?.[0].slice(1);
    return by === undefined || kindOf(by, cards) !== 'answering'
      ? undefined
      : `can ${alone['who']} activate #${by}?`;
  }
  const groups = withCard.exec(question)?.groups ?? byCard.exec(question)?.groups;
  const { by, object: said = '', place = '', of, who: asker, owner, mood = 'can' } = groups ?? {};
  if (by === undefined || by === of) return undefined;
  // "Does X negate it?" of what was told asks of a card that nobody activated; and what cannot be negated is another question.
  const supposes = /^(?:does|do|will|would)$/i.test(mood);
  if ((supposes && of === undefined) || cards.some(cannotBeNegated)) return undefined;
  const what = said.replace(place, '').replace(/(#\d) (search|effect)$/i, "$1's $2");
  const ref = `#${by}`;
  const player =
    asker ?? (owner === undefined ? undefined : owner.toLowerCase() === 'my' ? 'i' : 'my opponent');
  switch (kindOf(by, cards)) {
    case 'answering':
      return player === undefined
        ? `can ${ref} be chained to ${what}?`
        : `can ${player} chain ${ref} to ${what}?`;
    case 'targeting':
      if (of === undefined) return undefined;
      return /^(?:can|could)$/i.test(mood)
        ? `can ${player ?? 'i'} activate ${ref} targeting ${what}?`
        : `${player ?? 'i'} activate${player === 'my opponent' ? 's' : ''} ${ref} targeting ${what}. Is #${of} negated?`;
    case 'sweeping': {
      if (of === undefined) return undefined;
      const there = told.includes(`#${of}`)
        ? ''
        : `${player === 'my opponent' ? 'i control' : 'my opponent controls'} #${of}. `;
      return `${there}${player ?? 'i'} activate${player === 'my opponent' ? 's' : ''} ${ref}. Is #${of} negated?`;
    }
    case undefined:
      return undefined;
  }
}

/** Does the text of a card speak of what cannot be negated? */
const cannotBeNegated = ({ parts }: CardModel): boolean => /cannot be negated/i.test(JSON.stringify(parts));

const kindOf = (number: string, cards: readonly CardModel[]) => {
  const model = cards[Number(number)];
  return model === undefined ? undefined : negatesBy(model);
};
