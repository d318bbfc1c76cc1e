import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test fails if the product logs a warning or an error, unless the test mocks the call itself.
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push([level, ...words]));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
