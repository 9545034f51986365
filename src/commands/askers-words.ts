import { languageFor } from '../languages/languages.ts';
import { inAskersWords, speaksAsPlayer } from '../replies/askers-words.ts';
import type { Command } from './command.ts';

/** A command that says "you" and "the opponent" to somebody who told of a play as a player. Other languages have their own sentences. */
export const speakingToAsker = (command: Command): Command => ({
  ...command,
  async run(values, asker, services) {
    const outcome = await command.run(values, asker, services);
    const isPlayer = [values.text, values.log].some(
      (told) => typeof told === 'string' && speaksAsPlayer(told),
    );
    return outcome.ok && isPlayer && languageFor(asker.locale) === undefined
      ? { ...outcome, reply: inAskersWords(outcome.reply) }
      : outcome;
  },
});
