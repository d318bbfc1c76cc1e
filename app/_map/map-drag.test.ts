import { describe, expect, it } from 'vitest';
import type { Limits } from '@/app/_canvas/free-spot';
import { type Drag, type Drawing, dragTo, endDrag, type Grip, type Hold, startDrag, startDrawing } from './map-drag';
import type { MapPlace, Point } from './map-model';

const range = (min: number, max: number) => ({ min, max });
const limits: Limits = { x: range(0, 60), y: range(0, 60), width: range(1, 60), height: range(1, 60) };
/** Pixels per square. */
const UNIT = 24;
const place = (id: string, x: number, y: number): MapPlace => ({ id, title: id, x, y, width: 4, height: 3 });
const [hall, yard] = [place('hall', 1, 1), place('yard', 6, 3)];

const dragged = <D extends Drag | Drawing>(start: D, ...way: readonly Point[]): D =>
  way.reduce((drag, to) => dragTo(drag, to, UNIT, limits), start);
const drag = (grip: Grip, hold: Partial<Hold>, from: Point, ...way: readonly Point[]) =>
  dragged(startDrag(grip, { place: hall, together: [hall], adds: false, ...hold }, from), ...way);
const draw = (kind: Drawing['kind'], from: Point, ...way: readonly Point[]) =>
  dragged(startDrawing(kind, from), ...way);
const at = (x: number, y: number): Point => ({ x, y });
const movedTo = (one: Drag) => {
  const outcome = endDrag(one, undefined, limits);
  if (!outcome || !('moved' in outcome)) return outcome;
  return Object.fromEntries([...outcome.moved].map(([id, { x, y, width, height }]) => [id, [x, y, width, height]]));
};

describe('a drag on the empty board', () => {
  it('draws a place over every square that it touches', () => {
    expect(endDrag(draw('draw', at(3.4, 2.3), at(5, 4), at(8.6, 5.5)), undefined, limits)).toEqual({
      drawn: { x: 3, y: 2, width: 6, height: 4 },
    });
  });

  it('draws nothing after a click, even with a little movement', () => {
    expect(endDrag(draw('draw', at(12.5, 10.5), at(12.6, 10.6)), undefined, limits)).toBeUndefined();
    expect(endDrag(draw('draw', at(12.5, 10.5)), undefined, limits)).toBeUndefined();
  });

  it('is no click once the pointer has been far away', () => {
    expect(endDrag(draw('draw', at(2.5, 2.5), at(9, 9), at(2.5, 2.5)), undefined, limits)).toHaveProperty('drawn');
  });

  it('draws a frame from corner to corner, and none for a click', () => {
    const frame = { framed: { x: 0.5, y: 0.5, width: 12.5, height: 7.5 } };
    expect(endDrag(draw('frame', at(0.5, 0.5), at(13, 8)), undefined, limits)).toEqual(frame);
    expect(endDrag(draw('frame', at(13, 8), at(0.5, 0.5)), undefined, limits)).toEqual(frame);
    expect(endDrag(draw('frame', at(13, 8)), undefined, limits)).toEqual({ framed: undefined });
  });
});

describe('a drag from a place', () => {
  const both = { together: [hall, yard], place: yard };

  it('moves all selected places, within the board', () => {
    expect(movedTo(drag({ kind: 'move' }, both, at(8, 5), at(9, 9), at(10, 14)))).toEqual({
      hall: [3, 10, 4, 3],
      yard: [8, 12, 4, 3],
    });
    expect(movedTo(drag({ kind: 'move' }, both, at(8, 5), at(1, 5)))).toEqual({
      hall: [0, 1, 4, 3],
      yard: [5, 3, 4, 3],
    });
  });

  it('counts as a press while the pointer hardly moves', () => {
    const press = { pressed: 'hall', adds: true };
    expect(endDrag(drag({ kind: 'move' }, { adds: true }, at(2, 2), at(2.1, 2.1)), 'hall', limits)).toEqual(press);
  });

  it('moves nothing if the press only selects', () => {
    expect(movedTo(drag({ kind: 'move' }, { together: [] }, at(2, 2), at(9, 9)))).toEqual({});
  });

  it('resizes a place by a corner; the opposite one stays', () => {
    const ne = drag({ kind: 'resize', corner: 'ne' }, {}, at(5, 1), at(7.1, -3));
    expect(movedTo(ne)).toEqual({ hall: [1, 0, 6, 4] });
    const sw = drag({ kind: 'resize', corner: 'sw' }, {}, at(1, 4), at(0, 6));
    expect(movedTo(sw)).toEqual({ hall: [0, 1, 5, 5] });
  });

  it('connects it to the place that it ends on, but not to itself', () => {
    const line = drag({ kind: 'connect' }, {}, at(3, 0), at(8, 4));
    expect(endDrag(line, 'yard', limits)).toEqual({ connected: ['hall', 'yard'] });
    expect(endDrag(line, 'hall', limits)).toBeUndefined();
    expect(endDrag(line, undefined, limits)).toBeUndefined();
  });
});
