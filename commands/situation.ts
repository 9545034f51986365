import type { Command } from '../src/commands/command.ts';
import { numberOf, option, textOf } from '../src/commands/options.ts';
import { pictureOption, withPicture } from '../src/commands/pictures.ts';
import { ruleOnText } from '../src/commands/situation-text.ts';
import { whatIfOption, whyOption, withChange, withWhy } from '../src/commands/what-if.ts';
import type { Reply } from '../src/replies/reply.ts';
import { section } from '../src/replies/verdict-reply.ts';
import { textsOf } from '../src/situations/language/lines.ts';
import { forms } from '../src/situations/language/statements.ts';

/** A situation to begin with. It is read and ruled on as it stands. */
const template = `P0 has in the hand: "Monster Reincarnation", "Dandylion"
P0 activates "Monster Reincarnation", discarding "Dandylion", targeting "Dandylion"
resolve
does "Dandylion" activate?`;

export const situation: Command = {
  name: 'situation',
  description:
    'A situation line by line: the cards, what is done, and a question. Played through the rules engine',
  options: [
    option('text', 'The lines, with semicolons between them; left out: a form to fill in'),
    pictureOption,
    whyOption,
    whatIfOption,
  ],
  form: {
    option: 'text',
    title: 'A situation',
    label: 'One thing a line, the question last',
    template,
    layOut: (text) => textsOf(text).join('\n'),
  },
  run(values, asker, services) {
    const text = textOf(values, 'text');
    if (text === undefined) return { ok: true, reply: helpReply };
    const ruled = withChange(
      ruleOnText(text, asker.ruleset, services),
      services,
      numberOf(values, whatIfOption.name),
    );
    return withWhy(
      withPicture(ruled, services, textOf(values, 'picture')),
      services,
      numberOf(values, whyOption.name),
    );
  },
};

const examplesOf = (which: keyof typeof forms) => forms[which].map(({ example }) => example);

/** What a situation is made of: a line of each form. */
const helpReply: Reply = {
  tone: 'info',
  title: 'A situation, line by line',
  lead: 'Cards where they are, what is done, and one question, each on a line of its own or behind a semicolon.',
  sections: [
    section('A whole one', 'text', template.split('\n')),
    section('What is the case', 'list', examplesOf('set-up')),
    section('What is done', 'list', examplesOf('action')),
    section('What is asked', 'list', examplesOf('question')),
  ],
};
