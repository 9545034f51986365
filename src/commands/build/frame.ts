import type { Choice } from '../../platform/problem.ts';
import { limits } from '../../replies/limits.ts';
import { pageOf } from '../../replies/page.ts';
import type { MenuChoice, Reply, Section } from '../../replies/reply.ts';
import { section } from '../../replies/verdict-reply.ts';
import type { Outcome } from '../command.ts';
import { LONGEST_LINE } from '../line/line.ts';
import { type At, buildLine, isReadable } from './line.ts';

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

/** What a step says, with the situation so far under it. */
export interface Frame {
  readonly title: string;
  readonly lead: string;
  readonly sections?: readonly Section[];
  /** The situation so far. */
  readonly text: string;
  readonly choices: readonly Choice[];
  readonly menu?: Reply['menu'];
  readonly footer?: string;
}

/** The answer of a step. A line that is too long to be read is not offered. */
export function framed({ title, lead, sections = [], text, choices, menu, footer }: Frame): Outcome {
  const readable = choices.filter(({ line }) => isReadable(line));
  const picks = menu?.choices.filter(({ line }) => isReadable(line)) ?? [];
  const cut = readable.length < choices.length || picks.length < (menu?.choices.length ?? 0);
  const reply: Reply = {
    tone: 'info',
    title,
    lead: cut ? `${lead} ${tooLong}` : lead,
    sections: [...sections, ...soFarSection(text)],
    choices: readable,
    ...(footer === undefined ? {} : { footer }),
    ...(menu === undefined || picks.length === 0 ? {} : { menu: { ...menu, choices: picks } }),
  };
  return { ok: true, reply };
}

const tooLong = `The text is nearly as long as one may be (${LONGEST_LINE.toLocaleString('en-US')} characters), so not everything can be added.`;

const soFarSection = (text: string): readonly Section[] =>
  text === ''
    ? []
    : [
        section(
          'The situation so far',
          'text',
          text.split('\n').map((each) => ({ text: each })),
        ),
      ];

/** Something to pick from a select, in the same message. */
export type Picked = Omit<MenuChoice, 'turns'>;

/** A step in which one thing is picked of a list, a page of it at a time. */
export interface Picking extends Omit<Frame, 'menu' | 'footer'> {
  /** What the picks are: `Where it is`. */
  readonly heading: string;
  readonly picks: readonly Picked[];
  /** Where in the flow it stands, with its page. */
  readonly at: At;
}

/** The answer of a step that has something to pick. */
export function picking({ heading, picks, at, choices, ...frame }: Picking): Outcome {
  const readable = picks.filter(({ line }) => isReadable(line));
  const page = pageOf(readable, at.page ?? 1, limits.options, (number) =>
    buildLine(frame.text, { ...at, page: number }),
  );
  const cut = readable.length < picks.length ? ` ${tooLong}` : '';
  return framed({
    ...frame,
    lead: `${frame.lead}${cut}`,
    choices: [...page.choices, ...choices],
    menu: { heading, choices: page.items.map((each) => ({ ...each, turns: true })) },
    ...(page.footer === undefined ? {} : { footer: page.footer }),
  });
}
