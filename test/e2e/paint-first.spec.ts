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

test('a visitor takes a seat before any script has come', async ({ browser, page, server }) => {
  const opened = await page.request.post('/api/tables', { data: { system: 'trapped', name: 'Gil', colour: 'red' } });
  const { code } = (await opened.json()) as { code: string };
  const guest = await browser.newContext();
  const phone = await guest.newPage();
  await phone.route(/\.js$/, () => undefined);
  // The load event waits for the scripts.
  await phone.goto(`${server.url}/table/${code}`, { waitUntil: 'commit' });
  await phone.getByLabel('Your name').fill('Ann');
  await phone.getByRole('button', { name: 'Join the table' }).click();
  await expect(phone.getByRole('heading', { name: 'At the table' })).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'Ann' })).toBeVisible();
  // With its scripts the same page is connected, and remembers the name.
  await phone.unroute(/\.js$/);
  await phone.goto(`${server.url}/table/${code}`);
  await expect(phone.getByRole('button', { name: 'People, 1 here' })).toBeVisible();
  await phone.goto(`${server.url}/tv`);
  expect(await phone.evaluate(() => JSON.parse(localStorage.getItem('trapdoor/self') ?? '{}').name)).toBe('Ann');
  await guest.close();
});
