import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { Draft } from '@/lib/scenario/envelope';
import { publishable } from '../support/publishable';
import type { StudioServer } from '../support/studio-server';
import { expect, goToStep, logged, untilAwake } from './fixtures';

/**
 * Publishes a scenario with this word in all its texts, from a browser that may not be a member yet. Specs share a
 * library, which refuses copies, so each word may be used only once.
 */
export async function publish(
  page: Page,
  word: string,
  given: Partial<Draft> = {},
  more: object = {},
): Promise<string> {
  await page.request.post('/api/me/keys', { data: { name: 'To be somebody' } });
  const data = { scenario: publishable(word, given), note: 'First', listing: 'public', ...more };
  const response = await page.request.post('/api/library', { data });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Runs the operator's command while the studio runs, and returns its output. */
export async function moderatorLink({ data, url }: StudioServer, ...words: string[]): Promise<string> {
  const env = { ...process.env, TRAPDOOR_DATA: data };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/cli.mjs', 'moderator', ...words], { env });
  const { pathname, hash } = new URL(stdout.trim());
  return url + pathname + hash;
}

/** Opens a draft with this word in all its texts at its Review step. */
export async function openToReview(page: Page, word: string, given: Partial<Draft> = {}): Promise<void> {
  const made = await page.request.post('/api/drafts', { data: { scenario: publishable(word, given) } });
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/studio/${id}`);
  await goToStep(page, 'Review');
  await logged(page);
}

export const publishPart = (page: Page) => page.getByRole('region', { name: 'Publish', exact: true });

/** Unfolds the part of *Review* that publishes. */
export async function openPublish(page: Page): Promise<void> {
  await untilAwake(page);
  const unfold = page.getByRole('button', { name: 'Publish…' });
  await expect(unfold.or(page.getByLabel('Summary')).first()).toBeVisible();
  if (await unfold.isVisible()) await unfold.click();
}

/** Publishes the open draft as its next version, and returns the address of that version. */
export async function publishOpen(page: Page, version: number, note = ''): Promise<string> {
  const part = publishPart(page);
  await openPublish(page);
  if (note !== '') await part.getByLabel(/^What (is new|changed since)/).fill(note);
  await part.getByRole('button', { name: `Publish version ${version}` }).click();
  await expect(part.getByRole('heading', { name: `Version ${version} is published` })).toBeFocused();
  const address = await part.getByRole('textbox', { name: `Address of version ${version}` }).inputValue();
  return new URL(address).pathname;
}
