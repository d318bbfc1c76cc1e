import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatDraft } from '@/lib/scenario/envelope';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem, systems } from '@/lib/systems/registry';

const folder = new URL('fixtures/', import.meta.url);
const files = readdirSync(folder).filter((name) => /-v\d+\.json$/.test(name));

/** Files as older versions wrote them. They are never written again, so whatever they hold must open forever. */
describe('stored files', () => {
  it('are there for every version of every game', () => {
    const versions = systems.flatMap(({ id, version }) =>
      Array.from({ length: version }, (_, i) => `${id}-v${i + 1}.json`),
    );
    expect(files.toSorted()).toEqual(versions.toSorted());
  });

  it.each(files)('%s opens whole', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const opened = parseScenario(text, findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    const { draft, system, open, issues } = opened.value;
    expect(issues).toEqual([]);
    // A later version may have more advice, but must not find fault.
    expect(open.check().filter(({ severity }) => severity !== 'hint')).toEqual([]);
    expect(draft.systemVersion).toBe(system.version);
    // Nothing that somebody typed has gone.
    const kept = new Set(wordsOf(draft.body));
    expect(wordsOf(JSON.parse(text).body).filter((word) => !kept.has(word))).toEqual([]);
  });

  const present = files.filter((name) => systems.some(({ id, version }) => name === `${id}-v${version}.json`));

  it.each(present)('%s, of the present version, is written again with only the fields added that it lacks', (name) => {
    const rewrite = (text: string) => {
      const opened = parseScenario(text, findSystem);
      if (!opened.ok) throw new Error(opened.error.message);
      return formatDraft(opened.value.draft, opened.value.system);
    };
    const text = readFileSync(new URL(name, folder), 'utf8');
    const written = rewrite(text);
    expect(within(JSON.parse(written), JSON.parse(text))).toEqual(JSON.parse(text));
    expect(rewrite(written)).toBe(written);
  });
});

describe('files from before fields were added to the present version', () => {
  const before = new URL('fixtures/before-issue-14/', import.meta.url);
  const read = (name: string) => readFileSync(new URL(name, before), 'utf8');
  const known: Readonly<Record<string, readonly string[]>> = JSON.parse(read('issues.json'));

  it.each(Object.entries(known))('%s validates with the issues it had', (id, issues) => {
    const opened = parseScenario(read(`${id}.json`), findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    const found = [...opened.value.issues, ...opened.value.open.check()];
    expect(found.map(({ code, path }) => `${code} ${path.join('/')}`)).toEqual(issues);
  });
});

/** What of a value is in another one too, key by key. */
function within(value: unknown, other: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(other)) return value.map((entry, i) => within(entry, other[i]));
  if (!isObject(value) || !isObject(other)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]) => (key in other ? [[key, within(entry, other[key])]] : [])),
  );
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every text in a value. */
function wordsOf(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null ? Object.values(json).flatMap(wordsOf) : [];
}
