import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Draft, newDraft } from '@/lib/scenario/envelope';
import { systems } from '@/test/support/all-systems';
import { WhatBecomesPublic } from './what-becomes-public';

const HASH = 'a'.repeat(64);
const [system] = systems;
if (!system) throw new Error('there is a game');

const shown = (given: Partial<Draft> = {}, credit = 'Photo by Dora') =>
  renderToStaticMarkup(
    <WhatBecomesPublic
      draft={newDraft(system, { title: 'The <b>lamp</b>\u202e', ...given })}
      pictures={[{ hash: HASH, alt: 'A lamp', credit }]}
      mark="k7q2zp"
    />,
  );

describe('what becomes public', () => {
  it('names everybody: authors with the mark, authors of earlier versions, and picture credits', () => {
    const page = shown({
      authors: [
        { id: 'a', name: 'Ann' },
        { id: 'b', name: 'Bob' },
      ],
      cover: `art:${HASH}`,
      remixOf: [{ title: 'First', authors: ['Cleo'], licence: 'MIT', version: 2, sha256: HASH, address: '' }],
    });
    for (const named of ['Ann and Bob', 'k7q2zp', 'Cleo', 'Photo by Dora', '1 picture of your own'])
      expect(page).toContain(named);
  });

  it('names what is missing, and the meaning of an unknown licence', () => {
    const page = shown({ licence: 'Ask me' });
    expect(page).toContain('Nobody is named');
    expect(page).toContain('None chosen');
    expect(page).toContain('All rights reserved');
    expect(page).not.toContain('Photo by Dora');
  });

  it('shows markup as text, with invisible characters made visible', () => {
    expect(shown()).toContain('The &lt;b&gt;lamp&lt;/b&gt;[U+202E]');
  });

  it("links a chain's addresses only to web pages", () => {
    const link = { title: 'First', authors: [], licence: 'MIT', version: 1, sha256: HASH };
    expect(shown({ remixOf: [{ ...link, address: 'javascript:alert(1)' }] })).not.toContain('href="javascript');
    expect(shown({ remixOf: [{ ...link, address: 'https://example.org/1' }] })).toContain(
      'href="https://example.org/1"',
    );
  });
});
