import { type Client, Events } from 'discord.js';
import { z } from 'zod';
import { painter as newPainter } from '../../pictures/painting/painter.ts';
import { ok, type Result } from '../../problem.ts';
import { answerer } from '../answering.ts';
import { type Bot, type BotOptions, newClient, onDiscord } from '../client.ts';
import { interactionRouter } from '../interactions.ts';
import { withoutToken } from '../quiet-token.ts';
import { underWay } from '../under-way.ts';
import { openEndpoint, type RawInteraction } from './endpoint.ts';
import { verifier } from './signature.ts';

/** What a bot without a gateway works with. */
export interface HttpBotOptions extends BotOptions {
  /** The application's public key, as 64 hexadecimal digits. */
  readonly publicKey: string;
  readonly port: number;
}

/**
 * Answers interactions that Discord sends over HTTP, by the same handlers as those of the gateway. Keeps no state of
 * its own, so that as many copies as wanted can stand behind one address.
 */
export async function startHttpBot(options: HttpBotOptions): Promise<Result<Bot>> {
  const log = withoutToken(options.log, options.token);
  const client = newClient(options.apiBase);
  const painter = options.painter ?? newPainter();
  // Answers need no token; what is posted to a channel does.
  if (options.token !== '') client.rest.setToken(options.token);
  const services = options.token === '' ? options.services : onDiscord(client, options.services, log);
  const answer = answerer({ settings: services.settings, painter, log }, { ...options, log });
  const answers = underWay(interactionRouter({ ...options, services, log, painter }, answer));
  client.on(Events.InteractionCreate, answers.take);
  const endpoint = await openEndpoint({
    port: options.port,
    verifier: verifier(options.publicKey),
    log,
    ...(options.ready === undefined ? {} : { ready: options.ready }),
    receive: (interaction) => receive(client, outsideThreads(interaction)),
  });
  if (!endpoint.ok) {
    await Promise.all([client.destroy(), painter.close()]);
    return endpoint;
  }
  const { port, close } = endpoint.value;
  const stop = async (): Promise<void> => {
    await close();
    await answers.settled();
    await Promise.all([client.destroy(), painter.close()]);
  };
  return ok({ name: `the endpoint on port ${port}`, port, stop });
}

const threadSchema = z.looseObject({ parent_id: z.string(), type: z.literal([10, 11, 12]) });

/** An interaction in a thread as one in its channel: without a gateway discord.js tells the bot nothing of threads. */
function outsideThreads(interaction: RawInteraction): RawInteraction {
  const thread = threadSchema.safeParse(interaction.channel);
  return thread.success
    ? { ...interaction, channel: { ...thread.data, id: thread.data.parent_id } }
    : interaction;
}

/**
 * Hands an interaction to discord.js as its gateway would. The way in is not among its typed ones, but the same since
 * its version 12; a test with the real client goes through it.
 */
function receive(client: Client, interaction: RawInteraction): void {
  const { actions } = client as unknown as {
    readonly actions: { readonly InteractionCreate: { handle(data: RawInteraction): void } };
  };
  actions.InteractionCreate.handle(interaction);
}
