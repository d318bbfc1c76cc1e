import { describe, expect, it } from 'vitest';
import { Outbox, UNSENT_MAX } from './outbox';

/** Fake socket that sends bytes only on drain(). */
class SlowLine {
  readonly OPEN = 1 as const;
  readyState: 0 | 1 | 2 | 3 = 1;
  bufferedAmount = 0;
  highest = 0;
  readonly messages: number[][] = [];
  #part: number[] = [];
  #written: { length: number; done: (() => void) | undefined }[] = [];

  send(data: unknown, options: unknown, done?: (error?: Error) => void): void {
    const bytes = data as Uint8Array;
    this.bufferedAmount += bytes.length;
    this.highest = Math.max(this.highest, this.bufferedAmount);
    // Records one byte per fragment.
    this.#part.push(bytes[0] ?? -1);
    if ((options as { fin?: boolean }).fin !== false) {
      this.messages.push(this.#part);
      this.#part = [];
    }
    this.#written.push({ length: bytes.length, done: done && (() => done()) });
  }

  terminate(): void {
    this.readyState = 3;
  }

  /** Sends everything written so far, including what this triggers. */
  drain(): void {
    for (let next = this.#written.shift(); next; next = this.#written.shift()) {
      this.bufferedAmount -= next.length;
      next.done?.();
    }
  }
}

function open() {
  const line = new SlowLine();
  return { line, outbox: new Outbox(line as unknown as ConstructorParameters<typeof Outbox>[0]) };
}

const filled = (length: number, value: number) => new Uint8Array(length).fill(value);

describe('Outbox', () => {
  it('sends short messages at once', () => {
    const { line, outbox } = open();
    outbox.send(filled(10, 1));
    outbox.send(filled(10, 2));
    expect(line.messages).toEqual([[1], [2]]);
  });

  it('sends a long message in fragments, and later ones after it', () => {
    const { line, outbox } = open();
    outbox.send(filled(2_000_000, 1));
    outbox.send(filled(10, 2));
    outbox.send(filled(200_000, 3));
    outbox.send(filled(10, 4));
    expect(line.messages).toEqual([]);
    line.drain();
    expect(line.messages.map(([first]) => first)).toEqual([1, 2, 3, 4]);
    expect(line.messages.map(({ length }) => length)).toEqual([31, 1, 4, 1]);
    expect(line.highest).toBeLessThan(100_000);
  });

  it('sends the parts of a message as one', () => {
    const { line, outbox } = open();
    outbox.send(filled(100_000, 1), filled(10, 2));
    outbox.send(filled(3, 3), filled(70_000, 4));
    outbox.send(filled(3, 5), filled(3, 6));
    line.drain();
    expect(line.messages).toEqual([[1, 1, 2], [3, 4, 4], [5]]);
  });

  it('terminates clients that do not read short messages', () => {
    const { line, outbox } = open();
    for (let i = 0; i < 1_000 && line.readyState === 1; i++) outbox.send(filled(10_000, 1));
    expect(line.readyState).toBe(3);
    expect(line.highest).toBeLessThanOrEqual(UNSENT_MAX);
  });

  it('terminates clients that do not read messages behind a long one', () => {
    const { line, outbox } = open();
    outbox.send(filled(2_000_000, 1));
    for (let i = 0; i < 99; i++) outbox.send(filled(9_000, 2));
    expect(line.readyState).toBe(1);
    for (let i = 0; i < 9; i++) outbox.send(filled(9_000, 2));
    expect(line.readyState).toBe(3);
  });

  it('sends nothing on a closed socket', () => {
    const { line, outbox } = open();
    line.readyState = 2;
    outbox.send(filled(10, 1));
    expect(line.messages).toEqual([]);
  });
});
