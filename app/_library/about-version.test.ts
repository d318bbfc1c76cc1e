import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadVersion } from '@/lib/services/library/read';
import { putVersion } from '@/test/support/published';
import { startServer, type TestServer } from '@/test/support/test-server';
import { jsonLdOf, metadataOf } from './about-version';

const ORIGIN = 'https://play.example';
const ID = '0123456789abcdef';
const HOSTILE = '</script><script>alert(1)</script> & "quoted" \u2028 gpj.\u202eexe';
const SHOWN = '</script><script>alert(1)</script> & "quoted" [U+2028] gpj.[U+202E]exe';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

async function publish(given: Parameters<typeof putVersion>[2], more: Parameters<typeof putVersion>[3] = {}) {
  await putVersion(server.services.store, ID, given, more);
  const found = await loadVersion(server.services, ID, 1);
  if (found.kind !== 'found') throw new Error('It was published.');
  return found.value;
}
const hostile = () =>
  publish({ title: HOSTILE, summary: HOSTILE, authors: [{ id: 'a', name: HOSTILE }], licence: 'CC-BY-4.0' });

describe('the metadata of a version’s page', () => {
  it('has the text as typed, with controls made visible, and absolute addresses', async () => {
    const { title, description, authors, openGraph, robots } = metadataOf(ORIGIN, await hostile());
    expect([title, description, authors]).toEqual([SHOWN, SHOWN, [{ name: SHOWN }]]);
    expect(openGraph).toMatchObject({
      title: SHOWN,
      url: `${ORIGIN}/library/${ID}-script-script-alert-1-script-quoted-gpj-exe`,
      images: { url: `${ORIGIN}/library/${ID}/1/card.png`, width: 1200, height: 630, type: 'image/png' },
    });
    expect(robots).toBeUndefined();
  });

  it('hides unlisted and unapproved versions from search engines', async () => {
    expect(metadataOf(ORIGIN, await publish({ title: 'A' }, { listing: 'unlisted' })).robots).toEqual({ index: false });
    await server.stop();
    server = await startServer();
    expect(metadataOf(ORIGIN, await publish({ title: 'A' }, { approved: false })).robots).toEqual({ index: false });
  });

  it('holds no link, whatever looks like one', async () => {
    const typed = '[Buy *it*](https://shop.example)';
    const { description, openGraph, twitter } = metadataOf(ORIGIN, await publish({ summary: typed }));
    expect([description, openGraph?.description, twitter?.description]).toEqual([typed, typed, typed]);
  });

  it('is truncated if too long, and never within a character', async () => {
    const { description } = metadataOf(ORIGIN, await publish({ summary: '🐙'.repeat(400) }));
    expect(description).toBe(`${'🐙'.repeat(300)}…`);
  });
});

describe('JSON-LD', () => {
  it('contains nothing that ends its element, and parses to the text as typed', async () => {
    const text = jsonLdOf(ORIGIN, await hostile(), 'A <game>');
    expect(text).not.toMatch(/[<>&\u2028\u2029\u202e]/);
    expect(JSON.parse(text)).toMatchObject({
      name: SHOWN,
      description: SHOWN,
      author: [{ name: SHOWN }],
      isPartOf: { name: 'A <game>' },
      license: 'https://creativecommons.org/licenses/by/4.0/',
    });
  });
});
