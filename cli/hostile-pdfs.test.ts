// @module-tag long

import { expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';
import { HOSTILE_PDFS } from '@/test/support/hostile-pdfs';

const PEAK_MAX_MB = 300;
const WORST = [
  'a stream of objects packed twice',
  'a stream of objects in run lengths',
  'the word “stream” 150,000 times',
  'a million and a half objects',
] as const;

const { trapdoor, write } = builtCli();

it.each(WORST)('reads %s in little memory, and says what to do', async (name) => {
  const { code, err, peakMb } = await trapdoor(['export', write('hostile.pdf', HOSTILE_PDFS[name]?.() ?? '')]);
  expect(code).toBe(2);
  expect(err).toMatch(/Choose a kit|Open the JSON file/);
  expect(peakMb).toBeLessThan(PEAK_MAX_MB);
});
