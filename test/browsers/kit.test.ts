// @module-tag long
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../support/run-cli';
import { pdfStreams } from './support/pdf-streams';
import { describeIn } from './support/programs';
import { createDraft, fileOf, openStep, useStudio, withBrowsers } from './support/studio';
import { button, field, type Tab } from './support/tab';

const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Prints the open draft on Letter. The language of a browser would choose A4 or Letter. */
async function print(tab: Tab): Promise<Buffer> {
  await tab.shows(/Page \d+ of \d+/);
  await tab.choose(field('Paper'), 'Letter');
  return tab.downloadPdf(() => tab.click(button('Download the kit (PDF)')));
}

describeIn(BROWSERS, 'a kit', { timeout: 600_000 }, () => {
  const studio = useStudio();

  it('is the same file in each browser, with the streams of the command line', async () => {
    const draft = await createDraft(studio.server, { system: 'trapped', starter: 'spaceship' });
    const kits: Buffer[] = [];
    for (const name of BROWSERS) {
      const complaints = await withBrowsers([name], async (tab) => {
        await openStep(tab, studio.server, draft, 'print');
        kits.push(await print(tab));
      });
      expect(complaints).toEqual([]);
    }
    const [first = Buffer.of()] = kits;
    expect(kits.map(hashOf)).toEqual(BROWSERS.map(() => hashOf(first)));

    const folder = mkdtempSync(join(tmpdir(), 'trapdoor-kit-'));
    try {
      const file = join(folder, 'draft.json');
      writeFileSync(file, await fileOf(studio.server, draft));
      const printed = await runCli('dist/cli.mjs', ['print', file, '--paper', 'letter', '--players', '4', '-o', '-']);
      expect(printed.err).toBe('');
      const [ours, theirs] = [printed.bytes, first].map((pdf) => pdfStreams(pdf).map(hashOf));
      expect(ours?.length).toBeGreaterThan(10);
      expect(ours).toEqual(theirs);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
