// @module-tag long

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listTables, placedLists } from '@/lib/intake/spreadsheet/list-tables';
import { type ListsFormat, writeListsFile } from '@/lib/intake/spreadsheet/lists-file';
import { planLists } from '@/lib/intake/spreadsheet/plan';
import { readLists } from '@/lib/intake/spreadsheet/read-lists';
import { TEXTS, writeLists } from '@/lib/intake/spreadsheet/write-lists';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { draftShape } from '@/lib/scenario/draft-shape';
import { draftFromStarter, newDraft } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { systems } from '@/test/support/all-systems';
import { bodyFrom } from '@/test/support/random-body';
import { cases, sampled } from '@/test/support/soak';

const FORMATS: readonly ListsFormat[] = ['zip', 'xlsx'];

/** Writes a draft's lists to a file and brings them back. */
async function broughtBack(shape: ReturnType<typeof draftShape>, draft: Json, format: ListsFormat) {
  const bytes = await writeListsFile(writeLists(shape, draft), format);
  const read = await readLists(bytes, `lists.${format}`);
  if (!read.ok) throw new Error(read.error);
  return planLists(shape, draft as JsonObject, read.value);
}

const NOTHING = { patches: [], problems: [], counts: { added: 0, changed: 0, removed: 0, missing: 0 } };

describe.each(systems.map((system) => [system.id, system] as const))('the lists of %s', (_, system) => {
  const shape = draftShape(system);
  const tables = listTables(shape);

  it('have tables and columns with names of their own', () => {
    const names = tables.flatMap(({ name, sheet }) => [...new Set([name, sheet])]);
    expect(new Set([...names, TEXTS]).size).toBe(names.length + 1);
    for (const { sheet, columns } of tables) {
      expect(sheet).toMatch(/^[^:\\/?*[\]]{1,31}$/);
      const keys = ['parent', 'id', ...columns.map(({ key }) => key)];
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('have choices that can be told apart in a cell', () => {
    expect(JSON.stringify(tables)).not.toContain('undefined');
    for (const { options } of choicesIn(shape)) expect(options.join('')).not.toMatch(/[,;\n]/);
  });

  it.each(FORMATS)('of each starter come back unchanged as .%s', async (format) => {
    for (const starter of format === 'zip' ? system.starters : sampled(system.starters, 5)) {
      const draft = draftFromStarter(system, starter) as unknown as Json;
      expect(await broughtBack(shape, draft, format), starter.id).toMatchObject(NOTHING);
    }
  });

  it('of a starter fill a blank page', async () => {
    const [starter] = system.starters;
    if (!starter) throw new Error('There is a starter.');
    const wanted = draftFromStarter(system, starter) as unknown as JsonObject;
    const read = await readLists(await writeListsFile(writeLists(shape, wanted), 'zip'), 'lists.zip');
    if (!read.ok) throw new Error(read.error);
    const { problems, after, patches } = planLists(shape, newDraft(system) as unknown as JsonObject, read.value, {
      remove: true,
    });
    expect(problems).toEqual([]);
    expect(patches.length).toBeGreaterThan(0);
    expect(sortedLists(shape, after)).toEqual(sortedLists(shape, wanted));
  });

  it.each(FORMATS)('come back unchanged with any text, as .%s', async (format) => {
    await fc.assert(
      fc.asyncProperty(bodyFrom(shape), async (json) => {
        const { draft } = openDraft(json, system);
        expect(await broughtBack(shape, draft as unknown as Json, format)).toMatchObject(NOTHING);
      }),
      cases(60),
    );
  });
});

/** Characters that spreadsheets, CSV or XML treat in their own way. */
const ODD = [
  "'",
  '"',
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  ',',
  ';',
  ' ',
  '_x0041_',
  '_',
  '&lt;',
  '<',
  '\u0007',
  '\ud800',
  'é',
  '🜁',
];

it.each(FORMATS)('texts of any characters come back unchanged as .%s', async (format) => {
  const system = systems[0];
  if (!system) throw new Error('There is a game.');
  const shape = draftShape(system);
  const odd = fc.string({ unit: fc.constantFrom(...ODD), maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.array(odd, { maxLength: 20 }), odd, async (names, summary) => {
      const authors = names.map((name, i) => ({ id: `-${i}`, name }));
      const { draft } = openDraft({ authors, summary }, system);
      expect(await broughtBack(shape, draft as unknown as Json, format)).toMatchObject(NOTHING);
    }),
    cases(90),
  );
});

/** Returns the entries of all lists by the path of their list, sorted. */
const sortedLists = (shape: ReturnType<typeof draftShape>, draft: Json) =>
  [...placedLists(shape, draft)]
    .map(({ name, parents, entries }) => ({
      at: [name, ...parents].join('/'),
      entries: entries.map((entry) => JSON.stringify(entry)).toSorted(),
    }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));

function* choicesIn(shape: unknown): Generator<{ readonly options: readonly string[] }> {
  if (typeof shape !== 'object' || shape === null) return;
  if ('kind' in shape && shape.kind === 'choices') yield shape as unknown as { readonly options: readonly string[] };
  for (const inner of Object.values(shape)) yield* choicesIn(inner);
}
