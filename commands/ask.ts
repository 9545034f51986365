import type { Command } from '../src/commands/command.ts';
import { option, textOf } from '../src/commands/options.ts';
import { answerPlain, tooManyWords } from '../src/commands/plain-words.ts';
import { ruleOnText } from '../src/commands/situation-text.ts';
import { fail } from '../src/platform/problem.ts';
import { isSituationText } from '../src/situations/language/read.ts';
import { card } from './card.ts';
import { ruling } from './ruling.ts';

export const ask: Command = {
  name: 'ask',
  description: 'A situation in plain words is ruled on; other words find a rule',
  options: [
    option('text', 'What happened, and a question: I activate ..., discarding ... Does ... trigger?', {
      required: true,
    }),
  ],
  onMessage: { name: 'Rule on this message', option: 'text', mentioned: 'question' },
  words: 'text',
  async run(values, asker, services) {
    const text = textOf(values, 'text') ?? '';
    if (isSituationText(text, services.catalogue)) return ruleOnText(text, asker.ruleset, services);
    const { cardToShow } = await import('../src/ask/card-to-show.ts');
    const shown = cardToShow(text, services.catalogue);
    if (shown !== undefined) return card.run({ name: shown }, asker, services);
    const problem = tooManyWords(text);
    if (problem !== undefined) return fail(problem);
    return answerPlain(text, asker, services, () => ruling.run({ question: text }, asker, services));
  },
};
