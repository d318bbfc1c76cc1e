import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type Services, setServices } from '@/lib/services/requests/services';
import { DiskFull } from './disk-full';

afterEach(() => setServices(undefined));

it.each([
  [true, 'This studio’s disk is full: nothing can be saved'],
  [false, ''],
])('<DiskFull> shows a notice only while the disk is full: %s', (isFull, said) => {
  setServices({ store: { isFull: () => isFull } } as unknown as Services);
  const shown = renderToStaticMarkup(<DiskFull />);
  expect(shown).toContain(said);
  expect(shown === '').toBe(!isFull);
});
