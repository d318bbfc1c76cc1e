import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NewerEntry } from './newer-entry';

it('tells that an entry of an unknown kind is kept, and offers to reload', () => {
  const shown = renderToStaticMarkup(<NewerEntry id="e1" noun="effect" />);
  expect(shown).toContain('Effect made with a newer Trapdoor. It is kept as it is.');
  expect(shown).toMatch(/<button type="button"[^>]*>Reload the page<\/button>/);
});
