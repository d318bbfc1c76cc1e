import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInput } from '@/cli/input';
import { newDraft } from '@/lib/scenario/envelope';
import { systems } from '@/test/support/all-systems';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trapdoor-several-'));
  const [system] = systems;
  if (!system) throw new Error('there is a game');
  const scenarios = ['Ark', 'Boat'].map((title) => newDraft(system, { title }));
  writeFileSync(join(folder, 'all.json'), JSON.stringify(scenarios));
  writeFileSync(join(folder, 'lines.json'), scenarios.map((scenario) => JSON.stringify(scenario)).join('\n'));
  writeFileSync(join(folder, 'one.json'), JSON.stringify(scenarios[0]));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = (name: string) => openInput(join(folder, name));

it.each(['all.json', 'lines.json'])('opens one scenario of the several in %s by its number', async (name) => {
  expect(await open(`${name}#2`)).toMatchObject({ ok: true, value: { draft: { title: 'Boat' } } });
  const help = expect.stringContaining(`Add its number to the file’s name: “${name}#1”.`);
  expect(await open(name)).toMatchObject({ ok: false, error: { message: help } });
  const named = expect.stringContaining('2 scenarios: 1 “Ark”, 2 “Boat”');
  expect(await open(`${name}#3`)).toMatchObject({ ok: false, error: { message: named } });
});

it('says that a file with one scenario has no second', async () => {
  expect(await open('one.json')).toMatchObject({ ok: true });
  const message = expect.stringContaining('does not have several');
  expect(await open('one.json#2')).toMatchObject({ ok: false, error: { code: 'file/no-such-scenario', message } });
});
