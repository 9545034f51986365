import { type Callback, messageSchema, type SentFile, type SentForm, type SentMessage } from './bodies.ts';
import { Mailbox } from './mailbox.ts';

/** What the bot did with one interaction, in order. */
export type ExchangeStep =
  | { readonly kind: 'callback'; readonly callback: Callback }
  | { readonly kind: 'edited' | 'followed up'; readonly message: SentMessage }
  | { readonly kind: 'deleted' };

/** One interaction and everything that the bot answered to it. */
export class Exchange {
  readonly id: string;
  readonly token: string;
  readonly steps = new Mailbox<ExchangeStep>();
  /** The files that came with its messages, in order. */
  readonly files: SentFile[] = [];

  constructor(id: string, token: string) {
    this.id = id;
    this.token = token;
  }

  get isAcknowledged(): boolean {
    return this.steps.items.some(({ kind }) => kind === 'callback');
  }

  /** The first answer, whatever it is. */
  async callback(): Promise<Callback> {
    const step = await this.steps.first(({ kind }) => kind === 'callback');
    if (step.kind !== 'callback') throw new Error('not a callback');
    return step.callback;
  }

  /** The first answer, which must be a message. */
  async reply(): Promise<SentMessage> {
    const callback = await this.callback();
    if (callback.type !== 4) throw new Error(`answered with type ${callback.type}, not with a message`);
    return messageSchema.parse(callback.data);
  }

  /** The first answer, which must put another message into the place of the one that was pressed. */
  async update(): Promise<SentMessage> {
    const callback = await this.callback();
    if (callback.type !== 7) throw new Error(`answered with type ${callback.type}, not in place`);
    return messageSchema.parse(callback.data);
  }

  /** The first answer, which must be suggestions. */
  async suggestions(): Promise<readonly { readonly name: string; readonly value: string | number }[]> {
    const callback = await this.callback();
    if (callback.type !== 8) throw new Error(`answered with type ${callback.type}, not with suggestions`);
    return callback.data.choices;
  }

  /** The first answer, which must open a form. */
  async form(): Promise<SentForm> {
    const callback = await this.callback();
    if (callback.type !== 9) throw new Error(`answered with type ${callback.type}, not with a form`);
    return callback.data;
  }

  /** The message that came after the wait, either way. */
  async later(kind: 'edited' | 'followed up'): Promise<SentMessage> {
    const step = await this.steps.first((candidate) => candidate.kind === kind);
    if (step.kind === 'callback' || step.kind === 'deleted') throw new Error('not a message');
    return step.message;
  }
}
