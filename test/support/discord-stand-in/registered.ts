import { z } from 'zod';

const commandSchema = z.looseObject({ name: z.string(), default_member_permissions: z.number().nullish() });

/** Gives the commands back as Discord does: with ids and versions, and with its own idea of defaults. */
export class RegisteredCommands {
  readonly #byScope = new Map<string, readonly unknown[]>();

  /** @param localised what is said in other languages is given back only to those who ask for it */
  list(scope: string, localised: boolean): readonly unknown[] {
    const commands = this.#byScope.get(scope) ?? [];
    return localised ? commands : JSON.parse(JSON.stringify(commands, withoutLocalisations));
  }

  replace(scope: string, body: unknown): readonly unknown[] {
    const commands = z
      .array(commandSchema)
      .parse(body)
      .map((command, index) => ({
        id: `80000000000000000${index}`,
        application_id: '200000000000000001',
        version: `90000000000000000${index}`,
        type: 1,
        nsfw: false,
        dm_permission: true,
        name_localizations: null,
        description_localizations: null,
        contexts: null,
        ...withoutDefaults(command),
        default_member_permissions: command.default_member_permissions?.toString() ?? null,
      }))
      // Discord does not promise to keep the order.
      .reverse();
    this.#byScope.set(scope, commands);
    return commands;
  }
}

const withoutLocalisations = (key: string, value: unknown): unknown =>
  key.endsWith('_localizations') ? undefined : value;

/** Leaves out what is false or empty, at every depth. */
const withoutDefaults = (command: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(command).flatMap(([key, value]) => {
      if (value === false || (Array.isArray(value) && value.length === 0)) return [];
      if (key !== 'options' || !Array.isArray(value)) return [[key, value]];
      return [[key, value.map((option) => withoutDefaults(z.looseObject({}).parse(option)))]];
    }),
  );
