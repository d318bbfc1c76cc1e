import type { PlaytestAnswer, PlaytestReply, PlaytestRequest, TableRequest } from '@/app/_workers/playtest-protocol';
import type { Findings } from '@/lib/contract/playtest-report';
import type { Issue } from '@/lib/kernel/issue';
import type { Lot } from '@/lib/playtest/play-many';
import type { LotPlayer } from '@/lib/playtest/pool';
import type { Replay } from '@/lib/playtest/replay';
import type { Reading } from '@/lib/playtest/report';
import type { Sums } from '@/lib/playtest/sums';

interface Waiting {
  readonly resolve: (reply: PlaytestReply) => void;
  readonly reject: (error: Error) => void;
}

const NOT_LOADED =
  'The bots could not be loaded. If you are offline, try again when you are back online; nothing is lost.';

/** A worker that simulates games. Answers arrive in the order of the requests. */
export class Bench implements LotPlayer<Sums> {
  private readonly worker: Worker;
  private readonly waiting: Waiting[] = [];

  constructor(table?: TableRequest) {
    this.worker = new Worker(new URL('../_workers/playtest.worker.ts', import.meta.url), { type: 'module' });
    this.worker.addEventListener('message', ({ data }: MessageEvent<PlaytestReply>) => this.receive(data));
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail(new Error(NOT_LOADED));
    });
    if (table) this.sit(table);
  }

  /** Plays at another table from now on. */
  sit(table: TableRequest): void {
    this.ask({ type: 'sit', table }).catch((error: Error) => this.fail(error));
  }

  /** Returns the numbers of players of a scenario, and the issue to report if none of its quick games ends well. */
  async size(scenario: Omit<TableRequest, 'seating'>): Promise<PlaytestAnswer['size']> {
    return this.ask({ type: 'size', ...scenario });
  }

  async play(lot: Lot): Promise<Sums> {
    return (await this.ask({ type: 'play', lot })).sums;
  }

  async read(sums: Sums, reading: Reading): Promise<Findings> {
    return (await this.ask({ type: 'read', sums, reading })).findings;
  }

  async judge(tables: readonly Findings[]): Promise<readonly Issue[]> {
    return (await this.ask({ type: 'judge', tables })).verdicts;
  }

  async replay(seed: number): Promise<Replay> {
    return (await this.ask({ type: 'replay', seed })).replay;
  }

  end(): void {
    this.worker.terminate();
  }

  private ask<Type extends PlaytestRequest['type']>(
    request: Extract<PlaytestRequest, { type: Type }>,
  ): Promise<PlaytestAnswer[Type]> {
    return new Promise<PlaytestReply>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(request);
    }) as Promise<PlaytestAnswer[Type]>;
  }

  private receive(reply: PlaytestReply): void {
    if (reply.type === 'ready') return;
    const asked = this.waiting.shift();
    if (reply.type === 'failed') asked?.reject(new Error(reply.message));
    else asked?.resolve(reply);
  }

  private fail(error: Error): void {
    for (const { reject } of this.waiting.splice(0)) reject(error);
    this.end();
  }
}
