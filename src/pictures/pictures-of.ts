import words from '../../data/lexicon/described.json' with { type: 'json' };
import { isActivated, spellSpeed } from '../card-model/activated.ts';
import { statSteps } from '../engine/answer/values/stats.ts';
import { syncContinuous } from '../engine/continuous/sync-stats.ts';
import { type ChainLink, cardOf, type Duel, type Resolved } from '../engine/state/duel.ts';
import { type DuelEvent, isHappening } from '../engine/state/event.ts';
import { stats } from '../engine/state/stat-line.ts';
import type { Played } from '../situations/rule-on.ts';
import { shownEvents } from '../situations/timeline.ts';
import { answerKind, type Verdict } from '../situations/verdict.ts';
import { fieldView } from './field-view.ts';
import type { ChainView, LadderView, PictureView, ShownLink, ShownMoment, TimelineView } from './view.ts';

/** The pictures of a ruling that was played, with what each is called, in the order in which they are offered. */
export const pictureKinds = {
  timeline: 'Timeline',
  chain: 'Chain',
  before: 'Field before',
  field: 'Field',
  ladder: 'ATK and DEF',
} as const;
export type PictureKind = keyof typeof pictureKinds;

export const isPictureKind = (word: string): word is PictureKind => word in pictureKinds;

/** A picture of a ruling; undefined where it would show nothing. */
export function pictureOf(
  kind: PictureKind,
  { before, after }: Played,
  verdict: Verdict,
): PictureView | undefined {
  const happened = after.timeline.length > 0;
  const asked = askedCard(verdict.situation);
  switch (kind) {
    case 'timeline':
      return timelineView(after, verdict);
    case 'chain':
      return chainView(after);
    case 'field':
      return fieldView(after, happened ? 'After' : 'As told', before);
    case 'ladder':
      return asked === undefined ? undefined : ladderView(after, asked);
    case 'before':
      return happened ? fieldView(before, 'Before') : undefined;
  }
}

/** The kinds of picture that show something of a ruling, the most telling first. */
export const picturesThere = (played: Played, verdict: Verdict): readonly PictureKind[] =>
  Object.keys(pictureKinds)
    .filter(isPictureKind)
    .filter((kind) => pictureOf(kind, played, verdict) !== undefined);

const askedCard = (situation: Verdict['situation']): string | undefined =>
  situation !== null && 'card' in situation.question ? situation.question.card : undefined;

/** The last Chain of what was played, each link with what became of it; undefined where there was none. */
function chainView(duel: Duel): ChainView | undefined {
  const done = duel.resolved
    .filter(({ chain }) => chain === duel.chains)
    .map((resolved) => shownLink(duel, resolved.link, resolved));
  const open = duel.chain.map((link) => shownLink(duel, link, undefined));
  const links = [...open, ...done].toSorted((a, b) => a.number - b.number);
  return links.length === 0 ? undefined : { kind: 'chain', links };
}

function shownLink(duel: Duel, link: ChainLink, resolved: Resolved | undefined): ShownLink {
  const { model } = cardOf(duel, link.card);
  const part = link.part === undefined ? undefined : model.parts[link.part];
  const because = resolved?.because;
  return {
    number: link.number,
    card: model.name,
    player: link.player,
    spellSpeed: part !== undefined && isActivated(part) ? spellSpeed(part, model.facts) : undefined,
    targets: link.targets.map(({ id }) => cardOf(duel, id).model.name),
    struck: because !== undefined || link.negated !== undefined,
    became: became(link, resolved),
  };
}

function became({ negated }: ChainLink, resolved: Resolved | undefined): string {
  if (resolved?.because !== undefined) return words.unresolved[resolved.because];
  if (resolved !== undefined) return 'resolved';
  return negated === undefined ? 'waits to resolve' : `its ${negated} was negated`;
}

/** How the ATK and DEF of a monster came to be what they are; undefined where nothing changed them. */
function ladderView(played: Duel, id: string): LadderView | undefined {
  const duel = syncContinuous(played);
  const card = cardOf(duel, id);
  const ladders = stats
    .map((stat) => ({
      heading: `${stat.toUpperCase()} of ${card.model.name}`,
      steps: statSteps(duel, card, stat),
    }))
    .filter(({ steps }) => steps.length > 1);
  return ladders.length === 0 ? undefined : { kind: 'ladder', ladders };
}

/** What was played, with the moment that decides and the last one; undefined where nothing happened. */
function timelineView(
  duel: Duel,
  verdict: Pick<Verdict, 'answer' | 'headline' | 'timeline' | 'certainty'>,
): TimelineView | undefined {
  const events = shownEvents(duel);
  if (events.length === 0 || events.length !== verdict.timeline.length) return undefined;
  const last = events.findLast(isHappening)?.moment;
  const moments: ShownMoment[] = [];
  let before: DuelEvent | undefined;
  for (const [index, line] of verdict.timeline.entries()) {
    const event = events[index];
    if (event === undefined) continue;
    const same = before?.moment === event.moment ? moments.pop() : undefined;
    moments.push({
      at: line.at,
      what: [...(same?.what ?? []), line.what],
      mark: same?.mark ?? line.mark,
      isLast: event.moment === last,
    });
    before = event;
  }
  const tone = answerKind(verdict.answer);
  const word =
    verdict.certainty === 'unless' ? answerWord[tone].replace('. ', ', unless ... ') : answerWord[tone];
  return { kind: 'timeline', moments, answer: `${word}${verdict.headline}`, tone };
}

/** The verdict first; a value stands in the sentence. */
const answerWord = { yes: 'Yes. ', no: 'No. ', open: 'Cannot tell. ', value: '' } as const;
