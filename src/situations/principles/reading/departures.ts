import type { Happening, Thing } from './happenings.ts';
import type { Sketch, SketchCard } from './sketch.ts';
import { done, written } from './verb-words.ts';

/** Something that was told to have left its place before an effect resolved. */
export interface Departure {
  /** The words for what left: a card's ref, "it", "the target", "one of the targeted scales". */
  readonly what: string;
  /** The card that made it leave, where one was named. */
  readonly by?: SketchCard;
  /** The words themselves say that it was taken away, not only what was used on it. */
  readonly said?: true;
  /** It was Tributed or discarded, whatever else the card by which it was may do. */
  readonly paid?: true;
  /** It stays on the field, and is face-down now, or face-up, or the other player's. */
  readonly now?: 'face-down' | 'face-up' | 'taken';
  /** Where in `told` it stands. */
  readonly at: number;
}

const card = '#\\d';
/** What players call a card without its name. */
const thing = `(?:own |that same |the same |that very |the very |that |the |my |their |his |its |a |an |one of (?:the |my |its |their |his |those |these )?|both |only )*(?:one |two |three |four |five |1 |2 |3 )?(?:targeted |face-up |face-down |revealed |set |only |other |gy |banished |equipped |destroyed |discarded |tributed |detached |other )*(?:${card}|it\\b|her\\b|him\\b|them\\b|targets\\b|target\\b|[a-z-]+\\b(?: monster| card| spell| trap)?)`;
const taking = [
  'destroy',
  'banish',
  'return',
  'shuffle',
  'discard',
  'tribute',
  'send',
  'steal',
  'take',
] as const;
const removes = `(?:${written(...taking)}|remov(?:es?|ed|ing)|rip(?:s|ped)?|takes? out|took out|g[eo]ts? rid of|drop(?:s|ped)?|dump(?:s|ed)?|knock(?:s|ed)?|clear(?:s|ed)?)`;
const removed = `(?:${done(...taking)}|removed|ripped|taken out|gone|dropped|dumped|cleared)`;
const responds = `(?:${written('chain', 'activate', 'use')}|answer(?:s|ed)?|flip(?:s|ped)|drop(?:s|ped)|throws?|threw)(?: with)?`;
const is = '(?:is|was|were|gets|got|has been|had been|are|being)';

const forms: readonly RegExp[] = [
  // "they chain Y on it", "they respond with Y on X"
  `\\b${responds} (?:their |a |an )?(?<by>${card}) (?:on|at|to|targeting|against|in response to) (?<what>${thing})`,
  // "in response Y destroyed one of my scales", "Y takes X"
  `(?<by>${card}) (?:then |in response |now )?(?:${removes}) (?<what>${thing})`,
  // "my opponent Ys it": a name used as a verb
  `\\b(?:they|opponent|he|she|opp|got|in response,?)(?: (?:answer|respond)(?:s|ed)? (?:by|with))? (?<by>${card}) (?<what>${thing})`,
  // "opponent destroys it with Y", "I save it with Y"
  `\\b(?:${removes}|saves?|saved) (?<what>${thing})(?: away| back)? (?:with|by|using|via) (?:their |a )?(?<by>${card})`,
  // "Y is chained to it and destroys it"
  `\\b${responds} (?:their |a |an )?(?<by>${card})(?:,? and|,? which| to|,? so|,)? (?:it )?(?:${removes}) (?<what>${thing})`,
  // "hits it with Y", "it dodges with Y"
  `\\b${written('hit')} (?<what>${thing}) (?:with|by|using) (?:their |a )?(?<by>${card})`,
  `(?<what>${thing}),? (?:which |that |and |then )?(?:dodge[sd]?|escape[sd]?)(?: it)?(?: with| by| via| using)? (?:their |my |a )?(?<by>${card})`,
  // "Y is chained to destroy it"
  `(?<by>${card}) (?:is|was|gets|got) (?:chained|used|activated|flipped)(?: in response| to it| to that)?,? (?:to|and|which|that) (?:${removes}) (?<what>${thing})`,
  // "one of them was destroyed by Y", "it gets hit by Y", "it got Yed"
  `(?<what>${thing}) ${is} (?:also |then )?(?:(?:${done('hit')}|${removed}) (?:by|with) (?:their |a )?)?(?<by>${card})`,
  `(?<what>${thing}) ${is} (?:then |also )?(?:${removed})\\b(?! (?:by|with) #)`,
  // "one leaves the GY in response", "it is no longer on the field"
  `(?<what>${thing}) (?:leaves|left|goes back to|returns to|returned to|is no longer (?:in|on)|(?:isn't|is not|wasn't|was not) (?:in|on)(?= [^.;]*\\b(?:any ?more|any longer|by then)))(?: my| the| their)? (?:gy|field|hand|monster zone|zone|deck)(?! when)`,
  // "the opponent banishes the target"
  `\\b(?:they|opponent|he|she|opp|in response,?)(?: then| also)? (?:${removes}) (?<what>${thing})(?! (?:with|by|using|via) #)`,
].map((form) => new RegExp(form, 'g'));

const saysRemoved = new RegExp(`\\b(?:${removes}|${removed})\\b`);

const saysPaid = new RegExp(`\\b${written('tribute', 'discard')}\\b`);

/** Words that stand where a thing may, and are none. */
const isNoThing =
  /^(?:i|is|to|on|at|in|against|his|her own|(?:drop|flip|turn|destroy|banish|bounce|return|remove|take|get|make|stop|save|negate|put|place)(?:\b.*)?|that|which|who|they|you|we|and|so|then|later|afterwards|also|now|there|what|both|(?:the |my )*(?:field|gy|hand|deck|turn|chain))$/;

/** "Y destroyed one" is not a thing that was Yed. */
const startsAsVerb = new RegExp(`^${written(...taking)}\\b(?! (?:card|monster|spell|trap)s?\\b)`);

/** "the monster X was targeting": what stands before it is no card that left, but whose target did. */
const isTargetOf = /^ (?:(?:is|was|had|has) )?target(?:s|ed|ing)?\b/;

const takes: ReadonlySet<Happening['verb']> = new Set([...taking, 'hit']);
const uses: ReadonlySet<Happening['verb']> = new Set(['activate', 'use', 'chain']);

/** What a happening tells to have left. */
function leftBy(happening: Happening): readonly Departure[] {
  const { verb, what, by, means, aim, faceDown, told, from: at } = happening;
  if (!told) return [];
  const agent = means === undefined ? {} : { by: means };
  const all = (things: readonly Thing[], rest: Partial<Departure>) =>
    things
      .filter(
        ({ card: named, words }) => named !== undefined || /^(?:it|(?:one of )?the targets?)$/.test(words),
      )
      .map(({ words }): Departure => ({ what: words, ...rest, at }));
  if (verb === 'put' && putAway(happening)) return all(what, { ...agent, said: true });
  if (verb === 'turn' || verb === 'put' || verb === 'change')
    return faceDown ? all(what, { ...agent, now: 'face-down' }) : [];
  if (verb === 'hit') return all(what, agent);
  if (verb === 'steal') return all(what, { ...agent, now: 'taken', said: true });
  if (verb === 'tribute' || verb === 'discard') return all(what, { ...agent, said: true, paid: true });
  if (takes.has(verb)) return all(what, { ...agent, said: true });
  if (verb === 'leave') return all(by, {});
  const used = what.find(({ card }) => card !== undefined)?.card ?? means;
  return uses.has(verb) && used !== undefined ? all(aim, { by: used }) : [];
}

/** "They put it in my hand". */
const putAway = ({ frame }: Happening): boolean =>
  frame.complements.some(
    ({ prep, value }) =>
      (prep === 'in' || prep === 'to') &&
      value.kind === 'place' &&
      ['hand', 'deck', 'gy', 'extra-deck'].includes(value.place),
  );

/** "The target of X was banished": not X. */
const targetOf = /\btargets? of (?:my |the |their |his |her |a |an )*$/;

/** All departures that the words before the question tell of; the same thing by the same card once. */
export function departures(sketch: Sketch): readonly Departure[] {
  const written = byForms(sketch);
  const isNew = ({ by, what }: Departure) =>
    !written.some((each) => (by === undefined ? each.what.endsWith(what) : each.by === by));
  return [...written, ...sketch.happenings.flatMap(leftBy).filter(isNew)];
}

function byForms({ told, cards }: Sketch): readonly Departure[] {
  const found: Departure[] = [];
  for (const form of forms) {
    for (const match of told.matchAll(form)) {
      const at = match.index;
      const named = match.groups?.what;
      if (named === undefined || isNoThing.test(named) || startsAsVerb.test(named)) continue;
      const begins = at + match[0].indexOf(named);
      const isTarget =
        isTargetOf.test(told.slice(at + match[0].length)) || targetOf.test(told.slice(0, begins));
      const what = isTarget ? 'the target' : named;
      const by = cards.find(({ ref }) => ref === match.groups?.by);
      const words = match[0].replace(named, '');
      const said = {
        ...(saysRemoved.test(words) ? { said: true as const } : {}),
        ...(saysPaid.test(words) ? { paid: true as const } : {}),
      };
      found.push(by === undefined ? { what, at, ...said } : { what, by, at, ...said });
    }
  }
  for (const match of told.matchAll(turned)) {
    const what = match.groups?.what;
    if (what === undefined || isNoThing.test(what)) continue;
    found.push({ what, now: 'face-down', at: match.index });
  }
  return found;
}

/** "They flip it up in response": a Set card that they activate, or that something turns face-up. */
const up =
  /\b(?:flip(?:s|ped)?|turn(?:s|ed)?|change[sd]?) (?:up )?(?<what>it|that card|that monster|the target|the targeted card|the card)(?: over)?(?: to)? (?:face-)?up\b|\b(?:they|opponent|i) (?:then )?(?:chain|activate|flip)(?:s|d|ped|ed)? (?<that>the targeted card|that card|the target|it) in response\b/g;

/** What was told to lie face-up where it lay face-down before: it has not left. */
export const turnedUp = ({ told }: Sketch): readonly Departure[] =>
  [...told.matchAll(up)].map(({ groups, index }) => ({
    what: groups?.['what'] ?? groups?.['that'] ?? '',
    now: 'face-up',
    at: index,
  }));

/** "Y turned it face-down", "they flip it face-down" */
const turned = new RegExp(`${written('turn', 'change')} (?<what>${thing})(?: to)? face-down`, 'g');
