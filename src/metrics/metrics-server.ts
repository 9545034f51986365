import { createServer, type ServerResponse } from 'node:http';
import { type Listening, listen, probed, sendJson } from '../platform/http-server.ts';
import type { Log } from '../platform/log.ts';
import type { Result } from '../platform/problem.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsServerOptions {
  readonly port: number;
  readonly metrics: Metrics;
  readonly ready: () => Promise<{ readonly ready: boolean }>;
  readonly log: Log;
}

/** Serves GET /metrics for Prometheus, /health (the process runs) and /ready (it can answer; 503 where it cannot). */
export function openMetricsServer({
  port,
  metrics,
  ready,
  log,
}: MetricsServerOptions): Promise<Result<Listening>> {
  const answer = async (url: string | undefined, response: ServerResponse): Promise<void> => {
    const path = url?.split('?')[0];
    const probe = await probed(path, ready);
    if (path === '/metrics')
      response.writeHead(200, { 'content-type': metrics.contentType }).end(await metrics.text());
    else if (probe !== undefined) sendJson(response, probe.status, probe.body);
    else response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    answer(request.url, response).catch((error: unknown) => {
      log('error', 'the metrics could not be served', { error });
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  return listen(server, port, 'METRICS_PORT');
}
