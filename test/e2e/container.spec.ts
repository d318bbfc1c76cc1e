import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { starterPublicationId } from '@/lib/library/starters';
import { systems } from '@/lib/systems/registry';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a fresh library holds. */
const ofStudio = systems.flatMap((game) => game.starters.map((starter) => starterPublicationId(game, starter)));

/** What the Dockerfile takes into the container of the studio that it built. */
const copied = (): readonly string[] =>
  [...readFileSync(join(ROOT, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(
    ([, paths = '']) => paths.split(' ').map((path) => path.replace('/studio/', '')),
  );

test('what goes into the container is all that the studio needs', async ({ request }) => {
  // Copies the studio, and waits until a fresh library has played all starters.
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), 'trapdoor-container-'));
  for (const path of copied()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    // Too many files to copy; everything else finds nothing of the checkout.
    if (path === 'node_modules') symlinkSync(join(ROOT, path), join(folder, path));
    else cpSync(join(ROOT, path), join(folder, path), { recursive: true });
  }
  const server = spawn(process.execPath, ['dist/server.mjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', TRAPDOOR_DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    for await (const part of server.stdout) {
      said += part;
      if (said.includes('Ready on')) break;
    }
    const url = /Ready on (\S+)/.exec(said)?.[1] ?? '';
    const made = await request.post(`${url}/api/drafts`, { data: { system: 'trapped', starter: 'spaceship' } });
    const { id } = await made.json();
    const link = await request.post(`${url}/api/drafts/${id}/links`, { data: { role: 'read' } });
    const read = await request.get(`${url}${new URL((await link.json()).url).pathname}`);
    expect([made.status(), read.status()]).toEqual([201, 200]);
    expect(await read.text()).toContain('Spaceship');
    expect((await request.get(`${url}/guides/run-your-own`)).status()).toBe(200);
    const listed = async () => {
      const answer = await request.get(`${url}/api/library?limit=100`);
      return ((await answer.json()) as { results: { id: string }[] }).results.map(({ id }) => id).toSorted();
    };
    await expect.poll(listed, { timeout: 60_000 }).toEqual(ofStudio.toSorted());
  } finally {
    const gone = once(server, 'exit');
    server.kill();
    await gone;
    rmSync(folder, { recursive: true, force: true });
  }
});
