import type { CardModel } from '../../../effects/card-model.ts';
import { count as counts } from './clauses.ts';
import { cardAt, form, said } from './forms.ts';
import { type MonstersSaid, monstersSaid } from './monsters-said.ts';
import type { SketchCard } from './sketch.ts';
import { type SummonsCounted, summonsCounted } from './summons-counted.ts';
import { done, written } from './verb-words.ts';

type Player = 'P0' | 'P1';

/** A card that was told to lie face-up on the field. */
export interface CardStanding {
  readonly model: CardModel;
  /** Whose it is, where that was told. */
  readonly player: Player | undefined;
  /** What became of it since. */
  readonly then?: 'negated' | 'gone' | 'face-down';
}

/** What was told of the field, and of the Summons of this turn: every word of it. */
export interface FieldTold {
  readonly cards: readonly CardStanding[];
  readonly monsters: readonly { readonly player: Player; readonly said: MonstersSaid }[];
  /** Who controls more monsters than the other, or that both control as many. */
  readonly more?: Player | 'same';
  readonly summons: readonly SummonsCounted[];
  /** Players of whom all monsters were told. */
  readonly whole: ReadonlySet<Player>;
  /** Cards that were used this turn and do not stay: what they have left lasts. */
  readonly uses: readonly CardUsed[];
  /** Cards by which others were negated or removed, and that do not stay. */
  readonly others: readonly CardModel[];
}

interface CardUsed {
  readonly model: CardModel;
  readonly player: Player | undefined;
  /** The kind of monster that was declared for it. */
  readonly declared?: string;
}

const there =
  '(?:still|up|out|on|active|live|face-up|in play|in attack position|in defense position|in (?:my |their )?field zone|(?:here|there))';
const where = '(?: on (?:(?<where>my|their) )?(?:side(?: of field)?|field))?';
const stands = [
  form(`{bar}(?: (?:is|was|being))?(?: ${there})*${where}`),
  form(`there is {bar}(?: ${there})*${where}`),
  form(`{bar} (?:too|as well)`),
  form('{bar} is (?<whose>mine|theirs|my own|their own)(?: and (?:is )?(?:up|active|face-up))?'),
];
const under = [form(`(?:under|with|against|facing|while|if) {bar}(?: is)?(?: ${there})*${where}`)];
const activated = [
  form(
    `(?<whose>i|opp) (?:have |has )?(?:${written('activate', 'use')}|flips?|flipped|plays|played|play|has|have|got) {bar}(?: ${there})*`,
  ),
];
const controls =
  /^(?:(?<who>i|opp|we|both(?: players?)?(?: of us)?|each player|neither(?: player| of us)?|there (?:is|are)) )(?:each |both |only |still |currently |also )*(?:control|controls|controlling|have|has|got|with) (?<what>.+)$/;
const negated = [
  form(
    '{bar}(?: is| was)?(?: on (?:my |their )?(?:side of )?field| up| active| face-up)*(?: but| ,)?(?: (?:is|was|gets|got|has been|becomes|became|being))?(?: then)? negated(?: by {by})?',
  ),
  form('(?:i|opp) (?:negate|negates|negated) {bar}(?: with {by})?'),
];
const faceDown = [
  form('{bar} (?:is|was)(?: still)? (?:face-down|set)(?: (?:on (?:my |their )?field|in defense position))*'),
];
const gone = [
  form(
    `(?:then )?{bar} (?:is|was|gets|got|has been|being)(?: then)? (?:${done('destroy', 'banish', 'return')}|removed|gone|off field|no longer on field)(?: by {by})?`,
  ),
  form('(?:then )?{bar} (?:leaves|left|has left) field'),
  form(
    `(?:then )?(?:i|opp) (?:have )?(?:then )?${written('destroy', 'banish', 'return')} {bar}(?: with {by})?`,
  ),
];
const idle = /^(?:and|but|while|so|ok|okay|if|when|say|suppose|assuming|also|then) /;

const when =
  '(?: (?:this turn|earlier|(?:on|against) (?:me|opp|us)|in (?:my|their) (?:draw|standby|main) phase|during (?:my|their) (?:draw|standby|main) phase|first))*';
const kindDeclared =
  '(?:(?: and)? ?(?:declaring|declared|declares|calling|called|calls|naming|named|names|choosing|chose|on|for) (?<kind>ritual|fusion|synchro|xyz|pendulum)s?(?: monsters?)?)';
const used =
  '(?:used|uses|use|activated|activates|activate|resolved|resolves|dropped|drops|drop|discarded|discards|chained|played|plays|flipped|flips|hit (?:me|opp) with|has|have)';
const uses = [
  form(`(?<who>i|opp) (?:have |has |already )*${used} {use}(?: effect)?${when}${kindDeclared}?${when}`),
  form(
    `{use}(?: effect)?(?: (?:has been|was|is|got|being|already|just))*(?: (?:used|activated|resolved|dropped|discarded|active|up|applied|applying|in effect|live))?${when}${kindDeclared}?${when}`,
  ),
  form(
    `(?<who>i|opp) (?:have |has )?(?:declared|called|named|calls|declares) (?<kind>ritual|fusion|synchro|xyz|pendulum)s?(?: monsters?)? (?:with|off|for|using|by) {use}${when}`,
  ),
  form(
    `(?:under|after|with) {use}(?: effect)?(?: being)?(?: (?:used|activated|resolved))?${when}${kindDeclared}?${when}`,
  ),
];

type Draft = {
  cards: CardStanding[];
  monsters: { player: Player; said: MonstersSaid }[];
  more?: Player | 'same';
  summons: SummonsCounted[];
  whole: Set<Player>;
  uses: CardUsed[];
  others: CardModel[];
};

/** What sentences tell of the field; undefined where one of them says anything else. */
export function fieldTold(sentences: readonly string[], cards: readonly SketchCard[]): FieldTold | undefined {
  const draft: Draft = { cards: [], monsters: [], summons: [], whole: new Set(), uses: [], others: [] };
  for (const sentence of sentences) {
    let words = sentence;
    while (idle.test(words)) words = words.replace(idle, '');
    if (!takeSentence(words, cards, draft)) return undefined;
  }
  return draft;
}

function takeSentence(words: string, cards: readonly SketchCard[], draft: Draft): boolean {
  return (
    takeSummons(words, draft) ||
    takeEnd(words, cards, draft) ||
    takeStanding(words, cards, draft) ||
    takeUse(words, cards, draft) ||
    takeControlled(words, cards, draft)
  );
}

const sideOf = (word: string | undefined): Player | undefined =>
  /^(?:i|my|mine|my own)$/.test(word ?? '')
    ? 'P0'
    : /^(?:opp|their|theirs|their own)$/.test(word ?? '')
      ? 'P1'
      : undefined;

function takeStanding(words: string, cards: readonly SketchCard[], draft: Draft): boolean {
  const found = said(words, [...stands, ...under, ...activated]);
  const model = cardAt(cards, found?.['bar']);
  if (found === undefined || model === undefined || !staysThere(model) || isFromHand(model, words))
    return false;
  const whose = sideOf(found['whose'] ?? found['where']);
  draft.cards.push({ model, player: whose ?? (isMine(words) ? 'P0' : isTheirs(words) ? 'P1' : undefined) });
  return true;
}

const isMine = (words: string): boolean => /\b(?:my|our) (?:\w+ )?#\d/.test(words);
const isTheirs = (words: string): boolean => /\b(?:their|his|her) (?:\w+ )?#\d/.test(words);

/** A monster whose effect is activated in the hand was used there, unless the words say that it lies on the field. */
const isFromHand = ({ facts, parts }: CardModel, words: string): boolean =>
  facts.cardType === 'monster' &&
  !/\b(?:field|controls?|face-up|in play)\b/.test(words) &&
  parts.some((part) => 'activatesIn' in part && part.activatesIn?.includes('hand') === true);

/** Does the card lie on the field as what it is, by being activated or Summoned? */
const staysThere = ({ facts }: CardModel): boolean =>
  facts.cardType === 'monster' || facts.property === 'Continuous' || facts.property === 'Field';

function takeUse(words: string, cards: readonly SketchCard[], draft: Draft): boolean {
  const found = said(words, uses);
  const model = cardAt(cards, found?.['use']);
  if (found === undefined || model === undefined || (staysThere(model) && model.facts.cardType !== 'monster'))
    return false;
  // A monster that is "up" lies on the field; one whose effect was used was told of with a word for that.
  const who = sideOf(found['who']) ?? (isMine(words) ? 'P0' : isTheirs(words) ? 'P1' : undefined);
  const kind = found['kind'];
  draft.uses.push({ model, player: who, ...(kind === undefined ? {} : { declared: kind }) });
  return true;
}

function takeEnd(words: string, cards: readonly SketchCard[], draft: Draft): boolean {
  for (const [forms, then] of [
    [negated, 'negated'],
    [gone, 'gone'],
    [faceDown, 'face-down'],
  ] as const) {
    const found = said(words, forms);
    const model = cardAt(cards, found?.['bar']);
    if (found === undefined || model === undefined || !staysThere(model)) continue;
    if (!draft.cards.some((each) => each.model === model)) draft.cards.push({ model, player: undefined });
    draft.cards = draft.cards.map((each) => (each.model === model ? { ...each, then } : each));
    const by = cardAt(cards, found['by']);
    if (by !== undefined && staysThere(by) && then === 'negated') {
      if (!draft.cards.some((each) => each.model === by)) draft.cards.push({ model: by, player: undefined });
    } else if (by !== undefined) draft.others.push(by);
    return true;
  }
  return false;
}

function takeSummons(words: string, draft: Draft): boolean {
  const made = summonsCounted(words);
  if (made !== undefined) draft.summons.push(made);
  return made !== undefined;
}

/** "a Machine on my field", "nothing on their side": without a verb. */
const onField =
  /^(?:with |there (?:is|are) |having )?(?<what>.+) on (?<whose>my|their) (?:side of )?(?:field|side)$/;
const more =
  /^(?:\d |one )?more monsters?(?: than (?:i|me|opp|them|we)(?: (?:do|does|have|has|control|controls))?)?$/;
const same =
  /^(?:same (?:number|amount) of monsters|as many monsters as (?:i|me|opp|them)(?: do| does)?|equal(?: number of)? monsters)$/;

/** "Opponent 3", "my only monster is X": who controls what, in full. */
const inFull = (typed: string): string =>
  typed
    .replace(new RegExp(`^(i|opp) (${counts}|none|nothing)$`), '$1 controls $2')
    .replace(
      /^(my|their) only monster (?:is|was) /,
      (_, whose) => `${whose === 'my' ? 'i' : 'opp'} controls only `,
    );

function takeControlled(typed: string, cards: readonly SketchCard[], draft: Draft): boolean {
  const words = inFull(typed);
  const on = onField.exec(words)?.groups;
  const { who = '', what = '' } =
    on === undefined
      ? (controls.exec(words)?.groups ?? {})
      : { who: on['whose'] === 'my' ? 'i' : 'opp', what: on['what'] };
  if (what === '') return false;
  const both = /^(?:we|both|each|neither)/.test(who);
  const none = who.startsWith('neither');
  const single = sideOf(who);
  if (same.test(what) && both) {
    draft.more = 'same';
    return true;
  }
  if (!both && single === undefined) return false;
  if (more.test(what) && single !== undefined) {
    draft.more = single;
    return true;
  }
  const players: readonly Player[] = both ? ['P0', 'P1'] : single === undefined ? [] : [single];
  return what
    .split(/ (?:and|but|plus) | ?[,&+] ?/)
    .filter((each) => each.trim() !== '')
    .every((each) => players.every((player) => takeOne(each.trim(), player, none, cards, draft)));
}

function takeOne(
  typed: string,
  player: Player,
  none: boolean,
  cards: readonly SketchCard[],
  draft: Draft,
): boolean {
  const words = typed.replace(/^(?:controls?|has|have) /, '');
  if (
    /^(?:nothing|no (?:other )?(?:cards|monsters)|no monster|none|empty field|nothing else|(?:no|0|zero) other monsters?)$/.test(
      words,
    )
  ) {
    draft.whole.add(player);
    return true;
  }
  const bar = said(words, [form(`{bar}(?: ${there})*${where}`)]);
  const model = cardAt(cards, bar?.['bar']);
  if (model !== undefined) {
    if (!staysThere(model) || none) return false;
    draft.cards.push({ model, player });
    return true;
  }
  const number = new RegExp(`^(?<only>only |just )?(?<number>${counts})$`).exec(words)?.groups;
  const group = monstersSaid(number === undefined ? words : `${words} monster`);
  if (group === undefined) return false;
  const told = none ? { ...group, count: 0 } : group;
  if (told.count === 0 && !told.ofKind) draft.whole.add(player);
  // "2 monsters" are all of them; "a Dragon" need not be.
  if (told.only || (!told.ofKind && told.count > 0)) draft.whole.add(player);
  draft.monsters.push({ player, said: told });
  return true;
}
