import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@/lib/sockets/meter';

const ACK_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What there is at this moment. */
export interface Present {
  readonly draftSockets: number;
  readonly tableSockets: number;
  readonly drafts: number;
  readonly tables: number;
}

/** Counts what an operator may want to know, and nothing of who did it or what was written. */
export class Metrics implements Meter {
  #acks = 0;
  #appended = 0;
  #ackSeconds = 0;
  readonly #ackBuckets = ACK_BUCKETS_S.map(() => 0);
  readonly #refusals = new Map<string, number>();
  readonly #answers = new Map<string, number>();
  readonly #lag: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 });

  constructor() {
    this.#lag.enable();
  }

  acknowledged(ms: number, isNew: boolean): void {
    this.#acks += 1;
    if (isNew) this.#appended += 1;
    this.#ackSeconds += ms / 1000;
    const bucket = ACK_BUCKETS_S.findIndex((limit) => ms / 1000 <= limit);
    if (bucket !== -1) this.#ackBuckets[bucket] = (this.#ackBuckets[bucket] ?? 0) + 1;
  }

  refused(what: string, code: string | number): void {
    count(this.#refusals, `what="${what}",code="${code}"`);
  }

  answered(status: number): void {
    count(this.#answers, `status="${status}"`);
  }

  /** Everything in the text format of Prometheus. */
  format(now: Present): string {
    const lag = (percentile: number) => this.#lag.percentile(percentile) / 1e9;
    const lines = [
      ...metric('trapdoor_sockets', 'gauge', 'Open WebSockets.', [
        ['line="draft"', now.draftSockets],
        ['line="table"', now.tableSockets],
      ]),
      ...metric('trapdoor_open_drafts', 'gauge', 'Drafts that are loaded.', [['', now.drafts]]),
      ...metric('trapdoor_open_tables', 'gauge', 'Tables that somebody looks at.', [['', now.tables]]),
      ...metric('trapdoor_appended_updates_total', 'counter', 'Edits written to the log.', [['', this.#appended]]),
      ...this.#formatAcks(),
      ...metric('trapdoor_refusals_total', 'counter', 'What was refused, by reason.', [...this.#refusals]),
      ...metric('trapdoor_http_answers_total', 'counter', 'Requests answered, by status.', [...this.#answers]),
      ...metric('trapdoor_event_loop_lag_seconds', 'gauge', 'Event loop delay since the last scrape.', [
        ['quantile="0.5"', lag(50)],
        ['quantile="0.99"', lag(99)],
        ['quantile="1"', this.#lag.max / 1e9],
      ]),
      ...metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', [['', process.memoryUsage.rss()]]),
      ...metric('process_cpu_seconds_total', 'counter', 'CPU time used.', [['', cpuSeconds()]]),
      ...metric('process_uptime_seconds', 'gauge', 'Time since the start.', [['', process.uptime()]]),
    ];
    this.#lag.reset();
    return `${lines.join('\n')}\n`;
  }

  #formatAcks(): readonly string[] {
    let sum = 0;
    const buckets = ACK_BUCKETS_S.map((limit, i): [string, number] => {
      sum += this.#ackBuckets[i] ?? 0;
      return [`le="${limit}"`, sum];
    });
    const name = 'trapdoor_ack_seconds';
    return [
      ...heading(name, 'histogram', 'From an edit’s arrival to its acknowledgement, on disk.'),
      ...[...buckets, ['le="+Inf"', this.#acks] as const].map(
        ([labels, value]) => `${name}_bucket{${labels}} ${value}`,
      ),
      `${name}_sum ${this.#ackSeconds}`,
      `${name}_count ${this.#acks}`,
    ];
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const count = (counts: Map<string, number>, labels: string) => counts.set(labels, (counts.get(labels) ?? 0) + 1);

const heading = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

const metric = (name: string, type: string, help: string, values: readonly (readonly [string, number])[]) => [
  ...heading(name, type, help),
  ...values.map(([labels, value]) => `${name}${labels && `{${labels}}`} ${Number.isFinite(value) ? value : 0}`),
];
