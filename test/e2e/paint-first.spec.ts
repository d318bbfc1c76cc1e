import { expect, test } from './fixtures';

/** Next's HTML output is not a stable interface: an upgrade can change it. */
test('real pages delay their scripts until the first paint, or have none', async ({ page, server }) => {
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
    // The inline script that runs at once is ours, and it precedes all delayed ones.
    expect([path, text.match(/new PerformanceObserver\(/g)?.length]).toEqual([path, 1]);
    expect(text.indexOf('new PerformanceObserver(')).toBeLessThan(held[0]?.index ?? 0);
    // Browsers with modules never fetch scripts for those without.
    expect([path, text.match(/<script(?![^>]*noModule)[^>]*\ssrc=/g)]).toEqual([path, null]);
    expect([path, text.match(/<link[^>]*(?:as="script"|rel="modulepreload")/g)]).toEqual([path, null]);
  }
  for (const path of ['/library', '/library/0000000000000000/report']) {
    const text = await html(path);
    expect([path, text.match(/<script(?![^>]*application\/ld\+json)/g)]).toEqual([path, null]);
  }
});

test('a browser that is too old is told which one to use, and not that its connection is slow', async ({ page }) => {
  await page.goto('/join');
  await expect(page.getByText('This browser is too old')).toBeHidden();
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'registerProperty'));
  await page.goto('/join');
  await expect(page.getByText('This browser is too old')).toBeVisible();
  await page.goto('/tv');
  await expect(page.getByText('This browser is too old')).toBeVisible();
  await expect(page.getByText('the connection may be slow')).toBeHidden();
});
