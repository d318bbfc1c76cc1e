import type { IntakeReply, IntakeRequest, SentIntake } from '@/app/_workers/intake-protocol';
import { startIntakeWorker } from '@/app/_workers/intake-worker';
import type { Alternatives } from '@/lib/intake/alternatives';

export interface IntakeState {
  readonly isReading: boolean;
  readonly intake?: SentIntake | undefined;
  readonly error?: string | undefined;
  /** Text of a chosen file, if it is short. */
  readonly text?: string | undefined;
  readonly alternatives?: Alternatives | undefined;
}

const LIMIT_MS = 20_000;
const TOO_SLOW = 'This takes too long to read. Split the file, or paste a part of it.';
const BROKEN = 'The reader could not be loaded. Check your connection and try again.';

type Asked = Omit<IntakeRequest, 'seq'>;
type Hear = (change: IntakeState) => void;

/** A worker that reads one source after the other; only the latest one that waits is read. */
export class IntakeReader {
  private worker: Worker | undefined;
  private isReady = false;
  private isBusy = false;
  private seq = 0;
  private waiting: Asked | undefined;
  private hear: Hear = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  read(asked: Asked, hear: Hear): void {
    this.hear = hear;
    this.waiting = asked;
    this.worker ??= this.start();
    this.next();
  }

  /** Forgets the source, so that nothing is said about it any more. Ends the worker if it is still reading. */
  forget(): void {
    this.hear = () => undefined;
    if (this.isBusy || this.waiting) this.end();
  }

  /** Ends the worker. The next source gets a new one. */
  end(): void {
    clearTimeout(this.timer);
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
    this.isBusy = false;
    this.waiting = undefined;
  }

  private start(): Worker {
    const worker = startIntakeWorker();
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.fail(BROKEN);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<IntakeReply>) => this.take(data));
    return worker;
  }

  private next(): void {
    if (!this.isReady || this.isBusy || !this.waiting) return;
    this.seq++;
    this.isBusy = true;
    this.worker?.postMessage({ seq: this.seq, ...this.waiting } satisfies IntakeRequest);
    this.waiting = undefined;
    this.timer = setTimeout(() => this.fail(TOO_SLOW), LIMIT_MS);
  }

  private take(data: IntakeReply): void {
    if (data.type === 'ready') {
      this.isReady = true;
      this.next();
      return;
    }
    if (data.seq !== this.seq) return;
    if (data.type === 'alternatives') {
      if (!this.isBusy && !this.waiting) this.hear({ isReading: false, alternatives: data.alternatives });
      return;
    }
    clearTimeout(this.timer);
    this.isBusy = false;
    if (this.waiting) this.next();
    else {
      const { result, text } = data;
      this.hear({
        isReading: false,
        text,
        alternatives: undefined,
        ...(result.ok ? { intake: result.value, error: undefined } : { intake: undefined, error: result.error }),
      });
    }
  }

  private fail(error: string): void {
    this.end();
    this.hear({ isReading: false, intake: undefined, error });
  }
}
