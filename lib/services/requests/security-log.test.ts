import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SecurityLog } from './security-log';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 2) }));
afterEach(() => void vi.useRealTimers());

it('writes time and event as a line of JSON', () => {
  const lines: string[] = [];
  new SecurityLog((line) => void lines.push(line), Date.now).note('link-renewed');
  expect(lines).toEqual(['{"time":"2026-01-02T00:00:00.000Z","security":"link-renewed","count":1}']);
});

it('summarises a flood, and starts again after it', () => {
  const counts: number[] = [];
  const log = new SecurityLog((line) => void counts.push((JSON.parse(line) as { count: number }).count), Date.now);
  for (let i = 0; i < 1_000; i++) log.note('signature-refused');
  expect(counts).toEqual(Array(20).fill(1));
  log.note('origin-refused');
  expect(counts).toHaveLength(21);
  vi.advanceTimersByTime(60_000);
  expect(counts.slice(21)).toEqual([980]);
  log.note('signature-refused');
  expect(counts.slice(22)).toEqual([1]);
});

it('starts a new window when the clock is set back, and still summarises the last one', () => {
  const counts: number[] = [];
  const log = new SecurityLog((line) => void counts.push((JSON.parse(line) as { count: number }).count), Date.now);
  for (let i = 0; i < 30; i++) log.note('signature-refused');
  vi.setSystemTime(Date.UTC(2024, 0, 1));
  log.note('signature-refused');
  expect(counts).toEqual(Array(21).fill(1));
  vi.advanceTimersByTime(60_000);
  expect(counts.slice(21)).toEqual([10]);
});
