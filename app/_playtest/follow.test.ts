import { describe, expect, it } from 'vitest';
import type { Scene } from '@/lib/contract/played';
import { lineUp } from '@/lib/playtest/lineup';
import { replay } from '@/lib/playtest/replay';
import { findSystem, systems } from '@/lib/systems/registry';
import { acrossOf, placeOfChange } from './follow';

const scene = (rooms: Record<string, string | undefined>, looks: Scene['rooms'] = []): Scene => ({
  clock: { rounds: 0, turns: 0 },
  people: Object.entries(rooms).map(([id, room]) => ({
    id,
    label: id,
    kind: 'character',
    room,
    note: '',
    out: false,
  })),
  rooms: looks,
  cards: [],
  done: [],
  heading: '',
});

describe('placeOfChange()', () => {
  it('is where somebody has come to, before what was turned over there', () => {
    const before = scene({ ann: 'A1', bob: 'A1' }, [{ room: 'B1', label: '', look: 'hidden' }]);
    const turned = [{ room: 'B1', label: 'Fear', look: 'danger' }] as const;
    expect(placeOfChange(before, scene({ ann: 'A1', bob: 'C1' }, turned))).toBe('C1');
    expect(placeOfChange(before, scene({ ann: 'A1', bob: 'A1' }, turned))).toBe('B1');
    expect(placeOfChange(before, { ...before, shut: [['B1', 'A1']] })).toBe('B1');
    expect(placeOfChange({ ...before, shut: [['B1', 'A1']] }, { ...before, shut: [['B1', 'A1']] })).toBeUndefined();
    expect(placeOfChange(before, before)).toBeUndefined();
    expect(placeOfChange(undefined, before)).toBeUndefined();
    expect(placeOfChange(before, scene({ ann: 'A1', bob: undefined }, before.rooms))).toBeUndefined();
  });

  it.each(systems.map(({ id, title }) => [title, id]))('is on the plan in any game of %s', async (_, id) => {
    const system = findSystem(id);
    const played = await system?.play?.();
    const starter = system?.starters.find(({ complete }) => complete);
    if (!system || !played || !starter) throw new Error('the game is there');
    const body = starter.body();
    const plan = system.open(body).plan('table');
    const { frames } = replay(lineUp(played, system.schema.parse(body), { players: 3 }), 1);
    const places = frames.flatMap(({ scene }, i) => placeOfChange(frames[i - 1]?.scene, scene) ?? []);
    // A game without a floor has nowhere to lead anybody to.
    if (plan.rooms.length === 0) return expect(places).toEqual([]);
    expect(places.length).toBeGreaterThan(5);
    for (const place of places) {
      const across = acrossOf(plan, place);
      expect(across).toBeGreaterThan(0);
      expect(across).toBeLessThan(1);
    }
  });
});
