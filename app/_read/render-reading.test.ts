import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createDraftDoc } from '@/lib/collab/document/draft-doc';
import type { JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { newDraft } from '@/lib/scenario/envelope';
import { system } from '@/test/support/test-server';
import { renderReading } from './render-reading';

/** The page of a scenario with that many Events of the same text. */
function page(count: number, text: string, given: { readonly plain?: boolean; readonly hideGm?: boolean } = {}) {
  const events = Array.from({ length: count }, (_, i) => ({ id: `e${i}`, title: `Event ${i}`, text }));
  const draft = newDraft(system, { title: 'Title', language: 'de', body: { ...system.blank(), events } });
  const doc = createDraftDoc(draftShape(system), draft as unknown as JsonObject);
  const updates = [Y.encodeStateAsUpdate(doc)];
  const job = { draftId: 'd', system: system.id, updates, hideGm: false, art: [], artPath: '/art', plain: false };
  return renderReading({ ...job, ...given });
}

describe('a page to read', () => {
  it('shows what its document holds', () => {
    const { title, language, html } = page(2, '**loud**');
    expect([title, language]).toEqual(['Title', 'de']);
    expect(html).toContain('Event 1');
    expect(html).toContain('<strong>loud</strong>');
    expect(page(2, '**loud**', { hideGm: true }).html).not.toContain('Event 1');
  });

  it('shows texts as typed where there is too much Markdown on it, or where that is asked for', () => {
    const marked = '**loud** '.repeat(50);
    expect(page(10, marked).html).toContain('<strong>');
    expect(page(60, marked).html).not.toContain('<strong>');
    expect(page(1, marked, { plain: true }).html).not.toContain('<strong>');
  });

  it('says how large an answer with it is', () => {
    const [few = 0, many = 0] = [1, 8_000].map((count) => page(2, '>'.repeat(count), { plain: true }).size);
    // As HTML four characters each, as data nine.
    expect(many - few).toBe(2 * 7_999 * 13);
  });
});
