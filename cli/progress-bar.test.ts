import { expect, test } from 'vitest';
import { progressBar } from './progress-bar';

/** Runs a bar for `seconds`, one step a second, and returns what it wrote. */
function written(seconds: number, { isTTY = false, isSilent = false } = {}): string {
  let [text, time] = ['', 0];
  const stream = { isTTY, write: (part: string) => (text += part) } as unknown as NodeJS.WriteStream;
  const bar = progressBar(stream, isSilent, () => time);
  for (let i = 1; i <= seconds; i++) {
    time = i * 1_000;
    bar.show(i / seconds, `${i} of ${seconds}`);
  }
  bar.clear();
  return text;
}

test('what is quick says nothing into a pipe', () => {
  expect(written(9)).toBe('');
});

test('what takes long says how long, then a line every ten seconds', () => {
  expect(written(35)).toBe('This takes about 40 seconds.\n10 of 35\n20 of 35\n30 of 35\n');
  expect(written(300)).toMatch(/^This takes about 5 minutes\.\n/);
});

test('a terminal gets a bar, and a document on standard output no word beside it', () => {
  expect(written(3, { isTTY: true })).toContain('] 3 of 3');
  expect(written(60, { isSilent: true })).toBe('');
});
