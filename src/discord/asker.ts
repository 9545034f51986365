import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import type { Asker } from '../commands/command.ts';
import type { Settings } from '../storage/settings.ts';

/** Where an interaction comes from, and what its sender may do there. */
export interface Origin {
  readonly guildId: string | null;
  readonly memberPermissions: Readonly<PermissionsBitField> | null;
  readonly locale: string;
}

/** Who asks: in a server by its settings, in direct messages by the TCG. */
export const askerOf = async (
  { guildId, memberPermissions, locale }: Origin,
  settings: Settings,
): Promise<Asker> => {
  if (guildId === null) return { mayManage: false, ruleset: 'tcg', locale };
  const { ruleset } = await settings.read(guildId);
  return {
    guildId,
    mayManage: memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    ruleset,
    locale,
  };
};
