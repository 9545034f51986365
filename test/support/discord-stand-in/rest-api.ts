import { callbackSchema, messageSchema, type SentFile, type SentMessage } from './bodies.ts';
import type { Exchange } from './exchange.ts';
import { messageObject } from './interaction-payloads.ts';
import { callbackFaults, fileFaults, messageFaults } from './limit-faults.ts';
import type { BodyFaults } from './openapi.ts';
import { RegisteredCommands } from './registered.ts';

export interface ApiRequest {
  readonly method: string;
  /** Without the base and the version: `/gateway/bot`. */
  readonly path: string;
  /** What stands behind its question mark. */
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly body: unknown;
  /** What was uploaded beside it. */
  readonly files: readonly SentFile[];
}

export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RestApiOptions {
  readonly token: string;
  readonly applicationId: string;
  readonly gatewayUrl: () => string;
  readonly exchangeOf: (token: string) => Exchange | undefined;
  readonly openapiFaults: BodyFaults;
  readonly faults: string[];
  /** What was posted to channels; a channel may refuse with an error code. */
  readonly posted: { readonly channelId: string; readonly message: SentMessage }[];
  readonly refusals: ReadonlyMap<string, number>;
}

type Route = readonly [
  method: string,
  pattern: RegExp,
  answer: (request: ApiRequest, part: string) => ApiResponse,
];

const unauthorized: ApiResponse = { status: 401, body: { message: '401: Unauthorized', code: 0 } };
const unknown = (what: string): ApiResponse => ({
  status: 404,
  body: { message: `Unknown ${what}`, code: 10000 },
});

/** The REST side of the stand-in: every request in, one answer out; what is wrong with a body goes to `faults`. */
export const restApi = (options: RestApiOptions): ((request: ApiRequest) => ApiResponse) => {
  const registered = new RegisteredCommands();
  const routes: readonly Route[] = [
    ['GET', /^\/gateway\/bot$/, () => ({ status: 200, body: gatewayInformation(options.gatewayUrl()) })],
    [
      'GET',
      /^\/applications\/@me$/,
      () => ({ status: 200, body: { id: options.applicationId, name: 'stand-in' } }),
    ],
    [
      'GET',
      /^\/(applications\/\d+\/(?:guilds\/\d+\/)?commands)$/,
      ({ query }, scope) => ({
        status: 200,
        body: registered.list(scope, query.get('with_localizations') === 'true'),
      }),
    ],
    [
      'PUT',
      /^\/(applications\/\d+\/(?:guilds\/\d+\/)?commands)$/,
      ({ body }, scope) => ({ status: 200, body: registered.replace(scope, body) }),
    ],
    [
      'POST',
      /^\/interactions\/\d+\/([^/]+)\/callback$/,
      (request, token) => callback(request, token, options),
    ],
    [
      'PATCH',
      /^\/webhooks\/\d+\/([^/]+)\/messages\/@original$/,
      (request, token) => sent(request, token, 'edited', options),
    ],
    ['POST', /^\/channels\/(\d+)\/messages$/, ({ body }, channelId) => posted(body, channelId, options)],
    ['POST', /^\/channels\/(\d+)\/typing$/, () => ({ status: 204 })],
    ['DELETE', /^\/webhooks\/\d+\/([^/]+)\/messages\/@original$/, (_, token) => deleted(token, options)],
    ['POST', /^\/webhooks\/\d+\/([^/]+)$/, (request, token) => sent(request, token, 'followed up', options)],
  ];
  return (request) => {
    const needsToken = !/^\/(interactions|webhooks)\//.test(request.path);
    if (needsToken && request.authorization !== `Bot ${options.token}`) return unauthorized;
    for (const [method, pattern, answer] of routes) {
      const part = pattern.exec(request.path)?.[1] ?? '';
      if (method !== request.method || !pattern.test(request.path)) continue;
      if (request.body !== undefined) {
        options.faults.push(...options.openapiFaults(method, request.path, request.body));
      }
      return answer(request, part);
    }
    options.faults.push(`${request.method} ${request.path} is not known to the stand-in`);
    return unknown('route');
  };
};

const gatewayInformation = (url: string) => ({
  url,
  shards: 1,
  session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 },
});

const callback = ({ body, files }: ApiRequest, token: string, options: RestApiOptions): ApiResponse => {
  const exchange = options.exchangeOf(token);
  if (exchange === undefined) return unknown('interaction');
  if (exchange.isAcknowledged) {
    options.faults.push(`interaction ${exchange.id} was acknowledged twice`);
    return { status: 400, body: { message: 'Interaction has already been acknowledged.', code: 40060 } };
  }
  const parsed = callbackSchema.parse(body);
  options.faults.push(...callbackFaults(parsed));
  if (parsed.type === 4 || parsed.type === 7) options.faults.push(...fileFaults(parsed.data, files));
  exchange.files.push(...files);
  exchange.steps.push({ kind: 'callback', callback: parsed });
  return { status: 204 };
};

const sent = (
  { body, files }: ApiRequest,
  token: string,
  kind: 'edited' | 'followed up',
  options: RestApiOptions,
): ApiResponse => {
  const exchange = options.exchangeOf(token);
  if (!exchange?.isAcknowledged) return unknown('webhook');
  const message = messageSchema.parse(body);
  options.faults.push(...messageFaults(message), ...fileFaults(message, files));
  exchange.files.push(...files);
  exchange.steps.push({ kind, message });
  return { status: 200, body: messageObject(options.applicationId) };
};

const posted = (body: unknown, channelId: string, options: RestApiOptions): ApiResponse => {
  const code = options.refusals.get(channelId);
  if (code !== undefined) return { status: 403, body: { message: 'Missing Access', code } };
  const message = messageSchema.parse(body);
  options.faults.push(...messageFaults(message));
  options.posted.push({ channelId, message });
  return { status: 200, body: messageObject(options.applicationId) };
};

const deleted = (token: string, options: RestApiOptions): ApiResponse => {
  const exchange = options.exchangeOf(token);
  if (!exchange?.isAcknowledged) return unknown('webhook');
  exchange.steps.push({ kind: 'deleted' });
  return { status: 204 };
};
