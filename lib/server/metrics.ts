import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Meter } from '@/lib/sockets/meter';

/** Present values of the gauges. */
interface Present {
  readonly draftSockets: number;
  readonly tableSockets: number;
  readonly drafts: number;
  readonly tables: number;
}

/** Metrics for operators, without names, addresses or texts. */
export class Metrics implements Meter {
  readonly #registry = new Registry();
  readonly #here = { registers: [this.#registry] };
  readonly #sockets = new Gauge({
    ...this.#here,
    name: 'trapdoor_sockets',
    help: 'Open WebSockets.',
    labelNames: ['line'],
  });
  readonly #drafts = new Gauge({ ...this.#here, name: 'trapdoor_open_drafts', help: 'Loaded drafts.' });
  readonly #tables = new Gauge({ ...this.#here, name: 'trapdoor_open_tables', help: 'Tables with connected viewers.' });
  readonly #appended = new Counter({
    ...this.#here,
    name: 'trapdoor_appended_updates_total',
    help: 'Edits written to the log.',
  });
  readonly #acks = new Histogram({
    ...this.#here,
    name: 'trapdoor_ack_seconds',
    help: 'Time from an edit’s arrival to its acknowledgement, once on disk.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  });
  readonly #refusals = new Counter({
    ...this.#here,
    name: 'trapdoor_refusals_total',
    help: 'Refusals, by reason.',
    labelNames: ['what', 'code'],
  });
  readonly #answers = new Counter({
    ...this.#here,
    name: 'trapdoor_http_answers_total',
    help: 'Requests answered, by status.',
    labelNames: ['status'],
  });
  readonly #lag = new Gauge({
    ...this.#here,
    name: 'trapdoor_event_loop_lag_seconds',
    help: 'Event loop delay since the last scrape.',
    labelNames: ['quantile'],
  });
  readonly #memory = new Gauge({
    ...this.#here,
    name: 'process_resident_memory_bytes',
    help: 'Memory in use.',
  });
  readonly #cpu = new Counter({ ...this.#here, name: 'process_cpu_seconds_total', help: 'CPU time used.' });
  readonly #uptime = new Gauge({ ...this.#here, name: 'process_uptime_seconds', help: 'Time since the start.' });
  readonly #delays: IntervalHistogram = monitorEventLoopDelay({ resolution: 10 });

  constructor() {
    this.#delays.enable();
  }

  acknowledged(ms: number, isNew: boolean): void {
    this.#acks.observe(ms / 1000);
    if (isNew) this.#appended.inc();
  }

  refused(what: string, code: string | number): void {
    this.#refusals.inc({ what, code });
  }

  answered(status: number): void {
    this.#answers.inc({ status });
  }

  /** Returns all metrics in Prometheus' text format. */
  format(now: Present): Promise<string> {
    this.#sockets.set({ line: 'draft' }, now.draftSockets);
    this.#sockets.set({ line: 'table' }, now.tableSockets);
    this.#drafts.set(now.drafts);
    this.#tables.set(now.tables);
    for (const quantile of [0.5, 0.99, 1]) {
      this.#lag.set({ quantile }, this.#delays.percentile(quantile * 100) / 1e9);
    }
    this.#delays.reset();
    this.#memory.set(process.memoryUsage.rss());
    this.#cpu.reset();
    this.#cpu.inc(cpuSeconds());
    this.#uptime.set(process.uptime());
    return this.#registry.metrics();
  }
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
