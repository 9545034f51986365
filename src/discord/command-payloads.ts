import {
  type ApplicationCommandOptionBase,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  Locale,
  type LocalizationMap,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
  SlashCommandAttachmentOption,
  SlashCommandBuilder,
  SlashCommandChannelOption,
  SlashCommandIntegerOption,
  SlashCommandRoleOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Command, OptionSpec } from '../commands/command.ts';
import type { Language } from '../languages/language.ts';
import { languageFor } from '../languages/languages.ts';

/** What is said in every language that has it, by Discord's locale. */
const inAllLanguages = (say: (language: Language) => string | undefined): LocalizationMap =>
  Object.fromEntries(
    Object.values(Locale).flatMap((locale) => {
      const language = languageFor(locale);
      const said = language === undefined ? undefined : say(language);
      return said === undefined ? [] : [[locale, said]];
    }),
  );

/** The name of a command or an option in every language. */
const named = (english: string): LocalizationMap => inAllLanguages((language) => language.nameOf(english));

/** A description, or the name of a choice, in every language. */
const saying = (english: string): LocalizationMap => inAllLanguages((language) => language.textOf(english));

/** A command as its body in a request; Discord's interface takes the permissions there as a number. */
export type CommandPayload = (
  | Omit<RESTPostAPIChatInputApplicationCommandsJSONBody, 'default_member_permissions'>
  | Omit<RESTPostAPIContextMenuApplicationCommandsJSONBody, 'default_member_permissions'>
) & { readonly default_member_permissions: number | null };

/** The commands as Discord registers them: `duel check` is `check` of `/duel`; those on messages are registered for that too. */
export const commandPayloads = (commands: readonly Command[]): readonly CommandPayload[] => [
  ...[...Map.groupBy(commands, ({ name }) => splitName(name).top)].map(([top, parts]) => payload(top, parts)),
  ...commands.flatMap((command) =>
    command.onMessage === undefined
      ? []
      : [
          {
            type: ApplicationCommandType.Message as const,
            name: command.onMessage.name,
            name_localizations: saying(command.onMessage.name),
            ...usableBy([command]),
          },
        ],
  ),
];

/** `duel check` is `check` under `duel`. */
const splitName = (name: string): { readonly top: string; readonly sub?: string } => {
  const [top = '', ...rest] = name.split(' ');
  return rest.length === 0 ? { top } : { top, sub: rest.join(' ') };
};

const payload = (top: string, commands: readonly Command[]): CommandPayload => {
  const whole = commands.find(({ name }) => name === top);
  if (whole !== undefined && commands.length > 1) throw new Error(`/${top} cannot also have subcommands`);
  const subs = commands.flatMap(({ name }) => splitName(name).sub ?? []);
  const builder = new SlashCommandBuilder()
    .setName(top)
    .setNameLocalizations(named(top))
    .setDescription(whole?.description ?? subs.join(', '))
    .setDescriptionLocalizations(
      whole === undefined
        ? inAllLanguages((language) => subs.map((sub) => language.nameOf(sub) ?? sub).join(', '))
        : saying(whole.description),
    );
  if (whole !== undefined) addOptions(builder, whole.options);
  else for (const command of commands) builder.addSubcommand(subcommand(command));
  return { ...builder.toJSON(), ...usableBy(commands) };
};

/** Where and by whom commands may be used: those of managers and moderators in servers alone, others wherever the app is. */
const usableBy = (commands: readonly Command[]) => {
  const managers = commands.every((command) => command.forManagers);
  if (managers || commands.every((command) => command.forModerators))
    return {
      contexts: [InteractionContextType.Guild],
      integration_types: [ApplicationIntegrationType.GuildInstall],
      default_member_permissions: Number(PermissionFlagsBits[managers ? 'ManageGuild' : 'ManageMessages']),
    };
  return {
    contexts: [
      InteractionContextType.Guild,
      InteractionContextType.BotDM,
      InteractionContextType.PrivateChannel,
    ],
    integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    default_member_permissions: null,
  };
};

const subcommand = ({ name, description, options }: Command): SlashCommandSubcommandBuilder => {
  const builder = new SlashCommandSubcommandBuilder()
    .setName(splitName(name).sub ?? name)
    .setNameLocalizations(named(splitName(name).sub ?? name))
    .setDescription(description)
    .setDescriptionLocalizations(saying(description));
  addOptions(builder, options);
  return builder;
};

/** Adds the options, the required ones first, as Discord wants them. */
const addOptions = (
  builder: SlashCommandBuilder | SlashCommandSubcommandBuilder,
  options: readonly OptionSpec[],
): void => {
  for (const spec of options.toSorted((a, b) => Number(b.required ?? false) - Number(a.required ?? false))) {
    if (spec.type === 'integer') builder.addIntegerOption(integerOption(spec));
    else if (spec.type === 'channel') builder.addChannelOption(asSaid(channelOption(), spec));
    else if (spec.type === 'role') builder.addRoleOption(asSaid(new SlashCommandRoleOption(), spec));
    else if (spec.type === 'file')
      builder.addAttachmentOption(asSaid(new SlashCommandAttachmentOption(), spec));
    else builder.addStringOption(textOption(spec));
  }
};

/** Of a channel that messages are posted to. */
const channelOption = (): SlashCommandChannelOption =>
  new SlashCommandChannelOption().addChannelTypes(
    ChannelType.GuildText,
    ChannelType.GuildAnnouncement,
    ChannelType.GuildVoice,
  );

/** An option with its name, its description, and whether it must be given. */
const asSaid = <Option extends ApplicationCommandOptionBase>(option: Option, spec: OptionSpec): Option => {
  option
    .setName(spec.name)
    .setNameLocalizations(named(spec.name))
    .setDescription(spec.description)
    .setDescriptionLocalizations(saying(spec.description))
    .setRequired(spec.required ?? false);
  return option;
};

const textOption = (spec: OptionSpec): SlashCommandStringOption => {
  const option = asSaid(new SlashCommandStringOption(), spec);
  if (spec.min !== undefined) option.setMinLength(spec.min);
  if (spec.max !== undefined) option.setMaxLength(spec.max);
  if (spec.choices !== undefined) option.addChoices(choicesOf(spec.choices, (value) => value));
  else if (spec.suggest !== undefined) option.setAutocomplete(true);
  return option;
};

const integerOption = (spec: OptionSpec): SlashCommandIntegerOption => {
  const option = asSaid(new SlashCommandIntegerOption(), spec);
  if (spec.min !== undefined) option.setMinValue(spec.min);
  if (spec.max !== undefined) option.setMaxValue(spec.max);
  if (spec.choices !== undefined) option.addChoices(choicesOf(spec.choices, Number));
  else if (spec.suggest !== undefined) option.setAutocomplete(true);
  return option;
};

const choicesOf = <Value>(choices: NonNullable<OptionSpec['choices']>, asValue: (value: string) => Value) =>
  choices.map(({ name, value }) => ({ name, name_localizations: saying(name), value: asValue(value) }));
