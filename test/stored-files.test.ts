import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrate } from '@/lib/contract/migrate';
import type { JsonObject } from '@/lib/kernel/json';
import { FORMAT_VERSION, formatDraft } from '@/lib/scenario/envelope';
import { ENVELOPE } from '@/lib/scenario/migrations';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem, systems } from '@/lib/systems/registry';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => /-v\d+\.json$/.test(name));

/** Files of older versions. They are never rewritten, and each must open forever. */
describe('stored files', () => {
  it('exist for every version of every game', () => {
    const versions = systems.flatMap(({ id, version }) =>
      Array.from({ length: version }, (_, i) => `${id}-v${i + 1}.json`),
    );
    expect(files.toSorted()).toEqual(versions.toSorted());
  });

  it.each(files)('%s opens completely', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const opened = await parseScenario(text, findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    const { draft, system, open, issues } = opened.value;
    expect(issues).toEqual([]);
    // A later version may add hints, but must not report problems.
    expect(open.check().filter(({ severity }) => severity !== 'hint')).toEqual([]);
    expect(draft.systemVersion).toBe(system.version);
    // All texts must still be there.
    const kept = new Set(wordsOf(draft.body));
    expect(wordsOf(JSON.parse(text).body).filter((word) => !kept.has(word))).toEqual([]);
  });

  const present = files.filter((name) => systems.some(({ id, version }) => name === `${id}-v${version}.json`));

  it.each(present)('%s, of the current version, is rewritten with only its missing fields added', async (name) => {
    const rewrite = async (text: string) => {
      const opened = await parseScenario(text, findSystem);
      if (!opened.ok) throw new Error(opened.error.message);
      return formatDraft(opened.value.draft, opened.value.system);
    };
    const text = readFileSync(new URL(name, folder), 'utf8');
    const written = await rewrite(text);
    const stored = migrate(ENVELOPE, JSON.parse(text), JSON.parse(text).formatVersion);
    expect(within(JSON.parse(written), stored)).toEqual(stored);
    expect(await rewrite(written)).toBe(written);
  });
});

describe('files of every version of the format', () => {
  const stored = (format: number, id: string) =>
    readFileSync(new URL(format === 1 ? `${id}-v1.json` : `format-${format}/${id}.json`, folder), 'utf8');
  const formats = Array.from({ length: FORMAT_VERSION }, (_, i) => i + 1);
  const cases = formats.flatMap((format) => systems.map(({ id }) => [format, id] as const));

  it.each(cases)('open without an issue and keep all content: format %i of %s', async (format, id) => {
    const given: JsonObject = JSON.parse(stored(format, id));
    expect(given.formatVersion).toBe(format);
    const opened = await parseScenario(stored(format, id), findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    const { draft, system, issues } = opened.value;
    expect(issues).toEqual([]);
    const { body: _body, ...around } = given;
    const current = { formatVersion: FORMAT_VERSION, systemVersion: system.version };
    expect(draft).toMatchObject({ ...around, ...current, $schema: draft.$schema });
    const written = formatDraft(draft, system);
    const again = await parseScenario(written, findSystem);
    expect(again.ok && formatDraft(again.value.draft, system)).toBe(written);
  });

  it.each(systems.map(({ id }) => id))('are rewritten unchanged if they are of the current format: %s', async (id) => {
    const text = stored(FORMAT_VERSION, id);
    const opened = await parseScenario(text, findSystem);
    expect(opened.ok && formatDraft(opened.value.draft, opened.value.system)).toBe(text);
  });

  it('are migrated one step at a time, without changing the input', () => {
    expect(ENVELOPE.migrations.map(({ from }) => from)).toEqual(formats.slice(0, -1));
    const given = Object.freeze({ formatVersion: 1, title: 'Ark', body: Object.freeze({}) });
    expect(migrate(ENVELOPE, given, 1)).toEqual({
      ...given,
      ...{ formatVersion: 2, cover: '', tags: [], warnings: [], remixOf: [] },
    });
  });
});

describe('files from before fields were added to the current version', () => {
  const before = new URL('fixtures/before-issue-14/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, before), 'utf8');
  const known: Readonly<Record<string, readonly string[]>> = JSON.parse(read('issues.json'));

  it.each(Object.entries(known))('%s validates with the issues it had', async (id, issues) => {
    const opened = await parseScenario(read(`${id}.json`), findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    const found = [...opened.value.issues, ...opened.value.open.check()];
    expect(found.map(({ code, path }) => `${code} ${path.join('/')}`)).toEqual(issues);
  });
});

/** Returns the parts of a value that also exist in another, key by key. */
function within(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) return value.map((entry, i) => within(entry, other[i]));
  if (!isObject(value) || !isObject(other)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (key in other ? [[key, within(entry, other[key])]] : [])),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists every text in a value. */
function wordsOf(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(wordsOf) : [];
}
