// @module-tag long
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeIn } from './support/programs';
import { useStudio, withBrowsers } from './support/studio';
import { button, field, link, type Tab } from './support/tab';

const TITLE = field('Title');
const NAME = 'Trapped with the webkit';

const titleIn = (tab: Tab): Promise<string> => tab.at(TITLE, (element) => (element as HTMLInputElement).value);

describeIn(['webkit'], 'WebKit', { timeout: 600_000 }, () => {
  const studio = useStudio();

  it('goes from a starter to a kit that reopens, with typing, offline, online and a reload', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trapdoor-journey-'));
    try {
      const complaints = await withBrowsers(['webkit'], async (tab) => {
        await tab.goto(studio.server.url);
        await tab.click({ css: 'a[href^="/ready/"]', name: '', isLast: false });
        await tab.until('a finished setting', () => window.location.pathname.startsWith('/ready/'));
        await tab.awake();
        await tab.click(button('Keep and change it'));
        await tab.until('the studio', () => window.location.pathname.startsWith('/studio/'));
        await tab.awake();
        await tab.fill(TITLE, NAME);
        await tab.shows('Saved.');

        await studio.server.kill();
        await tab.fill(TITLE, `${NAME}, offline`);
        await tab.shows('Not saved');
        await studio.server.start();
        await tab.shows('Saved.');
        await tab.reload();
        await tab.shows('Saved.');
        expect(await titleIn(tab)).toBe(`${NAME}, offline`);

        await tab.click(link(/^Print/));
        await tab.shows(/Page \d+ of \d+/);
        const kit = await tab.downloadPdf(() => tab.click(button('Download the kit (PDF)')));
        writeFileSync(join(folder, 'kit.pdf'), kit);
        await tab.goto(studio.server.url);
        await tab.attach(join(folder, 'kit.pdf'));
        await tab.click(button('As a copy'));
        await tab.until('the studio', () => window.location.pathname.startsWith('/studio/'));
        await tab.awake();
        expect(await titleIn(tab)).toBe(`${NAME}, offline`);
      });
      // The browser says that it lost the server.
      expect(complaints.filter((line) => !/WebSocket|Could not connect|Failed to load resource/.test(line))).toEqual(
        [],
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
