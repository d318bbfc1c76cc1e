import { newDraft } from '@/lib/scenario/envelope';
import { systems } from '@/lib/systems/registry';
import { expect, test } from './fixtures';

const FIELDS = 5;

test('a reading page shows formatted text, and hostile texts as far as possible', async ({ page }) => {
  const system = await systems[0]?.load();
  if (!system) throw new Error('The tests need a game.');
  const texts = ['They **run**.', 'a\n=\n'.repeat(2_000), ...Array(FIELDS).fill(`a${'\u0301'.repeat(7_999)}`)];
  const events = texts.map((text, i) => ({ id: `e${i}`, title: `Event ${i}`, text }));
  const scenario = newDraft(system, { title: 'Down', body: { ...system.blank(), events } });
  const origin = { origin: new URL((await page.goto('/'))?.url() ?? '').origin };
  const made = await page.request.post('/api/drafts', { data: { scenario }, headers: origin });
  const { id } = (await made.json()) as { id: string };
  const link = await page.request.post(`/api/drafts/${id}/links`, { data: { role: 'read' }, headers: origin });
  const { url } = (await link.json()) as { url: string };

  await page.goto(new URL(url).pathname);
  await expect(page.getByRole('heading', { name: 'Down', level: 1 })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'run' })).toBeVisible();
  await expect(page.getByText('a = a = a =')).toBeVisible();
  await expect(page.getByText(`a${'\u0301'.repeat(5)}`, { exact: true })).toHaveCount(FIELDS);
});
