import { expect, it } from 'vitest';
import { sayMessage } from './issue';

it('cuts long names in messages short', () => {
  const long = 'Donaudampfschiff '.repeat(11).trim();
  const said = sayMessage(`There is another “${long}”. Tell it from “${long}”.`);
  expect(said.length).toBeLessThan(170);
  expect(said).toMatch(/^There is another “Donau.*…”\. Tell it from “Donau.*…”\.$/);
  expect(sayMessage('There is another “Hatch”.')).toBe('There is another “Hatch”.');
});

it('shows marks that would turn a message round', () => {
  expect(sayMessage('“a\u202egnp.exe” is on no map.')).toBe('“a[U+202E]gnp.exe” is on no map.');
});
