import { channelId, guildId, otherId } from './interaction-payloads.ts';

const role = (id: string) => ({
  id,
  name: id,
  permissions: '0',
  position: 0,
  color: 0,
  colors: {},
  flags: 0,
});

/** The server of the stand-in with two roles, a channel, and a thread of it, as the gateway tells of it. */
export const guildObject = {
  id: guildId,
  name: 'A server',
  owner_id: otherId,
  roles: [role(guildId), role('77'), role('78')],
  channels: [{ id: channelId, type: 0, name: 'rulings', permission_overwrites: [] }],
  threads: [
    { id: '8', type: 11, name: 'a thread', parent_id: channelId, guild_id: guildId, thread_metadata: {} },
  ],
  members: [],
  emojis: [],
  stickers: [],
  features: [],
  voice_states: [],
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
};
