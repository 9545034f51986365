import { type EachTime, eachTimeOf } from '../../effects/each-time-texts.ts';
import { type EveryWordPrinciple, type Ruled, ruled } from './principle.ts';
import { cardAt, form, said } from './reading/forms.ts';
import { negatesOf } from './reading/negators.ts';
import { withoutRunOn } from './reading/run-on.ts';
import type { SketchCard } from './reading/sketch.ts';
import { type SummonTold, summonTold } from './reading/summons-told.ts';

type Player = 'P0' | 'P1';

const when =
  '(?: (?:this turn|effect|(?:against|on) (?:me|opp|us|them)|(?:on|in|during) (?:my|their|opp) turn|earlier|first|before|right away|in (?:my|their|opp) (?:draw|standby|main) phase(?: 1)?|from hand|from my hand|and it resolved|and it resolves|successfully))*';
const uses =
  '(?:used|use|uses|activated|activate|activates|resolved|resolve|resolves|dropped|drop|drops|discarded|discard|discards|played|plays|play|has|have|had|hits? (?:me|opp) with|hit (?:me|opp) with|got|chained|chains|chain|responded with|respond with|throws?|threw)';
const applied = [
  form(`(?<who>i|opp) (?:have |has |already |successfully )*${uses} {eff}(?: 's effect)?${when}`),
  form(
    `(?:(?<whose>my|their) )?#(?<eff>\\d)(?: 's)?(?: effect)?(?: (?:has|was|is|been|already|successfully))* (?:resolved|resolves|active|live|applying|applied|in effect|up|used|activated|on|out|face-up|on field)${when}`,
  ),
  form(
    '(?:under|with|after|facing) (?:(?<whose>my|their) )?#(?<eff>\\d)(?: (?:active|up|resolved|resolving))*',
  ),
];
/** "I chain X to their Y": it is applied before Y resolves. */
const answering = [
  form(
    '(?<who>i|opp) (?:chain|chains|chained|activate|activates|activated|use|uses|used|respond with|responded with) {eff} (?:to|in response to|in response to activation of|on) {to}(?: activation)?',
  ),
];
const lastTurn = [
  form(
    '{eff} (?:was|has been) (?:used|activated|resolved|dropped|discarded)(?: by (?<who>me|opp))? last turn',
  ),
  form('(?<who>i|opp) (?:have |has )?(?:used|activated|resolved|dropped|discarded) {eff} last turn'),
];
const stopped = [
  form(
    '(?:i|opp) (?:chain|chains|chained|respond|responds|responded|negate|negates|negated|answer|answers|use|used|stop|stops|stopped)(?: (?:with|it|that|#\\d|by))* {neg}(?: (?:to|on|in response to|in response|it|that|#\\d|targeting it|banishing (?:it|#\\d)|to negate (?:it|that|#\\d)))*',
  ),
  form('(?:i|opp) (?:negate|negates|negated|stop|stopped) (?:it|that|#\\d)(?: with {neg})'),
];
const negated = [
  form(
    '(?:(?:my|their) )?(?:#\\d|it|that)(?: effect)? (?:is|was|gets|got|has been) negated(?: (?:by|with) {neg})?',
  ),
  form('(?:i|opp) (?:negate|negates|negated) (?:it|{eff})'),
];
const asksDraw =
  /^(?:(?:do|does|would|will|can|should|did) (?<who>i|opp|he|she) (?:still |also |get to |have to |even )*(?:draw|gets? draw)(?: (?:off|from|with) (?:my |their )?#\d)?(?: (?:(?<count>\d|one|two|three|four|five|any|single)(?: cards?)?|cards?))?(?<rest>.*)|(?:do|does|would|will) (?:my |their )?#\d(?: effect)? (?:still |also )*(?:trigger|apply|draw|count|go off|work|proc)(?<rest2>.*)|how many (?:cards )?(?:(?:do|does|would|will|can) (?<who2>i|opp) (?:get to )?draw|draws(?: (?:is|are) (?:that|it)| for (?:me|opp))?)(?<rest3>.*))$/;
const asksGain =
  /^(?:do|does|would|will|did) (?<who>i|opp) (?:still |also )*gain (?:any )?(?<count>\d+ )?(?:lp|life points)(?<rest>.*)$/;
const idleBehind =
  /^(?: (?:for|off|from|of|due to|because of|on|with) (?:that|it|this|this one|each|each one|both|them|summon|that summon|his summon|their summon|my own summon|own summon|(?:my |their )?#\d)| ?again| off #\d| here| in total| in all| total| this turn| (?:when|if|once) (?:it|that|#\d) resolves)*$/;

/**
 * "I used X this turn. They Special Summon two monsters. Do I draw?": what a text does each time that a player Summons, by
 * who Summons, how, and from where. What comes at once comes once, and a negated Summon is none.
 */
export const eachTime: EveryWordPrinciple = ({ cards, sentences }) => {
  const { told, asked } = withoutRunOn(sentences);
  const effects = cards.flatMap((card) => eachTimeOf(card.model).map((effect) => ({ card, effect })));
  const [only, another] = effects;
  if (only === undefined || another !== undefined) return undefined;
  const { card, effect } = only;
  const question = asked.replace(/ myself\b| themselves\b/g, '');
  const [head = '', ...conditions] = question.split(/ (?:if|when|once|after) (?=(?:i|opp|my|their|#\d)\b)/);
  const found = (effect.does === 'draw' ? asksDraw : asksGain).exec(head.trim())?.groups;
  if (found === undefined) return undefined;
  const rest = found['rest'] ?? found['rest2'] ?? found['rest3'] ?? '';
  const ownSummons = restSummons(rest, cards);
  if (ownSummons === undefined && !idleBehind.test(rest)) return undefined;
  const story = storyOf([...told, ...conditions, ...(ownSummons ?? [])], cards, card, effect);
  if (story === undefined) return undefined;
  const asker = found['who'] ?? found['who2'];
  return answered(
    story,
    effect,
    card,
    asker === undefined ? undefined : asker === 'i' ? 'P0' : 'P1',
    found['count'],
    /^how many/.test(head),
  );
};

/** "do I draw for my opponent's Normal Summon": a Summon that is told of behind the question. */
function restSummons(rest: string, cards: readonly SketchCard[]): readonly string[] | undefined {
  const { who, way } =
    /^ (?:for|off|from|on) (?:(?<who>my|their|opp) )?(?:own )?(?<way>(?:normal|special|tribute|flip|link|synchro|xyz|fusion|ritual|pendulum) summons?|sss?)(?: this turn)?$/.exec(
      rest,
    )?.groups ?? {};
  if (way === undefined) return undefined;
  const words = `${who === 'my' ? 'i' : 'opp'} ${way.replace(/(?<!s)s$|(?<=ss)s$/, '')}`;
  return summonTold(words, cards) === undefined ? undefined : [words];
}

interface Story {
  /** Whose effect it is, where that was told. */
  readonly player: Player | undefined;
  /** The Summons that were made while it applied. */
  readonly summons: readonly SummonTold[];
  readonly over?: 'negated' | 'last-turn';
}

function storyOf(
  sentences: readonly string[],
  cards: readonly SketchCard[],
  card: SketchCard,
  effect: EachTime,
): Story | undefined {
  let player: Player | undefined;
  let applies = false;
  let over: Story['over'];
  const summons: SummonTold[] = [];
  const used = new Set<unknown>([card.model]);
  for (const each of sentences) {
    const words = each
      .replace(/^(?:and|but|then|so|if|when|after that|later|next|suppose|say|in response(?: ,)?) /, '')
      .replace(/ (?:myself|themselves|then|later)\b/g, '');
    const before = said(words, lastTurn);
    const use = before ?? said(words, applied);
    if (use !== undefined && cardAt(cards, use['eff']) === card.model) {
      if (applies || ((before === undefined) === false && !effect.forTurn)) return undefined;
      const who = use['who'] ?? use['whose'];
      player = who === undefined ? undefined : /^(?:i|my|me)$/.test(who) ? 'P0' : 'P1';
      applies = true;
      if (before !== undefined) over = 'last-turn';
      continue;
    }
    const answer = said(words, answering);
    const answered = cardAt(cards, answer?.['to']);
    if (
      answer !== undefined &&
      answered !== undefined &&
      cardAt(cards, answer['eff']) === card.model &&
      !applies
    ) {
      const other = answer['who'] === 'i' ? 'opp' : 'i';
      const by = summonTold(`${other} activate #${answer['to']}`, cards);
      if (by === undefined) return undefined;
      player = answer['who'] === 'i' ? 'P0' : 'P1';
      applies = true;
      used.add(answered);
      summons.push(by);
      continue;
    }
    // "..., banishing it": what was just told to answer it does.
    if (over === 'negated' && /^(?:banishing|targeting|negating) (?:it|#\d)$/.test(words)) continue;
    const stop = said(words, [...negated, ...stopped]);
    const by = cardAt(cards, stop?.['neg']);
    const last = summons.at(-1);
    if (stop !== undefined) {
      if (by !== undefined) used.add(by);
      const negates = by === undefined ? undefined : negatesOf(by);
      if (last !== undefined && (negates?.has('summon') || /\bsummon\b/.test(words))) {
        summons[summons.length - 1] = { ...last, negated: true };
        continue;
      }
      if (last !== undefined || !applies) return undefined;
      if (by === undefined || negates?.has('activation') || negates?.has('effect') || namesNegated(by)) {
        over = 'negated';
        continue;
      }
      return undefined;
    }
    const made = summonTold(words, cards);
    if (made === undefined) return undefined;
    for (const model of made.cards) used.add(model);
    if (made.negates && last !== undefined) summons[summons.length - 1] = { ...last, negated: true };
    else if (made.negates) return undefined;
    else if (applies) summons.push(made);
    // A Summon before it was applied counts for nothing, and is asked about all the same.
    else summons.push({ ...made, early: true });
  }
  return applies && cards.every(({ model }) => used.has(model))
    ? { player, summons, ...(over === undefined ? {} : { over }) }
    : undefined;
}

/** Does its effect negate those of what it banished from the GY? */
const namesNegated = ({ parts }: SketchCard['model']): boolean =>
  parts.some(
    (part) =>
      'does' in part && part.does.some(({ do: verb, named }) => verb === 'negate-named' && named === 'those'),
  );

function answered(
  { player, summons, over }: Story,
  effect: EachTime,
  card: SketchCard,
  asker: Player | undefined,
  count: string | undefined,
  howMany: boolean,
): Ruled | undefined {
  const reads = [{ model: card.model, part: effect.part }];
  const name = card.model.name;
  const no = (rule: string, because: string): Ruled => ruled(howMany ? '0' : 'no', rule, because, reads);
  // Of an effect that nobody was said to have used, who is asked about has.
  const owner = player ?? (over === undefined ? asker : undefined);
  if (over === 'negated')
    return no('negate/effect', `${name} was negated, so it does nothing for the rest of the turn`);
  if (over === 'last-turn' && summons.length > 0)
    return no(
      'chain/written-order',
      `${name} lasts for the turn in which it was applied, and that turn is over`,
    );
  if (owner === undefined || summons.length === 0) return undefined;
  if (asker !== undefined && asker !== owner) return undefined;
  const judged = summons.map((each) => countsFor(each, effect, owner));
  if (judged.includes('open')) return undefined;
  const counting = judged.filter((each) => each === 'yes').length;
  if (counting === 0) {
    const [why] = judged;
    if (why === 'negated') return no('negate/summon', 'the Summon was negated, so nothing was Summoned');
    if (why === 'early')
      return no('chain/written-order', `${name} was not applied yet when the monster was Summoned`);
    if (why === 'who')
      return no('chain/controller-of-the-effect', `${name} speaks of Summons by another player`);
    if (why === 'from') return no('text/described-cards', `${name} speaks of monsters from another place`);
    return no('summon/special', `${name} does not speak of such a Summon`);
  }
  const times = summons.reduce((sum, each, at) => sum + (judged[at] === 'yes' ? each.times : 0), 0);
  const total = times * effect.amount;
  const unsure = summons.some(({ sure }) => !sure);
  const because = `${name} is applied once for each time that a player Summons, however many monsters come at once`;
  const amount = count === undefined ? undefined : (numbers[count.trim()] ?? Number(count));
  if (howMany) return unsure ? undefined : ruled(String(total), 'trigger/once-per-event', because, reads);
  if (
    amount === undefined ||
    Number.isNaN(amount) ||
    (amount === effect.amount && times >= 1 && !unsure && amount === total)
  )
    return ruled('yes', 'trigger/once-per-event', because, reads);
  if (unsure) return undefined;
  return ruled(amount === total ? 'yes' : 'no', 'trigger/once-per-event', `${because}: ${total}`, reads);
}

const numbers: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, single: 1 };

function countsFor(
  { player, kind, from, negated: isNegated, early }: SummonTold,
  effect: EachTime,
  owner: Player,
): 'yes' | 'who' | 'kind' | 'from' | 'negated' | 'early' | 'open' {
  if (isNegated) return 'negated';
  const mine = player === owner;
  if (effect.who !== 'either' && mine !== (effect.who === 'you')) return 'who';
  if (kind === 'either')
    return effect.kinds.includes('normal') &&
      effect.kinds.includes('special') &&
      effect.from === undefined &&
      !early
      ? 'yes'
      : 'open';
  if (kind === 'set' || !effect.kinds.includes(kind)) return 'kind';
  if (effect.from !== undefined) {
    if (from === undefined) return 'open';
    if (!effect.from.includes(from)) return 'from';
  }
  return early ? 'early' : 'yes';
}
