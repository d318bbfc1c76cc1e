import { describe, expect, it } from 'vitest';
import { around, freePlace, SPOILT } from './labels';

const ROOM = { x: 10, y: 20, width: 40, height: 10 };
const NAME = { widthMm: 16, heightMm: 4 };

describe('freePlace()', () => {
  it('is the middle of an empty room', () => {
    expect(freePlace(ROOM, NAME, [])).toEqual({ x: 22, y: 23 });
  });

  it('steps aside for the way out', () => {
    const up = { ...around({ x: 30, y: 20 }, { x: 30, y: 27 }, 1.8), weight: SPOILT.route };
    const right = { ...around({ x: 30, y: 27 }, { x: 50, y: 27 }, 1.8), weight: SPOILT.route };
    const { x, y } = freePlace(ROOM, NAME, [up, right]);
    expect(x + NAME.widthMm).toBeLessThanOrEqual(up.x + 0.01);
    expect(y).toBeGreaterThanOrEqual(ROOM.y);
  });

  it('rather covers a line that passes through than a sign', () => {
    const sign = { ...around({ x: 18, y: 25 }, { x: 42, y: 25 }, 5), weight: SPOILT.sign };
    const lines = { ...ROOM, weight: SPOILT.line };
    const { x } = freePlace({ ...ROOM, width: 60 }, NAME, [sign, lines]);
    expect(x).toBeGreaterThanOrEqual(47);
  });

  it('stays in the room when there is no room', () => {
    expect(freePlace(ROOM, { widthMm: 90, heightMm: 40 }, [{ ...ROOM, weight: SPOILT.sign }])).toEqual({
      x: 10,
      y: 20,
    });
  });
});
