import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import { findSystem, systems } from '@/test/support/all-systems';
import { compareDrafts } from './compare';
import { draftFromStarter, formatDraft } from './envelope';
import { parseScenario } from './open';

const GRAPHS = [
  ['trapped', 'goals', 'goalPlaces'],
  ['isolation', 'tasks', 'taskPlaces'],
] as const;

async function reopened(text: string) {
  const opened = await parseScenario(text, findSystem);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
}

describe.each(GRAPHS)('positions of graph entries in files of %s', (id, list, places) => {
  const system = systems.find((one) => one.id === id);
  const starter = system?.starters[0];
  if (!system || !starter) throw new Error(`${id} has a starter`);
  const draft = draftFromStarter(system, starter, 'x');
  const body = draft.body as JsonObject & Record<typeof list, readonly { readonly id: string }[]>;
  const moved = {
    ...draft,
    body: { ...draft.body, [places]: body[list].map((entry, i) => ({ id: entry.id, x: i * 8, y: 5 - i })) },
  };

  it('are left out while nothing has been moved', async () => {
    expect(formatDraft(draft, system)).not.toContain(places);
    expect(formatDraft((await reopened(formatDraft(draft, system))).draft, system)).toBe(formatDraft(draft, system));
  });

  it('are written and read back byte for byte, without issues', async () => {
    const text = formatDraft(moved, system);
    const { draft: again, issues, open } = await reopened(text);
    expect((again.body as JsonObject)[places]).toEqual((moved.body as JsonObject)[places]);
    expect(formatDraft(again, system)).toBe(text);
    expect(issues).toEqual([]);
    expect(open.check()).toEqual((await reopened(formatDraft(draft, system))).open.check());
  });

  it('cause no issue when their entry has gone', async () => {
    const stale = { ...moved, body: { ...moved.body, [places]: [{ id: 'gone', x: 1, y: 2 }] } };
    expect((await reopened(formatDraft(stale, system))).issues).toEqual([]);
  });

  it('are ignored by comparisons and left out of what players get', async () => {
    expect(compareDrafts(draft, moved, system).same).toBe(true);
    expect(system.open(moved.body).forPlayers()[places]).toEqual([]);
  });
});
