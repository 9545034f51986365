import { isDeepStrictEqual } from 'node:util';
import { ApplicationCommandType, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Command } from '../commands/command.ts';
import type { Result } from '../platform/problem.ts';
import { commandPayloads } from './command-payloads.ts';
import { asking } from './problems.ts';

export interface RegisterOptions {
  /** A REST client with the token and the API base set; see `restClient`. */
  readonly rest: REST;
  /** Asked of Discord where it is not given. */
  readonly applicationId?: string;
  /** Registers for this server alone (at once; for trying things out). */
  readonly guildId?: string;
  readonly commands: readonly Command[];
}

/** What registering did: the commands that were new, different, and no longer there, as players see them. */
export interface Registration {
  readonly changed: boolean;
  readonly added: readonly string[];
  readonly updated: readonly string[];
  readonly removed: readonly string[];
}

/** Registers the commands with Discord, but only if they are not already what Discord has. */
export const registerCommands = (options: RegisterOptions): Promise<Result<Registration>> =>
  asking(() => register(options));

/** A registration as one line: `added /card, updated /rule`. */
export const registrationLine = ({ changed, added, updated, removed }: Registration): string =>
  changed
    ? Object.entries({ added, updated, removed })
        .filter(([, names]) => names.length > 0)
        .map(([what, names]) => `${what} ${names.join(' ')}`)
        .join(', ')
    : 'the slash commands are already registered as they are';

const register = async ({
  rest,
  applicationId,
  guildId,
  commands,
}: RegisterOptions): Promise<Registration> => {
  const id = applicationId ?? (await ownApplicationId(rest));
  const route =
    guildId === undefined ? Routes.applicationCommands(id) : Routes.applicationGuildCommands(id, guildId);
  const body = commandPayloads(commands).map((command) =>
    guildId === undefined ? command : { ...command, ...nowhereInParticular },
  );
  const compared = (list: unknown) => byName(list, guildId !== undefined);
  const wanted = compared(body);
  const present = compared(await rest.get(route, { query: withLocalisations }));

  const added = [...wanted.keys()].filter((name) => !present.has(name));
  const removed = [...present.keys()].filter((name) => !wanted.has(name));
  const updated = [...wanted.keys()].filter(
    (name) => present.has(name) && !isDeepStrictEqual(wanted.get(name), present.get(name)),
  );
  const changed = added.length + removed.length + updated.length > 0;
  if (changed) await rest.put(route, { body });
  return { changed, added, updated, removed };
};

const ownApplicationId = async (rest: REST): Promise<string> =>
  z.object({ id: z.string() }).parse(await rest.get(Routes.currentApplication())).id;

/** Discord leaves the other languages out where it is not asked for them. */
const withLocalisations = new URLSearchParams({ with_localizations: 'true' });

/** Where a command may be used is said of global commands alone. */
const nowhereInParticular = { contexts: undefined, integration_types: undefined };

/** What Discord may leave out or give as null, as the one value that both mean. */
const orMissing = <T, M>(schema: z.ZodType<T>, missing: M) =>
  schema.nullish().transform((value): T | M => value ?? missing);

/** Numbers of which the order says nothing. */
const numbers = orMissing(
  z.array(z.number()).transform((list) => list.toSorted((a, b) => a - b)),
  null,
);

/** What is said in other languages, by locale; none is the same as no list. */
const localised = orMissing(
  z.record(z.string(), z.string()).transform((said) => (Object.keys(said).length === 0 ? null : said)),
  null,
);

const words = {
  name: z.string(),
  name_localizations: localised,
  description: z.string(),
  description_localizations: localised,
};

const optionSchema = z.object({
  type: z.number(),
  ...words,
  required: orMissing(z.boolean(), false),
  autocomplete: orMissing(z.boolean(), false),
  min_value: orMissing(z.number(), null),
  max_value: orMissing(z.number(), null),
  min_length: orMissing(z.number(), null),
  max_length: orMissing(z.number(), null),
  channel_types: numbers,
  choices: orMissing(
    z.array(
      z.object({ name: z.string(), name_localizations: localised, value: z.union([z.string(), z.number()]) }),
    ),
    [],
  ),
});

/** A command with what counts when comparing: Discord adds ids and versions, and leaves out what is the default. */
const commandSchema = z.object({
  type: orMissing(z.number(), 1),
  ...words,
  // A command on a message has none.
  description: orMissing(z.string(), ''),
  options: orMissing(z.array(optionSchema.extend({ options: orMissing(z.array(optionSchema), []) })), []),
  default_member_permissions: orMissing(z.union([z.string(), z.number()]).transform(String), null),
  contexts: numbers,
  integration_types: numbers,
});

type Comparable = z.infer<typeof commandSchema>;

/** The commands by what players see: `/card`, `"Read these cards"`. */
const byName = (list: unknown, inGuild: boolean): ReadonlyMap<string, Comparable> =>
  new Map(
    z
      .array(commandSchema)
      .parse(list)
      .map((command) => [
        command.type === ApplicationCommandType.Message ? `"${command.name}"` : `/${command.name}`,
        inGuild ? { ...command, contexts: null, integration_types: null } : command,
      ]),
  );
