import OpenAI from 'openai';
import type { Complete, Turn } from './read-with-model.ts';

/** Where a language model answers, by the interface that OpenAI's API has and that others have taken over. */
export interface ModelAddress {
  /** The base of the API: `https://api.example/v1`. */
  readonly url: string;
  readonly model: string;
  /** What the server knows the host by; some local servers want none. */
  readonly key: string | undefined;
}

/** How long both answers to one text may take together, in milliseconds. */
const MOST_MS = 8000;
const MOST_TOKENS = 1200;
/** The longest answer of the server that is read, in bytes. */
const MOST_BYTES = 200_000;

/** Asks a language model; both tries take `mostMs` together. What is late, too long or no answer throws. */
export function openaiComplete({ url, model, key }: ModelAddress, mostMs = MOST_MS): Complete {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key ?? 'none',
    // Nothing but what is set here goes out, whatever stands in the environment.
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: mostMs,
    fetch: boundedFetch,
  });
  const begun = new WeakMap<object, AbortSignal>();
  return async (prompt, turns) => {
    const signal = begun.get(prompt) ?? AbortSignal.timeout(mostMs);
    begun.set(prompt, signal);
    const completion = await client.chat.completions.create(
      {
        model,
        temperature: 0,
        max_tokens: MOST_TOKENS,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
          ...turns.flatMap(messagesOf),
        ],
      },
      { signal },
    );
    const content = completion.choices?.[0]?.message?.content;
    if (typeof content !== 'string') throw new Error('the language model gave no text');
    return content;
  };
}

const messagesOf = ({ answer, faults }: Turn) =>
  [
    { role: 'assistant', content: answer },
    { role: 'user', content: `These lines cannot be read:\n${faults}\nWrite all lines again.` },
  ] as const;

/** Fetches, and gives up on a body that is too long; no redirect is followed, which would take the key elsewhere. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > MOST_BYTES) controller.error(new Error(`the answer has more than ${MOST_BYTES} bytes`));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limit) ?? null, response);
}
