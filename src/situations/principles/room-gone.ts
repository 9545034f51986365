import { isDescribed } from '../../effects/instruction.ts';
import { zonesNeeded } from '../../effects/zones-needed.ts';
import type { KeyWordPrinciple, Ruled } from './principle.ts';
import { effectsTold, type Source, sources } from './reading/activated-source.ts';
import { bystanders, speaksAgainst } from './reading/against.ts';
import { type AskedDeed, askedDeed, asksIfDone } from './reading/asked-deed.ts';
import { agreed } from './reading/asked-effects.ts';
import { type Clause, carriedOut } from './reading/effect-words.ts';
import { type RoomTold, roomLeft } from './reading/room-told.ts';
import type { Sketch, SketchCard } from './reading/sketch.ts';

/**
 * What is still done of an effect that was activated when there are too few zones left as it resolves: what needs a zone is
 * not done, nor what hangs on that by the conjunctions; of a set number of monsters or Tokens none is Summoned (rule
 * effect/no-room-when-it-resolves).
 */
export const roomGone: KeyWordPrinciple = (sketch) => {
  const { told, question } = sketch;
  if (speaksAgainst(told) || /\b(?:how|where|which|what|who)\b/.test(question)) return undefined;
  const room = roomLeft(told) ?? roomLeft(question);
  const asked = askedDeed(question);
  if (room === undefined || asked === undefined || !(asksIfDone(question) || asksForSome.test(question)))
    return undefined;
  const source = sourceOf(sketch, asked);
  if (source === undefined || bystanders(sketch, [source]).length > 0) return undefined;
  const effects = effectsTold(source, told);
  const doing = effects.filter(({ words }) => asked.kind === 'effect' || words.clauses.some(asked.fits));
  return agreed((doing.length > 0 ? doing : effects).map((effect) => ruledOn(effect, asked, room)));
};

/** "Can I Summon two of them": of what an effect brings that resolves. */
const asksForSome =
  /\b(?:can|could|may|do|does|is|are|will)\b[^?]*\b(?:one|two|some|any|a|1|2|it|them|tokens?|monsters?)\b/;

/** The effect that does what is asked, and was told to be activated; the cards that were chained to it do something else. */
function sourceOf(sketch: Sketch, asked: AskedDeed): SketchCard | undefined {
  // "X; they chain Y": what is named before all that was chained was activated, too.
  const [earliest] = sketch.cards;
  const all = sources(sketch);
  const first = earliest === undefined || all.includes(earliest) ? all[0] : earliest;
  if (first === undefined) return undefined;
  const named = sketch.cards.filter(({ ref }) => sketch.question.includes(ref));
  const [only, other] = named;
  if (other !== undefined || (only !== undefined && only !== first)) return undefined;
  const does = effectsTold(first, sketch.told).some(
    ({ words }) => asked.kind === 'effect' || words.clauses.some(asked.fits),
  );
  return does ? first : undefined;
}

function ruledOn(effect: Source, asked: AskedDeed, room: RoomTold): Ruled | undefined {
  const { card, part, words } = effect;
  const needs = part.does.filter((each) => zonesNeeded(each, part, card.model.facts)[room.kind] > 0);
  const [need, more] = needs;
  if (need === undefined || more !== undefined || need.may === true) return undefined;
  if (/\bopponent's (?:field|side)\b|\beither (?:player's )?field\b/i.test(words.does)) return undefined;
  const count = zonesNeeded(need, part, card.model.facts)[room.kind];
  const isSet =
    need.do === 'special-summon-token' ||
    (isDescribed(need.what) && typeof need.what.count === 'number' && need.what.upTo !== true) ||
    /\b(?:both|all \d)\b/.test(words.does);
  if (count <= room.free || (room.free > 0 && !isSet)) return undefined;
  const takes = words.clauses.map((each) => takesZone(each, room));
  const at = takes.indexOf(true);
  if (at < 0 || takes.lastIndexOf(true) !== at) return undefined;
  const done = carriedOut(words.clauses, (_, index) => index !== at);
  const fitting = words.clauses.flatMap((each, index) =>
    asked.kind === 'effect' || asked.fits(each) ? [index] : [],
  );
  const meant = asked.kind === 'deed' && fitting.includes(at) ? [at] : fitting;
  // Whether what comes before it is done at all, where it cannot follow, hangs on the text.
  if (meant.length === 0 || meant.some((index) => index < at && !isApart(words.clauses[at])))
    return undefined;
  const answers = new Set(meant.map((index) => done[index]));
  const [answer] = answers;
  if (answers.size !== 1 || answer === undefined) return undefined;
  const zones = room.kind === 'monster' ? 'Main Monster Zones' : 'Spell & Trap Zones';
  return {
    answer: answer ? 'yes' : 'no',
    rules: ['effect/no-room-when-it-resolves', 'text/conjunctions'],
    because: `when the effect of ${card.model.name} resolves there are too few ${zones} for it: what takes one is not done, nor what hangs on that`,
    reads: [{ model: card.model, part }],
  };
}

const isApart = (clause: Clause | undefined): boolean => clause?.join === 'then' || clause?.join === 'also';

const takesZone = ({ words }: Clause, { kind }: RoomTold): boolean =>
  kind === 'monster' ? /\bspecial summon\b/.test(words) : /\b(?:equip|set|place)\b/.test(words);
