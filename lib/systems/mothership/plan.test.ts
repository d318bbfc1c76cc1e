import { describe, expect, it } from 'vitest';
import { buildBody } from '@/test/support/mothership/build';
import { starterOf } from '@/test/support/starters';
import { forPlayers } from './for-players';
import { buildPlan } from './plan';
import { schema } from './schema';

const defaultShip = await starterOf('mothership', 'book-ship');

const body = schema.parse(defaultShip.body);

describe('the plan of a ship', () => {
  const { rooms, start, wayOut } = buildPlan(body);

  it('has a square for every cell, and one name for each board', () => {
    expect(rooms).toHaveLength(33 + 6);
    expect(rooms.filter(({ label }) => label === 'Holding cell').map(({ id }) => id)).toEqual(['S']);
    expect(rooms.filter(({ partOf }) => partOf === 'F')).toHaveLength(2);
    expect(new Set(rooms.map(({ id }) => id)).size).toBe(rooms.length);
  });

  it('leads from start to finish by a shortest walk', () => {
    expect(start).toBe('S');
    expect(wayOut).toHaveLength(13);
    expect([wayOut[0], wayOut.at(-1)]).toEqual(['S', 'F']);
  });

  it('is empty where nothing is painted, and leads nowhere where nothing connects', () => {
    expect(buildPlan(schema.parse(buildBody({})))).toMatchObject({ rooms: [], wayOut: [], start: undefined });
    const parted = { ...body, layout: body.layout.filter(({ id }) => !id.startsWith('F')) };
    expect(buildPlan(parted).wayOut).toEqual([]);
  });
});

describe('the players’ copy', () => {
  it('omits the endings’ texts, and nothing else', () => {
    const open = forPlayers(body);
    expect(open.endings.every(({ text }) => text === '')).toBe(true);
    expect({ ...open, endings: [] }).toEqual({ ...body, endings: [] });
  });
});
