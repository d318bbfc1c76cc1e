import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import { parseScenario } from '@/lib/scenario/open';
import { findSystem } from '@/lib/systems/registry';

const folder = new URL('./json/', import.meta.url);

/** Messages for files that are not opened. */
const REFUSED: Readonly<Record<string, RegExp>> = {
  'comments.json': /in line 1, column 1, there is a comment.*Remove it/,
  'csv.csv': /This is a table/,
  'hex.json': /in line 113, column 15, numbers are decimal/,
  'html.json': /This is a web page/,
  'md-fence.json': /Markdown fences.*remove/,
  'nan.json': /in line 113, column 14, “NaN” is no number in JSON/,
  'trailing-comma.json': /in line 23, column 16, there is a comma too many\. Remove it/,
  'truncated.json': /ends early, in line 68, column 13.*half a download/,
  'unquoted-keys.json': /in line 8, column 2, “title” needs quotation marks/,
  'yaml.yaml': /This is YAML/,
};

/** Remarks of files that are opened, by code. */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  '1e400.json': ['shape/wrong-type'],
  'array.json': ['shape/read-as'],
  'dup-id.json': ['shape/duplicate-id'],
  'float.json': ['shape/wrong-type'],
  'lower-ids.json': ['shape/read-as', 'shape/read-as', 'shape/read-as', 'shape/read-as'],
  'nul.json': [],
  'players-0-30.json': ['shape/wrong-type', 'shape/wrong-type'],
  'players-4-2.json': [],
  'string-number.json': ['shape/read-as'],
  'utf16le.json': [],
};

const open = (name: string) => parseScenario(readFileSync(new URL(name, folder)), findSystem);

describe('JSON files of people', () => {
  it('have an outcome each', () => {
    expect(readdirSync(folder).toSorted()).toEqual([...Object.keys(REFUSED), ...Object.keys(OPENED)].toSorted());
  });

  it.each(Object.entries(REFUSED))('%s is refused with the place and the suspect', async (name, message) => {
    const opened = await open(name);
    expect(opened.ok ? 'opened' : opened.error.message).toMatch(message);
  });

  it.each(Object.entries(OPENED))('%s is opened', async (name, codes) => {
    const opened = await open(name);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.issues.map(({ code }) => code)).toEqual(codes);
  });

  it('may have one scenario inside of something else', async () => {
    const array = JSON.parse(readFileSync(new URL('array.json', folder), 'utf8')) as readonly Json[];
    const opened = await parseScenario(JSON.stringify({ kind: 'backup', scenario: array[0] ?? null }), findSystem);
    expect(opened.ok && opened.value.issues[0]?.message).toMatch(/^The scenario is inside “scenario”/);
    const both = await parseScenario(JSON.stringify([array[0], array[0]]), findSystem);
    expect(both.ok ? '' : both.error.message).toMatch(/^This file has 2 scenarios/);
    const deeper = await parseScenario(JSON.stringify([[array[0]]]), findSystem);
    expect(deeper.ok ? '' : deeper.error.code).toBe('file/not-a-scenario');
  });

  it('are read by their certain meaning', async () => {
    const [number, cells] = [await open('string-number.json'), await open('lower-ids.json')];
    if (!number.ok || !cells.ok) throw new Error('both are opened');
    expect(number.value.draft.body).toMatchObject({ minutes: 20 });
    const { walls, starts } = cells.value.draft.body as { readonly walls: Json; readonly starts: Json };
    expect(walls).toMatchObject([{ id: 'A1-B1' }, { id: 'D4-D5' }]);
    expect(
      Array.isArray(starts) &&
        starts.every((start) => isJsonObject(start) && start.cell === String(start.cell).toUpperCase()),
    ).toBe(true);
  });
});
