import { afterAll, beforeAll } from 'vitest';
import { type StudioServer, startStudio } from '../../support/studio-server';
import { openBrowser } from './browsers';
import type { BrowserName } from './programs';
import type { Tab } from './tab';

/** Starts a studio for a suite. */
export function useStudio(): { readonly server: StudioServer } {
  const used = {} as { server: StudioServer };
  beforeAll(async () => {
    used.server = await startStudio();
  });
  afterAll(() => used.server.dispose());
  return used;
}

/** Starts browsers for a task, and ends them after it. Returns the complaints of all. */
export async function withBrowsers(names: readonly BrowserName[], task: (...tabs: Tab[]) => Promise<void>) {
  const tabs: Tab[] = [];
  try {
    for (const name of names) tabs.push(await openBrowser(name));
    await task(...tabs);
    return tabs.flatMap(({ browser, driver }) => driver.complaints.map((line) => `${browser}: ${line}`));
  } finally {
    // One that has crashed must not keep the others open.
    await Promise.allSettled(tabs.map(({ driver }) => driver.close()));
  }
}

/** A draft and its owner's cookie. */
export interface OwnedDraft {
  readonly id: string;
  readonly cookie: readonly [name: string, value: string];
}

/** Creates a draft from a game, a starter or a file. */
export async function createDraft({ url }: StudioServer, asked: object): Promise<OwnedDraft> {
  const response = await fetch(`${url}/api/drafts`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
  });
  const { id } = (await response.json()) as { readonly id: string };
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(';')[0]?.split('=') ?? [];
  return { id, cookie: [name, value] };
}

/** Opens a step of a draft as its owner. */
export async function openStep(tab: Tab, { url }: StudioServer, { id, cookie }: OwnedDraft, step: string) {
  await tab.goto(`${url}/join`);
  await tab.driver.addCookie(...cookie);
  await tab.goto(`${url}/studio/${id}/${step}`);
}

/** Downloads a draft as a file. */
export async function fileOf({ url }: StudioServer, { id, cookie }: OwnedDraft): Promise<Buffer> {
  const headers = { cookie: cookie.join('=') };
  const points = await (await fetch(`${url}/api/drafts/${id}/points`, { headers })).json();
  const point = await fetch(`${url}/api/drafts/${id}/points/${points[0].seq}`, { headers });
  return Buffer.from(await point.arrayBuffer());
}
