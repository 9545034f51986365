import { Routes } from 'discord.js';
import { z } from 'zod';
import { fail, ok, type Result } from '../platform/problem.ts';
import { connectionProblem } from './problems.ts';
import { restClient } from './rest.ts';

const answerSchema = z.object({ shards: z.int().positive() });

/** Asks Discord how many shards the bot should have (GET /gateway/bot). */
export async function recommendedShards(token: string, apiBase: string): Promise<Result<number>> {
  try {
    return ok(answerSchema.parse(await restClient(token, apiBase).get(Routes.gatewayBot())).shards);
  } catch (error) {
    const problem = connectionProblem(error);
    if (problem === undefined) throw error;
    return fail(problem);
  }
}
