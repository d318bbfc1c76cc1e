import { Listeners } from '@/app/_ui/listeners';
import type { Findings } from '@/lib/contract/playtest-report';
import { withValue } from '@/lib/playtest/vary';
import type { Draft } from '@/lib/scenario/envelope';
import type { WrittenNumber } from '@/lib/schema/numbers';
import { Bench } from './bench';
import { type PlaytestSettings, playSize, sayError } from './playtest-store';

export interface Trial {
  readonly number: WrittenNumber;
  readonly values: readonly (number | null)[];
  readonly players: number;
}

export interface TryState {
  /** From 0 to 1 while games run. */
  readonly done: number | undefined;
  readonly error: string | undefined;
  readonly results: TryResults | undefined;
}

export interface TryResults {
  readonly trial: Trial;
  readonly draft: Draft;
  /** Findings of each value, in their order; undefined for pending ones. */
  readonly findings: readonly (Findings | undefined)[];
}

/** Results for other values of a number, kept while the user moves between steps. */
export class TryStore {
  private state: TryState = { done: undefined, error: undefined, results: undefined };
  private readonly listeners = new Listeners();
  private stopping: AbortController | undefined;

  readonly read = (): TryState => this.state;

  readonly subscribe = this.listeners.subscribe;

  readonly stop = (): void => this.stopping?.abort();

  /** Plays the draft with every value, with the same seeds. `body` is the draft's body as opened by its game. */
  async run(draft: Draft, body: Draft['body'], trial: Trial, settings: PlaytestSettings): Promise<void> {
    this.stop();
    const stopping = new AbortController();
    this.stopping = stopping;
    const isOurs = () => this.stopping === stopping;
    const findings: (Findings | undefined)[] = trial.values.map(() => undefined);
    const publish = () => this.change({ results: { trial, draft, findings: [...findings] } });
    this.change({ done: 0, error: undefined });
    publish();
    const reader = new Bench();
    try {
      for (const [i, value] of trial.values.entries()) {
        await playSize({ ...draft, body: withValue(body, trial.number, value) }, settings, trial.players, {
          signal: stopping.signal,
          reader,
          onShare: (share) => isOurs() && this.change({ done: (i + share) / trial.values.length }),
          onFindings: (found) => {
            if (!isOurs() || stopping.signal.aborted) return;
            findings[i] = found;
            publish();
          },
        });
      }
    } catch (error) {
      if (isOurs()) this.change({ error: sayError(error) });
    } finally {
      reader.end();
    }
    if (isOurs()) this.change({ done: undefined });
  }

  private change(changes: Partial<TryState>): void {
    this.state = { ...this.state, ...changes };
    this.listeners.call();
  }
}
