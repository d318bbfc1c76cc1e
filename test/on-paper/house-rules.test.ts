import { describe, expect, it } from 'vitest';
import { buildKit } from '@/lib/flow';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { systems } from '@/test/support/all-systems';
import { ORDER } from '../support/sample-kit';

/** Rules leaflet of a game's first starter, with changes and house rules. */
function leafletOf(game: string, changes: JsonObject, options: JsonObject): string {
  const system = systems.find(({ id }) => id === game);
  const [starter] = system?.starters ?? [];
  if (!system || !starter) throw new Error(`no starter of ${game}`);
  const draft = draftFromStarter(system, starter, 'same');
  const body = draft.body as JsonObject;
  const changed = { ...body, ...changes, options: { ...(body.options as JsonObject), ...options } };
  const kit = buildKit(openDraft({ ...draft, body: changed } as unknown as Json, system), ORDER);
  return JSON.stringify(kit.pieces.find(({ id }) => id === 'rules'));
}

describe('house rules that a scenario cannot use', () => {
  it.each([
    ['mothership', { traps: [] }, { compulsion: 'movesOnly', blindStopsAbility: false }, 'Driven heroes'],
    ['isolation', { tasks: [] }, { openDifficulty: true }, 'Open Difficulty'],
    [
      'fightsphere',
      { npcGladiators: [], pregens: [] },
      { npcGladiatorsFrom: 'scenario', npcDisengage: false },
      'NPC Gladiators may disengage',
    ],
  ])('are not printed: %s', (game, changes, options, title) => {
    expect(leafletOf(game, {}, options)).toContain(title);
    expect(leafletOf(game, changes, options)).not.toContain(title);
  });
});
