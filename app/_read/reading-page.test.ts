import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { createDraftDoc } from '@/lib/collab/document/draft-doc';
import type { JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { formatDraft, newDraft } from '@/lib/scenario/envelope';
import { system } from '@/test/support/test-server';
import { renderChanges, renderReading } from './reading-page';

/** Renders the page of a scenario with `count` Events of the same text. */
function page(count: number, text: string, given: { readonly plain?: boolean; readonly hideGm?: boolean } = {}) {
  const events = Array.from({ length: count }, (_, i) => ({ id: `e${i}`, title: `Event ${i}`, text }));
  const draft = newDraft(system, { title: 'Title', language: 'de', body: { ...system.blank(), events } });
  const doc = createDraftDoc(draftShape(system), draft as unknown as JsonObject);
  const updates = [Y.encodeStateAsUpdate(doc)];
  const source = { kind: 'draft', draftId: 'd', system: system.id, updates } as const;
  return renderReading({ source, hideGm: false, art: [], artPath: '/art', plain: false, ...given });
}

describe('a reading page', () => {
  it('shows the document’s contents', async () => {
    const { title, language, html } = await page(2, '**loud**');
    expect([title, language]).toEqual(['Title', 'de']);
    expect(html).toContain('Event 1');
    expect(html).toContain('<strong>loud</strong>');
    expect((await page(2, '**loud**', { hideGm: true })).html).not.toContain('Event 1');
  });

  it('shows texts as typed if there is too much Markdown, or on request', async () => {
    const marked = '**loud** '.repeat(50);
    expect((await page(10, marked)).html).toContain('<strong>');
    expect((await page(60, marked)).html).not.toContain('<strong>');
    expect((await page(1, marked, { plain: true })).html).not.toContain('<strong>');
  });

  it('shows the chapters of a version without a header', async () => {
    const draft = newDraft(system, {
      title: 'Title',
      body: { ...system.blank(), events: [{ id: 'e', title: 'Fire' }] },
    });
    const source = { kind: 'file', bytes: Buffer.from(formatDraft(draft, system)) } as const;
    const job = { source, art: [], artPath: '/art', plain: false } as const;
    const { title, html } = await renderReading({ ...job, hideGm: false });
    expect([title, html.includes('<h3'), /<h[12]/.test(html)]).toEqual(['Title', true, false]);
    expect(html).toContain('Fire');
    expect((await renderReading({ ...job, hideGm: true })).html).not.toContain('Fire');
  });

  it('shows changes between versions, with the GM’s part only on request', async () => {
    const file = (event: string, summary: string) => {
      const body = { ...system.blank(), events: [{ id: 'e', title: event }] };
      return Buffer.from(formatDraft(newDraft(system, { id: 'x', title: 'Title', summary, body }), system));
    };
    const job = { make: 'changes', before: file('Fire', 'A ship.'), after: file('Flood', 'A boat.') } as const;
    const [players, gm] = await Promise.all(
      [true, false].map(async (hideGm) => (await renderChanges({ ...job, hideGm })).html),
    );
    for (const html of [players, gm]) expect(html).toMatch(/ship.*boat/);
    expect(players).not.toMatch(/Fire|Flood/);
    expect(gm).toMatch(/Fire.*Flood/);
  });

  it('makes control and direction characters in a title visible', async () => {
    const doc = createDraftDoc(draftShape(system), newDraft(system, { title: 'a\u202eb' }) as unknown as JsonObject);
    const source = { kind: 'draft', draftId: 'd', system: system.id, updates: [Y.encodeStateAsUpdate(doc)] } as const;
    const { title, html } = await renderReading({
      source,
      hideGm: false,
      art: [],
      artPath: '',
      plain: false,
    });
    expect(title).toBe('a[U+202E]b');
    expect(html).toContain('>a[U+202E]b</h1>');
  });

  it('estimates the size of the answer', async () => {
    const [few = 0, many = 0] = await Promise.all(
      [1, 8_000].map(async (count) => (await page(2, '>'.repeat(count), { plain: true })).size),
    );
    // Four characters each in HTML, nine in JSON.
    expect(many - few).toBe(2 * 7_999 * 13);
  });
});
