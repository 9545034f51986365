import { RequestMethod, Routes } from 'discord.js';
import { z } from 'zod';
import type { Result } from '../platform/problem.ts';
import { asking } from './problems.ts';
import { restClient } from './rest.ts';

/** What Discord says of the application that a token belongs to. */
export interface Application {
  readonly name: string;
  /** Its public key, for interactions over HTTP. */
  readonly publicKey: string | undefined;
  /** Where Discord sends interactions over HTTP; undefined: they come over the gateway. */
  readonly interactionsAddress: string | undefined;
  /** How far the clock of this machine is ahead of Discord's, in milliseconds; undefined where Discord says no time. */
  readonly clockAheadMs: number | undefined;
}

const applicationSchema = z.object({
  name: z.string(),
  verify_key: z.string().optional(),
  interactions_endpoint_url: z.string().nullish(),
});

/** Asks Discord for the application of a token (GET /applications/@me). */
export const checkApplication = (
  token: string,
  apiBase: string,
  now: () => number = Date.now,
): Promise<Result<Application>> =>
  asking(async () => {
    const response = await restClient(token, apiBase).queueRequest({
      fullRoute: Routes.currentApplication(),
      method: RequestMethod.Get,
    });
    const date = Date.parse(response.headers.get('date') ?? '');
    const said = applicationSchema.parse(await response.json());
    return {
      name: said.name,
      publicKey: said.verify_key,
      interactionsAddress: said.interactions_endpoint_url ?? undefined,
      clockAheadMs: Number.isNaN(date) ? undefined : now() - date,
    };
  });

const shardsSchema = z.object({ shards: z.int().positive() });

/** Asks Discord how many shards the bot should have (GET /gateway/bot). */
export const recommendedShards = (token: string, apiBase: string): Promise<Result<number>> =>
  asking(async () => shardsSchema.parse(await restClient(token, apiBase).get(Routes.gatewayBot())).shards);
