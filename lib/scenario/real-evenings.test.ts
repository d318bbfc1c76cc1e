import { describe, expect, it } from 'vitest';
import type { RealEvening } from '@/lib/contract/playtest-report';
import type { Json } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { versionFile } from '@/lib/library/prepare-version';
import { systems } from '@/test/support/all-systems';
import { type Draft, draftFromStarter, formatDraft } from './envelope';
import { openDraft } from './open';
import {
  addEveningPatch,
  playersCopy,
  REAL_EVENINGS_MAX,
  removeEveningPatch,
  shareEveningPatch,
} from './real-evenings';
import { linkTo, remixOf } from './remix';

const system = systems.find(({ starters }) => starters.length > 0);
const [starter] = system?.starters ?? [];
if (!system || !starter) throw new Error('a game has a starter');

const evening = (id: string): RealEvening => ({
  id,
  at: '2026-11-29',
  players: 4,
  ending: 'The pod left with two.',
  rounds: 9,
  minutes: 150,
  confused: 'Who may open the airlock?',
  isShared: false,
});

const draftOf = (json: Json): Draft => openDraft(json, system).draft;
const blank = draftOf(draftFromStarter(system, starter, 'a') as unknown as Json);
const patched = (draft: Draft, ...patches: readonly (Patch | undefined)[]): Draft =>
  applyPatches(
    draft as unknown as Json,
    patches.flatMap((patch) => patch ?? []),
  ) as unknown as Draft;
const two = patched(blank, addEveningPatch(blank, evening('e1')), addEveningPatch(blank, evening('e2')));
const textOf = (draft: Draft) => formatDraft(draft, system);

describe('real evenings', () => {
  it('are kept in the file, which is the same as before without them', () => {
    expect(draftOf(JSON.parse(textOf(two))).evenings).toEqual([evening('e1'), evening('e2')]);
    expect(textOf(patched(two, removeEveningPatch('e1'), removeEveningPatch('e2')))).toBe(textOf(blank));
    expect(textOf(blank)).not.toContain('"evenings"');
  });

  it('are added once, and up to a limit', () => {
    expect(addEveningPatch(two, evening('e2'))).toBeUndefined();
    const full = { evenings: Array.from({ length: REAL_EVENINGS_MAX }, (_, i) => evening(`f${i}`)) };
    expect(addEveningPatch(full, evening('one-more'))).toBeUndefined();
  });

  it('are in published versions only if they are shared', () => {
    const published = (draft: Draft) => JSON.parse(new TextDecoder().decode(versionFile(draft, system).bytes));
    expect(published(two).evenings).toBeUndefined();
    expect(versionFile(two, system).sha256).toBe(versionFile(blank, system).sha256);
    const shared = patched(two, shareEveningPatch('e2', true));
    expect(published(shared).evenings).toEqual([{ ...evening('e2'), isShared: true }]);
  });

  it('are neither in the players’ copy nor in a remix', () => {
    expect(playersCopy(system, two)).not.toHaveProperty('evenings');
    expect(remixOf(two, linkTo(two, system)).evenings).toEqual([]);
  });

  it('are limited in hostile files, and what is wrong is said', () => {
    const hostile = {
      ...two,
      evenings: [
        { ...evening('e1'), confused: 'a'.repeat(20_000), players: -3, minutes: 1e9, ending: 'a\nb'.repeat(500) },
        'nonsense',
        ...Array.from({ length: 400 }, (_, i) => evening(`f${i}`)),
      ],
    };
    const opened = openDraft(hostile as unknown as Json, system);
    const [first] = opened.draft.evenings ?? [];
    expect(opened.draft.evenings?.length).toBeLessThanOrEqual(REAL_EVENINGS_MAX);
    expect(first?.players).toBeGreaterThan(0);
    expect(first?.minutes).toBeLessThanOrEqual(100_000);
    expect(textOf(opened.draft).length).toBeLessThan(textOf(blank).length + 60_000);
    expect(opened.issues.filter(({ path }) => path[0] === 'evenings').length).toBeGreaterThan(0);
  });
});
