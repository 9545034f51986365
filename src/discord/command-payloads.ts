import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
  PermissionFlagsBits,
} from 'discord.js';
import type { Command, OptionSpec } from '../commands/command.ts';
import type { Language } from '../languages/language.ts';
import { languageFor } from '../languages/languages.ts';
import { defined } from '../platform/defined.ts';

/** What is said of a command or an option, in English and in every language that has it. */
interface Said {
  readonly name: string;
  readonly name_localizations: LocalizationMap;
  readonly description?: string;
  readonly description_localizations?: LocalizationMap;
}

/** A command as its body in a request; Discord's interface takes the permissions there as a number. */
export interface CommandPayload extends Said {
  readonly type?: ApplicationCommandType.Message;
  /** Options, and subcommands with options of their own, as Discord describes them. */
  readonly options?: readonly object[];
  readonly contexts: readonly InteractionContextType[];
  readonly integration_types: readonly ApplicationIntegrationType[];
  readonly default_member_permissions: number | null;
}

/** What is said in every language that has it, by Discord's locale. */
const inAllLanguages = (say: (language: Language) => string | undefined): LocalizationMap =>
  Object.fromEntries(
    Object.values(Locale).flatMap((locale) => {
      const language = languageFor(locale);
      const said = language === undefined ? undefined : say(language);
      return said === undefined ? [] : [[locale, said]];
    }),
  );

/** A description, or the name of a choice, in every language. */
const saying = (english: string): LocalizationMap => inAllLanguages((language) => language.textOf(english));

const said = (name: string, description: string, inOthers = saying(description)): Said => ({
  name,
  name_localizations: inAllLanguages((language) => language.nameOf(name)),
  description,
  description_localizations: inOthers,
});

/** The commands as Discord registers them: `duel check` is `check` of `/duel`; those on messages are registered for that too. */
export const commandPayloads = (commands: readonly Command[]): readonly CommandPayload[] => [
  ...[...Map.groupBy(commands, ({ name }) => splitName(name).top)].map(([top, parts]) => payload(top, parts)),
  ...commands.flatMap((command) => {
    const { onMessage } = command;
    if (onMessage === undefined) return [];
    const { name } = onMessage;
    const type = ApplicationCommandType.Message as const;
    return [{ type, name, name_localizations: saying(name), ...usableBy([command]) }];
  }),
];

/** `duel check` is `check` under `duel`. */
const splitName = (name: string): { readonly top: string; readonly sub?: string } => {
  const [top = '', ...rest] = name.split(' ');
  return rest.length === 0 ? { top } : { top, sub: rest.join(' ') };
};

const payload = (top: string, commands: readonly Command[]): CommandPayload => {
  const whole = commands.find(({ name }) => name === top);
  if (whole !== undefined && commands.length > 1) throw new Error(`/${top} cannot also have subcommands`);
  if (whole !== undefined)
    return { ...said(top, whole.description), options: optionsOf(whole), ...usableBy(commands) };
  const subs = commands.flatMap(({ name }) => splitName(name).sub ?? []);
  const inOthers = inAllLanguages((language) => subs.map((sub) => language.nameOf(sub) ?? sub).join(', '));
  const options = commands.map((command) => ({
    type: ApplicationCommandOptionType.Subcommand,
    ...said(splitName(command.name).sub ?? command.name, command.description),
    options: optionsOf(command),
  }));
  return { ...said(top, subs.join(', '), inOthers), options, ...usableBy(commands) };
};

/** Where and by whom commands may be used: those of managers and moderators in servers alone, others wherever the app is. */
const usableBy = (commands: readonly Command[]) => {
  const { Guild, BotDM, PrivateChannel } = InteractionContextType;
  const { GuildInstall, UserInstall } = ApplicationIntegrationType;
  const managers = commands.every((command) => command.forManagers);
  return managers || commands.every((command) => command.forModerators)
    ? {
        contexts: [Guild],
        integration_types: [GuildInstall],
        default_member_permissions: Number(PermissionFlagsBits[managers ? 'ManageGuild' : 'ManageMessages']),
      }
    : {
        contexts: [Guild, BotDM, PrivateChannel],
        integration_types: [GuildInstall, UserInstall],
        default_member_permissions: null,
      };
};

/** The options of a command, the required ones first, as Discord wants them. */
const optionsOf = ({ options }: Command): readonly object[] =>
  options
    .toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false))
    .map(({ name, description, type, required = false, min, max, choices, suggest }) => ({
      type: optionTypes[type],
      ...said(name, description),
      required,
      ...defined(
        type === 'integer' ? { min_value: min, max_value: max } : { min_length: min, max_length: max },
      ),
      ...(type === 'channel' ? { channel_types: postedTo } : {}),
      ...(choices === undefined && suggest !== undefined ? { autocomplete: true } : {}),
      ...defined({
        choices: choices?.map((each) => ({
          name: each.name,
          name_localizations: saying(each.name),
          value: type === 'integer' ? Number(each.value) : each.value,
        })),
      }),
    }));

const optionTypes: Readonly<Record<OptionSpec['type'], ApplicationCommandOptionType>> = {
  text: ApplicationCommandOptionType.String,
  list: ApplicationCommandOptionType.String,
  integer: ApplicationCommandOptionType.Integer,
  channel: ApplicationCommandOptionType.Channel,
  role: ApplicationCommandOptionType.Role,
  file: ApplicationCommandOptionType.Attachment,
};

const postedTo = [ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildVoice] as const;
