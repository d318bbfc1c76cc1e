import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withAssets } from './assets';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-assets-'));
  writeFileSync(join(folder, 'font.woff'), 'the font');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('finds a font that was installed while the studio runs', async () => {
  const list = join(folder, 'assets.json');
  const write = (assets: object, at: number) => {
    writeFileSync(list, JSON.stringify(assets));
    utimesSync(list, at, at);
  };
  write({}, 1_000);
  const handle = withAssets(list, async (_, response) => void response.writeHead(404).end());
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/fonts/font.woff`);
  expect((await ask()).status).toBe(404);
  write({ '/fonts/font.woff': { file: join(folder, 'font.woff') } }, 2_000);
  const answer = await ask();
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'font/woff',
    'the font',
  ]);
  server.close();
  server.closeAllConnections();
});
