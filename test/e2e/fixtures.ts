import { test as base, expect, type Page } from '@playwright/test';
import { systems } from '@/lib/systems/registry';
import { draftFile } from '../support/drafts';
import { type StudioServer, startStudio } from '../support/studio-server';

export { expect };

interface PerWorker {
  readonly server: StudioServer;
}

interface PerTest {
  /** Allows console errors that a test expects, such as those of a connection it broke itself. */
  readonly expectComplaints: (pattern: RegExp) => void;
}

/** A test with its own studio. Console errors fail it. */
export const test = base.extend<PerTest & { complaints: undefined }, PerWorker>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const server = await startStudio();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expectComplaints: async ({}, use) => use((pattern) => void expected.push(pattern)),
  complaints: [
    async ({ context }, use) => {
      expected.length = 0;
      const complaints: string[] = [];
      const listen = (page: Page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning')
            complaints.push(`${page.url()}: ${message.text()}`);
        });
      };
      // What the policy of scripts forbids is reported, even if the page caught the refusal.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          // biome-ignore lint/suspicious/noConsole: the fixture reads it
          console.error(`The policy ${violatedDirective} refused ${blockedURI}.`),
        ),
      );
      for (const page of context.pages()) listen(page);
      context.on('page', listen);
      await use(undefined);
      expect(complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

const expected: RegExp[] = [];

export type StartButton = 'Start blank' | 'Start from this one';

/** Starts a scenario of the first or the named game with a button, and opens the studio. */
export async function startFrom(page: Page, button: StartButton, game?: string): Promise<void> {
  const system = systems.find(({ title }) => game === undefined || title === game);
  const featured = system?.starters.find(({ variantOf }) => variantOf === undefined);
  const starter = button === 'Start blank' ? {} : { starter: featured?.id };
  await startAs(page, { system: system?.id, ...starter });
}

/** Starts a setting of Trapped! with goals of these names, opens their step and waits until the document is open. */
export const startWithGoals = (page: Page, ...titles: readonly string[]): Promise<void> =>
  startWith(page, { goals: titles.map((title, i) => ({ id: `G${i + 1}`, title })) }, 'goals');

/** Starts a setting of Trapped!, or a scenario of another game, with this body, at one of its steps. */
export const startWith = (page: Page, body: object, step: string, system = 'trapped'): Promise<void> =>
  startFile(page, draftFile(system, body), step);

/** Starts a scenario from a file, opens it at one of its steps and waits until the document is open. */
export async function startFile(page: Page, scenario: object, step: string): Promise<void> {
  await startAs(page, { scenario }, `/${step}`);
  await logged(page);
}

/** Downloads a draft as a file. */
export async function fileOf(page: Page, id: string): Promise<Buffer> {
  const points = await (await page.request.get(`/api/drafts/${id}/points`)).json();
  const point = await page.request.get(`/api/drafts/${id}/points/${points[0].seq}`);
  return Buffer.from(await point.body());
}

/** Starts a scenario from a game or a file, and opens it at a step. */
export async function startAs(page: Page, asked: object, step = ''): Promise<void> {
  const made = await page.request.post('/api/drafts', { data: asked });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/studio/${id}${step}`);
  await untilAwake(page);
}

/** Waits until the page is interactive, since Playwright fills fields that are not yet. */
export async function untilAwake(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-sleeping]')).toHaveCount(0);
}

/** Blocks the scripts of pages that load from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/chunks\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Types into the empty field that an action has brought, once it has the focus. */
export async function typeIntoNew(page: Page, text: string): Promise<void> {
  await expect(page.locator('input:focus, textarea:focus')).toHaveValue('');
  await page.keyboard.type(text);
}

export const goToStep = async (page: Page, step: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: step }).click();
  await expect(page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]')).toContainText(step);
};

/** Waits until the server has saved everything. */
export const logged = (page: Page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible();
