import type { Page } from '@playwright/test';
import { expect, goToStep, holdScripts, logged, startFrom, test } from './fixtures';

const place = 'Name of the place';

test('typed text is there after a reload', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('A lighthouse in a flood');
  await logged(page);
  await page.reload();
  await expect(page.getByLabel(place)).toHaveValue('A lighthouse in a flood');
});

test('text typed right after a click goes to the clicked field, however late the page draws', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await goToStep(page, 'Goals');
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), 500);
  });
  await page.getByRole('button', { name: 'Add a goal', exact: true }).last().click();
  await page.keyboard.type('Read the chart');
  await expect(page.getByRole('textbox', { name: 'Goal, goal 1' })).toHaveValue('Read the chart');
});

/** Texts of the open draft in the browser's own storage. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const answered = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await answered(indexedDB.open(`trapdoor/${window.location.pathname.split('/')[2]}`));
    const updates: Uint8Array[] = await answered(db.transaction('updates').objectStore('updates').getAll());
    db.close();
    return updates.map((update) => new TextDecoder('latin1').decode(update)).join();
  });

test('text typed just before the tab crashed is there', async ({ page, context }) => {
  let isCut = false;
  await page.routeWebSocket(/\/collab/, (line) => {
    const server = line.connectToServer();
    line.onMessage((frame) => isCut || server.send(frame));
  });
  await startFrom(page, 'Start blank');
  await logged(page);
  const address = page.url();
  // From here on the server receives nothing, as if the tab had crashed before sending.
  isCut = true;
  await page.getByLabel(place).fill('A cellar');
  await expect.poll(() => keptHere(page)).toContain('A cellar');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await logged(again);
  await expect(again.getByLabel(place)).toHaveValue('A cellar');
});

test('a power cut of the server loses nothing, and the stamp never lies', async ({
  page,
  server,
  expectComplaints,
}) => {
  expectComplaints(/WebSocket|ERR_CONNECTION|Failed to load resource/);
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('A ship');
  await logged(page);
  await server.kill();
  await page.getByLabel(place).pressSequentially(' without a crew');
  await expect(page.getByText('Not saved')).toBeVisible();
  await server.start();
  await logged(page);
  // Another device has no local copy: it sees only what the server has.
  await page.evaluate(() =>
    indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => name && indexedDB.deleteDatabase(name)))),
  );
  await page.reload();
  await expect(page.getByLabel(place)).toHaveValue('A ship without a crew');
});

test('text typed offline arrives later', async ({ page, context, expectComplaints }) => {
  expectComplaints(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await startFrom(page, 'Start blank');
  await logged(page);
  await context.setOffline(true);
  await page.getByLabel(place).fill('An island');
  await expect(page.getByText('You are offline. Keep typing; nothing is lost.')).toBeVisible();
  await context.setOffline(false);
  await logged(page);
  await page.reload();
  await expect(page.getByLabel(place)).toHaveValue('An island');
});

test('two tabs merge, also within one field', async ({ page, context }) => {
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('a dark house');
  await logged(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByLabel(place)).toHaveValue('a dark house');
  await logged(other);
  await page.getByLabel(place).press('Home');
  await other.getByLabel(place).press('End');
  await Promise.all([
    page.getByLabel(place).pressSequentially('In ', { delay: 30 }),
    other.getByLabel(place).pressSequentially(' on a hill', { delay: 30 }),
  ]);
  for (const tab of [page, other]) await expect(tab.getByLabel(place)).toHaveValue('In a dark house on a hill');
});

test('the caret stays in the title while somebody else changes it', async ({ page, context }) => {
  await startFrom(page, 'Start blank');
  const title = (tab: Page) => tab.getByRole('textbox', { name: 'Title' }).first();
  await title(page).fill('a dark house');
  await logged(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(title(other)).toHaveValue('a dark house');
  await title(other).press('Home');
  await title(page).press('End');
  await page.keyboard.type(' on a hill');
  await expect(title(other)).toHaveValue('a dark house on a hill');
  await other.keyboard.type('In ');
  for (const tab of [page, other]) await expect(title(tab)).toHaveValue('In a dark house on a hill');
});

test('undo and redo go across steps', async ({ page }) => {
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('A vault');
  await goToStep(page, 'Barriers');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await goToStep(page, 'Place');
  await expect(page.getByLabel(place)).toHaveValue('');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.getByLabel(place)).toHaveValue('A vault');
});

test('a crashed renderer loses nothing', async ({ page, context }) => {
  await startFrom(page, 'Start blank');
  const address = page.url();
  await page.getByLabel(place).fill('A mine');
  await logged(page);
  const died = new Promise((resolve) => page.once('crash', resolve));
  await page.goto('chrome://crash').catch(() => {});
  await died;
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByLabel(place)).toHaveValue('A mine');
});

test('a browser without storage shows when it must stay open', async ({ page, context, server, expectComplaints }) => {
  expectComplaints(/WebSocket|ERR_CONNECTION|Failed to load resource/);
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('A ship');
  await logged(page);
  await server.kill();
  await page.getByLabel(place).pressSequentially(' adrift');
  await expect(page.getByText(/This browser stores nothing: leave the page open/)).toBeVisible();
  await server.start();
  await logged(page);
  await page.reload();
  await expect(page.getByLabel(place)).toHaveValue('A ship adrift');
});

test('steps can be opened while the server is down', async ({ page, server, expectComplaints }) => {
  expectComplaints(/WebSocket|ERR_CONNECTION|Failed to/);
  await startFrom(page, 'Start blank');
  await logged(page);
  await server.kill();
  await goToStep(page, 'Barriers');
  await goToStep(page, 'Place');
  await page.getByLabel(place).fill('A cave');
  await server.start();
  await logged(page);
  await page.reload();
  await expect(page.getByLabel(place)).toHaveValue('A cave');
});

test('of three tabs, the offline one sends its text, and so do the others', async ({
  page,
  context,
  browser,
  expectComplaints,
}) => {
  expectComplaints(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('house');
  await logged(page);
  const second = await context.newPage();
  await second.goto(page.url());
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const third = await elsewhere.newPage();
  await third.goto(page.url());
  for (const tab of [second, third]) await expect(tab.getByLabel(place)).toHaveValue('house');
  // The document is open, not only drawn, since an offline page can fetch nothing more.
  await logged(third);
  await elsewhere.setOffline(true);
  await third.getByLabel(place).press('End');
  await third.getByLabel(place).pressSequentially(' by the sea');
  await second.getByLabel(place).press('Home');
  await second.getByLabel(place).pressSequentially('The ');
  await expect(page.getByLabel(place)).toHaveValue('The house');
  await elsewhere.setOffline(false);
  for (const tab of [page, second, third]) await expect(tab.getByLabel(place)).toHaveValue('The house by the sea');
  await elsewhere.close();
});

test('a failed fetch while offline does not affect the rest of the studio', async ({
  page,
  context,
  expectComplaints,
}) => {
  expectComplaints(/WebSocket|ERR_INTERNET_DISCONNECTED|Failed to/);
  await startFrom(page, 'Start blank');
  await logged(page);
  await context.setOffline(true);
  await page.getByLabel(place).fill('A silo');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByText(/You are offline, and that has not loaded/).first()).toBeVisible();
  for (const step of ['Print', 'Review']) {
    await goToStep(page, step);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('you are offline');
  }
  await goToStep(page, 'Place');
  await page.getByLabel(place).press('End');
  await page.getByLabel(place).pressSequentially(' of corn');
  await context.setOffline(false);
  await logged(page);
  await goToStep(page, 'Print');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Download the kit (PDF)' })).toBeVisible();
  await goToStep(page, 'Place');
  await expect(page.getByLabel(place)).toHaveValue('A silo of corn');
});

test('a tab that is older than the build says so and loses nothing', async ({ page, context, expectComplaints }) => {
  expectComplaints(/Failed to load resource|404/);
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('A reef');
  await logged(page);
  await context.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: '' }));
  await goToStep(page, 'Review');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Trapdoor may have been updated');
  await context.unroute('**/_next/static/**');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('button', { name: 'Download the JSON' })).toBeVisible();
  await goToStep(page, 'Place');
  await expect(page.getByLabel(place)).toHaveValue('A reef');
});

test('a full disk is reported as soon as nothing more can be stored', async ({ page, server, expectComplaints }) => {
  expectComplaints(/WebSocket|ERR_CONNECTION|Failed to load resource/);
  await startFrom(page, 'Start blank');
  await logged(page);
  // As in browsers: the request succeeds, and then the transaction fails for lack of space.
  await page.evaluate(() => {
    const add = IDBObjectStore.prototype.add;
    IDBObjectStore.prototype.add = function (...given) {
      const request = add.apply(this, given);
      request.addEventListener('success', () => this.transaction.abort());
      return request;
    };
  });
  await server.kill();
  await page.getByLabel(place).fill('A hold');
  await expect(page.getByText(/This browser stores nothing: leave the page open/)).toBeVisible();
  await server.start();
  await logged(page);
  await page.reload();
  await expect(page.getByLabel(place)).toHaveValue('A hold');
});

/** Reloads a named setting, and blocks its scripts until the returned function is called. */
async function reloadWithoutScripts(page: Page): Promise<() => void> {
  await startFrom(page, 'Start blank');
  await page.getByLabel(place).fill('A house');
  await logged(page);
  const release = await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  return release;
}

test('input before the page’s scripts run is kept', async ({ page }) => {
  const release = await reloadWithoutScripts(page);
  const field = page.getByLabel(place);
  await expect(field).toHaveValue('A house');
  await field.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' haunted');
  await page.getByLabel('What it is like').fill('Dark.');
  await page.getByRole('textbox', { name: 'Title' }).fill('The House');
  await page.getByRole('button', { name: 'Stuck?' }).click();
  await field.focus();
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(9, 9));
  await page.keyboard.type(' old');
  await expect(field).toHaveValue('A haunted old house');
  release();
  await logged(page);
  await expect(page.getByRole('heading', { name: 'Stuck? The cards suggest' })).toBeVisible();
  await expect(field).toHaveValue('A haunted old house');
  await page.reload();
  await expect(field).toHaveValue('A haunted old house');
  await expect(page.getByLabel('What it is like')).toHaveValue('Dark.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The House');
});

test('a step chosen before the scripts run opens once they do, and keeps typed text', async ({ page }) => {
  const release = await reloadWithoutScripts(page);
  await page.getByLabel('What it is like').fill('Dark.');
  const steps = page.getByRole('navigation', { name: 'Steps' });
  await steps.getByRole('link', { name: 'Goals' }).click();
  await steps.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByLabel('What it is like')).toHaveValue('Dark.');
  release();
  await expect(steps.locator('[aria-current=step]')).toContainText('Review');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is it fit to be trapped in?');
  await expect(page).toHaveURL(/review$/);
  await logged(page);
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('What it is like')).toHaveValue('Dark.');
});

test('typing continues at the caret after the scripts run', async ({ page }) => {
  const release = await reloadWithoutScripts(page);
  const field = page.getByLabel(place);
  await field.focus();
  await field.evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(1, 1));
  await page.keyboard.type(' very');
  release();
  await logged(page);
  await expect(field).toBeFocused();
  await page.keyboard.type(' large');
  await expect(field).toHaveValue('A very large house');
  await logged(page);
});
