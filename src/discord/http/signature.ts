import { createPublicKey, type KeyObject, verify } from 'node:crypto';

/** What stands before the 32 bytes of an Ed25519 key, to make it a key that Node reads (RFC 8410). */
const KEY_HEADER = Buffer.from('302a300506032b6570032100', 'hex');
/** How far the time of a request may be from now, in seconds. */
export const MOST_SECONDS = 300;

/** What Discord signs: the time in the header and the raw body. */
export interface SignedRequest {
  readonly signature: string | undefined;
  readonly timestamp: string | undefined;
  readonly body: Buffer;
}

/** Tells requests of Discord from others. */
export interface Verifier {
  /** Can a request with these headers be genuine: has it a signature, and a time that is now? */
  isTimely(request: Omit<SignedRequest, 'body'>): boolean;
  /** Is it signed with the key of the application, and now? */
  isGenuine(request: SignedRequest): boolean;
}

/**
 * Checks requests by the application's public key (Discord: Interactions, "Security and Authorization").
 * @param publicKey 64 hexadecimal digits
 * @param now in milliseconds since 1970
 */
export function verifier(publicKey: string, now: () => number = Date.now): Verifier {
  const key = createPublicKey({
    key: Buffer.concat([KEY_HEADER, Buffer.from(publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  });
  const isTimely: Verifier['isTimely'] = ({ signature = '', timestamp = '' }) =>
    /^[0-9a-f]{128}$/i.test(signature) &&
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(now() / 1000 - Number(timestamp)) <= MOST_SECONDS;
  return {
    isTimely,
    isGenuine: ({ signature = '', timestamp = '', body }) =>
      isTimely({ signature, timestamp }) && isSigned(key, signature, timestamp, body),
  };
}

const isSigned = (key: KeyObject, signature: string, timestamp: string, body: Buffer): boolean =>
  verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
