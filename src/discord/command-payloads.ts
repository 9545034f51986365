import {
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  SlashCommandAttachmentOption,
  SlashCommandBuilder,
  SlashCommandIntegerOption,
  SlashCommandStringOption,
  SlashCommandSubcommandBuilder,
} from 'discord.js';
import type { Command, OptionSpec } from '../commands/command.ts';
import { inAllLanguages, named, saying } from './localisations.ts';

/** A command as its body in a request; Discord's interface takes the permissions there as a number. */
export interface CommandPayload
  extends Omit<RESTPostAPIChatInputApplicationCommandsJSONBody, 'default_member_permissions'> {
  readonly default_member_permissions: number | null;
}

/** The commands as Discord registers them. `duel check` becomes the subcommand `check` of `/duel`. */
export const commandPayloads = (commands: readonly Command[]): readonly CommandPayload[] =>
  [...Map.groupBy(commands, ({ name }) => splitName(name).top)].map(([top, parts]) => payload(top, parts));

/** `duel check` is `check` under `duel`. */
const splitName = (name: string): { readonly top: string; readonly sub?: string } => {
  const [top = '', ...rest] = name.split(' ');
  return rest.length === 0 ? { top } : { top, sub: rest.join(' ') };
};

const payload = (top: string, commands: readonly Command[]): CommandPayload => {
  const whole = commands.find(({ name }) => name === top);
  if (whole !== undefined && commands.length > 1) throw new Error(`/${top} cannot also have subcommands`);
  const forManagers = commands.every((command) => command.forManagers);
  const subs = commands.flatMap(({ name }) => splitName(name).sub ?? []);
  const builder = new SlashCommandBuilder()
    .setName(top)
    .setNameLocalizations(named(top))
    .setDescription(whole?.description ?? subs.join(', '))
    .setDescriptionLocalizations(
      whole === undefined
        ? inAllLanguages((language) => subs.map((sub) => language.nameOf(sub) ?? sub).join(', '))
        : saying(whole.description),
    )
    .setContexts(forManagers ? [InteractionContextType.Guild] : everywhere)
    .setIntegrationTypes(
      forManagers
        ? [ApplicationIntegrationType.GuildInstall]
        : [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
    );
  if (whole !== undefined) addOptions(builder, whole.options);
  else for (const command of commands) builder.addSubcommand(subcommand(command));
  const default_member_permissions = forManagers ? Number(PermissionFlagsBits.ManageGuild) : null;
  return { ...builder.toJSON(), default_member_permissions };
};

const everywhere = [
  InteractionContextType.Guild,
  InteractionContextType.BotDM,
  InteractionContextType.PrivateChannel,
];

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
    else if (spec.type === 'file') builder.addAttachmentOption(fileOption(spec));
    else builder.addStringOption(textOption(spec));
  }
};

const textOption = (spec: OptionSpec): SlashCommandStringOption => {
  const option = new SlashCommandStringOption()
    .setName(spec.name)
    .setNameLocalizations(named(spec.name))
    .setDescription(spec.description)
    .setDescriptionLocalizations(saying(spec.description))
    .setRequired(spec.required ?? false);
  if (spec.min !== undefined) option.setMinLength(spec.min);
  if (spec.max !== undefined) option.setMaxLength(spec.max);
  if (spec.choices !== undefined)
    option.addChoices(
      spec.choices.map(({ name, value }) => ({ name, name_localizations: saying(name), value })),
    );
  else if (spec.suggest !== undefined) option.setAutocomplete(true);
  return option;
};

const fileOption = (spec: OptionSpec): SlashCommandAttachmentOption =>
  new SlashCommandAttachmentOption()
    .setName(spec.name)
    .setNameLocalizations(named(spec.name))
    .setDescription(spec.description)
    .setDescriptionLocalizations(saying(spec.description))
    .setRequired(spec.required ?? false);

const integerOption = (spec: OptionSpec): SlashCommandIntegerOption => {
  const option = new SlashCommandIntegerOption()
    .setName(spec.name)
    .setNameLocalizations(named(spec.name))
    .setDescription(spec.description)
    .setDescriptionLocalizations(saying(spec.description))
    .setRequired(spec.required ?? false);
  if (spec.min !== undefined) option.setMinValue(spec.min);
  if (spec.max !== undefined) option.setMaxValue(spec.max);
  if (spec.choices !== undefined) {
    option.addChoices(
      spec.choices.map(({ name, value }) => ({
        name,
        name_localizations: saying(name),
        value: Number(value),
      })),
    );
  } else if (spec.suggest !== undefined) option.setAutocomplete(true);
  return option;
};
