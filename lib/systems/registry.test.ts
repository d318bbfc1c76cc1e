import { describe, expect, it } from 'vitest';
import { playtest } from '@/lib/playtest/playtest';
import { commandSchema } from '@/lib/table/commands';
import { systems as whole } from '@/test/support/all-systems';
import { findSystem, systems } from './registry';

describe('the registry', () => {
  it('finds every game by its id, and nothing else', () => {
    for (const system of systems) expect(findSystem(system.id)).toBe(system);
    expect(findSystem('chess')).toBeUndefined();
  });

  // Commands and URLs use ids of games and of starters in the same place.
  it('has unique ids for games and starters', () => {
    const ids = systems.flatMap(({ id, starters }) => [id, ...starters.map((starter) => starter.id)]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('rejects tallies with an id that reports already use', async () => {
    for (const { id, schema, starters, play } of whole) {
      const played = await play?.();
      if (!played) continue;
      const body = schema.parse(starters[0]?.body);
      expect(playtest(played, body, { players: 2, runs: 1, seed: 1 }).tallies.length, id).toBeGreaterThan(0);
      const [first] = played.tallies;
      const tallies = first ? [{ ...first, id: 'endings' }] : [];
      expect(() => playtest({ ...played, tallies }, body, { players: 2, runs: 1, seed: 1 })).toThrow('endings');
    }
  });

  it('has unique ids of secrets that the command tellSecret accepts', () => {
    for (const { starters, open } of whole) {
      for (const { id, body } of starters) {
        const ids = open(body)
          .secrets()
          .map((secret) => secret.id);
        expect(new Set(ids).size, id).toBe(ids.length);
        for (const secret of ids) {
          expect(commandSchema.safeParse({ type: 'tellSecret', secret, value: '' }).success, secret).toBe(true);
        }
      }
    }
  });

  it('prints each map on existing pieces, at most one per audience', () => {
    for (const { form, pieces } of whole) {
      for (const widget of form.steps.flatMap(({ widgets }) => widgets)) {
        if (widget.widget !== 'map') continue;
        const printed = widget.pieces.map((id) => pieces.find((piece) => piece.id === id)?.audience);
        expect(printed).not.toContain(undefined);
        expect(new Set(printed).size).toBe(widget.pieces.length);
        expect(printed).not.toEqual([]);
      }
    }
  });

  it('has starters for every game', () => {
    for (const { id, starters } of systems) expect(starters.length, id).toBeGreaterThan(0);
  });
});

describe('a game with a host', () => {
  it.each(whole.map((system) => [system.id, system] as const))('says what the host does: %s', async (_, system) => {
    const play = await system.play?.();
    expect(system.form.host !== undefined).toBe(play?.hasHost === true);
  });
});
