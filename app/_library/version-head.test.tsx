import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadVersion } from '@/lib/services/library/read';
import { putVersion } from '@/test/support/published';
import { startServer, type TestServer } from '@/test/support/test-server';
import { VersionHead } from './version-head';

const ID = '0123456789abcdef';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

async function summaryAsShown(summary: string): Promise<string> {
  const { services } = server;
  await putVersion(services.store, ID, { title: 'The pod', summary });
  const found = await loadVersion(services, ID, 1);
  if (found.kind !== 'found') throw new Error('It was published.');
  const page = renderToStaticMarkup(<VersionHead version={found.value} game={undefined} isPlayable={false} />);
  return /<p class="measure whitespace-pre-line[^>]*>([\s\S]*?)<\/p>/.exec(page)?.[1] ?? '';
}

it('shows the summary as text, in which no link can stand', async () => {
  const typed = 'A *pod*. [Buy it](https://shop.example), https://shop.example, <a href="//shop.example">or here</a>';
  const shown = await summaryAsShown(`${typed}\n\nAnd gpj.\u202eexe`);
  expect(shown).not.toMatch(/<|\u202e/);
  expect(shown).toContain('A *pod*. [Buy it](https://shop.example), https://shop.example, &lt;a');
  expect(shown).toMatch(/\n\nAnd gpj\.\[U\+202E\]exe$/);
});
