import { describe, expect, it } from 'vitest';
import { findSystem, systems } from './registry';

describe('the registry', () => {
  it('finds every game by its id, and nothing else', () => {
    for (const system of systems) expect(findSystem(system.id)).toBe(system);
    expect(findSystem('chess')).toBeUndefined();
  });

  // Commands and addresses name games and starters alike.
  it('knows no two games or starters by the same name', () => {
    const ids = systems.flatMap(({ id, starters }) => [id, ...starters.map((starter) => starter.id)]);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('offers something complete to start from in every game', () => {
    for (const { id, starters } of systems)
      expect(
        starters.some(({ complete }) => complete),
        id,
      ).toBe(true);
  });
});
