/** A file that a user attaches. */
export interface AttachedFile {
  readonly filename: string;
  readonly url: string;
  readonly size: number;
}

/** A user's use of a slash command. */
export interface SlashUse {
  readonly name: string;
  readonly sub?: string;
  readonly options?: Readonly<Record<string, string | number>>;
  /** Files that are attached, by the names of their options. */
  readonly files?: Readonly<Record<string, AttachedFile>>;
  readonly from?: Place;
}

/** Where an interaction comes from: a server, with the user's permissions there; or direct messages. */
export type Place = {
  readonly userId?: string;
  readonly locale?: string;
  /** The channel, where it is a thread, and of which channel. */
  readonly thread?: { readonly id: string; readonly of: string };
  /** The user's roles there. */
  readonly roles?: readonly string[];
  /** The user has installed the app for themselves, and nobody there has. */
  readonly userInstalled?: true;
} & (
  | { readonly guildId: string; readonly permissions?: string }
  | { readonly directMessage: true /** With others, where the bot is not. */; readonly inGroup?: true }
);

const channelTypes = { server: 0, directMessage: 1, group: 3, thread: 11 } as const;

const channelOf = (place: Place): object => {
  if (place.thread !== undefined)
    return { id: place.thread.id, type: channelTypes.thread, parent_id: place.thread.of };
  if ('guildId' in place) return { id: channelId, type: channelTypes.server };
  const user = userObject(place.userId ?? askerId);
  return place.inGroup
    ? {
        id: channelId,
        type: channelTypes.group,
        name: null,
        icon: null,
        owner_id: user.id,
        recipients: [user],
      }
    : { id: channelId, type: channelTypes.directMessage, recipients: [user] };
};

export const guildId = '300000000000000001';
/** Where the bot is used. */
export const channelId = '400000000000000001';
/** Who uses the bot, where a test does not say. */
export const askerId = '500000000000000001';
export const otherId = '500000000000000002';
const userObject = (id: string) => ({ id, username: 'asker', discriminator: '0', avatar: null });

const optionType = (value: string | number): number => (typeof value === 'number' ? 4 : 3);

const optionList = (options: Readonly<Record<string, string | number>>, focused?: string) =>
  Object.entries(options).map(([name, value]) => ({
    type: optionType(value),
    name,
    value,
    ...(name === focused ? { focused: true } : {}),
  }));

/** The data of a slash command, or of typing in its option `focused`. */
export const commandData = ({ name, sub, options = {}, files = {} }: SlashUse, focused?: string) => {
  const attached = Object.entries(files).map(([option, file], at) => ({
    option,
    id: `65000000000000000${at}`,
    file,
  }));
  const list = [
    ...optionList(options, focused),
    ...attached.map(({ option, id }) => ({ type: 11, name: option, value: id })),
  ];
  return {
    id: '600000000000000001',
    type: 1,
    name,
    options: sub === undefined ? list : [{ type: 1, name: sub, options: list }],
    ...(attached.length === 0
      ? {}
      : {
          resolved: {
            attachments: Object.fromEntries(
              attached.map(({ id, file }) => [id, { id, ...file, proxy_url: file.url }]),
            ),
          },
        }),
  };
};

/** The data of a command that is used on a message. */
export const messageCommandData = (applicationId: string, name: string, content: string) => {
  const message = messageObject(applicationId, { content });
  return {
    id: '600000000000000002',
    type: 3,
    name,
    target_id: message.id,
    resolved: { messages: { [message.id]: message } },
  };
};

export const buttonData = (customId: string) => ({ component_type: 2, custom_id: customId });

export const selectData = (customId: string, value: string) => ({
  component_type: 3,
  custom_id: customId,
  values: [value],
});

/** A form with its one text, as it is sent off. */
export const formData = (customId: string, option: string, value: string) => ({
  custom_id: customId,
  components: [{ type: 18, id: 1, component: { type: 4, id: 2, custom_id: option, value } }],
});

/** The message under which something is pressed. */
export interface PressedMessage {
  /** Whose interaction it answers; null for a message that answers none. */
  readonly askedBy?: string | null;
  /** Seen by the asker alone. */
  readonly ephemeral?: boolean;
}

export const pressedMessage = (
  applicationId: string,
  { askedBy = askerId, ephemeral = false }: PressedMessage = {},
) =>
  messageObject(applicationId, {
    flags: ephemeral ? 64 : 0,
    ...(askedBy === null
      ? {}
      : {
          interaction_metadata: {
            id: '710000000000000001',
            type: 2,
            user: userObject(askedBy),
            authorizing_integration_owners: {},
          },
        }),
  });

/** A message as Discord gives it back. */
export const messageObject = (applicationId: string, body: object = {}) => ({
  id: '700000000000000001',
  channel_id: channelId,
  author: { id: applicationId, username: 'headjudge', discriminator: '0', avatar: null, bot: true },
  content: '',
  timestamp: '2025-01-01T00:00:00.000000+00:00',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [],
  pinned: false,
  type: 0,
  ...body,
});

/** A message that somebody writes in the server, as the gateway tells of it. */
export const writtenMessage = (content: string, more: object = {}) => ({
  ...messageObject(askerId, { content, author: userObject(askerId), guild_id: guildId }),
  ...more,
});

/** What every interaction carries. */
export const interactionBase = (
  applicationId: string,
  id: string,
  token: string,
  place: Place = { guildId },
) => ({
  id,
  token,
  application_id: applicationId,
  version: 1,
  channel_id: place.thread?.id ?? channelId,
  channel: channelOf(place),
  locale: place.locale ?? 'en-US',
  app_permissions: '0',
  entitlements: [],
  attachment_size_limit: 10_485_760,
  authorizing_integration_owners: place.userInstalled ? { 1: place.userId ?? askerId } : {},
  ...('guildId' in place
    ? {
        context: 0,
        guild_id: place.guildId,
        member: {
          user: userObject(place.userId ?? askerId),
          permissions: place.permissions ?? '0',
          roles: place.roles ?? [],
          joined_at: '2025-01-01T00:00:00+00:00',
          deaf: false,
          mute: false,
          flags: 0,
        },
      }
    : { context: place.inGroup ? 2 : 1, user: userObject(place.userId ?? askerId) }),
});
