import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { System } from '@/lib/contract/authored';
import { formatDraft, newDraft } from '@/lib/scenario/envelope';
import { systems } from '@/lib/systems/registry';
import { readStarter, readStarters } from './read-starters';

const folder = mkdtempSync(join(tmpdir(), 'trapdoor-starters-'));
afterAll(() => rmSync(folder, { recursive: true }));

const game = await systems[0]?.load();
if (!game) throw new Error('There is a game.');
mkdirSync(join(folder, game.id));
const write = (name: string, text: string) => writeFileSync(join(folder, game.id, name), text);
write('ark.json', formatDraft(newDraft(game, { title: 'Ark', language: 'de', licence: 'MIT' }), game));
const patches = [{ op: 'set', path: ['title'], value: 'Raft' }];
write('raft.patch.json', JSON.stringify({ format: 'trapdoor/patch', variantOf: 'ark', patches }));
write('boat.patch.json', JSON.stringify({ format: 'trapdoor/patch', variantOf: 'raft', patches }));

const card = (id: string, more: object = {}) => ({ id, title: '', summary: '', digest: '', ...more });
const withCards = (...starters: System['starters']): System => ({ ...game, starters });
const system = withCards(card('ark', { formerId: 'the_ark' }), card('raft', { variantOf: 'ark' }));

it('reads all fields of starters and of their variants', () => {
  const [ark, raft, ...more] = readStarters(system, folder);
  expect(more).toEqual([]);
  expect(ark).toMatchObject({ id: 'ark', title: 'Ark', language: 'de', licence: 'MIT', body: game.blank() });
  expect(raft).toEqual({ ...ark, id: 'raft', title: 'Raft', variantOf: 'ark', formerId: undefined });
});

it('finds a starter by its former id too, and reads it once', () => {
  expect(readStarter(system, 'the_ark', folder)).toBe(readStarter(system, 'ark', folder));
  expect(readStarter(system, 'nowhere', folder)).toBeUndefined();
});

it('rejects a variant of another starter than its card names', () => {
  expect(() => readStarters(withCards(card('boat', { variantOf: 'ark' })), folder)).toThrow('boat.patch.json');
});
