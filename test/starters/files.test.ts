import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDraft } from '@/lib/flow';
import { versionFile } from '@/lib/library/prepare-version';
import { openStarter, starterPublicationId } from '@/lib/library/starters';
import { draftFromStarter, formatDraft } from '@/lib/scenario/envelope';
import { openEnvelope, parseScenario } from '@/lib/scenario/open';
import { checkForPublishing } from '@/lib/scenario/publishable';
import { formatVariant, lostPatches, variantIn } from '@/lib/starters/variant';
import { findSystem, systems } from '@/test/support/all-systems';

const all = systems.flatMap((system) => system.starters.map((starter) => ({ system, starter, id: starter.id })));
const read = (system: string, name: string) => readFileSync(`content/starters/${system}/${name}`, 'utf8');

describe.each(all)('$id', ({ system, starter }) => {
  it('has no errors, and everything that the library requires', () => {
    const opened = openStarter(system, starter);
    expect(opened.issues).toEqual([]);
    const found = checkDraft(opened);
    expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(checkForPublishing(opened, found, { pictures: [] }).map(({ code }) => code)).toEqual([
      'publish/starter-unchanged',
    ]);
  });
});

describe.each(all.filter(({ starter }) => starter.variantOf === undefined))('the file of $id', ({ system, id }) => {
  it('equals the output of Download as JSON', async () => {
    const text = read(system.id, `${id}.json`);
    const opened = await parseScenario(text, findSystem);
    if (!opened.ok) throw new Error(opened.error.message);
    expect(opened.value.issues).toEqual([]);
    expect(opened.value.draft.id).toBe(id);
    expect(formatDraft(opened.value.draft, system)).toBe(text);
  });
});

describe.each(all.filter(({ starter }) => starter.variantOf !== undefined))(
  'the file of $id',
  ({ system, starter }) => {
    it('has the minimal patches on its parent', async () => {
      const parent = system.starters.find(({ id }) => id === starter.variantOf);
      const text = read(system.id, `${starter.id}.patch.json`);
      const variant = variantIn(JSON.parse(text));
      if (!parent || !variant) throw new Error(`${starter.id} is a variant of a starter.`);
      // Measured lengths come from a file of their own.
      const [from, to] = [parent, starter].map(({ measured: _, ...each }) => draftFromStarter(system, each, each.id));
      if (!from || !to) throw new Error('both open');
      expect(lostPatches(from, variant)).toEqual([]);
      expect(JSON.parse(text)).toEqual(JSON.parse(formatVariant(system.shape, from, to)));
      const whole = await openEnvelope(draftFromStarter(system, starter) as never, findSystem);
      expect(whole.ok && whole.value.issues).toEqual([]);
    });
  },
);

// A line end that an author types is one on paper.
it('ends no line within a paragraph', () => {
  const wrapped = all.flatMap(({ system, starter, id }) =>
    JSON.stringify(openStarter(system, starter).draft.body).match(/[^n\\]\\n[^\\\s]/) ? [id] : [],
  );
  expect(wrapped).toEqual([]);
});

// A library publishes a new version of each starter whose line changes, and a second publication if its id changes.
it('gives the publications and versions that libraries have', async () => {
  const lines = all.map(({ system, starter }) => {
    const { sha256 } = versionFile(openStarter(system, starter).draft, system);
    return `${system.id}/${starter.id} ${starterPublicationId(system, starter)} ${sha256}`;
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/starter-versions.txt');
});
