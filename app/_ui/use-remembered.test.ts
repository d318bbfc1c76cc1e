import { describe, expect, it } from 'vitest';
import { keep } from './use-remembered';

describe('keep', () => {
  const first = keep(new Map(), [
    { id: 'a', title: 'Door' },
    { id: 'b', title: 'Stair' },
  ]);

  it('keeps the identity of unchanged items', () => {
    const { kept } = keep(first.known, [
      { id: 'a', title: 'Door' },
      { id: 'b', title: 'Stairs' },
    ]);
    expect(kept[0]).toBe(first.kept[0]);
    expect(kept[1]).toEqual({ id: 'b', title: 'Stairs' });
  });

  it('forgets removed items and follows a new order', () => {
    const { kept, known } = keep(first.known, [{ id: 'b', title: 'Stair' }]);
    expect(kept).toEqual([first.kept[1]]);
    expect([...known.keys()]).toEqual(['b']);
  });
});
