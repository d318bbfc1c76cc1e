import { startTransition, useEffect, useRef, useState } from 'react';
import type { IntakeReply, IntakeRequest, IntakeSource, SentIntake } from '@/app/_workers/intake-protocol';
import { startIntakeWorker } from '@/app/_workers/intake-worker';
import type { Alternatives } from '@/lib/intake/alternatives';
import type { IntakeTarget } from '@/lib/intake/target';
import type { IntakeChoices } from '@/lib/intake/types';

export interface IntakeState {
  readonly isReading: boolean;
  readonly intake?: SentIntake | undefined;
  readonly error?: string | undefined;
  /** Text of a chosen file, if it is short. */
  readonly text?: string | undefined;
  readonly alternatives?: Alternatives | undefined;
}

const IDLE: IntakeState = { isReading: false };
/** Pause in typing after which a text is read. */
const PAUSE_MS = 120;
const LIMIT_MS = 20_000;
const TOO_SLOW = 'This takes too long to read. Split the file, or paste a part of it.';
const BROKEN = 'The reader could not be loaded. Check your connection and try again.';

/** Reads a source in a worker whenever it or a setting changes. Undefined or `enabled` false reads nothing. */
export function useIntake(
  source: IntakeSource | undefined,
  target: IntakeTarget | undefined,
  choices: IntakeChoices,
): IntakeState & { readonly cancel: () => void } {
  const [state, setState] = useState<IntakeState>(IDLE);
  const reader = useRef<Reader>(undefined);
  useEffect(() => () => reader.current?.end(), []);
  useEffect(() => {
    if (!source || !target) {
      setState(IDLE);
      return;
    }
    setState((before) => ({ ...before, isReading: true }));
    const timer = setTimeout(
      () => {
        reader.current ??= new Reader();
        reader.current.read({ source, target, choices }, (change) =>
          // Drawn in slices, so that a long list delays no key.
          startTransition(() => setState((before) => ({ ...before, ...change }))),
        );
      },
      'text' in source ? PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [source, target, choices]);
  const cancel = () => {
    reader.current?.end();
    reader.current = undefined;
    setState(IDLE);
  };
  return { ...state, cancel };
}

type Asked = Omit<IntakeRequest, 'seq'>;
type Hear = (change: IntakeState) => void;

/** A worker that reads one source after the other; only the latest one that waits is read. */
class Reader {
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
