import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { type Services, setServices } from '@/lib/services/requests/services';
import { DiskFull } from './disk-full';

afterEach(() => setServices(undefined));

it.each([
  [true, 'This studio’s disk is full: nothing can be saved'],
  [false, ''],
])('<DiskFull> says so only while it is: %s', (isFull, said) => {
  setServices({ store: { isFull: () => isFull } } as unknown as Services);
  const shown = renderToStaticMarkup(<DiskFull />);
  expect(shown).toContain(said);
  expect(shown === '').toBe(!isFull);
});
