import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One connection to the gateway. */
export interface ShardState {
  readonly id: number;
  readonly ready: boolean;
  /** Between a heartbeat and its answer, in milliseconds; -1 before the first. */
  readonly pingMs: number;
}

/** What is looked at whenever the metrics are read. */
export interface Probes {
  shards(): readonly ShardState[];
  storageErrors(): number;
  cards(): number;
  /** When the catalogue was last found to be what its source has, in milliseconds since 1970. */
  cardsCheckedAt(): number | undefined;
}

/** The metrics of a bot, in the text form of Prometheus. */
export interface Metrics {
  readonly contentType: string;
  answered(seen: { readonly command: string; readonly answer: string; readonly ms: number }): void;
  text(): Promise<string>;
}

/** In seconds: Discord takes a first answer within three. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Begins to count. The event loop's lag, memory and CPU are among the `nodejs_` and `process_` ones of prom-client. */
export function openMetrics(probes: Probes): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const interactions = new Counter({
    name: 'headjudge_interactions_total',
    help: 'Interactions by command and by the kind of the answer',
    labelNames: ['command', 'answer'],
    registers,
  });
  const seconds = new Histogram({
    name: 'headjudge_interaction_seconds',
    help: 'From the arrival of an interaction until its answer was sent',
    labelNames: ['command'],
    buckets,
    registers,
  });
  new Gauge({
    name: 'headjudge_gateway_ready',
    help: 'Is the connection of a shard to the gateway there (1) or not (0)',
    labelNames: ['shard'],
    registers,
    collect() {
      this.reset();
      for (const { id, ready } of probes.shards()) this.set({ shard: id }, ready ? 1 : 0);
    },
  });
  new Gauge({
    name: 'headjudge_gateway_ping_seconds',
    help: 'Between a heartbeat of a shard and its answer',
    labelNames: ['shard'],
    registers,
    collect() {
      this.reset();
      for (const { id, pingMs } of probes.shards()) if (pingMs >= 0) this.set({ shard: id }, pingMs / 1000);
    },
  });
  new Counter({
    name: 'headjudge_storage_errors_total',
    help: 'Uses of the storage that failed',
    registers,
    collect() {
      this.reset();
      this.inc(probes.storageErrors());
    },
  });
  new Gauge({
    name: 'headjudge_catalogue_cards',
    help: 'Cards of the catalogue',
    registers,
    collect() {
      this.set(probes.cards());
    },
  });
  new Gauge({
    name: 'headjudge_catalogue_age_seconds',
    help: 'Since the catalogue was last found to be what its source has; nothing for the starter catalogue',
    // With a label there is no value at all where there is nothing to tell.
    labelNames: ['catalogue'],
    registers,
    collect() {
      this.reset();
      const at = probes.cardsCheckedAt();
      if (at !== undefined) this.set({ catalogue: 'synced' }, (Date.now() - at) / 1000);
    },
  });
  return {
    contentType: registry.contentType,
    answered({ command, answer, ms }) {
      interactions.inc({ command, answer });
      seconds.observe({ command }, ms / 1000);
    },
    text: () => registry.metrics(),
  };
}
