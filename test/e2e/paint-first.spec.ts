import { expect, test } from './fixtures';

/** What Next writes into a page is none of its promises: an upgrade may write it differently. */
test('real pages hold their scripts back until something is painted, or have none', async ({ page, server }) => {
  const made = await page.request.post('/api/drafts', { data: { system: 'trapped' } });
  const { id } = (await made.json()) as { id: string };
  const { cookies } = await page.context().storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const html = async (path: string) =>
    (await fetch(server.url + path, { headers: { cookie, 'accept-encoding': 'identity' } })).text();

  for (const path of ['/', '/guides', '/table', '/tv', '/your-data', `/studio/${id}`, `/studio/${id}/map`]) {
    const text = await html(path);
    const held = [...text.matchAll(/<link data-script data-src="(\/_next\/static\/[^"]+\.js)" nonce="[^"]+">/g)];
    expect([path, held.length > 1]).toEqual([path, true]);
    // The one that runs at once is ours, and it stands before all that it holds back.
    expect([path, text.match(/new PerformanceObserver\(/g)?.length]).toEqual([path, 1]);
    expect(text.indexOf('new PerformanceObserver(')).toBeLessThan(held[0]?.index ?? 0);
    // Browsers that have modules never fetch what is for those that have none.
    expect([path, text.match(/<script(?![^>]*noModule)[^>]*\ssrc=/g)]).toEqual([path, null]);
    expect([path, text.match(/<link[^>]*(?:as="script"|rel="modulepreload")/g)]).toEqual([path, null]);
  }
  for (const path of ['/library', '/library/0000000000000000/report']) {
    const text = await html(path);
    expect([path, text.match(/<script(?![^>]*application\/ld\+json)/g)]).toEqual([path, null]);
  }
});
