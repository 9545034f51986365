import { defined } from '../../platform/defined.ts';
import type { Choice } from '../../platform/problem.ts';
import { limits } from '../../replies/limits.ts';
import { pageOf } from '../../replies/page.ts';
import type { MenuChoice, Reply, Section } from '../../replies/reply.ts';
import { section } from '../../replies/verdict-reply.ts';
import type { Outcome } from '../command.ts';
import { LONGEST_LINE } from '../line/line.ts';
import { lineWith, printLine } from '../line/print-line.ts';

/** Where in the flow a line stands, beside the situation so far. */
export interface At {
  /** The step: a word of `steps.ts`; left out: what was told so far, and what can be done next. */
  readonly step?: string;
  /** The card that a step is about, or names of cards to add. */
  readonly card?: string;
  readonly page?: number;
}

/** A word with a colon right before something: it could be taken for an option. */
const likeAnOption = /\s(?:(?:text|step|card|page):|[a-z][a-z0-9-]*:\S)/i;

/** The line that goes on with a situation from a step. */
export function buildLine(text: string, { step, card, page }: At = {}): string {
  const [command, before] = ['duel build', { step, card, page }];
  return text === '' || likeAnOption.test(text.replaceAll('\n', '; '))
    ? printLine(command, { ...before, text })
    : lineWith(command, 'text', text, before);
}

/** Is the line one that can be read? */
export const isReadable = ({ line }: Pick<Choice, 'line'>): boolean => line.length <= LONGEST_LINE;

/** The row in which the buttons of the builder stand. */
export const builderRow = 'build';

/** A button that goes on in the same message. */
export const go = (label: string, text: string, at: At = {}): Choice => ({
  label,
  line: buildLine(text, at),
  turns: true,
  row: builderRow,
});

/** Back to what was told so far. */
export const back = (text: string): Choice => go('Back', text);

/** A step that only says something. */
export const saying = (title: string, lead: string, text: string): Outcome =>
  framed({ title, lead, text, choices: [back(text)] });

/** What a step says, with the situation so far under it. */
export interface Frame extends Pick<Reply, 'title' | 'menu' | 'footer'> {
  readonly lead: string;
  readonly sections?: readonly Section[];
  /** The situation so far. */
  readonly text: string;
  readonly choices: readonly Choice[];
}

const tooLong = `The text is nearly as long as one may be (${LONGEST_LINE.toLocaleString('en-US')} characters), so not everything can be added.`;

/** The answer of a step. A line that is too long to be read is not offered. */
export function framed({ title, lead, sections = [], text, choices, menu, footer }: Frame): Outcome {
  const readable = choices.filter(isReadable);
  const picks = menu?.choices.filter(isReadable) ?? [];
  const cut = readable.length < choices.length || picks.length < (menu?.choices.length ?? 0);
  const soFar = text === '' ? [] : [section('The situation so far', 'text', text.split('\n'))];
  const reply: Reply = {
    tone: 'info',
    title,
    lead: cut ? `${lead} ${tooLong}` : lead,
    sections: [...sections, ...soFar],
    choices: readable,
    ...defined({ footer }),
    ...(menu === undefined || picks.length === 0 ? {} : { menu: { ...menu, choices: picks } }),
  };
  return { ok: true, reply };
}

/** Something to pick from a select, in the same message, with the card that it is about. */
export interface Picked extends Omit<MenuChoice, 'turns'> {
  readonly about?: string | undefined;
}

/** A step in which one thing is picked of a list, a page of it at a time. */
interface Picking extends Omit<Frame, 'menu' | 'footer'> {
  /** What the picks are: `Where it is`. */
  readonly heading: string;
  readonly picks: readonly Picked[];
  /** Where in the flow it stands, with its page. */
  readonly at: At;
}

/** The answer of a step that has something to pick. */
export function picking({ heading, picks, at, choices, ...frame }: Picking): Outcome {
  const readable = picks.filter(isReadable);
  const page = pageOf(readable, at.page ?? 1, limits.options, (number) =>
    buildLine(frame.text, { ...at, page: number }),
  );
  const cut = readable.length < picks.length ? ` ${tooLong}` : '';
  return framed({
    ...frame,
    lead: `${frame.lead}${cut}`,
    choices: [...page.choices, ...choices],
    menu: { heading, choices: page.items.map(({ about: _, ...each }) => ({ ...each, turns: true })) },
    ...defined({ footer: page.footer }),
  });
}

/** A list to pick from; of a long one about several cards the card first. `from` is the step before it. */
export function listed(list: Omit<Picking, 'choices'>, from: string): Outcome {
  const { picks, at, text } = list;
  const cards = [...new Set(picks.flatMap(({ about }) => about ?? []))];
  const choices = [go('Another kind', text, { step: from }), back(text)];
  if (at.card === undefined && picks.length > limits.options && cards.length > 1) {
    const loose = picks.filter(({ about }) => about === undefined);
    const byCard = cards.map((card) => ({
      label: card,
      line: buildLine(text, { step: at.step ?? '', card }),
    }));
    return picking({ ...list, heading: 'Which card', picks: [...byCard, ...loose], choices });
  }
  const own = at.card === undefined ? picks : picks.filter(({ about }) => about === at.card);
  return picking({ ...list, picks: own, choices });
}
