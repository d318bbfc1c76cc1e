import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { normalise } from '@/lib/schema/normalise';
import { objectShapeOf } from '@/lib/schema/shape';
import { mapPage } from './kit/maps';
import { buildPlan } from './plan';
import { schema } from './schema';

const settingOf = (body: Json) => schema.parse(normalise(objectShapeOf(schema), body).value);

const lighthouse = settingOf({
  place: { name: 'Lighthouse', start: 'lamp' },
  goals: [{ id: 'g1' }, { id: 'g2', hidden: true }],
  escapes: [{ id: 'boat', title: 'Boat', room: 'cellar', seats: 2 }],
  map: {
    rooms: [
      { id: 'lamp', title: 'Lamp room' },
      { id: 'stairs', title: 'Stairs', kind: 'corridor' },
      { id: 'cellar', title: 'Cellar' },
    ],
    passages: [
      { id: 'p1', a: 'lamp', b: 'stairs', kind: 'open' },
      { id: 'p2', a: 'stairs', b: 'cellar', kind: 'door', blockedBy: 'Swollen shut', opens: 'goal', openedBy: 'g2' },
      { id: 'p3', a: 'lamp', b: 'cellar', kind: 'duct' },
    ],
  },
});

describe('plan', () => {
  it('prefers walking to crawling on the way out', () => {
    expect(buildPlan(lighthouse, 'table').wayOut).toEqual(['lamp', 'stairs', 'cellar']);
  });

  it('leads to the first of two equally near ways out', () => {
    const body = {
      place: { start: 'hall' },
      escapes: ['b', 'a'].map((room) => ({ id: room, room })),
      map: {
        rooms: ['hall', 'a', 'b'].map((id) => ({ id })),
        passages: ['a', 'b'].map((room) => ({ id: `to-${room}`, a: 'hall', b: room })),
      },
    };
    expect(buildPlan(settingOf(body), 'table').wayOut).toEqual(['hall', 'b']);
  });

  it('names the goal that opens a passage only if it is not hidden', () => {
    const noteFor = (audience: 'gm' | 'player') =>
      buildPlan(lighthouse, audience).passages.find(({ id }) => id === 'p2')?.note;
    expect(noteFor('gm')).toBe('Swollen shut; opened by goal 2');
    expect(noteFor('player')).toBe('Swollen shut');
  });

  it('omits passages that lead nowhere and a start that is no room', () => {
    const broken = buildPlan(
      settingOf({ place: { start: 'gone' }, map: { passages: [{ id: 'p', a: 'gone', b: 'lost' }] } }),
      'gm',
    );
    expect(broken).toMatchObject({ rooms: [], passages: [], wayOut: [] });
    expect(broken.start).toBeUndefined();
  });
});

describe('map pages', () => {
  const room = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

  it.each([
    ['nothing', [], false, 16],
    ['a tower', [room(0, 0, 10, 29)], false, 5],
    ['a corridor', [room(5, 5, 50, 10)], true, 5],
    ['a hut', [room(3, 3, 2, 2)], false, 16],
  ])('choose orientation and scale for %s', (_, rooms, landscape, squareMm) => {
    expect(mapPage(rooms)).toMatchObject({ landscape, squareMm });
  });
});
