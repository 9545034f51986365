import { type BaseInteraction, PermissionFlagsBits } from 'discord.js';
import type { Asker } from '../commands/command.ts';
import type { Settings } from '../storage/settings.ts';
import type { ServerSettings } from '../storage/settings-store.ts';

/** Where an interaction comes from, and what its sender may do there. */
export type Origin = Pick<
  BaseInteraction,
  'guildId' | 'channelId' | 'channel' | 'user' | 'member' | 'memberPermissions' | 'locale'
>;

/** Who asks: in a server by its settings, in direct messages by the TCG. */
export const askerOf = async (origin: Origin, settings: Settings): Promise<Asker> => {
  const { guildId, memberPermissions, locale } = origin;
  const user = { id: origin.user.id, name: origin.user.displayName };
  if (guildId === null) return { user, mayManage: false, ruleset: 'tcg', locale };
  const kept = await settings.read(guildId);
  const mayManage = memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
  return {
    guildId,
    user,
    mayManage,
    mayModerate: mayManage || (kept.moderators !== undefined && rolesOf(origin).includes(kept.moderators)),
    ruleset: kept.ruleset,
    locale: kept.language ?? locale,
    ...(kept.log === undefined ? {} : { logChannel: kept.log }),
    privately: kept.answers === 'private' || !isAllowed(origin, kept),
  };
};

/** The ids of the member's roles, as discord.js has them with a gateway, or as Discord sent them. */
const rolesOf = ({ member }: Origin): readonly string[] => {
  if (member === null) return [];
  return Array.isArray(member.roles) ? member.roles : [...member.roles.cache.keys()];
};

/** May all in this channel see answers? A thread counts as the channel that it is of. */
const isAllowed = ({ channelId, channel }: Origin, { channels }: ServerSettings): boolean => {
  const parentId = channel?.isThread() ? channel.parentId : null;
  return channels.length === 0 || [channelId, parentId].some((id) => id !== null && channels.includes(id));
};

/** What Discord writes between the words of a message, and what words are taken out of or shown in. */
const written: readonly (readonly [RegExp, string])[] = [
  [/<(?:@[!&]?|#|id:)\w+>/g, ' '],
  [/<a?:\w+:\d+>/g, ' '],
  [/<t:-?\d+(?::\w)?>/g, ' '],
  [/<\/([^:>]+):\d+>/g, '/$1'],
  [/\[\[([^[\]]+)\]\]/g, '"$1"'],
  [/\[([^[\]]+)\]\(<?https?:[^)\s]+>?\)/g, '$1'],
  [/<(https?:[^>\s]+)>/g, '$1'],
  [/```(?:\w+\n)?/g, ''],
  [/^(?:>>> |> |#{1,3} |-# )/gm, ''],
  [/(?<!\\)(?:\|\||\*\*|__|~~)/g, ''],
  [/(?<![\\\w*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\w*])/g, '$1'],
  [/(?<![\\\w_])_([^_\s](?:[^_\n]*[^_\s])?)_(?![\w_])/g, '$1'],
  [/(?<!\\)`([^`\n]+)`/g, '$1'],
  [/\\([\\*_~`|<>#[\]()-])/g, '$1'],
];

/** The words of a message without Discord's markup; a name in [[brackets]] stands between quotation marks. */
export const plainMessageText = (content: string): string =>
  written
    .reduce((text, [found, put]) => text.replace(found, put), content)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
