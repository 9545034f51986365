import type { ApplicationCommandOptionChoiceData } from 'discord.js';
import type { Command, Services } from '../commands/command.ts';
import { suggestedInTurns } from '../commands/suggested.ts';
import { limits } from '../replies/limits.ts';
import { cut } from '../replies/markdown.ts';

/** The suggestions for the option being typed, inside Discord's limits; none where the option has none. */
export const suggestionsFor = async (
  command: Command,
  focused: { readonly name: string; readonly value: string },
  services: Services,
  locale?: string,
): Promise<readonly ApplicationCommandOptionChoiceData[]> => {
  const option = command.options.find(({ name }) => name === focused.name);
  const suggestions = await suggestedInTurns(option?.suggest?.(focused.value, services, locale) ?? []);
  return suggestions
    .map(({ name, value }) => ({ name: cut(name.toWellFormed().trim(), limits.suggestionName), value }))
    .filter(({ name, value }) => name !== '' && value !== '' && value.length <= limits.suggestionValue)
    .slice(0, limits.suggestions)
    .map(({ name, value }) => ({ name, value: option?.type === 'integer' ? Number(value) : value }));
};
