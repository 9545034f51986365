import { isDeepStrictEqual } from 'node:util';
import { ApplicationCommandType, type REST, Routes } from 'discord.js';
import { z } from 'zod';
import type { Command } from '../commands/command.ts';
import { listOf } from '../platform/list-of.ts';
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

const listSchema = z.array(z.looseObject({ name: z.string(), type: z.number().optional() }));

/** The commands by what players see: `/card`, `"Read these cards"`. */
const byName = (list: unknown, inGuild: boolean): ReadonlyMap<string, unknown> =>
  new Map(
    listSchema
      .parse(list)
      .map((command) => [
        command.type === ApplicationCommandType.Message ? `"${command.name}"` : `/${command.name}`,
        comparable(inGuild ? { ...command, ...nowhereInParticular } : command),
      ]),
  );

/** What counts when comparing: Discord adds ids and versions. */
const counted: ReadonlySet<string> = new Set(
  [
    ['type', 'name', 'name_localizations', 'description', 'description_localizations', 'required', 'choices'],
    listOf('autocomplete min_value max_value min_length max_length channel_types value options'),
    ['default_member_permissions', 'contexts', 'integration_types'],
  ].flat(),
);

/** A value with what counts, without what Discord may leave out or give as null; undefined where nothing is left. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) {
    const all = value.map(comparable);
    // The order of numbers says nothing.
    return all.length === 0
      ? undefined
      : all.every((each) => typeof each === 'number')
        ? all.toSorted()
        : all;
  }
  if (typeof value !== 'object') return value === false || value === '' ? undefined : value;
  const fields = Object.entries(value ?? {}).flatMap(([key, each]: [string, unknown]) => {
    const left = !counted.has(key) || each === null ? undefined : field(key, each);
    return left === undefined ? [] : [[key, left] as const];
  });
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

function field(key: string, value: unknown): unknown {
  if (key === 'type') return value === ApplicationCommandType.ChatInput ? undefined : value;
  if (key === 'default_member_permissions') return String(value);
  return key.endsWith('_localizations')
    ? isDeepStrictEqual(value, {})
      ? undefined
      : value
    : comparable(value);
}
